"""The Banditron (Kakade, Shalev-Shwartz and Tewari 2008): classes are guessed, and only "right" or "wrong" is learned.

In each round the features of an example stand at the right class, the vector c, and at the class of the highest score,
h.  A guess has the probability p; that of the right class has 1/p = i, and adds i·c − h to the weights w, every other
adds −h.  On average that is the Perceptron's step c − h.  f is 1 where h is at a wrong class, so that the Perceptron is
wrong, else 0.  The examples are fixed in advance; a *history* is a row of weights that guesses can lead to.
"""

from sympy import S as SYMPY

from mistake_bounds.chapters.perceptron.theorem import cauchy_schwarz
from mistake_bounds.proof import (
    Eq,
    Proved,
    VectorEq,
    along,
    assumption,
    claim,
    definition,
    dot,
    keep,
    norm2,
    own_step,
    prove,
    statement,
)
from mistake_bounds.theorem.notation import RUN, Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ARM, FINAL_HISTORY, HISTORY, ROUND

letters = Letters(RUN)
u = letters.vectors("u", "any weights, a block for each class")
w, w_next = letters.vectors("w w^+", "the learner's weights, a block for each class")
c = letters.vectors("c", "the features of the example, at the right class")
h = letters.vectors("h", "the features of the example, at the class of the highest score")
K = letters("K", "the number of classes", "`len(learner.classes)`")
T = letters("T", "the number of rounds")
R = letters("R", "no example is longer")
gamma = letters("gamma", "how much is guessed at random", "`learner.explore`")
p = letters("p", "the probability of a guess", "`learner.chances(w, x)`")
i = letters("i", "one over the probability of the right class")
f = letters("f", "1 where the highest score is at a wrong class, else 0")
ell = letters("ell", "the hinge loss of u in the round")
o = letters("o", "the guesses of the right class: of K guesses one")
m = letters("m", "the guesses of other classes")
s, s_next, s_K = letters("s s^+ s_K", "the probabilities of the guesses, added up")
V, V_next, V_K = letters("V V^+ V_K", "the mean of ⟨u, w⟩ after the round, over the guesses of one history")
U, U_next, U_K = letters("U U^+ U_K", "the mean of ‖w‖² after the round, over the guesses of one history")
r = letters("r", "the probability of a history")
n_w, n_r = letters("n_w n_r", "the histories in which the highest score is at a wrong class, and at the right one")
H = letters("H", "the number of histories in the end")
A, A_next = letters("A A^+", "⟨u, w⟩ before the round, each times the probability of its history, added up")
F, F_next = letters("F F^+", "the means of ⟨u, w⟩ after the round, in the same way")
C, C_next = letters("C C^+", "‖w‖² before the round, in the same way")
G, G_next = letters("G G^+", "the means of ‖w‖² after the round, in the same way")
I, I_next, g = letters("I I^+ g", "f in the same way: g is the chance that the highest score is at a wrong class")
B, B_next = letters("B B^+", "the probabilities of the histories so far, added up")
Z, Z_next = letters("Z Z^+", "those of the histories with one guess more, in the same way")
X, X_next, X_T = letters("X X^+ X_T", "the probabilities of all histories, added up")
P, P_next, P_T = letters("P P^+ P_T", "the mean of ⟨u, w⟩ over the histories")
O, O_next, O_T = letters("O O^+ O_T", "the mean of ‖w‖² over the histories")
M, M_next, M_T = letters("M M^+ M_T", "how often the highest score is at a wrong class, on average")
L, L_next, L_T = letters("L L^+ L_T", "the hinge losses of u, added up")
z = letters("z", "any number; in the end P_T")

# a guess

POSITIVE = own_step(gamma > 0, "some exploration")
HALF = own_step(2 * gamma <= 1, "no more than half of it")
CLASSES = assumption(K >= 1, "some class")
RIGHT_GUESS = own_step(VectorEq(w_next, w + i * c - h), "right guess"), definition(Eq(p * i, 1), "one over its chance")
WRONG_GUESS = (own_step(VectorEq(w_next, w - h), "wrong guess"),)
GUESSES = Row(
    ARM,
    K,
    (
        Sum(V, V_next, V_K, p * dot(u, w_next), "⟨u, w⟩ weighed"),
        Sum(U, U_next, U_K, p * norm2(w_next), "‖w‖² weighed"),
        Sum(s, s_next, s_K, p, "probability so far"),
    ),
)
SURE, ONE = own_step(Eq(s_K, 1), "some class is guessed"), definition(Eq(o, 1), "one class is right")

# a history: its highest score is at a wrong class, or at the right one

LENGTH = assumption(norm2(c) <= R**2, "radius")
HIGHEST = own_step(dot(c, w) <= dot(h, w), "highest score")
WRONG = (
    own_step(Eq(gamma * i, K), "explored"),
    definition(Eq(dot(c, h), 0), "at another class"),
    assumption(norm2(h) <= R**2, "radius there"),
    definition(Eq(f, 1), "wrong"),
    definition(ell >= 1 - dot(u, c) + dot(u, h), "hinge loss"),
)
RIGHT = (
    own_step(Eq(i * (K * (1 - gamma) + gamma), K), "mostly the highest"),
    definition(VectorEq(c, h), "at the same class"),
    definition(Eq(f, 0), "right"),
    definition(ell >= 0, "no negative loss"),
    definition(i > 0, "some chance"),
)


