"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "V⁺ ≤ V / 2",
    "M ≤ log₂ N, lg = log₂ N",
)
