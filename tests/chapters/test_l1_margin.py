"""The multiplicative learner and the L₁ margin: proved of what, and true of every run."""

from fractions import Fraction

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples, play
from mistake_bounds.chapters.l1_margin.learner import Exponentiated, balanced, power
from mistake_bounds.chapters.l1_margin.reading import MOST_PARTS
from mistake_bounds.chapters.winnow.reading import NotAPower, chips_of
from mistake_bounds.exact import dot as inner
from mistake_bounds.proof import Proved, Refuted, Unknown, claim, prove
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import l1_margin
from mistake_bounds.theorems.sorts import DEFINITION, hypotheses

# what the L₁ margin rests on

RESTING = (
    lambda: l1_margin.l1_margin().conclusion,
    l1_margin.quadratic,
    l1_margin.entropy_beats_square,
    lambda: l1_margin.best_factor()[0],
    lambda: l1_margin.best_factor()[1],
    *(lambda i=i: l1_margin.any_threshold()[i] for i in range(3)),
)


ONCE_TYPED_IN = {
    "tangent", "chord", "entropy", "cosh", "sinh", "rate", "some weight", "some weight left", "artanh", "log cosh",
    "Pinsker", "rate from below", "cosh from above", "reachable", "positive size", "positive sum",
}  # fmt: skip


def test_a_logarithm_enters_by_its_definition_alone():
    """No hypothesis with a logarithm in it says more than ℓ = ln t; what was typed in once is none any more."""
    for proof in RESTING:
        for known in hypotheses(proof()):
            if not known.claim.is_vector and known.claim.polynomial is None:
                assert known.claim.name == "logarithm" and known.claim.op == "=" and known.sort == DEFINITION
                assert type(known.claim.rhs) is sympy.log and not known.claim.lhs.has(sympy.log)
            assert known.claim.name not in ONCE_TYPED_IN


def _claims(*proofs):
    return [proof.claim for proof in proofs]


def _premises(name):
    """Each step with the claims that it was concluded from, logarithms as names."""
    theorem = l1_margin.l1_margin()
    growth = theorem.steps[1]
    return {
        "progress": (theorem.steps[0], [l1_margin.UPDATE, l1_margin.MARGIN]),
        "growth": (growth, [l1_margin.MISTAKE, *_claims(l1_margin.chords(), l1_margin.sinh())]),
        "slow growth": (
            theorem.steps[2],
            [l1_margin.WEIGHT, *_claims(l1_margin.tangent(), growth, l1_margin.cosh())],
        ),
        "mistake bound": (
            theorem.conclusion,
            [*_claims(*theorem.sums, l1_margin.gibbs(), l1_margin.rate())],
        ),
    }[name]


@pytest.mark.parametrize("name", ["progress", "growth", "slow growth", "mistake bound"])
def test_a_step_without_one_of_its_premises_is_refuted_with_numbers(name):
    proof, premises = _premises(name)
    assert isinstance(prove(proof.claim, given=premises), Proved)
    for dropped in premises:
        assert isinstance(prove(proof.claim, given=[known for known in premises if known != dropped]), Refuted), dropped


def test_a_stronger_bound_is_refuted_with_numbers_and_on_a_run():
    _, premises = _premises("mistake bound")
    M, worth = l1_margin.M, l1_margin.h * l1_margin.gamma - l1_margin.k
    half = claim(2 * M * worth <= l1_margin.N - l1_margin.H, "half the bound")
    assert isinstance(prove(half, given=[*premises, M >= 0, worth > 0]), Refuted)
    digits = Examples([[1 if i >> j & 1 else -1 for i in range(16)] for j in range(4)], [1] * 4)
    run = play(Exponentiated(9), digits)
    on_digits = l1_margin.l1_margin().on(run, (0,) * 15 + (1,))
    assert on_digits.check.ok and not on_digits.check_claim(half).ok


STRONGER = {
    "a chord without its sine": (lambda: l1_margin.w_next <= l1_margin.kappa * l1_margin.w, l1_margin.chord),
    "a larger rate": (lambda: 12 * l1_margin.h >= 13 * l1_margin.gamma, l1_margin.rate_from_below),
    "worth more": (
        lambda: l1_margin.h * l1_margin.gamma - l1_margin.k >= l1_margin.gamma**2,
        l1_margin.quadratic_worth,
    ),
    "a smaller cosine": (
        lambda: l1_margin.k * (16 - l1_margin.gamma**4) <= l1_margin.gamma**2,
        l1_margin.cosh_from_above,
    ),
}


@pytest.mark.parametrize("name", STRONGER)
def test_a_stronger_claim_about_logarithms_is_not_proved(name):
    """With all its definitions it is refuted, or Unknown: numbers are looked for that satisfy every definition."""
    relation, lemma = STRONGER[name]
    verdict = prove(relation(), using=[lemma()], seconds=2)
    assert isinstance(verdict, Refuted | Unknown), verdict


