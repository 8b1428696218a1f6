"""The Perceptron: its theorem proved and true of every run, tight in every constant; rates, passes, streams."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from strategies import evaluate, is_true, rows, separated
from sympy import Eq, Rational
from thorough import part_of

from mistake_bounds import Examples, Perceptron, play, play_until_clean, streams
from mistake_bounds.chapters.perceptron.theorem import (
    BOUND,
    FIXED,
    GROWTH,
    LABEL,
    MARGIN,
    MISTAKE,
    PROGRESS,
    RADIUS,
    STATE,
    UPDATE,
    M,
    R,
    cauchy_schwarz,
    gamma,
    mistake_bound,
    u,
    w,
    w_M,
    w_next,
    x,
    y,
)
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import (
    ZERO,
    ForEach,
    Proved,
    Refused,
    Refuted,
    Unknown,
    VectorEq,
    dot,
    instantiate,
    norm2,
    prove,
    scalars,
    telescope,
    vectors,
)
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import passes, perceptron

AND = Examples([(1, 1), (1, -1), (-1, 1), (-1, -1)], [1, -1, -1, -1]).with_dummy()


AND_TARGET = (1, 1, -1)


# it rests on each of its hypotheses


def sums_and_schwarz():
    theorem = mistake_bound()
    return {"total progress": theorem.sums[0], "total growth": theorem.sums[1], "Cauchy–Schwarz": theorem.facts[0]}


@pytest.mark.parametrize("left_out", ["total progress", "total growth", "Cauchy–Schwarz"])
def test_the_bound_without_one_of_its_sums_is_not_proved(left_out):
    facts = [fact for name, fact in sums_and_schwarz().items() if name != left_out]
    verdict = prove(BOUND, given=[M > 0, gamma > 0], using=facts, seconds=0.3)
    assert isinstance(verdict, Unknown if left_out == "Cauchy–Schwarz" else Refuted)


def test_the_bound_without_a_positive_margin_is_refuted():
    """With γ < 0 a target far from separating bounds nothing."""
    verdict = prove(BOUND, given=[M > 0], using=list(sums_and_schwarz().values()))
    assert isinstance(verdict, Refuted) and verdict.counterexample["gamma"] < 0


# nothing stronger holds


@pytest.mark.parametrize(
    "goal",
    [
        norm2(w_next) < norm2(w) + R**2,
        norm2(w_next) <= norm2(w) + R**2 / 2,
        norm2(w_next) <= norm2(w) + R**2 - Rational(1, 100),
        norm2(w_next) <= norm2(w) + Rational(99, 100) * norm2(x),
        norm2(w_next) <= norm2(w),
        Eq(norm2(w_next), norm2(w) + R**2),
    ],
    ids=str,
)
def test_a_stronger_growth_is_refuted_with_numbers(goal):
    verdict = prove(goal, given=[UPDATE, LABEL, MISTAKE, RADIUS])
    assert isinstance(verdict, Refuted)
    assert all(is_true(known, verdict.counterexample) for known in (UPDATE, LABEL, MISTAKE, RADIUS))
    assert not is_true(verdict.claim, verdict.counterexample)


@pytest.mark.parametrize(
    "goal",
    [
        dot(u, w_next) > dot(u, w) + gamma,
        dot(u, w_next) >= dot(u, w) + 2 * gamma,
        dot(u, w_next) >= dot(u, w) + gamma + Rational(1, 100),
        Eq(dot(u, w_next), dot(u, w) + gamma),
    ],
    ids=str,
)
def test_a_stronger_progress_is_refuted_with_numbers(goal):
    verdict = prove(goal, given=[UPDATE, LABEL, MISTAKE, RADIUS, MARGIN, gamma > 0])
    assert isinstance(verdict, Refuted) and not is_true(verdict.claim, verdict.counterexample)


@pytest.mark.parametrize(
    "goal",
    [
        M * gamma**2 <= R**2 * norm2(u) - 1,
        M * gamma**2 <= R**2 * norm2(u) / 2,
        M * gamma**2 < R**2 * norm2(u),
        2 * M * gamma**2 <= R**2 * norm2(u),
        (M + 1) * gamma**2 <= R**2 * norm2(u),
        M * gamma <= R**2 * norm2(u),
        M**2 * gamma**2 <= R**2 * norm2(u),
    ],
    ids=str,
)
def test_a_stronger_bound_is_refuted_with_numbers(goal):
    facts = list(sums_and_schwarz().values())
    verdict = prove(goal, given=[M > 0, gamma > 0], using=facts)
    assert isinstance(verdict, Refuted) and not is_true(verdict.claim, verdict.counterexample)
    assert all(is_true(fact.claim, verdict.counterexample) for fact in facts)


def test_a_weaker_margin_of_error_gives_the_bound_that_it_must():
    """Mistakes counted up to y⟨w, x⟩ ≤ γ/2 (a Perceptron with margin) grow by R² + γ."""
    wrong = prove(GROWTH, given=[UPDATE, LABEL, y * dot(w, x) <= gamma / 2, RADIUS])
    right = prove(norm2(w_next) <= norm2(w) + R**2 + gamma, given=[UPDATE, LABEL, y * dot(w, x) <= gamma / 2, RADIUS])
    assert isinstance(wrong, Refuted) and isinstance(right, Proved)


def test_a_run_that_attains_the_bound():
    """n orthonormal rows, all positive: n mistakes, and R²‖u‖²/γ² = n."""
    n = 6
    rows_ = [tuple(int(i == j) for j in range(n)) for i in range(n)]
    run = play(Perceptron(), Examples(rows_, [1] * n))
    theorem = mistake_bound()
    assert theorem.on(run, (1,) * n).check and theorem.on(run, (1,) * n).bound == n == len(run.mistakes)
    slack = theorem.on(run, (1,) * n).slack
    assert slack and set(slack.mistakes.values()) == {0}


# on runs


def assert_all_holds(run, target):
    """Every claim of the theorem holds on the run, and its slack adds up, all parts at least zero."""
    theorem, examples = mistake_bound(), run.examples
    check = theorem.on(run, target).check
    assert check, check
    each = {row.claim.name: row.times for row in check.rows}
    assert all(each[name] == len(run.mistakes) for name in ("update", "label", "mistake", "radius", "margin", "growth"))
    assert each["start"] == each["mistake bound"] == 1
    bound = theorem.on(run, target).bound
    assert bound == Fraction(examples.radius2 * length2(target)) / Fraction(examples.margin(target)) ** 2
    assert len(run.mistakes) <= bound
    slack = theorem.on(run, target).slack
    assert slack and sum(slack.mistakes.values()) == bound - len(run.mistakes)
    assert all(part >= 0 for part in slack.mistakes.values())


@settings(max_examples=part_of(60), deadline=None)
@given(separated(), st.sampled_from((-1, 0, 1)), st.integers(1, 4))
def test_on_any_separated_stream_every_claim_holds_and_the_slack_adds_up(stream, tie, passes):
    examples, target = stream
    assert_all_holds(play(Perceptron(tie), examples, passes=passes), target)


@settings(max_examples=40, deadline=None)
@given(separated(), st.data())
def test_the_claims_of_a_run_are_what_the_tests_compute_by_themselves(stream, data):
    """The run's own numbers, put into the claims as they are written."""
    examples, target = stream
    run = play(Perceptron(), examples, passes=2)
    fixed = {"u": target, "gamma": examples.margin(target)}
    for step in run.steps:
        point = {"w": step.before, "w^+": step.after, "x": step.x, "y": step.y, **fixed}
        assert all(is_true(made, point) for made in (UPDATE, LABEL, MISTAKE, MARGIN, PROGRESS))
        squared = replace(GROWTH, rhs=norm2(w) + examples.radius2)
        assert is_true(squared, point)
        assert evaluate(norm2(w_next) - norm2(w), point) == length2(step.after) - length2(step.before)


