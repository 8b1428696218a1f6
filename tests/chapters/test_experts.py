"""Learners with expert advice on runs worked by hand, their theorems on runs, exact games beside brute force."""

from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from thorough import part_of

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.experts.examples import NoAdvice, by_feature, by_learners, crowd
from mistake_bounds.chapters.experts.learner import (
    RandomizedWeightedMajority,
    VovkForecaster,
    WeightedMajority,
    majority_of_many,
)
from mistake_bounds.chapters.experts.reading import best_expert, errors, read_forecaster, read_majority, read_randomized
from mistake_bounds.chapters.experts.worst_case import (
    binomial_weights,
    randomized_experts,
    two_experts,
    weighted_majority,
)
from mistake_bounds.chapters.experts.worst_case import experts as game
from mistake_bounds.exact import BadSize
from mistake_bounds.examples import BadFeature
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof.reals import ln
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.real import digits
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import experts

HALF = Fraction(1, 2)
STREAM = Examples([(1, 1, -1), (-1, 1, 1), (-1, -1, 1), (1, -1, 1), (-1, 1, -1), (1, 1, 1)], [-1, 1, 1, 1, 1, 1])


def erring(who, n: int) -> Examples:
    """In each round the experts named err."""
    return Examples([[-1 if i in wrong else 1 for i in range(n)] for wrong in who], [1] * len(who))


# the learners


def test_a_run_by_hand():
    """2 of 3 err; then 1 of weight 1/2 + 1/2 + 1 errs; then 2 of 1/4 + 1/2 + 1, which are lighter; …"""
    run = play(WeightedMajority(), STREAM)
    assert run.mistakes == (0, 4) and run.updates == (0, 1, 2, 3, 4)
    assert run.weights == (Fraction(1, 16), Fraction(1, 8), Fraction(1, 2)) and errors(run) == (4, 3, 1)
    assert best_expert(run) == 2


def test_ties_go_where_they_are_sent():
    even = Examples([(1, -1)], [1])
    assert [play(WeightedMajority(tie=tie), even).mistakes for tie in (-1, 0, 1)] == [(0,), (0,), ()]


def test_the_forecaster_lies_further_from_one_half_than_the_share():
    forecaster, follower = VovkForecaster(HALF), RandomizedWeightedMajority(Fraction(5, 9))
    for w in product((1, 2, 5), repeat=3):
        share, pushed = (learner.predict(w, (1, 1, -1)) for learner in (follower, forecaster))
        assert pushed - HALF == min(max((share - HALF) * Fraction(8, 7), -HALF), HALF)


@pytest.mark.parametrize("beta", [0, 1, -1, 2, 1.0, Fraction(3, 2)])
def test_penalties_that_are_none_are_refused(beta):
    for kind in (WeightedMajority, RandomizedWeightedMajority):
        with pytest.raises(BadLearner, match="halving" if beta == 0 else "between 0 and 1") as refusal:
            kind(beta)
        assert refusal.value.offender == beta


def test_a_float_is_the_fraction_that_it_is():
    assert WeightedMajority(0.5) == WeightedMajority(HALF)


@pytest.mark.parametrize("said", [0, 2, HALF])
def test_predictions_that_are_none_are_refused(said):
    with pytest.raises(BadFeature, match="an expert predicts -1 or \\+1"):
        play(WeightedMajority(), Examples([(1, said)], [1]))


# the theorems


def test_the_power_form_is_about_whole_numbers():
    run = play(WeightedMajority(), STREAM)
    m, made = min(errors(run)), len(run.mistakes)
    assert 4**made <= 3 * 2**m * 3**made
    assert check_proof(experts.powers(), read_majority(run), ("mistake", "right answer"))


def test_what_follows_from_the_bounds_holds_on_runs():
    assert check_proof(experts.squares(), read_randomized(play(RandomizedWeightedMajority(), STREAM)), ("update",))
    names = ("unsure round", "sure round")
    assert check_proof(experts.verbatim(), read_forecaster(play(VovkForecaster(HALF), STREAM)), names)
    on = read_randomized(play(RandomizedWeightedMajority(Fraction(2, 3)), STREAM))
    on.end["epsilon"] = Fraction(1, 3)
    assert check_proof(experts.repaired(), on, ("update",))


