"""Rates of first-order methods, by induction over the steps: a potential never grows, or a distance shrinks.

f is convex, and u is where it is least.  x is a point of the run, f the value there, g the gradient or a subgradient.
"""

from fractions import Fraction

from mistake_bounds.chapters.rates.learner import Descent, away
from mistake_bounds.chapters.rates.worst_case import beside, gradient_descent
from mistake_bounds.exact import norm2 as squared
from mistake_bounds.proof import ZERO
from mistake_bounds.proof.statement import statement
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Notation, Row, Theory, assume, define, does, dot, fixed, have, norm2, of_step, state
from mistake_bounds.theory import theorem as result


def above(x, f, g, z, f_z):
    """At z a convex function is above its tangent at x."""
    return f_z >= f + dot(g, z - x)


def below(x, f, g, z, f_z, L):
    """At z an L-smooth function is below its parabola at x."""
    return 2 * f_z <= 2 * f + 2 * dot(g, z - x) + L * norm2(z - x)


class Methods(Theory):
    """x is the point before a step and x⁺ the one after it, f the value at x, g the gradient that the step uses.

    Of the function only inequalities at x, at u and beside them are used, and a run is checked for these.
    """

    T = fixed("the number of steps", lambda run: len(run.points) - 1)

    @Row("step", T, gives="x f g at", changes="x f g at", about="run method function u")
    def steps(run: Descent, target=None):
        yield {"run": run, "method": run.method, "function": run.function, "u": target or run.lowest}
        for t, point in enumerate(run.points):
            yield {"at": {**point, "t": t}, **{key: point[key] for key in "xfg"}}

    x = state("the point: before a step, after it, the first and the last", last="x_T", vector=True)
    u = fixed("a point where the function is least, or any other to compare with", vector=True)
    g = state("the gradient where the step is chosen, or a subgradient", last="g_T", vector=True)
    f = state("the value at the point", last="f_T")
    f_u = fixed("the value at u", lambda function, u: function.value(u))
    η = fixed("the length of a step", lambda method: method.step)
    L = fixed("the gradient changes at most L times as much as the point", lambda function: function.smoothness)
    left, distance, slope, ahead = f - f_u, norm2(x - u), norm2(g), dot(g, x - u)
    step, positive_step = does(x.next == x - η * g), does(η > 0)
    one_over_L, some_smoothness = scale = does(η * L == 1), define(L > 0)
    convex, convex_in_the_end = assume(above(x, f, g, u, f_u)), assume(above(x.last, f.last, g.last, u, f_u))
    t = state("how many steps come before", lambda at: at["t"], start=0, last="t_T")
    one_more, some_before = counting = define(t.next == t + 1), define(t >= 0)
    as_many, a_count = counted = define(t.last == T), define(T >= 0)

    # gradient descent; p, v and w are points beside u, x⁺ and x

    g_u = fixed("the gradient at u", lambda function, u: function.gradient(u), vector=True)
    f_p = state("the value at u + ηg", lambda run, u, g: run.beside(u, g), last="f_e")
    f_v = of_step("the value at x⁺ + ηg⁺", lambda run, x_next, g_next: run.beside(x_next, g_next))
    f_w = of_step("the value at x − ηg⁺", lambda run, x, g_next: run.beside(x, g_next, -1))
    p, v, w = u + η * g, x.next + η * g.next, x - η * g.next
    lowest = assume(g_u == ZERO)
    convex_at_p, smooth_at_p = assume(above(x, f, g, p, f_p)), assume(below(u, f_u, g_u, p, f_p, L))
    convex_at_v, smooth_at_v = assume(above(x.next, f.next, g.next, v, f_v)), assume(below(x, f, g, v, f_v, L))
    convex_at_w, smooth_at_w = assume(above(x, f, g, w, f_w)), assume(below(x.next, f.next, g.next, w, f_w, L))
    convex_at_the_last_p = assume(above(x.last, f.last, g.last, p.last, f_p.last))
    smooth_at_the_last_p = assume(below(u, f_u, g_u, p.last, f_p.last, L))
    most = 2 * ahead - η * slope
    near = have(2 * left <= most, convex_at_p, smooth_at_p, lowest, one_over_L)
    lower = have(2 * (f.next - f) <= -η * (slope + slope.next), step, one_over_L, convex_at_v, smooth_at_v)
    flatter = have(η * slope.next <= η * slope, lower, step, one_over_L, convex_at_w, smooth_at_w, positive_step)
    moved = have(L * distance.next == L * distance - 2 * ahead + η * slope, step, one_over_L)
    energy = 2 * t * left + t * (t + 1) * η * slope + L * distance
    potential = have(energy.next <= energy, near, lower, flatter, moved, counting)
    never_grows = steps.total(potential)
    near_the_end = have(2 * left.last <= most.last, convex_at_the_last_p, smooth_at_the_last_p, lowest, one_over_L)
    square = have(2 * (T + 1) * ahead.last <= (T + 1) ** 2 * η * slope.last + L * distance.last, scale)
    descent = have((4 * T + 2) * left.last <= L * distance.start, never_grows, square, near_the_end, counted)

    # the proximal point method

    backward, convex_after = does(x.next == x - η * g.next), assume(above(x.next, f.next, g.next, u, f_u))
    convex_back, convex_ahead = assume(above(x.next, f.next, g.next, x, f)), assume(above(x, f, g, x.next, f.next))
    lower_back = have(η * (f.next - f) <= -(η**2) * slope.next, backward, convex_back, positive_step)
    flatter_back = have(η**2 * slope.next <= η**2 * slope, lower_back, backward, convex_ahead, positive_step)
    less = distance - 2 * η * left.next - η**2 * slope.next
    nearer = have(distance.next <= less, backward, convex_after, positive_step)
    energy_back = 2 * t * η * left + t**2 * η**2 * slope + distance
    potential_back = have(energy_back.next <= energy_back, nearer, lower_back, flatter_back, counting)
    never_grows_back = steps.total(potential_back)
    square_back = have(2 * T * η * ahead.last <= T**2 * η**2 * slope.last + distance.last)
    convex_end = have(η * left.last <= η * ahead.last, convex_in_the_end, positive_step)
    proximal = have(4 * T * η * left.last <= distance.start, never_grows_back, square_back, convex_end, counted)

    # the subgradient method with a fixed step, on any convex function

    G = fixed("a length that no subgradient exceeds", square=lambda run: max(squared(p["g"]) for p in run.points))
    f_b = fixed("the least value before the last step", lambda run: min(run.values[:-1] or run.values))
    no_steeper, best, least_left = assume(slope <= G**2), define(f_b <= f), f_b - f_u
    shorter = distance.next <= distance - 2 * η * least_left + η**2 * G**2
    closer = have(shorter, step, convex, no_steeper, best, positive_step)
    all_steps = steps.total(closer)
    subgradient = have(2 * η * T * least_left <= distance.start + T * η**2 * G**2, all_steps)

    # Polyak's step

    s = of_step("the length of Polyak's step: the excess over ‖g‖²", lambda method, g, f: method.rate(g, f))
    Polyak_step, its_length = does(x.next == x - s * g, "Polyak’s step"), does(s * slope == left)
    no_negative_step, least = define(s >= 0), define(f_b >= f_u)
    closer_by_Polyak = have(distance.next <= distance - s * left, Polyak_step, its_length, convex, no_negative_step)
    square_of_an_excess = have(left**2 <= G**2 * s * left, its_length, no_steeper, no_negative_step)
    by_a_square = G**2 * distance.next + least_left**2 <= G**2 * distance
    closer_by_a_square = have(by_a_square, closer_by_Polyak, square_of_an_excess, best, least)
    all_by_Polyak = steps.total(closer_by_a_square)
    Polyak = have(T * least_left**2 <= G**2 * distance.start, all_by_Polyak)

    # steps of 2/(L + μ) on a smooth and strongly convex function

    μ = fixed("a lower bound on the curvature of the function", lambda function: function.convexity)
    q = state("the factor after all steps so far", lambda function, at: function.ratio ** at["t"], start=1, last="q_T")
    step_between, some_convexity = does(η * (L + μ) == 2), define(μ >= 0)
    its_factor, curved = define((L + μ) ** 2 * q.next == (L - μ) ** 2 * q), (some_smoothness, some_convexity)
    smooth_and_strongly_convex = assume((L + μ) * ahead >= L * μ * distance + slope)
    shrinks = have(
        (L + μ) ** 2 * distance.next <= (L - μ) ** 2 * distance, step, step_between, smooth_and_strongly_convex, curved
    )
    shrunk = steps.keep(("distance", distance <= q * distance.start, shrinks, its_factor, curved))
    d = fixed("the squared distance from u in the end", lambda run, u: squared(away(run.points[-1]["x"], 1, u)))
    last_distance = define(d == distance.last)
    contraction = have(d <= q.last * distance.start, shrunk, last_distance)


