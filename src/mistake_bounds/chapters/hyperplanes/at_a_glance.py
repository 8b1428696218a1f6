"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from fractions import Fraction

from mistake_bounds.chapters.hyperplanes import theorem as dummy
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.examples import Examples
from mistake_bounds.play import play_until_clean
from mistake_bounds.theorem.at_a_glance import LENGTHS, NEVER_WRONG, Place, Result
from mistake_bounds.theorem.largest import largest_whole

PLACES = {"dummy-theorem": Place("dummy input", NEVER_WRONG, LENGTHS)}

OTHERS = {"The Perceptron with a dummy as large as the data": "dummy.as_large_as_the_data"}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    pair = Examples([(1,), (2,)], [1, -1]).with_dummy(2)
    lifted = len(play_until_clean(Perceptron(), pair, 100).mistakes)
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
