"""Streams that no chapter has of its own: separable rows, digits, sets of strings."""

from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples, streams
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows
from mistake_bounds.streams.generated import BadStream, Separable
from mistake_bounds.streams.real import BadDigit
from mistake_bounds.streams.strings import NotStrings, StringSets, sentences


@given(st.integers(1, 30), st.integers(1, 6), st.integers(1, 12), st.integers(0, 10**6))
@settings(deadline=None)
def test_separable_streams_keep_their_margin(m, n, margin, seed):
    known = streams.separable(m, n, margin, seed, span=20)
    assert (len(known.examples), known.examples.dimension) == (m, n)
    assert known.margin == known.examples.margin(known.u) >= margin and known.drawn >= m
    assert all(abs(value) <= 20 for x in known.examples.X for value in x)
    assert known == streams.separable(m, n, margin, seed, span=20)


def test_a_digit_against_all_others():
    rest = streams.digits(0, None)
    assert len(rest) == 1797 and rest.y[:2] == (1, -1) and rest.y.count(1) == 178
    assert rest.names[0] == "row 0 column 0" and rest.names[-1] == "row 7 column 7"


def test_strings_read_as_examples_do():
    sets = StringSets([["a", "b", "a"], (), {"c"}], [1, -1, 1.0])
    assert sets[0] == (frozenset("ab"), 1) and sets.dimension == 2 and sets.exact and len(sets) == len(list(sets)) == 3
    assert sets.boolean().X == ((1, 1, 0), (0, 0, 0), (0, 0, 1)) and sets.boolean().names == ("a", "b", "c")


test_what_cannot_be_is_refused = refusals(
    (lambda: streams.separable(m=3, n=2, margin=1000, seed=0, span=10), BadStream, 1000),
    (lambda: streams.separable(m=0, n=2, margin=1, seed=0), BadStream, 0),
    (lambda: streams.separable(m=3, n=2, margin=1, seed=0, span=2**40), BadStream, 2**40),
    (lambda: Separable(Examples([(1, 0), (0, 1)], [1, 1]), (1, 0)), BadStream, (1, 0)),
    (lambda: streams.digits(3, 3), BadDigit, 3),
    (lambda: streams.digits(10, 1), BadDigit, 10),
    (lambda: streams.digits(None, 3), BadDigit, None),
    (lambda: sentences("qqq"), NotStrings),
    (lambda: sentences(""), NotStrings),
    (lambda: StringSets([], []), NoExamples),
    (lambda: StringSets([{"a"}], [1, 1]), RaggedRows),
    (lambda: StringSets([{"a"}], [0]), BadLabel, 0),
    (lambda: StringSets(["abc"], [1]), NotStrings),
    (lambda: StringSets([{1}], [1]), NotStrings),
)
