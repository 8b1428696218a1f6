"""Winnow's gap theorem and the L₁ margin: proved, of what, and true of every run; lemmas on logarithms."""

from fractions import Fraction
from itertools import product

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.l1_margin.learner import Exponentiated, FeatureTooLarge, balanced, power
from mistake_bounds.chapters.l1_margin.reading import MOST_PARTS
from mistake_bounds.chapters.winnow.chips_reading import NotAPower, chips_of
from mistake_bounds.exact import ceil_log
from mistake_bounds.exact import dot as inner
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import Proved, Refuted, Unknown, claim, prove, scalars
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds, value
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import gap, l1_margin
from mistake_bounds.theorems.sorts import ASSUMPTION, DEFINITION, SORTS, STEP, Unsorted, hypotheses

LEMMAS = (
    gap.same_weights,
    gap.gap_in_logs,
    l1_margin.gibbs,
    l1_margin.entropy_beats_square,
    l1_margin.quadratic_worth,
    l1_margin.quadratic,
    l1_margin.chords,
    l1_margin.chord,
    l1_margin.weight_left,
    l1_margin.tangent,
    l1_margin.rate_from_below,
    l1_margin.cosh_from_above,
    l1_margin.reachable,
    l1_margin.some_entropy,
)
PAIRS = (
    gap.same_prediction,
    l1_margin.best_factor,
    l1_margin.plain_factor,
    l1_margin.pinsker,
    l1_margin.any_threshold,
)


@pytest.mark.parametrize("lemma", [*LEMMAS, *PAIRS], ids=lambda lemma: lemma.__name__)
def test_every_lemma_is_proved(lemma):
    found = lemma()
    assert all(isinstance(proof, Proved) for proof in (found if isinstance(found, tuple) else (found,)))


# what the L₁ margin rests on

RESTING = (
    lambda: l1_margin.l1_margin().conclusion,
    l1_margin.quadratic,
    l1_margin.entropy_beats_square,
    lambda: l1_margin.best_factor()[0],
    lambda: l1_margin.best_factor()[1],
    *(lambda i=i: l1_margin.any_threshold()[i] for i in range(3)),
)


def test_every_hypothesis_is_a_step_an_assumption_or_a_definition():
    found = [known for proof in RESTING for known in hypotheses(proof())]
    assert {known.sort for known in hypotheses(RESTING[0]())} == {STEP, ASSUMPTION, DEFINITION}
    named = {known.claim.name: known for known in found}
    assert named["update"].over == ("mistake",) and named["update of one"].over == ("mistake", "attribute")
    with pytest.raises(Unsorted, match="z² ≤ 1: a hypothesis of no sort"):
        hypotheses(RESTING[0](), {name: sort for name, sort in SORTS.items() if name != "small feature"})


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


def test_each_claim_at_a_mistake_is_one_that_the_conclusion_rests_on():
    at_mistakes = {k.claim for k in hypotheses(RESTING[0]()) if k.over == ("mistake",)}
    assert set(l1_margin.l1_margin().each) == at_mistakes


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


# lemmas on logarithms

ON_LOGARITHMS = (
    logarithms.from_below, logarithms.from_above, logarithms.tangent, logarithms.tangent_at, logarithms.positive,
    logarithms.ln_two, logarithms.below_product, logarithms.product_below,
    logarithms.product_law, logarithms.monotone,
)  # fmt: skip


@pytest.mark.parametrize("lemma", ON_LOGARITHMS, ids=lambda lemma: lemma.__name__)
def test_a_lemma_on_logarithms_rests_on_definitions_and_is_true_of_logarithms(lemma):
    found = lemma()
    for proof in found if isinstance(found, tuple) else (found,):
        defined = [known for known in proof.given if known.polynomial is None]
        assert defined and all(known.name == "logarithm" for known in defined)
        met = [point for point in _points(defined) if all(holds(known, point) for known in proof.given)]
        assert met and all(holds(proof.claim, point) for point in met)


def _points(definitions):
    """Numbers for A, B, C, t, ε and λ, with what the definitions say of a, b, c and ℓ."""
    sizes = (Fraction(1, 3), Fraction(1), Fraction(2), Fraction(7, 2))
    for first, second in product(sizes, sizes):
        for third in (first * second, first, 2 * second):
            point = {"A": first, "B": second, "C": third, "t": first, "epsilon": first, "lambda": ln(20)}
            yield point | {str(known.lhs): value(known.rhs, point) for known in definitions}


CAPS = (
    logarithms.least_cap, logarithms.not_negative, logarithms.no_negative_cap, logarithms.rounded_up,
    logarithms.rounded_up_to_base_2,
)  # fmt: skip


def _cap(n, factor, more=0):
    """What n, a factor and the least power of it from n on are called, or a power that is ``more`` above the least."""
    C = ceil_log(n, factor) + more
    return {
        "n": n, "epsilon": factor - 1, "C": C, "L": C, "Q": factor**C, "ell": ln(factor), "b": ln(2), "lambda": ln(n),
        "lg": ln(n) / ln(2),
    }  # fmt: skip


@pytest.mark.parametrize("lemma", CAPS, ids=lambda lemma: lemma.__name__)
def test_a_cap_is_a_logarithm_rounded_up_by_what_it_means(lemma):
    factors = (Fraction(2),) if lemma is logarithms.rounded_up_to_base_2 else (Fraction(2), Fraction(5, 4), Fraction(7))
    for n, factor in product((1, 2, 3, 8, 9, 1000), factors):
        point = _cap(n, factor)
        assert all(holds(known, point) for known in lemma().given) and holds(lemma().claim, point)


