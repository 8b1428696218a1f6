"""PAC learning (Valiant 1984; Blumer, Ehrenfeucht, Haussler and Warmuth 1987): a bad hypothesis is found out by chance.

m examples are drawn independently, and a learner outputs one of N hypotheses that agrees with all of them.  One is
*bad* if its error e is ε or more; K of them are.  c is the chance that a bad one agrees with the examples so far, c_m
with all of them; p is the chance that one of the bad ones so far does, and f that the output is a bad one.
Q = (1 − ε)^m, ν = ln N and h = ln(1/δ).

A *sample* is what may be drawn, and v its probability.  a is 1 where the hypothesis at hand agrees with the sample, s
where one of the bad ones before it does and s⁺ where one of them or it does; b is 1 where the output is a bad one,
o where it is one of the N hypotheses, and u where it agrees with the sample.

Of the clauses of an AND, l is 1 for one that is kept, t for one of the target; d counts the positive examples of which
a clause is false; x₁ is 1 where it is true of one of them, and x₀ where it is true of a negative example.

Of clauses of at most J literals of n attributes there are H, the empty one counted, and H⁺ of at most one literal more.
i is 1 where a clause and one of r additions, a literal or nothing, make a new one; I adds up the i of
one clause, Z those of all.

M is the number of functions that are ANDs of some of the clauses so far, and M⁺ with one clause more; such an AND has
it or has it not: i₁ is 1 where an AND of those before and this clause make a new function, i₀ where
the AND alone does.  S adds up both.

Of an AND of literals, T is 1 while all literals so far are true of an example, and R while all variables are that stand
for them among the 2n of the example with its *companions*: X is the bit of a variable, and O that of its companion.

λ ≥ 0 are multipliers of examples, z is the sum of λyx so far and W that of λ; w are any weights, and γ is the least of
their scores y⟨w, x⟩.
"""

from fractions import Fraction
from math import floor

from sympy import S

from mistake_bounds.exact import BadSize, whole
from mistake_bounds.proof import (
    ZERO,
    Claim,
    Eq,
    Proved,
    VectorEq,
    along,
    assume,
    assumption,
    claim,
    definition,
    dot,
    keep,
    own_step,
    prove,
    statement,
    sum_over,
    telescope,
)
from mistake_bounds.proof.reals import approximation, ln
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import (
    ADDITION,
    BAD_HYPOTHESIS,
    CLAUSE,
    EXAMPLE,
    FUNCTION,
    LITERAL,
    POSITIVE_EXAMPLE,
    SAMPLE,
)
from mistake_bounds.worlds import open_share

