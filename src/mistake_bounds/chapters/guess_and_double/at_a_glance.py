"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.theorem.at_a_glance import NEVER_WRONG, RELEVANT, Place, Result

PLACES = {
    "guess-k": Place("unknown k", NEVER_WRONG, RELEVANT),
    "guess-more": Place("two more guesses", NEVER_WRONG, RELEVANT),
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    return {
        "Other targets, by Winnow": (
            Result("at least k of r, k unknown: guess and double", "guessing.unknown_k", "guess-k"),
            Result("the same, k and r unknown", "guessing.unknown_k_and_r", "guess-more"),
            Result(
                "margin against the sum of the weights, unknown: guess and double",
                "guessing.unknown_margin",
                "guess-more",
            ),
        )
    }
