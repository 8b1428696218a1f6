"""The pictures of concept classes: what is drawn is what the run, the tree and the searches say."""

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import play
from mistake_bounds.chapters.halving.examples import points, thresholds
from mistake_bounds.chapters.halving.learner import Halving
from mistake_bounds.chapters.halving.pictures import bits_left, mistake_tree, three_numbers, who_is_left
from mistake_bounds.chapters.halving.theorem import mistake_bound
from mistake_bounds.chapters.halving.worst_case import halving, littlestone
from mistake_bounds.drawing.slack import slack_bar


@pytest.fixture(scope="module")
def run():
    return play(Halving(), thresholds(4).examples("x ≥ 4", [3, 4, 1, 2]))


@pytest.fixture(scope="module")
def tree():
    found = littlestone(thresholds(3))
    return found, ["1", "2", "3"], thresholds(3).names


def texts(picture):
    return [text for axes in picture.figure.axes for text in axes.texts]


def test_a_concept_is_faint_in_the_columns_after_it_was_dropped(run):
    """At the start five speak; two are left for the second example, and one for the last two."""
    picture = who_is_left(run, ["3", "4", "1", "2"])
    said = [text for text in texts(picture) if text.get_text() in "+−" and text.get_position()[1] < 5]
    bold = [
        sum(text.get_weight() == "bold" for text in said if text.get_position()[0] == column) for column in range(4)
    ]
    assert bold == [5, 2, 1, 1]
    assert "left, at the start and after each mistake: 5, 2, 1." in picture.alt


def test_the_mistakes_have_a_frame_and_the_labels_stand_below(run):
    picture = who_is_left(run, ["3", "4", "1", "2"])
    (axes,) = picture.figure.axes
    frames = [line for line in axes.get_lines() if len(line.get_xdata()) == 5]
    assert [round(sum(line.get_xdata()[:4]) / 4) for line in frames] == list(run.mistakes)
    below = {text.get_position(): text.get_text() for text in texts(picture)}
    assert [below[column, 6.5] for column in range(4)] == ["−", "+", "−", "−"]


def test_a_tree_has_an_instance_at_each_node_and_a_concept_at_each_leaf(tree):
    found, instances, names = tree
    drawn = [text.get_text() for text in texts(mistake_tree(found, instances, names))]
    assert sorted(each for each in drawn if each in instances) == ["1", "2", "3"]
    assert {each for each in drawn if each in names} == set(names), "four thresholds, four leaves"
    assert drawn.count("+") == drawn.count("−") == 3


def test_the_alternative_of_a_tree_tells_every_path(tree):
    alt = mistake_tree(*tree).alt
    assert "depth 2" in alt and "2 −, 3 −: none" in alt and "2 +, 1 +: x ≥ 1" in alt
    alone = littlestone([(1, -1)])
    assert "no question: only this" in mistake_tree(alone, ["a", "b"], ["only this"]).alt


def test_bits_lie_under_the_line():
    worst = halving(thresholds(7))
    picture = bits_left({"worst": play(worst.learner, worst.examples)})
    line, run = picture.figure.axes[0].get_lines()
    assert list(line.get_xdata()) == [0, 3] and list(run.get_ydata()) == [3, 2, 1, 0]
    assert "worst: 8, 4, 2, 1" in picture.alt


def test_a_slack_of_few_bits_is_shown_with_a_digit(run):
    slack = mistake_bound().on(run, 3).slack
    drawn = [text.get_text() for text in texts(slack_bar({"run": slack}))]
    assert drawn == ["2", "0.3"] and "bound of 2.3" in slack_bar({"run": slack}).alt


def test_the_numbers_of_a_class_are_on_its_line():
    picture = three_numbers({"points": (3, 1, 1), "thresholds": (3, 3, 3)})
    bits, votes, best = picture.figure.axes[0].get_lines()
    assert [list(each.get_xdata()) for each in (bits, votes, best)] == [[3, 3], [1, 3], [1, 3]]
    assert "points: 3, 1, 1; thresholds: 3, 3, 3." in picture.alt


def test_the_pictures_follow_the_page_and_are_the_same_twice(run, tree):
    follow_the_page_and_are_the_same_twice(
        lambda: who_is_left(run, "3412", "a caption"),
        lambda: mistake_tree(*tree, "a caption"),
        lambda: bits_left({"run": run}, "a caption"),
        lambda: three_numbers({"points": (len(points(7)).bit_length() - 1, 1, 1)}, "a caption"),
        says="a caption",
    )
