"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from random import Random

from mistake_bounds.chapters.infinite_attributes.exercises import least_slots
from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def slots(random: Random) -> Exercise:
    """The least number of slots."""
    n, r = random.randint(20, 90), random.randint(2, 9)
    return one(
        "infinite-ex-least", rf"The least \(N\) for \(n = {n}\) and \(r = {r}\).", ("N",), lambda: (least_slots(n, r),)
    )


DRAWN = {"infinite-ex-least": slots}
