"""The pictures that set learners side by side draw the numbers they are given, and the theorems' own sums."""

from fractions import Fraction
from math import log

import pytest

from mistake_bounds import Examples, play
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.chapters.l1_margin.theorem import l1_margin
from mistake_bounds.drawing.compare import Series, side_by_side, weight_race

HALVING = Examples([[1 if i >> j & 1 else -1 for i in range(16)] for j in range(4)], [1] * 4)
LAST = (0,) * 15 + (1,)


def lines(picture):
    return {line.get_label(): line for line in picture.figure.axes[0].get_lines()}


def test_runs_are_solid_and_bounds_are_dashed():
    series = [Series("A", (1, 2, 3), (Fraction(7, 2), 8, 16)), Series("B", (2, 2, 2))]
    drawn = lines(side_by_side((4, 8, 16), series, "features n", logx=True))
    assert set(drawn) == {"A: mistakes", "A: bound", "B: mistakes"}
    assert list(drawn["A: mistakes"].get_ydata()) == [1, 2, 3]
    assert list(drawn["A: bound"].get_ydata()) == [3.5, 8, 16]
    assert drawn["A: bound"].get_linestyle() == "--" and drawn["A: mistakes"].get_linestyle() == "-"
    assert list(drawn["B: mistakes"].get_xdata()) == [4, 8, 16]


def test_the_text_alternative_carries_the_numbers():
    picture = side_by_side((4, 512), [Series("A", (6, 1195), (12, 1536))], "features n")
    assert "6 mistakes at features n = 4 and 1,195 at 512" in picture.alt
    assert "from 12 to 1,536" in picture.alt and picture.alt in picture.svg()


def test_the_race_of_the_weights_is_the_theorems_sums():
    theorem, run = l1_margin(), play(Exponentiated(9), HALVING)
    drawn = lines(weight_race(theorem.on(run, LAST)))
    bound = float(theorem.on(run, LAST).bound)
    cosh = (9 + 1 / 9) / 2
    totals = [log(sum(w)) for w in run.follow(tuple)]
    assert list(drawn["ln T"].get_ydata()) == pytest.approx(totals)
    assert list(drawn["h⟨u, c⟩ + H"].get_ydata()) == pytest.approx([t * log(9) for t in range(5)])
    for t, y in zip(*drawn["ceiling ln n + kt"].get_data(), strict=True):
        assert y == pytest.approx(log(16) + t * log(cosh))
    for t, y in zip(*drawn["floor hγt + H"].get_data(), strict=True):
        assert y == pytest.approx(t * log(9))
    meeting = next(line for label, line in drawn.items() if label.startswith("_"))
    assert list(meeting.get_xdata()) == [bound]
    assert list(meeting.get_ydata()) == pytest.approx([bound * log(9)])


def test_the_total_weight_stays_between_its_floor_and_its_ceiling():
    theorem, run = l1_margin(), play(Exponentiated(Fraction(7, 5)), HALVING, passes=3)
    drawn = lines(weight_race(theorem.on(run, LAST)))
    totals, along = drawn["ln T"].get_ydata(), drawn["h⟨u, c⟩ + H"].get_ydata()
    assert all(a <= t + 1e-12 for a, t in zip(along, totals, strict=True))