class Acceleration(Theory):
    """Nesterov's method: from a mean y of x and z a short step leads to x⁺, and from z a longer one to z⁺."""

    T, steps, x, f, g, u, f_u, L, left, some_smoothness = Methods["T steps x f g u f_u L left some_smoothness"]
    z = state("where the longer steps lead", lambda at: at["z"], last="z_T", vector=True)
    A = state("the weights of the steps so far, added up", lambda at: at["A"], start=0, last="A_T")
    a, f_y = of_step("the weight of a step", lambda at: at["a"]), of_step("the value at y", lambda at: at["f_y"])
    y = of_step("a mean of x and z", lambda at: at["y"], vector=True)
    distance = norm2(z - u)

    mean = does((A + a) * y == A * x + a * z)
    short_step, long_step = does(L * x.next == L * y - g), does(z.next == z - a * g)
    sum_of_weights, weight = does(A.next == A + a), does(L * a**2 <= A.next)
    positive_weight, no_negative_sum = does(a > 0), does(A >= 0)
    smooth = assume(below(y, f_y, g, x.next, f.next, L))
    convex_at_x, convex_at_u = assume(above(y, f_y, g, x, f)), assume(above(y, f_y, g, u, f_u))
    lower = have(2 * L * f.next <= 2 * L * f_y - norm2(g), short_step, smooth, some_smoothness)
    mean_value = A * f + a * f_u + a * dot(g, z - u)
    tangents = have((A + a) * f_y <= mean_value, mean, convex_at_x, convex_at_u, no_negative_sum, positive_weight)
    gain = have(2 * A.next * (f.next - f_y) <= -(a**2) * norm2(g), lower, weight, some_smoothness)
    turned = have(distance.next == distance - 2 * a * dot(g, z - u) + a**2 * norm2(g), long_step)
    energy = 2 * A * left + distance
    potential = have(energy.next <= energy, gain, tangents, turned, sum_of_weights)
    never_grows = steps.total(potential)
    one_start, weights = does(z.start == x.start), does(4 * L * A.last == T * (T + 1))
    begin = 2 * L * norm2(x.start - u)
    acceleration = have(T * (T + 1) * left.last <= begin, never_grows, one_start, weights, some_smoothness)


