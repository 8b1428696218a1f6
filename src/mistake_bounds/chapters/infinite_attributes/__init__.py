"""Strings and infinitely many attributes."""

from mistake_bounds.chapters.record import NEVER_WRONG, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    return {
        "ORs of a few among many": (
            Result(
                "OR of r strings; Winnow with slots",
                "infinite_attributes.mistake_bound",
                "infinite-attributes-theorem",
                "enough slots: {infinite_attributes.lectures_N_is_enough}",
            ),
        )
    }


CHAPTER = Chapter(
    "infinite_attributes",
    "Strings and infinitely many attributes",
    forms=(
        "T⁺ ≤ T + N",
        "T⁺ ≤ T − N / 2",
        "T_M ≤ N + N P − N D / 2",
        "S_M ≤ n P + n D",
        "N ≥ n (3 r L + 2)",
        "L ≤ log₂ N + 1, lg = log₂ N",
        "M ≤ 3 r (log₂ N + 1) + 2, lg = log₂ N",
        "M ≤ 6 r log₂ (n r) + 3 r + 2, λ = log₂ (n r)",
        "q ≥ 6 log₂ q + 5, λ = log₂ q",
        "q² ≥ n (3 r (2 log₂ q + 1) + 2), λ = log₂ q",
    ),
    places={"infinite-attributes-theorem": Place("infinitely many attributes", NEVER_WRONG, RELEVANT)},
    others={
        "Infinitely many attributes, never out of slots": "infinite_attributes.never_out",
        "Infinitely many attributes, the lecture's N is enough": "infinite_attributes.lectures_N_is_enough",
        "Infinitely many attributes, the lecture's bound": "infinite_attributes.lecture_bound",
        "Infinitely many attributes, in n and r": "infinite_attributes.in_n_and_r",
        "Infinitely many attributes, the square is enough": "infinite_attributes.square_is_enough",
        "Infinitely many attributes, n r² fails for all n": "infinite_attributes.nr2_fails_for_all_n",
        "Infinitely many attributes, any learner": "infinite_attributes.any_learner",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
