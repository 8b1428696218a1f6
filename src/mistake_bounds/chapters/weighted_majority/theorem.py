"""Prediction with expert advice (Littlestone and Warmuth 1994; Vovk 1990): what a mistake costs in weight.

n experts weigh 1 each at the start; an error multiplies a weight by β.  At an update T is the total weight, F the
weight of the experts that err and T⁺ the total after it; Λ = ln T and N = ln n.  The best expert makes m errors, and
its weight v ends as β^m.  h = ln(1/β) is what an error costs an expert, K = ln(2/(1 + β)) what a mistake costs the
total at least.  f is the chance of a mistake and E their sum.
"""

from fractions import Fraction

from sympy import S, log

from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Equation,
    Fact,
    Given,
    Proved,
    Rational,
    Term,
    along,
    assume,
    assumption,
    calculus,
    certify,
    claim,
    definition,
    induct,
    instantiate,
    name_logarithms_in,
    own_step,
    product_along,
    prove,
    prove_by_calculus,
    scalars,
    statement,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import RUN, Letters, M
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ERROR, EXPERT, OTHER_EXPERT, UPDATE

letters = Letters(RUN)
n = letters("n", "the number of experts", "`examples.dimension`")
beta = letters("beta", "the penalty: an error multiplies an expert's weight by β", "`learner.beta`")
epsilon = letters("epsilon", "the rate of a randomized algorithm", "`VovkForecaster(rate=…)`")
m = letters("m", "the number of errors of the best expert", "`min(errors(run))`")
G = letters("G", "the number of updates that are no mistakes, or at which the forecaster is sure")
U = letters("U", "the number of updates: of rounds in which some expert errs", "`len(run.updates)`")
R = letters("R", "the number of rounds", "`run.presented`")
f = letters("f", "the chance of a mistake")
d, d_next, E = letters(
    "d d^+ E", "the chances of a mistake, added up: E is the expected number of mistakes", "`run.expected_mistakes`"
)
T, T_next, T_U = letters("T T^+ T_U", "the total weight", "`sum(step.before)`")
F = letters("F", "the weight of the experts that err")
Lam, Lam_next, Lam_U = letters("Lambda Lambda^+ Lambda_U", "the logarithm of the total weight")
h = letters("h", "ln(1/β), what an error costs an expert")
K = letters("K", "ln(2/(1 + β)), what a mistake costs the total at least")
N = letters("N", "ln n")
lg = letters("lg", "log₂ n")
w, w_next = letters("w w^+", "the weight of one expert")
A, A_next = letters("A A^+", "the total weight, added up expert by expert")
B, B_next = letters("B B^+", "the total weight after the update, added up expert by expert")
W, W_next = letters("W W^+", "the weight of the experts that err, added up one by one")
n_e = letters("n_e", "how many experts err")
n_r = letters("n_r", "how many experts are right")
S_w, S_next = letters("S S^+", "the total weight in the end, added up expert by expert")
n_o = letters("n_o", "the number of experts besides the best")
v, v_next, v_m = letters("v v^+ v_m", "the weight of the best expert")
nu, nu_next, nu_m = letters("nu nu^+ nu_m", "its logarithm")
p, p_next, b_m = letters("p p^+ beta^m", "a power of β")
kappa = letters("kappa", "(1 + β)/2")
q, q_next, q_M = letters("q q^+ kappa^M", "a power of κ")
s = letters("s", "what the choice of β costs: at best √(2m ln n), or √(R ln n/2) in R rounds")
g = letters("g", "the logarithm of 1 − f + fβ, or of 4/3")
b = letters("b", "ln 2")
a = letters("a", "the logarithm of (4/3)¹⁴⁷")
c = letters("c", "the logarithm of 2⁶¹")
z = scalars("z")
ell, t, a, c = logarithms.ell, logarithms.t, logarithms.a, logarithms.c

PENALTY = own_step(beta > 0, "penalty"), own_step(beta < 1, "penalty below 1")
LN_PENALTY = claim(Eq(-h, log(beta)), "logarithm")
LOGARITHMS = claim(Eq(Lam, log(T)), "logarithm"), claim(Eq(Lam_next, log(T_next)), "logarithm")
WEIGHT = claim(T > 0, "some weight")
MISTAKE = own_step(2 * F >= T, "mistake")
DRAWN = own_step(Eq(f * T, F), "drawn by weight")
ADDED = Sum(d, d_next, E, f, "expected so far")
ALL_WEIGHTS = Row(
    EXPERT, n, (Sum(A, A_next, T, w, "weight so far"), Sum(B, B_next, T_next, w_next, "new weight so far"))
)
OWN = own_step(Eq(v_next, beta * v), "its weight punished")
SOME = assumption(n > 0, "some expert")
COUNT = definition(m >= 0, "a count")

