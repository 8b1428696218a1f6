"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from fractions import Fraction
from math import gcd
from random import Random

from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def share(random: Random) -> Exercise:
    """β for a share of the best margin."""
    bottom = random.randint(5, 12)
    top = random.choice([k for k in range(1, (bottom - 1) // 2 + 1) if gcd(k, bottom) == 1])
    wanted = Fraction(top, bottom)
    prompt = rf"\(\beta\) for \(\tfrac{{{top}}}{{{bottom}}}\) of the best margin, as a multiple of \(R^2\)."
    return one("past-ex-beta", prompt, ("Multiple of R²",), lambda: (wanted / (1 - 2 * wanted),))


DRAWN = {"past-ex-beta": share}
