"""Pictures of the greedy algorithm: what a round takes away, certificates, and numbers of lists."""

import pytest

from mistake_bounds import Examples
from mistake_bounds.chapters.greedy.learner import Greedy, NoConsistentList, greedy_list, put_down
from mistake_bounds.chapters.greedy.pictures import certificate, how_many, taken_away
from mistake_bounds.drawing.figure import SIDE

SAMPLE = Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, +1, -1, -1])
XOR = Examples(SAMPLE.X, [-1, +1, +1, -1])


def rgb(colour):
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def test_each_example_is_taken_away_once_and_stands_there_until_then():
    picture = taken_away(put_down(Greedy(), SAMPLE))
    axes = picture.figure.axes[0]
    assert [label.get_text() for label in axes.get_xticklabels()] == ["x₁ → −", "x₂ → +", "else −"]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["1 0", "1 1", "0 1", "0 0"]
    bold = [text.get_text() for text in axes.texts if text.get_fontweight() == "bold"]
    assert bold == ["−", "−", "+", "−"] and len(axes.texts) == 1 + 1 + 2 + 3
    assert "x₂ → + takes away 01 +; else − takes away 00 −" in picture.alt


def test_taken_cells_have_the_colour_of_their_label():
    axes = taken_away(put_down(Greedy(), SAMPLE)).figure.axes[0]
    colours = [patch.get_facecolor()[:3] for patch in axes.patches]
    assert sum(colour == rgb(SIDE[1]) for colour in colours) == 1
    assert sum(colour == rgb(SIDE[-1]) for colour in colours) == 3


def test_a_run_that_halts_takes_nothing_away():
    assert "none legal takes away nothing" in taken_away(put_down(Greedy(), XOR)).alt


def test_a_certificate_has_two_examples_for_each_condition():
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(XOR)
    picture = certificate(refused.value, XOR)
    axes = picture.figure.axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["any", "x₁", "x̄₁", "x₂", "x̄₂"]
    assert [text.get_text() for text in axes.texts][2:4] == ["1 0   +", "1 1   −"]
    assert "x̄₁: 01 and 00" in picture.alt


def test_counts_are_drawn_as_they_are():
    picture = how_many({"functions": [4, 14, 96], "bound": [4, 32, 384]})
    axes = picture.figure.axes[0]
    assert [list(line.get_ydata()) for line in axes.get_lines()] == [[4, 14, 96], [4, 32, 384]]
    assert axes.get_yscale() == "log" and "functions: 4, 14, 96; bound: 4, 32, 384" in picture.alt
