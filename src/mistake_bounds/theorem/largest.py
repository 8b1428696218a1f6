"""The largest count that a claim allows: a bound is written once, in its claim, and every number is read off it."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, floor, isqrt

from mistake_bounds.exact import Refusal
from mistake_bounds.proof import Claim
from mistake_bounds.proof.values import coefficients_in

DECIMALS = 10**12


class NoBound(Refusal):
    """A theorem that bounds nothing on this run, and why; carries the claim as ``claim``."""

    def __init__(self, reason: str, claim: Claim):
        super().__init__(f"no bound: {reason}: {claim}", claim)
        self.claim = claim


def largest(claim: Claim, count: str, values: Mapping[str, object]) -> Fraction:
    """The largest value of ``count`` with which the claim holds at ``values``, or the one that it stays below.

    Raises `NoBound` if it holds for any count or for none; of a quadratic claim, for no whole one from 0 up; and if it
    is no polynomial.

    >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
    >>> largest(mistake_bound().conclusion.claim, "M", {"R^2": 5, "u": (1, 2), "gamma": 3})
    Fraction(25, 9)
    """
    return largest_allowed(coefficients(claim, count, values), claim)


def coefficients(claim: Claim, count: str, values: Mapping[str, object]) -> list[Fraction]:
    """The coefficients of 1, M, M², … in a claim at ``values``.  Raises `NoBound` if it is no polynomial."""
    if claim.polynomial is None:
        raise NoBound("state it as a polynomial, with what it divides by on the other side", claim)
    return coefficients_in(claim.polynomial, count, values)


def largest_whole(claim: Claim, count: str, values: Mapping[str, object]) -> int:
    """The largest whole value of ``count`` with which the claim holds.  Raises `NoBound` as `largest` does.

    >>> from mistake_bounds.chapters.winnow_ors.theorem import disjunctions
    >>> largest_whole(disjunctions().conclusion.claim, "M", {"r": 2, "L": 3})
    19
    """
    most = largest(claim, count, values)
    return ceil(most) - 1 if claim.op in ("<", ">") else floor(most)


def largest_allowed(coefficients: Sequence[Fraction], conclusion: Claim, whole: bool = True) -> Fraction:
    """The largest M with c₀ + c₁M ≥ 0; where c₂M² is added, the largest whole one.  Else `NoBound`.

    Without ``whole`` it is where c₀ + c₁M + c₂M² is 0; a square root that is irrational is rounded up.

    >>> largest_allowed([Fraction(10), Fraction(-2)], None)
    Fraction(5, 1)
    >>> [str(largest_allowed([Fraction(3), Fraction(1), Fraction(-4)], None, whole)) for whole in (True, False)]
    ['1', '1']
    >>> float(largest_allowed([Fraction(2), Fraction(0), Fraction(-1)], None, whole=False))
    1.4142135623735
    """
    *lower, leading = _without_zeros(coefficients)
    if len(lower) > 2:
        raise NoBound("the count occurs in it neither linearly nor quadratically", conclusion)
    if not lower or leading >= 0:
        raise NoBound("it holds for any count", conclusion)
    if len(lower) == 1:
        return lower[0] / -leading
    constant, slope = lower
    if (root := slope**2 - 4 * leading * constant) < 0:
        raise NoBound("it holds for no count", conclusion)
    most = (slope + _root(root)) / (-2 * leading)
    if whole:
        counts = range(floor(most), -1, -1)
        most = Fraction(next((m for m in counts if constant + slope * m + leading * m * m >= 0), -1))
    if most < 0:
        raise NoBound("it holds for no count from 0 up", conclusion)
    return Fraction(most)


def _root(square: Fraction) -> Fraction:
    """The square root, rounded up at the twelfth decimal where it is irrational."""
    inside = square.numerator * square.denominator * DECIMALS**2
    return Fraction(isqrt(inside - 1) + 1 if inside else 0, square.denominator * DECIMALS)


def _without_zeros(coefficients: Sequence[Fraction]) -> Sequence[Fraction]:
    """The coefficients up to the last that is not 0."""
    return coefficients[: max((k + 1 for k, c in enumerate(coefficients) if c), default=1)]
