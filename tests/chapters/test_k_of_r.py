"""Winnow on k of r: proved of its hypotheses, true of every run, never below the exact worst case."""

from fractions import Fraction
from functools import cache

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from thorough import part_of

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.k_of_r.reading import at_sizes, read_k_of_r
from mistake_bounds.chapters.k_of_r.theorem import C, k, lam
from mistake_bounds.chapters.winnow.chips import Q
from mistake_bounds.chapters.winnow.theorem import D, P, r
from mistake_bounds.chapters.winnow.worst_case import winnow_k_of_r
from mistake_bounds.exact import BadSize, ceil_log
from mistake_bounds.proof import Claim, Eq, Rational, Refuted, claim, prove
from mistake_bounds.theorem.largest import largest
from mistake_bounds.theorems import k_of_r

WITH_A_GUESS = ("promotions with a guess", "mistakes with a guess")


CASES = [(n, k, r) for n in range(1, 6) for k in (1, 2, 3) for r in range(k, n + 1)]


def winnow(k):
    return Winnow(1 + Fraction(1, 2 * k))


@cache
def worst_of(n, k, r, *counting):
    return winnow_k_of_r(n, k, r, counting=counting)


def test_all_that_is_assumed_of_a_logarithm_is_what_it_is_the_logarithm_of():
    definitions = {
        claim(Eq(k_of_r.ell, sympy.log(1 + k_of_r.epsilon))),
        claim(Eq(lam, sympy.log(k_of_r.n))),
        claim(Eq(C * k_of_r.ell, sympy.log(Q))),
    }
    for proof in (k_of_r.rounded_up(), k_of_r.two_thirds(), k_of_r.in_logarithms()):
        logarithms = {known for known in proof.given if type(known) is Claim and known.polynomial is None}
        assert logarithms and logarithms <= definitions


@pytest.mark.parametrize(
    "goal",
    [(k + 1) * P <= 2 * k * r * C, (k + 1) * P <= (2 * k - 1) * (r * C + (k - 1) * (2 * k + 1)), k * P <= r * C],
    ids=str,
)
def test_a_stronger_bound_does_not_follow(goal):
    counted, _, in_k, *_ = k_of_r.k_of_r().facts
    known = [k >= 1, r >= k, C >= 1, P >= 0, D >= 0, counted.claim, in_k.claim]
    assert isinstance(prove(goal, given=known), Refuted)


def test_the_last_line_needs_two_thirds():
    known = [k >= 1, r >= k, C >= 1, lam >= Rational(65, 100), k_of_r.k_of_r().facts[3].claim]
    goal = k_of_r.explicit().claim
    assert isinstance(prove(goal, given=[*known, k_of_r.rounded_up().claim]), Refuted)


# against the exact worst_of case


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_bound_is_below_the_exact_worst_case(case):
    n, size, relevant = case
    theorem = k_of_r.k_of_r()
    promotions, mistakes = worst_of(*case, 1, 0).promotions, worst_of(*case, 1, 1).mistakes
    assert promotions <= largest(theorem["few promotions"], "P", at_sizes(*case))
    assert promotions <= 4 * relevant * size * sympy.log(n) + 2 * (size - 1) * (2 * size + 1)
    assert mistakes < largest(theorem["mistake bound"], "M", at_sizes(*case))
    assert worst_of(*case, size, 1 - size).count <= relevant * ceil_log(n, 1 + Fraction(1, 2 * size))
    if size == 1:
        assert promotions == largest(theorem["few promotions"], "P", at_sizes(*case))


def test_the_lectures_lines_fail_where_the_book_says():
    chips, combination = [], []
    for n, size, relevant in CASES:
        e, most = Fraction(1, 2 * size), worst_of(n, size, relevant, 1, 0).promotions
        if (1 + e) ** worst_of(n, size, relevant, size, 1 - size).count > n**relevant:
            chips.append((n, size, relevant))
        gain = size - (size - 1) * (1 + e)
        if gain * most > relevant / e * sympy.log(n) + (size - 1) * (1 + e) / e:
            combination.append((n, size, relevant))
    assert len(chips) == 14 and chips == combination and len(CASES) == 31


# on runs


@st.composite
def consistent(draw):
    """Rows of n bits, labelled by k of the first r attributes."""
    n = draw(st.integers(1, 6))
    relevant = draw(st.integers(1, n))
    size = draw(st.integers(1, relevant))
    bits = draw(st.lists(st.tuples(*[st.integers(0, 1)] * n), min_size=1, max_size=12))
    return Examples(bits, [1 if sum(x[:relevant]) >= size else -1 for x in bits]), size, relevant


@settings(max_examples=part_of(60), deadline=None)
@given(consistent())
def test_on_any_consistent_stream_every_claim_holds_and_the_slack_adds_up(stream):
    examples, size, relevant = stream
    run, theorem = play(winnow(size), examples, passes=6), k_of_r.k_of_r()
    check = theorem.on(run, range(relevant), size).check
    assert check, check
    slack = theorem.on(run, range(relevant), size).slack
    assert slack and all(part >= 0 for part in slack.mistakes.values())
    assert len(run.mistakes) < theorem.on(run, range(relevant), size).bound
    if examples.dimension >= 2:
        for known in (*k_of_r.in_logarithms().given, k_of_r.in_logarithms().claim, *k_of_r.claims().values()):
            if isinstance(known, Claim) and known.name not in ("one cap", *WITH_A_GUESS, *theorem.claims):
                assert theorem.on(run, range(relevant), size).check_claim(known), known


def test_worst_cases_pass_the_check_and_another_factor_is_named():
    for case in ((4, 2, 2), (5, 2, 3), (5, 1, 4)):
        found = worst_of(*case, 1, 1)
        assert k_of_r.k_of_r().on(play(found.learner, found.examples), range(case[2]), case[1]).check
    doubling = winnow_k_of_r(4, 3, 4, factor=2)
    check = k_of_r.k_of_r().on(play(doubling.learner, doubling.rounds(30)), range(4), 3).check
    failed = {row.claim.name for row in check.failures}
    assert "factor" in failed and "mistake bound" in failed and "progress" not in failed


ONE = play(winnow(1), Examples([(1, 0)], [1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: read_k_of_r(ONE, (0,), 2), BadSize, 2),
    (lambda: read_k_of_r(ONE, (), 1), BadSize),
    (lambda: read_k_of_r(ONE, (5,), 1), BadSize, 5),
)


def test_the_cap_is_the_least_whole_number():
    for factor in (Fraction(3, 2), Fraction(5, 4), 2):
        for n in (1, 2, 3, 16, 1000):
            chips = ceil_log(n, factor)
            assert Fraction(factor) ** chips >= n and (chips == 0 or Fraction(factor) ** (chips - 1) < n)
