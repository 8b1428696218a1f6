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
    keep,
    name_logarithms_in,
    own_step,
    prove,
    prove_by_calculus,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import RUN, Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ARM, FINAL_HISTORY, HISTORY, OTHER_ARM, ROUND, UPDATE

letters = Letters(RUN)
K = letters("K", "the number of arms", "`learner.arms`")
T = letters("T", "the number of rounds", "`len(histories.losses)`")
eta = letters("eta", "the rate", "`learner.rate`")
N = letters("N", "ln K")
p = letters("p", "the probability of a draw", "`learner.chances(w)[arm]`")
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
V, V_next, V_K = letters("V V^+ V_K", "the mean of Λ after the round, over the draws of one history")
U, U_next, U_K = letters("U U^+ U_K", "the mean of ν after the round, over the draws of one history")
d, d_next, d_K = letters("d d^+ d_K", "the mean loss, over the draws of one history")
s, s_next, s_K = letters("s s^+ s_K", "the mean of la, over the draws of one history")
c, c_next, c_K = letters("c c^+ c_K", "the probabilities of the draws, added up")
h, h_next, h_K = letters("h h^+ h_K", "the mean of what is estimated of the arm that is compared with")
l_b = letters("l_b", "what that arm loses in the round", "`losses[t][arm]`")
r = letters("r", "the probability of a history", "`histories.levels[t][w]`")
H = letters("H", "the number of histories")
A, A_next = letters("A A^+", "Λ before the round, each times the probability of its history, added up")
F, F_next = letters("F F^+", "the means of Λ after the round, in the same way")
C, C_next = letters("C C^+", "ν before the round, in the same way")
G, G_next = letters("G G^+", "the means of ν after the round, in the same way")
I, I_next, f = letters("I I^+ f", "the mean losses, in the same way: f is the expected loss of the round")
J, J_next, q = letters("J J^+ q", "the means of la, in the same way")
R, R_next = letters("R R^+", "the probabilities of the histories so far, added up")
X, X_next, X_T = letters("X X^+ X_T", "the probabilities of all histories, added up")
Z, Z_next = letters("Z Z^+", "those of the histories with one draw more, in the same way")
P, P_next, P_T = letters("P P^+ P_T", "the mean of Λ over the histories")
O, O_next, O_T = letters("O O^+ O_T", "the mean of ν over the histories")
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
ITS_OWN = (
    definition(Eq(v, w), "its weight"),
    definition(Eq(v_next, w_next), "its weight after it"),
    definition(Eq(b, a), "its loss seen"),
)
ANOTHER = own_step(Eq(v_next, v), "its weight kept"), definition(Eq(b, 0), "its loss not seen")


@statement
def _total_falls() -> Proved:
    """W⁺ ≤ W(1 − ηl + η²la/2): the drawn arm has the part p of the total, and pa = l."""
    lighter = prove(
        claim(2 * w_next <= w * (2 - 2 * eta * a + eta**2 * a**2), "lighter"), given=[DIVISOR, ENOUGH, LEFT]
    )
    parts = Equation(Given(DRAWN), -a), Equation(Given(ESTIMATE), W)
    share = certify(Certificate(claim(Eq(w * a, l * W), "its part of the total"), equations=parts))
    square = prove(claim(Eq(w * a**2, l * a * W), "the same squared"), using=[share])
    goal = claim(2 * W_next <= W * (2 - 2 * eta * l + eta**2 * l * a), "the total falls")
    return prove(goal, given=[OTHERS], using=[lighter, share, square])


@statement
def a_draw() -> Proved:
    """Λ⁺ ≤ Λ − ηl + η²la/2: the logarithm lies below its tangent.

    >>> a_draw().claim.name
    'a draw'
    """
    facts = [assume(SOME), assume(SOME_LEFT)]
    tangent = at(logarithms.below_product(), (SYMPY.One, SYMPY.Zero), (W, Lam), (W_next, Lam_next), facts=facts)
    goal = claim(2 * Lam_next <= 2 * Lam - 2 * eta * l + eta**2 * l * a, "a draw")
    return prove(goal, using=[tangent, _total_falls(), facts[0]])


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
    polynomial = 1 - t + t**2 / 2
    rises = prove_by_calculus(log(polynomial) + t, t, 0, "usual rule")
    return name_logarithms_in(rises, {ell: log(polynomial)}, ell >= -t, [t >= 0], "usual rule")


