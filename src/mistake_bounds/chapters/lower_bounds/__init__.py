"""What any learner must pay."""

from mistake_bounds.chapters.record import COUNTS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.halving.examples import k_cnf
    from mistake_bounds.chapters.lower_bounds.worst_case import randomized_littlestone

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


CHAPTER = Chapter(
    "lower_bounds",
    "What any learner must pay",
    address="pays",
    places={"randomized-optimum": Place("optimal bound by drawing", NEVER_WRONG, COUNTS)},
    others={
        "A mistake tree forces half its mean depth": "pays.forced",
        "A randomized learner pays half the dimension": "pays.half",
        "A randomized learner pays the dimension at most": "pays.no_more",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