FIXED = (beta, epsilon, h, K, n, N)


# the weights at one update


@statement
def _added_up() -> tuple[Proved, Proved, Proved]:
    """F ≥ 0, F ≤ T and T⁺ = T − (1 − β)F: the experts one by one, those that err and those that do not."""
    held = (
        claim(W >= 0, "no negative weight errs"),
        claim(W <= A, "no more than all err"),
        claim(Eq(B, A - (1 - beta) * W), "weight after it"),
    )
    positive = definition(w > 0, "positive weight")
    sums = ALL_WEIGHTS.given
    errs = [
        positive,
        *sums,
        definition(Eq(W_next, W + w), "wrong weight so far"),
        own_step(Eq(w_next, beta * w), "punished"),
    ]
    right = [positive, *sums, definition(Eq(W_next, W), "wrong weight so far"), own_step(Eq(w_next, w), "kept")]
    after = [known.substitute({W: W_next, A: A_next, B: B_next}) for known in held]
    steps = [
        (tuple(prove(goal, given=[*held, *kind]) for goal in after), count)
        for kind, count in ((errs, n_e), (right, n_r))
    ]
    of_all, after_it = ALL_WEIGHTS.state
    state = (of_all, (W, S.Zero, W_next, F), after_it)
    return along(held, steps, state, (beta,), EXPERT)


@statement
def punished() -> Proved:
    """T⁺ = T − (1 − β)F: of the weight of the experts that err the part 1 − β is gone.

    >>> punished().claim
    weight after it: T^+ = -F·(1 - β) + T
    """
    return _added_up()[2]


@statement
def some_weight_left() -> Proved:
    """T⁺ > 0, for T > 0: an update leaves at least βT.

    >>> some_weight_left().claim
    some weight: T^+ > 0
    """
    return prove(WEIGHT.substitute({T: T_next}), given=[*PENALTY, WEIGHT], using=[punished(), _added_up()[1]])


def _more_than_1() -> Proved:
    return prove(claim(1 + beta > 0, "one and the penalty"), given=[PENALTY[0]])


@statement
def at_half() -> Proved:
    """T(1 + β)(Λ⁺ − Λ + K) ≤ 2T⁺ − (1 + β)T: ln T⁺ lies below the tangent at (1 + β)T/2, where half of the weight errs.

    >>> at_half().claim
    tangent at one half: T·(β + 1)·(K - Lambda + Lambda^+) ≤ -T·(β + 1) + 2·T^+
    """
    half = prove(claim((1 + beta) / 2 > 0), using=[_more_than_1()])
    facts = [half, assume(WEIGHT), some_weight_left()]
    tangent = at(logarithms.below_product(), ((1 + beta) / 2, -K), (T, Lam), (T_next, Lam_next), facts=facts)
    goal = claim(T * (1 + beta) * (Lam_next - Lam + K) <= 2 * T_next - (1 + beta) * T, "tangent at one half")
    return prove(goal, using=[tangent])


@statement
def at_none() -> Proved:
    """T(Λ⁺ − Λ) ≤ T⁺ − T: ln T⁺ lies below the tangent at T, where no weight errs.

    >>> at_none().claim
    tangent at none: T·(-Lambda + Lambda^+) ≤ -T + T^+
    """
    facts = [assume(WEIGHT), some_weight_left()]
    tangent = at(logarithms.below_product(), (S.One, S.Zero), (T, Lam), (T_next, Lam_next), facts=facts)
    return prove(claim(T * (Lam_next - Lam) <= T_next - T, "tangent at none"), using=[tangent])


@statement
def no_gain() -> Proved:
    """Λ⁺ ≤ Λ: no weight ever grows.

    >>> no_gain().claim
    no gain: Lambda^+ ≤ Lambda
    """
    known = [at_none(), punished(), _added_up()[0]]
    return prove(claim(Lam_next <= Lam, "no gain"), given=[WEIGHT, PENALTY[1]], using=known)


# the end of the run


