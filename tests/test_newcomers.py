"""Slips of somebody new at the doors of the package: each is refused by name, and what is no slip is taken."""

from dataclasses import MISSING, dataclass, fields, is_dataclass
from fractions import Fraction
from inspect import isabstract

import numpy as np
import pytest
from each import each
from refusals import refusals
from scipy.sparse import coo_matrix, csr_array

from mistake_bounds import Examples, Perceptron, Winnow, engine, learners, play, play_until_clean, streams, theorems
from mistake_bounds import worst_case as worst
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, BadWeak, boost
from mistake_bounds.engine import NotSparse
from mistake_bounds.engine.arrays import BadArray
from mistake_bounds.exact import BadSize, NotANumber, Refusal
from mistake_bounds.examples import BadExamples, BadFeature, BadLabel, RaggedRows, shuffled
from mistake_bounds.learner import BadLearner, BadPrediction, Learner, OtherLearner
from mistake_bounds.learners import AnytimeHedge, Hedge, Levels, RegularizedLeader
from mistake_bounds.play import BadPasses
from mistake_bounds.streams import BadStream
from mistake_bounds.sweep import BadTask, stream, sweep
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorem.theorem import OtherRun
from mistake_bounds.validation import best_margin

X, Y = np.array([[1, 2], [2, 1]]), np.array([1, -1])
TWO = Examples(X, Y)
BITS = csr_array([[1, 0], [0, 1]])
RUN = play(Perceptron(), TWO)
UNITS = Examples([(1, 0), (0, 1)], Y)
ONES = Examples([(1, -1), (-1, 1)], Y)
BOUND = theorems.perceptron.mistake_bound()


@dataclass
class Frame:
    """What is read of a DataFrame of pandas, whose iterator yields the names of its columns."""

    columns: tuple
    rows: tuple

    def __iter__(self):
        return iter(self.columns)

    def itertuples(self, index, name):
        assert (index, name) == (False, None)
        return iter(self.rows)


FRAME = Frame(("tall", "wide"), ((1, 2.5), (2, 1)))

test_play = refusals(
    (lambda: play(Perceptron, TWO), BadLearner, Perceptron),
    (lambda: play_until_clean(Winnow, TWO, 3), BadLearner, Winnow),
    (lambda: engine.play(Perceptron, TWO), BadLearner, Perceptron),
    (lambda: play(TWO, Perceptron()), BadLearner, TWO),
    (lambda: play(TWO, Perceptron), BadLearner, TWO),
    (lambda: engine.play(TWO, Perceptron()), BadLearner, TWO),
    (lambda: play(None, TWO), BadLearner, None),
    (lambda: play("perceptron", TWO), BadLearner, "perceptron"),
    (lambda: play(AdaBoost(), TWO), BadLearner, AdaBoost()),
    (lambda: play(Perceptron(), ([[1, 2]], [1])), BadExamples, ([[1, 2]], [1])),
    (lambda: engine.play(Perceptron(), ([[1, 2]], [1])), BadExamples, ([[1, 2]], [1])),
    (lambda: play(Perceptron(), X), BadExamples),
    (lambda: play(Perceptron(), Y, X), BadPasses),
    (lambda: play(Perceptron(), None), BadExamples, None),
    (lambda: play(Perceptron(), Examples), BadExamples, Examples),
    (lambda: play(Perceptron(), streams.StringSets([{"a", "b"}], [1])), NotANumber),
    (lambda: play(Perceptron(), TWO, 2.0), BadPasses, 2.0),
    (lambda: play(Perceptron(), TWO, np.float64(2)), BadPasses, 2.0),
    (lambda: play(Hedge(), Examples([(0, 1)], [1])), BadFeature, 0),
    (lambda: play(Hedge(grain=7), Examples([(Fraction(1, 2), 1)], [1])), BadFeature, Fraction(1, 2)),
    (lambda: Perceptron(start=1), BadLearner, 1),
    (lambda: Perceptron(tie=Y), BadLearner),
    (lambda: Winnow(demotion=X), BadLearner),
    (lambda: worst.littlestone(3), Refusal, 3),
)

