"""Infinitely many attributes: proved, resting on what, true of every run, and where fewer slots are not enough."""

from math import log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thorough import part_of

from mistake_bounds import Winnow, play
from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
from mistake_bounds.chapters.infinite_attributes.reading import seen_through_slots, slots_during
from mistake_bounds.chapters.infinite_attributes.theorem import attribute_budget, enough, with_enough_slots
from mistake_bounds.proof import Claim, Proved, Rational, Refuted, prove
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.strings import StringSets
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import infinite_attributes as ia
from mistake_bounds.theorems import winnow

LETTERS = "abcdefghijkl"
WORDS = st.frozensets(st.sampled_from(LETTERS), max_size=4)
PROOFS = (
    ia.in_whole_numbers,
    ia.never_out,
    ia.lectures_N_is_enough,
    ia.rounded_up,
    ia.lecture_bound,
    ia.no_more_than_twice,
    ia.in_n_and_r,
    ia.tangent,
    ia.ln_two,
    ia.from_37_on,
    ia.square_exactly,
    ia.square_is_enough,
    ia.nr2_fails_for_all_n,
    ia.any_learner,
)


def ran(sets, target, passes=2, **settings_):
    learner = (InfiniteAttributes if "slots" in settings_ else with_enough_slots)(4, len(target), **settings_)
    return play(learner, StringSets(sets, [1 if x & target else -1 for x in sets]), passes)


@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.__name__)
def test_everything_is_proved(proof):
    assert type(proof()) is Proved


def test_the_theorem_is_winnows_with_N_attributes_and_the_slots():
    theorem, plain = ia.mistake_bound(), winnow.disjunctions()
    assert all(type(proof) is Proved for proof in theorem.proofs)
    assert theorem.conclusion.claim == plain.conclusion.claim
    for ours, theirs in zip(theorem.kinds, plain.kinds, strict=True):
        assert ours.each[:-2] == tuple(claim.substitute({winnow.n: ia.N}) for claim in theirs.each)
        assert ours.each[-2:] == (ia.TAKEN, ia.ACTIVE)
    assert theorem.sums[-1].claim == Claim(ia.taken_M, "<=", ia.n * ia.P + ia.n * ia.D)


def test_what_never_out_rests_on():
    given_ = {known for known in ia.never_out().given if isinstance(known, Claim)}
    assert {ia.ENOUGH, winnow.COUNTED} <= given_
    assert {known.name for known in given_} == {
        "enough slots", "relevant chips", "cap of a weight", "counted", "some attribute", "whole numbers",
        "some string or none",
    }  # fmt: skip


@given(st.lists(WORDS, min_size=1, max_size=30), st.sets(st.sampled_from(LETTERS), max_size=3))
@settings(deadline=None, max_examples=part_of(60))
def test_every_claim_holds_on_every_run(sets, target):
    run, theorem = ran(sets, target), ia.mistake_bound()
    check = theorem.on(run, target).check
    assert check.ok, check
    for claim in (ia.ENOUGH, ia.in_whole_numbers().claim, ia.never_out().claim):
        assert theorem.on(run, target).check_claim(claim).ok
    slack = theorem.on(run, target).slack
    assert (not run.mistakes or slack) and all(amount >= 0 for amount in slack.mistakes.values())
    assert slack.bound == 2 + 3 * len(target) * (run.learner.slots - 1).bit_length()


@given(st.lists(WORDS, min_size=1, max_size=30), st.sets(st.sampled_from(LETTERS), max_size=3))
@settings(deadline=None, max_examples=part_of(60))
def test_slots_during_a_run(sets, target):
    run = ran(sets, target)
    shown, N = slots_during(run), run.learner.slots
    assert len(shown) == run.presented
    assert tuple(i for i, s in enumerate(shown) if s.mistake) == run.mistakes
    assert all(s.taken + s.temporary <= N for s in shown)
    after = [s.taken + s.temporary * s.mistake for s in shown]
    assert after[:-1] == [s.taken for s in shown[1:]] and after[-1] == len(run.weights.strings)
    through = seen_through_slots(run)
    assert [len(slots) for slots, _ in through] == [len(run.examples[i % len(sets)][0]) for i in range(run.presented)]
    rows = [tuple(int(j in through[i][0]) for j in range(len(run.weights.strings))) for i in run.mistakes]
    assert not rows or rows == list(run.learner.seen(run).X)


def test_a_learner_that_does_something_else_is_found_out():
    """Elimination is not halving, and too few slots are not enough: the check names the claim."""
    sets = [frozenset("ab"), frozenset("bc"), frozenset("b")] * 6
    run = ran(sets, {"a", "c"}, passes=9, winnow=Winnow(demotion="eliminate"))
    assert any(run.examples[i % len(sets)][1] < 0 for i in run.mistakes)
    assert "halved, demotion" in [row.name for row in ia.mistake_bound().on(run, {"a", "c"}).check.failures]
    few = ran(sets, {"a"}, slots=20)
    assert not ia.mistake_bound().on(few, {"a"}).check_claim(ia.ENOUGH).ok
    wrong = ia.mistake_bound().on(ran(sets, {"a"}), {"c"}).check
    assert "positive, promotion" in [row.name for row in wrong.failures]


