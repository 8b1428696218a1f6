"""Winnow's mistake bound for k of r: an example is positive iff at least k of r relevant attributes are active.

The factor is 1 + ε with 2kε = 1, the threshold n: a promotion raises an active weight by ε of itself, a demotion
lowers it by δ = ε/(1 + ε) of itself.  As in `chapters.winnow_ors.theorem`, c counts chips (promotions less
demotions of each attribute), u marks the relevant attributes, T is the total weight, s the score, P counts
promotions and D demotions.  L is the most chips that a weight can carry, the least whole number with
(1 + ε)^L ≥ n; λ is ln n and ℓ is ln(1 + ε).  (Blum's lecture of 2010.)
"""

from fractions import Fraction

from mistake_bounds.chapters.winnow_ors.chips import Chips, caps
from mistake_bounds.chapters.winnow_ors.theorem import TOLD, WinnowBounds, told
from mistake_bounds.exact import Number, ceil_log, checked_integer, checked_size, number
from mistake_bounds.proof import Claim, Proved, statement
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import from_below
from mistake_bounds.theorem.targets import relevant_attributes
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
    lemma,
    log,
    theorem,
)  # fmt: skip

CAUSES = {
    "cap": ("unused room", "relevant weights that did not reach their cap"),
    "positive": ("more than k", "promotions with more than k relevant attributes active"),
    "negative": ("fewer than k − 1", "demotions with fewer than k − 1 relevant attributes active"),
    "weight left": ("weight left", "total weight that was still there in the end"),
    "low score · factor above 1": ("low scores", "promotions whose score was below the threshold"),
    "high score · divisor above 1": ("high scores", "demotions whose score was above the threshold"),
}


