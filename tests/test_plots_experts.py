"""The pictures of weighted majority draw the run's own weights, and lines that the theorems say lie below or above."""

from fractions import Fraction
from math import log

import pytest

from mistake_bounds import Examples, play
from mistake_bounds.chapters.experts.learner import WeightedMajority
from mistake_bounds.chapters.experts.pictures import cost, games, prices, round_costs, squeeze, squeezed
from mistake_bounds.chapters.experts.theorem import deterministic

HALF = Fraction(1, 2)
STREAM = Examples([(1, 1, -1), (-1, 1, 1), (1, 1, 1), (-1, -1, 1), (1, -1, 1)], [-1, 1, 1, 1, 1])


@pytest.fixture(scope="module")
def case():
    return deterministic().on(play(WeightedMajority(), STREAM))


def test_the_weight_is_between_its_ceiling_and_the_best_experts(case):
    totals, ceiling, floor = squeeze(case)
    assert totals[-1] == pytest.approx(log(sum(case.run.weights))) and totals[0] == ceiling[0] == log(3)
    assert len(totals) == len(STREAM) + 1 and totals[3] == totals[2], "all were right in the third round"
    assert all(f <= t <= c + 1e-12 for t, c, f in zip(totals, ceiling, floor, strict=True))
    assert floor[-1] == pytest.approx(-log(2) * case.reading.end["m"])


def test_it_draws_these_numbers_and_says_them(case):
    picture = squeezed(case)
    drawn = {line.get_label().split(":")[0]: list(line.get_ydata()) for line in picture.figure.axes[0].get_lines()}
    assert drawn["logarithm of the total weight"] == pytest.approx(squeeze(case)[0])
    assert f"{len(case.run.mistakes)} mistakes" in picture.alt and 'role="img"' in picture.svg()


@pytest.mark.parametrize("beta", [Fraction(1, 10), HALF, Fraction(9, 10)])
def test_no_price_is_above_the_cost_and_each_touches_it(beta):
    shares = [Fraction(i, 40) for i in range(41)]
    rows = [[cost(beta, q) - price for price in prices(beta, q)] for q in shares]
    assert min(map(min, rows)) > -1e-12
    assert [min(column) for column in zip(*rows, strict=True)] == pytest.approx([0, 0, 0], abs=1e-12)


def test_the_curve_and_the_games_say_their_numbers():
    assert "a step of 0.29" in round_costs(HALF).alt
    picture = games({"exact": [2, 4], "bound": [Fraction(5, 2), 5]}, ["exact"])
    one, other = picture.figure.axes[0].get_lines()
    assert list(one.get_ydata()) == [2, 4] and one.get_marker() == "o" and other.get_linestyle() == "--"
    assert "exact: 2, 4; bound: 2.50, 5" in picture.alt
