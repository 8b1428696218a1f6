"""The L₁ margin: weights times β^(y xᵢ), −1 ≤ xᵢ ≤ 1, y⟨u, x⟩ ≥ γ, u ≥ 0 and ‖u‖₁ = 1.

As in `mistake_bounds.theorems.winnow`, c counts the chips on each attribute: it is the logarithm of the weights to
the base β.  T is the total weight, s = ⟨w, x⟩ the score.  h = ln β, κ = (β + 1/β)/2 is the hyperbolic cosine of h,
σ = (β − 1/β)/2 its sine, k = ln κ, Λ = ln T, and H the entropy of u.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import sympy
from sympy import S

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    claim,
    dot,
    induct,
    instantiate,
    prove,
    prove_by_calculus,
    scalars,
    telescope,
    vectors,
)
from mistake_bounds.theorems.checking import Reading
from mistake_bounds.theorems.chips import ATTRIBUTE
from mistake_bounds.theorems.logarithms import DIGITS, log_above, log_below
from mistake_bounds.theorems.targets import NotSeparated, non_negative_target
from mistake_bounds.theorems.theorem import Kind, Theorem
from mistake_bounds.theorems.winnow import (
    T_M,
    M,
    T,
    T_next,
    c,
    c_M,
    c_next,
    n,
    s,
    u,
    x,
)

alpha = scalars("alpha")
y, gamma, h, k, kappa, sigma, H, N = scalars("y gamma h k kappa sigma H N")
Lam, Lam_next, Lam_M = scalars("Lambda Lambda^+ Lambda_M")
A_n, B_n, Q_n = scalars("A_n B_n Q_n")

UPDATE = claim(VectorEq(c_next, c + y * x), "update")
MARGIN = claim(y * dot(u, x) >= gamma, "margin")
MISTAKE = claim(y * s <= 0, "mistake")
TANGENT = claim(kappa * T * (Lam_next - Lam - k) <= T_next - kappa * T, "tangent")
WEIGHT = claim(T > 0, "some weight")
COSH = claim(kappa > 0, "cosh")
SINH = claim(sigma >= 0, "sinh")
RATE = claim(h > 0, "rate")
SCORED = (
    claim(Eq(A_n, T), "total weight"),
    claim(Eq(B_n, T_next), "new total weight"),
    claim(Eq(Q_n, s), "score"),
)

L1_CAUSES = {
    "margin": ("margin surplus", "mistakes on examples with a larger margin than γ"),
    "sinh · mistake": ("overshoot", "mistakes with a score on the wrong side, not just at 0"),
    "chords": ("small features", "features strictly between −1 and 1"),
    "tangent": ("curvature", "a mistake that shrinks the weight further than κ: a logarithm lies below its tangent"),
    "Gibbs": ("direction", "the final weights, divided by their sum, are not u"),
}


@cache
def l1_margin() -> Theorem:
    """M (hγ − k) ≤ ln n − H for weights multiplied by β^(y xᵢ), whatever β > 1: h = ln β, k = ln cosh h.

    >>> l1_margin().conclusion.claim
    mistake bound: M·(γ·h - k) ≤ -H + N
    """
    progress = prove(claim(dot(u, c_next) >= dot(u, c) + gamma, "progress"), given=[UPDATE, MARGIN])
    growth = prove(claim(T_next <= kappa * T, "growth"), given=[SINH, MISTAKE], using=[chords()])
    slow = prove(claim(Lam_next <= Lam + k, "slow growth"), given=[TANGENT, WEIGHT, COSH], using=[growth])
    state = ((c, ZERO, c_next, c_M), (Lam, N, Lam_next, Lam_M))
    fixed = (u, gamma, k, kappa, sigma, N)
    total_progress = telescope(dot(u, c), ((progress, M),), state, fixed, at_least=True, name="total progress")
    total_growth = telescope(Lam, ((slow, M),), state, fixed, at_least=False, name="total growth")
    return Theorem(
        name="The L₁ margin",
        source="Littlestone 1989; Kivinen, Warmuth and Auer 1997",
        kinds=(Kind("", (UPDATE, MARGIN, MISTAKE, *SCORED, WEIGHT, TANGENT, COSH, SINH), (progress, growth, slow)),),
        sums=(total_progress, total_growth),
        facts=(),
        conclusion=prove(
            claim(M * (h * gamma - k) <= N - H, "mistake bound"),
            given=[RATE],
            using=[total_progress, total_growth, gibbs()],
        ),
        count="M",
        read=read_l1,
        causes=L1_CAUSES,
    )


@cache
def logarithm() -> tuple[Proved, Proved]:
    """ln t ≤ t − 1 for every t > 0, in two halves: for t ≥ 1, and for 1/t with t ≥ 1.

    >>> [proof.claim.name for proof in logarithm()]
    ['from 1 on', 'below 1']
    """
    t = scalars("t")
    return (
        prove_by_calculus(t - 1 - sympy.log(t), t, 1, "from 1 on"),
        prove_by_calculus(1 / t - 1 + sympy.log(t), t, 1, "below 1"),
    )


@cache
def gibbs() -> Proved:
    """Λ ≥ h⟨u, c⟩ + H, from one tangent for each attribute: ln(wᵢ/(uᵢT)) ≤ wᵢ/(uᵢT) − 1, times uᵢT.

    An induction over the attributes: v, w are the attribute's uᵢ and wᵢ, ν and ω their logarithms; S, U and
    G add up wᵢ, uᵢ and uᵢ(ln wᵢ − ln uᵢ), so that in the end S = T, U = 1 and G = h⟨u, c⟩ + H.

    >>> gibbs().claim
    Gibbs: Lambda_M ≥ h·⟨c_M, u⟩ + H
    """
    Sum, Sum_next, Sum_n = scalars("S S^+ S_n")
    U, U_next, U_n, G, G_next, G_n = scalars("U U^+ U_n G G^+ G_n")
    v, nu, omega, w = scalars("v nu omega w")
    held = claim(T_M * (G - Lam_M * U) <= Sum - T_M * U, "added tangents")
    after = claim(T_M * (G_next - Lam_M * U_next) <= Sum_next - T_M * U_next, "added tangents")
    one = [
        claim(T_M * v * (omega - Lam_M - nu) <= w - T_M * v, "tangent"),
        claim(Eq(Sum_next, Sum + w), "weight so far"),
        claim(Eq(U_next, U + v), "target so far"),
        claim(Eq(G_next, G + v * (omega - nu)), "logarithms so far"),
    ]
    base = prove(held.substitute({Sum: S.Zero, U: S.Zero, G: S.Zero}))
    state = ((Sum, S.Zero, Sum_next, Sum_n), (U, S.Zero, U_next, U_n), (G, S.Zero, G_next, G_n))
    added = induct(held, base, ((prove(after, given=[held, *one]), n),), state, (T_M, Lam_M), ATTRIBUTE)
    given = {
        "all weight": Eq(Sum_n, T_M),
        "size 1": Eq(U_n, 1),
        "some weight left": T_M > 0,
        "entropy": h * dot(u, c_M) + H <= G_n,
    }
    return prove(claim(Lam_M >= h * dot(u, c_M) + H, "Gibbs"), given=given, using=[added])


@cache
def chords() -> Proved:
    """T⁺ ≤ κT + σys: at a mistake each weight stays below its chord, and the attributes add up.

    w and z are an attribute's weight and feature; A, B and Q add up w, w⁺ and wz.

    >>> chords().claim
    chords: T^+ ≤ T·κ + s·σ·y
    """
    A, A_next, B, B_next, Q, Q_next, w, w_next, z = scalars("A A^+ B B^+ Q Q^+ w w^+ z")
    held, after = (
        claim(b <= kappa * a + sigma * y * q, "chords so far") for a, b, q in ((A, B, Q), (A_next, B_next, Q_next))
    )
    one = [
        claim(w_next <= (kappa + sigma * y * z) * w, "chord"),
        claim(Eq(A_next, A + w), "weight so far"),
        claim(Eq(B_next, B + w_next), "new weight so far"),
        claim(Eq(Q_next, Q + w * z), "score so far"),
    ]
    base = prove(held.substitute({A: S.Zero, B: S.Zero, Q: S.Zero}))
    state = ((A, S.Zero, A_next, A_n), (B, S.Zero, B_next, B_n), (Q, S.Zero, Q_next, Q_n))
    added = induct(held, base, ((prove(after, given=[held, *one]), n),), state, (kappa, sigma, y), ATTRIBUTE)
    return prove(claim(T_next <= kappa * T + sigma * y * s, "chords"), given=SCORED, using=[added])


@cache
def chord() -> Proved:
    """β^v ≤ cosh h + v sinh h for every v in [−1, 1] and every β = 1 + t ≥ 1: the power lies below its chord.

    Said in logarithms: 0 ≤ ln(((1 + v)β² + 1 − v)/2) − (1 + v) ln β.

    >>> sorted(known.name for known in chord().given)
    ['', 'not above 1', 'not below −1']
    """
    t, v = scalars("t v")
    between = {"not below −1": v >= -1, "not above 1": v <= 1}
    inside = ((1 + v) * (1 + t) ** 2 + 1 - v) / 2
    return prove_by_calculus(sympy.log(inside) - (1 + v) * sympy.log(1 + t), t, name="chord", given=between)


@cache
def best_factor() -> Proved:
    """With h = artanh γ the amount hγ − k is a relative entropy: ((1 + γ) ln(1 + γ) + (1 − γ) ln(1 − γ))/2.

    A and B stand for ln(1 + γ) and ln(1 − γ); then h = (A − B)/2, and k = −(A + B)/2 since cosh²h = 1/(1 − γ²).

    >>> best_factor().claim
    relative entropy: γ·h - k = A·(γ + 1)/2 + B·(1 - γ)/2
    """
    A, B = scalars("A B")
    given = {"artanh": Eq(h, (A - B) / 2), "log cosh": Eq(k, -(A + B) / 2)}
    return prove(claim(Eq(h * gamma - k, (1 + gamma) * A / 2 + (1 - gamma) * B / 2), "relative entropy"), given=given)


@cache
def pinsker() -> tuple[Proved, Proved]:
    """(1 + γ) ln(1 + γ) + (1 − γ) ln(1 − γ) ≥ γ², for every γ = s/(1 + s) in [0, 1).

    Said in s, where 1 + γ = (1 + 2s)/(1 + s) and 1 − γ = 1/(1 + s).  The slope has a logarithm of its own, and
    so a slope of its own: the first of the two says that it is never negative.

    >>> [proof.claim.name for proof in pinsker()]
    ['slope of the entropy', 'Pinsker']
    """
    t = scalars("s")
    g = t / (1 + t)
    rises = prove_by_calculus(sympy.log(1 + 2 * t) / 2 - g, t, name="slope of the entropy")
    entropy = (1 + 2 * t) / (1 + t) * sympy.log(1 + 2 * t) - 2 * sympy.log(1 + t)
    return rises, prove_by_calculus(entropy - g**2, t, name="Pinsker", slope=rises)


@cache
def entropy_beats_square() -> Proved:
    """At the best factor a mistake is worth at least γ²/2: the bound with the relative entropy is the better one.

    "Pinsker" is `pinsker`, with names for the logarithms.

    >>> entropy_beats_square().claim
    worth at the best factor: 2·γ·h - 2·k ≥ γ²
    """
    A, B = scalars("A B")
    given = {"Pinsker": (1 + gamma) * A + (1 - gamma) * B >= gamma**2}
    return prove(claim(2 * (h * gamma - k) >= gamma**2, "worth at the best factor"), given=given, using=[best_factor()])


@cache
def plain_factor() -> tuple[Proved, Proved]:
    """For β = 1 + t = (2 + γ)/(2 − γ), so that γ = 2t/(2 + t): ln β ≥ γ + γ³/12; and ln(1 + t) ≤ t(2 + t)/(2(1 + t)).

    >>> [proof.claim.name for proof in plain_factor()]
    ['rate from below', 'logarithm from above']
    """
    t = scalars("t")
    g = 2 * t / (2 + t)
    return (
        prove_by_calculus(sympy.log(1 + t) - g - g**3 / 12, t, name="rate from below"),
        prove_by_calculus(t * (2 + t) / (2 * (1 + t)) - sympy.log(1 + t), t, name="logarithm from above"),
    )


@cache
def quadratic() -> Proved:
    """M γ² ≤ 2(ln n − H) with the rational factor (2 + γ)/(2 − γ), 0 < γ ≤ 1.

    There cosh h = (1 + z)/(1 − z) with z = γ²/4, and `plain_factor` gives k(1 − z²) ≤ 2z: with q = γ², k(16 − q²) ≤ 8q.

    >>> quadratic().claim
    quadratic bound: M·γ² ≤ -2·H + 2·N
    """
    worth = quadratic_worth()
    bound = claim(M * gamma**2 <= 2 * (N - H), "quadratic bound")
    return prove(bound, given=[claim(M >= 0, "a count")], using=[l1_margin().conclusion, worth])


@cache
def quadratic_worth() -> Proved:
    """A mistake is worth at least γ²/2: hγ − k ≥ γ²/2 for that factor."""
    q = scalars("q")
    at_most_1 = {"a square": q >= 0, "margin at most 1": q <= 1}
    room = prove(16 - 6 * q - q**2 >= 0, given=at_most_1, name="room")
    below_one = prove(16 - q**2 > 0, given=at_most_1, name="z below 1")
    from_above = claim(k * (16 - q**2) <= 8 * q, "cosh from above")
    small = prove(claim(6 * 2 * k <= 6 * q + q**2, "small k"), given=[from_above], using=[room, below_one])
    given = {
        "rate from below": 12 * h >= 12 * gamma + gamma**3,
        "positive margin": gamma > 0,
    }
    worth = claim(2 * (h * gamma - k) >= gamma**2, "worth of a mistake")
    return prove(worth, given=given, using=[instantiate(small, {q: gamma**2})])


@cache
def any_threshold() -> tuple[Proved, Proved]:
    """M g² ≤ 32 ln(2n + 2) for real weights u, a threshold and a gap α: g = α/(‖u‖₁‖X‖_∞).

    First: on (x, −x, 1, −1), features divided by ‖X‖_∞, the non-negative weights (p, q, b, d) with u = p − q and
    b − d = −μ have the margin α/2, where μ is the middle of the gap.  Then: their sum Z is at most 2‖u‖₁ where
    μ lies among the values that u takes, so that γ = α/(2Z) ≥ g/4, and `quadratic` applies.

    >>> any_threshold()[1].claim
    any threshold: M·g² ≤ 32·N
    """
    p, q = vectors("p q")
    b, d, mu, U, Z, g = scalars("b d mu U Z g")
    positive = {
        "above": dot(u, x) >= mu + alpha / 2,
        "p − q": VectorEq(u, p - q),
        "b − d": Eq(b - d, -mu),
    }
    score = dot(p, x) + dot(q, -x) + b - d
    margin = prove(claim(score >= alpha / 2, "margin on both"), given=positive)
    sizes = {"positive gap": alpha > 0, "lecture's margin": Eq(g * U, alpha), "positive size": U > 0}
    new = {"new margin": Eq(2 * gamma * Z, alpha), "reachable": Z <= 2 * U, "positive sum": Z > 0}
    quarter = prove(claim(g <= 4 * gamma, "a quarter"), given={**sizes, **new})
    some = prove(claim(g > 0, "positive"), given=sizes)
    squared = prove(claim(g**2 <= 16 * gamma**2, "a sixteenth"), using=[quarter, some])
    bound = claim(M * g**2 <= 32 * N, "any threshold")
    return margin, prove(
        bound, given=[claim(M >= 0, "a count"), claim(H >= 0, "entropy")], using=[quadratic(), squared]
    )


def read_l1(run: Run, target, margin: Number | None = None) -> Reading:
    """A run of `Exponentiated` in the theorem's words; ``target`` u ≥ 0 is divided by its sum.

    γ is the margin of the target unless given.  Logarithms are fractions with 40 decimals, rounded so that the
    bound stays true: h and H down, k, ln n and Λ up.  Raises `NotSeparated` where γ ≤ 0, and `BadTarget` unless
    u ≥ 0 is not 0.
    """
    target = non_negative_target(target, run.examples.dimension)
    size_of_target = sum(target)
    target = tuple(v / size_of_target for v in target)
    gamma_ = run.examples.margin(target) if margin is None else margin
    if gamma_ <= 0:
        raise NotSeparated(min(run.examples, key=lambda e: e[1] * inner(target, e[0])), gamma_)
    size, beta = run.examples.dimension, Fraction(run.learner.factor)
    cosh, sinh = (beta + 1 / beta) / 2, (beta - 1 / beta) / 2
    fixed = {
        "u": target, "gamma": gamma_, "k": log_above(cosh) + Fraction(1, 10**DIGITS), "kappa": cosh, "sigma": sinh,
        "N": log_above(Fraction(size)),
    }  # fmt: skip
    points, chips, before = [], (0,) * size, fixed["N"]
    for m in run.steps:
        after = tuple(e + m.y * xi for e, xi in zip(chips, m.x, strict=True))
        T_after, rows, sums = sum(map(Fraction, m.after)), *_chord_points(m)
        points.append({
            ATTRIBUTE: rows, **sums, "n": size,
            "c": chips, "c^+": after, "x": m.x, "y": m.y, "s": inner(m.before, m.x), "T": sum(map(Fraction, m.before)),
            "T^+": T_after, "Lambda": before, "Lambda^+": log_above(T_after), **fixed,
        })  # fmt: skip
        chips, before = after, log_above(T_after)
    weights = tuple(map(Fraction, run.weights))
    end = {
        "c_M": chips, "T_M": sum(weights), "Lambda_M": before, "M": len(run.steps), "n": size, "h": log_below(beta),
        "H": entropy(target) - Fraction(3, 10**DIGITS), **fixed,
    }  # fmt: skip
    rows, sums = _gibbs_points(weights, target)
    return Reading(tuple(points), {**end, ATTRIBUTE: rows, **sums})


def _chord_points(m) -> tuple[list[dict], dict]:
    """Each attribute's weight before and after a mistake and its feature, with the sums so far; and the last sums."""
    rows, (A, B, Q) = [], (Fraction(0),) * 3
    for w, w_next, z in zip(map(Fraction, m.before), map(Fraction, m.after), m.x, strict=True):
        after = {"A^+": A + w, "B^+": B + w_next, "Q^+": Q + w * z}
        rows.append({"w": w, "w^+": w_next, "z": z, "A": A, "B": B, "Q": Q, **after})
        A, B, Q = after.values()
    return rows, {"A_n": A, "B_n": B, "Q_n": Q}


def _gibbs_points(weights, target) -> tuple[list[dict], dict]:
    """Each attribute's weight and target with their logarithms, and the sums so far; and the last sums."""
    rows, (S, U, G) = [], (Fraction(0),) * 3
    for w, v in zip(weights, target, strict=True):
        omega, nu = log_below(w), log_above(v) if v else Fraction(0)
        after = {"S^+": S + w, "U^+": U + v, "G^+": G + v * (omega - nu)}
        rows.append({"w": w, "v": v, "omega": omega, "nu": nu, "S": S, "U": U, "G": G, **after})
        S, U, G = after.values()
    return rows, {"S_n": S, "U_n": U, "G_n": G}


def entropy(u: Sequence[Number]) -> Fraction:
    """H(u) = Σ uᵢ ln(1/uᵢ) for uᵢ ≥ 0 with sum 1, rounded down to 40 decimals.

    >>> entropy([1, 0]), round(float(entropy([Fraction(1, 2)] * 2)), 6)
    (Fraction(0, 1), 0.693147)
    """
    return sum((Fraction(v) * max(log_below(1 / Fraction(v)), Fraction(0)) for v in u if v), Fraction(0))
