"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "⟨w + t e, x + D e⟩ = ⟨w, x⟩ + w_0",
    "‖x + D e‖² = ‖x‖² + D²",
    "‖v + t e‖² = ‖v‖² + t²",
    "M ≤ (r² + D²) (‖v‖² + t²) / γ²",
    "θ² ≤ r²‖v‖²",
    "M ≤ 4 r²‖v‖² / γ²",
)
