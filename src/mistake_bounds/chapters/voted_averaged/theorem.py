"""From a run to one hypothesis: average, stop at random, vote, or leave one out (Freund and Schapire 1999).

c counts the weights so far, D adds up the steps, each times the c at its time, and W the weights themselves.  J rounds
are no mistakes.

A world draws m + 1 = T examples independently, and learner and hypotheses are those of the Perceptron.  In a round g is
the probability of a mistake and e the expected error of the weights that meet the example; X adds up the e.  e_r is the
error of stopping at random, e_v that of the vote.  A *history* is what T draws can do, with probability p and M
mistakes: i of them before a round, where j is 1 if the round is one; E is the mean of i over the histories.  An
*outcome* is T draws of which the last is tested on: q is 1 where the vote is wrong there, and a votes of T are; b is 1
where that of a round is, Y is the mean of the a so far.  A *hypothesis* has k votes, predicts f, and b is 1 where that
is wrong.

Leaving one out, z is 1 where the run without an example errs on it; L adds up the z.  w′ are the weights of that run
beside those of the whole one, and w_i its last; j and j′ are 1 where a round is a mistake of the one and of the other.
K examples were mistakes of the whole run, Z never; o is 1 at a mistake on an example that was none before.
"""

from sympy import S as SYMPY

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import UPDATE, M, R, gamma, u, w, w_M, w_next, x, y
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    assumption,
    claim,
    definition,
    discharge,
    dot,
    instantiate,
    keep,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import EXAMPLE, HISTORY, HYPOTHESIS, MISTAKE, OUTCOME, ROUND

letters = Letters(perceptron.letters, LABELLED, RUN)
v = letters.vectors("v", "any vector: what is said of ⟨v, w⟩ for all of them is said of w")
w_T = letters.vectors("w_T", "the weights in the end", "`run.weights.weights`")
c, c_next, c_T = letters(
    "c c^+ c_T",
    "how many weight vectors have been counted: before a round, after it, and in the end",
    "`run.weights.count`",
)
D, D_next, D_T = letters.vectors(
    "D D^+ D_T", "the steps, each times the c at its time, added up", "`run.weights.timed`"
)
W, W_next, W_T = letters.vectors("W W^+ W_T", "the weight vectors, added up", "`learner.total(run.weights)`")
J = letters("J", "the number of rounds without a mistake")
m = letters("m", "the number of examples that are learned from")
T = letters("T", "the number of draws: one more, to test on", "`run.presented`")
g = letters("g", "the probability of a mistake in a round")
e = letters("e", "the expected error of the weights that meet the example of a round")
E, E_next, E_T = letters(
    "E E^+ E_T", "the expected mistakes before a round, after it, and in all", "`expected_mistakes(world, learner, T)`"
)
X, X_next, X_T = letters("X X^+ X_T", "the expected errors, added up round by round")
e_r = letters("e_r", "the error of stopping at random: that of the weights after 0, 1, … or m examples")
e_v = letters("e_v", "the error of the vote", "`expected_error(world, learner, m, learner.final_prediction)`")
p = letters("p", "the probability of a history, or of an outcome")
H = letters("H", "the number of histories")
i, i_next = letters("i i^+", "the mistakes of a history before a round, and after it")
j = letters("j", "1 where a round is a mistake")
F, F_next = letters(
    "F F^+", "the mistakes of the histories, before a round or in all, each times its probability, added up"
)
I, I_next = letters("I I^+", "the same after the round")
S, S_next, S_H = letters("S S^+ S_H", "the probabilities of the histories in which the round is a mistake, added up")
O, O_next, O_H = letters("O O^+ O_H", "the probabilities of the histories, added up")
N = letters("N", "the number of outcomes")
q = letters("q", "1 where the vote is wrong")
a, a_next = letters("a a^+", "how many votes are wrong: of all, or of those put in before a round, and after it")
s = letters("s", "the vote: the votes for 1 less those for −1", "`learner.score(state, x)`")
Q, Q_next, Q_N = letters("Q Q^+ Q_N", "the probabilities of the outcomes in which the vote is wrong, added up")
A, A_next = letters(
    "A A^+", "the wrong votes of the outcomes, before a round or in all, each times its probability, added up"
)
G, G_next = letters("G G^+", "the same after the round")
P, P_next, P_N = letters(
    "P P^+ P_N", "the probabilities of the outcomes in which the vote of the round is wrong, added up"
)
Y, Y_next, Y_T = letters("Y Y^+ Y_T", "the expected number of wrong votes before a round, after it, and in all")
h = letters("h", "the number of different hypotheses", "`len(learner.ballot(state))`")
k = letters("k", "the votes of one hypothesis")
f = letters("f", "what it predicts: 1, −1, or 0 where it abstains")
b = letters("b", "1 where that is wrong, or the vote that a round puts in")
V, V_next, V_h = letters("V V^+ V_h", "the vote, added up hypothesis by hypothesis")
B, B_next, B_h = letters("B B^+ B_h", "the wrong votes, added up hypothesis by hypothesis")
C, C_next, C_h = letters("C C^+ C_h", "all votes, added up hypothesis by hypothesis")
w_out, w_out_next, w_i = letters.vectors(
    "w' w'^+ w_i", "the weights of the run without one example: before a round, after it, and in the end"
)
j_out = letters("j'", "1 where a round is a mistake of that run")
r, t = letters("r t", "how many rounds show other examples, and how many that one")
z = letters("z", "1 where the run without an example errs on it")
L, L_next, L_n = letters(
    "L L^+ L_n", "the examples that the run without them errs on, counted one by one", "`len(left_out(run))`"
)
K = letters("K", "the number of examples that were a mistake")
Z = letters("Z", "the number of examples that never were a mistake")
o = letters("o", "1 at a mistake on an example that was none before")
d, d_next, d_M = letters("d d^+ d_M", "the examples that were a mistake, counted one by one")

