"""Winnow on k of r: proved, resting on its hypotheses, true of every run, never below the exact worst case."""

from fractions import Fraction
from functools import cache
from math import ceil

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from thorough import part_of

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.guessing import learner as guess_and_double
from mistake_bounds.chapters.k_of_r.reading import at_sizes, read_k_of_r
from mistake_bounds.chapters.k_of_r.theorem import C, k, lam
from mistake_bounds.chapters.winnow.chips import Q, cap, one_cap
from mistake_bounds.chapters.winnow.theorem import D, P, r
from mistake_bounds.chapters.winnow.worst_case import winnow_k_of_r
from mistake_bounds.exact import BadSize, ceil_log
from mistake_bounds.proof import Claim, Eq, ForEach, Proved, Rational, Refuted, claim, prove
from mistake_bounds.theorem.largest import largest
from mistake_bounds.theorems import k_of_r

WITH_A_GUESS = ("promotions with a guess", "mistakes with a guess")
CASES = [(n, k, r) for n in range(1, 6) for k in (1, 2, 3) for r in range(k, n + 1)]
LEMMAS = (
    k_of_r.solved,
    k_of_r.combined,
    k_of_r.demotions_with_a_guess,
    k_of_r.larger_guess,
    k_of_r.mistakes_with_a_guess,
    k_of_r.ln_of_factor,
    k_of_r.rounded_up,
    k_of_r.two_thirds,
    k_of_r.explicit,
    k_of_r.last_line,
    k_of_r.in_logarithms,
)


def winnow(k):
    return Winnow(1 + Fraction(1, 2 * k))


@cache
def worst(n, k, r, *counting):
    return winnow_k_of_r(n, k, r, counting=counting)


# proved


@pytest.mark.parametrize("lemma", LEMMAS, ids=lambda lemma: lemma.__name__)
def test_each_lemma_is_proved(lemma):
    assert isinstance(lemma(), Proved)


def test_the_theorem_rests_on_its_hypotheses_and_nothing_else():
    theorem = k_of_r.k_of_r()
    assert all(isinstance(proof, Proved) for proof in theorem.proofs)
    rows = [known for known in theorem.conclusion.given if isinstance(known, ForEach)]
    kinds = [kind for known in rows if known.over == "mistake" for kind in known.kinds]
    assert {count for count, _ in kinds} == {P, D}
    assert {claim for _, claims in kinds for claim in claims} == set(theorem.each)
    names = {known.name for known in theorem.conclusion.given if isinstance(known, Claim)}
    assert {known.over for known in rows} == {"mistake", "relevant attribute", "weight", "chip"}
    assert names == {"relevant chips", "cap of a weight", "some attribute", "some k", "factor",
                     "factor above 1", "divisor above 1", "inverse", "counted"}  # fmt: skip


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


def test_claims_can_be_quoted_by_name():
    claims = k_of_r.claims()
    assert (
        claims["last line"] == k_of_r.last_line().claim
        and claims["cap"] == cap(C).claim
        and claims["one cap"] == one_cap(C).claim
    )


# against the exact worst case


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_bound_is_below_the_exact_worst_case(case):
    n, size, relevant = case
    theorem = k_of_r.k_of_r()
    promotions, mistakes = worst(*case, 1, 0).promotions, worst(*case, 1, 1).mistakes
    assert promotions <= largest(theorem["few promotions"], "P", at_sizes(*case))
    assert promotions <= 4 * relevant * size * sympy.log(n) + 2 * (size - 1) * (2 * size + 1)
    assert mistakes < largest(theorem["mistake bound"], "M", at_sizes(*case))
    assert worst(*case, size, 1 - size).count <= relevant * ceil_log(n, 1 + Fraction(1, 2 * size))
    if size == 1:
        assert promotions == largest(theorem["few promotions"], "P", at_sizes(*case))


def test_the_lectures_lines_fail_where_the_book_says():
    chips, combination = [], []
    for n, size, relevant in CASES:
        e, most = Fraction(1, 2 * size), worst(n, size, relevant, 1, 0).promotions
        if (1 + e) ** worst(n, size, relevant, size, 1 - size).count > n**relevant:
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
        found = worst(*case, 1, 1)
        assert k_of_r.k_of_r().on(play(found.learner, found.examples), range(case[2]), case[1]).check
    doubling = winnow_k_of_r(4, 3, 4, factor=2)
    check = k_of_r.k_of_r().on(play(doubling.learner, doubling.rounds(30)), range(4), 3).check
    failed = {row.claim.name for row in check.failures}
    assert "factor" in failed and "mistake bound" in failed and "progress" not in failed


def test_a_target_out_of_range_is_refused_by_name():
    run = play(winnow(1), Examples([(1, 0)], [1]))
    for relevant, size, name in (((0,), 0, "k"), ((0,), 2, "k"), ((), 1, "r"), ((5,), 1, "relevant")):
        with pytest.raises(BadSize, match=name):
            read_k_of_r(run, relevant, size)


def test_the_cap_is_the_least_whole_number():
    for factor in (Fraction(3, 2), Fraction(5, 4), 2):
        for n in (1, 2, 3, 16, 1000):
            chips = ceil_log(n, factor)
            assert Fraction(factor) ** chips >= n and (chips == 0 or Fraction(factor) ** (chips - 1) < n)


# guess and double


def test_the_budgets_are_the_theorems():
    for n, size, relevant in ((16, 1, 1), (16, 2, 3), (1024, 3, 8), (2**20, 8, 16)):
        total = ceil(largest(k_of_r.k_of_r()["mistake bound"], "M", at_sizes(n, size, relevant))) - 1
        assert guess_and_double.budget(n, size, relevant) == total
        assert total <= 20 * size * relevant * sympy.log(n)


def test_all_budgets_together_are_within_what_is_proved():
    """Fewer than 4kA with A = 20r ln n + 1 when r is known, 16r²A/3 with A = 20 ln n + 1 when it is not."""
    for n, size, relevant in ((16, 1, 1), (16, 3, 5), (1024, 3, 8), (2**20, 8, 16)):
        cost = 20 * sympy.log(n)
        assert guess_and_double.total_budget(n, size, relevant) < 4 * size * (relevant * cost + 1)
        assert guess_and_double.total_budget(n, size, relevant, known=False) * 3 < 16 * relevant**2 * (cost + 1)
