"""Runs as long as the bound, and weights as long as they must be: odd max bit."""

from fractions import Fraction
from itertools import product

import pytest
from each import each
from refusals import refusals

from mistake_bounds import Examples, Perceptron, engine, play, streams
from mistake_bounds.chapters.odd_max_bit.examples import odd_max_bit as odd_max_bit_rows
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import odd_max_bit


@pytest.mark.parametrize("n", range(1, 9))
def test_fibonacci_numbers_are_the_shortest_target_of_odd_max_bit(n):
    stream = odd_max_bit_rows(n)
    rows, best = stream.examples, stream.u
    every = [row for row in product((0, 1), repeat=n) if any(row)]
    last = [max(i for i, bit in enumerate(row) if bit) for row in every]
    labelled = Examples(every, [1 if i % 2 == 0 else -1 for i in last])
    assert set(rows) <= set(labelled)
    assert labelled.margin(best) == rows.margin(best) == 1
    assert odd_max_bit.check(rows, best) and sum(v * v for v in best) >= 2**n - 1
    assert odd_max_bit.check(rows, [Fraction(v, 7) for v in best])


def bound_of(stream):
    """What the theorem allows for the separator that the stream was made with."""
    return perceptron_bound(stream.examples, stream.u)


@each(range(1, 51))
def test_tight_streams_attain_the_bound(M):
    for stream in (streams.orthonormal(M), streams.tight_in_space(M)):
        for tie in (-1, 0):
            assert play(Perceptron(tie), stream.examples).mistakes == tuple(range(M))
        assert int(bound_of(stream)) == M and stream.examples.exact
    assert stream.examples.dimension == 3
    excess = bound_of(streams.tight_in_space(M)) - M
    assert excess == 0 if M <= 4 else 0 < excess < Fraction(M**2, 10**10)


def test_tight_stream_mirrored_for_the_other_rule():
    examples = streams.tight_in_space(9).examples
    mirrored = Examples([[-value for value in x] for x in examples.X], [-y for y in examples.y])
    assert len(play(Perceptron(tie=1), mirrored).mistakes) == 9


def test_more_digits_come_closer():
    bounds = [bound_of(streams.tight_in_space(17, digits)) for digits in (1, 3, 6, 30)]
    assert bounds == sorted(bounds, reverse=True) and 0 < bounds[-1] - 17 < Fraction(1, 10**26)


def test_no_rational_coordinates_beyond_four():
    """The obstruction of the docstring: t(s − t) must be one square class, which fails from s = 4 on."""

    def square_class(k):
        return next(k // q**2 for q in range(int(k**0.5), 0, -1) if k % q**2 == 0)

    one_class = [s for s in range(2, 200) if len({square_class(t * (s - t)) for t in range(1, s)}) == 1]
    assert one_class == [2, 3]


def test_degenerate_margin_never_ends():
    for tie, w in ((1, (0, -1)), (-1, (0, 1))):
        examples = streams.degenerate_margin(tie)
        assert all(Perceptron(tie).predict(w, x) == y for x, y in examples)
        lengths = [len(engine.play(Perceptron(tie), examples, passes=p).mistakes) for p in (10, 100, 1000)]
        assert lengths == [19, 199, 1999]
    with pytest.raises(BadStream):
        streams.degenerate_margin(0)


test_what_cannot_be_is_refused = refusals(
    (lambda: streams.tight_in_space(0), BadStream, 0),
    (lambda: streams.degenerate_margin(0), BadStream, 0),
    (lambda: odd_max_bit.check(odd_max_bit_rows(3).examples, (1, -2)), BadTarget),
)
