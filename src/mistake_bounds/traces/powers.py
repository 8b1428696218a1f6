"""A weight of Winnow as a power of the factor: its chips are the exponent, and the row of powers leads to it from 1.

F = (1 + ε)ᵗ for a whole number t of either sign, as in `mistake_bounds.theorems.powers`.
"""

from fractions import Fraction
from functools import cache
from math import log, log1p

from mistake_bounds.exact import Number, Refusal, number
from mistake_bounds.traces.reading import KIND
from mistake_bounds.vocabulary import CHIP


class NotAPower(Refusal):
    """A weight that is no power of the factor, so that it has no chips; carries both."""

    def __init__(self, weight: object, factor: Number):
        super().__init__(f"the weight {weight} is no power of the factor {factor}: it has no chips", weight)
        self.weight, self.factor = weight, factor


@cache
def chips_of(weight: Number, factor: Number, parts: int = 1) -> int | Fraction:
    """The rational e with factorᵉ = ``weight``, whole parts of 1/q for some q ≤ ``parts``; else `NotAPower`.

    It is found with floats and judged exactly.

    >>> chips_of(8, 2), chips_of(Fraction(4, 9), Fraction(3, 2)), chips_of(1, 2)
    (3, -2, 0)
    >>> chips_of(Fraction(2, 3), Fraction(9, 4), parts=2)
    Fraction(-1, 2)
    >>> chips_of(3, 2)
    Traceback (most recent call last):
        ...
    mistake_bounds.traces.powers.NotAPower: the weight 3 is no power of the factor 2: it has no chips
    """
    exact, size = Fraction(weight), Fraction(factor)
    if exact > 0:
        e = Fraction(_float_log(exact) / _float_log(size)).limit_denominator(parts)
        if exact**e.denominator == size**e.numerator:
            return number(e)
    raise NotAPower(weight, factor)


def _float_log(q: Fraction) -> float:
    """ln q, to the last digits also where q is near 1, as factors are."""
    return log1p(q - 1) if 2 * abs(q - 1) < 1 else log(q.numerator) - log(q.denominator)


@cache
def read_power(exponent: int, factor: Number) -> dict:
    """The row of powers from 1 to factor^exponent, and how many steps go up and down.

    >>> read_power(-1, 2)["t_down"], read_power(-1, 2)["chip"]
    (1, ({'kind of mistake': 1, 't': 0, 't^+': -1, 'F': Fraction(1, 1), 'F^+': Fraction(1, 2)},))
    """
    way = 1 if exponent >= 0 else -1
    powers = [Fraction(factor) ** (way * k) for k in range(abs(exponent) + 1)]
    row = tuple(
        {KIND: int(way < 0), "t": way * k, "t^+": way * (k + 1), "F": powers[k], "F^+": powers[k + 1]}
        for k in range(abs(exponent))
    )
    return {CHIP: row, "t_up": max(exponent, 0), "t_down": max(-exponent, 0)}
