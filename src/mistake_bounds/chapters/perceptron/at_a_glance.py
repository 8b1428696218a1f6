"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.theorem.at_a_glance import LENGTHS, NEVER_WRONG, Place, Result

PLACES = {"perceptron-mistake-bound": Place("Perceptron", NEVER_WRONG, LENGTHS, "SSBD 21.4, MRT 8.3.1, CBL 12")}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    tight = Examples([(1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)], [1] * 4)
    mistakes = len(play(Perceptron(), tight).mistakes)
    allowed = perceptron_bound(tight, (1, 0, 1))
    return {
        "The Perceptron": (
            Result(
                "linear separator with a margin; the Perceptron",
                "perceptron.mistake_bound",
                "perceptron-mistake-bound",
                "attained for every whole value, in three dimensions already; a clean pass after at most one pass more",
                f"a run in space: {mistakes} of {allowed}",
            ),
        )
    }
