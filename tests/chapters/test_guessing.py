"""Guess and double: proved from the learner's own steps, within its budgets and bounds on every run."""

from fractions import Fraction
from math import ceil, log

import pytest
import sympy
from checks import wrong
from checks.refuting import narrow, stubborn
from checks.theorem import noticed
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from thorough import part_of

from mistake_bounds import Examples, play, play_until_clean
from mistake_bounds.chapters.guessing import learner as guess_and_double
from mistake_bounds.chapters.guessing.learner import (
    GuessAndDouble,
    GuessMargin,
    NoGuessLeft,
    budget,
    guesses,
    margin_budget,
    total_budget,
)
from mistake_bounds.chapters.guessing.reading import guess_by_guess
from mistake_bounds.chapters.guessing.theorem import B_G, M_G, A, B, b, g, g_G, g_next, m_all, ruled_out
from mistake_bounds.chapters.k_of_r.reading import at_sizes
from mistake_bounds.chapters.k_of_r.theorem import K, lam
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.chapters.l1_margin.theorem import gamma
from mistake_bounds.chapters.winnow.examples import threshold
from mistake_bounds.chapters.winnow.theorem import r
from mistake_bounds.exact import dot
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import Claim, ForEach, Proved, Refuted, assume, claim, prove, scalars
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.largest import largest
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems import guessing, k_of_r

BOUNDS = (guessing.unknown_k, guessing.unknown_k_and_r, guessing.unknown_margin)


def test_what_rules_out_is_not_what_it_started_from():
    t, e = scalars("t e")
    large, small = claim(t >= 0, "large"), claim(e < 0, "small")
    above = prove(e >= 0, {"large": t >= 0, "at least": e >= t})
    assert ruled_out(large, above, assume(small), claim(-t > 0)).given == {claim(e >= t), small}
    assert isinstance(prove(-t > 0, {"at least": e >= t}), Refuted)


# each bound from the facts that it is put together from: none of them can be spared, and no more follows


def _facts(bound):
    if bound is guessing.unknown_margin:
        spent, small, some = (proof.claim for proof in guessing.refuted_margins())
        last, more = claim(M_G <= A * g_G**2, "last"), {"margin": gamma > 0}
    elif bound is guessing.unknown_k:
        spent, small, some = (proof.claim for proof in guessing.refuted_k())
        last, more = claim(M_G <= A * g_G, "last"), {}
    else:
        spent, small, some = (proof.claim for proof in guessing.refuted_r())
        last, more = claim(M_G <= A * g_G**2, "last"), {"r": r >= 1}
    named = {"spent": spent, "small": small, "some": some, "last": last, "all": m_all <= B_G + M_G, "cost": A > 0}
    return {**named, **more}


@pytest.mark.parametrize("dropped", ["spent", "small", "last", "all"])
@pytest.mark.parametrize("bound", BOUNDS, ids=lambda lemma: lemma.__name__)
def test_no_bound_without_one_of_its_facts(bound, dropped):
    facts = _facts(bound)
    del facts[dropped]
    assert isinstance(prove(bound().conclusion.claim, given=facts), Refuted)


@pytest.mark.parametrize("dropped", [guessing.DOUBLED, guessing.SPENT, "cost", "held"], ids=str)
def test_the_sum_over_refuted_guesses_needs_each_step(dropped):
    held, cost = claim(B <= A * (g - 1), "held"), claim(guessing.M <= A * g, "cost")
    known = [held, cost, guessing.DOUBLED, guessing.SPENT, claim(A >= 0), claim(g >= 1)]
    after = claim(guessing.B_next <= A * (g_next - 1), "after")
    assert isinstance(prove(after, given=known), Proved)
    left = [each for each in known if dropped not in (each, each.name)]
    assert len(left) == 5 and isinstance(prove(after, given=left), Refuted)


