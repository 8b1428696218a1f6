"""Claims that people ask a prover about: classical inequalities, operators, steps and rates of optimisation methods.

Each is (name, goal, hypotheses); those called "false …" are false by a little.  The vector x is V_x, and x a number.
The entry point is `of_people`.
"""

from collections.abc import Iterator

from sympy import Eq, Rational, Symbol

from mistake_bounds.proof import VectorEq, dot, norm2, vectors
from mistake_bounds.proof.kernel.claims import claim
from mistake_bounds.proof.search.prove import hypotheses
from tools.challenge.problems import problem


def of_people() -> Iterator[dict]:
    """The claims as problems."""
    for name, goal, given in CLAIMS:
        yield problem("asked", name, claim(goal), hypotheses(given), {"status": "unknown"})


(
    A,
    B,
    D,
    G,
    L,
    M,
    R,
    T,
    Tp,
    a,
    b,
    bp,
    c,
    d,
    e,
    eta,
    f,
    f0,
    f1,
    fp,
    fs,
    gamma,
    k,
    l,
    lam,
    m,
    mu,
    n,
    p,
    q,
    r,
    s,
    t,
    tau,
    x,
    y,
) = map(Symbol, "A B D G L M R T Tp a b bp c d e eta f f0 f1 fp fs gamma k l lam m mu n p q r s t tau x y".split())
(
    V_a,
    V_a2,
    V_b,
    V_g,
    V_g0,
    V_g1,
    V_h,
    V_p,
    V_q,
    V_s,
    V_u,
    V_v,
    V_w,
    V_wp,
    V_x,
    V_x0,
    V_x1,
    V_xp,
    V_xs,
    V_y,
    V_z,
    V_zp,
) = vectors("a a2 b g g0 g1 h p q s u v w wp x x0 x1 xp xs y z zp")