letters = Letters()
N = letters("N", "the number of hypotheses", "`len(trial.hypotheses)`")
K = letters("K", "how many of them are bad: have an error of ε or more")
m = letters("m", "the number of examples; of a certificate, too", "`trial.m`")
epsilon = letters("epsilon", "the accuracy: an error below it is good enough")
delta = letters("delta", "how likely a failure may be")
nu = letters("nu", "ln N")
h = letters("h", "ln(1/δ)")
e = letters("e", "the error of a bad hypothesis", "`world.error(hypothesis)`")
c, c_next, c_m = letters("c c^+ c_m", "the chance that a bad hypothesis agrees with the examples so far")
q, q_next, Q = letters("q q^+ Q", "a power of 1 − ε; Q is the m-th")
Lam, Lam_next, Lam_m = letters("Lambda Lambda^+ Lambda_m", "its logarithm")
g = letters("g", "ln(1 − ε)")
p, p_next, p_K = letters(
    "p p^+ p_K",
    "the chance that one of the bad hypotheses so far agrees with all examples",
    "`failure_probability(world, hypotheses, epsilon, m)`",
)
f = letters("f", "the chance that the output is a bad hypothesis", "`trial.failure(epsilon)`")
n = letters("n", "how many samples there are; of an AND, how many clauses; of a count of clauses, how many attributes")
H, H_next, H_k = letters("H H^+ H_k", "how many clauses have at most so many literals, the empty one counted")
Y, Y_next, most_clauses = letters("Y Y^+ (2n+1)^k", "a power of 2n + 1")
J = letters("J", "how many literals a clause has at most")
r = letters("r", "how many literals there are, and nothing as one more")
i = letters("i", "1 where a clause and a literal or nothing make a clause that none before made")
built, built_next, built_r = letters("I I^+ I_r", "the clauses that are made from one, counted one by one")
Z, Z_next, Z_H = letters("Z Z^+ Z_H", "the clauses that are made, counted clause by clause")
M, M_next, M_H = letters("M M^+ M_H", "the number of functions that are ANDs of some of the clauses so far")
D, D_next, power_of_2 = letters("D D^+ 2^H", "a power of 2")
i_1, i_0 = letters("i_1 i_0", "1 where an AND with the clause, and without it, is a function that none before made")
so_far, so_far_next, so_far_M = letters("S S^+ S_M", "the functions that are made, counted function by function")
nu_next, nu_H = letters("nu^+ nu_H", "its logarithm, of the number of functions")
ln_2 = letters("l_2", "ln 2")
T, T_next, T_r = letters("T T^+ T_r", "1 while the literals of an AND are true of an example")
R, R_next, R_r = letters("R R^+ R_r", "1 while the variables that stand for them are 1")
X, O = letters("X O", "the bit of a variable, and of its companion")
j_1, j_0 = letters("j_1 j_0", "how many literals are variables, and how many negations")
v = letters("v", "the probability of a sample")
a = letters("a", "1 where a bad hypothesis agrees with the sample")
s, s_next, s_K = letters("s s^+ s_K", "1 where one of the bad hypotheses so far agrees with the sample")
b = letters("b", "1 where the output is a bad hypothesis")
o = letters("o", "1 where the output is one of the N hypotheses")
u = letters("u", "1 where the output agrees with the sample")
A, A_next, A_n = letters("A A^+ A_n", "the chance that a bad hypothesis agrees, added up sample by sample")
B, B_next, B_n = letters("B B^+ B_n", "the chance that one before it does, added up sample by sample")
C, C_next, C_n = letters("C C^+ C_n", "the chance that it or one before it does, added up sample by sample")
F, F_next = letters("F F^+", "the chance that the output is bad, added up sample by sample")
G, G_next = letters("G G^+", "the chance that some bad hypothesis agrees, added up sample by sample")
l = letters("l", "1 for a clause that is kept", "`found.clauses`")
t = letters("t", "1 for a clause of the target")
d, d_next, d_m = letters("d d^+ d_m", "of how many positive examples a clause is false")
E, E_next, E_n = letters("E E^+ E_n", "how often clauses that are kept are false of a positive example, added up")
x_1 = letters("x_1", "1 where a clause is true of a positive example")
x_0 = letters("x_0", "1 where a clause is true of the negative example")
P = letters("P", "the number of positive examples")
k, k_next, k_n = letters("k k^+ k_n", "the clauses that are kept and true of the negative example, counted one by one")
V, V_next, V_n = letters("V V^+ V_n", "the clauses that are kept, counted one by one")
U, U_next, U_n = letters("U U^+ U_n", "the target's clauses that are false of the negative example, counted one by one")
x = letters.vectors("x", "an example, a row of numbers")
y = letters("y", "its label, 1 or −1")
lam = letters("lambda", "its multiplier", "`refusal.multipliers`")
z, z_next, z_m = letters.vectors("z z^+ z_m", "the sum of λyx, example by example")
W, W_next, W_m = letters("W W^+ W_m", "the sum of λ, example by example")
w = letters.vectors("w", "any weights")
gamma = letters("gamma", "the least of their scores y⟨w, x⟩", "`examples.margin(w)`")

