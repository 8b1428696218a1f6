"""The L₁ margin: weights times β^(y xᵢ), −1 ≤ xᵢ ≤ 1, y⟨u, x⟩ ≥ γ, u ≥ 0 and ‖u‖₁ = 1.

As in `chapters.winnow_ors.theorem`, c counts the chips on each attribute: it is the logarithm of the weights to
the base β.  T is the total weight, s = ⟨w, x⟩ the score.  h = ln β, κ = (β + 1/β)/2 is the hyperbolic cosine of h,
σ = (β − 1/β)/2 its sine, k = ln κ, Λ = ln T, N = ln n, and H is the entropy of u.  Of one attribute, w = β^e is the
weight, e its chips, z its feature, v its part of the target and ν = ln v.
"""

from fractions import Fraction

import sympy
from sympy import S

from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.chapters.winnow_ors.chips import Chips, chips_of
from mistake_bounds.chapters.winnow_ors.theorem import WinnowBounds
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import number, total
from mistake_bounds.proof import (
    Eq,
    Proved,
    along,
    assumption,
    claim,
    definition,
    name_logarithms_in,
    prove,
    prove_by_calculus,
    statement,
)
from mistake_bounds.proof import assume as given
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.targets import NotSeparated, non_negative_target, number_or
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    kept,
    known,
    lemma,
    log,
    of_step,
    state,
    theorem,
)
from mistake_bounds.theory.rows import sum_along

MOST_PARTS = 1000  # of a chip, which a feature of 1/q moves by 1/q


def one_part(line, letter):
    """A line as an instance of itself, which slack does not take apart: what it multiplies is what varies."""
    return lemma(line, at={letter.name: letter})


