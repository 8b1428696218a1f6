"""Powers with a whole exponent: a row of multiplications or divisions by the factor, beginning at 1.

F = (1 + ε)ᵗ for a whole number t of either sign: t goes from 0 up, 1 at a time, and F is multiplied by the factor
1 + ε each time, or t goes from 0 down and F is divided.  A weight of Winnow is such a power, and its *chips* are
the exponent.
"""

from fractions import Fraction
from functools import cache

from sympy import Expr, S, Symbol

from mistake_bounds.exact import Number
from mistake_bounds.proof import Claim, Eq, Proved, claim, induct, prove, scalars
from mistake_bounds.theorems.logarithms import epsilon
from mistake_bounds.theorems.slack import KIND

t, t_next, F, F_next = scalars("t t^+ F F^+")
t_up, t_down = scalars("t_up t_down")

CHIP = "chip"
GROWS = claim(epsilon > 0, "factor above 1")


class NotAPower(ValueError):
    """A weight that is no power of the factor, so that it has no chips; carries both."""

    def __init__(self, weight: object, factor: Number):
        super().__init__(f"the weight {weight} is no power of the factor {factor}: it has no chips")
        self.weight, self.factor = weight, factor


def above_one(step: Expr) -> tuple[Claim, ...]:
    """What says that the factor 1 + ``step`` is above 1: nothing where it is a number, such as 2."""
    return () if step.is_number else (GROWS,)


@cache
def positive(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """(1 + ε)ᵗ > 0.

    >>> positive(epsilon, *scalars("k p")).claim
    power positive: p > 0
    """
    return _of_powers(claim(F > 0, "power positive"), step, exponent, power)


@cache
def bernoulli(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """(1 + ε)ᵗ ≥ 1 + εt, also for negative t (Bernoulli).

    >>> bernoulli(epsilon, *scalars("k p")).claim
    Bernoulli: p ≥ ε·k + 1
    """
    return _of_powers(claim(F >= 1 + step * t, "Bernoulli"), step, exponent, power)


@cache
def whole(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """t² ≥ t: no exponent lies between 0 and 1.

    >>> whole(epsilon, *scalars("k p")).claim
    whole number: k² ≥ k
    """
    return _of_powers(claim(t**2 >= t, "whole number"), step, exponent, power)


@cache
def doublings(exponent: Symbol, power: Symbol) -> Proved:
    """4·2ᵗ ≥ 4 + 3t, for factor 2 and t of either sign: Bernoulli with a steeper line, equal at 0.

    >>> doublings(*scalars("k p")).claim
    one weight: 4·p ≥ 3·k + 4
    """
    return _of_powers(claim(4 * F >= 4 + 3 * t, "one weight"), S.One, exponent, power)


def _of_powers(held: Claim, step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """``held``, of t and F, for ``exponent`` and ``power`` = (1 + ``step``)^``exponent``: by induction from 0 on."""
    after = held.substitute({t: t_next, F: F_next})
    up = [
        claim(t >= 0, "from 0 up"),
        claim(Eq(t_next, t + 1), "one more"),
        claim(Eq(F_next, (1 + step) * F), "times the factor"),
    ]
    down = [
        claim(t <= 0, "from 0 down"),
        claim(Eq(t_next, t - 1), "one less"),
        claim(Eq((1 + step) * F_next, F), "divided by the factor"),
    ]
    kept = [prove(after, given=[held, *way, *above_one(step)]) for way in (up, down)]
    state = ((t, S.Zero, t_next, exponent), (F, S.One, F_next, power))
    start = prove(held.substitute({t: S.Zero, F: S.One}))
    return induct(held, start, zip(kept, (t_up, t_down), strict=True), state, step.free_symbols, CHIP)


# reading


@cache
def chips_of(weight: Number, factor: Number) -> int:
    """The whole number t with factorᵗ = ``weight``; else `NotAPower`.

    >>> chips_of(8, 2), chips_of(Fraction(4, 9), Fraction(3, 2)), chips_of(1, 2)
    (3, -2, 0)
    >>> chips_of(3, 2)
    Traceback (most recent call last):
        ...
    mistake_bounds.theorems.powers.NotAPower: the weight 3 is no power of the factor 2: it has no chips
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
