"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.halving.examples import k_cnf
from mistake_bounds.chapters.what_any_learner_pays.worst_case import randomized_littlestone
from mistake_bounds.theorem.at_a_glance import COUNTS, NEVER_WRONG, Place, Result

PLACES = {"randomized-optimum": Place("optimal bound by drawing", NEVER_WRONG, COUNTS)}

OTHERS = {
    "A mistake tree forces half its mean depth": "pays.forced",
    "A randomized learner pays half the dimension": "pays.half",
    "A randomized learner pays the dimension at most": "pays.no_more",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    drawn = randomized_littlestone(k_cnf(2, 2)).mistakes
    return {
        "Any finite class": (
            Result(
                "one of N concepts, expected mistakes; randomized optimal algorithm",
                "pays.randomized_optimal",
                "randomized-optimum",
                "attained: {pays.forced}; {pays.half} and {pays.no_more}",
                f"2-CNF of 2 variables: exact {drawn} of {drawn}",
            ),
        )
    }