LOGARITHMS_OF_ONE = claim(Eq(nu, log(v)), "logarithm"), claim(Eq(nu_next, log(v_next)), "logarithm")


@statement
def one_arm() -> tuple[Proved, Proved]:
    """ν⁺ ≥ ν − ηb, where the arm that is compared with is drawn, and where another is.

    >>> [proof.claim for proof in one_arm()]
    [its draw: ν^+ ≥ -b·η + ν, draw of another: ν^+ ≥ -b·η + ν]
    """
    grown = 1 + eta * a + eta**2 * a**2 / 2
    estimate = prove(claim(eta * a >= 0), given=[RATE], using=[_estimate()])
    positive = prove(claim(grown > 0), using=[estimate])
    no_less = prove(claim(v <= v_next * grown, "no less"), given=[DIVISOR, NOT_MORE, LEFT, *ITS_OWN[:2]])
    facts = [assume(OWN), assume(OWN_LEFT), positive]
    product = at(logarithms.below_product(), (v_next, nu_next), (grown, k), (v, nu), facts=facts)
    scale = prove(claim(v_next * grown > 0), given=[OWN_LEFT], using=[positive])
    drop = prove(claim(nu_next >= nu - k), using=[product, no_less, scale])
    exponential = with_facts(instantiate(_below_exponential(), {t: eta * a, ell: k}), estimate)
    own = prove(claim(nu_next >= nu - eta * b, "its draw"), given=[ITS_OWN[2]], using=[drop, exponential])
    same = prove(claim(v <= v_next), given=[ANOTHER[0]])
    kept = at(
        logarithms.monotone()[0], (v, nu), (SYMPY.One, SYMPY.Zero), (v_next, nu_next), facts=[same, assume(OWN_LEFT)]
    )
    other = prove(claim(nu_next >= nu - eta * b, "draw of another"), given=[ANOTHER[1]], using=[kept])
    return own, other


def _estimate() -> Proved:
    """a ≥ 0."""
    return prove(claim(a >= 0, "no negative estimate"), given=[CHANCE, LOSS[0], ESTIMATE])


OTHER_WEIGHTS = Row(OTHER_ARM, n_o, (Sum(S, S_next, W_U, w, "weight so far"),))


@statement
def _part_of_the_total() -> Proved:
    """v ≤ W in the end: the other arms add to it."""
    held = claim(S >= v_U, "part of the total")
    given = [held, definition(w > 0, "positive weight"), *OTHER_WEIGHTS.given]
    step = prove(held.substitute({S: S_next}), given=given)
    return along(held, ((step, n_o),), ((S, v_U, S_next, W_U),), (v_U,), OTHER_ARM)


@statement
def _in_the_end() -> Proved:
    """Λ ≥ ν in the end."""
    positive = definition(v_U > 0, "positive weight of its own")
    more = prove(claim(W_U > 0), given=[positive], using=[_part_of_the_total()])
    facts = [_part_of_the_total(), more]
    logs = at(logarithms.monotone()[0], (v_U, nu_U), (SYMPY.One, SYMPY.Zero), (W_U, Lam_U), facts=facts)
    return prove(claim(Lam_U >= nu_U, "one arm's part"), using=[logs])


@statement
def _at_the_start() -> Proved:
    """Λ ≤ ln K at the start, where each weight is 1."""
    ones, some = own_step(Eq(W_0, K), "weights of 1"), definition(K > 0, "some arm")
    no_more = prove(claim(W_0 <= K), given=[ones])
    facts = [no_more, assume(some), prove(claim(W_0 > 0), given=[ones, some])]
    logs = at(logarithms.monotone()[0], (W_0, Lam_0), (SYMPY.One, SYMPY.Zero), (K, N), facts=facts)
    return prove(claim(Lam_0 <= N, "K weights of 1"), using=[logs])


# one run

LOST, GUESSED, SQUARED = (
    Sum(D, D_next, D_U, l, "lost so far"),
    Sum(B, B_next, B_U, b, "estimated so far"),
    Sum(Q, Q_next, Q_U, l * a, "squared so far"),
)
ON_ONE_RUN = ((Lam, Lam_0, Lam_next, Lam_U), (nu, SYMPY.Zero, nu_next, nu_U), LOST.state, GUESSED.state, SQUARED.state)
OTHER_ARMS = ("other arms", "weight that the other arms have in the end")
CURVATURE = ("curvature", "a logarithm lies below its tangent, and divisors are rounded")
EXPONENTIAL = (
    "small divisors",
    "what the arm's weight is divided by is less than e to the power of its estimated loss",
)


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


