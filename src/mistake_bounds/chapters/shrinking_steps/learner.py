"""Descent in a box with steps that shrink (Zinkevich 2003), and the regularized leader (Shalev-Shwartz 2012).

w are weights, x a row, y its label, t the number of a round: 1, 2, ….  The *box* holds the weights from −``reach`` to
``reach``.  The loss of a score ⟨w, x⟩ is the hinge loss max(0, 1 − y⟨w, x⟩), or the half square (y − ⟨w, x⟩)²/2.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import isqrt
from numbers import Real
from typing import ClassVar, NamedTuple

from mistake_bounds.exact import Number, check_one_of, dot, number, shown
from mistake_bounds.examples import BadLabel
from mistake_bounds.learner import BadLearner, Learner, chance_of_wrong_sign, positive_rate

HINGE, HALF_SQUARE = LOSSES = "hinge", "half square"
DIGITS = 10**12


def root(t: int) -> Fraction:
    """√t, or a little less: one over 1/√t rounded up at the twelfth decimal; 0 for t = 0.

    >>> [str(root(t)) for t in (0, 1, 4)], float(root(2)), root(2) ** 2 < 2
    (['0', '1', '2'], 1.41421356237219, True)
    """
    return Fraction(DIGITS, isqrt(DIGITS**2 // t - 1) + 1) if t else Fraction(0)


@dataclass(frozen=True)
class Root:
    """The step ``distance``/(``steepest``·√t) in round t, with `root` for √t; for a known ``horizon`` T, √T for √t.

    >>> [Root(2, 1)(t) for t in (1, 4)], Root(2, 1, horizon=4)(1)
    ([Fraction(2, 1), Fraction(1, 1)], Fraction(1, 1))
    """

    distance: Number = 1
    steepest: Number = 1
    horizon: int | None = None

    def __call__(self, t: int) -> Fraction:
        return Fraction(self.distance) / self.steepest / root(self.horizon or t)


@dataclass(frozen=True)
class Share:
    """The step 1/(``sigma``·t) in round t.

    >>> Share(2)(3)
    Fraction(1, 6)
    """

    sigma: Number = 1

    def __call__(self, t: int) -> Fraction:
        return Fraction(1, t) / self.sigma


def clipped(v, reach: Number) -> tuple[Number, ...]:
    """The point of the box that is nearest to v: each coordinate for itself.

    >>> clipped((Fraction(1, 2), 3, -7), 1)
    (Fraction(1, 2), 1, -1)
    """
    least = -reach
    return tuple(number(max(least, min(reach, vi))) for vi in v)


class BoxConstrained(Learner):
    """What both learners of the chapter share: a box, a loss of a score, and its subgradient."""

    labels: ClassVar[None] = None

    def __post_init__(self):
        steps = getattr(self, "steps", None)
        if steps is not None and (not callable(steps) or isinstance(steps, type)):
            raise BadLearner(f"steps={shown(steps)}: give a function of the round, such as Root(2, 1)", steps)
        for settings in (self, steps):
            for name in ("reach", "sigma", "distance", "steepest"):
                if hasattr(settings, name):
                    object.__setattr__(settings, name, positive_rate(getattr(settings, name)))
        check_one_of("cost", self.cost, LOSSES, BadLearner)

    def refuse(self, examples) -> None:
        """Refuse labels that the loss is not made for: ±1 for the hinge, numbers for the half square."""
        for label in examples.labels:
            if not isinstance(label, Real) or (self.cost == HINGE and label not in (-1, 1)):
                raise BadLabel(f"the {self.cost} loss has no label {label!r}", label)

    def predict(self, state, x) -> Number:
        """The number ⟨w, x⟩."""
        return dot(state.weights, x)

    def chance(self, prediction, y) -> int:
        """Is the sign of the prediction wrong?"""
        return chance_of_wrong_sign(prediction, y)

    def loss(self, prediction, y) -> Number:
        """max(0, 1 − y·prediction), or (y − prediction)²/2."""
        return max(0, 1 - y * prediction) if self.cost == HINGE else Fraction(y - prediction) ** 2 / 2

    def slope(self, w, x, y) -> tuple[Number, ...]:
        """The subgradient at w that the learner takes; at the kink of the hinge loss it is −yx."""
        score = dot(w, x)
        by_score = (-y if y * score <= 1 else 0) if self.cost == HINGE else score - y
        return tuple(by_score * xi for xi in x)

    def changes(self, state, x, y, mistaken: bool) -> bool:
        """Every round is counted, also one without a step."""
        return True

    def weights_of(self, state) -> tuple[Number, ...]:
        """The weights, without what is counted."""
        return state.weights


class Counted(NamedTuple):
    """The weights, and how many rounds there have been."""

    weights: tuple[Number, ...]
    count: int


@dataclass(frozen=True)
class ShrinkingSteps(BoxConstrained):
    """Online gradient descent in a box: in round t a step of ``steps(t)`` against a subgradient, and back into the box.

    Raise `BadLearner` for a reach that is not positive and for another ``cost`` than "hinge" and "half square".

    >>> learner = ShrinkingSteps(Root(2, 1))
    >>> learner.update(learner.initial(1), (1,), 1), learner.update(Counted((1,), 3), (1,), -1)
    (Counted(weights=(1,), count=1), Counted(weights=(0,), count=4))
    """

    steps: Root | Share = Root()
    reach: Number = 1
    cost: str = HINGE

    def initial(self, n: int) -> Counted:
        """All zeros, no round."""
        return Counted((0,) * n, 0)

    def aim(self, state: Counted, x, y) -> tuple[Number, ...]:
        """Where the step leads: w − ηg."""
        w, eta = state.weights, self.steps(state.count + 1)
        return tuple(wi - eta * gi for wi, gi in zip(w, self.slope(w, x, y), strict=True))

    def update(self, state: Counted, x, y) -> Counted:
        """Where the step leads, taken back into the box, and one round more."""
        v = self.aim(state, x, y)
        return Counted(clipped(v, self.reach), state.count + 1)


class Pulled(NamedTuple):
    """The weights, and the sum of the subgradients so far."""

    weights: tuple[Number, ...]
    pull: tuple[Number, ...]


@dataclass(frozen=True)
class RegularizedLeader(BoxConstrained):
    """Follow the regularized leader: the w of the box at which σ‖w‖²/2 and the lines below the losses so far are least.

    With the subgradients added up to s it is the point of the box that is nearest to −s/σ.

    >>> leader = RegularizedLeader(2)
    >>> leader.update(Pulled((0,), (1,)), (1,), -1)
    Pulled(weights=(-1,), pull=(2,))
    """

    sigma: Number = 1
    reach: Number = 1
    cost: str = HINGE

    def initial(self, n: int) -> Pulled:
        """All zeros: the regularizer alone is least there."""
        return Pulled((0,) * n, (0,) * n)

    def update(self, state: Pulled, x, y) -> Pulled:
        """The subgradient added, and the new leader."""
        g = self.slope(state.weights, x, y)
        pull = tuple(si + gi for si, gi in zip(state.pull, g, strict=True))
        v = tuple(-Fraction(si) / self.sigma for si in pull)
        return Pulled(clipped(v, self.reach), pull)
