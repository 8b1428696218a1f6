"""The pictures past the last mistake: shares as given, stairs under the theorem's line, a step at right angles."""

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Examples, play
from mistake_bounds.chapters.past_right.learner import PassiveAggressive
from mistake_bounds.chapters.past_right.pictures import just_enough, loss_staircase, shares
from mistake_bounds.theorems import passive_aggressive

ROWS = Examples([(1, 2), (2, 1), (-1, 1), (1, -2), (0, 1)], [1, 1, -1, 1, 1])
FOUND = {0: (0.1, 0.05, 0), 1: (0.7, 0.5, 1 / 3), 5: (0.9, 0.7, 5 / 11)}


@pytest.fixture(scope="module")
def case():
    return passive_aggressive.squared_losses().on(play(PassiveAggressive(), ROWS, 2), (3, 1))


def lines(picture):
    (axes,) = picture.figure.axes
    return {line.get_label(): line.get_xydata().tolist() for line in axes.get_lines()}


def test_each_share_has_its_curve():
    drawn = lines(shares(FOUND))
    assert drawn["reached"] == [[0, 0.1], [1, 0.7], [5, 0.9]]
    assert [row[1] for row in drawn["promised before the run"]] == [0, 1 / 3, 5 / 11]
    assert "β = 1 R²: 70.0% reached, 50.0% certified by the run, 33.3% promised before the run" in shares(FOUND).alt


def test_the_stairs_stay_under_the_curve_and_the_curve_under_the_bound(case):
    drawn = lines(loss_staircase(case))
    lost, gained = drawn["squared losses so far"], drawn["R²(‖u‖² − ‖u − w‖²)"]
    assert len(lost) == len(gained) == len(case.run.updates) + 1
    assert all(a[1] <= b[1] + 1e-9 <= float(case.bound) + 2e-9 for a, b in zip(lost, gained, strict=True))
    assert lost[-1][1] == pytest.approx(float(case.reading.end["Q_T"])) and lost[0][1] == gained[0][1] == 0
    assert len(drawn["mistakes"]) == len(case.run.mistakes) > 0


def test_a_step_is_drawn_from_w_to_w_plus(case):
    step = case.run.steps[1]
    picture = just_enough(step.before, step.after, step.x, step.y, (1, 1))
    dots = [line.get_xydata().tolist()[0] for line in picture.figure.axes[0].get_lines() if line.get_marker() == "o"]
    assert dots == [list(map(float, step.before)), list(map(float, step.after)), [1, 1]]
    assert "at right angles" in picture.alt


def test_the_pictures_follow_the_page_and_are_the_same_twice(case):
    follow_the_page_and_are_the_same_twice(
        lambda: shares(FOUND),
        lambda: loss_staircase(case),
        lambda: just_enough((0, 0), (1, 0), (1, 0), 1, (2, 1)),
    )
