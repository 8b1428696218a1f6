"""One contract over every theorem of the book: a new chapter gets its tests in a table."""

import random
from fractions import Fraction
from functools import partial

import pytest
from checks import drawing, wrong
from checks.refuting import narrow, stubborn
from checks.theorem import Case, checks
from each import all_hold

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.bandits.learner import Banditron, Exp3, Guesses, Histories, tossed
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, RegretMatching, boost
from mistake_bounds.chapters.decision_lists.examples import DecisionList, decision_lists
from mistake_bounds.chapters.decision_lists.learner import Levels, Rule
from mistake_bounds.chapters.greedy_lists.learner import Greedy, put_down
from mistake_bounds.chapters.guess_and_double.learner import GuessAndDouble, GuessMargin
from mistake_bounds.chapters.halving.examples import k_cnf, thresholds
from mistake_bounds.chapters.halving.learner import Halving, StandardOptimal
from mistake_bounds.chapters.halving.worst_case import halving as halving_worst_case
from mistake_bounds.chapters.hedge.learner import AnytimeHedge, Hedge, of_losses
from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.online_to_pac.learner import Draws, all_bad, bad_output, errors_exceed
from mistake_bounds.chapters.past_right.learner import MarginPerceptron, PassiveAggressive
from mistake_bounds.chapters.perceptron_ors.worst_case import certificate, perceptron_disjunction
from mistake_bounds.chapters.shrinking_steps.learner import RegularizedLeader, Root, Share, ShrinkingSteps
from mistake_bounds.chapters.shrinking_steps.reading import loss_on, mean
from mistake_bounds.chapters.voted_averaged.learner import VotedPerceptron
from mistake_bounds.chapters.voted_averaged.reading import expected_error, expected_mistakes, left_out
from mistake_bounds.chapters.weighted_majority.learner import (
    RandomizedWeightedMajority,
    VovkForecaster,
    WeightedMajority,
)
from mistake_bounds.chapters.what_any_learner_pays.learner import RandomizedOptimal
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.proof import claim, norm2
from mistake_bounds.proof.reals import ln
from mistake_bounds.separator import NoSeparator
from mistake_bounds.streams.strings import StringSets
from mistake_bounds.sweep import shuffled
from mistake_bounds.theorems import (
    banditron,
    bandits,
    book,
    boosting_and_games,
    conversion,
    cross_off,
    experts,
    four_norm,
    games,
    gap,
    gradient,
    greedy,
    guessing,
    halving,
    hedge,
    imperfect,
    infinite_attributes,
    k_of_r,
    l1_margin,
    leash,
    lists,
    margin_perceptron,
    nearer,
    pac,
    passive_aggressive,
    pays,
    perceptron,
    perceptron_ors,
    prices,
    shrinking_steps,
    votes,
    winnow,
)
from mistake_bounds.worlds import World, uniform

QUARTER, HALF = Fraction(5, 4), Fraction(3, 2)
BITS = [tuple(i >> j & 1 for j in range(6)) for i in (*range(64), *range(63, 0, -3))]
WEIGHTS = (1, 1, 2, 0, 0, 0)


# streams, and what the theorem is told of them


def labelled(rows, positive, *target):
    """The rows with the labels of a target, and what the theorem is told of it."""
    return Examples(rows, [1 if positive(row) else -1 for row in rows]), target


def in_order(seed: int) -> list[tuple[int, ...]]:
    """All rows of six bits, counted up, and some of them down again; shuffled, unless the seed is 0."""
    return BITS if seed == 0 else random.Random(seed).sample(BITS, len(BITS))


def separated(seed: int):
    coin = random.Random(seed)
    rows = [(a, b, 1 - a * b) for a, b in ((coin.randint(-6, 6), coin.randint(-6, 6)) for _ in range(20))]
    return labelled([x for x in rows if 2 * x[0] != x[1]], lambda x: 2 * x[0] > x[1], (2, -1, 0))


def cubes(seed: int):
    """Rows that the cubes of (2, −1, 0) separate."""
    coin = random.Random(seed)
    rows = [(a, b, 1 - a * b) for a, b in ((coin.randint(-6, 6), coin.randint(-6, 6)) for _ in range(20))]
    return labelled([x for x in rows if 8 * x[0] != x[1]], lambda x: 8 * x[0] > x[1], (2, -1, 0))


def from_axis_to_axis(seed: int, n: int = 14):
    """A target that points along one axis of ``n`` after the other, or against it, for two examples each."""
    coin = random.Random(seed + 1)
    targets = [tuple(sign * (i == k) for i in range(n)) for k in range(n) for sign in [coin.choice((-1, 1))]]
    rows = [tuple(coin.choice((-1, 1)) * v for v in u) for u in targets for _ in range(2)]
    targets = [u for u in targets for _ in range(2)]
    right = [sum(a * b for a, b in zip(u, x, strict=True)) for u, x in zip(targets, rows, strict=True)]
    return Examples(rows, right), (targets,)


