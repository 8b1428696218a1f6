"""The Perceptron that goes on until there is a margin: an update also where it was right, but not by more than β.

w is the weight vector, x a row, y its label in {−1, +1}.

Passive–aggressive learning (Crammer, Dekel, Keshet, Shalev-Shwartz and Singer 2006): a step just long enough.

w is the weight vector, x a row, y its label in {−1, +1}; ℓ = max(0, 1 − y⟨w, x⟩) is the hinge loss.
"""

from dataclasses import dataclass
from fractions import Fraction

from mistake_bounds.exact import Number, Refusal, check_one_of, dot, norm2, number
from mistake_bounds.learner import BadLearner, Learner, chance_of_wrong_sign, positive_rate


@dataclass(frozen=True)
class MarginPerceptron(Learner):
    """Adds yx to the weights unless y⟨w, x⟩ > ``beta``; a step is an *update*, whether there was a mistake or not.

    It predicts the sign of ⟨w, x⟩, and 0 where that is 0, which is no label: there every label is a mistake.  So every
    mistake is an update, and with ``beta`` = 0 every update a mistake.  Raise `BadLearner` for a negative ``beta``,
    with which a mistake could go without an update.  (Krauth and Mézard 1987; Duda and Hart 1973, section 5.5.)

    >>> from mistake_bounds import Examples, play
    >>> run = play(MarginPerceptron(4), Examples([(2,)], [1]), passes=3)
    >>> run.mistakes, run.updates, run.weights
    ((0,), (0, 1), (4,))
    """

    beta: Number = 1

    def __post_init__(self):
        object.__setattr__(self, "beta", number(self.beta, "beta"))
        if self.beta < 0:
            raise BadLearner(f"beta={self.beta!r}: the score to be exceeded is 0 or more", self.beta)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def predict(self, w, x) -> int:
        """The sign of ⟨w, x⟩: 1, −1 or 0."""
        score = dot(w, x)
        return (score > 0) - (score < 0)

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Where y⟨w, x⟩ ≤ β."""
        return y * dot(w, x) <= self.beta

    def update(self, w, x, y) -> tuple[Number, ...]:
        """w + yx."""
        return tuple(wi + y * xi for wi, xi in zip(w, x, strict=True))


VARIANTS = ("PA", "PA-I", "PA-II")


class NothingToAdd(Refusal):
    """A row of zeros, whose loss no step can lower; carries it as ``offender``, its number as ``row``."""

    def __init__(self, row, i: int):
        super().__init__(f"row {i} is zero: its loss is 1 for all weights, and no step lowers it", row)
        self.row = i


@dataclass(frozen=True)
class PassiveAggressive(Learner):
    """Where there is a loss ℓ, adds τyx with the least τ that leaves none: τ = ℓ/‖x‖²; else it does nothing.

    For data that no weights get right, ``variant`` "PA-I" takes at most τ = ``C``, and "PA-II" takes
    τ = ℓ/(‖x‖² + 1/(2C)).  It predicts the number ⟨w, x⟩; a *mistake* is a prediction of the wrong sign, 0 included,
    and then ℓ ≥ 1.  Raise `BadLearner` for another variant or a C that is not positive; ``refuse`` raises
    `NothingToAdd` for a row of zeros.

    >>> PassiveAggressive().update((0, 0), (1, 2), -1), PassiveAggressive("PA-I", Fraction(1, 9)).update((0,), (1,), 1)
    ((Fraction(-1, 5), Fraction(-2, 5)), (Fraction(1, 9),))
    """

    variant: str = "PA"
    C: Number = 1

    def __post_init__(self):
        check_one_of("variant", self.variant, VARIANTS, BadLearner)
        object.__setattr__(self, "C", positive_rate(self.C))

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def refuse(self, examples) -> None:
        """Refuse a row of zeros, and other labels than ±1."""
        super().refuse(examples)
        for i, row in enumerate(examples.X):
            if not any(row):
                raise NothingToAdd(row, i)

    def predict(self, w, x) -> Number:
        """The number ⟨w, x⟩."""
        return dot(w, x)

    def chance(self, prediction, y) -> int:
        """Is the sign of the prediction wrong?"""
        return chance_of_wrong_sign(prediction, y)

    def loss(self, prediction, y) -> Number:
        """The hinge loss, max(0, 1 − y·prediction)."""
        return max(0, 1 - y * prediction)

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Where there is a loss."""
        return self.loss(dot(w, x), y) > 0

    def step(self, w, x, y) -> Number:
        """The τ of the step.

        >>> [PassiveAggressive(v, Fraction(1, 4)).step((0,), (1,), 1) for v in VARIANTS]
        [1, Fraction(1, 4), Fraction(1, 3)]
        """
        loss, length2 = self.loss(dot(w, x), y), norm2(x)
        if self.variant == "PA-II":
            length2 += Fraction(1, 2) / self.C
        tau = number(Fraction(1) * loss / length2)
        return min(self.C, tau) if self.variant == "PA-I" else tau

    def update(self, w, x, y) -> tuple[Number, ...]:
        """w + τyx."""
        step = self.step(w, x, y) * y
        return tuple(number(wi + step * xi) for wi, xi in zip(w, x, strict=True))