# all histories

ALL_DRAWS = (
    Sum(V, V_next, V_K, p * Lam_next, "totals weighed"),
    Sum(U, U_next, U_K, p * nu_next, "weights weighed"),
    Sum(d, d_next, d_K, p * l, "losses weighed"),
    Sum(s, s_next, s_K, p * l * a, "squares weighed"),
    Sum(c, c_next, c_K, p, "probability so far"),
    Sum(h, h_next, h_K, p * b, "estimates weighed"),
)
ARMS = Row(ARM, K, ALL_DRAWS)
GIVEN = {one.before: one.claim for one in ALL_DRAWS}
FIXED = (eta, Lam, nu, l_b)
ONE = definition(Eq(o, 1), "one arm is it")
SURE = own_step(Eq(c_K, 1), "some arm is drawn")


def _over_arms(quantity, own: Proved, other: Proved, name: str, at_least: bool = False) -> Proved:
    return telescope(quantity, ((own, o), (other, m)), ARMS.state, FIXED, at_least, name, ARM)


@statement
def unbiased() -> Proved:
    """The mean of what is estimated of an arm is its loss: it is drawn with probability p, and p · l/p = l.

    >>> unbiased().claim
    unbiased: h_K = l_b
    """
    own = [CHANCE, ESTIMATE, ITS_OWN[2], definition(Eq(l, l_b), "its loss"), *ARMS.given]
    kinds = [(own, o), ([ANOTHER[1], *ARMS.given], m)]
    added = keep(Eq(h, o * l_b), kinds, ARMS.state, FIXED, "its draw alone adds", ARM)
    return prove(claim(Eq(h_K, l_b), "unbiased"), given=[ONE], using=[added])


@statement
def one_history() -> tuple[Proved, Proved, Proved]:
    """2V_K ≤ 2Λ − 2ηd_K + η²s_K, U_K ≥ ν − ηl_b and s_K ≤ K: what the next draw makes of one history, on average.

    >>> [proof.claim.name for proof in one_history()]
    ['mean of the totals', 'mean of its weights', 'no square above 1']
    """
    falls = claim(
        2 * V_next - 2 * Lam * c_next + 2 * eta * d_next - eta**2 * s_next
        <= 2 * V - 2 * Lam * c + 2 * eta * d - eta**2 * s
    )
    step = prove(falls, given=[CHANCE, *(GIVEN[each] for each in (V, d, s, c))], using=[a_draw()])
    totals = _over_arms(2 * V - 2 * Lam * c + 2 * eta * d - eta**2 * s, step, step, "all draws")
    less = prove(claim(2 * V_K <= 2 * Lam - 2 * eta * d_K + eta**2 * s_K, "mean of the totals"), [SURE], [totals])
    rises = claim(U_next - nu * c_next + eta * h_next >= U - nu * c + eta * h)
    kept = [prove(rises, given=[CHANCE, *(GIVEN[each] for each in (U, c, h))], using=[each]) for each in one_arm()]
    weights = _over_arms(U - nu * c + eta * h, *kept, "all draws, one arm", at_least=True)
    more = prove(claim(U_K >= nu - eta * l_b, "mean of its weights"), [SURE], [weights, unbiased()])
    square = prove(claim(s_next <= s + 1), given=[ESTIMATE, *LOSS, GIVEN[s]])
    squares = _over_arms(s, square, square, "all squares")
    few = prove(claim(s_K <= K, "no square above 1"), given=[definition(Eq(K, o + m), "all arms")], using=[squares])
    return less, more, few


HISTORIES = Row(
    HISTORY,
    H,
    (
        Sum(A, A_next, P, r * Lam, "totals before it weighed"),
        Sum(F, F_next, P_next, r * V_K, "totals after it weighed"),
        Sum(C, C_next, O, r * nu, "weights before it weighed"),
        Sum(G, G_next, O_next, r * U_K, "weights after it weighed"),
        Sum(I, I_next, f, r * d_K, "mean losses weighed"),
        Sum(J, J_next, q, r * s_K, "mean squares weighed"),
        Sum(R, R_next, X, r, "probability so far"),
        Sum(Z, Z_next, X_next, r * c_K, "probability after it so far"),
    ),
)
PROBABILITY = definition(r >= 0, "probability")
ALL_HISTORIES = claim(Eq(X, 1), "all histories")


