"""Runs as long as the bound, and weights as long as they must be: odd max bit."""

from fractions import Fraction
from functools import partial
from itertools import product

from checks.picture import picture_contract
from checks.reader import reader_contract
from each import each
from refusals import refusals

from mistake_bounds import Examples, Perceptron, play, streams
from mistake_bounds.chapters.margins import pictures
from mistake_bounds.chapters.margins.examples import odd_max_bit as odd_max_bit_rows
from mistake_bounds.chapters.margins.theorem import OddMaxBit
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import odd_max_bit
from mistake_bounds.theory import read


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


test_pictures = picture_contract(
    pictures,
    {
        "half_spaces": lambda: ((3, 4), -10, ((2, 1), (-2, 4))),
        "margin_by_direction": lambda: (TURN, (3, 4)),
        "margins": lambda: (TURN, [(1, 0), (0, 1), (3, 4)]),
        "signed_distances": lambda: (TURN, (3, 4), -1),
    },
)


PLACES = Examples([(1, 0), (1, 1)], [1, -1])
test_readers = reader_contract(
    places=(partial(read, OddMaxBit.exponentially_small_margin, PLACES), (1, -2), ((1,), (1, 2, 3)))
)