@settings(max_examples=30, deadline=None)
@given(separated(), st.integers(1, 5))
def test_any_smaller_margin_and_any_larger_radius_will_do(stream, factor):
    examples, target = stream
    run = play(Perceptron(), examples, passes=2)
    theorem = mistake_bound()
    options = {"margin": Fraction(examples.margin(target), factor), "radius2": examples.radius2 * factor}
    assert theorem.on(run, target, **options).check
    assert theorem.on(run, target, **options).bound == theorem.on(run, target).bound * factor**3
    slack = theorem.on(run, target, **options).slack
    assert slack and all(part >= 0 for part in slack.mistakes.values())


@settings(max_examples=40, deadline=None)
@given(separated(), st.sampled_from((-1, 0, 1)), st.integers(2, 5))
def test_any_multiple_of_the_target_gives_the_same_bound(stream, tie, factor):
    examples, target = stream
    run = play(Perceptron(tie), examples)
    theorem = mistake_bound()
    assert theorem.on(run, target).bound == theorem.on(run, tuple(factor * t for t in target)).bound


def failing(check):
    return {row.claim.name for row in check.failures}


@settings(max_examples=25, deadline=None)
@given(separated(), st.data())
def test_wherever_a_learner_starts_the_check_says_so(stream, data):
    examples, target = stream
    start = data.draw(rows(examples.dimension).filter(any))
    check = mistake_bound().on(play(Perceptron(start=start), examples), target).check
    assert "start" in failing(check)
    rate = data.draw(st.sampled_from((2, 3, Fraction(1, 2))))
    run = play(Perceptron(tie=0, rate=rate), examples)
    some = any(any(step.x) for step in run.steps)
    assert ("update" in failing(mistake_bound().on(run, target).check)) == some