INDEPENDENT = assumption(c_next <= (1 - e) * c, "independent draw")
BAD = definition(e >= epsilon, "bad")
BELOW_1 = assumption(epsilon < 1, "ε below 1")
SOME_CHANCE = assumption(delta > 0, "δ above 0")
ENOUGH = assumption(epsilon * m >= nu + h, "sample size")
SOME = assumption(N >= 1, "some hypothesis")
NO_MORE = definition(K <= N, "no more than all hypotheses")
WEIGHT = definition(v >= 0, "weight")
IN_CLASS = own_step(Eq(o, 1), "the output is one of the hypotheses")
CONSISTENT = own_step(Eq(u, 1), "the output agrees with the sample")
BAD_AND_AGREES = definition(b * o * u <= s_K, "a bad one that agrees is counted")
ONE_FACTOR_MORE = definition(Eq(q_next, (1 - epsilon) * q), "one factor more")

CHANCES = (
    definition(Eq(c_m, A_n), "chance of it"),
    definition(Eq(p, B_n), "chance of one before"),
    definition(Eq(p_next, C_n), "chance of one of them"),
)

SAMPLES = Row(
    SAMPLE,
    n,
    (
        Sum(A, A_next, A_n, v * a, "A so far"),
        Sum(B, B_next, B_n, v * s, "B so far"),
        Sum(C, C_next, C_n, v * s_next, "C so far"),
    ),
)
OUTPUTS = Row(SAMPLE, n, (Sum(F, F_next, f, v * b, "F so far"), Sum(G, G_next, p_K, v * s_K, "G so far")))
EXAMPLES = ((c, S.One, c_next, c_m), (q, S.One, q_next, Q))
CAUSES = {
    "luck": ("a better output", "samples with which a bad hypothesis agrees, and another one is output"),
    "union bound": ("counted twice", "samples with which several bad hypotheses agree"),
    "survives": ("worse than ε", "bad hypotheses that have an error above ε"),
    "positive power": ("good ones", "hypotheses that are counted and are not bad"),
    "small enough": ("rounding", "an example is whole, and ln(1 − ε) is below −ε"),
}


# one bad hypothesis


@statement
def survives() -> Proved:
    """c_m ≤ (1 − ε)^m: an independent draw leaves a bad hypothesis standing with probability 1 − ε or less.

    >>> survives().claim
    survives: c_m ≤ Q
    """
    some = definition(c >= 0, "a chance")
    factor = prove(claim(1 - epsilon >= 0), given=[BELOW_1])
    given = [some, INDEPENDENT, BAD, ONE_FACTOR_MORE]
    return keep(c <= q, [(given, m)], EXAMPLES, (epsilon, e), "survives", EXAMPLE, (), [factor])


@statement
def union_bound() -> Proved:
    """C ≤ A + B: added up over the samples, one of two things happens no more often than the two together.

    >>> union_bound().claim
    union bound: -A_n - B_n + C_n ≤ 0
    """
    truth = [
        definition(Eq(a**2, a), "agrees or not"),
        definition(Eq(s**2, s), "one before or not"),
        definition(Eq(s_next, s + a - a * s), "it or one before"),
    ]
    either = prove(claim(s_next <= s + a, "one or the other"), given=truth)
    goal = claim(C_next - B_next - A_next <= C - B - A, "one sample more")
    return SAMPLES.telescope(C - B - A, prove(goal, given=[WEIGHT, *SAMPLES.given], using=[either]), "union bound")


@statement
def one_more() -> Proved:
    """p⁺ ≤ p + (1 − ε)^m: what one bad hypothesis more adds to the chance that some bad one is left standing.

    >>> one_more().claim
    one more: p^+ ≤ Q + p
    """
    return prove(claim(p_next <= p + Q, "one more"), given=CHANCES, using=[union_bound(), survives()])


# all of them, and the learner


@statement
def some_bad() -> Proved:
    """p_K ≤ K(1 − ε)^m: the chance that some bad hypothesis agrees with all m examples.

    >>> some_bad().claim
    some bad one: p_K ≤ K·Q
    """
    state = ((p, S.Zero, p_next, p_K),)
    return telescope(
        p, ((one_more(), K),), state, (Q, epsilon, m, n), at_least=False, name="some bad one", over=BAD_HYPOTHESIS
    )


