"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.hedge.worst_case import minimax_regret
from mistake_bounds.theorem.at_a_glance import COUNTS, NOTHING, Place, Result

PLACES = {
    "hedge-regret": Place("Hedge", NOTHING, COUNTS, "CBL 2.2, OCO 1.3"),
    "hedge-anytime": Place("Hedge at any time", NOTHING, COUNTS),
}

OTHERS = {
    "Hedge, a wrong rate": "hedge.wrong_rate",
    "Hedge, the tuned rate": "hedge.tuned",
    "Hedge, rates for any number of rounds": "hedge.without_T",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    n = 4
    no_less = "no algorithm can promise fewer than"
    return {
        "Experts": (
            Result(
                "any losses from 0 to 1; Hedge",
                "hedge.regret",
                "hedge-regret",
                f"for the best rate: {{hedge.tuned}}; n = {n}, T = 8: {no_less} a regret of "
                f"{float(minimax_regret(n, 8).regret):.2f}",
            ),
            Result(
                "the same for T that nobody knows; Hedge with a rate that shrinks",
                "hedge.anytime",
                "hedge-anytime",
                "for the right rates: {hedge.without_T} with $p = \\sqrt{\\ln n}$, $q_T = \\sqrt T$",
            ),
        )
    }
