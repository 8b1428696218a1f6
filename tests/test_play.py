"""The protocol by hand, its contract, and every refusal by name."""

from fractions import Fraction

import numpy as np
import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from mistake_bounds import Examples, Perceptron, Run, Winnow, play, play_until_clean
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.exact import NotANumber, WeightOverflow, dot, is_exact, norm2, number, times
from mistake_bounds.examples import BadLabel, NoExactLength, NoExamples, RaggedRows
from mistake_bounds.learner import BadLearner
from mistake_bounds.play import BadPasses, is_close_call

ROUND = Examples([(1, 2), (2, 1), (-1, 0)], [+1, -1, +1])


def test_a_run_worked_by_hand():
    """w: (0,0) errs on both; (1,2) says + on (2,1): wrong; (-1,1) says + on (-1,0): right; then a clean pass."""
    run = play(Perceptron(), ROUND, passes=2)
    assert run.mistakes == (0, 1) and run.weights == (-1, 1) and run.clean
    first, second = run.steps
    assert (first.count, first.index, first.x, first.y, first.before, first.after) == (0, 0, (1, 2), 1, (0, 0), (1, 2))
    assert (second.before, second.after) == ((1, 2), (-1, 1))
    assert run.follow(norm2) == [0, 5, 2] and run.presented == 6 and run.exact


def test_tie_rules_at_zero():
    for tie, labels, mistakes in ((-1, (1, -1), (1, 0)), (1, (1, -1), (0, 1)), (0, (1, -1), (1, 1))):
        assert tuple(len(play(Perceptron(tie), Examples([(1,)], [y])).mistakes) for y in labels) == mistakes


def test_a_zero_row_under_the_rule_that_ties_are_mistakes():
    """Lecture 10-601: "≥ 0 is positive" and "a mistake is ≤ 0" part company at once, and for ever at x = 0."""
    examples = Examples([(0, 0)], [1])
    assert len(play(Perceptron(0), examples, passes=50).mistakes) == 50
    assert len(play(Perceptron(1), examples, passes=50).mistakes) == 0


def test_rate_only_scales_a_run_from_zero_but_changes_one_from_elsewhere():
    assert play(Perceptron(rate=Fraction(1, 3)), ROUND, 3).mistakes == play(Perceptron(), ROUND, 3).mistakes
    one, six = Perceptron(start=(-5,)), Perceptron(start=(-5,), rate=6)
    assert [len(play_until_clean(p, Examples([(1,)], [1]), 99).mistakes) for p in (one, six)] == [6, 1]


RATIONAL = st.fractions(-3, 3, max_denominator=4)


@given(
    st.lists(st.tuples(RATIONAL, RATIONAL, st.sampled_from([-1, 1])), min_size=1, max_size=6),
    st.sampled_from([-1, 0, 1]),
    st.integers(1, 8),
)
@settings(deadline=None)
def test_contract_of_a_run(rows, tie, passes):
    """Replaying only the mistakes meets the same predictions as showing everything."""
    examples = Examples([row[:2] for row in rows], [row[2] for row in rows])
    learner = Perceptron(tie)
    run = play(learner, examples, passes)
    w, expected = (0, 0), []
    for position in range(passes * len(rows)):
        x, y = examples[position % len(rows)]
        if learner.predict(w, x) != y:
            expected.append(position)
            w = tuple(a + y * b for a, b in zip(w, x, strict=True))
    assert run.mistakes == tuple(expected) and run.weights == w
    assert run.close_calls == () and run.exact
    assert [step.after for step in run.steps] == run.follow(lambda w: w)[1:]
    assert run == Run(learner, examples, run.mistakes, passes)
    until = play_until_clean(learner, examples, passes)
    assert until.mistakes == run.mistakes[: len(until.mistakes)] and until.passes <= passes
    assert until.clean or until.passes == passes


def test_close_calls_say_where_floats_could_be_wrong():
    """0.1 + 0.2 − 0.3 is no zero in floats; the last example's prediction hangs on it."""
    examples = Examples([(0.1, 0.1), (0.2, 0.2), (0.3, -0.3), (1.0, -1.0)], [1, 1, 1, 1])
    run = play(Perceptron(0), examples)
    assert 2 in run.close_calls and not run.exact
    assert play(Perceptron(0), examples.exactly()).exact


