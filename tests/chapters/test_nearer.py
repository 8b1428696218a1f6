"""Nearer at each mistake: what the length and the scale of a target are worth, and what is refused."""

from fractions import Fraction

import pytest
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.nearer.examples import turning
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.nearer.reading import root_above
from mistake_bounds.chapters.winnow_ors.examples import sylvester
from mistake_bounds.exact import BadSize
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorem.theorem import OtherLearner
from mistake_bounds.theorems import NoBound, four_norm, leash, margin_perceptron, nearer, passive_aggressive

TWO = Examples([(2, 1), (-1, 1)], [1, -1])
PLAIN = play(Perceptron(), TWO, 3)
POWERS = play(PNormPerceptron(), TWO)
STREAM = turning(20, seed=1)
LEASHED = play(LeashedPerceptron(400), STREAM.examples)


def test_the_length_of_the_target_matters_and_the_rate_of_the_learner_does_not():
    """2hγ − h²R² is largest beside ‖u‖² where γ = hR²; there the bound is R²‖u‖²/γ², which no length changes."""
    bounds = [nearer.by_length().on(PLAIN, (1, 0), length=v).bound for v in (4, 5, 6)]
    assert bounds == [Fraction(16, 3), 5, Fraction(36, 7)]
    for rate in (Fraction(1, 3), 1, 2):
        instance = nearer.by_length().on(play(Perceptron(rate=rate), TWO, 3), (1, 0))
        assert instance.check and instance.bound == 5


def test_the_scale_of_the_target_for_winnow_is_least_at_nearly_13n_over_6():
    """λ is the target's to choose, as long as 2λ ln 2 ≥ 3n."""
    rows = [tuple(int(i == j) for j in range(8)) for i in range(8)]
    run = play(Winnow(), Examples(rows, [1] + [-1] * 7))
    small, close, far = (nearer.by_weights().on(run, [0], scale=scale) for scale in (2, Fraction(13, 6), 3))
    assert not small.check and close.check and far.check and close.bound < far.bound


@pytest.mark.parametrize("size", [0, 1, 2, Fraction(2, 3), 10**30 + 1])
def test_a_root_from_above(size):
    root = root_above(size)
    assert root**2 >= size and (root - Fraction(1, 1000)) ** 2 <= max(size, Fraction(1, 10**6))


test_what_cannot_be_is_refused = refusals(
    (lambda: nearer.by_length().on(PLAIN, (-1, 0)), NotSeparated),
    (lambda: nearer.by_length().on(PLAIN, (1, 0), length=0), BadTarget),
    (lambda: nearer.by_length().on(PLAIN, (1, 0), length=2).bound, NoBound),
    (lambda: nearer.by_length().on(POWERS, (1, 1)), OtherLearner),
    (lambda: nearer.by_weights().on(play(Winnow(), Examples([(1, 0), (0, 1)], [1, -1])), (0,), scale=-1), BadTarget),
    (lambda: four_norm.mistake_bound().on(POWERS, (0, -1)), NotSeparated),
    (lambda: leash.mistake_bound().on(PLAIN, [(1, 0)] * 6), OtherLearner),
    (lambda: leash.mistake_bound().on(LEASHED, STREAM.targets[1:]), BadTarget),
    (lambda: leash.mistake_bound().on(LEASHED, [tuple(-v for v in u) for u in STREAM.targets]), NotSeparated),
    (lambda: margin_perceptron.updates().on(PLAIN, (1, 0)), OtherLearner),
    (lambda: passive_aggressive.capped().on(PLAIN, (1, 0)), OtherLearner),
    (lambda: turning(0, seed=3), BadSize),
    (lambda: sylvester(12), BadStream, 12),
)
