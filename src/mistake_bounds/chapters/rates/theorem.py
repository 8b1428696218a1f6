"""Exact rates of first-order methods after N steps, and potentials that prove a rate for every T at once.

f is convex, and u is where it is least.  x_k is the point after k steps, f_k the value of f there, g_k the gradient.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from sympy import Rational

from mistake_bounds.chapters.rates.learner import Descent, away
from mistake_bounds.exact import Number, checked_integer, number
from mistake_bounds.exact import norm2 as squared
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import Eq, VectorEq, assumption, claim, definition, own_step, prove, scalars, vectors
from mistake_bounds.proof import dot as inner
from mistake_bounds.proof import norm2 as length2
from mistake_bounds.proof.statement import statement
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.theorem import OtherRun, Theorem
from mistake_bounds.theory import Notation, Row, Theory, assume, define, does, dot, fixed, have, norm2, of_step, state
from mistake_bounds.theory import theorem as theorem_of
from mistake_bounds.theory.lines import Line


def factor(N: int, h: Number = 1) -> Fraction:
    """The least c with f_N − f_u ≤ cL‖x_0 − u‖² for N steps of length h/L: the larger of 1/(4Nh + 2) and (1 − h)²ᴺ/2.

    >>> factor(1), factor(2), factor(1, Fraction(3, 2))
    (Fraction(1, 6), Fraction(1, 10), Fraction(1, 8))
    """
    return max(1 / (4 * N * Fraction(h) + 2), (1 - Fraction(h)) ** (2 * N) / 2)


@statement
def gradient_descent(N: int, h: Number = 1) -> Theorem:
    """N steps of length h/L on an L-smooth convex f: f_N − f_u ≤ L‖x_0 − u‖²/(4N + 2) for h = 1 (Drori, Teboulle 2014).

    Raise `mistake_bounds.exact.BadSize` for N < 1, `BadLearner` unless 0 < h < 2, and `mistake_bounds.proof.NotProved`
    where no proof is found, as for some h > 1.

    >>> gradient_descent(2).claim
    rate, N = 2: f_2 - f_u ≤ L·‖x_0 - u‖²/10
    """
    (u, f_u, x, g, f), (L, r), h = _letters(N), scalars("L r"), number(h, "h")
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
    return _after(
        N, f"Gradient descent, N = {N}" + (f", h = {h}" if h != 1 else ""), "Drori and Teboulle 2014", goal, given
    )


@statement
def proximal_point(N: int) -> Theorem:
    """N steps of the proximal point method on a convex f: 4λN(f_N − f_u) ≤ ‖x_0 − u‖² (Taylor and others 2017).

    >>> proximal_point(2).claim
    rate, N = 2: 8·λ·(f_2 - f_u) ≤ ‖x_0 - u‖²
    """
    (u, f_u, x, g, f), λ = _letters(N), scalars("lambda")
    given = [definition(λ > 0, "positive step")]
    for k in range(1, N + 1):
        given.append(own_step(VectorEq(x[k], x[k - 1] - λ * g[k]), f"step {k}"))
        given.append(assumption(f_u >= f[k] + inner(g[k], u - x[k]), f"convex at u and {k}"))
        if k > 1:
            far = inner(g[k], x[k - 1] - x[k])
            given.append(assumption(f[k - 1] >= f[k] + far, f"convex at {k - 1} and {k}"))
    goal = claim(4 * N * λ * (f[N] - f_u) <= length2(x[0] - u), f"rate, N = {N}")
    return _after(N, f"Proximal point, N = {N}", "Taylor, Hendrickx and Glineur 2017", goal, given)


def _letters(N: int) -> tuple:
    """u and f_u, and of each point x, g and f."""
    ks = range(checked_integer("N", N, least=1) + 1)
    x, g, f = (" ".join(f"{letter}_{k}" for k in ks) for letter in "xgf")
    return vectors("u"), scalars("f_u"), vectors(x), vectors(g), scalars(f)


def _after(N: int, name: str, source: str, goal, given) -> Theorem:
    """The theorem that a claim about N steps is, with its reading of a run."""

    def read(run: Descent, target=None) -> Reading:
        if len(run.points) != N + 1:
            raise OtherRun(f"{name}: the run has {len(run.points) - 1} steps: give it one of {N}", run)
        u, L = target or (0,) * len(run.points[0]["x"]), getattr(run.function, "smoothness", 1)
        end = {f"{key}_{k}": point[key] for k, point in enumerate(run.points) for key in ("x", "f", "g")}
        end |= {"u": u, "f_u": run.function.value(u), "L": L, "r": 1 / Fraction(L)}
        return Reading((), end | {"lambda": getattr(run.method, "step", 1)}, "step", "value")

    return Theorem(name, source, (), (), (), prove(goal, given), f"f_{N}", read)


def told(run: Descent, target, changes: str, gives: str) -> Iterator[Mapping]:
    """What a run is about, its steps, and its end; u is where f is least, unless another is given."""
    u = target or (0,) * len(run.points[0]["x"])
    yield {"run": run, "method": run.method, "function": run.function, "u": u}
    *before, last = ({**point, "t": t} for t, point in enumerate(run.points))
    yield from ({key: point[key] for key in (*changes.split(), *gives.split())} for point in before)
    yield {key: last[key] for key in changes.split()}


def shrunk(function) -> Fraction:
    """((L − μ)/(L + μ))²."""
    return (Fraction(function.smoothness - function.convexity) / (function.smoothness + function.convexity)) ** 2


class Methods(Theory):
    """x is the point before a step and x⁺ the one after it, g the gradient that the step uses, f the value at x.

    Of the function only inequalities at the points of the run and at u are used, and a run is checked for these.
    """

    T = fixed("the number of steps", lambda run: len(run.points) - 1)

    @Row("step", T, gives="x f g", changes="x f", about="run method function u")
    def steps(run: Descent, target=None):
        return told(run, target, "x f", "g")

    x = state("the point: before a step, after it, the first and the last", last="x_T", vector=True)
    u = fixed("a point where the function is least, or any other to compare with", vector=True)
    g = of_step("the gradient where the step is chosen, or a subgradient", vector=True)
    f = state("the value at the point", last="f_T")
    f_u = fixed("the value at u", lambda function, u: function.value(u))
    η = fixed("the length of a step", lambda method: method.step)
    L = fixed("the gradient changes at most L times as much as the point", lambda function: function.smoothness)

    positive_step = does(η > 0)
    step = does(x.next == x - η * g)
    convex = assume(f_u >= f + dot(g, u - x))

    # gradient descent: 2T(f − f_u) + L‖x − u‖² never grows

    one_over_L, some_smoothness = does(η * L == 1), define(L > 0)
    smooth = assume(2 * f.next <= 2 * f + 2 * dot(g, x.next - x) + L * norm2(x.next - x))
    lower = have(f.next <= f, step, one_over_L, some_smoothness, smooth)
    nearer = have(
        2 * (f.next - f_u) <= L * norm2(x - u) - L * norm2(x.next - u), step, one_over_L, some_smoothness, smooth,
        convex,
    )  # fmt: skip
    potential, some_steps = steps.keep(
        ("potential", 2 * T * (f - f_u) + L * norm2(x - u) <= L * norm2(x.start - u), lower, nearer),
        ("some steps", T >= 0),
    )
    descent = have(2 * T * (f.last - f_u) <= L * norm2(x.start - u), potential, some_smoothness)

    # the subgradient method with a fixed step, on any convex function

    G = fixed("a length that no subgradient exceeds", square=lambda run: max(squared(p["g"]) for p in run.points))
    f_b = fixed("the least value before the last step", lambda run: min(run.values[:-1] or run.values))
    no_steeper, best = assume(norm2(g) <= G**2), define(f_b <= f)
    closer = have(
        norm2(x.next - u) <= norm2(x - u) - 2 * η * (f_b - f_u) + η**2 * G**2,
        step, convex, no_steeper, best, positive_step,
    )  # fmt: skip
    all_steps = steps.total(closer)
    subgradient = have(2 * η * T * (f_b - f_u) <= norm2(x.start - u) + T * η**2 * G**2, all_steps)

    # Polyak's step

    s = of_step("the length of Polyak's step: the excess over ‖g‖²", lambda method, g, f: method.rate(g, f))
    Polyak_step, its_length = does(x.next == x - s * g, "Polyak’s step"), does(s * norm2(g) == f - f_u)
    no_negative_step, least = define(s >= 0), define(f_b >= f_u)
    closer_by_Polyak = have(
        norm2(x.next - u) <= norm2(x - u) - s * (f - f_u), Polyak_step, its_length, convex, no_negative_step
    )  # fmt: skip
    square_of_an_excess = have((f - f_u) ** 2 <= G**2 * s * (f - f_u), its_length, no_steeper, no_negative_step)
    closer_by_a_square = have(
        G**2 * norm2(x.next - u) + (f_b - f_u) ** 2 <= G**2 * norm2(x - u),
        closer_by_Polyak, square_of_an_excess, best, least,
    )  # fmt: skip
    all_by_Polyak = steps.total(closer_by_a_square)
    Polyak = have(T * (f_b - f_u) ** 2 <= G**2 * norm2(x.start - u), all_by_Polyak)


class Contraction(Theory):
    """Steps of 2/(L + μ) on a smooth and strongly convex function: each shrinks the distance by the same factor."""

    T, x, u, g, η, L, step, some_smoothness = Methods["T x u g η L step some_smoothness"]

    @Row("step", T, gives="x t g", changes="x t", about="run method function u")
    def steps(run: Descent, target=None):
        return told(run, target, "x t", "g")

    μ = fixed("how strongly the function is curved at least", lambda function: function.convexity)
    q = state("the factor after all steps so far", lambda function, t: shrunk(function) ** t, start=1, last="q_T")

    step_between = does(η * (L + μ) == 2)
    its_factor, some_convexity = define((L + μ) ** 2 * q.next == (L - μ) ** 2 * q), define(μ >= 0)
    smooth_and_strongly_convex = assume((L + μ) * dot(g, x - u) >= L * μ * norm2(x - u) + norm2(g))
    shrinks = have(
        (L + μ) ** 2 * norm2(x.next - u) <= (L - μ) ** 2 * norm2(x - u),
        step, step_between, smooth_and_strongly_convex, some_smoothness, some_convexity,
    )  # fmt: skip
    distance = steps.keep(
        ("distance", norm2(x - u) <= q * norm2(x.start - u), shrinks, its_factor, some_smoothness, some_convexity)
    )
    d = fixed("the squared distance from u in the end", lambda run, u: squared(away(run.points[-1]["x"], 1, u)))
    last_distance = define(d == norm2(x.last - u))
    contraction = have(d <= q.last * norm2(x.start - u), distance, last_distance)


class Acceleration(Theory):
    """Nesterov's method: from a mean y of x and z a short step leads to x⁺, and from z a longer one to z⁺."""

    T, x, f, g, u, f_u, L, some_smoothness = Methods["T x f g u f_u L some_smoothness"]

    @Row("step", T, gives="x f z A a y f_y g", changes="x f z A", about="run method function u")
    def steps(run: Descent, target=None):
        return told(run, target, "x f z A", "a y f_y g")

    z = state("where the longer steps lead", last="z_T", vector=True)
    A, a = state("the weights of the steps so far, added up", start=0, last="A_T"), of_step("the weight of a step")
    y, f_y = of_step("a mean of x and z", vector=True), of_step("the value at y")

    mean = does((A + a) * y == A * x + a * z)
    short_step, long_step = does(L * x.next == L * y - g), does(z.next == z - a * g)
    sum_of_weights, weight = does(A.next == A + a), does(L * a**2 <= A.next)
    positive_weight, no_negative_sum = does(a > 0), does(A >= 0)
    smooth = assume(2 * f.next <= 2 * f_y + 2 * dot(g, x.next - y) + L * norm2(x.next - y))
    convex_at_x, convex_at_u = assume(f >= f_y + dot(g, x - y)), assume(f_u >= f_y + dot(g, u - y))
    lower = have(2 * L * f.next <= 2 * L * f_y - norm2(g), short_step, smooth, some_smoothness)
    tangents = have(
        (A + a) * f_y <= A * f + a * f_u + a * dot(g, z - u),
        mean, convex_at_x, convex_at_u, no_negative_sum, positive_weight,
    )  # fmt: skip
    gain = have(2 * A.next * (f.next - f_y) <= -(a**2) * norm2(g), lower, weight, some_smoothness)
    turned = have(norm2(z.next - u) == norm2(z - u) - 2 * a * dot(g, z - u) + a**2 * norm2(g), long_step)
    potential = have(
        2 * A.next * (f.next - f_u) + norm2(z.next - u) <= 2 * A * (f - f_u) + norm2(z - u),
        gain, tangents, turned, sum_of_weights,
    )  # fmt: skip
    all_steps = steps.total(potential)
    one_start, weights = does(z.start == x.start), does(4 * L * A.last == T * (T + 1))
    acceleration = have(
        T * (T + 1) * (f.last - f_u) <= 2 * L * norm2(x.start - u), all_steps, one_start, weights, some_smoothness
    )


