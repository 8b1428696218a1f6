"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "M ≤ N − r",
    "M′ ≤ n + 1 − r",
    "M′ ≤ K − b + 1 − r",
    "k_M ≤ N − M",
)
