"""The chapter “Steps that shrink”: rounds worked by hand."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.shrinking_steps.learner import ShrinkingSteps


def test_it_errs_where_the_label_changes():
    assert play(ShrinkingSteps(), Examples([(k,) for k in range(4)], [1, 1, -1, 1])).mistakes == (0, 2, 3)
