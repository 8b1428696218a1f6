"""Decision lists by levels: (4n + 2)L mistakes, and what a peeled list costs exactly.

A *rank* is how far down the target a rule stands: its place in the list, or the depth at which it is settled when the
list is peeled; of the rules with a rank, one that is wrong about an example has a rank above that of the rule that
decides it.  e is the level of a rule, b is 1 where it drops at a mistake; i is the deepest of the ranked rules after a
mistake, the one for which level less rank is greatest, j the ranked rule that decides the example; l is the level in
use.  Z is the greatest level less rank: that it never gets above 0 is the heart of the matter.

A *pair* is a depth t and a label y of examples that are left there; φ attributes take both values on these.  A mistake
on label y with level t in use is a *hit* of the pair; s rules that answer otherwise have left the level.
"""

from sympy import S

from mistake_bounds.proof import (
    Eq,
    Proved,
    along,
    assume,
    assumption,
    claim,
    definition,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import ATTRIBUTES, Letters, n
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import DEPTH, HIT, PAIR, RULE

letters = Letters(ATTRIBUTES)
M = letters("M", "the number of mistakes, so far and in all", "`len(run.mistakes)`")
L = letters("L", "the number of rules of the target, the default counted", "`len(target)`")
N = letters("N", "the number of all rules, 4n + 2")
y = letters("y", "the label of an example, 1 or −1", "`step.y`")
l = letters("l", "the level in use: the lowest with a rule that fires", "`in_use(step.before, step.x)`")
Z, Z_next, Z_M, Z_q = letters("Z Z^+ Z_M Z_q", "the greatest level less rank among the ranked rules")
q = letters("q", "how many mistakes came before one")
e_i, d_i, a_i = letters("e_i d_i a_i", "the level, the rank and the answer of the rule that is deepest after a mistake")
b_i, f_i = letters("b_i f_i", "1 where it drops, and 1 where it fires")
e_j, d_j = letters("e_j d_j", "the level and the rank of the rule that decides the example")
e, e_next, e_M = letters("e e^+ e_M", "the level of a rule", "`step.before`, `step.after`, `run.weights`")
b = letters("b", "1 where a rule drops at a mistake")
c = letters("c", "how many rules drop at a mistake")
o = letters("o", "1 for a rule that dropped, of a pair: off its level")
E, E_next, E_M = letters("E E^+ E_M", "the sum of all levels", "`sum(step.before)`")
A, A_next, A_N = letters("A A^+ A_N", "the levels before a mistake, added up rule by rule")
B, B_next, B_N = letters("B B^+ B_N", "the drops, added up rule by rule")
C, C_next, C_N = letters("C C^+ C_N", "the levels after a mistake, added up rule by rule")
U, U_next, U_N = letters("U U^+ U_N", "the levels in the end, added up rule by rule")
h, h_next, h_M = letters("h h^+ h_M", "the mistakes that are hits of a pair")
pi = letters("pi", "1 where a mistake is a hit of a pair")
t, t_next, t_D = letters("t t^+ t_D", "a depth: that of a pair, or how many depths came before", "`target.peeled(n)`")
p = letters("p", "the number of pairs of a depth and a label")
m = letters("m", "the hits of a pair")
F, G = letters("F G", "how many of them are the first, and how many come later")
phi = letters("phi", "how many attributes take both values on the examples of a pair", "`depth.met[y]`")
phi_pos, phi_neg = letters("phi_p phi_n", "the same for the two labels at one depth")
s, s_next, s_m = letters("s s^+ s_m", "how many rules against the label have left the level of a pair")
r = letters("r", "how many rules are against the label: 2n + 1")
f = letters("f", "1 where a rule fires at the hit at which it left")
chi = letters("chi", "1 where that example is one of the pair's")
mu = letters("mu", "1 where a rule fires on some example of the pair")
sigma, sigma_next, sigma_r = letters("sigma sigma^+ sigma_r", "the rules that left, counted one by one")
tau, tau_next, tau_r = letters("tau tau^+ tau_r", "the rules that fire on some example of the pair, counted one by one")
V, V_next, V_p = letters("V V^+ V_p", "the hits, added up pair by pair")
W, W_next, Phi = letters(
    "W W^+ Phi", "the attributes that take both values on the examples of a pair, counted pair by pair"
)
K = letters("K", "the number of depths", "`len(target.peeled(n))`")
D = letters("D", "the depths before the last two")
k, k_next, k_D = letters("k k^+ k_D", "the attributes that are settled so far")
u, u_next, u_D = letters("u u^+ u_D", "the sum of 1 + φ so far")
v = letters("v", "the attributes that are settled in all")
T = letters("T", "the sum p + Φ of a list", "`most_mistakes(target, n)`")
H = letters("H", "the same sum where the last depth counts 1")

# What the algorithm does with the deepest rule i, and with the rule j that decides.
DOWN_ONE = own_step(Eq(b_i**2, b_i), "down one or not")
FROM_THE_LEVEL = own_step(Eq(b_i * (e_i - l), 0), "from the level in use")
FIRES = own_step(Eq(b_i * (1 - f_i), 0), "drops where it fires")
WRONG = own_step(Eq(b_i * (1 + a_i * y), 0), "drops where it is wrong")
IN_USE = own_step(l <= e_j, "level in use")
# What the target is: of the ranked rules that fire none is below j, and those that are wrong are above it.
TARGET = assumption(f_i * (2 * (d_i - d_j) - 1 + a_i * y) >= 0, "ranks of the target")
# What the letters stand for.
DEEPEST = definition(Eq(Z_next, e_i + b_i - d_i), "the deepest rule")
NO_DEEPER = definition(e_i - d_i <= Z, "no deeper before")
DECIDER = definition(e_j - d_j <= Z, "nor the one that decides")
RANKS = (DOWN_ONE, FROM_THE_LEVEL, FIRES, WRONG, IN_USE, TARGET, DEEPEST, NO_DEEPER, DECIDER)

ONE_DROPS = own_step(c >= 1, "a wrong rule drops")
LEVELS = definition(Eq(E, A_N), "levels")
LEVELS_AFTER = definition(Eq(E_next, C_N), "levels after it")
DROPS = definition(Eq(c, B_N), "drops")


ALL_LEVELS = Row(
    RULE,
    N,
    (
        Sum(A, A_next, A_N, e, "levels so far"),
        Sum(B, B_next, B_N, b, "drops so far"),
        Sum(C, C_next, C_N, e_next, "levels after it so far"),
    ),
)
LAST_LEVELS = Row(RULE, N, (Sum(U, U_next, U_N, e_M),))


def _not_negative(bit, known) -> Proved:
    """What is its own square is not negative."""
    return prove(claim(bit >= 0, f"{bit} ≥ 0"), given=[known])


def _at_most_one(bit, known) -> Proved:
    """Nor is it above 1."""
    return prove(claim(1 - bit >= 0, f"{bit} ≤ 1"), given=[known])


@statement
def no_deeper() -> Proved:
    """Z⁺ ≤ Z: the greatest level less rank never grows.

    >>> no_deeper().claim
    no deeper: Z^+ ≤ Z
    """
    above = prove(
        claim(b_i * (d_i - d_j - 1) >= 0, "ranked above"),
        given=[FIRES, WRONG, TARGET], using=[_not_negative(b_i, DOWN_ONE)],
    )  # fmt: skip
    facts = [above, _not_negative(b_i, DOWN_ONE), _at_most_one(b_i, DOWN_ONE)]
    given = [FROM_THE_LEVEL, IN_USE, DEEPEST, NO_DEEPER, DECIDER]
    return prove(claim(Z_next <= Z, "no deeper"), given=given, using=facts)


@statement
def at_most_the_rank() -> Proved:
    """l ≤ d_j: the level in use is at most the rank of the rule that decides the example.

    >>> at_most_the_rank().claim
    at most the rank: d_j ≥ l
    """
    before = telescope(Z, ((no_deeper(), q),), ((Z, S.Zero, Z_next, Z_q),), (), at_least=False, name="none too deep")
    given = [IN_USE, definition(e_j - d_j <= Z_q, "nor the one that decides")]
    return prove(claim(d_j >= l, "at most the rank"), given=given, using=[before])


@statement
def by_levels() -> Theorem:
    """M ≤ (4n + 2)L on the examples of a list of L rules over n attributes, the default counted.

    >>> by_levels().conclusion.claim
    mistake bound: M ≤ L·(4·n + 2)
    """
    lower = prove(claim(E_next >= E + 1, "lower"), given=[ONE_DROPS, LEVELS, LEVELS_AFTER, DROPS], using=[_added_up()])
    total = telescope(E, ((lower, M),), ((E, S.Zero, E_next, E_M),), (N,), at_least=True, name="all drops")
    caps = LAST_LEVELS.sum_over(_cap(), "no level below L", (L,))
    rules = [definition(Eq(N, 4 * n + 2), "all rules"), definition(Eq(E_M, U_N), "levels in the end")]
    room = prove(claim(E_M <= (4 * n + 2) * L, "room"), given=rules, using=[caps])
    return Theorem(
        name="Decision lists by levels",
        source="Blum's lectures",
        kinds=(Kind("", (ONE_DROPS, LEVELS, LEVELS_AFTER, DROPS), (lower,)),),
        sums=(total,),
        facts=(room,),
        conclusion=prove(claim(M <= (4 * n + 2) * L, "mistake bound"), using=[total, room]),
        count="M",
        read=reader("decision_lists.reading:read_places"),
        causes={
            "a wrong rule drops": ("several at once", "mistakes at which more than one rule drops"),
            "room": ("room left", "levels that rules could have dropped, and did not"),
        },
    )


def _added_up() -> Proved:
    """C ≥ A + B: the levels after a mistake, the levels before it and the drops, added up over the rules."""
    down = own_step(Eq(e_next, e + b), "one level down")
    step = prove(claim(C_next - A_next - B_next >= C - A - B, "one rule more"), given=[down, *ALL_LEVELS.given])
    return ALL_LEVELS.telescope(C - A - B, step, "drops added up", at_least=True)


def _cap() -> Proved:
    """e_M ≤ L: a rule that dropped did so last from a level in use, which was below L."""
    dropped = definition(Eq(o**2, o), "dropped or not")
    facts = [_not_negative(o, dropped), _at_most_one(o, dropped), at_most_the_rank()]
    place = assumption(d_j <= L - 1, "place")
    below = prove(claim(o * (L - l - 1) >= 0, "below L"), given=[place], using=facts)
    some = prove(claim(L >= 1, "some rule"), given=[assumption(d_j >= 0, "from place 0 on"), place])
    last = own_step(Eq(e_M, o * (l + 1)), "last from the level in use")
    return prove(claim(e_M <= L, "no rule below level L"), given=[last], using=[below, some, facts[1]])


# The peeled list: hits of pairs, and which rules can leave a level.

HITS = Sum(h, h_next, h_M, pi, "hits so far")
PAIRS = Row(PAIR, p, (Sum(V, V_next, V_p, m), Sum(W, W_next, Phi, phi)))
LEFT_AND_MET = Row(RULE, r, (Sum(sigma, sigma_next, sigma_r, o), Sum(tau, tau_next, tau_r, mu)))
HIT_OR_NOT = definition(Eq(pi**2, pi), "a hit or not")
NO_HIT = definition((1 - pi) * (l - d_j - 1) >= 0, "no hit: above the rank")

LEFT_OR_NOT = definition(Eq(o**2, o), "dropped or not")
LEFT_FIRING = own_step(Eq(o * (1 - f), 0), "left where it fires")
LEFT_IN_USE = own_step(Eq(o * (t - l), 0), "left the level in use")
MET_OR_NOT = definition(Eq(mu**2, mu), "met or not")
NOT_THERE = definition((1 - chi) * (t - 1 - d_j) >= 0, "not there: taken away before")
MET = definition(mu >= f * chi, "met")

ALL_LEFT = own_step(s_next >= n + 1, "all that were wrong have left")
ONE_LEFT = own_step(s_next >= s + 1, "one more has left")


@statement
def every_mistake_is_a_hit() -> tuple[Proved, Proved]:
    """No ranked rule is ever too deep, Z ≤ 0, and every mistake is a hit of a pair, h ≥ M.

    >>> [proof.claim for proof in every_mistake_is_a_hit()]
    [none too deep: Z_M ≤ 0, every mistake is a hit: h_M ≥ M]
    """
    held = claim(Z <= 0, "none too deep"), claim(h >= M, "every mistake is a hit")
    after = {Z: Z_next, h: h_next, M: M + 1}
    hit = prove(
        claim(pi >= 1, "a hit"), given=[held[0], IN_USE, DECIDER, NO_HIT, HIT_OR_NOT],
        using=[_at_most_one(pi, HIT_OR_NOT)],
    )  # fmt: skip
    kept = (
        prove(held[0].substitute(after), given=[held[0]], using=[no_deeper()]),
        prove(held[1].substitute(after), given=[held[1], HITS.claim], using=[hit]),
    )
    state = (Z, S.Zero, Z_next, Z_M), HITS.state
    return along(held, ((kept, M),), state, ())


@statement
def met_where_it_left() -> Proved:
    """o ≤ μ: a rule that left its level at a hit has a literal that is true of some example of the pair.

    >>> met_where_it_left().claim
    met where it left: o ≤ μ
    """
    left = _not_negative(o, LEFT_OR_NOT)
    among = prove(
        claim(o * (chi - 1) >= 0, "among what is left"),
        given=[LEFT_IN_USE, NOT_THERE], using=[left, at_most_the_rank()],
    )  # fmt: skip
    met = prove(claim(o * (mu - 1) >= 0, "then met"), given=[LEFT_FIRING, MET], using=[left, among])
    bits = [_not_negative(mu, MET_OR_NOT), _at_most_one(o, LEFT_OR_NOT)]
    return prove(claim(o <= mu, "met where it left"), using=[met, *bits])


@statement
def _can_leave() -> Proved:
    """s_m ≤ n + 1 + φ: what can leave is the default, and the literals that are true of some example of the pair."""
    row = LEFT_AND_MET.sum_over(met_where_it_left(), "left and met")
    given = [
        definition(Eq(s_m, sigma_r), "all that left"),
        definition(Eq(tau_r, n + 1 + phi), "literals met, and the default"),
    ]
    return prove(claim(s_m <= n + 1 + phi, "what can leave"), given=given, using=[row])


@statement
def one_pair() -> Proved:
    """m ≤ 1 + φ: the hits of one pair, where all rules that were wrong drop.

    >>> one_pair().claim
    one pair: m ≤ φ + 1
    """
    first = prove(claim(s_next >= s + (n + 1), "the first"), given=[definition(Eq(s, 0), "none before"), ALL_LEFT])
    state = ((s, S.Zero, s_next, s_m),)
    row = telescope(s, ((first, F), (assume(ONE_LEFT), G)), state, (n,), at_least=True, name="rules left", over=HIT)
    hits = prove(claim(n * F + m <= s_m, "hits counted"), given=[definition(Eq(m, F + G), "counted")], using=[row])
    some = definition(Eq(F**2, F), "a first or none")
    bits = [_not_negative(F, some), _at_most_one(F, some)]
    given = [
        definition(Eq(m * (1 - F), 0), "none without a first"),
        definition(some, "a first or none"),
        definition(phi >= 0, "a count"),
    ]
    return prove(claim(m <= 1 + phi, "one pair"), given=given, using=[hits, _can_leave(), *bits])


@statement
def one_pair_one_rule() -> Proved:
    """m ≤ n + 1 + φ: the hits of one pair, where one rule drops at a time.

    >>> one_pair_one_rule().claim
    one pair: m ≤ n + φ + 1
    """
    state = ((s, S.Zero, s_next, s_m),)
    row = telescope(s, ((assume(ONE_LEFT), m),), state, (), at_least=True, name="rules left", over=HIT)
    return prove(claim(m <= n + 1 + phi, "one pair"), using=[row, _can_leave()])


def _added_over_pairs(pair: Proved, bound, name: str, one_rule: bool) -> Theorem:
    """The theorem that the hits of all pairs make, from what is proved of one."""
    hits = every_mistake_is_a_hit()[1]
    added = PAIRS.sum_over(pair, "hits added up", (n,) if one_rule else ())
    pairs = prove(claim(h_M <= bound, "pairs"), given=[definition(Eq(h_M, V_p), "hits of the pairs")], using=[added])
    each = (*RANKS, HITS.claim, HIT_OR_NOT, NO_HIT)
    return Theorem(
        name=name,
        source="",
        kinds=(Kind("", each, (no_deeper(),)),),
        sums=(hits,),
        facts=(pairs,),
        conclusion=prove(claim(M <= bound, "mistake bound"), using=[hits, pairs]),
        count="M",
        read=reader(f"decision_lists.reading:{'read_one_at_a_time' if one_rule else 'read_peeled'}"),
        causes={"pairs": ("pairs not used up", "mistakes that a level and a label would still have allowed")},
    )


@statement
def peeled() -> Theorem:
    """M ≤ Σ (1 + φ) over the p pairs of a depth and a label, where all rules that were wrong drop; Φ is Σ φ.

    >>> peeled().conclusion.claim
    mistake bound: M ≤ Phi + p
    """
    return _added_over_pairs(one_pair(), p + Phi, "Peeled decision lists", one_rule=False)


@statement
def one_at_a_time() -> Theorem:
    """M ≤ Σ (1 + n + φ), where one rule drops at a mistake.

    >>> one_at_a_time().conclusion.claim
    mistake bound: M ≤ Phi + p·(n + 1)
    """
    return _added_over_pairs(one_pair_one_rule(), p * (n + 1) + Phi, "Peeled lists, a rule at a time", one_rule=True)


# The closed form: the depths of a peeled list one after the other, with k attributes settled and a sum of u so far.

AN_ATTRIBUTE = assumption(k_next >= k + 1, "an attribute at each depth")
VALUES_MET = assumption(Eq(phi_pos + phi_neg, 2 * (n - k) - (k_next - k)), "values met at a depth")
BOTH_LABELS = definition(Eq(u_next, u + (1 + phi_pos) + (1 + phi_neg)), "both labels")
LAST_BUT_ONE = assumption(v >= K, "two attributes at the last depth but one")
NO_MORE_DEPTHS = assumption(K <= L - 1, "fewer depths than rules")
NO_MORE_RULES = assumption(L - 1 <= n, "no more rules than attributes")
DEPTHS = definition(Eq(D, K - 2), "depths before the last two")


@statement
def depths() -> tuple[Proved, Proved]:
    """k ≥ t and u ≤ (2n + 2)t − t²: after t depths with both labels, the attributes settled and the sum of 1 + φ.

    >>> [proof.claim for proof in depths()]
    [settled: k_D ≥ D, sum so far: u_D ≤ -D² + D·(2·n + 2)]
    """
    held = claim(k >= t, "settled"), claim(u <= (2 * n + 2) * t - t**2, "sum so far")
    after = {k: k_next, t: t_next, u: u_next}
    more = definition(Eq(t_next, t + 1), "a depth more")
    first = prove(held[0].substitute(after), given=[held[0], AN_ATTRIBUTE, more])
    kept = first, prove(held[1].substitute(after), given=[*held, VALUES_MET, BOTH_LABELS, more], using=[first])
    state = (k, S.Zero, k_next, k_D), (t, S.Zero, t_next, t_D), (u, S.Zero, u_next, u_D)
    row = along(held, ((kept, D),), state, (n,), DEPTH)
    counted = definition(Eq(t_D, D), "depths counted")
    ends = {k: k_D, t: D, u: u_D}
    return tuple(
        prove(one.substitute(ends), given=[counted], using=[fact]) for one, fact in zip(held, row, strict=True)
    )


def _in_depths(whole, last, bound, name: str) -> Proved:
    """The depths before the last two, the last but one with both labels, and what the last allows, ``last``."""
    total = definition(Eq(whole, u_D + (2 * n + 2 - k_D - v) + last), "all depths")
    return prove(claim(whole <= bound, name), given=[total, DEPTHS, LAST_BUT_ONE], using=depths())


def _in_rules(whole, in_depths: Proved, bound, name: str) -> Proved:
    """With K ≤ L − 1 depths, and L − 1 ≤ n."""
    to_spare = assume(NO_MORE_DEPTHS), assume(NO_MORE_RULES)
    room = prove(claim((L - 1 - K) * (n - L + 1) >= 0, "rules and attributes to spare"), using=to_spare)
    return prove(claim(whole <= bound, name), given=[NO_MORE_DEPTHS], using=[in_depths, room, L - 1 - K])


@statement
def in_depths() -> Proved:
    """T ≤ (2K − 1)n − K² + 3K − 3: the sum of 1 + φ over the pairs, where the last of K ≥ 2 depths has one label.

    >>> in_depths().claim
    in n and K: T ≤ -K² + 3·K + n·(2·K - 1) - 3
    """
    return _in_depths(T, 1 + n - v, (2 * K - 1) * n - K**2 + 3 * K - 3, "in n and K")


@statement
def in_rules() -> Proved:
    """T ≤ (2L − 3)n − L² + 5L − 7: the sum of 1 + φ over the pairs of a list of L ≥ 3 rules.

    >>> in_rules().claim
    in n and L: T ≤ -L² + 5·L + n·(2·L - 3) - 7
    """
    return _in_rules(T, in_depths(), (2 * L - 3) * n - L**2 + 5 * L - 7, "in n and L")


@statement
def simpler() -> Proved:
    """T ≤ (2L − 3)(n + 1).

    >>> simpler().claim
    simpler: T ≤ (2·L - 3)·(n + 1)
    """
    return prove(claim(T <= (2 * L - 3) * (n + 1), "simpler"), using=[in_rules(), 2 * L - 3])


@statement
def majority_in_rules() -> Proved:
    """H ≤ (2L − 4)n + 1 − (L − 3)²: the same sum where the last depth allows one mistake, as a majority has it.

    >>> majority_in_rules().claim
    majority, in n and L: H ≤ n·(2·L - 4) - (L - 3)² + 1
    """
    in_depths = _in_depths(H, 1, (2 * K - 2) * n - K**2 + 4 * K - 3, "majority, in n and K")
    return _in_rules(H, in_depths, (2 * L - 4) * n + 1 - (L - 3) ** 2, "majority, in n and L")


@statement
def one_rule_in_rules() -> Proved:
    """pn + T ≤ (4L − 6)n − L² + 5L − 7 for the p ≤ 2L − 3 pairs, where one rule drops at a mistake.

    >>> one_rule_in_rules().claim
    one rule, in n and L: T + n·p ≤ -L² + 5·L + n·(4·L - 6) - 7
    """
    goal = claim(p * n + T <= (4 * L - 6) * n - L**2 + 5 * L - 7, "one rule, in n and L")
    given = [assumption(p <= 2 * L - 3, "pairs of a list"), assumption(n >= 1, "some attribute")]
    return prove(goal, given=given, using=[in_rules()])
