"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.worst_case import noisy_disjunction
from mistake_bounds.theorem.at_a_glance import ERRS, RELEVANT, Place, Result
from mistake_bounds.theorem.largest import largest_whole

PLACES = {"winnow-noisy": Place("attribute errors", ERRS, RELEVANT)}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    noisy = noisy_disjunction(4, 2, 1).mistakes
    with_errors = largest_whole(winnow.noisy().conclusion.claim, "M", {"r": 2, "L": 2, "A": 1})
    return {
        "ORs of a few among many": (
            Result(
                "OR of r with attribute errors; Winnow",
                "winnow.noisy",
                "winnow-noisy",
                "",
                f"n = 4, r = 2, one error: exact {noisy} of {with_errors}",
            ),
        )
    }