@statement
def own_weight() -> tuple[Proved, Proved]:
    """ν ≥ −mh and v > 0 for the weight v of an expert that errs m times: each error multiplies it by β.

    >>> [proof.claim for proof in own_weight()]
    [own weight: ν_m ≥ -h·m, weight left: v_m > 0]
    """
    held = claim(nu >= -h * m, "own weight"), claim(v > 0, "weight left")
    left = prove(held[1].substitute({v: v_next}), given=[held[1], PENALTY[0], OWN])
    of_product = at(
        logarithms.product_below(),
        (beta, -h),
        (v, nu),
        (v_next, nu_next),
        facts=[assume(PENALTY[0]), assume(held[1]), left],
    )
    less = prove(claim(nu_next >= nu - h, "one error"), given=[OWN], using=[of_product, left])
    lower = prove(held[0].substitute({nu: nu_next, m: m + 1}), given=[held[0]], using=[less])
    state = ((v, S.One, v_next, v_m), (nu, S.Zero, nu_next, nu_m))
    return along(held, (((lower, left), m),), state, (beta, h), ERROR)


OTHER_WEIGHTS = Row(OTHER_EXPERT, n_o, (Sum(S_w, S_next, T_U, w, "weight so far"),))


@statement
def part_of_the_total() -> Proved:
    """v ≤ T in the end: the other experts add to it.

    >>> part_of_the_total().claim
    part of the total: T_U ≥ v_m
    """
    return OTHER_WEIGHTS.no_less_than(v_m, [definition(w > 0, "positive weight")])


@statement
def best_expert() -> Proved:
    """Λ ≥ −mh in the end: the weight of an expert that errs m times is β^m, and the others add to it.

    >>> best_expert().claim
    best expert: Lambda_U ≥ -h·m
    """
    own, left = own_weight()
    more = part_of_the_total()
    positive = prove(claim(T_U > 0), using=[more, left])
    logs = at(logarithms.monotone()[0], (v_m, nu_m), (S.One, S.Zero), (T_U, Lam_U), facts=[more, positive, left])
    return prove(claim(Lam_U >= -m * h, "best expert"), using=[logs, own])


# the three bounds

CURVATURE = ("curvature", "a logarithm lies below its tangent")
OTHERS = ("other experts", "weight that the others than the best expert have in the end")
CUT_OFF = ("cut off", "chances cut off at 1, and experts punished while the forecaster was sure")
CAUSES = {
    "shrinks": ("overshoot", "mistakes in which more than half of the weight erred"),
    "no negative weight errs": ("right answers", "experts punished while the majority was right"),
    "tangent": CURVATURE,
    "best expert": OTHERS,
}
OF_CHANCES = {"tangent": CURVATURE, "best expert": OTHERS}
OF_FORECASTS = {
    "tangent": CURVATURE,
    "pushed away from one half · rate above 0": CUT_OFF,
    "no gain": CUT_OFF,
    "scale · twice K": ("rounded rate", "the rate is a little below twice what an undecided round costs the total"),
    "best expert": OTHERS,
}
STATE = (T, n, T_next, T_U), (Lam, N, Lam_next, Lam_U)


@statement
def deterministic() -> Theorem:
    """Weighted majority: M ln(2/(1 + β)) ≤ m ln(1/β) + ln n, where the best of n experts errs m times.

    >>> deterministic().conclusion.claim
    mistake bound: K·M ≤ N + h·m
    """
    falls = claim(Lam_next <= Lam - K, "a mistake costs weight")
    less = prove(claim(2 * T_next <= (1 + beta) * T, "shrinks"), given=[MISTAKE, PENALTY[1]], using=[punished()])
    step = prove(falls, given=[WEIGHT], using=[at_half(), less, _more_than_1()])
    total, left = _added(Lam, ((step, M), (no_gain(), G)), N - K * M, STATE)
    bound = prove(claim(M * K <= m * h + N, "mistake bound"), using=[total, best_expert()])
    return Theorem(
        name="Weighted majority",
        source="Littlestone and Warmuth 1994",
        kinds=(Kind("mistake", (MISTAKE, *LOGARITHMS), (less, step)), Kind("right answer", LOGARITHMS, (no_gain(),))),
        sums=(total,),
        facts=(left, best_expert()),
        conclusion=bound,
        count="M",
        read=reader("weighted_majority.reading:read_majority"),
        causes=CAUSES,
    )


