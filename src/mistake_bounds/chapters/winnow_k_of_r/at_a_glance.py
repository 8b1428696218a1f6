"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.winnow_k_of_r import theorem as k_of_r
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.exact import ceil_log
from mistake_bounds.theorem.at_a_glance import NEVER_WRONG, RELEVANT, Place, Result
from mistake_bounds.theorem.largest import largest_whole

PLACES = {"winnow-k-of-r-bound": Place("k of r", NEVER_WRONG, RELEVANT)}

OTHERS = {
    "k of r, in ln n": "k_of_r.in_logarithms",
    "k of r, the order of promotions": "k_of_r.order[promotions]",
    "k of r, the order of demotions": "k_of_r.order[demotions]",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    n, k, r = 4, 2, 3
    worst = winnow_k_of_r(n, k, r).mistakes
    cap = ceil_log(n, winnow_k_of_r(n, k, r).learner.factor)
    allowed = largest_whole(k_of_r.k_of_r().conclusion.claim, "M", {"k": k, "r": r, "C": cap})
    return {
        "Other targets, by Winnow": (
            Result(
                "at least k of r; Winnow with the factor 1 + 1/2k",
                "k_of_r.k_of_r",
                "winnow-k-of-r-bound",
                "{k_of_r.in_logarithms}",
                f"n = {n}, k = {k}, r = {r}: exact {worst} of {allowed}",
            ),
        )
    }
