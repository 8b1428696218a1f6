"""Winnow's gap theorem and the L₁ margin: proved, true of every run, and their logarithms rounded to the safe side."""

from fractions import Fraction
from math import log

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.exact import dot as inner
from mistake_bounds.learners.exponentiated import Exponentiated, FeatureTooLarge, balanced, power
from mistake_bounds.learners.perceptron import BadLearner
from mistake_bounds.proof import Calculus, Proved, Refuted, Unknown, claim, prove, prove_by_calculus, scalars
from mistake_bounds.theorems import BadTarget, NotSeparated, gap, l1_margin, logarithms

LEMMAS = (
    gap.same_weights,
    gap.gap_in_logs,
    l1_margin.gibbs,
    l1_margin.best_factor,
    l1_margin.quadratic_worth,
    l1_margin.quadratic,
    l1_margin.chords,
    l1_margin.entropy_beats_square,
)
PAIRS = (
    gap.same_prediction,
    l1_margin.logarithm,
    l1_margin.plain_factor,
    l1_margin.pinsker,
    l1_margin.any_threshold,
)


@pytest.mark.parametrize("lemma", [*LEMMAS, *PAIRS], ids=lambda lemma: lemma.__name__)
def test_every_lemma_is_proved(lemma):
    found = lemma()
    assert all(isinstance(proof, Proved) for proof in (found if isinstance(found, tuple) else (found,)))


@pytest.mark.parametrize("theorem", [gap.gap, l1_margin.l1_margin], ids=lambda theorem: theorem.__name__)
def test_the_theorems_are_proved(theorem):
    assert all(isinstance(proof, Proved) for proof in theorem().proofs)


def test_a_power_lies_below_its_chord_for_every_feature_between_minus_one_and_one():
    proof = l1_margin.chord()
    assert isinstance(proof, Proved) and type(proof.by) is Calculus
    t, v = scalars("t v")
    assert proof.given == {claim(t >= 0), claim(v >= -1), claim(v <= 1)}


@pytest.mark.parametrize("kept", [["v >= -1"], ["v <= 1"], []], ids=str)
def test_outside_the_features_a_power_lies_above_its_chord(kept):
    """Where v = 2 the power is above the line; neither end of the range can go."""
    t, v = scalars("t v")
    written = l1_margin.chord().claim.lhs
    given_ = [sympy.sympify(text, locals={"v": v}) for text in kept]
    assert isinstance(prove_by_calculus(written, t, given=given_), Unknown)
    at = {t: 1, v: Fraction(2)}
    assert float(written.subs(at)) < 0


@pytest.mark.parametrize(
    ("step", "needed"),
    [(0, (l1_margin.UPDATE, l1_margin.MARGIN)), (1, (l1_margin.chords().claim, l1_margin.SINH, l1_margin.MISTAKE))],
)
def test_a_step_without_one_of_its_hypotheses_is_refuted(step, needed):
    goal = l1_margin.l1_margin().steps[step].claim
    for dropped in needed:
        assert isinstance(prove(goal, given=[h for h in needed if h != dropped]), Refuted)


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


def test_logarithms_are_rounded_outwards():
    for t in (Fraction(2), Fraction(1, 3), Fraction(10**9 + 7, 3)):
        low, high = logarithms.log_below(t), logarithms.log_above(t)
        assert high - low == Fraction(1, 10**40) and float(low) == pytest.approx(log(t))
    assert logarithms.log_below(Fraction(1)) == logarithms.log_above(Fraction(1)) == 0


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