class MarginBound(Theory):
    """M(hγ − k) ≤ ln n − H: at a mistake ⟨u, c⟩ rises by γ, and ln T by k at most; in the end ln T ≥ h⟨u, c⟩ + H."""

    M = fixed("the number of mistakes", lambda run: len(run.mistakes))

    @Row("mistake", M, gives="w x y c", changes="w c", about="run size u gamma beta")
    def mistakes(run, target, margin=None):
        """A run of `Exponentiated`; ``target`` u ≥ 0 is divided by its sum.

        γ is the margin of the target unless given.  Raise `NotSeparated` if γ ≤ 0, `BadTarget` unless u ≥ 0 is not 0,
        and `chapters.winnow_ors.chips.NotAPower` for a weight that is no rational power of the factor.
        """
        size = run.examples.dimension
        whole = tuple(map(number, non_negative_target(target, size)))
        u = tuple(Fraction(part) / sum(whole) for part in whole)
        gamma = number_or("margin", margin, lambda: Fraction(run.examples.margin(whole)) / sum(whole))
        if gamma <= 0:
            raise NotSeparated(min(run.examples, key=lambda example: example[1] * inner(u, example[0])), gamma)
        beta = Fraction(run.learner.factor)
        yield {"run": run, "size": size, "u": u, "gamma": gamma, "beta": beta}

        def told(weights):
            exact = tuple(number(Fraction(weight)) for weight in weights)
            return {"w": exact, "c": tuple(chips_of(weight, beta, MOST_PARTS) for weight in exact)}

        yield from (told(step.before) | {"x": step.x, "y": step.y} for step in run.steps)
        yield told(run.weights)

    n = fixed("the number of attributes", lambda size: size)
    u = fixed("the target, without negative entries and with the sum 1", vector=True)
    γ = PerceptronBound.γ
    β = fixed("the factor: at a mistake a weight is multiplied by β to the power y times the feature")
    κ = fixed("the hyperbolic cosine of h, (β + 1/β)/2", lambda beta: (beta + 1 / beta) / 2)
    σ = fixed("the hyperbolic sine of h, (β − 1/β)/2", lambda beta: (beta - 1 / beta) / 2)
    h, k = log(β, text="the logarithm of the factor β"), log(κ, text="the logarithm of (β + 1/β)/2 for the factor β")
    N = log(n, text="ln n")
    x = of_step("an example: features from −1 to 1", vector=True)
    y = PerceptronBound.y
    c = state("chips: the logarithm of each weight to the base β", start=0, vector=True)

    factor_above_1 = does(β > 1)
    half_the_sum = define(2 * β * κ == β**2 + 1)
    half_the_difference = define(2 * β * σ == β**2 - 1)
    label = define(y**2 == 1)
    factor = have(β > 0, factor_above_1)
    rate = one_part(have(h > 0, lemma(logarithms.positive, factor_above_1, at={"t": β, "ell": h}), name="rate"), h)
    cosh = one_part(have(κ > 0, half_the_sum, factor_above_1, name="cosh"), κ)
    sinh = one_part(have(σ >= 0, half_the_difference, factor_above_1, name="sinh"), σ)

    # one attribute at one mistake: a power lies below its chord from 1/β to β

    @Row("attribute", n, gives="weight chips feature", changes="weight chips")
    def attributes(w, c, x, w_next, c_next):
        for weight, chips, feature, after, more in zip(w, c, x, w_next, c_next, strict=True):
            yield {"weight": weight, "chips": chips, "feature": feature}, {"weight": after, "chips": more}

    w = state("the weight of one attribute", lambda weight: weight)
    e = state("its chips", lambda chips: chips)
    z = of_step("its feature", lambda feature: feature)
    T = attributes.sum_of(w, WinnowBounds.T.text, lambda w: total(w), start=n)
    s = attributes.sum(w * z, Chips.s.text)
    some_weight = kept(T > 0)
    Λ = log(T, text="the logarithm of the total weight")

    update_of_one = does(e.next == e + y * z, "update of one")
    small_feature = assume(z**2 <= 1)
    positive_weight = define(w > 0)
    positive_weight_after = define(w.next > 0, "positive weight")
    positive = positive_weight, positive_weight_after, factor
    up = have(1 + y * z >= 0, label, small_feature, name="inside")
    down = have(1 - y * z >= 0, label, small_feature, name="inside")

    below_top = lemma(logarithms.product_below, *positive, A=w, B=β, C=w.next, at={"a": h * e, "b": h, "c": h * e.next})
    below_bottom = lemma(
        logarithms.below_product, *positive, A=β, B=w.next, C=w, at={"a": h, "b": h * e.next, "c": h * e}
    )
    from_above = have(w.next * (1 + h * (1 - y * z)) <= β * w, update_of_one, below_top)
    from_below = have(β * w.next * (1 - h * (1 + y * z)) <= w, update_of_one, below_bottom)
    mean = have(2 * β * w.next <= (1 + y * z) * β**2 * w + (1 - y * z) * w, factor, up, down, from_above, from_below)
    chord = have(w.next <= (κ + σ * y * z) * w, half_the_sum, half_the_difference, mean, factor)
    from_w = have(
        w * (1 + h * (1 + y * z)) <= β * w.next,
        update_of_one,
        lemma(logarithms.product_below, *positive, A=β, B=w.next, C=w, at={"a": h, "b": h * e.next, "c": h * e}),
    )
    not_much_less = have(w <= β * w.next, from_w, positive_weight, rate, up)

    # all attributes at one mistake

    chords_so_far, not_much_less_so_far = attributes.totals(chord, not_much_less, around=(β, h, κ, σ, y))
    chords = have(T.next <= κ * T + σ * y * s, chords_so_far)
    some_weight_left = have(T.next > 0, some_weight, not_much_less_so_far, factor, name="some weight")

    update = does(c.next == c + y * x)
    margin = assume(y * dot(u, x) >= γ)
    mistake = does(y * s <= 0)
    progress = calc(dot(u, c.next)).eq(dot(u, c) + y * dot(u, x), update).ge(dot(u, c) + γ, margin)
    growth = calc(T.next).le(κ * T + σ * y * s, chords).le(κ * T, mistake, sinh)
    tangent = lemma(logarithms.below_product, cosh, some_weight, some_weight_left, A=κ, B=T, C=T.next, at={"a": k})
    slow = have(Λ.next <= Λ + k, tangent, growth, cosh, some_weight, name="slow growth")

    some_attribute = assume(n > 0)
    around = β, κ, σ, h
    total_progress = mistakes.total(progress)  # ⟨u, c_M⟩ ≥ Mγ
    total_growth, weight_left = mistakes.keep(
        (Λ <= N + k * M, slow), (T > 0, some_weight_left), given=(some_attribute,), around=around
    )

    # the end of the run: one tangent for each attribute in the target, ln w − ln vT ≤ w/(vT) − 1, times vT

    r, n_0 = fixed("the number of attributes in the target"), fixed("the number of the other attributes")

    @Row("entry", r, gives="weight chips entry", kinds=(("", r), ("", n_0)), kind=lambda entry: int(not entry))
    def entries(w, c, u):
        yield from ({"weight": wi, "chips": ci, "entry": ui} for wi, ci, ui in zip(w, c, u, strict=True))

    v = of_step("its entry in the target", lambda entry: entry)
    ν = log(v, text="ln v")
    S_n = entries.sum(w, "the total weight in the end, added up attribute by attribute")
    U_n = entries.sum(v, "the sum of the target, added up attribute by attribute")
    K_n = entries.sum(v * e, "chips times the target, added up attribute by attribute")
    H = entries.sum(-v * ν, "the entropy of the target", lambda u: -sum(v * ln(v) for v in u if v))
    positive_target, no_target = assume(v > 0), define(v == 0)
    all_weight = define(S_n == T.last)
    size_1 = assume(U_n == 1)
    chips_on_the_target = define(dot(u, c.last) == K_n)

    some_left = kept(T.last > 0, "weight left")
    below_the_tangent = v * T.last * (h * e - Λ.last - ν) <= w - v * T.last
    one_tangent = lemma(
        logarithms.below_product, some_left, positive_target, positive_weight,
        A=T.last, B=v, C=w, at={"a": Λ.last, "c": h * e},
    )  # fmt: skip
    added_tangents = entries.total(
        have(below_the_tangent, one_tangent),
        have(below_the_tangent, no_target, positive_weight),
        around=(T.last, Λ.last, h),
    )
    gibbs = have(
        Λ.last >= h * dot(u, c.last) + H,
        all_weight, size_1, chips_on_the_target, some_left, added_tangents, name="Gibbs",
    )  # fmt: skip
    direction = lemma(gibbs, weight_left)
    mistake_bound = have(M * (h * γ - k) <= N - H, total_progress, total_growth, direction, rate)


