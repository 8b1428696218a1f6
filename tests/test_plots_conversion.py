"""The pictures from online to PAC: what is drawn is what the run, the theorems and the worlds say."""

from fractions import Fraction
from math import log

import pytest

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.conversion.learner import Draws, survivals
from mistake_bounds.chapters.conversion.pictures import FEW, blocks, falling_weights, guarantees, probabilities
from mistake_bounds.chapters.experts.learner import RandomizedWeightedMajority
from mistake_bounds.drawing.figure import BLUE, GREEN
from mistake_bounds.theorems import conversion, experts
from mistake_bounds.worlds import World

TENTH = Fraction(1, 10)
BITS = World([(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)], [5 * TENTH, TENTH, TENTH, 3 * TENTH], [1, -1, -1, -1])
LIST = Winnow(threshold=1, demotion="eliminate")
RUN = play(Perceptron(), Examples([(1, 0), (1, 0), (0, 1), (1, 0), (0, 1), (1, 1)], [1] * 6))


def bars(picture):
    (axes,) = picture.figure.axes
    return [(bar.get_x(), bar.get_width(), bar.get_facecolor()[:3]) for bar in axes.patches]


def rgb(colour: str) -> tuple:
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def test_a_bar_is_a_hypothesis_from_its_first_example_on():
    picture = blocks(RUN, 3)
    assert [bar[:2] for bar in bars(picture)] == [(one.first, one.survived) for one in survivals(RUN)]
    assert [bar[2] for bar in bars(picture)] == [rgb(BLUE), rgb(BLUE), rgb(GREEN)]
    assert "0; 1; 3, output. Asked for are 3" in picture.alt


def test_a_mistake_is_a_cross_and_the_last_hypothesis_has_none():
    (axes,) = blocks(RUN, 3).figure.axes
    assert [line.get_xdata()[0] - 0.5 for line in axes.get_lines()] == list(RUN.mistakes)


def test_only_the_first_that_survives_is_output_and_those_after_it_are_faint():
    picture = blocks(RUN, 1)
    assert [bar[2] for bar in bars(picture)] == [rgb(BLUE), rgb(GREEN), rgb(BLUE)]
    assert [bar.get_alpha() for bar in picture.figure.axes[0].patches] == [1.0, 1.0, 0.35]
    assert picture.alt.count("output") == 1


def test_of_many_hypotheses_only_the_long_lived_have_their_numbers():
    axes = [[int(i == j) for j in range(FEW + 1)] for i in range(FEW + 1)]
    rows = Examples([*axes, axes[0], axes[1]], [1] * (FEW + 3))
    picture = blocks(play(Perceptron(), rows), 2)
    assert [text.get_text() for text in picture.figure.axes[0].texts] == ["2"]


@pytest.fixture(scope="module")
def both():
    says = [[-1 if t % every == 0 else 1 for every in (2, 3, 5)] for t in range(1, 11)]
    run = play(RandomizedWeightedMajority(Fraction(1, 4)), Examples(says, [1] * 10))
    return experts.randomized().on(run), conversion.littlestone().on(Draws(LIST, BITS, 12), TENTH, 2, Fraction(1, 4))


def test_each_weight_lies_between_its_ceiling_and_in_the_end_its_floor(both):
    picture = falling_weights(*both)
    for axes in picture.figure.axes:
        ceiling, weight, floor = axes.get_lines()
        assert all(w <= c + 1e-9 for w, c in zip(weight.get_ydata(), ceiling.get_ydata(), strict=True))
        assert weight.get_ydata()[-1] >= floor.get_ydata()[0] - 1e-9


def test_the_floor_and_the_ceiling_are_those_of_the_theorem(both):
    ceiling, weight, floor = falling_weights(*both).figure.axes[1].get_lines()
    end = both[1].reading.end
    assert len(weight.get_ydata()) == 13 and ceiling.get_ydata()[-1] == pytest.approx(-12 * 0.075)
    assert floor.get_ydata()[0] == pytest.approx(log(end["P"] * end["B"]))


def test_probabilities_tell_from_where_on_they_are_small_enough():
    sizes, exact, bound = (1, 2, 3, 4), (Fraction(1, 2), TENTH, Fraction(1, 50), 0), (2, 1, Fraction(1, 2), TENTH)
    picture = probabilities({"one": (sizes, exact, bound)}, TENTH)
    assert "one: at most 0.1 from 2 examples on, by the bound from 4 on" in picture.alt
    dashed, solid = picture.figure.axes[0].get_lines()[:2]
    assert list(solid.get_xdata()) == [1, 2, 3], "a probability of 0 has no place on a logarithmic scale"
    assert list(dashed.get_ydata()) == [2, 1, 0.5, 0.1]


def test_guarantees_have_a_line_for_each_sample_and_each_promise():
    picture = guarantees([[0.5, TENTH], [0.4, 0]], {"wait": [2, 1], "count": [1, 0.5]}, [10, 20])
    assert [list(line.get_ydata()) for line in picture.figure.axes[0].get_lines()] == [
        [0.5, 0.1],
        [0.4, 0],
        [2, 1],
        [1, 0.5],
    ]
    assert "between 0.000 and 0.100 in 2 samples; promised are then wait: 1.00; count: 0.50" in picture.alt