class KOfRBounds(Theory):
    """A promotion multiplies active weights by 1 + ε, where 2kε = 1, and a demotion divides them."""

    M, P, D, one, x, w, w_x, kinds = WinnowBounds["M P D one x w w_x kinds"]
    n, r, u, c, T, s, ε, L, Q = Chips["n r u c T s ε L Q"]

    @Row("mistake", M, kinds=kinds, **TOLD | {"about": TOLD["about"] + " k"})
    def mistakes(run, relevant, k):
        size = run.examples.dimension
        marked = relevant_attributes(relevant, size)
        checked_size(size, len(marked), least=1)
        k = checked_integer("k", k, least=1, most=len(marked))
        about, *steps = told(run, marked, base=Fraction(run.learner.factor))
        yield about | {"k": k}
        yield from steps

    k = fixed("how many relevant attributes a positive example has at least")
    δ = fixed("ε/(1 + ε): a demotion lowers a weight by δ of itself", lambda factor: number(1 - 1 / factor))
    λ, ell = log(n, text="ln n"), log(1 + ε, text="ln(1 + ε)")

    chips_on, chips_off, low_score, high_score, weighed, counted = WinnowBounds[
        "chips_on chips_off low_score high_score weighed counted"
    ]
    positive = assume(dot(u, x) >= k)
    negative = assume(dot(u, x) <= k - 1)
    active_weights_multiplied = does(w.next == w + ε * w_x)
    active_weights_divided = does(w.next == w - δ * w_x)
    divisor_above_1 = define(δ > 0)
    inverse = define(δ * (1 + ε) == ε)
    factor = does(2 * k * ε == 1)
    some_k = assume(k >= 1)

    factor_above_1 = Chips.factor_above_1
    cap, one_cap, weight_left, positive_size, some_attribute = caps(ε, n, L, Q)[
        "cap one_cap weight_left positive_size some_attribute"
    ]

    progress = calc(dot(u, c.next)).eq(dot(u, c) + dot(u, x), chips_on).ge(dot(u, c) + k, positive)
    small_loss = calc(dot(u, c.next)).eq(dot(u, c) - dot(u, x), chips_off).ge(dot(u, c) - (k - 1), negative)
    multiplied = have(T.next == T + ε * s, active_weights_multiplied, weighed)
    divided = have(T.next == T - δ * s, active_weights_divided, weighed)
    gain = calc(T.next).eq(T + ε * s, multiplied).le(T + ε * n, low_score, factor_above_1)
    loss = calc(T.next).eq(T - δ * s, divided).le(T - δ * n, high_score, divisor_above_1)
    total_chips = mistakes.total(progress, small_loss)  # ⟨u, c_M⟩ ≥ kP − (k − 1)D
    total_weight = mistakes.total(gain, loss)  # T_M ≤ n + εnP − δnD
    chips_counted = have(k * P - (k - 1) * D <= r * L, total_chips, cap)
    few_demotions = have(δ * D < ε * P + 1, total_weight, weight_left, positive_size)
    share = have((2 * k + 1) * δ == 1, factor, have(2 * k * δ * (1 + ε) == 1, inverse, factor))
    demotions_in_k = have(
        2 * k * D < (2 * k + 1) * P + 2 * k * (2 * k + 1), factor, few_demotions, share,
        have(2 * k * (2 * k + 1) > 0, some_k), name="demotions, in k",
    )  # fmt: skip
    room = r * L + (k - 1) * (2 * k + 1)
    few_promotions = have((k + 1) * P <= 2 * k * room, some_k, chips_counted, demotions_in_k)
    mistake_bound = have(
        (k + 1) * M < (4 * k + 1) * room + (2 * k + 1) * (k + 1),
        counted, few_promotions, demotions_in_k, have(k > 0, some_k), have(k + 1 > 0, some_k),
    )  # fmt: skip

    # as the lecture has it: M₋ ≤ (1 + ε)M₊ + (1 + ε)/ε, and both inequalities in one, times ε

    solved = have(ε * D < (1 + ε) * ε * P + (1 + ε), inverse, factor_above_1, few_demotions)
    combined = have(
        ε * (k * P - (k - 1) * (1 + ε) * P) <= ε * r * L + (k - 1) * (1 + ε),
        some_k, factor_above_1, chips_counted, solved,
    )  # fmt: skip

    # in terms of ln n

    two_attributes = assume(n >= 2)
    relevant = define(r >= 0)
    no_more_than_r = assume(k <= r, "k of r")
    ln_of_factor = lemma(from_below, have(ε >= 0, factor_above_1), epsilon=ε, ell=ell)
    ln_of_n = lemma(from_below, WinnowBounds.some_attribute, epsilon=n - 1, ell=λ)
    rounded = lemma(logarithms.rounded_up, have(ε >= 0, factor_above_1), n=n, C=L, Q=Q, ell=ell)
    rounded_up = have(L <= 1 + λ * (2 * k + Fraction(1, 2)), some_k, factor, rounded)
    two_thirds = have(
        λ >= Fraction(2, 3), two_attributes, lemma(from_below, have(n >= 1, two_attributes), epsilon=n - 1, ell=λ)
    )
    explicit = have(
        P <= 4 * r * k * λ + 2 * ((k - 1) * (2 * k + 1)), relevant, some_k, few_promotions, rounded_up, two_thirds,
    )  # fmt: skip
    last_line = have(ε * P / 2 <= r * λ + (k - 1) * (1 + ε), factor, factor_above_1, explicit)
    in_logarithms = have(
        k * M < (4 * k + 1) * (2 * r * k * λ + (k - 1) * (2 * k + 1)) + k * (2 * k + 1),
        some_k, counted, explicit, demotions_in_k, name="bound in ln n",
    )  # fmt: skip

    # O(rk log n) with its constants

    some_r = have(r >= 1, some_k, no_more_than_r)
    squared = have(k**2 <= k * r, some_k, no_more_than_r, name="k²")
    two_thirds_of_kr = have(2 * k * r <= 3 * k * r * λ, some_k, some_r, two_thirds)
    promotions = have(P <= 10 * r * k * λ, some_k, explicit, squared, two_thirds_of_kr)
    single = have(2 * k <= 3 * r * k * λ, some_k, two_thirds_of_kr, some_r, name="2k")
    both = have((2 * k + 1) * (P + 2 * k) <= (2 * k + 1) * 13 * r * k * λ, some_k, promotions, single)
    more = have((k - 1) * r * k * λ >= 0, some_k, single)
    demotions = have(D <= 20 * r * k * λ, some_k, demotions_in_k, both, more, single)

    # as one remembers it

    some_chips = define(L >= 0, "a number of chips")
    chips_in_all = have(r * L >= 0, relevant, some_chips)
    in_short = have(M < 4 * r * L + 8 * k**2, some_k, chips_in_all, mistake_bound, have(k + 1 > 0, some_k))


