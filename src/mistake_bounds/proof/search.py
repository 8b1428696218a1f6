"""The untrusted search behind `prove`: products of hypotheses by increasing degree, and an exact linear programme.

It only proposes.  A certificate goes to the kernel, a counterexample is evaluated again in the claim
as it was written, and where neither is found the answer is `Unknown` with what was tried.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from time import monotonic

import sympy
from sympy import QQ, Expr
from sympy.polys.rings import PolyRing

from mistake_bounds.proof import kernel
from mistake_bounds.proof.certificates import (
    Certificate,
    Contrary,
    Equation,
    Fact,
    Factor,
    Given,
    Length,
    Shown,
    Square,
    Term,
)
from mistake_bounds.proof.counterexamples import sample
from mistake_bounds.proof.simplex import OutOfTime, solve
from mistake_bounds.proof.terms import (
    BadClaim,
    Claim,
    Inner,
    Vector,
    atoms_of,
    check_symbols,
    claim,
    dot,
    polynomial,
    vector_names,
    vectors,
)
from mistake_bounds.proof.values import holds


class GoalAmongHypotheses(BadClaim):
    """A claim that is one of its own hypotheses: there is nothing to prove."""


class ContradictoryHypotheses(BadClaim):
    """Hypotheses that no numbers satisfy; ``offender`` is the proof that they give 0 > 0."""


@dataclass(frozen=True, repr=False)
class Refuted(Shown):
    """``counterexample`` maps each name to exact numbers at which everything in ``given`` holds and ``claim`` fails."""

    claim: Claim
    given: tuple[Claim, ...]
    counterexample: Mapping[str, object]

    def __bool__(self):
        return False


@dataclass(frozen=True, repr=False)
class Unknown(Shown):
    """Neither proved nor refuted; ``searched`` says what was tried.  It does not mean false."""

    claim: Claim
    given: tuple[Claim, ...]
    searched: str

    def __bool__(self):
        return False


def prove(goal, given=(), using=(), name: str = "", seconds: float = 5.0):
    """Is ``goal`` true wherever everything in ``given`` holds?  A ``Proved``, a `Refuted` or an `Unknown`.

    ``goal`` and ``given`` are sympy relations (``<=``, ``<``, ``>=``, ``>``, ``Eq``), `VectorEq`s or
    claims; ``given`` may be a mapping from names to them.  ``using`` takes facts already proved,
    vectors whose squared length and terms whose square the author wants tried.  The answer does not
    depend on the machine's speed unless the search runs for ``seconds``.

    Raises a `BadClaim` (see `mistake_bounds.proof.terms`), `GoalAmongHypotheses` or
    `ContradictoryHypotheses`, each carrying the ``offender``.

    >>> from mistake_bounds.proof import dot, norm2, prove, scalars, vectors
    >>> w, x = vectors("w x"); R = scalars("R")
    >>> prove(norm2(w + x) <= norm2(w) + R**2, given=[dot(w, x) <= 0, norm2(x) <= R**2])
    Proved: ‖w + x‖² ≤ R² + ‖w‖², by 2·h1 + h2
    >>> prove(norm2(w + x) <= norm2(w) + R**2, given=[norm2(x) <= R**2])
    Refuted: ‖w + x‖² ≤ R² + ‖w‖² fails at R = 1, w = (1), x = (1): 4 > 2
    """
    goal, given = claim(goal, name), hypotheses(given)
    facts, hints = _facts_and_hints(using)
    known = [*given, *(fact.claim for fact in facts)]
    check_symbols([goal, *known])
    for part in (goal, *known):
        if not part.is_vector:
            polynomial(part.term)
    if goal in given:
        raise GoalAmongHypotheses(f"the goal is one of its own hypotheses: {goal}", goal)
    if goal.is_vector:
        raise BadClaim(f"a vector equation is a hypothesis, not a goal; prove its inner products: {goal}", goal)
    deadline = monotonic() + seconds
    for fact in facts:
        known += sorted((k for k in fact.given if isinstance(k, Claim) and k not in known), key=str)
    seen = sample(goal, known, trials=150, deadline=deadline)
    if seen.refuting:
        return _refuted(goal, known, seen.refuting)
    search = _Search(goal, given, facts, hints, deadline)
    if seen.satisfying is None:
        _refuse_contradiction(given, facts, deadline)
    certificate = search.certificate()
    if certificate:
        return kernel.certify(certificate, name)
    more = sample(goal, known, trials=2500, deadline=deadline + seconds / 2, seed=1)
    if more.refuting:
        return _refuted(goal, known, more.refuting)
    return Unknown(goal, tuple(known), f"{search.searched}; {seen.tried + more.tried} points")


def assume(relation, name: str = "") -> kernel.Proved:
    """A claim that rests on itself, for rules that want a proof: C ⊢ C."""
    made = claim(relation, name)
    return kernel.certify(Certificate(made, terms=(Term(Fraction(1), (Given(made),)),)), name)


def hypotheses(given) -> list[Claim]:
    """Claims from relations: a mapping gives each its name, a sequence calls the nameless h1, h2, …"""
    if isinstance(given, Mapping):
        return [claim(relation, name) for name, relation in given.items()]
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadClaim(
            f"given={given!r}: the hypotheses are a list of relations, or a mapping from names to them", given
        )
    made = [claim(relation) for relation in given]
    return [known if known.name else known.named(f"h{i}") for i, known in enumerate(made, 1)]


def _facts_and_hints(using):
    """Split what the author wants used into facts and squares."""
    facts, hints = [], []
    for item in using:
        if isinstance(item, kernel.Proved):
            facts.append(item)
        elif isinstance(item, Vector):
            hints.append(Length(item))
        elif isinstance(item, Expr):
            hints.append(Square(item.base if item.is_Pow and item.exp == 2 else item))
        else:
            raise BadClaim(f"{item!r} is neither proved, nor a vector, nor a term to be squared", item)
    return facts, hints


def _refuted(goal, given, point) -> Refuted:
    """Judge the point once more, in the claims as they were written."""
    if holds(goal, point) or not all(holds(known, point) for known in given):
        raise BadClaim("a counterexample did not survive its re-evaluation", point)
    numbers = {n: _plain_number(v) for n, v in point.items()}
    return Refuted(
        goal, tuple(given), dict(sorted(numbers.items(), key=lambda item: (isinstance(item[1], tuple), item[0])))
    )


def _plain_number(v):
    if isinstance(v, tuple):
        return tuple(map(_plain_number, v))
    v = Fraction(v)
    return v.numerator if v.denominator == 1 else v


def _refuse_contradiction(given, facts, deadline):
    """Raise `ContradictoryHypotheses` if the search can derive 0 > 0 from them."""
    nonsense = Claim(sympy.S.Zero, ">", sympy.S.Zero, "nothing")
    certificate = _Search(nonsense, given, facts, [], min(deadline, monotonic() + 1)).certificate(degrees=(1, 2))
    if certificate:
        proof = kernel.certify(certificate)
        names = ", ".join(str(known) for known in given)
        raise ContradictoryHypotheses(f"no numbers satisfy all of the hypotheses {names}", proof)


@dataclass(frozen=True)
class _Candidate:
    """A product of factors, with its polynomial in normal form and whether it is > 0."""

    factors: tuple[Factor, ...]
    poly: object
    strict: bool

    @property
    def cost(self) -> int:
        """Few factors and few terms read best; hypotheses before facts and squares."""
        return sum(4 if isinstance(f, Given) else 5 for f in self.factors) ** 2 + len(self.poly)


class _Search:
    """One search: the ring, the equations to reduce by, and the pool of factors."""

    def __init__(self, goal, given, facts, hints, deadline):
        self.goal, self.deadline, self.tried = goal, deadline, []
        factors = [*map(Given, given), *map(Fact, facts)]
        self.names = sorted(
            frozenset().union(*(vector_names(c.lhs) | vector_names(c.rhs) for c in (goal, *(f.claim for f in factors))))
        )
        self.equations = [pair for f in factors if f.claim.sign == "=" for pair in self._scalar_equations(f)]
        inequalities = [f for f in factors if f.claim.sign != "="]
        terms = [goal.term, *(f.claim.term for f in [*inequalities, *hints]), *(e for _, _, e in self.equations)]
        terms += [dot(vectors(a), vectors(b)) for a, b in combinations_with_replacement(self.names, 2)]
        atoms = atoms_of(*terms)
        self.ring = PolyRing(sorted(atoms, key=self._elimination_order(given)), QQ)
        self.divisors = [polynomial(e, self.ring) for _, _, e in self.equations]
        self.inequalities, self.hints, self.atoms = inequalities, hints, atoms

    def _scalar_equations(self, factor):
        """(factor, vector to multiply with or None, term = 0): one for a scalar equation, one a name for vectors."""
        if not factor.claim.is_vector:
            return [(factor, None, factor.claim.term)]
        return [(factor, vectors(n), dot(factor.claim.term, vectors(n))) for n in self.names]

    def _elimination_order(self, given):
        """What an equation determines comes first, so that it is what gets replaced."""
        solved = [
            known.lhs.parts[0][0] if known.is_vector else str(known.lhs)
            for known in given
            if known.sign == "=" and (not known.is_vector or len(known.lhs.parts) == 1)
        ]

        def key(atom):
            names = atom.names if isinstance(atom, Inner) else (str(atom),)
            return -sum(name in solved for name in names), isinstance(atom, Inner), str(atom)

        return key

    def _normal(self, poly):
        """The remainder of a polynomial on division by the equations."""
        return poly.rem(self.divisors) if self.divisors else poly

    def certificate(self, degrees=(1, 2, 3)) -> Certificate | None:
        """A certificate of the lowest degree for which there is one."""
        goal = polynomial(self.goal.term, self.ring)
        if self.goal.sign == "=":
            return self._assemble((), goal, [])
        try:
            for degree in degrees:
                pool = self._candidates(degree)
                for multiplier in self._multipliers(degree):
                    aim = self._normal(goal * self._product(multiplier))
                    chosen = self._combine(pool, aim)
                    found = chosen is not None and self._assemble(multiplier, goal, chosen)
                    if found:
                        return found
                self.tried.append(f"{len(pool)} products to degree {degree}")
        except OutOfTime:
            self.tried.append(f"out of time at degree {degree}")
        return None

    @property
    def searched(self) -> str:
        """What was tried, for people."""
        return "; ".join(self.tried) or "the equations"

    def _product(self, factors):
        product = self.ring.one
        for factor in factors:
            product = product * polynomial(factor.claim.term, self.ring)
        return product

    def _pool(self, degree) -> list[Factor]:
        """What may be multiplied: hypotheses, facts, lengths; from degree 2 on also squares of scalars."""
        pool = [*self.inequalities, *self.hints, *(Length(vectors(n)) for n in self.names)]
        if degree >= 2:
            plain_scalars = [a for a in self.atoms if not isinstance(a, Inner)]
            pool += [Square(a) for a in plain_scalars]
        return pool

    def _extras(self, degree) -> list[Factor]:
        """Squares tried as they are, or times one hypothesis: the goal's own, and simple sums and differences."""
        if degree < 2:
            return []
        pairs = list(combinations(self.atoms, 2)) if len(self.atoms) <= 8 else []
        vector_pairs = list(combinations(map(vectors, self.names), 2))
        scales = [1, *(a for a in self.atoms if not isinstance(a, Inner))] if len(vector_pairs) <= 6 else [1]
        bases = [
            *_completed_squares(polynomial(self.goal.term)),
            *(a for a in self.atoms if isinstance(a, Inner)),
            *(a + s * b for a, b in pairs for s in (1, -1)),
        ]
        lengths = (a + b * (s * t) for a, b in vector_pairs for t in scales for s in (1, -1))
        return [*map(Square, dict.fromkeys(bases)), *map(Length, lengths)]

    def _candidates(self, degree) -> list[_Candidate]:
        pool = [(f, self._product((f,))) for f in self._pool(degree)]
        made = [_Candidate((), self.ring.one, True)]
        made += [_Candidate((f,), self._normal(self._product((f,))), False) for f in self._extras(degree)]
        if degree >= 3:
            made += [
                _Candidate((f, g), self._normal(self._product((f,)) * p), False)
                for f in self._extras(degree)
                for g, p in pool
                if g in self.inequalities
            ]
        if degree >= 3 and self.goal.sign != "=":
            contrary = Contrary(self.goal)
            against = self._product((contrary,))
            made += [_Candidate((contrary, g), self._normal(against * p), False) for g, p in pool]
        for d in range(1, degree + 1):
            for chosen in combinations_with_replacement(pool, d):
                if monotonic() > self.deadline:
                    raise OutOfTime
                poly = self.ring.one
                for _, p in chosen:
                    poly = poly * p
                factors = tuple(f for f, _ in chosen)
                made.append(_Candidate(factors, self._normal(poly), all(f.claim.sign == ">" for f in factors)))
        return [c for c in made if c.poly != 0]

    def _multipliers(self, degree) -> list[tuple[Factor, ...]]:
        """Products of positive factors to put on the goal; from degree 3 on also the contrary of the goal."""
        strict = [f for f in self.inequalities if f.claim.sign == ">"]
        made = [()]
        for d in range(1, degree):
            made += combinations_with_replacement(strict, d)
        if degree >= 3 and self.goal.sign == ">=":
            made += [(Contrary(self.goal),), (Contrary(self.goal),) * 2]
        return made

    def _combine(self, pool, aim):
        """Non-negative multiples of candidates that add up to ``aim``: a list of pairs, or None."""
        strict_goal = self.goal.sign == ">"
        pool = _relevant(pool, aim)
        columns = [dict(c.poly.terms()) for c in pool]
        target = dict(aim.terms())
        if not set(target) <= {label for column in columns for label in column}:
            return None
        costs = [c.cost for c in pool]
        solution = solve(columns, target, costs, self.deadline)
        if solution and strict_goal and not any(v and c.strict for v, c in zip(solution, pool, strict=True)):
            solution = solve(columns, target, [-1 if c.strict else 0 for c in pool], self.deadline)
            if solution and not any(v and c.strict for v, c in zip(solution, pool, strict=True)):
                return None
        if solution is None:
            return None
        return [(v, c) for v, c in zip(solution, pool, strict=True) if v]

    def _assemble(self, multiplier, goal, chosen) -> Certificate | None:
        """The certificate with the cofactors of the equations; None where they do not close the gap."""
        gap = goal * self._product(multiplier)
        for coefficient, candidate in chosen:
            gap -= self._product(candidate.factors) * QQ(coefficient.numerator, coefficient.denominator)
        quotients, rest = gap.div(self.divisors) if self.divisors else ([], gap)
        if rest != 0:
            return None
        terms = tuple(Term(v, c.factors) for v, c in sorted(chosen, key=lambda pair: pair[1].cost))
        return Certificate(self.goal, multiplier, terms, self._gathered(quotients))

    def _gathered(self, quotients) -> tuple[Equation, ...]:
        """One cofactor an equation: those of a vector equation add up to a vector."""
        cofactors: dict[Factor, object] = {}
        for (factor, vector, _), q in zip(self.equations, quotients, strict=True):
            if q != 0:
                part = q.as_expr() if vector is None else vector * q.as_expr()
                cofactors[factor] = cofactors[factor] + part if factor in cofactors else part
        return tuple(Equation(factor, cofactor) for factor, cofactor in cofactors.items())


def _completed_squares(poly) -> list[Expr]:
    """The bases that appear when a polynomial is completed to squares, atom by atom: z² + bz + … = (z + b/2)² + …"""
    bases = []
    for generators in (poly.ring.gens, poly.ring.gens[::-1]):
        rest = poly
        for z in generators:
            half = rest.degree(z) // 2
            leading = rest.coeff_wrt(z, 2 * half)
            if half and rest.degree(z) == 2 * half and leading.is_ground and leading != 0:
                base = z**half + rest.coeff_wrt(z, half).quo_ground(2 * leading.LC)
                bases.append(base.as_expr())
                rest = rest - leading * base**2
    return bases


def _relevant(pool, aim):
    """Drop candidates that hold a monomial which nothing can cancel, until none is left that does."""
    while True:
        signs: dict[object, set[bool]] = {}
        for c in pool:
            for label, coefficient in c.poly.terms():
                signs.setdefault(label, set()).add(coefficient > 0)
        for label, coefficient in aim.terms():
            signs.setdefault(label, set()).add(coefficient < 0)
        kept = [c for c in pool if all(len(signs[label]) == 2 for label in c.poly.monoms())]
        if len(kept) == len(pool):
            return kept
        pool = kept
