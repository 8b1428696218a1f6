"""Plain polynomials as sympy's, which divide and factor: between what rules look at and what the search computes with.

The entry points are `ring_of`, `in_ring`, `factors_of` and `expanded`.
"""

from collections.abc import Iterable
from functools import lru_cache

import sympy
from sympy import QQ, Expr, Symbol
from sympy.polys.rings import PolyElement, PolyRing

from mistake_bounds.proof.kernel.derivation import Equation
from mistake_bounds.proof.kernel.polynomials import Polynomial, atom
from mistake_bounds.proof.kernel.terms import Inner, dot, expression, polynomial

MOST_LETTERS, HIGHEST = 12, 24  # of a polynomial that is factored, which can take for ever


def atom_of(a) -> Expr:
    """The scalar or the inner product that an atom of a plain polynomial stands for."""
    return expression(atom(a))


def atoms_of(parts: Iterable[Polynomial]) -> list[Expr]:
    """The scalars and inner products that occur, in a fixed order; one idle symbol where there are none."""
    found = {atom_of(a) for part in parts for a in part.atoms}
    return sorted(found, key=lambda a: (type(a) is Inner, str(a))) or [Symbol("idle")]


def ring_of(*parts: Polynomial) -> PolyRing:
    """The polynomials over ℚ in the atoms that occur."""
    return PolyRing(atoms_of(parts), QQ)


def in_ring(part: Polynomial, ring: PolyRing) -> PolyElement:
    """A plain polynomial as an element of a ring that has its atoms.

    >>> from mistake_bounds.proof import scalars
    >>> t = scalars("t")
    >>> p = polynomial(t * (t + 1))
    >>> in_ring(p, ring_of(p))
    t**2 + t
    """
    place = _places(ring)
    element = {}
    for monomial, c in part.terms:
        powers = [0] * len(place)
        for a, e in monomial:
            powers[place[a]] = e
        element[tuple(powers)] = QQ(c.numerator, c.denominator)
    return ring.from_dict(element)


@lru_cache
def _places(ring: PolyRing) -> dict:
    return {plain_atom(a): i for i, a in enumerate(ring.symbols)}


def plain_atom(a: Expr):
    """The atom of a plain polynomial that a scalar or an inner product of named vectors is."""
    return tuple(sorted(a.names)) if type(a) is Inner else a.name


def factors_of(poly: PolyElement, most: int) -> list[tuple[PolyElement, int]]:
    """Its factors and their powers; it alone where it has more than ``most`` terms, or many letters, or a high degree.

    >>> from mistake_bounds.proof import scalars
    >>> t, z = scalars("t z")
    >>> p = polynomial(t**3 + t**2)
    >>> factors_of(in_ring(p, ring_of(p, polynomial(z))), 12)
    [(t + 1, 1), (t, 2)]
    """
    letters = [i for i, degree in enumerate(poly.degrees()) if degree > 0]
    if len(poly) > most or len(letters) > MOST_LETTERS or max(poly.degrees(), default=0) > HIGHEST:
        return [(poly, 1)]
    if not letters:
        return []
    small = poly.set_ring(poly.ring.clone(symbols=[poly.ring.symbols[i] for i in letters]))
    return [(part.set_ring(poly.ring), power) for part, power in small.factor_list()[1]]


def expanded(part: Expr) -> Expr:
    """A polynomial term multiplied out, each inner product into those of named vectors.

    >>> from mistake_bounds.proof import norm2, vectors
    >>> w, x = vectors("w x")
    >>> expanded(norm2(w + x))
    ‖w‖² + ‖x‖² + 2*⟨w, x⟩
    """
    return expression(polynomial(part))


def zero_of(equation: Equation) -> Expr:
    """The zero that an equation contributes to a certificate."""
    known = equation.factor.claim
    return dot(known.term, equation.cofactor) if known.is_vector else known.term * sympy.sympify(equation.cofactor)
