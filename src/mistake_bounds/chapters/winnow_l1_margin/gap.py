"""Winnow and general linear thresholds on rows of 0s and 1s: the same run with repeated variables, and the gap theorem.

As in `chapters.winnow_ors.theorem`, c counts the chips on each attribute, T is the total weight, s = ⟨w, x⟩ the
score.  u ≥ 0 is the target, W its sum; ⟨u, x⟩ ≥ θ on positive examples and ≤ θ − α on negative ones.
"""

from fractions import Fraction

from mistake_bounds.chapters.winnow_ors.chips import Chips, caps
from mistake_bounds.chapters.winnow_ors.theorem import TOLD, WinnowBounds, steps_told
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import number
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.targets import BadTarget, NotSeparated, non_negative_target
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    define,
    does,
    dot,
    fixed,
    have,
    kept,
    lemma,
    log,
    of_step,
    state,
    theorem,
)

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
    "positive gap · a count": _ROUND,
    "positive threshold": _ROUND,
}


class RepeatedVariables(Theory):
    """Weights that start a times as heavy and are multiplied by the same factors stay a times as heavy.

    w starts at 1, z at a: a copy of an attribute (a = 1), or an attribute that starts with weight W (a = W).
    f is what a mistake multiplies by: the factor, its inverse, or 1 where the attribute is off.
    """

    M, n, s = WinnowBounds.M, WinnowBounds.n, Chips.s
    mistakes = Row("mistake", M)
    a = fixed("how many times as heavy it starts")
    f = of_step("what a mistake multiplies both by")
    w = state("one weight that starts at 1", start=1)
    z = state("one weight that starts at a and is multiplied by the same factors", start=a)
    s_a = of_step("the score with such weights")
    n_a = fixed("the threshold for them")

    same_weights = mistakes.keep((z == a * w, does(w.next == f * w, "update"), does(z.next == f * z, "same update")))
    times = kept(a > 0, "positive"), define(s_a == a * s, "score"), kept(n_a == a * n, "threshold")
    says_plus = have(s_a >= n_a, times, kept(s >= n, "plain says +"), name="says +")
    says_minus = have(s_a < n_a, times, kept(s < n, "plain says −"), name="says −")


