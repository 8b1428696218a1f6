"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "t⁺ ≤ t + q",
    "m ≤ (M + 1) q − 1",
    "b_n ≤ (1 − (1 − β) ρ) a",
    "A⁺ ≤ (1 − (1 − β) ε) A",
    "P B ≤ F",
    "m ε ≤ (M ln (1 / β) + ln (1 / P)) / (1 − β), h = ln (1 / β), N = ln (1 / P)",
    "j b_n ≤ κ a",
    "A⁺ ≤ κ A",
    "P Z ≤ F",
    "P ≤ M Q",
    "P ≤ (M + 1) Q",
    "M ≤ R²‖u‖² σ²",
)
