"""Looking for numbers at which all hypotheses hold and a claim fails: untrusted, exact, small numbers first.

Vectors get small integer coordinates in one, two or three dimensions; what an equation determines is
computed; the remaining scalars are chosen one by one between the roots of the constraints on them.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from random import Random
from time import monotonic

from mistake_bounds.proof.terms import Claim, Vector, symbols_of, vector_names
from mistake_bounds.proof.values import holds, value

GRID = tuple(Fraction(v) for v in (1, 0, 2, -1, 3, Fraction(1, 2), -2, 4, Fraction(1, 3), Fraction(-1, 2)))


@dataclass(frozen=True)
class Sampled:
    """What a search saw: a point that refutes the goal, one that merely meets the hypotheses, and the points tried."""

    refuting: dict | None
    satisfying: dict | None
    tried: int


def sample(goal: Claim, given, trials: int, deadline: float, seed: int = 0) -> Sampled:
    """Try ``trials`` points, until ``deadline`` (`time.monotonic` seconds); the simplest refutation found wins."""
    random, plan = Random(seed), _Plan.of([goal, *given])
    found, satisfying, tried = [], None, 0
    for tried in range(1, trials + 1):
        point = plan.draw(random, goal, given, size=1 + tried // 60)
        if point is not None and all(holds(known, point) for known in given):
            satisfying = point if satisfying is None else satisfying
            if not holds(goal, point):
                found.append(point)
        if len(found) >= 12 or (tried % 16 == 0 and monotonic() > deadline):
            break
    return Sampled(min(found, key=_complexity, default=None), satisfying, tried)


def _complexity(point):
    entries = [e for v in point.values() for e in (v if isinstance(v, tuple) else (v,))]
    size = sum(abs(Fraction(e).numerator) + Fraction(e).denominator + (e < 0) for e in entries)
    return len(entries), size


@dataclass(frozen=True)
class _Plan:
    """Which names are drawn, and which follow from equations ``name = term`` (in an order in which they can)."""

    vectors: tuple[str, ...]
    scalars: tuple[str, ...]
    determined: tuple[tuple[str, object], ...]

    @classmethod
    def of(cls, claims):
        vectors = frozenset().union(*(vector_names(side) for c in claims for side in (c.lhs, c.rhs)))
        names = frozenset().union(*(c.symbols for c in claims))
        determined = {}
        for known in claims[1:]:
            for name, term in _solved(known):
                later = symbols_of(term).union(*(_closure(n, determined) for n in symbols_of(term)))
                if name not in determined and name not in later:
                    determined[name] = term
                    break
        order = sorted(determined, key=lambda name: len(_closure(name, determined)))
        free = names - set(determined)
        return cls(
            tuple(sorted(free & vectors)), tuple(sorted(free - vectors)), tuple((n, determined[n]) for n in order)
        )

    def draw(self, random, goal, given, size):
        """A point at which the solved equations hold, its scalars chosen to meet the rest; None if stuck."""
        point, d = {}, random.choice((1, 1, 2, 2, 3))
        for name in self.vectors:
            if point and random.random() < 0.25:
                twin = random.choice(list(point.values()))
                point[name] = tuple(random.choice((1, 1, -1, 2)) * v for v in twin)
            else:
                denominator = random.choice((1, 1, 1, 1, 2, 3))
                point[name] = tuple(Fraction(random.randint(-size, size), denominator) for _ in range(d))
        waiting, remaining = list(self.scalars), dict(self.determined)
        random.shuffle(waiting)
        while True:
            for name, term in list(remaining.items()):
                if symbols_of(term) <= point.keys():
                    point[name] = value(term, point) if symbols_of(term) else _constant(term, d)
                    del remaining[name]
            if not waiting:
                return point if not remaining else None
            name, choice = _next_scalar(waiting, point, goal, given, random)
            if choice is None:
                return None
            point[name] = choice
            waiting.remove(name)


def _constant(term, d):
    return (Fraction(0),) * d if isinstance(term, Vector) else value(term, {})


def _closure(name, determined):
    """All names that ``name`` is computed from."""
    direct = symbols_of(determined[name]) if name in determined else frozenset()
    return direct.union(*(_closure(n, determined) for n in direct))


def _solved(known):
    """The ways in which an equation reads ``name = term``."""
    if known.sign != "=":
        return
    for one, other in ((known.lhs, known.rhs), (known.rhs, known.lhs)):
        if isinstance(one, Vector):
            if len(one.parts) == 1 and one.parts[0][1] == 1 and one.parts[0][0] not in symbols_of(other):
                yield one.parts[0][0], other
        elif one.is_Symbol and one.name not in symbols_of(other):
            yield one.name, other


def _next_scalar(waiting, point, goal, given, random):
    """A scalar with the most constraints on it alone, and a value that meets them (None if there is none)."""
    known = point.keys()
    ready = {name: [c for c in given if not c.is_vector and c.symbols - known == {name}] for name in waiting}
    name = max(waiting, key=lambda n: len(ready[n]))
    constraints = ready[name]
    aims = [goal] if not goal.is_vector and goal.symbols - known == {name} else []
    candidates = _candidates(name, [*constraints, *aims], point, random)
    meeting = [v for v in candidates if all(holds(c, {**point, name: v}) for c in constraints)]
    refuting = [v for v in meeting if not all(holds(c, {**point, name: v}) for c in aims)]
    pool = refuting or meeting
    return name, random.choice(pool[:4]) if pool else None


def _candidates(name, constraints, point, random):
    """Simple values, the roots of the constraints in ``name``, and values between and beyond them."""
    roots = sorted({root for c in constraints for root in _roots(c, name, point)})
    between = [(a + b) / 2 for a, b in pairwise(roots)]
    beyond = [roots[0] - 1, roots[-1] + 1] if roots else []
    simple = list(GRID)
    random.shuffle(simple)
    return [*roots, *simple, *between, *beyond]


def _roots(claim, name, point):
    """Roots of the claim's term in one scalar, from its values at 0, ±1, 2 when its degree is at most 2."""
    at = {v: value(claim.term, {**point, name: Fraction(v)}) for v in (-1, 0, 1, 2)}
    c, b, a = at[0], (at[1] - at[-1]) / Fraction(2), (at[1] + at[-1]) / Fraction(2) - at[0]
    if at[2] != 4 * a + 2 * b + c:
        return []
    if a == 0:
        return [-c / b] if b else []
    root = _root(b * b - 4 * a * c)
    return [(-b + s * r) / (2 * a) for r in root for s in (1, -1)]


def _root(t: Fraction) -> list[Fraction]:
    """√t where it is rational; otherwise a rational below and one above it; nothing for t < 0."""
    if t < 0:
        return []
    t = Fraction(t)
    exact = Fraction(isqrt(t.numerator), isqrt(t.denominator))
    if exact**2 == t:
        return [exact]
    below = Fraction(isqrt(t.numerator * 64 // t.denominator), 8)
    return [below, below + Fraction(1, 8)]
