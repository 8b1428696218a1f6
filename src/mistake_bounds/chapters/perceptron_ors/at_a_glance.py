"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.perceptron_ors import theorem as perceptron_ors
from mistake_bounds.chapters.perceptron_ors.worst_case import perceptron_disjunction
from mistake_bounds.theorem.at_a_glance import NEVER_WRONG, RELEVANT, Place, Result
from mistake_bounds.theorem.largest import largest_whole

PLACES = {
    "perceptron-ors-bound": Place("Perceptron on ORs", NEVER_WRONG, RELEVANT),
    "perceptron-ors-prices": Place("prices of levels", NEVER_WRONG, RELEVANT),
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    steps = largest_whole(perceptron_ors.mistake_bound().conclusion.claim, "M", {"r": 2, "z": 2})
    forced = perceptron_disjunction(4, 2).mistakes
    return {
        "ORs of a few among many": (
            Result(
                "OR of r, z others; the Perceptron with a dummy input",
                "perceptron_ors.mistake_bound",
                "perceptron-ors-bound",
                "exact for z = 0",
                f"r = 2, z = 2: exact {forced} of {steps}",
            ),
            Result("the same, in a line", "perceptron_ors.in_a_line", "perceptron-ors-bound"),
            Result(
                "the same, by prices of levels with a certificate",
                "prices.mistakes",
                "perceptron-ors-prices",
                "for z = 1 and z = 2 exact for every r, with a finite check by program",
                f"r = 2, z = 2: exact {forced} of {8 * 2}",
            ),
        )
    }
