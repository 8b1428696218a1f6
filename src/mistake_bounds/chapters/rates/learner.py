"""First-order methods on exact functions: each step uses the value and the gradient of f where it stands.

x is a point, and g the gradient of f there, or a subgradient.  Every function is least at 0, and there it is 0.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice

from mistake_bounds.exact import Number, checked_integer, norm2, number
from mistake_bounds.learner import BadLearner

Point = tuple[Number, ...]


@dataclass(frozen=True)
class Huber:
    """f(x) = Σ aᵢxᵢ²/2, which goes on as a line where |xᵢ| > ``reach`` (Huber 1964); a quadratic if reach is None.

    >>> f, bent = Huber((2, 1)), Huber((1,), reach=Fraction(1, 3))
    >>> f.value((1, 2)), f.gradient((1, 2)), f.smoothness, f.convexity
    (Fraction(3, 1), (2, 2), 2, 1)
    >>> bent.value((1,)), bent.gradient((1,)), bent.convexity
    (Fraction(5, 18), (Fraction(1, 3),), 0)
    """

    slopes: Point
    reach: Number | None = None

    @property
    def smoothness(self) -> Number:
        """The largest curvature L: f is L-smooth."""
        return max(self.slopes)

    @property
    def convexity(self) -> Number:
        """The least curvature μ: f is μ-strongly convex."""
        return min(self.slopes) if self.reach is None else 0

    @property
    def ratio(self) -> Fraction:
        """((L − μ)/(L + μ))²."""
        return (Fraction(self.smoothness - self.convexity) / (self.smoothness + self.convexity)) ** 2

    def value(self, x: Point) -> Fraction:
        """f at x."""
        bent = self._cut(x)
        return (
            Fraction(sum(a * abs(c) * (2 * abs(v) - abs(c)) for a, v, c in zip(self.slopes, x, bent, strict=True))) / 2
        )

    def gradient(self, x: Point) -> Point:
        """aᵢxᵢ, or the slope of the line."""
        return tuple(a * c for a, c in zip(self.slopes, self._cut(x), strict=True))

    def _cut(self, x: Point) -> Point:
        return x if self.reach is None else tuple(max(-self.reach, min(self.reach, v)) for v in x)


@dataclass(frozen=True)
class Absolute:
    """f(x) = Σ aᵢ|xᵢ|, which has kinks.

    >>> f = Absolute((2, 1))
    >>> f.value((1, -2)), f.gradient((1, -2)), f.nearest((1, -2), Fraction(1, 4))
    (Fraction(4, 1), (2, -1), (Fraction(1, 2), Fraction(-7, 4)))
    """

    slopes: Point

    def value(self, x: Point) -> Fraction:
        """f at x."""
        return Fraction(sum(a * abs(v) for a, v in zip(self.slopes, x, strict=True)))

    def gradient(self, x: Point) -> Point:
        """A subgradient: aᵢ with the sign of xᵢ, at a kink 0."""
        return tuple(a * ((v > 0) - (v < 0)) for a, v in zip(self.slopes, x, strict=True))

    def nearest(self, x: Point, rate: Number) -> Point:
        """The v with the least f(v) + ‖v − x‖²/2·rate: each |xᵢ| is lowered by rate·aᵢ, down to 0."""
        return tuple(v - max(-rate * a, min(rate * a, v)) for a, v in zip(self.slopes, x, strict=True))


def away(x: Point, rate: Number, direction: Point) -> Point:
    """x − rate·direction."""
    return tuple(xi - rate * di for xi, di in zip(x, direction, strict=True))


@dataclass(frozen=True)
class GradientDescent:
    """x⁺ = x − ``step``·g; where f has kinks it is the subgradient method.

    >>> [point["x"] for point in descend(GradientDescent(Fraction(1, 2)), Huber((1,)), (1,), 2).points]
    [(1,), (Fraction(1, 2),), (Fraction(1, 4),)]
    """

    step: Number = 1

    def rate(self, g: Point, value: Number) -> Number:
        """The length of a step."""
        return self.step

    def path(self, function, x: Point) -> Iterator[Mapping]:
        """The points, with their values and gradients."""
        while True:
            g, value = function.gradient(x), function.value(x)
            yield {"x": x, "f": value, "g": g}
            x = away(x, self.rate(g, value), g)


@dataclass(frozen=True)
class PolyakStep(GradientDescent):
    """A step of length (f(x) − f(u))/‖g‖² (Polyak 1987), where f(u) = 0 is the least value; none where g is 0.

    >>> descend(PolyakStep(), Huber((1,)), (1,), 2).values
    (Fraction(1, 2), Fraction(1, 8), Fraction(1, 32))
    """

    def rate(self, g: Point, value: Number) -> Fraction:
        """The length of a step."""
        return Fraction(value) / norm2(g) if any(g) else Fraction(0)


@dataclass(frozen=True)
class ProximalPoint:
    """x⁺ has the least f(x⁺) + ‖x⁺ − x‖²/2λ, λ the ``step`` (Martinet 1970); g is the slope of f with which it ends.

    >>> [point["x"] for point in descend(ProximalPoint(1), Absolute((1,)), (Fraction(5, 2),), 3).points]
    [(Fraction(5, 2),), (Fraction(3, 2),), (Fraction(1, 2),), (Fraction(0, 1),)]
    """

    step: Number = 1

    def path(self, function, x: Point) -> Iterator[Mapping]:
        """The points and their values, each with the subgradient by which it was reached."""
        g = function.gradient(x)
        while True:
            yield {"x": x, "f": function.value(x), "g": g}
            new = function.nearest(x, self.step)
            x, g = new, tuple(Fraction(a - b) / self.step for a, b in zip(x, new, strict=True))


@dataclass(frozen=True)
class Accelerated:
    """Nesterov's method (1983): step t, of weight a = t/2L, goes from a mean y of x and z, and a longer one from z.

    >>> [point["f"] for point in descend(Accelerated(1), Huber((1,)), (1,), 2).points]
    [Fraction(1, 2), Fraction(0, 1), Fraction(0, 1)]
    """

    smoothness: Number = 1

    def path(self, function, x: Point) -> Iterator[Mapping]:
        """The points x, their values, and what else a step has: y, the value and the gradient there, z, a and A."""
        z, A, L, t = x, Fraction(0), Fraction(self.smoothness), 0
        while True:
            t += 1
            a = t / (2 * L)
            y = tuple((A * xi + a * zi) / (A + a) for xi, zi in zip(x, z, strict=True))
            g = function.gradient(y)
            yield {"x": x, "f": function.value(x), "z": z, "A": A, "a": a, "y": y, "f_y": function.value(y), "g": g}
            x, z, A = away(y, 1 / L, g), away(z, a, g), A + a


@dataclass(frozen=True)
class Descent:
    """A run of a method on a function: its ``points``, the start and one more after each step."""

    method: object
    function: object
    points: tuple[Mapping, ...]

    @property
    def values(self) -> tuple[Number, ...]:
        """f at each point."""
        return tuple(point["f"] for point in self.points)

    @property
    def lowest(self) -> Point:
        """Where the function is least: 0."""
        return (0,) * len(self.points[0]["x"])

    def beside(self, x: Point, g: Point, times: Number = 1) -> Number:
        """f at x + times·ηg, where η is the length of a step."""
        return self.function.value(away(x, -times * self.method.step, g))


def descend(method, function, start: Point, steps: int) -> Descent:
    """The run of so many ``steps`` of a method on a function.

    Raise `mistake_bounds.exact.BadSize` for a negative number of steps, and `BadLearner` for a start of another size.

    >>> descend(GradientDescent(), Huber((1,), Fraction(1, 3)), (1,), 1).values
    (Fraction(5, 18), Fraction(1, 6))
    """
    steps = checked_integer("steps", steps, least=0)
    start = tuple(number(v, "start") for v in start)
    if len(start) != len(function.slopes):
        raise BadLearner(f"start={start!r}: the function has {len(function.slopes)} variables", start)
    return Descent(method, function, tuple(islice(method.path(function, start), steps + 1)))
