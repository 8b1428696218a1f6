"""The voted and the averaged Perceptron, and what a world makes of them: rounds by hand, identities, exact errors."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from checks import wrong
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.sparse import csr_array

from mistake_bounds import Examples, Perceptron, engine, play, play_until_clean
from mistake_bounds.chapters.conversion.learner import Draws
from mistake_bounds.chapters.kernels.learner import KernelPerceptron
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
from mistake_bounds.chapters.votes import reading as traces
from mistake_bounds.chapters.votes.learner import Average, AveragedPerceptron, VotedPerceptron, Votes
from mistake_bounds.chapters.votes.reading import (
    NotLearned,
    expected_error,
    expected_mistakes,
    final_errors,
    left_out,
    read_memory,
)
from mistake_bounds.exact import BadSize, NotANumber, NotWhole, Refusal, dot
from mistake_bounds.examples import BadLabel, RaggedRows
from mistake_bounds.learner import BadLearner, BadPrediction, Misjudged
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.reading import OtherState
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import conversion, four_norm, nearer, passive_aggressive, perceptron, votes
from mistake_bounds.worlds import BadWorld, World, uniform

HAND = Examples([(2, 1), (-1, 1), (1, 1), (2, 1)], [+1, -1, -1, +1])
WORLD = World([(1, 0), (1, 2), (-1, 3)], [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)], [1, 1, -1])
ROWS = st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4), st.sampled_from((-1, 1))), min_size=1, max_size=9)
KINDS = ("mistake", "no mistake")


def examples_of(rows) -> Examples:
    return Examples([row[:2] for row in rows], [row[2] for row in rows])


def all_weights(run) -> list:
    """The weights before each example and after the last."""
    return [*(round.state.weights for round in run.rounds()), run.weights.weights]


# the learners


def test_rounds_by_hand():
    """w: (0,0) errs, (2,1) is right, errs, (1,0) is right; so 1, 2 and 2 votes, and their sum is (6, 2)."""
    voted, averaged = (play(kind(), HAND) for kind in (VotedPerceptron, AveragedPerceptron))
    assert voted.mistakes == averaged.mistakes == play(Perceptron(), HAND).mistakes == (0, 2)
    assert voted.weights == Votes((1, 0), 2, (((0, 0), 1), ((2, 1), 2)))
    assert averaged.weights == Average((1, 0), 5, (2 - 3, 1 - 3))
    assert averaged.learner.total(averaged.weights) == (6, 2)
    assert averaged.learner.average(averaged.weights) == (Fraction(6, 5), Fraction(2, 5))
    assert voted.learner.score(voted.weights, (0, 1)) == -1 + 2 - 2, "the last two vectors say + and, at a tie, −"


@settings(deadline=None)
@given(ROWS, st.integers(1, 3), st.sampled_from((-1, 0, 1)))
def test_the_average_is_the_sum_of_all_weights_and_the_votes_are_how_often_they_stand(rows, passes, tie):
    examples = examples_of(rows)
    averaged, voted = (play(kind(tie), examples, passes) for kind in (AveragedPerceptron, VotedPerceptron))
    weights = all_weights(averaged)
    assert averaged.mistakes == voted.mistakes == play(Perceptron(tie), examples, passes).mistakes
    assert averaged.learner.total(averaged.weights) == tuple(map(sum, zip(*weights, strict=True)))
    assert [w for w, count in voted.learner.ballot(voted.weights) for _ in range(count)] == weights
    for x in examples.X:
        said = [voted.learner.perceptron.predict(w, x) for w in weights]
        assert voted.learner.score(voted.weights, x) == sum(said)


@settings(deadline=None)
@given(ROWS, st.fractions(Fraction(1, 9), 3), st.tuples(st.integers(-2, 2), st.integers(-2, 2)))
def test_the_state_after_a_run_follows_from_its_mistakes(rows, rate, start):
    examples = examples_of(rows)
    for kind in (VotedPerceptron, AveragedPerceptron):
        run = play(kind(0, rate, start), examples, 3)
        assert run.learner.after(examples, run.mistakes, run.presented) == run.weights


def test_what_the_perceptron_refuses_is_refused():
    for kind in (VotedPerceptron, AveragedPerceptron):
        with pytest.raises(BadLearner, match="start has 3 weights for rows of 2 entries"):
            play(kind(start=(1, 2, 3)), HAND)
        with pytest.raises(BadLearner, match="tie=2"):
            kind(tie=2)


def test_the_compiled_run_is_the_textbook_s_and_sparse_rows_are_refused():
    coin = np.random.default_rng(3)
    X = coin.integers(-5, 6, (60, 4))
    y = np.where(X @ [1, -2, 1, 3] + coin.integers(-6, 7, 60) > 0, 1, -1)
    examples = Examples(X.tolist(), y.tolist())
    for kind in (VotedPerceptron, AveragedPerceptron):
        ours, theirs = play(kind(), examples, 3), engine.play(kind(), engine.Arrays(X, y), 3)
        assert (ours.mistakes, ours.updates, ours.weights) == (theirs.mistakes, theirs.updates, theirs.weights)
        with pytest.raises(engine.NoCompiledPass, match="for sparse rows"):
            engine.play(kind(), engine.SparseArrays(csr_array([[0, 1], [1, 0]]), np.array([1, -1])))


# little memory


def test_the_memory_is_checked_on_runs_and_a_wrong_accumulator_is_noticed():
    proof = votes.little_memory()
    for passes, v in product((1, 3), ((1, 0), (2, -3))):
        assert check_proof(proof, read_memory(play(AveragedPerceptron(), HAND, passes), v), KINDS)
    fails = {
        wrong.TimesNothing(): {"timed step, mistake", "little memory"},
        wrong.TimesAfterCounting(): {"timed step, mistake", "little memory"},
        wrong.CountsMistakes(): {"weights counted, no mistake", "little memory"},
    }
    for learner, names in fails.items():
        check = check_proof(proof, read_memory(play(learner, HAND, 3), (1, 2)), KINDS)
        assert {row.name for row in check.failures} == names, learner


class SumsOtherwise(AveragedPerceptron):
    """Takes the last weights for the sum."""

    def total(self, state):
        return state.weights


class ScoresOtherwise(AveragedPerceptron):
    """Has the right sum, and decides by the last weights."""

    def score(self, state, x):
        return dot(state.weights, x)


class ScoresOthersByTheLast(ScoresOtherwise):
    """Is right about the vector that is asked for."""

    def score(self, state, x):
        return AveragedPerceptron.score(self, state, x) if x == (1, 2) else super().score(state, x)


class AveragesOtherwise(AveragedPerceptron):
    """Takes the last weights for the average."""

    def average(self, state):
        return state.weights


class DecidesOtherwise(AveragedPerceptron):
    """Has the right score, and says the other label."""

    def final_prediction(self, state, x):
        return -super().final_prediction(state, x)


class IsNeverMistaken(AveragedPerceptron):
    """Calls nothing a mistake."""

    def mistaken(self, prediction, y):
        return False


def test_an_average_that_is_not_that_of_its_state_is_refused():
    for learner, told in (
        (SumsOtherwise(), "total"),
        (ScoresOtherwise(), r"score at \(1, 2\)"),
        (ScoresOthersByTheLast(), r"score at \(2, 1\)"),
        (AveragesOtherwise(), "average"),
        (DecidesOtherwise(), r"final prediction at \(1, 2\)"),
    ):
        with pytest.raises(OtherState, match=f"the {told} of {type(learner).__name__} is") as refused:
            read_memory(play(learner, HAND, 2), (1, 2))
        assert isinstance(refused.value.offender, Average)
    with pytest.raises(Misjudged):
        read_memory(play(IsNeverMistaken(), HAND), (1, 2))


# worlds


def test_floats_of_a_world_are_the_fractions_that_they_are():
    """What is said exactly is of the Perceptron without rounding: 10¹⁶ and 1 do not fit into a float together."""
    rows, labels = [(1e16, -0.3), (0.1, 0.3), (-1e16, -1.0)], (1, -1, 1)
    floats, exact = uniform(rows, labels), uniform([tuple(map(Fraction, row)) for row in rows], labels)
    assert final_errors(floats, 3) == final_errors(exact, 3)
    assert [expected_mistakes(world, Perceptron(), 4) for world in (floats, exact)] == [Fraction(52, 27)] * 2


class Hedges(Perceptron):
    """Is never quite sure: it errs nearly half of the time, and mistaken it is where it leans to the wrong side."""

    def predict(self, w, x):
        return Fraction(50 + super().predict(w, x), 100)


class HedgesInTheEnd(VotedPerceptron):
    """Has its votes, and follows them by a little more than half."""

    def final_prediction(self, state, x):
        return Fraction(50 + super().final_prediction(state, x), 100)


def test_probabilities_are_wrong_as_often_as_they_say():
    """Before, 15/32 was told of a learner that errs with a probability of 49/100 at least, and the check held."""
    two, shown = uniform([(1, 0), (0, 1)], (1, 1)), Examples([(1, 0)] * 4, [1] * 4)
    for theorem, learner in ((votes.random_stopping(), Hedges()), (votes.voted(), HedgesInTheEnd())):
        with pytest.raises(BadPrediction, match=rf"{type(learner).__name__} predicts Fraction\(\d+, 100\), a prob"):
            theorem.on(play(learner, shown), (1, 1), two)
    with pytest.raises(BadPrediction, match="Hedges predicts"):
        Draws(Hedges(), two, 3).error((1, 1))
    by_hand = Fraction(0)
    for drawn, p in two.samples(3):
        by_hand += p * play(Hedges(), Examples([two.instances[i] for i in drawn], [1] * 3)).expected_mistakes
    assert expected_mistakes(two, Hedges(), 3) == by_hand == Fraction(301, 200)
    assert expected_error(two, Hedges(), 3) == Fraction(197, 400), (
        "¾·49/100 + ¼·½: in a quarter of the samples one is missing"
    )


def test_mistakes_stand_in_the_order_of_the_examples():
    for mistakes, offender in (((3, 0), 3), ((1, 0), 0), ((0, 0), 0), ((-1,), -1)):
        with pytest.raises(BadSize, match=f"mistake {offender} after") as refused:
            AveragedPerceptron().after(HAND, mistakes, 3)
        assert refused.value.offender == offender


def stopped_at_random(world, learner, m) -> Fraction:
    """The mean over m + 1 hypotheses of the error, every sample by itself."""
    total = Fraction(0)
    for drawn, p in world.samples(m):
        sample = Examples([world.instances[i] for i in drawn], [world.target[i] for i in drawn]) if m else None
        states = [round.state for round in play(learner, sample).rounds()] if m else []
        states.append(play(learner, sample).weights if m else learner.initial(2))
        total += p * sum(world.error(lambda x, s=state: learner.predict(s, x)) for state in states)
    return total / (m + 1)


@pytest.mark.parametrize("m", [0, 1, 3])
def test_stopping_at_random_errs_exactly_as_often_as_the_run(m):
    learner = Perceptron()
    assert stopped_at_random(WORLD, learner, m) == expected_mistakes(WORLD, learner, m + 1) / (m + 1)


def test_a_number_by_hand():
    """Two instances, equally likely, of which the weights know what they have seen: errors 1, 1/2, 1/4, 1/8."""
    two = uniform([(1, 0), (0, 1)], lambda x: True)
    assert [expected_error(two, Perceptron(), t) for t in range(4)] == [Fraction(1, 2**t) for t in range(4)]
    assert expected_mistakes(two, Perceptron(), 4) == Fraction(15, 8)


def test_the_factor_two_is_attained():
    """One instance, positive: the first weights are wrong, the second right, and a vote that is tied says −."""
    one, voted = uniform([(1,)], lambda x: True), VotedPerceptron()
    assert expected_error(one, voted, 1, voted.final_prediction) == 1 == 2 * expected_mistakes(one, voted, 2) / 2
    drawn = votes.voted().on(play(voted, Examples([(1,), (1,)], [1, 1])), (1,), one)
    assert drawn.check and drawn.bound == 1 and not any(drawn.slack.mistakes.values())


def test_the_average_has_no_such_bound():
    rare = World([(1, -1), (1, 0)], [Fraction(1, 10), Fraction(9, 10)], [1, -1])
    averaged, m = AveragedPerceptron(), 4
    error = expected_error(rare, averaged, m, averaged.final_prediction)
    assert error == Fraction(4689, 12500) > 2 * expected_mistakes(rare, averaged, m + 1) / (m + 1)


@dataclass(frozen=True)
class Twice(World):
    """Draws every instance twice in a row: no independent draws."""

    def follow(self, m, start, step):
        def again(state, x, y):
            return step(step(state, x, y), x, y)

        once = super().follow(m // 2, start, again)
        if m % 2 == 0:
            return once
        after = {}
        for state, weight in once.items():
            for x, y, p in self:
                reached = step(state, x, y)
                after[reached] = after.get(reached, 0) + weight * p
        return after


def test_draws_that_are_not_independent_are_named():
    sample = WORLD.sample(4, 1)
    for theorem, learner in ((votes.random_stopping(), Perceptron()), (votes.voted(), VotedPerceptron())):
        independent = theorem.on(play(learner, sample), (4, -1), WORLD)
        assert independent.check
        pairs = theorem.on(play(learner, sample), (4, -1), Twice(WORLD.instances, WORLD.probabilities, WORLD.target))
        assert "independent draw" in {row.claim.name for row in pairs.check.failures}


@dataclass(frozen=True)
class Denies(Perceptron):
    """Calls it no mistake where it takes (0, 1) for negative: of that a sample without (0, 1) shows nothing."""

    def predict(self, w, x):
        said = super().predict(w, x)
        return -3 if x[1] and said < 0 else said

    def mistaken(self, prediction, y):
        return prediction not in (-3, y)


def test_a_mistake_that_is_hidden_on_the_world_is_told_though_the_run_shows_none():
    """Its hypotheses err half of the time for ever, and 8 draws allow a quarter; so would a mistake it made up."""
    two, run = uniform([(1, 0), (0, 1)], lambda x: True), play(Denies(), Examples([(1, 0)] * 8, [1] * 8))
    drawn = Draws(Denies(), two, 3)
    for ask in (
        lambda: votes.random_stopping().on(run, (1, 1), two),
        lambda: conversion.fooled().on(drawn, 2, Fraction(1, 4), 2),
        lambda: conversion.littlestone().on(drawn, Fraction(1, 4), 2),
        lambda: conversion.average_risk().on(drawn, 1, Fraction(1, 2)),
    ):
        with pytest.raises(Misjudged, match="-3 is a mistake where the label is 1, and Denies says it is none") as told:
            ask()
        assert told.value.offender == -3


def test_a_vote_of_weights_that_the_run_never_had_is_refused():
    """On this world each hypothesis errs as often as its mirror image, and so no mean tells them apart."""

    class Mirrored(VotedPerceptron):
        def ballot(self, state):
            return tuple((w[::-1], count) for w, count in super().ballot(state))

    two = uniform([(1, 0), (0, 1)], lambda x: True)
    with pytest.raises(OtherState, match="votes of Mirrored") as refused:
        votes.voted().on(play(Mirrored(), Examples([(1, 0)] * 3, [1] * 3)), (1, 1), two)
    assert refused.value.offender == (((0, 0), 1), ((0, 1), 2))


class MirrorInSecret(wrong.MirrorSaid):
    """Votes for what its mirror image predicts, and counts the votes that it should have."""

    def score(self, state, x):
        return sum(votes * self.predict(Votes(w, 1, ()), x) for w, votes in self.ballot(state))


class MirrorsPredictions(VotedPerceptron):
    """Votes as it should, and predicts what its mirror image does."""

    def predict(self, state, x):
        return super().predict(state, x[::-1])


class SaysByAge(VotedPerceptron):
    """Predicts what its mirror image does with weights that have survived an example."""

    def predict(self, state, x):
        return super().predict(state, x if state.votes == 1 else x[::-1])


class ForPlus(Perceptron):
    """Says + at first."""

    def predict(self, w, x):
        return super().predict(w, x) if any(w) else 1


class VotesForPlusAtFirst(VotedPerceptron):
    """Its first weights predict −, and vote for +; the vote itself is what it should be."""

    @property
    def perceptron(self):
        return ForPlus(self.tie)

    def predict(self, state, x):
        return Perceptron(self.tie).predict(state.weights, x)

    def score(self, state, x):
        return VotedPerceptron().score(state, x)


class VotesForMore(VotedPerceptron):
    """Has one vote more, for weights that it never had."""

    def ballot(self, state):
        return (*super().ballot(state), ((5, 5), 1))


class WithoutWeights(VotedPerceptron):
    """Does not tell its weights."""

    def weights_of(self, state):
        return None


class Talks(VotedPerceptron):
    """Predicts in words."""

    def predict(self, state, x):
        return "+"


TWO = uniform([(1, 0), (0, 1)], lambda x: True)


class InWords(Perceptron):
    """Predicts in words."""

    def predict(self, w, x):
        return "+"


class VotesInWords(MirrorInSecret):
    """Votes in words, and counts the votes that it should have."""

    @property
    def perceptron(self):
        return InWords(self.tie)


THREE_ALIKE = Examples([(1, 0)] * 3, [1] * 3)


def of_vote(learner, world=TWO, target=(1, 1)):
    return votes.voted().on(play(learner, THREE_ALIKE), target, world)


@pytest.mark.parametrize(("world", "target"), [(TWO, (1, 1)), (WORLD, (4, -1))])
def test_votes_that_are_not_what_is_predicted_are_noticed(world, target):
    """In the symmetric world no mean tells a hypothesis from its mirror image: every vote has to be looked at."""
    assert of_vote(VotedPerceptron(), world, target).check
    for learner in (wrong.MirrorSaid(), MirrorsPredictions()):
        fails = {row.claim for row in of_vote(learner, world, target).check.failures}
        assert votes.VOTE in fails, learner
    for learner, told in (
        (MirrorInSecret(), r"predicts 1 on \(1, 0\) with the weights \(1, 0\), and its perceptron votes -1"),
        (VotesForPlusAtFirst(), r"predicts -1 on \(1, 0\) with the weights \(0, 0\), and its perceptron votes 1"),
        (SaysByAge(), r"with the weights \(1, 0\) SaysByAge predicts 1 on \(1, 0\) in one state, and -1 in Votes"),
        (VotesForMore(), r"votes of VotesForMore are .*\(\(5, 5\), 1\)"),
        (WithoutWeights(), "weights of WithoutWeights are no row of numbers but None"),
    ):
        with pytest.raises(OtherState, match=told):
            of_vote(learner, world, target)
    with pytest.raises(NotANumber, match="prediction: '\\+'"):
        of_vote(Talks(), world, target)
    with pytest.raises(NotANumber, match="vote: '\\+'"):
        of_vote(VotesInWords(), world, target)


def test_what_a_hypothesis_says_is_what_the_learner_predicted():
    """That is told even of one that votes otherwise: on (1, 0) the weights (1, 0) predict +, and vote −."""
    one = uniform([(1, 0)], lambda x: True)
    (outcome,) = of_vote(wrong.MirrorSaid(), one).reading.end["outcome"]
    assert [(row["k"], row["f"], row["b"]) for row in outcome["hypothesis"]] == [(1, -1, 1), (2, 1, 0)]
    assert (outcome["V_h"], outcome["s"]) == (1, -3)


@pytest.mark.parametrize("kind", [int, np.int64, Fraction])
def test_whole_votes_of_any_kind_are_counted(kind):
    assert of_vote(votes_made(kind)).check.rows == of_vote(VotedPerceptron()).check.rows


@pytest.mark.parametrize(
    ("kind", "refusal"),
    [(float, NotWhole), (lambda k: Fraction(k, 2), NotWhole), (bool, NotANumber), (np.bool_, NotANumber),
     (np.float64, NotWhole), (str, NotANumber), (lambda k: None, NotANumber), (lambda k: float("nan"), NotANumber)],
)  # fmt: skip
def test_votes_that_are_not_counted_are_refused_with_their_value(kind, refusal):
    with pytest.raises(refusal, match="votes") as refused:
        of_vote(votes_made(kind))
    assert str(refused.value.offender) == str(kind(1))


def votes_made(kind):
    class Makes(VotedPerceptron):
        def ballot(self, state):
            return tuple((w, kind(votes)) for w, votes in super().ballot(state))

    return Makes()


@pytest.mark.parametrize("told", [None, (1, 0), ((1, 0),), (((0, 0), 1, 1),)])
def test_what_is_no_ballot_is_refused(told):
    class Other(VotedPerceptron):
        def ballot(self, state):
            return told

        def score(self, state, x):
            return 0

    with pytest.raises(OtherState, match="the ballot of Other is") as refused:
        of_vote(Other())
    assert refused.value.offender is told


def test_votes_below_0_and_more_than_can_be_counted_off_are_no_votes_of_the_rounds():
    class TakesBack(VotedPerceptron):
        def ballot(self, state):
            return (*super().ballot(state), (state.weights, 10**30), (state.weights, -(10**30)))

    assert "some votes" in {row.claim.name for row in of_vote(TakesBack()).check.failures}


def test_a_score_is_a_number():
    class Shouts(VotedPerceptron):
        def score(self, state, x):
            return "yes"

        def final_prediction(self, state, x):
            return 1

    with pytest.raises(NotANumber, match="score: 'yes'"):
        of_vote(Shouts())


class Changes(Perceptron):
    """Keeps its weights in a box, and changes what is in it."""

    class Box:
        weights = (0, 0)

    def initial(self, n):
        return self.Box()

    def predict(self, w, x):
        return super().predict(w.weights, x)

    def update(self, w, x, y):
        w.weights = super().update(w.weights, x, y)
        return w

    def weights_of(self, w):
        return w.weights


class InLists(Perceptron):
    """Has a list for a state."""

    def initial(self, n):
        return [0] * n


def test_states_that_cannot_be_merged_are_refused():
    """What changes the state that it was given changes what other draws lead to, and expectations with it."""
    for learner, told in ((Changes(), r"makes \(1, 0\) of the weights \(0, 0\)"), (InLists(), r"state \[0, 0\]")):
        run = play(learner, THREE_ALIKE)
        for ask, asked in (
            (expected_mistakes, (TWO, learner, 3)),
            (expected_error, (TWO, learner, 2)),
            (votes.random_stopping().on, (run, (1, 1), TWO)),
        ):
            with pytest.raises(OtherState, match=told):
                ask(*asked)


@pytest.mark.parametrize(
    ("world", "refusal"),
    [
        (uniform(["ab", "cd"], lambda x: True), NotANumber),
        (uniform([1, 2], lambda x: True), RaggedRows),
        (uniform([(1, 0), (1,)], lambda x: True), RaggedRows),
        (uniform([(True, False)], lambda x: True), NotANumber),
        (uniform([(1, 0), (0, 1)], ("cat", "dog"), labels=("cat", "dog")), BadLabel),
        (uniform([(1, 0), (0, 1)], (1, 2), labels=(1, 2)), BadLabel),
    ],
)
def test_what_a_learner_is_not_shown_on_a_run_is_refused_of_a_world(world, refusal):
    for ask in (
        lambda: of_vote(VotedPerceptron(), world),
        lambda: votes.random_stopping().on(play(Perceptron(), THREE_ALIKE), (1, 1), world),
        lambda: expected_mistakes(world, Perceptron(), 2),
        lambda: expected_error(world, Perceptron(), 2),
        lambda: final_errors(world, 2),
    ):
        with pytest.raises(refusal):
            ask()


class WithOneMore(VotedPerceptron):
    """Has a weight more than there are features, for a threshold of its own."""

    def initial(self, n):
        return super().initial(n + 1)

    def predict(self, state, x):
        return super().predict(state, (*x, 1))

    def learn(self, state, x, y):
        return super().learn(state, (*x, 1), y)

    def score(self, state, x):
        return super().score(state, (*x, 1))


def plainly(a, b):
    return sum(p * q for p, q in zip(a, b, strict=True))


def test_weights_that_are_no_row_as_long_as_the_examples_are_refused():
    for theorem in (votes.voted(), votes.random_stopping()):
        with pytest.raises(BadSize, match="w has 3 entries where the examples have 2"):
            theorem.on(play(WithOneMore(), THREE_ALIKE), (1, 1), TWO)
    run = play_until_clean(KernelPerceptron(plainly, tie=0), Examples([(1, 0), (0, 1)], [1, 1]), 9)
    with pytest.raises(BadSize, match="w has 0 entries where the examples have 2"):
        votes.leave_one_out().on(run, (1, 1))


def test_classes_have_expected_mistakes_and_no_bound_by_these_theorems():
    cats, learner = (
        uniform([(1, 0), (0, 1)], ("cat", "dog"), labels=("cat", "dog")),
        MulticlassPerceptron(("cat", "dog")),
    )
    assert expected_error(cats, learner, 0) == Fraction(1, 2), "at first it says the first class"
    assert expected_mistakes(cats, learner, 3) == Fraction(7, 8), "one, once a dog is drawn: 1/2 + 1/4 + 1/8"
    run = play(learner, Examples(cats.instances, cats.target, labels=cats.labels))
    with pytest.raises(BadLabel, match="'cat', 'dog'"):
        votes.random_stopping().on(run, (1, 1), cats)


def test_what_a_hypothesis_says_is_asked_of_a_function():
    with pytest.raises(BadWorld, match="says='plus'"):
        expected_error(TWO, Perceptron(), 2, "plus")


def test_more_steps_than_one_waits_for_are_refused(monkeypatch):
    """Where draws lead to the same state again and again there are few steps, however many draws."""
    one = uniform([(1, 0)], lambda x: True)
    assert expected_mistakes(one, Perceptron(), 500) == 1
    monkeypatch.setattr(traces, "MOST_STEPS", 50)
    for ask in (
        lambda: expected_mistakes(WORLD, VotedPerceptron(), 4),
        lambda: expected_error(WORLD, VotedPerceptron(), 4),
        lambda: votes.voted().on(play(VotedPerceptron(), WORLD.sample(5, 1)), (4, -1), WORLD),
        lambda: votes.random_stopping().on(play(Perceptron(), WORLD.sample(4, 1)), (4, -1), WORLD),
    ):
        with pytest.raises(BadWorld, match="draws from 3 instances lead to more than 50 steps: ask for fewer") as told:
            ask()
        assert told.value.offender == 4
    with pytest.raises(NotLearned, match="in 1:"):
        monkeypatch.setattr(traces, "MOST_PASSES", 1)
        left_out(play_until_clean(Perceptron(tie=0), Examples([(9, 1), (8, 2), (-9, 1)], [1, 1, 1]), 99))


def test_what_is_never_drawn_is_not_looked_at_and_numbers_are_made_plain():
    """In 64 bits, 2⁶² times 2⁶² is 0."""
    large = np.int64(2**62)
    rows = [(large, np.int64(0)), (np.int64(0), large), (1,)]
    world = World(rows, [Fraction(1, 2), Fraction(1, 2), 0], lambda x: True)
    assert expected_mistakes(world, Perceptron(), 4) == Fraction(15, 8)
    assert [error.at_random for error in final_errors(world, 3)] == [error.at_random for error in final_errors(TWO, 3)]
    assert of_vote(VotedPerceptron(), world).check


@pytest.mark.parametrize("nothing", [None, "ab", 3])
def test_what_is_no_world_and_no_target_is_refused_by_name(nothing):
    two, told = uniform([(1, 0), (0, 1)], lambda x: True), (1, 1)
    for learner, theorem in ((Perceptron(tie=0), votes.random_stopping()), (VotedPerceptron(), votes.voted())):
        run = play(learner, Examples([(1, 0)], [1]))
        with pytest.raises(BadWorld, match=f"world={nothing!r}") as refused:
            theorem.on(run, told, nothing)
        assert refused.value.offender is nothing
        if nothing != "ab":
            with pytest.raises(BadTarget, match=f"target={nothing!r}"):
                theorem.on(run, nothing, two)
    for ask in (
        lambda: Draws(Perceptron(), nothing, 3),
        lambda: expected_error(nothing, Perceptron(), 1),
        lambda: expected_mistakes(nothing, Perceptron(), 1),
        lambda: final_errors(nothing, 1),
    ):
        with pytest.raises(BadWorld):
            ask()
    for ask in (
        lambda: Draws(nothing, two, 3),
        lambda: expected_error(two, nothing, 1),
        lambda: expected_mistakes(two, nothing, 1),
    ):
        with pytest.raises(BadLearner, match=f"learner={nothing!r}"):
            ask()


def test_what_has_no_memory_and_less_than_no_draws_are_refused_by_name():
    with pytest.raises(OtherState, match="without steps that are timed") as refused:
        read_memory(play(Perceptron(), HAND), (1, 2))
    assert refused.value.offender == (0, 0)
    with pytest.raises(NotWhole, match="most=-1"):
        final_errors(WORLD, -1)


def test_a_target_that_does_not_separate_the_world_is_refused():
    with pytest.raises(NotSeparated):
        votes.voted().on(play(VotedPerceptron(), WORLD.sample(3, 1)), (-1, 1), WORLD)


def test_whether_the_vote_is_wrong_is_told_truly_both_ways():
    """Where the vote is not tied, q = 1 says that it is wrong, q = 0 that it is right, and the other number fails."""
    reading = votes.voted().on(play(VotedPerceptron(), WORLD.sample(3, 1)), (4, -1), WORLD).reading
    decided = [point for point in reading.end["outcome"] if point["s"]]
    assert {point["q"] for point in decided} == {0, 1}
    for point in decided:
        assert holds(votes.BY_VOTE, point) and not holds(votes.BY_VOTE, {**point, "q": 1 - point["q"]})


def test_what_is_expected_is_added_up_round_by_round():
    """Every history and every outcome has a point in each round, and their means are the errors of the hypotheses."""
    learner, draws = VotedPerceptron(), 4
    reading = votes.voted().on(play(learner, WORLD.sample(draws, 1)), (4, -1), WORLD).reading
    for t, point in enumerate(reading.mistakes):
        assert point["S_H"] == point["P_N"] == expected_error(WORLD, learner, t)
        assert (len(point["history"]), len(point["outcome"])) == (reading.end["H"], reading.end["N"])
    assert reading.end["E_T"] == reading.end["Y_T"] == expected_mistakes(WORLD, learner, draws)


# leaving one out


@settings(deadline=None)
@given(ROWS)
def test_only_examples_with_a_mistake_are_wrong_left_out(rows):
    separable = [(a, b, 1 if a > 2 * b else -1) for a, b, _ in rows if a != 2 * b]
    if not separable:
        return
    run = play_until_clean(Perceptron(tie=0), examples_of(separable), 400)
    assert run.clean
    assert set(left_out(run)) <= {index % len(separable) for index in run.mistakes}


def test_what_is_left_is_learned_though_it_takes_more_passes_than_the_whole_did():
    """The whole is learned in one pass; of the last two rows each undoes the other's step, for four passes."""
    run = play_until_clean(Perceptron(tie=0), Examples([(9, 1), (8, 2), (-9, 1)], [1, 1, 1]), 99)
    rest = Examples(run.examples.X[1:], [1, 1])
    passes = [play_until_clean(Perceptron(tie=0), rest, most).clean for most in (run.presented, 99)]
    assert (run.presented, passes) == (6, [False, True])
    told = votes.leave_one_out().on(run, (0, 1))
    assert left_out(run) == (2,) and told.check and told.reading.end["L_n"] == 1


