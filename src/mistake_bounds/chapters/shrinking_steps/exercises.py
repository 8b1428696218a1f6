"""Exercises of the chapter “Steps that shrink”: what is right is computed when it is asked."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.shrinking_steps.learner import ShrinkingSteps
from mistake_bounds.exercises.kinds import numbers


def mistakes(*labels: int) -> tuple[int]:
    """How many mistakes it makes on these labels."""
    return (len(play(ShrinkingSteps(), Examples([(k,) for k in range(len(labels))], labels)).mistakes),)


EXERCISES = tuple(
    numbers(
        f"shrinking-steps-ex-{what}",
        ("Mistakes",),
        lambda labels=labels: mistakes(*labels),
        "Right.",
        ("Go through the labels one by one.",),
    )
    for what, labels in (("first", (1, 1, 1)), ("second", (1, -1, 1)), ("third", (-1, -1, 1)))
)
