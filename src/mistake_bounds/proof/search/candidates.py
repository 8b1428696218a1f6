"""Which products of hypotheses, facts and squares to try, degree by degree, and which factors to put on the goal.

The entry points are `candidates` and `multipliers`; both look at a `mistake_bounds.proof.search.products.Search`.
"""

from dataclasses import dataclass
from itertools import chain, combinations, combinations_with_replacement, permutations
from math import isqrt, prod

from sympy import Expr, Integer, Rational, cancel

from mistake_bounds.proof.kernel.derivation import Fact, Factor, Given, Length, Square
from mistake_bounds.proof.kernel.terms import Inner, Vector, dot, named_vector, norm2, polynomial
from mistake_bounds.proof.search.rings import expanded, factors_of, in_ring, ring_of

MOST_TERMS, LONGEST = 12, 100  # of a goal that is factored; of a polynomial that is completed to squares


@dataclass(frozen=True)
class Candidate:
    """A product of factors, with its polynomial in normal form and whether it is > 0."""

    factors: tuple[Factor, ...]
    poly: object
    strict: bool

    @property
    def cost(self) -> int:
        """Few factors and few terms read best; hypotheses before facts and squares."""
        return sum(4 if type(f) is Given else 5 for f in self.factors) ** 2 + len(self.poly)


def _pool(search, degree) -> list[Factor]:
    """The factors of products: hypotheses, facts, lengths; from degree 2 on also squares of scalars."""
    return [*search.inequalities, *search.hints, *search.lengths, *(search.squares if degree >= 2 else ())]


def simple_squares(search) -> list[Factor]:
    """Squares tried as they are, or times one hypothesis: the goal's own, and simple sums and differences."""
    own = in_ring(search.goal.polynomial, ring_of(search.goal.polynomial))
    pairs = list(combinations(search.atoms, 2)) if len(search.atoms) <= 8 else []
    vector_pairs = list(combinations(map(named_vector, search.names), 2))
    scales = [1, *(a for a in search.atoms if type(a) is not Inner)] if len(vector_pairs) <= 6 else [1]
    bases = [
        *_completed_squares(own),
        *(a for a in search.atoms if type(a) is Inner),
        *(a + s * b for a, b in pairs for s in (1, -1)),
    ]
    ordered_pairs = list(permutations(map(named_vector, search.names), 2)) if len(vector_pairs) <= 6 else []
    lengths = [
        *_completed_lengths(own, search.names, roots=False),
        *(a + b * (s * t) for a, b in vector_pairs for t in scales for s in (1, -1)),
        *(norm2(a) * b - dot(a, b) * a for a, b in ordered_pairs),  # what of b is orthogonal to a
    ]
    return [*map(Square, dict.fromkeys(bases)), *map(Length, dict.fromkeys(lengths))]


def roots_of_goal(search) -> list[Factor]:
    """The squares that divide the goal, but for those of one letter."""
    goal = in_ring(search.goal.polynomial, search.ring)
    parts = factors_of(goal, MOST_TERMS)
    return [Square(part.as_expr()) for part, power in parts if power > 1 and len(part) > 1]


def candidates(search, degree, squares=False) -> list[Candidate]:
    """The products of up to ``degree`` factors; with ``squares`` also those that `fitting_squares` proposes."""
    pool, signs = _pool(search, degree), search.inequalities
    extras = [*(search.simple_squares if degree >= 2 else ()), *(search.fitting_squares if squares else ())]
    products = [[()], ((f,) for f in extras)]  # made one by one: of many hypotheses there are too many
    if degree >= 3:
        products.append((f, g) for f in extras for g in signs)
        twice = [*search.differences, *(search.roots_of_goal if squares else ())]
        products.append((f, g, h) for f in twice for g, h in combinations_with_replacement(signs, 2))
    if degree >= 3 and search.contrary:
        products.append((search.contrary, g) for g in (*pool, *(extras if squares else ())))
        products.append([(search.contrary,)] if squares else [])
    products += (combinations_with_replacement(pool, d) for d in range(1, degree + 1))
    found = map(search.candidate, chain.from_iterable(products))
    return [c for c in found if c.poly != 0 or c.strict]  # 0 > 0 follows where equations contradict what is positive


MOST_HALVES = 12


def fitting_squares(search) -> list[Factor]:
    """Squares of two terms whose own squares occur in the goal, a hypothesis or an equation, perhaps times a factor.

    ‖σ(u − w)‖² fits where σ²‖u‖² and σ²‖w‖² occur, and (aδ − e)² where ηa²δ² and ηe² do and η ≥ 0 is known; 1 − z fits
    an equation z² = z.  The factors of a term are the roots of its coefficient there, where they are rational.
    """
    ring = search.ring
    goal = search.normal(in_ring(search.goal.polynomial, ring))
    known = [search.candidate((f,)).poly for f in search.inequalities]
    signs = [p for f, p in zip(search.inequalities, known, strict=True) if len(p) == 1]
    times = [search.normal(p * q) for p in signs for q in known] + [search.normal(p * goal) for p in signs]
    parts = [goal, *known, *(e for e, _ in search.reduced), *times]
    free = {i for p in signs for i, e in enumerate(p.leading_expv()) if e}
    numbers, vectors = _halves(parts, ring, free)
    for name in search.names:
        vectors.setdefault(named_vector(name))
    differences = [goal, *(goal - p for p in known)] if len(known) <= 6 else [goal]
    sides = [*differences, *known, *(-p for p in known)]
    units = [v for p in sides for v in _completed_lengths(p, search.names) if len(v.parts) > 1]
    bases = [b for p in differences for b in _completed_squares(p)]
    roots = _completed_squares(goal, whole=True)
    bases += [a + s * b for a, b in combinations(list(numbers)[:MOST_HALVES], 2) for s in (1, -1)]
    pairs = list(combinations(list(vectors)[:MOST_HALVES], 2))
    lengths = [*units, *(a + b * s for a, b in pairs for s in (1, -1))]
    scales = [a for a in numbers if a.is_Symbol]
    if len(scales) <= 4:
        lengths += [
            v * a + named_vector(n) * (b * s)
            for v in dict.fromkeys(units)
            for n in search.names
            for a, b in permutations(scales, 2)
            for s in (1, -1)
        ]
    lengths += [b - dot(a, b) * a for a, b in permutations(map(named_vector, search.names), 2)]
    return [*map(Square, dict.fromkeys(bases + roots)), *map(Length, dict.fromkeys(lengths))]


