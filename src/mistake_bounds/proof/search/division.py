"""Claims that divide: each divisor is shown not to be 0, the rest is proved multiplied out, and the kernel divides.

A *divisor* is what is below a stroke as written.  Within a vector, as in ``x - g/L``, 1/L becomes a *letter*
of that name, and the equation (1/L)·L = 1 that defines it is a hypothesis for everybody to see.  The entry points are
`Letters` and `by_division`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from time import process_time
from typing import NoReturn

import sympy
from sympy import Expr, Mul, Pow, S, Symbol, cancel, fraction, gcd

from mistake_bounds.proof.kernel import rules
from mistake_bounds.proof.kernel.claims import OPERATORS, Claim, VectorEq, claim
from mistake_bounds.proof.kernel.derivation import Certificate, Divided, Equation, Fact, Given, Term
from mistake_bounds.proof.kernel.polynomials import Polynomial
from mistake_bounds.proof.kernel.refusals import BadClaim
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.terms import Inner, Vector, dot, expression, polynomial
from mistake_bounds.proof.search.verdicts import Refuted, Unknown
from mistake_bounds.proof.sorts import definition
from mistake_bounds.proof.values import value


class MayBeZero(BadClaim):
    """A divisor that what is given does not show to be positive, negative, or at least other than 0."""


# letters for what divides a vector


class Letters:
    """Relations read as claims, a letter put for each 1/q within a vector; ``divisors`` maps each letter to its q."""

    def __init__(self):
        self.divisors: dict[Symbol, Expr] = {}

    def claim(self, relation, name: str = "") -> Claim:
        """The `claim` of a relation.

        >>> from mistake_bounds.proof import scalars, vectors
        >>> x, y, g = vectors("x y g"); L = scalars("L")
        >>> letters = Letters()
        >>> letters.claim(VectorEq(y, x - g/L)), letters.definitions
        (y = x - 1/L·g, (1/L: 1/L·L = 1,))
        """
        if type(relation) is VectorEq and Vector is type(relation.lhs) is type(relation.rhs):
            return claim(VectorEq(self.part(relation.lhs), self.part(relation.rhs)), name)
        if type(relation) in OPERATORS:
            sides = relation.lhs, relation.rhs
            if (made := tuple(map(self.part, sides))) != sides:
                return Claim(made[0], OPERATORS[type(relation)], made[1], name)
        return claim(relation, name)

    def part(self, part: Expr | Vector) -> Expr | Vector:
        """A term, with the letters in its vectors."""
        if type(part) is Vector:
            parts = tuple((name, self._coefficient(c)) for name, c in part.parts)
            return Vector(parts) if parts != part.parts else part
        return part.xreplace({a: dot(self.part(a.left), self.part(a.right)) for a in part.atoms(Inner)})

    def _coefficient(self, c: Expr) -> Expr:
        if c.is_Atom and type(c) is not Inner:
            return c
        return self.part(c).replace(_divides_here, lambda power: self._letter(power.base) ** -power.exp)

    def _letter(self, q: Expr) -> Symbol:
        letter = Symbol(f"1/{q}" if q.is_Atom else f"1/({q})")
        self.divisors.setdefault(letter, q)
        return letter

    @property
    def definitions(self) -> tuple[Claim, ...]:
        """letter · q = 1 for each letter."""
        return tuple(map(_definition, self.divisors.items()))


def _divides_here(part: Expr) -> bool:
    return type(part) is Pow and part.exp.is_Integer and part.exp < 0 and not part.base.is_Rational


def _definition(item: tuple[Symbol, Expr]) -> Claim:
    letter, q = item
    return definition(Claim(letter * q, "=", S.One), letter.name)


# claims that divide


def divides(known: Claim) -> bool:
    """Is it about numbers, without logarithms, and is there a divisor in it as written?"""
    return not known.is_vector and bool(known.plain.needs) and not any(side.atoms(sympy.log) for side in known.sides)


def by_division(goal: Claim, given, divisors: Mapping[Symbol, Expr], using, seconds: float, prove: Callable):
    """The verdict of ``prove`` on a goal, where it, or something that is given or used, divides.

    ``divisors`` are those of `Letters`.  Raises `MayBeZero`.

    >>> from mistake_bounds.proof import prove, scalars
    >>> x, y, a = scalars("x y a")
    >>> prove(2*x*y <= a*x**2 + y**2/a, given=[a > 0])
    Proved: 2·x·y ≤ a·x² + y²/a, by (a·x - y)², divided by a
    >>> prove(2*x*y <= a*x**2 + y**2/a, given=[a < 0])
    Refuted: 2·x·y ≤ a·x² + y²/a fails at a = -1, x = 1/2, y = 1: 1 > -5/4
    """
    facts = [fact for fact in using if type(fact) is Proved]
    hints = [hint for hint in using if type(hint) is not Proved]
    known = [known for known in given if not divides(known)]
    work = _Division(prove, process_time() + seconds, known, [fact for fact in facts if not divides(fact.claim)])
    waiting = [Given(known) for known in given if divides(known)] + [Fact(f) for f in facts if divides(f.claim)]
    waiting += divisors.items()
    while waiting:
        ready = [one for one in waiting if not work.unseen(_divisors(one))]
        for one in ready or work.refused(_divisors(waiting[0])):
            waiting.remove(one)
            work.use(one)
    if work.unseen(goal.plain.needs):
        work.refused(goal.plain.needs)
    whole, factors = work.cleared(goal) if divides(goal) else (goal, ())
    verdict = work.proved(whole, hints, work.left)
    known = (*given, *map(_definition, divisors.items()))
    match verdict:
        case Refuted():
            return Refuted(goal, known, _completed(verdict.counterexample, (goal, *known)))
        case Unknown():
            return Unknown(goal, known, verdict.searched)
    return rules.divide(goal, work.divided(goal, Fact(verdict), factors)) if divides(goal) else verdict


def _divisors(one) -> Iterable[Polynomial]:
    """The divisors of a hypothesis, of a fact, or of the letter that stands for 1/q."""
    return one.claim.plain.needs if isinstance(one, Given | Fact) else (polynomial(one[1]),)


def _completed(point: Mapping, claims: Iterable[Claim]) -> dict:
    """The point, with 0 for the names that cancelled when the claims were multiplied out."""
    length = next((len(v) for v in point.values() if isinstance(v, tuple)), 1)
    scalars, vectors = (
        frozenset().union(*names) for names in zip(*((c.scalars, c.vectors) for c in claims), strict=True)
    )
    zero = dict.fromkeys(sorted(scalars), 0) | dict.fromkeys(sorted(vectors), (0,) * length)
    return zero | dict(point)


def _plainness(q: Polynomial) -> tuple[int, str]:
    return len(q.terms), repr(q)


@dataclass
class _Division:
    """What is ``known`` so far and the ``facts``, all about polynomials.

    Of a divisor q, ``positive`` has a proof that q, −q or q² is, ``refuted`` numbers at which one is not; ``tried``
    says how much was known then.
    """

    prove: Callable
    deadline: float
    known: list[Claim]
    facts: list[Proved]
    positive: dict[Polynomial, Proved] = field(default_factory=dict)
    refuted: dict[Polynomial, Refuted] = field(default_factory=dict)
    may_be_less: set[Polynomial] = field(default_factory=set)
    tried: dict[Polynomial, int] = field(default_factory=dict)

    @property
    def left(self) -> float:
        """So many seconds; a moment where none are left."""
        return max(0.1, self.deadline - process_time())

    def proved(self, goal: Claim, hints=(), seconds: float = 1):
        """The verdict; what is known follows from itself."""
        if goal in self.known:
            return _repeated(goal, self.known[self.known.index(goal)])
        return self.prove(goal, self.known, [*self.facts, *hints], goal.name, seconds)

    def unseen(self, divisors: Iterable[Polynomial]) -> list[Polynomial]:
        """Those that are not seen to be other than 0."""
        known = len(self.known) + len(self.facts)
        for q in sorted(set(divisors) - self.positive.keys(), key=_plainness):
            if self.tried.get(q) != known:
                self.tried[q] = known
                self._try(q)
        return sorted(set(divisors) - self.positive.keys(), key=_plainness)

    def _try(self, q: Polynomial) -> None:
        """Look for a proof that q, −q or q² is positive; or numbers at which q is 0."""
        for p in (q, -q, q * q):
            verdict = self.proved(Claim(expression(p), ">", S.Zero), (), min(2, self.left / 8))
            if type(verdict) is Proved:
                self.positive[q] = verdict
                return
            if type(verdict) is Refuted:
                self.refuted[q] = verdict
                if p == q and value(verdict.claim.lhs, verdict.counterexample) < 0:
                    self.may_be_less.add(q)
                elif value(verdict.claim.lhs, verdict.counterexample) == 0:
                    return

    def refused(self, divisors: Iterable[Polynomial]) -> NoReturn:
        """Raise `MayBeZero` for the first that is not seen to be other than 0."""
        q = self.unseen(divisors)[0]
        advice = f"give {q!r} > 0" + (f", {q!r} < 0 or {q * q!r} > 0" if q in self.may_be_less else "")
        if q in self.refuted:
            why = self.refuted[q]
            own = {name: v for name, v in why.counterexample.items() if name in why.claim.symbols}
            advice = f"{advice} ({replace(why, counterexample=own)})"
        raise MayBeZero("a divisor is not known to be other than 0, by what is given", expression(q), advice)

    def use(self, one) -> None:
        """A claim that divides becomes a fact, multiplied out; a letter for 1/q gets its equation, and its sign."""
        if isinstance(one, Given | Fact):
            whole, factors = self.cleared(one.claim)
            fact = rules.divide(whole, self.divided(one.claim, one, factors, multiplied=True))
            self.facts.append(_without_factors(fact, one.claim, factors) if whole.sign == "=" else fact)
            return
        (letter, q), defined = one, _definition(one)
        self.known.append(defined)
        positive = self.positive[polynomial(q)]
        for sign in (1, -1):
            if positive.claim.polynomial == polynomial(sign * q):
                above = Claim(sign * letter, ">", S.Zero, f"{letter} {'>' if sign > 0 else '<'} 0")
                one_is = Equation(Given(defined), S.One)
                self.facts.append(rules.certify(Certificate(above, (Fact(positive),), (Term(Fraction(1)),), (one_is,))))

    def cleared(self, known: Claim) -> tuple[Claim, tuple[Proved, ...]]:
        """The claim times factors that are positive, which leave no divisor; and that they are."""
        top, bottom = _fraction(known)
        rest, factors = bottom, []
        for q in sorted(known.plain.needs, key=repr):
            positive = self.positive[q]
            p = expression(positive.claim.polynomial)
            while not (common := gcd(rest, p)).is_number:
                factors.append(positive)
                rest, top = cancel(rest / common), top * p
        return Claim(cancel(top / bottom), known.sign, S.Zero, known.name), tuple(factors)

    def divided(self, known: Claim, premise: Given | Fact, factors, multiplied: bool = False) -> Divided:
        """How the claim comes from the premise, divided or multiplied by the factors."""
        product = Mul(*(expression(factor.claim.polynomial) for factor in factors))
        needed = [self.positive[q] for q in sorted(known.plain.needs, key=repr)]
        if len(factors) > 1:
            term = Term(Fraction(1), tuple(map(Fact, factors)))
            needed.append(rules.certify(Certificate(Claim(product, ">", S.Zero), (), (term,))))
        return Divided(premise, needed, (product, S.One) if multiplied else (S.One, product))


def _fraction(known: Claim) -> tuple[Expr, Expr]:
    """What it is about as a numerator and a denominator without a common factor."""
    return fraction(cancel(expression(known.plain.top) / expression(known.plain.bottom)))


def _without_factors(fact: Proved, known: Claim, factors) -> Proved:
    """Of an equation multiplied by a², where a is other than 0, the one multiplied by a is as good."""
    top, bottom = _fraction(known)
    plain = Claim(top, "=", S.Zero, fact.claim.name)
    return rules.certify(Certificate(plain, tuple(map(Fact, factors)), (), (Equation(Fact(fact), bottom),)))


def _repeated(goal: Claim, known: Claim) -> Proved:
    """A goal that is known, perhaps written otherwise."""
    if goal.sign == "=":
        return rules.certify(Certificate(goal, equations=(Equation(Given(known), S.One),)))
    return rules.certify(Certificate(goal, terms=(Term(Fraction(1), (Given(known),)),)))