def _added(quantity, steps, most, state) -> tuple[Proved, Proved]:
    """``quantity`` ≤ ``most`` after the updates, each of which keeps it; and T > 0, on which each step rests."""
    held = claim(quantity <= most, "total cost"), WEIGHT.named("weight left")
    after = {row[0]: row[2] for row in state}
    kept = []
    for step, count in steps:
        goal = held[0].substitute({**after, count: count + 1})
        terms = Term(Fraction(1), (Given(held[0]),)), Term(Fraction(1), (Fact(step),))
        kept.append(((certify(Certificate(goal, terms=terms)), some_weight_left()), count))
    start = {row[0]: row[1] for row in state} | {count: S.Zero for _, count in steps}
    base = certify(Certificate(held[0].substitute(start), terms=(Term(Fraction(1), (Fact(at_the_start()),)),)))
    return induct(held, (base, assume(SOME)), kept, state, FIXED, UPDATE)


@statement
def at_the_start() -> Proved:
    """N ≤ N, so that Λ starts with N = ln n.

    >>> sorted(known.name for known in at_the_start().given)
    ['logarithm', 'some expert']
    """
    facts = [prove(Claim(n, "<=", n, "no more")), assume(SOME)]
    return at(logarithms.monotone()[0], (n, N), (S.One, S.Zero), (n, N), facts=facts)


@statement
def randomized() -> Theorem:
    """Randomized weighted majority: E ≤ (m ln(1/β) + ln n)/(1 − β), where E adds up the chances of a mistake.

    >>> randomized().conclusion.claim
    mistake bound: E·(1 - β) ≤ N + h·m
    """
    pays = claim(Lam_next + (1 - beta) * d_next <= Lam + (1 - beta) * d, "a chance costs weight")
    less = prove(claim(T_next <= T - (1 - beta) * f * T, "shrinks"), given=[DRAWN], using=[punished()])
    step = prove(pays, given=[ADDED.claim, WEIGHT], using=[at_none(), less])
    total, left = _added(Lam + (1 - beta) * d, ((step, U),), N, (*STATE, ADDED.state))
    bound = prove(claim((1 - beta) * E <= m * h + N, "mistake bound"), using=[total, best_expert()])
    return Theorem(
        name="Randomized weighted majority",
        source="Littlestone and Warmuth 1994",
        kinds=(Kind("", (DRAWN, ADDED.claim, *LOGARITHMS), (less, step)),),
        sums=(total,),
        facts=(left, best_expert()),
        conclusion=bound,
        count="E",
        read=reader("weighted_majority.reading:read_randomized"),
        causes=OF_CHANCES,
    )


OF_RATE = own_step(Eq(beta * (4 + epsilon), 4 - 3 * epsilon), "penalty of the rate")
RATE = own_step(epsilon > 0, "rate above 0")
PUSHED = own_step((4 - epsilon) * (2 * f - 1) * T <= 4 * (2 * F - T), "pushed away from one half")
SURE = own_step(Eq(f, 0), "sure and right")


@statement
def forecaster() -> Theorem:
    """Vovk's forecaster with the rate ε: E ≤ (m ln(1/β) + ln n)/ε, where β = (4 − 3ε)/(4 + ε).

    >>> forecaster().conclusion.claim
    mistake bound: E·ε ≤ N + h·m
    """
    pays = claim(Lam_next + epsilon * d_next <= Lam + epsilon * d, "a chance costs weight")
    unsure = prove(pays, given=[ADDED.claim], using=[_at_the_rate(), _share_left(), _scale(), two_K()])
    sure = prove(pays, given=[SURE, ADDED.claim], using=[no_gain()])
    total, left = _added(Lam + epsilon * d, ((unsure, M), (sure, G)), N, (*STATE, ADDED.state))
    return Theorem(
        name="Vovk's forecaster",
        source="Vovk 1990; Cesa-Bianchi, Freund, Haussler, Helmbold, Schapire and Warmuth 1997",
        kinds=(
            Kind("unsure round", (PUSHED, ADDED.claim, *LOGARITHMS), (_share_left(), unsure)),
            Kind("sure round", (SURE, ADDED.claim, *LOGARITHMS), (sure,)),
        ),
        sums=(total,),
        facts=(left, best_expert()),
        conclusion=prove(claim(epsilon * E <= m * h + N, "mistake bound"), using=[total, best_expert()]),
        count="E",
        read=reader("weighted_majority.reading:read_forecaster"),
        causes=OF_FORECASTS,
    )


