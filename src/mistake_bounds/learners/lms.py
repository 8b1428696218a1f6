"""LMS (Widrow and Hoff 1960): predict a number, and move the weights against the gradient of the squared error.

w is the weight vector, x a row, y its label, here any number; the *error* is y − ⟨w, x⟩.
"""

from dataclasses import dataclass
from math import isfinite
from typing import ClassVar

from mistake_bounds.exact import Number, WeightOverflow, dot, number
from mistake_bounds.exact.refusals import Refusal
from mistake_bounds.examples import BadLabel
from mistake_bounds.learners.protocol import Learner, chance_of_wrong_sign, positive_rate


@dataclass(frozen=True)
class LMS(Learner):
    """Least mean squares, also called Adaline or the Widrow–Hoff rule: w + ``rate``·error·x, where the error is not 0.

    It predicts the number ⟨w, x⟩ and is charged its squared error; a *mistake* is a prediction of the wrong sign.  The
    labels may be any numbers that the examples announce.  Raises `BadLearner` for a ``rate`` that is not positive, and
    `mistake_bounds.exact.WeightOverflow` where float weights grow beyond all floats, as they do at too large a rate.

    >>> learner = LMS(rate=1)
    >>> learner.predict((1, 2), (3, 1)), learner.loss(5, -1), learner.update((1, 2), (3, 1), 4)
    (5, 36, (-2, 1))
    """

    rate: Number = 1
    labels: ClassVar[None] = None

    def __post_init__(self):
        object.__setattr__(self, "rate", positive_rate(self.rate))

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def refuse(self, examples) -> None:
        """Refuse labels that are no numbers."""
        for label in examples.labels:
            try:
                number(label)
            except Refusal:
                raise BadLabel(f"LMS has numbers for labels, not {label!r}", label) from None

    def predict(self, w, x) -> Number:
        """The number ⟨w, x⟩."""
        return dot(w, x)

    def chance(self, prediction, y) -> int:
        """Is the sign of the prediction wrong?"""
        return chance_of_wrong_sign(prediction, y)

    def loss(self, prediction, y) -> Number:
        """The squared error (y − prediction)²."""
        return (y - prediction) ** 2

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """After every prediction that is not exactly right."""
        return dot(w, x) != y

    def update(self, w, x, y) -> tuple[Number, ...]:
        """w + rate·(y − ⟨w, x⟩)·x."""
        step = self.rate * (y - dot(w, x))
        return tuple(_finite(wi + step * xi, step) for wi, xi in zip(w, x, strict=True))


def _finite(weight: Number, step: Number) -> Number:
    """The weight; `WeightOverflow` where the last step took it beyond all floats."""
    if isinstance(weight, float) and not isfinite(weight):
        raise WeightOverflow(step, 1.0)
    return number(weight)
