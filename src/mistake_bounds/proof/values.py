"""Claims at actual numbers: scalars are rationals or `Real`s with logarithms, vectors tuples, and the answer is exact.

Floats are valid, with the arithmetic of floats: where there are any, the answer is that of their rounded sums.

A *point* maps names to numbers: ``{"w": (1, 0), "y": -1, "R^2": 5}``.  A name ending in ``^2`` gives
the square of a scalar, for lengths whose root is irrational; the scalar may then occur in even powers only.
Under `PRODUCT` a point may hold an inner product of its own, a function of two tuples; unless it does, ⟨a, b⟩ is Σaᵢbᵢ.
A vector may be given as any row of numbers, such as a list or an array, and numbers of NumPy count as the integers,
fractions and floats that they are: their own arithmetic would go round where 64 bits are too few.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from math import lcm
from numbers import Integral, Rational
from numbers import Real as AnyReal
from operator import sub

from sympy import S, Symbol

from mistake_bounds.exact import Refusal, dot
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.polynomials import ONE, Log, Polynomial, Quotient
from mistake_bounds.proof.kernel.terms import Vector, read
from mistake_bounds.proof.reals import Ratio, Real, ln

WHOLE, RATIONAL = frozenset((int,)), frozenset((int, Fraction))
OWN = RATIONAL | {bool, float, Real, Ratio}  # numbers that are taken as they are
PRODUCT = "⟨·, ·⟩"
FEW = frozenset(range(32))  # coordinates, which are added up sooner than compared


class NoValue(Refusal):
    """A name without a value in the point; carries it as ``name``."""

    def __init__(self, name: str, reason: str):
        super().__init__(f"{name}: {reason}", name, name)


class NotDefined(NoValue):
    """A term that is no number at the point: a divisor is 0 there, or a part of a logarithm is not positive."""


class OtherLength(Refusal):
    """Vectors of one claim that are not equally long; carries the one that differs from the first."""

    def __init__(self, name: str, row: tuple, first: str, length: int):
        message = f"{name} has {len(row)} entries where {first} has {length}: give vectors of one length"
        super().__init__(message, row, name)


def value(part, point: Mapping[str, object]):
    """The value of a scalar term (a rational) or of a vector term (a tuple) at ``point``.

    >>> from mistake_bounds.proof import norm2, scalars, vectors
    >>> w, x = vectors("w x"); R = scalars("R")
    >>> value(norm2(w - x) + R**2, {"w": (1, 2), "x": (0, 2), "R^2": 5})
    6
    >>> value(norm2(w), {"w": (1, 2), PRODUCT: lambda a, b: a[0] * b[0] + 10 * a[1] * b[1]})
    41
    """
    return evaluator(part)(point)


@lru_cache(maxsize=4096)
def evaluator(part) -> Callable[[Mapping[str, object]], object]:
    """`value` for one part, prepared for many points."""
    if type(part) is Vector:
        return _evaluator_of_vector(part)
    at = _evaluator(_read(part))
    if type(part) is Symbol:
        return lambda point: _own(part.name, point[part.name]) if part.name in point else at(point, {})
    return lambda point: at(point, {})


def _evaluator_of_vector(part: Vector) -> Callable[[Mapping[str, object]], tuple]:
    coefficients = [(evaluator(c), name) for name, c in part.parts]
    if len(coefficients) == 1 and part.parts[0][1] == 1:
        ((_, name),) = coefficients
        return lambda point: _rows(point, (name,))[0]
    names = tuple(name for _, name in coefficients)

    def at(point):
        rows = _rows(point, names)
        length = len(rows[0] if rows else next((v for v in point.values() if isinstance(v, tuple)), ()))
        return _combination([(c(point), row) for (c, _), row in zip(coefficients, rows, strict=True)], length)

    return at


def holds(claim: Claim, point: Mapping[str, object]) -> bool:
    """Is the claim true at ``point``?

    >>> from mistake_bounds.proof import claim, scalars
    >>> t = scalars("t")
    >>> holds(claim(t**2 <= t), {"t": Fraction(1, 2)})
    True
    """
    return judge(claim)(point)


@lru_cache(maxsize=4096)
def judge(claim: Claim) -> Callable[[Mapping[str, object]], bool]:
    """`holds` for one claim, prepared for many points."""
    if claim.is_vector:
        return _judge_of_vectors(claim)
    at = _evaluator(claim.plain)
    sign = claim.sign
    if sign == "=":
        return lambda point: at(point, {}) == 0
    return (lambda point: at(point, {}) > 0) if sign == ">" else lambda point: at(point, {}) >= 0


def _judge_of_vectors(claim: Claim) -> Callable[[Mapping[str, object]], bool]:
    """Are two vectors equal?  Many coordinates are sums of the very same numbers: those are added up once."""
    sides = claim.lhs.parts, claim.rhs.parts
    names = tuple(dict.fromkeys(name for side in sides for name, _ in side))
    coefficients = [[evaluator(dict(side).get(name, S.Zero)) for name in names] for side in sides]

    def judged(point):
        rows = _rows(point, names)
        here, there = (tuple(c(point) for c in side) for side in coefficients)
        length = len(rows[0]) if rows else 0
        if length in FEW:
            left, right = (_combination(zip(side, rows, strict=True), length) for side in (here, there))
            return left == right
        if all(WHOLE.issuperset(map(type, row)) for row in rows):
            columns = set(zip(*rows, strict=True))
        else:  # a fraction is slow to hash
            alike = zip(*(map(id, row) for row in rows), strict=True)
            columns = dict(zip(alike, zip(*rows, strict=True), strict=True)).values()
        if RATIONAL.issuperset(map(type, chain(here, there, *columns))):
            apart = tuple(map(sub, here, there))
            return not any(dot(apart, column) for column in columns)
        return all(dot(here, column) == dot(there, column) for column in columns)

    return judged


def _look_up(point, name):
    if name not in point:
        raise NoValue(name, "no value is given for it")
    return point[name]


def _rows(point, names: Iterable[str]) -> list[tuple]:
    """The vectors of these names as tuples of our own numbers, equally long; `NoValue` or `OtherLength`."""
    rows = []
    first = None
    for name in names:
        row = _look_up(point, name)
        if type(row) is not tuple:
            row = _row(name, row)
        if not OWN.issuperset(map(type, row)):
            row = tuple(_own(f"entry {i} of {name}", entry) for i, entry in enumerate(row))
        if first is None:
            first = name
            length = len(row)
        elif len(row) != length:
            raise OtherLength(name, row, first, length)
        rows.append(row)
    return rows


def _row(name: str, row: object) -> tuple:
    """A vector that is given otherwise than as a tuple; where it is read once only, no other claim would see it."""
    is_row = hasattr(row, "__len__") and hasattr(row, "__getitem__") and getattr(row, "ndim", 1) == 1
    if isinstance(row, str | bytes | Mapping) or not is_row:
        raise NoValue(name, f"a vector is a row of numbers, and not {row!r}")
    return tuple(row)


def _own(name: str, number: object):
    """A number as an int, a `Fraction` or a float, of any library.  Raises `NoValue` for a row, or nothing."""
    if type(number) in OWN:
        return number
    if number is None or hasattr(number, "__len__"):
        raise NoValue(name, f"a number is wanted, and not {number!r}")
    if not isinstance(number, AnyReal):  # NumPy's truth values, two of which add up to one, are no numbers to Python
        if type(getattr(number, "item", int)()) is bool:
            return bool(number)
        if not getattr(number, "is_real", False):  # a root of sympy is a real number, and has ``is_real``
            raise NoValue(name, f"a real number is wanted, an int, a Fraction or a float, and not {number!r}")
        return number
    if isinstance(number, Integral):
        return int(number)
    is_exact = isinstance(number, Rational)
    return Fraction(int(number.numerator), int(number.denominator)) if is_exact else float(number)


@dataclass(frozen=True)
class _Monomial:
    coefficient: int | Fraction
    scalars: tuple[tuple[str, int], ...]
    products: tuple[tuple[str, str, int], ...]
    logarithms: tuple[tuple[Log, int], ...] = ()


@lru_cache(maxsize=4096)
def _evaluator(part: Quotient) -> Callable:
    """The value of a quotient with logarithms at a point.  Raises `NotDefined`."""
    top = _formula(part.top)
    bottom = None if part.bottom == ONE else _formula(part.bottom)
    logarithms = any(type(a) is Log for a in part.top.atoms | part.bottom.atoms)
    bad = "not positive" if logarithms else "zero"
    needs = [(need, _formula(need if logarithms else need * need)) for need in part.needs]  # R², where R has no value
    if bottom is None and not needs:
        return top

    def at(point, inner):
        for need, formula in needs:
            if not formula(point, inner) > 0:
                raise NotDefined(repr(part), f"not defined where {need!r} is {bad}")
        return top(point, inner) if bottom is None else _over(top(point, inner), bottom(point, inner))

    return at


@lru_cache(maxsize=4096)
def _formula(part: Polynomial) -> Callable:
    """A polynomial as one expression of Python, which a run evaluates thousands of times.

    Of integers and fractions it is evaluated in integers, numerators and denominators apart, and divided once.
    """
    monomials = _prepared(part)
    scalars = list(dict.fromkeys(a for m in monomials for a, _ in m.scalars))
    odd = {a for m in monomials for a, e in m.scalars if e % 2}
    products = list(dict.fromkeys((a, b) for m in monomials for a, b, _ in m.products))
    logarithms = list(dict.fromkeys(inside for m in monomials for inside, _ in m.logarithms))
    place = {key: i for i, key in enumerate((*scalars, *products, *logarithms))}
    labels = [*scalars, *(f"the product of {a} and {b}" for a, b in products), *map(repr, logarithms)]
    step = [2 if a not in odd else 1 for a in scalars]  # of a scalar in even powers only, the square is needed
    places = tuple(zip(scalars, step, strict=True))
    rows = [
        {
            **{place[a]: e // step[place[a]] for a, e in m.scalars},
            **{place[a, b]: e for a, b, e in m.products},
            **{place[inside]: e for inside, e in m.logarithms},
        }
        for m in monomials
    ]
    of_values, of_parts = _expressions([m.coefficient for m in monomials], rows, len(place))

    def at(point, inner):
        numbers = [point[a] if s == 1 and a in point else _power(point, a, s) for a, s in places]
        product = point.get(PRODUCT, dot)
        for a, b in products:
            if (a, b) not in inner:
                inner[a, b] = product(*_rows(point, (a, b)))
            numbers.append(inner[a, b])
        numbers += [_logarithm(inside, point) for inside in logarithms]
        kinds = set(map(type, numbers))
        if not OWN.issuperset(kinds):
            numbers = list(map(_own, labels, numbers))
            kinds = set(map(type, numbers))
        if Fraction not in kinds or not kinds.issubset(RATIONAL):
            return of_values(*numbers)
        ratios = [number.as_integer_ratio() for number in numbers]
        return Fraction(*of_parts(*(top for top, _ in ratios), *(bottom for _, bottom in ratios)))

    return at


def _over(top, bottom):
    """The quotient, exactly: of two integers Python makes a float."""
    return (Fraction(top) if isinstance(top, int) else top) / bottom


def _expressions(coefficients: list, rows: list[dict[int, int]], count: int) -> tuple[Callable, Callable]:
    """Σ c·Πvᵢ^eᵢ as a function of the v, and, of their numerators and denominators, as a numerator and a denominator.

    ``rows`` list the v of each monomial, with their exponents.
    """
    under = lcm(*(c.denominator for c in coefficients))
    whole = [int(c * under) for c in coefficients]
    most = [max((row.get(i, 0) for row in rows), default=0) for i in range(count)]
    tops, bottoms = [f"v{i}" for i in range(count)], [f"d{i}" for i in range(count)]
    plain = [_product(f"c{k}" if coefficients[k] != 1 else "", tops, row) for k, row in enumerate(rows)]
    cleared = [
        _product(_product(f"w{k}", tops, row), bottoms, {i: most[i] - row.get(i, 0) for i in range(count)})
        for k, row in enumerate(rows)
    ]
    known = {f"c{k}": c for k, c in enumerate(coefficients)} | {f"w{k}": c for k, c in enumerate(whole)}
    added = f"{' + '.join(cleared) or 0}, {_product(str(under), bottoms, dict(enumerate(most)))}"
    return (
        eval(f"lambda {', '.join(tops)}: {' + '.join(plain) or 0}", known),
        eval(f"lambda {', '.join((*tops, *bottoms))}: ({added})", known),
    )


def _product(first: str, names: list[str], exponents: Mapping[int, int]) -> str:
    powers = [names[i] if e == 1 else f"{names[i]}**{e}" for i, e in exponents.items() if e]
    return "*".join([first, *powers] if first else powers) or "1"


def _logarithm(inside: Log, point):
    inner = {}
    top, bottom = _formula(inside.top)(point, inner), _formula(inside.bottom)(point, inner)
    if isinstance(top, Real) or isinstance(bottom, Real):
        raise NoValue(repr(inside), "a logarithm of a logarithm has no exact value here")
    return ln(Fraction(top) / bottom)


@lru_cache(maxsize=4096)
def _read(part) -> Quotient:
    return read(part)


@lru_cache(maxsize=4096)
def _prepared(part: Polynomial) -> tuple[_Monomial, ...]:
    """The coefficients and powers of a polynomial."""
    return tuple(
        _Monomial(
            c.numerator if c.denominator == 1 else c,
            tuple((a, e) for a, e in monomial if type(a) is str),
            tuple((*a, e) for a, e in monomial if type(a) is tuple),
            tuple((a, e) for a, e in monomial if type(a) is Log),
        )
        for monomial, c in part.terms
    )


def coefficients_in(part: Polynomial, name: str, point: Mapping[str, object]) -> list[Fraction]:
    """The coefficients c₀, c₁, … of a polynomial in the scalar ``name``, all else being at ``point``.

    >>> from mistake_bounds.proof import claim, norm2, scalars, vectors
    >>> w, t = vectors("w"), scalars("t")
    >>> coefficients_in(claim(t**2 * norm2(w) >= 3).polynomial, "t", {"w": (1, 2)})
    [Fraction(-3, 1), Fraction(0, 1), Fraction(5, 1)]
    """
    return slicer(part, name)(point)


def slicer(part: Polynomial, name: str) -> Callable[[Mapping[str, object]], list[Fraction]]:
    """`coefficients_in` for one scalar, prepared for many points."""
    powers = tuple(map(_formula, _by_powers(part, name)))

    def at(point):
        inner = {}
        values = (power(point, inner) for power in powers)
        return [value if type(value) is Fraction else Fraction(0) + value for value in values]

    return at


@lru_cache(maxsize=4096)
def _by_powers(part: Polynomial, name: str) -> tuple[Polynomial, ...]:
    """The coefficients of 1, of ``name``, of its square and so on."""
    rows = [(dict(monomial).get(name, 0), monomial, c) for monomial, c in part.terms]
    powers = [[] for _ in range(1 + max((e for e, _, _ in rows), default=0))]
    for e, monomial, c in rows:
        powers[e].append((frozenset(each for each in monomial if each[0] != name), c))
    return tuple(map(Polynomial.of, powers))


def _combination(columns, length: int) -> tuple:
    """Σ c·v; most entries of an example are 0, and cost nothing."""
    added = [0] * length
    for c, v in columns:
        for i, entry in enumerate(v):
            if entry:
                part = entry if c == 1 else c * entry
                added[i] = added[i] + part if added[i] else part
    return tuple(added)


def _power(point, name, e):
    if name in point:
        return _own(name, point[name]) ** e
    square = f"{name}^2"
    if square not in point:
        raise NoValue(name, "no value is given for it")
    if e % 2:
        raise NoValue(name, "only its square is given, and it occurs in an odd power")
    given = _own(square, point[square])
    if given < 0 and PRODUCT not in point:  # with a table of inner products of its own, ‖z‖² may be < 0
        raise NoValue(square, f"a square is wanted, and {given} is negative")
    return given ** (e // 2)
