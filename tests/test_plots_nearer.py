"""The pictures of nearer at each mistake: stairs stay under the promised line, and say what they show."""

import pytest

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.chapters.nearer.pictures import by_size, distances, loudest, staircases
from mistake_bounds.drawing.figure import PAGE_COLOURS
from mistake_bounds.theorems import nearer

ROWS = Examples([(1, 1, 1, -1), (1, -1, 1, 1), (-1, 1, -1, 1), (1, 1, -1, -1), (-1, -1, 1, -1)], [1, 1, -1, 1, -1])


@pytest.fixture(scope="module")
def cases():
    length = nearer.by_length().on(play(Perceptron(), ROWS, 3), (1, 0, 0, 0))
    entropy = nearer.by_entropy().on(play(Exponentiated(2), ROWS, 3), (1, 0, 0, 0))
    return {"adds": (length, "nearer by length"), "multiplies": (entropy, "nearer by entropy")}


def test_stairs_stay_under_the_promised_line(cases):
    picture = staircases(cases)
    for axes, (case, _) in zip(picture.figure.axes, cases.values(), strict=True):
        stairs, line = (drawn.get_xydata().tolist() for drawn in axes.get_lines())
        allowed = float(case.bound)
        assert line == [[0, 1], [pytest.approx(allowed), 0]] and len(stairs) == len(case.run.mistakes) + 1 > 1
        assert all(-1e-9 <= height <= 1 - m / allowed + 1e-9 for m, height in stairs)
    assert "adds: " in picture.alt and "promised was" in picture.alt


def test_distances_are_those_of_the_weights(cases):
    case, name = cases["adds"]
    u = case.reading.end["u"]
    own = case.run.follow(lambda w: sum((a - b) ** 2 for a, b in zip(u, w, strict=True)))
    assert distances(case, name) == pytest.approx([float(d / own[0]) for d in own])


def test_the_last_weight_is_told_and_in_another_colour():
    picture = loudest({"sums": (1, -1, 2), "cubes": (1, -1, 8)})
    assert "sums: the last weight is 0.50 of all; cubes: the last weight is 0.80 of all" in picture.alt
    assert [bar.get_height() for bar in picture.figure.axes[0].patches] == [0.25, -0.25, 0.5]


def test_mistakes_by_size_with_their_bounds():
    picture = by_size({"p = 2": {16: 16, 64: 64}, "p = 6": {16: 5, 64: 8}}, {"p = 2": {16: 16, 64: 64}})
    assert len(picture.figure.axes[0].get_lines()) == 3
    assert "p = 2: 16 at 16, 64 at 64; bounds 16 at 16, 64 at 64. p = 6: 5 at 16, 8 at 64." in picture.alt


def test_every_picture_has_the_page_s_colours_only(cases):
    for picture in (staircases(cases), loudest({"a": (1, 2)})):
        assert not any(stand_in in picture.svg() for stand_in in PAGE_COLOURS)
