"""Looking for numbers at which all hypotheses hold and a claim fails: untrusted, exact, small numbers first.

Vectors get small integer coordinates in one, two or three dimensions; what an equation determines is
computed; the remaining scalars are chosen one by one between the roots of the constraints on them.  The entry point
is `Sampler.sampled`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, lru_cache, partial
from itertools import islice, pairwise
from math import ceil, floor, inf, isqrt, lcm
from random import Random
from time import process_time
from types import MappingProxyType

from sympy import log

from mistake_bounds.exact import dot
from mistake_bounds.exact.simplex import OutOfTime
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.polynomials import Polynomial
from mistake_bounds.proof.kernel.terms import Vector, symbols_of
from mistake_bounds.proof.reals import Undecided, approximation
from mistake_bounds.proof.search.rationals import Quadric, real_roots, simplest_between
from mistake_bounds.proof.values import NoValue, evaluator, judge, slicer

GRID = tuple(Fraction(v) for v in (1, 0, 2, -1, 3, Fraction(1, 2), -2, 4, Fraction(1, 3), Fraction(-1, 2)))
MOST_BITS = 1000


@dataclass(frozen=True)
class Sampled:
    """The result of a search: a point that refutes the goal, one that meets the hypotheses, and the points tried."""

    refuting: dict | None
    satisfying: dict | None
    tried: int


class Sampler:
    """A search for a refutation that may pause: which points it tries does not depend on where it paused."""

    def __init__(self, goal: Claim, given, seed: int = 0, plan=None):
        self.goal = goal
        self.given = tuple(given)
        self.random = Random(seed)
        self.plan = plan or Plan.of([goal, *given])
        self.found = []
        self.satisfying = None
        self.meeting = 0
        self.tried = 0

    def sampled(self, trials: int, deadline: float, meeting: float = inf) -> Sampled:
        """The result of ``trials`` points, tried until ``deadline`` (`time.process_time` seconds).

        So many points ``meeting`` the hypotheses are enough.  The simplest refutation found wins, and a dozen are.
        """
        while self.tried < trials and len(self.found) < 12 and self.meeting < meeting:
            self.tried += 1
            try:
                self._try(deadline)
            except OutOfTime:
                break
        return Sampled(min(self.found, key=complexity, default=None), self.satisfying, self.tried)

    def _try(self, deadline):
        try:
            goal, *given = self._judges
            point = self.plan.draw(self.random, 1 + self.tried // 60, deadline)
            if point is None or not all(holds(point) for holds in given):
                return
            self.satisfying = point if self.satisfying is None else self.satisfying
            self.meeting += 1
            if not goal(point):
                self.found.append(point)
        except (NoValue, Undecided):
            return  # a logarithm of nothing positive, or two sides too close to compare by logarithms

    @cached_property
    def _judges(self):
        return tuple(map(judge, (self.goal, *self.given)))


def complexity(point):
    entries = [e for v in point.values() for e in (v if isinstance(v, tuple) else (v,))]
    plain = (approximation(e, 3) for e in entries)
    size = sum(abs(e.numerator) + e.denominator + (e < 0) for e in plain)
    return len(entries), size


@dataclass(frozen=True)
class Plan:
    """Which names are drawn, and which follow from equations ``name = term`` (in an order in which they can).

    The plan holds what every point needs, prepared once: for what is determined, its names and how to compute it; of
    the ``given``, those that are polynomials.
    """

    vectors: tuple[str, ...]
    scalars: tuple[str, ...]
    determined: tuple[tuple[str, "_Computed"], ...]
    goal: "_Constraint | None"
    given: tuple["_Constraint", ...]
    curves: tuple["_Curve", ...]

    @classmethod
    def of(cls, claims):
        vectors = frozenset().union(*(c.vectors for c in claims))
        names = frozenset().union(*(c.symbols for c in claims))
        determined, curves = {}, []
        for known in claims[1:]:
            for name, term in _solved(known):
                later = symbols_of(term).union(*(_closure(n, determined) for n in symbols_of(term)))
                if name not in determined and name not in later:
                    determined[name] = term
                    break
            else:
                if known.sign == "=" and known.polynomial is not None and len(known.scalars) > 1:
                    curves.append(_Curve(known.symbols, known.polynomial))
        order = sorted(determined, key=lambda name: len(_closure(name, determined)))
        free = names - set(determined)
        goal, *given = (None if c.polynomial is None else _Constraint.of(c) for c in claims)
        return cls(
            tuple(sorted(free & vectors)),
            tuple(sorted(free - vectors)),
            tuple((n, _Computed.by(determined[n])) for n in order),
            goal,
            tuple(filter(None, given)),
            tuple(curves),
        )

    def draw(self, random, size, deadline, guide=MappingProxyType({})):
        """A point at which the solved equations hold, its scalars chosen to meet the rest; None if stuck.

        Scalars in the ``guide`` are as near to what it says as can be.  Raises `OutOfTime`.
        """
        point = {}
        d = random.choice((1, 1, 2, 2, 3))
        for name in self.vectors:
            if point and random.random() < 0.25:
                twin = random.choice(list(point.values()))
                point[name] = tuple(random.choice((1, 1, -1, 2)) * v for v in twin)
            else:
                denominator = random.choice((1, 1, 1, 1, 2, 3))
                point[name] = tuple(Fraction(random.randint(-size, size), denominator) for _ in range(d))
        waiting = list(self.scalars)
        remaining = dict(self.determined)
        random.shuffle(waiting)
        while True:
            if process_time() > deadline:
                raise OutOfTime
            for name, term in list(remaining.items()):
                if term.symbols <= point.keys():
                    point[name] = term.at(point, d)
                    del remaining[name]
                    if _is_long(point[name]):
                        return None
            if not waiting:
                return point if not remaining else None
            if not guide and (found := self._on_a_curve(waiting, point, random, size + 2)):
                point |= found
                waiting = [name for name in waiting if name not in found]
                continue
            name, choice = self._next_scalar(waiting, point, random, guide)
            if choice is None:
                return None
            point[name] = choice
            waiting.remove(name)

    def _on_a_curve(self, waiting, point, random, size) -> dict | None:
        """Values for scalars that an equation of degree 2 in them ties together."""
        for curve in self.curves:
            left = [name for name in waiting if name in curve.symbols]
            if len(left) > 1 and curve.symbols <= {*point, *left} and (quadric := curve.quadric(tuple(left), point)):
                if found := quadric.draw(random, size, self._slack(left, point) if random.random() < 0.5 else None):
                    return found
        return None

    def _slack(self, left, point) -> Callable | None:
        """The slack of the goal in the scalars that are ``left``; None where it needs more."""
        if self.goal is None or not self.goal.symbols <= {*point, *left}:
            return None
        at = self.goal.coefficients_in(left[0])
        return lambda found: sum(c * found[left[0]] ** k for k, c in enumerate(at({**point, **found})))

    def _next_scalar(self, waiting, point, random, guide):
        """A scalar with the most constraints on it alone, and a value that meets them (None if there is none)."""
        ready = {name: [] for name in waiting}
        for c in self.given:
            left = c.symbols - point.keys()
            if len(left) == 1:
                (name,) = left
                if name in ready:
                    ready[name].append(c)
        name = max(waiting, key=lambda n: len(ready[n]))
        constraints = [_Slice.of(c, name, point) for c in ready[name]]
        aimed = self.goal is not None and self.goal.symbols - point.keys() == {name}
        aims = [_Slice.of(self.goal, name, point)] if aimed else []
        candidates = _candidates([*constraints, *aims], random)
        if name in guide:
            candidates = sorted([*candidates, guide[name]], key=lambda v: abs(v - guide[name]))
            return name, next((v for v in candidates if all(c.holds(v) for c in constraints)), None)
        meeting = (v for v in candidates if all(c.holds(v) for c in constraints))
        pool = _preferred(meeting, aims)
        return name, random.choice(pool) if pool else None


@dataclass(frozen=True)
class _Computed:
    """A term: the names in it, and its value at a point."""

    symbols: frozenset[str]
    value: Callable
    is_vector: bool

    @classmethod
    def by(cls, term):
        return cls(symbols_of(term), evaluator(term), type(term) is Vector)

    def at(self, point, d):
        """Its value; a vector in which there is no name has ``d`` zeros."""
        return (Fraction(0),) * d if self.is_vector and not self.symbols else self.value(point)


@dataclass(frozen=True)
class _Curve:
    """An equation between scalars, and perhaps vectors: where a polynomial is 0."""

    symbols: frozenset[str]
    polynomial: Polynomial

    def quadric(self, names: tuple[str, ...], point) -> Quadric | None:
        """What it says of the scalars ``names``, of each of which it has a square, all else being known; else None."""
        coefficients = {}
        for monomial, c in self.polynomial.terms:
            key = []
            for a, e in monomial:
                if a in names:
                    key += [a] * e
                else:
                    c *= (point[a] if type(a) is str else dot(point[a[0]], point[a[1]])) ** e
            if len(key) > 2 or not isinstance(c, int | Fraction):
                return None
            coefficients[tuple(sorted(key))] = coefficients.get(tuple(sorted(key)), 0) + c
        made = _quadric(tuple(sorted(coefficients.items())))
        return made if made.is_round and made.names == tuple(sorted(names)) else None


@lru_cache(maxsize=1024)
def _quadric(coefficients: tuple) -> Quadric:
    return Quadric(dict(coefficients))


@dataclass(frozen=True)
class _Constraint:
    """A claim about a polynomial: the names in it, its sign, and its `coefficients_in` each scalar, at a point."""

    symbols: frozenset[str]
    sign: str
    coefficients_in: Callable

    @classmethod
    def of(cls, claim: Claim):
        return cls(claim.symbols, claim.sign, cache(partial(slicer, claim.polynomial)))


def _closure(name, determined):
    """All names that ``name`` is computed from."""
    found, waiting = set(), [name]
    while waiting:
        if (one := waiting.pop()) in determined:
            direct = symbols_of(determined[one]) - found
            found |= direct
            waiting += direct
    return frozenset(found)


def _is_long(value) -> bool:
    """Are these numbers that nobody could read, and of which powers would take long?"""
    parts = value if isinstance(value, tuple) else (value,)
    plain = (part for part in parts if isinstance(part, int | Fraction))
    return any(max(part.numerator.bit_length(), part.denominator.bit_length()) > MOST_BITS for part in plain)


def _solved(known):
    """The ways in which an equation reads ``name = term``."""
    if known.sign != "=":
        return
    for one, other in ((known.lhs, known.rhs), (known.rhs, known.lhs)):
        if type(one) is Vector:
            if len(one.parts) == 1 and one.parts[0][1] == 1 and one.parts[0][0] not in symbols_of(other):
                yield one.parts[0][0], other
        elif one.is_Symbol and one.name not in symbols_of(other):
            yield one.name, other
        elif (-one).is_Symbol and other.func is log and (-one).name not in symbols_of(other):
            yield (-one).name, -other  # −h = ln β is how h = ln(1/β) is written


def _preferred(meeting, aims):
    """The first four values at which an aim fails; if there are none, the first four of all."""
    if not aims:
        return list(islice(meeting, 4))
    meeting = list(meeting)
    refuting = (v for v in meeting if not all(aim.holds(v) for aim in aims))
    return list(islice(refuting, 4)) or meeting[:4]


@dataclass(frozen=True)
class _Slice:
    """A claim along one scalar, all else being fixed: Σ cₖ·vᵏ of a sign, with the integers cₖ·``scale`` for the cₖ.

    Logarithms are rounded: a slice proposes values to try, and each is judged exactly.
    """

    sign: str
    integers: tuple[int, ...]
    scale: int

    @classmethod
    def of(cls, constraint: _Constraint, name, point):
        found = constraint.coefficients_in(name)(point)
        coefficients = [c if type(c) is Fraction else approximation(c) for c in found]
        scale = lcm(*(c.denominator for c in coefficients))
        return cls(constraint.sign, tuple(c.numerator * (scale // c.denominator) for c in coefficients), scale)

    def times(self, p: int, q: int) -> int:
        """scale·qⁿ·Σ cₖ·(p/q)ᵏ, in integers."""
        total, power = 0, 1
        for c in reversed(self.integers):
            total, power = total * p + c * power, power * q
        return total

    def holds(self, v) -> bool:
        """Is the claim true at ``v``?"""
        gap = self.times(v.numerator, v.denominator)
        return gap == 0 if self.sign == "=" else gap > 0 if self.sign == ">" else gap >= 0

    @property
    def is_high(self) -> bool:
        """Is its degree above 2?"""
        return any(self.integers[3:])

    def roots(self) -> list[Fraction]:
        """Its roots, or numbers next to them; of degree 2 from its values at 0, ±1: 2·scale·Σ cₖ·vᵏ = av² + bv + c."""
        if self.is_high:
            return [end for ends in real_roots(self.integers) for end in ends]
        below, middle, above = (self.times(v, 1) for v in (-1, 0, 1))
        c, b, a = 2 * middle, above - below, above + below - 2 * middle
        if a == 0:
            return [Fraction(-c, b)] if b else []
        unit = 2 * self.scale
        return [(-b + s * r * unit) / (2 * a) for r in _root(Fraction(b * b - 4 * a * c, unit**2)) for s in (1, -1)]


def _candidates(slices, random):
    """Simple values, the roots of the constraints and the aims, and values between and beyond them."""
    roots = sorted({root.as_integer_ratio(): root for c in slices for root in c.roots()}.values())
    if any(c.is_high for c in slices):  # whose roots are seldom simple
        between = [simplest_between(a, b) for a, b in pairwise(roots)]
        beyond = [Fraction(ceil(roots[0]) - 1), Fraction(floor(roots[-1]) + 1)] if roots else []
    else:
        between = [(a + b) / 2 for a, b in pairwise(roots)]
        beyond = [roots[0] - 1, roots[-1] + 1] if roots else []
    simple = list(GRID)
    random.shuffle(simple)
    return [*roots, *simple, *between, *beyond]


def _root(t: Fraction) -> list[Fraction]:
    """√t where it is rational; otherwise a rational below and one above it; nothing for t < 0."""
    if t < 0:
        return []
    exact = Fraction(isqrt(t.numerator), isqrt(t.denominator))
    if exact**2 == t:
        return [exact]
    below = Fraction(isqrt(t.numerator * 64 // t.denominator), 8)
    return [below, below + Fraction(1, 8)]
