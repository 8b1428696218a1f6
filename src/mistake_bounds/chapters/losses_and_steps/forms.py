"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "‖u − w⁺‖² ≤ ‖u − w‖² − 2 η (ℓ − ℓ_u) + η² G²",
    "‖u − w⁺‖² ≤ ‖u − w‖² − 2 η (ℓ − ℓ_u) + η² R²",
    "‖u − w_T‖² + 2 η (L_T − U_T) ≤ ‖u‖² + T η² G²",
    "L_T − U_T ≤ ‖u‖² / 2 η + T η G² / 2",
    "L_T − U_T ≤ D G q",
    "‖u − w_T‖² + 2 η (L_T − U_T) ≤ ‖u‖² + K η² R²",
    "L_T − U_T ≤ ‖u‖² / 2 η + K η R² / 2",
    "ℓ_u ≥ ℓ − y⟨u − w, x⟩",
    "‖u − w⁺‖² ≤ ‖u − w‖² − η (2 − η R²) δ²",
    "‖u − w_T‖² + η (2 − η R²) S_T ≤ ‖u‖²",
    "η (2 − η R²) S_T ≤ ‖u‖²",
    "‖u − w⁺‖² ≤ ‖u − w‖² − η (2 − η R²) δ² + 2 η δ δ_u",
    "a η (2 − a − η R²) S_T ≤ a‖u‖² + η V_T",
    "S_T ≤ 2 R²‖u‖² + 2 V_T",
)
