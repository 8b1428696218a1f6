"""The voted and the averaged Perceptron, and what a world makes of them, against what their runs say one by one."""

import random
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import product

import numpy as np
import pytest
from checks import wrong
from checks.drawing import over_all_samples
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import FIVE_ROWS, LINE, NO_RATES, NUMBERS, labelled
from checks.theorem import TheoremCase, theorem_contract
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from scipy.sparse import csr_array

from mistake_bounds import Examples, Perceptron, engine, play, play_until_clean
from mistake_bounds.chapters.kernels.learner import KernelPerceptron
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
from mistake_bounds.chapters.voted_averaged import examples as traces
from mistake_bounds.chapters.voted_averaged import pictures
from mistake_bounds.chapters.voted_averaged.error_curves import errors_along
from mistake_bounds.chapters.voted_averaged.examples import (
    NotLearned,
    expected_error,
    expected_mistakes,
    final_errors,
    left_out,
)
from mistake_bounds.chapters.voted_averaged.learner import AveragedPerceptron, VotedPerceptron
from mistake_bounds.chapters.voted_averaged.theorem import read_memory
from mistake_bounds.chapters.weighted_majority.learner import RandomizedWeightedMajority
from mistake_bounds.exact import BadSize, NotWhole, Refusal, dot
from mistake_bounds.examples import BadLabel, RaggedRows
from mistake_bounds.learner import BadLearner, OtherLearner
from mistake_bounds.proof import claim, norm2
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.real import BadDigit, digits, learning_part
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.reading import OtherState
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import divergences, four_norm, passive_aggressive, perceptron, votes
from mistake_bounds.worlds import BadWorld, World, uniform

HAND = Examples([(2, 1), (-1, 1), (1, 1), (2, 1)], [+1, -1, -1, +1])
WORLD = World([(1, 0), (1, 2), (-1, 3)], [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)], [1, 1, -1])
TWO = uniform([(1, 0), (0, 1)], lambda x: True)
CATS = uniform([(1, 0), (0, 1)], ("cat", "dog"), labels=("cat", "dog"))
ROWS = st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4), st.sampled_from((-1, 1))), min_size=1, max_size=9)
TIES = st.sampled_from((-1, 0, 1))


def examples_of(rows) -> Examples:
    return Examples([row[:2] for row in rows], [row[2] for row in rows])


# the learners


@settings(deadline=None)
@given(ROWS, TIES, st.fractions(Fraction(1, 9), 3), st.tuples(st.integers(-2, 2), st.integers(-2, 2)))
def test_the_average_is_the_sum_of_all_weights_and_the_votes_are_how_often_they_stand(rows, tie, rate, start):
    examples = examples_of(rows)
    averaged, voted = (play(kind(tie, rate, start), examples, 3) for kind in (AveragedPerceptron, VotedPerceptron))
    weights = [*(r.state.weights for r in averaged.rounds()), averaged.weights.weights]
    assert averaged.mistakes == voted.mistakes == play(Perceptron(tie, rate, start), examples, 3).mistakes
    assert averaged.learner.total(averaged.weights) == tuple(map(sum, zip(*weights, strict=True)))
    assert [w for w, count in voted.learner.ballot(voted.weights) for _ in range(count)] == weights
    for x in examples.X:
        predictions = [voted.learner.perceptron.predict(w, x) for w in weights]
        assert voted.learner.score(voted.weights, x) == sum(predictions)
    for run in (averaged, voted):
        assert run.learner.after(examples, run.mistakes, run.presented) == run.weights
        assert engine.play(run.learner, examples, 3).weights == run.weights


def test_the_memory_is_checked_on_runs_and_a_wrong_accumulator_is_noticed():
    fails = {
        AveragedPerceptron(): set(),
        TimesNothing(): {"timed step, mistake", "little memory"},
        TimesAfterCounting(): {"timed step, mistake", "little memory"},
        CountsMistakes(): {"weights counted, no mistake", "little memory"},
    }
    for learner, names in fails.items():
        check = check_proof(
            votes.little_memory(), read_memory(play(learner, HAND, 3), (1, 2)), ("mistake", "no mistake")
        )
        assert {row.name for row in check.failures} == names, learner


# worlds, against all their samples


SIGNS = uniform([(1, -1), (1, 1)], (1, 1))


