"""Prediction with expert advice: each expert has a weight, and an expert that errs has its weight multiplied by β.

x is what the n experts predict, each +1 or −1; y in {−1, +1} is the label; w holds a weight for each expert, all ones
at the start.  Every expert that errs is punished, whether the learner itself was right or not, so that an *update* need
not be a mistake.  *Share* is the part of the total weight that some experts have.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import repeat
from operator import ne
from typing import TYPE_CHECKING

from mistake_bounds.exact import Number, checked_integer, number, times, total
from mistake_bounds.learner import BadLearner, Learner, checked_tie
from mistake_bounds.play import Run

if TYPE_CHECKING:
    import numpy as np

HALF = Fraction(1, 2)
NEEDS = "an expert predicts -1 or +1"


class Experts(Learner):
    """What the learners of this file share: weights of 1, and in every round β for each expert that errs."""

    def initial(self, n: int) -> tuple[Number, ...]:
        """All ones."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, predictions other than −1 and +1."""
        super().refuse(examples)
        examples.require(lambda said: said in (-1, 1), NEEDS)

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Does some expert err?"""
        return any(map(ne, x, repeat(y)))

    def update(self, w, x, y):
        """β times the weight of each expert that errs; the others as before."""
        return tuple(wi if said == y else times(wi, self.beta) for wi, said in zip(w, x, strict=True))


@dataclass(frozen=True)
class WeightedMajority(Experts):
    """Predict as the heavier side does (Littlestone and Warmuth 1994); ``tie`` is the label where both weigh the same.

    ``beta`` is β, between 0 and 1; a float is taken as the fraction that it is.  ``tie`` is −1, +1, or 0, which makes
    every tie a mistake.  Raise `BadLearner` for other settings, and `mistake_bounds.learners.BadFeature` for rows
    that are not of −1 and +1.

    >>> majority = WeightedMajority()
    >>> majority.predict((1, 1, 1), (+1, +1, -1)), majority.update((1, 1, 1), (+1, +1, -1), -1)
    (1, (Fraction(1, 2), Fraction(1, 2), 1))
    """

    beta: Number = HALF
    tie: int = -1

    def __post_init__(self):
        object.__setattr__(self, "beta", _penalty(self.beta))
        object.__setattr__(self, "tie", checked_tie(self.tie))

    def predict(self, w, x) -> int:
        """The sign of the weight for +1 less the weight for −1."""
        lead = 2 * weight_for_plus(w, x) - sum(w)
        return self.tie if lead == 0 else 1 if lead > 0 else -1


@dataclass(frozen=True)
class FixedShare(WeightedMajority):
    """Weighted majority that shares (after Herbster and Warmuth 1998), both at its mistakes only.

    After a mistake an expert that erred keeps β of its weight; then each expert passes on the part α of what it has,
    and what they give is dealt out in equal parts.  Herbster and Warmuth share in every round.  Raise `BadLearner`
    unless 0 < α < 1, and for what `WeightedMajority` does not take.

    >>> [str(weight) for weight in FixedShare(alpha=Fraction(1, 4)).update((1, 1), (+1, -1), -1)]
    ['9/16', '15/16']
    """

    alpha: Number = Fraction(1, 16)

    def __post_init__(self):
        super().__post_init__()
        object.__setattr__(self, "alpha", _exact(self.alpha, "alpha"))
        if not 0 < self.alpha < 1:
            raise BadLearner(f"alpha={self.alpha}: an expert gives away a part between 0 and 1", self.alpha)

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Was it a mistake?"""
        return mistaken

    def update(self, w, x, y):
        """β for those that err; then 1 − α of each, and an n-th of the rest."""
        left = super().update(w, x, y)
        part = self.alpha * sum(left) / len(left)
        return tuple((1 - self.alpha) * one + part for one in left)


@dataclass(frozen=True)
class RandomizedWeightedMajority(Experts):
    """Follow an expert drawn by weight (Littlestone and Warmuth 1994): the prediction is the probability of +1.

    ``beta`` as for `WeightedMajority`.  The weights do not depend on what was drawn, so `Run.expected_mistakes` is the
    expectation itself, an exact fraction.

    >>> learner = RandomizedWeightedMajority()
    >>> learner.predict((1, 1, Fraction(1, 2)), (+1, -1, -1))
    Fraction(2, 5)
    """

    beta: Number = HALF

    def __post_init__(self):
        object.__setattr__(self, "beta", _penalty(self.beta))

    def weights_of(self, w) -> None:
        """No inner product decides a probability."""
        return

    def predict(self, w, x) -> Fraction:
        """The share of the experts that say +1."""
        return share_for_plus(w, x)