def not_separated(seed: int):
    """Rows of a grid, a few of which have the wrong label, and a target that is right but for those."""
    coin = random.Random(seed + 5)
    rows = [(coin.randint(-6, 6), coin.randint(-6, 6), 1) for _ in range(30)]
    return Examples(rows, [1 if 2 * a - b + coin.randint(-5, 5) > 0 else -1 for a, b, _ in rows]), ((2, -1, 0), 2)


def costly(seed: int):
    """What four actions cost."""
    coin = random.Random(seed)
    return Examples([tuple(coin.randint(0, 5) for _ in range(4)) for _ in range(12)], [-1] * 12), ()


def no_threshold(seed: int):
    """Points on a line, with labels that no few thresholds get right."""
    coin = random.Random(seed)
    return Examples([(coin.randint(0, 9), coin.randint(0, 9)) for _ in range(20)], [-1, 1, 1, -1] * 5), ()


def boosted(learner: AdaBoost, examples: Examples, rounds: int):
    return boost(learner, examples, rounds)


def wrong_now_and_then(seed: int):
    """The same with what theorems on any data are told of it: a target, short."""
    return not_separated(seed)[0], ((HALF, Fraction(-1, 2), 0),)


def ors(seed: int):
    return labelled(in_order(seed), lambda x: x[0] or x[3], [0, 3])


def ors_with_dummy(seed: int):
    """What forces the most mistakes, if the seed is 0, and else all rows, with the dummy input; three are relevant."""
    if seed == 0:
        worst = perceptron_disjunction(5, 3)
        return worst.examples, (worst.target,)
    examples, _ = labelled(in_order(seed), lambda x: any(x[:3]), [0, 1, 2])
    return examples.with_dummy(), ((1, 1, 1, 0, 0, 0),)


OF_TWO = certificate(2, (4, 2, 2))


def one_at_a_time(seed: int):
    """The same with one relevant attribute on in a positive example, and a certificate for two others."""
    if seed == 0:
        return ors_with_dummy(0)[0], ((1, 1, 1, 0, 0), OF_TWO)
    rows = [x[:5] for x in in_order(seed) if sum(x[:3]) <= 1]
    return labelled(rows, lambda x: any(x[:3]))[0].with_dummy(), ((1, 1, 1, 0, 0), OF_TWO)


def late_ors(seed: int):
    """Rows with much on come first."""
    return labelled(in_order(seed)[::-1], lambda x: x[1] or x[3], [1, 3])


def noisy_ors(seed: int):
    """An OR, but for the labels of every seventh row."""
    rows = in_order(seed)
    labels = [bool(x[2] or x[3]) != (i % 7 == 6) for i, x in enumerate(rows)]
    return Examples(rows, [1 if positive else -1 for positive in labels]), ([2, 3],)


def two_of_four(seed: int):
    return labelled(in_order(seed), lambda x: sum(x[:4]) >= 2, range(4), 2)


def weighted(seed: int):
    return labelled(in_order(seed), lambda x: x[0] + x[1] + 2 * x[2] >= 2, WEIGHTS, 2, 1)


def signs(seed: int):
    coin = random.Random(seed + 2)
    rows = [tuple(coin.choice((-1, 1)) for _ in range(7)) for _ in range(40)]
    return labelled(rows, lambda x: sum(x[:3]) > 0, (1, 1, 1, 0, 0, 0, 0))


def any_labels(seed: int):
    """Labels that no weights get right."""
    coin = random.Random(seed)
    rows = [tuple(coin.randint(-3, 3) for _ in range(3)) for _ in range(12)]
    return Examples(rows, [coin.choice((-1, 1)) for _ in rows]), ((1, -1, 0),)


def half_numbers(seed: int):
    """Numbers to predict, from −2 to 2, and one to compare with."""
    coin = random.Random(seed)
    numbers = [Fraction(coin.randint(-4, 4), 2) for _ in range(12)]
    return Examples([(1,)] * 12, numbers, labels=sorted(set(numbers))), ((Fraction(1, 3),),)


def real_labels(seed: int):
    """Labels that are the scores of (1, −2, 1)."""
    rows = any_labels(seed)[0].X
    scores = [x[0] - 2 * x[1] + x[2] for x in rows]
    return Examples(rows, scores, labels=sorted(set(scores))), ((1, -2, 1),)


def as_they_are(examples, seed: int):
    """In the order that refutes a guess, if the seed is 0, else in any other."""
    return examples if seed == 0 else shuffled(examples, seed)


def four_of_four(seed: int):
    return as_they_are(stubborn(), seed), (range(4), 4)


def five_signs(seed: int):
    return as_they_are(narrow(), seed), ((1, 1, 1, 1, 1, 0),)


def strings(seed: int):
    """Sets of up to four of six letters: those with a or d first, and long ones before short ones."""
    sets = (frozenset(chr(97 + j) for j in range(6) if x[j]) for x in in_order(seed) if sum(x) <= 4)
    ordered = sorted(sets, key=lambda letters: (not letters & {"a", "d"}, -len(letters)))
    return StringSets(ordered, [1 if letters & {"a", "d"} else -1 for letters in ordered]), ({"a", "d"},)


LISTS, CLAUSES, LEVELS = decision_lists(3), k_cnf(3, 2), thresholds(15)


