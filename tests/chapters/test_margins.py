"""The dummy coordinate: as many mistakes as the law says; runs as long as the bound; weights that have to be long."""

from fractions import Fraction
from functools import partial
from itertools import product

import pytest
from checks.picture import picture_contract
from checks.reader import reader_contract
from each import each
from refusals import refusals

from mistake_bounds import Examples, Perceptron, engine, play, play_until_clean, streams
from mistake_bounds.chapters.margins import pictures
from mistake_bounds.chapters.margins.examples import odd_max_bit as odd_max_bit_rows
from mistake_bounds.chapters.margins.examples import two_points_with_dummy
from mistake_bounds.chapters.margins.pictures import NotTwoPoints, _best_lifted, _foot, _over_length, counters
from mistake_bounds.chapters.margins.theorem import OddMaxBit
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.exact import dot
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import odd_max_bit
from mistake_bounds.theory import read


@each(range(1, 41))
def test_two_points_with_dummy_law(X):
    run = engine.play_until_clean(Perceptron(), streams.two_points_with_dummy(X), 10**5)
    assert run.clean and len(run.mistakes) == 3 * X**2 + 5


@each(range(1, 9))
def test_fibonacci_numbers_separate_every_row_of_odd_max_bit(n):
    stream = odd_max_bit_rows(n)
    every = [row for row in product((0, 1), repeat=n) if any(row)]
    last = [max(i for i, bit in enumerate(row) if bit) for row in every]
    labelled = Examples(every, [1 if i % 2 == 0 else -1 for i in last])
    assert set(stream.examples) <= set(labelled) and labelled.margin(stream.u) == 1
    assert odd_max_bit.check(stream.examples, stream.u)
    assert odd_max_bit.check(stream.examples, [Fraction(v, 7) for v in stream.u])


@each(range(1, 51))
def test_tight_streams_attain_the_bound(M):
    flat = streams.orthonormal(M)
    steep = streams.tight_in_space(M)
    for stream in (flat, steep):
        for tie in (-1, 0):
            assert play(Perceptron(tie), stream.examples).mistakes == tuple(range(M))
    assert perceptron_bound(flat.examples, flat.u) == M and steep.examples.dimension == 3
    excess = perceptron_bound(steep.examples, steep.u) - M
    assert excess == 0 if M <= 4 else 0 < excess < Fraction(M**2, 10**10)


test_what_cannot_be_is_refused = refusals(
    (lambda: streams.tight_in_space(0), BadStream, 0),
    (lambda: streams.degenerate_margin(0), BadStream, 0),
    (lambda: odd_max_bit.check(odd_max_bit_rows(3).examples, (1, -2)), BadTarget),
)


# the cases of the contracts


TURN = Examples([(2, 1), (4, 2), (1, 4), (2, -4), (-1, -3), (-3, -1)], [1, 1, 1, -1, -1, -1])


HALF = Fraction(1, 2)


def by_size(X):
    return play_until_clean(Perceptron(), two_points_with_dummy(X), at_most=10**4)


test_pictures = picture_contract(
    pictures,
    {
        "against_scale": lambda: ([1, 2], {"dummy 1": ([8, 17], [65, 170])}),
        "half_spaces": lambda: ((3, 4), -10, ((2, 1), (-2, 4))),
        "ladder": lambda: (by_size(2),),
        "lifted": lambda: (Examples([(4,), (8,)], [1, -1]), (1, 8)),
        "margin_by_direction": lambda: (TURN, (3, 4)),
        "margins": lambda: (TURN, [(1, 0), (0, 1), (3, 4)]),
        "signed_distances": lambda: (TURN, (3, 4), -1),
    },
)


def test_the_best_separator_of_two_lifted_points_is_best():
    for x_plus, x_minus, height in [(4, 8, 1), (8, 4, 3), (1, -10, 1), (Fraction(1, 3), Fraction(2, 3), 1)]:
        u = _best_lifted(x_plus, x_minus, height)
        pair = Examples([(x_plus, height), (x_minus, height)], [1, -1])
        best = pair.margin(u) / dot(u, u) ** 0.5
        for turn in (-0.01, 0.01):
            v = (u[0] - turn * u[1], u[1] + turn * u[0])
            assert pair.margin(v) / dot(v, v) ** 0.5 < best


def test_feet_and_lengths_are_exact_where_they_can_be():
    assert _foot((3, 4), -10, (4, 2)) == (Fraction(14, 5), Fraction(2, 5))
    assert _over_length(10, (3, 4)) == 2 and isinstance(_over_length(1, (1, 1)), float)


@pytest.mark.parametrize("X", [1, 2, 3, HALF])
def test_the_counters_give_back_the_weights(X):
    run = by_size(X)
    assert [(-m * X, d) for m, d in counters(run)] == run.follow(tuple)


@pytest.mark.parametrize(
    ("X", "y"),
    [([(1, 1), (3, 1)], [1, -1]), ([(1, 2), (2, 2)], [1, -1]), ([(1, 1), (2, 1)], [-1, 1]), ([(1,)], [1])],
)
def test_counters_of_other_examples_are_refused(X, y):
    with pytest.raises(NotTwoPoints):
        counters(play(Perceptron(), Examples(X, y)))


PLACES = Examples([(1, 0), (1, 1)], [1, -1])
test_readers = reader_contract(
    places=(partial(read, OddMaxBit.exponentially_small_margin, PLACES), (1, -2), ((1,), (1, 2, 3)))
)
