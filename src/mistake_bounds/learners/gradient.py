"""Online gradient descent (Zinkevich 2003) on a loss with a kink: the hinge loss, or the perceptron loss.

w is the weight vector, x a row, y its label in {−1, +1}.  The loss of w is max(0, margin − y⟨w, x⟩); it falls with
slope 1 in y⟨w, x⟩ up to the *kink* at ``margin`` and is 0 from there on.
"""

from dataclasses import dataclass

from mistake_bounds.exact import Number, dot, number
from mistake_bounds.learners.protocol import BadLearner, Learner, chance_of_wrong_sign, positive_rate


@dataclass(frozen=True)
class OnlineGradientDescent(Learner):
    """After each example a step of size ``rate`` against a subgradient of its loss max(0, ``margin`` − y⟨w, x⟩).

    It predicts the number ⟨w, x⟩; a *mistake* is a prediction of the wrong sign, 0 included.  ``margin`` = 1 is the
    hinge loss, 0 the perceptron loss.  At the kink, y⟨w, x⟩ = ``margin``, every −s·yx with 0 ≤ s ≤ 1 is a subgradient;
    ``at_kink`` is the s that is taken.  Raises `BadLearner` for a rate that is not positive, a negative margin, or an
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
