"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "q⁺ ≤ 4 ε (1 − ε) q",
    "λ_T ≤ −4 γ² T",
    "E² ≤ n² q_T",
    "2 γ² T ≤ ln n − ln E, N = ln n, H = ln E",
    "Q_T ≤ T B²",
    "2 a (L_T − U_T) ≤ a² + T B² + 2 a T δ",
    "T g ≤ ρ_1 + ρ_2",
)
