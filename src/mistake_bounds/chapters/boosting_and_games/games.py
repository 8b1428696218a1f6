"""Blackwell's approachability (1956) and regret matching (Hart and Mas-Colell 2000): squares that grow by B² a round.

In a round the learner gets a vector u, such as its regrets of one round; s is their sum.  z is a point of a set, taken
as often as there were rounds, and b a point of it taken once.  B is no shorter than any u − b.

Of regret matching: an action costs c, and the learner's mixture, with the probability p for the action, costs ℓ.  The
action's regret r grows by x, which is ℓ − c, or less by at most δ where it is rounded down.  P is the positive part of
r, and G adds up the P.  Sums over the actions: Q of P², X of x², Y of Px.
"""

from sympy import S

from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    along,
    assumption,
    claim,
    definition,
    dot,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ACTION, OTHER_ACTION, ROUND

letters = Letters()
s, s_next, s_T = letters.vectors(
    "s s^+ s_T", "the sum of what the rounds added, for regret matching the regrets", "`round.state`"
)
u = letters.vectors("u", "what a round adds")
z, z_next, z_T = letters.vectors("z z^+ z_T", "a nearest point of the set, taken as often as there were rounds")
b = letters.vectors("b", "a point of the set")
B = letters("B", "a length: of regret matching, that no vector of one round's regrets exceeds")
T = letters("T", "the number of rounds", "`run.presented`")
D_T = letters("D_T", "the squared distance of s_T from z_T")

STEP = own_step(VectorEq(s_next, s + u), "sum so far")
NEAREST = assumption(norm2(s_next - z_next) <= norm2(s_next - z - b), "no further than z + b")
TOWARDS = own_step(dot(s - z, u - b) <= 0, "Blackwell's condition")
BOUNDED = assumption(norm2(u - b) <= B**2, "bounded")
DISTANCE = definition(Eq(D_T, norm2(s_T - z_T)), "squared distance")


@statement
def approach() -> Theorem:
    """Blackwell 1956: ‖s − z‖² ≤ TB², so that the distance of the mean s/T from the set is at most B/√T.

    One round is the Perceptron's growth: the square of a sum, of which the middle term is not positive.

    >>> approach().conclusion.claim
    approachability: D_T ≤ B²·T
    """
    step = prove(claim(norm2(s_next - z_next) <= norm2(s - z) + B**2, "growth"), [STEP, NEAREST, TOWARDS, BOUNDED])
    state = (s, ZERO, s_next, s_T), (z, ZERO, z_next, z_T)
    total = telescope(norm2(s - z), ((step, T),), state, (B,), at_least=False, name="total growth", over=ROUND)
    return Theorem(
        name="Approachability",
        source="Blackwell 1956",
        kinds=(Kind("", (STEP, NEAREST, TOWARDS, BOUNDED), (step,)),),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(D_T <= T * B**2, "approachability"), [DISTANCE], [total]),
        count="D_T",
        read=reader("boosting_and_games.reading:read_approach"),
        causes={
            "no further than z + b": ("moved closer", "the nearest point has moved on"),
            "Blackwell's condition": ("turned back", "rounds that point towards the set, not just along it"),
            "bounded": ("short rounds", "rounds with a vector shorter than B"),
        },
    )


# regret matching

c = letters("c", "what an action costs in a round")
p = letters("p", "the probability with which the learner plays it", "`learner.mixture(r)`")
ell = letters("ell", "what the learner's mixture costs in a round", "`learner.loss(round.prediction, y)`")
r, r_next, r_T = letters(
    "r r^+ r_T", "the regret of an action: before a round, after it, and in the end", "`round.state[i]`"
)
x = letters("x", "what a round adds to it")
P, P_next, P_T = letters("P P^+ P_T", "the positive part of the regret of an action")
delta = letters("delta", "how much a step of a regret may be rounded down", "1 / `learner.grid`")
Q, Q_next, Q_T = letters("Q Q^+ Q_T", "the sum of the squares of the positive parts")
X, Y = letters("X Y", "the sums of x² and of P·x over the actions")
J, m = letters("J m", "the sums of the probabilities, and of the costs times the probabilities")
alpha, alpha_next, beta, beta_next = letters("alpha alpha^+ beta beta^+", "Q and Q⁺, action by action")
xi, xi_next, eta, eta_next = letters("xi xi^+ eta eta^+", "X and Y, action by action")
phi, phi_next, mu, mu_next = letters("phi phi^+ mu mu^+", "J and m, action by action")
G = letters("G", "the sum of the positive parts")
d = letters("d", "the number of actions", "`run.examples.dimension`")
L, L_next, L_T = letters("L L^+ L_T", "what the learner has paid", "`run.total_loss`")
U, U_next, U_T = letters("U U^+ U_T", "what one action would have paid")
psi, psi_next = letters("psi psi^+", "the squares in the end, added up from those of one action on")
k = letters("k", "the number of the other actions")
L_2, U_2 = letters("L_2 U_2", "what the other learner has paid, and what its best action would have paid")
rho_1, rho_2 = letters("rho_1 rho_2", "the most that the regret of each of two learners is")
g = letters("g", "the gap between what the mean mixture of one player is sure of, and that of the other")
a = letters("a", "any positive number: best near the length of the positive regrets")

