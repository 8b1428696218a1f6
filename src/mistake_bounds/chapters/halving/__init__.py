"""The mistake-bound model and halving."""

from mistake_bounds.chapters.record import COUNTS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.halving.examples import k_cnf, variables
    from mistake_bounds.chapters.halving.worst_case import halving as halving_worst_case
    from mistake_bounds.chapters.halving.worst_case import littlestone

    nine = variables(9)
    three = k_cnf(3, 2)
    best = littlestone(three).mistakes
    return {
        "Any finite class": (
            Result(
                "one of N concepts; halving",
                "halving.mistake_bound",
                "halving-bound",
                "without a logarithm: {halving.doublings}",
                f"9 single variables: exact {halving_worst_case(nine).mistakes} of {len(nine).bit_length() - 1}; "
                f"2-CNF of 3 variables: exact {halving_worst_case(three).mistakes} of {len(three).bit_length() - 1}",
            ),
            Result(
                "the same; standard optimal algorithm",
                "halving.standard_optimal",
                "littlestone-optimum",
                "attained; no deeper than bits: {halving.no_deeper}",
                f"2-CNF of 3 variables: exact {best} of {best}",
            ),
        )
    }


CHAPTER = Chapter(
    "halving",
    "The mistake-bound model and halving",
    forms=(
        "V⁺ ≤ V / 2",
        "M ≤ log₂ N, lg = log₂ N",
        "Λ_0 ≤ log₂ N, lg = log₂ N",
    ),
    places={
        "halving-bound": Place("halving", NEVER_WRONG, COUNTS, "SSBD 21.1, MRT 8.2.1, CBL 1.4"),
        "littlestone-optimum": Place("optimal bound", NEVER_WRONG, COUNTS, "SSBD 21.1"),
    },
    others={
        "Halving, without a logarithm": "halving.doublings",
        "A mistake tree forces its depth": "halving.forced",
        "A mistake tree is no deeper than bits": "halving.no_deeper",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
