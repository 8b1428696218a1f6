"""Hedge to the constant."""

from mistake_bounds.chapters.record import COUNTS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.hedge.worst_case import minimax_regret

    n = 4
    no_less = "no algorithm can promise fewer than"
    return {
        "Experts": (
            Result(
                "any losses from 0 to 1; Hedge",
                "hedge.regret",
                "hedge-regret",
                f"for the best rate: {{hedge.best_rate}}; n = {n}, T = 8: {no_less} a regret of "
                f"{float(minimax_regret(n, 8).regret):.2f}",
            ),
            Result(
                "the same for T that nobody knows; Hedge with a rate that shrinks",
                "hedge.anytime",
                "hedge-anytime",
                "for the right rates: {hedge.any_time}",
            ),
        )
    }


CHAPTER = Chapter(
    "hedge",
    "Hedge to the constant",
    theorems=("theorem",),
    forms=(
        "E − L_T ≤ ln n / η + T η / 8, N = ln n",
        "E − L_T ≤ ln n / η_T + H_T / 8, N = ln n",
        "2 (E − L_T)² ≤ T ln n, N = ln n",
        "E − L_T ≤ √(T ln n / 2), k = √(T N / 2), N = ln n",
        "E − L_T ≤ √(T ln n), y = √(T N), N = ln n",
        "8 (E − L_T)² ≤ (a + 2 + b) T ln n, N = ln n",
    ),
    places={
        "hedge-regret": Place("Hedge", NOTHING, COUNTS, "CBL 2.2, OCO 1.3"),
        "hedge-anytime": Place("Hedge at any time", NOTHING, COUNTS),
    },
    others={
        "Hedge, a wrong rate": "hedge.wrong_rate",
        "Hedge, the tuned rate": "hedge.tuned",
        "Hedge, the best rate": "hedge.best_rate",
        "Hedge, rates for any number of rounds": "hedge.any_time",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
