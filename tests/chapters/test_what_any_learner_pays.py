"""The chapter “What any learner must pay”: rounds worked by hand."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.what_any_learner_pays.learner import WhatAnyLearnerPays


def test_it_errs_where_the_label_changes():
    assert play(WhatAnyLearnerPays(), Examples([(k,) for k in range(4)], [1, 1, -1, 1])).mistakes == (0, 2, 3)
