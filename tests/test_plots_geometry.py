"""The pictures of hyperplanes show the numbers that they claim: lines, feet, margins, labels, alternatives."""

from fractions import Fraction
from functools import cache

import pytest
from each import each
from thorough import THOROUGH

from mistake_bounds import Examples, Perceptron, play_until_clean
from mistake_bounds.chapters.dummy.examples import two_points_with_dummy
from mistake_bounds.chapters.dummy.pictures import _best_lifted, _over_length, against_scale, lifted
from mistake_bounds.chapters.odd_max_bit.pictures import (
    _foot,
    half_spaces,
    margin_by_direction,
    margins,
    signed_distances,
)
from mistake_bounds.drawing.figure import GREEN, RED
from mistake_bounds.exact import dot

W, W0 = (3, 4), -10
AFFINE = Examples([(4, 2), (1, 4), (3, -1), (0, 0), (-1, 2)], [1, 1, 1, -1, -1])
SIX = Examples([(2, 1), (4, 2), (1, 4), (2, -4), (-1, -3), (-3, -1)], [1, 1, 1, -1, -1, -1])
LINE = Examples([(4,), (8,)], [1, -1])


def axes_of(picture):
    return picture.figure.axes


def points(line):
    return list(zip(line.get_xdata(), line.get_ydata(), strict=True))


def texts(axes):
    return [text.get_text() for text in axes.texts]


def boundary(axes):
    """The two ends of the solid line in the colour of boundaries."""
    return next(points(line) for line in axes.lines if line.get_color() == GREEN and line.get_linestyle() == "-")


def ringed(axes):
    return [points(line)[0] for line in axes.lines if line.get_markeredgecolor() == RED and line.get_marker() == "o"]


@cache
def pictures():
    return tuple(drawn())


def drawn(many=6):
    """The first so many, drawn anew."""
    draws = (
        lambda: half_spaces(W, W0, ((2, 1), (-2, 4))),
        lambda: signed_distances(AFFINE, W, W0),
        lambda: margins(SIX, [(1, 0), (0, 1), (3, 4)]),
        lambda: margin_by_direction(SIX, (3, 4)),
        lambda: lifted(LINE, (1, 8)),
        lambda: against_scale([1, 2], {"dummy 1": ([8, 17], [65, 170])}),
    )
    return [draw() for draw in draws[:many]]


@each(lambda: zip(pictures(), drawn(6 if THOROUGH else 1), strict=False), name=lambda pair: pair[0].alt[:20])
def test_a_picture_drawn_again_is_the_same(pair):
    one, again = pair
    assert one.svg() == again.svg() and one.alt == again.alt


@each(pictures, name=lambda picture: picture.alt[:20])
def test_no_stand_in_colour_is_left_in(picture):
    assert "#0" not in picture.svg()


@each(pictures, name=lambda picture: picture.alt[:20])
def test_no_label_is_smaller_than_nine_points(picture):
    for axes in axes_of(picture):
        labels = [*axes.texts, axes.title, axes.xaxis.label, axes.yaxis.label]
        labels += [*axes.get_xticklabels(), *axes.get_yticklabels()]
        labels += [text for legend in (axes.get_legend(), *picture.figure.legends) if legend for text in legend.texts]
        assert min(label.get_fontsize() for label in labels) >= 9


def test_the_boundary_is_where_the_score_vanishes():
    (axes,) = axes_of(half_spaces(W, W0, ((2, 1), (-2, 4))))
    for p in boundary(axes):
        assert abs(dot(W, p) + W0) < 1e-9


def test_w_starts_at_the_foot_of_the_origin_and_is_drawn_at_its_length():
    picture = half_spaces(W, W0, ((2, 1), (-2, 4)))
    (axes,) = axes_of(picture)
    arrows = [text for text in axes.texts if getattr(text, "arrow_patch", None)]
    start, end = arrows[0].xyann, arrows[0].xy
    assert start == pytest.approx((1.2, 1.6)) and end == pytest.approx((4.2, 5.6))
    assert "(6/5, 8/5), at distance 2" in picture.alt and "inner product 0 with w" in picture.alt
    assert [text.get_text() for text in axes.get_legend().texts] == ["f(x) = 0", "distance 2"]


def test_each_example_is_joined_to_its_foot_and_carries_its_signed_margin():
    picture = signed_distances(AFFINE, W, W0)
    (axes,) = axes_of(picture)
    segments = [points(line) for line in axes.lines if line.get_linestyle() == ":"]
    assert [s[0] for s in segments] == [tuple(map(float, x)) for x in AFFINE.X]
    for _, foot in segments:
        assert abs(dot(W, foot) + W0) < 1e-9
    assert [t for t in texts(axes) if t] == ["2", "9/5", "−1", "2", "1"]
    assert ringed(axes) == [(3.0, -1.0)]
    assert not axes.patches, "a set with a negative margin has no band"
    assert "(3, −1) positive: −1" in picture.alt and "The smallest, −1, is the margin" in picture.alt


