"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from dataclasses import replace
from random import Random

from mistake_bounds.chapters.winnow_ors.exercises import some_of, whole_bound
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.drawn import first, one, shown_in
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.play import Run, play


def winnow_by_hand(random: Random) -> Exercise:
    """A run of Winnow on drawn rows, with a promotion and a demotion in it."""

    def make(random: Random) -> Run:
        n = random.choice((4, 5))
        label = some_of(random.sample(range(n), 2))
        X = [tuple(random.randint(0, 1) for _ in range(n)) for _ in range(8)]
        return play(Winnow(), Examples(X, [label(x) for x in X]))

    run = first(random, make, lambda run: len(run.mistakes) >= 4 and {step.y for step in run.steps} == {-1, 1})
    prompt = f"Once and in this order, two attributes relevant: {shown_in(run.examples)}."
    exercise = one(
        "winnow-ex-order",
        prompt,
        ("Mistakes", "Final weights", "Bound"),
        lambda: (len(run.mistakes), tuple(run.weights), whole_bound(run.examples.dimension, 2)),
        example='["3", "2 1/2 1 1", "9"]',
    )
    return replace(exercise, title="★ A run of Winnow by hand, on paper")


DRAWN = {"winnow-ex-order": winnow_by_hand}