@statement
def one_history() -> tuple[Proved, Proved]:
    """V_K = ⟨u, w⟩ + ⟨u, c − h⟩, and U_K ≤ ‖w‖² + i‖c‖² + ‖h‖² − 2⟨c, h⟩: the mean step is the Perceptron's.

    >>> one_history()[0].claim
    mean progress: V_K = ⟨c, u⟩ - ⟨h, u⟩ + ⟨u, w⟩
    """
    fixed = (u, w, c, h, i)
    kinds = [((*RIGHT_GUESS, *GUESSES.given), o), ((*WRONG_GUESS, *GUESSES.given), m)]

    def over_guesses(relation, name: str) -> Proved:
        return keep(relation, kinds, GUESSES.state, fixed, name, ARM)

    one = over_guesses(Eq(V, s * (dot(u, w) - dot(u, h)) + o * dot(u, c)), "progress of all guesses")
    grown = o * (2 * dot(c, w) - 2 * dot(c, h) + i * norm2(c))
    two = over_guesses(Eq(U, s * (norm2(w) - 2 * dot(w, h) + norm2(h)) + grown), "growth of all guesses")
    mean = claim(Eq(V_K, dot(u, w) + dot(u, c) - dot(u, h)), "mean progress")
    most = claim(U_K <= norm2(w) + norm2(h) - 2 * dot(c, h) + i * norm2(c), "mean growth")
    return prove(mean, [SURE, ONE], [one]), prove(most, [SURE, ONE, HIGHEST], [two])


@statement
def kinds_of_history() -> tuple[tuple[Proved, Proved], tuple[Proved, Proved]]:
    """V_K ≥ ⟨u, w⟩ + f − ℓ and γU_K ≤ γ‖w‖² + 2R²(Kf + γ²), where the highest score is wrong, and where it is right.

    >>> [proof.claim.name for kind in kinds_of_history() for proof in kind]
    ['progress', 'growth', 'progress', 'growth']
    """
    mean, most = one_history()
    progress = claim(V_K >= dot(u, w) + f - ell, "progress")
    growth = claim(gamma * U_K <= gamma * norm2(w) + 2 * R**2 * (K * f + gamma**2), "growth")
    longer = prove(claim(K * norm2(c) <= K * R**2), [LENGTH, CLASSES])
    wrong = prove(growth, [*WRONG[:4], POSITIVE, HALF, CLASSES], [most, longer])
    few = prove(claim(i * (1 - gamma) <= 1, "a chance of 1 − γ"), [RIGHT[0], RIGHT[4], POSITIVE, CLASSES])
    two = prove(claim(i <= 2, "a chance of half"), [HALF, RIGHT[4]], [few])
    small = prove(claim(i - 1 <= 2 * gamma, "little more than 1"), [POSITIVE], [few, two])
    short = prove(claim(gamma * (i - 1) * norm2(c) <= 2 * gamma**2 * R**2), [LENGTH, POSITIVE], [small])
    right = prove(growth, [RIGHT[1], RIGHT[2], POSITIVE], [most, short])
    return (
        (prove(progress, WRONG[3:], [mean]), wrong),
        (prove(progress, RIGHT[1:4], [mean]), right),
    )


SUMS = (
    Sum(A, A_next, P, r * dot(u, w), "⟨u, w⟩ before it weighed"),
    Sum(F, F_next, P_next, r * V_K, "⟨u, w⟩ after it weighed"),
    Sum(C, C_next, O, r * norm2(w), "‖w‖² before it weighed"),
    Sum(G, G_next, O_next, r * U_K, "‖w‖² after it weighed"),
    Sum(I, I_next, g, r * f, "wrong so far"),
    Sum(B, B_next, X, r, "probability so far"),
    Sum(Z, Z_next, X_next, r * s_K, "probability after it so far"),
)
HISTORIES = Row(HISTORY, H, SUMS)
PROBABILITY = definition(r >= 0, "probability")
ALL_HISTORIES = claim(Eq(X, 1), "all histories")


def _over_histories(relation, name: str, facts, given=PROBABILITY) -> Proved:
    held = claim(relation, name)
    after = held.substitute({one.before: one.after for one in SUMS})
    steps = [(prove(after, [held, given, *HISTORIES.given], [fact] if fact else ()), n) for fact, n in facts]
    return along(held, steps, HISTORIES.state, (ell, gamma, R, K), HISTORY)


