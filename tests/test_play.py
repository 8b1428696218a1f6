"""The protocol by hand, its contract, and every refusal by name."""

from fractions import Fraction

import numpy as np
import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Run, Winnow, play, play_until_clean
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
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
    for w, x, close in (
        ((1.0, -1.0), (2.0, 2.0), False),  # whole numbers are added exactly
        ((2.0**53, 1.0), (1.0, -(2.0**53)), True),  # unless they are large
        ((0, 0), (0.1, 0.2), False),  # nothing to round
        ((1e200, -1e200), (1e200, 1e200), True),  # infinity minus infinity
        ((1e-200,), (1e-200,), True),  # a product too small for a float
    ):
        assert is_close_call(w, x) == close


def test_a_float_rate_on_exact_examples_is_watched_too():
    run = play(Perceptron(0, rate=0.1), Examples([(1, 1), (2, 2), (3, -3)], [1, -1, 1]), 5)
    assert not run.exact and run.close_calls


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


def test_floats_add_from_left_to_right_in_every_python():
    """`sum` compensates floats from Python 3.12 on, which would move close calls from version to version."""
    assert dot((1e16, 1.0, -1e16), (1.0, 1.0, 1.0)) == 0.0


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
    with pytest.raises(WeightOverflow) as caught:
        play(learner, examples, passes=2000)
    assert caught.value.mistake == mistake and caught.value.factor in (learner.factor, 1 / learner.factor)
    before = play(learner, examples, passes=caught.value.index // len(examples) or 1)
    assert all(0 < w < float("inf") for w in before.weights)


# close calls at a threshold


def test_a_score_at_winnows_threshold_is_a_close_call():
    """Promoted by 1.1 three times, three weights add up to nearly 3·1.331 = 3.993, and that is θ."""
    examples = Examples([(1, 1, 1)], [1])
    run = play(Winnow(1.1, threshold=3.993), examples, passes=4)
    assert 3 in run.close_calls and 0 not in run.close_calls and 2 not in run.close_calls
    assert play(Winnow(Fraction(11, 10), threshold=Fraction(3993, 1000)), examples, passes=4).mistakes == (0, 1, 2)


NAN = float("nan")
test_what_is_refused = refusals(
    (lambda: Examples([], []), NoExamples),
    (lambda: Examples([(1, 2), (1,)], [1, 1]), RaggedRows, (1,)),
    (lambda: Examples([(1, 2)], [1, 1]), RaggedRows, (1, 2)),
    (lambda: Examples([1, 2], [1, 1]), RaggedRows, 1),
    (lambda: Examples([(1, 2)], [1], names=("one",)), RaggedRows),
    (lambda: Examples([(1, 2)], [0]), BadLabel, 0),
    (lambda: Examples([(1,)], [True]), BadLabel, True),
    (lambda: Examples([(1,)], ["+"]), BadLabel, "+"),
    (lambda: Examples([(1, NAN)], [1]), NotANumber),
    (lambda: Examples([("a",)], [1]), NotANumber),
    (lambda: Examples([(0, 0)], [1]).normalised(), NoExactLength, (0, 0)),
    (lambda: play(Perceptron(), ROUND, 0), BadPasses, 0),
    (lambda: play_until_clean(Perceptron(), ROUND, 1.0), BadPasses, 1.0),
    (lambda: play(Perceptron(start=(1, 2, 3)), ROUND), BadLearner),
    (lambda: Perceptron(rate="1"), NotANumber),
    (lambda: Perceptron(start=(0, NAN)), NotANumber),
    (lambda: times(1e308, 10.0), WeightOverflow),
    (lambda: times(10**400, 0.5), WeightOverflow),
)
