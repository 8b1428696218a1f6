"""Learners with expert advice on runs worked by hand, their theorems on runs, exact games beside brute force."""

import random
from fractions import Fraction
from functools import cache, partial
from itertools import product
from math import log

import numpy as np
import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import ADVICE
from checks.theorem import TheoremCase, is_refuted, is_refuted_without_any_hypothesis, theorem_contract
from each import each
from hypothesis import example, given, settings
from hypothesis import strategies as st
from refusals import refusals
from thorough import part_of

from mistake_bounds import Examples, Perceptron, Winnow, play, theorems
from mistake_bounds.chapters.weighted_majority import pictures
from mistake_bounds.chapters.weighted_majority.examples import NoAdvice, by_feature, by_learners, crowd
from mistake_bounds.chapters.weighted_majority.learner import (
    FixedShare,
    RandomizedWeightedMajority,
    VovkForecaster,
    WeightedMajority,
    best_expert,
    errors,
    followed,
    majority_of_many,
)
from mistake_bounds.chapters.weighted_majority.pictures import cost, prices, squeeze
from mistake_bounds.chapters.weighted_majority.theorem import (
    ExpertBounds,
    read_forecaster,
    read_majority,
    read_randomized,
)
from mistake_bounds.chapters.weighted_majority.worst_case import (
    binomial_weights,
    changing_target,
    randomized_experts,
    two_experts,
    weighted_majority,
)
from mistake_bounds.chapters.weighted_majority.worst_case import experts as game
from mistake_bounds.exact import BadSize
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim, prove
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.real import digits
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import experts, sharing
from mistake_bounds.theory import read

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
    forecaster = VovkForecaster(HALF)
    follower = RandomizedWeightedMajority(Fraction(5, 9))
    for w in product((1, 2, 5), repeat=3):
        share, pushed = (learner.predict(w, (1, 1, -1)) for learner in (follower, forecaster))
        assert pushed - HALF == min(max((share - HALF) * Fraction(8, 7), -HALF), HALF)


# the theorems


def test_the_power_form_is_about_whole_numbers():
    run = play(WeightedMajority(), STREAM)
    m = min(errors(run))
    mistakes = len(run.mistakes)
    assert 4**mistakes <= 3 * 2**m * 3**mistakes
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
    alone = Examples([(1,), (1,)], [1, -1])
    for stream, passes, proof, beta, s in (
        (STREAM, 5, experts.tuned(), Fraction(3, 5), Fraction(10, 3)),
        (STREAM, 5, experts.hedge(), Fraction(7, 12), Fraction(41, 10)),
        (alone, 1, experts.tuned(), Fraction(9, 10), Fraction(1, 9)),
        (alone, 1, experts.hedge(), Fraction(9, 10), Fraction(1, 10)),
    ):
        run = play(RandomizedWeightedMajority(beta), stream, passes)
        assert check_proof(proof, read_randomized(run, s=s), ("update",))
        too_small = check_proof(proof, read_randomized(run, s=s / 2), ("update",))
        assert {"tuned penalty", "pays for the rounds"} & {row.claim.name for row in too_small.failures}
    assert experts.tuned().claim.substitute({experts.m: 5}).symbols == {"E", "N", "s"}


def test_the_best_penalty_is_that_of_the_root_itself():
    """A rational s above the root meets all that the textbook's bound rests on but for the root."""
    run = play(RandomizedWeightedMajority(Fraction(3, 5)), STREAM, 5)
    reading = read((ExpertBounds.tuned, ExpertBounds.textbook), run, None, Fraction(10, 3))
    failures = check_proof(experts.textbook(), reading, ("update",)).failures
    assert {row.claim.name for row in failures} == {"root"}
    assert latex_in(experts.textbook()) == r"E \le m + \sqrt{2 m \ln n} + \ln n"


