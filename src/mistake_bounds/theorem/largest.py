"""The largest count that a claim allows: a bound stands in one place, its claim, and every number is read off there."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, floor, isqrt

from mistake_bounds.exact import Refusal
from mistake_bounds.proof import Claim
from mistake_bounds.proof.values import along


class NoBound(Refusal):
    """A theorem that bounds nothing on this run, and why; carries the claim as ``claim``."""

    def __init__(self, reason: str, claim: Claim):
        super().__init__(f"no bound: {reason}: {claim}", claim)
        self.claim = claim


def largest(claim: Claim, count: str, values: Mapping[str, object]) -> Fraction:
    """The largest value of ``count`` with which the claim holds at ``values``, or the one that it stays below.

    Raises `NoBound` if it holds for any count or for none; of a quadratic claim, for no whole one from 0 up.

    >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
    >>> largest(mistake_bound().conclusion.claim, "M", {"R^2": 5, "u": (1, 2), "gamma": 3})
    Fraction(25, 9)
    """
    return stops(along(claim.polynomial, count, values), claim)


def largest_whole(claim: Claim, count: str, values: Mapping[str, object]) -> int:
    """The largest whole value of ``count`` with which the claim holds.  Raises `NoBound` as `largest` does.

    >>> from mistake_bounds.chapters.winnow_ors.theorem import disjunctions
    >>> largest_whole(disjunctions().conclusion.claim, "M", {"r": 2, "L": 3})
    19
    """
    most = largest(claim, count, values)
    return ceil(most) - 1 if claim.op in ("<", ">") else floor(most)


def stops(coefficients: Sequence[Fraction], conclusion: Claim) -> Fraction:
    """The largest M with c₀ + c₁M ≥ 0; where c₂M² is added, the largest whole one.  Else `NoBound`.

    >>> stops([Fraction(10), Fraction(-2)], None)
    Fraction(5, 1)
    >>> stops([Fraction(-3), Fraction(4), Fraction(-1)], None)
    Fraction(3, 1)
    """
    *lower, leading = _without_zeros(coefficients)
    if len(lower) > 2:
        raise NoBound("the count stands in it neither linearly nor quadratically", conclusion)
    if not lower or leading >= 0:
        raise NoBound("it holds for any count", conclusion)
    if len(lower) == 1:
        return lower[0] / -leading
    constant, slope = lower
    if (root := slope**2 - 4 * leading * constant) < 0:
        raise NoBound("it holds for no count", conclusion)
    above = (slope + isqrt(floor(root)) + 1) / (-2 * leading)
    whole = (m for m in range(floor(above), -1, -1) if constant + slope * m + leading * m * m >= 0)
    if (most := next(whole, None)) is None:
        raise NoBound("it holds for no whole count", conclusion)
    return Fraction(most)


def _without_zeros(coefficients: Sequence[Fraction]) -> Sequence[Fraction]:
    """The coefficients up to the last that is not 0."""
    return coefficients[: max((k + 1 for k, c in enumerate(coefficients) if c), default=1)]
