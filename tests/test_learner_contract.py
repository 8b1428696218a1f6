"""One contract over every learner that the package exports, and some of their runs by hand."""

import inspect
from fractions import Fraction
from functools import partial

import pytest
from checks.learner import Case, checks
from each import all_hold
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Winnow, learners, play, play_until_clean
from mistake_bounds.chapters.bandits.learner import Exp3, tossed
from mistake_bounds.chapters.boosting_and_games.learner import RegretMatching
from mistake_bounds.chapters.decision_lists.learner import Levels
from mistake_bounds.chapters.guess_and_double.learner import GuessAndDouble, GuessMargin
from mistake_bounds.chapters.halving.learner import Halving, StandardOptimal
from mistake_bounds.chapters.hedge.learner import AnytimeHedge, Hedge
from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
from mistake_bounds.chapters.kernels.learner import KernelPerceptron, Polynomial, RationalQuadratic
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.multiclass.examples import TaggedSentences
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron, StructuredPerceptron, TagPairs
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.past_right.learner import MarginPerceptron, PassiveAggressive
from mistake_bounds.chapters.shrinking_steps.learner import RegularizedLeader, Root, Share, ShrinkingSteps
from mistake_bounds.chapters.voted_averaged.learner import AveragedPerceptron, VotedPerceptron
from mistake_bounds.chapters.weighted_majority.learner import (
    RandomizedWeightedMajority,
    VovkForecaster,
    WeightedMajority,
)
from mistake_bounds.chapters.what_any_learner_pays.learner import RandomizedOptimal
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.exact import WeightOverflow
from mistake_bounds.examples import BadLabel
from mistake_bounds.learner import BadPrediction, Learner, chance_of_mistake
from mistake_bounds.streams.strings import StringSets

BITS = Examples([(1, 1, 0), (0, 1, 1), (1, 0, 0), (0, 0, 1), (1, 1, 1)], [1, -1, 1, -1, 1])
SIGNED = Examples([(1, -1, 1), (-1, 0, 1), (1, 1, 0), (0, -1, -1), (1, 0, -1)], [1, -1, 1, -1, 1])
NUMBERS = Examples([(1, 2, -3), (Fraction(1, 2), -1, 0), (-2, 0, 1), (3, 3, 3)], [1, -1, -1, 1])
MAILS = StringSets([{"buy", "cheap"}, {"hello"}, {"buy"}, {"hello", "cheap"}], [1, -1, 1, -1])
ANIMALS = Examples([(1, 0), (0, 1), (1, 1), (-1, 0)], ["cat", "dog", "hen", "dog"], labels=("cat", "dog", "hen"))

BIRDS = Examples([(1, 0), (0, 1), (1, 1), (-1, 0)], ["owl", "dog", "hen", "dog"], labels=("dog", "hen", "owl"))
MEN = TaggedSentences(["the man", "the old man", "the old"], ["D N", "D A N", "D N"])