def test_a_smaller_constant_is_no_bound_on_a_budget():
    """20 cannot be 19: at K = r = 50 and λ = 2/3 all that is known of the chips and the budget holds."""
    point = {"K": 50, "k": 50, "r": 50, "lambda": Fraction(2, 3), "C": 68, "b": 33005}
    known = [guessing._budget(r)[0], *guessing._budget(r)[1:], k_of_r.rounded_up().claim, k_of_r.two_thirds().claim]
    assert all(holds(each, point) for each in known)
    assert holds(guessing.budget_in_logarithms().claim, point) and not holds(claim(b <= 19 * r * K * lam), point)


# on runs


@st.composite
def consistent(draw):
    """Examples labelled by k of r of n."""
    n = draw(st.integers(2, 5))
    relevant = draw(st.integers(1, n))
    size = draw(st.integers(1, relevant))
    planted = threshold(15, n, size, relevant, max(1, n // 2), draw(st.integers(0, 99)))
    return planted.examples, size, planted.relevant


@given(consistent())
@settings(deadline=None, max_examples=6)
def test_on_every_consistent_stream_every_hypothesis_and_the_bound_hold(stream):
    examples, size, relevant = stream
    for learner, bound in (
        (GuessAndDouble(len(relevant)), guessing.unknown_k),
        (GuessAndDouble(), guessing.unknown_k_and_r),
    ):
        run = play(learner, examples, passes=4)
        check = bound().on(run, relevant, size).check
        assert check, check


CASES = {
    "k": (GuessAndDouble(4), stubborn, guessing.unknown_k, (range(4), 4)),
    "k and r": (GuessAndDouble(), stubborn, guessing.unknown_k_and_r, (range(4), 4)),
    "margin": (GuessMargin(), narrow, guessing.unknown_margin, ((1, 1, 1, 1, 1, 0),)),
}


@pytest.mark.parametrize("case", CASES)
def test_a_guess_is_refuted_and_everything_holds(case):
    learner, examples, bound, told = CASES[case]
    run = play_until_clean(learner, examples(), at_most=40)
    assert run.clean and len(run.weights.before) == 1
    instance = bound().on(run, *told)
    assert instance.check, instance.check
    of_guesses = [row for row in instance.check.rows if row.over == guessing.REFUTED_GUESS and not row.kind]
    assert of_guesses and all(row.times == 1 for row in of_guesses)
    (refuted,), end = instance.reading.mistakes, instance.reading.end
    assert refuted["M"] == refuted["b"] + 1 == run.weights.before[0] == len(refuted["mistake"])
    assert end["m_all"] == len(run.mistakes) == refuted["M"] + end["M_G"]


@pytest.mark.parametrize("case", CASES)
def test_slack_is_told_in_mistakes_and_adds_up(case):
    learner, examples, bound, told = CASES[case]
    slack = bound().on(play(learner, examples()), *told).slack
    assert slack and slack.over == "mistake" and len(slack.mistakes) == 4
    assert all(part > 0 for part in slack.mistakes.values())


def test_guesses_are_told_apart_by_what_the_state_guesses():
    run = play(GuessMargin(), Examples([(1, 0), (1, 0)], [1, -1]), passes=30)
    guesses = guess_by_guess(run, lambda state: state.inverse, run.learner.exponentiated)
    assert [guess.state.inverse for guess in guesses] == [1, 2, 4, 8][: len(guesses)] and len(guesses) >= 3
    assert [len(guess.run.steps) for guess in guesses[:-1]] == [guess.budget + 1 for guess in guesses[:-1]]
    assert sum(len(guess.run.mistakes) for guess in guesses) == len(run.mistakes)


FEW = [
    (0, 0, 1, 0, 1, 1),
    (1, 1, 0, 1, 0, 0),
    (0, 1, 1, 0, 0, 1),
    (1, 0, 0, 1, 1, 0),
    (1, 1, 1, 0, 0, 0),
    (0, 0, 0, 1, 1, 1),
]


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (GuessAndDouble, set()),
        (wrong.never_learns(GuessAndDouble), {"active weights multiplied", "chips on", "its weight promoted"}),
        (wrong.HalfTheThreshold, {"NotInARow"}),
        (wrong.AlwaysNegative, {"low score"}),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_a_run_without_a_refuted_guess_says_something_of_the_learner_all_the_same(kind, names):
    examples = Examples(FEW * 2, [1 if sum(row[:3]) >= 2 else -1 for row in FEW] * 2)
    for learner, theorem in ((kind(3), guessing.unknown_k()), (kind(), guessing.unknown_k_and_r())):
        instance = theorem.on(play(learner, examples), range(3), 2)
        assert instance.reading.end["G"] == 0 and noticed(instance) == names


def test_a_margin_that_is_not_refuted_says_something_of_the_learner_all_the_same():
    examples = Examples([(1, -1, -1), (-1, 1, 1)], [1, -1])
    for kind, names in ((GuessMargin, set()), (wrong.never_learns(GuessMargin), {"update of one", "update"})):
        instance = guessing.unknown_margin().on(play(kind(), examples), (1, 0, 0))
        assert instance.reading.end["G"] == 0 and instance.run.mistakes and noticed(instance) == names


def test_the_last_guess_has_rows_of_its_own():
    learner, examples, theorem, told = CASES["k"]
    check = theorem().on(play_until_clean(learner, examples(), at_most=40), *told).check
    rows = [row for row in check.rows if row.kind.endswith(" on the last guess")]
    assert {"its weight promoted", "chips on", "low score"} <= {row.claim.name for row in rows}
    of_the_refuted = {row.claim for row in check.rows if row.kind.endswith(" of a refuted guess")}
    assert of_the_refuted == {row.claim for row in rows}
    assert "mistakes on the last guess</td>" in check._repr_html_()


# what the bounds are of


@given(st.lists(st.lists(st.sampled_from((-1, 0, 1)), min_size=4, max_size=4), min_size=1, max_size=8),
       st.lists(st.integers(0, 3), min_size=4, max_size=4).filter(any))  # fmt: skip
@settings(deadline=None, max_examples=8)
def test_every_run_of_a_guessed_margin_passes(rows, target):
    rows = [row for row in rows if dot(target, row)]
    if not rows:
        return
    examples = Examples(rows, [1 if dot(target, row) > 0 else -1 for row in rows])
    run = play(GuessMargin(), examples, passes=6)
    check = guessing.unknown_margin().on(run, target).check
    assert check, check


signs = st.lists(st.lists(st.sampled_from((-1, 0, 1)), min_size=5, max_size=5), min_size=1, max_size=10)


targets = st.lists(st.integers(0, 4), min_size=5, max_size=5).filter(any)


@given(signs, targets)
@settings(max_examples=part_of(60), deadline=None)
def test_on_every_separable_stream_it_stays_within_the_bound_and_never_guesses_too_low(rows, target):
    rows = [row for row in rows if dot(target, row)]
    if not rows:
        return
    examples = Examples(rows, [1 if dot(target, row) > 0 else -1 for row in rows])
    gamma = Fraction(examples.margin(target), sum(target))
    run = play(GuessMargin(), examples, passes=12)
    assert 3 * len(run.mistakes) * gamma**2 <= 16 * (2 * log(5) + 1)
    state = run.weights
    assert state.inverse * gamma < 2 or state.inverse == 1
    assert [spent == margin_budget(5, 2**i) + 1 for i, spent in enumerate(state.before)] == [True] * len(state.before)
    assert len(run.mistakes) == sum(state.before) + state.spent and run.exact


def test_a_guess_runs_as_the_learner_that_knows_the_margin():
    examples = Examples([(1, 1, -1), (-1, 1, 1), (1, -1, 1), (0, 1, 0), (-1, -1, 0)], [1, 1, 1, 1, -1])
    first = play(GuessMargin(), examples)
    assert not first.weights.before and first.mistakes == play(Exponentiated(3), examples).mistakes
    assert first.weights.weights == play(Exponentiated(3), examples).weights


def test_on_examples_that_nothing_separates_the_guesses_go_on():
    run = play(GuessMargin(), Examples([(1, 0), (1, 0)], [1, -1]), passes=200)
    assert run.weights.inverse >= 8 and len(run.mistakes) > 100


@given(st.integers(1, 10**6), st.integers(1, 2**10))
@settings(deadline=None)
def test_a_budget_is_what_the_corollary_allows_rounded_down(n, inverse):
    exactly = 2 * inverse**2 * ln(n)
    assert margin_budget(n, inverse) <= exactly < margin_budget(n, inverse) + 1


@given(st.integers(1, 12), st.data())
@settings(deadline=None, max_examples=part_of(60))
def test_guess_and_double_stays_within_its_budget(n, data):
    r = data.draw(st.integers(1, n))
    k = data.draw(st.integers(1, r))
    examples = threshold(30, n, k, r, max(1, n // 2), data.draw(st.integers(0, 99))).examples
    for learner, known in ((GuessAndDouble(r), True), (GuessAndDouble(), False)):
        run = play(learner, examples, passes=8)
        assert len(run.mistakes) == run.weights.spent + sum(run.weights.before) <= total_budget(n, k, r, known)
        assert run.weights.spent <= budget(n, run.weights.k, run.weights.r)


def test_a_right_guess_is_never_refuted_and_a_wrong_one_can_be():
    """3 of 4 with factor 3/2 — k' = 1 — from the start of a run that goes on until its budget is spent."""
    examples = threshold(200, 6, 3, 4, 3, 5).examples
    run = play(GuessAndDouble(4), examples, passes=40)
    assert run.clean
    stuck = Examples([(1,), (1,)], [1, -1])
    with pytest.raises(NoGuessLeft, match="no k of r") as refusal:
        play(GuessAndDouble(), stuck, passes=100)
    assert refusal.value.state.k == 1
    with pytest.raises(NoGuessLeft) as refusal:
        play(GuessAndDouble(), Examples([(1, 1, 1), (1, 1, 1)], [1, -1]), passes=1000)
    assert len(refusal.value.state.before) == len(guesses(3)) - 1


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


test_what_cannot_be_is_refused = refusals(
    (lambda: play(GuessAndDouble(3), Examples([(1,)], [1])), BadLearner, 3),
)


OF_A_GUESS = {
    guessing.never_refuted: ("one mistake too many", "whole budget", "guessed factor", "counted"),
    guessing.never_refuted_margin: ("one mistake too many", "whole budget", "guessed margin", "rational factor"),
}


@pytest.mark.parametrize("lemma", OF_A_GUESS, ids=lambda lemma: lemma.__name__)
def test_a_guess_is_refuted_by_the_learners_step_and_the_theorem_on_its_factor(lemma):
    assert set(OF_A_GUESS[lemma]) <= {known.name for known in lemma().given if isinstance(known, Claim)}
    assert "mistake" in {known.over for known in lemma().given if isinstance(known, ForEach)}


LEMMAS = (
    guessing.budget_in_logarithms,
    guessing.never_refuted,
    guessing.never_refuted_with_r,
    guessing.refuted_k,
    guessing.refuted_r,
    guessing.mistakes_with_a_margin,
    guessing.never_refuted_margin,
    guessing.refuted_margins,
)


@pytest.mark.parametrize("lemma", [*LEMMAS, *BOUNDS], ids=lambda lemma: lemma.__name__)
def test_every_lemma_is_proved(lemma):
    found = lemma()
    found = found.proofs if isinstance(found, Theorem) else found
    assert all(isinstance(proof, Proved) for proof in (found if isinstance(found, tuple) else (found,)))
