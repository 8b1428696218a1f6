"""Winnow's chips and its account of total weight in pictures, worst cases with errors, and boards of conjunctions."""

import pytest
from matplotlib.colors import to_rgba

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.noise.pictures import with_errors
from mistake_bounds.chapters.tic_tac_toe.pictures import small_boards
from mistake_bounds.chapters.winnow.pictures import deposits, stacks
from mistake_bounds.chapters.winnow.theorem import disjunctions
from mistake_bounds.chapters.winnow.worst_case import winnow_disjunction
from mistake_bounds.drawing.figure import BLUE, MUTED


@pytest.fixture(scope="module")
def two_of_four():
    rows = [(1, 0, 1, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 0), (0, 1, 0, 0)]
    return disjunctions().on(play(Winnow(), Examples(rows, [+1, -1, +1, +1, +1])), (0, 1))


def chips_in(axes):
    """The number of chips of each attribute in a panel, by its place; those below 0 are counted as negative."""
    found = {}
    for patch in axes.patches:
        if patch.get_height():
            at = round(patch.get_x() + patch.get_width() / 2)
            found[at] = found.get(at, 0) + (1 if patch.get_y() >= 0 else -1)
    return found


def test_each_panel_holds_the_chips_after_a_mistake_and_the_last_those_in_the_end(two_of_four):
    axes = stacks(two_of_four).figure.axes[:6]
    assert [chips_in(panel) for panel in axes] == [
        {}, {0: 1, 2: 1, 3: 1}, {0: 1}, {0: 2, 3: 1}, {0: 2, 1: 1, 3: 1}, {0: 2, 1: 2, 3: 1},
    ]  # fmt: skip
    assert [panel.get_title(loc="left") for panel in axes] == [
        "start",
        "1011 +",
        "0011 −",
        "1001 +",
        "0100 +",
        "0100 +",
    ]


def test_the_cap_and_the_ceiling_are_the_theorems(two_of_four):
    picture = stacks(two_of_four)
    caps = {tuple(panel.get_lines()[0].get_ydata()) for panel in picture.figure.axes[:6]}
    assert caps == {(2, 2)} and "with their cap at 2" in picture.alt
    below = picture.figure.axes[6:12]
    assert [panel.patches[0].get_height() for panel in below] == [4, 7, 5, 8, 9, 11]
    assert [panel.collections[0].get_segments()[0][0][1] for panel in below] == [4, 8, 6, 10, 14, 18]


def test_relevant_chips_have_a_colour_of_their_own_and_missing_ones_are_hollow():
    worst = winnow_disjunction(4, 1)
    axes = stacks(disjunctions().on(play(worst.learner, worst.examples), [0])).figure.axes[:5]
    assert chips_in(axes[-1]) == {0: 2, 1: -1, 2: -1}
    drawn = [patch for patch in axes[-1].patches if patch.get_height()]
    assert {patch.get_facecolor()[3] for patch in drawn if patch.get_y() < 0} == {0}
    assert {patch.get_facecolor() for patch in drawn if patch.get_y() >= 0} == {to_rgba(BLUE)}
    assert to_rgba(MUTED) in {patch.get_facecolor() for patch in axes[1].patches}


def test_an_account_shows_what_came_in_and_what_the_proof_reckons_with(two_of_four):
    picture = deposits(two_of_four)
    heights = [patch.get_height() for patch in picture.figure.axes[0].patches]
    assert heights == [4, 3, 4, -2, -2, 3, 4, 1, 4, 2, 4]  # the start, then change and frame at each mistake
    assert "mistake 2 removes 2, reckoned 2" in picture.alt
    moved = sum(heights[:1] + heights[1::2])
    assert moved == sum(two_of_four.run.weights)


def test_worst_cases_with_errors_stand_beside_their_bounds():
    picture = with_errors({(3, 1): [(3, 7), (5, 10), (8, 13)], (4, 2): [(7, 13), (9, 16), (12, 19)]})
    made, bound, *_ = picture.figure.axes[0].get_lines()
    assert list(made.get_ydata()) == [3, 5, 8] and list(bound.get_ydata()) == [7, 10, 13]
    assert made.get_color() == bound.get_color() and "n = 4, r = 2: 7 of at most 13" in picture.alt
    assert [text.get_text() for text in picture.figure.legends[0].get_texts()][2:] == ["exact worst case", "bound"]


def test_bounds_that_are_the_same_are_all_seen():
    same = [(4, 13), (6, 16)]
    picture = with_errors({(3, 1): [(3, 7), (5, 10)], (3, 2): same, (4, 2): same})
    alone, first, second = (line._unscaled_dash_pattern for line in picture.figure.axes[0].get_lines()[1:6:2])
    period = sum(first[1])
    inked = lambda dashes: {(k - dashes[0]) % period for k in range(int(dashes[1][0]))}
    assert sum(alone[1]) == 8 and period == sum(second[1]) == 16
    assert not inked(first) & inked(second)


def test_a_conjunction_is_drawn_in_its_cells():
    picture = small_boards({"a1=x ∧ b2=o ∧ c3=b": 2048, "a3=x ∧ b3=x ∧ c3=x": 7})
    first, second, *_ = picture.figure.axes
    marks = lambda axes: {text.get_position(): text.get_text() for text in axes.texts}
    assert marks(first) == {(0.5, 2.5): "x", (1.5, 1.5): "o", (2.5, 0.5): "·"}
    assert marks(second) == {(2.5, 2.5): "x", (2.5, 1.5): "x", (2.5, 0.5): "x"}
    assert first.get_title() == "2,048"
    assert "a3=x ∧ b3=x ∧ c3=x weighs 7" in picture.alt