@statement
def no_probability_lost() -> Proved:
    """X⁺ = X: the probabilities of the draws of each history add up to 1.

    >>> no_probability_lost().claim
    no probability lost: X^+ = X
    """
    return HISTORIES.keep(Eq(Z, R), "no probability lost", [SURE])


@statement
def one_round() -> tuple[Proved, Proved, Proved, Proved]:
    """2P⁺ ≤ 2P − 2ηf + η²q, O⁺ ≥ O − ηl_b and q ≤ K: what a round makes of all histories, on average; and X⁺ = 1.

    >>> [proof.claim.name for proof in one_round()]
    ['mean total', 'mean weight of the arm', 'mean square', 'all histories']
    """
    fixed = (eta, l_b, K)
    less, more, few = one_history()
    totals = HISTORIES.keep(2 * F <= 2 * A - 2 * eta * I + eta**2 * J, "mean total", [PROBABILITY], fixed, [less])
    weights = HISTORIES.keep(G >= C - eta * l_b * R, "histories, one arm", [PROBABILITY], fixed, [more])
    squares = HISTORIES.keep(J <= K * R, "histories, squares", [PROBABILITY], fixed, [few])
    return (
        totals,
        prove(claim(O_next >= O - eta * l_b, "mean weight of the arm"), [ALL_HISTORIES], [weights]),
        prove(claim(q <= K, "mean square"), [ALL_HISTORIES], [squares]),
        prove(ALL_HISTORIES.substitute({X: X_next}), [ALL_HISTORIES], [no_probability_lost()]),
    )


FINAL = Row(
    FINAL_HISTORY,
    H,
    (
        Sum(A, A_next, P_T, r * Lam_U, "totals weighed so far"),
        Sum(C, C_next, O_T, r * nu_U, "weights weighed so far"),
        Sum(R, R_next, X_T, r, "probability so far"),
    ),
)
EXPECTED, COMPARED = Sum(E, E_next, E_T, f, "expected loss so far"), Sum(Y, Y_next, L, l_b, "its loss so far")


@statement
def expected() -> Theorem:
    """2ηE ≤ 2ηL + 2 ln K + η²TK: the expected loss of T rounds, against the loss L of any arm.

    >>> expected().conclusion.claim
    expected loss: 2·E_T·η ≤ K·T·η² + 2·L·η + 2·N
    """
    totals, weights, squares, all_again = one_round()
    falls = claim(2 * P_next + 2 * eta * E_next <= 2 * P + 2 * eta * E + eta**2 * K, "a round")
    step = prove(falls, given=[EXPECTED.claim], using=[totals, squares])
    rises = claim(O_next + eta * Y_next >= O + eta * Y, "a round of the arm")
    kept = prove(rises, given=[COMPARED.claim], using=[weights])
    state = (
        (P, Lam_0, P_next, P_T), (O, SYMPY.Zero, O_next, O_T), EXPECTED.state, COMPARED.state,
        (X, SYMPY.One, X_next, X_T),
    )  # fmt: skip

    def in_all(held, one: Proved) -> Proved:
        """What a round adds, added up: all histories have the probability 1 before each round."""
        after = held.substitute({P: P_next, E: E_next, O: O_next, Y: Y_next, T: T + 1})
        rounds = [((prove(after, given=[held], using=[one]), all_again), T)]
        return along((held, ALL_HISTORIES), rounds, state, (eta, K, Lam_0), ROUND)[0]

    total = in_all(claim(2 * P + 2 * eta * E <= 2 * Lam_0 + eta**2 * K * T, "expected losses"), step)
    of_one = in_all(claim(O + eta * Y >= 0, "the arm's losses"), kept)
    end = FINAL.keep(A >= C, "one arm's part, on average", [PROBABILITY], (), [_in_the_end()])
    bound = claim(2 * eta * E_T <= 2 * eta * L + 2 * N + eta**2 * T * K, "expected loss")
    return Theorem(
        name="Exp3",
        source="Auer, Cesa-Bianchi, Freund and Schapire 2002",
        kinds=(Kind("", (EXPECTED.claim, COMPARED.claim), (step, kept), (totals, weights, squares, all_again)),),
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
