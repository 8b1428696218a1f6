"""Weights with a gap, and the rows that show it."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.gap.examples import graded, irrelevant_bits, irrelevant_signs, majority, random_bits, units
from mistake_bounds.exact import dot
from mistake_bounds.exact import dot as inner
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import gap

targets = st.lists(st.integers(0, 4), min_size=5, max_size=5).filter(any)


bits = st.lists(st.lists(st.integers(0, 1), min_size=5, max_size=5), min_size=1, max_size=15)


@given(bits, targets, st.integers(1, 8))
@settings(max_examples=20, deadline=None)
def test_the_gap_theorem_holds_on_every_integer_target(rows, target, threshold):
    examples = Examples(rows, [1 if inner(target, row) >= threshold else -1 for row in rows])
    run = play(Winnow(1 + Fraction(1, 2 * threshold)), examples, passes=4)
    theorem = gap.gap()
    check = theorem.on(run, target, threshold, 1).check
    assert check.ok, check
    assert len(run.mistakes) < theorem.on(run, target, threshold, 1).bound
    if sum(target) >= threshold:
        in_logs = check_proof(gap.gap_in_logs(), gap.read_gap(run, target, threshold, 1), ("promotion", "demotion"))
        assert in_logs.ok and {"least cap", "logarithm", "gap bound"} <= {row.claim.name for row in in_logs.rows}
    slack = theorem.on(run, target, threshold, 1).slack
    assert slack and all(part >= 0 for part in slack.mistakes.values())


@given(bits, st.integers(2, 4), st.sampled_from((Fraction(2), Fraction(7, 6))))
@settings(max_examples=20, deadline=None)
def test_repeating_each_variable_is_the_same_run(rows, W, factor):
    examples = Examples(rows, [1 if row[0] + row[1] + row[2] >= 2 else -1 for row in rows])
    plain = play(Winnow(factor), examples, passes=3)
    again = play(Winnow(factor), Examples([row * W for row in rows], examples.y), passes=3)
    assert plain.mistakes == again.mistakes and plain.weights * W == again.weights


@pytest.mark.parametrize("make", [irrelevant_bits, irrelevant_signs])
def test_more_irrelevant_attributes_change_nothing_else(make):
    wide = make(m=50, n=40, r=3, seed=4, most=40)
    for n in (3, 4, 17):
        narrow = make(m=50, n=n, r=3, seed=4, most=40)
        assert narrow.y == wide.y and narrow.X == tuple(x[:n] for x in wide.X)
    for n in (2, 41):
        with pytest.raises(BadStream, match=f"n={n}: n is an integer from 3 to 40"):
            make(m=5, n=n, r=3, seed=4, most=40)


def test_labels_are_the_targets():
    assert all((y > 0) == (sum(x[:5]) > 0) for x, y in majority(m=60, n=9, r=5, seed=0))
    assert all((y > 0) == any(x[:3]) for x, y in irrelevant_bits(m=60, n=9, r=3, seed=0, most=9))
    assert all((y > 0) == (dot((2, 1, -1), x) >= 1) for x, y in random_bits(60, (2, 1, -1), 1, seed=0))
    assert graded(30, (3, 2, 0), (-1, 0, 1), margin=2, seed=0).margin((3, 2, 0)) >= 2
    assert units(4).y == (1, -1, 1, -1) and units(4, dummy=2).dimension == 5


AXES = play(Winnow(Fraction(3, 2)), Examples([(1, 0), (0, 1)], [1, -1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: gap.gap().on(AXES, (1, 0), 1, 0), BadTarget, (1, 0)),
    (lambda: gap.gap().on(AXES, (1, 0), 1, 2), BadTarget, (1, 2)),
    (lambda: gap.gap().on(AXES, (2, -1), 1, 1), BadTarget),
    (lambda: gap.gap().on(AXES, (1,), 1, 1), BadTarget),
    (lambda: gap.gap().on(AXES, (0, 1), 1, 1), NotSeparated),
    (lambda: graded(1, (3, 2), (-1, 1), margin=6, seed=0), BadStream),
    (lambda: irrelevant_bits(m=5, n=2, r=3, seed=4, most=40), BadStream, 2),
)
