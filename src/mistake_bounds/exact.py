"""Numbers as this book counts them: integers and fractions stay exact, floats are let in but never hidden.

A *row* is a tuple of numbers; ``dot`` is the inner product of two rows.
"""

from fractions import Fraction
from math import isfinite
from numbers import Integral, Rational, Real

Number = int | Fraction | float


class NotANumber(ValueError):
    """A value that is no finite real number; carries it as ``value``."""

    def __init__(self, value: object, where: str):
        super().__init__(f"{where}: {value!r} is not a finite real number")
        self.value, self.where = value, where


class WeightOverflow(OverflowError):
    """A weight that no float can hold.  Carries ``mistake`` (1, 2, …) and ``index`` once a run knows them."""

    def __init__(self, weight: Number, factor: Number, mistake: int | None = None, index: int | None = None):
        where = "" if mistake is None else f"mistake {mistake}, at position {index}: "
        super().__init__(
            f"{where}a weight of {weight!r} times {factor!r} is no float; with an int or a Fraction for a factor "
            "weights stay exact, and mistake_bounds.engine keeps Winnow's as exponents, which do not overflow"
        )
        self.weight, self.factor, self.mistake, self.index = weight, factor, mistake, index

    def at(self, mistake: int, index: int) -> "WeightOverflow":
        """The same, said of one mistake of a run."""
        return WeightOverflow(self.weight, self.factor, mistake, index)


def times(weight: Number, factor: Number) -> Number:
    """weight · factor, as an integer where it is one.  Raises `WeightOverflow` where no float holds it, or only as 0.

    >>> times(Fraction(3, 2), 2), times(0.5, 3)
    (3, 1.5)
    >>> try:
    ...     times(1e300, 1e10)
    ... except WeightOverflow as error:
    ...     print(str(error)[:52])
    a weight of 1e+300 times 10000000000.0 is no float;
    """
    try:
        product = weight * factor
    except OverflowError:  # an integer or a fraction that is too large for a float, times one
        raise WeightOverflow(weight, factor) from None
    if isinstance(product, float) and (not isfinite(product) or (product == 0 and weight != 0)):
        raise WeightOverflow(weight, factor)
    return number(product)


def inverse(t: Number) -> Number:
    """1/t, a fraction unless t is a float.

    >>> inverse(2), inverse(Fraction(2, 3)), inverse(4.0)
    (Fraction(1, 2), Fraction(3, 2), 0.25)
    """
    return 1 / t if isinstance(t, float) else 1 / Fraction(t)


def number(value: object, where: str = "value") -> Number:
    """``value`` as an ``int``, a ``Fraction`` or a finite ``float``, whichever says it without rounding.

    Accepts Python, NumPy and sympy numbers.  Raises `NotANumber` for NaN, infinities and everything else.

    >>> number(Fraction(4, 2)), number(0.5), number(Fraction(1, 3))
    (2, 0.5, Fraction(1, 3))
    >>> number(float("nan"), "row 3, column 1")
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.NotANumber: row 3, column 1: nan is not a finite real number
    """
    if isinstance(value, bool):
        raise NotANumber(value, where)
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Rational) or getattr(value, "is_Rational", False):
        exact = Fraction(int(value.numerator), int(value.denominator))
        return exact.numerator if exact.denominator == 1 else exact
    if isinstance(value, Real) and isfinite(value):
        return float(value)
    raise NotANumber(value, where)


def is_exact(values) -> bool:
    """Are all of ``values`` integers or fractions?

    >>> is_exact([1, Fraction(1, 2)]), is_exact([1, 0.5])
    (True, False)
    """
    return not any(isinstance(value, float) for value in values)


def dot(a, b) -> Number:
    """⟨a, b⟩ for two rows of equal length.

    >>> dot((1, 2), (3, -1))
    1
    """
    total = 0
    for p, q in zip(a, b, strict=True):  # not sum(): from Python 3.12 on it adds floats by another rule
        total += p * q
    return total


def norm2(a) -> Number:
    """‖a‖², the squared Euclidean length.

    >>> norm2((3, 4))
    25
    """
    return dot(a, a)
