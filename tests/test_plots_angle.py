"""The pictures of the closing angle: line and circle are the theorem's sums, and meet where its bound is."""

import re
from math import acos, degrees, hypot, sqrt

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Perceptron, play, play_until_clean
from mistake_bounds.chapters.odd_max_bit.examples import tight_in_space
from mistake_bounds.chapters.perceptron.examples import orthonormal, worked_example
from mistake_bounds.chapters.perceptron.pictures import caps, lengthening, wedges
from mistake_bounds.chapters.perceptron.theorem import mistake_bound


@pytest.fixture(scope="module")
def six():
    return mistake_bound().on(play(Perceptron(tie=+1), worked_example()), (1, 0))


def panels(picture):
    return [axes for axes in picture.figure.axes if axes.get_title(loc="left")]


def arrows(axes):
    """The tips of the arrows of a panel, by what stands at them."""
    return {text.get_text(): text.xy for text in axes.texts if text.get_text()}


def corners(axes):
    """The corners of the part of a panel that is filled."""
    return axes.patches[0].get_xy()


def test_by_default_there_is_a_panel_for_each_of_the_first_mistakes_and_one_for_the_bound(six):
    assert [axes.get_title(loc="left") for axes in panels(caps(six))] == [
        "after 1 mistake", "after 2 mistakes", "after 3 mistakes", "after 5 mistakes",
    ]  # fmt: skip
    assert len(panels(wedges(six, after=(2, 4)))) == 2


def test_the_weights_are_drawn_as_they_are_seen_from_the_target(six):
    drawn = [arrows(axes).get("w") for axes in panels(caps(six))]
    assert drawn == [(1, -2), (2, -1), (3, 1), None]
    diagonal = mistake_bound().on(play(Perceptron(tie=+1), worked_example()), (5, 1))
    for axes, w in zip(panels(caps(diagonal, after=(1, 2, 3))), diagonal.run.follow(tuple)[1:], strict=True):
        along, across = arrows(axes)["w"]
        assert along == pytest.approx((5 * w[0] + w[1]) / sqrt(26))
        assert across == pytest.approx((5 * w[1] - w[0]) / sqrt(26))


def test_the_line_is_total_progress_the_circle_total_growth_and_w_lies_between(six):
    for t, axes in zip((1, 2, 3), panels(caps(six)), strict=False):
        line = next(each for each in axes.get_lines() if each.get_label().startswith("line"))
        circle = next(each for each in axes.get_lines() if each.get_label().startswith("circle"))
        assert set(line.get_xdata()) == {t}
        assert {round(hypot(x, y) ** 2, 6) for x, y in zip(*circle.get_data(), strict=True)} == {5 * t}
        along, across = arrows(axes)["w"]
        assert along >= t and along**2 + across**2 <= 5 * t


def test_the_wedge_closes_when_the_bound_is_reached(six):
    widths = []
    for t, axes in zip((1, 2, 3, 5), panels(wedges(six)), strict=True):
        widest = max(acos(min(1, x)) for x, y in corners(axes) if abs(hypot(x, y) - 1) < 1e-9)
        assert widest == pytest.approx(acos(sqrt(t / 5)), abs=1e-6)
        [said] = re.findall(r"at most (\d+)°", axes.get_title(loc="left"))
        assert -1e-3 <= int(said) - degrees(widest) < 1, "rounded up"
        widths.append(widest)
    assert widths == sorted(widths, reverse=True) and widths[-1] == pytest.approx(0, abs=1e-6)


def test_a_run_that_wastes_nothing_goes_along_the_edge_of_its_wedge():
    stream = orthonormal(9)
    case = mistake_bound().on(play(Perceptron(), stream.examples), stream.u)
    for t, axes in zip((1, 4, 9), panels(caps(case, after=(1, 4, 9))), strict=True):
        along, across = arrows(axes)["w"]
        assert along == pytest.approx(t / 3) and across == pytest.approx(sqrt(t - t * t / 9), abs=1e-6)
    space = tight_in_space(4)
    told = wedges(mistake_bound().on(play(Perceptron(), space.examples), space.u)).alt
    assert "after 4 mistakes at most 0°, in this run 0°" in told


def test_a_step_reaches_the_circle_where_it_is_at_right_angles_and_stays_inside_where_it_leans_back(six):
    picture = lengthening(six.run, (2, 3))
    for axes, before, after, least in zip(panels(picture), ((1, -2), (2, -1)), ((2, -1), (3, 1)), (1, 0), strict=True):
        (circle,) = (each for each in axes.get_lines() if each.get_linestyle() == "--")
        (squared,) = {round(hypot(x, y) ** 2, 6) for x, y in zip(*circle.get_data(), strict=True)}
        assert arrows(axes)["w"] == before and arrows(axes)["w⁺"] == after
        assert squared - hypot(*after) ** 2 == pytest.approx(2 * least), "what the step falls short of it by"
    assert [axes.get_title(loc="left") for axes in panels(picture)] == [
        "mistake 2: y⟨w, x⟩ = −1", "mistake 3: y⟨w, x⟩ = 0",
    ]  # fmt: skip
    assert "the squared length goes from 5 to 5, where a right angle would give 7" in picture.alt
    assert picture._repr_html_() == lengthening(six.run, (2, 3))._repr_html_()


def test_the_alternatives_tell_the_numbers_and_the_picture_is_the_same_twice(six):
    assert "after 1 mistake at most 64°, in this run 63°" in wedges(six).alt
    assert "after 5 mistakes at most 0°" in wedges(six).alt
    assert "after 3 mistakes ⟨u, w⟩/‖u‖ is at least 3 and ‖w‖ at most 3.87, and they are 3 and 3.16" in caps(six).alt
    draws = [lambda draw=draw: draw(six, "a caption") for draw in (wedges, caps)]
    follow_the_page_and_are_the_same_twice(*draws, says="a caption")
    first, second = (set(re.findall(r' id="([^"]+)"', picture.svg())) for picture in (wedges(six), caps(six)))
    assert first and second and not first & second


def test_a_run_of_one_mistake_and_a_bound_below_two_has_one_panel():
    examples = tight_in_space(1)
    case = mistake_bound().on(play_until_clean(Perceptron(), examples.examples, 9), examples.u)
    assert len(panels(wedges(case))) == len(panels(caps(case))) == 1