@dataclass(frozen=True)
class LearnsOnItsWay(Perceptron):
    """Takes the steps that the run on all examples takes, and no others."""

    def update(self, w, x, y):
        return super().update(w, x, y) if w == (0, 0) and x == (9, 1) else w


def test_what_has_not_learned_the_others_is_no_learner_of_them():
    run = play_until_clean(LearnsOnItsWay(0), Examples([(9, 1), (8, 2), (7, 1)], [1, 1, 1]), 9)
    assert run.clean
    for ask in (lambda: left_out(run), lambda: votes.leave_one_out().on(run, (0, 1))):
        with pytest.raises(
            NotLearned, match=r"without example 0, \(9, 1\) with the label 1, LearnsOnItsWay"
        ) as refused:
            ask()
        assert refused.value.offender == ((9, 1), 1)


def test_one_example_left_out_leaves_nothing():
    run = play_until_clean(Perceptron(tie=0), Examples([(2,)], [1]), 9)
    assert left_out(run) == (0,) and votes.leave_one_out().on(run, (1,)).check


def test_the_two_runs_are_told_side_by_side_and_what_is_wrong_is_told_truly():
    examples = Examples([(3, 0), (2, 1), (-1, 0), (-2, 1)], [1, 1, -1, -1])
    told = votes.leave_one_out().on(play_until_clean(Perceptron(tie=0), examples, 9), (1, 0))
    assert told.check and [point["z"] for point in told.reading.mistakes] == [0, 0, 0, 0]
    beside = [point for point in told.reading.mistakes if "round" in point]
    assert len(beside) == told.reading.end["Z"] == 3
    for point in beside:
        assert point["r"] == 3 * point["t"] and all(row["w"] == row["w'"] for row in point["round"])
        assert holds(votes.WRONG_LEFT_OUT, point) and not holds(votes.WRONG_LEFT_OUT, {**point, "z": 1})


