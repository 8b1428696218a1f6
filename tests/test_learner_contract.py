"""Every exported learner has a case of the contract in the test file of its chapter; and what is refused of any."""

import inspect
from fractions import Fraction

from checks.chapters import cases
from refusals import refusals

from mistake_bounds import Examples, Winnow, learners, play
from mistake_bounds.chapters.losses_and_steps.learner import LMS
from mistake_bounds.exact import WeightOverflow
from mistake_bounds.examples import BadLabel
from mistake_bounds.learner import BadPrediction, Learner, chance_of_mistake

ANIMALS = Examples([(1, 0), (0, 1), (1, 1), (-1, 0)], ["cat", "dog", "hen", "dog"], labels=("cat", "dog", "hen"))


def test_every_learner_that_is_exported_has_a_case():
    exported = {thing for thing in vars(learners).values() if inspect.isclass(thing) and issubclass(thing, Learner)}
    tested = {type(case.learner) for case in cases("test_learners")}
    assert {one for one in exported if not inspect.isabstract(one)} <= tested


test_what_is_refused = refusals(
    (lambda: play(LMS(1), Examples([(2.0,)], [1]), passes=1000), WeightOverflow),
    (lambda: play(LMS(), ANIMALS), BadLabel, "cat"),
    (lambda: chance_of_mistake(1.5, 1), BadPrediction, 1.5),
    (lambda: chance_of_mistake(Fraction(-1, 2), 1), BadPrediction, Fraction(-1, 2)),
    (lambda: play(Winnow(2, threshold=10**400), Examples([(1.0, 0)], [1]), passes=1100), WeightOverflow),
)