def test_a_margin_or_a_radius_that_is_not_the_examples_is_told_by_name():
    run = play(Perceptron(), AND, passes=5)
    theorem = mistake_bound()
    assert "margin" in failing(theorem.on(run, AND_TARGET, margin=100).check)
    assert "radius" in failing(theorem.on(run, AND_TARGET, radius2=1).check)
    assert "radius" in failing(theorem.on(run, AND_TARGET, radius2=0).check)


@settings(max_examples=40, deadline=None)
@given(separated(), st.data())
def test_a_target_that_does_not_separate_is_refused_whatever_the_stream(stream, data):
    examples, _ = stream
    target = data.draw(rows(examples.dimension))
    run = play(Perceptron(), examples)
    if examples.margin(target) > 0:
        assert mistake_bound().on(run, target).check
        return
    with pytest.raises(NotSeparated) as caught:
        mistake_bound().on(run, target).slack
    row, label = caught.value.example
    assert label * inner(target, row) == examples.margin(target) <= 0


def test_a_stronger_claim_fails_on_a_run_and_says_where():
    run = play(Perceptron(), AND, passes=5)
    theorem = mistake_bound()
    stronger = replace(GROWTH, rhs=norm2(w) + R**2 / 4, name="stronger growth")
    check = theorem.on(run, AND_TARGET).check_claim(stronger)
    (row,) = check.failures
    step = run.steps[row.failure.mistake - 1]
    assert length2(step.after) == row.failure.left > row.failure.right
    assert theorem.on(run, AND_TARGET).check_claim(GROWTH) and theorem.on(run, AND_TARGET).check_claim(BOUND)


def test_a_run_without_mistakes_meets_the_theorem():
    run = play(Perceptron(), Examples([(1,), (2,)], [-1, -1]))
    assert not run.mistakes
    assert_all_holds(run, (-1,))


def test_a_table_of_claims_is_folded_to_its_count_and_open_where_one_fails():
    run = play(Perceptron(), AND, passes=5)
    check = mistake_bound().on(run, AND_TARGET).check
    shown = check._repr_html_()
    assert shown.startswith(f'<details class="mb-fold mb-checks"><summary>{len(check.rows)} claims, all hold</summary>')
    failed = mistake_bound().on(run, AND_TARGET, radius2=0).check
    count = len(failed.failures)
    assert count and failed._repr_html_().startswith("<details open")
    assert f"<summary>{len(failed.rows)} claims, {count} of them fail" in failed._repr_html_()
    (one,) = mistake_bound().on(run, AND_TARGET).check_claim(mistake_bound()["growth"]).rows
    assert "<details" not in type(check)((one,))._repr_html_()


