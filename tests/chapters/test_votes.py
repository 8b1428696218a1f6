"""The voted and the averaged Perceptron, and what a world makes of them: rounds by hand, identities, exact errors."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from checks import wrong
from each import each
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.sparse import csr_array

from mistake_bounds import Examples, Perceptron, engine, play, play_until_clean
from mistake_bounds.chapters.kernels.learner import KernelPerceptron
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
from mistake_bounds.chapters.votes import reading as traces
from mistake_bounds.chapters.votes.error_curves import errors_along
from mistake_bounds.chapters.votes.learner import Average, AveragedPerceptron, VotedPerceptron, Votes
from mistake_bounds.chapters.votes.reading import (
    NotLearned,
    expected_error,
    expected_mistakes,
    final_errors,
    left_out,
    read_memory,
)
from mistake_bounds.exact import BadSize, NotWhole, Refusal, dot
from mistake_bounds.examples import BadLabel, RaggedRows
from mistake_bounds.learner import BadLearner, BadPrediction, OtherLearner
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.real import BadDigit, digits, even_digits, held_out, learning_part
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.reading import OtherState
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import four_norm, nearer, passive_aggressive, perceptron, votes
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


def test_the_compiled_run_is_the_textbook_s():
    coin = np.random.default_rng(3)
    X = coin.integers(-5, 6, (60, 4))
    y = np.where(X @ [1, -2, 1, 3] + coin.integers(-6, 7, 60) > 0, 1, -1)
    examples = Examples(X.tolist(), y.tolist())
    for kind in (VotedPerceptron, AveragedPerceptron):
        ours, theirs = play(kind(), examples, 3), engine.play(kind(), engine.Arrays(X, y), 3)
        assert (ours.mistakes, ours.updates, ours.weights) == (theirs.mistakes, theirs.updates, theirs.weights)


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


def test_probabilities_are_wrong_as_often_as_they_say():
    two = uniform([(1, 0), (0, 1)], (1, 1))
    by_hand = Fraction(0)
    for drawn, p in two.samples(3):
        by_hand += p * play(Hedges(), Examples([two.instances[i] for i in drawn], [1] * 3)).expected_mistakes
    assert expected_mistakes(two, Hedges(), 3) == by_hand == Fraction(301, 200)
    assert expected_error(two, Hedges(), 3) == Fraction(197, 400), (
        "¾·49/100 + ¼·½: in a quarter of the samples one is missing"
    )


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


TWO = uniform([(1, 0), (0, 1)], lambda x: True)


THREE_ALIKE = Examples([(1, 0)] * 3, [1] * 3)


def of_vote(learner, world=TWO, target=(1, 1)):
    return votes.voted().on(play(learner, THREE_ALIKE), target, world)


def test_classes_have_expected_mistakes():
    cats, learner = (
        uniform([(1, 0), (0, 1)], ("cat", "dog"), labels=("cat", "dog")),
        MulticlassPerceptron(("cat", "dog")),
    )
    assert expected_error(cats, learner, 0) == Fraction(1, 2), "at first it says the first class"
    assert expected_mistakes(cats, learner, 3) == Fraction(7, 8), "one, once a dog is drawn: 1/2 + 1/4 + 1/8"


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
        with pytest.raises(BadWorld):
            ask()
    with pytest.raises(NotLearned):
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


def share_wrong(says, examples) -> Fraction:
    return Fraction(sum(says(x) != y for x, y in examples), len(examples))


@pytest.mark.parametrize("tie", [-1, 0, 1])
def test_the_errors_are_those_of_the_learners(tie):
    learn, test = learning_part(digits), held_out(digits)
    short = Examples(learn.X[:60], learn.y[:60])
    along = errors_along(engine.play(Perceptron(tie), short, 2), test, [0, 10, 60, 120])
    for m, found in zip((10, 60, 120), along[1:], strict=True):
        part, passes = (Examples(short.X[:m], short.y[:m]), 1) if m < 60 else (short, m // 60)
        voted, averaged = (play(kind(tie), part, passes) for kind in (VotedPerceptron, AveragedPerceptron))
        assert found.last == share_wrong(lambda x, v=voted: v.learner.predict(v.weights, x), test)
        assert found.voted == share_wrong(lambda x, v=voted: v.learner.final_prediction(v.weights, x), test)
        assert found.averaged == share_wrong(lambda x, a=averaged: a.learner.final_prediction(a.weights, x), test)
        ballot = voted.learner.ballot(voted.weights)
        mean = sum(k * share_wrong(lambda x, w=w: Perceptron(tie).predict(w, x), test) for w, k in ballot) / (m + 1)
        assert found.at_random == mean


def test_the_start_and_the_rate_count():
    examples, test = Examples([(1, 2), (2, 1), (-1, 3)], [1, -1, -1]), Examples([(1, 1), (2, -1)], [1, -1])
    run = play(VotedPerceptron(rate=2, start=(1, -1)), examples, 3)
    (found,) = errors_along(run, test, [9])
    assert found.voted == share_wrong(lambda x: run.learner.final_prediction(run.weights, x), test)


def test_the_parts_are_all_of_the_digits():
    for make, count in ((even_digits, 1797), (digits, 365)):
        assert learning_part(make).X + held_out(make).X == make().X and len(make()) == count
    with pytest.raises(BadDigit):
        learning_part(digits, Fraction(1))


# refusals


class Denies(Perceptron):
    """Calls nothing a mistake."""

    def mistaken(self, prediction, y):
        return False


class SaysTheContrary(VotedPerceptron):
    """Has a final prediction of its own."""

    def final_prediction(self, state, x):
        return -super().final_prediction(state, x)


def stopped(learner, target=(1, 1), world=TWO):
    return votes.random_stopping().on(play(learner, THREE_ALIKE), target, world)


def along(rows, shown):
    return errors_along(play(Perceptron(), Examples([(1, 2)], [1])), Examples(rows, [1]), [shown])


CATS = uniform([(1, 0), (0, 1)], ("cat", "dog"), labels=("cat", "dog"))
SQUARES = KernelPerceptron(lambda a, b: dot(a, b) ** 2, tie=0)
NEARLY = Examples([(9, 1), (8, 2), (7, 1)], [1, 1, 1])
REFUSED = [
    (lambda: play(VotedPerceptron(start=(1, 2, 3)), HAND), BadLearner),
    (lambda: AveragedPerceptron(tie=2), BadLearner),
    (lambda: AveragedPerceptron().after(HAND, (3, 0), 3), BadSize),
    (lambda: engine.play(VotedPerceptron(), engine.SparseArrays(csr_array([[0, 1]]), np.array([1]))),
     engine.NoCompiledPass),
    (lambda: read_memory(play(Perceptron(), HAND), (1, 2)), OtherLearner),
    (lambda: of_vote(AveragedPerceptron()), OtherLearner),
    (lambda: of_vote(SaysTheContrary()), OtherLearner),
    (lambda: stopped(Denies()), OtherLearner),
    (lambda: expected_mistakes(TWO, Denies(), 2), OtherLearner),
    (lambda: perceptron.mistake_bound().on(play(Denies(), HAND), (2, -3)), OtherLearner),
    (lambda: stopped(Hedges()), BadPrediction),
    (lambda: stopped(SQUARES), OtherState),
    (lambda: votes.leave_one_out().on(play_until_clean(SQUARES, TWO.sample(2, 1), 9), (1, 1)), BadSize),
    (lambda: stopped(Perceptron(), world=CATS), BadLabel),
    (lambda: stopped(Perceptron(), world=uniform([1, 2], (1, 1))), RaggedRows),
    (lambda: stopped(Perceptron(), world=None), BadWorld),
    (lambda: stopped(Perceptron(), target=None), BadTarget),
    (lambda: stopped(Perceptron(), target=(-1, 1)), NotSeparated),
    (lambda: final_errors(WORLD, -1), NotWhole),
    (lambda: left_out(play_until_clean(LearnsOnItsWay(0), NEARLY, 9)), NotLearned),
    (lambda: along([(Fraction(1, 2), 1)], 1), NotWhole),
    (lambda: along([(2**60, 1)], 1), NotWhole),
    (lambda: along([(1, 1)], 2), Refusal),
    *((lambda kind=kind, of=of: of().on(play(kind(), HAND), (2, -3)), OtherState)
      for kind in (VotedPerceptron, AveragedPerceptron)
      for of in (
          perceptron.mistake_bound, four_norm.mistake_bound, passive_aggressive.squared_losses, nearer.by_length,
          votes.leave_one_out,
      )),
]  # fmt: skip


@each(REFUSED)
def test_what_is_refused(case):
    ask, refusal = case
    with pytest.raises(refusal):
        ask()