def test_close_calls_with_whole_floats_infinities_and_underflow():
    assert not is_close_call((1.0, -1.0), (2.0, 2.0)), "whole numbers are added exactly"
    assert is_close_call((2.0**53, 1.0), (1.0, -(2.0**53))), "unless they are large"
    assert not is_close_call((0, 0), (0.1, 0.2)), "nothing to round"
    assert is_close_call((1e200, -1e200), (1e200, 1e200)), "infinity minus infinity"
    assert is_close_call((1e200,), (1e200,))
    assert is_close_call((1e-200,), (1e-200,)), "a product too small for a float"
    assert is_close_call((1.4 * 2**-537,) * 3 + (-3.6 * 2**-537,), (2.0**-537,) * 4), "4.2 - 3.6 seen as 3 - 4"


def test_a_float_rate_on_exact_examples_is_watched_too():
    run = play(Perceptron(0, rate=0.1), Examples([(1, 1), (2, 2), (3, -3)], [1, -1, 1]), 5)
    assert not run.exact and run.close_calls


@pytest.mark.parametrize(
    ("X", "y", "error", "says"),
    [
        ([], [], NoExamples, "no examples"),
        (np.zeros((0, 3)), [], NoExamples, "no examples"),
        ([(1, 2), (1,)], [1, 1], RaggedRows, "row 1 has 1 entries, row 0 has 2"),
        ([(1, 2)], [1, 1], RaggedRows, "1 rows but 2 labels"),
        ([1, 2], [1, 1], RaggedRows, "row 0 is the single value 1"),
        (np.array([1.0, 2.0]), [1, 1], RaggedRows, "row 0"),
        ([(1, 2)], [0], BadLabel, "label 0 of example 0"),
        ([(1,), (2,)], [1, 2], BadLabel, "label 2 of example 1"),
        ([(1,)], [True], BadLabel, "True"),
        ([(1,)], ["+"], BadLabel, "'\\+'"),
        ([(1,)], [float("nan")], BadLabel, "nan"),
        ([(1,)], [None], BadLabel, "None"),
        ([(1, float("nan"))], [1], NotANumber, "row 0, column 1: nan"),
        ([(1,), (float("-inf"),)], [1, 1], NotANumber, "row 1, column 0: -inf"),
        ([("a",)], [1], NotANumber, "'a'"),
        ([(1j,)], [1], NotANumber, "1j"),
        ([(None,)], [1], NotANumber, "None"),
        ([(True,)], [1], NotANumber, "True"),
        ([(sympy.Symbol("x"),)], [1], NotANumber, "x"),
    ],
)
def test_bad_examples_are_refused_by_name(X, y, error, says):
    with pytest.raises(error, match=says) as refusal:
        Examples(X, y)
    assert hasattr(refusal.value, "offender") or hasattr(refusal.value, "value")


def test_names_count():
    with pytest.raises(RaggedRows, match="1 names for 2 features"):
        Examples([(1, 2)], [1], names=("one",))


@pytest.mark.parametrize("bad", [0, -3, 1.0, True, None, "2"])
def test_bad_passes(bad):
    for run in (play, play_until_clean):
        with pytest.raises(BadPasses) as refusal:
            run(Perceptron(), ROUND, bad)
        assert refusal.value.offender == bad


@pytest.mark.parametrize("bad", [{"tie": 2}, {"tie": None}, {"rate": 0}, {"rate": -1}, {"rate": Fraction(-1, 2)}])
def test_bad_learners(bad):
    with pytest.raises(BadLearner) as refusal:
        Perceptron(**bad)
    assert refusal.value.offender == next(iter(bad.values()))


@pytest.mark.parametrize("bad", [{"rate": float("nan")}, {"rate": float("inf")}, {"rate": "1"}, {"start": (0, None)}])
def test_learners_of_no_numbers(bad):
    with pytest.raises(NotANumber):
        Perceptron(**bad)


def test_start_of_the_wrong_length():
    with pytest.raises(BadLearner, match="start has 3 weights for rows of 2 entries"):
        play(Perceptron(start=(1, 2, 3)), ROUND)
    assert play(Perceptron(start=np.array([1, 2])), ROUND).start == (1, 2)


def test_numbers():
    assert [type(number(v)) for v in (np.int8(3), np.float32(0.5), sympy.Rational(1, 3), sympy.Integer(2))] == [
        int,
        float,
        Fraction,
        int,
    ]
    assert number(np.int64(-7)) == -7
    assert is_exact((1, Fraction(1, 2))) and not is_exact((1.0,))
    assert dot((), ()) == 0
    with pytest.raises(ValueError, match="longer|shorter"):
        dot((1,), (1, 2))