def test_the_band_is_as_wide_as_the_margin_and_the_nearest_examples_lie_on_its_edge():
    picture = margins(SIX, [(1, 0), (0, 1), (3, 4)])
    shown = axes_of(picture)
    assert [axes.get_title(loc="left") for axes in shown] == [
        "u = (1, 0): −2",
        "u = (0, 1): 1",
        "u = (3, 4): 2",
        "",
    ]
    assert [len(axes.patches) for axes in shown] == [0, 1, 1, 0]
    (band,) = shown[2].patches
    assert {round(abs(dot((3, 4), p)) / 5, 9) for p in band.get_xy()} == {2.0}
    assert ringed(shown[2]) == [(2.0, 1.0), (2.0, -4.0)]
    assert "u = (3, 4): margin 2, set by (2, 1), positive and (2, −4), negative" in picture.alt


def test_four_directions_stand_two_by_two():
    picture = margins(SIX, [(1, 0), (0, 1), (1, 1), (3, 4)])
    assert [axes.get_title(loc="left") for axes in axes_of(picture)] == [
        "u = (1, 0): −2", "u = (0, 1): 1", "u = (1, 1): ≈ 1.41", "u = (3, 4): 2",
    ]  # fmt: skip
    places = [axes.get_subplotspec().get_position(picture.figure) for axes in axes_of(picture)]
    assert [len({round(getattr(place, at), 3) for place in places}) for at in ("x0", "y0")] == [2, 2]
    assert ringed(axes_of(picture)[3]) == [(2.0, 1.0), (2.0, -4.0)]


def test_the_envelope_is_the_margin_at_each_direction_and_peaks_at_the_best():
    picture = margin_by_direction(SIX, (3, 4))
    (axes,) = axes_of(picture)
    envelope = dict(points(max(axes.lines, key=lambda line: line.get_linewidth())))
    assert envelope[0] == pytest.approx(-2) and envelope[90] == pytest.approx(1)
    assert max(envelope, key=envelope.get) == 53 and max(envelope.values()) <= 2
    assert "highest at u = (3, 4), 53 degrees, where it is 2" in picture.alt


def test_lifted_points_and_their_best_separator():
    picture = lifted(LINE, (1, 8))
    low, high = axes_of(picture)
    assert [axes.get_title(loc="left") for axes in (low, high)] == [
        "dummy 1: margin ≈ 0.33",
        "dummy 8: margin 8/5",
    ]
    assert boundary(low) == [(0, 0), (12.0, 2.0)] and boundary(high) == [(0, 0), (12.0, 16.0)]
    assert "R² = 65, so R²/γ² = 2405/4" in picture.alt and "R² = 128, so R²/γ² = 50" in picture.alt


def test_the_best_separator_of_two_lifted_points_is_best():
    for x_plus, x_minus, height in [(4, 8, 1), (8, 4, 3), (1, -10, 1), (Fraction(1, 3), Fraction(2, 3), 1)]:
        u = _best_lifted(x_plus, x_minus, height)
        pair = Examples([(x_plus, height), (x_minus, height)], [1, -1])
        best = pair.margin(u) / dot(u, u) ** 0.5
        for turn in (-0.01, 0.01):
            v = (u[0] - turn * u[1], u[1] + turn * u[0])
            assert pair.margin(v) / dot(v, v) ** 0.5 < best


def test_curves_against_scale_hold_the_numbers_given():
    scales = [1, 2, 3]
    made = [len(play_until_clean(Perceptron(), two_points_with_dummy(X), 10**3).mistakes) for X in scales]
    picture = against_scale(scales, {"dummy 1": (made, [65, 170, 350])})
    (axes,) = axes_of(picture)
    bound, mistakes = axes.lines
    assert points(mistakes) == [(1, 8), (2, 17), (3, 32)] and points(bound) == [(1, 65), (2, 170), (3, 350)]
    assert (axes.get_xscale(), axes.get_yscale()) == ("log", "log")
    assert "8 of 65 at scale 1, 32 of 350 at scale 3" in picture.alt


def test_feet_and_lengths_are_exact_where_they_can_be():
    assert _foot((3, 4), -10, (4, 2)) == (Fraction(14, 5), Fraction(2, 5))
    assert _over_length(10, (3, 4)) == 2 and isinstance(_over_length(1, (1, 1)), float)
