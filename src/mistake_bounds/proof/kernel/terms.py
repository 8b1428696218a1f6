"""The terms of claims: real scalars, real vectors of any common dimension, and how each is read, once, as plain data.

A *scalar* is a sympy symbol; a *vector* is a linear combination of named vectors; ``dot(v, w)`` and ``norm2(v)`` are
scalar terms.  What is written is kept, to be shown; what rules judge is what `read` makes of it.  Only objects
of the very classes named here are read: an object of a subclass could answer differently the next time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce

import sympy
from sympy import Add, AtomicExpr, Expr, Float, Mul, Pow, Symbol, log

from mistake_bounds.proof.kernel.polynomials import Polynomial, Quotient, atom, constant
from mistake_bounds.proof.kernel.refusals import AssumedSymbol, FloatInClaim, NotPlain, NotPolynomial, SymbolClash
from mistake_bounds.proof.kernel.shown import advice_on, latex_of, plain_of

INTEGERS = {type(sympy.Integer(k)) for k in (-1, 0, 1, 2)}
RATIONALS = (*INTEGERS, type(sympy.S.Half), sympy.Rational)
ASSUMED = tuple(Symbol("s", **kind).assumptions0 for kind in ({}, {"real": True}))


class Inner(AtomicExpr):
    """⟨v, w⟩ as it was written: an atom of the scalar terms.  Made by `dot` and `norm2`, multiplied out by `read`.

    >>> w, u = vectors("w u")
    >>> dot(w, u) == dot(u, w)
    True
    """

    is_commutative = True
    __slots__ = ("left", "right")

    def __new__(cls, left: "Vector", right: "Vector"):
        self, sides = AtomicExpr.__new__(cls), sorted((exactly(Vector, left), exactly(Vector, right)), key=repr)
        for name, side in zip(("left", "right"), sides, strict=True):
            object.__setattr__(self, name, side)
        return self

    def __setattr__(self, name, value):
        if name in ("left", "right"):
            raise NotPlain("an inner product is not changed", self)
        object.__setattr__(self, name, value)

    def __getnewargs__(self):
        return self.left, self.right

    def __getstate__(self):
        return None

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
        return plain_of(self)

    def _latex(self, printer):
        return latex_of(self)


@dataclass(frozen=True, slots=True)
class Vector:
    """A linear combination of named vectors.  In a claim its coefficients are polynomials (else `NotPolynomial`);
    where one divides, as in ``w / r``, `prove` puts a letter for 1/r.

    >>> w, x = vectors("w x")
    >>> w + 2*x - w
    2·x
    """

    parts: tuple[tuple[str, Expr], ...] = ()

    def __post_init__(self):
        parts = tuple((exactly(str, name), written(c)) for name, c in self.parts)
        for _, coefficient in parts:
            read(coefficient)
        if len({name for name, _ in parts}) < len(parts):
            raise SymbolClash("a name stands twice in a vector", parts)
        object.__setattr__(self, "parts", parts)

    def __add__(self, other):
        if type(other) is not Vector:
            return NotImplemented
        total = dict(self.parts)
        for name, coefficient in other.parts:
            total[name] = sympy.expand(total.get(name, 0) + coefficient)
        return Vector(sorted((n, c) for n, c in total.items() if c != 0))

    def __mul__(self, scalar):
        if type(scalar) is Vector:
            return NotImplemented
        scaled = ((name, sympy.expand(written(scalar) * c)) for name, c in self.parts)
        return Vector((name, c) for name, c in scaled if c != 0)

    __rmul__ = __mul__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -other

    def __truediv__(self, scalar):
        return self * (1 / written(scalar))

    def __lt__(self, other):
        return repr(self) < repr(other)

    def __gt__(self, other):
        return repr(self) > repr(other)

    @property
    def names(self) -> frozenset[str]:
        """The named vectors that occur."""
        return frozenset(name for name, _ in self.parts)

    @property
    def plain(self) -> frozenset:
        """Its (name, polynomial) pairs, but for zeros: what rules look at."""
        return frozenset((name, p) for name, c in self.parts if (p := polynomial(c)).terms)

    def _repr_latex_(self):
        return f"${latex_of(self)}$"

    def __repr__(self):
        return plain_of(self)


def is_one_of(kinds, thing) -> bool:
    """Is it of one of these very classes?  They are compared by identity: a class may say that it equals any other."""
    return any(type(thing) is kind for kind in kinds)


def exactly(kind: type, thing):
    """``thing``, if it is of this very class; else `NotPlain`."""
    if type(thing) is not kind:
        raise NotPlain(f"{type(thing).__name__} stands where {kind.__name__} is needed", thing)
    return thing


def scalars(names: str):
    """Real scalars: plain sympy symbols, one or a tuple of them.

    They carry no assumption, so that sympy leaves a relation between them as written.

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
    made = tuple(map(named_vector, names.split()))
    return made[0] if len(made) == 1 else made


