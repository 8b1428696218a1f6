"""Exact validation agrees with fractions on every float, however adverse."""

from fractions import Fraction
from functools import reduce
from math import nextafter
from operator import add
from random import Random

import numpy as np
import pytest
from each import each
from hypothesis import example, given, settings
from hypothesis import strategies as st
from refusals import refusals
from thorough import part_of

from mistake_bounds import Examples, validation
from mistake_bounds.chapters.kernels.learner import NotSymmetric
from mistake_bounds.chapters.kernels.search import best_combination
from mistake_bounds.chapters.multiclass.search import best_classes
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.exact import NotANumber, NotWhole
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows
from mistake_bounds.streams.generated import separable
from mistake_bounds.streams.real import digits
from mistake_bounds.validation import NotSeparable, TooLarge, best_margin, margin_ceiling, validate

ADVERSE = [0.1, 0.2, 0.3, -0.3, 1.0, -1.0, 0.0, -0.0, 5e-324, -5e-324, 1e-310, 2.2e-308, 1e-162, -1e-162, 1e154, -1e154]
ADVERSE += [1e300, 1.7e308, -1.7e308, nextafter(1, 2), -nextafter(1, 0), 2.0**53, -(2.0**53), 1 / 3, 2 / 3]
FLOAT = st.one_of(st.sampled_from(ADVERSE), st.floats(allow_nan=False, allow_infinity=False), st.floats(-2, 2))


def by_fractions(w, X, y, threshold):
    """The definition, in fractions."""
    scores = [sum(Fraction(a) * Fraction(b) for a, b in zip(w, x, strict=True)) - Fraction(threshold) for x in X]
    return [label * score for label, score in zip(y, scores, strict=True)]


@st.composite
def problems(draw):
    n, m = draw(st.integers(1, 5)), draw(st.integers(1, 6))
    w = draw(st.lists(FLOAT, min_size=n, max_size=n))
    X = draw(st.lists(st.lists(FLOAT, min_size=n, max_size=n), min_size=m, max_size=m))
    if draw(st.booleans()) and n > 1:  # make the first row cancel to nearly nothing
        X[0] = [w[1], -w[0], *[0.0] * (n - 2)]
        if draw(st.booleans()):
            X[0][0] = nextafter(X[0][0], 1.0)
    y = draw(st.lists(st.sampled_from([-1, 1]), min_size=m, max_size=m))
    return w, X, y, draw(st.just(0.0) | FLOAT)


@given(problems())
@example(([1e-200, 1.0], [[1e-200, 0.0]], [1], 0.0))
@example(([1e-200, 1.0], [[1e-200, 5e-324]], [-1], 1e-323))
@example(([1.7e308, 1.7e308, -1.7e308], [[1.0, 1.0, 1.0], [1.0, 0.5, 1.5]], [1, -1], 0.0))
@example(
    ([1.4 * 2**-537] * 3 + [-3.6 * 2**-537], [[2.0**-537] * 4], [1], 0.0)
)  # 4.2 − 3.6 smallest floats, seen as 3 − 4
@settings(max_examples=part_of(1000), deadline=None)
def test_validation_is_exact_on_adverse_floats(problem):
    w, X, y, threshold = problem
    margins = by_fractions(w, X, y, threshold)
    found = validate(np.array(w), np.array(X), np.array(y), threshold, with_margin=True)
    assert found.wrong == tuple(i for i, margin in enumerate(margins) if margin <= 0)
    assert found.separates == (min(margins) > 0)
    assert found.margin == min(margins)
    assert set(found.undecided_by_floats) <= set(range(len(X)))


def test_the_filter_decides_all_but_a_few_rows():
    random = np.random.default_rng(3)
    X, w = random.normal(size=(20_000, 50)), random.normal(size=50)
    y = np.where(X @ w > 0, 1, -1)
    X[7] = 0.0
    X[8, 1:] = 0.0
    X[8, :2] = w[1], -w[0]
    found = validate(w, X, y)
    assert found.undecided_by_floats == (7, 8) and set(found.wrong) <= {7, 8} and 7 in found.wrong
    y[100] *= -1
    assert 100 in validate(w, X, y).wrong


