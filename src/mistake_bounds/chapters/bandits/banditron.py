"""The Banditron (Kakade, Shalev-Shwartz and Tewari 2008): classes are guessed, and only "right" or "wrong" is learned.

In each round the features of an example stand at the right class, the vector c, and at the class of the highest score,
h.  A guess has the probability p; that of the right class has 1/p = i, and adds i·c − h to the weights w, every other
adds −h.  On average that is the Perceptron's step c − h.  f is 1 where h is at a wrong class, so that the Perceptron is
wrong, else 0.  The examples are fixed in advance; a *history* is a row of weights that guesses can lead to.
"""

from sympy import S as SYMPY

from mistake_bounds.chapters.bandits.theorem import (
    ALL_HISTORIES,
    AVERAGES,
    O_T,
    P_T,
    PROBABILITY,
    SURE,
    U_K,
    V_K,
    A,
    C,
    F,
    G,
    O,
    O_next,
    P,
    P_next,
    T,
    U,
    V,
    all_again,
    draws,
    final_histories,
    histories,
    over_rounds,
    p,
    r,
    rho,
    sigma,
)
from mistake_bounds.chapters.perceptron.theorem import cauchy_schwarz
from mistake_bounds.proof import (
    Eq,
    Proved,
    VectorEq,
    assumption,
    claim,
    definition,
    dot,
    norm2,
    own_step,
    prove,
    statement,
)
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader

letters = Letters(AVERAGES)
u = letters.vectors("u", "any weights, a block for each class")
w, w_next = letters.vectors("w w^+", "the learner's weights, a block for each class")
c = letters.vectors("c", "the features of the example, at the right class")
h = letters.vectors("h", "the features of the example, at the class of the highest score")
K = letters("K", "the number of classes", "`len(learner.classes)`")
R = letters("R", "no example is longer")
gamma = letters("gamma", "how much is guessed at random", "`learner.explore`")
i = letters("i", "one over the probability of the right class")
f = letters("f", "1 where the highest score is at a wrong class, else 0")
ell = letters("ell", "the hinge loss of u in the round")
o = letters("o", "the guesses of the right class: of K guesses one")
m = letters("m", "the guesses of other classes")
n_w, n_r = letters("n_w n_r", "the histories in which the highest score is at a wrong class, and at the right one")
I, I_next, g = letters("I I^+ g", "f, each times the probability of its history, added up")
M, M_next, M_T = letters("M M^+ M_T", "how often the highest score is at a wrong class, on average")
L, L_next, L_T = letters("L L^+ L_T", "the hinge losses of u, added up")
z = letters("z", "any number; in the end P_T")

# a guess

POSITIVE = own_step(gamma > 0, "some exploration")
HALF = own_step(2 * gamma <= 1, "no more than half of it")
CLASSES = assumption(K >= 1, "some class")
RIGHT_GUESS = own_step(VectorEq(w_next, w + i * c - h), "right guess"), definition(Eq(p * i, 1), "one over its chance")
WRONG_GUESS = (own_step(VectorEq(w_next, w - h), "wrong guess"),)
GUESSES = draws(dot(u, w_next), norm2(w_next))
ONE = definition(Eq(o, 1), "one class is right")

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
    kinds = (RIGHT_GUESS, o), (WRONG_GUESS, m)
    one = Eq(V, sigma * (dot(u, w) - dot(u, h)) + o * dot(u, c))
    grown = o * (2 * dot(c, w) - 2 * dot(c, h) + i * norm2(c))
    two = Eq(U, sigma * (norm2(w) - 2 * dot(w, h) + norm2(h)) + grown)
    progress, growth = (
        GUESSES.keep_kinds(relation, name, kinds, (u, w, c, h, i))
        for relation, name in ((one, "progress of all guesses"), (two, "growth of all guesses"))
    )
    mean = claim(Eq(V_K, dot(u, w) + dot(u, c) - dot(u, h)), "mean progress")
    most = claim(U_K <= norm2(w) + norm2(h) - 2 * dot(c, h) + i * norm2(c), "mean growth")
    return prove(mean, [SURE, ONE], [progress]), prove(most, [SURE, ONE, HIGHEST], [growth])


@statement
def kinds_of_history() -> tuple[tuple[Proved, Proved], tuple[Proved, Proved]]:
    """V_K ≥ ⟨u, w⟩ + f − ℓ and γU_K ≤ γ‖w‖² + 2R²(Kf + γ²), where the highest score is wrong, and where it is right.

    >>> [proof.claim.name for kind in kinds_of_history() for proof in kind]
    ['progress', 'growth', 'progress', 'growth']
    """
    mean, most = one_history()
    progress = claim(V_K >= dot(u, w) + f - ell, "progress")
    growth = claim(gamma * U_K <= gamma * norm2(w) + 2 * R**2 * (K * f + gamma**2), "growth")
    wrong = prove(growth, [*WRONG[:4], LENGTH, POSITIVE, HALF, CLASSES], [most])
    few = prove(claim(i * (1 - gamma) <= 1, "a chance of 1 − γ"), [RIGHT[0], RIGHT[4], POSITIVE, CLASSES])
    small = prove(claim(i - 1 <= 2 * gamma, "little more than 1"), [HALF, RIGHT[4], POSITIVE], [few])
    right = prove(growth, [RIGHT[1], RIGHT[2], LENGTH, POSITIVE], [most, small])
    return (
        (prove(progress, WRONG[3:], [mean]), wrong),
        (prove(progress, RIGHT[1:4], [mean]), right),
    )


