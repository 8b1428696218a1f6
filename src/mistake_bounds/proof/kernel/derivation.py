"""What a derivation is made of, as plain data: certificates, rows of mistakes, and each rule with its arguments.

    goal · (positive factors)  =  Σ cₖ · (product of factors)  +  Σ qⱼ · (equation)

is a certificate.  Each *factor* is something known to be ≥ 0 or > 0: a hypothesis, a fact proved before, a square, a
squared length, or the contrary of the goal.  Everything is made plain when it is built and never changes afterwards;
whether it proves anything is for `mistake_bounds.proof.kernel.rules` to say.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

import sympy
from sympy import Expr

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.refusals import BadClaim, NotPlain, SymbolClash
from mistake_bounds.proof.kernel.shown import Shown, json_of
from mistake_bounds.proof.kernel.terms import Vector, exactly, is_one_of, name_of, norm2, polynomial, rational, written


@dataclass(frozen=True)
class Given:
    """A hypothesis."""

    claim: Claim

    def __post_init__(self):
        exactly(Claim, self.claim)


@dataclass(frozen=True)
class Fact:
    """Something proved before: a ``Proved`` of the kernel."""

    proof: object

    @property
    def claim(self) -> Claim:
        return self.proof.claim


@dataclass(frozen=True)
class Square:
    """base² ≥ 0, for a polynomial base: the square of a root would prove too much."""

    base: Expr

    def __post_init__(self):
        object.__setattr__(self, "base", written(self.base))
        polynomial(self.base)

    @property
    def claim(self) -> Claim:
        return Claim(sympy.Pow(self.base, 2, evaluate=False), ">=", sympy.S.Zero, "square")


@dataclass(frozen=True)
class Length:
    """‖vector‖² ≥ 0."""

    vector: Vector

    def __post_init__(self):
        exactly(Vector, self.vector)

    @property
    def claim(self) -> Claim:
        return Claim(norm2(self.vector), ">=", sympy.S.Zero, "length")


@dataclass(frozen=True)
class Contrary:
    """The goal's opposite: where the goal holds there is nothing to show, so it may be assumed to fail."""

    goal: Claim

    def __post_init__(self):
        if exactly(Claim, self.goal).sign == "=":
            raise BadClaim("the contrary of an equation has no sign", self.goal)

    @property
    def claim(self) -> Claim:
        greater, less = self.goal.sides
        return Claim(less, {">=": ">", ">": ">="}[self.goal.sign], greater, "contrary")


Factor = Given | Fact | Square | Length | Contrary
FACTORS = Factor.__args__


@dataclass(frozen=True)
class Term:
    """``coefficient · Π factors``, a part of the right-hand side that is ≥ 0."""

    coefficient: Fraction
    factors: tuple[Factor, ...] = ()

    def __post_init__(self):
        object.__setattr__(self, "coefficient", rational(self.coefficient))
        object.__setattr__(self, "factors", _each_of(FACTORS, self.factors))


@dataclass(frozen=True)
class Equation:
    """``cofactor · (lhs − rhs)`` of a hypothesis or fact ``lhs = rhs``; for vectors, their inner product."""

    factor: Given | Fact
    cofactor: Expr | Vector

    def __post_init__(self):
        _each_of((Given, Fact), [self.factor])
        object.__setattr__(self, "cofactor", written(self.cofactor))


@dataclass(frozen=True, repr=False)
class Certificate(Shown):
    """The identity with signs that shows ``goal``; ``multiplier`` holds its positive factors (none: 1)."""

    goal: Claim
    multiplier: tuple[Factor, ...] = ()
    terms: tuple[Term, ...] = ()
    equations: tuple[Equation, ...] = ()

    def __post_init__(self):
        exactly(Claim, self.goal)
        for name, kinds in (("multiplier", FACTORS), ("terms", (Term,)), ("equations", (Equation,))):
            object.__setattr__(self, name, _each_of(kinds, getattr(self, name)))

    @property
    def factors(self) -> tuple[Factor, ...]:
        """Every factor that occurs, those of the equations last."""
        products = (self.multiplier, *(term.factors for term in self.terms))
        return (*(f for product in products for f in product), *(equation.factor for equation in self.equations))

    def to_json(self) -> str:
        """The certificate as JSON text that `mistake_bounds.proof.recheck.replay` checks without sympy.

        Polynomials are lists of [coefficient, [atoms…]], an atom a scalar's name or a pair of
        vectors' names; vectors are maps from names to polynomials.
        """
        return json_of(self)


class Changing(NamedTuple):
    """What changes along a row: its name before and after one step, its first value and the name of its last."""

    before: Expr | Vector
    start: Expr | Vector
    after: Expr | Vector
    final: Expr | Vector


