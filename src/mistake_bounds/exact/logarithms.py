"""Logarithms without rounding: ⌈log n⌉ to any rational base, and bounds on log₂ n as close as is wanted.

C is a whole number, N a whole number from 1 on; floats are taken as the fractions that they are.
"""

from bisect import bisect_left
from decimal import Context, Decimal
from fractions import Fraction
from functools import cache
from math import floor

from mistake_bounds.exact.numbers import Number
from mistake_bounds.exact.refusals import Refusal


class NoLogarithm(Refusal):
    """A base that is not above 1, to which no number has a logarithm."""


@cache
def ceil_log(n: Number, base: Number = 2) -> int:
    """The least whole C ≥ 0 with baseᶜ ≥ n, exactly: ⌈log n⌉ to this base, and 0 where n ≤ 1.

    Raises `NoLogarithm` unless base > 1.

    >>> from fractions import Fraction
    >>> [ceil_log(n) for n in (1, 2, 3, 4, 5)], ceil_log(1024, Fraction(5, 4)), ceil_log(Fraction(9, 4), Fraction(3, 2))
    ([0, 1, 2, 2, 3], 32, 2)
    """
    if not base > 1:
        raise NoLogarithm(f"base={base!r} is not above 1", base, "base")
    (a, b), (p, q) = n.as_integer_ratio(), base.as_integer_ratio()
    enough = lambda C: b * p**C >= a * q**C
    most = 1
    while not enough(most):
        most *= 2
    return bisect_left(range(most), True, key=enough)


@cache
def log2_bounds(N: int, bits: int) -> tuple[int, int]:
    """Integers with low ≤ 2ᵇ·log₂ N ≤ high, b = ``bits``, not much apart, by squaring: log₂ x² = 2·log₂ x.

    >>> log2_bounds(8, 10), log2_bounds(10, 10)
    ((3072, 3072), (3401, 3402))
    """
    whole, places = N.bit_length() - 1, bits + 64
    if N == 1 << whole:
        return whole << bits, whole << bits
    bounds = []
    for up in (0, 1):  # rounding down all the way, then up
        x = -(-(up * (N << places)) >> whole) if up else (N << places) >> whole
        log = whole
        for _ in range(bits):
            x = -(-(x * x) >> places) if up else x * x >> places
            bit = x >> places > 1
            log = 2 * log + bit
            x = -(-x >> bit) if up else x >> bit
        bounds.append(log + up)
    return bounds[0], bounds[1]


def reaches_log2(amount: int, times: int, N: int) -> bool:
    """``amount`` ≥ ``times``·log₂ N, exactly, for whole ``times`` ≥ 0.

    Rational bounds on log₂ N are drawn closer until they decide; they do, because log₂ N is a whole number
    where N is a power of two, and irrational elsewhere.

    >>> reaches_log2(30, 10, 8), reaches_log2(30, 10, 9), reaches_log2(317, 100, 9), reaches_log2(316, 100, 9)
    (True, False, True, False)
    """
    if amount < 0 or times == 0 or N & (N - 1) == 0:
        return amount >= times * (N.bit_length() - 1)
    bits = 16
    while True:
        low, high = log2_bounds(N, bits)
        if amount << bits >= times * high:
            return True
        if amount << bits < times * low:
            return False
        bits *= 2


@cache
def floor_of_log(times: int, n: int) -> int:
    """⌊``times``·ln n⌋ for whole ``times`` ≥ 0 and n ≥ 1, exactly.

    ln n, correctly rounded, is drawn closer until it decides; it does, because no multiple of ln n is whole for n > 1.

    >>> floor_of_log(2, 64), floor_of_log(10**40, 2), floor_of_log(5, 1)
    (8, 6931471805599453094172321214581765680755, 0)
    """
    digits = 30
    while times and n > 1:
        near, error = Fraction(Decimal(n).ln(Context(prec=digits))), Fraction(1, 10 ** (digits - 1))
        low, high = (floor(times * near * (1 + side * error)) for side in (-1, 1))
        if low == high:
            return low
        digits *= 2
    return 0
