"""Exact numbers with logarithms: polynomials over ℚ in natural logarithms of positive rationals, and their quotients.

Sums and products are exact.  Which of two numbers is greater is decided by intervals that shrink until they
are apart; that they are the same, by writing the logarithms in both with numbers that have no common factor.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, total_ordering
from math import floor, gcd

from mistake_bounds.exact import brief, total

DIGITS = 2000


class Undecided(ArithmeticError):
    """Two numbers that agree to DIGITS digits and are written differently."""


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Real:
    """Σ c · Π (ln q)ᵉ as a frozenset of (frozenset of (q, e), c); built by `ln` and by arithmetic.

    >>> ln(8) == 3 * ln(2), ln(6) - ln(2) > 1, ln(1)
    (True, True, Fraction(0, 1))
    """

    terms: frozenset

    def __add__(self, other):
        if isinstance(other, Ratio):
            return NotImplemented
        return _sum((*self.terms, *_terms(other)))

    def __mul__(self, other):
        if isinstance(other, Ratio):
            return NotImplemented
        if not isinstance(other, Real):
            factor = Fraction(other)
            return Real(frozenset((m, c * factor) for m, c in self.terms)) if factor else factor
        return _sum((_merged(m, k), c * d) for m, c in self.terms for k, d in other.terms)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __truediv__(self, other):
        return Ratio(self, other) if isinstance(other, Real | Ratio) else self * (1 / Fraction(other))

    def __rtruediv__(self, other):
        return Ratio(other, self)

    def __pow__(self, e: int):
        return self * self ** (e - 1) if e else Fraction(1)

    def __eq__(self, other):
        if not isinstance(other, Real | int | Fraction):
            return NotImplemented
        return self.terms == _terms(other) or _sign(self - other) == 0

    def __bool__(self):
        return self != 0

    def __hash__(self):
        return hash(Real)  # one number can be written in many ways

    def __lt__(self, other):
        return _sign(self - other) < 0

    def __float__(self):
        return float(approximation(self))

    def __repr__(self):
        """Positive terms come first, so that a sum begins with a minus only if all are negative."""
        added = sorted(_written(term) for term in self.terms if term[1] > 0)
        taken = sorted(_written((monomial, -c)) for monomial, c in self.terms if c < 0)
        return " - ".join([" + ".join(added), *taken]) if added else "-" + " - ".join(taken)


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Ratio:
    """top / bottom, two numbers of which the second is not 0: what a bound is that divides by a logarithm.

    >>> ln(8) / ln(2) == 3, ln(9) / ln(2) > 3, int(ln(9) / ln(2)), (1 / ln(2) - 1) * ln(2) == 1 - ln(2)
    (True, True, 3, True)
    >>> ln(2) * (ln(9) / ln(2)) == ln(9), ln(2) - ln(9) / ln(2) < 0
    (True, True)
    """

    top: "Real | Fraction"
    bottom: "Real | Fraction"

    def __add__(self, other):
        top, bottom = _over(other)
        if bottom == self.bottom:
            return Ratio(self.top + top, bottom)
        return Ratio(self.top * bottom + top * self.bottom, self.bottom * bottom)

    def __mul__(self, other):
        top, bottom = _over(other)
        return Ratio(self.top * top, self.bottom * bottom)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self):
        return Ratio(-self.top, self.bottom)

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __truediv__(self, other):
        top, bottom = _over(other)
        return self * Ratio(bottom, top)

    def __rtruediv__(self, other):
        return Ratio(self.bottom, self.top) * other

    def __eq__(self, other):
        return isinstance(other, Ratio | Real | int | Fraction) and _sign((self - other).top) == 0

    def __bool__(self):
        return self != 0

    def __hash__(self):
        return hash(Real)

    def __lt__(self, other):
        gap = self - other
        return _sign(gap.top) * _sign(gap.bottom) < 0

    def __float__(self):
        return float(approximation(self))

    def __floor__(self) -> int:
        near = floor(approximation(self))
        return near + 1 if self >= near + 1 else near if self >= near else near - 1

    def __int__(self) -> int:
        return floor(self) if self >= 0 else -floor(-self)

    def __repr__(self):
        """As a plain number where one side is so many times the other."""
        (monomial, c), *_ = _terms(self.bottom)
        times = dict(_terms(self.top)).get(monomial, Fraction(0)) / c
        return brief(times) if self == times else f"({brief(self.top)})/({brief(self.bottom)})"


def _over(value) -> tuple:
    return (value.top, value.bottom) if isinstance(value, Ratio) else (value, Fraction(1))


def ln(q) -> "Real | Fraction":
    """The natural logarithm of a positive rational.  Raises `ValueError` for any other number."""
    return _ln(Fraction(q))


@lru_cache(maxsize=4096)
def _ln(q: Fraction) -> "Real | Fraction":
    if q <= 0:
        raise ValueError(f"ln {q}: a logarithm is of a positive number")
    parts = [(p, e) for n, sign in ((q.numerator, 1), (q.denominator, -1)) for p, e in _factors(n, sign)]
    return _sum((frozenset({(p, 1)}), Fraction(e)) for p, e in parts)


def exp(value) -> Fraction:
    """e to the power of a number, where that is a fraction: of whole multiples of logarithms, added up.

    Raises `ValueError` for any other number, and for powers with more than some 100,000 digits.

    >>> exp(3 * ln(2) - ln(5)), exp(ln(4) / 2)
    (Fraction(8, 5), Fraction(2, 1))
    """
    power = Fraction(1)
    for monomial, c in _terms(value) if value else ():
        if [e for _, e in monomial] != [1] or c.denominator != 1 or abs(c) > 300_000:
            raise ValueError(f"e to the power of {brief(value)} is no fraction, or too long a one")
        ((q, _),) = monomial
        power *= Fraction(q) ** int(c)
    return power


def added(values):
    """The sum of numbers, written out once: one by one every sum on the way would be.

    >>> added([ln(2), Fraction(1, 2), ln(3), ln(2)]), added([1, Fraction(1, 2)])
    (1/2 + 2·ln 2 + ln 3, Fraction(3, 2))
    """
    values = tuple(values)
    if any(isinstance(value, Ratio) for value in values):
        return sum(values)
    if any(isinstance(value, Real) for value in values):
        return _sum(term for value in values for term in _terms(value))
    return total(values)


def approximation(value, digits: int = 40) -> Fraction:
    """A fraction within 10^-digits of a number, up to its size."""
    if isinstance(value, Ratio):
        return approximation(value.top, digits) / approximation(value.bottom, digits)
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
    added = {}
    for monomial, c in terms:
        added[monomial] = added[monomial] + c if monomial in added else c
    kept = frozenset((monomial, c) for monomial, c in added.items() if c)
    return Real(kept) if any(monomial for monomial, _ in kept) else sum((c for _, c in kept), Fraction(0))


def _merged(m: frozenset, k: frozenset) -> frozenset:
    powers = dict(m)
    for q, e in k:
        powers[q] = powers.get(q, 0) + e
    return frozenset(powers.items())


def _sign(value) -> int:
    refined = False
    for digits in _precisions():
        if not isinstance(value, Real):
            return (value > 0) - (value < 0)
        low, high = _interval(value, digits)
        if low > 0 or high < 0:
            return 1 if low > 0 else -1
        value = value if refined else _without_common_factors(value)
        refined = True
    raise Undecided(f"{brief(value)} is within 10^-{DIGITS} of 0")


def _without_common_factors(value: Real) -> "Real | Fraction":
    """The same number in logarithms of whole numbers of which no two have a factor in common."""
    base = coprime_base({q for monomial, _ in value.terms for q, _ in monomial})
    total = Fraction(0)
    for monomial, c in value.terms:
        product = c
        for q, e in monomial:
            product = product * _sum((frozenset({(b, 1)}), Fraction(k)) for b, k in _powers(q, base)) ** e
        total = total + product
    return total


def coprime_base(numbers) -> tuple[int, ...]:
    """Whole numbers above 1, no two with a common factor, of which each of ``numbers`` is a product of powers.

    >>> coprime_base({12, 18, 5})
    (2, 3, 5)
    """
    base = []
    waiting = [q for q in numbers if q > 1]
    while waiting:
        q = waiting.pop()
        for i, b in enumerate(base):
            if (common := gcd(q, b)) > 1:
                del base[i]
                waiting += [part for part in (common, q // common, b // common) if part > 1]
                break
        else:
            base.append(q)
    return tuple(sorted(base))


def _powers(q: int, base) -> list[tuple[int, int]]:
    found = []
    for b in base:
        e = 0
        while q % b == 0:
            q, e = q // b, e + 1
        if e:
            found.append((b, e))
    return found


def _precisions() -> Iterator[int]:
    digits = 20
    while digits <= DIGITS:
        yield digits
        digits *= 3
    yield DIGITS


def _interval(value: Real, digits: int) -> tuple[Fraction, Fraction]:
    """Two fractions that hold the number between them."""
    lows, highs = [], []
    for monomial, c in value.terms:
        a = b = c
        for q, e in monomial:
            below, above = _ln_between(q, digits + 10)
            a, b = (a * below**e, b * above**e) if c > 0 else (a * above**e, b * below**e)
        lows.append(a)
        highs.append(b)
    return Fraction(total(lows)), Fraction(total(highs))


@lru_cache(maxsize=4096)
def _ln_between(q: int, digits: int) -> tuple[Fraction, Fraction]:
    """ln q between two fractions about 10^-digits apart: an interval that mpmath rounds outwards."""
    from mpmath.libmp import from_int, mpi_log, to_rational

    ends = mpi_log((from_int(q), from_int(q)), 4 * digits + q.bit_length().bit_length())
    low, high = (Fraction(*map(int, to_rational(end))) for end in ends)
    return low, high


def _written(term) -> str:
    monomial, c = term
    logs = "·".join(f"(ln {brief(q)})^{e}" if e > 1 else f"ln {brief(q)}" for q, e in sorted(monomial))
    return f"{brief(c)}·{logs}" if logs and c != 1 else logs or brief(c)