@statement
def luck() -> Proved:
    """f ≤ p_K: the output can be bad only where some bad hypothesis agrees with the sample.

    >>> luck().claim
    luck: f ≤ p_K
    """
    bad = prove(claim(b <= s_K, "bad only where a bad one agrees"), given=[IN_CLASS, CONSISTENT, BAD_AND_AGREES])
    goal = claim(F_next - G_next <= F - G, "one sample more")
    summed = OUTPUTS.telescope(F - G, prove(goal, given=[WEIGHT, *OUTPUTS.given], using=[bad]), "added up")
    return prove(claim(f <= p_K, "luck"), using=[summed])


# how many examples


@statement
def tangent() -> Proved:
    """ln(1 − ε) ≤ −ε for ε < 1: the logarithm lies below its tangent at 1.

    >>> tangent().claim
    tangent: g ≤ -ε
    """
    left = assume(BELOW_1)
    return prove(claim(g <= -epsilon, "tangent"), using=[at(logarithms.tangent(), (1 - epsilon, g), facts=[left])])


@statement
def power() -> tuple[Proved, Proved]:
    """ln Q ≤ −εm and Q > 0 for Q = (1 − ε)^m: each factor 1 − ε takes ε or more off the logarithm.

    >>> [proof.claim for proof in power()]
    [logarithm of the power: Lambda_m ≤ -ε·m, positive power: Q > 0]
    """
    held = claim(Lam <= -epsilon * m, "logarithm of the power"), claim(q > 0, "positive power")
    left = assume(BELOW_1)
    positive = prove(held[1].substitute({q: q_next}), given=[held[1], ONE_FACTOR_MORE], using=[left])
    below = at(
        logarithms.below_product(), (q, Lam), (S.One, S.Zero), (q_next, Lam_next), facts=[assume(held[1]), positive]
    )
    goal = held[0].substitute({Lam: Lam_next, m: m + 1})
    given = [held[0], held[1], ONE_FACTOR_MORE]
    less = prove(goal, given=given, using=[below])
    state = ((q, S.One, q_next, Q), (Lam, S.Zero, Lam_next, Lam_m))
    return along(held, (((less, positive), m),), state, (epsilon,), EXAMPLE)


@statement
def small_enough() -> Proved:
    """N(1 − ε)^m ≤ δ where εm ≥ ln N + ln(1/δ).

    >>> small_enough().claim
    small enough: N·Q ≤ δ
    """
    logarithm, positive = power()
    many = prove(claim(N > 0), given=[SOME])
    below = at(
        logarithms.below_product(), (N, nu), (Q, Lam_m), (delta, -h), facts=[many, positive, assume(SOME_CHANCE)]
    )
    room = prove(claim(N * Q > 0, "room"), using=[many, positive])
    return prove(claim(N * Q <= delta, "small enough"), given=[ENOUGH], using=[below, logarithm, room])


def examples_asked(size: int, epsilon: Fraction, delta: Fraction) -> int:
    """The least m with m ≥ (ln N + ln(1/δ))/ε for N = ``size``: the theorem's own hypothesis on m.

    Raise `mistake_bounds.exact.BadSize` for no hypotheses, and `mistake_bounds.worlds.BadProbability` for an ε or δ
    that is not strictly between 0 and 1.

    >>> examples_asked(10, Fraction(1, 4), Fraction(1, 10))
    19
    """
    size = whole("size", size, 1, refusal=BadSize)
    accuracy, confidence = open_share("epsilon", epsilon), open_share("delta", delta)
    known = {"nu": ln(size), "h": -ln(confidence), "epsilon": accuracy}
    # an approximation, to more digits than there are before the point, only gives where to begin the search: the
    # hypothesis itself decides, exactly
    digits = 40 + len(str(accuracy.denominator))
    m = max(0, floor(approximation(known["nu"] + known["h"], digits) / accuracy) - 1)
    while not holds(ENOUGH, {**known, "m": m}):
        m += 1
    return m