def test_a_pass_is_never_dearer_than_a_mistake():
    examples = Examples([(3, 1), (-1, 1), (-2, -3)], [+1, -1, -1])
    run = play_until_clean(Perceptron(), examples, at_most=100)
    assert run.clean and passes.check(run, run.weights)
    assert run.passes <= perceptron.mistake_bound().on(run, run.weights).bound + 1
    again = play(Perceptron(), examples, run.passes + 1)
    assert [row.claim.name for row in passes.check(again, run.weights).failures] == ["a mistake in the pass"]


def test_worked_example_under_the_three_rules():
    runs = {tie: play_until_clean(Perceptron(tie), streams.worked_example(), 10) for tie in (-1, 0, 1)}
    assert runs[0].mistakes == runs[1].mistakes == (0, 2, 4)
    assert runs[0].weights == runs[1].weights == (3, 1)
    assert (len(runs[-1].mistakes), runs[-1].weights) == (1, (1, 0))
    assert [y * (3 * x[0] + x[1]) for x, y in streams.worked_example()] == [1, 3, 4, 3, 5, 2]
    assert streams.worked_example().radius2 == 5


def test_small_named_streams():
    assert len(play_until_clean(Perceptron(), streams.ball_off_centre(), 100).mistakes) == 19
    raw = streams.normalisation_changes_the_run()
    unit = raw.normalised()
    assert unit.exact and unit.radius2 == 1
    assert [len(play_until_clean(Perceptron(), e, 100).mistakes) for e in (raw, unit)] == [30, 2]
    endless = streams.infinite_stream(200)
    assert len(play(Perceptron(), endless).mistakes) == 201
    assert 0 < endless.margin((1, 0)) < Fraction(1, 2**200) and endless.radius2 == 1 + Fraction(1, 64)


test_what_cannot_be_is_refused = refusals(
    (lambda: mistake_bound().on(play(Perceptron(), AND), (1, 2)), BadTarget),
    (lambda: mistake_bound()["regress"], KeyError),
    (lambda: play(Perceptron(start=(1, 2)), AND), BadLearner, (1, 2)),
    (lambda: streams.orthonormal(0), BadStream, 0),
    (lambda: streams.infinite_stream(-1), BadStream, -1),
)


def test_cauchy_schwarz_is_proved_from_nothing():
    assert isinstance(cauchy_schwarz(), Proved) and cauchy_schwarz().given == frozenset()


def test_the_bound_without_some_mistake_is_not_proved_in_one_step():
    """M may then be negative, or zero with nothing to divide by: hence the two cases."""
    assert not isinstance(prove(BOUND, given=[gamma > 0], using=list(sums_and_schwarz().values()), seconds=0.3), Proved)


def test_the_sums_need_the_right_step_and_direction():
    progress, growth = mistake_bound().steps
    for f, proof, at_least in ((dot(u, w), growth, True), (norm2(w), growth, True), (norm2(w), progress, False)):
        with pytest.raises(Refused):
            telescope(f, ((proof, M),), STATE, FIXED, at_least=at_least)
    for f, proof, at_least, fixed in (
        (dot(u, w), progress, True, (u, R)),  # γ might change from mistake to mistake
        (dot(u, w), progress, True, (gamma, R)),
        (norm2(w), growth, False, (u, gamma)),
        (norm2(w), growth, False, (u, gamma, R, w)),
        (norm2(w), growth, False, (u, gamma, R, w_M)),
    ):
        with pytest.raises(Refused):
            telescope(f, ((proof, M),), STATE, fixed, at_least=at_least)


