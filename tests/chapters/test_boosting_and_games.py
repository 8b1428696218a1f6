"""The chapter “Boosting and games”: rounds worked by hand."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.boosting_and_games.learner import BoostingAndGames


def test_it_errs_where_the_label_changes():
    assert play(BoostingAndGames(), Examples([(k,) for k in range(4)], [1, 1, -1, 1])).mistakes == (0, 2, 3)
