"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from random import Random

from mistake_bounds.chapters.halving.examples import points
from mistake_bounds.chapters.halving.worst_case import halving, littlestone
from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def one_of_many(random: Random) -> Exercise:
    """Of m points at most one is positive."""
    m = random.randint(5, 12)
    prompt = rf"Of {m} points at most one is positive: the dimension, halving's mistakes, and what the theorem allows."
    exercise = points(m)
    return one(
        "halving-ex-points",
        prompt,
        ("Dimension", "Mistakes", "Bound"),
        lambda: (littlestone(exercise).mistakes, halving(exercise).mistakes, len(exercise).bit_length() - 1),
    )


DRAWN = {"halving-ex-points": one_of_many}