@statement
def _share_left() -> Proved:
    """(4 + ε)T⁺ ≤ (4 − ε)(1 − ε(f − 1/2))T: what the share of the experts that err leaves of the weight."""
    goal = claim((4 + epsilon) * T_next <= (4 - epsilon) * (1 - epsilon * (f - S.Half)) * T, "shrinks")
    at_the_rate = claim(Eq((4 + epsilon) * T_next, (4 + epsilon) * T - 4 * epsilon * F), "weight after it")
    equations = Equation(Fact(punished()), 4 + epsilon), Equation(Given(OF_RATE), F)
    after = certify(Certificate(at_the_rate, equations=equations))
    return prove(goal, given=[PUSHED, RATE], using=[after])


@statement
def _at_the_rate() -> Proved:
    """T(4 − ε)(Λ⁺ − Λ + K) ≤ (4 + ε)T⁺ − (4 − ε)T: `at_half`, where 1 + β is (8 − 2ε)/(4 + ε)."""
    goal = claim(
        T * (4 - epsilon) * (Lam_next - Lam + K) <= (4 + epsilon) * T_next - (4 - epsilon) * T, "tangent at one half"
    )
    return prove(goal, given=[OF_RATE, RATE], using=[at_half()])


def _scale() -> Proved:
    below_4 = prove(claim(4 - epsilon > 0), given=[OF_RATE, PENALTY[0]])
    scale = prove(claim(T * (4 - epsilon) > 0, "scale"), given=[WEIGHT], using=[below_4])
    return instantiate(scale, {})  # slack does not take an instance apart, and so shows what is scaled


@statement
def two_K() -> Proved:
    """2K ≥ ε: as a function of β the difference falls to 0 at β = 1, for its slope is less than 0 by a square.

    >>> two_K().claim
    twice K: 2·K ≥ ε
    """
    half = log((1 + beta) / 2)
    falls = prove_by_calculus(-2 * half - 4 * (1 - beta) / (3 + beta), beta, 1, given=[PENALTY[0]], falling=True)
    cleared = -2 * ell * (3 + beta) >= 4 * (1 - beta)
    named = name_logarithms_in(falls, {ell: half}, cleared, sorted(falls.given, key=str), "twice K")
    of_K = instantiate(named, {ell: -K})
    below_1 = prove(claim(beta <= 1), given=[PENALTY[1]])
    more = prove(claim(3 + beta > 0), given=[PENALTY[0]])
    known = [with_facts(of_K, below_1), more, _rate_above()]
    return instantiate(prove(claim(2 * K >= epsilon, "twice K"), given=[OF_RATE], using=known), {})


def _rate_above() -> Proved:
    return prove(claim(4 + epsilon > 0, "four and the rate"), given=[RATE])


# what the bounds come to for a good choice of β


def _of_beta(f, goal, least, name: str) -> Proved:
    """``goal``, of h = ln(1/β): from f ≥ 0 for 0 < β ≤ 1, where f falls to 0 at β = 1; from ``least`` on."""
    falls = prove_by_calculus(f, beta, 1, given=[PENALTY[0], *least], falling=True)
    named = name_logarithms_in(falls, {ell: log(beta)}, goal.subs(h, -ell), sorted(falls.given, key=str), name)
    return with_facts(instantiate(named, {ell: -h}), prove(claim(beta <= 1), given=[PENALTY[1]]))


@statement
def half_the_difference() -> Proved:
    """2βh ≤ 1 − β²: h is at most half of 1/β − β.

    >>> half_the_difference().claim
    cost of an error: 2·β·h ≤ 1 - β²
    """
    return _of_beta(log(beta) - (beta - 1 / beta) / 2, 2 * beta * h <= 1 - beta**2, [], "cost of an error")


TUNED = own_step(Eq(beta * (m + s), m), "tuned penalty")
ROOT = definition(s**2 >= 2 * m * N, "no less than the root")


@statement
def tuned() -> Proved:
    """E ≤ m + s + ln n with β = m/(m + s), for any s > 0 that is no less than √(2m ln n).

    The root is the best s for a known m.  It is irrational unless n is 1, and so is the β that goes with it: a run,
    whose β is rational, has some s above the root, as near as one likes.

    >>> tuned().claim
    tuned bound: E ≤ N + m + s
    """
    more = definition(s > 0, "positive root")
    some = assumption(m > 0, "some error")
    known = [TUNED, ROOT, more, some]
    part = prove(claim(beta > 0, "penalty"), given=[TUNED, more, some])
    below = prove(claim(beta < 1, "penalty below 1"), given=[TUNED, more, some])
    bound = with_facts(randomized().conclusion, part, below)
    cost = with_facts(half_the_difference(), part, below)
    goal = claim(E <= m + s + N, "tuned bound")
    return prove(goal, given=known, using=[bound, cost])


