"""Certificates found by products of hypotheses, by increasing degree, and an exact linear programme over them.

The entry point is `Search.certificate`.
"""

from functools import cached_property, reduce
from itertools import combinations, combinations_with_replacement
from math import prod
from operator import add, mul
from time import process_time

from sympy import QQ
from sympy.polys.rings import PolyRing

from mistake_bounds.exact.simplex import OutOfTime, solve
from mistake_bounds.proof.kernel.derivation import (
    Certificate,
    Contrary,
    Equation,
    Fact,
    Factor,
    Given,
    Length,
    Square,
    Term,
)
from mistake_bounds.proof.kernel.polynomials import atom
from mistake_bounds.proof.kernel.terms import Inner, inner, named_vector, polynomial, symbols_of
from mistake_bounds.proof.search.candidates import (
    Candidate,
    candidates,
    fitting_squares,
    is_strict,
    multipliers,
    roots_of_goal,
    simple_squares,
)
from mistake_bounds.proof.search.equations import divided, reduced
from mistake_bounds.proof.search.rings import atoms_of, in_ring

# The degree of the products, and whether squares that fit the question are tried among them.
STAGES = ((1, False), (2, False), (3, False), (2, True), (3, True))
SHORT = tuple(stage for stage in STAGES if stage[0] <= 2)
LONGEST, LARGEST = 50_000, 1_000_000  # terms multiplied for a product; cells of a linear programme


