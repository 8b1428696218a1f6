"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.theorem.at_a_glance import NEVER_WRONG, RELEVANT, Place, Result

PLACES = {
    "l1-gap": Place("gap", NEVER_WRONG, RELEVANT),
    "l1-margin-theorem": Place("L₁ margin", NEVER_WRONG, RELEVANT, "MRT 8.3.2"),
}

OTHERS = {"A gap, in ln n": "gap.gap_in_logs", "The L₁ margin, quadratic": "l1_margin.quadratic"}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    return {
        "Other targets, by Winnow": (
            Result("weights and a gap; Winnow", "gap.gap", "l1-gap", "{gap.gap_in_logs}"),
            Result(
                "margin against the sum of the weights; Winnow with the best factor",
                "l1_margin.l1_margin",
                "l1-margin-theorem",
                "{l1_margin.quadratic}",
            ),
        )
    }
