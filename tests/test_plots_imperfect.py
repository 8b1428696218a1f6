"""The pictures of data that no separator gets right, and of closed sets of weights."""

import pytest

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.imperfect.known import imperfect_bounds
from mistake_bounds.chapters.imperfect.pictures import NotDrawn, bounds_by_margin, closure, moved, place, which_form
from mistake_bounds.chapters.imperfect.worst_case import reachable_weights

SIX = Examples([(-2, 1), (1, 2), (2, 0), (-1, -2), (1, -1), (-1, 1)], [-1, 1, 1, -1, -1, 1])
AXES = Examples([(1, 0), (0, 1), (-1, -1)], [1, 1, 1])


def lines(picture, label):
    return next(each for axes in picture.figure.axes for each in axes.get_lines() if each.get_label() == label)


def test_each_example_short_of_the_margin_has_an_arrow_that_ends_on_the_margin():
    picture = moved(SIX, (1, 1), 1)
    (axes,) = picture.figure.axes
    arrows = [text for text in axes.texts if not text.get_text()]
    ends = [(text.xyann, text.xy) for text in arrows]
    assert ends == [((1, -1), (0.5, -1.5)), ((-1, 1), (-0.5, 1.5))]
    assert all(abs(abs(sum(goal)) - 1) < 1e-12 for _, goal in ends)
    assert "− (1, -1) by 1; + (-1, 1) by 1" in picture.alt and picture._repr_html_() == picture._repr_html_()
    assert "Short of it are none" in moved(Examples([(1, 1)], [1]), (1, 1), 1).alt


def test_the_curves_are_the_bounds_and_the_marks_are_their_least():
    run, gammas = play(Perceptron(), SIX, passes=2), (1, 2, 3, 4)
    picture = bounds_by_margin(run, (1, 1), gammas)
    at = [imperfect_bounds(SIX, (1, 1), gamma, 2) for gamma in gammas]
    assert list(lines(picture, "total distance").get_ydata()) == [each.total for each in at]
    assert list(lines(picture, "its root form").get_ydata()) == [each.root for each in at]
    assert list(lines(picture, "squared distances").get_ydata()) == [each.squares for each in at]
    assert f"its root form is least, {min(each.root for each in at)}" in picture.alt


def test_a_place_is_on_the_side_of_the_smaller_form():
    many = Examples([(1,)] * 100, [1] * 100)
    assert place(many, (1,), 2) == (200, 100)
    picture = which_form({"one row": [place(many, (1,), 2)], "six": [place(SIX, (1, 1), gamma) for gamma in (1, 2)]})
    assert "one row: squares" in picture.alt and "six: root form, root form" in picture.alt
    for examples, u, gamma in ((many, (1,), 2), (SIX, (1, 1), 1)):
        across, up = place(examples, u, gamma)
        bounds = imperfect_bounds(examples, u, gamma)
        assert (up + up**0.5 < across) == (bounds.squares < bounds.root)


def test_every_weight_and_every_update_is_drawn():
    found = reachable_weights(AXES)
    picture = closure({"three points": found}, "a caption")
    (axes,) = picture.figure.axes
    dots = {tuple(xy) for line in axes.get_lines() if line.get_marker() == "o" for xy in line.get_xydata()}
    assert dots == {tuple(map(float, w)) for w in found.weights}
    assert len([text for text in axes.texts if not text.get_text()]) == len(found.updates) == 24
    assert "three points: 13 weights, 24 updates, the largest squared length 5" in picture.alt
    assert "a caption" in picture._repr_html_()


def test_more_than_three_dimensions_are_not_drawn():
    with pytest.raises(NotDrawn) as refusal:
        closure({"four": reachable_weights(Examples([(1, 0, 0, 0)], [1]))})
    assert refusal.value.offender == 4