class Worth(Theory):
    """What a mistake is worth with the factor (2 + γ)/(2 − γ): hγ − k ≥ γ²/2, so that M γ² ≤ 2(ln n − H)."""

    M, γ, β, κ, h, k, N, H = MarginBound["M γ β κ h k N H"]
    half_the_sum, factor = MarginBound.half_the_sum, MarginBound.factor

    rational_factor = assume(β * (2 - γ) == 2 + γ)
    positive_margin, margin_at_most_1 = assume(γ > 0), assume(γ <= 1)
    factor_above_1 = have(β > 1, rational_factor, positive_margin, margin_at_most_1)

    at_least_1 = have(β - 1 >= 0, factor_above_1)
    rate_of_β = lemma(lambda: rate_of_t(), at_least_1, at={"t": β - 1, "ell": h})
    cube = have((β + 1) ** 3 > 0, at_least_1, name="a cube")
    rate_from_below = have(12 * h >= 12 * γ + γ**3, rational_factor, rate_of_β, cube)

    in_γ = have(κ * (4 - γ**2) == 4 + γ**2, half_the_sum, rational_factor, factor)
    cosh_from_1_on = have(κ >= 1, half_the_sum, factor)
    cosh_from_above = have(
        k * (16 - γ**4) <= 8 * γ**2, in_γ, lemma(logarithms.from_above, cosh_from_1_on, at={"t": κ, "ell": k})
    )

    small = have(γ**2 <= 1, positive_margin, margin_at_most_1), have(γ**2 >= 0)
    room = have(16 - 6 * γ**2 - γ**4 >= 0, small)
    below_1 = have(16 - γ**4 > 0, small)
    small_k = have(12 * k <= 6 * γ**2 + γ**4, lemma(cosh_from_above, factor_above_1), room, below_1, small)
    worth_of_a_mistake = have(2 * (h * γ - k) >= γ**2, positive_margin, small_k, rate_from_below)
    a_count = define(M >= 0)
    at_this_factor = lemma(MarginBound.mistake_bound, factor_above_1)
    quadratic_bound = have(M * γ**2 <= 2 * (N - H), a_count, at_this_factor, worth_of_a_mistake)
    entropy = known(lambda: some_entropy(), MarginBound)


