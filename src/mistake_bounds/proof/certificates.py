"""What a certificate is: an identity with signs, as plain data.  Nothing here decides anything.

    goal · (positive factors)  =  Σ cₖ · (product of factors)  +  Σ qⱼ · (equation)

Each *factor* is something known to be ≥ 0 or > 0: a hypothesis, a fact proved before, a square, a
squared length, or the contrary of the goal.  The kernel checks the identity and the signs; the
`mistake_bounds.proof.replay` module checks them again from the exported JSON.
"""

import json
from dataclasses import dataclass
from fractions import Fraction

import sympy
from sympy import Expr

from mistake_bounds.proof.terms import BadClaim, Claim, Vector, dot, name_of, norm2, polynomial


class Shown:
    """Shows itself as mathematics in a notebook and as plain text elsewhere, by `mistake_bounds.proof.display`."""

    def _repr_html_(self):
        from mistake_bounds.proof import display

        return display.html_of(self)

    def __repr__(self):
        from mistake_bounds.proof import display

        return display.plain_of(self)


@dataclass(frozen=True)
class Given:
    """A hypothesis."""

    claim: Claim
    proof = None


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
    proof = None

    def __post_init__(self):
        polynomial(self.base)

    @property
    def claim(self) -> Claim:
        return Claim(self.base**2, ">=", sympy.S.Zero, "square")


@dataclass(frozen=True)
class Length:
    """‖vector‖² ≥ 0."""

    vector: Vector
    proof = None

    @property
    def claim(self) -> Claim:
        return Claim(norm2(self.vector), ">=", sympy.S.Zero, "length")


@dataclass(frozen=True)
class Contrary:
    """The goal's opposite: where the goal holds there is nothing to show, so it may be assumed to fail."""

    goal: Claim
    proof = None

    def __post_init__(self):
        if self.goal.sign == "=":
            raise BadClaim(f"the contrary of an equation has no sign: {self.goal}", self.goal)

    @property
    def claim(self) -> Claim:
        return Claim(-self.goal.term, {">=": ">", ">": ">="}[self.goal.sign], sympy.S.Zero, "contrary")


Factor = Given | Fact | Square | Length | Contrary


@dataclass(frozen=True)
class ForEach:
    """A hypothesis about all that comes in a row: at each mistake of a run (or each attribute) the claims hold.

    ``kinds`` = ((N, claims), …): N mistakes of a kind; a claim may itself be a `ForEach`.  ``state`` =
    ((before, start, after, final), …): what a mistake changes, by its names before and after it, with its
    first and its last value.  ``fixed`` names what no mistake changes; every other name in the claims belongs
    to one mistake.  ``over`` says in one word what comes in a row.
    """

    kinds: tuple
    state: tuple
    fixed: frozenset
    over: str = "mistake"

    @property
    def finals(self) -> frozenset[str]:
        """The names of the last values."""
        return frozenset(name_of(row[3]) for row in self.state)

    @property
    def symbols(self) -> frozenset[str]:
        """The names that it shares with the outside: what is fixed, the last values and the counts."""
        return self.fixed | self.finals | {name_of(count) for count, _ in self.kinds}


@dataclass(frozen=True)
class Term:
    """``coefficient · Π factors``, a part of the right-hand side that is ≥ 0."""

    coefficient: Fraction
    factors: tuple[Factor, ...] = ()


@dataclass(frozen=True)
class Equation:
    """``cofactor · (lhs − rhs)`` of a hypothesis or fact ``lhs = rhs``; for vectors, their inner product."""

    factor: Given | Fact
    cofactor: Expr | Vector

    @property
    def product(self) -> Expr:
        """The zero that it contributes, once both parts are known to be polynomials: 1/x may not cancel an x."""
        known = self.factor.claim
        if known.is_vector:
            return dot(known.term, self.cofactor)
        return polynomial(known.term).as_expr() * polynomial(self.cofactor).as_expr()


@dataclass(frozen=True, repr=False)
class Certificate(Shown):
    """The identity with signs that shows ``goal``; ``multiplier`` holds its positive factors (none: 1)."""

    goal: Claim
    multiplier: tuple[Factor, ...] = ()
    terms: tuple[Term, ...] = ()
    equations: tuple[Equation, ...] = ()

    def to_json(self) -> str:
        """The certificate as JSON text that `mistake_bounds.proof.replay.replay` checks without sympy.

        Polynomials are lists of [coefficient, [atoms…]], an atom a scalar's name or a pair of
        vectors' names; vectors are maps from names to polynomials.
        """
        return json.dumps(
            {
                "goal": _claim_data(self.goal),
                "multiplier": [_factor_data(factor) for factor in self.multiplier],
                "terms": [
                    {"coefficient": str(term.coefficient), "factors": [_factor_data(f) for f in term.factors]}
                    for term in self.terms
                ],
                "equations": [
                    {"equation": _claim_data(equation.factor.claim), "cofactor": _data(equation.cofactor)}
                    for equation in self.equations
                ],
            },
            ensure_ascii=False,
        )


def _claim_data(claim: Claim) -> dict:
    return {"name": claim.name, "sign": claim.sign, "term": _data(claim.term)}


def _factor_data(factor: Factor) -> dict:
    match factor:
        case Square(base):
            return {"square": _data(base)}
        case Length(vector):
            return {"length": _data(vector)}
        case Contrary():
            return {"contrary": True}
    return {"known": _claim_data(factor.claim)}


def _data(part: Expr | Vector):
    if isinstance(part, Vector):
        return {name: _data(coefficient) for name, coefficient in part.parts}
    poly = polynomial(part)
    return [
        [str(c), [_atom_data(a) for a, e in zip(poly.ring.symbols, powers, strict=True) for _ in range(e)]]
        for powers, c in poly.terms()
    ]


def _atom_data(atom):
    return list(atom.names) if hasattr(atom, "names") else atom.name
