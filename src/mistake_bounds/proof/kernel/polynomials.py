"""What rules look at: polynomials over ℚ and their quotients, as plain data with arithmetic of their own.

An *atom* is a scalar's name, a sorted pair of vectors' names (their inner product), or a `Log`.  A *monomial* is a
frozenset of (atom, exponent), a polynomial a frozenset of (monomial, coefficient), no coefficient 0: two polynomials
are equal exactly when they are the same data.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import gcd, lcm

from mistake_bounds.proof.kernel.refusals import NotPolynomial
from mistake_bounds.proof.kernel.shown import plain_of


@dataclass(frozen=True, slots=True, repr=False)
class Polynomial:
    """A polynomial; made by `of`, `constant` and `atom`."""

    terms: frozenset

    @classmethod
    def of(cls, terms: Iterable) -> "Polynomial":
        """The sum of (monomial, coefficient) pairs.

        >>> Polynomial.of([(frozenset({("t", 1)}), 2), (frozenset({("t", 1)}), -2)]) == ZERO
        True
        """
        total = {}
        for monomial, c in terms:
            total[monomial] = total[monomial] + c if monomial in total else Fraction(c)
        return cls(frozenset((monomial, c) for monomial, c in total.items() if c))

    def __repr__(self):
        return plain_of(self)

    def __add__(self, other: "Polynomial") -> "Polynomial":
        return Polynomial.of((*self.terms, *other.terms))

    def __neg__(self) -> "Polynomial":
        return self.times(-1)

    def __sub__(self, other: "Polynomial") -> "Polynomial":
        return self + -other

    def __mul__(self, other: "Polynomial") -> "Polynomial":
        return Polynomial.of((_merged(m, k), c * d) for m, c in self.terms for k, d in other.terms)

    def times(self, c) -> "Polynomial":
        """All coefficients times a rational number."""
        return Polynomial(frozenset((monomial, d * c) for monomial, d in self.terms)) if c else ZERO

    @property
    def atoms(self) -> frozenset:
        """The atoms that occur."""
        return frozenset(a for monomial, _ in self.terms for a, _ in monomial)

    @property
    def value(self) -> Fraction | None:
        """The rational number that it is; None where it has an atom."""
        return None if self.atoms else sum((c for _, c in self.terms), Fraction(0))

    def over(self, other: "Polynomial") -> Fraction | None:
        """The rational c with self = c·other, for another one than 0; None where there is none."""
        c = next((dict(self.terms).get(monomial, 0) / d for monomial, d in other.terms), 0)
        return c if self == other.times(c) else None

    @property
    def primitive(self) -> "Polynomial":
        """Divided by the positive number that makes its coefficients whole, without a common factor."""
        sizes = [c for _, c in self.terms]
        content = Fraction(gcd(*(c.numerator for c in sizes)), lcm(*(c.denominator for c in sizes)))
        return self.times(1 / content) if sizes else self

    def by(self, atom) -> "Polynomial":
        """The derivative with respect to an atom, the others being constant."""
        powers = ((monomial, dict(monomial), c) for monomial, c in self.terms)
        return Polynomial.of(
            (frozenset((*(monomial - {(atom, p[atom])}), *([(atom, p[atom] - 1)] if p[atom] > 1 else []))), c * p[atom])
            for monomial, p, c in powers
            if atom in p
        )


def _merged(m: frozenset, k: frozenset) -> frozenset:
    powers = dict(m)
    for a, e in k:
        powers[a] = powers.get(a, 0) + e
    return frozenset(powers.items())


def constant(c) -> Polynomial:
    """A rational number."""
    return Polynomial.of([(frozenset(), c)])


def atom(a) -> Polynomial:
    """One atom."""
    return Polynomial(frozenset({(frozenset({(a, 1)}), Fraction(1))}))


ZERO, ONE = constant(0), constant(1)


@dataclass(frozen=True, slots=True)
class Log:
    """The atom ln(top/bottom)."""

    top: Polynomial
    bottom: Polynomial


@dataclass(frozen=True, slots=True, repr=False)
class Quotient:
    """top/bottom, defined and smooth where everything in ``needs`` is positive."""

    top: Polynomial
    bottom: Polynomial = ONE
    needs: frozenset = frozenset()

    def __repr__(self):
        return plain_of(self)

    def __add__(self, other: "Quotient") -> "Quotient":
        if self.bottom == other.bottom:
            return _quotient(self.top + other.top, self.bottom, self.needs | other.needs)
        top = self.top * other.bottom + other.top * self.bottom
        return _quotient(top, self.bottom * other.bottom, self.needs | other.needs)

    def __neg__(self) -> "Quotient":
        return Quotient(-self.top, self.bottom, self.needs)

    def __sub__(self, other: "Quotient") -> "Quotient":
        return self + -other

    def __mul__(self, other: "Quotient") -> "Quotient":
        return _quotient(self.top * other.top, self.bottom * other.bottom, self.needs | other.needs)

    def __pow__(self, e: int) -> "Quotient":
        one = Quotient(ONE, ONE, self.needs)  # q⁰ is a number where q is one
        return reduce(Quotient.__mul__, [self if e >= 0 else self.inverse] * abs(e), one)

    @property
    def inverse(self) -> "Quotient":
        """One divided by it; `NotPolynomial` for 0."""
        if self.top == ZERO:
            raise NotPolynomial("a division by zero", self)
        return _quotient(self.bottom, self.top, self.needs | _wanted(self))

    @property
    def log(self) -> "Quotient":
        """Its natural logarithm, an atom; 0 for ln 1."""
        value = ZERO if self.top == self.bottom else atom(Log(self.top, self.bottom))
        return Quotient(value, ONE, self.needs | _wanted(self))

    @property
    def whole(self) -> Polynomial | None:
        """The polynomial that it is, as written: nothing divided by, no logarithm; else None."""
        plain = self.bottom == ONE and not self.needs and not any(type(a) is Log for a in self.top.atoms)
        return self.top if plain else None

    def put(self, value_of: Callable) -> "Quotient":
        """``value_of(atom)`` put for each atom (None: unchanged), inside logarithms too."""
        return _put(self.top, value_of) * _put(self.bottom, value_of).inverse

    def slope(self, t: str) -> "Quotient":
        """The derivative with respect to the scalar ``t``.

        >>> t = atom("t")
        >>> Quotient(t * t, t + ONE).slope("t").top == t * t + t + t
        True
        """
        top = _slope(self.top, t) * Quotient(self.bottom) - Quotient(self.top) * _slope(self.bottom, t)
        return top * Quotient(self.bottom * self.bottom).inverse


def _quotient(top: Polynomial, bottom: Polynomial, needs: frozenset) -> Quotient:
    """A bottom that is a number is divided out."""
    c = bottom.value
    return Quotient(top, bottom, needs) if c is None else Quotient(top.times(1 / c), ONE, needs)


def _wanted(q: Quotient) -> frozenset:
    """The two parts of ``q``, but for positive numbers: both have to be positive."""
    return frozenset(p for p in (q.top, q.bottom) if p.value is None or p.value <= 0)


def _put(part: Polynomial, value_of: Callable) -> Quotient:
    total = Quotient(ZERO)
    for monomial, c in part.terms:
        total += reduce(Quotient.__mul__, (_value(a, value_of) ** e for a, e in monomial), Quotient(constant(c)))
    return total


def _value(a, value_of: Callable) -> Quotient:
    put = value_of(a)
    if put is None and type(a) is Log:
        return (_put(a.top, value_of) * _put(a.bottom, value_of).inverse).log
    return Quotient(atom(a)) if put is None else put


def _slope(part: Polynomial, t: str) -> Quotient:
    """The chain rule: t′ = 1, (ln(n/d))′ = n′/n − d′/d, and any other atom is constant."""
    total = Quotient(part.by(t))
    for a in part.atoms:
        if type(a) is Log:
            inside = (_slope(p, t) * Quotient(p).inverse for p in (a.top, a.bottom))
            total += Quotient(part.by(a)) * reduce(Quotient.__sub__, inside)
    return total
