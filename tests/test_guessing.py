"""Guess and double: proved from the learner's own steps, true of every run, and no learner that does another thing."""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mistake_bounds import Examples, play, play_until_clean
from mistake_bounds.exact import dot
from mistake_bounds.learners import GuessAndDouble, GuessMargin
from mistake_bounds.proof import Claim, ForEach, Proved, Refuted, assume, claim, prove, scalars
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.boolean import threshold
from mistake_bounds.theorems import guessing, k_of_r, l1_margin
from mistake_bounds.theorems.checking import check_proof
from mistake_bounds.theorems.guessing import B_G, M_G, A, B, b, g, g_G, g_next, gamma, m_all, ruled_out
from mistake_bounds.theorems.k_of_r import K, k, lam, r
from mistake_bounds.theorems.sorts import ASSUMPTION, DEFINITION, STEP, hypotheses
from mistake_bounds.traces import NotAPower, NotInARow
from mistake_bounds.traces.guessing import guess_by_guess, read_guesses, read_margins
from mistake_bounds.worst_case import winnow_k_of_r

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
BOUNDS = (guessing.unknown_k, guessing.unknown_k_and_r, guessing.unknown_margin)
KINDS = ("promotion", "demotion")


# proved, of what


@pytest.mark.parametrize("lemma", [*LEMMAS, *BOUNDS], ids=lambda lemma: lemma.__name__)
def test_every_lemma_is_proved(lemma):
    found = lemma()
    assert all(isinstance(proof, Proved) for proof in (found if isinstance(found, tuple) else (found,)))


@pytest.mark.parametrize("bound", BOUNDS, ids=lambda lemma: lemma.__name__)
def test_a_bound_rests_on_steps_assumptions_and_definitions(bound):
    found = hypotheses(bound())
    assert {known.sort for known in found} == {STEP, ASSUMPTION, DEFINITION}
    names = {known.claim.name for known in found}
    assert {"one mistake too many", "within the budget", "whole budget"} <= names
    assert not {"cost of a guess", "refuted below k", "refuted below r", "refuted above the margin"} & names
    assert {known.over[:1] for known in found} == {(), (guessing.REFUTED_GUESS,)}
    assert any(known.over[:2] == (guessing.REFUTED_GUESS, "mistake") for known in found)


OF_A_GUESS = {
    guessing.never_refuted: ("one mistake too many", "whole budget", "guessed factor", "counted"),
    guessing.never_refuted_margin: ("one mistake too many", "whole budget", "guessed margin", "rational factor"),
}


@pytest.mark.parametrize("lemma", OF_A_GUESS, ids=lambda lemma: lemma.__name__)
def test_a_guess_is_refuted_by_the_learners_step_and_the_theorem_on_its_factor(lemma):
    assert set(OF_A_GUESS[lemma]) <= {known.name for known in lemma().given if isinstance(known, Claim)}
    assert "mistake" in {known.over for known in lemma().given if isinstance(known, ForEach)}


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


STRONGER = {  # with numbers at which all of the facts hold
    guessing.unknown_k: (m_all <= 4 * (k - 1) * A, {"k": 100, "g_G": 199, "B_G": 198, "M_G": 199}),
    guessing.unknown_k_and_r: (3 * m_all < 15 * A * r**2, {"r": 100, "g_G": 199, "B_G": 13200, "M_G": 199**2}),
    guessing.unknown_margin: (
        3 * m_all * gamma**2 <= 15 * A, {"gamma": Fraction(31, 1000), "g_G": 64, "B_G": 1365, "M_G": 4096},
    ),
}  # fmt: skip


@pytest.mark.parametrize("bound", BOUNDS, ids=lambda lemma: lemma.__name__)
def test_no_stronger_bound_follows(bound):
    stronger, numbers = STRONGER[bound]
    point = {"A": 1, **numbers, "m_all": numbers["B_G"] + numbers["M_G"]}
    assert all(holds(claim(known), point) for known in _facts(bound).values()) and holds(bound().claim, point)
    assert not holds(claim(stronger), point)


