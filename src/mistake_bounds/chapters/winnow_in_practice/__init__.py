"""Winnow at work."""

from mistake_bounds.chapters.record import ERRS, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.winnow_ors import theorem as winnow
    from mistake_bounds.chapters.winnow_ors.worst_case import noisy_disjunction
    from mistake_bounds.theorem.largest import largest_whole

    noisy = noisy_disjunction(4, 2, 1).mistakes
    with_errors = largest_whole(winnow.noisy().conclusion.claim, "M", {"r": 2, "L": 2, "A": 1})
    return {
        "ORs of a few among many": (
            Result(
                "OR of r with attribute errors; Winnow",
                "winnow.noisy",
                "winnow-noisy",
                "",
                f"n = 4, r = 2, one error: exact {noisy} of {with_errors}",
            ),
        )
    }


CHAPTER = Chapter(
    "winnow_in_practice",
    "Winnow at work",
    theorems=(),
    places={"winnow-noisy": Place("attribute errors", ERRS, RELEVANT)},
    results=results,
)
__getattr__ = CHAPTER.__getattr__