def test_a_cap_that_is_not_the_least_fails_the_definition_and_the_bound():
    point = _cap(9, Fraction(2), more=1)
    failed = {known.name for known in logarithms.rounded_up_to_base_2().given if not holds(known, point)}
    assert failed == {"least cap"} and not holds(logarithms.rounded_up_to_base_2().claim, point)


def test_no_cap_is_below_ln_n_over_ln_of_the_factor():
    assert not holds(claim(logarithms.C * logarithms.ell <= logarithms.lam), _cap(9, Fraction(2)))


def test_what_is_so_of_numbers_is_no_hypothesis_of_an_instance():
    two, three, six = scalars("ell_2 ell_3 ell_6")
    proof = logarithms.at(logarithms.below_product(), (2, two), (3, three), (6, six))
    assert {str(known) for known in proof.given} == {"ell_2 = log(2)", "ell_3 = log(3)", "ell_6 = log(6)"}
    assert isinstance(prove(six <= two + three, using=[proof]), Proved)


# every run


signs = st.lists(st.lists(st.sampled_from((-1, 0, 1)), min_size=5, max_size=5), min_size=1, max_size=12)
targets = st.lists(st.integers(0, 4), min_size=5, max_size=5).filter(any)


@given(signs, targets, st.sampled_from((Fraction(3, 2), Fraction(11, 9), Fraction(4))))
@settings(max_examples=20, deadline=None)
def test_the_l1_margin_holds_on_every_separable_stream(rows, target, factor):
    rows = [row for row in rows if inner(target, row)]
    if rows:
        examples = Examples(rows, [1 if inner(target, row) > 0 else -1 for row in rows])
        run = play(Exponentiated(factor), examples, passes=3)
        assert l1_margin.l1_margin().on(run, target).check.ok


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


# refusals, and the two roundings


def test_a_target_that_does_not_separate_is_refused():
    contradiction = Examples([(1, 0), (1, 0)], [1, -1])
    with pytest.raises(NotSeparated):
        l1_margin.l1_margin().on(play(Exponentiated(2), contradiction), (1, 0)).check
    with pytest.raises(NotSeparated):
        gap.gap().on(play(Winnow(Fraction(3, 2)), contradiction), (1, 0), 1, 1).check


@pytest.mark.parametrize(
    ("target", "says"),
    [((2, -1), "entry 1 of the target is -1.*complements"), ((0, 0), "all entries"), ((1,), "1 entries.*2 attributes")],
)
def test_a_target_that_the_theorems_do_not_speak_of_is_refused(target, says):
    examples = Examples([(1, 0), (0, 1)], [1, -1])
    with pytest.raises(BadTarget, match=says):
        l1_margin.l1_margin().on(play(Exponentiated(2), examples), target).check
    with pytest.raises(BadTarget, match=says):
        gap.gap().on(play(Winnow(Fraction(3, 2)), examples), target, 1, 1).check


@pytest.mark.parametrize(("theta", "alpha"), [(1, 0), (1, 2), (0, 0), (-1, -1)])
def test_a_gap_that_is_none_is_refused(theta, alpha):
    run = play(Winnow(Fraction(3, 2)), Examples([(1, 0), (0, 1)], [1, -1]))
    with pytest.raises(BadTarget, match="0 < α ≤ θ") as caught:
        gap.gap().on(run, (1, 0), theta, alpha).check
    assert caught.value.offender == (theta, alpha)


@pytest.mark.parametrize(("weight", "factor"), [(3, 2), (0, 2), (-2, 2), (Fraction(4, 3), Fraction(16, 9) + 1)])
def test_a_weight_that_is_no_power_of_the_factor_has_no_chips(weight, factor):
    with pytest.raises(NotAPower, match="no power of the factor"):
        chips_of(weight, factor, MOST_PARTS)


def test_chips_are_read_from_weights_however_large_they_are():
    assert chips_of(Fraction(1019, 1013) ** 700, Fraction(1019, 1013)) == 700
    assert chips_of(Fraction(7, 6) ** -333, Fraction(49, 36), MOST_PARTS) == Fraction(-333, 2)
    near_1 = 1 + Fraction(1, 2 * 10**9)
    assert chips_of(near_1**400, near_1) == 400 and chips_of(Fraction(1, 2**3000), 2) == -3000


def test_a_root_of_the_factor_is_no_whole_number_of_chips():
    assert chips_of(2, 4, MOST_PARTS) == Fraction(1, 2)
    with pytest.raises(NotAPower, match="the weight 2 is no power of the factor 4"):
        chips_of(2, 4)


def test_a_float_weight_that_is_rounded_is_refused_by_name():
    run = play(Exponentiated(2), Examples([(Fraction(1, 2), -1), (1, Fraction(1, 2))], [1, 1]))
    assert run.mistakes and not run.exact
    with pytest.raises(NotAPower, match="no power of the factor 2"):
        l1_margin.l1_margin().on(run, (1, 0))


def test_the_exponentiated_learner_refuses_by_name():
    with pytest.raises(BadLearner):
        Exponentiated(1)
    with pytest.raises(FeatureTooLarge) as refused:
        play(Exponentiated(2), Examples([(0, 1), (1, Fraction(3, 2))], [1, -1]))
    assert (refused.value.value, refused.value.row, refused.value.column) == (Fraction(3, 2), 1, 1)


def test_powers_are_exact_where_they_are_rational():
    assert power(Fraction(4, 9), Fraction(3, 2)) == Fraction(8, 27) and power(3, -2) == Fraction(1, 9)
    assert isinstance(power(2, Fraction(1, 2)), float)


def test_balanced_rows_say_every_threshold():
    examples = balanced(Examples([(1, 0), (0, 1)], [1, -1]))
    assert examples.margin((2, 0, 0, 1, 0, Fraction(1, 2))) == Fraction(3, 2)