test_examples = refusals(
    (lambda: Examples([(1,)], 1), BadLabel, 1),
    (lambda: Examples([(1,)], None), BadLabel, None),
    (lambda: Examples([(1,), (2,)], {1, -1}), BadLabel, {1, -1}),
    (lambda: Examples(None, [1]), BadExamples, None),
    (lambda: Examples("ab", [1, -1]), BadExamples, "ab"),
    (lambda: Examples({"a": (1, 2)}, [1]), BadExamples, {"a": (1, 2)}),
    (lambda: Examples(["12", "21"], Y), RaggedRows, "12"),
    (lambda: Examples([{"a": 1}, {"a": 2}], Y), RaggedRows, {"a": 1}),
    (lambda: Examples([{1, 2}, {2, 1}], Y), RaggedRows, {1, 2}),
    (lambda: Examples(BITS, Y), BadExamples),
    (lambda: Examples(coo_matrix(X), Y), BadExamples),
    (lambda: Examples([1, -1], [(1, 2), (2, 1)]), RaggedRows, [1, -1]),
    (lambda: Examples(X, Y.reshape(-1, 1)), BadLabel, [1]),
    (lambda: Examples(X, FRAME), BadLabel, FRAME),
    (lambda: Examples(X, [[1], [-1]]), BadLabel, [1]),
    (lambda: Examples(X, [0, 1]), BadLabel, 0),
    (lambda: Examples(X, ["+", "-"]), BadLabel, "+"),
    (lambda: Examples(X, Y, names=5), RaggedRows, 5),
    (lambda: Examples(X > 1, Y), NotANumber, False),
    (lambda: engine.Arrays(BITS, Y), BadArray),
    (lambda: engine.Arrays([[1, 2], [3]], Y), RaggedRows, [[1, 2], [3]]),
    (lambda: engine.Arrays(X, [np.array([1]), np.array([-1])]), RaggedRows),
    (lambda: engine.Arrays(X, [0, 1]), BadLabel, 0),
    (lambda: engine.Arrays(None, None), RaggedRows),
    (lambda: engine.SparseArrays(X, Y), BadArray),
    (lambda: engine.SparseArrays(csr_array(X), Y), BadFeature, 2),
    (lambda: engine.SparseArrays(BITS, 1), RaggedRows),
)

test_theorems = refusals(
    (lambda: BOUND.on(RUN), BadTarget),
    (lambda: BOUND.on(RUN, (1, -1), margn=3), BadTarget),
    (lambda: BOUND.on(RUN, 1), BadTarget, 1),
    (lambda: BOUND.on(RUN, None), BadTarget, None),
    (lambda: BOUND.on((-1, 1), RUN), OtherRun, (-1, 1)),
    (lambda: BOUND.on(TWO, (-1, 1)), OtherRun, TWO),
    (lambda: BOUND.on(Perceptron(), (-1, 1)), OtherRun, Perceptron()),
    (lambda: theorems.infinite_attributes.mistake_bound().on(RUN, ("a",)), OtherLearner, Perceptron()),
    (lambda: theorems.cross_off.mistake_bound().on(play(Levels(), UNITS), (0,)), OtherLearner, Levels()),
    (lambda: theorems.halving.mistake_bound().on(play(AnytimeHedge(), ONES), 1), OtherLearner, AnytimeHedge()),
    (lambda: theorems.shrinking_steps.averaged().on(play(RegularizedLeader(), ONES), 1), BadExamples, 1),
    (lambda: theorems.winnow.disjunctions().on(play(Winnow(), Examples([(1, 0)], [1]))), BadTarget),
)


test_others = refusals(
    (lambda: TWO.margin(3), BadSize, 3),
    (lambda: TWO.distances(None, 1), BadSize, None),
    (lambda: engine.Arrays(X, Y).margin((1, 2, 3)), BadSize, (1, 2, 3)),
    (lambda: engine.SparseArrays(BITS, Y).margin(1), BadSize, 1),
    (lambda: engine.condensed(TWO), NotSparse, TWO),
    (lambda: shuffled((X, Y), 1), BadExamples),
    (lambda: streams.StringSets(None, [1]), BadExamples, None),
    (lambda: streams.separable(m=2, n=2, margin=1, seed=-1), BadStream, -1),
    (lambda: streams.disjunction(9, 9, 1, 3, seed=2.5), BadStream, 2.5),
    (lambda: streams.hadamard(8, "ab"), BadStream, "ab"),
    (lambda: streams.shuffled_boards(None), BadStream, None),
    (lambda: streams.majority(2.0, 3, 1, 0), BadStream, 2.0),
    (lambda: streams.irrelevant_bits("2", 3, 1, 0, 3), BadStream, "2"),
    (lambda: streams.irrelevant_signs(2, 3, 1, 0, None), BadStream, None),
    (lambda: streams.graded(2, 1, (0, 1), 1, 0), BadStream, 1),
    (lambda: streams.random_bits(-1, (1,), 1, 0), BadStream, -1),
    (lambda: streams.steady(2.5, 1), BadSize, 2.5),
    (lambda: stream("hadamard", n=8), BadTask, "hadamard"),
    (lambda: stream(TWO), BadTask, TWO),
    (lambda: sweep([Perceptron()], [stream(streams.orthonormal, M=2)], executor=4), BadTask, 4),
    (lambda: Perceptron().predict((0, 0), (1, 2, 3)), BadSize),
    (lambda: worst.two_experts(2.5), BadSize, 2.5),
    (lambda: worst.binomial_weights(2, None), BadSize, None),
    (lambda: worst.random_walk(-1), BadSize, -1),
    (lambda: worst.even_play(0, 0), BadSize, 0),
    (lambda: worst.remaining_loss(0, "ab"), BadSize, "ab"),
    (lambda: worst.tuned_rate(2, 0), BadSize, 0),
    (lambda: worst.one_good_arm(None, 2), BadSize, None),
    (lambda: sweep(Perceptron(), [stream(streams.orthonormal, M=2)]), BadTask, Perceptron()),
    (lambda: sweep([Perceptron], [stream(streams.orthonormal, M=2)]), BadTask, Perceptron),
    (lambda: sweep([Perceptron()], stream(streams.orthonormal, M=2)), BadTask),
    (lambda: best_margin((X, Y)), BadExamples),
)


