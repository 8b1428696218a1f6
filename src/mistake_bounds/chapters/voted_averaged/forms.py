"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "⟨v, W_T⟩ = c_T⟨v, w_T⟩ − ⟨v, D_T⟩",
    "E_T ≤ R²‖u‖² / γ²",
    "(m + 1) e_r = E_T",
    "(m + 1) e_r ≤ R²‖u‖² / γ²",
    "q T ≤ 2 a",
    "(m + 1) e_v ≤ 2 E_T",
    "(m + 1) e_v ≤ 2 R²‖u‖² / γ²",
    "L_n ≤ R²‖u‖² / γ²",
)
