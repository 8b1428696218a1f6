"""Exercises of the chapter “What any learner must pay”: what is right is computed when it is asked."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.what_any_learner_pays.learner import WhatAnyLearnerPays
from mistake_bounds.exercises.kinds import numbers


def mistakes(*labels: int) -> tuple[int]:
    """How many mistakes it makes on these labels."""
    return (len(play(WhatAnyLearnerPays(), Examples([(k,) for k in range(len(labels))], labels)).mistakes),)


EXERCISES = tuple(
    numbers(
        f"what-any-learner-pays-ex-{what}",
        ("Mistakes",),
        lambda labels=labels: mistakes(*labels),
        "Right.",
        ("Go through the labels one by one.",),
    )
    for what, labels in (("first", (1, 1, 1)), ("second", (1, -1, 1)), ("third", (-1, -1, 1)))
)
