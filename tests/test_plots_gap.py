"""The pictures of a gap and of guesses: where a target puts examples, and what each guess made of its budget."""

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Examples, play
from mistake_bounds.chapters.gap.examples import majority
from mistake_bounds.chapters.gap.pictures import values
from mistake_bounds.chapters.guessing.learner import GuessMargin
from mistake_bounds.chapters.guessing.pictures import guesses
from mistake_bounds.chapters.guessing.reading import read_margins

SQUARE = Examples([(0, 0), (0, 1), (1, 0), (1, 1), (1, 1)], [-1, -1, 1, 1, 1])


@pytest.fixture(scope="module")
def run():
    return play(GuessMargin(), majority(120, 16, 3, seed=5))


def told(run):
    return guesses({"three": read_margins(run, (1,) * 3 + (0,) * 13)}, lambda of: str(of["gamma_g"]))


def test_every_example_stands_at_its_value_outside_the_gap():
    picture = values(SQUARE, (2, 1), 2, 1)
    (axes,) = picture.figure.axes
    bars = {(bar.get_x() + bar.get_width() / 2, bar.get_height()) for part in axes.containers for bar in part}
    assert {(round(x, 9), height) for x, height in bars} == {(0, 1), (1, 1), (2, 1), (3, 2)}
    assert "2 positive at 3" in picture.alt and "the gap is from 1 to 2" in picture.alt


def test_a_guess_is_refuted_where_its_bar_is_above_its_frame(run):
    (axes,) = told(run).figure.axes
    heights = [bar.get_height() for part in axes.containers for bar in part]
    made, budgets = heights[::2], heights[1::2]
    assert tuple(made) == (*run.weights.before, run.weights.spent) and len(made) > 1
    assert all(m == b + 1 for m, b in zip(made[:-1], budgets[:-1], strict=True)) and made[-1] <= budgets[-1]


def test_the_pictures_follow_the_page_and_are_the_same_twice(run):
    follow_the_page_and_are_the_same_twice(
        lambda: values(SQUARE, (2, 1), 2, 1),
        lambda: told(run),
    )
