"""Finite worlds: exact probabilities, errors and samples; what is no world is refused by name."""

from fractions import Fraction
from math import comb

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds.examples import BadLabel
from mistake_bounds.worlds import BadProbability, BadWorld, World, open_share, uniform

HALF = Fraction(1, 2)
DIE = uniform(range(1, 7), lambda x: x > 4)
PETS = uniform((1, 2), ("cat", "dog"), labels=("cat", "dog", "hen"))
BENT = World("abc", (HALF, Fraction(1, 3), Fraction(1, 6)), (1, -1, 1))


def test_an_error_is_the_probability_of_disagreement():
    assert DIE.error(lambda x: x > 3) == Fraction(1, 6)
    assert BENT.error((1, 1, 1)) == Fraction(1, 3)
    assert BENT.error(lambda x: True) == BENT.error((True, True, True)) == Fraction(1, 3)
    assert BENT.error(BENT.target) == 0
    assert BENT.error([-label for label in BENT.target]) == 1


def test_truth_values_and_arrays_of_another_library_are_labels_as_our_own():
    assert uniform((1, 2), lambda x: np.bool_(x > 1)).target == uniform((1, 2), np.array([-1, 1])).target == (-1, 1)


def test_other_labels_may_be_announced():
    assert PETS.error(lambda x: "cat") == HALF


@given(st.integers(0, 4), st.lists(st.integers(0, 5), min_size=2, max_size=4).filter(any))
def test_all_samples_together_have_probability_one_and_follow_agrees(m, shares):
    world = World(range(len(shares)), [Fraction(s, sum(shares)) for s in shares], [1] * len(shares))
    samples = list(world.samples(m))
    assert sum(p for _, p in samples) == 1
    by_hand = {}
    for drawn, p in samples:
        by_hand[sum(drawn)] = by_hand.get(sum(drawn), 0) + p
    assert world.follow(m, 0, lambda so_far, x, y: so_far + x) == by_hand


def test_a_binomial_is_followed_exactly():
    heads = uniform("ht", (1, -1)).follow(40, 0, lambda n, x, y: n + (y > 0))
    assert all(heads[k] == Fraction(comb(40, k), 2**40) for k in range(41))


def test_draws_are_the_seed_s_and_follow_the_probabilities():
    assert BENT.draw(50, seed=3) == BENT.draw(50, seed=3) != BENT.draw(50, seed=4)
    drawn = BENT.draw(6000, seed=0)
    assert all(abs(drawn.count(i) / 6000 - p) < 0.03 for i, p in enumerate(BENT.probabilities))
    never = World("ab", (0, 1), (1, 1))
    assert set(never.draw(100, seed=1)) == {1}


def test_a_sample_is_labelled_by_the_target():
    world = uniform(((0, 1), (1, 0), (1, 1)), lambda x: x[0] == 1)
    drawn = world.draw(20, seed=5)
    assert world.sample(20, seed=5).y == tuple(world.target[i] for i in drawn)


REFUSED = [
    (lambda: World((), (), ()), BadWorld, ()),
    (lambda: World("aa", (HALF, HALF), (1, 1)), BadWorld, "a"),
    (lambda: World(([1],), (1,), (1,)), BadWorld, ([1],)),
    (lambda: World("ab", (HALF, Fraction(1, 3)), (1, 1)), BadProbability, Fraction(5, 6)),
    (lambda: World("ab", (Fraction(3, 2), -HALF), (1, 1)), BadProbability, -HALF),
    (lambda: World("ab", (0.5, 0.5), (1, 1)), BadProbability, 0.5),
    (lambda: World("ab", (1,), (1, 1)), BadProbability, 1),
    (lambda: World("ab", (HALF, HALF), (1,)), BadWorld, 1),
    (lambda: World("ab", (HALF, HALF), (1, 2)), BadLabel, 2),
    (lambda: World((1, -1), (HALF, HALF), {1: -1, -1: 1}), BadWorld, {1: -1, -1: 1}),
    (lambda: uniform(3, (1,)), BadWorld, 3),
    (lambda: PETS.error(lambda x: "cow"), BadLabel, "cow"),
    (lambda: next(DIE.samples(8)), BadWorld, 8),
    (lambda: DIE.draw(-1, 0), BadWorld, -1),
    *((lambda value=value: open_share("epsilon", value), BadProbability, value) for value in (0, 1, -HALF, 0.25)),
]
test_what_is_refused = refusals(*REFUSED)