KEPT = own_step(VectorEq(w_next, w), "weights kept")
TIMED = own_step(VectorEq(D_next, D + c * y * x), "timed step")
NO_STEP = own_step(VectorEq(D_next, D), "no step to time")
COUNT = own_step(Eq(c_next, c + 1), "weights counted")
WEIGHTS = Sum(W, W_next, W_T, w_next, "weights so far")

CHANCE = definition(Eq(g, S_H), "chance of a mistake")
FRESH = assumption(Eq(g, e), "independent draw")
ERRORS = Sum(X, X_next, X_T, e, "expected errors so far")
STOPPING = own_step(Eq(T * e_r, X_T), "stopped at random")
ONE_MORE = assumption(Eq(T, m + 1), "one more to test on")
ALL_HISTORIES = definition(Eq(O_H, 1), "all histories")

WRONG = definition(2 * b >= 1 - y * f, "a wrong hypothesis")
WRONG_OR_NOT = definition(Eq(b**2, b), "wrong hypothesis or not")
SOME_VOTES = definition(k >= 0, "some votes")
VOTE = definition(Eq(s, V_h), "the vote")
ALL_WRONG = definition(Eq(a, B_h), "wrong hypotheses")
ALL_VOTES = own_step(Eq(C_h, T), "all votes")
BY_VOTE = own_step((1 - 2 * q) * y * s >= 0, "decided by vote")
VOTE_OR_NOT = definition(Eq(q**2, q), "wrong vote or not")
VOTE_OF_ROUND = own_step(Eq(e, P_N), "a vote for the weights in use")
ERROR_OF_VOTE = definition(Eq(e_v, Q_N), "error of the vote")

LEFT_OUT = definition(Eq(z**2, z), "wrong left out or not")
WRONG_LEFT_OUT = definition((1 - 2 * z) * y * dot(w_i, x) >= 0, "wrong left out")
RIGHT = assumption(y * dot(w_M, x) > 0, "right in the end")
COUNTED_OUT = Sum(L, L_next, L_n, z, "wrong left out so far")
FIRST = definition(Eq(o**2, o), "first mistake on it or not")
FIRSTS = Row(MISTAKE, M, (Sum(d, d_next, d_M, o, "examples with a mistake so far"),))
ALL_FIRSTS = definition(Eq(d_M, K), "examples with a mistake")

