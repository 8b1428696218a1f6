"""Exp3 (Auer, Cesa-Bianchi, Freund and Schapire 2002): in each round one of K arms is drawn, and its loss is seen.

A draw has the probability p, the drawn arm loses l, and a = l/p is its estimated loss.  Its weight w is divided by g,
between 1/(1 − ηa + η²a²/2) and 1 + ηa + η²a²/2, so at most e^(ηa).  W is the total weight, Λ = ln W.  One arm is
compared with: its weight is v, ν = ln v, and b is what is estimated of it, which is 0 where another arm is drawn.

The losses are fixed in advance.  In a round there is a *history* for each row of weights that draws can lead to, with
the probability r; for each history there are K draws.  P and O are the means of Λ and of ν over the histories.
"""

from sympy import S as SYMPY
from sympy import log

from mistake_bounds.proof import (
    Certificate,
    Eq,
    Equation,
    Given,
    Proved,
    along,
    assume,
    assumption,
    certify,
    claim,
    definition,
    instantiate,
    name_logarithms_in,
    own_step,
    prove,
    prove_by_calculus,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ARM, FINAL_HISTORY, HISTORY, OTHER_ARM, ROUND, UPDATE

# `banditron` has these as well: of a history Λ and ν are followed, and there ⟨u, w⟩ and ‖w‖².
AVERAGES = Letters()
T = AVERAGES("T", "the number of rounds", "`len(histories.levels) - 1`")
p = AVERAGES("p", "the probability of a draw, or of a guess", "`learner.chances(w)[arm]`")
V, V_next, V_K, U, U_next, U_K = AVERAGES(
    "V V^+ V_K U U^+ U_K", "Λ and ν, or ⟨u, w⟩ and ‖w‖², after the round: means over draws"
)
sigma, sigma_next, sigma_K = AVERAGES("sigma sigma^+ sigma_K", "the probabilities of the draws, added up")
r = AVERAGES("r", "the probability of a history", "`histories.levels[t][w]`")
H = AVERAGES("H", "the number of histories")
A, A_next, C, C_next = AVERAGES("A A^+ C C^+", "Λ and ν, or ⟨u, w⟩ and ‖w‖², before the round, weighed and added up")
F, F_next, G, G_next = AVERAGES(
    "F F^+ G G^+", "the means after the round, weighed by the probability of the history and added up"
)
rho, rho_next = AVERAGES("rho rho^+", "the probabilities of the histories so far, added up")
Z, Z_next = AVERAGES("Z Z^+", "those of the histories with one draw more, in the same way")
X, X_next, X_T = AVERAGES("X X^+ X_T", "the probabilities of all histories, added up")
P, P_next, P_T, O, O_next, O_T = AVERAGES("P P^+ P_T O O^+ O_T", "the means of Λ and ν, or of ⟨u, w⟩ and ‖w‖²")

letters = Letters(AVERAGES)
K = letters("K", "the number of arms", "`learner.arms`")
eta = letters("eta", "the rate", "`learner.rate`")
N = letters("N", "ln K")
l = letters("l", "what the drawn arm loses")  # noqa: E741
a = letters("a", "its estimated loss, l/p")
b = letters("b", "the estimated loss of the arm that is compared with: 0 where another is drawn")
w, w_next = letters("w w^+", "the weight of the drawn arm")
g = letters("g", "what it is divided by", "`divisor(eta * a)`")
k = letters("k", "ln(1 + ηa + η²a²/2)")
W, W_next, W_0, W_U = letters("W W^+ W_0 W_U", "the total weight", "`sum(step.before)`")
Lam, Lam_next, Lam_0, Lam_U = letters("Lambda Lambda^+ Lambda_0 Lambda_U", "the logarithm of the total weight")
v, v_next, v_U = letters("v v^+ v_U", "the weight of the arm that is compared with")
nu, nu_next, nu_U = letters("nu nu^+ nu_U", "its logarithm")
o = letters("o", "the draws of the arm that is compared with: of the K draws of a history one")
m = letters("m", "the draws of other arms")
D, D_next, D_U = letters("D D^+ D_U", "what the drawn arms have lost on one run", "`run.total_loss`")
B, B_next, B_U = letters("B B^+ B_U", "the estimated losses of the arm that is compared with, added up on one run")
Q, Q_next, Q_U = letters("Q Q^+ Q_U", "losses times estimated losses, added up on one run")
S, S_next = letters("S S^+", "the weights of the arms so far")
n_o = letters("n_o", "the number of the other arms")
d, d_next, d_K = letters("d d^+ d_K", "the mean loss, over the draws of one history")
s, s_next, s_K = letters("s s^+ s_K", "the mean of la, over the draws of one history")
h, h_next, h_K = letters("h h^+ h_K", "the mean of what is estimated of the arm that is compared with")
l_b = letters("l_b", "what that arm loses in the round", "`losses[t][arm]`")
I, I_next, f = letters("I I^+ f", "the mean losses, weighed so: f is the expected loss of the round")
J, J_next, q = letters("J J^+ q", "the means of la, in the same way")
E, E_next, E_T = letters("E E^+ E_T", "the expected loss so far, and in all rounds", "`histories.expected_loss`")
Y, Y_next, L = letters("Y Y^+ L", "the loss of the arm that is compared with", "`histories.loss_of(arm)`")
z = letters("z", "what the choice of the rate costs: at best √(2TK ln K)")
t = letters("t", "the rate times an estimated loss")
ell = letters("ell", "the logarithm of 1 + t + t²/2, or of 1 − t + t²/2")

# a draw

LOSS = assumption(l >= 0, "loss from 0 on"), assumption(l <= 1, "loss up to 1")
RATE = own_step(eta > 0, "positive rate")
DRAWN = own_step(Eq(p * W, w), "drawn by weight")
ESTIMATE = definition(Eq(p * a, l), "estimated loss")
DIVISOR = definition(Eq(g * w_next, w), "divisor")
ENOUGH = own_step(g * (2 - 2 * eta * a + eta**2 * a**2) >= 2, "divided by enough")
NOT_MORE = own_step(2 * g <= 2 + 2 * eta * a + eta**2 * a**2, "divided by no more")
OTHERS = own_step(Eq(W_next, W - w + w_next), "other weights kept")
LEFT, SOME, SOME_LEFT = (definition(weight > 0, "positive weight") for weight in (w_next, W, W_next))
OWN, OWN_LEFT = definition(v > 0, "positive weight of its own"), definition(v_next > 0, "positive weight of its own")
CHANCE = definition(p > 0, "some probability")
LOGARITHMS = claim(Eq(Lam, log(W)), "logarithm"), claim(Eq(Lam_next, log(W_next)), "logarithm")
ITS_WEIGHT = definition(Eq(v, w), "its weight"), definition(Eq(v_next, w_next), "its weight after it")
ITS_OWN = *ITS_WEIGHT, definition(Eq(b, a), "its loss seen")
ANOTHER = own_step(Eq(v_next, v), "its weight kept"), definition(Eq(b, 0), "its loss not seen")


@statement
def a_draw() -> Proved:
    """Λ⁺ ≤ Λ − ηl + η²la/2: W⁺ ≤ W(1 − ηl + η²la/2), for the drawn arm has the part p of the total, and pa = l.

    >>> a_draw().claim.name
    'a draw'
    """
    lighter = prove(claim(2 * w_next <= w * (2 - 2 * eta * a + eta**2 * a**2), "lighter"), [DIVISOR, ENOUGH, LEFT])
    parts = Equation(Given(DRAWN), -a), Equation(Given(ESTIMATE), W)
    share = certify(Certificate(claim(Eq(w * a, l * W), "its part of the total"), equations=parts))
    facts = [assume(SOME), assume(SOME_LEFT)]
    tangent = at(logarithms.below_product(), (SYMPY.One, SYMPY.Zero), (W, Lam), (W_next, Lam_next), facts=facts)
    goal = claim(2 * Lam_next <= 2 * Lam - 2 * eta * l + eta**2 * l * a, "a draw")
    return prove(goal, given=[OTHERS], using=[tangent, lighter, share, facts[0]])


@statement
def _below_exponential() -> Proved:
    """ln(1 + t + t²/2) ≤ t for t ≥ 0: the slope of the difference is (t²/2)/(1 + t + t²/2)."""
    rises = prove_by_calculus(t - log(1 + t + t**2 / 2), t, 0, "below the exponential")
    return name_logarithms_in(rises, {ell: log(1 + t + t**2 / 2)}, ell <= t, [t >= 0], "below the exponential")


@statement
def usual_rule() -> Proved:
    """ln(1 − t + t²/2) ≥ −t for t ≥ 0: so the usual divisor, e^t, is enough as well.

    >>> usual_rule().claim
    usual rule: ell ≥ -t
    """
    rises = prove_by_calculus(log(1 - t + t**2 / 2) + t, t, 0, "usual rule")
    return name_logarithms_in(rises, {ell: log(1 - t + t**2 / 2)}, ell >= -t, [t >= 0], "usual rule")


LOGARITHMS_OF_ONE = claim(Eq(nu, log(v)), "logarithm"), claim(Eq(nu_next, log(v_next)), "logarithm")


@statement
def one_arm() -> tuple[Proved, Proved]:
    """ν⁺ ≥ ν − ηb, where the arm that is compared with is drawn, and where another is.

    >>> [proof.claim for proof in one_arm()]
    [its draw: ν^+ ≥ -b·η + ν, draw of another: ν^+ ≥ -b·η + ν]
    """
    grown = 1 + eta * a + eta**2 * a**2 / 2
    estimate = prove(claim(eta * a >= 0, "no negative estimate"), given=[RATE, CHANCE, LOSS[0], ESTIMATE])
    positive = prove(claim(grown > 0))
    no_less = prove(claim(v <= v_next * grown, "no less"), given=[DIVISOR, NOT_MORE, LEFT, *ITS_WEIGHT])
    facts = [assume(OWN), assume(OWN_LEFT), positive]
    product = at(logarithms.below_product(), (v_next, nu_next), (grown, k), (v, nu), facts=facts)
    scale = prove(claim(v_next * grown > 0), given=[OWN_LEFT], using=[positive])
    exponential = with_facts(instantiate(_below_exponential(), {t: eta * a, ell: k}), estimate)
    drop = prove(claim(nu_next >= nu - k), using=[product, no_less, scale])
    own = prove(claim(nu_next >= nu - eta * b, "its draw"), given=[ITS_OWN[2]], using=[drop, exponential])
    facts = [prove(claim(v <= v_next), given=[ANOTHER[0]]), assume(OWN_LEFT)]
    kept = at(logarithms.monotone()[0], (v, nu), (SYMPY.One, SYMPY.Zero), (v_next, nu_next), facts=facts)
    other = prove(claim(nu_next >= nu - eta * b, "draw of another"), given=[ANOTHER[1]], using=[kept])
    return own, other


OTHER_WEIGHTS = Row(OTHER_ARM, n_o, (Sum(S, S_next, W_U, w, "weight so far"),))


@statement
def _in_the_end() -> Proved:
    """Λ ≥ ν in the end."""
    positive = definition(v_U > 0, "positive weight of its own")
    part = OTHER_WEIGHTS.no_less_than(v_U, [definition(w > 0, "positive weight")])
    facts = [part, prove(claim(W_U > 0), given=[positive], using=[part])]
    logs = at(logarithms.monotone()[0], (v_U, nu_U), (SYMPY.One, SYMPY.Zero), (W_U, Lam_U), facts=facts)
    return prove(claim(Lam_U >= nu_U, "one arm's part"), using=[logs])


@statement
def _at_the_start() -> Proved:
    """Λ ≤ ln K at the start, where each weight is 1."""
    ones, some = own_step(Eq(W_0, K), "weights of 1"), definition(K > 0, "some arm")
    facts = [prove(claim(W_0 <= K), given=[ones]), assume(some), prove(claim(W_0 > 0), given=[ones, some])]
    logs = at(logarithms.monotone()[0], (W_0, Lam_0), (SYMPY.One, SYMPY.Zero), (K, N), facts=facts)
    return prove(claim(Lam_0 <= N, "K weights of 1"), using=[logs])


# one run

LOST, GUESSED = Sum(D, D_next, D_U, l, "lost so far"), Sum(B, B_next, B_U, b, "estimated so far")
SQUARED = Sum(Q, Q_next, Q_U, l * a, "squared so far")
ON_ONE_RUN = (Lam, Lam_0, Lam_next, Lam_U), (nu, SYMPY.Zero, nu_next, nu_U), LOST.state, GUESSED.state, SQUARED.state
OTHER_ARMS = ("other arms", "weight that the other arms have in the end")
CURVATURE = ("curvature", "a logarithm lies below its tangent, and divisors are rounded")
EXPONENTIAL = "small divisors", "the arm's weight is divided by less than e to the power of its estimated loss"


@statement
def one_run() -> Theorem:
    """2η(D − B) ≤ 2 ln K + η²Q on every run: losses against the estimated losses of any arm.

    >>> one_run().conclusion.claim
    on one run: 2·D_U·η ≤ 2·B_U·η + 2·N + Q_U·η²
    """
    falls = claim(2 * Lam_next + 2 * eta * D_next - eta**2 * Q_next <= 2 * Lam + 2 * eta * D - eta**2 * Q, "an update")
    step = prove(falls, given=[LOST.claim, SQUARED.claim], using=[a_draw()])
    kept = claim(nu_next + eta * B_next >= nu + eta * B, "its weight is kept")
    own, other = (prove(kept, given=[GUESSED.claim], using=[each]) for each in one_arm())
    total = telescope(
        2 * Lam + 2 * eta * D - eta**2 * Q, ((step, o), (step, m)), ON_ONE_RUN, (eta, Lam_0), False, "losses", UPDATE
    )
    of_one = telescope(nu + eta * B, ((own, o), (other, m)), ON_ONE_RUN, (eta, Lam_0), True, "one arm", UPDATE)
    bound = claim(2 * eta * D_U <= 2 * eta * B_U + 2 * N + eta**2 * Q_U, "on one run")
    each = (RATE, LOSS[0], DRAWN, ESTIMATE, DIVISOR, ENOUGH, NOT_MORE, OTHERS, *LOGARITHMS, *LOGARITHMS_OF_ONE)
    return Theorem(
        name="Exp3 on one run",
        source="Auer, Cesa-Bianchi, Freund and Schapire 2002",
        kinds=(
            Kind("draw of the arm", (*each, *ITS_OWN), (step, own)),
            Kind("draw of another arm", (*each, *ANOTHER), (step, other)),
        ),
        sums=(total, of_one),
        facts=(_in_the_end(), _at_the_start()),
        conclusion=prove(bound, using=[total, of_one, _in_the_end(), _at_the_start()]),
        count="D_U",
        read=reader("bandits.reading:read_run"),
        causes={
            "one arm's part": OTHER_ARMS,
            "tangent": CURVATURE,
            "divided by enough · positive weight": CURVATURE,
            "below the exponential": EXPONENTIAL,
            "divided by no more · positive weight": EXPONENTIAL,
        },
    )


# averages


def draws(first, second, *others: Sum) -> Row:
    """The draws of one history: both quantities after each, and its probability."""
    means = Sum(V, V_next, V_K, p * first, "mean so far"), Sum(U, U_next, U_K, p * second, "second mean so far")
    return Row(ARM, K, (*means, Sum(sigma, sigma_next, sigma_K, p, "chances so far"), *others))


def histories(first, second, *others: Sum) -> Row:
    """The histories of a round: both quantities before it, their means after it, and the probabilities."""
    sums = (
        Sum(A, A_next, P, r * first, "before it weighed"),
        Sum(F, F_next, P_next, r * V_K, "after it weighed"),
        Sum(C, C_next, O, r * second, "second before it weighed"),
        Sum(G, G_next, O_next, r * U_K, "second after it weighed"),
        Sum(rho, rho_next, X, r, "probability so far"),
        Sum(Z, Z_next, X_next, r * sigma_K, "probability after it so far"),
    )
    return Row(HISTORY, H, (*sums, *others))


def final_histories(first, second) -> Row:
    """The histories in the end: both quantities, and the probability."""
    sums = Sum(A, A_next, P_T, r * first, "weighed so far"), Sum(C, C_next, O_T, r * second, "second weighed so far")
    return Row(FINAL_HISTORY, H, (*sums, Sum(rho, rho_next, X_T, r, "probability so far")))


SURE = own_step(Eq(sigma_K, 1), "sure to draw")
PROBABILITY = definition(r >= 0, "probability")
ALL_HISTORIES = claim(Eq(X, 1), "all histories")


def all_again(row: Row, *counts) -> Proved:
    """X⁺ = 1: the probabilities of the draws of each history add up to 1."""
    lost = row.keep_kinds(Eq(Z, rho), "no probability lost", [([SURE], count) for count in counts])
    return prove(ALL_HISTORIES.substitute({X: X_next}), [ALL_HISTORIES], [lost])


def over_rounds(relation, name: str, step: Proved, again: Proved, first, sums, fixed) -> tuple[Proved, Proved]:
    """What a round adds, added up, and X = 1 in the end; the first mean begins with ``first``, the second with 0."""
    means = (P, first, P_next, P_T), (O, SYMPY.Zero, O_next, O_T), (X, SYMPY.One, X_next, X_T)
    state = (*means, *(one.state for one in sums))
    held = claim(relation, name)
    after = held.substitute({before: later for before, _, later, _ in state} | {T: T + 1})
    return along((held, ALL_HISTORIES), [((prove(after, [held], [step]), again), T)], state, fixed, ROUND)


# all histories

ARMS = draws(
    Lam_next,
    nu_next,
    Sum(d, d_next, d_K, p * l, "losses weighed"),
    Sum(s, s_next, s_K, p * l * a, "squares weighed"),
    Sum(h, h_next, h_K, p * b, "estimates weighed"),
)
FIXED = (eta, Lam, nu, l_b)


@statement
def unbiased() -> Proved:
    """The mean of what is estimated of an arm is its loss: it is drawn with probability p, and p · l/p = l.

    >>> unbiased().claim
    unbiased: h_K = l_b
    """
    own = [CHANCE, ESTIMATE, ITS_OWN[2], definition(Eq(l, l_b), "its loss")]
    added = ARMS.keep_kinds(Eq(h, o * l_b), "its draw alone adds", ((own, o), ([ANOTHER[1]], m)), FIXED)
    return prove(claim(Eq(h_K, l_b), "unbiased"), [definition(Eq(o, 1), "one arm is it")], [added])


@statement
def one_history() -> tuple[Proved, Proved, Proved]:
    """2V_K ≤ 2Λ − 2ηd_K + η²s_K, U_K ≥ ν − ηl_b and s_K ≤ K: what the next draw makes of one history, on average.

    >>> [proof.claim.name for proof in one_history()]
    ['mean of the totals', 'mean of its weights', 'no square above 1']
    """
    draw, (own, other) = a_draw(), one_arm()
    fall = 2 * V <= 2 * Lam * sigma - 2 * eta * d + eta**2 * s
    totals = ARMS.keep_kinds(fall, "all draws", (([CHANCE], o, draw), ([CHANCE], m, draw)), FIXED)
    kinds = ([CHANCE], o, own), ([CHANCE], m, other)
    weights = ARMS.keep_kinds(U >= nu * sigma - eta * h, "all draws, one arm", kinds, FIXED)
    small = [ESTIMATE, *LOSS]
    squares = ARMS.keep_kinds(s <= o + m, "all squares", ((small, o), (small, m)), FIXED)
    return (
        prove(claim(2 * V_K <= 2 * Lam - 2 * eta * d_K + eta**2 * s_K, "mean of the totals"), [SURE], [totals]),
        prove(claim(U_K >= nu - eta * l_b, "mean of its weights"), [SURE], [weights, unbiased()]),
        prove(claim(s_K <= K, "no square above 1"), [definition(Eq(K, o + m), "all arms")], [squares]),
    )


HISTORIES = histories(
    Lam, nu, Sum(I, I_next, f, r * d_K, "mean losses weighed"), Sum(J, J_next, q, r * s_K, "mean squares weighed")
)


@statement
def one_round() -> tuple[Proved, Proved, Proved, Proved]:
    """2P⁺ ≤ 2P − 2ηf + η²q, O⁺ ≥ O − ηl_b and q ≤ K: what a round makes of all histories, on average; and X⁺ = 1.

    >>> [proof.claim.name for proof in one_round()]
    ['mean total', 'mean weight of the arm', 'mean square', 'all histories']
    """
    fixed = eta, l_b, K
    less, more, few = one_history()
    totals = HISTORIES.keep(2 * F <= 2 * A - 2 * eta * I + eta**2 * J, "mean total", [PROBABILITY], fixed, [less])
    weights = HISTORIES.keep(G >= C - eta * l_b * rho, "histories, one arm", [PROBABILITY], fixed, [more])
    squares = HISTORIES.keep(J <= K * rho, "histories, squares", [PROBABILITY], fixed, [few])
    return (
        totals,
        prove(claim(O_next >= O - eta * l_b, "mean weight of the arm"), [ALL_HISTORIES], [weights]),
        prove(claim(q <= K, "mean square"), [ALL_HISTORIES], [squares]),
        all_again(HISTORIES, H),
    )


FINAL = final_histories(Lam_U, nu_U)
EXPECTED, COMPARED = Sum(E, E_next, E_T, f, "expected loss so far"), Sum(Y, Y_next, L, l_b, "its loss so far")


@statement
def expected() -> Theorem:
    """2ηE ≤ 2ηL + 2 ln K + η²TK: the expected loss of T rounds, against the loss L of any arm.

    >>> expected().conclusion.claim
    expected loss: 2·E_T·η ≤ K·T·η² + 2·L·η + 2·N
    """
    totals, weights, squares, again = one_round()
    falls = claim(2 * P_next + 2 * eta * E_next <= 2 * P + 2 * eta * E + eta**2 * K, "a round")
    step = prove(falls, given=[EXPECTED.claim], using=[totals, squares])
    rises = claim(O_next + eta * Y_next >= O + eta * Y, "a round of the arm")
    kept = prove(rises, given=[COMPARED.claim], using=[weights])
    known = again, Lam_0, (EXPECTED, COMPARED), (eta, K, Lam_0)
    total, _ = over_rounds(2 * P + 2 * eta * E <= 2 * Lam_0 + eta**2 * K * T, "expected losses", step, *known)
    of_one, _ = over_rounds(O + eta * Y >= 0, "the arm's losses", kept, *known)
    end = FINAL.keep(A >= C, "one arm's part, on average", [PROBABILITY], (), [_in_the_end()])
    bound = claim(2 * eta * E_T <= 2 * eta * L + 2 * N + eta**2 * T * K, "expected loss")
    return Theorem(
        name="Exp3",
        source="Auer, Cesa-Bianchi, Freund and Schapire 2002",
        kinds=(Kind("", (EXPECTED.claim, COMPARED.claim), (step, kept), (totals, weights, squares, again)),),
        sums=(total, of_one),
        facts=(end, _at_the_start()),
        conclusion=prove(bound, using=[total, of_one, end, _at_the_start()]),
        count="E_T",
        read=reader("bandits.reading:read_histories"),
        causes={
            "one arm's part, on average": OTHER_ARMS,
            "mean total": CURVATURE,
            "mean weight of the arm": EXPONENTIAL,
            "mean square": ("losses below 1", "the bound counts a loss of 1 for every arm in every round"),
        },
    )


@statement
def tuned() -> Proved:
    """E − L ≤ z for any z that is no less than 2(ln K)/η, nor than ηTK: their least common value is √(2TK ln K).

    >>> tuned().claim
    tuned: E_T - L ≤ z
    """
    pays = definition(eta * z >= 2 * N, "pays for the arms"), definition(z >= eta * T * K, "pays for the rounds")
    few = prove(claim(eta**2 * T * K <= eta * z, "few squares"), given=[pays[1], RATE])
    return prove(claim(E_T - L <= z, "tuned"), given=[pays[0], RATE], using=[expected().conclusion, few])
