"""The pictures of kernels, classes and tags: what is drawn is what the learners say."""

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Examples, play, play_until_clean
from mistake_bounds.chapters.kernels.learner import KernelPerceptron, Polynomial
from mistake_bounds.chapters.kernels.pictures import class_regions, kernel_regions
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron, TagPairs
from mistake_bounds.chapters.multiclass.pictures import trellis

XOR = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, 1, 1, -1])
THREE = Examples([(1, 0), (0, 1), (-1, -1)], "bca", labels="abc")
PAIRS = TagPairs(("the", "old", "man"), "DAN")
WEIGHTS = tuple(int(name in ("the/D", "old/A", "old/N", "man/N", "·D", "DA", "AN", "DN")) for name in PAIRS.names)


@pytest.fixture(scope="module")
def run():
    return play_until_clean(KernelPerceptron(Polynomial(2)), XOR, 10)


def test_each_mistake_has_a_panel_and_a_ring(run):
    picture = kernel_regions(run, fine=11)
    panels = [axes for axes in picture.figure.axes if axes.get_title(loc="left")]
    assert [axes.get_title(loc="left") for axes in panels] == [
        "after 1 mistake",
        *(f"after {k} mistakes" for k in (2, 3, 4)),
    ]
    rings = [[line for line in axes.get_lines() if line.get_markersize() == 17] for axes in panels]
    assert [tuple(int(v[0]) for v in ring.get_data()) for (ring,) in rings] == [step.x for step in run.steps]
    assert "mistake 3 on (1, -1), label +1" in picture.alt and "4 mistakes in all" in picture.alt


def test_the_last_panel_alone_has_no_ring(run):
    (axes,) = kernel_regions(run, last=True, fine=11).figure.axes
    assert axes.get_title(loc="left") == "after 4 mistakes" and not [
        line for line in axes.get_lines() if line.get_markersize() == 17
    ]


def test_classes_stand_where_their_rows_are():
    played = play(MulticlassPerceptron("abc"), THREE, passes=2)
    picture = class_regions(played, fine=21)
    first = picture.figure.axes[0]
    assert {(text.get_text(), text.get_position()) for text in first.texts} == {
        ("b", (1.0, 0.0)), ("c", (0.0, 1.0)), ("a", (-1.0, -1.0))
    }  # fmt: skip
    assert "mistake 2 on (0, 1), which is c" in picture.alt


def test_the_trellis_shows_the_scores_and_both_paths():
    picture = trellis(PAIRS, WEIGHTS, ("the", "old", "man"), ("D", "N", "N"))
    drawn = [text.get_text() for text in picture.figure.axes[0].texts]
    assert drawn == [str(score) for scores in PAIRS.ahead(WEIGHTS, ("the", "old", "man")) for score in scores]
    assert "The best path is D A N, the right one D N N." in picture.alt


def test_the_pictures_follow_the_page_and_are_the_same_twice(run):
    played = play(MulticlassPerceptron("abc"), THREE, passes=2)
    follow_the_page_and_are_the_same_twice(
        lambda: kernel_regions(run, "a caption", fine=11),
        lambda: class_regions(played, "a caption", fine=21),
        lambda: trellis(PAIRS, WEIGHTS, ("the", "man"), ("D", "N"), "a caption"),
        says="a caption",
    )