OTHERS = (
    own_step(VectorEq(w_next, w + j * y * x), "a step if mistaken"),
    definition(Eq(j**2, j), "mistaken or not"),
    own_step(j * y * dot(w, x) <= 0, "wrong where mistaken"),
    own_step(j + (1 - j) * y * dot(w, x) > 0, "right where not mistaken"),
)
OTHERS_WITHOUT = tuple(
    claim(known.substitute({w: w_out, w_next: w_out_next, j: j_out}), f"{known.name}, without it") for known in OTHERS
)
OWN = own_step(VectorEq(w_next, w), "no step on it"), own_step(VectorEq(w_out_next, w_out), "not shown without it")

MISTAKES, VOTES = (E, SYMPY.Zero, E_next, E_T), (Y, SYMPY.Zero, Y_next, Y_T)

MEANS_OF_HISTORIES = Row(
    HISTORY,
    H,
    (
        Sum(F, F_next, E, p * i, "mistakes before it weighed"),
        Sum(I, I_next, E_next, p * i_next, "mistakes after it weighed"),
        Sum(S, S_next, S_H, p * j, "mistakes in it weighed"),
    ),
)
MEANS_OF_OUTCOMES = Row(
    OUTCOME,
    N,
    (
        Sum(A, A_next, Y, p * a, "wrong votes before it weighed"),
        Sum(G, G_next, Y_next, p * a_next, "wrong votes after it weighed"),
        Sum(P, P_next, P_N, p * b, "wrong votes in it weighed"),
    ),
)
HISTORIES = Row(
    HISTORY,
    H,
    (Sum(F, F_next, E_T, p * M, "mistakes weighed so far"), Sum(O, O_next, O_H, p, "probability so far")),
)
HYPOTHESES = Row(
    HYPOTHESIS,
    h,
    (
        Sum(V, V_next, V_h, k * f, "vote so far"),
        Sum(B, B_next, B_h, k * b, "wrong votes so far"),
        Sum(C, C_next, C_h, k, "votes so far"),
    ),
)
OUTCOMES = Row(
    OUTCOME,
    N,
    (
        Sum(Q, Q_next, Q_N, p * q, "wrong votes weighed so far"),
        Sum(A, A_next, Y_T, p * a, "wrong hypotheses weighed so far"),
    ),
)


@statement
def a_round_counts() -> tuple[Proved, Proved]:
    """c⟨v, w⟩ − ⟨v, D⟩ grows by ⟨v, w⁺⟩, the score of the weights after the round: at a mistake, and without one.

    >>> [proof.claim.name for proof in a_round_counts()]
    ['a mistake counts', 'a right answer counts']
    """
    grown = Eq(c_next * dot(v, w_next) - dot(v, D_next), c * dot(v, w) - dot(v, D) + dot(v, w_next))
    at_mistake, at_rest = claim(grown, "a mistake counts"), claim(grown, "a right answer counts")
    return prove(at_mistake, [UPDATE, TIMED, COUNT]), prove(at_rest, [KEPT, NO_STEP, COUNT])


@statement
def little_memory() -> Proved:
    """⟨v, W⟩ = c⟨v, w⟩ − ⟨v, D⟩ for every v: the sum of all weights from the last ones, and no others.

    >>> little_memory().claim
    little memory: ⟨W_T, v⟩ = c_T·⟨v, w_T⟩ - ⟨D_T, v⟩
    """
    state = ((w, ZERO, w_next, w_T), (D, ZERO, D_next, D_T), WEIGHTS.state, (c, SYMPY.One, c_next, c_T))
    kinds = [([UPDATE, TIMED, COUNT, WEIGHTS.claim], M), ([KEPT, NO_STEP, COUNT, WEIGHTS.claim], J)]
    return keep(Eq(dot(v, W), c * dot(v, w) - dot(v, D)), kinds, state, (v,), "little memory", ROUND)


# what is expected of the next example