@pytest.mark.parametrize("m", [1, 3])
def test_what_is_expected_is_the_mean_over_all_samples(m):
    learners = [kind(tie) for kind in (Perceptron, VotedPerceptron, AveragedPerceptron) for tie in (-1, 0, 1)]
    for learner, world in (
        *product(learners, (WORLD, TWO)),
        (MulticlassPerceptron(("cat", "dog")), CATS),
        (RandomizedWeightedMajority(), SIGNS),
    ):
        mistakes = expected_mistakes(world, learner, m)
        assert mistakes == sum(expected_error(world, learner, t) for t in range(m))
        assert mistakes == over_all_samples(world, m, lambda sample, of=learner: play(of, sample).expected_mistakes)
    for learner, world in product(learners[3:], (WORLD, TWO)):
        predict = learner.final_prediction

        def one(sample, learner=learner, world=world):
            state = play(learner, sample).weights
            return sum(p for x, y, p in world if learner.final_prediction(state, x) != y)

        assert expected_error(world, learner, m, predict) == over_all_samples(world, m, one)


@pytest.mark.parametrize("tie", [-1, 0, 1])
def test_the_four_errors_are_those_of_the_learners(tie):
    learners = Perceptron(tie), VotedPerceptron(tie), AveragedPerceptron(tie)
    for m, errors in enumerate(final_errors(WORLD, 3, tie)):
        of = (expected_error(WORLD, one, m, getattr(one, "final_prediction", None)) for one in learners)
        assert errors == (expected_mistakes(WORLD, learners[0], m + 1) / (m + 1), *of)


def test_floats_of_a_world_are_the_fractions_that_they_are():
    """What is said exactly is of the Perceptron without rounding: 10¹⁶ and 1 do not fit into a float together."""
    rows = [(1e16, -0.3), (0.1, 0.3), (-1e16, -1.0)]
    labels = (1, -1, 1)
    floats, exact = uniform(rows, labels), uniform([tuple(map(Fraction, row)) for row in rows], labels)
    assert final_errors(floats, 3) == final_errors(exact, 3)
    assert [expected_mistakes(world, Perceptron(), 4) for world in (floats, exact)] == [Fraction(52, 27)] * 2


@dataclass(frozen=True)
class SameAgain(World):
    """Draws once, and shows what was drawn m times."""

    def follow(self, m, start, step):
        after = {}
        for x, y, p in self:
            state = start
            for _ in range(m):
                state = step(state, x, y)
            after[state] = after.get(state, 0) + p
        return after


def test_draws_that_are_not_independent_are_named():
    again = SameAgain(WORLD.instances, WORLD.probabilities, WORLD.target)
    for theorem, learner in ((votes.random_stopping(), Perceptron()), (votes.voted(), VotedPerceptron())):
        check = theorem.on(play(learner, WORLD.sample(4, 1)), (4, -1), again).check
        assert "independent draw" in {row.claim.name for row in check.failures}


def test_a_wrong_learner_fails_both_ways():
    """Where the vote is not tied, q = 1 says that it is wrong, q = 0 that it is right; so z of what is left out."""
    voted = votes.voted().on(play(VotedPerceptron(), WORLD.sample(3, 1)), (4, -1), WORLD).reading
    examples = Examples([(3, 0), (2, 1), (-1, 0), (-2, 1)], [1, 1, -1, -1])
    beside = votes.leave_one_out().on(play_until_clean(Perceptron(tie=0), examples, 9), (1, 0)).reading
    assert all(point["r"] == 3 * point["t"] for point in beside.mistakes if "round" in point), "rounds of others"
    for known, letter, points in (
        (votes.BY_VOTE, "q", [point for point in voted.end["outcome"] if point["s"]]),
        (votes.WRONG_LEFT_OUT, "z", [point for point in beside.mistakes if "round" in point]),
    ):
        assert points
        for point in points:
            assert holds(known, point) and not holds(known, {**point, letter: 1 - point[letter]})


# leaving one out


def assert_left_out_is_what_the_rest_gets_wrong(examples):
    learner = Perceptron(tie=0)
    expected = []
    for i, (x, y) in enumerate(examples):
        X, labels = (list(column) for column in (examples.X, examples.y))
        del X[i], labels[i]
        w = play_until_clean(learner, Examples(X, labels), 999).weights if X else (0, 0)
        expected += [i] if learner.predict(w, x) != y else []
    run = play_until_clean(learner, examples, 400)
    assert run.clean and left_out(run) == tuple(expected)
    return run


@settings(deadline=None)
@given(ROWS)
def test_what_is_left_out_is_what_the_rest_gets_wrong(rows):
    if separable := [(a, b, 1 if a > 2 * b else -1) for a, b, _ in rows if a != 2 * b]:
        assert_left_out_is_what_the_rest_gets_wrong(examples_of(separable))


def test_what_is_left_is_learned_though_it_takes_more_passes_than_the_whole_did():
    """The whole is learned in one pass; of the last two rows each undoes the other's step, for four passes."""
    run = assert_left_out_is_what_the_rest_gets_wrong(Examples([(9, 1), (8, 2), (-9, 1)], [1, 1, 1]))
    instance = votes.leave_one_out().on(run, (0, 1))
    assert run.presented == 6 and instance.check and instance.reading.end["L_n"] == 1