ZERO = Vector()


def named_vector(name: str) -> Vector:
    """The vector of that name."""
    return Vector(((name, sympy.S.One),))


def dot(v: Vector, w: Vector) -> Expr:
    """⟨v, w⟩, kept as written."""
    v, w = _a_vector(v), _a_vector(w)
    return Inner(v, w) if v.parts and w.parts else sympy.S.Zero


def norm2(v: Vector) -> Expr:
    """‖v‖² = ⟨v, v⟩."""
    return dot(v, v)


def written(part) -> Expr | Vector:
    """A term as written: a vector or a sympy expression; a whole number or a fraction becomes one.

    Raises `FloatInClaim`, and `NotPlain` for anything else.
    """
    if type(part) is Fraction:
        return sympy.Rational(part.numerator, part.denominator)
    if type(part) is int:
        return sympy.Integer(part)
    if type(part) is float:
        raise FloatInClaim("a float is not exact", part, "write it as Rational(...) or Fraction(...)")
    if type(part) is not Vector and not isinstance(part, Expr):
        raise NotPlain("neither a number nor a term", part)
    return part


def read(part) -> Quotient:
    """A scalar term as plain data: each part of it read once, and nothing but what is written.

    x·(1/x + 1), which is no number at x = 0, is not read as 1 + x.  Raises `FloatInClaim`, `AssumedSymbol`,
    `SymbolClash` for a vector, and `NotPolynomial` for what is neither rational nor a logarithm of something rational.
    """
    part = _a_scalar(written(part))
    kind = type(part)
    if kind is Symbol:
        return Quotient(atom(_scalar_name(part)))
    if is_one_of(RATIONALS, part):
        return Quotient(constant(rational(part)))
    if kind is Inner:
        return Quotient(inner(part.left.plain, part.right.plain))
    if kind is Add:
        return reduce(Quotient.__add__, map(read, part.args))
    if kind is Mul:
        return reduce(Quotient.__mul__, map(read, part.args))
    if kind is Pow and is_one_of(INTEGERS, part.args[1]):
        return read(part.args[0]) ** rational(part.args[1]).numerator
    if kind is log and len(part.args) == 1:
        return read(part.args[0]).log
    for number in part.atoms(Float):
        raise FloatInClaim("a term holds a float", number, "write it as Rational(...) or Fraction(...)")
    raise NotPolynomial("no polynomial, and not made of quotients and logarithms of them", part, advice_on(part))


def _scalar_name(symbol: Symbol) -> str:
    if symbol.assumptions0 not in ASSUMED:
        advice = "make it with scalars() and write them as hypotheses"
        raise AssumedSymbol("a symbol has assumptions of its own", symbol, advice)
    return exactly(str, symbol.name)


def rational(number) -> Fraction:
    """A whole number, a fraction or a rational of sympy as a Fraction of ints; else `NotPlain`."""
    if not is_one_of((int, Fraction, *RATIONALS), number):
        raise NotPlain("no rational number", number)
    parts = number.numerator, number.denominator
    if not all(type(part) is int for part in parts) or parts[1] < 1:
        raise NotPlain("no quotient of a whole number and a positive one", number)
    return Fraction(*parts)


def inner(v: frozenset, w: frozenset) -> Polynomial:
    """⟨v, w⟩ multiplied out into inner products of named vectors."""
    pairs = [(tuple(sorted((a, b))), p * q) for a, p in v for b, q in w]
    return reduce(Polynomial.__add__, (atom(pair) * p for pair, p in pairs), constant(0))


