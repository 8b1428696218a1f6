"""Claims at actual numbers: scalars are rationals or `Real`s with logarithms, vectors tuples, and the answer is exact.

A *point* maps names to numbers: ``{"w": (1, 0), "y": -1, "R^2": 5}``.  A name ending in ``^2`` gives
the square of a scalar, for lengths whose root is irrational; the scalar may then occur in even powers only.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache, reduce
from operator import mul

from sympy import Symbol

from mistake_bounds.exact import Refusal, total
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.polynomials import ONE, Log, Polynomial, Quotient
from mistake_bounds.proof.kernel.terms import Vector, read
from mistake_bounds.proof.reals import Real, ln

RATIONAL = (int, Fraction)


class NoValue(Refusal):
    """The point does not say what a name stands for; carries it as ``name``."""

    def __init__(self, name: str, reason: str):
        super().__init__(f"{name}: {reason}", name, name)


def value(part, point: Mapping[str, object]):
    """The value of a scalar term (a rational) or of a vector term (a tuple) at ``point``.

    >>> from mistake_bounds.proof import norm2, scalars, vectors
    >>> w, x = vectors("w x"); R = scalars("R")
    >>> value(norm2(w - x) + R**2, {"w": (1, 2), "x": (0, 2), "R^2": 5})
    6
    """
    if type(part) is Vector:
        columns = [(value(c, point), _look_up(point, name)) for name, c in part.parts]
        length = len(columns[0][1]) if columns else len(next((v for v in point.values() if isinstance(v, tuple)), ()))
        return _combination(columns, length)
    if type(part) is Symbol and part.name in point:
        return point[part.name]
    return _at(_read(part), point, {})


def holds(claim: Claim, point: Mapping[str, object]) -> bool:
    """Is the claim true at ``point``?

    >>> from mistake_bounds.proof import claim, scalars
    >>> t = scalars("t")
    >>> holds(claim(t**2 <= t), {"t": Fraction(1, 2)})
    True
    """
    if claim.is_vector:
        return value(claim.lhs, point) == value(claim.rhs, point)
    gap = _at(claim.plain, point, {})
    return gap == 0 if claim.sign == "=" else gap > 0 if claim.sign == ">" else gap >= 0


def _look_up(point, name):
    if name not in point:
        raise NoValue(name, "no value is given for it")
    return point[name]


@dataclass(frozen=True)
class _Monomial:
    coefficient: int | Fraction
    scalars: tuple[tuple[str, int], ...]
    products: tuple[tuple[str, str, int], ...]
    logarithms: tuple[tuple[Log, int], ...] = ()

    def at(self, point, inner):
        """Its value at ``point``; ``inner`` gathers the inner products that were needed."""
        factors = [_power(point, name, e) for name, e in self.scalars]
        for a, b, e in self.products:
            if (a, b) not in inner:
                inner[a, b] = _inner(_look_up(point, a), _look_up(point, b))
            factors.append(inner[a, b] ** e)
        factors += [_logarithm(inside, point) ** e for inside, e in self.logarithms]
        if not factors:
            return self.coefficient
        total = reduce(mul, factors)
        return total if self.coefficient == 1 else -total if self.coefficient == -1 else self.coefficient * total


def _at(part: Quotient, point, inner):
    """The value of a quotient with logarithms; `NoValue` where it is not defined."""
    for need in part.needs:
        if not _sum(need, point, inner) > 0:
            raise NoValue(repr(part), f"not defined where {need!r} is not positive")
    top = _sum(part.top, point, inner)
    return top if part.bottom == ONE else top / _sum(part.bottom, point, inner)


def _sum(part: Polynomial, point, inner):
    return sum(monomial.at(point, inner) for monomial in _prepared(part))


def _logarithm(inside: Log, point):
    inner = {}
    top, bottom = _sum(inside.top, point, inner), _sum(inside.bottom, point, inner)
    if isinstance(top, Real) or isinstance(bottom, Real):
        raise NoValue(repr(inside), "a logarithm of a logarithm has no exact value here")
    return ln(Fraction(top) / bottom)


@lru_cache(maxsize=4096)
def _read(part) -> Quotient:
    return read(part)


@lru_cache(maxsize=4096)
def _prepared(part: Polynomial) -> tuple[_Monomial, ...]:
    """The coefficients and powers of a polynomial."""
    return tuple(
        _Monomial(
            c.numerator if c.denominator == 1 else c,
            tuple((a, e) for a, e in monomial if type(a) is str),
            tuple((*a, e) for a, e in monomial if type(a) is tuple),
            tuple((a, e) for a, e in monomial if type(a) is Log),
        )
        for monomial, c in part.terms
    )


def along(part: Polynomial, name: str, point: Mapping[str, object]) -> list[Fraction]:
    """The coefficients c₀, c₁, … of a polynomial in the scalar ``name``, all else being at ``point``.

    >>> from mistake_bounds.proof import claim, norm2, scalars, vectors
    >>> w, t = vectors("w"), scalars("t")
    >>> along(claim(t**2 * norm2(w) >= 3).polynomial, "t", {"w": (1, 2)})
    [Fraction(-3, 1), Fraction(0, 1), Fraction(5, 1)]
    """
    powers, inner = _by_powers(part, name), {}
    return [sum((rest.at(point, inner) for rest in power), Fraction(0)) for power in powers]


@lru_cache(maxsize=4096)
def _by_powers(part, name) -> tuple[tuple[_Monomial, ...], ...]:
    """What stands before 1, before ``name``, before its square and so on."""
    rows = [(dict(m.scalars).get(name, 0), m) for m in _prepared(part)]
    powers = [[] for _ in range(1 + max((e for e, _ in rows), default=0))]
    for e, m in rows:
        powers[e].append(replace(m, scalars=tuple(row for row in m.scalars if row[0] != name)))
    return tuple(map(tuple, powers))


def _combination(columns, length: int) -> tuple:
    """Σ c·v; most entries of an example are 0, and cost nothing."""
    added = [0] * length
    for c, v in columns:
        for i, entry in enumerate(v):
            if entry:
                part = entry if c == 1 else c * entry
                added[i] = added[i] + part if added[i] else part
    return tuple(added)


def _inner(v, w):
    """⟨v, w⟩: of rationals over one common denominator, which is much faster than adding fractions."""
    pairs = [(a, b) for a, b in zip(v, w, strict=True) if a and b]
    if not all(type(a) in RATIONAL and type(b) in RATIONAL for a, b in pairs):
        return sum(a * b for a, b in pairs)
    return total(b if a == 1 else a if b == 1 else a * b for a, b in pairs)


def _power(point, name, e):
    if name in point:
        return point[name] if e == 1 else point[name] ** e
    square = f"{name}^2"
    if square not in point:
        raise NoValue(name, "no value is given for it")
    if e % 2:
        raise NoValue(name, "only its square is given, and it occurs in an odd power")
    return point[square] ** (e // 2)