EXPERTS = Examples([(1, -1, 1), (1, 1, -1), (-1, -1, 1), (1, -1, -1)], [1, 1, -1, -1])
LEVELS = ((1, 1, 1), (-1, 1, 1), (-1, -1, 1), (-1, -1, -1))  # thresholds on three points
STEPS = Examples([(1, 1, -1, -1), (1, 1, 1, -1), (1, -1, -1, -1)], [-1, -1, -1])
COSTS = Examples([(1, 0, 2), (0, 2, 1), (3, 1, 0), (1, 1, 2)], [-1, -1, -1, -1])
ARMS = tossed([(0, 1, 1), (Fraction(1, 2), 0, 1), (1, 1, 0), (1, Fraction(1, 3), 1)], seed=2)
NO_PENALTIES = {"beta": 0}, {"beta": 1}, {"beta": Fraction(-1, 2)}
NO_BITS, NO_RATES = (2, Fraction(1, 2)), ({"rate": 0}, {"rate": -1})
CASES = [
    Case(Perceptron(), NUMBERS, settings=({"tie": 2}, *NO_RATES)),
    Case(VotedPerceptron(), NUMBERS, settings=({"tie": 2}, *NO_RATES)),
    Case(VotedPerceptron(tie=0, rate=Fraction(1, 3), start=(1, 0, -1)), NUMBERS),
    Case(AveragedPerceptron(), NUMBERS, settings=({"tie": 2}, *NO_RATES)),
    Case(Winnow(), BITS, NO_BITS, ({"factor": 1}, {"threshold": 0}, {"demotion": "halve"})),
    Case(Winnow(Fraction(3, 2), 2, "eliminate"), BITS, NO_BITS),
    Case(Exponentiated(4), SIGNED, (2, Fraction(-3, 2), 1.5), ({"factor": 1}, {"factor": Fraction(1, 2)})),
    Case(GuessAndDouble(), BITS, NO_BITS, ({"r": 0},)),
    Case(GuessMargin(), SIGNED, (2, Fraction(1, 2), 0.5)),
    Case(
        InfiniteAttributes(2, 1, 50),
        MAILS,
        settings=({"n": 0, "r": 1, "slots": 9}, {"n": 2, "r": -1, "slots": 9}, {"n": 2, "r": 1, "slots": 0}),
    ),
    Case(Halving(), STEPS, (0, 2, 0.5), ({"tie": 2},)),
    Case(StandardOptimal(LEVELS, tie=1), STEPS, (0, 2, 0.5), ({"concepts": LEVELS, "tie": 2},)),
    Case(RandomizedOptimal(LEVELS), STEPS, (0, 2, 0.5)),
    Case(Levels(), BITS, NO_BITS, ({"drop": "none"}, {"vote": "first"}, {"tie": 1})),
    Case(Levels("one", "majority", 0), BITS, NO_BITS),
    Case(WeightedMajority(), EXPERTS, (0, 2, 0.5), (*NO_PENALTIES, {"tie": 2})),
    Case(RandomizedWeightedMajority(), EXPERTS, (0, 2, 0.5), NO_PENALTIES),
    Case(VovkForecaster(), EXPERTS, (0, 2, 0.5), ({"rate": 0}, {"rate": Fraction(4, 3)})),
    Case(Exp3(3), ARMS, (1, 2, Fraction(-1, 2), 1.5), ({"arms": 1}, {"rate": 0}, {"rate": -1})),
    Case(Hedge(Fraction(2, 3), 2), SIGNED, (2, Fraction(1, 3), 0.25), ({"factor": 0}, {"factor": 1}, {"grain": 0})),
    Case(AnytimeHedge(2), SIGNED, (2, Fraction(1, 3), 0.25), ({"grain": 0},)),
    Case(LMS(Fraction(1, 9)), NUMBERS, settings=NO_RATES),
    Case(LMS(Fraction(1, 20)), Examples(NUMBERS.X, (0, 3, Fraction(5, 2), -4), labels=(0, 3, Fraction(5, 2), -4))),
    Case(
        OnlineGradientDescent(rate=Fraction(1, 3)),
        NUMBERS,
        settings=({"margin": -1}, {"at_kink": 2}, *NO_RATES),
    ),
    Case(RegretMatching(10), COSTS, settings=({"grid": 1}, {"grid": Fraction(5, 2)})),
    Case(MarginPerceptron(), NUMBERS, settings=({"beta": -1},)),
    Case(
        PassiveAggressive(),
        NUMBERS,
        settings=({"variant": "PA-III"}, {"C": 0}),
    ),
    Case(PassiveAggressive("PA-II", Fraction(1, 12)), NUMBERS),
    Case(PNormPerceptron(), NUMBERS, settings=({"p": 3}, {"p": 0}, {"tie": 2})),
    Case(
        LeashedPerceptron(5),
        NUMBERS,
        settings=(
            {"leash": 0},
            {"leash": 1, "keep": 1},
            {"leash": 1, "keep": -1},
            {"leash": 1, "tie": 2},
            {"leash": 1, "rate": 0},
        ),
    ),
    Case(KernelPerceptron(Polynomial(2)), NUMBERS, settings=({"kernel": 2}, {"kernel": Polynomial(), "tie": 2})),
    Case(KernelPerceptron(RationalQuadratic(Fraction(1, 3)), tie=0), NUMBERS),
    Case(
        MulticlassPerceptron(("dog", "hen", "owl")),
        BIRDS,
        settings=({"classes": ("dog",)}, {"classes": ("dog", "hen", "dog")}),
    ),
    Case(ShrinkingSteps(Root(2, 3)), NUMBERS, settings=({"reach": 0}, {"cost": "square"})),
    Case(ShrinkingSteps(Share(2), 3, "half square"), NUMBERS),
    Case(RegularizedLeader(4), NUMBERS, settings=({"sigma": 0}, {"reach": -1}, {"cost": "square"})),
    Case(StructuredPerceptron(TagPairs(("the", "old", "man"), "DAN")), MEN),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.learner))
def test_contract(case):
    all_hold((name, partial(check, case)) for name, check in checks(case))


def test_every_learner_that_is_exported_has_a_case():
    exported = {thing for thing in vars(learners).values() if inspect.isclass(thing) and issubclass(thing, Learner)}
    assert {one for one in exported if not inspect.isabstract(one)} <= {type(case.learner) for case in CASES}