def concepts(seed: int):
    """All instances of the decision lists over three variables, and which of them is the target."""
    coin = random.Random(seed)
    target = 40 + seed
    order = coin.sample(LISTS.instances, len(LISTS.instances))
    return LISTS.examples(LISTS.names[target], order), (target,)


def against_votes(seed: int):
    """What costs halving one mistake more than need be, first; then all instances, in an order of the seed's."""
    worst = halving_worst_case(CLAUSES, tie=-1)
    target = next(i for i, row in enumerate(CLAUSES) if all(row[j] == y for j, y in worst.moves))
    first = [CLAUSES.instances[j] for j, _ in worst.moves] if seed == 0 else []
    order = random.Random(seed).sample(CLAUSES.instances, len(CLAUSES.instances))
    return CLAUSES.examples(CLAUSES.names[target], [*first, *order]), (target,)


def lopsided(seed: int):
    """Thresholds on 15 points: instances on which the learner is sure and right, sure and wrong, and unsure."""
    order = [15, 13, 14, *random.Random(seed).sample(range(1, 13), 12)]
    return LEVELS.examples("x ≥ 14", order if seed == 1 else order[::-1]), (LEVELS.names.index("x ≥ 14"),)


def advised(seed: int):
    """Four experts that are right with different chances, the third most often."""
    coin = random.Random(seed + 7)
    labels = [coin.choice((-1, 1)) for _ in range(30)]
    rows = [tuple(y if coin.random() < right else -y for right in (0.6, 0.7, 0.9, 0.5)) for y in labels]
    return Examples(rows, labels), ()


def losses(seed: int, rounds: int = 3):
    """What three arms lose in a few rounds, now and then a part."""
    coin = random.Random(seed)
    return [tuple(coin.choice((0, 1, 1, Fraction(1, 2))) for _ in range(3)) for _ in range(rounds)], (seed % 2,)


def guessed(seed: int):
    """Five examples of two classes, the sign of the first entry, with a target of margin 1."""
    coin = random.Random(seed)
    rows = [(coin.choice((-1, 1)), coin.choice((-1, 0, 1))) for _ in range(5)]
    return Examples(rows, ["a" if x[0] > 0 else "b" for x in rows], labels=("a", "b")), ((HALF, 0, -HALF, 0), 2)


def drawn_arms(seed: int):
    rows, told = losses(seed, 30)
    return tossed(rows, seed), told


def graded(seed: int, grain: int = 2, rounds: int = 8):
    """Losses of three experts, in multiples of 1/``grain``; the first two in turn never lose all."""
    coin = random.Random(seed + 3)
    rows = [[Fraction(coin.randint(0, grain - (i == t % 2)), grain) for i in range(3)] for t in range(rounds)]
    return of_losses(rows), ()


def listed(seed: int):
    target = DecisionList.of("x2 -> +, x̄4 -> -, x1 -> +, else -")
    return target.labelled(in_order(seed)), (target,)


def sampled(seed: int):
    """A third of all rows of six bits, labelled by a list."""
    target = DecisionList.of("x2 -> +, x̄4 -> -, x1 -> +, else -")
    return target.labelled(random.Random(seed).sample(BITS, 24)), (target,)


def mislabelled(seed: int):
    """The same, with one of those that the default decides once more, and the other label: no list is right."""
    examples, (target,) = sampled(seed)
    twice = next(x for x in examples.X if not any(rule.fires(x) for rule in target.rules[:-1]))
    return Examples((*examples.X, twice), (*examples.y, -target(twice))), ()


def errors_of_the_list(run) -> int:
    rules = [*filter(None, run.rules), Rule(None, None, -1)]
    return sum(next(rule.answer for rule in rules if rule.fires(x)) != y for x, y in run.examples)


def at_once(learner: Greedy, examples: Examples, passes: int):
    return put_down(learner, examples)


def no_survivor(seed: int):
    """Rows for the list, so few of each kind that no hypothesis is right five times in a row."""
    rows = [(1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 1), (1, 0, 0, 0), (0, 1, 0, 0), (0, 1, 1, 0), (1, 0, 1, 0)]
    return labelled(rows[: 7 - seed], lambda x: x[0], 5, 3)


FOURS, ODDS = range(4), (Fraction(1, 2), Fraction(1, 4), Fraction(1, 8), Fraction(1, 8))
TENTH = Fraction(1, 10)


def a_world(seed: int) -> World:
    """One row with each of four attributes on, drawn with four probabilities; the first attribute is the target."""
    shares = random.Random(seed).sample(ODDS, 4)
    return World([tuple(int(i == j) for j in FOURS) for i in FOURS], shares, lambda x: x[0] == 1)