class WithAGuess(Theory):
    """With the factor 1 + 1/(2K) of a guess K ≥ k: no more mistakes than K of r itself may cost."""

    M, P, r, k, ε, δ, L, counted, some_k, inverse, chips_counted, few_demotions = KOfRBounds[
        "M P r k ε δ L counted some_k inverse chips_counted few_demotions"
    ]
    D = KOfRBounds.D
    K = fixed("a guess at k")
    guessed_factor = does(2 * K * ε == 1)
    large_enough = kept(K >= k)
    some_promotions = define(P >= 0, "a count")
    share = have((2 * K + 1) * δ == 1, guessed_factor, have(2 * K * δ * (1 + ε) == 1, inverse, guessed_factor))
    demotions_in_K = have(
        2 * K * D < (2 * K + 1) * P + 2 * K * (2 * K + 1), some_k, large_enough, guessed_factor, few_demotions, share,
        name="demotions, in K",
    )  # fmt: skip
    promotions_in_both = have(
        (2 * K + 1 - k) * P <= 2 * K * (r * L + (k - 1) * (2 * K + 1)),
        large_enough, some_k, chips_counted, demotions_in_K, name="promotions, in k and K",
    )  # fmt: skip
    room_for_K = r * L + (K - 1) * (2 * K + 1)
    promotions_with_a_guess = have(
        (K + 1) * P <= 2 * K * room_for_K, large_enough, some_k, some_promotions, promotions_in_both
    )
    mistakes_with_a_guess = have(
        (K + 1) * M < (4 * K + 1) * room_for_K + (2 * K + 1) * (K + 1),
        counted, promotions_with_a_guess, demotions_in_K, some_k, large_enough,
    )  # fmt: skip


letters = Notation(KOfRBounds, WithAGuess)

# The letters and hypotheses as the kernel has them, for proofs beside the theory.
_a, _g = KOfRBounds, WithAGuess
M, P, D, n, r, k, L, epsilon, lam = (one.value for one in _a["M P D n r k L ε λ"])
K = _g.K.value
FACTOR, GROWS = _a.factor.claim, _a.factor_above_1.claim


@statement
def k_of_r() -> Theorem:
    """Winnow with factor 1 + 1/(2k) on k of r of n: M < (4k + 1)/(k + 1)·(rL + (k − 1)(2k + 1)) + 2k + 1."""
    facts = _a.chips_counted, _a.few_demotions, _a.demotions_in_k, _a.few_promotions, _a.cap, _a.weight_left
    shown = _a.multiplied, _a.divided, *facts
    return theorem("Winnow on k of r", "Littlestone 1988; Blum 2010", _a.mistake_bound, causes=CAUSES, shown=shown)


@statement
def solved() -> Proved:
    """M₋ ≤ (1 + ε)M₊ + (1 + ε)/ε, times ε: the lecture's second inequality, rewritten."""
    return _a.solved.proof


@statement
def combined() -> Proved:
    """The two inequalities in one, as the lecture combines them, times ε, with rL for its (r/ε) ln n."""
    return _a.combined.proof