def test_integers_fractions_and_long_integers():
    X, y = np.array([[2**62 + 1, -1], [2**62, 1]]), np.array([1, 1])
    assert validate([1, 2**62], X, y).wrong == ()
    assert validate([-1, 2**62], X, y, with_margin=True).margin == -(2**62) - 1 - 2**62
    assert validate([Fraction(1, 3)], [[3]], [1], threshold=1, with_margin=True).margin == 0
    assert validate([Fraction(1, 3)], np.array([[3.0], [3.5]]), y, threshold=1).wrong == (0,)
    assert validate([10**400], np.array([[3.0], [5e-324]]), y).separates
    assert validate([Fraction(1, 10**400)], np.array([[3.0], [-5e-324]]), y).wrong == (1,)
    assert validate([2**53 + 1, -(2.0**53)], np.array([[1.0, 1.0], [1.0, 0.0]]), y).separates


def test_the_best_margin_separates_and_beats_others():
    examples = digits(3, 8)
    u = best_margin(examples)
    assert examples.margin(u) > 0 and all(type(value) is int for value in u)
    assert 490 < perceptron_bound(examples, u) < 494
    known = separable(200, 6, 30, seed=4)
    best = perceptron_bound(known.examples, best_margin(known.examples))
    assert best <= perceptron_bound(known.examples, known.u)


@each(range(40))
def test_the_ceiling_of_one_row_of_floats_is_its_squared_length_exactly(seed):
    coin = Random(seed)
    row = tuple(coin.uniform(-1, 1) for _ in range(3))
    assert margin_ceiling(Examples([row], [1])) == sum(Fraction(v) ** 2 for v in row)


def test_a_closing_check_takes_floats_as_the_fractions_that_they_are(monkeypatch):
    """2⁵⁴ − 1 − 2⁵⁴ + ½ is ½ in floats, added up from the left, and −½."""
    hard = Examples([(2.0**54, -1.0, -(2.0**54), 0.5)], [1])
    monkeypatch.setattr(validation, "_towards_zero", lambda examples: (np.eye(4), np.ones(4)))
    assert reduce(add, hard.X[0]) == 0.5  # not sum(): from Python 3.12 on it adds floats by another rule
    assert hard.margin((1, 1, 1, 1)) == hard.exactly().margin((1, 1, 1, 1)) == -0.5
    with pytest.raises(NotSeparable):
        best_margin(hard)


X, Y = np.array([[1.0, 2.0], [3.0, 4.0]]), np.array([1, -1])
ASKEW, LARGE = Examples([(1, 2), (-1, -2)], [1, 1]), Examples([(10**400, 1), (-2, -2)], [1, -1])
PETS = Examples([(3, 1), (-2, -2)], ["a", "b"], labels=("a", "b"))
LINE = Examples([(3,), (-2,)], [1, -1])
test_what_is_refused = refusals(
    (lambda: validate([1.0, np.nan], X, Y), NotANumber),
    (lambda: validate([1.0, 1.0], np.array([[1.0, 2.0], [np.inf, 4.0]]), Y), NotANumber),
    (lambda: validate([1.0, 1.0], X, Y, np.inf), NotANumber),
    (lambda: validate([1.0, 1.0], X, np.array([1, 3])), BadLabel, 3),
    (lambda: validate([1.0, 1.0], X, np.array([1])), RaggedRows),
    (lambda: validate([1.0], X, Y), RaggedRows),
    (lambda: validate([1.0], np.zeros((0, 1)), np.array([])), NoExamples),
    (lambda: best_margin(ASKEW), NotSeparable, ASKEW),
    (lambda: best_margin(LARGE), TooLarge),
    (lambda: best_margin(LINE, -1), NotWhole, -1),
    (lambda: margin_ceiling(PETS), BadLabel, "a"),
    (lambda: best_classes(Examples([(0, 0), (0, 0)], [1, -1])), NotSeparable),
    (lambda: best_classes(Examples([(1,), (2,)], "aa", labels="ab")), BadLabel, "a"),
    (lambda: best_combination(LINE, lambda a, b: 2 * a[0] + b[0]), NotSymmetric),
)
