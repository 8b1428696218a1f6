"""Winnow's mistake bound for k of r: an example is positive iff at least k of r relevant attributes are active.

The factor is 1 + ε with 2kε = 1, the threshold n: a promotion raises an active weight by ε of itself, a demotion
lowers it by δ = ε/(1 + ε) of itself.  As in `chapters.winnow_ors.theorem`, c counts chips (promotions less
demotions of each attribute), u marks the relevant attributes, T is the total weight, s the score, P counts
promotions and D demotions.  C is the most chips that a weight can carry, the least whole number with
(1 + ε)^C ≥ n; λ is ln n and ℓ is ln(1 + ε).  (Blum's lecture of 2010.)
"""

from mistake_bounds.chapters.winnow_ors.theorem import (
    CHIPS_OFF,
    CHIPS_ON,
    COUNTED,
    HIGH,
    LOW,
    SOME_ATTRIBUTE,
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
    r,
    s,
    u,
    w,
    w_next,
    w_x,
    weight_left,
    x,
)
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Equation,
    Given,
    Proved,
    Rational,
    VectorEq,
    assume,
    assumption,
    certify,
    claim,
    definition,
    dot,
    instantiate,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.chips import GROWS, ON_WEIGHTS, cap, one_cap, positive_size
from mistake_bounds.theorem.logarithms import epsilon, from_below, with_facts
from mistake_bounds.theorem.notation import FACTOR, Letters, ell
from mistake_bounds.theorem.theorem import Kind, Theorem, reader

letters = Letters(FACTOR, *ON_WEIGHTS)
k = letters("k", "how many relevant attributes a positive example has at least", "`Winnow(factor=1 + 1/(2k))`")
K = letters("K", "a guess at k")
delta = letters("delta", "ε/(1 + ε): a demotion lowers a weight by δ of itself")
C = letters("C", "the most chips that a weight can carry: ⌈log n⌉ to the base of the factor")
lam = letters("lambda", "ln n")

ENOUGH = assumption(dot(u, x) >= k, "positive")
TOO_FEW = assumption(dot(u, x) <= k - 1, "negative")
PROMOTED = own_step(VectorEq(w_next, w + epsilon * w_x), "active weights multiplied")
DEMOTED = own_step(VectorEq(w_next, w - delta * w_x), "active weights divided")
GROWN = claim(Eq(T_next, T + epsilon * s), "multiplied")
SHRUNK = claim(Eq(T_next, T - delta * s), "divided")

SHRINKS = definition(delta > 0, "divisor above 1")
INVERSE = definition(Eq(delta * (1 + epsilon), epsilon), "inverse")
FACTOR = own_step(Eq(2 * k * epsilon, 1), "factor")
SOME_K = assumption(k >= 1, "some k")

FIXED = (u, n, k, epsilon, delta)

CAUSES = {
    "cap": ("unused room", "relevant weights that did not reach their cap"),
    "positive": ("more than k", "promotions with more than k relevant attributes active"),
    "negative": ("fewer than k − 1", "demotions with fewer than k − 1 relevant attributes active"),
    "weight left": ("weight left", "total weight that was still there in the end"),
    "low score · factor above 1": ("low scores", "promotions whose score was below the threshold"),
    "high score · divisor above 1": ("high scores", "demotions whose score was above the threshold"),
}


