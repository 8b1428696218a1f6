"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.halving.examples import k_cnf, variables
from mistake_bounds.chapters.halving.worst_case import halving as halving_worst_case
from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.theorem.at_a_glance import COUNTS, NEVER_WRONG, Place, Result

PLACES = {
    "halving-bound": Place("halving", NEVER_WRONG, COUNTS, "SSBD 21.1, MRT 8.2.1, CBL 1.4"),
    "littlestone-optimum": Place("optimal bound", NEVER_WRONG, COUNTS, "SSBD 21.1"),
}

OTHERS = {
    "Halving, without a logarithm": "halving.doublings",
    "A mistake tree forces its depth": "halving.forced",
    "A mistake tree is no deeper than bits": "halving.no_deeper",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
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