LINEAR = own_step(Eq(beta, 1 - epsilon), "penalty 1 − ε")
AT_MOST_HALF = assumption(epsilon <= Rational(1, 2), "rate at most 1/2")


@statement
def cost_at_most_half() -> Proved:
    """ln(1/(1 − ε)) ≤ ε + ε² for 0 < ε ≤ 1/2.

    >>> cost_at_most_half().claim
    cost of an error: h ≤ ε² + ε
    """
    from_half = claim(beta >= Rational(1, 2))
    lemma = _of_beta(
        log(beta) + (1 - beta) + (1 - beta) ** 2, h <= (1 - beta) + (1 - beta) ** 2, [from_half], "cost of an error"
    )
    facts = [*_penalty_of(LINEAR, AT_MOST_HALF), prove(from_half, given=[LINEAR, AT_MOST_HALF])]
    return prove(
        claim(h <= epsilon + epsilon**2, "cost of an error"), given=[LINEAR], using=[with_facts(lemma, *facts)]
    )


def _penalty_of(choice: Claim, most: Claim) -> tuple[Proved, Proved]:
    """0 < β < 1 for a choice of β by ε, which is at most ``most``."""
    return prove(PENALTY[0], given=[choice, most, RATE]), prove(PENALTY[1], given=[choice, RATE])


@statement
def repaired() -> Proved:
    """E ≤ (1 + ε)m + ln n/ε for the randomized algorithm with β = 1 − ε, ε ≤ 1/2.

    >>> repaired().claim
    with a rate: E·ε ≤ N + m·(ε² + ε)
    """
    bound = with_facts(randomized().conclusion, *_penalty_of(LINEAR, AT_MOST_HALF))
    goal = claim(epsilon * E <= (epsilon + epsilon**2) * m + N, "with a rate")
    return prove(goal, given=[LINEAR, COUNT], using=[bound, cost_at_most_half()])


AT_MOST_3_5 = assumption(epsilon <= Rational(3, 5), "rate at most 3/5")


@statement
def cost_at_most_3_5() -> Proved:
    """ln(1/β) ≤ ε + ε²/2 for β = (4 − 3ε)/(4 + ε), 0 < ε ≤ 3/5.

    >>> cost_at_most_3_5().claim
    cost of an error: 2·h ≤ ε² + 2·ε
    """
    at_beta = 4 * (1 - beta) / (3 + beta)
    from_here = claim(beta >= Rational(11, 23))
    cleared = h * (3 + beta) ** 2 <= 4 * (1 - beta) * (3 + beta) + 8 * (1 - beta) ** 2
    lemma = _of_beta(log(beta) + at_beta + at_beta**2 / 2, cleared, [from_here], "cost of an error")
    in_range = prove(from_here, given=[OF_RATE, AT_MOST_3_5, RATE])
    lemma = with_facts(lemma, *_penalty_of(OF_RATE, AT_MOST_3_5), in_range)
    more = prove(claim((4 + epsilon) ** 2 > 0), given=[RATE])
    return prove(claim(2 * h <= 2 * epsilon + epsilon**2, "cost of an error"), given=[OF_RATE], using=[lemma, more])


@statement
def verbatim() -> Proved:
    """E ≤ (1 + ε/2)m + ln n/ε, the lecture's formula, for Vovk's forecaster with the rate ε ≤ 3/5.

    >>> verbatim().claim
    the lecture's formula: 2·E·ε ≤ 2·N + m·(ε² + 2·ε)
    """
    bound = with_facts(forecaster().conclusion, *_penalty_of(OF_RATE, AT_MOST_3_5))
    goal = claim(2 * epsilon * E <= (2 * epsilon + epsilon**2) * m + 2 * N, "the lecture's formula")
    return prove(goal, given=[COUNT], using=[bound, cost_at_most_3_5()])


ONE_HALF = own_step(Eq(beta, Rational(1, 2)), "penalty one half")


