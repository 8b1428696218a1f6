"""Rational numbers where something changes sign, on curves, and as sums of squares: for points that refute a claim.

The entry points are `simplest_between`, `real_roots`, `squares_of`, `has_no_rational_point` and `Quadric`.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property
from itertools import combinations, product
from math import floor, isqrt, prod
from random import Random

from sympy import QQ, ZZ, primefactors
from sympy.polys.rootisolation import dup_isolate_real_roots

from mistake_bounds.proof.search.rings import factors_of

HIGHEST, LONGEST, MOST_TERMS = 12, 400, 40  # degree, bits of a coefficient, terms, of what is searched for roots
MOST_TRIED, FACTORED, FINER = 10_000, 10**12, 12
HEIGHTS = {2: 20, 3: 6, 4: 3}  # of the numbers that are tried for a first point, by how many names there are


def simplest_between(a: Fraction, b: Fraction) -> Fraction:
    """The number with the least denominator in a < v < b, and of several whole ones that next to 0; a where a = b.

    >>> simplest_between(Fraction(0), Fraction(3, 13)), simplest_between(Fraction(-5, 2), Fraction(-3, 2))
    (Fraction(1, 5), Fraction(-2, 1))
    """
    if a == b:
        return a
    if a < 0 < b:
        return Fraction(0)
    if b <= 0:
        return -simplest_between(-b, -a)
    below = floor(a)
    if below + 1 < b:
        return Fraction(below + 1)
    low, high = a - below, b - below
    return below + 1 / (simplest_between(1 / high, 1 / low) if low else Fraction(floor(1 / high) + 1))


def real_roots(integers) -> list[tuple[Fraction, Fraction]]:
    """Intervals with one real root each of Σ cₖ·vᵏ, in their order; of a rational one with few digits, it alone.

    >>> real_roots((25, 10, 1, 1))
    [(Fraction(-37, 18), Fraction(-39, 19))]
    >>> real_roots((0, -4, 3))
    [(Fraction(0, 1), Fraction(0, 1)), (Fraction(4, 3), Fraction(4, 3))]
    """
    coefficients = [*reversed(integers)]
    while coefficients and not coefficients[0]:
        coefficients.pop(0)
    if not 2 <= len(coefficients) <= HIGHEST + 1 or max(map(int.bit_length, coefficients)) > LONGEST:
        return []
    found = []
    for (a, b), _ in dup_isolate_real_roots([*map(ZZ, coefficients)], ZZ, eps=QQ(1, 100)):
        low, high = (Fraction(int(end.numerator), int(end.denominator)) for end in (a, b))
        v = simplest_between(low, high)
        is_root = not sum(c * v**k for k, c in enumerate(integers))
        found.append((v, v) if is_root else (low, high))
    return found


def root(t: Fraction) -> Fraction | None:
    """√t, where it is rational."""
    if t < 0:
        return None
    exact = Fraction(isqrt(t.numerator), isqrt(t.denominator))
    return exact if exact**2 == t else None


def squares_of(t: Fraction) -> tuple[Fraction, ...] | None:
    """At most four numbers whose squares add up to t ≥ 0 (Lagrange 1770), few where t is short; None where it is long.

    >>> squares_of(Fraction(7)), squares_of(Fraction(5, 4)), squares_of(Fraction(0))
    ((Fraction(2, 1), Fraction(1, 1), Fraction(1, 1), Fraction(1, 1)), (Fraction(1, 1), Fraction(1, 2)), ())
    """
    if not t:
        return ()
    under = t.denominator
    n = t.numerator * under
    if (one := root(t)) is not None:
        return (one,)
    if n.bit_length() > LONGEST:
        return None
    for a in range(isqrt(n), max(0, isqrt(n) - MOST_TRIED), -1):
        b = isqrt(n - a * a)
        if a * a + b * b == n:
            return Fraction(a, under), Fraction(b, under)
    from sympy.solvers.diophantine.diophantine import sum_of_four_squares, sum_of_three_squares  # seldom needed

    found = sum_of_three_squares(n) or sum_of_four_squares(n)
    return tuple(Fraction(int(a), under) for a in sorted(found, reverse=True) if a)


def has_no_rational_point(poly) -> bool:
    """Is a polynomial of sympy's rings seen to be 0 for no rational numbers?  False where that is not known.

    >>> from sympy import ring
    >>> _, x, y = ring("x y", QQ)
    >>> has_no_rational_point(x**3 - 2), has_no_rational_point(x**2 + y**2 - 3), has_no_rational_point(x**2 - y**2)
    (True, True, False)
    """
    return not poly.is_ground and all(_is_irrational(part) for part, _ in factors_of(poly, MOST_TERMS))


def _is_irrational(part) -> bool:
    """The same of an irreducible one."""
    names = [str(i) for i, degree in enumerate(part.degrees()) if degree]
    degree = max(map(sum, part.monoms()))
    if len(names) == 1:
        return 1 < degree <= HIGHEST
    if degree > 2:
        return False
    keys = ((tuple(str(i) for i, e in enumerate(powers) for _ in range(e)), c) for powers, c in part.terms())
    return not Quadric({key: Fraction(int(c.numerator), int(c.denominator)) for key, c in keys}).has_points


class Quadric:
    """Where q = 0, for a polynomial of degree 2 with rational ``coefficients``: of (), (x,) and (x, y) in the names.

    >>> circle = Quadric({("x", "x"): 1, ("y", "y"): 1, (): -2})
    >>> circle.base, circle.through(circle.base, (1, -2))
    ((Fraction(1, 1), Fraction(1, 1)), (Fraction(7, 5), Fraction(1, 5)))
    >>> Quadric({("x", "x"): 1, ("y", "y"): 1, (): -3}).has_points
    False
    """

    def __init__(self, coefficients):
        self.coefficients = {key: Fraction(c) for key, c in coefficients.items() if c}
        self.names = tuple(sorted({name for key in self.coefficients for name in key}))
        self.is_round = all((name, name) in self.coefficients for name in self.names)

    def at(self, values: dict, degrees=(0, 1, 2)) -> Fraction:
        """The value of its parts of these degrees."""
        parts = ((key, c) for key, c in self.coefficients.items() if len(key) in degrees)
        return sum((prod((values[name] for name in key), start=c) for key, c in parts), Fraction(0))

    @cached_property
    def base(self) -> tuple[Fraction, ...] | None:
        """A point with few digits on it."""
        *first, last = self.names
        simple = _simple(HEIGHTS.get(len(self.names), 2))
        for values in product(simple, repeat=len(first)) if self.has_points else ():
            point = dict(zip(first, values, strict=True))
            c, low, high = (self.at(point | {last: Fraction(v)}) for v in (0, -1, 1))
            a, b = (high + low) / 2 - c, (high - low) / 2
            if a and (half := root(b * b - 4 * a * c)) is not None:
                return *values, (half - b) / (2 * a)
        return None

    def through(self, point, direction) -> tuple[Fraction, ...] | None:
        """Where the line through a point on it meets it again; None where it does not."""
        here, along = dict(zip(self.names, point, strict=True)), dict(zip(self.names, direction, strict=True))
        steep = self.at(along, (2,))
        if not steep:
            return None
        there = {name: v + along[name] for name, v in here.items()}
        slope = self.at(there) - self.at(here) - steep
        return tuple(v - slope / steep * d for v, d in zip(point, direction, strict=True))

    def draw(self, random: Random, size: int, wanted: Callable | None = None) -> dict | None:
        """A point on it, by a line of a random rational direction; None where no point is known.

        Of directions finer and finer those are followed at whose point ``wanted`` is least, until it is < 0.
        """
        if self.base is None:
            return None
        direction = [random.randint(-size, size) for _ in self.names]
        found = self._named(direction)
        for _ in range(FINER if wanted else 0):
            if wanted(found) < 0:
                break
            near = [[2 * v + random.choice((-1, 0, 1)) for v in direction] for _ in range(3 ** min(3, len(direction)))]
            direction = min([[2 * v for v in direction], *near], key=lambda one: wanted(self._named(one)))
            found = self._named(direction)
        return found

    def _named(self, direction) -> dict:
        return dict(zip(self.names, self.through(self.base, direction) or self.base, strict=True))

    @cached_property
    def has_points(self) -> bool:
        """Can it have a rational point?  By Hasse and Minkowski, for two and three names; else it is not known."""
        form = self._diagonal() if len(self.names) in (2, 3) else None
        return form is None or is_isotropic(form)

    def _diagonal(self) -> list[int] | None:
        """Whole numbers, without squares in them, of a diagonal form like q's, made homogeneous; None if one is 0."""
        names = ("", *self.names)
        m = {}
        for a, b in product(names, repeat=2):
            key = tuple(sorted(filter(None, (a, b))))
            m[a, b] = self.coefficients.get(key, Fraction(0)) / (1 if a == b else 2)
        found = []
        for k, a in enumerate(reversed(names)):
            if not m[a, a]:
                return None
            found.append(m[a, a])
            rest = names[: len(names) - k - 1]
            m |= {(b, c): m[b, c] - m[b, a] * m[a, c] / m[a, a] for b, c in product(rest, repeat=2)}
        whole = [c.numerator * c.denominator for c in found]
        return whole if max(map(abs, whole)) < FACTORED else None


