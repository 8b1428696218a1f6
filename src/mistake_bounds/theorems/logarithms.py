"""Logarithms, which are no polynomials: the inequality about them that Winnow's bounds need, and their exact bounds.

A proof calls a logarithm by a name and uses what is known of it; a reading of a run puts in a fraction that is
surely below or above it.
"""

from fractions import Fraction
from functools import cache

import sympy

from mistake_bounds.proof import Proved, prove_by_calculus, scalars

epsilon = scalars("epsilon")

DIGITS = 40


@cache
def logarithm() -> Proved:
    """ln(1 + ε) ≥ 2ε/(2 + ε) for ε ≥ 0: equal at 0, and the slope of the difference is ε²/((1 + ε)(2 + ε)²).

    >>> logarithm().claim
    logarithm: -2·ε/(ε + 2) + log(ε + 1) ≥ 0
    """
    return prove_by_calculus(sympy.log(1 + epsilon) - 2 * epsilon / (2 + epsilon), epsilon, name="logarithm")


def log_below(t) -> Fraction:
    """ln t rounded down to 40 decimals.

    >>> log_below(1), float(log_below(2))
    (Fraction(0, 1), 0.6931471805599453)
    """
    return Fraction(_log(Fraction(t)), 10**DIGITS)


def log_above(t) -> Fraction:
    """ln t rounded up to 40 decimals; 0 for t = 1.

    >>> log_above(1), log_above(2) - log_below(2) == Fraction(1, 10**40)
    (Fraction(0, 1), True)
    """
    return Fraction(_log(Fraction(t)) + (t != 1), 10**DIGITS)


@cache
def _log(t: Fraction) -> int:
    """⌊10⁴⁰ ln t⌋, computed with 50 digits more than are kept."""
    from mpmath import mp, mpf

    if t == 1:
        return 0
    with mp.workdps(2 * DIGITS + 10):
        return int(mp.floor(mp.log(mpf(t.numerator) / mpf(t.denominator)) * mpf(10) ** DIGITS))