def test_more_than_one_waits_for_is_refused(monkeypatch):
    monkeypatch.setattr(traces, "MOST_STEPS", 50)
    with pytest.raises(BadWorld):
        expected_mistakes(WORLD, VotedPerceptron(), 4)
    monkeypatch.setattr(traces, "MOST_PASSES", 1)
    with pytest.raises(NotLearned):
        left_out(play_until_clean(Perceptron(tie=0), Examples([(9, 1), (8, 2), (-9, 1)], [1, 1, 1]), 99))


# along a run


def share_wrong(predict, examples) -> Fraction:
    return Fraction(sum(predict(x) != y for x, y in examples), len(examples))


@settings(deadline=None)
@given(ROWS, ROWS, TIES, st.integers(1, 3), st.tuples(st.integers(-2, 2), st.integers(-2, 2)))
def test_the_errors_along_a_run_are_those_of_the_learners(rows, test, tie, rate, start):
    examples, test = examples_of(rows), examples_of(test)
    voted, averaged = (play(kind(tie, rate, start), examples, 3) for kind in (VotedPerceptron, AveragedPerceptron))
    plain = voted.learner.perceptron
    ballot = voted.learner.ballot(voted.weights)
    (*_, found) = errors_along(play(plain, examples, 3), test, range(3 * len(rows) + 1))
    assert found == (
        sum(k * share_wrong(lambda x, w=w: plain.predict(w, x), test) for w, k in ballot) / (3 * len(rows) + 1),
        share_wrong(lambda x: plain.predict(ballot[-1][0], x), test),
        *(share_wrong(lambda x, of=of: of.learner.final_prediction(of.weights, x), test) for of in (voted, averaged)),
    )
    first = play(plain, Examples(examples.X[:1], examples.y[:1]))
    (early,) = errors_along(play(plain, examples, 3), test, [1])
    assert early == errors_along(first, test, [1])[0]


# refusals


THREE_ALIKE = Examples([(1, 0)] * 3, [1] * 3)


def stopped(learner, target=(1, 1), world=TWO):
    return votes.random_stopping().on(play(learner, THREE_ALIKE), target, world)


def along(row, shown):
    return errors_along(play(Perceptron(), Examples([(1, 2)], [1])), Examples([row], [1]), [shown])


SPARSE = engine.SparseArrays(csr_array([[0, 1]]), np.array([1]))
SQUARES = KernelPerceptron(lambda a, b: dot(a, b) ** 2, tie=0)
OF_PERCEPTRONS = (
    perceptron.mistake_bound, four_norm.mistake_bound, passive_aggressive.squared_losses, divergences.by_length,
    votes.leave_one_out,
)  # fmt: skip
test_what_cannot_be_is_refused = refusals(
    (lambda: play(VotedPerceptron(start=(1, 2, 3)), HAND), BadLearner),
    (lambda: AveragedPerceptron().after(HAND, (3, 0), 3), BadSize),
    (lambda: engine.play(VotedPerceptron(), SPARSE), engine.NoCompiledPass),
    (lambda: read_memory(play(Perceptron(), HAND), (1, 2)), OtherLearner),
    (lambda: votes.voted().on(play(AveragedPerceptron(), THREE_ALIKE), (1, 1), TWO), OtherLearner),
    (lambda: stopped(SQUARES), OtherState),
    (lambda: votes.leave_one_out().on(play_until_clean(SQUARES, TWO.sample(2, 1), 9), (1, 1)), BadSize),
    (lambda: stopped(Perceptron(), world=CATS), BadLabel),
    (lambda: stopped(Perceptron(), world=uniform([1, 2], (1, 1))), RaggedRows),
    (lambda: stopped(Perceptron(), world=None), BadWorld),
    (lambda: stopped(Perceptron(), target=None), BadTarget),
    (lambda: stopped(Perceptron(), target=(-1, 1)), NotSeparated),
    (lambda: final_errors(WORLD, -1), NotWhole),
    (lambda: along((Fraction(1, 2), 1), 1), NotWhole),
    (lambda: along((2**60, 1), 1), NotWhole),
    (lambda: along((1, 1), 2), Refusal),
    (lambda: learning_part(digits, Fraction(1)), BadDigit),
    *(
        (lambda kind=kind, of=of: of().on(play(kind(), HAND), (2, -3)), OtherState)
        for kind, of in product((VotedPerceptron, AveragedPerceptron), OF_PERCEPTRONS)
    ),
)  # fmt: skip


# the cases of the contracts


