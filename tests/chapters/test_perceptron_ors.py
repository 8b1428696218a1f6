"""The chapter “The Perceptron on ORs”: rounds worked by hand."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.perceptron_ors.learner import PerceptronOrs


def test_it_errs_where_the_label_changes():
    assert play(PerceptronOrs(), Examples([(k,) for k in range(4)], [1, 1, -1, 1])).mistakes == (0, 2, 3)
