"""The Perceptron on ORs."""

from mistake_bounds.chapters.record import NEVER_WRONG, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.perceptron_ors.exercises import bound
    from mistake_bounds.chapters.perceptron_ors.worst_case import perceptron_disjunction

    steps, forced = bound(2, 2), perceptron_disjunction(4, 2).mistakes
    return {
        "ORs of a few among many": (
            Result(
                "OR of r, z others; the Perceptron with a dummy input",
                "perceptron_ors.mistake_bound",
                "perceptron-ors-bound",
                "exact for z = 0",
                f"r = 2, z = 2: exact {forced} of {steps}",
            ),
            Result("the same, in a line", "perceptron_ors.in_a_line", "perceptron-ors-bound"),
            Result(
                "the same, by prices of levels with a certificate",
                "prices.mistakes",
                "perceptron-ors-prices",
                "for z = 1 and z = 2 exact for every r, with a finite check by program",
                f"r = 2, z = 2: exact {forced} of {8 * 2}",
            ),
        )
    }


CHAPTER = Chapter(
    "perceptron_ors",
    "The Perceptron on ORs",
    theorems=("theorem", "prices"),
    forms=(
        "4 M² ≤ 4 (4 r z + 2 r + 1) M + r (2 z − 1)²",
        "4 T² ≤ 4 (4 r z + 2 r + 1) T + r (2 z − 1)²",
        "M ≤ 2 r (2 z + 1) + (2 z + 3)² / 8 (2 z + 1)",
        "(2 z + 1)⟨a_M, e⟩ − ‖a_M‖² ≥ b_M² + b_M",
        "M ≤ r Λ + L",
    ),
    places={
        "perceptron-ors-bound": Place("Perceptron on ORs", NEVER_WRONG, RELEVANT),
        "perceptron-ors-prices": Place("prices of levels", NEVER_WRONG, RELEVANT),
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
