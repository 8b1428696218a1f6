"""Points for claims about vectors, found among their inner products: any lengths and angles, as rational vectors.

The inner products of some vectors are any numbers whose Gram determinants are ≥ 0; a rational Gram matrix is LDLᵀ, and
each entry of D ≥ 0 is a sum of at most four rational squares.  So what is looked for are scalars, one for each inner
product, and rational vectors with these inner products always exist.  The entry point is `Realised.of`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from types import MappingProxyType

import sympy
from sympy import Symbol

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.terms import Vector, named_vector
from mistake_bounds.proof.search.counterexamples import Plan
from mistake_bounds.proof.search.rationals import squares_of
from mistake_bounds.proof.values import value

MOST = 6  # vectors


@dataclass(frozen=True)
class Realised:
    """A plan of points, as `Plan`: the free vectors by their inner products, then those that equations determine."""

    claims: tuple[Claim, ...]
    products: Plan
    names: tuple[str, ...]
    determined: tuple[tuple[str, Vector], ...]

    @classmethod
    def of(cls, claims) -> "Realised | None":
        """The plan for a goal and hypotheses; None without vectors, with too many, or with an equation not solved."""
        determined, claims = _solved_for_vectors(claims)
        if claims is None or any(c.polynomial is None for c in claims):
            return None
        names = sorted(frozenset().union(*(c.vectors for c in claims)))
        if not 0 < len(names) <= MOST:
            return None
        goal, *given = (_in_letters(c) for c in claims)
        plan = Plan.of([goal, *given, *_determinants(names)])
        return cls((goal, *given), plan, tuple(names), determined)

    def draw(self, random, size, deadline, guide=MappingProxyType({})) -> dict | None:
        """A point, its vectors with the inner products drawn; None if stuck.  Raises `OutOfTime`."""
        drawn = self.products.draw(random, size, deadline, guide)
        rows = drawn and realised([[drawn[letter(a, b)] for b in self.names] for a in self.names])
        if rows is None:
            return None
        point = {name: v for name, v in drawn.items() if "," not in name} | dict(zip(self.names, rows, strict=True))
        for name, term in self.determined:
            point[name] = value(term, point)
        return point


def realised(gram: list[list[Fraction]]) -> list[tuple[Fraction, ...]] | None:
    """Rational vectors with these inner products, of few coordinates; None where there are no real ones.

    >>> realised([[Fraction(1), Fraction(3, 5)], [Fraction(3, 5), Fraction(1)]])
    [(Fraction(1, 1), Fraction(0, 1)), (Fraction(3, 5), Fraction(4, 5))]
    >>> realised([[Fraction(1), Fraction(2)], [Fraction(2), Fraction(1)]])
    """
    left = [[*map(Fraction, row)] for row in gram]
    rows = [()] * len(gram)
    for k in range(len(gram)):
        pivot = left[k][k]
        if pivot < 0 or not pivot and any(left[k]):
            return None
        squares = squares_of(pivot)
        if squares is None:
            return None
        shares = [row[k] / pivot if pivot else Fraction(0) for row in left]
        rows = [(*row, *(share * root for root in squares)) for row, share in zip(rows, shares, strict=True)]
        left = [
            [v - share * w for v, w in zip(row, left[k], strict=True)] for row, share in zip(left, shares, strict=True)
        ]
    return rows if any(rows) else [(Fraction(0),)] * len(gram)


def _solved_for_vectors(claims) -> tuple[tuple, list[Claim] | None]:
    """Vectors by others, as the equations between vectors say, and the other claims with these put in."""
    determined, claims = [], list(claims)
    while known := next((c for c in claims if c.is_vector), None):
        claims.remove(known)
        name, term = next(_ways_to_solve(known), (None, None))
        if name is None and known.plain:
            return (), None
        if name is not None:
            claims = [c.substitute({name: term}) for c in claims]
            determined = [(name, term), *((n, _put(t, {name: term})) for n, t in determined)]
    return tuple(determined), claims


def _ways_to_solve(known: Claim):
    """A name and the vector that it is by an equation; those first that are written alone on a side."""
    parts = {name: c.value for name, c in known.plain}
    alone = {side.parts[0][0] for side in (known.lhs, known.rhs) if len(side.parts) == 1}
    for name in sorted(parts, key=lambda name: (name not in alone, name)):
        if parts[name]:
            rest = known.lhs - known.rhs - named_vector(name) * sympy.Rational(parts[name])
            yield name, rest * (-1 / sympy.Rational(parts[name]))


def _put(vector: Vector, values: Mapping[str, Vector]) -> Vector:
    return sum((values.get(name, named_vector(name)) * c for name, c in vector.parts), Vector())


def letter(a: str, b: str) -> str:
    """What the inner product of two vectors is called.

    >>> letter("w", "u")
    '⟨u, w⟩'
    """
    return f"⟨{min(a, b)}, {max(a, b)}⟩"


def _in_letters(known: Claim) -> Claim:
    """A claim with a letter for each inner product; an equation solved for one, where there is one to solve it for."""
    products = (
        sympy.Mul(sympy.Rational(c), *(Symbol(a if type(a) is str else letter(*a)) ** e for a, e in monomial))
        for monomial, c in known.polynomial.terms
    )
    term = sympy.Add(*products)
    if known.sign == "=":
        for z in sorted(term.free_symbols, key=str, reverse=True):
            over = term.coeff(z)
            if over.is_Rational and not (rest := term - over * z).has(z):
                return Claim(z, "=", sympy.expand(-rest / over))
    return Claim(term, known.sign, sympy.S.Zero)


def _determinants(names):
    """That the Gram determinants of up to three vectors, and of all of few, are ≥ 0."""
    for k in range(1, 1 + min(4, len(names))):
        for some in combinations(names, k):
            gram = sympy.Matrix(k, k, lambda i, j, some=some: Symbol(letter(some[i], some[j])))
            yield Claim(sympy.expand(gram.det(method="berkowitz")), ">=", sympy.S.Zero)
