"""The pictures of losses and steps: curves are the learners' own losses, and a run stays below the theorem's line."""

from fractions import Fraction

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.gradient.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.gradient.pictures import account, loss_curves, one_weight, paths, regret_race
from mistake_bounds.theorems import gradient

ROWS = Examples([(1, 2), (2, 1), (-1, 1), (1, -3), (0, 1)], [1, 1, -1, -1, 1])


@pytest.fixture(scope="module")
def case():
    return gradient.regret().on(play(OnlineGradientDescent(rate=Fraction(1, 5)), ROWS, 3), (1, 0))


def lines(picture):
    (axes,) = picture.figure.axes
    return {line.get_label(): line.get_xydata().tolist() for line in axes.get_lines()}


def test_a_curve_is_the_loss_of_a_learner():
    hinge = OnlineGradientDescent()
    picture = loss_curves({"hinge": lambda s: hinge.loss(s, 1), "other": lambda s: s * s})
    assert all(loss == pytest.approx(max(0, 1 - s)) for s, loss in lines(picture)["hinge"])
    assert "hinge: 2 at -1, 1 at 0, 0 at 1, 0 at 2; other: 1 at -1" in picture.alt


def test_a_path_has_a_dot_after_each_step():
    runs = {"Perceptron": play(Perceptron(tie=0), ROWS), "hinge": play(OnlineGradientDescent(), ROWS)}
    picture = paths(runs, target=(1, 0))
    for axes, run in zip(picture.figure.axes, runs.values(), strict=True):
        dots, target = axes.get_lines()
        assert dots.get_xydata().tolist() == [list(map(float, w)) for w in run.follow(tuple)]
        assert target.get_xydata().tolist() == [[1, 0]]
        assert axes.get_title(loc="left").endswith(f"{len(run.updates)} steps")


def test_the_account_stays_under_its_line_and_ends_at_the_sum_of_the_theorem(case):
    drawn = lines(account(case))
    distance, upper, line = (drawn[label] for label in drawn)
    assert all(a[1] <= b[1] + 1e-9 for a, b in zip(upper, line, strict=True))
    end, total = case.reading.end, case.theorem["all rounds"]
    assert case.check_claim(total) and len(line) == end["T"] + 1
    assert upper[-1][1] - distance[-1][1] == pytest.approx(float(2 * end["eta"] * (end["L_T"] - end["U_T"])))
    assert line[-1][1] == pytest.approx(float(1 + end["T"] * end["eta"] ** 2 * end["G^2"]))


def test_the_race_ends_at_the_bound(case):
    drawn = lines(regret_race(case))
    assert drawn["the most it may be"][-1][1] == pytest.approx(float(case.bound))
    assert drawn["loss of the learner so far"][-1][1] == pytest.approx(float(case.run.total_loss))
    assert f"{float(case.bound):.4g}" in regret_race(case).alt


def test_on_the_hinge_loss_only_steps_raise_the_bound():
    case = gradient.hinge().on(play(OnlineGradientDescent(rate=Fraction(1, 5)), ROWS, 3), (1, 0))
    assert len(case.run.updates) < case.run.presented
    assert lines(regret_race(case))["the most it may be"][-1][1] == pytest.approx(float(case.bound))


def test_a_weight_is_drawn_after_each_round():
    turns = Examples([(1,)] * 6, [1, -1] * 3)
    run = play(LMS(Fraction(1, 2)), turns)
    picture = one_weight({"rate 1/2": run}, limits=(Fraction(1, 3), Fraction(-1, 3)))
    assert lines(picture)["rate 1/2"] == [[t, float(w[0])] for t, w in enumerate(run.follow(tuple))]
    assert "rate 1/2: ends with 0.344 and -0.328" in picture.alt


def test_the_pictures_follow_the_page_and_are_the_same_twice(case):
    turns = {"LMS": play(LMS(Fraction(1, 2)), Examples([(1,)] * 4, [1, -1] * 2))}
    follow_the_page_and_are_the_same_twice(
        lambda: loss_curves({"square": lambda s: (1 - s) ** 2}),
        lambda: paths({"hinge": case.run}, target=(1, 0)),
        lambda: account(case),
        lambda: regret_race(case),
        lambda: one_weight(turns, limits=(1,)),
    )
