"""Descent and LMS: what a round costs is what was predicted, parts of steps are refused, hypotheses can be met."""

from fractions import Fraction

import pytest
from checks import wrong

from mistake_bounds import Examples, play
from mistake_bounds.chapters.gradient.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.gradient.reading import PartOfAStep, read_descent, read_lms
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import gradient

HALF = Fraction(1, 2)
ONES = Examples([(1,)] * 4, [1] * 4)
AXES = Examples([tuple(int(i == j) for j in range(4)) for i in range(4)], [1] * 4)


@pytest.mark.parametrize(
    ("theorem", "learner", "fault", "row"),
    [
        (gradient.consistent, LMS(HALF), "_PredictsTooMuch", "error"),
        (gradient.any_data, LMS(HALF), "_PredictsTheContrary", "error"),
        (gradient.any_data, LMS(HALF), "_IsChargedNothing", "squared errors so far"),
        (gradient.consistent, LMS(HALF), "_IsChargedDouble", "squared errors so far"),
        (gradient.hinge, OnlineGradientDescent(rate=HALF), "_PredictsTooMuch", "hinge loss"),
        (gradient.hinge, OnlineGradientDescent(rate=HALF), "_PredictsTheContrary", "hinge loss"),
        (gradient.hinge, OnlineGradientDescent(rate=HALF), "_IsChargedNothing", "hinge loss"),
        (gradient.hinge, OnlineGradientDescent(rate=HALF), "_IsChargedDouble", "hinge loss"),
    ],
)
def test_a_wrong_prediction_and_a_wrong_loss_fail_a_row(theorem, learner, fault, row):
    on_run = theorem().on(play(wrong.but_for(learner, getattr(wrong, fault)), ONES), (1,))
    assert row in {failure.claim.name for failure in on_run.check.failures}
    assert theorem().on(play(learner, ONES), (1,)).check


def test_a_part_of_a_step_is_refused_by_a_theorem_on_whole_steps():
    run = play(OnlineGradientDescent(margin=0, at_kink=HALF), Examples([(1,)], [1]))
    with pytest.raises(PartOfAStep, match="takes 1/2 of a step") as refusal:
        gradient.hinge().on(run, (1,))
    assert refusal.value.offender == HALF and gradient.regret().on(run, (1,)).check
    for whole in (0, 1):
        assert gradient.hinge().on(play(OnlineGradientDescent(margin=0, at_kink=whole), run.examples), (1,)).check


def test_runs_meet_the_hypotheses_of_the_tuned_bounds():
    """Four axes, u = (1, 1, 1, 1) and T = 4: D = q = 2 and G = 1, so that the balanced rate is 1.  And R² = 1."""
    u = (1,) * 4
    descent = read_descent(play(OnlineGradientDescent(), AXES), u)
    descent.end.update({"D": 2, "q": 2, "G": 1})
    assert check_proof(gradient.tuned(), descent)
    squares = read_lms(play(LMS(HALF), AXES), u)
    assert squares.end["a"] == HALF and check_proof(gradient.twice_the_best(), squares)
