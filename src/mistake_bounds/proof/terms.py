"""The language of claims: real scalars, real vectors of any common dimension, and one relation between two terms.

A *scalar* is a sympy symbol; a *vector* is a linear combination of named vectors; ``dot(v, w)``
and ``norm2(v)`` are scalar terms; multiplied out, they are polynomials in the scalars and in the
inner products of the named vectors.  A *claim* is ``lhs ≤ rhs``, ``lhs < rhs``
or ``lhs = rhs`` (``≥`` and ``>`` too), about all real values of its symbols.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

import sympy
from sympy import AtomicExpr, Expr, Float, Symbol, sympify
from sympy.core.relational import Equality, GreaterThan, LessThan, StrictGreaterThan, StrictLessThan
from sympy.polys.polyerrors import PolynomialError
from sympy.polys.rings import PolyElement, PolyRing
from sympy.printing.latex import LatexPrinter
from sympy.printing.str import StrPrinter


class BadClaim(ValueError):
    """A claim or hypothesis that nothing can be done with; carries the offending thing as ``offender``."""

    def __init__(self, message: str, offender: object):
        super().__init__(message)
        self.offender = offender


class CollapsedRelation(BadClaim):
    """sympy or Python had evaluated the relation to True or False before it was seen."""


class NotARelation(BadClaim):
    """Something other than ≤, <, ≥, > or an equation."""


class FloatInClaim(BadClaim):
    """A float inside an exact claim."""


class NotPolynomial(BadClaim):
    """A term that is no polynomial with rational coefficients."""


class SymbolClash(BadClaim):
    """One name for two things, such as a vector and a scalar."""


class AssumedSymbol(BadClaim):
    """A symbol with an assumption built in, which would act as a hypothesis that nobody wrote."""


class Inner(AtomicExpr):
    """⟨v, w⟩ as it was written: an atom of the scalar terms.  Made by `dot` and `norm2`, expanded by `expanded`.

    >>> w, u = vectors("w u")
    >>> dot(w, u) == dot(u, w)
    True
    """

    is_commutative = True
    __slots__ = ("left", "right")

    def __new__(cls, left: "Vector", right: "Vector"):
        self = AtomicExpr.__new__(cls)
        self.left, self.right = sorted((left, right), key=repr)
        return self

    def __getnewargs__(self):
        return self.left, self.right

    def _hashable_content(self):
        return self.left, self.right

    @classmethod
    def class_key(cls):
        return 2, 1, cls.__name__  # behind the symbols, so that a product reads y·⟨w, x⟩

    @property
    def names(self) -> tuple[str, str]:
        """The two names, for an inner product of named vectors."""
        return self.left.parts[0][0], self.right.parts[0][0]

    def _sympystr(self, printer):
        return f"‖{self.left}‖²" if self.left == self.right else f"⟨{self.left}, {self.right}⟩"

    def _latex(self, printer):
        v, w = term_latex(self.left), term_latex(self.right)
        return rf"\lVert {v} \rVert^{{2}}" if v == w else rf"\langle {v}, {w} \rangle"


@dataclass(frozen=True)
class Vector:
    """A linear combination of named vectors; the coefficients are polynomials (else `NotPolynomial`).

    >>> w, x = vectors("w x")
    >>> w + 2*x - w
    2·x
    """

    parts: tuple[tuple[str, Expr], ...] = ()

    def __post_init__(self):
        for _, coefficient in self.parts:
            if not sympify(coefficient).is_Rational:
                polynomial(coefficient)
        if len(self.names) < len(self.parts):
            raise SymbolClash(f"a name stands twice among {self.parts}", self.parts)

    def __add__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        total = dict(self.parts)
        for name, coefficient in other.parts:
            total[name] = sympy.expand(total.get(name, 0) + coefficient)
        return Vector(tuple(sorted((n, c) for n, c in total.items() if c != 0)))

    def __mul__(self, scalar):
        if isinstance(scalar, Vector):
            return NotImplemented
        scaled = ((name, sympy.expand(sympify(scalar) * c)) for name, c in self.parts)
        return Vector(tuple((name, c) for name, c in scaled if c != 0))

    __rmul__ = __mul__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -other

    def __truediv__(self, scalar):
        return self * (1 / sympify(scalar))

    def __lt__(self, other):
        return repr(self) < repr(other)

    def __gt__(self, other):
        return repr(self) > repr(other)

    @property
    def names(self) -> frozenset[str]:
        """The named vectors that occur."""
        return frozenset(name for name, _ in self.parts)

    def written(self, term, name, times: str) -> str:
        """The combination with ``term`` to write a coefficient, ``name`` a vector, and ``times`` between them."""
        text = ""
        for vector, c in self.parts:
            minus = c.could_extract_minus_sign() and not c.is_Add
            size = term(-c if minus else c)
            factor = "" if size == "1" else f"({size}){times}" if c.is_Add else f"{size}{times}"
            sign = ("-" if minus else "") if not text else " - " if minus else " + "
            text += sign + factor + name(vector)
        return text or "0"

    def _repr_latex_(self):
        return f"${term_latex(self)}$"

    def __repr__(self):
        return self.written(plain, lambda name: plain(Symbol(name)), "·")


def scalars(names: str):
    """Real scalars: plain sympy symbols, one or a tuple of them.

    They carry no assumption, so that sympy leaves a relation between them as it is written.

    >>> y, gamma = scalars("y gamma")
    >>> y**2 >= 0
    y**2 >= 0
    """
    return sympy.symbols(names)


def vectors(names: str):
    """Vectors of one common, arbitrary dimension: one `Vector`, or a tuple of them.

    >>> w, x = vectors("w x")
    >>> norm2(w + 2*x)
    ‖w + 2·x‖²
    """
    made = tuple(Vector(((name, sympy.S.One),)) for name in names.split())
    return made[0] if len(made) == 1 else made


ZERO = Vector()


def dot(v: Vector, w: Vector) -> Expr:
    """⟨v, w⟩, kept as it is written."""
    for vector in (v, w):
        if not isinstance(vector, Vector):
            raise SymbolClash(f"{vector!r} is a scalar where a vector is needed", vector)
    return Inner(v, w) if v.parts and w.parts else sympy.S.Zero


def norm2(v: Vector) -> Expr:
    """‖v‖² = ⟨v, v⟩."""
    return dot(v, v)


def expanded(part: Expr) -> Expr:
    """``part`` multiplied out, each inner product into those of named vectors.

    >>> w, x = vectors("w x")
    >>> expanded(norm2(w + x))
    ‖w‖² + ‖x‖² + 2*⟨w, x⟩
    """
    part = _scalar(part)
    inner = {
        atom: sympy.Add(
            *(
                expanded(a) * expanded(b) * Inner(_named(p), _named(q))
                for p, a in atom.left.parts
                for q, b in atom.right.parts
            )
        )
        for atom in part.atoms(Inner)
        if any(len(side.parts) > 1 or side.parts[0][1] != 1 for side in (atom.left, atom.right))
    }
    return sympy.expand(part.xreplace(inner))


def _named(name: str) -> Vector:
    return Vector(((name, sympy.S.One),))


def _scalar(part) -> Expr:
    if isinstance(part, Vector | str):
        raise SymbolClash(f"{part!r} is a vector or a text where a scalar is needed", part)
    return sympify(part)


@dataclass(frozen=True)
class VectorEq:
    """The equation lhs = rhs between two vectors, such as an update ``VectorEq(w_next, w + y*x)``."""

    lhs: Vector
    rhs: Vector


OPPOSITE = {"<=": ">=", "<": ">", ">=": "<=", ">": "<", "=": "="}
SIGN = {"<=": ">=", ">=": ">=", "<": ">", ">": ">", "=": "="}
OPERATORS = {LessThan: "<=", StrictLessThan: "<", GreaterThan: ">=", StrictGreaterThan: ">", Equality: "="}


@dataclass(frozen=True)
class Claim:
    """``lhs op rhs`` for all real values of its symbols; for the kernel, ``term sign 0``.

    ``name`` is what the reader is told it is called.  Two claims are equal when their terms and
    signs are, however they are written.  Made by `claim`.
    """

    lhs: Expr | Vector = field(compare=False)
    op: str = field(compare=False)
    rhs: Expr | Vector = field(compare=False)
    name: str = field(default="", compare=False)
    sign: str = field(init=False)
    term: Expr | Vector = field(init=False)

    def __post_init__(self):
        greater, less = self.sides
        difference = greater - less
        object.__setattr__(self, "sign", SIGN[self.op])
        object.__setattr__(self, "term", difference if self.is_vector else expanded(difference))

    @property
    def sides(self) -> tuple[Expr | Vector, Expr | Vector]:
        """The two sides as written, first the one that is said to be greater."""
        return (self.lhs, self.rhs) if self.op in (">=", ">", "=") else (self.rhs, self.lhs)

    @property
    def is_vector(self) -> bool:
        """Is this an equation between vectors?"""
        return isinstance(self.lhs, Vector)

    @cached_property
    def symbols(self) -> frozenset[str]:
        """The names of the scalars and vectors that occur."""
        return frozenset().union(*(symbols_of(side) for side in (self.lhs, self.rhs)))

    def substitute(self, values: Mapping) -> "Claim":
        """The claim with terms put for scalars and vectors (names or symbols, all at once)."""
        return Claim(substitute(self.lhs, values), self.op, substitute(self.rhs, values), self.name)

    def reads_like(self, other: "Claim") -> bool:
        """Is it the other claim as written, up to the order and the sides of its terms, with nothing multiplied out?"""
        return not self.is_vector and (self.lhs - self.rhs) in (other.lhs - other.rhs, other.rhs - other.lhs)

    def named(self, name: str) -> "Claim":
        """The same claim under another name."""
        return Claim(self.lhs, self.op, self.rhs, name)

    @property
    def latex(self) -> str:
        """The claim as typeset mathematics, without dollars."""
        op = {"<=": r"\le", ">=": r"\ge"}.get(self.op, self.op)
        return f"{term_latex(self.lhs)} {op} {term_latex(self.rhs)}"

    def _repr_html_(self):
        from mistake_bounds.proof import display

        return display.claim_html(self)

    def __str__(self):
        op = {"<=": "≤", ">=": "≥"}.get(self.op, self.op)
        return f"{plain(self.lhs)} {op} {plain(self.rhs)}"

    def __repr__(self):
        return f"{self.name}: {self}" if self.name else str(self)


def claim(relation, name: str = "") -> Claim:
    """The `Claim` that a relation makes, checked: a sympy ``<=``, ``<``, ``>=``, ``>`` or ``Eq``, or a `VectorEq`.

    Raises a `BadClaim`: `CollapsedRelation`, `NotARelation`, `FloatInClaim`, `AssumedSymbol`, `SymbolClash`.

    >>> w, x = vectors("w x")
    >>> claim(dot(w, x) <= norm2(w) + norm2(x))
    ⟨w, x⟩ ≤ ‖w‖² + ‖x‖²
    """
    if isinstance(relation, Claim):
        return relation.named(name) if name else relation
    if isinstance(relation, bool) or relation in (sympy.true, sympy.false):
        raise CollapsedRelation(
            f"the relation is already {bool(relation)}: it was evaluated before it could be looked at. "
            "Write an equation as Eq(a, b) and an inequality as Le(a, b, evaluate=False)",
            relation,
        )
    if isinstance(relation, VectorEq):
        made = Claim(_vector(relation.lhs), "=", _vector(relation.rhs), name)
    elif type(relation) in OPERATORS:
        made = Claim(relation.lhs, OPERATORS[type(relation)], relation.rhs, name)
    else:
        raise NotARelation(f"{relation!r} is not a relation: use <=, <, >=, >, Eq(a, b) or VectorEq(v, w)", relation)
    check_symbols([made])
    return made


def _vector(value) -> Vector:
    if not isinstance(value, Vector):
        raise SymbolClash(f"{value!r} stands where a vector is needed", value)
    return value


def check_symbols(claims) -> None:
    """Refuse floats, symbols with assumptions of their own, and one name for two things."""
    known: dict[str, object] = {}
    for part in (side for made in claims for side in (made.lhs, made.rhs)):
        for name in vector_names(part):
            if known.setdefault(name, "vector") != "vector":
                raise SymbolClash(f"{name} is used as a vector and as a scalar", name)
        for number in floats_in(part):
            raise FloatInClaim(f"{number} is a float; write it as Rational(...) or Fraction(...)", number)
        for symbol in scalar_symbols(part):
            if known.setdefault(symbol.name, symbol) != symbol:
                raise SymbolClash(f"{symbol.name} is used as two different things", symbol.name)
            if symbol.assumptions0 not in (Symbol("s").assumptions0, Symbol("s", real=True).assumptions0):
                reason = (
                    f"{symbol.name} has assumptions of its own; make it with scalars() and write them as hypotheses"
                )
                raise AssumedSymbol(reason, symbol)


def well_formed(made: Claim) -> Claim:
    """The claim, if it is, as it is written, about polynomials over ℚ in plain symbols; else a `BadClaim`."""
    check_symbols([made])
    for side in made.sides:
        polynomial(side)
    return made


def floats_in(part: Expr | Vector) -> frozenset[Float]:
    """The floats that occur in a term, also inside its inner products."""
    if isinstance(part, Vector):
        return frozenset().union(*(floats_in(c) for _, c in part.parts))
    inner = sympify(part).atoms(Inner)
    inside = (floats_in(side) for atom in inner for side in (atom.left, atom.right))
    return frozenset(sympify(part).atoms(Float)).union(*inside)


def vector_names(part: Expr | Vector) -> frozenset[str]:
    """The named vectors that occur in a term."""
    if isinstance(part, Vector):
        return part.names.union(*(vector_names(c) for _, c in part.parts))
    inner = sympify(part).atoms(Inner)
    return frozenset().union(*(vector_names(side) for atom in inner for side in (atom.left, atom.right)))


def symbols_of(part: Expr | Vector) -> frozenset[str]:
    """The names of all scalars and vectors that occur in a term."""
    return vector_names(part) | {symbol.name for symbol in scalar_symbols(part)}


def scalar_symbols(part: Expr | Vector) -> frozenset[Symbol]:
    """The scalars that occur in a term, also inside its inner products."""
    if isinstance(part, Vector):
        return frozenset().union(*(scalar_symbols(c) for _, c in part.parts))
    inner = sympify(part).atoms(Inner)
    inside = (scalar_symbols(side) for atom in inner for side in (atom.left, atom.right))
    return frozenset(sympify(part).free_symbols).union(*inside)


def substitute(part: Expr | Vector, values: Mapping) -> Expr | Vector:
    """Put terms for scalars and vectors, all at once; keys are names, symbols or single named vectors.

    What is put in is real: polynomials for scalars (else `NotPolynomial`), vectors for vectors (else `SymbolClash`).
    """
    table = {name_of(key): value for key, value in values.items()}
    if isinstance(part, Vector):
        pieces = (_vector(table.get(name, _named(name))) * substitute(c, table) for name, c in part.parts)
        return sum(pieces, ZERO)
    part = sympify(part)
    changes = {s: table[s.name] for s in part.free_symbols if s.name in table}
    for put in changes.values():
        polynomial(put)
    changes = {s: sympify(put) for s, put in changes.items()}
    changes |= {a: dot(substitute(a.left, table), substitute(a.right, table)) for a in part.atoms(Inner)}
    return part.xreplace(changes)


def name_of(key) -> str:
    """The name of a symbol or of a single named vector; a name is its own."""
    if isinstance(key, Vector):
        if len(key.parts) != 1 or key.parts[0][1] != 1:
            raise SymbolClash(f"{key!r} is not a single named vector", key)
        return key.parts[0][0]
    if not isinstance(key, Symbol | str):
        raise SymbolClash(f"{key!r} is not a single symbol", key)
    return key.name if isinstance(key, Symbol) else key


def ring_of(*parts: Expr) -> PolyRing:
    """The polynomials over ℚ in the atoms that occur."""
    return PolyRing(atoms_of(*parts), sympy.QQ)


def atoms_of(*parts: Expr) -> list[Expr]:
    """The scalars and inner products that occur, in a fixed order; one idle symbol where there are none."""
    found = {atom for part in parts for atom in expanded(part).atoms(Symbol, Inner)}
    return sorted(found, key=lambda atom: (isinstance(atom, Inner), str(atom))) or [Symbol("idle")]


def polynomial(part: Expr, ring: PolyRing | None = None) -> PolyElement:
    """``part`` as a polynomial over ℚ in its atoms (or in those of ``ring``); `NotPolynomial` names what is none.

    It has to be one as it is written: x·(1/x + 1), which is no number at x = 0, is not 1 + x.

    >>> t = scalars("t")
    >>> polynomial(t / (1 + t))
    Traceback (most recent call last):
        ...
    mistake_bounds.proof.terms.NotPolynomial: 1/(t + 1) is not a polynomial with rational coefficients
    """
    part = _scalar(part)
    for piece in sympy.postorder_traversal(part):
        natural = piece.is_Pow and piece.exp.is_Integer and piece.exp >= 0
        if isinstance(piece, Float):
            raise FloatInClaim(f"{piece} is a float; write it as Rational(...) or Fraction(...)", piece)
        if not (natural or piece.is_Add or piece.is_Mul or piece.is_Rational or isinstance(piece, Symbol | Inner)):
            raise NotPolynomial(f"{plain(piece)} is not a polynomial with rational coefficients", piece)
    part = expanded(part)
    try:
        return (ring or ring_of(part)).from_expr(part)
    except (ValueError, PolynomialError) as error:
        raise NotPolynomial(f"{plain(part)} is not a polynomial in {ring}", part) from error


def must_be_positive(f: Expr, t: Symbol) -> list[Expr]:
    """What has to be > 0 for f(t) to be defined and smooth: both parts of what it divides by and takes logs of.

    Raises `NotPolynomial` naming whatever is neither rational in t and its parameters nor a logarithm of such.

    >>> t = scalars("t")
    >>> must_be_positive(sympy.log(1 + t) - 2 * t / (2 + t), t)
    [t + 2, 1, t + 1, 1]
    """
    allowed = (sympy.Add, sympy.Mul, sympy.log, sympy.Rational, sympy.Pow, Symbol)
    for part in sympy.preorder_traversal(f):
        if not isinstance(part, allowed) or (part.is_Pow and not part.exp.is_Integer):
            raise NotPolynomial(f"{plain(part)} is neither rational in {t} nor a logarithm", part)
    nested = [g for g in f.atoms(sympy.log) if g.args[0].has(sympy.log)]
    if nested:
        raise NotPolynomial(f"{plain(nested[0])} is a logarithm inside a logarithm", nested[0])
    divisors = [part.base for part in sympy.preorder_traversal(f) if part.is_Pow and part.exp.is_negative]
    logged = [part.args[0] for part in sympy.preorder_traversal(f) if isinstance(part, sympy.log)]
    return [s for g in (*divisors, *logged) for s in sympy.fraction(sympy.together(g))]


def ratio(f: Expr, g: Expr) -> tuple[Expr, Expr]:
    """(p, s), two polynomials without a common factor, with f·s = p·g; logarithms count as further variables.

    >>> t = scalars("t")
    >>> ratio(2 * t / (1 + t) ** 2, t)
    (2, t**2 + 2*t + 1)
    """
    p, s = sympy.fraction(sympy.cancel(f / g))
    return (-p, -s) if p.is_Rational and p < 0 else (p, s)


class _VectorsFirst:
    """A printer of sums that writes what has vectors in it before what has none: ⟨u, w⟩ + γ."""

    def _as_ordered_terms(self, expr, order=None):
        return sorted(super()._as_ordered_terms(expr, order), key=lambda term: not term.atoms(Inner))


class _Text(_VectorsFirst, StrPrinter):
    """sympy's plain text."""


