"""LMS (Widrow and Hoff 1960): predict a number, and move the weights against the gradient of the squared error.

w is the weight vector, x a row, y its label, here any number; the *error* is y − ⟨w, x⟩.

Online gradient descent (Zinkevich 2003) on a loss with a kink: the hinge loss, or the perceptron loss.

w is the weight vector, x a row, y its label in {−1, +1}.  The loss of w is max(0, margin − y⟨w, x⟩); it falls with
slope 1 in y⟨w, x⟩ up to the *kink* at ``margin`` and is 0 from there on.
"""

from dataclasses import dataclass
from math import isfinite
from typing import ClassVar

from mistake_bounds.exact import Number, WeightOverflow, dot, number
from mistake_bounds.exact.refusals import Refusal
from mistake_bounds.examples import BadLabel
from mistake_bounds.learner import BadLearner, Learner, chance_of_wrong_sign, positive_rate


@dataclass(frozen=True)
class LMS(Learner):
    """Least mean squares, also called Adaline or the Widrow–Hoff rule: w + ``rate``·error·x, where the error is not 0.

    It predicts the number ⟨w, x⟩ and is charged its squared error; a *mistake* is a prediction of the wrong sign.  The
    labels may be any numbers that the examples announce.  Raise `BadLearner` for a ``rate`` that is not positive, and
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


@dataclass(frozen=True)
class OnlineGradientDescent(Learner):
    """After each example a step of size ``rate`` against a subgradient of its loss max(0, ``margin`` − y⟨w, x⟩).

    It predicts the number ⟨w, x⟩; a *mistake* is a prediction of the wrong sign, 0 included.  ``margin`` = 1 is the
    hinge loss, 0 the perceptron loss.  At the kink, y⟨w, x⟩ = ``margin``, every −s·yx with 0 ≤ s ≤ 1 is a subgradient;
    ``at_kink`` is the s that is taken.  Raise `BadLearner` for a rate that is not positive, a negative margin, or an
    s outside [0, 1].

    >>> hinge, perceptron = OnlineGradientDescent(), OnlineGradientDescent(margin=0, at_kink=1)
    >>> hinge.loss(0, 1), hinge.update((0, 0), (1, 2), -1), perceptron.update((0, 0), (1, 2), -1)
    (1, (-1, -2), (-1, -2))
    """

    margin: Number = 1
    rate: Number = 1
    at_kink: Number = 0

    def __post_init__(self):
        object.__setattr__(self, "rate", positive_rate(self.rate))
        for name in ("margin", "at_kink"):
            object.__setattr__(self, name, number(getattr(self, name), name))
        if self.margin < 0:
            raise BadLearner(f"margin={self.margin!r}: the loss ends at a margin of 0 or more", self.margin)
        if not 0 <= self.at_kink <= 1:
            raise BadLearner(f"at_kink={self.at_kink!r}: a subgradient there is −s·yx with s from 0 to 1", self.at_kink)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def predict(self, w, x) -> Number:
        """The number ⟨w, x⟩."""
        return dot(w, x)

    def chance(self, prediction, y) -> int:
        """Is the sign of the prediction wrong?"""
        return chance_of_wrong_sign(prediction, y)

    def loss(self, prediction, y) -> Number:
        """max(0, margin − y·prediction)."""
        return max(0, self.margin - y * prediction)

    def slope(self, w, x, y) -> Number:
        """The s of the subgradient −s·yx: 1 before the kink, ``at_kink`` on it, 0 beyond.

        >>> [OnlineGradientDescent(at_kink=1).slope((1,), (v,), 1) for v in (0, 1, 2)]
        [1, 1, 0]
        """
        short = self.margin - y * dot(w, x)
        return 1 if short > 0 else self.at_kink if short == 0 else 0

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Where the subgradient that is taken is not 0 times yx."""
        return self.slope(w, x, y) > 0

    def update(self, w, x, y) -> tuple[Number, ...]:
        """w + rate·s·y·x."""
        step = self.rate * self.slope(w, x, y) * y
        return tuple(number(wi + step * xi) for wi, xi in zip(w, x, strict=True))
