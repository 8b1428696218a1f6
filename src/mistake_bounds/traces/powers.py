"""A weight of Winnow as a power of the factor: its chips are the exponent, and the row of powers leads to it from 1.

F = (1 + ε)ᵗ for a whole number t of either sign, as in `mistake_bounds.theorems.powers`.
"""

from fractions import Fraction
from functools import cache

from mistake_bounds.exact import Number
from mistake_bounds.traces.reading import KIND
from mistake_bounds.vocabulary import CHIP


class NotAPower(ValueError):
    """A weight that is no power of the factor, so that it has no chips; carries both."""

    def __init__(self, weight: object, factor: Number):
        super().__init__(f"the weight {weight} is no power of the factor {factor}: it has no chips")
        self.weight, self.factor = weight, factor


@cache
def chips_of(weight: Number, factor: Number) -> int:
    """The whole number t with factorᵗ = ``weight``; else `NotAPower`.

    >>> chips_of(8, 2), chips_of(Fraction(4, 9), Fraction(3, 2)), chips_of(1, 2)
    (3, -2, 0)
    >>> chips_of(3, 2)
    Traceback (most recent call last):
        ...
    mistake_bounds.traces.powers.NotAPower: the weight 3 is no power of the factor 2: it has no chips
    """
    left, size, chips = Fraction(weight), Fraction(factor), 0
    while left > 1:
        left, chips = left / size, chips + 1
    while 0 < left < 1 and chips <= 0:
        left, chips = left * size, chips - 1
    if left != 1:
        raise NotAPower(weight, factor)
    return chips


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