WORLDS = (
    World([(1, 0), (1, 2), (-1, 3)], [HALF / 3, HALF / 6, HALF / 6], [1, 1, -1]),
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


# what wrong learners fail, besides those that take a wrong step


def positive_squares(run):
    return sum(max(r, 0) ** 2 for r in run.weights)


def otherwise(right, **faults) -> dict:
    """The learner ``right`` with each of the faults of `wrong`, and the hypotheses that fail then."""
    return {
        wrong.but_for(right, getattr(wrong, fault)): {names} if isinstance(names, str) else set(names)
        for fault, names in faults.items()
    }


def not_winnow(right: Winnow, up: str, down: str, *demoted: str) -> dict:
    """``up`` and ``down`` are the updates of the weights."""
    everywhere = ("its weight kept", "chips on", up, down, *demoted)
    return otherwise(right, StepsEverywhere=everywhere, StartsHigh="NotInARow")


def slots(kind: type[Winnow]) -> InfiniteAttributes:
    return InfiniteAttributes(4, 2, slots=12, winnow=kind())


LIST = Winnow(threshold=1, demotion="eliminate")
BY_2, BY_0, BY_QUARTER = Winnow(), Winnow(demotion="eliminate"), Winnow(QUARTER)
DOUBLED, MULTIPLIED = "active weights doubled", "active weights multiplied"
NOT_THE_PERCEPTRON = otherwise(Perceptron(), PredictsTies="mistake", ChangesAlways="NotInARow") | {
    Perceptron(rate=2): {"update"},
    Perceptron(start=(0, -3, 2)): {"start"},
}
NOT_WITH_DISTANCES = NOT_THE_PERCEPTRON | {Perceptron(start=(0, -3, 2)): {"start of w"}}
NOT_BY_LENGTH = {learner: names for learner, names in NOT_THE_PERCEPTRON.items() if learner != Perceptron(rate=2)}
NOT_EXPONENTIATED = otherwise(
    Exponentiated(HALF), AddsOne="NotAPower", StepsEverywhere=("update of one", "update"), PredictsTies="mistake",
    StartsHigh=("start of c", "start of T", "start of Lambda"),
)  # fmt: skip
NOT_GUESSING = {
    "KeepsARefutedGuess": "one mistake too many", "DoublesTwice": "the last guess",
    "KeepsTheWeights": "NotAPower", "KeepsTheFactor": ("budget", "guessed factor"),
}  # fmt: skip
HEDGE = Hedge(Fraction(2, 3), 2)
UNEVEN = {"StartsUneven": ("start of T", "start of Lambda")}
NOT_BY_LEVELS = {
    wrong.DropsAllThatFire(tie=0): {"drops where it is wrong"},
    wrong.DropsBystanders(tie=0): {"drops where it fires"},
}
NOT_GREEDY = {
    wrong.TakesNothingAway(): {"taken away", "true of nothing that is left"},
    wrong.TakesOneMore(): {"taken away"},
    wrong.ForgetsTheDefault(): {"halts only if each rule is wrong"},
}
NOT_RIGHT = {
    wrong.PutsTheContrary(): {"right where it is taken"},
    wrong.TakesOneMore(): {"right where it is taken", "true where it is taken"},
}
DESCENT, LEAST_SQUARES = OnlineGradientDescent(rate=Fraction(1, 5)), LMS(Fraction(1, 40))
GOES_ON, CAPPED, SOFT = (
    MarginPerceptron(9), PassiveAggressive("PA-I", Fraction(1, 50)), PassiveAggressive("PA-II", Fraction(1, 8))
)  # fmt: skip
MATCHING = RegretMatching(10)
NOT_ADABOOST = {
    wrong.ForgetsToGain(50): {"weight gained"},
    wrong.CountsHalf(50): {"error, rounded up"},
}
EXP3 = Exp3(3, Fraction(1, 3))
BANDITRON = Banditron(("a", "b"))
NOT_EXP3 = otherwise(
    EXP3, EstimatesNothing="divided by enough", DrawsEvenly="drawn by weight",
    LosesAll=("other weights kept", "its weight kept"),
)  # fmt: skip
NOT_DRAWN = {wrong.SameAgain: {"independent draw"}}


BY_ROOTS, BY_SHARES = ShrinkingSteps(Root(3, 6)), ShrinkingSteps(Share(1), 2, "half square")
LEADER = RegularizedLeader(5, 2)
NOT_BY_ROOTS = otherwise(ShrinkingSteps(Root(3, 1)), NotPulledBack="domain") | {
    ShrinkingSteps(wrong.Growing()): {"steps never grow"}
}


def of_the_mean(learner, run):
    return loss_on(learner, mean(run), run.examples)


def charged(run):
    return run.total_loss


def squares(right, run):
    return sum(right.loss(r.prediction, r.y) ** 2 for r in run.rounds())


def squared_losses(run):
    return squares(run.learner, run)


def shown_to_a_list(kind: type[Draws], world: World, m: int) -> Draws:
    return kind(LIST, world, m)


PLUS = Perceptron(tie=1)
NOT_ON_ORS = otherwise(PLUS, ChangesAlways="NotInARow") | {Perceptron(tie=-1): {"low score"}}

q_all = conversion.q
M, P, r, L, A = winnow.M, winnow.P, winnow.r, winnow.L, winnow.A
eta, a, u2 = gradient.eta, gradient.a, norm2(gradient.u)
m_all, cost = guessing.m_all, guessing.A
CASES = [
    Case(
        perceptron.mistake_bound(), Perceptron(), separated, NOT_THE_PERCEPTRON,
        claim(2 * M * perceptron.gamma**2 <= perceptron.R**2 * norm2(perceptron.u)), passes=3,
    ),
    Case(
        perceptron_ors.mistake_bound(), PLUS, ors_with_dummy, NOT_ON_ORS,
        claim(4 * M**2 <= 4 * (4 * r * perceptron_ors.z + 2 * r) * M), passes=2,
    ),
    Case(
        perceptron_ors.in_a_line(), PLUS, ors_with_dummy, NOT_ON_ORS,
        claim(M <= 2 * r * (2 * perceptron_ors.z + 1)), passes=2,
    ),
    Case(
        prices.mistakes(), PLUS, one_at_a_time, {}, claim(M <= r * prices.Lambda), passes=2,
    ),
    Case(
        cross_off.mistake_bound(), LIST, late_ors, {Winnow(threshold=1): {"crossed off"}},
        claim(cross_off.M <= cross_off.N - cross_off.r - 1),
    ),
    Case(
        winnow.disjunctions(), BY_2, ors,
        not_winnow(BY_2, DOUBLED, "active weights halved", "chips off"), claim(M <= 2 * r * L + 1),
    ),
    Case(
        winnow.elimination(), BY_0, ors,
        not_winnow(BY_0, DOUBLED, "active weights removed", "its chips make its weight"), claim(M <= r * L + 1),
    ),
    Case(
        winnow.noisy(), BY_2, noisy_ors,
        not_winnow(BY_2, DOUBLED, "active weights halved", "chips off"), claim(M <= 3 * (r * L + A)),
    ),
    Case(
        k_of_r.k_of_r(), BY_QUARTER, two_of_four,
        not_winnow(BY_QUARTER, MULTIPLIED, "active weights divided", "chips off"), claim(M <= 2 * P), passes=2,
    ),
    Case(
        guessing.unknown_k(), GuessAndDouble(4), four_of_four,
        otherwise(GuessAndDouble(4), **NOT_GUESSING), claim(m_all <= 4 * (k_of_r.k - 1) * cost),
        at={"A": 1, "k": 100, "K": 199, "g_G": 199, "B_G": 198, "M_G": 199, "m_all": 397},
        built_on=(k_of_r.k_of_r(),),
    ),
    Case(
        guessing.unknown_k_and_r(), GuessAndDouble(), four_of_four,
        otherwise(GuessAndDouble(), **NOT_GUESSING), claim(3 * m_all < 15 * cost * r**2),
        at={"A": 1, "r": 100, "K": 199, "g_G": 199, "B_G": 13200, "M_G": 199**2, "m_all": 13200 + 199**2},
        built_on=(k_of_r.k_of_r(), guessing.unknown_k()),
    ),
    Case(
        gap.gap(), BY_QUARTER, weighted,
        not_winnow(BY_QUARTER, MULTIPLIED, "active weights divided", "chips off"),
        claim(gap.alpha**2 * M < 4 * gap.alpha * gap.W * gap.L),
    ),
    Case(
        l1_margin.l1_margin(), Exponentiated(HALF), signs, NOT_EXPONENTIATED,
        claim(2 * M * (l1_margin.h * l1_margin.gamma - l1_margin.k) <= l1_margin.N - l1_margin.H),
    ),
    Case(
        guessing.unknown_margin(), GuessMargin(), five_signs,
        otherwise(GuessMargin(), KeepsARefutedGuess="within the budget", DoublesTwice="budget"),
        claim(3 * m_all * guessing.gamma**2 <= 15 * cost),
        at={"A": 1, "gamma": Fraction(31, 1000), "g_G": 64, "B_G": 1365, "M_G": 4096, "m_all": 5461},
        built_on=(l1_margin.l1_margin(),),
    ),
    Case(infinite_attributes.mistake_bound(), slots(Winnow), strings, {}, claim(M <= 2 * r * L + 1)),
    Case(
        halving.mistake_bound(), Halving(), concepts, {wrong.DropsOne(): {"concept dropped"}},
        claim(halving.M <= halving.lg - 1),
        at={"C_n": 1, "Lambda_0": 0, "Lambda_M": 0, "M": 0, "N": 1, "U_n": 1, "V_0": 1, "V_M": 1, "b": ln(2), "lg": 0},
    ),
    Case(
        halving.standard_optimal(), StandardOptimal(CLAUSES.concepts), against_votes,
        {wrong.Shallower(CLAUSES.concepts): {"the deeper side"}},
        claim(halving.M <= halving.D - 1),
    ),
    Case(
        pays.randomized_optimal(), RandomizedOptimal(LEVELS.concepts), lopsided,
        {wrong.FlipsACoin(LEVELS.concepts): {"balanced"}}, claim(2 * pays.E <= pays.R),
        counted=lambda run: run.expected_mistakes,
    ),
    Case(
        experts.deterministic(), WeightedMajority(), advised, otherwise(WeightedMajority(), **UNEVEN),
        claim(2 * experts.M * experts.K <= experts.m * experts.h + experts.N),
    ),
    Case(
        experts.randomized(), RandomizedWeightedMajority(), advised,
        otherwise(RandomizedWeightedMajority(), **UNEVEN),
        claim(2 * experts.E * (1 - experts.beta) <= experts.m * experts.h + experts.N),
        counted=lambda run: run.expected_mistakes,
    ),
    Case(
        experts.forecaster(), VovkForecaster(), advised, otherwise(VovkForecaster(), **UNEVEN),
        claim(2 * experts.E * experts.epsilon <= experts.m * experts.h + experts.N),
        counted=lambda run: run.expected_mistakes,
    ),
    Case(
        hedge.regret(), HEDGE, graded, otherwise(HEDGE, StartsUneven="start of mu"),
        claim(16 * hedge.eta * (hedge.E - hedge.L_T) <= 8 * hedge.N + 2 * hedge.T * hedge.eta**2), counted=charged,
        at={"eta": 1, "mu_T": -1, "E": 2, "T": 8, "N": 1, "L_T": 0, "rho_T": 0},
    ),
    Case(
        hedge.anytime(), AnytimeHedge(), partial(graded, grain=1, rounds=6), {},
        claim(8 * hedge.eta_T * (hedge.E - hedge.L_T) <= 4 * hedge.N + hedge.H_T * hedge.eta_T), counted=charged,
        at={"eta_T": 1, "mu_T": -1, "E": 2, "H_T": 8, "N": 1, "L_T": 0, "rho_T": 0},
    ),
    Case(
        imperfect.total_distance(), Perceptron(), not_separated, NOT_WITH_DISTANCES,
        claim(M * imperfect.gamma**2 <= imperfect.R**2 * norm2(imperfect.u) + imperfect.gamma * imperfect.T), passes=3,
    ),
    Case(
        imperfect.freund_schapire(), Perceptron(), not_separated, NOT_WITH_DISTANCES,
        claim(2 * M * imperfect.gamma**2 * imperfect.Delta**2 <= imperfect.EXTENDED), passes=3,
    ),
    Case(
        gradient.regret(), DESCENT, any_labels,
        otherwise(DESCENT, StartsAtOne="start of w", GoesOn="step against the subgradient"),
        claim(2 * eta * (gradient.L_T - gradient.U_T) <= u2 / 2 + gradient.T * eta**2 * gradient.G**2),
        passes=2, counted=charged,
    ),
    Case(
        gradient.hinge(), DESCENT, any_labels, otherwise(DESCENT, GoesOn=("hinge step", "no step")),
        claim(2 * eta * (gradient.L_T - gradient.U_T) <= u2 + gradient.K * eta**2 * gradient.R**2 / 2),
        passes=2, counted=charged,
    ),
    Case(
        gradient.consistent(), LEAST_SQUARES, real_labels, otherwise(LEAST_SQUARES, StartsAtOne="start of w"),
        claim(gradient.S_T * eta * (2 - eta * gradient.R**2) <= u2 / 2), counted=charged,
    ),
    Case(
        gradient.any_data(), LEAST_SQUARES, any_labels, otherwise(LEAST_SQUARES, StartsAtOne="start of w"),
        claim(a * eta * (2 - a - eta * gradient.R**2) * gradient.S_T <= a * u2 + eta * gradient.V_T / 2),
        counted=charged,
    ),
    Case(lists.by_levels(), Levels(tie=0), listed, NOT_BY_LEVELS, claim(lists.M <= 4 * lists.n * lists.L)),
    Case(lists.peeled(), Levels(tie=0), listed, {Levels("one", tie=0): {"all that were wrong have left"}},
        claim(lists.M < lists.p + lists.Phi)),
    Case(
        lists.one_at_a_time(), Levels("one", tie=0), listed,
        {wrong.DropsBystanders("one", tie=0): {"drops where it fires", "left where it fires"}},
        claim(lists.M <= lists.p * lists.n + lists.Phi), built_on=(lists.peeled(),),
    ),
    Case(
        greedy.rounds(), Greedy(), sampled, NOT_GREEDY, claim(greedy.T <= greedy.n),
        counted=lambda run: len(run.rules), plays=at_once,
    ),
    Case(
        greedy.right(), Greedy(), mislabelled, NOT_RIGHT, claim(greedy.E <= greedy.U - 1),
        counted=errors_of_the_list, plays=at_once,
    ),
    Case(
        margin_perceptron.updates(), GOES_ON, separated,
        otherwise(GOES_ON, StartsAtOne="start", GoesOn=("close", "update"), ChangesAlways="close"),
        claim(2 * margin_perceptron.T * margin_perceptron.gamma**2 <= (2 * margin_perceptron.R**2
              + 2 * margin_perceptron.beta) * norm2(margin_perceptron.u)),
        passes=3, counted=lambda run: len(run.updates), measured=lambda right, run: len(run.updates),
    ),
    Case(
        passive_aggressive.squared_losses(), PassiveAggressive(), separated,
        otherwise(PassiveAggressive(), StartsAtOne="start of w", ChangesAlways="NotInARow"),
        claim(2 * passive_aggressive.Q_T <= passive_aggressive.R**2 * norm2(passive_aggressive.u)),
        counted=squared_losses, measured=squares,
    ),
    Case(
        passive_aggressive.capped(), CAPPED, wrong_now_and_then,
        otherwise(CAPPED, StartsAtOne="start of w", ChangesAlways="no more than enough"),
        claim(passive_aggressive.kappa * passive_aggressive.M <= norm2(passive_aggressive.u)
              + passive_aggressive.C * passive_aggressive.U_T),
        measured=lambda right, run: sum(right.chance(r.prediction, r.y) for r in run.rounds()),
    ),
    Case(
        passive_aggressive.softened(), SOFT, wrong_now_and_then,
        otherwise(SOFT, StartsAtOne="start of w", ChangesAlways="NotInARow"),
        claim(passive_aggressive.d * passive_aggressive.Q_T <= passive_aggressive.R**2 * (
            passive_aggressive.d * norm2(passive_aggressive.u) + passive_aggressive.V_T)),
        counted=squared_losses, measured=squares,
    ),
    Case(
        pac.consistent(), drawing.Trying(), drawing.world, drawing.NOT_PAC, claim(2 * pac.f <= pac.delta),
        counted=lambda trial: trial.failure(drawing.EPSILON), plays=drawing.trial,
    ),
    Case(
        pac.negatives(), drawing.found, drawing.all_but_one, drawing.NOT_FOUND, claim(pac.k_n <= pac.V_n - 2),
        counted=drawing.true_of_the_negative, plays=drawing.shown,
    ),
    Case(
        pac.no_separator(), (Fraction(1, 4),) * 4, drawing.parity, drawing.NOT_FARKAS, claim(pac.gamma <= -1),
        counted=lambda certificate: -1, plays=lambda multipliers, examples, passes: NoSeparator(multipliers),
    ),
    Case(
        conversion.coverage(), LIST, no_survivor,
        otherwise(Perceptron(), StepsTheOtherWay="mistake bound of the learner"),
        claim(conversion.m <= q_all * (conversion.M + 1) - 2),
        counted=lambda run: run.presented, measured=lambda right, run: run.presented, steps=(),
    ),
    Case(
        conversion.fooled(), LIST, lambda seed: (a_world(seed), (4, TENTH, 3)),
        {Perceptron(tie=0): {"mistake bound on the world"}}
        | otherwise(Perceptron(), StepsTheOtherWay=("mistake bound on the world", "all bad outputs")),
        claim(2 * conversion.P <= conversion.M * conversion.Q), passes=16, plays=Draws,
        counted=lambda draws: bad_output(draws, 4, TENTH),
    ),
    Case(
        conversion.littlestone(), Draws, lambda seed: (a_world(seed), (TENTH, 2)), NOT_DRAWN,
        claim(2 * conversion.P * conversion.B <= conversion.F), passes=5, plays=shown_to_a_list,
        counted=lambda draws: all_bad(draws, TENTH, 2),
    ),
    Case(
        conversion.average_risk(), Draws, lambda seed: (a_world(seed), (1, Fraction(9, 10))), NOT_DRAWN,
        claim(2 * conversion.P * conversion.Z <= conversion.F), passes=4, plays=shown_to_a_list,
        counted=lambda draws: errors_exceed(draws, 1),
    ),
    Case(
        nearer.by_length(), Perceptron(), separated, NOT_BY_LENGTH,
        claim(2 * M * nearer.WORTH <= norm2(nearer.u)), passes=3,
    ),
    Case(
        nearer.by_entropy(), Exponentiated(HALF), signs, NOT_EXPONENTIATED,
        claim(2 * M * (l1_margin.h * l1_margin.gamma - l1_margin.k) <= l1_margin.N - l1_margin.H),
    ),
    Case(
        nearer.by_weights(), BY_2, ors,
        otherwise(BY_2, StartsHigh=("start of T", "chips on")),
        claim(M * winnow.n <= winnow.n + 2 * r * nearer.lam * (nearer.ell - 1)),
        built_on=(winnow.disjunctions(),),
    ),
    Case(
        four_norm.mistake_bound(), PNormPerceptron(), cubes,
        {PNormPerceptron(2): {"cube"}} | otherwise(PNormPerceptron(), StartsAtOne=("start of a", "start of F")),
        claim(M * four_norm.gamma**2 <= 2 * four_norm.b * four_norm.E**3), passes=3,
    ),
    Case(
        leash.mistake_bound(), LeashedPerceptron(leash=2), from_axis_to_axis,
        {LeashedPerceptron(leash=1): {"half of the leash"}}
        | otherwise(LeashedPerceptron(leash=2), OffTheLeash="on the leash", PulledTooSoon="only on a taut leash"),
        claim(M * nearer.WORTH <= norm2(leash.u_M) + leash.L * leash.W_M), passes=1,
    ),
    Case(
        votes.random_stopping(), Perceptron(), drawn, {Perceptron(rate=2): {"update"}},
        claim(2 * (votes.m + 1) * votes.e_r * votes.gamma**2 <= votes.R**2 * norm2(votes.u)),
        counted=at_random, measured=lambda right, run: at_random(run), built_on=(perceptron.mistake_bound(),),
    ),
    Case(
        votes.voted(), VotedPerceptron(), drawn, {VotedPerceptron(rate=2): {"update"}},
        claim((votes.m + 1) * votes.e_v * votes.gamma**2 <= votes.R**2 * norm2(votes.u)),
        counted=by_vote, measured=lambda right, run: by_vote(run),
        built_on=(perceptron.mistake_bound(), votes.random_stopping()),
    ),
    Case(
        votes.leave_one_out(), Perceptron(tie=0), two_dozen, otherwise(Perceptron(tie=0), PredictsTies="mistake"),
        claim(2 * votes.L_n * votes.gamma**2 <= votes.R**2 * norm2(votes.u)), passes=4,
        counted=lambda run: len(left_out(run)), measured=lambda right, run: len(left_out(run)),
        built_on=(perceptron.mistake_bound(),),
    ),
    Case(
        boosting_and_games.training_error(), AdaBoost(50), no_threshold, NOT_ADABOOST,
        claim(4 * boosting_and_games.gamma**2 * boosting_and_games.T <= boosting_and_games.N - boosting_and_games.H),
        passes=3, counted=lambda run: len(run.errors), plays=boosted,
    ),
    Case(
        games.approach(), MATCHING, costly, otherwise(MATCHING, StartsAtOne="start of s"),
        claim(2 * games.D_T <= games.T * games.B**2), counted=positive_squares,
        measured=lambda right, run: positive_squares(run),
    ),
    Case(
        games.regret_matching(), MATCHING, costly, otherwise(MATCHING, StartsAtOne=("start of Q", "start of r")),
        claim(2 * games.a * (games.L_T - games.U_T) <= games.a**2), counted=charged,
    ),
    Case(
        bandits.one_run(), EXP3, drawn_arms,
        NOT_EXP3 | otherwise(
            EXP3, StartsAtTwo=("start of nu", "weights of 1"), StepsNot="divided by enough",
            StepsTwice=("other weights kept", "its weight kept", "divided by no more"),
        ),
        claim(2 * bandits.eta * bandits.D_U <= 2 * bandits.eta * bandits.B_U + bandits.N
              + bandits.eta**2 * bandits.Q_U),
        counted=charged, plays=lambda learner, examples, passes: play(learner, examples),
    ),
    Case(
        bandits.expected(), EXP3, losses,
        NOT_EXP3 | otherwise(EXP3, StartsAtTwo=("start of O", "weights of 1")),
        claim(2 * bandits.eta * bandits.E_T <= 2 * bandits.eta * bandits.L + 2 * bandits.N
              + bandits.eta**2 * bandits.T * bandits.K / 2),
        counted=lambda histories: histories.expected_loss, built_on=(bandits.one_run(),),
        plays=lambda learner, rows, passes: Histories(learner, rows),
    ),
    Case(
        banditron.mistakes(), BANDITRON, guessed,
        {
            wrong.DoesNotDivideGuesses(BANDITRON.classes): {"right guess"},
            wrong.GuessesLess(BANDITRON.classes): {"explored", "mostly the highest"},
        },
        claim(banditron.gamma * (banditron.M_T - banditron.L_T) ** 2
              <= banditron.gamma**2 * norm2(banditron.u) * banditron.R**2 * banditron.T),
        counted=lambda guesses: guesses.wrong, plays=lambda learner, examples, passes: Guesses(learner, examples),
    ),
    Case(
        shrinking_steps.any_steps(), BY_ROOTS, any_labels, NOT_BY_ROOTS,
        claim(2 * (gradient.L_T - gradient.U_T) <= shrinking_steps.D**2 * shrinking_steps.r_T / 2
              + shrinking_steps.Q_T), counted=charged,
    ),
    Case(
        shrinking_steps.any_horizon(), BY_ROOTS, any_labels,
        {ShrinkingSteps(Root(1, 6)): {"domain"}, ShrinkingSteps(Root(3, 1)): {"no steeper than G"}},
        claim(gradient.L_T - gradient.U_T <= gradient.G * shrinking_steps.D * shrinking_steps.s_T),
        counted=charged, built_on=(shrinking_steps.any_steps(),),
    ),
    Case(
        shrinking_steps.strongly_convex(), BY_SHARES, half_numbers,
        {ShrinkingSteps(Share(2), 2, "half square"): {"strongly convex"}},
        claim(4 * shrinking_steps.sigma * (gradient.L_T - gradient.U_T) <= gradient.G**2 * shrinking_steps.H_T),
        counted=charged,
    ),
    Case(
        shrinking_steps.regularized(), LEADER, separated,
        otherwise(LEADER, StartsAside=("start of w", "start of Phi", "least of a curved sum")),
        claim(2 * shrinking_steps.sigma * (gradient.L_T - gradient.U_T)
              <= 2 * shrinking_steps.sigma * shrinking_steps.psi + gradient.T * gradient.G**2 / 2), counted=charged,
    ),
    Case(
        shrinking_steps.averaged(), BY_ROOTS, lambda seed: (any_labels(seed)[0], any_labels(seed)[:1]), {},
        claim(2 * gradient.T * shrinking_steps.f_m <= shrinking_steps.F_T), steps=(),
        counted=lambda run: of_the_mean(run.learner, run), measured=of_the_mean,
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.theorem.name)
def test_contract(case):
    all_hold((name, partial(check, case)) for name, check in checks(case))


def test_every_theorem_of_the_book_has_a_case():
    assert sorted(theorem.name for theorem in book.theorems()) == sorted(case.theorem.name for case in CASES)
