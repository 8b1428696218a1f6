"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "⟨u, w⁺⟩ + E⁺ ≥ ⟨u, w⟩ + E + γ",
    "⟨u, w_M⟩ + E_M ≥ γ M",
    "⟨u, w_M⟩ ≥ γ M − T",
    "M ≤ R²‖u‖² / γ² + 2 T / γ",
    "λ (2 γ − λ) M ≤ R²‖u‖² + 2 λ T",
    "(γ M − T)² ≤ R²‖u‖² M",
    "M ≤ (R²‖u‖² + 2 γ T + s) / 2 γ²",
    "γ² Δ² M ≤ (R² + Δ²) (‖u‖² Δ² + D²)",
    "γ² Δ² M ≤ (R² + Δ²) (‖u‖² Δ² + S_M)",
    "Δ² (⟨u, w_M⟩ + E_M)² ≤ (‖w_M‖² + M Δ²) (‖u‖² Δ² + S_M)",
    "M ≤ (R N + D)² / γ²",
    "(R N + D)² ≤ ((R N)² + 2 γ T + s) / 2",
    "(R N + D)² ≥ ((R N)² + 2 γ T + s) / 2",
)