def test_floats_add_from_left_to_right_in_every_python():
    """`sum` compensates floats from Python 3.12 on, which would move close calls from version to version."""
    assert dot((1e16, 1.0, -1e16), (1.0, 1.0, 1.0)) == 0.0


def test_examples_measured():
    examples = Examples([(3, 4), (0, -2)], [1, -1], names=["a", "b"])
    assert examples.radius2 == 25 and examples.margin((0, 1)) == 2 and examples.names == ("a", "b")
    assert examples.with_dummy(5).X == ((3, 4, 5), (0, -2, 5)) and examples.with_dummy().names == ("a", "b", "dummy")
    assert examples.normalised().X == ((Fraction(3, 5), Fraction(4, 5)), (0, -1))
    assert examples.scaled(Fraction(1, 2)).X == ((Fraction(3, 2), 2), (0, -1))
    assert Examples([(0.1,)], [1]).exactly().X == ((Fraction(0.1),),)
    with pytest.raises(NoExactLength, match="row 0 is zero"):
        Examples([(0, 0)], [1]).normalised()


# weights that no float holds


@pytest.mark.parametrize(
    ("learner", "examples", "mistake"),
    [
        (Winnow(2.0, threshold=1.7e308), Examples([(1, 0)], [1]), 1024),
        (Winnow(1e200, threshold=1e-300), Examples([(0, 1)], [-1]), 2),
        (Exponentiated(1e200), Examples([(1, 0), (-1, 1)], [-1, -1]), 4),
        (Exponentiated(1e200), Examples([(0.5, 1)], [-1]), 2),
    ],
    ids=str,
)
def test_a_float_weight_that_runs_out_says_at_which_mistake(learner, examples, mistake):
    with pytest.raises(WeightOverflow, match=f"mistake {mistake}, at position") as caught:
        play(learner, examples, passes=2000)
    assert caught.value.mistake == mistake and caught.value.factor in (learner.factor, 1 / learner.factor)
    before = play(learner, examples, passes=caught.value.index // len(examples) or 1)
    assert all(0 < w < float("inf") for w in before.weights)


def test_with_an_integer_for_a_factor_the_same_run_goes_on():
    examples = Examples([(1, 0)], [1])
    run = play(Winnow(2, threshold=10**400), examples, passes=1100)
    assert len(run.mistakes) == 1100 and run.weights == (2**1100, 1)


def test_products_that_are_floats_stay_floats_and_others_exact():
    assert times(Fraction(3, 2), Fraction(2, 3)) == 1 and isinstance(times(0.5, 3), float) and times(0, 2.0) == 0
    for weight, factor in ((1e308, 10.0), (1e-300, 1e-300), (10**400, 0.5), (Fraction(10**400), 2.0)):
        with pytest.raises(WeightOverflow):
            times(weight, factor)


# close calls at a threshold


def test_a_score_at_winnows_threshold_is_a_close_call():
    """Promoted by 1.1 three times, three weights add up to nearly 3·1.331 = 3.993, and that is θ."""
    examples = Examples([(1, 1, 1)], [1])
    run = play(Winnow(1.1, threshold=3.993), examples, passes=4)
    assert 3 in run.close_calls and 0 not in run.close_calls and 2 not in run.close_calls
    assert play(Winnow(Fraction(11, 10), threshold=Fraction(3993, 1000)), examples, passes=4).mistakes == (0, 1, 2)


@given(st.lists(st.floats(1.01, 4), min_size=1, max_size=1), st.floats(0.5, 40), st.integers(1, 30))
@settings(deadline=None)
def test_where_no_call_was_close_floats_erred_where_fractions_do(factors, threshold, passes):
    """The floats' own weights are taken as they are: one prediction at a time."""
    learner, examples = Winnow(factors[0], threshold), Examples([(1, 1, 0), (0, 1, 1), (1, 0, 0)], [1, -1, 1])
    run = play(learner, examples, passes)
    w, made = learner.initial(3), set(run.mistakes)
    for index in range(run.presented):
        x, y = examples[index % 3]
        exactly = 1 if sum(Fraction(a) * b for a, b in zip(w, x, strict=True)) >= Fraction(threshold) else -1
        assert index in run.close_calls or (exactly != y) == (index in made)
        if index in made:
            w = learner.update(w, x, y)
