"""Winnow for features between −1 and 1: a mistake multiplies the weight wᵢ by factor^(y xᵢ).

w is the weight vector, all ones at the start, x a row with −1 ≤ xᵢ ≤ 1, y its label in {−1, +1}.  With
factor = e^η this is the normalised multiplicative update e^(ηy xᵢ), for dividing all weights by their sum
changes no sign.  Negative weights come from negated features, a threshold from a constant one.
"""

from dataclasses import dataclass
from fractions import Fraction

from mistake_bounds.exact import Number, dot, number, times
from mistake_bounds.examples import Examples
from mistake_bounds.learner import BadLearner, Learner


@dataclass(frozen=True)
class Exponentiated(Learner):
    """Predict + iff ⟨w, x⟩ > 0; after a mistake multiply each weight by ``factor`` to the power y xᵢ.

    Weights stay integers and fractions where the powers do: always for features −1, 0, 1, and for
    multiples of 1/q where ``factor`` is the q-th power of a fraction.  Raise `BadLearner` for a factor
    that is not above 1, `BadFeature`, and `mistake_bounds.exact.WeightOverflow`.

    >>> learner = Exponentiated(4)
    >>> learner.predict((1, 1, 1), (1, -1, 0)), learner.update((1, 1, 1), (1, -1, Fraction(1, 2)), +1)
    (-1, (4, Fraction(1, 4), 2))
    """

    factor: Number

    def __post_init__(self):
        object.__setattr__(self, "factor", number(self.factor, "factor"))
        if not self.factor > 1:
            raise BadLearner(f"factor={self.factor!r}: a mistake multiplies by more than 1", self.factor)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All ones."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, features outside [−1, 1]."""
        super().refuse(examples)
        examples.require(lambda value: -1 <= value <= 1, "this learner needs features from -1 to 1")

    def predict(self, w, x) -> int:
        """+1 iff ⟨w, x⟩ > 0."""
        return 1 if dot(w, x) > 0 else -1

    def update(self, w, x, y):
        """wᵢ · factor^(y xᵢ)."""
        powers = {xi: power(self.factor, y * xi) for xi in set(x)}
        return tuple(times(wi, powers[xi]) for wi, xi in zip(w, x, strict=True))


def balanced(examples: Examples, constant: Number = 1) -> Examples:
    """Each row x as (x, −x, constant, −constant): non-negative weights on these decide as any weights and threshold do.

    >>> balanced(Examples([(1, 0)], [+1])).X
    ((1, 0, -1, 0, 1, -1),)
    """
    rows = tuple((*row, *(-v for v in row), constant, -constant) for row in examples.X)
    return Examples(rows, examples.y)


def power(base: Number, exponent: Number) -> Number:
    """base^exponent: exact where the result is rational, else a float.

    >>> power(Fraction(9, 4), Fraction(-1, 2)), power(2, 0.5)
    (Fraction(2, 3), 1.4142135623730951)
    """
    if isinstance(base, float) or isinstance(exponent, float):
        return float(base) ** float(exponent)
    base, exponent = Fraction(base), Fraction(exponent)
    top, bottom = (_root(v, exponent.denominator) for v in (base.numerator, base.denominator))
    if top is None or bottom is None:
        return float(base) ** float(exponent)
    return number(Fraction(top, bottom) ** exponent.numerator)


def _root(value: int, q: int) -> int | None:
    """The whole q-th root of ``value``, or None."""
    if q == 1:
        return value
    from sympy import integer_nthroot

    root, exact = integer_nthroot(value, q)
    return int(root) if exact else None
