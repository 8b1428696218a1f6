"""Powers with a whole exponent: a row of multiplications or divisions by the factor, beginning at 1.

F = (1 + ε)ᵗ for a whole number t of either sign: t goes from 0 up, 1 at a time, and F is multiplied by the factor
1 + ε each time, or t goes from 0 down and F is divided.  A weight of Winnow is such a power, and its *chips* are
the exponent.
"""

from sympy import Expr, S, Symbol

from mistake_bounds.proof import Claim, Eq, Proved, claim, induct, prove, scalars, statement
from mistake_bounds.theorems.logarithms import epsilon
from mistake_bounds.vocabulary import CHIP

t, t_next, F, F_next = scalars("t t^+ F F^+")
t_up, t_down = scalars("t_up t_down")

GROWS = claim(epsilon > 0, "factor above 1")


def above_one(step: Expr) -> tuple[Claim, ...]:
    """What says that the factor 1 + ``step`` is above 1: nothing where it is a number, such as 2."""
    return () if step.is_number else (GROWS,)


@statement
def positive(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """(1 + ε)ᵗ > 0.

    >>> positive(epsilon, *scalars("k p")).claim
    power positive: p > 0
    """
    return _of_powers(claim(F > 0, "power positive"), step, exponent, power)


@statement
def bernoulli(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """(1 + ε)ᵗ ≥ 1 + εt, also for negative t (Bernoulli).

    >>> bernoulli(epsilon, *scalars("k p")).claim
    Bernoulli: p ≥ ε·k + 1
    """
    return _of_powers(claim(F >= 1 + step * t, "Bernoulli"), step, exponent, power)


@statement
def whole(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """t² ≥ t: no exponent lies between 0 and 1.

    >>> whole(epsilon, *scalars("k p")).claim
    whole number: k² ≥ k
    """
    return _of_powers(claim(t**2 >= t, "whole number"), step, exponent, power)


@statement
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
