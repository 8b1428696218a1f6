"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "L_T − U_T ≤ (D² r_T + Q_T) / 2",
    "L_T − U_T ≤ 3 / 2 · G D s_T",
    "L_T − U_T ≤ 3 / 2 · G D q",
    "2 s⁺ (s⁺ − s) ≥ 1",
    "σ² k⁺‖u − w⁺‖² + 2 σ (L⁺ − U⁺) − G² H⁺ ≤ σ² k‖u − w‖² + 2 σ (L − U) − G² H",
    "L_T − U_T ≤ G² H_T / 2 σ",
    "H_T ≤ 1 + λ_T",
    "L_T − U_T ≤ G² (1 + λ_T) / 2 σ",
    "L_T − U_T ≤ ψ + T G² / 2 σ",
)
