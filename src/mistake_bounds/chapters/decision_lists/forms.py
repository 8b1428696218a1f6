"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "M ≤ (4 n + 2) L",
    "M ≤ p + Φ",
    "M ≤ p (n + 1) + Φ",
    "m ≤ 1 + φ",
    "m ≤ 1 + n + φ",
    "l ≤ d_j",
    "T ≤ (2 K − 1) n − K² + 3 K − 3",
    "T ≤ (2 L − 3) n − L² + 5 L − 7",
    "H ≤ (2 L − 4) n + 1 − (L − 3)²",
    "p n + T ≤ (4 L − 6) n − L² + 5 L − 7",
)
