"""The chapter “Hedge to the constant”: rounds worked by hand."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.hedge.learner import Hedge


def test_it_errs_where_the_label_changes():
    assert play(Hedge(), Examples([(k,) for k in range(4)], [1, 1, -1, 1])).mistakes == (0, 2, 3)