@pytest.mark.parametrize("dropped", ["update of one", "small feature", "label", "half the sum", "half the difference"])
def test_the_chord_needs_all_that_it_rests_on(dropped):
    """Numbers at which the other hypotheses hold, with exact logarithms, and the chord does not."""
    beta, point = Fraction(4), {"e": 0, "w": 1, "y": 1, "z": Fraction(1, 2), "e^+": Fraction(1, 2), "w^+": 2}
    point |= {"beta": beta, "h": ln(4), "kappa": Fraction(17, 8), "sigma": Fraction(15, 8)}
    change = {
        "update of one": {"e^+": 2, "w^+": 16},
        "small feature": {"z": 2, "e^+": 2, "w^+": 16},
        "label": {"y": 4, "e^+": 2, "w^+": 16},
        "half the sum": {"kappa": 1},
        "half the difference": {"sigma": -4},
    }[dropped]
    proof = l1_margin.chord()
    assert all(holds(known, point) for known in (*proof.given, proof.claim))
    assert {known.name for known in proof.given if not holds(known, point | change)} == {dropped}
    assert not holds(proof.claim, point | change)


targets = st.lists(st.integers(0, 4), min_size=5, max_size=5).filter(any)


halves = st.lists(
    st.lists(st.sampled_from([Fraction(v, 2) for v in range(-2, 3)]), min_size=5, max_size=5), min_size=1, max_size=10
)


@given(halves, targets)
@settings(max_examples=25, deadline=None)
def test_it_holds_for_features_in_halves_and_its_slack_adds_up(rows, target):
    rows = [row for row in rows if inner(target, row)]
    if rows:
        examples = Examples(rows, [1 if inner(target, row) > 0 else -1 for row in rows])
        theorem, gamma = l1_margin.l1_margin(), examples.margin(target) / Fraction(sum(target))
        b = 1 + gamma / 4  # β = b² < (2 + γ)/(2 − γ), so that hγ > k and there is a bound
        run = play(Exponentiated(b**2), examples, passes=3)
        assert run.exact and theorem.on(run, target).check.ok
        assert not run.mistakes or theorem.on(run, target).slack
        assert len(run.mistakes) <= theorem.on(run, target).bound


def test_chips_are_read_from_weights_however_large_they_are():
    assert chips_of(Fraction(1019, 1013) ** 700, Fraction(1019, 1013)) == 700
    assert chips_of(Fraction(7, 6) ** -333, Fraction(49, 36), MOST_PARTS) == Fraction(-333, 2)
    near_1 = 1 + Fraction(1, 2 * 10**9)
    assert chips_of(near_1**400, near_1) == 400 and chips_of(Fraction(1, 2**3000), 2) == -3000


def test_powers_are_exact_where_they_are_rational():
    assert power(Fraction(4, 9), Fraction(3, 2)) == Fraction(8, 27) and power(3, -2) == Fraction(1, 9)
    assert isinstance(power(2, Fraction(1, 2)), float)


def test_balanced_rows_say_every_threshold():
    examples = balanced(Examples([(1, 0), (0, 1)], [1, -1]))
    assert examples.margin((2, 0, 0, 1, 0, Fraction(1, 2))) == Fraction(3, 2)


AXES = play(Exponentiated(2), Examples([(1, 0), (0, 1)], [1, -1]))
ROUNDED = play(Exponentiated(2), Examples([(Fraction(1, 2), -1)], [1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: l1_margin.l1_margin().on(AXES, (0, 1)), NotSeparated),
    (lambda: l1_margin.l1_margin().on(AXES, (2, -1)), BadTarget),
    (lambda: l1_margin.l1_margin().on(AXES, (0, 0)), BadTarget),
    (lambda: l1_margin.l1_margin().on(AXES, (1,)), BadTarget),
    (
        lambda: l1_margin.l1_margin().on(ROUNDED, (1, 0)),
        NotAPower,
    ),
    (lambda: chips_of(3, 2), NotAPower),
    (lambda: chips_of(2, 4), NotAPower),
    (lambda: chips_of(0, 2), NotAPower),
)


signs = st.lists(st.lists(st.sampled_from((-1, 0, 1)), min_size=5, max_size=5), min_size=1, max_size=12)


@given(signs, targets, st.sampled_from((Fraction(3, 2), Fraction(11, 9), Fraction(4))))
@settings(max_examples=20, deadline=None)
def test_the_l1_margin_holds_on_every_separable_stream(rows, target, factor):
    rows = [row for row in rows if inner(target, row)]
    if rows:
        examples = Examples(rows, [1 if inner(target, row) > 0 else -1 for row in rows])
        run = play(Exponentiated(factor), examples, passes=3)
        assert l1_margin.l1_margin().on(run, target).check.ok


def test_a_root_of_the_factor_is_no_whole_number_of_chips():
    assert chips_of(2, 4, MOST_PARTS) == Fraction(1, 2)
    with pytest.raises(NotAPower, match="the weight 2 is no power of the factor 4"):
        chips_of(2, 4)