@statement
def consistent() -> Theorem:
    """f ≤ δ: m ≥ (ln N + ln(1/δ))/ε examples are enough for a learner that agrees with them all.

    >>> consistent().conclusion.claim
    PAC: f ≤ δ
    """
    positive = power()[1]
    known = [luck(), some_bad(), small_enough(), positive]
    return Theorem(
        name="PAC learning by consistency",
        source="Blumer, Ehrenfeucht, Haussler and Warmuth 1987",
        kinds=(Kind("", (BAD, *CHANCES), (one_more(),), (union_bound(), survives())),),
        sums=(some_bad(),),
        facts=(luck(), positive, small_enough()),
        conclusion=prove(claim(f <= delta, "PAC"), given=[NO_MORE], using=known),
        count="f",
        read=reader("pac.reading:read_trial"),
        causes=CAUSES,
    )


# an AND of all that is never false of a positive example

DROPPED = own_step(l >= 1 - d_m, "dropped only where it is false of a positive example")
NEVER_FALSE = own_step(l * d_m <= 0, "kept only if never false")
FALSE_SO_FAR = Row(CLAUSE, n, (Sum(E, E_next, E_n, l * d_m, "false and kept so far"),))
FALSE_OF_ONE = Row(POSITIVE_EXAMPLE, P, (Sum(d, d_next, d_m, 1 - x_1, "false so far"),))
KEPT_OR_NOT = definition(l >= 0, "kept or not")
TARGET_OR_NOT = definition(t <= 1, "of the target or not")
TRUE = assumption(t * (1 - x_1) <= 0, "true of the positive example")
TRUTH = definition(x_0 <= 1, "true or not")
FALSE = assumption(U_n >= 1, "false of the negative example")
COUNTED = Row(
    CLAUSE,
    n,
    (
        Sum(k, k_next, k_n, l * x_0, "kept and true so far"),
        Sum(V, V_next, V_n, l, "kept so far"),
        Sum(U, U_next, U_n, t * (1 - x_0), "false ones of the target so far"),
    ),
)


@statement
def never_dropped() -> Proved:
    """l ≥ t: a clause of the target is true of every positive example, so it is kept.

    >>> never_dropped().claim
    never dropped: l ≥ t
    """
    step = prove(claim(t * d_next <= t * d, "never false"), given=[TRUE, *FALSE_OF_ONE.given])
    none = FALSE_OF_ONE.telescope(t * d, step, "never false", (t,))
    return prove(claim(l >= t, "never dropped"), given=[DROPPED, KEPT_OR_NOT, TARGET_OR_NOT], using=[none])


@statement
def true_of_positives() -> Proved:
    """E_n ≤ 0: no clause that is kept is false of a positive example, so that their AND is true of all of them.

    >>> true_of_positives().claim
    true of the positive examples: E_n ≤ 0
    """
    step = prove(claim(E_next <= E, "none is false"), given=[NEVER_FALSE, *FALSE_SO_FAR.given])
    return FALSE_SO_FAR.telescope(E, step, "true of the positive examples", (P,))


@statement
def negatives() -> Theorem:
    """k_n ≤ V_n − 1: of the clauses that are kept one or more is false of a negative example, so that their AND is.

    >>> negatives().conclusion.claim
    one is false: k_n ≤ V_n - 1
    """
    kept = claim(V_next - k_next - U_next >= V - k - U, "false ones are kept")
    step = prove(kept, given=[TRUTH, *COUNTED.given], using=[never_dropped()])
    total = COUNTED.telescope(V - k - U, step, "false and kept", (P,), at_least=True)
    each = DROPPED, NEVER_FALSE, *FALSE_SO_FAR.given, KEPT_OR_NOT, TARGET_OR_NOT, TRUTH, *COUNTED.given
    return Theorem(
        name="The AND of what is never false",
        source="Valiant 1984",
        kinds=(Kind("", each, (step,), (never_dropped(),)),),
        sums=(total, true_of_positives()),
        facts=(),
        conclusion=prove(claim(k_n <= V_n - 1, "one is false"), given=[FALSE], using=[total]),
        count="k_n",
        read=reader("pac.reading:read_negative"),
        causes={
            "never dropped": ("others", "clauses that are kept, are not the target's, and are false of the example"),
            "false of the negative example": (
                "of the target",
                "clauses of the target that are false, beyond the first",
            ),
        },
    )


