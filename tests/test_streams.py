"""Each stream does what its name promises, exactly."""

from fractions import Fraction
from itertools import combinations

import pytest
from each import each
from hypothesis import given, settings
from hypothesis import strategies as st
from thorough import some_of

from mistake_bounds import Examples, Perceptron, engine, play, play_until_clean, streams
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.streams.generated import BadStream, Separable
from mistake_bounds.streams.real import BadDigit


def bound_of(stream):
    """What the theorem allows for the separator that the stream was made with."""
    return perceptron_bound(stream.examples, stream.u)


@given(st.integers(1, 30), st.integers(1, 6), st.integers(1, 12), st.integers(0, 10**6))
@settings(deadline=None)
def test_separable_streams_keep_their_margin(m, n, margin, seed):
    known = streams.separable(m, n, margin, seed, span=20)
    assert len(known.examples) == m and known.examples.dimension == n and known.examples.exact
    assert known.margin >= margin and known.drawn >= m
    assert all(abs(value) <= 20 for x in known.examples.X for value in x)
    assert known == streams.separable(m, n, margin, seed, span=20)
    run = engine.play(Perceptron(), known.examples, passes=5)
    assert len(run.mistakes) <= bound_of(known)


def test_a_margin_out_of_reach_is_refused():
    with pytest.raises(BadStream, match="only 0 of .* random rows have margin 1000") as refusal:
        streams.separable(m=3, n=2, margin=1000, seed=0, span=10)
    assert refusal.value.offender == 1000


@pytest.mark.parametrize("wrong", [{"m": 0}, {"n": -1}, {"margin": 0}, {"span": 1.5}, {"m": True}, {"span": 2**40}])
def test_settings_are_checked(wrong):
    with pytest.raises(BadStream):
        streams.separable(**({"m": 3, "n": 3, "margin": 3, "seed": 3} | wrong))


def test_a_separator_that_does_not_separate_is_refused():
    with pytest.raises(BadStream, match="not positive"):
        Separable(Examples([(1, 0), (0, 1)], [1, 1]), (1, 0))


def test_worked_example_under_the_three_rules():
    runs = {tie: play_until_clean(Perceptron(tie), streams.worked_example(), 10) for tie in (-1, 0, 1)}
    assert runs[0].mistakes == runs[1].mistakes == (0, 2, 4)
    assert runs[0].weights == runs[1].weights == (3, 1)
    assert (len(runs[-1].mistakes), runs[-1].weights) == (1, (1, 0))
    assert [y * (3 * x[0] + x[1]) for x, y in streams.worked_example()] == [1, 3, 4, 3, 5, 2]
    assert streams.worked_example().radius2 == 5


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


@each(range(1, 41))
def test_two_points_with_dummy_law(X):
    run = engine.play_until_clean(Perceptron(), streams.two_points_with_dummy(X), 10**5)
    assert run.clean and len(run.mistakes) == 3 * X**2 + 5


def test_degenerate_margin_never_ends():
    for tie, w in ((1, (0, -1)), (-1, (0, 1))):
        examples = streams.degenerate_margin(tie)
        assert all(Perceptron(tie).predict(w, x) == y for x, y in examples)
        lengths = [len(engine.play(Perceptron(tie), examples, passes=p).mistakes) for p in (10, 100, 1000)]
        assert lengths == [19, 199, 1999]
    with pytest.raises(BadStream):
        streams.degenerate_margin(0)


def test_small_named_streams():
    assert len(play_until_clean(Perceptron(), streams.ball_off_centre(), 100).mistakes) == 19
    raw = streams.normalisation_changes_the_run()
    unit = raw.normalised()
    assert unit.exact and unit.radius2 == 1
    assert [len(play_until_clean(Perceptron(), e, 100).mistakes) for e in (raw, unit)] == [30, 2]
    endless = streams.infinite_stream(200)
    assert len(play(Perceptron(), endless).mistakes) == 201
    assert 0 < endless.margin((1, 0)) < Fraction(1, 2**200) and endless.radius2 == 1 + Fraction(1, 64)


@pytest.mark.parametrize("make", [streams.orthonormal, streams.tight_in_space, streams.infinite_stream])
@pytest.mark.parametrize("bad", [0, -1, 1.0, True, "3"])
def test_counts_are_checked(make, bad):
    with pytest.raises(BadStream):
        make(bad)


def test_digits_are_integers_in_stored_order():
    examples = streams.digits(3, 8)
    assert (len(examples), examples.dimension, examples.exact) == (357, 64, True)
    assert {value for x in examples.X for value in x} == set(range(17))
    rest = streams.digits(0, None)
    assert len(rest) == 1797 and rest.y[:2] == (1, -1) and rest.y.count(1) == 178
    assert rest.names[0] == "row 0 column 0" and rest.names[-1] == "row 7 column 7"


def test_every_pair_of_digits_is_separable():
    """Each pair, through the origin: the final weights of a clean pass are the proof."""
    mistakes, pairs = {}, [*combinations(range(10), 2)]
    for pair in {(3, 8), (1, 8), (6, 7), *some_of(pairs)}:
        examples = streams.digits(*pair)
        run = engine.play_until_clean(Perceptron(), examples, 100)
        assert run.clean and perceptron_bound(examples, run.weights) >= len(run.mistakes)
        mistakes[pair] = len(run.mistakes)
    assert (mistakes[3, 8], mistakes[1, 8], mistakes[6, 7]) == (67, 162, 4)


@pytest.mark.parametrize("sides", [(3, 3), (10, 1), (1, -1), (None, 3), ("3", 5), (True, 5), (2.5, 1)])
def test_bad_digits_are_refused(sides):
    with pytest.raises(BadDigit) as refusal:
        streams.digits(*sides)
    assert refusal.value.offender in sides