def test_the_bound_with_a_root_needs_the_root_and_is_refuted_with_half_of_it():
    for line in ExpertBounds.no_less:
        is_refuted_without_any_hypothesis(line)
    root = [ExpertBounds.root.claim, ExpertBounds.a_root.claim]
    itself = ExpertBounds.the_root_itself.claim
    half = claim(2 * (experts.E - experts.m - experts.N) <= ExpertBounds.ζ.value)
    for goal, known in ((experts.textbook().claim, root), (half, [*root, itself])):
        is_refuted(prove(goal, given=[experts.tuned().claim, *known]))


def test_a_run_meets_the_hypotheses_of_the_bound_in_bits():
    reading = read_majority(play(WeightedMajority(), STREAM))
    powers = {"a": ln(Fraction(4, 3) ** 147), "c": ln(2**61), "g": ln(Fraction(4, 3))}
    reading.end.update({"b": ln(2), "lg": ln(3) / ln(2), **powers})
    assert check_proof(experts.halves(), reading, ("mistake", "right answer"))


def test_another_expert_may_be_named():
    run = play(WeightedMajority(), STREAM)
    theorem = experts.deterministic()
    assert theorem.on(run, 0).check and theorem.on(run, 0).bound > theorem.on(run).bound


# the games


@cache
def by_rounds(n: int, m: int, rounds: int, randomized: bool):
    """The value of the game in so many rounds, over all predictions of all experts and both labels."""

    @cache
    def value(counts, left):
        best = Fraction(0)
        for row in product((0, 1), repeat=n) if left else ():
            ends = [tuple(sorted(min(m + 1, e + (s != y)) for e, s in zip(counts, row, strict=True))) for y in (0, 1)]
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


@each([(1, 2), (2, 2), (3, 2), (4, 1), (5, 0)])
def test_the_deterministic_game_is_what_all_games_come_to(size):
    n, m = size
    assert by_rounds(n, m, 9, False) == game(n, m).mistakes <= binomial_weights(n, m)


@each([(2, 1), (3, 1), (4, 0)])
def test_the_randomized_game_is_what_all_games_come_near_to(size):
    n, m = size
    short = by_rounds(n, m, 24, True)
    value = randomized_experts(n, m).mistakes
    assert value - Fraction(1, 100) < short <= value <= game(n, m).mistakes


@each(range(8))
def test_two_experts_have_a_closed_form(m):
    assert randomized_experts(2, m).mistakes == two_experts(m) and game(2, m).mistakes == 2 * m + 1


def test_halving_is_the_game_without_errors():
    assert [game(n, 0).mistakes for n in range(1, 20)] == [n.bit_length() - 1 for n in range(1, 20)]


@each([(3, 2), (4, 1)])
def test_weighted_majoritys_worst_case_is_the_longest_of_all_runs(size):
    """All sets of experts may err in each round, at mistakes and elsewhere: up to 4 errors more than m each."""
    n, m = size

    @cache
    def most(counts):
        weights = [HALF**e for e in counts]
        best = 0
        for erring in product((0, 1), repeat=n):
            after = tuple(sorted(e + err for e, err in zip(counts, erring, strict=True)))
            if any(erring) and after[0] <= m and after[-1] <= m + 4:
                weight = sum(w for w, err in zip(weights, erring, strict=True) if err)
                best = max(best, most(after) + (2 * weight >= sum(weights)))
        return best

    assert most((0,) * n) == weighted_majority(n, m).mistakes


@each([(1, 0, HALF), (5, 1, Fraction(9, 10)), (4, 2, Fraction(1, 3))])
def test_its_examples_force_its_mistakes_within_its_bound(size):
    n, m, beta = size
    worst = weighted_majority(n, m, beta)
    run = play(worst.learner, worst.examples)
    assert len(run.mistakes) == worst.mistakes >= game(n, m).mistakes and min(errors(run)) <= m
    assert worst.mistakes <= experts.deterministic().on(run).bound or not worst.mistakes


# a target that changes


def errs_least(erring, n, k):
    """The errors of the best sequence of experts, one for each round, with at most k changes: all are tried."""
    paths = product(range(n), repeat=len(erring))
    able = (path for path in paths if sum(a != b for a, b in zip(path, path[1:], strict=False)) <= k)
    return min(sum(i in wrong for i, wrong in zip(path, erring, strict=True)) for path in able)


