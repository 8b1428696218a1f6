"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "4 M² ≤ 4 (4 r z + 2 r + 1) M + r (2 z − 1)²",
    "4 T² ≤ 4 (4 r z + 2 r + 1) T + r (2 z − 1)²",
    "M ≤ 2 r (2 z + 1) + (2 z + 3)² / 8 (2 z + 1)",
    "(2 z + 1)⟨a_M, e⟩ − ‖a_M‖² ≥ b_M² + b_M",
    "M ≤ r Λ + L",
)
