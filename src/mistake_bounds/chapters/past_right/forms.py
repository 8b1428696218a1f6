"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "‖w⁺‖² ≤ ‖w‖² + R² + 2 β",
    "⟨u, w_T⟩ ≥ T γ",
    "‖w_T‖² ≤ T (R² + 2 β)",
    "T ≤ (R² + 2 β)‖u‖² / γ²",
    "T² γ² ≤ ‖u‖²‖w_T‖²",
    "γ²‖w_T‖² ≤ (R² + 2 β)²‖u‖²",
    "β² γ²‖w_T‖² ≤ s² (R² + 2 β)²‖u‖²",
    "h ≥ β / (R² + 2 β) · g",
    "h ≥ g / 3",
    "‖u − w⁺‖² ≤ ‖u − w‖² − τ ℓ",
    "ℓ² ≤ R² τ ℓ",
    "R²‖u − w_T‖² + Q_T ≤ R²‖u‖²",
    "Q_T ≥ M",
    "Q_T ≤ R²‖u‖²",
    "M ≤ R²‖u‖²",
    "‖u − w⁺‖² ≤ ‖u − w‖² − τ ℓ + 2 τ ℓ_u",
    "M ≤ (‖u‖² + 2 C U_T) / κ",
    "Q_T ≤ (R² + d) (‖u‖² + V_T / d)",
)
