"""The L₁ margin: weights times β^(y xᵢ), −1 ≤ xᵢ ≤ 1, y⟨u, x⟩ ≥ γ, u ≥ 0 and ‖u‖₁ = 1.

As in `chapters.winnow_ors.theorem`, c counts the chips on each attribute: it is the logarithm of the weights to
the base β.  T is the total weight, s = ⟨w, x⟩ the score.  h = ln β, κ = (β + 1/β)/2 is the hyperbolic cosine of h,
σ = (β − 1/β)/2 its sine, k = ln κ, Λ = ln T, N = ln n, and H is the entropy of u.  Of one attribute, w = β^e is the
weight, e its chips, z its feature, v its part of the target and ν = ln v.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

import sympy
from sympy import Expr, S

from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.theorem import T_M, M, T, T_next, n, s
from mistake_bounds.proof import (
    ZERO,
    Certificate,
    Claim,
    Eq,
    Equation,
    Fact,
    Given,
    Proved,
    Term,
    VectorEq,
    along,
    assume,
    assumption,
    certify,
    claim,
    definition,
    dot,
    induct,
    instantiate,
    name_logarithms_in,
    own_step,
    prove,
    prove_by_calculus,
    scalars,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms, sums
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import LABELLED, Letters, gamma, y
from mistake_bounds.theorem.sums import Row
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ATTRIBUTE

letters = Letters(LABELLED, winnow.letters)
c, c_next, c_M = letters.vectors("c c^+ c_M", "chips: the logarithm of each weight to the base β")
x = letters.vectors("x", "an example: features from −1 to 1", "`step.x`")
u = letters.vectors("u", "the target, without negative entries and with the sum 1")
r = letters("r", "the number of attributes in the target")
others = letters("n_0", "the number of the other attributes")
beta = letters(
    "beta",
    "the factor: at a mistake a weight is multiplied by β to the power y times the feature",
    "`Exponentiated(factor=…)`",
)
h = letters("h", "the logarithm of the factor β")
kappa = letters("kappa", "the hyperbolic cosine of h, (β + 1/β)/2")
sigma = letters("sigma", "the hyperbolic sine of h, (β − 1/β)/2")
k = letters("k", "the logarithm of (β + 1/β)/2 for the factor β")
N = letters("N", "ln n")
H = letters("H", "the entropy of the target")
Lam, Lam_next, Lam_M = letters("Lambda Lambda^+ Lambda_M", "the logarithm of the total weight")
w, w_next = letters("w w^+", "the weight of one attribute")
e, e_next = letters("e e^+", "its chips")
z = letters("z", "its feature")
v = letters("v", "its entry in the target")
nu = letters("nu", "ln v")
A, A_next, A_n = letters("A A^+ A_n", "the total weight, added up attribute by attribute")
B, B_next, B_n = letters("B B^+ B_n", "the total weight after the mistake, added up attribute by attribute")
Q, Q_next, Q_n = letters("Q Q^+ Q_n", "the score, added up attribute by attribute")
Sum, Sum_next, Sum_n = letters("S S^+ S_n", "the total weight in the end, added up attribute by attribute")
U, U_next, U_n = letters("U U^+ U_n", "the sum of the target, added up attribute by attribute")
K, K_next, K_n = letters("K K^+ K_n", "chips times the target, added up attribute by attribute")
G, G_next = letters("G G^+", "the entropy of the target, added up attribute by attribute")
delta = letters("delta", "1/β")
j = letters("j", "ln δ")
a_plus = letters("a_+", "ln(1 + γ)")
a_minus = letters("a_-", "ln(1 − γ)")
t = letters("t", "how far a factor is above 1")
p, q = letters.vectors("p q", "the positive and the negative part of real weights")
p_i, q_i = letters("p_i q_i", "those of one weight")
x_pos, x_neg = letters.vectors("x_+ x_-", "an example on each side of the gap")
z_pos, z_neg = letters("z_+ z_-", "their features")
alpha = letters("alpha", "the gap of the real weights")
mu = letters("mu", "the middle of the gap")
b, d = letters("b d", "the positive and the negative part of −μ")
V = letters("V", "the size of the real weights: the sum of their absolute values")
Z = letters("Z", "the sum of all non-negative weights that take their place")
g = letters("g", "the gap divided by V and by the largest feature")
R, R_next = letters("R R^+", "the size of the real weights, added up one by one")
F, F_next, F_m = letters("F F^+ F_m", "the score of x₊, added up one by one")
E, E_next, E_m = letters("E E^+ E_m", "the score of x₋, added up one by one")
m = letters("m", "the number of real weights")

UPDATE = own_step(VectorEq(c_next, c + y * x), "update")
MARGIN = assumption(y * dot(u, x) >= gamma, "margin")
MISTAKE = own_step(y * s <= 0, "mistake")
LABEL = definition(Eq(y**2, 1), "label")
SCORED = (
    definition(Eq(A_n, T), "total weight"),
    definition(Eq(B_n, T_next), "new total weight"),
    definition(Eq(Q_n, s), "score"),
)
LOGARITHMS = (
    claim(Eq(Lam, sympy.log(T)), "logarithm"),
    claim(Eq(Lam_next, sympy.log(T_next)), "logarithm"),
)
WEIGHT = claim(T > 0, "some weight")

FACTOR = own_step(beta > 1, "factor above 1")
HALF_SUM = definition(Eq(2 * beta * kappa, beta**2 + 1), "half the sum")
HALF_DIFFERENCE = definition(Eq(2 * beta * sigma, beta**2 - 1), "half the difference")
COSH = claim(kappa > 0, "cosh")
SINH = claim(sigma >= 0, "sinh")
RATE = claim(h > 0, "rate")

OF_ONE = own_step(Eq(e_next, e + y * z), "update of one")
SMALL = assumption(z**2 <= 1, "small feature")
TARGET = assumption(v > 0, "positive target")
SIZE_1 = assumption(Eq(U_n, 1), "size 1")
U_SO_FAR, U_SAME = definition(Eq(U_next, U + v), "target so far"), definition(Eq(U_next, U), "target so far")
G_SO_FAR, G_SAME = definition(Eq(G_next, G - v * nu), "entropy so far"), definition(Eq(G_next, G), "entropy so far")
POSITIVE, POSITIVE_NEXT = definition(w > 0, "positive weight"), definition(w_next > 0, "positive weight")

L1_CAUSES = {
    "margin": ("margin surplus", "mistakes on examples with a larger margin than γ"),
    "sinh": ("overshoot", "mistakes with a score on the wrong side, not just at 0"),
    "chords": ("small features", "features strictly between −1 and 1"),
    "tangent": ("curvature", "a mistake that shrinks the weight further than κ: a logarithm lies below its tangent"),
    "Gibbs": ("direction", "the final weights, divided by their sum, are not u"),
}


@statement
def l1_margin() -> Theorem:
    """M (hγ − k) ≤ ln n − H for weights multiplied by β^(y xᵢ), whatever β > 1: h = ln β, k = ln cosh h.

    >>> l1_margin().conclusion.claim
    mistake bound: M·(γ·h - k) ≤ -H + N
    """
    progress = prove(claim(dot(u, c_next) >= dot(u, c) + gamma, "progress"), given=[UPDATE, MARGIN])
    growth = prove(claim(T_next <= kappa * T, "growth"), given=[MISTAKE], using=[chords(), sinh()])
    slow = prove(claim(Lam_next <= Lam + k, "slow growth"), given=[WEIGHT], using=[tangent(), growth, cosh()])
    state = ((c, ZERO, c_next, c_M), (T, n, T_next, T_M), (Lam, N, Lam_next, Lam_M))
    fixed = (u, gamma, beta, h, k, kappa, sigma, n, N)
    total_progress = telescope(dot(u, c), ((progress, M),), state, fixed, at_least=True, name="total progress")
    total_growth, weight = _added_growth(slow, state, fixed)
    direction = with_facts(gibbs(), weight)
    return Theorem(
        name="The L₁ margin",
        source="Littlestone 1989; Kivinen, Warmuth and Auer 1997",
        kinds=(Kind("", (UPDATE, MARGIN, MISTAKE, LABEL, *SCORED, *LOGARITHMS), (progress, growth, slow)),),
        sums=(total_progress, total_growth),
        facts=(weight,),
        conclusion=prove(
            claim(M * (h * gamma - k) <= N - H, "mistake bound"),
            using=[total_progress, total_growth, direction, rate()],
        ),
        count="M",
        read=reader("winnow_l1_margin.reading:read_l1"),
        causes=L1_CAUSES,
    )


def _added_growth(slow: Proved, state, fixed) -> tuple[Proved, Proved]:
    """Λ ≤ N + kM after M mistakes; and T > 0, on which each step rests and which it keeps."""
    held = claim(Lam <= N + k * M, "total growth"), WEIGHT.named("weight left")
    terms = Term(Fraction(1), (Given(held[0]),)), Term(Fraction(1), (Fact(slow),))
    added = certify(Certificate(held[0].substitute({Lam: Lam_next, M: M + 1}), terms=terms))
    some_attribute = assume(assumption(n > 0, "some attribute"))
    start = prove(held[0].substitute({Lam: N, M: S.Zero})), some_attribute
    return induct(held, start, (((added, weight_left()), M),), state, fixed)


# the factor


@statement
def rate() -> Proved:
    """h > 0, for β > 1.

    >>> rate().claim
    rate: h > 0
    """
    return _one_part(prove(RATE, using=[at(logarithms.positive(), (beta, h), facts=[assume(FACTOR)])]))


@statement
def cosh() -> Proved:
    """κ > 0.

    >>> cosh().claim
    cosh: κ > 0
    """
    return _one_part(prove(COSH, given=[HALF_SUM, FACTOR]))


@statement
def sinh() -> Proved:
    """σ ≥ 0.

    >>> sinh().claim
    sinh: σ ≥ 0
    """
    return _one_part(prove(SINH, given=[HALF_DIFFERENCE, FACTOR]))


def _one_part(proof: Proved) -> Proved:
    """The same as an instance of itself, which slack does not take apart: what it multiplies is what varies."""
    return instantiate(proof, {})


# one attribute at one mistake


@statement
def chord() -> Proved:
    """w⁺ ≤ (κ + σyz)w, where w⁺ = wβ^(yz) and −1 ≤ z ≤ 1: a power lies below its chord from 1/β to β.

    Twice the tangent at w⁺, h(1 − yz) below ln wβ and h(1 + yz) above ln w/β: wβ ≥ w⁺(1 + h(1 − yz)) and
    w/β ≥ w⁺(1 − h(1 + yz)).  Taken (1 + yz)/2 and (1 − yz)/2 times they add up to the chord.

    >>> chord().claim
    chord: w^+ ≤ w·(κ + σ·y·z)
    """
    before = (w, h * e)
    after = (w_next, h * e_next)
    factor = (beta, h)
    positive = [assume(POSITIVE), assume(POSITIVE_NEXT), _factor_positive()]
    at_top = at(logarithms.product_below(), before, factor, after, facts=positive)
    at_bottom = at(logarithms.below_product(), factor, after, before, facts=positive)
    above = claim(w_next * (1 + h * (1 - y * z)) <= beta * w, "from above")
    below = claim(beta * w_next * (1 - h * (1 + y * z)) <= w, "from below")
    above = _adds_up(above, (at_top,), equations={OF_ONE: -w_next * h})
    below = _adds_up(below, (at_bottom,), equations={OF_ONE: -beta * w_next * h})
    up, down = _inside()
    mean = claim(2 * beta * w_next <= (1 + y * z) * beta**2 * w + (1 - y * z) * w, "mean")
    both = _adds_up(mean, (_factor_positive(), up, above), (down, below))
    goal = claim(w_next <= (kappa + sigma * y * z) * w, "chord")
    return prove(goal, given=[HALF_SUM, HALF_DIFFERENCE], using=[both, _factor_positive()])


@statement
def not_much_less() -> Proved:
    """w ≤ βw⁺: a mistake takes no more from a weight than a division by β.

    >>> not_much_less().claim
    not much less: w ≤ β·w^+
    """
    positive = [assume(POSITIVE), assume(POSITIVE_NEXT), _factor_positive()]
    tangent_at_w = at(logarithms.product_below(), (beta, h), (w_next, h * e_next), (w, h * e), facts=positive)
    from_w = claim(w * (1 + h * (1 + y * z)) <= beta * w_next, "from w")
    steps_down = _adds_up(from_w, (tangent_at_w,), equations={OF_ONE: w * h})
    goal = claim(w <= beta * w_next, "not much less")
    return _adds_up(goal, (steps_down,), (assume(POSITIVE), rate(), _inside()[0]))


def _inside() -> tuple[Proved, Proved]:
    """1 + yz ≥ 0 and 1 − yz ≥ 0."""
    return tuple(prove(claim(end >= 0, "inside"), given=[LABEL, SMALL]) for end in (1 + y * z, 1 - y * z))


def _adds_up(goal: Claim, *products: Sequence, equations=MappingProxyType({}), times=()) -> Proved:
    """The goal, ``times`` what is positive, is the sum of products and of equations, each times its cofactor.

    A product is of a number, where it is not 1, and of what is proved.
    """
    zeros = tuple(Equation(Given(equation), S(cofactor)) for equation, cofactor in equations.items())
    return certify(Certificate(goal, tuple(map(Fact, times)), tuple(map(_term, products)), zeros))


def _term(product: Sequence) -> Term:
    facts = [part for part in product if type(part) is Proved]
    return Term(Fraction(1 if len(facts) == len(product) else product[0]), tuple(map(Fact, facts)))


def _factor_positive() -> Proved:
    return prove(claim(beta > 0, "factor"), given=[FACTOR])


# all attributes at one mistake


@statement
def chords() -> Proved:
    """T⁺ ≤ κT + σys: at a mistake each weight stays below its chord, and the attributes add up.

    >>> chords().claim
    chords: T^+ ≤ T·κ + s·σ·y
    """
    return prove(claim(T_next <= kappa * T + sigma * y * s, "chords"), given=SCORED, using=[_added_up()[0]])


@statement
def weight_left() -> Proved:
    """T⁺ > 0, for T > 0: a mistake leaves at least T/β.

    >>> weight_left().claim
    some weight: T^+ > 0
    """
    goal = WEIGHT.substitute({T: T_next})
    return prove(goal, given=[WEIGHT, *SCORED[:2]], using=[_added_up()[1], _factor_positive()])


SCORES = Row(
    ATTRIBUTE,
    n,
    (
        sums.Sum(A, A_next, A_n, w, "weight so far"),
        sums.Sum(B, B_next, B_n, w_next, "new weight so far"),
        sums.Sum(Q, Q_next, Q_n, w * z, "score so far"),
    ),
)


@statement
def _added_up() -> tuple[Proved, Proved]:
    """`chord` and `not_much_less`, added up; A, B and Q add up w, w⁺ and wz."""
    held = claim(B <= kappa * A + sigma * y * Q, "chords so far"), claim(A <= beta * B, "not much less so far")
    kinds = [(n, SCORES.given, (chord(), not_much_less()))]
    return _kept_by_all(held, kinds, SCORES.state, (beta, h, kappa, sigma, y))


def _kept_by_all(held: tuple, kinds, state, fixed) -> tuple[Proved, ...]:
    """Each claim of ``held``, linear in sums, kept by each attribute: it adds to the sums what a fact is about.

    ``kinds`` = ((count, the sums' definitions, a fact for each claim), …).
    """
    after = {row[0]: row[2] for row in state}

    def kept(known, fact, definitions):
        goal = known.substitute(after)
        equations = {d: cofactor for d in definitions if (cofactor := goal.term.diff(d.lhs)) != 0}
        return _adds_up(goal, (assume(known),), (fact,), equations=equations)

    steps = [
        (tuple(kept(known, fact, definitions) for known, fact in zip(held, facts, strict=True)), count)
        for count, definitions, facts in kinds
    ]
    return along(held, steps, state, fixed, ATTRIBUTE)


@statement
def tangent() -> Proved:
    """κT(Λ⁺ − Λ − k) ≤ T⁺ − κT: ln T⁺ lies below the tangent of the logarithm at κT.

    >>> tangent().claim
    tangent: T·κ·(-Lambda + Lambda^+ - k) ≤ -T·κ + T^+
    """
    positive = [cosh(), assume(WEIGHT), weight_left()]
    return at(logarithms.below_product(), (kappa, k), (T, Lam), (T_next, Lam_next), facts=positive)


# the end of the run


@statement
def gibbs() -> Proved:
    """Λ ≥ h⟨u, c⟩ + H, from one tangent for each attribute in the target: ln w − ln vT ≤ w/(vT) − 1, times vT.

    S, U, K and G add up w, v, ve and v ln(1/v), so that in the end S = T, U = 1, K = ⟨u, c⟩ and G = H.

    >>> gibbs().claim
    Gibbs: Lambda_M ≥ h·⟨c_M, u⟩ + H
    """
    held = claim(T_M * (h * K + G - Lam_M * U) <= Sum - T_M * U, "added tangents")
    left = claim(T_M > 0, "weight left")
    one = at(
        logarithms.below_product(), (T_M, Lam_M), (v, nu), (w, h * e), facts=[*map(assume, (left, TARGET, POSITIVE))]
    )
    relevant = [
        definition(Eq(Sum_next, Sum + w), "all weight so far"),
        U_SO_FAR,
        definition(Eq(K_next, K + v * e), "chips so far"),
        G_SO_FAR,
    ]
    irrelevant = [
        definition(Eq(Sum_next, Sum + w), "all weight so far"),
        U_SAME,
        definition(Eq(K_next, K), "chips so far"),
        G_SAME,
    ]
    state = (
        (Sum, S.Zero, Sum_next, Sum_n), (U, S.Zero, U_next, U_n), (K, S.Zero, K_next, K_n), (G, S.Zero, G_next, H),
    )  # fmt: skip
    kinds = [(r, relevant, (one,)), (others, irrelevant, (assume(POSITIVE),))]
    (added,) = _kept_by_all((held,), kinds, state, (T_M, Lam_M, h))
    given = [
        definition(Eq(Sum_n, T_M), "all weight"),
        SIZE_1,
        definition(Eq(dot(u, c_M), K_n), "chips on the target"),
        left,
    ]
    return prove(claim(Lam_M >= h * dot(u, c_M) + H, "Gibbs"), given=given, using=[added])


# what a mistake is worth

ell = scalars("ell")

RATIONAL = assumption(Eq(beta * (2 - gamma), 2 + gamma), "rational factor")
BEST = assumption(Eq(beta**2 * (1 - gamma), 1 + gamma), "best factor")
INVERSE = definition(Eq(beta * delta, 1), "inverse factor")
SOME_MARGIN = assumption(gamma > 0, "positive margin")
NO_LOSS = assumption(gamma >= 0, "no negative margin")
BELOW_1 = assumption(gamma < 1, "margin below 1")
AT_MOST_1 = assumption(gamma <= 1, "margin at most 1")
COUNT = claim(M >= 0, "a count")


@statement
def best_factor() -> tuple[Proved, Proved]:
    """With h = artanh γ the amount hγ − k is a relative entropy: ((1 + γ) ln(1 + γ) + (1 − γ) ln(1 − γ))/2; ≥ and ≤.

    a₊ and a₋ are ln(1 + γ) and ln(1 − γ), δ is 1/β.  β = κ(1 + γ) and δ = κ(1 − γ), so that h = k + a₊ and −h = k + a₋.

    >>> best_factor()[0].claim
    relative entropy: γ·h - k ≥ a_+·(γ + 1)/2 + a_-·(1 - γ)/2
    """
    up = prove(claim(1 + gamma > 0, "up"), given=[NO_LOSS])
    down = assume(BELOW_1)
    beta_equation = _times_beta(Eq(beta, kappa * (1 + gamma)), {BEST: 1, HALF_SUM: -(1 + gamma)})
    delta_equation = _times_beta(Eq(delta, kappa * (1 - gamma)), {INVERSE: 2, HALF_SUM: gamma - 1, BEST: -1})
    one_equation = prove(claim(Eq(1, beta * delta), "product"), given=[INVERSE])
    delta_positive = prove(claim(delta > 0), given=[INVERSE, FACTOR])
    positive = [cosh(), _factor_positive(), up, assume(BELOW_1), delta_positive]
    no_more, no_less = zip(*(
        [at(law, *pairs, facts=[equation, *positive]) for law in logarithms.product_law()]
        for equation, *pairs in (
            (beta_equation, (kappa, k), (1 + gamma, a_plus), (beta, h)),
            (delta_equation, (kappa, k), (1 - gamma, a_minus), (delta, j)),
            (one_equation, (beta, h), (delta, j), (S.One, S.Zero)),
        )
    ), strict=True)  # fmt: skip
    half = Fraction(1, 2)
    amount = h * gamma - k
    relative = (1 + gamma) * a_plus / 2 + (1 - gamma) * a_minus / 2
    return tuple(
        _adds_up(claim(goal, "relative entropy"), (half, up, first), (half, down, second), (half, down, third))
        for goal, (first, second, third) in ((amount >= relative, no_less), (amount <= relative, no_more))
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
    square = with_facts(square, assume(NO_LOSS), assume(BELOW_1))
    goal = claim(2 * (h * gamma - k) >= gamma**2, "worth at the best factor")
    return prove(goal, using=[best_factor()[0], square])


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


@statement
def quadratic() -> Proved:
    """M γ² ≤ 2(ln n − H) with the rational factor (2 + γ)/(2 − γ), 0 < γ ≤ 1.

    >>> quadratic().claim
    quadratic bound: M·γ² ≤ -2·H + 2·N
    """
    bound = claim(M * gamma**2 <= 2 * (N - H), "quadratic bound")
    at_this_factor = with_facts(l1_margin().conclusion, rational_above_1())
    return prove(bound, given=[definition(M >= 0, "a count")], using=[at_this_factor, quadratic_worth()])


@statement
def quadratic_worth() -> Proved:
    """A mistake is worth at least γ²/2: hγ − k ≥ γ²/2 for that factor.

    >>> quadratic_worth().claim
    worth of a mistake: 2·γ·h - 2·k ≥ γ²
    """
    q = scalars("q")
    at_most_1 = {"a square": q >= 0, "margin at most 1": q <= 1}
    room = prove(16 - 6 * q - q**2 >= 0, given=at_most_1, name="room")
    below_one = prove(16 - q**2 > 0, given=at_most_1, name="z below 1")
    from_above = claim(k * (16 - q**2) <= 8 * q, "cosh from above")
    small = prove(claim(6 * 2 * k <= 6 * q + q**2, "small k"), given=[from_above], using=[room, below_one])
    small = with_facts(
        instantiate(small, {q: gamma**2}),
        cosh_from_above(),
        prove(claim(gamma**2 >= 0)),
        prove(claim(gamma**2 <= 1), given=[SOME_MARGIN, AT_MOST_1]),
    )
    worth = claim(2 * (h * gamma - k) >= gamma**2, "worth of a mistake")
    return prove(worth, given=[SOME_MARGIN], using=[small, rate_from_below()])


@statement
def rate_from_below() -> Proved:
    """h ≥ γ + γ³/12 for that factor: the first of `plain_factor`, with t = β − 1.

    >>> rate_from_below().claim
    rate from below: 12·h ≥ γ³ + 12·γ
    """
    cleared = 3 * (2 + t) ** 3 * ell >= 6 * t * (2 + t) ** 2 + 2 * t**3
    of_t = name_logarithms_in(plain_factor()[0], {ell: sympy.log(1 + t)}, cleared, [t >= 0], "rate from below")
    at_least_1 = prove(claim(beta - 1 >= 0), given=[RATIONAL, SOME_MARGIN, AT_MOST_1])
    of_beta = with_facts(instantiate(of_t, {t: beta - 1, ell: h}), at_least_1)
    cube = prove(claim((beta + 1) ** 3 > 0, "a cube"), using=[at_least_1])
    return prove(claim(12 * h >= 12 * gamma + gamma**3, "rate from below"), given=[RATIONAL], using=[of_beta, cube])


@statement
def cosh_from_above() -> Proved:
    """k(16 − γ⁴) ≤ 8γ² for that factor, where κ = (4 + γ²)/(4 − γ²): ln κ is at most (κ − 1/κ)/2.

    >>> cosh_from_above().claim
    cosh from above: k·(16 - γ⁴) ≤ 8·γ²
    """
    cofactors = {HALF_SUM: 4 - gamma**2, RATIONAL: beta * (2 + gamma) - (2 - gamma)}
    equation = _times_beta(Eq(kappa * (4 - gamma**2), 4 + gamma**2), cofactors)
    at_least_1 = prove(claim(kappa >= 1, "cosh from 1 on"), given=[HALF_SUM], using=[_factor_positive(), beta - 1])
    slope = at(logarithms.from_above(), (kappa, k), facts=[at_least_1])
    above_1 = rational_above_1()
    return with_facts(
        prove(claim(k * (16 - gamma**4) <= 8 * gamma**2, "cosh from above"), using=[slope, equation, 4 - gamma**2]),
        above_1,
    )


def _times_beta(equation, cofactors: Mapping[Claim, Expr]) -> Proved:
    """The equation, which 2β times is a combination of others."""
    halves = {known: cofactor / S(2) for known, cofactor in cofactors.items()}
    return _adds_up(claim(equation, "product"), equations=halves, times=[_factor_positive()])


@statement
def rational_above_1() -> Proved:
    """β > 1 for the rational factor (2 + γ)/(2 − γ), 0 < γ ≤ 1.

    >>> rational_above_1().claim
    factor above 1: β > 1
    """
    return prove(FACTOR, given=[RATIONAL, SOME_MARGIN, AT_MOST_1])


# the lecture's corollary: real weights, a threshold and a gap


GAP = assumption(alpha > 0, "positive gap")
MIDDLE = definition(Eq(b - d, -mu), "b − d")
ONE_IS_0 = definition(Eq(b * d, 0), "one of them 0")
PARTS_OF_MIDDLE = (definition(b >= 0, "positive part of the middle"), definition(d >= 0, "negative part of the middle"))
SUM = definition(Eq(Z, V + b + d), "sum of all")


@statement
def any_threshold() -> tuple[Proved, Proved, Proved]:
    """M g² ≤ 32 ln(2m + 2) for real weights of m attributes, a threshold and a gap α: g = α/(V‖X‖_∞), V = ‖u‖₁.

    First: on (x, −x, 1, −1), features divided by ‖X‖_∞, the non-negative weights (p, q, b, d) with u = p − q and
    b − d = −μ have the margin α/2, on positive and on negative examples, where μ is the middle of the gap.  Then: their
    sum Z is at most 2V, by `reachable`, so that γ = α/(2Z) ≥ g/4, and `quadratic` applies, with n = 2m + 2.

    >>> any_threshold()[-1].claim
    any threshold: M·g² ≤ 32·N
    """
    score = dot(p, x) + dot(q, -x) + b - d
    goal = "margin on both"
    positive = prove(
        claim(score >= alpha / 2, goal), given=[assumption(dot(p - q, x) >= mu + alpha / 2, "above"), MIDDLE]
    )
    negative = prove(
        claim(-score >= alpha / 2, goal), given=[assumption(dot(p - q, x) <= mu - alpha / 2, "below"), MIDDLE]
    )
    sum_positive, size_positive = _sizes_positive()
    given = [GAP, definition(Eq(g * V, alpha), "lecture's margin"), definition(Eq(2 * gamma * Z, alpha), "new margin")]
    some_margin = prove(claim(gamma > 0, "some margin"), given=[GAP, given[2]], using=[sum_positive])
    quarter = _adds_up(
        claim(g <= 4 * gamma, "a quarter"), (2, some_margin, reachable()),
        equations={given[1]: -1, given[2]: 1}, times=[size_positive],
    )  # fmt: skip
    some = prove(claim(g > 0, "positive"), given=given[:2], using=[size_positive])
    both_positive = prove(claim(g + 4 * gamma > 0), using=[some, some_margin])
    squared = _adds_up(claim(g**2 <= 16 * gamma**2, "a sixteenth"), (both_positive, quarter))
    bound = claim(M * g**2 <= 32 * N, "any threshold")
    return positive, negative, _adds_up(bound, (16, quadratic()), (32, some_entropy()), (assume(COUNT), squared))


@statement
def reachable() -> Proved:
    """Z ≤ 2V, where there are examples on both sides of the gap: then neither its middle μ nor −μ is above V.

    >>> reachable().claim
    reachable: Z ≤ 2·V
    """
    size = _weighed()
    cofactors = {SUM: -size.claim.lhs, MIDDLE: mu - b + d, ONE_IS_0: -4}
    return _adds_up(claim(Z <= 2 * V, "reachable"), _beyond_the_middle(), equations=cofactors, times=[size])


@statement
def _beyond_the_middle() -> tuple[Proved, Proved]:
    """V > μ and V > −μ: p and q add up to V, and |⟨p − q, x⟩| ≤ V for features between −1 and 1.

    V, F and E add up p + q and (p − q)z for a positive and for a negative example.
    """
    held = claim(F <= R, "no more than the size"), claim(-E <= R, "no less than minus the size")
    of_both = (
        sums.Sum(R, R_next, V, p_i + q_i, "size so far"),
        sums.Sum(F, F_next, F_m, (p_i - q_i) * z_pos, "upper score so far"),
        sums.Sum(E, E_next, E_m, (p_i - q_i) * z_neg, "lower score so far"),
    )
    row = Row(ATTRIBUTE, m, of_both)
    parts = [definition(p_i >= 0, "positive part"), definition(q_i >= 0, "negative part")]
    one = tuple(
        prove(claim(term * feature <= p_i + q_i), [*parts, assumption(feature**2 <= 1, "small feature")])
        for term, feature in ((p_i - q_i, z_pos), (q_i - p_i, z_neg))
    )
    upper, lower = _kept_by_all(held, [(m, row.given, one)], row.state, ())
    above = [
        definition(Eq(F_m, dot(p - q, x_pos)), "upper score"),
        assumption(dot(p - q, x_pos) >= mu + alpha / 2, "above"),
    ]
    below = [
        definition(Eq(E_m, dot(p - q, x_neg)), "lower score"),
        assumption(dot(p - q, x_neg) <= mu - alpha / 2, "below"),
    ]
    return (
        prove(claim(V - mu > 0, "above the middle"), [*above, GAP], using=[upper]),
        prove(claim(V + mu > 0, "below the middle"), [*below, GAP], using=[lower]),
    )


@statement
def _weighed() -> Proved:
    """V + b + d > 0."""
    return prove(claim(V + b + d > 0, "some size"), given=PARTS_OF_MIDDLE, using=_beyond_the_middle())


def _sizes_positive() -> tuple[Proved, Proved]:
    """Z > 0 and V > 0."""
    return (
        prove(claim(Z > 0, "positive sum"), given=[SUM], using=[_weighed()]),
        prove(claim(V > 0, "positive size"), using=_beyond_the_middle()),
    )


@statement
def some_entropy() -> Proved:
    """H ≥ 0: ln(1/v) ≥ 1 − v, and the squares of the v add up to no more than the square of their sum, which is 1.

    G ≥ U − U² is kept by each attribute, G and U being the sums of v ln(1/v) and of v.

    >>> some_entropy().claim
    entropy: H ≥ 0
    """
    held = claim(G >= U - U**2, "entropy so far"), claim(U >= 0, "target so far")
    less = at(logarithms.tangent(), (v, nu), facts=[assume(TARGET)])
    of_sums = {U_SO_FAR: U_next + U + v - 1, G_SO_FAR: 1}, {U_SO_FAR: 1}
    of_same = {U_SAME: U_next + U - 1, G_SAME: 1}, {U_SAME: 1}
    after = [known.substitute({U: U_next, G: G_next}) for known in held]
    so_far = [*map(assume, held)]
    positive = assume(TARGET)
    relevant = (
        _adds_up(after[0], so_far[:1], (positive, less), *2 * [(so_far[1], positive)], equations=of_sums[0]),
        _adds_up(after[1], (so_far[1],), (positive,), equations=of_sums[1]),
    )
    irrelevant = tuple(_adds_up(after[i], (so_far[i],), equations=of_same[i]) for i in (0, 1))
    state = ((U, S.Zero, U_next, U_n), (G, S.Zero, G_next, H))
    enough, _ = along(held, ((relevant, r), (irrelevant, others)), state, (), ATTRIBUTE)
    return prove(claim(H >= 0, "entropy"), given=[SIZE_1], using=[enough])