@statement
def k_of_r() -> Theorem:
    """Winnow with factor 1 + 1/(2k) on k of r of n: M < (4k + 1)/(k + 1)·(rC + (k − 1)(2k + 1)) + 2k + 1.

    >>> k_of_r()["few promotions"]
    few promotions: P·(k + 1) ≤ 2·k·(C·r + (k - 1)·(2·k + 1))
    """
    gained = prove(claim(dot(u, c_next) >= dot(u, c) + k, "progress"), given=[CHIPS_ON, ENOUGH])
    lost = prove(claim(dot(u, c_next) >= dot(u, c) - (k - 1), "small loss"), given=[CHIPS_OFF, TOO_FEW])
    grown, shrunk = prove(GROWN, given=[PROMOTED, *WEIGHED]), prove(SHRUNK, given=[DEMOTED, *WEIGHED])
    heavier = prove(claim(T_next <= T + epsilon * n, "gain"), given=[LOW, GROWS], using=[grown])
    lighter = prove(claim(T_next <= T - delta * n, "loss"), given=[HIGH, SHRINKS], using=[shrunk])
    chips = telescope(dot(u, c), ((gained, P), (lost, D)), STATE, FIXED, at_least=True, name="total chips")
    weight = telescope(T, ((heavier, P), (lighter, D)), STATE, FIXED, at_least=False, name="total weight")
    left = weight_left(epsilon)
    capped = cap(C, epsilon)
    counted = prove(claim(k * P - (k - 1) * D <= r * C, "chips counted"), using=[chips, capped])
    few_demotions = prove(claim(delta * D < epsilon * P + 1, "few demotions"), using=[weight, left, positive_size(n)])
    share = _share(k, FACTOR)
    in_k = prove(
        claim(2 * k * D < (2 * k + 1) * P + 2 * k * (2 * k + 1), "demotions, in k"),
        given=[FACTOR], using=[few_demotions, share, _from_k(2 * k * (2 * k + 1) > 0, "2k(2k + 1)")],
    )  # fmt: skip
    few_promotions = prove(
        claim((k + 1) * P <= 2 * k * _room(k), "few promotions"), given=[SOME_K], using=[counted, in_k]
    )
    bound = claim((k + 1) * M < (4 * k + 1) * _room(k) + (2 * k + 1) * (k + 1), "mistake bound")
    return Theorem(
        name="Winnow on k of r",
        source="Littlestone 1988; Blum 2010",
        kinds=(
            Kind("promotion", (CHIPS_ON, ENOUGH, LOW, PROMOTED, *WEIGHED), (gained, heavier), (grown,)),
            Kind("demotion", (CHIPS_OFF, TOO_FEW, HIGH, DEMOTED, *WEIGHED), (lost, lighter), (shrunk,)),
        ),
        sums=(chips, weight),
        facts=(counted, few_demotions, in_k, few_promotions, capped, left),
        conclusion=prove(
            bound,
            given=[COUNTED],
            using=[few_promotions, in_k, _from_k(k > 0, "k"), _from_k(k + 1 > 0, "k + 1")],
        ),
        count="M",
        read=reader("winnow_k_of_r.reading:read_k_of_r"),
        causes=CAUSES,
    )


def _scale() -> Proved:
    """1 + ε > 0."""
    return prove(claim(1 + epsilon > 0, "1 + ε"), given=[GROWS])


def _room(size):
    """rC + (k − 1)(2k + 1), for k or for a guess at it."""
    return r * C + (size - 1) * (2 * size + 1)


def _share(size, factor: Claim) -> Proved:
    """(2k + 1)δ = 1: 2k times (δ(1 + ε) = ε), and 1 − δ times (2kε = 1), for k or for a guess at it."""
    equations = Equation(Given(INVERSE), 2 * size), Equation(Given(factor), 1 - delta)
    return certify(Certificate(claim(Eq((2 * size + 1) * delta, 1), "share"), equations=equations))


def _from_k(relation, name: str) -> Proved:
    """Something positive because k ≥ 1."""
    return prove(claim(relation, name), given=[SOME_K])


@statement
def solved() -> Proved:
    """M₋ ≤ (1 + ε)M₊ + (1 + ε)/ε, times ε: the lecture's second inequality, rewritten.

    >>> solved().claim
    solved: D·ε < P·ε·(ε + 1) + ε + 1
    """
    relation = epsilon * D < (1 + epsilon) * epsilon * P + (1 + epsilon)
    return prove(claim(relation, "solved"), given=[INVERSE], using=[k_of_r().facts[1], _scale()])


@statement
def combined() -> Proved:
    """The two inequalities in one, as the lecture combines them, times ε, with rC for its (r/ε) ln n.

    >>> combined().claim
    combined: ε·(P·k - P·(ε + 1)·(k - 1)) ≤ C·ε·r + (ε + 1)·(k - 1)
    """
    relation = epsilon * (k * P - (k - 1) * (1 + epsilon) * P) <= epsilon * r * C + (k - 1) * (1 + epsilon)
    return prove(claim(relation, "combined"), given=[SOME_K, GROWS], using=[k_of_r().facts[0], solved()])


GUESSED = own_step(Eq(2 * K * epsilon, 1), "guessed factor")
LARGE = claim(K >= k, "large enough")