@dataclass(frozen=True)
class VovkForecaster(Experts):
    """A randomized forecaster of the kind of Vovk (1990): the share of +1, pushed away from 1/2.

    With the ``rate`` ε it punishes by β = (4 − 3ε)/(4 + ε), and its probability of +1 is 1/2 + (p − 1/2)·4/(4 − ε),
    cut off at 0 and 1, where p is the share of the experts that say +1.  Raise `BadLearner` unless 0 < ε < 4/3, where
    β would not be positive, and `mistake_bounds.learners.BadFeature` for rows that are not of −1 and +1.

    >>> forecaster = VovkForecaster(Fraction(1, 2))
    >>> forecaster.beta, forecaster.predict((1, 1, 1), (+1, -1, -1)), forecaster.predict((1, 1, 1), (1, 1, 1))
    (Fraction(5, 9), Fraction(13, 42), Fraction(1, 1))
    """

    rate: Number = HALF

    def __post_init__(self):
        object.__setattr__(self, "rate", _exact(self.rate, "rate"))
        if not 0 < self.rate < Fraction(4, 3):
            raise BadLearner(f"rate={self.rate!r}: the rate is above 0 and below 4/3", self.rate)

    @property
    def beta(self) -> Fraction:
        """β = (4 − 3ε)/(4 + ε)."""
        return Fraction(4 - 3 * self.rate) / (4 + self.rate)

    def weights_of(self, w) -> None:
        """No inner product decides a probability."""
        return

    def predict(self, w, x) -> Fraction:
        """1/2 + (p − 1/2)·4/(4 − ε), between 0 and 1."""
        pushed = HALF + (share_for_plus(w, x) - HALF) * 4 / (4 - self.rate)
        return min(max(pushed, Fraction(0)), Fraction(1))


def errors(run: Run) -> tuple[int, ...]:
    """How often each expert erred, over all that was presented.

    >>> from mistake_bounds import Examples, play
    >>> errors(play(WeightedMajority(), Examples([(1, -1), (1, 1), (-1, -1)], [1, 1, 1]), passes=2))
    (2, 4)
    """
    wrong = ([prediction != y for prediction in x] for x, y in run.examples)
    return tuple(run.passes * sum(column) for column in zip(*wrong, strict=True))


def best_expert(run: Run) -> int:
    """The index of the expert with the fewest errors, the first of several."""
    counts = errors(run)
    return counts.index(min(counts))


def followed(run: Run, switches: int) -> tuple[int, ...]:
    """An expert for each update of a run: of all sequences with at most so many changes one that errs least.

    Raise `mistake_bounds.exact.BadSize` unless ``switches`` is a whole number from 0 on.

    >>> from mistake_bounds import Examples, play
    >>> rows = Examples([(1, -1)] * 3 + [(-1, 1)] * 3, [1] * 6)
    >>> followed(play(WeightedMajority(), rows), 0), followed(play(WeightedMajority(), rows), 1)
    ((0, 0, 0, 0, 0, 0), (0, 0, 0, 1, 1, 1))
    """
    switches = checked_integer("switches", switches, least=0)
    ends = {(i, 0): (0, ()) for i in range(run.examples.dimension)}
    for step in run.steps:
        after = {}
        for (i, k), (errors, path) in ends.items():
            for j in range(len(step.x)) if path and k < switches else (i,):
                here, now = (j, k + (j != i)), (errors + (step.x[j] != step.y), (*path, j))
                after[here] = min(after.get(here, now), now)
        ends = after
    return min((errors, k, path) for (_, k), (errors, path) in ends.items())[-1]


def majority_of_many(X: "np.ndarray", y: "np.ndarray") -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The mistakes of `WeightedMajority()`, β = 1/2, on NumPy arrays, and how often each expert errs.

    ``X`` holds −1 and +1, a row a round; ``y`` holds the labels.  Experts with equally many errors weigh the same, so
    that their votes are counted together and weighed in integers: every round is decided exactly.

    >>> import numpy as np
    >>> majority_of_many(np.array([[1, -1, -1], [1, 1, 1], [1, -1, -1]]), np.array([1, 1, 1]))
    ((0, 2), (0, 2, 2))
    """
    import numpy as np

    errors = np.zeros(X.shape[1], dtype=np.int64)
    mistakes = []
    for i, (said, label) in enumerate(zip(X, y.tolist(), strict=True)):
        lead = 0
        for votes in np.bincount(errors - errors.min(), weights=said).tolist():
            lead = 2 * lead + int(votes)  # of all votes so far, where the last ones count 1 each
        if (1 if lead > 0 else -1) != label:
            mistakes.append(i)
        errors += said != label
    return tuple(mistakes), tuple(errors.tolist())


def weight_for_plus(w, x) -> Number:
    """The weight of the experts that say +1.

    >>> weight_for_plus((1, 2, 4), (1, -1, 1))
    5
    """
    return total(wi for wi, said in zip(w, x, strict=True) if said > 0)


def share_for_plus(w, x) -> Fraction:
    """Their part of the total weight.

    >>> share_for_plus((1, 2, 4), (1, -1, 1))
    Fraction(5, 7)
    """
    return Fraction(weight_for_plus(w, x)) / total(w)


def _penalty(beta: object) -> Number:
    beta = _exact(beta, "beta")
    if beta == 0:
        raise BadLearner("beta=0: an expert that errs would never be heard again, which is the halving algorithm", beta)
    if not 0 < beta < 1:
        raise BadLearner(f"beta={beta!r}: an error multiplies a weight by a number between 0 and 1", beta)
    return beta


def _exact(value: object, name: str) -> Number:
    """The number, a float as the fraction that it is."""
    return number(Fraction(number(value, name)))