def test_runs_meet_the_hypotheses_of_the_tuned_bounds():
    """β is rational and √(2m ln n) is not: s is a little above the root, and nothing is left out for one expert."""
    five = Examples([(1, 1, -1), (-1, 1, 1), (-1, -1, 1), (1, -1, 1), (-1, 1, -1), (1, 1, 1)], [-1, 1, 1, 1, 1, 1])
    alone = Examples([(1,), (1,)], [1, -1])
    for stream, passes, proof, beta, s in (
        (five, 5, experts.tuned(), Fraction(3, 5), Fraction(10, 3)),
        (five, 5, experts.hedge(), Fraction(7, 12), Fraction(41, 10)),
        (alone, 1, experts.tuned(), Fraction(9, 10), Fraction(1, 9)),
        (alone, 1, experts.hedge(), Fraction(9, 10), Fraction(1, 10)),
    ):
        run = play(RandomizedWeightedMajority(beta), stream, passes)
        assert check_proof(proof, read_randomized(run, s=s), ("update",))
        too_small = check_proof(proof, read_randomized(run, s=s / 2), ("update",))
        assert {"tuned penalty", "pays for the rounds"} & {row.claim.name for row in too_small.failures}
    assert experts.tuned().claim.substitute({experts.m: 5}).symbols == {"E", "N", "s"}


def test_a_run_meets_the_hypotheses_of_the_bound_in_bits():
    reading = read_majority(play(WeightedMajority(), STREAM))
    powers = {"a": ln(Fraction(4, 3) ** 147), "c": ln(2**61), "g": ln(Fraction(4, 3))}
    reading.end.update({"b": ln(2), "lg": ln(3) / ln(2), **powers})
    assert check_proof(experts.halves(), reading, ("mistake", "right answer"))


def test_two_experts_that_disagree_always_force_a_mistake_in_each_round():
    """So that no deterministic algorithm has a factor below 2 in front of m."""
    run = play(WeightedMajority(tie=0), erring([{0}, {1}] * 6, 2))
    assert len(run.mistakes) == 12 and errors(run) == (6, 6)
    assert game(2, 6).mistakes == 13


def test_the_lectures_formula_fails_for_the_randomized_algorithm():
    rate = Fraction(99, 100)
    run = play(RandomizedWeightedMajority(1 - rate), erring([{0}, {1}, {2}, {1}, {2}], 3))
    assert run.expected_mistakes == Fraction(9028, 3417)
    assert run.expected_mistakes > (1 + rate / 2) * min(errors(run)) + ln(3) / rate


@pytest.mark.parametrize("rate", [Fraction(1, 10), Fraction(1, 3), HALF, Fraction(3, 5)])
def test_the_lectures_formula_holds_for_the_forecaster(rate):
    who = [{i % 3} if i % 4 else {i % 3, (i + 1) % 3} for i in range(20)]
    run = play(VovkForecaster(rate), erring(who, 3))
    assert run.expected_mistakes <= (1 + rate / 2) * min(errors(run)) + ln(3) / rate


def test_another_expert_may_be_named_and_none_that_is_not_there():
    run = play(WeightedMajority(), STREAM)
    theorem = experts.deterministic()
    assert theorem.on(run, 0).check and theorem.on(run, 0).bound > theorem.on(run).bound
    with pytest.raises(BadSize, match="expert"):
        theorem.on(run, 3)


# the games


@cache
def by_rounds(n: int, m: int, rounds: int, randomized: bool):
    """The value of the game in so many rounds, over all predictions of all experts and both labels."""

    @cache
    def value(made, left):
        best = Fraction(0)
        for said in product((0, 1), repeat=n) if left else ():
            ends = [tuple(sorted(min(m + 1, e + (s != y)) for e, s in zip(made, said, strict=True))) for y in (0, 1)]
            a, b = (value(end, left - 1) if end[0] <= m else None for end in ends)
            if a is None or b is None:
                worth = max(v for v in (a, b, 0) if v is not None)
            elif randomized:
                worth = (1 + a + b) / 2 if abs(a - b) <= 1 else max(a, b)
            else:
                worth = min(max(a, 1 + b), max(1 + a, b))
            best = max(best, worth)
        return best

    return value((0,) * n, rounds)


@pytest.mark.parametrize(("n", "m"), [(1, 2), (2, 0), (2, 2), (3, 0), (3, 1), (3, 2), (4, 1), (5, 0)])
def test_the_deterministic_game_is_what_all_games_come_to(n, m):
    assert by_rounds(n, m, 9, False) == game(n, m).mistakes <= binomial_weights(n, m)


@pytest.mark.parametrize(("n", "m"), [(2, 0), (2, 1), (3, 0), (3, 1), (4, 0)])
def test_the_randomized_game_is_what_all_games_come_near_to(n, m):
    short, value = by_rounds(n, m, 24, True), randomized_experts(n, m).mistakes
    assert value - Fraction(1, 100) < short <= value <= game(n, m).mistakes


