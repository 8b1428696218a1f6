"""Certificates found by products of hypotheses, by increasing degree, and an exact linear programme over them.

The entry point is `Search.certificate`.
"""

from functools import reduce
from itertools import chain, combinations_with_replacement
from math import prod
from operator import add, mul
from time import process_time

from sympy import QQ
from sympy.polys.rings import PolyRing

from mistake_bounds.exact.linear import null_space
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
from mistake_bounds.proof.kernel.polynomials import ONE, Polynomial, atom
from mistake_bounds.proof.kernel.terms import Inner, inner, named_vector, polynomial, symbols_of
from mistake_bounds.proof.search.candidates import (
    Candidate,
    candidates,
    is_strict,
    multipliers,
)
from mistake_bounds.proof.search.equations import Solved, divided, reduced
from mistake_bounds.proof.search.rings import atoms_of, in_ring

DEGREES = 1, 2, 3
FEW_PRODUCTS, MOST_PRODUCTS = 400, 4000
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
        self.polynomials = {}
        self.candidates = {}
        self.normals = {}
        self.weights_of_factors = {}
        known = [*map(Given, given), *map(Fact, facts)]
        names = sorted(goal.vectors.union(*(factor.claim.vectors for factor in known)))
        self.solved = Solved([f for f in known if f.claim.is_vector])
        self.names = [name for name in names if name not in self.solved.values]
        self.inequalities = [f for f in known if f.claim.sign != "="] + self._lengths_that_vanish(known)
        self.hints = hints
        self.contrary = Contrary(goal) if goal.sign != "=" else None
        equations = [row for f in known if f.claim.sign == "=" for row in self._scalar_equations(f)]
        self.equations = [row for row in equations if row[2].terms]
        plain = [goal.polynomial, *(f.claim.polynomial for f in [*self.inequalities, *hints])]
        parts = [*map(self.solved.put, plain), *(e for _, _, e in self.equations)]
        parts += [atom(pair) for pair in combinations_with_replacement(self.names, 2)]
        self.atoms = atoms_of(parts)
        self.squares = [Square(a) for a in self.atoms if type(a) is not Inner]
        self.ring = PolyRing(sorted(self.atoms, key=self._elimination_order(given)), QQ)
        atoms, value = {*self.atoms}, self.solved.put  # what a vector is solved for may have a letter of its own
        self.lengths = [
            Length(named_vector(name))
            for name in names
            if name not in self.solved.values or atoms.issuperset(atoms_of([value(atom((name, name)))]))
        ]
        self.reduced = reduced([in_ring(e, self.ring) for _, _, e in self.equations], deadline)
        self.divisors = [poly for poly, _ in self.reduced]
        self.leading = [[(k, e) for k, e in enumerate(poly.LM) if e] for poly in self.divisors]
        self.degrees = [2 if type(symbol) is Inner else 1 for symbol in self.ring.symbols]
        self.weights = self._gradings()

    def _lengths_that_vanish(self, known) -> list[Factor]:
        """Where ‖n‖² = 0 is given, the lengths ‖n ± v‖², which bound ⟨n, v⟩ from both sides."""
        vectors = list(map(named_vector, self.names))
        sides = [f.claim.sides for f in known if f.claim.sign == "=" and not f.claim.is_vector]
        lengths = [a for a, b in (*sides, *(pair[::-1] for pair in sides)) if type(a) is Inner and b == 0]
        vanishing = [a.left for a in lengths if a.left == a.right]
        return [Length(v + w * s) for v in vanishing for w in vectors if v != w for s in (1, -1)]

    def _scalar_equations(self, factor):
        """(factor, vector to multiply with or None, term = 0): one for a scalar equation, one a name for vectors."""
        claim = factor.claim
        if factor in self.solved.used:
            return []
        if not claim.is_vector:
            return [(factor, None, self.solved.put(claim.polynomial))]
        return [(factor, v, self.solved.put(inner(claim.plain, v.plain))) for v in map(named_vector, self.names)]

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

    def _gradings(self) -> list[tuple[int, ...]]:
        """The weight of each generator in each grading for which everything that is known is homogeneous."""
        letters = sorted({name for symbol in self.ring.symbols for name in letters_of(symbol)})
        counts = [[letters_of(symbol).count(name) for name in letters] for symbol in self.ring.symbols]
        rows = set()
        factors = [*self.inequalities, *self.hints]
        known = [in_ring(self.solved.put(self.goal.polynomial), self.ring), *(self.product((f,)) for f in factors)]
        for poly in (*known, *(in_ring(e, self.ring) for _, _, e in self.equations)):
            powers = [tuple((k, e) for k, e in enumerate(monomial) if e) for monomial in poly]
            sizes = [[sum(e * counts[k][n] for k, e in one) for n in range(len(letters))] for one in powers]
            rows |= {tuple(a - b for a, b in zip(size, sizes[0], strict=True)) for size in sizes[1:]}
        gradings = null_space(sorted(rows), len(letters))
        return [tuple(int(sum(map(mul, count, grading))) for grading in gradings) for count in counts]

    def weight(self, poly) -> tuple[int, ...]:
        """The weights of a polynomial, read off its first monomial."""
        parts = [[e * w for w in self.weights[k]] for k, e in enumerate(next(iter(poly), ())) if e]
        return tuple(map(sum, zip(*parts, strict=True))) if parts else (0,) * len(self.weights[0])

    def weight_of(self, factors) -> tuple[int, ...] | None:
        """The weights of a product of factors; None where one of them is not homogeneous."""
        for factor in factors:
            if factor not in self.weights_of_factors:
                poly = self.product((factor,))
                weights = {self.weight([powers]) for powers in poly} if poly else {self.weight([])}
                self.weights_of_factors[factor] = weights.pop() if len(weights) == 1 else None
        found = [self.weights_of_factors[factor] for factor in factors]
        return None if None in found else tuple(map(sum, zip((0,) * len(self.weights[0]), *found, strict=True)))

    def is_replaced(self, powers) -> bool:
        """Does an equation replace the monomial?"""
        return any(all(powers[k] >= e for k, e in leading) for leading in self.leading)

    def normal(self, poly):
        """The remainder of a polynomial on division by the equations; raises `OutOfTime`."""
        if not self.divisors:
            return poly
        total = {}
        for monomial, c in poly.items():
            if monomial not in self.normals:
                one = self.ring.from_dict({monomial: QQ(1)})
                rest = divided(one, self.divisors, self.deadline)[1] if self.is_replaced(monomial) else one
                self.normals[monomial] = rest
            for label, d in self.normals[monomial].items():
                total[label] = total.get(label, 0) + c * d
        return self.ring.from_dict({label: c for label, c in total.items() if c})

    def certificate(self, degrees=DEGREES, most: int = MOST_PRODUCTS) -> Certificate | None:
        """A certificate of products of the first degree in which there is one; of at most so many products."""
        goal = self.polynomial(self.goal)
        if self.goal.sign == "=":
            try:
                return self.assembled((), [])
            except OutOfTime:
                return None
        for degree in degrees:
            try:
                if len(self.inequalities) ** degree > 40 * most:
                    continue
                products = candidates(self, degree)
                for multiplier in multipliers(self, degree):
                    if self.is_too_long((self.contrary, *multiplier)):
                        continue
                    aim = self.normal(goal * self.product(multiplier))
                    weight = tuple(map(add, self.weight(goal), self.weight_of(multiplier)))
                    fitting = products.get(weight, [])
                    if degree >= 3 and self.goal.sign == ">":  # 0 > 0 may follow from the contrary, at any weight
                        every = [*chain(*products.values())]
                        fitting = every if len(every) <= most else fitting
                    if len(fitting) > most:
                        continue
                    pool = [self.candidate(factors) for factors in fitting]
                    chosen = self._combine([c for c in pool if c.poly or c.strict], aim)
                    found = chosen is not None and self.assembled(multiplier, chosen)
                    if found:
                        return found
            except OutOfTime:
                break
        return None

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
                parts = self.solved.parts((name, polynomial(c)) for name, c in vector.parts)
                parts = [(name, in_ring(c, self.ring)) for name, c in parts]
                products = (p * q * in_ring(atom(tuple(sorted((a, b)))), self.ring) for a, p in parts for b, q in parts)
                return reduce(add, products, self.ring.zero)
        return self.polynomial(factor.claim)

    def polynomial(self, claim):
        """What a claim says is ≥ 0, without the vectors that are solved for."""
        return in_ring(self.solved.put(claim.polynomial), self.ring)

    def keep_time(self) -> None:
        """Raise `OutOfTime` after the deadline."""
        if process_time() > self.deadline:
            raise OutOfTime

    def candidate(self, factors) -> Candidate:
        """The product of factors that this search has made; raises `OutOfTime`."""
        key = (*map(id, factors),)
        if key not in self.candidates:
            self.keep_time()
            strict = all(map(is_strict, factors))
            too_long = self.is_too_long(factors)
            poly = self.ring.zero if too_long else self.normal(self.product(factors))
            self.candidates[key] = Candidate(factors, poly, strict and not too_long)
        return self.candidates[key]

    def is_too_long(self, factors) -> bool:
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

    def assembled(self, multiplier, chosen) -> Certificate | None:
        """The certificate of the goal with the cofactors of the equations; None where they do not close the gap."""
        gap = self.goal.polynomial * _product(multiplier)
        for coefficient, candidate in chosen:
            gap -= _product(candidate.factors).times(coefficient)
        poly = in_ring(self.solved.put(gap), self.ring)
        quotients, rest = divided(poly, self.divisors, self.deadline)
        if rest != 0:
            return None
        ordered = ((v, c.cost, self._as_named(c.factors)) for v, c in chosen)
        terms = tuple(Term(v, factors) for v, _, factors in sorted(ordered, key=lambda t: (t[1], self.places(t[2]))))
        cofactors = [self.ring.zero] * len(self.equations)
        for q, (_, shares) in zip(quotients, self.reduced, strict=True):
            for k, part in shares.items():
                cofactors[k] += part * q
        return Certificate(self.goal, self._as_named(multiplier), terms, self._gathered(cofactors, gap))

    def _gathered(self, parts, gap: Polynomial) -> tuple[Equation, ...]:
        """One cofactor an equation: those of a vector equation add up to a vector, with what solving it takes."""
        cofactors: dict[Factor, object] = {}
        for (factor, vector, _), q in zip(self.equations, parts, strict=True):
            if q != 0:
                part = q.as_expr() if vector is None else vector * q.as_expr()
                cofactors[factor] = cofactors[factor] + part if factor in cofactors else part
        for factor, part in cofactors.items():
            known = factor.claim
            zero = inner(known.plain, part.plain) if known.is_vector else known.polynomial * polynomial(part)
            gap -= zero
        for factor, part in self.solved.taken(gap).items():
            cofactors[factor] = cofactors[factor] + part if factor in cofactors else part
        by_place = sorted(cofactors.items(), key=lambda pair: self.places(pair[:1]))
        return tuple(Equation(factor, cofactor) for factor, cofactor in by_place)

    def places(self, factors) -> list[int]:
        return [-1 if factor == self.contrary else self.place.get(factor, len(self.place)) for factor in factors]

    def _as_named(self, factors) -> tuple[Factor, ...]:
        """The factors, those that are named in their order."""
        known = iter(sorted((factor for factor in factors if factor in self.place), key=self.place.get))
        return tuple(next(known) if factor in self.place else factor for factor in factors)


def letters_of(symbol) -> list[str]:
    """The letters in a generator of the ring, a vector's apart from a scalar's of the same name."""
    return [f"vector {name}" for name in symbol.names] if type(symbol) is Inner else [str(symbol)]


def _product(factors) -> Polynomial:
    return reduce(Polynomial.__mul__, (factor.claim.polynomial for factor in factors), ONE)


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
