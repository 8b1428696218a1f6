"""Exercises of the chapters with other numbers, drawn at random: what a class gets in place of the book's own.

A chapter has them beside its exercises, each a function from a `Random` to an `Exercise`, in ``DRAWN`` with the name
of the exercise that it stands for.  Here is what several of them use.
"""

from collections.abc import Callable
from random import Random

from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.question_types import numbers, shown_number
from mistake_bounds.play import Run

HINTS = ("As in the chapter, with these numbers.",)


def one(name: str, prompt: str, fields: tuple[str, ...], compute: Callable[[], tuple], **rest) -> Exercise:
    """The exercise of that name with its numbers."""
    return numbers(name, fields, compute, "So it is.", HINTS, prompt=prompt, **rest)


def shown_in(examples: Examples) -> str:
    """The examples with their labels, in order."""
    return "; ".join(f"{shown_number(tuple(x))} {'+' if y > 0 else '−'}" for x, y in examples)


def first(random: Random, make: Callable[[Random], Run], fits: Callable[[Run], bool]) -> Run:
    """The first of the runs drawn that fits."""
    return next(run for run in iter(lambda: make(random), None) if fits(run))
