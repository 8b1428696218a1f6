"""Claims at actual numbers: scalars are rationals or `Real`s with logarithms, vectors tuples, and the answer is exact.

A *point* maps names to numbers: ``{"w": (1, 0), "y": -1, "R^2": 5}``.  A name ending in ``^2`` gives
the square of a scalar, for lengths whose root is irrational; the scalar may then occur in even powers only.
Under `PRODUCT` a point may hold an inner product of its own, a function of two tuples; unless it does, ⟨a, b⟩ is Σaᵢbᵢ.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from math import lcm
from operator import sub

from sympy import S, Symbol

from mistake_bounds.exact import Refusal, dot
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.polynomials import ONE, Log, Polynomial, Quotient
from mistake_bounds.proof.kernel.terms import Vector, read
from mistake_bounds.proof.reals import Real, ln

WHOLE, RATIONAL = frozenset((int,)), frozenset((int, Fraction))
PRODUCT = "⟨·, ·⟩"
FEW = frozenset(range(32))  # coordinates, which are added up sooner than compared


class NoValue(Refusal):
    """The point does not say what a name stands for; carries it as ``name``."""

    def __init__(self, name: str, reason: str):
        super().__init__(f"{name}: {reason}", name, name)


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
    """`value` for one part, made ready to be asked at many points."""
    if type(part) is Vector:
        return _evaluator_of_vector(part)
    at = _evaluator(_read(part))
    if type(part) is Symbol:
        return lambda point: point[part.name] if part.name in point else at(point, {})
    return lambda point: at(point, {})


def _evaluator_of_vector(part: Vector) -> Callable[[Mapping[str, object]], tuple]:
    coefficients = [(evaluator(c), name) for name, c in part.parts]
    if len(coefficients) == 1 and part.parts[0][1] == 1:
        ((_, name),) = coefficients
        return lambda point: _look_up(point, name)

    def at(point):
        columns = [(c(point), _look_up(point, name)) for c, name in coefficients]
        length = len(columns[0][1]) if columns else len(next((v for v in point.values() if isinstance(v, tuple)), ()))
        return _combination(columns, length)

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
    """`holds` for one claim, made ready to be asked at many points."""
    if claim.is_vector:
        return _judge_of_vectors(claim)
    at, sign = _evaluator(claim.plain), claim.sign
    if sign == "=":
        return lambda point: at(point, {}) == 0
    return (lambda point: at(point, {}) > 0) if sign == ">" else lambda point: at(point, {}) >= 0


def _judge_of_vectors(claim: Claim) -> Callable[[Mapping[str, object]], bool]:
    """Are two vectors equal?  Many coordinates are made of the very same numbers: those are added up once."""
    sides, left, right = (claim.lhs.parts, claim.rhs.parts), evaluator(claim.lhs), evaluator(claim.rhs)
    names = tuple(dict.fromkeys(name for side in sides for name, _ in side))
    coefficients = [[evaluator(dict(side).get(name, S.Zero)) for name in names] for side in sides]

    def judged(point):
        rows = [_look_up(point, name) for name in names]
        lengths = set(map(len, rows))
        if len(lengths) > 1 or lengths <= FEW:
            return left(point) == right(point)
        if all(WHOLE.issuperset(map(type, row)) for row in rows):
            columns = set(zip(*rows, strict=True))
        else:  # a fraction is slow to hash
            alike = zip(*(map(id, row) for row in rows), strict=True)
            columns = dict(zip(alike, zip(*rows, strict=True), strict=True)).values()
        here, there = (tuple(c(point) for c in side) for side in coefficients)
        if RATIONAL.issuperset(map(type, chain(here, there, *columns))):
            apart = tuple(map(sub, here, there))
            return not any(dot(apart, column) for column in columns)
        return all(dot(here, column) == dot(there, column) for column in columns)

    return judged


def _look_up(point, name):
    if name not in point:
        raise NoValue(name, "no value is given for it")
    return point[name]


@dataclass(frozen=True)
class _Monomial:
    coefficient: int | Fraction
    scalars: tuple[tuple[str, int], ...]
    products: tuple[tuple[str, str, int], ...]
    logarithms: tuple[tuple[Log, int], ...] = ()


@lru_cache(maxsize=4096)
def _evaluator(part: Quotient) -> Callable:
    """The value of a quotient with logarithms at a point; `NoValue` where it is not defined."""
    top, bottom = _formula(part.top), None if part.bottom == ONE else _formula(part.bottom)
    needs = [(need, _formula(need)) for need in part.needs]
    if bottom is None and not needs:
        return top

    def at(point, inner):
        for need, formula in needs:
            if not formula(point, inner) > 0:
                raise NoValue(repr(part), f"not defined where {need!r} is not positive")
        return top(point, inner) if bottom is None else _over(top(point, inner), bottom(point, inner))

    return at


@lru_cache(maxsize=4096)
def _formula(part: Polynomial) -> Callable:
    """A polynomial as one expression of Python, which a run asks for thousands of times.

    Of integers and fractions it is evaluated in integers, numerators and denominators apart, and divided once.
    """
    monomials = _prepared(part)
    scalars = list(dict.fromkeys(a for m in monomials for a, _ in m.scalars))
    odd = {a for m in monomials for a, e in m.scalars if e % 2}
    products = list(dict.fromkeys((a, b) for m in monomials for a, b, _ in m.products))
    logarithms = list(dict.fromkeys(inside for m in monomials for inside, _ in m.logarithms))
    place = {key: i for i, key in enumerate((*scalars, *products, *logarithms))}
    step = [2 if a not in odd else 1 for a in scalars]  # of a scalar in even powers only, its square is what is asked
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
                inner[a, b] = product(_look_up(point, a), _look_up(point, b))
            numbers.append(inner[a, b])
        numbers += [_logarithm(inside, point) for inside in logarithms]
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

    ``rows`` say which v stands in each monomial, and with which exponent.
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


def along(part: Polynomial, name: str, point: Mapping[str, object]) -> list[Fraction]:
    """The coefficients c₀, c₁, … of a polynomial in the scalar ``name``, all else being at ``point``.

    >>> from mistake_bounds.proof import claim, norm2, scalars, vectors
    >>> w, t = vectors("w"), scalars("t")
    >>> along(claim(t**2 * norm2(w) >= 3).polynomial, "t", {"w": (1, 2)})
    [Fraction(-3, 1), Fraction(0, 1), Fraction(5, 1)]
    """
    return slicer(part, name)(point)


def slicer(part: Polynomial, name: str) -> Callable[[Mapping[str, object]], list[Fraction]]:
    """`along` for one scalar, made ready to be asked at many points."""
    powers = tuple(map(_formula, _by_powers(part, name)))

    def at(point):
        inner = {}
        return [Fraction(0) + power(point, inner) for power in powers]

    return at


@lru_cache(maxsize=4096)
def _by_powers(part: Polynomial, name: str) -> tuple[Polynomial, ...]:
    """What stands before 1, before ``name``, before its square and so on."""
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
        return point[name] if e == 1 else point[name] ** e
    square = f"{name}^2"
    if square not in point:
        raise NoValue(name, "no value is given for it")
    if e % 2:
        raise NoValue(name, "only its square is given, and it occurs in an odd power")
    return point[square] ** (e // 2)