HISTORIES = histories(dot(u, w), norm2(w), Sum(I, I_next, g, r * f, "wrong so far"))


@statement
def one_round() -> tuple[Proved, Proved, Proved]:
    """P⁺ ≥ P + g − ℓ and γO⁺ ≤ γO + 2R²(Kg + γ²), on average over the histories; and X⁺ = 1.

    >>> [proof.claim.name for proof in one_round()]
    ['mean progress of a round', 'mean growth of a round', 'all histories']
    """

    def over_all(relation, name: str, kinds) -> Proved:
        steps = [([PROBABILITY], count, kind) for count, kind in zip((n_w, n_r), kinds, strict=True)]
        return HISTORIES.keep_kinds(relation, name, steps, (ell, gamma, R, K))

    progress, growth = zip(*kinds_of_history(), strict=True)
    rises = over_all(F >= A + I - ell * rho, "histories, progress", progress)
    grows = 2 * R**2 * (K * I + gamma**2 * rho)
    grown = over_all(gamma * G <= gamma * C + grows, "histories, growth", growth)
    more = claim(gamma * O_next <= gamma * O + 2 * R**2 * (K * g + gamma**2), "mean growth of a round")
    return (
        prove(claim(P_next >= P + g - ell, "mean progress of a round"), [ALL_HISTORIES], [rises]),
        prove(more, [ALL_HISTORIES], [grown]),
        all_again(HISTORIES, n_w, n_r),
    )


# all rounds

COUNTED, LOST = Sum(M, M_next, M_T, g, "wrong so far"), Sum(L, L_next, L_T, ell, "losses of u so far")
FINAL = final_histories(dot(u, w), norm2(w))


@statement
def at_the_end() -> Proved:
    """2zP ≤ z² + ‖u‖²O for any z: 2z⟨u, w⟩ ≤ z² + ⟨u, w⟩², and Cauchy and Schwarz, in each history.

    >>> at_the_end().claim
    in the end, on average: 2·P_T·z ≤ O_T·‖u‖² + X_T·z²
    """
    one = prove(claim(2 * z * dot(u, w) <= z**2 + norm2(u) * norm2(w)), using=[cauchy_schwarz()])
    relation = 2 * z * A <= z**2 * rho + norm2(u) * C
    return FINAL.keep(relation, "in the end, on average", [PROBABILITY], (u, z), [one])


@statement
def mistakes() -> Theorem:
    """γ(M − L)² ≤ 2‖u‖²R²(KM + γ²T) where M ≥ L: M counts on average how often the highest score is wrong.

    >>> mistakes().conclusion.claim
    Banditron: γ·(-L_T + M_T)² ≤ 2·R²·‖u‖²·(K·M_T + T·γ²)
    """
    rises, grows, again = one_round()
    step = prove(claim(P_next - M_next + L_next >= P - M + L, "a round"), [COUNTED.claim, LOST.claim], [rises])
    before, after = gamma * O - 2 * K * R**2 * M, gamma * O_next - 2 * K * R**2 * M_next
    grown = prove(claim(after <= before + 2 * gamma**2 * R**2, "growth of a round"), [COUNTED.claim], [grows])
    known = again, SYMPY.Zero, (COUNTED, LOST), (gamma, K, R)
    total, one = over_rounds(P - M + L >= 0, "total progress", step, *known)
    growth, _ = over_rounds(before <= 2 * gamma**2 * R**2 * T, "total growth", grown, *known)
    schwarz = claim(P_T**2 <= norm2(u) * O_T, "Cauchy, Schwarz and Jensen")
    square = prove(schwarz, [definition(Eq(z, P_T), "the mean itself")], [at_the_end(), one])
    ahead = assumption(M_T >= L_T, "more wrong than lost")
    bound = claim(gamma * (M_T - L_T) ** 2 <= 2 * norm2(u) * R**2 * (K * M_T + gamma**2 * T), "Banditron")
    return Theorem(
        name="Banditron",
        source="Kakade, Shalev-Shwartz and Tewari 2008",
        kinds=(Kind("", (COUNTED.claim, LOST.claim), (step, grown), (rises, grows, again)),),
        sums=(total, growth),
        facts=(square,),
        conclusion=prove(bound, [POSITIVE, ahead], [square, total, growth]),
        count="M_T",
        read=reader("bandits.reading:read_guesses"),
    )
