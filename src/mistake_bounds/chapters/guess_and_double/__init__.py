"""Guess and double."""

from mistake_bounds.chapters.record import NEVER_WRONG, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    return {
        "Other targets, by Winnow": (
            Result("at least k of r, k unknown: guess and double", "guessing.unknown_k", "guess-k"),
            Result("the same, k and r unknown", "guessing.unknown_k_and_r", "guess-more"),
            Result(
                "margin against the sum of the weights, unknown: guess and double",
                "guessing.unknown_margin",
                "guess-more",
            ),
        )
    }


CHAPTER = Chapter(
    "guess_and_double",
    "Guess and double",
    address="guessing",
    forms=(
        "b ≤ 20 r K ln n, λ = ln n",
        "B_G ≤ A (g_G − 1)",
        "m_all < 4 k A",
        "m_all < 16 r² A / 3",
        "m_all ≤ 16 A / 3 γ²",
    ),
    places={
        "guess-k": Place("unknown k", NEVER_WRONG, RELEVANT),
        "guess-more": Place("two more guesses", NEVER_WRONG, RELEVANT),
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
