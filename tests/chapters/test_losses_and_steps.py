"""Descent and LMS: a wrong prediction fails a row, parts of steps are refused, hypotheses can be met."""

from fractions import Fraction
from functools import partial

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import FIVE_ROWS, LINE, NO_RATES, NUMBERS, SIGNED, THREE_BITS, any_labels
from checks.theorem import TheoremCase, theorem_contract, total_loss
from each import each

from mistake_bounds import Examples, Perceptron, play, play_until_clean, theorems
from mistake_bounds.chapters.losses_and_steps import pictures
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.losses_and_steps.theorem import PartOfAStep
from mistake_bounds.proof import claim, norm2
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import gradient

HALF = Fraction(1, 2)
ONES = Examples([(1,)] * 4, [1] * 4)
AXES = Examples([tuple(int(i == j) for j in range(4)) for i in range(4)], [1] * 4)


@each([(gradient.consistent, LMS(HALF), "error"), (gradient.hinge, OnlineGradientDescent(rate=HALF), "hinge loss")])
def test_a_wrong_prediction_fails_a_row(case):
    theorem, learner, row = case
    for fault in (wrong.PredictsTooMuch, wrong.PredictsTheContrary):
        check = theorem().on(play(wrong.but_for(learner, fault), ONES), (1,)).check
        assert row in {failure.claim.name for failure in check.failures}


def test_a_part_of_a_step_is_refused_by_a_theorem_on_whole_steps():
    run = play(OnlineGradientDescent(margin=0, at_kink=HALF), Examples([(1,)], [1]))
    with pytest.raises(PartOfAStep) as refusal:
        gradient.hinge().on(run, (1,))
    assert refusal.value.offender == HALF and gradient.regret().on(run, (1,)).check


def test_runs_meet_the_hypotheses_of_the_tuned_bounds():
    """Four axes, u = (1, 1, 1, 1) and T = 4: D = q = 2 and G = 1, so that the balanced rate is 1.  And R² = 1."""
    u = (1,) * 4
    descent = gradient.regret().read(play(OnlineGradientDescent(), AXES), u)
    descent.end.update({"D": 2, "q": 2, "G": 1})
    assert check_proof(gradient.tuned(), descent)
    squares = gradient.any_data().read(play(LMS(HALF), AXES), u)
    assert squares.end["a"] == HALF and check_proof(gradient.twice_the_best(), squares)


# the cases of the contracts


def real_labels(seed: int):
    """Labels that are the scores of (1, −2, 1)."""
    rows = any_labels(seed)[0].X
    scores = [x[0] - 2 * x[1] + x[2] for x in rows]
    return Examples(rows, scores, labels=sorted(set(scores))), ((1, -2, 1),)


DESCENT = OnlineGradientDescent(rate=Fraction(1, 5))


LEAST_SQUARES = LMS(Fraction(1, 40))


def losing():
    return theorems.gradient.regret().on(play(OnlineGradientDescent(rate=Fraction(1, 5)), FIVE_ROWS, 3), (1, 0))


test_theorems = theorem_contract(
    TheoremCase(
        gradient.regret(),
        DESCENT,
        any_labels,
        wrong.otherwise(DESCENT, {wrong.StartsAtOne: "start of w", wrong.GoesOn: "step against the subgradient"}),
        claim(
            2 * gradient.eta * (gradient.L_T - gradient.U_T)
            <= norm2(gradient.u) / 2 + gradient.T * gradient.eta**2 * gradient.G**2
        ),
        passes=2,
        counted=total_loss,
    ),
    TheoremCase(
        gradient.hinge(),
        DESCENT,
        any_labels,
        wrong.otherwise(DESCENT, {wrong.GoesOn: ("hinge step", "no step")}),
        claim(
            2 * gradient.eta * (gradient.L_T - gradient.U_T)
            <= norm2(gradient.u) + gradient.K * gradient.eta**2 * gradient.R**2 / 2
        ),
        passes=2,
        counted=total_loss,
    ),
    TheoremCase(
        gradient.consistent(),
        LEAST_SQUARES,
        real_labels,
        wrong.otherwise(LEAST_SQUARES, {wrong.StartsAtOne: "start of w"}),
        claim(gradient.S_T * gradient.eta * (2 - gradient.eta * gradient.R**2) <= norm2(gradient.u) / 2),
        counted=total_loss,
    ),
    TheoremCase(
        gradient.any_data(),
        LEAST_SQUARES,
        any_labels,
        wrong.otherwise(LEAST_SQUARES, {wrong.StartsAtOne: "start of w"}),
        claim(
            gradient.a * gradient.eta * (2 - gradient.a - gradient.eta * gradient.R**2) * gradient.S_T
            <= gradient.a * norm2(gradient.u) + gradient.eta * gradient.V_T / 2
        ),
        counted=total_loss,
    ),
)


test_learners = learner_contract(
    LearnerCase(LMS(Fraction(1, 9)), NUMBERS, settings=NO_RATES),
    LearnerCase(
        LMS(Fraction(1, 20)), Examples(NUMBERS.X, (0, 3, Fraction(5, 2), -4), labels=(0, 3, Fraction(5, 2), -4))
    ),
    LearnerCase(
        OnlineGradientDescent(rate=Fraction(1, 3)),
        NUMBERS,
        settings=({"margin": -1}, {"at_kink": 2}, *NO_RATES),
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "account": lambda: (losing(),),
        "loss_curves": lambda: ({"square": lambda s: (1 - s) ** 2, "hinge": lambda s: max(0, 1 - s)},),
        "one_weight": lambda: ({"rate 1/2": play(LMS(HALF), Examples([(1,)] * 6, [1, -1] * 3))},),
        "paths": lambda: ({"hinge": losing().run},),
        "regret_race": lambda: (losing(),),
    },
    rising={
        "account": (("‖u − w‖² + 2η", "‖u‖² + tη²G²"),),
        "regret_race": (("loss of the learner", "the most"),),
    },
)


def test_lms_by_hand():
    """x = 1 with the labels 1, −1 in turn, at the rate 1/2: 0, 1/2, −1/4, 3/8; the errors are 1, −3/2, 5/4."""
    run = play(LMS(Fraction(1, 2)), Examples([(1,), (1,), (1,)], [1, -1, 1]))
    assert run.follow(lambda w: w[0]) == [0, Fraction(1, 2), Fraction(-1, 4), Fraction(3, 8)]
    assert run.total_loss == 1 + Fraction(9, 4) + Fraction(25, 16) and run.mistakes == (0, 1, 2)


def test_descent_on_the_perceptron_loss_is_the_perceptron():
    for examples in (NUMBERS, SIGNED, THREE_BITS):
        descent, perceptron = (
            play_until_clean(learner, examples, 50)
            for learner in (OnlineGradientDescent(0, at_kink=1), Perceptron(tie=0))
        )
        assert (descent.updates, descent.weights) == (perceptron.mistakes, perceptron.weights)


def test_the_hinge_goes_on_where_the_perceptron_rests():
    """x = 1/2, positive: the scores are 0, 1/4, 1/2, 3/4, and then 1, which is the kink."""
    run = play(OnlineGradientDescent(), Examples([(Fraction(1, 2),)], [1]), passes=9)
    assert (run.mistakes, run.updates, run.weights) == ((0,), (0, 1, 2, 3), (2,))
    assert run.total_loss == 1 + Fraction(3, 4) + Fraction(1, 2) + Fraction(1, 4)


test_readers = reader_contract(
    traded=(partial(gradient.any_data().read, play(LMS(), LINE), (1, 0)), Fraction(1, 3), ())
)