beside = Letters()
beside("r", "one over L")
beside("lambda", "the step of the proximal point method")
for k in range(13):
    for letter, text in {"x": "the point", "f": "the value", "g": "the gradient, or a subgradient,"}.items():
        beside(f"{letter}_{k}", f"{text} after {k} step{'s' * (k != 1)}")
letters = Notation(Methods, Contraction, Acceleration, others=(beside,))


@statement
def one_step() -> Theorem:
    """One step of gradient descent: f_1 − f_u ≤ L‖x_0 − u‖²/6."""
    return gradient_descent(1)


@statement
def up_to_twelve() -> tuple:
    """The rates after 2 to 12 steps: f_N − f_u ≤ L‖x_0 − u‖²/(4N + 2)."""
    return tuple(gradient_descent(N).conclusion for N in range(2, 13))


@statement
def long_step() -> Theorem:
    """One step of length 3/2L: f_1 − f_u ≤ L‖x_0 − u‖²/8, which two functions attain."""
    return gradient_descent(1, Fraction(3, 2))


@statement
def three_proximal_steps() -> Theorem:
    """Three steps of the proximal point method: 12λ(f_3 − f_u) ≤ ‖x_0 − u‖²."""
    return proximal_point(3)


@statement
def every_T() -> Theorem:
    """Gradient descent, every T: 2T(f_T − f_u) ≤ L‖x_0 − u‖²."""
    return _of_values("f_T", "Gradient descent, any number of steps", "Nesterov 2004", Methods.descent)


