"""How bad N steps of gradient descent can be, exactly: a proof that is found for each N, and the functions it names.

A run begins at x_0 and ends at x_N; u is where f is least, f_k and g_k are the value and the gradient after k steps.
The worst functions have one variable and are least at 0; on them L = 1, and a run begins at 1.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement

from sympy import Rational

from mistake_bounds.chapters.rates.learner import Descent, GradientDescent, Huber, Point, descend
from mistake_bounds.exact import Number, checked_integer, number
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import Claim, Eq, VectorEq, assumption, claim, definition, own_step, prove, scalars, vectors
from mistake_bounds.proof import dot as inner
from mistake_bounds.proof import norm2 as length2
from mistake_bounds.proof.search.prove import refuted_at
from mistake_bounds.proof.search.verdicts import Refuted
from mistake_bounds.proof.statement import statement
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.theorem import OtherRun, Theorem
from mistake_bounds.theorem.tight import tight

beside = Letters()
beside("r", "one over L")
for k in range(13):
    for letter, text in {"x": "the point", "f": "the value", "g": "the gradient"}.items():
        beside(f"{letter}_{k}", f"{text} after {k} step{'s' * (k != 1)}")


def factor(N: int, h: Number = 1) -> Fraction:
    """The least c with f_N − f_u ≤ cL‖x_0 − u‖² for N steps of length h/L: the larger of 1/(4Nh + 2) and (1 − h)²ᴺ/2.

    >>> factor(1), factor(2), factor(1, Fraction(3, 2))
    (Fraction(1, 6), Fraction(1, 10), Fraction(1, 8))
    """
    return max(1 / (4 * N * Fraction(h) + 2), (1 - Fraction(h)) ** (2 * N) / 2)


def flat(N: int, h: Number = 1, L: Number = 1) -> Descent:
    """N steps of length h/L on the Huber function whose curve begins at 1/(2Nh + 1): the last value is L/(4Nh + 2).

    >>> flat(2).values, flat(2).points[-1]["x"]
    ((Fraction(9, 50), Fraction(7, 50), Fraction(1, 10)), (Fraction(3, 5),))
    """
    function = Huber((L,), 1 / (2 * N * Fraction(h) + 1))
    return descend(GradientDescent(Fraction(h) / L), function, (1,), N)


@statement
def gradient_descent(N: int, h: Number = 1) -> Theorem:
    """N steps of length h/L on an L-smooth convex f: f_N − f_u ≤ L‖x_0 − u‖²/(4N + 2) for h = 1 (Drori, Teboulle 2014).

    Raise `mistake_bounds.exact.BadSize` for N < 1, `BadLearner` unless 0 < h < 2, and `mistake_bounds.proof.NotProved`
    where no proof is found, as for some h > 1.

    >>> gradient_descent(2).claim
    rate, N = 2: f_2 - f_u ≤ L·‖x_0 - u‖²/10
    """
    x, g, f = (" ".join(f"{a}_{k}" for k in range(checked_integer("N", N, least=1) + 1)) for a in "xgf")
    x, g, f, u, (f_u, L, r), h = vectors(x), vectors(g), scalars(f), vectors("u"), scalars("f_u L r"), number(h, "h")
    if not 0 < h < 2:
        raise BadLearner(f"h={h!r}: steps of length h/L come down for 0 < h < 2", h)
    given = [definition(L > 0, "smoothness"), definition(Eq(r * L, 1), "one over L")]
    for k in range(1, N + 1):
        given.append(own_step(VectorEq(x[k], x[k - 1] - Rational(h) * r * g[k - 1]), f"step {k}"))
        far = inner(g[k], x[k - 1] - x[k]) + r * length2(g[k - 1] - g[k]) / 2
        given.append(assumption(f[k - 1] >= f[k] + far, f"smooth at {k - 1} and {k}"))
    for k in range(N + 1):
        far = inner(g[k], u - x[k]) + r * length2(g[k]) / 2
        given.append(assumption(f_u >= f[k] + far, f"smooth at u and {k}"))
        if h > 1:
            given.append(assumption(f[k] >= f_u + r * length2(g[k]) / 2, f"smooth at {k} and u"))
    goal = claim(f[N] - f_u <= Rational(factor(N, h)) * L * length2(x[0] - u), f"rate, N = {N}")
    name = f"Gradient descent, N = {N}" + (f", h = {h}" if h != 1 else "")

    def read(run: Descent, target=None) -> Reading:
        if len(run.points) != N + 1:
            raise OtherRun(f"{name}: the run has {len(run.points) - 1} steps: give it one of {N}", run)
        u, L = target or run.lowest, run.function.smoothness
        end = {f"{key}_{k}": point[key] for k, point in enumerate(run.points) for key in "xgf"}
        return Reading((), end | {"u": u, "f_u": run.function.value(u), "L": L, "r": 1 / Fraction(L)}, "step", "value")

    return Theorem(name, "Drori and Teboulle 2014", (), (), (), prove(goal, given), f"f_{N}", read)


def worst_numbers(N: int, h: Number = 1) -> list[dict]:
    """Points, slopes and values at which the proof for N steps loses nothing, read off its certificate; L = x_0 = 1.

    >>> [numbers["g_0"] for numbers in worst_numbers(1)], len(worst_numbers(1, Fraction(3, 2)))
    ([(Fraction(1, 3),)], 2)
    """
    return tight(gradient_descent(N, h).conclusion, {"L": 1, "r": 1, "u": 0, "f_u": 0, "x_0": 1})


def refuted(better: Claim, N: int, h: Number = 1) -> Refuted:
    """A claim about N steps that says more than is true, refuted by the numbers of a worst function.

    Raises `mistake_bounds.proof.BadClaim` where the numbers do not refute it.

    >>> L, f_9, f_u = scalars("L f_9 f_u")
    >>> refuted(claim(39 * (f_9 - f_u) <= L * length2(vectors("x_0") - vectors("u"))), 9).counterexample["f_9"]
    Fraction(1, 38)
    """
    return refuted_at(better, gradient_descent(N, h).at_end, worst_numbers(N, h)[0])


def worst(N: int, h: Number = 1) -> tuple[Descent, ...]:
    """N steps of length h from 1 on each worst function: the largest one with the `worst_numbers`.

    >>> [run.values for run in worst(2)] == [flat(2).values]
    True
    """
    runs = []
    for at in worst_numbers(N, h):
        points = ((at[f"x_{k}"][0], at[f"f_{k}"], at[f"g_{k}"][0]) for k in range(N + 1))
        runs.append(descend(GradientDescent(h), Envelope(((0, 0, 0), *points)), (1,), N))
    return tuple(runs)


@dataclass(frozen=True)
class Envelope:
    """The largest 1-smooth convex function of one variable with given values f and slopes g at some x.

    It is the largest convex function below a parabola above each point (Taylor and others 2017): the least, over v
    between the lowest points of two of them, of (x − v)²/2 plus what the line through the two is at v.

    >>> f = Envelope(((0, 0, 0), (1, Fraction(5, 18), Fraction(1, 3))))
    >>> f.value((1,)), f.value((Fraction(2, 3),)), f.gradient((Fraction(2, 3),))
    (Fraction(5, 18), Fraction(1, 6), (Fraction(1, 3),))
    """

    points: tuple[tuple[Number, Number, Number], ...]
    slopes, smoothness, convexity = (1,), 1, 0

    def value(self, x: Point) -> Fraction:
        """f at x."""
        return self._least(*x)[0]

    def gradient(self, x: Point) -> Point:
        """Its slope at x."""
        return self._least(*x)[1:]

    def _least(self, x: Number) -> tuple[Fraction, Fraction]:
        lows = sorted((Fraction(x - g), f - Fraction(g) ** 2 / 2) for x, f, g in self.points)
        found = []
        for (a, low), (b, other) in combinations_with_replacement(lows, 2):
            slope = (other - low) / (b - a) if a < b else 0
            v = max(a, min(b, x - slope))
            found.append((low + slope * (v - a) + (x - v) ** 2 / 2, x - v))
        return min(found)