@statement
def demotions_with_a_guess() -> Proved:
    """With the factor 1 + 1/(2K) of a guess K ≥ k: the demotions for so many promotions, in K.

    >>> demotions_with_a_guess().claim
    demotions, in K: 2·D·K < 2·K·(2·K + 1) + P·(2·K + 1)
    """
    scale = prove(claim(2 * K * (2 * K + 1) > 0, "2K(2K + 1)"), given=[SOME_K, LARGE])
    return prove(
        claim(2 * K * D < (2 * K + 1) * P + 2 * K * (2 * K + 1), "demotions, in K"),
        given=[GUESSED], using=[k_of_r().facts[1], _share(K, GUESSED), scale],
    )  # fmt: skip


@statement
def larger_guess() -> Proved:
    """With the factor 1 + 1/(2K) of a guess K ≥ k: no more promotions than K of r itself may cost.

    >>> larger_guess().claim
    promotions with a guess: P·(K + 1) ≤ 2·K·(C·r + (K - 1)·(2·K + 1))
    """
    both = prove(
        claim((2 * K + 1 - k) * P <= 2 * K * (r * C + (k - 1) * (2 * K + 1)), "promotions, in k and K"),
        given=[LARGE, SOME_K], using=[k_of_r().facts[0], demotions_with_a_guess()],
    )  # fmt: skip
    return prove(
        claim((K + 1) * P <= 2 * K * _room(K), "promotions with a guess"),
        given=[LARGE, SOME_K, definition(P >= 0, "a count")], using=[both],
    )  # fmt: skip


@statement
def mistakes_with_a_guess() -> Proved:
    """With the factor of a guess K ≥ k: (K + 1)M < (4K + 1)(rC + (K − 1)(2K + 1)) + (2K + 1)(K + 1).

    >>> mistakes_with_a_guess().claim
    mistakes with a guess: M·(K + 1) < (K + 1)·(2·K + 1) + (4·K + 1)·(C·r + (K - 1)·(2·K + 1))
    """
    positive = [prove(claim(part > 0), given=[SOME_K, LARGE]) for part in (K, K + 1)]
    goal = claim((K + 1) * M < (4 * K + 1) * _room(K) + (2 * K + 1) * (K + 1), "mistakes with a guess")
    return prove(goal, given=[COUNTED], using=[larger_guess(), demotions_with_a_guess(), *positive])


# the bound in terms of ln n


TWO = assumption(n >= 2, "two attributes")
RELEVANT = definition(r >= 0, "relevant")
NO_MORE_THAN_R = assumption(k <= r, "k of r")


@statement
def ln_of_factor() -> Proved:
    """(2 + ε)ℓ ≥ 2ε for ℓ = ln(1 + ε), where ε > 0.

    >>> ln_of_factor().claim, sorted(known.name for known in ln_of_factor().given)
    (logarithm from below: ell·(ε + 2) ≥ 2·ε, ['factor above 1', 'logarithm'])
    """
    return with_facts(instantiate(from_below(), {}), prove(claim(epsilon >= 0), given=[GROWS]))


@statement
def ln_of_n() -> Proved:
    """(n + 1)λ ≥ 2(n − 1) for λ = ln n, where n ≥ 1.

    >>> ln_of_n().claim
    logarithm from below: λ·(n + 1) ≥ 2·n - 2
    """
    at_n = instantiate(from_below(), {epsilon: n - 1, ell: lam})
    return with_facts(at_n, assume(SOME_ATTRIBUTE))


@statement
def rounded_up() -> Proved:
    """C ≤ 1 + λ(1/ε + ½), for C is the least whole number with Q = (1 + ε)^C ≥ n; λ is ln n.

    >>> rounded_up().claim
    rounded up: C ≤ λ·(2·k + 1/2) + 1
    """
    above_1 = prove(claim(epsilon >= 0), given=[GROWS])
    goal = claim(C <= 1 + lam * (2 * k + Rational(1, 2)), "rounded up")
    return prove(goal, given=[FACTOR], using=[with_facts(logarithms.rounded_up(), above_1), _from_k(k > 0, "k")])


@statement
def two_thirds() -> Proved:
    """ln n ≥ 2/3 for n ≥ 2, from `ln_of_n`.

    >>> two_thirds().claim
    two thirds: λ ≥ 2/3
    """
    return prove(
        claim(lam >= Rational(2, 3), "two thirds"),
        given=[TWO],
        using=[with_facts(ln_of_n(), prove(SOME_ATTRIBUTE, given=[TWO]))],
    )