@statement
def one_round() -> tuple[Proved, Proved, Proved]:
    """P⁺ ≥ P + g − ℓ and γO⁺ ≤ γO + 2R²(Kg + γ²), on average over the histories; and X⁺ = 1.

    >>> [proof.claim.name for proof in one_round()]
    ['mean progress of a round', 'mean growth of a round', 'all histories']
    """
    wrong, right = kinds_of_history()
    rises = _over_histories(F >= A + I - ell * B, "histories, progress", [(wrong[0], n_w), (right[0], n_r)])
    grows = 2 * R**2 * (K * I + gamma**2 * B)
    grown = _over_histories(gamma * G <= gamma * C + grows, "histories, growth", [(wrong[1], n_w), (right[1], n_r)])
    lost = _over_histories(Eq(Z, B), "no probability lost", [(None, n_w), (None, n_r)], SURE)
    more = claim(gamma * O_next <= gamma * O + 2 * R**2 * (K * g + gamma**2), "mean growth of a round")
    return (
        prove(claim(P_next >= P + g - ell, "mean progress of a round"), [ALL_HISTORIES], [rises]),
        prove(more, [ALL_HISTORIES], [grown]),
        prove(ALL_HISTORIES.substitute({X: X_next}), [ALL_HISTORIES], [lost]),
    )


# all rounds

COUNTED, LOST = Sum(M, M_next, M_T, g, "wrong so far"), Sum(L, L_next, L_T, ell, "losses of u so far")
FINAL = Row(
    FINAL_HISTORY,
    H,
    (
        Sum(A, A_next, P_T, r * dot(u, w), "⟨u, w⟩ weighed so far"),
        Sum(C, C_next, O_T, r * norm2(w), "‖w‖² weighed so far"),
        Sum(B, B_next, X_T, r, "probability so far"),
    ),
)


@statement
def at_the_end() -> Proved:
    """2zP ≤ z² + ‖u‖²O for any z: 2z⟨u, w⟩ ≤ z² + ⟨u, w⟩², and Cauchy and Schwarz, in each history.

    >>> at_the_end().claim
    in the end, on average: 2·P_T·z ≤ O_T·‖u‖² + X_T·z²
    """
    one = prove(claim(2 * z * dot(u, w) <= z**2 + norm2(u) * norm2(w)), using=[cauchy_schwarz()])
    relation = 2 * z * A <= z**2 * B + norm2(u) * C
    return FINAL.keep(relation, "in the end, on average", [PROBABILITY], (u, z), [one])


@statement
def mistakes() -> Theorem:
    """γ(M − L)² ≤ 2‖u‖²R²(KM + γ²T) where M ≥ L: M counts on average how often the highest score is wrong.

    >>> mistakes().conclusion.claim
    Banditron: γ·(-L_T + M_T)² ≤ 2·R²·‖u‖²·(K·M_T + T·γ²)
    """
    rises, grows, all_again = one_round()
    state = (
        (P, SYMPY.Zero, P_next, P_T), (O, SYMPY.Zero, O_next, O_T), COUNTED.state, LOST.state,
        (X, SYMPY.One, X_next, X_T),
    )  # fmt: skip
    step = prove(claim(P_next - M_next + L_next >= P - M + L, "a round"), [COUNTED.claim, LOST.claim], [rises])
    before, after = gamma * O - 2 * K * R**2 * M, gamma * O_next - 2 * K * R**2 * M_next
    grown = prove(claim(after <= before + 2 * gamma**2 * R**2, "growth of a round"), [COUNTED.claim], [grows])

    def in_all(held, one: Proved) -> Proved:
        changed = held.substitute({P: P_next, O: O_next, M: M_next, L: L_next, T: T + 1})
        rounds = [((prove(changed, given=[held], using=[one]), all_again), T)]
        return along((held, ALL_HISTORIES), rounds, state, (gamma, K, R), ROUND)

    total, one = in_all(claim(P - M + L >= 0, "total progress"), step)
    growth, _ = in_all(claim(before <= 2 * gamma**2 * R**2 * T, "total growth"), grown)
    schwarz = claim(P_T**2 <= norm2(u) * O_T, "Cauchy, Schwarz and Jensen")
    square = prove(schwarz, [definition(Eq(z, P_T), "the mean itself")], [at_the_end(), one])
    ahead = assumption(M_T >= L_T, "more wrong than lost")
    less = prove(claim((M_T - L_T) ** 2 <= P_T**2, "no less progress"), [ahead], [total])
    most = claim(gamma * (M_T - L_T) ** 2 <= norm2(u) * gamma * O_T, "by the growth")
    middle = prove(most, [POSITIVE], [square, less])
    bound = claim(gamma * (M_T - L_T) ** 2 <= 2 * norm2(u) * R**2 * (K * M_T + gamma**2 * T), "Banditron")
    return Theorem(
        name="Banditron",
        source="Kakade, Shalev-Shwartz and Tewari 2008",
        kinds=(Kind("", (COUNTED.claim, LOST.claim), (step, grown), (rises, grows, all_again)),),
        sums=(total, growth),
        facts=(square,),
        conclusion=prove(bound, using=[middle, growth]),
        count="M_T",
        read=reader("bandits.reading:read_guesses"),
    )
