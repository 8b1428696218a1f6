"""Descent and LMS: a wrong prediction fails a row, parts of steps are refused, hypotheses can be met."""

from fractions import Fraction

import pytest
from checks import wrong
from each import each

from mistake_bounds import Examples, play
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.losses_and_steps.reading import PartOfAStep, read_descent, read_lms
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
    descent = read_descent(play(OnlineGradientDescent(), AXES), u)
    descent.end.update({"D": 2, "q": 2, "G": 1})
    assert check_proof(gradient.tuned(), descent)
    squares = read_lms(play(LMS(HALF), AXES), u)
    assert squares.end["a"] == HALF and check_proof(gradient.twice_the_best(), squares)