@dataclass(frozen=True)
class TimesNothing(AveragedPerceptron):
    """Adds the steps to D as they are."""

    def learn(self, state, x, y):
        return super().learn(state._replace(count=1), x, y)._replace(count=state.count + 1)


@dataclass(frozen=True)
class TimesAfterCounting(AveragedPerceptron):
    """Counts an example before its step is timed."""

    def learn(self, state, x, y):
        return super().learn(state._replace(count=state.count + 1), x, y)._replace(count=state.count + 1)


@dataclass(frozen=True)
class CountsMistakes(AveragedPerceptron):
    """Counts no example on which the weights were right."""

    def survive(self, state, examples=1):
        return state


WORLDS = (
    World([(1, 0), (1, 2), (-1, 3)], [Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)], [1, 1, -1]),
    uniform([(2, 1), (1, 3), (-1, -2), (1, -1)], lambda x: x[0] > x[1]),
    World([(1, -1), (1, 0)], [Fraction(1, 10), Fraction(9, 10)], [1, -1]),
)


SEPARATORS = ((4, -1), (1, -1), (-1, -2))


def drawn(seed: int):
    """Four draws from a world, which the theorem enumerates, and its separator: the last of them is tested on."""
    return WORLDS[seed].sample(4, seed), (SEPARATORS[seed], WORLDS[seed])


def world_of(run):
    return next(world for world in WORLDS if {*run.examples.X} <= {*world.instances})


def at_random(run) -> Fraction:
    return expected_mistakes(world_of(run), run.learner, 4) / 4


def by_vote(run) -> Fraction:
    return expected_error(world_of(run), run.learner, 3, run.learner.final_prediction)


def two_dozen(seed: int):
    """Rows that are learned in a few passes, some of them never mistaken."""
    coin = random.Random(seed)
    rows = [(coin.randint(-6, 6), coin.randint(-6, 6)) for _ in range(24)]
    return labelled([(a, b) for a, b in rows if abs(a - 2 * b) > 2], lambda x: x[0] > 2 * x[1], (1, -2))


def none_left_out():
    run = play_until_clean(Perceptron(tie=0), Examples([(-2, 0), (-2, -1), (0, -1)], [-1, -1, -1]), 9)
    return run, left_out(run)


test_theorems = theorem_contract(
    TheoremCase(
        votes.random_stopping(),
        Perceptron(),
        drawn,
        {Perceptron(rate=2): {"update"}},
        claim(2 * (votes.m + 1) * votes.e_r * votes.gamma**2 <= votes.R**2 * norm2(votes.u)),
        counted=at_random,
        measured=lambda right, run: at_random(run),
        built_on=(perceptron.mistake_bound(),),
    ),
    TheoremCase(
        votes.voted(),
        VotedPerceptron(),
        drawn,
        {VotedPerceptron(rate=2): {"update"}},
        claim((votes.m + 1) * votes.e_v * votes.gamma**2 <= votes.R**2 * norm2(votes.u)),
        counted=by_vote,
        measured=lambda right, run: by_vote(run),
        built_on=(perceptron.mistake_bound(), votes.random_stopping()),
    ),
    TheoremCase(
        votes.leave_one_out(),
        Perceptron(tie=0),
        two_dozen,
        wrong.otherwise(Perceptron(tie=0), {wrong.PredictsTies: "mistake"}),
        claim(2 * votes.L_n * votes.gamma**2 <= votes.R**2 * norm2(votes.u)),
        passes=4,
        counted=lambda run: len(left_out(run)),
        measured=lambda right, run: len(left_out(run)),
        built_on=(perceptron.mistake_bound(),),
    ),
)


test_learners = learner_contract(
    LearnerCase(VotedPerceptron(), NUMBERS, settings=({"tie": 2}, *NO_RATES)),
    LearnerCase(VotedPerceptron(tie=0, rate=Fraction(1, 3), start=(1, 0, -1)), NUMBERS),
    LearnerCase(AveragedPerceptron(), NUMBERS, settings=({"tie": 2}, *NO_RATES)),
)


test_pictures = picture_contract(
    pictures,
    {
        "errors_by_examples": lambda: (dict(enumerate(final_errors(uniform([(1, 0), (0, 1)], lambda x: True), 4))),),
        "left_out_dots": none_left_out,
        "survival": lambda: (play(VotedPerceptron(), FIVE_ROWS), {"x": (0, 1)}),
    },
)


COIN = uniform([(1, 0), (0, 1)], (1, -1))
test_readers = reader_contract(
    vector=(partial(read_memory, play(AveragedPerceptron(), LINE)), (1, 2), ((1,), (1, True), (1, "2"))),
    votes=(partial(votes.voted().read, play(VotedPerceptron(), LINE), (1, -1)), COIN, (uniform([3, 4], (1, -1)),)),
)