def mistakes_of_sharing(erring, n, shares, every_round):
    """Weighted majority in plain fractions: half for an error, then a sixteenth to all, where it ``shares``."""
    w, made = [Fraction(1)] * n, 0
    for those in erring:
        mistake = 2 * sum(w[i] for i in those) >= sum(w)
        made += mistake
        if mistake or every_round:
            w = [v / 2 if i in those else v for i, v in enumerate(w)]
            if shares:
                w = [Fraction(15, 16) * v + sum(w) / (16 * n) for v in w]
    return made


SETS = {n: [{i for i in range(n) if bits >> i & 1} for bits in range(2**n)] for n in (2, 3)}


@each([(2, 0, 0, 5), (2, 0, 1, 6), (2, 1, 1, 5), (2, 0, 2, 6), (3, 0, 1, 4), (3, 1, 1, 4)])
def test_the_changing_target_by_a_second_program(size):
    """All streams, and for each all sequences of experts."""
    n, m, k, rounds = size
    most = [0, 0]
    for erring in product(SETS[n], repeat=rounds):
        made = [mistakes_of_sharing(erring, n, True, False), mistakes_of_sharing(erring, n, False, True)]
        if any(map(int.__gt__, made, most)) and errs_least(erring, n, k) <= m:
            most = [*map(max, made, most)]
    assert most == [changing_target(one, n, m, k, rounds).mistakes for one in (FixedShare(), WeightedMajority())]


@each([(2, 0, 1, 12), (2, 1, 2, 10), (3, 0, 1, 9)])
def test_sharing_is_over_after_a_few_mistakes_and_weighted_majority_is_not(size):
    n, m, k, rounds = size
    shared, plain = (changing_target(one, n, m, k, rounds) for one in (FixedShare(), WeightedMajority()))
    for worst in (shared, plain):
        assert len(play(worst.learner, worst.examples).mistakes) == worst.mistakes
        assert errs_least(worst.errors, n, k) <= m if rounds < 10 else len(worst.errors) <= rounds
    assert shared.mistakes <= sharing.tracking().on(play(shared.learner, shared.examples), k).bound
    assert shared.mistakes == changing_target(FixedShare(), n, m, k, rounds - 2).mistakes < plain.mistakes
    assert plain.mistakes > changing_target(WeightedMajority(), n, m, k, rounds - 4).mistakes


def test_without_a_change_the_sequence_is_the_best_expert():
    run = play(FixedShare(), STREAM)
    rows = [(step.x, step.y) for step in run.steps]
    made = [sum(x[i] != y for i, (x, y) in zip(followed(run, k), rows, strict=True)) for k in range(3)]
    assert made[0] == min(sum(x[i] != y for x, y in rows) for i in range(3)) and made == sorted(made, reverse=True)
    assert len({*followed(run, 0)}) == 1 and followed(play(FixedShare(), Examples([(1, 1)], [1])), 2) == ()


def test_of_a_feature_and_its_contrary_one_is_right():
    stream = by_feature(digits(3, 5), 8)
    assert (len(stream), stream.dimension) == (365, 128) and stream.names[64] == "row 0 column 0 small"
    counts = errors(play(WeightedMajority(), stream))
    assert all(large + small == 365 for large, small in zip(counts[:64], counts[64:], strict=True))


def test_a_learner_among_the_experts_errs_as_often_as_it_does():
    bits = Examples([(1, 0), (0, 1), (1, 1), (0, 0)] * 3, [1, -1, 1, -1] * 3)
    stream = by_learners({"adds": (Perceptron(), bits), "multiplies": (Winnow(), bits)})
    counts = errors(play(WeightedMajority(), stream))
    assert counts == tuple(len(play(learner, bits).mistakes) for learner in (Perceptron(), Winnow()))


