"""Winnow and general linear thresholds on rows of 0s and 1s: the same run with repeated variables, and the gap theorem.

As in `chapters.winnow_ors.theorem`, c counts the chips on each attribute, T is the total weight, s = ⟨w, x⟩ the
score.  u ≥ 0 is the target, W its sum; ⟨u, x⟩ ≥ θ on positive examples and ≤ θ − α on negative ones.
"""

import sympy
from sympy import S

from mistake_bounds.chapters.winnow_ors.theorem import (
    CHIPS_OFF,
    CHIPS_ON,
    COUNTED,
    HIGH,
    LOW,
    STATE,
    WEIGHED,
    D,
    M,
    P,
    T,
    T_next,
    c,
    c_next,
    n,
    s,
    w,
    w_next,
    w_x,
    weight_left,
    x,
)
from mistake_bounds.proof import (
    Eq,
    Proved,
    VectorEq,
    assumption,
    claim,
    definition,
    discharge,
    dot,
    induct,
    instantiate,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.chips import GROWS, ON_WEIGHTS, positive_size, weighted_cap
from mistake_bounds.theorem.logarithms import C, epsilon, with_facts
from mistake_bounds.theorem.notation import FACTOR, Letters
from mistake_bounds.theorem.theorem import Kind, Theorem, reader

letters = Letters(FACTOR, *ON_WEIGHTS)
u = letters.vectors("u", "the target, without negative entries")
theta = letters("theta", "the threshold of the target: ⟨u, x⟩ ≥ θ on positive examples")
alpha = letters("alpha", "the gap of the target: ⟨u, x⟩ ≤ θ − α on negative examples")
L = letters("L", "the most chips that a weight can carry: ⌈log n⌉ to the base of the factor")
letters("v", "the entry of the target at one attribute")
W, *_ = letters("W W^+ W_n", "the sum of the target, added up attribute by attribute")
letters("U U^+ U_n", "chips times the target, added up attribute by attribute")
letters("n_u", "the number of attributes, for those sums")
lam = letters("lambda", "ln n")
plain, plain_next, w_M = letters("w w^+ w_M", "one weight that starts at 1")
z, z_next, z_M = letters("z z^+ z_M", "one weight that starts at a and is multiplied by the same factors")
a = letters("a", "how many times as heavy it starts")
f = letters("f", "what a mistake multiplies both by")
s_a = letters("s_a", "the score with such weights")
n_a = letters("n_a", "the threshold for them")


# a run with repeated variables is the same run


@statement
def same_weights() -> Proved:
    """Weights that start a times as heavy and are multiplied by the same factors stay a times as heavy.

    w starts at 1, z at a: a copy of an attribute (a = 1), or an attribute that starts with weight W (a = W).
    f is what a mistake multiplies by: the factor, its inverse, or 1 where the attribute is off.

    >>> same_weights().claim
    same weights: z_M = a·w_M
    """
    held, after = claim(Eq(z, a * plain), "same weights"), claim(Eq(z_next, a * plain_next), "same weights")
    both = [own_step(Eq(plain_next, f * plain), "update"), own_step(Eq(z_next, f * z), "same update")]
    kept = prove(after, given=[held, *both])
    return induct(
        held,
        prove(held.substitute({z: a, plain: S.One})),
        ((kept, M),),
        ((z, a, z_next, z_M), (plain, S.One, plain_next, w_M)),
        (a,),
    )


@statement
def same_prediction() -> tuple[Proved, Proved]:
    """A score and a threshold that are both a > 0 times as large are compared with the same result.

    >>> [proof.claim.name for proof in same_prediction()]
    ['says +', 'says −']
    """
    times = {"positive": a > 0, "score": definition(Eq(s_a, a * s)), "threshold": Eq(n_a, a * n)}
    return (
        prove(claim(s_a >= n_a, "says +"), given={**times, "plain says +": s >= n}),
        prove(claim(s_a < n_a, "says −"), given={**times, "plain says −": s < n}),
    )


# Winnow and a gap

ABOVE = assumption(dot(u, x) >= theta, "above")
BELOW = assumption(dot(u, x) <= theta - alpha, "below")
WEIGHTS_UP = own_step(VectorEq(w_next, w + epsilon * w_x), "active weights multiplied")
WEIGHTS_DOWN = own_step(VectorEq((1 + epsilon) * w_next, (1 + epsilon) * w - epsilon * w_x), "active weights divided")
PROMOTED = claim(Eq(T_next, T + epsilon * s), "promoted")
DEMOTED = claim(Eq((1 + epsilon) * T_next, (1 + epsilon) * T - epsilon * s), "demoted")
STEP = own_step(Eq(2 * theta * epsilon, alpha), "step size")
GAP_BELOW = assumption(alpha <= theta, "gap above 0")
THRESHOLD = claim(theta > 0, "positive threshold")
SOME_GAP = assumption(alpha > 0, "positive gap")


_LIGHT = ("low scores", "promotions whose score was further below the threshold than need be")
_LEFT = ("weight left", "total weight that was still there in the end")
_ROUND = ("round constants", "the bound has θ where its proof has α or less, so that it can be read")
GAP_CAUSES = {
    "cap": ("unused room", "weights of the target that did not reach their cap"),
    "above": ("above θ", "promotions on examples that the target puts further up than θ"),
    "below": ("below θ − α", "demotions on examples that the target puts further down than θ − α"),
    "weight left": _LEFT,
    "weight left · factor above 1": _LEFT,
    "low score · factor above 1": _LIGHT,
    "low score · ε²": _LIGHT,
    "high score · factor above 1": ("high scores", "demotions whose score was above the threshold"),
    "positive gap · a count · α²": _ROUND,
    "positive threshold · gap above 0": _ROUND,
    "positive gap · gap above 0 · a count": _ROUND,
}


@statement
def above_0() -> Proved:
    """θ > 0, for the gap is above 0 and no wider than θ.

    >>> above_0().claim, sorted(map(str, above_0().given))
    (positive threshold: θ > 0, ['α > 0', 'α ≤ θ'])
    """
    return prove(THRESHOLD, given=[SOME_GAP, GAP_BELOW])


@statement
def gap() -> Theorem:
    """Winnow with factor 1 + α/(2θ) and threshold n on rows of 0s and 1s that u ≥ 0 separates with a gap α ≤ θ.

    W = ‖u‖₁ and L = ⌈log n⌉ to the base of the factor.

    >>> gap().conclusion.claim
    mistake bound: M·α² < 5·L·W·α + 3·α·θ + (-5·α + 5·θ)·(α + 2·θ)
    """
    gained = prove(claim(dot(u, c_next) >= dot(u, c) + theta, "progress"), given=[CHIPS_ON, ABOVE])
    lost = prove(claim(dot(u, c_next) >= dot(u, c) - theta + alpha, "smaller loss"), given=[CHIPS_OFF, BELOW])
    promoted, demoted = prove(PROMOTED, given=[WEIGHTS_UP, *WEIGHED]), prove(DEMOTED, given=[WEIGHTS_DOWN, *WEIGHED])
    scaled = (1 + epsilon) * T
    gain = claim((1 + epsilon) * T_next <= scaled + (1 + epsilon) * epsilon * n, "gain")
    heavier = prove(gain, given=[LOW, GROWS], using=[promoted])
    loss = claim((1 + epsilon) * T_next <= scaled - epsilon * n, "loss")
    lighter = prove(loss, given=[HIGH, GROWS], using=[demoted])
    fixed = (u, n, theta, alpha, epsilon)
    progress = telescope(dot(u, c), ((gained, P), (lost, D)), STATE, fixed, at_least=True, name="total progress")
    weight = telescope(scaled, ((heavier, P), (lighter, D)), STATE, fixed, at_least=False, name="total weight")
    left = weight_left(epsilon)
    capped = weighted_cap(L, epsilon)
    few_demotions = prove(
        claim(epsilon * D < (1 + epsilon) * (1 + epsilon * P), "few demotions"),
        given=[GROWS], using=[weight, left, positive_size(n)],
    )  # fmt: skip
    paid = prove(claim(theta * P - (theta - alpha) * D <= W * L, "paid in chips"), using=[progress, capped])
    threshold = THRESHOLD
    some_gap = SOME_GAP
    count = definition(P >= 0, "a count")
    without_step = prove(
        claim(2 * theta * alpha * D < (2 * theta + alpha) * (2 * theta + alpha * P), "few demotions, α and θ"),
        given=[STEP, threshold],
        using=[few_demotions],
    )
    few_promotions = prove(
        claim(alpha**2 * P <= 2 * alpha * W * L + 2 * (theta - alpha) * (2 * theta + alpha), "few promotions"),
        given=[threshold, some_gap, GAP_BELOW, count],
        using=[paid, without_step],
    )
    demotions = prove(
        claim(2 * alpha * D < 3 * alpha * P + 6 * theta, "demotions for promotions"),
        given=[threshold, some_gap, GAP_BELOW, count],
        using=[without_step],
    )
    bound = claim(
        alpha**2 * M < 5 * alpha * W * L + 5 * (theta - alpha) * (2 * theta + alpha) + 3 * alpha * theta,
        "mistake bound",
    )
    few = [discharge(fact, above_0()) for fact in (few_promotions, demotions)]
    return Theorem(
        name="Winnow and a gap",
        source="Littlestone 1988; Blum 2010",
        kinds=(
            Kind("promotion", (CHIPS_ON, ABOVE, LOW, WEIGHTS_UP, *WEIGHED), (gained, heavier), (promoted,)),
            Kind("demotion", (CHIPS_OFF, BELOW, HIGH, WEIGHTS_DOWN, *WEIGHED), (lost, lighter), (demoted,)),
        ),
        sums=(progress, weight),
        facts=(paid, few_demotions, without_step, few_promotions, demotions, capped, left),
        conclusion=prove(bound, given=[COUNTED, some_gap], using=few),
        count="M",
        read=reader("winnow_l1_margin.reading:read_gap"),
        causes=GAP_CAUSES,
    )


@statement
def rounded_up() -> Proved:
    """2α(L − 1) ≤ (4θ + α) ln n, where L is the least whole number with (1 + ε)^L ≥ n; ℓ is ln(1 + ε).

    >>> rounded_up().claim
    rounded up: 2·α·(L - 1) ≤ λ·(α + 4·θ)
    """
    in_steps = instantiate(logarithms.rounded_up(), {C: L})
    in_steps = with_facts(in_steps, prove(claim(epsilon >= 0), given=[GROWS]))
    goal = claim(2 * alpha * (L - 1) <= (4 * theta + alpha) * lam, "rounded up")
    return discharge(prove(goal, given=[STEP, THRESHOLD], using=[in_steps]), above_0())


@statement
def gap_in_logs() -> Proved:
    """The lecture's O((W/α)² log n) with its constants, from α(L − 1) ≤ (2θ + α/2) ln n and α ≤ θ ≤ W.

    >>> gap_in_logs().claim
    gap bound: M·α² ≤ W²·(25·λ/2 + 15)
    """
    reachable = assumption(theta <= W, "reachable")
    positive = SOME_GAP
    wide = prove(claim(alpha <= W, "gap at most W"), given=[reachable, GAP_BELOW])
    room = claim(2 * alpha * L <= 2 * W + 5 * W * lam, "room")
    few = prove(room, given=[reachable], using=[rounded_up(), logarithms.not_negative(), wide])
    rest = claim(5 * (theta - alpha) * (2 * theta + alpha) + 3 * alpha * theta <= 10 * W**2, "rest")
    small = prove(rest, given=[reachable, positive, GAP_BELOW])
    bound = claim(alpha**2 * M <= W**2 * (15 + sympy.Rational(25, 2) * lam), "gap bound")
    return prove(bound, given=[positive], using=[gap().conclusion, few, wide, small])
