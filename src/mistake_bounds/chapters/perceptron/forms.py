"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "⟨u, w_M⟩ ≥ M γ",
    "M ≤ R²‖u‖² / γ²",
)
