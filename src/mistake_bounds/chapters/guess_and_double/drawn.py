"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from random import Random

from mistake_bounds.chapters.guess_and_double.exercises import thrice
from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def step(random: Random) -> Exercise:
    """All guesses together with another step."""
    q = random.randint(4, 40)
    prompt = rf"The next guess is {q} times the last one. All guesses together cost less than which multiple of \(kA\)?"
    return one("guess-ex-thrice", prompt, ("Multiple",), lambda: (thrice(q),))


DRAWN = {"guess-ex-thrice": step}
