"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from fractions import Fraction
from random import Random

from mistake_bounds.chapters.pac import theorem as pac
from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def switches(random: Random) -> Exercise:
    """How many examples the theorem needs."""
    n, k = random.randint(10, 30), random.randint(5, 20)
    share = Fraction(1, k)
    prompt = rf"An AND of literals of {n} variables, with \(\varepsilon = \delta = \tfrac1{{{k}}}\): how many examples?"
    return one("pac-ex-switches", prompt, ("Examples",), lambda: (pac.examples_asked(3**n + 1, share, share),))


DRAWN = {"pac-ex-switches": switches}