def test_a_crowd_says_the_same_each_time_and_errs_as_often_as_it_is_meant_to():
    X, y = crowd(n=30, rounds=2500, seed=2)
    assert np.array_equal(X, crowd(30, 2500, 2)[0]) and not np.array_equal(X, crowd(30, 2500, 3)[0])
    mistakes, counts = majority_of_many(X, y)
    assert all(0.2 * 2500 < count < 0.55 * 2500 for count in counts)
    assert len(mistakes) <= 2.41 * (min(counts) + 5)


@given(st.integers(1, 6), st.integers(1, 10), st.integers(0, 2**32), st.sampled_from([1, 90]))
@example(2, 1, 0, 90)
@settings(max_examples=part_of(60), deadline=None)
def test_a_large_crowd_makes_the_mistakes_of_the_small_loop(n, rounds, seed, repeated):
    """Repeated rows drive the weights of some experts far below the rounding of the others."""
    random = np.random.default_rng(seed)
    X, y = (np.repeat(random.choice([-1, 1], size), repeated, axis=0) for size in ((rounds, n), rounds))
    run = play(WeightedMajority(), Examples(X, y))
    mistakes, counts = majority_of_many(X, y)
    assert (mistakes, counts) == (run.mistakes, errors(run))


ONE, OTHER = Examples([(1,)], [1]), Examples([(1,)], [-1])
test_what_is_refused = refusals(
    (lambda: experts.deterministic().on(play(WeightedMajority(), STREAM), 3), BadSize, 3),
    (lambda: game(0, 1), BadSize, 0),
    (lambda: randomized_experts(2, -1), BadSize, -1),
    (lambda: weighted_majority(0, 1), BadSize, 0),
    (lambda: by_learners({"a": (Perceptron(), ONE), "b": (Perceptron(), OTHER)}), NoAdvice),
    (lambda: changing_target(FixedShare(), 0, 1, 1, 1), BadSize, 0),
    (lambda: changing_target(FixedShare(), 2, 1, -1, 1), BadSize, -1),
    (lambda: changing_target(RandomizedWeightedMajority(), 2, 1, 1, 1), BadLearner),
    (lambda: sharing.tracking().on(play(FixedShare(), STREAM), -1), BadSize, -1),
    (lambda: crowd(0, 1, 0), BadStream, 0),
    (lambda: crowd(1, 0, 0), BadStream, 0),
)


# the cases of the contracts


TENTH = Fraction(1, 10)


def advised(seed: int):
    """Four experts that are right with different chances, the third most often."""
    coin = random.Random(seed + 7)
    labels = [coin.choice((-1, 1)) for _ in range(30)]
    rows = [tuple(y if coin.random() < right else -y for right in (0.6, 0.7, 0.9, 0.5)) for y in labels]
    return Examples(rows, labels), ()


def changing(seed: int):
    """Four experts, of which the first is right in the first half and the last in the second; it may change twice."""
    coin = random.Random(seed + 3)
    says = [[coin.choice((-1, 1)) for _ in range(4)] for _ in range(30)]
    return Examples(says, [row[0] if t < 15 else row[3] for t, row in enumerate(says)]), (2,)


class DoesNotShare(FixedShare):
    def update(self, w, x, y):
        return WeightedMajority.update(self, w, x, y)


UNEVEN = {wrong.StartsUneven: "weights of 1"}


EXPERTS = Examples([(1, -1, 1), (1, 1, -1), (-1, -1, 1), (1, -1, -1)], [1, 1, -1, -1])


NO_PENALTIES = {"beta": 0}, {"beta": 1}, {"beta": Fraction(-1, 2)}


SAYS = Examples([(1, 1, -1), (-1, 1, 1), (1, 1, 1), (-1, -1, 1), (1, -1, 1)], [-1, 1, 1, 1, 1])


@cache
def of_experts():
    return theorems.experts.deterministic().on(play(WeightedMajority(), SAYS))