class Search:
    """One search: the ring, the equations to reduce by, and the pool of factors.

    The parts of a certificate stand in the order in which factors are ``named``.  What it has computed it keeps: where
    it ran out of time, it goes on from there with a later ``deadline``.
    """

    def __init__(self, goal, given, facts, hints, deadline, named=()):
        self.goal = goal
        self.place = {factor: i for i, factor in reversed([*enumerate(named)])}
        self.deadline = deadline
        self.tried = {}
        self.polynomials = {}
        self.candidates = {}
        known = [*map(Given, given), *map(Fact, facts)]
        self.names = sorted(goal.vectors.union(*(factor.claim.vectors for factor in known)))
        self.inequalities = [f for f in known if f.claim.sign != "="]
        self.hints = hints
        self.lengths = [Length(named_vector(name)) for name in self.names]
        self.differences = [Length(a - b) for a, b in combinations(map(named_vector, self.names), 2)]
        self.contrary = Contrary(goal) if goal.sign != "=" else None
        equations = [row for f in known if f.claim.sign == "=" for row in self._scalar_equations(f)]
        self.equations = [row for row in equations if row[2].terms]
        parts = [goal.polynomial, *(f.claim.polynomial for f in [*self.inequalities, *hints])]
        parts += [e for _, _, e in self.equations]
        parts += [atom(pair) for pair in combinations_with_replacement(self.names, 2)]
        self.atoms = atoms_of(parts)
        self.squares = [Square(a) for a in self.atoms if type(a) is not Inner]
        self.ring = PolyRing(sorted(self.atoms, key=self._elimination_order(given)), QQ)
        self.reduced = reduced([in_ring(e, self.ring) for _, _, e in self.equations], deadline)
        self.divisors = [poly for poly, _ in self.reduced]

    def _scalar_equations(self, factor):
        """(factor, vector to multiply with or None, term = 0): one for a scalar equation, one a name for vectors."""
        claim = factor.claim
        if not claim.is_vector:
            return [(factor, None, claim.polynomial)]
        return [(factor, v, inner(claim.plain, v.plain)) for v in map(named_vector, self.names)]

    def _elimination_order(self, given):
        """A key that puts a determined symbol before the symbols that determine it, so that it gets replaced."""
        solved = {
            known.lhs.parts[0][0] if known.is_vector else str(known.lhs): symbols_of(known.rhs)
            for known in given
            if known.sign == "=" and (not known.is_vector or len(known.lhs.parts) == 1)
        }
        depth = dict.fromkeys(solved, 1)
        for _ in solved:
            depth |= {name: 1 + max((depth.get(n, 0) for n in solved[name]), default=0) for name in solved}

        def key(a):
            names = a.names if type(a) is Inner else (str(a),)
            return -sum(depth.get(name, 0) for name in names), type(a) is Inner, str(a)

        return key

    def normal(self, poly):
        """The remainder of a polynomial on division by the equations; raises `OutOfTime`."""
        return divided(poly, self.divisors, self.deadline)[1] if self.divisors else poly

    def certificate(self, stages=STAGES) -> Certificate | None:
        """A certificate from the first stage in which there is one."""
        goal = in_ring(self.goal.polynomial, self.ring)
        if self.goal.sign == "=":
            try:
                return self.assembled(self.goal, (), goal, [])
            except OutOfTime:
                return None
        for degree, squares in (stage for stage in stages if not self.tried.get(stage)):
            try:
                pool = candidates(self, degree, squares)
                for multiplier in multipliers(self, degree):
                    if self._is_too_long((self.contrary, *multiplier)):
                        continue
                    aim = self.normal(goal * self.product(multiplier))
                    chosen = self._combine(pool, aim)
                    found = chosen is not None and self.assembled(self.goal, multiplier, goal, chosen)
                    if found:
                        return found
            except OutOfTime:
                self.tried[degree, squares] = 0
                break
            self.tried[degree, squares] = len(pool)
        return None

    @property
    def searched(self) -> str:
        """A description of what was tried."""
        tried = []
        for (degree, squares), size in self.tried.items():
            more = " and more squares" if squares else ""
            tried.append(f"{size} products to degree {degree}{more}" if size else f"out of time at degree {degree}")
        return "; ".join(tried) or "the equations"

    def product(self, factors):
        """The product of the factors' polynomials."""
        for factor in factors:
            if factor not in self.polynomials:
                self.polynomials[factor] = self._polynomial(factor)
        return reduce(mul, map(self.polynomials.get, factors)) if factors else self.ring.one

    def _polynomial(self, factor):
        """The polynomial of a factor; of a square without the detour of its claim."""
        match factor:
            case Square(base):
                return in_ring(polynomial(base), self.ring) ** 2
            case Length(vector):
                parts = [(name, in_ring(polynomial(c), self.ring)) for name, c in vector.parts]
                products = (p * q * in_ring(atom(tuple(sorted((a, b)))), self.ring) for a, p in parts for b, q in parts)
                return reduce(add, products, self.ring.zero)
        return in_ring(factor.claim.polynomial, self.ring)

    @cached_property
    def simple_squares(self) -> list[Factor]:
        return simple_squares(self)

    @cached_property
    def roots_of_goal(self) -> list[Factor]:
        return roots_of_goal(self)

    @cached_property
    def fitting_squares(self) -> list[Factor]:
        return fitting_squares(self)

    def candidate(self, factors) -> Candidate:
        """The product of factors that this search has made; raises `OutOfTime`."""
        key = (*map(id, factors),)
        if key not in self.candidates:
            if process_time() > self.deadline:
                raise OutOfTime
            strict = all(map(is_strict, factors))
            too_long = self._is_too_long(factors)
            poly = self.ring.zero if too_long else self.normal(self.product(factors))
            self.candidates[key] = Candidate(factors, poly, strict and not too_long)
        return self.candidates[key]

    def _is_too_long(self, factors) -> bool:
        """Would the product of the factors take too long?"""
        return len(factors) > 1 and prod(len(self.product((f,))) for f in factors if f) > LONGEST

    def _combine(self, pool, aim):
        """Non-negative multiples of candidates that add up to ``aim``: a list of pairs, or None."""
        strict_goal = self.goal.sign == ">"
        pool = _relevant(pool, aim, self.deadline)
        columns = [c.poly for c in pool]
        target = aim
        labels = {label for column in columns for label in column}
        if not set(target) <= labels:
            return None
        if len(columns) * len(labels) > LARGEST:
            raise OutOfTime
        costs = [c.cost for c in pool]
        solution = solve(columns, target, costs, self.deadline)
        if solution is not None and strict_goal and not _is_strict(solution, pool):
            solution = solve(columns, target, [-1 if c.strict else 0 for c in pool], self.deadline)
        if solution is None or (strict_goal and not _is_strict(solution, pool)):
            return None
        return [(v, c) for v, c in zip(solution, pool, strict=True) if v]

    def assembled(self, wanted, multiplier, goal, chosen, multiple=None) -> Certificate | None:
        """The certificate of a claim with the cofactors of the equations; None where they do not close the gap.

        ``multiple`` is (a polynomial, the number of the reduced equation that is taken so often), if that is known.
        """
        gap = goal * self.product(multiplier)
        for coefficient, candidate in chosen:
            gap -= self.product(candidate.factors) * QQ(coefficient.numerator, coefficient.denominator)
        if multiple:
            gap -= multiple[0] * self.divisors[multiple[1]]
        quotients, rest = divided(gap, self.divisors, self.deadline)
        if multiple:
            quotients[multiple[1]] += multiple[0]
        if rest != 0:
            return None
        ordered = ((v, c.cost, self._as_named(c.factors)) for v, c in chosen)
        terms = tuple(Term(v, factors) for v, _, factors in sorted(ordered, key=lambda t: (t[1], self.places(t[2]))))
        cofactors = [self.ring.zero] * len(self.equations)
        for q, (_, shares) in zip(quotients, self.reduced, strict=True):
            for k, part in shares.items():
                cofactors[k] += part * q
        return Certificate(wanted, self._as_named(multiplier), terms, self._gathered(cofactors))

    def _gathered(self, parts) -> tuple[Equation, ...]:
        """One cofactor an equation: those of a vector equation add up to a vector."""
        cofactors: dict[Factor, object] = {}
        for (factor, vector, _), q in zip(self.equations, parts, strict=True):
            if q != 0:
                part = q.as_expr() if vector is None else vector * q.as_expr()
                cofactors[factor] = cofactors[factor] + part if factor in cofactors else part
        by_place = sorted(cofactors.items(), key=lambda pair: self.places(pair[:1]))
        return tuple(Equation(factor, cofactor) for factor, cofactor in by_place)

    def places(self, factors) -> list[int]:
        return [-1 if factor == self.contrary else self.place.get(factor, len(self.place)) for factor in factors]

    def _as_named(self, factors) -> tuple[Factor, ...]:
        """The factors, those that are named in their order."""
        known = iter(sorted((factor for factor in factors if factor in self.place), key=self.place.get))
        return tuple(next(known) if factor in self.place else factor for factor in factors)


def _is_strict(solution, pool) -> bool:
    """Is one of the candidates that are used positive?"""
    return any(v and c.strict for v, c in zip(solution, pool, strict=True))


def _relevant(pool, aim, deadline):
    """Drop candidates that hold a monomial which nothing can cancel, until none is left that does."""
    while True:
        if process_time() > deadline:
            raise OutOfTime
        signs: dict[object, set[bool]] = {}
        for c in pool:
            for label, coefficient in c.poly.items():
                signs.setdefault(label, set()).add(coefficient > 0)
        for label, coefficient in aim.items():
            signs.setdefault(label, set()).add(coefficient < 0)
        kept = [c for c in pool if all(len(signs[label]) == 2 for label in c.poly)]
        if len(kept) == len(pool):
            return kept
        pool = kept