@statement
def one_round_more() -> tuple[Proved, Proved]:
    """E⁺ = E + S_H and Y⁺ = Y + P_N: what is expected after a round, from what is before it and what the round adds.

    The means are over the histories and over the outcomes, so that an expectation of a sum is added up here.

    >>> [proof.claim for proof in one_round_more()]
    [expected mistakes so far: E^+ = E + S_H, expected wrong votes so far: Y^+ = P_N + Y]
    """
    mistake, vote = (
        definition(Eq(i_next, i + j), "one mistake more or none"),
        definition(Eq(a_next, a + b), "one wrong vote more or none"),
    )
    return (
        MEANS_OF_HISTORIES.keep(Eq(I, F + S), "expected mistakes so far", [mistake]),
        MEANS_OF_OUTCOMES.keep(Eq(G, A + P), "expected wrong votes so far", [vote]),
    )


def _kept_level(total, total_next, name: str, given, expected: Proved) -> Proved:
    """X − E or X − Y stays what it is."""
    return prove(claim(Eq(X_next - total_next, X - total), name), [ERRORS.claim, *given], [expected])


def _errors_are_mistakes() -> Proved:
    """What is expected of the weights that meet the example is what is expected of the round."""
    return _kept_level(E, E_next, "errors are mistakes", [CHANCE, FRESH], one_round_more()[0])


def _errors_are_votes() -> Proved:
    """What is expected of the weights that meet the example is what is expected of the vote that the round puts in."""
    return _kept_level(Y, Y_next, "errors are wrong votes", [VOTE_OF_ROUND], one_round_more()[1])


@statement
def errors_are_mistakes() -> Proved:
    """X_T = E_T: the expected errors of the T hypotheses that are met add up to the expected mistakes.

    >>> errors_are_mistakes().claim
    all errors are mistakes: X_T = E_T
    """
    name = "all errors are mistakes"
    state = (MISTAKES, ERRORS.state)
    return keep(Eq(X, E), [([], T)], state, (H,), name, ROUND, (), [_errors_are_mistakes()])


@statement
def errors_are_votes() -> Proved:
    """X_T = Y_T: they add up to the expected number of wrong votes, too, as each hypothesis that is met has a vote.

    >>> errors_are_votes().claim
    all errors are wrong votes: X_T = Y_T
    """
    name = "all errors are wrong votes"
    state = (ERRORS.state, VOTES)
    return keep(Eq(X, Y), [([], T)], state, (N,), name, ROUND, (), [_errors_are_votes()])


@statement
def expected_bound() -> Proved:
    """E_T γ² ≤ R²‖u‖²: what is true of every history is true of the mean, each weighed by its probability.

    >>> expected_bound().claim
    expected mistakes: E_T·γ² ≤ R²·‖u‖²
    """
    given = [definition(p >= 0, "probability")]
    bound = perceptron.mistake_bound().conclusion
    kept = gamma**2 * F <= R**2 * norm2(u) * O
    weighed = HISTORIES.keep(kept, "all histories weighed", given, (u, gamma, R), [bound])
    return prove(claim(E_T * gamma**2 <= R**2 * norm2(u), "expected mistakes"), [ALL_HISTORIES], [weighed])


@statement
def exactly() -> Proved:
    """(m + 1) e_r = E_T: an equality, for every learner and every world.

    >>> exactly().claim
    stopped at random, exactly: e_r·(m + 1) = E_T
    """
    given = [STOPPING, ONE_MORE]
    return prove(claim(Eq((m + 1) * e_r, E_T), "stopped at random, exactly"), given, [errors_are_mistakes()])


@statement
def random_stopping() -> Theorem:
    """(m + 1) e_r γ² ≤ R²‖u‖² for the Perceptron that is stopped after 0, 1, … or m examples, each as likely.

    >>> random_stopping().conclusion.claim
    error of stopping at random: e_r·γ²·(m + 1) ≤ R²·‖u‖²
    """
    bound = claim((m + 1) * e_r * gamma**2 <= R**2 * norm2(u), "error of stopping at random")
    return Theorem(
        name="Stopping at random",
        source="Helmbold and Warmuth 1995",
        kinds=(Kind("", (CHANCE, FRESH, ERRORS.claim), (_errors_are_mistakes(),), one_round_more()[:1]),),
        sums=(errors_are_mistakes(),),
        facts=(expected_bound(), exactly()),
        conclusion=prove(bound, using=[exactly(), expected_bound()]),
        count="e_r",
        read=reader("voted_averaged.reading:read_stopping"),
        causes={"expected mistakes": ("mistakes not made", "histories with fewer mistakes than the bound allows")},
    )


