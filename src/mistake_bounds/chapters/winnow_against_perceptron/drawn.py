"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from random import Random

from mistake_bounds.exact import ceil_log
from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def on(random: Random) -> Exercise:
    """How many features may be on."""
    n = 2 ** random.randint(8, 14)
    r = random.randint(6, 15)
    bound = 3 * r * ceil_log(n) + 1
    prompt = (
        rf"An OR of {r} of {n} features: how many may be on in each row, so that the Perceptron's bound "
        r"\((a + 1)(4r + 1)\) is not above \(3rL + 1\)?"
    )
    return one("against-ex-five", prompt, ("Features",), lambda: (bound // (4 * r + 1) - 1,))


DRAWN = {"against-ex-five": on}