class Textbook(Theory):
    """M γ² ≤ 2 ln n with the textbook's factor β = e^γ: then h = γ, and k, the logarithm of cosh γ, is γ²/2 at most."""

    M, γ, β, κ, h, k, N, H = MarginBound["M γ β κ h k N H"]
    half_the_sum = MarginBound.half_the_sum

    positive_margin, positive_factor = assume(γ > 0), does(β > 0)
    e_to_the_margin = assume(h == γ, "factor e^γ")
    above_its_tangent = lemma(logarithms.tangent, positive_factor, at={"t": β, "ell": h})
    factor_above_1 = have(β > 1, e_to_the_margin, positive_margin, above_its_tangent)
    at_least_1 = have(β >= 1, factor_above_1)
    some_cosh = have(κ > 0, half_the_sum, positive_factor)

    φ = log((β**2 + 1) / 2, text="the logarithm of (β² + 1)/2")
    as_a_product = have((β**2 + 1) / 2 == β * κ, half_the_sum)
    some_product = have((β**2 + 1) / 2 > 0)
    no_more = lemma(
        lambda: logarithms.product_law()[1], as_a_product, positive_factor, some_cosh, some_product,
        A=β, B=κ, C=(β**2 + 1) / 2,
    )  # fmt: skip
    below_square = lemma(lambda: cosh_of_t(), at_least_1, at={"t": β, "ell": h, "phi": φ})
    worth_of_a_mistake = have(2 * (h * γ - k) >= γ**2, e_to_the_margin, no_more, below_square)
    at_this_factor = lemma(MarginBound.mistake_bound, factor_above_1)
    with_entropy = have(M * γ**2 <= 2 * (N - H), Worth.a_count, at_this_factor, worth_of_a_mistake)
    without_entropy = have(M * γ**2 <= 2 * N, with_entropy, Worth.entropy)


