"""The step of a theory is the step of the code: `update`, run on symbols, is the hypothesis that says it."""

import pytest
from checks.wrong import STEPS, AddsOne, StepsEverywhere, but_for
from sympy import Symbol, expand

from mistake_bounds import Perceptron
from mistake_bounds.chapters.divergences.four_norm import FourNormBound
from mistake_bounds.chapters.divergences.learner import PNormPerceptron
from mistake_bounds.chapters.divergences.theorem import LengthBound
from mistake_bounds.chapters.margin_updates.learner import MarginPerceptron
from mistake_bounds.chapters.margin_updates.margin_perceptron import MarginPerceptronBound
from mistake_bounds.chapters.perceptron.learning_rates import LearningRates
from mistake_bounds.chapters.perceptron.theorem import PerceptronBound

# Learners whose update runs on symbols; the hypothesis; the letter of the learner's state; what other letters are.
CASES = [
    (Perceptron(), PerceptronBound.update, "w", {}),
    (Perceptron(rate=3), LearningRates.update_at_rate_a, "z", {"a": 3}),
    (Perceptron(rate=3), LengthBound.update, "w", {"h": 3}),
    (PNormPerceptron(4), FourNormBound.update, "a", {}),
    (MarginPerceptron(2), MarginPerceptronBound.update, "w", {}),
]
IDS = [f"{type(learner).__name__}-{step.where}" for learner, step, *_ in CASES]


def coordinates(name: str) -> tuple[Symbol, ...]:
    return Symbol(f"{name}_1"), Symbol(f"{name}_2")


def takes(learner, step, state: str, values) -> bool:
    """Is the learner's update what the hypothesis says, for all weights, examples and labels of two dimensions?"""
    assert step.claim.lhs.names == {f"{state}^+"}
    said = [sum((c.subs(values) * coordinates(name)[k] for name, c in step.claim.rhs.parts), start=0) for k in range(2)]
    done = learner.update(coordinates(state), coordinates("x"), Symbol("y"))
    return all(expand(one - other) == 0 for one, other in zip(done, said, strict=True))


@pytest.mark.parametrize(("learner", "step", "state", "values"), CASES, ids=IDS)
def test_a_learner_takes_the_step_that_its_theory_says(learner, step, state, values):
    assert takes(learner, step, state, values)
    for fault in (*STEPS, AddsOne, StepsEverywhere):
        assert not takes(but_for(learner, fault), step, state, values), fault
