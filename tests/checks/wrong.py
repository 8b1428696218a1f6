"""Learners that are the right one but for one thing: each has to be noticed by a row of its theorem's check.

`but_for` makes such a learner from the right one, with its settings, and a fault that any learner can have.  What only
one kind of learner can do otherwise is a class.
"""

from dataclasses import fields
from fractions import Fraction

from mistake_bounds import Perceptron, Winnow
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.learner import Learner


def but_for(right: Learner, fault: type) -> Learner:
    """The learner ``right`` with its settings, but for one thing that it does otherwise."""
    kind = type(right)
    settings = {field.name: getattr(right, field.name) for field in fields(right) if field.init}
    return type(kind.__name__ + fault.__name__, (fault, kind), {})(**settings)


class StepsTheOtherWay:
    """Takes its step as if the label were the other one."""

    def update(self, w, x, y):
        return super().update(w, x, -y)


class StepsTwice:
    def update(self, w, x, y):
        return super().update(super().update(w, x, y), x, y)


class StepsNot:
    def update(self, w, x, y):
        return w


STEPS = (StepsTheOtherWay, StepsTwice, StepsNot)


class StepsEverywhere:
    """Takes its step as if every attribute were on."""

    def update(self, w, x, y):
        return super().update(w, (1,) * len(w), y)


class AddsOne:
    def update(self, w, x, y):
        after = super().update(w, x, y)
        return (after[0] + 1, *after[1:])


class StartsAtOne:
    def initial(self, n):
        return (1,) * n


class StartsHigh:
    """Begins with weights that are the factor."""

    def initial(self, n):
        return (self.factor,) * n


class StartsUneven:
    """Trusts the first twice as much."""

    def initial(self, n):
        return (2,) + (1,) * (n - 1)


class ChangesAlways:
    """Learns from right answers as well, which are no mistakes."""

    def changes(self, w, x, y, mistaken):
        return True


class GoesOn(ChangesAlways, AddsOne):
    """Moves where it should rest."""


class _NeverChanges:
    def changes(self, w, x, y, mistaken):
        return False


class ChangesOnPlusOnly:
    def changes(self, w, x, y, mistaken):
        return y > 0 and super().changes(w, x, y, mistaken)


class PredictsTies:
    """Predicts no label, so that right answers are mistakes as well, and it learns from them."""

    def predict(self, w, x):
        return 0


class PredictsTooMuch:
    def predict(self, w, x):
        return 100


class PredictsTheContrary:
    def predict(self, w, x):
        prediction = super().predict(w, x)
        is_chance = isinstance(prediction, Fraction) and type(self).chance is Learner.chance
        return 1 - prediction if is_chance else -prediction


OTHERWISE = (ChangesAlways, _NeverChanges, ChangesOnPlusOnly, PredictsTies, PredictsTooMuch, PredictsTheContrary)


def otherwise(right, faults) -> dict:
    """The learner ``right`` with each of the faults, and the hypotheses that fail then."""
    return {but_for(right, fault): {names} if isinstance(names, str) else set(names) for fault, names in faults.items()}


def not_winnow(right: Winnow, up: str, down: str, *demoted: str) -> dict:
    """``up`` and ``down`` are the updates of the weights."""
    everywhere = ("its weight kept", "chips on", up, down, *demoted)
    return otherwise(right, {StepsEverywhere: everywhere, StartsHigh: "BrokenSequence"})


NOT_THE_PERCEPTRON = otherwise(Perceptron(), {PredictsTies: "mistake", ChangesAlways: "BrokenSequence"}) | {
    Perceptron(rate=2): {"update"},
    Perceptron(start=(0, -3, 2)): {"start"},
}


NOT_EXPONENTIATED = otherwise(
    Exponentiated(Fraction(3, 2)),
    {
        AddsOne: "NotAPower",
        StepsEverywhere: ("update of one", "update"),
        PredictsTies: "mistake",
        StartsHigh: ("start of c", "start of T", "start of Lambda"),
    },
)