@statement
def explicit() -> Proved:
    """M₊ ≤ 4rk ln n + 2(k − 1)(2k + 1).

    >>> explicit().claim
    explicit: P ≤ 4·k·λ·r + 2·(k - 1)·(2·k + 1)
    """
    few_promotions = k_of_r().facts[3]
    return prove(
        claim(P <= 4 * r * k * lam + 2 * ((k - 1) * (2 * k + 1)), "explicit"),
        given=[RELEVANT],
        using=[few_promotions, rounded_up(), two_thirds(), _from_k(k + 1 > 0, "k + 1"),
               prove(claim(k * r >= 0, "kr"), given=[SOME_K, RELEVANT]),
               prove(claim((k - 1) * (2 * k + 1) >= 0, "(k − 1)(2k + 1)"), given=[SOME_K])],
    )  # fmt: skip


@statement
def last_line() -> Proved:
    """The lecture's last inequality, ½M₊ ≤ (r/ε) ln n + (k − 1)(1 + ε)/ε, times ε.

    >>> last_line().claim
    last line: P·ε/2 ≤ λ·r + (ε + 1)·(k - 1)
    """
    relation = epsilon * P / 2 <= r * lam + (k - 1) * (1 + epsilon)
    return prove(claim(relation, "last line"), given=[FACTOR, GROWS], using=[explicit()])


@statement
def in_logarithms() -> Proved:
    """All mistakes, for n ≥ 2: M < (4k + 1)(2r ln n + (k − 1)(2k + 1)/k) + 2k + 1.

    >>> in_logarithms().claim
    bound in ln n: M·k < k·(2·k + 1) + (4·k + 1)·(2·k·λ·r + (k - 1)·(2·k + 1))
    """
    relation = k * M < (4 * k + 1) * (2 * r * k * lam + (k - 1) * (2 * k + 1)) + k * (2 * k + 1)
    positive = _from_k(k > 0, "k"), _from_k(4 * k + 1 > 0, "4k + 1")
    return prove(claim(relation, "bound in ln n"), given=[COUNTED], using=[explicit(), k_of_r().facts[2], *positive])


@statement
def order() -> tuple[Proved, Proved]:
    """O(rk log n) with its constants: M₊ ≤ 10rk ln n and M₋ ≤ 20rk ln n, for n ≥ 2 and k ≤ r.

    >>> [proof.claim for proof in order()]
    [promotions: P ≤ 10·k·λ·r, demotions: D ≤ 20·k·λ·r]
    """
    one = prove(claim(r >= 1, "r"), given=[SOME_K, NO_MORE_THAN_R])
    product = prove(claim(k * r > 0, "kr"), given=[SOME_K], using=[one])
    squared = prove(claim(k**2 <= k * r, "k²"), given=[SOME_K, NO_MORE_THAN_R])
    some = prove(claim(2 * k * r <= 3 * k * r * lam, "two thirds of kr"), using=[product, two_thirds()])
    promotions = prove(claim(P <= 10 * r * k * lam, "promotions"), given=[SOME_K], using=[explicit(), squared, some])
    single = prove(claim(2 * k <= 3 * r * k * lam, "2k"), given=[SOME_K], using=[some, one])
    both = prove(claim((2 * k + 1) * (P + 2 * k) <= (2 * k + 1) * 13 * r * k * lam, "times 2k + 1"),
                 given=[SOME_K], using=[promotions, single])  # fmt: skip
    more = prove(claim((k - 1) * r * k * lam >= 0, "more"), given=[SOME_K], using=[single])
    demotions = prove(claim(D <= 20 * r * k * lam, "demotions"),
                      using=[k_of_r().facts[2], both, more, single, _from_k(k > 0, "k")])  # fmt: skip
    return promotions, demotions


def claims() -> dict[str, Claim]:
    """Every claim of this module by its name, for the text to quote.

    >>> claims()["last line"]
    last line: P·ε/2 ≤ λ·r + (ε + 1)·(k - 1)
    """
    lemmas = (
        solved, combined, rounded_up, two_thirds, explicit, last_line, in_logarithms, larger_guess,
        mistakes_with_a_guess,
    )  # fmt: skip
    proofs = [lemma() for lemma in lemmas] + list(order())
    return {"one cap": one_cap(C).claim, **k_of_r().claims, **{proof.claim.name: proof.claim for proof in proofs}}