@statement
def halves() -> Proved:
    """M ≤ 2.41(m + log₂ n) for weighted majority with β = 1/2: 100·147 ≤ 241·61, see `powers_compared`.

    >>> halves().claim
    with one half: 100·M ≤ 241·lg + 241·m
    """
    penalty = [prove(known, given=[ONE_HALF]) for known in PENALTY]
    bound = with_facts(deterministic().conclusion, *penalty)
    some = prove(claim(b > 0, "ln 2"), using=[instantiate(logarithms.ln_two(), {ell: b})])
    in_b = claim(61 * b * M <= 147 * b * (m + lg), "in units of ln 2")
    known = [bound, powers_compared(), *_ln_2(), _in_base_2()]
    times = prove(in_b, given=[claim(M >= 0, "a count"), COUNT], using=known)
    smaller = prove(claim(61 * M <= 147 * (m + lg)), using=[times, some])
    goal = claim(100 * M <= 241 * (m + lg), "with one half")
    return prove(goal, given=[definition(M >= 0, "a count")], using=[smaller])


def _in_base_2() -> Proved:
    """ln n ≤ ln 2·log₂ n."""
    facts = [prove(Claim(n, "<=", n, "no more")), assume(SOME)]
    return at(logarithms.monotone()[0], (n, N), (S.One, S.Zero), (n, b * lg), facts=facts)


@statement
def powers_compared() -> Proved:
    """147K ≥ 61h for β = 1/2: because (4/3)¹⁴⁷ ≥ 2⁶¹, in whole numbers 4¹⁴⁷ ≥ 2⁶¹·3¹⁴⁷.

    >>> powers_compared().claim
    powers compared: 147·K ≥ 61·h
    """
    above = with_facts(instantiate(_logarithm_of_a_power(147)[1], {t: Rational(4, 3), ell: g}))
    below = with_facts(instantiate(_logarithm_of_a_power(61)[0], {t: S(2), ell: b, a: c}))
    larger = at(logarithms.monotone()[0], (S(2) ** 61, c), (S.One, S.Zero), (Rational(4, 3) ** 147, a))
    return prove(claim(147 * K >= 61 * h, "powers compared"), using=[above, below, larger, *_ln_2(), *_ln_4_3()])


def _ln_2() -> tuple[Proved, Proved]:
    """b ≤ h and b ≥ h for b = ln 2: β times 2 is 1."""
    one = prove(claim(Eq(1, 2 * beta), "product"), given=[ONE_HALF])
    return _inverse((beta, -h), (S(2), b), one)


def _ln_4_3() -> tuple[Proved, Proved]:
    """g ≤ K and g ≥ K for g = ln 4/3."""
    one = prove(claim(Eq(1, Rational(4, 3) * (1 + beta) / 2), "product"), given=[ONE_HALF])
    return _inverse(((1 + beta) / 2, -K), (Rational(4, 3), g), one)


def _inverse(number: tuple, inverse: tuple, one: Proved) -> tuple[Proved, Proved]:
    positive = prove(claim(number[0] > 0), given=[ONE_HALF])
    return tuple(at(law, number, inverse, (S.One, S.Zero), facts=[one, positive]) for law in logarithms.product_law())


@statement
def _logarithm_of_a_power(k: int) -> tuple[Proved, Proved]:
    """a ≥ kℓ and a ≤ kℓ for t ≥ 1, ℓ = ln t and a = ln tᵏ."""
    difference = log(t**k) - k * log(t)
    start = claim(t >= 1, "from 1 on")
    flat = prove(Claim(S.Zero, ">=", S.Zero, "slope"))
    positive = prove(claim(t > 0, "positive"), given=[start])
    power = certify(Certificate(claim(t**k > 0), terms=(Term(Fraction(1), (Fact(positive),) * k),)))
    return tuple(
        name_logarithms_in(
            calculus(sign * difference, t, 1, flat, (positive, power)),
            {a: log(t**k), ell: log(t)}, sign * (a - k * ell) >= 0, [start], "logarithm of a power",
        )
        for sign in (1, -1)
    )  # fmt: skip


# in powers, without a logarithm


@statement
def powers() -> Proved:
    """β^m ≤ n κ^M for weighted majority, κ = (1 + β)/2: for β = 1/2 it is 4^M ≤ n·2^m·3^M.

    >>> powers().claim
    in powers: β^m ≤ κ^M·n
    """
    mean = definition(Eq(2 * kappa, 1 + beta), "half the sum")
    shrinks = prove(claim(-T_next >= -kappa * T, "shrinks"), given=[MISTAKE, mean, PENALTY[1]], using=[punished()])
    grows_not = prove(claim(-T_next >= -T, "no gain"), given=[PENALTY[1]], using=[punished(), _added_up()[0]])
    factor = prove(claim(kappa >= 0), given=[mean, PENALTY[0]])
    factors = (shrinks, kappa, factor, M), (grows_not, S.One, prove(Claim(S.One, ">=", S.Zero)), G)
    total = product_along(-T, factors, (q, q_next, q_M), (STATE[0],), (kappa, beta, n), "total weight", UPDATE)
    return prove(claim(b_m <= n * q_M, "in powers"), using=[total, part_of_the_total(), _power_of_beta()])