# how many clauses there are

NEW_OR_NOT = definition(Eq(i**2, i), "new or not")
OF_ONE_CLAUSE = Row(CLAUSE, H, (Sum(Z, Z_next, Z_H, built_r, "with this clause"),))
ADDITIONS = definition(Eq(r, 2 * n + 1), "a literal or nothing")
LONGER = definition(Eq(H_next, Z_H), "a clause, and a literal or nothing")
TIMES = definition(Eq(Y_next, (2 * n + 1) * Y), "2n + 1 as a factor")


@statement
def longer_clauses() -> Proved:
    """H⁺ ≤ (2n + 1)H: a clause of at most one literal more is a shorter one, and one of 2n literals or nothing.

    >>> longer_clauses().claim
    one literal more: H^+ ≤ H·(2·n + 1)
    """
    one = prove(claim(i <= 1, "one at most"), given=[NEW_OR_NOT])
    additions = sum_over(one, r, ((i, built, built_next, built_r),), (), name="one for each addition", over=ADDITION)
    more = prove(
        claim(Z_next <= Z + 2 * n + 1, "one clause more"), given=[*OF_ONE_CLAUSE.given, ADDITIONS], using=[additions]
    )
    total = OF_ONE_CLAUSE.telescope(Z, more, "clause by clause", (n,))
    return prove(claim(H_next <= (2 * n + 1) * H, "one literal more"), given=[LONGER], using=[total])


@statement
def few_clauses() -> Proved:
    """H_k ≤ (2n + 1)^k: so many clauses of at most k literals there are, for every n and k, the empty one counted.

    >>> few_clauses().claim
    clauses: H_k ≤ (2n+1)^k
    """
    factor = prove(claim(2 * n + 1 >= 0, "a factor"), given=[definition(n >= 0, "a count")])
    state = ((H, S.One, H_next, H_k), (Y, S.One, Y_next, most_clauses))
    return keep(H <= Y, [([TIMES], J)], state, (n,), "clauses", LITERAL, (), [longer_clauses(), factor])


# how many functions they make


WITH_IT = (
    definition(Eq(i_1**2, i_1), "new with the clause or not"),
    definition(Eq(i_0**2, i_0), "new without it or not"),
)
OF_ONE_FUNCTION = Row(FUNCTION, M, (Sum(so_far, so_far_next, so_far_M, i_1 + i_0, "functions made so far"),))
WITH_OR_WITHOUT = definition(Eq(M_next, so_far_M), "an AND, with one clause more or without")
TWICE = definition(Eq(D_next, 2 * D), "2 as a factor")


@statement
def one_clause_more() -> Proved:
    """M⁺ ≤ 2M: an AND of some of the clauses so far and one more has that clause, or has it not.

    >>> one_clause_more().claim
    one clause more: M^+ ≤ 2·M
    """
    bits = zip((i_1, i_0), WITH_IT, strict=True)
    most = [prove(claim(bit <= 1, "one at most"), [known]) for bit, known in bits]
    more = prove(claim(so_far_next <= so_far + 2, "two at most"), OF_ONE_FUNCTION.given, most)
    total = OF_ONE_FUNCTION.telescope(so_far, more, "function by function")
    return prove(claim(M_next <= 2 * M, "one clause more"), [WITH_OR_WITHOUT], [total])


@statement
def functions_of_clauses() -> Proved:
    """M_H ≤ 2^H: so many functions are ANDs of some of H clauses, for every H, the AND of none counted.

    >>> functions_of_clauses().claim
    ANDs of clauses: M_H ≤ 2^H
    """
    state = ((M, S.One, M_next, M_H), (D, S.One, D_next, power_of_2))
    return keep(M <= D, [([TWICE], H_k)], state, (), "ANDs of clauses", CLAUSE, (), [one_clause_more()])


