"""The untrusted search behind `prove`: products of hypotheses by increasing degree, and an exact linear programme.

It only proposes.  A certificate goes to the kernel, a counterexample is evaluated again in the claim
as it was written, and where neither is found the answer is `Unknown` with what was tried.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, permutations
from math import prod
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
from mistake_bounds.proof.counterexamples import Sampler
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
    expanded,
    must_be_positive,
    norm2,
    plain,
    polynomial,
    ratio,
    symbols_of,
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


# What looks true at GLANCE points is tried to prove for HASTE seconds, which do for most of it, before all TRIALS
# points are.  The verdict is the same in any order: what has a proof has no refutation.
GLANCE, TRIALS, HASTE = 24, 150, 0.3


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
    Proved: ‖w + x‖² ≤ ‖w‖² + R², by 2·h1 + h2
    >>> prove(norm2(w + x) <= norm2(w) + R**2, given=[norm2(x) <= R**2])
    Refuted: ‖w + x‖² ≤ ‖w‖² + R² fails at R = 1, w = (1), x = (1): 4 > 2
    """
    goal, given = claim(goal, name), hypotheses(given)
    facts, hints = _facts_and_hints(using)
    known = [*given, *(fact.claim for fact in facts)]
    check_symbols([goal, *known])
    for part in (goal, *known):
        if not part.is_vector:
            polynomial(part.lhs), polynomial(part.rhs)
    assumed = (known for fact in facts for known in fact.given if isinstance(known, Claim))
    if any(goal == known and goal.reads_like(known) for known in (*given, *assumed)):
        raise GoalAmongHypotheses(f"the goal is one of its own hypotheses: {goal}", goal)
    if goal.is_vector:
        raise BadClaim(f"a vector equation is a hypothesis, not a goal; prove its inner products: {goal}", goal)
    deadline = monotonic() + seconds
    for fact in facts:
        known += sorted((k for k in fact.given if isinstance(k, Claim) and k not in known), key=str)
    sampler, late = Sampler(goal, known), deadline + seconds / 2
    seen = sampler.sampled(GLANCE, deadline)
    if seen.refuting is not None:
        return _refuted(goal, known, sampler.sampled(TRIALS, deadline).refuting)
    soon, certificate = min(deadline, monotonic() + HASTE), None
    if seen.satisfying is not None:
        certificate = _Search(goal, given, facts, hints, soon).certificate()
    if certificate is None:
        seen = sampler.sampled(TRIALS, late)
        if seen.refuting is not None:
            return _refuted(goal, known, seen.refuting)
        if seen.satisfying is None:
            _refuse_contradiction(given, facts, deadline)
        certificate = (search := _Search(goal, given, facts, hints, deadline)).certificate()
    if certificate:
        return kernel.certify(certificate, name)
    more = Sampler(goal, known, seed=1).sampled(2500, late)
    if more.refuting is not None:
        return _refuted(goal, known, more.refuting)
    return Unknown(goal, tuple(known), f"{search.searched}; {seen.tried + more.tried} points")