class _Latex(_VectorsFirst, LatexPrinter):
    """sympy's LaTeX, with ‖w‖⁴ for the square of ‖w‖²."""

    def _print_Pow(self, expr):
        if isinstance(expr.base, Inner) and expr.base.left == expr.base.right and expr.exp.is_Integer:
            return rf"\lVert {term_latex(expr.base.left)} \rVert^{{{2 * expr.exp}}}"
        return super()._print_Pow(expr)


def term_latex(part: Expr | Vector) -> str:
    """A term as LaTeX, without dollars."""
    if isinstance(part, Vector):
        return part.written(term_latex, lambda name: term_latex(Symbol(name)), r" \, ")
    return _Latex().doprint(part)


SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
GREEK = {name: chr(0x3B1 + i) for i, name in enumerate(
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho _ sigma tau upsilon phi"
    " chi psi omega".split()
)}  # fmt: skip


def plain(part) -> str:
    """A term as one line of plain text.

    >>> gamma, y = scalars("gamma y"); w, x = vectors("w x")
    >>> plain(2*y*dot(w, x) + gamma**2)
    '2·y·⟨w, x⟩ + γ²'
    """
    if isinstance(part, Vector):
        return repr(part)
    text = re.sub(r"\*\*(\d+)", lambda power: power[1].translate(SUPERSCRIPTS), _Text().doprint(part)).replace(
        "**", "^"
    )
    return re.sub(r"[A-Za-z]+", lambda word: GREEK.get(word[0], word[0]), text).replace("*", "·")
