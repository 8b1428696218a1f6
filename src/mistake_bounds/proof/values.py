"""Claims at actual numbers: scalars are rationals, vectors tuples of rationals, and the answer is exact.

A *point* maps names to numbers: ``{"w": (1, 0), "y": -1, "R^2": 5}``.  A name ending in ``^2`` gives
the square of a scalar, for lengths whose root is irrational; the scalar may then occur in even powers only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from mistake_bounds.proof.terms import Claim, Inner, Vector, polynomial, symbols_of


class NoValue(ValueError):
    """The point does not say what a name stands for; carries it as ``name``."""

    def __init__(self, name: str, reason: str):
        super().__init__(f"{name}: {reason}")
        self.name = name


def value(part, point: Mapping[str, object]):
    """The value of a scalar term (a rational) or of a vector term (a tuple) at ``point``.

    >>> from mistake_bounds.proof.terms import norm2, scalars, vectors
    >>> w, x = vectors("w x"); R = scalars("R")
    >>> value(norm2(w - x) + R**2, {"w": (1, 2), "x": (0, 2), "R^2": 5})
    6
    """
    if isinstance(part, Vector):
        columns = [(value(c, point), _look_up(point, name)) for name, c in part.parts]
        length = len(columns[0][1]) if columns else len(next((v for v in point.values() if isinstance(v, tuple)), ()))
        return tuple(sum(c * v[i] for c, v in columns) for i in range(length))
    return _compiled(part)(point)


def holds(claim: Claim, point: Mapping[str, object]) -> bool:
    """Is the claim true at ``point``?

    >>> from mistake_bounds.proof.terms import claim, scalars
    >>> t = scalars("t")
    >>> holds(claim(t**2 <= t), {"t": Fraction(1, 2)})
    True
    """
    if claim.is_vector:
        return value(claim.lhs, point) == value(claim.rhs, point)
    gap = value(claim.term, point)
    return {"=": gap == 0, ">": gap > 0, ">=": gap >= 0}[claim.sign]


def _look_up(point, name):
    if name not in point:
        raise NoValue(name, "no value is given for it")
    return point[name]


@dataclass(frozen=True)
class _Monomial:
    coefficient: int | Fraction
    scalars: tuple[tuple[str, int], ...]
    products: tuple[tuple[str, str, int], ...]


@lru_cache(maxsize=4096)
def _compiled(part):
    """A function of a point, prepared once: the polynomial as coefficients and powers."""
    poly, monomials = polynomial(part), []
    for powers, c in poly.terms():
        used = [(atom, e) for atom, e in zip(poly.ring.symbols, powers, strict=True) if e]
        c = Fraction(int(c.numerator), int(c.denominator))
        monomials.append(
            _Monomial(
                c.numerator if c.denominator == 1 else c,
                tuple((atom.name, e) for atom, e in used if not isinstance(atom, Inner)),
                tuple((*atom.names, e) for atom, e in used if isinstance(atom, Inner)),
            )
        )

    def at(point):
        inner, total = {}, 0
        for m in monomials:
            term = m.coefficient
            for name, e in m.scalars:
                term *= _power(point, name, e)
            for a, b, e in m.products:
                if (a, b) not in inner:
                    inner[a, b] = _inner(_look_up(point, a), _look_up(point, b))
                term *= inner[a, b] ** e
            total += term
        return total

    return at


def _inner(v, w):
    return sum(a * b for a, b in zip(v, w, strict=True))


def _power(point, name, e):
    if name in point:
        return point[name] ** e
    square = f"{name}^2"
    if square not in point:
        raise NoValue(name, "no value is given for it")
    if e % 2:
        raise NoValue(name, "only its square is given, and it occurs in an odd power")
    return point[square] ** (e // 2)


def names_needed(claims) -> frozenset[str]:
    """The names of all scalars and vectors that occur in ``claims``."""
    return frozenset().union(*(symbols_of(side) for claim in claims for side in (claim.lhs, claim.rhs)))