def gathered(pairs) -> frozenset:
    """A linear combination of named vectors from (name, polynomial) pairs, those of one name added up."""
    total = {}
    for name, p in pairs:
        total[name] = total[name] + p if name in total else p
    return frozenset((name, p) for name, p in total.items() if p.terms)


def polynomial(part) -> Polynomial:
    """A term as a polynomial over ℚ in its scalars and inner products, which it has to be as written.

    >>> t = scalars("t")
    >>> polynomial(1 / t)
    Traceback (most recent call last):
        ...
    mistake_bounds.proof.kernel.refusals.NotPolynomial: not a polynomial with rational coefficients: 1/t; take a letter
    r for it, and give Eq(r*t, 1)
    """
    made = read(part).whole
    if made is None:
        culprit = _culprit(part)
        raise NotPolynomial("not a polynomial with rational coefficients", culprit, advice_on(culprit))
    return made


def _culprit(part: Expr) -> Expr:
    """The innermost part that divides or takes a logarithm."""
    pieces = sympy.postorder_traversal(part)
    return next((p for p in pieces if type(p) is log or type(p) is Pow and p.args[1].is_negative), part)


def expression(part: Polynomial) -> Expr:
    """A polynomial without logarithms as a term, multiplied out.

    >>> w, x = vectors("w x")
    >>> expression(polynomial(norm2(w + x)))
    ‖w‖² + ‖x‖² + 2*⟨w, x⟩
    """
    products = ([_atom(a) ** e for a, e in monomial] + [sympy.Rational(c)] for monomial, c in part.terms)
    return Add(*(Mul(*factors) for factors in products))


def _atom(a) -> Expr:
    return Symbol(a) if type(a) is str else Inner(*map(named_vector, a))


def scalar_symbols(part) -> frozenset[Symbol]:
    """The symbols that occur in a term as written, also inside its inner products."""
    if type(part) is Vector:
        return frozenset().union(*(scalar_symbols(c) for _, c in part.parts))
    inside = (scalar_symbols(side) for a in part.atoms(Inner) for side in (a.left, a.right))
    return frozenset(part.atoms(Symbol)).union(*inside)


def vector_names(part) -> frozenset[str]:
    """The named vectors that occur in a term as written."""
    if type(part) is Vector:
        return part.names.union(*(vector_names(c) for _, c in part.parts))
    inside = (vector_names(side) for a in part.atoms(Inner) for side in (a.left, a.right))
    return frozenset().union(*inside)


def symbols_of(part) -> frozenset[str]:
    """The names of all scalars and vectors that occur in a term."""
    return vector_names(part) | {symbol.name for symbol in scalar_symbols(part)}


def name_of(key) -> str:
    """The name of a symbol or of a single named vector; a name is its own."""
    if type(key) is Vector:
        if len(key.parts) != 1 or key.parts[0][1] != 1:
            raise SymbolClash("not a single named vector", key)
        return key.parts[0][0]
    if not is_one_of((Symbol, str), key):
        raise SymbolClash("not a single symbol", key)
    return key.name if type(key) is Symbol else key


def substitute(part: Expr | Vector, values: Mapping[str, Expr | Vector]) -> Expr | Vector:
    """Put terms for scalars and vectors, all at once; ``values`` maps names to terms."""
    if type(part) is Vector:
        pieces = (_a_vector(values.get(name, named_vector(name))) * substitute(c, values) for name, c in part.parts)
        return sum(pieces, ZERO)
    changes = {s: _a_scalar(values[s.name]) for s in part.atoms(Symbol) if s.name in values}
    changes |= {a: dot(substitute(a.left, values), substitute(a.right, values)) for a in part.atoms(Inner)}
    return part.xreplace(changes)


def _a_vector(value) -> Vector:
    if type(value) is not Vector:
        raise SymbolClash("a scalar stands where a vector is needed", value)
    return value


def _a_scalar(value) -> Expr:
    if type(value) is Vector:
        raise SymbolClash("a vector stands where a scalar is needed", value)
    return value