@pytest.mark.parametrize("m", range(8))
def test_two_experts_have_a_closed_form(m):
    assert randomized_experts(2, m).mistakes == two_experts(m) and game(2, m).mistakes == 2 * m + 1


def test_halving_is_the_game_without_errors():
    assert [game(n, 0).mistakes for n in range(1, 20)] == [n.bit_length() - 1 for n in range(1, 20)]


@pytest.mark.parametrize(("n", "m"), [(2, 2), (3, 1), (3, 2), (4, 1)])
def test_weighted_majoritys_worst_case_is_the_longest_of_all_runs(n, m):
    """All sets of experts may err in each round, at mistakes and elsewhere: up to 4 errors more than m each."""

    @cache
    def most(made):
        weights, best = [HALF**e for e in made], 0
        for wrong in product((0, 1), repeat=n):
            after = tuple(sorted(e + err for e, err in zip(made, wrong, strict=True)))
            if any(wrong) and after[0] <= m and after[-1] <= m + 4:
                weight = sum(w for w, err in zip(weights, wrong, strict=True) if err)
                best = max(best, most(after) + (2 * weight >= sum(weights)))
        return best

    assert most((0,) * n) == weighted_majority(n, m).mistakes


@pytest.mark.parametrize("beta", [Fraction(1, 3), HALF, Fraction(9, 10)])
@pytest.mark.parametrize(("n", "m"), [(1, 0), (2, 1), (5, 1), (4, 2)])
def test_its_examples_force_its_mistakes_within_its_bound(n, m, beta):
    worst = weighted_majority(n, m, beta)
    run = play(worst.learner, worst.examples)
    assert len(run.mistakes) == worst.mistakes >= game(n, m).mistakes and min(errors(run)) <= m
    assert worst.mistakes <= experts.deterministic().on(run).bound or not worst.mistakes


def test_sizes_are_refused():
    for ask in (game, randomized_experts, weighted_majority):
        for n, m in ((0, 1), (2, -1), (2.0, 1)):
            with pytest.raises(BadSize):
                ask(n, m)


def test_of_a_feature_and_its_contrary_one_is_right():
    stream = by_feature(digits(3, 5), 8)
    assert (len(stream), stream.dimension) == (365, 128) and stream.names[64] == "row 0 column 0 small"
    made = errors(play(WeightedMajority(), stream))
    assert all(large + small == 365 for large, small in zip(made[:64], made[64:], strict=True))


def test_a_learner_among_the_experts_errs_as_often_as_it_does():
    bits = Examples([(1, 0), (0, 1), (1, 1), (0, 0)] * 3, [1, -1, 1, -1] * 3)
    stream = by_learners({"adds": (Perceptron(), bits), "multiplies": (Winnow(), bits)})
    made = errors(play(WeightedMajority(), stream))
    assert made == tuple(len(play(learner, bits).mistakes) for learner in (Perceptron(), Winnow()))


def test_learners_of_different_streams_give_no_advice():
    one, other = Examples([(1,)], [1]), Examples([(1,)], [-1])
    for players in ({}, {"a": (Perceptron(), one), "b": (Perceptron(), other)}):
        with pytest.raises(NoAdvice):
            by_learners(players)


def test_a_crowd_says_the_same_each_time_and_errs_as_often_as_it_is_meant_to():
    X, y = crowd(n=30, rounds=2500, seed=2)
    assert np.array_equal(X, crowd(30, 2500, 2)[0]) and not np.array_equal(X, crowd(30, 2500, 3)[0])
    mistakes, made = majority_of_many(X, y)
    assert all(0.2 * 2500 < count < 0.55 * 2500 for count in made)
    assert len(mistakes) <= 2.41 * (min(made) + 5)


@given(st.integers(1, 6), st.integers(1, 10), st.integers(0, 2**32), st.sampled_from([1, 90]))
@example(2, 1, 0, 90)
@settings(max_examples=part_of(60), deadline=None)
def test_a_large_crowd_makes_the_mistakes_of_the_small_loop(n, rounds, seed, repeated):
    """Repeated rows drive the weights of some experts far below the rounding of the others."""
    random = np.random.default_rng(seed)
    X, y = (np.repeat(random.choice([-1, 1], size), repeated, axis=0) for size in ((rounds, n), rounds))
    run = play(WeightedMajority(), Examples(X, y))
    mistakes, made = majority_of_many(X, y)
    assert (mistakes, made) == (run.mistakes, errors(run))


@pytest.mark.parametrize(("n", "rounds", "seed"), [(0, 1, 0), (1, 0, 0), (2.0, 1, 0), (1, 1, -1)])
def test_crowds_that_cannot_be(n, rounds, seed):
    with pytest.raises(BadStream):
        crowd(n, rounds, seed)