# the vote


def _counted() -> tuple[Proved, Proved]:
    """2B ≥ C − yV and B ≥ 0, as sums over the hypotheses: the votes that are wrong, from the vote and their number."""
    given = [WRONG, SOME_VOTES, *HYPOTHESES.given]
    step = prove(claim(2 * B_next - C_next + y * V_next >= 2 * B - C + y * V, "one more"), given)
    more = prove(claim(B_next >= B, "no fewer"), [WRONG_OR_NOT, SOME_VOTES, HYPOTHESES.given[1]])
    counted = HYPOTHESES.telescope(2 * B - C + y * V, step, "votes that are wrong", (y,), at_least=True)
    return counted, HYPOTHESES.telescope(B, more, "no votes below 0", at_least=True)


@statement
def half_are_wrong() -> Proved:
    """qT ≤ 2a: where the vote is wrong, at least half of all votes are.

    >>> half_are_wrong().claim
    half are wrong: T·q ≤ 2·a
    """
    given = [VOTE, ALL_WRONG, ALL_VOTES, BY_VOTE, VOTE_OR_NOT]
    return prove(claim(q * T <= 2 * a, "half are wrong"), given, using=_counted())


@statement
def twice_the_mean() -> Proved:
    """(m + 1) e_v ≤ 2 E_T: the vote errs at most twice as often as a hypothesis stopped at random.

    >>> twice_the_mean().claim
    vote: e_v·(m + 1) ≤ 2·E_T
    """
    probability = definition(p >= 0, "probability")
    weighed = OUTCOMES.keep(T * Q <= 2 * A, "all outcomes weighed", [probability], (T,), [half_are_wrong()])
    given = [ERROR_OF_VOTE, ONE_MORE]
    known = [weighed, errors_are_votes(), errors_are_mistakes()]
    return prove(claim((m + 1) * e_v <= 2 * E_T, "vote"), given, known)


@statement
def voted() -> Theorem:
    """(m + 1) e_v γ² ≤ 2R²‖u‖² for the vote of all weights of the Perceptron.

    >>> voted().conclusion.claim
    error of the vote: e_v·γ²·(m + 1) ≤ 2·R²·‖u‖²
    """
    bound = claim((m + 1) * e_v * gamma**2 <= 2 * R**2 * norm2(u), "error of the vote")
    return Theorem(
        name="Voted Perceptron",
        source="Freund and Schapire 1999",
        kinds=(
            Kind(
                "",
                (CHANCE, FRESH, VOTE_OF_ROUND, ERRORS.claim),
                (_errors_are_mistakes(), _errors_are_votes()),
                one_round_more(),
            ),
        ),
        sums=(errors_are_mistakes(), errors_are_votes()),
        facts=(expected_bound(), twice_the_mean()),
        conclusion=prove(bound, using=[twice_the_mean(), expected_bound()]),
        count="e_v",
        read=reader("voted_averaged.reading:read_votes"),
        causes={
            "expected mistakes": ("mistakes not made", "histories with fewer mistakes than the bound allows"),
            "vote": ("wrong, outvoted", "hypotheses that are wrong where the vote is not, or more than half"),
        },
    )


# leaving one out


def _same_score(first, second, same) -> Proved:
    """Weights at no distance from others have no lower score."""
    schwarz = instantiate(perceptron.cauchy_schwarz(), {u: x, w: first - second})
    none = prove(claim(dot(x, first - second) ** 2 <= 0, "no difference"), [same], [schwarz])
    return prove(claim(y * dot(second, x) <= y * dot(first, x), "no lower score"), using=[none])


