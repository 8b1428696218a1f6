"""Past the last mistake: rounds by hand, and the promise about the final weights."""

from fractions import Fraction
from functools import cache

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.streams import NUMBERS, not_separated, separable
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, play, play_until_clean, theorems
from mistake_bounds.chapters.margin_updates import pictures
from mistake_bounds.chapters.margin_updates.examples import windows
from mistake_bounds.chapters.margin_updates.learner import VARIANTS, MarginPerceptron, NothingToAdd, PassiveAggressive
from mistake_bounds.proof import claim, norm2
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.targets import NotSeparated
from mistake_bounds.theorem.theorem import OtherLearner
from mistake_bounds.theorems import margin_perceptron, passive_aggressive

FOUR = Examples([(2, 1), (-1, 1), (1, -1), (1, 2)], [+1, -1, +1, +1])


def test_four_rounds_by_hand():
    """β = 1: (2, 1) from w = 0; (−1, 1) is right with 1, not more; then (3, 0) is right with 3 on the others."""
    run = play(MarginPerceptron(1), FOUR)
    assert run.follow(tuple) == [(0, 0), (2, 1), (3, 0)]
    assert (run.mistakes, run.updates) == ((0,), (0, 1))


def test_the_promise_about_the_final_weights_needs_a_clean_pass():
    """One round is too few: the promise fails, and the bound on the updates holds all the same."""
    clean = play_until_clean(MarginPerceptron(10), FOUR, 99)
    early = play(MarginPerceptron(10), FOUR)
    for target in ((1, 0), clean.weights):
        reading = margin_perceptron.updates().read(clean, target)
        assert check_proof(margin_perceptron.share(), reading) and check_proof(margin_perceptron.ceiling(), reading)
    promised = check_proof(margin_perceptron.share(), margin_perceptron.updates().read(early, (1, 0)))
    assert "clean pass" in {row.claim.name for row in promised.failures}
    assert margin_perceptron.updates().on(early, (1, 0)).check


@pytest.mark.parametrize(("k", "T"), [(1, 9), (2, 12), (5, 20)])
def test_windows_cost_an_update_each_and_the_bound_is_k_minus_1_more(k, T):
    stream = windows(T, k)
    beta = Fraction(k * (k - 1), 2)
    run = play_until_clean(MarginPerceptron(beta), stream.examples, 9)
    assert run.updates == tuple(range(T)) and run.passes == 2
    assert margin_perceptron.updates().on(run, stream.u).bound == T + k - 1


def test_a_small_c_slows_the_other_two_down():
    steps = {variant: PassiveAggressive(variant, Fraction(1, 1000)).step((0, 0), (1, 2), 1) for variant in VARIANTS}
    assert steps == {"PA": Fraction(1, 5), "PA-I": Fraction(1, 1000), "PA-II": Fraction(1, 505)}


class SaysTheContrary(PassiveAggressive):
    """Predicts the contrary of its weights on two rows: one mistake hidden and one invented, as many as they make."""

    def predict(self, w, x):
        return -super().predict(w, x) if x in ((1, 2), (2, 1)) else super().predict(w, x)


CONTRARY = play(SaysTheContrary("PA-I", Fraction(1, 20)), Examples([(0, -1), (1, 2), (2, 1)], [1, 1, 1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: margin_perceptron.updates().on(play(MarginPerceptron(), FOUR), (0, 1)), NotSeparated),
    (lambda: passive_aggressive.capped().on(CONTRARY, (1, 1)), OtherLearner),
    (lambda: windows(T=0, k=1), BadStream, 0),
    (lambda: windows(T=3, k=0), BadStream, 0),
    (lambda: play(PassiveAggressive(), Examples([(1, 0), (0, 0)], [1, -1])), NothingToAdd, (0, 0)),
)


# the cases of the contracts


def wrong_now_and_then(seed: int):
    """The same with what theorems on any data are told of it: a target, short."""
    return not_separated(seed)[0], ((Fraction(3, 2), Fraction(-1, 2), 0),)


GOES_ON = MarginPerceptron(9)


CAPPED = PassiveAggressive("PA-I", Fraction(1, 50))


SOFT = PassiveAggressive("PA-II", Fraction(1, 8))


def squares(right, run):
    return sum(right.loss(r.prediction, r.y) ** 2 for r in run.rounds())


def squared_losses(run):
    return squares(run.learner, run)


SHARES = {0: (0.1, 0.05, 0), 1: (0.7, 0.5, 1 / 3), 5: (0.9, 0.7, 5 / 11)}


@cache
def past():
    rows = Examples([(1, 2), (2, 1), (-1, 1), (1, -2), (0, 1)], [1, 1, -1, 1, 1])
    return theorems.passive_aggressive.squared_losses().on(play(PassiveAggressive(), rows, 2), (3, 1))


test_theorems = theorem_contract(
    TheoremCase(
        margin_perceptron.updates(),
        GOES_ON,
        separable,
        wrong.otherwise(
            GOES_ON, {wrong.StartsAtOne: "start", wrong.GoesOn: ("close", "update"), wrong.ChangesAlways: "close"}
        ),
        claim(
            2 * margin_perceptron.T * margin_perceptron.gamma**2
            <= (2 * margin_perceptron.R**2 + 2 * margin_perceptron.beta) * norm2(margin_perceptron.u)
        ),
        passes=3,
        counted=lambda run: len(run.updates),
        measured=lambda right, run: len(run.updates),
    ),
    TheoremCase(
        passive_aggressive.squared_losses(),
        PassiveAggressive(),
        separable,
        wrong.otherwise(PassiveAggressive(), {wrong.StartsAtOne: "start of w", wrong.ChangesAlways: "BrokenSequence"}),
        claim(2 * passive_aggressive.Q_T <= passive_aggressive.R**2 * norm2(passive_aggressive.u)),
        counted=squared_losses,
        measured=squares,
    ),
    TheoremCase(
        passive_aggressive.capped(),
        CAPPED,
        wrong_now_and_then,
        wrong.otherwise(CAPPED, {wrong.StartsAtOne: "start of w", wrong.ChangesAlways: "no more than enough"}),
        claim(
            passive_aggressive.kappa * passive_aggressive.M
            <= norm2(passive_aggressive.u) + passive_aggressive.C * passive_aggressive.U_T
        ),
        measured=lambda right, run: sum(right.chance(r.prediction, r.y) for r in run.rounds()),
    ),
    TheoremCase(
        passive_aggressive.softened(),
        SOFT,
        wrong_now_and_then,
        wrong.otherwise(SOFT, {wrong.StartsAtOne: "start of w", wrong.ChangesAlways: "BrokenSequence"}),
        claim(
            passive_aggressive.d * passive_aggressive.Q_T
            <= passive_aggressive.R**2 * (passive_aggressive.d * norm2(passive_aggressive.u) + passive_aggressive.V_T)
        ),
        counted=squared_losses,
        measured=squares,
    ),
)


test_learners = learner_contract(
    LearnerCase(MarginPerceptron(), NUMBERS, settings=({"beta": -1},)),
    LearnerCase(
        PassiveAggressive(),
        NUMBERS,
        settings=({"variant": "PA-III"}, {"C": 0}),
    ),
    LearnerCase(PassiveAggressive("PA-II", Fraction(1, 12)), NUMBERS),
)


test_pictures = picture_contract(
    pictures,
    {
        "just_enough": lambda: ((0, 0), (1, 0), (1, 0), 1, (2, 1)),
        "loss_staircase": lambda: (past(),),
        "shares": lambda: (SHARES,),
    },
    rising={
        "loss_staircase": (("squared", "R²(", "R²‖u"),),
    },
)