POSITIVE_PART = (
    definition(P >= 0, "positive part"),
    definition(P >= r, "positive part"),
    definition(P_next >= 0, "positive part after"),
    definition(Eq(P_next**2, P_next * r_next), "positive part after"),
)
REGRET = own_step(Eq(r_next, r + x), "regret so far")
DRAWN = own_step(Eq(p * G, P), "in proportion to regret")
NO_MORE = own_step(x <= ell - c, "no more than regret")
ACTIONS = Row(
    ACTION,
    d,
    (
        Sum(alpha, alpha_next, Q, P**2, "squares so far"),
        Sum(beta, beta_next, Q_next, P_next**2, "new squares so far"),
        Sum(xi, xi_next, X, x**2, "squares of steps so far"),
        Sum(eta, eta_next, Y, P * x, "products so far"),
        Sum(phi, phi_next, J, p, "probability so far"),
        Sum(mu, mu_next, m, p * c, "mean cost so far"),
    ),
)
MIXTURE = own_step(Eq(J, 1), "probabilities"), own_step(Eq(m, ell), "mean cost")
SHORT = assumption(X <= B**2, "bounded")
OTHER_SQUARES = Row(OTHER_ACTION, k, (Sum(psi, psi_next, Q_T, P**2, "squares so far"),))
SUMS = Sum(L, L_next, L_T, ell, "paid so far"), Sum(U, U_next, U_T, c, "its cost so far")
OWN = own_step(x >= ell - c - delta, "rounded down by δ at most")
ROUNDING = ("rounding", "regrets rounded down")
ANY = definition(a > 0, "positive number")


@statement
def drift() -> tuple[Proved, Proved]:
    """Σ Px ≤ 0, since P = pG and ℓ is the mean of c; and Σ P⁺² ≤ Σ (P + x)²: a positive part is no further from 0.

    >>> [proof.claim for proof in drift()]
    [no drift: Y ≤ 0, positive parts: Q^+ ≤ Q + X + 2·Y]
    """
    own = ACTIONS.given
    held = claim(eta <= G * (ell * phi - mu), "no drift"), claim(beta <= alpha + 2 * eta + xi, "positive parts")
    grown = {one.before: one.after for one in ACTIONS.sums}
    after = [known.substitute(grown) for known in held]
    below = prove(claim(P * x <= P * (ell - c)), [NO_MORE, POSITIVE_PART[0]])
    part = prove(claim(P_next**2 <= (P + x) ** 2), [*POSITIVE_PART[1:], REGRET], [P_next - P - x])
    steps = prove(after[0], [held[0], DRAWN, *own], [below]), prove(after[1], [held[1], *own], [part])
    none, parts = along(held, ((steps, d),), ACTIONS.state, (G, ell), ACTION)
    return prove(claim(Y <= 0, "no drift"), MIXTURE, [none]), parts


@statement
def regret_matching() -> Theorem:
    """Hart and Mas-Colell 2000: 2a(L − U) ≤ a² + TB² + 2aTδ for every action and every a > 0.

    So the regret L − U is at most B√T + Tδ.

    >>> regret_matching().conclusion.claim
    regret: 2·a·(L_T - U_T) ≤ B²·T + 2·T·a·δ + a²
    """
    grows = prove(claim(Q_next <= Q + B**2, "growth"), [SHORT], drift())
    state = (Q, S.Zero, Q_next, Q_T), (r, S.Zero, r_next, r_T), *(one.state for one in SUMS)
    total = telescope(Q, ((grows, T),), state, (B, delta), at_least=False, name="total growth", over=ROUND)
    losses = [one.claim for one in SUMS]
    own = prove(claim(r_next - L_next + U_next >= r - L + U - delta, "its regret"), [REGRET, OWN, *losses])
    regret = telescope(r - L + U, ((own, T),), state, (B, delta), at_least=True, name="regret", over=ROUND)
    part = OTHER_SQUARES.no_less_than(P_T**2, name="one of them")
    end = definition(P_T >= r_T, "positive part in the end")
    goal = claim(2 * a * (L_T - U_T) <= a**2 + T * B**2 + 2 * a * T * delta, "regret")
    return Theorem(
        name="Regret matching",
        source="Hart and Mas-Colell 2000",
        kinds=(Kind("", (REGRET, OWN, SHORT, *MIXTURE, *losses), (grows, own), drift()),),
        sums=(total, regret),
        facts=(part,),
        conclusion=prove(goal, [end, ANY], [total, regret, part, a - P_T]),
        count="L_T",
        read=reader("boosting_and_games.reading:read_regret"),
        causes={
            "bounded": ("short rounds", "rounds with regrets shorter than B"),
            "positive parts": ("cut off", "regrets that fell below 0, or rose from there"),
            "no drift": ROUNDING,
            "rounded down by δ at most": ROUNDING,
            "one of them": ("other actions", "positive regrets of other actions"),
            "(-P_T + a)²": ("choice of a", "a is not the positive regret in the end"),
            "positive number · positive part in the end": ("no regret", "the action has no positive regret in the end"),
        },
    )


@statement
def minimax() -> Proved:
    """Tg ≤ ρ₁ + ρ₂ for two learners whose regret in T rounds against each other is at most ρ₁ and ρ₂.

    U is what the best action of each would have paid: T times what the mean mixture of the other is sure of, but for
    its sign.  g is the gap between the two, in which the value is (von Neumann 1928; so, Freund and Schapire 1999).

    >>> minimax().claim
    minimax: T·g ≤ ρ_1 + ρ_2
    """
    of_both = assumption(L_T - U_T <= rho_1, "regret of the first"), assumption(L_2 - U_2 <= rho_2, "of the second")
    zero_sum = definition(Eq(L_2, -L_T), "what one pays the other gets")
    gap = definition(Eq(T * g, -U_T - U_2), "gap")
    return prove(claim(T * g <= rho_1 + rho_2, "minimax"), [*of_both, zero_sum, gap])