class AnyThreshold(Theory):
    """M g² ≤ 32 ln(2m + 2) for real weights of m attributes, a threshold and a gap α: g = α/(V‖X‖_∞), V = ‖u‖₁.

    On (x, −x, 1, −1), features divided by ‖X‖_∞, the non-negative weights (p, q, b, d) with u = p − q and b − d = −μ
    have the margin α/2, on positive and on negative examples, where μ is the middle of the gap.  Their sum Z is at most
    2V, so that γ = α/(2Z) ≥ g/4, and the quadratic bound applies, with n = 2m + 2.
    """

    M, γ, N = Worth.M, Worth.γ, Worth.N
    x = MarginBound.x
    p, q = (
        fixed("the positive part of real weights", vector=True), fixed("the negative part of real weights", vector=True)
    )  # fmt: skip
    α, μ = fixed("the gap of the real weights"), fixed("the middle of the gap")
    b, d = fixed("the positive part of −μ"), fixed("the negative part of −μ")
    Z = fixed("the sum of all non-negative weights that take their place")
    g = fixed("the gap divided by V and by the largest feature")

    positive_gap = assume(α > 0)
    middle = define(b - d == -μ, "b − d")
    one_of_them_0 = define(b * d == 0)
    parts_of_the_middle = (
        define(b >= 0, "positive part of the middle"), define(d >= 0, "negative part of the middle")
    )  # fmt: skip
    score = dot(p, x) + dot(q, -x) + b - d
    on_positive = have(score >= α / 2, assume(dot(p - q, x) >= μ + α / 2, "above"), middle, name="margin on both")
    on_negative = have(-score >= α / 2, assume(dot(p - q, x) <= μ - α / 2, "below"), middle, name="margin on both")

    # with examples on both sides of the gap, neither its middle μ nor −μ is above V

    m = fixed("the number of real weights")
    real_weights = Row("attribute", m)
    p_i = of_step("the positive and the negative part of one of the real weights")
    q_i = of_step(p_i.text)
    x_pos = fixed("an example on each side of the gap", vector=True, name="x_+")
    x_neg = fixed(x_pos.text, vector=True, name="x_-")
    z_pos, z_neg = of_step("their features", name="z_+"), of_step("their features", name="z_-")
    V = fixed("the size of the real weights: the sum of their absolute values")
    Y = state("the size of the real weights, added up one by one", start=0, last=V)
    F = state("the score of x₊, added up one by one", start=0, last="F_m")
    E = state("the score of x₋, added up one by one", start=0, last="E_m")
    size_so_far = define(Y.next == Y + p_i + q_i)
    upper_score_so_far = define(F.next == F + (p_i - q_i) * z_pos)
    lower_score_so_far = define(E.next == E + (p_i - q_i) * z_neg)
    parts = define(p_i >= 0, "positive part"), define(q_i >= 0, "negative part")
    small_features = assume(z_pos**2 <= 1, "small feature"), assume(z_neg**2 <= 1, "small feature")
    no_more_than_the_size, no_less_than_minus_the_size = real_weights.keep(
        (F <= Y, size_so_far, upper_score_so_far, parts, small_features[0]),
        (-E <= Y, size_so_far, lower_score_so_far, parts, small_features[1]),
    )
    upper_score, lower_score = define(F.last == dot(p - q, x_pos)), define(E.last == dot(p - q, x_neg))
    above_the_middle = have(
        V - μ > 0,
        upper_score, assume(dot(p - q, x_pos) >= μ + α / 2, "above"), positive_gap, no_more_than_the_size,
    )  # fmt: skip
    below_the_middle = have(
        V + μ > 0,
        lower_score, assume(dot(p - q, x_neg) <= μ - α / 2, "below"), positive_gap, no_less_than_minus_the_size,
    )  # fmt: skip
    sum_of_all = define(Z == V + b + d)
    some_size = have(V + b + d > 0, parts_of_the_middle, above_the_middle, below_the_middle)
    reachable = have(Z <= 2 * V, sum_of_all, middle, one_of_them_0, above_the_middle, below_the_middle, some_size)
    positive_sum = have(Z > 0, sum_of_all, some_size)
    positive_size = have(V > 0, above_the_middle, below_the_middle)

    lectures_margin, new_margin = define(g * V == α, "lecture's margin"), define(2 * γ * Z == α)
    some_margin = have(γ > 0, positive_gap, new_margin, positive_sum)
    positive = have(g > 0, positive_gap, lectures_margin, positive_size)
    a_quarter = have(g <= 4 * γ, lectures_margin, new_margin, some_margin, reachable, positive_size)
    a_sixteenth = have(g**2 <= 16 * γ**2, positive, some_margin, a_quarter)
    any_threshold = have(M * g**2 <= 32 * N, Worth.a_count, Worth.quadratic_bound, Worth.entropy, a_sixteenth)
    textbook = have(
        M * g**2 <= 32 * N, Worth.a_count, Textbook.without_entropy, a_sixteenth, name="any threshold, factor e^γ"
    )  # fmt: skip


beside = Letters()
delta = beside("delta", "1/β")
j = beside("j", "ln δ")
a_plus = beside("a_+", "ln(1 + γ)")
a_minus = beside("a_-", "ln(1 − γ)")
t = beside("t", "how far a factor is above 1")
lam = beside("lambda", "ln n")
letters = Notation(MarginBound, Worth, Textbook, AnyThreshold, others=(beside,))

