"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "c_m ≤ Q",
    "p⁺ ≤ p + Q",
    "p_K ≤ K Q",
    "f ≤ p_K",
    "N Q ≤ δ",
    "f ≤ δ",
    "ln (1 − ε) ≤ −ε, g = ln (1 − ε)",
    "Λ_m ≤ −ε m",
    "V_n − k_n ≥ U_n",
    "k_n ≤ V_n − 1",
    "γ ≤ 0",
)
