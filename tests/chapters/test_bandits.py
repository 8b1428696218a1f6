"""The chapter “One arm at a time”: rounds worked by hand."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.bandits.learner import Bandits


def test_it_errs_where_the_label_changes():
    assert play(Bandits(), Examples([(k,) for k in range(4)], [1, 1, -1, 1])).mistakes == (0, 2, 3)
