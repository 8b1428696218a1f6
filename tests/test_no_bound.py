"""`bound` and `slack` refuse by name where a theorem bounds nothing on a run."""

from fractions import Fraction

import pytest

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.theorem.largest import stops
from mistake_bounds.theorems import NoBound, l1_margin, perceptron


def test_where_a_hypothesis_fails_there_is_no_bound():
    run = play(Perceptron(), Examples([(1, 2), (2, 1)], [1, -1]), 5)
    theorem = perceptron.mistake_bound()
    assert theorem.on(run, (-1, 1)).bound > 0
    for ask in ("bound", "slack"):
        with pytest.raises(NoBound, match="a hypothesis fails on this run, margin"):
            getattr(theorem.on(run, (-1, 1), margin=100), ask)


def test_a_factor_too_large_for_the_margin_bounds_nothing():
    rows = [(1, 1, -1), (1, -1, 1), (-1, 1, 1)] * 3
    run = play(Exponentiated(Fraction(9)), Examples(rows, [1] * 9))
    with pytest.raises(NoBound, match="it holds for any count"):
        l1_margin.l1_margin().on(run, (1, 1, 1)).bound


@pytest.mark.parametrize(
    ("coefficients", "most"), [((10, -2), 5), ((1, -3), Fraction(1, 3)), ((-4, 10, -1), 9), ((9, 0, -1), 3)]
)
def test_the_largest_count_is_where_the_claim_stops(coefficients, most):
    assert stops([Fraction(c) for c in coefficients], None) == most


@pytest.mark.parametrize("coefficients", [(1,), (1, 2), (1, 0), (1, 2, 3), (-5, 0, -1), (1, 1, 1, -1)])
def test_no_count_is_made_up(coefficients):
    with pytest.raises(NoBound):
        stops([Fraction(c) for c in coefficients], None)