def test_the_theorem_for_a_learning_rate():
    """η cancels: M γ² ≤ R²‖u‖² again."""
    eta = scalars("eta")
    rated = VectorEq(w_next, w + eta * y * x)
    progress = prove(dot(u, w_next) >= dot(u, w) + eta * gamma, [rated, MARGIN, eta > 0])
    growth = prove(norm2(w_next) <= norm2(w) + eta**2 * R**2, [rated, LABEL, MISTAKE, RADIUS, eta > 0])
    fixed = (*FIXED, eta)
    sums = [
        telescope(dot(u, w), ((progress, M),), STATE, fixed, at_least=True),
        telescope(norm2(w), ((growth, M),), STATE, fixed, at_least=False),
    ]
    schwarz = instantiate(cauchy_schwarz(), {w: w_M})
    step = prove(eta * gamma > 0, given=[eta > 0, gamma > 0])
    squared = prove(BOUND.substitute({"gamma": eta * gamma, "R": eta * R}), [M > 0], [*sums, schwarz, step])
    assert isinstance(squared, Proved)
    conclusion = prove(BOUND, [eta > 0], [squared])
    assert isinstance(conclusion, Proved) and conclusion.claim == BOUND


@settings(max_examples=25, deadline=None)
@given(separated(most=6), st.sampled_from((-1, 0, 1)))
def test_until_a_clean_pass_every_claim_holds(stream, tie):
    examples, target = stream
    run = play_until_clean(Perceptron(tie), examples, at_most=2000)
    assert_all_holds(run, target)
    passes = examples.radius2 * length2(target) / Fraction(examples.margin(target)) ** 2
    assert run.clean and run.passes <= passes + 1


@pytest.mark.parametrize("start", [(1, 0, 0), (0, -3, 2)])
def test_a_learner_that_starts_elsewhere_is_told_that_it_does(start):
    check = mistake_bound().on(play(Perceptron(start=start), AND, passes=5), AND_TARGET).check
    assert not check and "start" in failing(check)
    assert not failing(check) & {"update", "label", "mistake", "radius", "margin", "progress", "growth"}


@pytest.mark.parametrize("rate", [2, Fraction(1, 3), 10])
def test_a_learner_with_another_rate_is_told_that_its_update_is_not_the_theorems(rate):
    check = mistake_bound().on(play(Perceptron(rate=rate), AND, passes=5), AND_TARGET).check
    assert not check and "update" in failing(check) and "start" not in failing(check)
    failed = next(row for row in check.failures if row.claim.name == "update")
    assert failed.failure.mistake == 1 and failed.failure.left != failed.failure.right


def test_the_theorem_is_proved_and_says_what_it_rests_on():
    theorem = mistake_bound()
    conclusion = theorem.conclusion
    assert isinstance(conclusion, Proved) and conclusion.claim == BOUND
    assert str(conclusion.claim) in ("M·γ² ≤ R²·‖u‖²", "M·gamma² ≤ R²·‖u‖²")
    runs = [known for known in conclusion.given if isinstance(known, ForEach)]
    at_each = frozenset().union(*(each for run in runs for _, each in run.kinds))
    assert at_each == {UPDATE, LABEL, MISTAKE, RADIUS, MARGIN} == set(theorem.each)
    assert {str(known) for known in conclusion.given if not isinstance(known, ForEach)} <= {
        "M ≥ 0",
        "γ > 0",
        "gamma > 0",
    }
    assert all(run.state == STATE and run.fixed == {"u", "gamma", "R"} for run in runs)
    assert {count for run in runs for count, _ in run.kinds} == {M}


def test_the_sum_from_another_start():
    growth = mistake_bound().steps[1]
    w_1 = vectors("w_1")
    started = telescope(norm2(w), ((growth, M),), ((w, w_1, w_next, w_M),), (R, w_1), at_least=False)
    assert started.claim.lhs == norm2(w_M) and started.claim.rhs == M * R**2 + norm2(w_1)
    assert telescope(norm2(w), ((growth, M),), ((w, ZERO, w_next, w_M),), (R,), at_least=False).claim.rhs == M * R**2
