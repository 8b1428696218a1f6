"""The pictures of what is learned draw the theorem's own amounts, and numbers of the run."""

from math import log

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Examples, play
from mistake_bounds.chapters.against.pictures import additive, multiplicative, which_bound
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.chapters.l1_margin.pictures import (
    chord_and_tangent,
    coins,
    promised,
    still_to_learn,
    to_learn,
    triangle,
)
from mistake_bounds.chapters.l1_margin.theorem import l1_margin

FOUR = Examples([(0, 1, -1), (-1, 1, -1), (0, 1, -1), (-1, 1, 1)], [+1, -1, +1, -1])


@pytest.fixture(scope="module")
def case():
    return l1_margin().on(play(Exponentiated(2), FOUR), (2, 1, 0))


def relative_entropy(u, w):
    return sum(v * log(v * sum(w) / part) for v, part in zip(u, w, strict=True) if v)


def lines(picture):
    return {line.get_label(): line for line in picture.figure.axes[0].get_lines()}


def test_what_is_to_be_learned_is_the_relative_entropy_from_the_target_to_the_weights(case):
    u = (2 / 3, 1 / 3, 0)
    assert to_learn(case) == pytest.approx([relative_entropy(u, w) for w in case.run.follow(tuple)])
    assert to_learn(case)[0] == pytest.approx(log(3) - 2 / 3 * log(3 / 2) - 1 / 3 * log(3))


def test_each_mistake_teaches_what_the_theorem_promises_and_nothing_is_left_at_the_bound(case):
    left, teaches = to_learn(case), promised(case, 0) - promised(case, 1)
    assert teaches > 0 and all(a - b >= teaches for a, b in zip(left, left[1:], strict=False))
    assert promised(case, float(case.bound)) == pytest.approx(0)
    drawn = lines(still_to_learn(case))
    assert list(drawn["still to be learned"].get_ydata()) == list(left)
    assert still_to_learn(case).figure.axes[0].get_ylabel() == "relative entropy Σ uᵢ ln(uᵢ/pᵢ)"
    assert list(drawn["at most so much"].get_xdata()) == [0, float(case.bound)]
    assert list(drawn["at most so much"].get_ydata()) == pytest.approx([left[0], 0])


def test_the_coins_are_the_weights_divided_by_their_sum(case):
    panels = coins(case, (0, 4)).figure.axes
    heights = [[bar.get_height() for bar in axes.patches] for axes in panels]
    assert heights[0] == pytest.approx([1 / 3] * 3)
    assert heights[1] == pytest.approx([4 / 5.25, 1 / 5.25, 0.25 / 5.25])
    assert [axes.get_title(loc="left") for axes in panels] == ["after 0 mistakes", "after 4 mistakes"]
    marks = panels[0].collections[0].get_offsets().ravel().tolist()
    assert marks == pytest.approx([1, 2 / 3, 2, 1 / 3])


def test_the_path_through_the_triangle_begins_in_its_middle_and_goes_inwards(case):
    picture = triangle(case)
    _, path, star = picture.figure.axes[0].get_lines()
    xs, ys = path.get_data()
    assert (xs[0], ys[0]) == pytest.approx((0.5, 3**0.5 / 6)) and len(xs) == 5
    assert (star.get_xdata()[0], star.get_ydata()[0]) == pytest.approx((1 / 3, 0))
    assert "0.46, 0.39, 0.29, 0.17, 0.10" in picture.alt


def test_the_chord_lies_above_the_powers_and_the_tangent_above_the_logarithm():
    over, under = (line.get_ydata() for line in chord_and_tangent(3).figure.axes[0].get_lines()[:2])
    assert over[0] == pytest.approx(1 / 3) and over[-1] == pytest.approx(3)
    assert all(a >= b - 1e-12 for a, b in zip(over, under, strict=True)) and over[40] == pytest.approx(5 / 3)
    over, under = (line.get_ydata() for line in chord_and_tangent(3).figure.axes[1].get_lines()[:2])
    assert all(a >= b - 1e-12 for a, b in zip(over, under, strict=True))


def test_between_adding_and_multiplying_the_bounds_are_equal():
    picture = which_bound(1024, {"three of all": (3, 1024), "one on": (512, 1)})
    (edge,) = (line for line in picture.figure.axes[0].get_lines() if len(line.get_xdata()) > 1)
    met = [(r, a) for r, a in zip(*edge.get_data(), strict=True) if 1 < a < 1024]
    assert met and all(additive(r, a) == pytest.approx(multiplicative(r, 1024)) for r, a in met)
    assert "three of all, r = 3 and a = 1,024: adding 3,072, multiplying 105" in picture.alt
    assert additive(512, 1) < multiplicative(512, 1024)


def test_the_pictures_follow_the_page_and_are_the_same_twice(case):
    follow_the_page_and_are_the_same_twice(
        lambda: coins(case, (0, 4)),
        lambda: still_to_learn(case),
        lambda: triangle(case),
        lambda: chord_and_tangent(3),
    )
