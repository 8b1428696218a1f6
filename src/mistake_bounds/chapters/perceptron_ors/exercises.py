"""Exercises of the chapter “The Perceptron on ORs”: what is right is computed when it is asked."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.perceptron_ors.learner import PerceptronOrs
from mistake_bounds.exercises.kinds import numbers


def mistakes(*labels: int) -> tuple[int]:
    """How many mistakes it makes on these labels."""
    return (len(play(PerceptronOrs(), Examples([(k,) for k in range(len(labels))], labels)).mistakes),)


EXERCISES = tuple(
    numbers(
        f"perceptron-ors-ex-{what}",
        ("Mistakes",),
        lambda labels=labels: mistakes(*labels),
        "Right.",
        ("Go through the labels one by one.",),
    )
    for what, labels in (("first", (1, 1, 1)), ("second", (1, -1, 1)), ("third", (-1, -1, 1)))
)