CLAIMS = (
    (
        "gd one step",
        fp <= f - eta * norm2(V_g) / 2,
        [
            fp <= f + dot(V_g, V_xp - V_x) + L / 2 * norm2(V_xp - V_x),
            VectorEq(V_xp, V_x - eta * V_g),
            L > 0,
            Eq(eta * L, 1),
        ],
    ),
    (
        "gd potential",
        norm2(V_xp - V_xs) <= norm2(V_x - V_xs) - 2 * eta * (fp - fs),
        [
            fp <= f + dot(V_g, V_xp - V_x) + L / 2 * norm2(V_xp - V_x),
            VectorEq(V_xp, V_x - eta * V_g),
            L > 0,
            Eq(eta * L, 1),
            fs >= f + dot(V_g, V_xs - V_x),
        ],
    ),
    (
        "sc contraction 1/L",
        L**2 * norm2(V_xp - V_xs) <= (L - mu) ** 2 * norm2(V_x - V_xs),
        [
            VectorEq(V_xp, V_x - eta * V_g),
            Eq(eta * L, 1),
            L > 0,
            mu > 0,
            mu <= L,
            (mu + L) * dot(V_g, V_x - V_xs) >= mu * L * norm2(V_x - V_xs) + norm2(V_g),
            dot(V_g, V_x - V_xs) >= mu * norm2(V_x - V_xs),
        ],
    ),
    ("amgm3", a**3 + b**3 + c**3 >= 3 * a * b * c, [a >= 0, b >= 0, c >= 0]),
    ("schur1", a * (a - b) * (a - c) + b * (b - a) * (b - c) + c * (c - a) * (c - b) >= 0, [a >= 0, b >= 0, c >= 0]),
    ("projection nonexpansive", norm2(V_x - V_y) <= norm2(V_z - V_h), [dot(V_x - V_y, (V_z - V_x) - (V_h - V_y)) >= 0]),
    (
        "drori teboulle 1",
        6 * (f1 - fs) <= L * R**2,
        [
            VectorEq(V_x1, V_x0 - eta * V_g0),
            Eq(eta * L, 1),
            L > 0,
            f0 >= f1 + dot(V_g1, V_x0 - V_x1) + eta * norm2(V_g0 - V_g1) / 2,
            fs >= f0 + dot(V_g0, V_xs - V_x0) + eta * norm2(V_g0) / 2,
            fs >= f1 + dot(V_g1, V_xs - V_x1) + eta * norm2(V_g1) / 2,
            norm2(V_x0 - V_xs) <= R**2,
        ],
    ),
    (
        "false drori teboulle 1",
        7 * (f1 - fs) <= L * R**2,
        [
            VectorEq(V_x1, V_x0 - eta * V_g0),
            Eq(eta * L, 1),
            L > 0,
            f0 >= f1 + dot(V_g1, V_x0 - V_x1) + eta * norm2(V_g0 - V_g1) / 2,
            fs >= f0 + dot(V_g0, V_xs - V_x0) + eta * norm2(V_g0) / 2,
            fs >= f1 + dot(V_g1, V_xs - V_x1) + eta * norm2(V_g1) / 2,
            norm2(V_x0 - V_xs) <= R**2,
        ],
    ),
    ("cauchy schwarz", dot(V_x, V_y) ** 2 <= norm2(V_x) * norm2(V_y), []),
    ("amgm4 quartic", a**4 + b**4 + c**4 + k**4 >= 4 * a * b * c * k, []),
    ("mean 2", a + b <= 2 * c, [a >= 0, b >= 0, c >= 0, a**2 + b**2 <= 2 * c**2]),
    ("amgm3 cubed", (a + b + c) ** 3 >= 27 * a * b * c, [a >= 0, b >= 0, c >= 0]),
    ("amgm4 fourth", (a + b + c + d) ** 4 >= 256 * a * b * c * d, [a >= 0, b >= 0, c >= 0, d >= 0]),
    ("amgm5", a**5 + b**5 + c**5 + d**5 + k**5 >= 5 * a * b * c * d * k, [a >= 0, b >= 0, c >= 0, d >= 0, k >= 0]),
    ("amgm6 sextic", a**6 + b**6 + c**6 >= 3 * a**2 * b**2 * c**2, []),
    (
        "robinson",
        a**6 + b**6 + c**6 + 3 * a**2 * b**2 * c**2
        >= a**4 * b**2 + a**4 * c**2 + b**4 * a**2 + b**4 * c**2 + c**4 * a**2 + c**4 * b**2,
        [],
    ),
    ("choi lam s", a**4 * b**2 + b**4 * c**2 + c**4 * a**2 >= 3 * a**2 * b**2 * c**2, []),
    ("motzkin form", a**4 * b**2 + a**2 * b**4 + c**6 >= 3 * a**2 * b**2 * c**2, []),
    (
        "muirhead 310 211",
        a**3 * b + a**3 * c + b**3 * a + b**3 * c + c**3 * a + c**3 * b >= 2 * a * b * c * (a + b + c),
        [a >= 0, b >= 0, c >= 0],
    ),
    ("muirhead 30 21", a**3 + b**3 >= a**2 * b + a * b**2, [a >= 0, b >= 0]),
    ("hoelder 2 3", 4 * (a**3 + b**3) >= (a + b) ** 3, [a >= 0, b >= 0, c >= 0, d >= 0]),
    ("cauchy 3", (a * d + b * k + c * m) ** 2 <= (a**2 + b**2 + c**2) * (d**2 + k**2 + m**2), []),
    ("chebyshev sum", 2 * (a * c + b * d) >= (a + b) * (c + d), [a >= b, c >= d]),
    ("vasc", (a**2 + b**2 + c**2) ** 2 >= 3 * (a**3 * b + b**3 * c + c**3 * a), []),
    (
        "imo 1983 6",
        a**2 * b * (a - b) + b**2 * c * (b - c) + c**2 * a * (c - a) >= 0,
        [a >= 0, b >= 0, c >= 0, a <= b + c, b <= a + c, c <= a + b],
    ),
    ("imo 1984 1", 27 * (a * b + b * c + c * a - 2 * a * b * c) <= 7, [a >= 0, b >= 0, c >= 0, Eq(a + b + c, 1)]),
    ("sum one products", 27 * a * b * c <= 1, [a >= 0, b >= 0, c >= 0, Eq(a + b + c, 1)]),
    ("bernoulli 3", (1 + t) ** 3 >= 1 + 3 * t, [t >= -1]),
    ("quartic interval", 8 * t * (1 - t) ** 2 <= 2, [t >= 0, t <= 1]),
    ("discriminant", b**2 >= 4 * a * c, [a > 0, Eq(a * t**2 + b * t + c, 0)]),
    ("triangle sq 2", norm2(V_x + V_y) <= 2 * norm2(V_x) + 2 * norm2(V_y), []),
    ("reverse young", a * norm2(V_x + V_y) <= a * (1 + a) * norm2(V_x) + (1 + a) * norm2(V_y), [a > 0]),
    (
        "triangle with norms eq",
        r <= p + q,
        [p >= 0, q >= 0, r >= 0, Eq(p**2, norm2(V_x)), Eq(q**2, norm2(V_y)), Eq(r**2, norm2(V_x + V_y))],
    ),
    ("cs with bounds", dot(V_x, V_y) <= p * q, [p >= 0, q >= 0, norm2(V_x) <= p**2, norm2(V_y) <= q**2]),
    ("stewart convexity", norm2(t * V_x + (1 - t) * V_y) <= t * norm2(V_x) + (1 - t) * norm2(V_y), [t >= 0, t <= 1]),
    (
        "euler quadrilateral",
        norm2(V_x - V_z) + norm2(V_y - V_h)
        <= norm2(V_x - V_y) + norm2(V_y - V_z) + norm2(V_z - V_h) + norm2(V_h - V_x),
        [],
    ),
    ("firmly to nonexpansive", norm2(V_u - V_v) <= norm2(V_x - V_y), [norm2(V_u - V_v) <= dot(V_u - V_v, V_x - V_y)]),
    (
        "firmly complement",
        norm2((V_x - V_u) - (V_y - V_v)) <= dot((V_x - V_u) - (V_y - V_v), V_x - V_y),
        [norm2(V_u - V_v) <= dot(V_u - V_v, V_x - V_y)],
    ),
    (
        "averaged",
        norm2((1 - t) * V_x + t * V_u - (1 - t) * V_y - t * V_v)
        <= norm2(V_x - V_y) - t * (1 - t) * norm2((V_x - V_u) - (V_y - V_v)),
        [t > 0, t < 1, norm2(V_u - V_v) <= norm2(V_x - V_y)],
    ),
    (
        "composition averaged",
        2 * norm2(V_p - V_q) + norm2((V_x - V_p) - (V_y - V_q)) <= 2 * norm2(V_x - V_y),
        [norm2(V_u - V_v) <= dot(V_u - V_v, V_x - V_y), norm2(V_p - V_q) <= dot(V_p - V_q, V_u - V_v)],
    ),
    (
        "buzano",
        (2 * dot(V_x, V_z) * dot(V_z, V_y) - dot(V_x, V_y)) ** 2 <= norm2(V_x) * norm2(V_y),
        [Eq(norm2(V_z), 1)],
    ),
    (
        "bessel 2",
        dot(V_x, V_u) ** 2 + dot(V_x, V_v) ** 2 <= norm2(V_x),
        [Eq(norm2(V_u), 1), Eq(norm2(V_v), 1), Eq(dot(V_u, V_v), 0)],
    ),
    (
        "subgradient step",
        norm2(V_xp - V_xs) <= norm2(V_x - V_xs) - 2 * eta * (f - fs) + eta**2 * G**2,
        [VectorEq(V_xp, V_x - eta * V_g), eta > 0, fs >= f + dot(V_g, V_xs - V_x), norm2(V_g) <= G**2],
    ),
    (
        "gd step 2/L",
        fp <= f - eta * norm2(V_g) / 2,
        [
            fp <= f + dot(V_g, V_xp - V_x) + L / 2 * norm2(V_xp - V_x),
            VectorEq(V_xp, V_x - eta * V_g),
            eta > 0,
            L > 0,
            eta * L <= 1,
        ],
    ),
    (
        "three point",
        norm2(V_xp - V_xs) <= norm2(V_x - V_xs) - norm2(V_x - V_xp) - 2 * eta * (f - fs),
        [VectorEq(eta * V_g, V_x - V_xp), eta > 0, fs >= f + dot(V_g, V_xs - V_xp)],
    ),
    (
        "proximal point rate 1",
        4 * lam * (f - fs) <= norm2(V_x - V_xs),
        [VectorEq(V_xp, V_x - lam * V_g), lam > 0, fs >= f + dot(V_g, V_xs - V_xp)],
    ),
    (
        "frank wolfe step",
        fp - fs <= (1 - t) * (f - fs) + L * t**2 * D**2 / 2,
        [
            fp <= f + dot(V_g, V_xp - V_x) + L / 2 * norm2(V_xp - V_x),
            VectorEq(V_xp, V_x + t * (V_s - V_x)),
            t >= 0,
            t <= 1,
            L >= 0,
            dot(V_g, V_s) <= dot(V_g, V_xs),
            fs >= f + dot(V_g, V_xs - V_x),
            norm2(V_s - V_x) <= D**2,
        ],
    ),
    (
        "sgd two outcomes",
        (norm2(V_u - V_xs) + norm2(V_v - V_xs)) / 2
        <= norm2(V_x - V_xs) - 2 * eta * (f - fs) + eta**2 * (norm2(V_g) + norm2(V_h)) / 2,
        [
            VectorEq(V_u, V_x - eta * V_g),
            VectorEq(V_v, V_x - eta * V_h),
            eta >= 0,
            fs >= f + dot((V_g + V_h) / 2, V_xs - V_x),
        ],
    ),
    (
        "nesterov lyapunov",
        B * (fp - fs) + L / 2 * norm2(V_zp - V_xs) <= A * (k - fs) + L / 2 * norm2(V_z - V_xs),
        [
            L > 0,
            Eq(eta * L, 1),
            a > 0,
            A >= 0,
            Eq(B, A + a),
            Eq(a**2, A + a),
            VectorEq(B * V_y, A * V_x + a * V_z),
            VectorEq(V_xp, V_y - eta * V_g),
            VectorEq(V_zp, V_z - a * eta * V_g),
            fp <= f + dot(V_g, V_xp - V_y) + L / 2 * norm2(V_xp - V_y),
            fs >= f + dot(V_g, V_xs - V_y),
            k >= f + dot(V_g, V_x - V_y),
        ],
    ),
    (
        "heavy ball quadratic",
        norm2(V_xp - V_x / 2) + norm2(V_x) / 4 <= Rational(3, 4) * (norm2(V_x - V_z / 2) + norm2(V_z) / 4),
        [VectorEq(V_xp, V_x - V_x / 4 + (V_x - V_z) / 4)],
    ),
    (
        "douglas rachford step",
        norm2(V_zp - V_xs - V_a2) <= norm2(V_z - V_xs - V_a2) - norm2(V_zp - V_z),
        [
            VectorEq(V_z, V_x + V_a),
            VectorEq(2 * V_x - V_z, V_y + V_b),
            VectorEq(V_zp, V_z + V_y - V_x),
            dot(V_a - V_a2, V_x - V_xs) >= 0,
            dot(V_b + V_a2, V_y - V_xs) >= 0,
        ],
    ),
    (
        "projection obtuse",
        2 * dot(V_y - V_p, V_u - V_p) <= t * norm2(V_u - V_p),
        [norm2(V_y - V_p) <= norm2(V_y - V_q), VectorEq(V_q, V_p + t * (V_u - V_p)), t > 0, t <= 1],
    ),
    (
        "passive aggressive",
        (norm2(V_w - V_u) - norm2(V_wp - V_u)) * norm2(V_x) >= l**2,
        [
            VectorEq(V_wp, V_w + tau * V_x),
            Eq(tau * norm2(V_x), l),
            l >= 0,
            Eq(l, 1 - dot(V_w, V_x)),
            dot(V_u, V_x) >= 1,
        ],
    ),
    (
        "perceptron step",
        norm2(V_wp) <= norm2(V_w) + R**2,
        [VectorEq(V_wp, V_w + y * V_x), Eq(y**2, 1), y * dot(V_w, V_x) <= 0, norm2(V_x) <= R**2],
    ),
    (
        "perceptron novikoff end",
        gamma**2 * M <= R**2,
        [norm2(V_u) <= 1, dot(V_w, V_u) >= gamma * M, norm2(V_w) <= R**2 * M, gamma > 0, M > 0],
    ),
    ("winnow like potential", Tp < T + n, [n > 0, Eq(Tp, T + s), s < n]),
    (
        "hedge quadratic",
        p * (1 - e * x) + q * (1 - e * y) <= 1 - e * (p * x + q * y) + e**2 * (p * x**2 + q * y**2),
        [p >= 0, q >= 0, Eq(p + q, 1), x >= 0, x <= 1, y >= 0, y <= 1, e >= 0, e <= 1],
    ),
    (
        "variance half",
        4 * (p * x**2 + (1 - p) * y**2 - (p * x + (1 - p) * y) ** 2) <= 1,
        [p >= 0, p <= 1, x >= 0, x <= 1, y >= 0, y <= 1],
    ),
    (
        "gradient norm monotone",
        norm2(V_h) <= norm2(V_g),
        [L > 0, VectorEq(L * V_xp, L * V_x - V_g), L * dot(V_g - V_h, V_x - V_xp) >= norm2(V_g - V_h)],
    ),
    ("false amgm3", 100 * (a**3 + b**3 + c**3) >= 301 * a * b * c, [a >= 0, b >= 0, c >= 0]),
    ("false motzkin", 100 * a**4 * b**2 + 100 * a**2 * b**4 - 301 * a**2 * b**2 + 100 >= 0, []),
    ("false tight cubic", 2701 * t * (1 - t) ** 2 <= 400, [t >= 0, t <= 1]),
    ("false imo 1984", 271 * (a * b + b * c + c * a - 2 * a * b * c) <= 70, [a >= 0, b >= 0, c >= 0, Eq(a + b + c, 1)]),
    ("false vasc", 100 * (a**2 + b**2 + c**2) ** 2 >= 301 * (a**3 * b + b**3 * c + c**3 * a), []),
    (
        "false minkowski",
        (k + m) ** 2 >= (a + c) ** 2 + (b + d) ** 2,
        [k >= 0, k**2 >= a**2 + b**2, m**2 >= c**2 + d**2],
    ),
    ("false cauchy schwarz", 101 * dot(V_x, V_y) ** 2 <= 100 * norm2(V_x) * norm2(V_y), []),
    (
        "false projection",
        101 * norm2(V_x - V_y) <= 100 * norm2(V_z - V_h),
        [dot(V_x - V_y, (V_z - V_x) - (V_h - V_y)) >= 0],
    ),
    (
        "false buzano",
        101 * (2 * dot(V_x, V_z) * dot(V_z, V_y) - dot(V_x, V_y)) ** 2 <= 100 * norm2(V_x) * norm2(V_y),
        [Eq(norm2(V_z), 1)],
    ),
    (
        "false composition averaged",
        19 * norm2(V_p - V_q) + 10 * norm2((V_x - V_p) - (V_y - V_q)) <= 19 * norm2(V_x - V_y),
        [norm2(V_u - V_v) <= dot(V_u - V_v, V_x - V_y), norm2(V_p - V_q) <= dot(V_p - V_q, V_u - V_v)],
    ),
    (
        "false bessel",
        dot(V_x, V_u) ** 2 + dot(V_x, V_v) ** 2 <= norm2(V_x),
        [Eq(norm2(V_u), 1), Eq(norm2(V_v), 1), 10 * dot(V_u, V_v) <= 1, 10 * dot(V_u, V_v) >= -1],
    ),
    (
        "false gd potential",
        norm2(V_xp - V_xs) <= norm2(V_x - V_xs) - Rational(21, 10) * eta * (fp - fs),
        [
            fp <= f + dot(V_g, V_xp - V_x) + L / 2 * norm2(V_xp - V_x),
            VectorEq(V_xp, V_x - eta * V_g),
            L > 0,
            Eq(eta * L, 1),
            fs >= f + dot(V_g, V_xs - V_x),
        ],
    ),
    (
        "false proximal point",
        Rational(41, 10) * lam * (f - fs) <= norm2(V_x - V_xs),
        [VectorEq(V_xp, V_x - lam * V_g), lam > 0, fs >= f + dot(V_g, V_xs - V_xp)],
    ),
    (
        "false drori 6.1",
        61 * (f1 - fs) <= 10 * L * R**2,
        [
            VectorEq(V_x1, V_x0 - eta * V_g0),
            Eq(eta * L, 1),
            L > 0,
            f0 >= f1 + dot(V_g1, V_x0 - V_x1) + eta * norm2(V_g0 - V_g1) / 2,
            fs >= f0 + dot(V_g0, V_xs - V_x0) + eta * norm2(V_g0) / 2,
            fs >= f1 + dot(V_g1, V_xs - V_x1) + eta * norm2(V_g1) / 2,
            norm2(V_x0 - V_xs) <= R**2,
        ],
    ),
    (
        "false extragradient",
        norm2(V_xp - V_xs) <= norm2(V_x - V_xs),
        [
            VectorEq(V_y, V_x - eta * V_g),
            VectorEq(V_xp, V_x - eta * V_h),
            eta > 0,
            L > 0,
            10 * eta * L <= 11,
            norm2(V_g - V_h) <= L**2 * norm2(V_x - V_y),
            dot(V_h, V_y - V_xs) >= 0,
        ],
    ),
    (
        "false gradient norm",
        101 * norm2(V_h) <= 100 * norm2(V_g),
        [L > 0, VectorEq(L * V_xp, L * V_x - 2 * V_g), L * dot(V_g - V_h, V_x - V_xp) >= norm2(V_g - V_h)],
    ),
    (
        "false passive aggressive",
        (norm2(V_w - V_u) - norm2(V_wp - V_u)) * norm2(V_x) >= Rational(101, 100) * l**2,
        [
            VectorEq(V_wp, V_w + tau * V_x),
            Eq(tau * norm2(V_x), l),
            l >= 0,
            Eq(l, 1 - dot(V_w, V_x)),
            dot(V_u, V_x) >= 1,
        ],
    ),
    ("false adagrad", 100 * p <= 199 * bp * (bp - b), [b > 0, bp > 0, p >= 0, Eq(bp**2, b**2 + p)]),
    (
        "false gram 3",
        99 * norm2(V_x) * norm2(V_y) * norm2(V_z) + 200 * dot(V_x, V_y) * dot(V_y, V_z) * dot(V_z, V_x)
        >= 100 * (norm2(V_x) * dot(V_y, V_z) ** 2 + norm2(V_y) * dot(V_z, V_x) ** 2 + norm2(V_z) * dot(V_x, V_y) ** 2),
        [],
    ),
)
