"""How large a term gets when it is multiplied out, known before anybody multiplies: one limit for all that is asked.

`size` measures terms of claims, for `prove`; what reads typed mathematics adds up the `Size` of its parts as it goes.
"""

from math import comb
from typing import NamedTuple

import sympy
from sympy import Expr, Pow

from mistake_bounds.proof.kernel.refusals import BadClaim
from mistake_bounds.proof.kernel.terms import INTEGERS, RATIONALS, Inner, Vector, is_one_of

MOST_TERMS, HEAVIEST, DEEPEST = 2000, 120, 60


class TooLarge(BadClaim):
    """More than can be multiplied out; ``offender`` is the relation or the term."""

    def __init__(self, part: object, name: str):
        limits = f"at most {MOST_TERMS} terms, degree {HEAVIEST}, numbers of {HEAVIEST} digits, {DEEPEST} brackets deep"
        super().__init__("too large to be multiplied out", name or "the claim", f"give a part of it a letter; {limits}")
        self.offender = part  # which is too long to be shown


class Size(NamedTuple):
    """At most so many ``terms``, and as ``weight`` the degree or, of numbers, about as many digits."""

    terms: int = 1
    weight: int = 1

    def plus(self, other: "Size") -> "Size":
        """The size of a sum."""
        return Size(self.terms + other.terms, max(self.weight, other.weight))

    def times(self, other: "Size") -> "Size":
        """The size of a product."""
        return Size(self.terms * other.terms, self.weight + other.weight)

    def power(self, e: int) -> "Size":
        """The size of a power; the terms of what is too heavy are not counted.

        >>> Size(2, 1).power(12)
        Size(terms=13, weight=12)
        """
        if self.weight * e > HEAVIEST:
            return Size(self.terms, self.weight * e)
        return Size(comb(self.terms + e - 1, e), self.weight * e)

    @property
    def fits(self) -> bool:
        """Can it be multiplied out?"""
        return self.terms <= MOST_TERMS and self.weight <= HEAVIEST


def check_size(part, name: str = "") -> None:
    """Raise `TooLarge` for a relation or a term, called ``name``, that cannot be multiplied out.

    >>> from mistake_bounds.proof import scalars
    >>> a, b = scalars("a b")
    >>> try:
    ...     check_size((a + b) ** 300 >= 0, "h1")
    ... except TooLarge as refused:
    ...     print(str(refused)[:64])
    too large to be multiplied out: h1; give a part of it a letter;
    """
    sides = (getattr(part, "lhs", part), getattr(part, "rhs", 0))
    if not _sum(map(size, sides)).fits:
        raise TooLarge(part, name)


def size(part: Expr | Vector | int, depth: int = 0) -> Size:
    """The size of a scalar term or of a vector; one that is too large is not measured to its end."""
    if depth > DEEPEST:
        return Size(1, HEAVIEST + 1)
    if type(part) is Vector:
        return _sum(size(c, depth + 1).times(Size()) for _, c in part.parts)
    if type(part) is Inner:
        return size(part.left, depth + 1).times(size(part.right, depth + 1))
    if is_one_of((int, *RATIONALS), part):
        return Size(1, _digits(part))
    if type(part) is Pow and is_one_of(INTEGERS, part.exp):
        return size(part.base, depth + 1).power(abs(int(part.exp)))
    args = part.args if isinstance(part, Expr) else ()
    if type(part) is not sympy.Mul:
        return _sum(size(arg, depth + 1) for arg in args) if args else Size()
    product = Size(1, 0)
    for arg in args:
        product = product.times(size(arg, depth + 1))
        if not product.fits:
            break
    return product


def _sum(sizes) -> Size:
    total = Size(0, 0)
    for one in sizes:
        total = total.plus(one)
        if not total.fits:
            break
    return total


def _digits(number) -> int:
    """About as many digits as a number has, in the longer of its two parts."""
    longest = max(abs(int(number.numerator)), int(number.denominator))
    return max(1, longest.bit_length() * 3 // 10)
