"""Exact numbers with logarithms: polynomials over ℚ in natural logarithms of positive rationals.

Sums and products are exact; which of two numbers is greater is decided by intervals that are made narrower until they
are apart.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, total_ordering

DIGITS = 2000


class Undecided(ArithmeticError):
    """Two numbers that DIGITS digits do not tell apart, and that are not the same as they are written."""


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Real:
    """Σ c · Π (ln q)ᵉ as a frozenset of (frozenset of (q, e), c); made by `ln` and by arithmetic.

    >>> ln(8) == 3 * ln(2), ln(6) - ln(2) > 1, ln(1)
    (True, True, Fraction(0, 1))
    """

    terms: frozenset

    def __add__(self, other):
        return _sum((*self.terms, *_terms(other)))

    def __mul__(self, other):
        return _sum((_merged(m, k), c * d) for m, c in self.terms for k, d in _terms(other))

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __truediv__(self, number):
        return self * (1 / Fraction(number))

    def __pow__(self, e: int):
        return self * self ** (e - 1) if e else Fraction(1)

    def __eq__(self, other):
        return isinstance(other, Real) and self.terms == other.terms

    def __hash__(self):
        return hash(self.terms)

    def __lt__(self, other):
        return _sign(self - other) < 0

    def __float__(self):
        return float(approximation(self))

    def __repr__(self):
        return " + ".join(sorted(map(_written, self.terms)))


def ln(q) -> "Real | Fraction":
    """The natural logarithm of a positive rational; `ValueError` for any other number."""
    q = Fraction(q)
    if q <= 0:
        raise ValueError(f"ln {q}: a logarithm is of a positive number")
    parts = [(p, e) for n, sign in ((q.numerator, 1), (q.denominator, -1)) for p, e in _factors(n, sign)]
    return _sum((frozenset({(p, 1)}), Fraction(e)) for p, e in parts)


def approximation(value, digits: int = 40) -> Fraction:
    """A fraction within 10^-digits of a number, up to its size."""
    if not isinstance(value, Real):
        return Fraction(value)
    low, high = _interval(value, digits)
    return (low + high) / 2


@lru_cache(maxsize=4096)
def _factors(n: int, sign: int) -> tuple[tuple[int, int], ...]:
    """The prime factors of n below 1000 and the rest of it, each with its exponent times ``sign``."""
    found = []
    for p in _small_primes():
        e = 0
        while n % p == 0:
            n, e = n // p, e + 1
        if e:
            found.append((p, sign * e))
    return (*found, *([(n, sign)] if n > 1 else []))


@lru_cache(maxsize=1)
def _small_primes() -> tuple[int, ...]:
    return tuple(n for n in range(2, 1000) if all(n % d for d in range(2, int(n**0.5) + 1)))


def _terms(value) -> frozenset:
    return value.terms if isinstance(value, Real) else frozenset({(frozenset(), Fraction(value))})


def _sum(terms) -> "Real | Fraction":
    total = {}
    for monomial, c in terms:
        total[monomial] = total.get(monomial, 0) + c
    kept = frozenset((monomial, c) for monomial, c in total.items() if c)
    return Real(kept) if any(monomial for monomial, _ in kept) else sum((c for _, c in kept), Fraction(0))


def _merged(m: frozenset, k: frozenset) -> frozenset:
    powers = dict(m)
    for q, e in k:
        powers[q] = powers.get(q, 0) + e
    return frozenset(powers.items())


def _sign(value) -> int:
    if not isinstance(value, Real):
        return (value > 0) - (value < 0)
    for digits in _precisions():
        low, high = _interval(value, digits)
        if low > 0 or high < 0:
            return 1 if low > 0 else -1
    raise Undecided(f"{value!r} is within 10^-{DIGITS} of 0")


def _precisions() -> Iterator[int]:
    digits = 20
    while digits <= DIGITS:
        yield digits
        digits *= 3
    yield DIGITS


def _interval(value: Real, digits: int) -> tuple[Fraction, Fraction]:
    """Two fractions that hold the number between them."""
    low = high = Fraction(0)
    for monomial, c in value.terms:
        a = b = c
        for q, e in monomial:
            below, above = _ln_between(q, digits + 10)
            a, b = (a * below**e, b * above**e) if c > 0 else (a * above**e, b * below**e)
        low, high = low + a, high + b
    return low, high


@lru_cache(maxsize=4096)
def _ln_between(q: int, digits: int) -> tuple[Fraction, Fraction]:
    """ln q between two fractions about 10^-digits apart: an interval that mpmath rounds outwards."""
    from mpmath.libmp import from_int, mpi_log, to_rational

    ends = mpi_log((from_int(q), from_int(q)), 4 * digits + q.bit_length().bit_length())
    low, high = (Fraction(*map(int, to_rational(end))) for end in ends)
    return low, high


def _written(term) -> str:
    monomial, c = term
    logs = "·".join(f"(ln {q})^{e}" if e > 1 else f"ln {q}" for q, e in sorted(monomial))
    return f"{c}·{logs}" if logs and c != 1 else logs or str(c)
