"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.theorem.at_a_glance import NEVER_WRONG, RELEVANT, Place, Result

PLACES = {"infinite-attributes-theorem": Place("infinitely many attributes", NEVER_WRONG, RELEVANT)}

OTHERS = {
    "Infinitely many attributes, never out of slots": "infinite_attributes.never_out",
    "Infinitely many attributes, the lecture's N is enough": "infinite_attributes.lectures_N_is_enough",
    "Infinitely many attributes, the lecture's bound": "infinite_attributes.lecture_bound",
    "Infinitely many attributes, in n and r": "infinite_attributes.in_n_and_r",
    "Infinitely many attributes, the square is enough": "infinite_attributes.square_is_enough",
    "Infinitely many attributes, n r² fails for all n": "infinite_attributes.nr2_fails_for_all_n",
    "Infinitely many attributes, any learner": "infinite_attributes.any_learner",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
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