@pytest.mark.parametrize("tie", [-1, 0, 1])
def test_the_four_errors_are_those_of_the_learners(tie):
    found = final_errors(WORLD, 3, tie)
    learners = Perceptron(tie), VotedPerceptron(tie), AveragedPerceptron(tie)
    for m, errors in enumerate(found):
        last, voted, averaged = (
            expected_error(WORLD, learner, m, getattr(learner, "final_prediction", None)) for learner in learners
        )
        assert errors == (expected_mistakes(WORLD, learners[0], m + 1) / (m + 1), last, voted, averaged)


@pytest.mark.parametrize("kind", [VotedPerceptron, AveragedPerceptron])
def test_theorems_about_weights_refuse_a_state_that_is_none(kind):
    run = play(kind(), HAND)
    for theorem, told in (
        (perceptron.mistake_bound(), (2, -3)),
        (four_norm.mistake_bound(), (2, -3)),
        (passive_aggressive.squared_losses(), (2, -3)),
        (nearer.by_length(), (2, -3)),
        (votes.leave_one_out(), (2, -3)),
    ):
        with pytest.raises(OtherState, match=f"the state of {kind.__name__} is no row of numbers") as refused:
            theorem.on(run, told)
        assert isinstance(refused.value, Refusal) and refused.value.offender == run.start