def prove_by_calculus(f, t, a=0, name: str = "", given=(), slope: kernel.Proved | None = None):
    """Is f(t) ≥ 0 for every t ≥ a, because f starts there at 0 or above and never falls?  A ``Proved`` or an `Unknown`.

    ``f`` is made of rational functions and logarithms in the scalar ``t`` and in parameters, of which ``given``
    says what holds; ``a`` is a rational number.  Where the slope of f has logarithms of its own, ``slope`` is
    what shows its sign.  The slope and whatever must be positive are otherwise proved by `prove`.  An `Unknown`
    says which of these premises is missing; it does not mean that f is negative somewhere.

    Raises a `BadClaim` for a float, and `NotPolynomial` for a term that is neither rational nor a logarithm.

    >>> from mistake_bounds.proof import scalars
    >>> t, v = scalars("t v")
    >>> prove_by_calculus(sympy.log(1 + t) - 2 * t / (2 + t), t)
    Proved: -2·t/(t + 2) + log(t + 1) ≥ 0, by its value at the start and its slope
    >>> prove_by_calculus(2 * t / (2 + t) - sympy.log(1 + t), t).searched
    'slope: Refuted: -t² ≥ 0 fails at t = 1: -1 < 0'
    >>> prove_by_calculus(sympy.log(1 + v * t) - v * sympy.log(1 + t), t, given=[v >= 0, v <= 1])
    Proved: -v·log(t + 1) + log(t·v + 1) ≥ 0, by its value at the start and its slope
    """
    f, domain = sympy.sympify(f), claim(sympy.Ge(t, sympy.sympify(a), evaluate=False), "domain")
    goal, known = claim(sympy.Ge(f, 0, evaluate=False), name), [domain, *hypotheses(given)]
    at_a = f.subs(t, domain.rhs)
    if not (at_a.is_Rational and at_a >= 0):
        return Unknown(goal, tuple(known), f"start: its value {at_a} is not a rational number ≥ 0")
    must = must_be_positive(f, t)
    if slope is None:
        wanted = Claim(sympy.expand(sympy.numer(sympy.together(f.diff(t)))), ">=", sympy.S.Zero, "slope")
        if wanted.term.has(sympy.log):
            return Unknown(goal, tuple(known), f"slope: {plain(wanted.term)} has logarithms of its own")
        slope = assume(domain) if wanted == domain else prove(wanted, known)
    factors = ratio(f.diff(t), slope.claim.term)
    if any(factor.has(sympy.log) for factor in factors):
        return Unknown(goal, tuple(known), f"slope: no multiple of {plain(slope.claim.term)} by something rational")
    must = dict.fromkeys(s for s in (*must, *factors) if not (s.is_Rational and s > 0))
    positive = [prove(Claim(s, ">", sympy.S.Zero, "positive"), known) for s in must]
    for premise in (slope, *positive):
        if not isinstance(premise, kernel.Proved):
            return Unknown(goal, tuple(known), f"{premise.claim.name}: {premise!r}")
    return kernel.calculus(f, t, domain.rhs, slope, positive, name)


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
        names = ", ".join(str(known) for known in (*given, *(fact.claim for fact in facts)))
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
        equations = [row for f in factors if f.claim.sign == "=" for row in self._scalar_equations(f)]
        self.equations = [row for row in equations if polynomial(row[2]) != 0]
        inequalities = [f for f in factors if f.claim.sign != "="]
        terms = [goal.term, *(f.claim.term for f in [*inequalities, *hints]), *(e for _, _, e in self.equations)]
        terms += [dot(vectors(a), vectors(b)) for a, b in combinations_with_replacement(self.names, 2)]
        atoms = atoms_of(*terms)
        self.ring = PolyRing(sorted(atoms, key=self._elimination_order(given)), QQ)
        self.reduced = _reduced([polynomial(e, self.ring) for _, _, e in self.equations])
        self.divisors = [poly for poly, _ in self.reduced]
        self.inequalities, self.hints, self.atoms = inequalities, hints, atoms

    def _scalar_equations(self, factor):
        """(factor, vector to multiply with or None, term = 0): one for a scalar equation, one a name for vectors."""
        if not factor.claim.is_vector:
            return [(factor, None, factor.claim.term)]
        return [(factor, vectors(n), dot(factor.claim.term, vectors(n))) for n in self.names]

    def _elimination_order(self, given):
        """What an equation determines comes before what determines it, so that it is what gets replaced."""
        solved = {
            known.lhs.parts[0][0] if known.is_vector else str(known.lhs): symbols_of(known.rhs)
            for known in given
            if known.sign == "=" and (not known.is_vector or len(known.lhs.parts) == 1)
        }
        depth = dict.fromkeys(solved, 1)
        for _ in solved:
            depth |= {name: 1 + max((depth.get(n, 0) for n in solved[name]), default=0) for name in solved}

        def key(atom):
            names = atom.names if isinstance(atom, Inner) else (str(atom),)
            return -sum(depth.get(name, 0) for name in names), isinstance(atom, Inner), str(atom)

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
        ordered_pairs = list(permutations(map(vectors, self.names), 2)) if len(vector_pairs) <= 6 else []
        lengths = [
            *_completed_lengths(polynomial(self.goal.term), self.names),
            *(a + b * (s * t) for a, b in vector_pairs for t in scales for s in (1, -1)),
            *(norm2(a) * b - dot(a, b) * a for a, b in ordered_pairs),  # what of b is orthogonal to a
        ]
        return [*map(Square, dict.fromkeys(bases)), *map(Length, dict.fromkeys(lengths))]

    def _candidates(self, degree) -> list[_Candidate]:
        pool = [(f, self._product((f,))) for f in self._pool(degree)]
        made = [_Candidate((), self.ring.one, True)]
        made += [_Candidate((f,), self._normal(self._product((f,))), False) for f in self._extras(degree)]
        if degree >= 3:
            signs = [(f, p) for f, p in pool if f in self.inequalities]
            made += [
                _Candidate((f, g), self._normal(self._product((f,)) * p), False)
                for f in self._extras(degree)
                for g, p in signs
            ]
            made += [
                _Candidate((f, g, h), self._normal(self._product((f,)) * p * q), False)
                for f in (Length(a - b) for a, b in combinations(map(vectors, self.names), 2))
                for (g, p), (h, q) in combinations_with_replacement(signs, 2)
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
        if solution is not None and strict_goal and not _is_strict(solution, pool):
            solution = solve(columns, target, [-1 if c.strict else 0 for c in pool], self.deadline)
        if solution is None or (strict_goal and not _is_strict(solution, pool)):
            return None
        return [(v, c) for v, c in zip(solution, pool, strict=True) if v]

    def _assemble(self, multiplier, goal, chosen) -> Certificate | None:
        """The certificate with the cofactors of the equations; None where they do not close the gap."""
        gap = goal * self._product(multiplier)
        for coefficient, candidate in chosen:
            gap -= self._product(candidate.factors) * QQ(coefficient.numerator, coefficient.denominator)
        quotients, rest = gap.div(self.divisors) if self.divisors and gap != 0 else ([0] * len(self.divisors), gap)
        if rest != 0:
            return None
        terms = tuple(Term(v, c.factors) for v, c in sorted(chosen, key=lambda pair: pair[1].cost))
        cofactors = [self.ring.zero] * len(self.equations)
        for q, (_, made_of) in zip(quotients, self.reduced, strict=True):
            for k, part in made_of.items():
                cofactors[k] += part * q
        return Certificate(self.goal, multiplier, terms, self._gathered(cofactors))

    def _gathered(self, parts) -> tuple[Equation, ...]:
        """One cofactor an equation: those of a vector equation add up to a vector."""
        cofactors: dict[Factor, object] = {}
        for (factor, vector, _), q in zip(self.equations, parts, strict=True):
            if q != 0:
                part = q.as_expr() if vector is None else vector * q.as_expr()
                cofactors[factor] = cofactors[factor] + part if factor in cofactors else part
        return tuple(Equation(factor, cofactor) for factor, cofactor in cofactors.items())


def _reduced(polys) -> list[tuple[object, dict]]:
    """The equations, each reduced by the others, with what it is made of: index of an equation → its cofactor."""
    rows = [(poly, {k: poly.ring.one}) for k, poly in enumerate(polys)]
    for _ in range(2 * len(rows)):
        before = [poly for poly, _ in rows]
        for i in range(len(rows)):
            others = [row for j, row in enumerate(rows) if j != i and row[0] != 0]
            if others and rows[i][0] != 0:
                rows[i] = _remainder(rows[i], others)
        if before == [poly for poly, _ in rows]:
            break
    return [row for row in rows if row[0] != 0]


def _remainder(row, others):
    """One equation less multiples of the others."""
    poly, made_of = row
    quotients, rest = poly.div([other for other, _ in others])
    made_of = dict(made_of)
    for q, (_, parts) in zip(quotients, others, strict=True):
        for k, part in parts.items():
            made_of[k] = made_of.get(k, poly.ring.zero) - q * part
    return rest, made_of


def _is_strict(solution, pool) -> bool:
    """Is one of the candidates that are used positive?"""
    return any(v and c.strict for v, c in zip(solution, pool, strict=True))


def _completed_squares(poly) -> list[Expr]:
    """The bases that appear when a polynomial is completed to squares, atom by atom: z² + bz + … = (z + b/2)² + …"""
    bases = []
    for generators in (poly.ring.gens, poly.ring.gens[::-1]):
        rest = poly
        for z in generators:
            half = rest.degree(z) // 2
            root = _root(rest.coeff_wrt(z, 2 * half)) if half and rest.degree(z) == 2 * half else None
            middle, left = divmod(rest.coeff_wrt(z, half), 2 * root[1]) if root else (None, 1)
            if left == 0:
                base = root[1] * z**half + middle.quo_ground(root[0])
                bases.append(base.as_expr())
                rest = rest - root[0] * base**2
    return bases


def _root(poly):
    """(c, r) with poly = c·r², c > 0 rational; None where there is none."""
    constant, factors = poly.sqf_list()
    if constant <= 0 or any(e % 2 for _, e in factors):
        return None
    return constant, prod((f ** (e // 2) for f, e in factors), start=poly.ring.one)


def _completed_lengths(poly, names) -> list[Vector]:
    """The vectors that appear when a polynomial is completed to lengths: ‖z‖² + 2⟨z, v⟩ + … = ‖z + v‖² + …"""
    rest, bases = poly.as_expr(), []
    for name in names:
        z = vectors(name)
        size = rest.coeff(norm2(z), 1)
        if size.is_Rational and size > 0:
            cross = ((q, rest.coeff(dot(z, vectors(q)), 1) / (2 * size)) for q in names if q != name)
            base = sum((vectors(q) * k for q, k in cross), z)
            bases.append(base)
            rest = expanded(rest - size * norm2(base))
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
