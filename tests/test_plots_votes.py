"""The pictures of votes: bars as long as weights lasted, errors as they were computed, rings where mistakes were."""

from fractions import Fraction

import pytest

from mistake_bounds import Examples, Perceptron, play, play_until_clean
from mistake_bounds.chapters.votes.learner import VotedPerceptron
from mistake_bounds.chapters.votes.pictures import errors_by_examples, left_out_dots, survival
from mistake_bounds.chapters.votes.reading import final_errors, left_out
from mistake_bounds.drawing.figure import BLUE, ORANGE, RED
from mistake_bounds.worlds import uniform


@pytest.fixture(scope="module")
def run():
    return play(VotedPerceptron(), Examples([(2, 1), (-1, 1), (1, 1), (2, 1)], [+1, -1, -1, +1]))


def test_the_bars_are_the_votes_and_their_colours_what_is_voted(run):
    (axes,) = survival(run, {"x": (0, 1)}).figure.axes
    bars = [(bar.get_y() > 0.5, bar.get_x(), bar.get_width(), bar.get_facecolor()) for bar in axes.patches]
    assert [bar[1:3] for bar in bars if not bar[0]] == [(0, 1), (1, 2), (3, 2)]
    rgb = [tuple(int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)) for c in (ORANGE, BLUE, ORANGE)]
    assert [bar[3][:3] for bar in bars if bar[0]] == rgb, "the vectors say −, +, and at a tie −"
    assert "on x the vote is -1" in survival(run, {"x": (0, 1)}).alt


def test_the_errors_are_drawn_as_they_are_and_the_bound_is_twice_the_first():
    found = dict(enumerate(final_errors(uniform([(1, 0), (0, 1)], lambda x: True), 4)))
    (axes,) = errors_by_examples(found, twice=True, beside={"peer": 0.25}).figure.axes
    drawn = {line.get_label(): list(line.get_ydata()) for line in axes.get_lines()}
    assert drawn["vote"] == [float(errors.voted) for errors in found.values()]
    assert drawn["twice that: the vote's bound"] == [2 * value for value in drawn["stopped at random"]]
    assert drawn["peer"] == [0.25, 0.25]
    assert all(v <= b for v, b in zip(drawn["vote"], drawn["twice that: the vote's bound"], strict=True))


def test_rings_are_mistakes_and_squares_what_is_wrong_left_out():
    three = Examples([(-2, 0), (-2, -1), (0, -1)], [-1, -1, -1])
    made = play_until_clean(Perceptron(tie=0), three, 9)
    (axes,) = left_out_dots(made, left_out(made)).figure.axes
    marks = [(line.get_marker(), line.get_markeredgecolor()) for line in axes.get_lines() if len(line.get_xdata()) == 1]
    assert [mark for mark, _ in marks].count("o") == 2 and marks.count(("s", RED)) == 1
    assert Fraction(len(left_out(made)), 3) == Fraction(1, 3)