def _halves(parts, ring, free) -> tuple[dict, dict]:
    """The numbers a and the vectors v for which a² and ‖v‖² are terms of ``parts``, up to a factor that is ``free``."""
    symbols = ring.symbols
    numbers, vectors = {}, {}
    for part in parts:
        for powers, coefficient in part.terms():
            odd = [i for i, e in enumerate(powers) if e % 2]
            lengths = [i for i in odd if type(symbols[i]) is Inner and len(set(symbols[i].names)) == 1]
            others = [i for i in odd if i not in lengths]
            if len(lengths) > 1 or len(others) > 1 or not free.issuperset(others):
                continue
            size = _rational_root(abs(coefficient))
            half = size * prod(a ** (e // 2) for a, e in zip(symbols, powers, strict=True))
            if lengths:
                vectors.setdefault(named_vector(symbols[lengths[0]].names[0]) * half)
            else:
                numbers.setdefault(half)
    return numbers, vectors


def _rational_root(number):
    """The square root of a rational number, or 1 where it is not rational."""
    roots = [isqrt(int(part)) for part in (number.numerator, number.denominator)]
    exact = roots[0] ** 2 == number.numerator and roots[1] ** 2 == number.denominator
    return Rational(*roots) if exact and roots[0] else Integer(1)


def multipliers(search, degree) -> list[tuple[Factor, ...]]:
    """Products of positive factors to put on the goal, as named; from degree 3 on also the contrary of the goal."""
    strict = sorted(filter(is_strict, search.inequalities), key=lambda f: search.places([f]))
    found = [()]
    for d in range(1, degree):
        found += combinations_with_replacement(strict, d)
    if degree >= 3 and search.goal.sign == ">=":
        found += [(search.contrary,) * power for power in (1, 2, 3)]
    return found


def is_strict(factor: Factor) -> bool:
    """Is it > 0?  The contrary of a goal does not count."""
    return type(factor) in (Given, Fact) and factor.claim.sign == ">"


def _completed_squares(poly, whole: bool = False) -> list[Expr]:
    """The bases that appear when a polynomial is completed to squares, atom by atom: z² + bz + … = (z + b/2)² + …

    Those of z⁴ + az³ + bz² + … are z² + b/2, or, ``whole``, z² + az/2 + …
    """
    bases = []
    for generators in (poly.ring.gens, poly.ring.gens[::-1]) if len(poly) <= LONGEST else ():
        rest = poly
        for z in generators:
            half = rest.degree(z) // 2
            root = _root(rest.coeff_wrt(z, 2 * half)) if half and rest.degree(z) == 2 * half else None
            base = root and _root_along(rest, z, half, *root, range(half) if whole else (0,))
            if base is not None:
                bases.append(base.as_expr())
                rest = rest - root[0] * base**2
    return bases


def _root_along(poly, z, half: int, c, root, powers):
    """The r = root·zʰ + … for which c·r² has the coefficients of zʰ⁺ᵏ of ``poly`` for k in ``powers``, or None."""
    base = root * z**half
    for k in reversed(powers):
        part, left = divmod((poly - c * base**2).coeff_wrt(z, half + k), 2 * root)
        if left != 0:
            return None
        base += part.quo_ground(c) * z**k
    return base


def _root(poly):
    """(c, r) with poly = c·r², c > 0 rational; None where there is none."""
    if len(poly) == 1:  # which sympy factors slowly
        ((powers, constant),) = poly.items()
        is_square = constant > 0 and not any(e % 2 for e in powers)
        return (constant, poly.ring({tuple(e // 2 for e in powers): 1})) if is_square else None
    if poly.LC < 0 or any(e % 2 for e in (*poly.LM, *poly.degrees())):
        return None
    factors = factors_of(poly, LONGEST)
    if any(e % 2 for _, e in factors):
        return None
    root = prod((f ** (e // 2) for f, e in factors), start=poly.ring.one)
    return poly.LC / root.LC**2, root


def _completed_lengths(poly, names, roots: bool = True) -> list[Vector]:
    """The vectors that appear when a polynomial is completed to lengths: ‖z‖² + 2⟨z, v⟩ + … = ‖z + v‖² + …

    With ``roots`` also a²‖z‖² + 2a⟨z, v⟩ + … = ‖az + v‖² + …
    """
    rest = poly.as_expr()
    bases = []
    for name in names if len(poly) <= LONGEST else ():
        z = named_vector(name)
        root = _root(ring_of(polynomial(size)).from_expr(size)) if (size := rest.coeff(norm2(z), 1)) != 0 else None
        if root and (roots or root[1] == 1):
            constant, part = root[0], root[1].as_expr()
            others = [q for q in names if q != name]
            cross = [cancel(rest.coeff(dot(z, named_vector(q)), 1) / (2 * constant * part)) for q in others]
            if all(k.is_polynomial() for k in cross):
                base = sum((named_vector(q) * k for q, k in zip(others, cross, strict=True)), z * part)
                bases.append(base)
                rest = expanded(rest - constant * norm2(base))
    return bases
