"""Streams of advice: features and learners as experts."""

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from thorough import part_of

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.experts.examples import NoAdvice, by_feature, by_learners, crowd
from mistake_bounds.chapters.experts.learner import WeightedMajority, majority_of_many
from mistake_bounds.chapters.experts.reading import errors
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.real import digits


def test_of_a_feature_and_its_contrary_one_is_right():
    stream = by_feature(digits(3, 5), 8)
    assert (len(stream), stream.dimension) == (365, 128) and stream.names[64] == "row 0 column 0 small"
    made = errors(play(WeightedMajority(), stream))
    assert all(large + small == 365 for large, small in zip(made[:64], made[64:], strict=True))


def test_a_learner_among_the_experts_errs_as_often_as_it_does():
    bits = Examples([(1, 0), (0, 1), (1, 1), (0, 0)] * 3, [1, -1, 1, -1] * 3)
    stream = by_learners({"adds": (Perceptron(), bits), "multiplies": (Winnow(), bits)})
    made = errors(play(WeightedMajority(), stream))
    assert made == tuple(len(play(learner, bits).mistakes) for learner in (Perceptron(), Winnow()))


def test_learners_of_different_streams_give_no_advice():
    one, other = Examples([(1,)], [1]), Examples([(1,)], [-1])
    for players in ({}, {"a": (Perceptron(), one), "b": (Perceptron(), other)}):
        with pytest.raises(NoAdvice):
            by_learners(players)


def test_a_crowd_says_the_same_each_time_and_errs_as_often_as_it_is_meant_to():
    X, y = crowd(n=30, rounds=2500, seed=2)
    assert np.array_equal(X, crowd(30, 2500, 2)[0]) and not np.array_equal(X, crowd(30, 2500, 3)[0])
    mistakes, made = majority_of_many(X, y)
    assert all(0.2 * 2500 < count < 0.55 * 2500 for count in made)
    assert len(mistakes) <= 2.41 * (min(made) + 5)


@given(st.integers(1, 6), st.integers(1, 10), st.integers(0, 2**32), st.sampled_from([1, 90]))
@example(2, 1, 0, 90)
@settings(max_examples=part_of(60), deadline=None)
def test_a_large_crowd_makes_the_mistakes_of_the_small_loop(n, rounds, seed, repeated):
    """Repeated rows drive the weights of some experts far below the rounding of the others."""
    random = np.random.default_rng(seed)
    X, y = (np.repeat(random.choice([-1, 1], size), repeated, axis=0) for size in ((rounds, n), rounds))
    run = play(WeightedMajority(), Examples(X, y))
    mistakes, made = majority_of_many(X, y)
    assert (mistakes, made) == (run.mistakes, errors(run))


@pytest.mark.parametrize(("n", "rounds", "seed"), [(0, 1, 0), (1, 0, 0), (2.0, 1, 0), (1, 1, -1)])
def test_crowds_that_cannot_be(n, rounds, seed):
    with pytest.raises(BadStream):
        crowd(n, rounds, seed)