def _power_of_beta() -> Proved:
    """v ≥ β^m in the end: each error multiplies both by β."""
    held, after = claim(v >= p, "power"), claim(v_next >= p_next, "power")
    kept = prove(after, given=[held, PENALTY[0], OWN, definition(Eq(p_next, beta * p), "one factor more")])
    state = ((v, S.One, v_next, v_m), (p, S.One, p_next, b_m))
    return along(held, ((kept, m),), state, (beta,), ERROR)


CHANCE = claim(f >= 0, "chance"), claim(f <= 1, "chance")


# any losses: Hoeffding's lemma


@statement
def hoeffding() -> tuple[Proved, Proved]:
    """ln(1 − f + fβ) ≤ −fh + h²/8 for 0 ≤ f ≤ 1, h = ln(1/β): two slopes, of which the second is a square.

    >>> hoeffding()[1].claim
    Hoeffding's lemma: g ≤ -f·h + h²/8
    """
    mean = 1 - f + f * beta
    given = [PENALTY[0], *CHANCE]
    first = prove_by_calculus(4 * f * (1 - f) * (beta - 1) / mean - log(beta), beta, 1, "slope", given, falling=True)
    difference = log(beta) ** 2 / 8 + f * log(beta) - log(mean)
    lemma = prove_by_calculus(difference, beta, 1, "Hoeffding's lemma", given, first, falling=True)
    goal = g <= ell**2 / 8 + f * ell
    named = name_logarithms_in(
        lemma, {ell: log(beta), g: log(mean)}, goal, sorted(lemma.given, key=str), "Hoeffding's lemma"
    )
    below_1 = prove(claim(beta <= 1), given=[PENALTY[1]])
    return first, with_facts(instantiate(named, {ell: -h}), below_1)


@statement
def squares() -> Proved:
    """hE ≤ mh + ln n + Uh²/8 after U updates of the randomized algorithm: each costs Λ at least hf − h²/8.

    >>> squares().claim
    with squares: E·h ≤ N + U·h²/8 + h·m
    """
    chance = [prove(known, given=[DRAWN, WEIGHT], using=_added_up()[:2]) for known in CHANCE]
    mean = claim(1 - f + f * beta > 0, "what is left of the weight")
    positive = prove(mean, given=[PENALTY[0]], using=[*chance])
    product = prove(claim(Eq(T_next, T * mean.lhs), "product"), given=[DRAWN], using=[punished()])
    facts = [product, assume(WEIGHT), positive, some_weight_left()]
    less = at(logarithms.product_law()[0], (T, Lam), (mean.lhs, g), (T_next, Lam_next), facts=facts)
    lemma = with_facts(hoeffding()[1], *chance)
    pays = claim(Lam_next + h * d_next <= Lam + h * d + h**2 / 8, "a chance costs weight")
    step = prove(pays, given=[ADDED.claim], using=[less, lemma])
    total, _ = _added(Lam + h * d, ((step, U),), N + h**2 / 8 * U, (*STATE, ADDED.state))
    return prove(claim(h * E <= m * h + N + U * h**2 / 8, "with squares"), using=[total, best_expert()])


@statement
def hedge() -> Proved:
    """E ≤ m + s in R rounds, for any s that is no less than 2(ln n)/h, nor than Rh/4.

    The larger of the two is least where they are the same, for the penalty with h² = 8(ln n)/R: there s is √(R ln n/2).
    A rational β has another h, as near as one likes.

    >>> hedge().claim
    Hedge: E ≤ m + s
    """
    some = at(logarithms.tangent(), (beta, -h), facts=[assume(PENALTY[0])])
    cost = prove(claim(h > 0, "some cost"), given=[PENALTY[1]], using=[some])
    in_rounds = definition(U <= R, "no more updates than rounds")
    pays = definition(h * s >= 2 * N, "pays for the experts"), definition(4 * s >= R * h, "pays for the rounds")
    few = prove(claim(U * h**2 <= 4 * h * s, "few squares"), given=[pays[1], in_rounds], using=[cost])
    return prove(claim(E <= m + s, "Hedge"), given=pays[:1], using=[squares(), few, cost])
