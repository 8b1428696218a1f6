"""The ladder of counters: it is the run, and its lines say where each example is a mistake."""

from fractions import Fraction

import pytest

from mistake_bounds import Examples, Perceptron, play, play_until_clean
from mistake_bounds.chapters.dummy.examples import two_points_with_dummy
from mistake_bounds.chapters.dummy.pictures import NotTwoPoints, counters, ladder
from mistake_bounds.exact import dot


def run_of(X):
    return play_until_clean(Perceptron(), two_points_with_dummy(X), at_most=10**4)


@pytest.mark.parametrize("X", [1, 2, 3, Fraction(1, 2)])
def test_the_counters_give_back_the_weights(X):
    run = run_of(X)
    assert [(-m * X, d) for m, d in counters(run)] == run.follow(tuple)


def test_the_path_has_an_arrow_for_each_mistake_and_ends_in_the_room_that_is_left():
    axes = ladder(run_of(2)).figure.axes[0]
    assert sum(text.arrow_patch is not None for text in axes.texts) == 17
    (left, right), (m, d) = (sorted(set(axes.patches[0].get_xy()[1:3, 0]))), counters(run_of(2))[-1]
    height = axes.patches[0].get_xy()[1, 1]
    assert left * d < m * height <= right * d * 2 and (m, d) == (1, 5)


@pytest.mark.parametrize("X", [1, 2, 3])
def test_the_lines_part_mistakes_from_what_is_right(X):
    for m in range(-2, 4):
        for d in range(-3, 3 * X * X + 3):
            w = (-m * X, d)
            assert (dot(w, (X, 1)) <= 0) == (d <= m * X * X) and (dot(w, (2 * X, 1)) > 0) == (d > 2 * m * X * X)


def test_the_alternative_tells_the_path():
    alt = ladder(run_of(2), "why").alt
    assert "a run of 17 mistakes" in alt and "(0, 0), (−1, 1), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)" in alt


@pytest.mark.parametrize(
    ("X", "y"), [([(1, 1), (3, 1)], [1, -1]), ([(1, 2), (2, 2)], [1, -1]), ([(1, 1), (2, 1)], [-1, 1]),
                 ([(1,), (2,)], [1, -1]), ([(1, 1)], [1])]
)  # fmt: skip
def test_other_examples_are_refused(X, y):
    with pytest.raises(NotTwoPoints):
        counters(play(Perceptron(), Examples(X, y)))