# The letters and hypotheses as the kernel has them, for proofs beside the theories.
_a = MarginBound
M, n, u, c, x, y, gamma, beta, kappa, h, k, N, H = (one.value for one in _a["M n u c x y γ β κ h k N H"])
c_next, r, n_0 = _a.c.next.value, _a.r.value, _a.n_0.value
FACTOR, HALF_SUM, UPDATE = _a.factor_above_1.claim, _a.half_the_sum.claim, _a.update.claim
COSH, SINH, WEIGHT = _a.cosh.claim, _a.sinh.claim, _a.some_weight.claim
NO_LOSS, BELOW_1 = assumption(gamma >= 0, "no negative margin"), assumption(gamma < 1, "margin below 1")
phi, alpha = Textbook.φ.value, AnyThreshold.α.value

L1_CAUSES = {
    "margin": ("margin surplus", "mistakes on examples with a larger margin than γ"),
    "sinh": ("overshoot", "mistakes with a score on the wrong side, not just at 0"),
    "chords": ("small features", "features strictly between −1 and 1"),
    "tangent": ("curvature", "a mistake that shrinks the weight further than κ: a logarithm lies below its tangent"),
    "Gibbs": ("direction", "the final weights, divided by their sum, are not u"),
}


@statement
def l1_margin() -> Theorem:
    """M (hγ − k) ≤ ln n − H for weights multiplied by β^(y xᵢ), whatever β > 1: h = ln β, k = ln cosh h."""
    name, source = "The L₁ margin", "Littlestone 1989; Kivinen, Warmuth and Auer 1997"
    shown = _a.progress, _a.growth, _a.weight_left
    return theorem(name, source, _a.mistake_bound, causes=L1_CAUSES, shown=shown)


@statement
def chord() -> Proved:
    """w⁺ ≤ (κ + σyz)w, where w⁺ = wβ^(yz) and −1 ≤ z ≤ 1: a power lies below its chord from 1/β to β.

    Twice the tangent at w⁺, h(1 − yz) below ln wβ and h(1 + yz) above ln w/β: wβ ≥ w⁺(1 + h(1 − yz)) and
    w/β ≥ w⁺(1 − h(1 + yz)).  Taken (1 + yz)/2 and (1 − yz)/2 times they add up to the chord.
    """
    return _a.chord.proof


@statement
def chords() -> Proved:
    """T⁺ ≤ κT + σys: at a mistake each weight stays below its chord, and the attributes add up."""
    return _a.chords.proof


@statement
def tangent() -> Proved:
    """κT(Λ⁺ − Λ − k) ≤ T⁺ − κT: ln T⁺ lies below the tangent of the logarithm at κT."""
    return _a.tangent.proof


@statement
def gibbs() -> Proved:
    """Λ ≥ h⟨u, c⟩ + H, from one tangent for each attribute in the target: ln w − ln vT ≤ w/(vT) − 1, times vT."""
    return _a.gibbs.proof


@statement
def some_entropy() -> Proved:
    """H ≥ 0: ln(1/v) ≥ 1 − v, and the squares of the v add up to no more than the square of their sum, which is 1.

    G ≥ U − U² is kept by each attribute, G and U being the sums of v ln(1/v) and of v.
    """
    U, G = sum_along(_a.U_n), sum_along(_a.H)
    held = claim(G.before >= U.before - U.before**2, "entropy so far"), claim(U.before >= 0, "target so far")
    after = [known.substitute({U.before: U.after, G.before: G.after}) for known in held]
    less = lemma(logarithms.tangent, _a.positive_target, at={"t": _a.v, "ell": _a.ν}).proof
    steps = []
    for sign, facts, count in ((_a.positive_target.claim, [less], r), (_a.no_target.claim, [], n_0)):
        so_far = [*held, U.claim, G.claim, sign]
        steps.append((tuple(prove(goal, given=so_far, using=facts) for goal in after), count))
    enough, _ = along(held, steps, (U.state, G.state), (), _a.entries.over)
    return prove(claim(H >= 0, "entropy"), given=[_a.size_1.claim], using=[enough])


# what a mistake is worth


@statement
def quadratic() -> Proved:
    """M γ² ≤ 2(ln n − H) with the rational factor (2 + γ)/(2 − γ), 0 < γ ≤ 1."""
    return Worth.quadratic_bound.proof


@statement
def quadratic_worth() -> Proved:
    """A mistake is worth at least γ²/2: hγ − k ≥ γ²/2 for that factor."""
    return Worth.worth_of_a_mistake.proof


