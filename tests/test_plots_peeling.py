"""Peeled lists, rules on their levels and worst cases, as they are drawn and as they are told."""

import pytest

from mistake_bounds import Examples, play
from mistake_bounds.chapters.lists.examples import DecisionList, most_mistakes
from mistake_bounds.chapters.lists.learner import Levels
from mistake_bounds.chapters.lists.pictures import labels_of, peeling, prices, shelves
from mistake_bounds.drawing.figure import RED, SIDE

TARGET = DecisionList.of("x1 -> +, x2 -> -, x3 -> +, else -")


@pytest.fixture(scope="module")
def by_hand():
    return play(Levels(tie=0), Examples([(0,), (1,), (0,)], [-1, +1, -1]))


def texts(axes):
    return [text.get_text() for text in axes.texts]


def test_a_cell_says_which_labels_a_literal_still_has():
    depths = TARGET.peeled(4)
    assert [labels_of(TARGET, depth, 0, 1) for depth in depths] == [{1}, set(), set()]
    assert [labels_of(TARGET, depth, 2, 0) for depth in depths] == [{1, -1}, {-1}, set()]
    axes = peeling(TARGET, 4).figure.axes[0]
    assert texts(axes).count("+ −") == 7 + 5 and "+:  1 + 4" in texts(axes)
    assert [label.get_text() for label in axes.get_yticklabels()][:3] == ["x₁", "x̄₁", "x₂"]


def test_settled_literals_have_the_colour_of_their_label():
    axes = peeling(TARGET, 4).figure.axes[0]
    bold = [(text.get_text(), *map(int, text.get_position())) for text in axes.texts if text.get_fontweight() == "bold"]
    assert {("+", 0, 0), ("−", 1, 2), ("−", 1, 5)} <= set(bold)


def test_the_prices_below_add_up_to_what_is_told():
    picture = peeling(TARGET, 4)
    sums = [1 + int(text.rpartition(" ")[2]) for text in texts(picture.figure.axes[0]) if "1 + " in text]
    assert sum(sums) == most_mistakes(TARGET, 4) and f"In all {sum(sums)} mistakes" in picture.alt
    assert "depth 1: settled x₂ → −, x̄₃ → −; + 1 + 1, − 1 + 3" in picture.alt


def test_rules_stand_on_their_levels_and_those_that_dropped_are_framed(by_hand):
    picture = shelves(by_hand)
    assert [axes.get_title(loc="left") for axes in picture.figure.axes] == ["start", "0 −", "1 +"]
    framed = [sum(p.get_edgecolor()[:3] == _rgb(RED) for p in axes.patches) for axes in picture.figure.axes]
    assert framed == [0, 2, 2]
    assert "0 −: level 1: x̄₁ → +, else +" in picture.alt
    assert shelves(by_hand, after=(0, 2)).alt.count("level 1:") == 2


def test_rules_have_the_colour_of_their_answer(by_hand):
    for text in shelves(by_hand).figure.axes[0].texts:
        assert text.get_color() == SIDE[1 if text.get_text().endswith("+") else -1]


def test_exact_worst_cases_are_marks_and_bounds_are_lines():
    picture = prices({"a": {1: 4, 2: 8}, "b": {1: 3, 2: 5}}, {"b": {1: 3}})
    axes = picture.figure.axes[0]
    assert [line.get_marker() for line in axes.get_lines()] == ["None", "", "None", "s"]
    assert "a: 4 at n = 1, 8 at n = 2; b (exact): 3 at n = 1" in picture.alt


def _rgb(colour):
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
