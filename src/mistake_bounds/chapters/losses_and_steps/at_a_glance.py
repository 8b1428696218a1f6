"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from fractions import Fraction

from mistake_bounds.chapters.losses_and_steps import theorem as gradient
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.theorem.at_a_glance import LENGTHS, NEVER_WRONG, NOTHING, Place, Result

PLACES = {
    "lms-consistent": Place("LMS", NEVER_WRONG, LENGTHS),
    "gradient-regret": Place("online gradient descent", NOTHING, LENGTHS, "SSBD 21.3, OCO 3.1, Orabona 2"),
    "hinge-regret": Place("hinge loss", NOTHING, LENGTHS),
    "lms-any-data": Place("LMS on any data", NOTHING, LENGTHS),
}

OTHERS = {
    "The regret of online gradient descent, tuned": "gradient.tuned",
    "LMS on any data, at the rate of the radius": "gradient.twice_the_best",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    rounds = 40
    axes = Examples([[int(i == j) for j in range(rounds)] for i in range(rounds)], [1] * rounds)
    half = Fraction(1, 2)
    descent = play(OnlineGradientDescent(rate=half), axes)
    on_axes = gradient.hinge().on(descent, (half,) * rounds)
    of_u = on_axes.reading.end["U_T"]
    squares = gradient.consistent().on(play(LMS(1), axes), (1,) * rounds)
    size = f"an example for each of {rounds} axes"
    return {
        "Any data, by steps against a loss": (
            Result(
                "losses with slopes up to G; online gradient descent",
                "gradient.regret",
                "gradient-regret",
                "for the best rate: {gradient.tuned} with $D = \\lVert u\\rVert$, $q = \\sqrt T$",
            ),
            Result(
                "the hinge loss, K steps; the same",
                "gradient.hinge",
                "hinge-regret",
                "attained",
                f"{size}, η = 1/2: regret {descent.total_loss - of_u} of {on_axes.bound - of_u}",
            ),
            Result(
                "numbers that some u gets right; LMS, squared errors",
                "gradient.consistent",
                "lms-consistent",
                "attained",
                f"{size}, η = 1: {squares.run.total_loss} of {squares.bound}",
            ),
            Result(
                "any numbers; LMS, squared errors",
                "gradient.any_data",
                "lms-any-data",
                "for η = 1/2R²: {gradient.twice_the_best}",
            ),
        )
    }