def constant(label):
    return lambda examples, weights: lambda x: label


test_boosting = refusals(
    (lambda: boost(AdaBoost, TWO, 3), BadLearner, AdaBoost),
    (lambda: boost(TWO, AdaBoost(), 3), BadLearner, TWO),
    (lambda: boost(AdaBoost(), (X, Y), 3), BadExamples),
    (lambda: boost(AdaBoost(), TWO, 3, None), BadWeak, None),
    (lambda: boost(AdaBoost(), TWO, 3, lambda x: 1), BadWeak),
    (lambda: boost(AdaBoost(), TWO, 3, Perceptron()), BadWeak, Perceptron()),
    (lambda: boost(AdaBoost(), TWO, 3, lambda examples, weights: 1), BadWeak, 1),
    (lambda: boost(AdaBoost(), TWO, 3, constant(0)), BadPrediction, 0),
    (lambda: boost(AdaBoost(), TWO, 3, constant(None)), BadPrediction, None),
)


def test_a_function_is_a_weak_hypothesis():
    three = Examples([(1,), (2,), (3,)], [-1, +1, -1])
    run = boost(AdaBoost(grid=None), three, 1, constant(-1))
    assert run.errors == (Fraction(1, 3),) and run.vote((7,)) == -1 and run.mistakes == (1,)


def test_a_data_frame_is_rows_with_names():
    examples = Examples(FRAME, Y)
    assert examples.X == ((1, 2.5), (2, 1)) and examples.names == ("tall", "wide")
    assert Examples(FRAME, Y, names=("a", "b")).names == ("a", "b") and Examples(Frame((0, 1), X), Y).names is None


def integers(n):
    """The same integer, of Python and of NumPy."""
    return int(n), np.int64(n), np.int8(n), np.uint16(n)


@pytest.mark.parametrize(
    "asked",
    [
        lambda n: play(Perceptron(), TWO, n),
        lambda n: play_until_clean(Perceptron(), TWO, n),
        lambda n: engine.play(Perceptron(), TWO, n),
        lambda n: boost(AdaBoost(grid=n), TWO, n),
        lambda n: Hedge(grain=n).rate,
        lambda n: worst.winnow_disjunction(n, n).mistakes,
        lambda n: worst.littlestone_disjunction(n, n),
        lambda n: theorems.winnow.disjunctions().on(play(Winnow(), Examples([(0, 0, 1)], [1])), (n,)).bound,
        lambda n: streams.separable(m=n, n=n, margin=n, seed=n),
        lambda n: streams.digits(n, 5).y[:9],
        lambda n: streams.disjunction(m=60 * n, n=4 * n, r=n, active=n, seed=n, attribute_errors=n).examples.y,
        lambda n: shuffled(TWO, seed=n),
    ],
)
def test_an_integer_of_numpy_is_an_integer(asked):
    assert len({repr(asked(n)) for n in integers(2)}) == 1


LEARNERS = [one for one in (getattr(learners, name) for name in dir(learners)) if isinstance(one, type)]


@each(
    [one for one in LEARNERS if issubclass(one, Learner) and is_dataclass(one) and not isabstract(one)],
    lambda one: one.__name__,
)
def test_every_learner_refuses_settings_by_name_and_keeps_python_numbers(made):
    odd = (None, "ab", -7, 2.5, (1, 2), np.array([1, 2]), {"a": 1}, Perceptron, {1, 2}, np.int64(3), object())

    def holds(name, value):
        try:
            one = made(**{**dict.fromkeys(needed, 3), name: value})
        except Refusal:
            return
        except Exception as error:
            error.add_note(f"{name}={value!r}")
            raise
        assert not isinstance(getattr(one, name), np.generic)

    needed = [one.name for one in fields(made) if one.default is MISSING]
    for one in fields(made):
        for value in odd:
            holds(one.name, value)


def test_a_check_shows_first_what_fails():
    check = BOUND.on(RUN, (-1, 1), margin=9).check
    lines = repr(check).splitlines()
    assert len(lines) == len(check.rows) > 9 > len(check.failures) > 0
    assert all("fails" in line for line in lines[: len(check.failures)]) and "fails" not in lines[len(check.failures)]


def test_sizes_are_refused_however_they_are_given():
    for n in (2.0, "2", None, True, np.True_, np.array([2, 3])):
        with pytest.raises(BadSize):
            worst.winnow_disjunction(n, 1)
