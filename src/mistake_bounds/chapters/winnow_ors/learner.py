"""Winnow: on a mistake, multiply the weights of the active attributes or divide them.

w is the weight vector, all ones at the start; x a row of 0s and 1s, its ones the *active* attributes;
θ the threshold.  A mistake on a positive example is a *promotion*, one on a negative example a *demotion*.
"""

from dataclasses import dataclass

from mistake_bounds.exact import Number, check_one_of, dot, inverse, number, times
from mistake_bounds.learner import BadLearner, Learner

NEEDS = "Winnow needs features 0 or 1"
DEMOTIONS = ("divide", "eliminate")


@dataclass(frozen=True)
class Winnow(Learner):
    """Littlestone's rule: predict + iff ⟨w, x⟩ ≥ θ; promote by ``factor``, demote by it or to zero.

    ``threshold`` is θ, by default n, the number of attributes.  ``demotion`` is ``"divide"`` (the
    lectures' Winnow, Littlestone's Winnow2) or ``"eliminate"`` (his Winnow1: active weights become
    zero).  Weights are integers and fractions while ``factor`` is one.  Raise `BadLearner` for
    other settings, `BadFeature` for rows that are not of 0s and 1s, and
    `mistake_bounds.exact.WeightOverflow` where ``factor`` is a float and a weight is none any more.

    >>> winnow = Winnow()
    >>> winnow.predict((1, 1, 1), (1, 1, 0)), winnow.update((1, 1, 1), (1, 1, 0), +1)
    (-1, (2, 2, 1))
    >>> winnow.update((2, 2, 1), (0, 1, 1), -1), Winnow(demotion="eliminate").update((2, 2, 1), (0, 1, 1), -1)
    ((2, 1, Fraction(1, 2)), (2, 0, 0))
    """

    factor: Number = 2
    threshold: Number | None = None
    demotion: str = "divide"

    def __post_init__(self):
        object.__setattr__(self, "factor", number(self.factor, "factor"))
        if not self.factor > 1:
            raise BadLearner(f"factor={self.factor!r}: a promotion multiplies by more than 1", self.factor)
        if self.threshold is not None:
            object.__setattr__(self, "threshold", number(self.threshold, "threshold"))
            if not self.threshold > 0:
                raise BadLearner(f"threshold={self.threshold!r}: the threshold is positive", self.threshold)
        check_one_of("demotion", self.demotion, DEMOTIONS, BadLearner)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All ones."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, examples to which the rule does not apply."""
        super().refuse(examples)
        examples.require(lambda value: value in (0, 1), NEEDS)

    def threshold_for(self, n: int) -> Number:
        """θ for n attributes."""
        return n if self.threshold is None else self.threshold

    def predict(self, w, x) -> int:
        """+1 iff the total weight of the active attributes reaches the threshold."""
        return 1 if dot(w, x) >= self.threshold_for(len(w)) else -1

    def update(self, w, x, y):
        """The weights of the active attributes times the factor, or divided by it (or zero); the others as before."""
        if y < 0 and self.demotion == "eliminate":
            return tuple(0 if xi else wi for wi, xi in zip(w, x, strict=True))
        change = self.factor if y > 0 else inverse(self.factor)
        return tuple(times(wi, change) if xi else wi for wi, xi in zip(w, x, strict=True))
