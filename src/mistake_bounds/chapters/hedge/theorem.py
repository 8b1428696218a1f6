"""Hedge (Freund and Schapire 1997; Cesa-Bianchi and Lugosi 2006): regret by the logarithm of the mean weight.

In a round an expert has a loss ℓ from 0 to 1 and the weight w, which becomes w⁺ = we^(−ηℓ); ν = ln w.  V is the
total weight, m = V/n the mean and μ = ln m.  f is the mean of the losses by weight, which Hedge is charged; d adds it
up, to E in the end.  L adds up the losses of one expert, with which Hedge is compared: E − L is the *regret*.
"""

from sympy import S, log

from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.proof import (
    Eq,
    Proved,
    along,
    assume,
    assumption,
    claim,
    definition,
    instantiate,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import EXPERT, OTHER_EXPERT, ROUND

letters = Letters()
n = letters("n", "the number of experts", "`examples.dimension`")
T = letters("T", "the number of rounds", "`run.presented`")
N = letters("N", "ln n")
eta_o, eta, eta_T = letters("eta_o eta eta_T", "the rate: a loss ℓ multiplies a weight by exp(−ηℓ)", "`learner.rate`")
eta_1 = letters("eta_1", "the rate of the first round")
beta = letters("beta", "exp(−η), what a loss of 1 leaves of a weight")
ell = letters("ell", "the loss of an expert in a round, from 0 to 1")
w, w_next = letters("w w^+", "the weight of an expert, before the round and after it")
v = letters("v", "the weight of an expert at the rate of the round before")
nu_v = letters("nu_v", "its logarithm")
kappa = letters("kappa", "the logarithm of wm₀")
C, C_next, V_o = letters("C C^+ V_o", "the total weight at the rate of the round before")
m_o = letters("m_o", "the mean weight at the rate of the round before")
mu_o = letters("mu_o", "its logarithm")
phi, phi_next, phi_T = letters("phi phi^+ phi_T", "the logarithm of the mean weight, by the rate")
H, H_next, H_T = letters("H H^+ H_T", "the rates, added up")
nu, nu_next = letters("nu nu^+", "the logarithm of the weight of an expert")
rho, rho_next, rho_T = letters("rho rho^+ rho_T", "the same of the expert to compare with")
nu_r = letters("nu_r", "the same at the rate of the round before")
a = letters("a", "how far the rate is off: η²T/(8 ln n), best where it is 1")
b = letters("b", "1/a")
A, A_next = letters("A A^+", "the total weight, added up expert by expert")
B, B_next = letters("B B^+", "another total weight, added up expert by expert")
V, V_next, V_T = letters("V V^+ V_T", "the total weight")
F, G, G_next = letters("F G G^+", "the total of weight times loss, and what it is expert by expert")
m, m_next, m_T = letters("m m^+ m_T", "the mean weight V/n")
mu, mu_next, mu_T = letters("mu mu^+ mu_T", "the logarithm of the mean weight")
f = letters("f", "the mean of the losses by weight: what Hedge is charged in a round")
g = letters("g", "the logarithm of 1 − f + fβ")
d, d_next, E = letters("d d^+ E", "what Hedge is charged, added up", "`run.total_loss`")
ell_o = letters("ell_o", "the loss in a round of the expert to compare with")
L, L_next, L_T = letters("L L^+ L_T", "the losses of the expert to compare with, added up")
S_w, S_next = letters("S S^+", "the total weight in the end, added up expert by expert")
n_o = letters("n_o", "the number of experts besides the one to compare with")
v_T = letters("v_T", "the weight in the end of the expert to compare with")
p = letters("p", "√(ln n)")
q, q_next, q_T = letters("q q^+ q_T", "the root of the number of rounds so far, √T in the end")

RATE = own_step(eta > 0, "positive rate")
PENALTY = own_step(beta > 0, "penalty")
LOSS = assumption(ell >= 0, "no negative loss"), assumption(ell <= 1, "no loss above 1")
POSITIVE = definition(w > 0, "positive weight")
PUNISHED = own_step(Eq(nu_next, nu - eta * ell), "punished by its loss")
MEANS = definition(Eq(n * m, V), "mean weight"), definition(Eq(n * m_next, V_next), "mean weight after it")
WEIGHT = definition(m > 0, "some weight"), definition(m_next > 0, "some weight after it")
LOGARITHMS = claim(Eq(mu, log(m)), "logarithm"), claim(Eq(mu_next, log(m_next)), "logarithm")
BY_WEIGHT = own_step(Eq(f * V, F), "charged by weight")
CHARGED = Sum(d, d_next, E, f, "charged so far")
COMPARED = Sum(L, L_next, L_T, ell_o, "loss so far")
SOME = assumption(n > 0, "some expert")
FIXED = (eta, beta, n)
ALL = Row(EXPERT, n, (
    Sum(A, A_next, V, w, "weight so far"), Sum(B, B_next, V_next, w_next, "new weight so far"),
    Sum(G, G_next, F, w * ell, "weight times loss so far"),
))  # fmt: skip


# one round


@statement
def below_its_chord() -> Proved:
    """w⁺ ≤ (1 − (1 − β)ℓ)w: as a function of the loss, e^(−ηℓ) is convex and so lies below its chord on [0, 1].

    The logarithm lies below its tangent at w⁺, at βw and at w: the sum of the two, ℓ times and 1 − ℓ times.

    >>> below_its_chord().claim
    below its chord: w^+ ≤ w·(-ell·(1 - β) + 1)
    """
    to_all = at(logarithms.product_below(), (w, nu), (beta, -eta), (w_next, nu_next))
    to_none = at(logarithms.product_below(), (w, nu), (S.One, S.Zero), (w_next, nu_next))
    goal = claim(w_next <= w * (1 - (1 - beta) * ell), "below its chord")
    return prove(goal, given=[PUNISHED, *LOSS], using=[to_all, to_none])


@statement
def added_up() -> tuple[Proved, Proved, Proved]:
    """F ≥ 0, F ≤ V and V⁺ ≤ V − (1 − β)F: the experts one by one.

    >>> added_up()[2].claim
    weight after it: V^+ ≤ -F·(1 - β) + V
    """
    held = (
        claim(G >= 0, "no negative part"),
        claim(G <= A, "no more than all"),
        claim(B <= A - (1 - beta) * G, "weight after it"),
    )
    after = [known.substitute({A: A_next, B: B_next, G: G_next}) for known in held]
    given = [POSITIVE, *LOSS, *ALL.given]
    step = tuple(prove(goal, given=[*held, *given], using=[below_its_chord()]) for goal in after)
    return along(held, [(step, n)], ALL.state, (beta, eta), EXPERT)


@statement
def shrinks() -> Proved:
    """m⁺ ≤ (1 − f + fβ)m: the mean weight falls at least as if all of the loss were 0 or 1.

    >>> shrinks().claim
    shrinks: m^+ ≤ m·(β·f - f + 1)
    """
    known = [*MEANS, BY_WEIGHT, SOME]
    return prove(claim(m_next <= m * (1 - f + f * beta), "shrinks"), given=known, using=[added_up()[2]])


@statement
def one_round() -> Proved:
    """μ⁺ ≤ μ − ηf + η²/8: what the mean weight loses pays for the charge, by Hoeffding's lemma.

    >>> one_round().claim
    a charge costs weight: μ^+ ≤ η²/8 - η·f + μ
    """
    total = prove(claim(V > 0), given=[MEANS[0], WEIGHT[0], SOME])
    chance = [prove(known, given=[BY_WEIGHT], using=[total, *added_up()[:2]]) for known in experts.CHANCE]
    left = prove(claim(1 - f + f * beta > 0), given=[PENALTY], using=chance)
    falls = at(logarithms.tangent_at(), (beta, -eta), facts=[assume(PENALTY)])
    below_1 = prove(claim(beta < 1), given=[RATE], using=[falls])
    lemma = with_facts(instantiate(experts.hoeffding()[1], {experts.h: eta}), *chance, assume(PENALTY), below_1)
    facts = [*map(assume, WEIGHT), left, shrinks()]
    product = at(logarithms.below_product(), (m, mu), (1 - f + f * beta, g), (m_next, mu_next), facts=facts)
    less = prove(claim(m * (1 - f + f * beta) > 0), given=[WEIGHT[0]], using=[left])
    known = prove(claim(mu_next <= mu + g, "mean loss"), using=[product, shrinks(), less])
    return prove(claim(mu_next <= mu - eta * f + eta**2 / 8, "a charge costs weight"), using=[known, lemma])


# one rate


OWN = own_step(Eq(rho_next, rho - eta * ell_o), "its own weight punished")
ADDED = CHARGED.claim, COMPARED.claim
END = definition(Eq(n * m_T, V_T), "mean weight in the end"), definition(m_T > 0, "some weight in the end")


OTHER_WEIGHTS = Row(OTHER_EXPERT, n_o, (Sum(S_w, S_next, V_T, w, "weight so far"),))


@statement
def part_of_the_mean() -> Proved:
    """N + μ_T ≥ ρ_T: the mean weight is at least 1/n of the weight of any expert.

    >>> part_of_the_mean().claim
    one of n: N + μ_T ≥ ρ_T
    """
    of_total = OTHER_WEIGHTS.no_less_than(v_T, [POSITIVE])
    part = prove(claim(v_T <= n * m_T), given=[END[0]], using=[of_total])
    product = at(logarithms.below_product(), (n, N), (m_T, mu_T), (v_T, rho_T), facts=[assume(SOME), assume(END[1])])
    more = prove(claim(n * m_T > 0), given=[SOME, END[1]])
    return prove(claim(N + mu_T >= rho_T, "one of n"), using=[product, part, more])


CAUSES = {
    "mean loss": ("losses inside", "losses between 0 and 1, whose weights fall below the chord"),
    "Hoeffding's lemma": ("uneven weight", "rounds in which not half of the weight had the loss"),
    "one of n": ("other experts", "weight that the others have in the end"),
}


@statement
def regret() -> Theorem:
    """Hedge with one rate: 8η(E − L) ≤ 8 ln n + Tη² in T rounds, for the losses L of every expert, all in [0, 1].

    >>> regret().conclusion.claim
    regret: 8·η·(E - L_T) ≤ 8·N + T·η²
    """
    pays = claim(mu_next + eta * d_next <= mu + eta * d + eta**2 / 8, "one round")
    step = prove(pays, given=[CHARGED.claim], using=[one_round()])
    state = ((mu, S.Zero, mu_next, mu_T), CHARGED.state)
    total = telescope(mu + eta * d, ((step, T),), state, FIXED, at_least=False, name="all rounds", over=ROUND)
    kept = prove(claim(rho_next + eta * L_next >= rho + eta * L), given=[OWN, COMPARED.claim])
    own_state = ((rho, S.Zero, rho_next, rho_T), COMPARED.state)
    own = telescope(rho + eta * L, ((kept, T),), own_state, FIXED, at_least=True, name="own weight", over=ROUND)
    bound = claim(8 * eta * (E - L_T) <= 8 * N + T * eta**2, "regret")
    return Theorem(
        name="Regret of Hedge",
        source="Freund and Schapire 1997; the constant by Cesa-Bianchi and Lugosi 2006",
        kinds=(Kind("", (BY_WEIGHT, OWN, *ADDED, *MEANS, *WEIGHT, *LOGARITHMS), (shrinks(), one_round(), step)),),
        sums=(total, own),
        facts=(part_of_the_mean(),),
        conclusion=prove(bound, using=[total, own, part_of_the_mean()]),
        count="E",
        read=reader("hedge.reading:read_hedge"),
        causes=CAUSES,
    )


OFF = definition(Eq(eta**2 * T, 8 * N * a), "how far the rate is off")
INVERSE = definition(Eq(a * b, 1), "inverse"), definition(b > 0, "positive inverse")


@statement
def wrong_rate() -> Proved:
    """8(E − L)² ≤ (a + 2 + 1/a)·T ln n for the rate with η² = a·8(ln n)/T: a and 1/a are as bad.

    >>> wrong_rate().claim
    a wrong rate: 8·(E - L_T)² ≤ N·T·(a + b + 2)
    """
    some = definition(E >= L_T, "some regret"), assumption(n > 1, "more than one expert")
    linear = prove(claim(eta * (E - L_T) <= N * (1 + a)), given=[OFF, RATE], using=[regret().conclusion])
    squared = prove(claim(eta**2 * (E - L_T) ** 2 <= N**2 * (1 + a) ** 2), given=[some[0], RATE], using=[linear])
    logarithm = at(logarithms.positive(), (n, N), facts=[assume(some[1])])
    rounds = OFF, definition(T >= 0, "a count")
    of_a = prove(claim(8 * a * (E - L_T) ** 2 <= (1 + a) ** 2 * T * N), given=rounds, using=[squared, logarithm])
    return prove(claim(8 * (E - L_T) ** 2 <= (a + 2 + b) * T * N, "a wrong rate"), given=INVERSE, using=[of_a])


@statement
def tuned() -> Proved:
    """2(E − L)² ≤ T ln n for the rate with η²T = 8 ln n: the regret is at most √(T ln n/2).

    >>> tuned().claim
    tuned: 2·(E - L_T)² ≤ N·T
    """
    best = own_step(Eq(a, 1), "tuned rate")
    inverse = prove(claim(Eq(b, 1)), given=[best, INVERSE[0]])
    return prove(claim(2 * (E - L_T) ** 2 <= T * N, "tuned"), given=[best], using=[wrong_rate(), inverse])


# a rate that shrinks


OLD = Row(EXPERT, n, (Sum(C, C_next, V_o, v, "weight at the old rate so far"), ALL.sums[0]))
SAME_LOSSES = own_step(Eq(eta_o * nu, eta * nu_v), "the same losses at the new rate")
SLOWER = own_step(eta <= eta_o, "a rate that never rises")
OWN_SLOWER = own_step(Eq(eta_o * rho, eta * nu_r), "its own losses at the new rate")
OLD_MEAN = (
    definition(Eq(n * m_o, V_o), "mean weight at the old rate"),
    definition(m_o > 0, "some weight at the old rate"),
)


@statement
def slower_for_one() -> Proved:
    """wm₀(η₀μ − ημ₀) ≤ ηvm + (η₀ − η)m₀m − η₀wm₀, for an expert with the weights v and w at the rates η₀ and η.

    The logarithm lies below its tangent at wm₀, at vm and at m₀m.

    >>> slower_for_one().claim
    one expert, slower: m_o·w·(-η·μ_o + η_o·μ) ≤ η·m·v - η_o·m_o·w + m·m_o·(-η + η_o)
    """
    product = (w * m_o, kappa)
    more = [assume(POSITIVE), prove(claim(w * m_o > 0), given=[POSITIVE, OLD_MEAN[1]])]
    above = at(logarithms.below_product(), (w, nu), (m_o, mu_o), product, facts=more)
    to_own = at(logarithms.product_below(), (v, nu_v), (m, mu), product, facts=more)
    to_mean = at(logarithms.product_below(), (m_o, mu_o), (m, mu), product, facts=more)
    goal = claim(
        w * m_o * (eta_o * mu - eta * mu_o) <= eta * v * m + (eta_o - eta) * m_o * m - eta_o * w * m_o,
        "one expert, slower",
    )
    scaled = prove(
        claim(w * m_o * eta_o * kappa <= w * m_o * (eta * nu_v + eta_o * mu_o)),
        given=[SAME_LOSSES, RATE, SLOWER],
        using=[above],
    )
    own, mean = (
        prove(claim(by * of.claim.lhs <= by * of.claim.rhs), given=[known], using=[of])
        for by, of, known in ((eta, to_own, RATE), (eta_o - eta, to_mean, SLOWER))
    )
    return prove(goal, using=[scaled, own, mean])


@statement
def slower() -> Proved:
    """η₀μ ≤ ημ₀: the logarithm of the mean weight, by the rate, does not rise when the rate falls.

    >>> slower().claim
    slower: η_o·μ ≤ η·μ_o
    """
    held = claim(
        A * m_o * (eta_o * mu - eta * mu_o) <= eta * C * m + n * (eta_o - eta) * m_o * m - eta_o * A * m_o, "so far"
    )
    step = prove(held.substitute({A: A_next, C: C_next, n: n + 1}), given=[held, *OLD.given], using=[slower_for_one()])
    summed = along(held, [(step, n)], OLD.state, (eta, eta_o, m, mu, m_o, mu_o), EXPERT)
    known = [MEANS[0], OLD_MEAN[0]]
    scaled = prove(claim(n * m * m_o * (eta_o * mu - eta * mu_o) <= 0), given=known, using=[summed])
    some = prove(claim(n * m * m_o > 0), given=[SOME, WEIGHT[0], OLD_MEAN[1]])
    return prove(claim(eta_o * mu <= eta * mu_o, "slower"), using=[scaled, some])


RATES = Sum(H, H_next, H_T, eta, "rates so far")
BY_RATE = definition(Eq(eta_o * phi, mu_o), "by the old rate"), definition(Eq(eta * phi_next, mu_next), "by the rate")


@statement
def anytime() -> Theorem:
    """Hedge with rates that never rise: 8η_T(E − L) ≤ 8 ln n + η_T·Σ η_t, where η_T is the rate of the last round.

    >>> anytime().conclusion.claim
    regret: 8·η_T·(E - L_T) ≤ H_T·η_T + 8·N
    """
    pays = claim(8 * phi_next + 8 * d_next - H_next <= 8 * phi + 8 * d - H, "one round")
    old = prove(claim(eta_o * mu <= eta_o * eta * phi), given=[BY_RATE[0]], using=[slower()])
    positive = prove(claim(eta_o > 0), given=[RATE, SLOWER])
    mean = prove(claim(mu <= eta * phi, "the rate falls"), using=[old, positive])
    scaled = prove(
        claim(eta * (8 * phi_next + 8 * f - eta) <= 8 * eta * phi), given=[BY_RATE[1]], using=[mean, one_round()]
    )
    step = prove(pays, given=[CHARGED.claim, RATES.claim, RATE], using=[scaled])
    state = (eta_o, eta_1, eta, eta_T), (phi, S.Zero, phi_next, phi_T), CHARGED.state, RATES.state
    total = telescope(
        8 * phi + 8 * d - H, ((step, T),), state, (n, eta_1), at_least=False, name="all rounds", over=ROUND
    )
    held = claim(nu_r + eta_o * L >= 0, "own weight")
    scaled = prove(claim(eta_o * (rho + eta * L) >= 0), given=[held, OWN_SLOWER, RATE])
    kept = prove(claim(rho + eta * L >= 0), using=[scaled, positive])
    after = prove(held.substitute({nu_r: rho_next, eta_o: eta, L: L_next}), given=[OWN, COMPARED.claim], using=[kept])
    own_state = state[0], (nu_r, S.Zero, rho_next, rho_T), COMPARED.state
    own = along(held, [(after, T)], own_state, (n, eta_1), ROUND)
    ends = (
        own_step(eta_T > 0, "positive rate in the end"),
        definition(Eq(eta_T * phi_T, mu_T), "by the rate in the end"),
    )
    paid = prove(claim(8 * mu_T + eta_T * (8 * E - H_T) <= 0), given=ends, using=[total])
    bound = claim(8 * eta_T * (E - L_T) <= 8 * N + eta_T * H_T, "regret")
    given = (
        BY_WEIGHT,
        OWN,
        OWN_SLOWER,
        SLOWER,
        RATE,
        *ADDED,
        RATES.claim,
        *BY_RATE,
        *MEANS,
        *OLD_MEAN,
        *WEIGHT,
        *LOGARITHMS,
    )
    return Theorem(
        name="Regret of Hedge without the number of rounds",
        source="after Bubeck and Cesa-Bianchi 2012",
        kinds=(Kind("", given, (slower(), shrinks(), one_round(), step)),),
        sums=(total, own),
        facts=(part_of_the_mean(),),
        conclusion=prove(bound, using=[paid, own, part_of_the_mean()]),
        count="E",
        read=reader("hedge.reading:read_anytime"),
        causes=CAUSES | {"slower": ("slower rate", "a rate that falls, while the experts differ")},
    )


@statement
def without_T() -> Proved:
    """E − L ≤ √(T ln n) with the rates η_t = 2√(ln n/t): the inverse of √t is at most 2(√t − √(t − 1)).

    >>> without_T().claim
    without T: E - L_T ≤ p·q_T
    """
    root = (
        definition(Eq(q_next**2, q**2 + 1), "a root of the rounds"),
        definition(q >= 0, "root"),
        definition(q_next > 0, "root"),
    )
    ideal = own_step(Eq(eta * q_next, 2 * p), "rate of the round")
    some = definition(p >= 0, "root of ln n")
    scaled = prove(claim(q_next * eta <= q_next * 4 * p * (q_next - q)), given=[*root, ideal, some], using=[q_next - q])
    step = prove(claim(H_next - 4 * p * q_next <= H - 4 * p * q), given=[RATES.claim, root[2]], using=[scaled])
    state = RATES.state, (q, S.Zero, q_next, q_T)
    rates = telescope(H - 4 * p * q, ((step, T),), state, (p,), at_least=False, name="all rates", over=ROUND)
    at_end = own_step(Eq(eta_T * q_T, 2 * p), "rate of the last round"), definition(Eq(p**2, N), "root of ln n")
    last = own_step(eta_T > 0, "positive rate in the end")
    by_experts = prove(claim(8 * N <= 4 * p * q_T * eta_T), given=at_end)
    by_rounds = prove(claim(eta_T * H_T <= 4 * p * q_T * eta_T), given=[last], using=[rates])
    both = prove(claim(eta_T * (E - L_T) <= eta_T * p * q_T), using=[anytime().conclusion, by_experts, by_rounds])
    return prove(claim(E - L_T <= p * q_T, "without T"), given=[last], using=[both])