@statement
def textbook() -> Proved:
    """M γ² ≤ 2 ln n with the factor e^γ, which is the form that one remembers.

    N is what the logarithm of the total weight is at the start; λ, with which the bound is shown, is defined as ln n.
    """
    attribute = given(_a.some_attribute.claim)
    times_n = at(logarithms.below_product(), (n, lam), (S.One, S.Zero), (n, N), facts=[attribute])
    same = prove(claim(N <= lam), using=[times_n, attribute])
    return prove(claim(M * gamma**2 <= 2 * lam, "textbook bound"), using=[Textbook.without_entropy.proof, same])


@statement
def textbook_with_entropy() -> Proved:
    """M γ² ≤ 2(ln n − H) with the factor e^γ."""
    return Textbook.with_entropy.proof


@statement
def cosh_below_square() -> tuple[Proved, Proved]:
    """ln cosh h ≤ h²/2 for h ≥ 0: with t = e^h it is ln((t² + 1)/2) ≤ ln t + (ln t)²/2.

    The slope of the difference is 1/t times ln t − (t² − 1)/(t² + 1), which has a square for its own slope.

    >>> [proof.claim.name for proof in cosh_below_square()]
    ['slope of the square', 'cosh below a square']
    """
    slope = prove_by_calculus(sympy.log(t) - (t**2 - 1) / (t**2 + 1), t, 1, "slope of the square")
    difference = sympy.log(t) ** 2 / 2 + sympy.log(t) - sympy.log((t**2 + 1) / 2)
    return slope, prove_by_calculus(difference, t, 1, "cosh below a square", slope=slope)


def cosh_of_t() -> Proved:
    """The second of `cosh_below_square`, with names for the logarithms."""
    ell = logarithms.ell
    names = {ell: sympy.log(t), phi: sympy.log((t**2 + 1) / 2)}
    return name_logarithms_in(cosh_below_square()[1], names, phi <= ell + ell**2 / 2, [t >= 1], "cosh below a square")


@statement
def plain_factor() -> tuple[Proved, Proved]:
    """For β = 1 + t = (2 + γ)/(2 − γ), so that γ = 2t/(2 + t): ln β ≥ γ + γ³/12; and ln(1 + t) ≤ t(2 + t)/(2(1 + t)).

    >>> [proof.claim.name for proof in plain_factor()]
    ['rate from below', 'logarithm from above']
    """
    g = 2 * t / (2 + t)
    return (
        prove_by_calculus(sympy.log(1 + t) - g - g**3 / 12, t, name="rate from below"),
        prove_by_calculus(t * (2 + t) / (2 * (1 + t)) - sympy.log(1 + t), t, name="logarithm from above"),
    )


def rate_of_t() -> Proved:
    """The first of `plain_factor`, with a name for the logarithm, times (2 + t)³."""
    ell = logarithms.ell
    cleared = 3 * (2 + t) ** 3 * ell >= 6 * t * (2 + t) ** 2 + 2 * t**3
    return name_logarithms_in(plain_factor()[0], {ell: sympy.log(1 + t)}, cleared, [t >= 0], "rate from below")