test_theorems = theorem_contract(
    TheoremCase(
        experts.deterministic(),
        WeightedMajority(),
        advised,
        wrong.otherwise(WeightedMajority(), UNEVEN),
        claim(2 * experts.M * experts.K <= experts.m * experts.h + experts.N),
    ),
    TheoremCase(
        experts.randomized(),
        RandomizedWeightedMajority(),
        advised,
        wrong.otherwise(RandomizedWeightedMajority(), UNEVEN),
        claim(2 * experts.E * (1 - experts.beta) <= experts.m * experts.h + experts.N),
        counted=lambda run: run.expected_mistakes,
    ),
    TheoremCase(
        experts.forecaster(),
        VovkForecaster(),
        advised,
        wrong.otherwise(VovkForecaster(), UNEVEN),
        claim(2 * experts.E * experts.epsilon <= experts.m * experts.h + experts.N),
        counted=lambda run: run.expected_mistakes,
    ),
    TheoremCase(
        sharing.tracking(),
        FixedShare(),
        changing,
        wrong.otherwise(FixedShare(), {wrong.StartsUneven: ("weights of 1", "start of omega", "start of psi")})
        | {DoesNotShare(): {"punished and shared", "its weight punished and shared"}},
        claim(2 * sharing.M * (sharing.K - sharing.delta) <= sharing.m_k * sharing.h + sharing.N),
    ),
)


test_learners = learner_contract(
    LearnerCase(WeightedMajority(), EXPERTS, (0, 2, 0.5), (*NO_PENALTIES, {"tie": 2})),
    LearnerCase(FixedShare(), STREAM, (0, 2, 0.5), (*NO_PENALTIES, {"alpha": 0}, {"alpha": 1})),
    LearnerCase(RandomizedWeightedMajority(), EXPERTS, (0, 2, 0.5), NO_PENALTIES),
    LearnerCase(VovkForecaster(), EXPERTS, (0, 2, 0.5), ({"rate": 0}, {"rate": Fraction(4, 3)})),
)


test_pictures = picture_contract(
    pictures,
    {
        "games": lambda: ({"exact": [2, 4], "bound": [Fraction(5, 2), 5]}, ["exact"]),
        "round_costs": lambda: (HALF,),
        "squeezed": lambda: (of_experts(),),
    },
    rising={
        "round_costs": tuple((name, "what the round") for name in ("weighted", "randomized", "Vovk")),
        "squeezed": (("the best", "logarithm", "ceiling"),),
    },
)


def test_the_probabilities_of_mistakes_add_up():
    """Two experts, the first always wrong: 1/2, then 1/3 of the weight, then 1/5."""
    run = play(RandomizedWeightedMajority(), Examples([(-1, 1), (1, -1), (-1, 1)], [1, -1, 1]))
    assert run.expected_mistakes == Fraction(1, 2) + Fraction(1, 3) + Fraction(1, 5)
    assert run.mistakes == (0,) and run.updates == (0, 1, 2) and run.weights == (Fraction(1, 8), 1)


@pytest.mark.parametrize("beta", [TENTH, HALF, 1 - TENTH])
def test_no_price_is_above_the_cost_and_each_touches_it(beta):
    shares = [Fraction(i, 40) for i in range(41)]
    rows = [[cost(beta, q) - price for price in prices(beta, q)] for q in shares]
    assert min(map(min, rows)) > -1e-12
    assert [min(column) for column in zip(*rows, strict=True)] == pytest.approx([0, 0, 0], abs=1e-12)


def test_a_squeeze_ends_with_the_runs_own_weight():
    totals, ceiling, floor = squeeze(of_experts())
    assert totals[-1] == pytest.approx(log(sum(of_experts().run.weights))) and totals[0] == ceiling[0] == log(3)
    assert floor[-1] == pytest.approx(-log(2) * of_experts().reading.end["m"])


HEDGED = play(RandomizedWeightedMajority(Fraction(1, 3)), ADVICE)
test_readers = reader_contract(
    cost=(lambda s: read_randomized(HEDGED, s=s), 1, ()),
    expert=(partial(read_majority, play(WeightedMajority(), ADVICE)), 3, (-1, 4, 1.0)),
)
