"""When no concept is right."""

from mistake_bounds.chapters.record import COUNTS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its line among the results at a glance, by the heading under which it stands."""
    from mistake_bounds.chapters.halving.examples import thresholds
    from mistake_bounds.chapters.halving.worst_case import by_counting, littlestone
    from mistake_bounds.chapters.hedge.worst_case import minimax_regret

    seven = thresholds(7)
    once, counted = littlestone(seven, errors=1).mistakes, by_counting((1,) * len(seven))
    return {
        "Any finite class": (
            Result(
                "no concept need be right, expected mistakes beyond the best; Hedge over marked rounds",
                "agnostic.regret",
                "agnostic-regret",
                "for the best rate: {agnostic.best_rate}",
                f"7 thresholds, the best errs once, no drawing: exact {once} of {counted}; a regret in 6 rounds of "
                f"{float(minimax_regret(seven, 6).regret):.2f} at least",
            ),
        )
    }


CHAPTER = Chapter(
    "agnostic",
    "When no concept is right",
    forms=("E − M ≤ √(D T λ / 2), u = √(D T λ / 2)",),
    places={"agnostic-regret": Place("Hedge over marked rounds", NOTHING, COUNTS, "SSBD 21.2")},
    others={
        "Regret against a class, by experts": "agnostic.by_experts",
        "Regret against a class, the tuned rate": "agnostic.tuned",
        "Regret against a class, the best rate": "agnostic.best_rate",
        "Sauer's lemma": "agnostic.sauer",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