@statement
def best_factor() -> tuple[Proved, Proved]:
    """With h = artanh γ the amount hγ − k is a relative entropy: ((1 + γ) ln(1 + γ) + (1 − γ) ln(1 − γ))/2; ≥ and ≤.

    a₊ and a₋ are ln(1 + γ) and ln(1 − γ), δ is 1/β.  β = κ(1 + γ) and δ = κ(1 − γ), so that h = k + a₊ and −h = k + a₋.

    >>> best_factor()[0].claim
    relative entropy: γ·h - k ≥ a_+·(γ + 1)/2 + a_-·(1 - γ)/2
    """
    best = assumption(Eq(beta**2 * (1 - gamma), 1 + gamma), "best factor")
    inverse = definition(Eq(beta * delta, 1), "inverse factor")
    up, down = prove(claim(1 + gamma > 0, "up"), given=[NO_LOSS]), given(BELOW_1)
    factor, cosh = _a.factor.proof, _a.cosh.proof
    beta_equation = prove(claim(Eq(beta, kappa * (1 + gamma)), "product"), [best, HALF_SUM], [factor])
    delta_equation = prove(claim(Eq(delta, kappa * (1 - gamma)), "product"), [inverse, HALF_SUM, best], [factor])
    one_equation = prove(claim(Eq(1, beta * delta), "product"), [inverse])
    positive = [cosh, factor, up, down, prove(claim(delta > 0), [inverse, FACTOR])]
    no_more, no_less = zip(*(
        [at(law, *pairs, facts=[equation, *positive]) for law in logarithms.product_law()]
        for equation, *pairs in (
            (beta_equation, (kappa, k), (1 + gamma, a_plus), (beta, h)),
            (delta_equation, (kappa, k), (1 - gamma, a_minus), (delta, j)),
            (one_equation, (beta, h), (delta, j), (S.One, S.Zero)),
        )
    ), strict=True)  # fmt: skip
    amount = h * gamma - k
    relative = (1 + gamma) * a_plus / 2 + (1 - gamma) * a_minus / 2
    return tuple(
        prove(claim(goal, "relative entropy"), using=[up, down, *laws])
        for goal, laws in ((amount >= relative, no_less), (amount <= relative, no_more))
    )


@statement
def pinsker() -> tuple[Proved, Proved]:
    """(1 + γ) ln(1 + γ) + (1 − γ) ln(1 − γ) ≥ γ², for every γ in [0, 1).

    The slope has logarithms of its own, and so a slope of its own: by the first of the two it is never negative.

    >>> [proof.claim.name for proof in pinsker()]
    ['slope of the entropy', 'Pinsker']
    """
    up, down = sympy.log(1 + gamma), sympy.log(1 - gamma)
    rises = prove_by_calculus(up - down - 2 * gamma, gamma, 0, "slope of the entropy", [BELOW_1])
    entropy = (1 + gamma) * up + (1 - gamma) * down
    return rises, prove_by_calculus(entropy - gamma**2, gamma, 0, "Pinsker", [BELOW_1], slope=rises)


@statement
def entropy_beats_square() -> Proved:
    """At the best factor a mistake is worth at least γ²/2: the bound with the relative entropy is the better one.

    >>> entropy_beats_square().claim
    worth at the best factor: 2·γ·h - 2·k ≥ γ²
    """
    names = {a_plus: sympy.log(1 + gamma), a_minus: sympy.log(1 - gamma)}
    named = (1 + gamma) * a_plus + (1 - gamma) * a_minus >= gamma**2
    square = name_logarithms_in(pinsker()[1], names, named, name="Pinsker")
    square = with_facts(square, given(NO_LOSS), given(BELOW_1))
    goal = claim(2 * (h * gamma - k) >= gamma**2, "worth at the best factor")
    return prove(goal, using=[best_factor()[0], square])


# the lecture's corollary: real weights, a threshold and a gap


@statement
def any_threshold() -> tuple[Proved, Proved, Proved]:
    """The margin α/2 on positive and on negative examples, and M g² ≤ 32 ln(2m + 2), with a threshold and a gap α.

    The factor is (2 + γ)/(2 − γ), as in our runs; `any_threshold_textbook` has e^γ.
    """
    a = AnyThreshold
    return a.on_positive.proof, a.on_negative.proof, a.any_threshold.proof


@statement
def any_threshold_textbook() -> Proved:
    """M g² ≤ 32 ln(2m + 2) with the factor e^γ."""
    return AnyThreshold.textbook.proof


@statement
def reachable() -> Proved:
    """Z ≤ 2V, where there are examples on both sides of the gap: then neither its middle μ nor −μ is above V."""
    return AnyThreshold.reachable.proof


@statement
def beyond_the_middle() -> tuple[Proved, Proved]:
    """V > μ and V > −μ: p and q add up to V, and |⟨p − q, x⟩| ≤ V for features between −1 and 1."""
    return AnyThreshold.above_the_middle.proof, AnyThreshold.below_the_middle.proof