@statement
def same_without() -> Proved:
    """‖w_i − w_M‖² ≤ 0: without an example that never was a mistake the run ends with the same weights.

    Shown another example, both runs have the same weights, so the same score, and are mistaken both or neither.  A
    score of 0 is a mistake, which is the setting of the theorem.

    >>> same_without().claim
    the same run without it: ‖-w_M + w_i‖² ≤ 0
    """
    name = "the same run without it"
    same = claim(norm2(w_out - w) <= 0, name)
    alike = []
    bits = [
        (prove(claim(bit >= 0, "from 0 on"), [known[1]]), prove(claim(1 - bit >= 0, "up to 1"), [known[1]]))
        for bit, known in ((j, OTHERS), (j_out, OTHERS_WITHOUT))
    ]
    for one, other, one_bit, other_bit, weights, (_, most), (least, room) in (
        (OTHERS, OTHERS_WITHOUT, j, j_out, (w, w_out), *bits),
        (OTHERS_WITHOUT, OTHERS, j_out, j, (w_out, w), *reversed(bits)),
    ):
        score = _same_score(*weights, same)
        both = prove(claim(one_bit * (1 - other_bit) <= 0, "both are mistaken"), [one[2], *other[1::2]], [room, score])
        alike += [prove(claim(one_bit <= other_bit, "no more mistaken"), using=[both, most, least]), score]
    cross = prove(claim((j_out - j) * y * dot(w_out - w, x) <= 0, "no step apart"), using=alike)
    alone = prove(claim((j_out - j) ** 2 <= 0, "none is mistaken alone"), using=[*alike[::2]])
    apart = prove(claim((j_out - j) ** 2 * y**2 * norm2(x) <= 0, "no step of one alone"), using=[alone, y, x])
    steps = [([OTHERS[0], OTHERS_WITHOUT[0]], r), (OWN, t)]
    state = ((w, ZERO, w_next, w_M), (w_out, ZERO, w_out_next, w_i))
    return keep(norm2(w_out - w) <= 0, steps, state, (), name, ROUND, (), [cross, apart])


@statement
def leave_one_out() -> Theorem:
    """L γ² ≤ R²‖u‖²: so many examples at most are mistaken by the Perceptron that has learned all the others.

    It is shown the examples again and again until all are right, with the others and without.

    >>> leave_one_out().conclusion.claim
    leave-one-out: L_n·γ² ≤ R²·‖u‖²
    """
    mistaken = prove(claim(L_next <= L + 1, "at most one more"), [LEFT_OUT, COUNTED_OUT.claim], [z - 1])
    score = _same_score(w_i, w_M, same_without().claim)
    right = discharge(prove(claim(y * dot(w_i, x) > 0, "its score left out"), [RIGHT], [score]), same_without())
    wrong = prove(claim(z >= 0, "wrong or right"), [LEFT_OUT])
    spared = prove(claim(z <= 0, "right left out"), [LEFT_OUT, WRONG_LEFT_OUT], [right, wrong])
    no_more = prove(claim(L_next <= L, "no more"), [COUNTED_OUT.claim], [spared])
    state = (COUNTED_OUT.state,)
    total = telescope(L, ((mistaken, K), (no_more, Z)), state, (), False, "all that are wrong left out", EXAMPLE)
    first = prove(claim(d_next <= d + 1, "at most one first"), [FIRST, *FIRSTS.given], [o - 1])
    firsts = FIRSTS.telescope(d, first, "first mistakes")
    few = prove(claim(L_n <= M, "no more than mistakes"), [ALL_FIRSTS], [total, firsts])
    bound = perceptron.mistake_bound().conclusion
    return Theorem(
        name="Leave-one-out",
        source="Helmbold and Warmuth 1995; Freund and Schapire 1999",
        kinds=(
            Kind("example with a mistake", (LEFT_OUT, COUNTED_OUT.claim), (mistaken,)),
            Kind(
                "example without one",
                (LEFT_OUT, RIGHT, WRONG_LEFT_OUT, COUNTED_OUT.claim),
                (no_more,),
                (same_without(), right, spared),
            ),
        ),
        sums=(total,),
        facts=(few, bound),
        conclusion=prove(claim(L_n * gamma**2 <= R**2 * norm2(u), "leave-one-out"), using=[few, bound]),
        count="L_n",
        read=reader("voted_averaged.reading:read_left_out"),
        causes={
            "mistake bound": ("mistakes not made", "the run makes fewer mistakes than the bound allows"),
            "no more than mistakes": (
                "mistakes, but right left out",
                "several on one example, or an example that was not needed",
            ),
        },
    )