@statement
def in_short() -> Proved:
    """All mistakes, as one remembers it: M < 4rL + 8k²."""
    return _a.in_short.proof


@statement
def demotions_with_a_guess() -> Proved:
    """With the factor 1 + 1/(2K) of a guess K ≥ k: the demotions for so many promotions, in K."""
    return _g.demotions_in_K.proof


@statement
def larger_guess() -> Proved:
    """With the factor 1 + 1/(2K) of a guess K ≥ k: no more promotions than K of r itself may cost."""
    return _g.promotions_with_a_guess.proof


@statement
def mistakes_with_a_guess() -> Proved:
    """With the factor of a guess K ≥ k: (K + 1)M < (4K + 1)(rL + (K − 1)(2K + 1)) + (2K + 1)(K + 1)."""
    return _g.mistakes_with_a_guess.proof


@statement
def ln_of_factor() -> Proved:
    """(2 + ε)ℓ ≥ 2ε for ℓ = ln(1 + ε), where ε > 0."""
    return _a.ln_of_factor.proof


@statement
def ln_of_n() -> Proved:
    """(n + 1)λ ≥ 2(n − 1) for λ = ln n, where n ≥ 1."""
    return _a.ln_of_n.proof


@statement
def rounded_up() -> Proved:
    """L ≤ 1 + λ(1/ε + ½), for L is the least whole number with Q = (1 + ε)^L ≥ n; λ is ln n."""
    return _a.rounded_up.proof


@statement
def two_thirds() -> Proved:
    """ln n ≥ 2/3 for n ≥ 2, from `ln_of_n`."""
    return _a.two_thirds.proof


@statement
def explicit() -> Proved:
    """M₊ ≤ 4rk ln n + 2(k − 1)(2k + 1)."""
    return _a.explicit.proof


@statement
def last_line() -> Proved:
    """The lecture's last inequality, ½M₊ ≤ (r/ε) ln n + (k − 1)(1 + ε)/ε, times ε."""
    return _a.last_line.proof


@statement
def in_logarithms() -> Proved:
    """All mistakes, for n ≥ 2: M < (4k + 1)(2r ln n + (k − 1)(2k + 1)/k) + 2k + 1."""
    return _a.in_logarithms.proof


@statement
def order() -> tuple[Proved, Proved]:
    """O(rk log n) with its constants: M₊ ≤ 10rk ln n and M₋ ≤ 20rk ln n, for n ≥ 2 and k ≤ r."""
    return _a.promotions.proof, _a.demotions.proof


def claims() -> dict[str, Claim]:
    """Every claim of this module by its name, for the text to quote.

    >>> claims()["last line"]
    last line: P·ε/2 ≤ λ·r + (ε + 1)·(k - 1)
    """
    lines = (
        _a.solved, _a.combined, _a.rounded_up, _a.two_thirds, _a.explicit, _a.last_line, _a.in_logarithms, _a.in_short,
        _g.promotions_with_a_guess, _g.mistakes_with_a_guess, _a.promotions, _a.demotions,
    )  # fmt: skip
    return {
        "one cap": _a.one_cap.claim,
        **k_of_r().claims,
        **{line.claim.name: line.claim for line in lines},
    }


def at_sizes(n: int, k: int, r: int, factor: Number | None = None) -> dict:
    """What the theorem's letters stand for in every run of Winnow on k of r of n attributes; logarithms are exact.

    The factor is the theorem's own, 1 + 1/(2k), unless given.

    >>> at_sizes(9, 1, 2)["L"]
    6
    """
    factor = 1 + Fraction(1, 2 * k) if factor is None else factor
    end = {"L": ceil_log(n, factor), "lambda": ln(n), "ell": ln(factor)}
    return {"n": n, "r": r, "k": k, "epsilon": number(factor - 1), "delta": number(1 - 1 / factor), **end}