@pytest.mark.parametrize("dropped", ["spent", "small", "last", "all"])
@pytest.mark.parametrize("bound", BOUNDS, ids=lambda lemma: lemma.__name__)
def test_no_bound_without_one_of_its_facts(bound, dropped):
    facts = _facts(bound)
    del facts[dropped]
    assert isinstance(prove(bound().claim, given=facts), Refuted)


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
    return threshold(15, n, size, relevant, max(1, n // 2), draw(st.integers(0, 99))).examples, size, relevant


@given(consistent())
@settings(deadline=None, max_examples=6)
def test_on_every_consistent_stream_every_hypothesis_and_the_bound_hold(stream):
    examples, size, relevant = stream
    for learner, bound in (
        (GuessAndDouble(relevant), guessing.unknown_k),
        (GuessAndDouble(), guessing.unknown_k_and_r),
    ):
        run = play(learner, examples, passes=4)
        check = check_proof(bound(), read_guesses(run, range(relevant), size), KINDS)
        assert check, check


@cache
def stubborn():
    """4 of 4 of six attributes, on rows that lead the factor 3/2 round a cycle for as long as it is used."""
    return winnow_k_of_r(6, 4, 4, factor=Fraction(3, 2)).rounds(20)


@cache
def narrow():
    """Examples with margin 1/5 of six signs, on which the margin 1 is refuted."""
    rows = [tuple(1 if i >> j & 1 else -1 for j in range(6)) for i in (5, 35, 12, 26, 49, 7, 11, 56, 22, 41, 3, 61, 19)]
    rows *= 3
    return Examples(rows, [1 if sum(row[:5]) > 0 else -1 for row in rows])


CASES = {
    "k": (GuessAndDouble(4), stubborn, guessing.unknown_k, lambda run: read_guesses(run, range(4), 4)),
    "k and r": (GuessAndDouble(), stubborn, guessing.unknown_k_and_r, lambda run: read_guesses(run, range(4), 4)),
    "margin": (GuessMargin(), narrow, guessing.unknown_margin, lambda run: read_margins(run, (1, 1, 1, 1, 1, 0))),
}


@pytest.mark.parametrize("case", CASES)
def test_a_guess_is_refuted_and_everything_holds(case):
    learner, examples, bound, read = CASES[case]
    run = play_until_clean(learner, examples(), at_most=40)
    assert run.clean and len(run.weights.before) == 1
    reading = read(run)
    check = check_proof(bound(), reading, KINDS)
    assert check, check
    of_guesses = [row for row in check.rows if row.kind == guessing.REFUTED_GUESS]
    assert of_guesses and all(row.times == 1 for row in of_guesses)
    (refuted,) = reading.end[guessing.REFUTED_GUESS]
    assert refuted["M"] == refuted["b"] + 1 == run.weights.before[0] == len(refuted["mistake"])
    assert reading.end["m_all"] == len(run.mistakes) == refuted["M"] + reading.end["M_G"]


def test_guesses_are_told_apart_by_what_the_state_guesses():
    run = play(GuessMargin(), Examples([(1, 0), (1, 0)], [1, -1]), passes=30)
    guesses = guess_by_guess(run, lambda state: state.inverse, run.learner.exponentiated)
    assert [guess.state.inverse for guess in guesses] == [1, 2, 4, 8][: len(guesses)] and len(guesses) >= 3
    assert [len(guess.run.steps) for guess in guesses[:-1]] == [guess.budget + 1 for guess in guesses[:-1]]
    assert sum(len(guess.run.mistakes) for guess in guesses) == len(run.mistakes)


def test_a_target_that_is_none_fails_by_name():
    run = play_until_clean(GuessAndDouble(4), stubborn(), at_most=40)
    check = check_proof(guessing.unknown_k(), read_guesses(run, range(4), 1), KINDS)
    assert "negative" in {row.claim.name for row in check.failures}


# learners that do something else


@dataclass(frozen=True)
class KeepsARefutedGuess(GuessAndDouble):
    """Goes on with a guess until it has made twice as many mistakes as its budget."""

    def update(self, state, x, y):
        learned = self.learn(state, x, y)
        return learned if learned.spent <= 2 * self.budget(state) else super().update(state, x, y)


@dataclass(frozen=True)
class GivesUpTooSoon(GuessAndDouble):
    """Takes a guess for refuted after half of its budget."""

    def update(self, state, x, y):
        if 2 * (state.spent + 1) <= self.budget(state):
            return self.learn(state, x, y)
        return super().update(state._replace(spent=self.budget(state)), x, y)


@dataclass(frozen=True)
class DoublesTwice(GuessAndDouble):
    """Goes from a refuted guess to the fourfold."""

    def update(self, state, x, y):
        after = super().update(state, x, y)
        return after if after.k == state.k else after._replace(k=2 * after.k)


@dataclass(frozen=True)
class ForgetsToCount(GuessAndDouble):
    """Counts the mistakes on positive examples only."""

    def update(self, state, x, y):
        after = super().update(state, x, y)
        return after._replace(spent=state.spent) if after.k == state.k and y < 0 else after


@dataclass(frozen=True)
class KeepsTheWeights(GuessAndDouble):
    """Does not begin again with ones."""

    def update(self, state, x, y):
        after = super().update(state, x, y)
        return after if after.k == state.k else after._replace(weights=state.weights)


@dataclass(frozen=True)
class KeepsTheFactor(GuessAndDouble):
    """Learns with the factor 2 whatever the guess."""

    def winnow(self, state):
        return replace(super().winnow(state), factor=2)


@dataclass(frozen=True)
class LargerBudget(GuessAndDouble):
    """Allows each guess five mistakes more than the theorem."""

    def budget(self, state):
        return super().budget(state) + 5


@dataclass(frozen=True)
class SmallerBudget(GuessAndDouble):
    """Allows each guess three mistakes less than the theorem, so that one which is large enough can be refuted."""

    def budget(self, state):
        return super().budget(state) - 3


@dataclass(frozen=True)
class ForgetsPromotions(GuessAndDouble):
    """Forgets every promotion but the first."""

    def learn(self, state, x, y):
        learned = super().learn(state, x, y)
        return learned._replace(weights=state.weights) if y > 0 and max(state.weights) > 1 else learned


NOTICED = {
    KeepsARefutedGuess: {"one mistake too many", "within the budget"},
    GivesUpTooSoon: {"one mistake too many"},
    DoublesTwice: {"the last guess", "the guess in turn"},
    ForgetsToCount: {"one mistake too many", "within the budget"},
    KeepsTheWeights: {"NotInARow", "NotAPower"},
    KeepsTheFactor: {"guessed factor"},
    LargerBudget: {"budget"},
    SmallerBudget: {"whole budget"},
    ForgetsPromotions: {"chips on"},
}


def noticed(case, learner, examples):
    """The names of the rows that fail, or of the refusal."""
    _, _, bound, read = CASES[case]
    try:
        return {row.claim.name for row in check_proof(bound(), read(play(learner, examples, passes=2)), KINDS).failures}
    except (NotInARow, NotAPower) as refusal:
        return {type(refusal).__name__}


@pytest.mark.parametrize("wrong", NOTICED, ids=lambda wrong: wrong.__name__)
def test_a_wrong_learner_is_noticed_by_name(wrong):
    assert noticed("k and r", wrong(), stubborn()) & NOTICED[wrong]


@dataclass(frozen=True)
class KeepsARefutedMargin(GuessMargin):
    """Goes on with a margin until it has made twice as many mistakes as its budget."""

    def update(self, state, x, y):
        learned = self.learn(state, x, y)
        return learned if learned.spent <= 2 * self.budget(state) else super().update(state, x, y)


@dataclass(frozen=True)
class QuartersTheMargin(GuessMargin):
    """Goes from a refuted margin to a quarter of it."""

    def update(self, state, x, y):
        after = super().update(state, x, y)
        return after if after.inverse == state.inverse else after._replace(inverse=2 * after.inverse)


@dataclass(frozen=True)
class KeepsTheLargeFactor(GuessMargin):
    """Learns with the factor for the margin 1 whatever the guess."""

    def exponentiated(self, state):
        return super().exponentiated(state._replace(inverse=2 * state.inverse))


MARGINS = {
    KeepsARefutedMargin: {"one mistake too many", "within the budget"},
    QuartersTheMargin: {"budget", "guessed margin"},
    KeepsTheLargeFactor: {"rational factor"},
}


@pytest.mark.parametrize("wrong", MARGINS, ids=lambda wrong: wrong.__name__)
def test_a_wrong_learner_of_a_margin_is_noticed_by_name(wrong):
    found = noticed("margin", wrong(), narrow())
    assert found & MARGINS[wrong]


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
    check = check_proof(guessing.unknown_margin(), read_margins(run, target))
    assert check, check


def test_the_lemmas_behind_are_those_of_k_of_r_and_of_the_margin():
    assert k_of_r.mistakes_with_a_guess() in set(_premises(guessing.unknown_k()))
    assert l1_margin.l1_margin().conclusion in set(_premises(guessing.unknown_margin()))


def _premises(proof):
    yield proof
    for premise in proof.premises:
        yield from _premises(premise)
