"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "‖u − w⁺‖² ≤ ‖u − w‖² − (2 h γ − h² R²)",
    "‖u − w_M‖² ≤ ‖u‖² − M (2 h γ − h² R²)",
    "M (2 h γ − h² R²) ≤ ‖u‖²",
    "Λ⁺ − h⟨u, c⁺⟩ − H ≤ Λ − h⟨u, c⟩ − H − (h γ − k)",
    "Λ_M − h⟨u, c_M⟩ − H ≤ N − H − M (h γ − k)",
    "M ≤ 2 + 2 r λ (ln λ − 1) / n, ℓ = ln λ",
    "M ≤ 3 b E³ / γ²",
    "M (2 h γ − h² R²) ≤ ‖u_M‖² + 2 L W_M",
    "M ≤ R² (‖u_M‖² + 2 L W_M) / γ²",
)