class GapBounds(Theory):
    """A promotion adds θ or more to the chips weighed by the target, and a demotion takes at most θ − α away."""

    M, P, D, kinds, one, x, w, w_x = WinnowBounds["M P D kinds one x w w_x"]
    n, c, T, s, e_M, ε, L, Q = Chips["n c T s e_M ε L Q"]
    chips_on, chips_off, low_score, high_score, weighed, counted = WinnowBounds[
        "chips_on chips_off low_score high_score weighed counted"
    ]

    @Row("mistake", M, kinds=kinds, **TOLD | {"about": f"{TOLD['about']} theta alpha"})
    def mistakes(run, target, theta, alpha):
        size = run.examples.dimension
        target = non_negative_target(target, size)
        theta, alpha = number(theta, "theta"), number(alpha, "alpha")
        if not 0 < alpha <= theta:
            raise BadTarget(f"theta={theta}, alpha={alpha}: a gap has 0 < α ≤ θ", (theta, alpha))

        def room(x, y):
            return inner(target, x) - theta if y > 0 else theta - alpha - inner(target, x)

        worst = min(run.examples, key=lambda example: room(*example))
        if room(*worst) < 0:
            raise NotSeparated(worst, room(*worst))
        factor = Fraction(run.learner.factor)
        about, *steps = steps_told(run, run.steps, run.weights, run.learner, (), size, base=factor)
        yield about | {"u": target, "theta": theta, "alpha": alpha}
        yield from steps

    n_u = fixed("the number of attributes, for those sums")

    @Row("attribute", n_u, gives="i e exponent z")
    def attributes(chips, most, last):
        yield from ({"i": i, "e": e, "exponent": e - most, "z": last[i]} for i, e in enumerate(chips))

    u = fixed("the target, without negative entries", vector=True)
    θ = fixed("the threshold of the target: ⟨u, x⟩ ≥ θ on positive examples")
    α = fixed("the gap of the target: ⟨u, x⟩ ≤ θ − α on negative examples")
    v = of_step("the entry of the target at one attribute", lambda u, i: u[i])
    W = attributes.sum(v, "the sum of the target, added up attribute by attribute")
    U_n = attributes.sum(v * e_M, "chips times the target, added up attribute by attribute")
    λ, ell = log(n, text="ln n"), log(1 + ε, text="ln(1 + ε)")

    above = assume(dot(u, x) >= θ)
    below = assume(dot(u, x) <= θ - α)
    active_weights_multiplied = does(w.next == w + ε * w_x)
    active_weights_divided = does((1 + ε) * w.next == (1 + ε) * w - ε * w_x)
    factor_above_1 = Chips.factor_above_1
    step_size = does(2 * θ * ε == α)
    gap_above_0 = assume(α <= θ)
    positive_gap = assume(α > 0)
    target = assume(v >= 0)
    all_chips = define(dot(u, c.last) == U_n)
    a_count = define(P >= 0)

    one_cap, weight_left, positive_size = caps(ε, n, L, Q)["one_cap weight_left positive_size"]  # e_M ≤ L
    chips_so_far = attributes.total(have(v * e_M <= L * v, target, one_cap))
    cap = have(dot(u, c.last) <= W * L, all_chips, chips_so_far)

    progress = have(dot(u, c.next) >= dot(u, c) + θ, chips_on, above)
    smaller_loss = have(dot(u, c.next) >= dot(u, c) - θ + α, chips_off, below)
    promoted = have(T.next == T + ε * s, active_weights_multiplied, weighed)
    demoted = have((1 + ε) * T.next == (1 + ε) * T - ε * s, active_weights_divided, weighed)
    gain = have((1 + ε) * T.next <= (1 + ε) * T + (1 + ε) * ε * n, low_score, factor_above_1, promoted)
    loss = have((1 + ε) * T.next <= (1 + ε) * T - ε * n, high_score, factor_above_1, demoted)
    total_progress = mistakes.total(progress, smaller_loss)  # ⟨u, c_M⟩ ≥ θP − (θ − α)D
    total_weight = mistakes.total(gain, loss)  # (1 + ε)T_M ≤ (1 + ε)(n + εnP) − εnD
    paid_in_chips = have(θ * P - (θ - α) * D <= W * L, total_progress, cap)
    few_demotions = have(ε * D < (1 + ε) * (1 + ε * P), factor_above_1, total_weight, weight_left, positive_size)
    above_0 = have(θ > 0, positive_gap, gap_above_0, name="positive threshold")
    positive_threshold = lemma(lambda: above_0(), positive_gap, gap_above_0)  # as one part of slack
    few_demotions_in_θ = have(
        2 * θ * α * D < (2 * θ + α) * (2 * θ + α * P), step_size, positive_threshold, few_demotions,
        name="few demotions, α and θ",
    )  # fmt: skip
    few_promotions = have(
        α**2 * P <= 2 * α * W * L + 2 * (θ - α) * (2 * θ + α),
        gap_above_0, positive_threshold, paid_in_chips, few_demotions_in_θ,
        have(α * θ > 0, positive_gap, positive_threshold),
        have(α**3 * P >= 0, positive_gap, a_count),
    )  # fmt: skip
    demotions_for_promotions = have(
        2 * α * D < 3 * α * P + 6 * θ,
        gap_above_0, positive_threshold, few_demotions_in_θ,
        have(α * P >= 0, positive_gap, a_count),
    )  # fmt: skip
    mistake_bound = have(
        α**2 * M < 5 * α * W * L + 5 * (θ - α) * (2 * θ + α) + 3 * α * θ,
        counted, positive_gap, few_promotions, demotions_for_promotions,
    )  # fmt: skip

    # the lecture's O((W/α)² log n) with its constants, from α(L − 1) ≤ (2θ + α/2) ln n and α ≤ θ ≤ W

    reachable = assume(θ <= W)
    in_steps = lemma(logarithms.rounded_up, have(ε >= 0, factor_above_1), n=n, C=L, Q=Q, ell=ell)
    rounded_up = have(2 * α * (L - 1) <= (4 * θ + α) * λ, step_size, positive_threshold, in_steps)
    wide = have(α <= W, reachable, gap_above_0)
    no_negative_logarithm = lemma(logarithms.not_negative, WinnowBounds.some_attribute, n=n, at={"lambda": λ})
    few = have(2 * α * L <= 2 * W + 5 * W * λ, reachable, rounded_up, no_negative_logarithm, wide, name="room")
    rest = have(5 * (θ - α) * (2 * θ + α) + 3 * α * θ <= 10 * W**2, reachable, positive_gap, gap_above_0)
    gap_bound = have(α**2 * M <= W**2 * (15 + Fraction(25, 2) * λ), positive_gap, mistake_bound, few, wide, rest)


letters = Notation(GapBounds, others=(Notation(RepeatedVariables),))
M, P, D, L, W, theta, alpha = (one.value for one in GapBounds["M P D L W θ α"])


@statement
def same_weights() -> Proved:
    """Weights that start a times as heavy and are multiplied by the same factors stay a times as heavy."""
    return RepeatedVariables.same_weights.proof


@statement
def same_prediction() -> tuple[Proved, Proved]:
    """A score and a threshold that are both a > 0 times as large are compared with the same result."""
    return RepeatedVariables.says_plus.proof, RepeatedVariables.says_minus.proof


@statement
def above_0() -> Proved:
    """θ > 0, for the gap is above 0 and no wider than θ."""
    return GapBounds.above_0.proof


@statement
def gap() -> Theorem:
    """Winnow with factor 1 + α/(2θ) and threshold n on rows of 0s and 1s that u ≥ 0 separates with a gap α ≤ θ.

    W = ‖u‖₁ and L = ⌈log n⌉ to the base of the factor.
    """
    a = GapBounds
    few = a.few_demotions, a.few_demotions_in_θ, a.few_promotions, a.demotions_for_promotions
    shown = a.promoted, a.demoted, a.paid_in_chips, *few, a.cap, a.weight_left
    name, source = "Winnow and a gap", "Littlestone 1988; Blum 2010"
    return theorem(name, source, a.mistake_bound, causes=GAP_CAUSES, shown=shown)


@statement
def rounded_up() -> Proved:
    """2α(L − 1) ≤ (4θ + α) ln n, where L is the least whole number with (1 + ε)^L ≥ n; ℓ is ln(1 + ε)."""
    return GapBounds.rounded_up.proof


@statement
def gap_in_logs() -> Proved:
    """The lecture's O((W/α)² log n) with its constants, from α(L − 1) ≤ (2θ + α/2) ln n and α ≤ θ ≤ W."""
    return GapBounds.gap_bound.proof