@statement
def log_of_formulas() -> Proved:
    """ln N ≤ (2n + 1)^k ln 2 for the N functions that are ANDs of clauses of at most k literals: a k-CNF.

    >>> log_of_formulas().claim
    logarithm of their number: ν_H ≤ (2n+1)^k·l_2
    """
    some, some_next = definition(M >= 1, "some AND"), definition(M_next >= 1, "some AND after it")
    many, many_next = prove(claim(M > 0), given=[some]), prove(claim(M_next > 0), given=[some_next])
    two, no_less = prove(Claim(S(2), ">", S.Zero)), prove(Claim(S.One, "<=", S(2)))
    pairs = prove(claim(2 * M > 0), given=[some])
    below = at(logarithms.below_product(), (S(2), ln_2), (M, nu), (M_next, nu_next), facts=[two, many, many_next])
    more = prove(claim(nu_next <= nu + ln_2, "one clause more"), using=[below, one_clause_more(), pairs])
    state = ((nu, S.Zero, nu_next, nu_H),)
    row = telescope(nu, ((more, H_k),), state, (ln_2,), False, "clause by clause", CLAUSE)
    least = at(logarithms.monotone()[0], (S.One, S.Zero), (S.One, S.Zero), (S(2), ln_2), facts=[two, no_less])
    goal = claim(nu_H <= most_clauses * ln_2, "logarithm of their number")
    return prove(goal, using=[row, few_clauses(), least])


# negations


COMPANION = definition(Eq(O, 1 - X), "a companion is the opposite bit")
PLAIN = (
    definition(Eq(T_next, T * X), "a variable, and those before"),
    definition(Eq(R_next, R * X), "the same variable"),
)
NEGATED = (
    definition(Eq(T_next, T * (1 - X)), "a negation, and those before"),
    definition(Eq(R_next, R * O), "its companion"),
)


@statement
def companions() -> Proved:
    """T_r = R_r: an AND of literals gives an example the label that the monotone AND gives it and its companions.

    >>> companions().claim
    companions for negations: T_r = R_r
    """
    kinds = [(PLAIN, j_1), ((*NEGATED, COMPANION), j_0)]
    state = ((T, S.One, T_next, T_r), (R, S.One, R_next, R_r))
    return keep(Eq(T, R), kinds, state, (), "companions for negations", LITERAL)


# no separator

NOT_NEGATIVE = own_step(lam >= 0, "no negative multiplier")
SCORE = assumption(y * dot(w, x) >= gamma, "margin")
NOTHING = own_step(VectorEq(z_m, ZERO), "they add up to 0")
NOT_ALL_ZERO = own_step(W_m > 0, "some multiplier")
MULTIPLIED = Row(
    EXAMPLE,
    m,
    (
        Sum(z, z_next, z_m, lam * y * x, "added with its multiplier", own_step),
        Sum(W, W_next, W_m, lam, "multipliers so far"),
    ),
)


@statement
def no_separator() -> Theorem:
    """γ ≤ 0: where multipliers λ ≥ 0, not all 0, have Σ λyx = 0, no weights w have a margin above 0.

    >>> no_separator().conclusion.claim
    no margin: γ ≤ 0
    """
    grows = claim(dot(w, z_next) - gamma * W_next >= dot(w, z) - gamma * W, "no less than the margin")
    added, summed = MULTIPLIED.given
    step = prove(grows, given=[added, NOT_NEGATIVE, SCORE, summed])
    f = dot(w, z) - gamma * W
    total = MULTIPLIED.telescope(f, step, "scores, added up", (w, gamma), at_least=True)
    return Theorem(
        name="No separator",
        source="Gordan 1873; Farkas 1902",
        kinds=(Kind("", (added, NOT_NEGATIVE, SCORE, summed), (step,)),),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(gamma <= 0, "no margin"), given=[NOTHING, NOT_ALL_ZERO], using=[total]),
        count="gamma",
        read=reader("pac.reading:read_multipliers"),
        causes={
            "no negative multiplier · margin": (
                "scores above γ",
                "multiplied examples with a score above the least one",
            )
        },
    )
