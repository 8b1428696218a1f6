"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from dataclasses import replace
from itertools import product
from random import Random

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.drawn import first, one, shown_in
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.play import Run, play, play_until_clean


def by_hand(random: Random) -> Exercise:
    """A run of the Perceptron on drawn points of the plane."""

    def make(random: Random) -> Run:
        u = random.choice(((1, 2), (2, -1), (-1, 1), (1, -3)))
        X = random.sample([x for x in product(range(-5, 6), repeat=2) if dot(u, x)], 7)
        return play(Perceptron(tie=+1), Examples(X, [1 if dot(u, x) > 0 else -1 for x in X]))

    run = first(random, make, lambda run: 3 <= len(run.mistakes) <= 5)
    prompt = f"With <code>tie=+1</code>, once and in this order: {shown_in(run.examples)}."
    exercise = one(
        "perceptron-ex-backwards",
        prompt,
        ("Mistakes", "Final weights"),
        lambda: (len(run.mistakes), run.weights),
        example='["3", "2 -1"]',
    )
    return replace(exercise, title="★ A run by hand, on paper")


def another_start(random: Random) -> Exercise:
    """The single positive example (1) from another start."""
    s = random.randint(6, 30)
    prompt = rf"The start \(w_1 = -{s}\), and the single positive example \((1)\) again and again."
    learner = Perceptron(start=(-s,))
    return one(
        "perceptron-ex-start",
        prompt,
        ("Mistakes",),
        lambda: (len(play_until_clean(learner, Examples([(1,)], [+1]), at_most=50).mistakes),),
    )


DRAWN = {
    "perceptron-ex-backwards": by_hand,
    "perceptron-ex-start": another_start,
}
