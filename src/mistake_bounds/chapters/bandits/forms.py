"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "W⁺ ≤ W (1 − η l + η² l a / 2)",
    "Λ⁺ ≤ Λ − η l + η² l a / 2",
    "ν⁺ ≥ ν − η b",
    "ln (1 − t + t² / 2) ≥ −t, ell = ln (1 − t + t² / 2)",
    "ln (1 + t + t² / 2) ≤ t, ell = ln (1 + t + t² / 2)",
    "D_U ≤ B_U + ln K / η + η Q_U / 2, N = ln K",
    "E_T ≤ L + ln K / η + η T K / 2, N = ln K",
    "E_T − L ≤ z",
)