def is_isotropic(form: list[int]) -> bool:
    """Is Σ aₖvₖ² = 0 for some rational v ≠ 0, for three or four a ≠ 0?  By Hasse and Minkowski.

    >>> is_isotropic([1, 1, -3]), is_isotropic([1, 1, 1, -6]), is_isotropic([1, 1, 1, -7])
    (False, True, False)
    """
    if len({a > 0 for a in form}) < 2:
        return False
    d = prod(form)
    for p in {2}.union(*map(primefactors, form)):
        together = prod(_hilbert(a, b, p) for a, b in combinations(form, 2))
        if len(form) == 3 and together != _hilbert(-1, -d, p):
            return False
        if len(form) == 4 and _is_local_square(d, p) and together != _hilbert(-1, -1, p):
            return False
    return True


def _hilbert(a: int, b: int, p: int) -> int:
    """The symbol (a, b) of Hilbert at the prime p (Serre, A course in arithmetic, III.1.2)."""
    (k, u), (m, v) = _valued(a, p), _valued(b, p)
    if p == 2:
        odd = (u - 1) // 2 * ((v - 1) // 2) + k * ((v * v - 1) // 8) + m * ((u * u - 1) // 8)
        return -1 if odd % 2 else 1
    sign = -1 if k * m * (p - 1) // 2 % 2 else 1
    return sign * _legendre(u, p) ** m * _legendre(v, p) ** k


def _is_local_square(a: int, p: int) -> bool:
    k, u = _valued(a, p)
    return k % 2 == 0 and (u % 8 == 1 if p == 2 else _legendre(u, p) == 1)


def _valued(a: int, p: int) -> tuple[int, int]:
    """(k, u) with a = pᵏ·u, u without a factor p."""
    k = 0
    while a % p == 0:
        a, k = a // p, k + 1
    return k, a


def _legendre(u: int, p: int) -> int:
    return 1 if pow(u % p, (p - 1) // 2, p) == 1 else -1


def _simple(height: int) -> list[Fraction]:
    """Rational numbers of at most a height, simple ones first."""
    found = {Fraction(a, b) for a in range(-height, height + 1) for b in range(1, height + 1)}
    return sorted(found, key=lambda v: (abs(v.numerator) + v.denominator, v < 0, v))
