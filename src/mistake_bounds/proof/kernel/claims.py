"""Claims: one relation between two terms, about all real values of their symbols, read once when it is made."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import sympy
from sympy import Expr
from sympy.core.relational import Equality, GreaterThan, LessThan, StrictGreaterThan, StrictLessThan

from mistake_bounds.proof.kernel.polynomials import Polynomial, Quotient
from mistake_bounds.proof.kernel.refusals import CollapsedRelation, NotARelation, SymbolClash
from mistake_bounds.proof.kernel.shown import html_of, latex_of, plain_of
from mistake_bounds.proof.kernel.terms import (
    Vector,
    exactly,
    expression,
    gathered,
    name_of,
    polynomial,
    read,
    scalar_symbols,
    substitute,
    vector_names,
    written,
)

SIGN = {"<=": ">=", ">=": ">=", "<": ">", ">": ">", "=": "="}
OPERATORS = {LessThan: "<=", StrictLessThan: "<", GreaterThan: ">=", StrictGreaterThan: ">", Equality: "="}


@dataclass(frozen=True)
class VectorEq:
    """The equation lhs = rhs between two vectors, such as an update ``VectorEq(w_next, w + y*x)``."""

    lhs: Vector
    rhs: Vector


@dataclass(frozen=True, slots=True, repr=False)
class Claim:
    """``lhs op rhs`` for all real values of its symbols; for the rules, ``plain sign 0``.

    ``name`` is what the reader is told it is called, and ``sort`` of which sort of hypothesis it is.  Two claims are
    equal when what rules look at is: ``plain``, the greater side less the other as plain data (of a vector equation its
    (name, polynomial) pairs), and ``sign``.
    """

    lhs: Expr | Vector = field(compare=False)
    op: str = field(compare=False)
    rhs: Expr | Vector = field(compare=False)
    name: str = field(default="", compare=False)
    sort: str = field(default="", compare=False)
    sign: str = field(init=False)
    plain: Quotient | frozenset = field(init=False)
    vectors: frozenset[str] = field(init=False, compare=False)
    scalars: frozenset[str] = field(init=False, compare=False)

    def __post_init__(self):
        if type(self.op) is not str or self.op not in SIGN:
            raise NotARelation("not one of <=, <, >=, >, =", self.op)
        lhs, rhs, name = written(self.lhs), written(self.rhs), exactly(str, self.name)
        plain = _difference(lhs, rhs) if self.op in (">=", ">", "=") else _difference(rhs, lhs)
        if type(plain) is frozenset and self.op != "=":
            raise NotARelation("vectors have no order", self.op)
        vectors = vector_names(lhs) | vector_names(rhs)
        symbols = scalar_symbols(lhs) | scalar_symbols(rhs)
        scalars = frozenset(symbol.name for symbol in symbols)
        if len(scalars) < len(symbols):
            twice = max(scalars, key=lambda name: sum(symbol.name == name for symbol in symbols))
            raise SymbolClash("two different symbols have one name", twice)
        self._set(lhs=lhs, rhs=rhs, name=name, sign=SIGN[self.op], plain=plain, vectors=vectors, scalars=scalars)
        self._set(sort=exactly(str, self.sort))
        check_symbols([self])

    def _set(self, **values):
        for key, value in values.items():
            object.__setattr__(self, key, value)

    @property
    def symbols(self) -> frozenset[str]:
        """The names of the scalars and vectors that occur as written."""
        return self.vectors | self.scalars

    @property
    def is_vector(self) -> bool:
        """Is this an equation between vectors?"""
        return type(self.plain) is frozenset

    @property
    def polynomial(self) -> Polynomial | None:
        """What is said to have the sign, as a polynomial; None for vectors, quotients and logarithms."""
        return None if self.is_vector else self.plain.whole

    @property
    def term(self) -> Expr | Vector:
        """The greater side less the other one, multiplied out where it is a polynomial."""
        if self.polynomial is not None:
            return expression(self.polynomial)
        greater, less = self.sides
        return greater - less

    @property
    def sides(self) -> tuple[Expr | Vector, Expr | Vector]:
        """The two sides as written, first the one that is said to be greater."""
        return (self.lhs, self.rhs) if self.op in (">=", ">", "=") else (self.rhs, self.lhs)

    def substitute(self, values: Mapping) -> "Claim":
        """The claim with terms put for scalars and vectors (names or symbols, all at once).

        What is put in is real: polynomials for scalars (else `NotPolynomial`), vectors for vectors (`SymbolClash`).
        """
        table = {name_of(key): value for key, value in dict(values).items()}
        for value in table.values():
            if type(value) is not Vector:
                polynomial(value)
        return Claim(substitute(self.lhs, table), self.op, substitute(self.rhs, table), self.name, sort=self.sort)

    def reads_like(self, other: "Claim") -> bool:
        """Is it the other claim as written, up to the order and the sides of its terms, with nothing multiplied out?"""
        return not self.is_vector and (self.lhs - self.rhs) in (other.lhs - other.rhs, other.rhs - other.lhs)

    def named(self, name: str) -> "Claim":
        """The same claim under another name; nothing is read again."""
        made = object.__new__(Claim)
        made._set(**{key: getattr(self, key) for key in Claim.__slots__} | {"name": exactly(str, name)})
        return made

    @property
    def latex(self) -> str:
        """The claim as typeset mathematics, without dollars."""
        return latex_of(self)

    def _repr_html_(self):
        return html_of(self)

    def __str__(self):
        return plain_of(self)

    def __repr__(self):
        return f"{self.name}: {self}" if self.name else str(self)


def _difference(greater, less) -> Quotient | frozenset:
    """What is said to be positive, or zero, as plain data; two vectors go together, or two scalars."""
    if type(greater) is Vector and type(less) is Vector:
        return gathered((*greater.plain, *((name, -p) for name, p in less.plain)))
    return read(greater) - read(less)


def claim(relation, name: str = "") -> Claim:
    """The `Claim` that a relation makes, checked: a sympy ``<=``, ``<``, ``>=``, ``>`` or ``Eq``, or a `VectorEq`.

    Raises a `BadClaim`: `CollapsedRelation`, `NotARelation`, `FloatInClaim`, `AssumedSymbol`, `SymbolClash`,
    `NotPolynomial`.

    >>> from mistake_bounds.proof import dot, norm2, vectors
    >>> w, x = vectors("w x")
    >>> claim(dot(w, x) <= norm2(w) + norm2(x))
    ⟨w, x⟩ ≤ ‖w‖² + ‖x‖²
    """
    if type(relation) is Claim:
        return relation.named(name) if name else relation
    if isinstance(relation, bool) or relation is sympy.true or relation is sympy.false:
        advice = "write an equation as Eq(a, b) and an inequality as Le(a, b, evaluate=False)"
        raise CollapsedRelation("the relation was evaluated before it could be looked at", bool(relation), advice)
    if type(relation) is VectorEq:
        return Claim(_a_vector(relation.lhs), "=", _a_vector(relation.rhs), name)
    if type(relation) not in OPERATORS:
        raise NotARelation("not a relation", relation, "use <=, <, >=, >, Eq(a, b) or VectorEq(v, w)")
    return Claim(relation.lhs, OPERATORS[type(relation)], relation.rhs, name)


def _a_vector(value) -> Vector:
    if type(value) is not Vector:
        raise SymbolClash("a scalar stands in an equation between vectors", value)
    return value


def check_symbols(claims: Iterable) -> None:
    """Refuse one name for a vector and a scalar."""
    claims = tuple(claims)
    twice = frozenset().union(*(c.vectors for c in claims)) & frozenset().union(*(c.scalars for c in claims))
    if twice:
        raise SymbolClash("one name is used as a vector and as a scalar", min(twice))
