"""Winnow's mistake bounds: ORs of r of n attributes (Littlestone 1988), with division and with elimination, and k of r.

In logarithms Winnow adds: c counts the *chips* on each attribute, its promotions less its demotions, and a
promotion makes c⁺ = c + x, a demotion c⁺ = c − x.  u marks the relevant attributes with ones, so that ⟨u, c⟩
is to Winnow what ⟨u, w⟩ is to the Perceptron.  w are the weights, w_x those of the active attributes (0 elsewhere) and
1 is the vector of ones, so that the total weight is T = ⟨1, w⟩ and the score s = ⟨1, w_x⟩.  P counts promotions and D
demotions.  V adds up the weights of relevant attributes; W = 2ᴸ is the cap of a weight.
Where the examples err, a counts the *attribute errors* of one of them (the
fewest bits to turn round so that the OR gives its label), E those of the mistakes so far, and A all.
"""

from sympy import Expr, S

from mistake_bounds.proof import (
    ZERO,
    Claim,
    Eq,
    Proved,
    VectorEq,
    assumption,
    claim,
    definition,
    dot,
    induct,
    instantiate,
    own_step,
    prove,
    scalars,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms, theorem
from mistake_bounds.theorem.chips import (
    CHIPS,
    KEPT,
    ON_WEIGHTS,
    T_M,
    D,
    F_d,
    K_off,
    L,
    P,
    P_on,
    T,
    T_next,
    U,
    U_next,
    U_r,
    W,
    c,
    c_M,
    c_next,
    cap,
    d,
    doublings,
    e_M,
    exponents,
    no_less_than_a_part,
    one,
    one_cap,
    positive,
    positive_size,
    promoted,
    s,
    t_1,
    u,
    w,
    w_1,
    w_next,
    w_x,
    x,
    z,
    z_M,
    z_next,
)
from mistake_bounds.theorem.notation import Letters, M, n, r
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import RELEVANT_ATTRIBUTE, UPDATE

letters = Letters(*ON_WEIGHTS)
V, V_next, V_r = letters("V V^+ V_r", "the weight of the relevant attributes in the end, added up one by one")
a = letters("a", "the attribute errors of an example: the fewest bits to turn round so that the OR gives its label")
E, E_next, E_M = letters("E E^+ E_M", "the attribute errors of the mistakes so far")
A = letters("A", "the attribute errors of all examples presented", "`planted.attribute_errors`")
ell = letters("ell", "log₂ n")
letters("b", "ln 2")

CHIPS_ON = own_step(VectorEq(c_next, c + x), "chips on")
CHIPS_OFF = own_step(VectorEq(c_next, c - x), "chips off")
RELEVANT = assumption(dot(u, x) >= 1, "positive")
IRRELEVANT = assumption(Eq(dot(u, x), 0), "negative")
CHIPS_KEPT = own_step(VectorEq(c_next, c), "chips kept")
LOW = own_step(s < n, "low score")
HIGH = own_step(s >= n, "high score")
PROMOTED = own_step(VectorEq(w_next, w + w_x), "active weights doubled")
DEMOTED = own_step(VectorEq(w_next, w - w_x / 2), "active weights halved")
ELIMINATED = own_step(VectorEq(w_next, w - w_x), "active weights removed")
WEIGHED = (
    definition(Eq(T, dot(one, w)), "all weights"),
    definition(Eq(T_next, dot(one, w_next)), "all weights after it"),
    definition(Eq(s, dot(one, w_x)), "active weights"),
)
DOUBLED = claim(Eq(T_next, T + s), "doubled")
HALVED = claim(Eq(T_next, T - s / 2), "halved")
REMOVED = claim(Eq(T_next, T - s), "removed")

SOME_WEIGHT = claim(T_M > 0, "weight left")
SOME_ATTRIBUTE = assumption(n >= 1, "some attribute")
COUNTED = definition(Eq(M, P + D), "counted")

SO_HEAVY = Row(RELEVANT_ATTRIBUTE, r, (Sum(V, V_next, V_r, z_M, "weight so far"),))
ERRORS = Sum(E, E_next, E_M, a, "errors so far")
STATE = ((c, ZERO, c_next, c_M), (T, n, T_next, T_M))
FIXED = (u, n)

CAUSES = {
    "cap": ("unused room", "relevant weights that did not reach their cap"),
    "positive": ("several relevant", "promotions with more than one relevant attribute on"),
    "weight left": ("weight left", "total weight that was still there in the end"),
    "low score": ("low scores", "promotions whose score was further below the threshold than need be"),
    "high score": ("high scores", "demotions whose score was above the threshold"),
}
NOISE = {
    "positive but for errors": ("several relevant", "promotions with more than one relevant attribute on"),
    "negative but for errors": ("errors to spare", "demotions with more attribute errors counted than need be"),
    "all errors": ("harmless errors", "attribute errors of examples that were no mistakes"),
}


@statement
def disjunctions() -> Theorem:
    """Winnow on an OR of r of n attributes, weights 1, threshold n, factor 2, L = ⌈log₂ n⌉: M < 3rL + 2.

    >>> disjunctions().conclusion.claim
    mistake bound: M < 3·L·r + 2
    """
    promotion = (CHIPS_ON, RELEVANT, LOW, PROMOTED, *WEIGHED)
    demotion = (CHIPS_OFF, IRRELEVANT, HIGH, DEMOTED, *WEIGHED)
    gained = prove(claim(dot(u, c_next) >= dot(u, c) + 1, "progress"), given=[CHIPS_ON, RELEVANT])
    kept = prove(claim(dot(u, c_next) >= dot(u, c), "no loss"), given=[CHIPS_OFF, IRRELEVANT])
    doubled, halved = prove(DOUBLED, given=[PROMOTED, *WEIGHED]), prove(HALVED, given=[DEMOTED, *WEIGHED])
    heavier = prove(claim(T_next <= T + n, "gain"), given=[LOW], using=[doubled])
    lighter = prove(claim(T_next <= T - n / 2, "loss"), given=[HIGH], using=[halved])
    chips = telescope(dot(u, c), ((gained, P), (kept, D)), STATE, FIXED, at_least=True, name="total progress")
    weight = telescope(T, ((heavier, P), (lighter, D)), STATE, FIXED, at_least=False, name="total weight")
    few_promotions = prove(claim(P <= r * L, "few promotions"), using=[chips, cap(L, top=W)])
    few_demotions = prove(claim(D < 2 * P + 2, "few demotions"), using=[weight, weight_left(), positive_size(n)])
    bound = claim(M < 3 * r * L + 2, "mistake bound")
    return Theorem(
        name="Winnow on ORs",
        source="Littlestone 1988",
        kinds=(
            Kind("promotion", promotion, (gained, heavier), (doubled,)),
            Kind("demotion", demotion, (kept, lighter), (halved,)),
        ),
        sums=(chips, weight),
        facts=(few_promotions, few_demotions, cap(L, top=W), weight_left()),
        conclusion=prove(bound, given=[COUNTED], using=[few_promotions, few_demotions]),
        count="M",
        read=reader("winnow_ors.reading:read_disjunction"),
        causes=CAUSES,
    )


@statement
def elimination() -> Theorem:
    """Winnow with elimination on an OR of r ≥ 1 of n: a demotion takes all of the score, at least n: M < 2rL + 1.

    c counts promotions only.  A demotion touches no relevant weight, and each of them is at least 1: that is left.

    >>> elimination().conclusion.claim
    mistake bound: M < 2·L·r + 1
    """
    promotion = (CHIPS_ON, RELEVANT, LOW, PROMOTED, *WEIGHED)
    demotion = (CHIPS_KEPT, HIGH, ELIMINATED, *WEIGHED)
    gained = prove(claim(dot(u, c_next) >= dot(u, c) + 1, "progress"), given=[CHIPS_ON, RELEVANT])
    kept = prove(claim(dot(u, c_next) >= dot(u, c), "no loss"), given=[CHIPS_KEPT])
    doubled, removed = prove(DOUBLED, given=[PROMOTED, *WEIGHED]), prove(REMOVED, given=[ELIMINATED, *WEIGHED])
    heavier = prove(claim(T_next <= T + n, "gain"), given=[LOW], using=[doubled])
    lighter = prove(claim(T_next <= T - n, "loss"), given=[HIGH], using=[removed])
    chips = telescope(dot(u, c), ((gained, P), (kept, D)), STATE, FIXED, at_least=True, name="total progress")
    weight = telescope(T, ((heavier, P), (lighter, D)), STATE, FIXED, at_least=False, name="total weight")
    capped = cap(L, top=W, demoted=False)
    few_promotions = prove(claim(P <= r * L, "few promotions"), using=[chips, capped])
    few_demotions = prove(claim(D < P + 1, "few demotions"), using=[weight, relevant_weight_left(), positive_size(n)])
    bound = claim(M < 2 * r * L + 1, "mistake bound")
    return Theorem(
        name="Winnow with elimination on ORs",
        source="Littlestone 1988",
        kinds=(
            Kind("promotion", promotion, (gained, heavier), (doubled,)),
            Kind("demotion", demotion, (kept, lighter), (removed,)),
        ),
        sums=(chips, weight),
        facts=(few_promotions, few_demotions, capped, relevant_weight_left()),
        conclusion=prove(bound, given=[COUNTED], using=[few_promotions, few_demotions]),
        count="M",
        read=reader("winnow_ors.reading:read_elimination"),
        causes=CAUSES,
    )


@statement
def weight_left(step: Expr = S.One) -> Proved:
    """T > 0 in the end: there is an attribute, its weight is a power of the factor, and the others add to it.

    >>> weight_left().claim
    weight left: T_M > 0
    """
    one = positive(step, t_1, w_1)
    all_others = no_less_than_a_part(w_1, T_M, step)
    return prove(claim(T_M > 0, "weight left"), using=[one, all_others])


@statement
def relevant_weight_left() -> Proved:
    """T > 0 in the end of a run with elimination: r ≥ 1 relevant attributes weigh 1 or more each.

    >>> relevant_weight_left().claim
    weight left: T_M > 0
    """
    held, after = claim(z >= 1, "at least 1"), claim(z_next >= 1, "at least 1")
    doubled, kept = prove(after, given=[held, promoted(S.One)]), prove(after, given=[held, KEPT])
    state = ((z, S.One, z_next, z_M),)
    one = induct(held, prove(Claim(S.One, ">=", S.One)), ((doubled, P_on), (kept, K_off)), state, (), UPDATE)
    step = prove(claim(V_next >= V + 1, "weight of one more"), given=SO_HEAVY.given, using=[one])
    heavy = SO_HEAVY.telescope(V, step, "relevant weight", at_least=True)
    part = no_less_than_a_part(V_r, T_M, S.One)
    return prove(
        claim(T_M > 0, "weight left"), given=[assumption(r >= 1, "some relevant attribute")], using=[heavy, part]
    )


@statement
def in_whole_numbers() -> Proved:
    """M ≤ 3rL + 1, since M and 3rL are whole.

    >>> in_whole_numbers().claim
    in whole numbers: M ≤ 3·L·r + 1
    """
    return theorem.in_whole_numbers(disjunctions().conclusion)


@statement
def rounded_up() -> Proved:
    """L ≤ 1 + log₂ n, since 2^L < 2n: `mistake_bounds.theorem.logarithms.rounded_up_to_base_2`.

    ell stands for log₂ n and b for ln 2, so that ell times b is ln n.

    >>> rounded_up().claim
    rounded up: L ≤ ell + 1
    """
    return instantiate(logarithms.rounded_up_to_base_2(), {logarithms.Q: W, logarithms.lg: scalars("ell")})


@statement
def lecture_bound() -> Proved:
    """The lectures' M ≤ 2 + 3r(1 + log₂ n), from `rounded_up` (ell stands for log₂ n).

    >>> lecture_bound().claim
    lecture's bound: M ≤ 3·ell·r + 3·r + 2
    """
    bound = claim(M <= 2 + 3 * r + 3 * r * ell, "lecture's bound")
    some_target = definition(r >= 0, "some target or none")
    return prove(bound, given=[some_target], using=[disjunctions().conclusion, rounded_up()])


@statement
def sharper() -> Proved:
    """n M ≤ 2n + r(3nL − 2·2ᴸ): relevant weights that were promoted L times are still there in the end.

    V_r is the total weight of the relevant attributes in the end, W = 2ᴸ; `room_weighed` adds up chips and weights.

    >>> sharper().claim
    sharper bound: M·n ≤ 3·L·n·r - 2·W·r + 2·n
    """
    promotions, weight = disjunctions().sums
    bound = claim(n * M <= 2 * n + 3 * n * r * L - 2 * r * W, "sharper bound")
    left = no_less_than_a_part(V_r, T_M, S.One)
    return prove(bound, given=[COUNTED], using=[promotions, weight, room_weighed(), left, positive_size(n)])


@statement
def room_weighed() -> Proved:
    """3n⟨u, c⟩ − 2V ≤ r(3nL − 2W): `room_of_one`, added up over the r relevant attributes.

    >>> room_weighed().claim
    room, weighed: 3·n·⟨c_M, u⟩ - 2·V_r ≤ r·(3·L·n - 2·W)
    """
    after = 3 * n * U_next - 2 * V_next <= 3 * n * U - 2 * V + (3 * n * L - 2 * W)
    row = Row(RELEVANT_ATTRIBUTE, r, (*CHIPS.sums, *SO_HEAVY.sums))
    step = prove(claim(after, "room of one more"), given=row.given, using=[room_of_one()])
    total = row.telescope(3 * n * U - 2 * V, step, "room of all", (n, L, W))
    all_chips = definition(Eq(dot(u, c_M), U_r), "relevant chips")
    goal = claim(3 * n * dot(u, c_M) - 2 * V_r <= r * (3 * n * L - 2 * W), "room, weighed")
    return prove(goal, given=[all_chips], using=[total])


@statement
def room_of_one() -> Proved:
    """3n e − 2z ≤ 3nL − 2W for a relevant attribute with e ≤ L chips and the weight z = 2ᵉ, where W = 2ᴸ ≤ 2n.

    With d = e − L it is 3nd ≤ 2W(2ᵈ − 1), and twice that is W·`one_weight` and 3(−d)(2n − W).

    >>> room_of_one().claim
    room of one: 3·e_M·n - 2·z_M ≤ 3·L·n - 2·W
    """
    weight, chips = exponents(L, W)
    heavy = prove(claim(W >= 0, "W"), given=[claim(n <= W, "cap of a weight"), SOME_ATTRIBUTE])
    return prove(claim(3 * n * e_M - 2 * z_M <= 3 * n * L - 2 * W, "room of one"),
                 given=[weight, chips, claim(W <= 2 * n, "not above 2n")],
                 using=[one_weight(), one_cap(L, top=W), heavy])  # fmt: skip


@statement
def one_weight() -> Proved:
    """4(1 − 2ᵈ) ≤ −3d for whole d of either sign.

    >>> one_weight().claim
    one weight: 4·F_d ≥ 3·d + 4
    """
    return doublings(d, F_d)


@statement
def noisy() -> Theorem:
    """Winnow where the labels are those of an OR of r of n but for A attribute errors: M < 3(rL + A) + 2.

    An attribute error can cost one chip: a promotion without a relevant attribute on puts none where one
    was due, a demotion with q of them on takes q off.  So ⟨u, c⟩ + E does what ⟨u, c⟩ did without errors.

    >>> noisy().conclusion.claim
    mistake bound: M < 3·A + 3·L·r + 2
    """
    missing = assumption(dot(u, x) >= 1 - a, "positive but for errors")
    wrongly_on = assumption(dot(u, x) <= a, "negative but for errors")
    promotion = (CHIPS_ON, missing, ERRORS.claim, LOW, PROMOTED, *WEIGHED)
    demotion = (CHIPS_OFF, wrongly_on, ERRORS.claim, HIGH, DEMOTED, *WEIGHED)
    gained = prove(
        claim(dot(u, c_next) + E_next >= dot(u, c) + E + 1, "progress"), given=[CHIPS_ON, missing, ERRORS.claim]
    )
    kept = prove(
        claim(dot(u, c_next) + E_next >= dot(u, c) + E, "no loss"), given=[CHIPS_OFF, wrongly_on, ERRORS.claim]
    )
    doubled, halved = prove(DOUBLED, given=[PROMOTED, *WEIGHED]), prove(HALVED, given=[DEMOTED, *WEIGHED])
    heavier = prove(claim(T_next <= T + n, "gain"), given=[LOW], using=[doubled])
    lighter = prove(claim(T_next <= T - n / 2, "loss"), given=[HIGH], using=[halved])
    state = (*STATE, ERRORS.state)
    promotions = telescope(dot(u, c) + E, ((gained, P), (kept, D)), state, FIXED, at_least=True, name="total progress")
    weight = telescope(T, ((heavier, P), (lighter, D)), state, FIXED, at_least=False, name="total weight")
    all_errors = definition(E_M <= A, "all errors")
    few_promotions = prove(
        claim(P <= r * L + A, "few promotions"), given=[all_errors], using=[promotions, cap(L, top=W)]
    )
    few_demotions = prove(claim(D < 2 * P + 2, "few demotions"), using=[weight, weight_left(), positive_size(n)])
    bound = claim(M < 3 * r * L + 3 * A + 2, "mistake bound")
    return Theorem(
        name="Winnow on ORs with attribute errors",
        source="Littlestone 1988; Blum's lectures",
        kinds=(
            Kind("promotion", promotion, (gained, heavier), (doubled,)),
            Kind("demotion", demotion, (kept, lighter), (halved,)),
        ),
        sums=(promotions, weight),
        facts=(few_promotions, few_demotions, cap(L, top=W), weight_left()),
        conclusion=prove(bound, given=[COUNTED], using=[few_promotions, few_demotions]),
        count="M",
        read=reader("winnow_ors.reading:read_noisy"),
        causes={**CAUSES, **NOISE},
    )


@statement
def noisy_in_whole_numbers() -> Proved:
    """M ≤ 3(rL + A) + 1, since all of it is whole.

    >>> noisy_in_whole_numbers().claim
    in whole numbers: M ≤ 3·A + 3·L·r + 1
    """
    return theorem.in_whole_numbers(noisy().conclusion)