# by hand


def test_a_learner_with_a_margin_updates_without_a_mistake():
    """w = 0 errs on (1, 0): w = (1, 0); then it is right with ⟨w, x⟩ = 1 ≤ 1 and updates; then 2 > 1, and rests."""
    run = play(MarginPerceptron(1), Examples([(1, 0)], [1]), passes=4)
    assert (run.mistakes, run.updates, run.weights) == ((0,), (0, 1), (2, 0))
    assert [(step.count, step.index, step.mistaken) for step in run.steps] == [(0, 0, True), (1, 1, False)]
    assert play_until_clean(MarginPerceptron(1), Examples([(1, 0)], [1]), 9).passes == 3


def test_the_probabilities_of_mistakes_add_up():
    """Two experts, the first always wrong: 1/2, then 1/3 of the weight, then 1/5."""
    run = play(RandomizedWeightedMajority(), Examples([(-1, 1), (1, -1), (-1, 1)], [1, -1, 1]))
    assert run.expected_mistakes == Fraction(1, 2) + Fraction(1, 3) + Fraction(1, 5)
    assert run.mistakes == (0,) and run.updates == (0, 1, 2) and run.weights == (Fraction(1, 8), 1)


def test_lms_by_hand():
    """x = 1 with the labels 1, −1 in turn, at the rate 1/2: 0, 1/2, −1/4, 3/8; the errors are 1, −3/2, 5/4."""
    run = play(LMS(Fraction(1, 2)), Examples([(1,), (1,), (1,)], [1, -1, 1]))
    assert run.follow(lambda w: w[0]) == [0, Fraction(1, 2), Fraction(-1, 4), Fraction(3, 8)]
    assert run.total_loss == 1 + Fraction(9, 4) + Fraction(25, 16) and run.mistakes == (0, 1, 2)


def test_descent_on_the_perceptron_loss_is_the_perceptron():
    for examples in (NUMBERS, SIGNED, BITS):
        descent, perceptron = (
            play_until_clean(learner, examples, 50)
            for learner in (OnlineGradientDescent(0, at_kink=1), Perceptron(tie=0))
        )
        assert (descent.updates, descent.weights) == (perceptron.mistakes, perceptron.weights)


def test_the_2_norm_perceptron_is_the_perceptron():
    for examples in (NUMBERS, SIGNED, BITS):
        two, plain = (play_until_clean(learner, examples, 50) for learner in (PNormPerceptron(2), Perceptron()))
        assert (two.mistakes, two.weights) == (plain.mistakes, plain.weights)


def test_the_4_norm_perceptron_by_hand():
    """After +(2, −1) and −(1, 1) the sums are (1, −2) and the weights (1, −8): (7, 1) is on the negative side."""
    run = play(PNormPerceptron(), Examples([(2, -1), (1, 1), (7, 1)], [1, -1, 1]))
    assert (run.mistakes, run.follow(lambda a: a)) == ((0, 1, 2), [(0, 0), (2, -1), (1, -2), (8, -1)])


def test_on_a_long_leash_it_is_the_perceptron_and_on_a_short_one_it_forgets():
    for examples in (NUMBERS, SIGNED, BITS):
        assert play(LeashedPerceptron(1000), examples, 5).weights == play(Perceptron(), examples, 5).weights
    run = play(LeashedPerceptron(1, keep=0), Examples([(1,), (3,)], [1, -1]))
    assert run.follow(lambda w: w[0]) == [0, 1, 0]


def test_the_hinge_goes_on_where_the_perceptron_rests():
    """x = 1/2, positive: the scores are 0, 1/4, 1/2, 3/4, and then 1, which is the kink."""
    run = play(OnlineGradientDescent(), Examples([(Fraction(1, 2),)], [1]), passes=9)
    assert (run.mistakes, run.updates, run.weights) == ((0,), (0, 1, 2, 3), (2,))
    assert run.total_loss == 1 + Fraction(3, 4) + Fraction(1, 2) + Fraction(1, 4)


test_what_is_refused = refusals(
    (lambda: play(LMS(1), Examples([(2.0,)], [1]), passes=1000), WeightOverflow),
    (lambda: play(LMS(), ANIMALS), BadLabel, "cat"),
    (lambda: chance_of_mistake(1.5, 1), BadPrediction, 1.5),
    (lambda: chance_of_mistake(Fraction(-1, 2), 1), BadPrediction, Fraction(-1, 2)),
    (lambda: play(Winnow(2, threshold=10**400), Examples([(1.0, 0)], [1]), passes=1100), WeightOverflow),
)
