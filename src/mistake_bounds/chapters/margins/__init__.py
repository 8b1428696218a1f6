"""Thresholds and margins."""

from mistake_bounds.chapters.record import LENGTHS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from fractions import Fraction

    from mistake_bounds.chapters.margins import dummy
    from mistake_bounds.chapters.margins.examples import two_points_with_dummy
    from mistake_bounds.chapters.perceptron.learner import Perceptron
    from mistake_bounds.play import play_until_clean
    from mistake_bounds.theorem.largest import largest_whole

    lifted = len(play_until_clean(Perceptron(tie=0), two_points_with_dummy(1, 2), 100).mistakes)
    at = {"gamma": Fraction(1, 2), "r": 2, "v": (-1,)}  # the threshold 3/2, half-way between 1 and 2
    four = largest_whole(dummy.as_large_as_the_data().claim, "M", at)
    return {
        "The Perceptron": (
            Result(
                "separator with a threshold; the Perceptron with a dummy input as large as the data",
                "dummy.as_large_as_the_data",
                "dummy-theorem",
                "for any dummy: {dummy.any_dummy}",
                f"a run on 1 and 2: {lifted} of {four}",
            ),
        )
    }


CHAPTER = Chapter(
    "margins",
    "Thresholds and margins",
    ("dummy", "theorem"),
    address="odd_max_bit",
    forms=(
        "⟨w + t e, x + D e⟩ = ⟨w, x⟩ + w_0",
        "‖x + D e‖² = ‖x‖² + D²",
        "‖v + t e‖² = ‖v‖² + t²",
        "M ≤ (r² + D²) (‖v‖² + t²) / γ²",
        "θ² ≤ r²‖v‖²",
        "M ≤ 4 r²‖v‖² / γ²",
    ),
    places={"dummy-theorem": Place("dummy input", NEVER_WRONG, LENGTHS)},
    others={"The Perceptron with a dummy as large as the data": "dummy.as_large_as_the_data"},
    besides={
        "distance": "how far a point is from a hyperplane",
        "largest-margin": "an average of two examples bounds every margin",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