@statement
def subgradient() -> Theorem:
    """The subgradient method with steps η: 2ηT(f_b − f_u) ≤ ‖x_0 − u‖² + Tη²G²."""
    return _of_values("f_b", "The subgradient method", "Shor 1985", Methods.subgradient)


@statement
def polyak() -> Theorem:
    """Polyak's step: T(f_b − f_u)² ≤ G²‖x_0 − u‖²."""
    return theorem_of("Polyak's step", "Polyak 1987", Methods.Polyak)


@statement
def contraction() -> Theorem:
    """Steps of 2/(L + μ): ‖x_T − u‖² = d ≤ q_T‖x_0 − u‖², where q_T = ((L − μ)/(L + μ))²ᵀ."""
    return theorem_of("Contraction", "Polyak 1987", Contraction.contraction, count=Contraction.d, counted="distance")


@statement
def accelerated() -> Theorem:
    """Nesterov's method: T(T + 1)(f_T − f_u) ≤ 2L‖x_0 − u‖²."""
    return _of_values("f_T", "Acceleration", "Nesterov 1983", Acceleration.acceleration)


def _of_values(count: str, name: str, source: str, line: Line) -> Theorem:
    """The theorem as a bound on a value of f."""
    return replace(theorem_of(name, source, line, counted="value"), count=count)
