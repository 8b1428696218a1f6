"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "T⁺ ≤ T + N",
    "T⁺ ≤ T − N / 2",
    "T_M ≤ N + N P − N D / 2",
    "S_M ≤ n P + n D",
    "N ≥ n (3 r L + 2)",
    "L ≤ log₂ N + 1, lg = log₂ N",
    "M ≤ 3 r (log₂ N + 1) + 2, lg = log₂ N",
    "M ≤ 6 r log₂ (n r) + 3 r + 2, λ = log₂ (n r)",
    "q ≥ 6 log₂ q + 5, λ = log₂ q",
    "q² ≥ n (3 r (2 log₂ q + 1) + 2), λ = log₂ q",
)