@dataclass(frozen=True)
class ForEach:
    """A hypothesis about all that comes in a row: at each mistake of a run (or each attribute) the claims hold.

    ``kinds`` = ((N, claims), …): N mistakes of a kind; a claim may itself be a `ForEach`.  ``state`` =
    ((before, start, after, final), …): what a mistake changes, by its names before and after it, with its
    first and its last value.  ``fixed`` names what no mistake changes; every other name in the claims belongs
    to one mistake.  ``over`` says in one word what comes in a row.  ``symbols`` are the names that it shares with the
    outside: what is fixed, the last values and the counts.
    """

    kinds: tuple
    state: tuple
    fixed: frozenset
    over: str = "mistake"
    symbols: frozenset[str] = field(init=False, repr=False)

    def __post_init__(self):
        kinds = ((_name(count), frozenset(_each_of((Claim, ForEach), held))) for count, held in self.kinds)
        object.__setattr__(self, "kinds", tuple(kinds))
        object.__setattr__(self, "state", changing(self.state))
        object.__setattr__(self, "fixed", frozenset(map(name_of, self.fixed)))
        exactly(str, self.over)
        shared = (*(row.final for row in self.state), *(count for count, _ in self.kinds))
        object.__setattr__(self, "symbols", self.fixed.union(map(name_of, shared)))


def changing(rows: Iterable) -> tuple[Changing, ...]:
    """Rows (before, start, after, final), each read once: names, and a term for the start."""
    read = (Changing(*row) for row in rows)
    made = tuple(Changing(_name(b), _start(start), _name(a), _name(final)) for b, start, a, final in read)
    for row in made:
        if len({type(part) is Vector for part in row}) > 1:
            raise SymbolClash("a row has vectors and scalars", row)
    return made


def _start(part):
    """A polynomial, or a vector of them."""
    polynomial(norm2(part) if type(part) is Vector else part)
    return written(part)


def _name(key):
    """A symbol or a single named vector."""
    name_of(key)
    return written(key)


def _each_of(kinds: Iterable[type], things: Iterable) -> tuple:
    """The things as a tuple, if each is of one of the very classes ``kinds``; else `NotPlain`."""
    things = tuple(things)
    for thing in things:
        if not is_one_of(kinds, thing):
            raise NotPlain("not one of " + ", ".join(kind.__name__ for kind in kinds), thing)
    return things


# the rules, with all their arguments: what ``Proved.by`` may be, besides a certificate


@dataclass(frozen=True)
class Instance:
    """Terms put for names in what is proved: ``values`` = ((name, term), …)."""

    proof: object
    values: tuple[tuple[str, Expr | Vector], ...]


@dataclass(frozen=True)
class Cases:
    """t = 0 and t > 0, where t ≥ 0 is proved."""

    on_zero: object
    on_positive: object
    nonnegative: object


@dataclass(frozen=True)
class Split:
    """t ≥ 0 and t ≤ 0."""

    on_positive: object
    on_negative: object
    t: Expr


@dataclass(frozen=True)
class Antisymmetry:
    """f ≥ 0 and −f ≥ 0."""

    above: object
    below: object


@dataclass(frozen=True)
class Induction:
    """Claims kept together along the row ``each``: ``bases`` show them at its start, ``steps`` = ((proofs, N), …) keep
    them, one proof for each claim and kind; ``which`` of the ``claims`` it is that is said of the end."""

    claims: tuple[Claim, ...]
    bases: tuple
    steps: tuple
    each: ForEach
    which: int = 0


@dataclass(frozen=True)
class Calculus:
    """f ≥ 0 from ``start``: the slope of f has the sign of ``slope``, f′·s = ±p·g with ``ratio`` = (p, s); ``falling``
    says that t runs downwards.  ``positive`` shows what has to be positive."""

    f: Expr
    t: Expr
    start: Expr
    slope: object
    positive: tuple
    ratio: tuple[Expr, Expr]
    falling: bool = False


@dataclass(frozen=True)
class Named:
    """Logarithms of what is proved called by names: ``names`` = ((symbol, logarithm), …).  What is then said, times s,
    is p times the goal: ``ratio`` = (p, s), which ``positive`` shows to be positive."""

    proof: object
    names: tuple[tuple[Expr, Expr], ...]
    positive: tuple
    ratio: tuple[Expr, Expr]


@dataclass(frozen=True)
class Divided:
    """A claim that divides, or what one comes to: the claim, times s, is p times what the ``premise`` says, with
    ``ratio`` = (p, s).  Of s, of p, and of each divisor, its opposite or its square, ``positive`` shows that it is."""

    premise: Given | Fact
    positive: tuple
    ratio: tuple[Expr, Expr]

    def __post_init__(self):
        _each_of((Given, Fact), [self.premise])
        object.__setattr__(self, "positive", tuple(self.positive))
        object.__setattr__(self, "ratio", tuple(map(written, self.ratio)))


@dataclass(frozen=True)
class Discharge:
    """A hypothesis of ``proof`` that is itself proved, by ``lemma``."""

    proof: object
    lemma: object


def premises_of(by) -> tuple:
    """What a rule was applied to, in the order of its arguments.

    >>> premises_of(Cases(1, 2, 3))
    (1, 2, 3)
    """
    match by:
        case Certificate():
            return tuple(dict.fromkeys(f.proof for f in by.factors if type(f) is Fact))
        case Instance():
            return (by.proof,)
        case Cases():
            return by.on_zero, by.on_positive, by.nonnegative
        case Split():
            return by.on_positive, by.on_negative
        case Antisymmetry():
            return by.above, by.below
        case Induction():
            return (*by.bases, *(proof for proofs, _ in by.steps for proof in proofs))
        case Calculus():
            return by.slope, *by.positive
        case Named():
            return by.proof, *by.positive
        case Divided():
            return (*([by.premise.proof] if type(by.premise) is Fact else []), *by.positive)
        case Discharge():
            return by.proof, by.lemma