letters = Notation(Methods, Acceleration, others=(beside,))


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
def every_T() -> Theorem:
    """Gradient descent, every T: (4T + 2)(f_T − f_u) ≤ L‖x_0 − u‖²."""
    return result("Gradient descent", "Drori and Teboulle 2014", Methods.descent, count=Methods.f.last, counted="value")


@statement
def proximal_point() -> Theorem:
    """The proximal point method, every T: 4Tη(f_T − f_u) ≤ ‖x_0 − u‖²."""
    return result("Proximal point", "Taylor and others 2017", Methods.proximal, count=Methods.f.last, counted="value")


@statement
def subgradient() -> Theorem:
    """The subgradient method with steps η: 2ηT(f_b − f_u) ≤ ‖x_0 − u‖² + Tη²G²."""
    return result("The subgradient method", "Shor 1985", Methods.subgradient, count=Methods.f_b, counted="value")


@statement
def polyak() -> Theorem:
    """Polyak's step: T(f_b − f_u)² ≤ G²‖x_0 − u‖²."""
    return result("Polyak's step", "Polyak 1987", Methods.Polyak)


@statement
def contraction() -> Theorem:
    """Steps of 2/(L + μ): ‖x_T − u‖² = d ≤ q_T‖x_0 − u‖², where q_T = ((L − μ)/(L + μ))²ᵀ."""
    return result("Contraction", "Polyak 1987", Methods.contraction, count=Methods.d, counted="distance")


@statement
def accelerated() -> Theorem:
    """Nesterov's method: T(T + 1)(f_T − f_u) ≤ 2L‖x_0 − u‖²."""
    return result("Acceleration", "Nesterov 1983", Acceleration.acceleration, count=Methods.f.last, counted="value")
