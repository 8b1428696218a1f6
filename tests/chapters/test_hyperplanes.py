"""The dummy coordinate: two points on a line cost as many mistakes as the law says."""

from fractions import Fraction

import pytest
from checks.picture import picture_contract
from each import each

from mistake_bounds import Examples, Perceptron, engine, play, play_until_clean, streams
from mistake_bounds.chapters.hyperplanes import pictures
from mistake_bounds.chapters.hyperplanes.examples import two_points_with_dummy
from mistake_bounds.chapters.hyperplanes.pictures import NotTwoPoints, _best_lifted, _over_length, counters
from mistake_bounds.chapters.margins.pictures import _foot
from mistake_bounds.exact import dot


@each(range(1, 41))
def test_two_points_with_dummy_law(X):
    run = engine.play_until_clean(Perceptron(), streams.two_points_with_dummy(X), 10**5)
    assert run.clean and len(run.mistakes) == 3 * X**2 + 5


# the cases of the contracts


HALF = Fraction(1, 2)


def by_size(X):
    return play_until_clean(Perceptron(), two_points_with_dummy(X), at_most=10**4)


test_pictures = picture_contract(
    pictures,
    {
        "against_scale": lambda: ([1, 2], {"dummy 1": ([8, 17], [65, 170])}),
        "ladder": lambda: (by_size(2),),
        "lifted": lambda: (Examples([(4,), (8,)], [1, -1]), (1, 8)),
    },
)


def test_the_best_separator_of_two_lifted_points_is_best():
    for x_plus, x_minus, height in [(4, 8, 1), (8, 4, 3), (1, -10, 1), (Fraction(1, 3), Fraction(2, 3), 1)]:
        u = _best_lifted(x_plus, x_minus, height)
        pair = Examples([(x_plus, height), (x_minus, height)], [1, -1])
        best = pair.margin(u) / dot(u, u) ** 0.5
        for turn in (-0.01, 0.01):
            v = (u[0] - turn * u[1], u[1] + turn * u[0])
            assert pair.margin(v) / dot(v, v) ** 0.5 < best


def test_feet_and_lengths_are_exact_where_they_can_be():
    assert _foot((3, 4), -10, (4, 2)) == (Fraction(14, 5), Fraction(2, 5))
    assert _over_length(10, (3, 4)) == 2 and isinstance(_over_length(1, (1, 1)), float)


@pytest.mark.parametrize("X", [1, 2, 3, HALF])
def test_the_counters_give_back_the_weights(X):
    run = by_size(X)
    assert [(-m * X, d) for m, d in counters(run)] == run.follow(tuple)


@pytest.mark.parametrize(
    ("X", "y"),
    [([(1, 1), (3, 1)], [1, -1]), ([(1, 2), (2, 2)], [1, -1]), ([(1, 1), (2, 1)], [-1, 1]), ([(1,)], [1])],
)
def test_counters_of_other_examples_are_refused(X, y):
    with pytest.raises(NotTwoPoints):
        counters(play(Perceptron(), Examples(X, y)))