def test_without_the_temporary_block_it_is_refuted():
    few = {"slots": ia.taken_M <= ia.n * ia.M, "mistakes": ia.M <= 3 * ia.r * ia.L + 1}
    few |= {"short": ia.N >= ia.n * (3 * ia.r * ia.L + 1), "string": ia.n >= 1}
    assert isinstance(prove(ia.taken_M + ia.n <= ia.N, given=few), Refuted)
    few["mistakes"] = ia.M <= 3 * ia.r * ia.L
    assert isinstance(prove(ia.taken_M + ia.n <= ia.N, given=few), Proved)


DEFINITIONS = {"logarithm", "cap of a weight", "least cap", "counted", "relevant chips", "product"}
ASSUMED = {
    "lectures_N_is_enough": {"lecture's N", "some attribute", "some string or none", "some target or none"},
    "lecture_bound": {"some attribute", "some target or none"},
    "in_n_and_r": {"some attribute", "some target or none", "a product", "N at most (nr)²"},
    "from_37_on": {"beyond 37"},
    "square_is_enough": {"beyond 37", "a target", "some string or none"},
    "nr2_fails_for_all_n": {"a string", "a target", "lecture's choice of N", "too small for one"},
    "any_learner": {
        "mistakes", "choice of N", "some attribute", "some string or none", "an exponent", "a power of N",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", ASSUMED)
def test_a_lemma_rests_on_definitions_and_on_its_own_assumptions(name):
    known = {each.name for each in getattr(ia, name)().given if isinstance(each, Claim)}
    assert known - DEFINITIONS == ASSUMED[name]
    logarithms_ = [each for each in getattr(ia, name)().given if isinstance(each, Claim) and each.polynomial is None]
    assert logarithms_ and all(each.sign == "=" for each in logarithms_)


def test_37_is_the_number():
    assert repr(ia.tangent().claim) == "tangent: q/32 - log(q) - 1 + 5·log(2) ≥ 0"
    assert repr(ia.ln_two().claim) == "logarithm: -2/3 + log(2) ≥ 0"
    for q in (37, 38, 50, 1000, 10**9):
        at_q = {"q": q, "b": ln(2), "lambda": ln(q) / ln(2)}
        assert all(holds(known, at_q) for known in (*ia.from_37_on().given, ia.from_37_on().claim))
    assert not holds(ia.from_37_on().claim, {"q": 36, "lambda": ln(36) / ln(2)})


STEPS = {
    "rounded_up": (ia.rounded_up, {"least cap", "cap of a weight", "logarithm", "some attribute"}),
    "no_more_than_twice": (
        ia.no_more_than_twice, {"N at most (nr)²", "a product", "logarithm", "some attribute"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STEPS)
def test_a_step_about_logarithms_rests_on_no_content(name):
    lemma, names = STEPS[name]
    assert {known.name for known in lemma().given} == names


@pytest.mark.parametrize("target", [{"a"}, {"a", "c"}])
def test_what_the_lectures_bounds_rest_on_holds_on_runs(target):
    sets = [frozenset("ab"), frozenset("bc"), frozenset("b"), frozenset("cd")] * 5
    reading = ia.read_strings(ran(sets, target), target)
    for lemma in (ia.lecture_bound, ia.in_n_and_r, ia.never_out):
        check = check_proof(lemma(), reading, ("promotion", "demotion"))
        failed = {row.claim.name for row in check.failures}
        assert failed <= ({"N at most (nr)²"} if lemma is ia.in_n_and_r else set()), check
    wrong = {**reading.end, "L": reading.end["L"] + 1}
    assert not holds(logarithm_of_cap(), wrong)


def logarithm_of_cap():
    return next(known for known in ia.rounded_up().given if "W" in known.symbols and known.polynomial is None)


def test_a_cap_that_is_not_the_least_does_not_give_the_lectures_bound():
    L, lg = ia.L, ia.lg
    natural = prove(L * ia.ln2 <= lg * ia.ln2, given=[ia.W < 4 * ia.N, ia.N <= ia.W, ia.ln2 >= Rational(2, 3)])
    assert isinstance(natural, Refuted)
    assert isinstance(prove(L <= lg + Rational(1, 2), given=[ia.rounded_up().claim]), Refuted)


@given(st.integers(1, 10**6), st.integers(1, 10**4))
@settings(deadline=None, max_examples=part_of(200))
def test_the_square_is_enough_exactly_where_the_claim_says(n, r):
    q = n * r
    assert q < 37 or enough(q * q, n, r)
    if abs(q - (6 * log2(q) + 3 + 2 / r)) > 1e-6:
        assert enough(q * q, n, r) == (q >= 6 * log2(q) + 3 + 2 / r)


@given(st.integers(1, 400), st.integers(1, 60))
@settings(deadline=None, max_examples=part_of(200))
def test_nr2_is_enough_exactly_where_the_powers_say(n, r):
    powers = r * r >= 3 * r + 2 and (n * r * r) ** (3 * r) <= 2 ** (r * r - 3 * r - 2)
    assert enough(n * r * r, n, r) == powers and not (powers and r <= 33)


@given(st.integers(1, 500), st.integers(0, 30))
@settings(deadline=None, max_examples=part_of(100))
def test_the_lectures_budget_satisfies_the_theorem(n, r):
    N = attribute_budget(n, r)
    assert N >= n * (3 * r * (N - 1).bit_length() + 2)


def test_claims_by_name():
    assert ia.claims()["enough slots"] is ia.ENOUGH
    assert {"never out of slots", "lecture's N", "in whole numbers", "any learner"} <= set(ia.claims())
    assert ia.square_exactly().claim.sign == "="
