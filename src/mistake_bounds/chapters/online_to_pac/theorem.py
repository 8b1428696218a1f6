"""From a mistake bound to a promise with high probability: the longest-surviving hypothesis, and Littlestone's (1989).

A *world* draws instances independently, each with a probability p; i is 1 where a hypothesis errs, and ρ is its error,
the probability of that.  A *history* is what a learner may have been shown so far; a is its weight: its probability,
multiplied by β for each mistake.  l is 1 where the history is still followed after one more draw.  A is the weight of
all histories that are followed, before an example, and A⁺ after it.  P is the probability in question; of it o is the
part in which the output is the hypothesis after so many mistakes, and O adds up the o.
"""

from fractions import Fraction

from sympy import S, log

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Fact,
    Given,
    Proved,
    Term,
    along,
    assume,
    assumption,
    certify,
    claim,
    definition,
    induct,
    instantiate,
    norm2,
    own_step,
    product_along,
    prove,
    scalars,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import LABELLED, Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import EXAMPLE, FINAL_HISTORY, HISTORY, HYPOTHESIS, INSTANCE, MISTAKE, SPARE_MISTAKE

letters = Letters(perceptron.letters, LABELLED)
M = letters("M", "the most mistakes that a learner makes, or that are allowed")
m = letters("m", "the number of examples in a sample", "`len(examples)`")
q = letters("q", "how many examples in a row a hypothesis has to survive", "the argument of `longest_surviving`")
t, t_next, t_K = letters(
    "t t^+ t_K", "how many examples have been used: before a hypothesis, after its mistake, before the last"
)
s, s_K = letters("s s_K", "how many examples a hypothesis is right on before its mistake, or the sample's end")
K = letters("K", "the number of mistakes made", "`len(run.mistakes)`")
p = letters("p", "the probability of an instance", "`world.probabilities`")
i = letters("i", "1 where the hypothesis errs on an instance, and 0 elsewhere")
l = letters("l", "1 where a history is followed after one more draw, and 0 elsewhere")
a = letters("a", "the weight of a history: its probability, multiplied by what its mistakes and errors make")
rho = letters("rho", "the error of a history's hypothesis", "`draws.error(state)`")
epsilon = letters("epsilon", "the error from which on a hypothesis is bad")
beta = letters("beta", "by what a mistake multiplies the weight of a history")
D, D_next, D_n = letters("D D^+ D_n", "the probability of an error, added up instance by instance")
G, G_next, G_n = letters("G G^+ G_n", "all probabilities, added up instance by instance")
b, b_next, b_n = letters(
    "b b^+ b_n", "what a history's weight comes to after one more draw, added up instance by instance"
)
N_x = letters("N_x", "the number of instances", "`len(world)`")
n_h = letters("n_h", "the number of histories at an example")
T, T_next, T_n = letters("T T^+ T_n", "the weight of histories, added up one by one")
U, U_next, U_n = letters("U U^+ U_n", "the weight of histories after one more draw, added up one by one")
A, A_next, A_m, A_q, A_0 = letters(
    "A A^+ A_m A_q A_0", "the weight of all histories that are followed: before an example, after it, in all"
)
f, f_next = letters("f f^+", "a power, multiplied once for each example")
Q = letters("Q", "(1 − ε) to the power q")
F = letters("F", "what m examples make of the weight at most, a power to the exponent m")
H = letters("H", "how many hypotheses that can come into use can err")
c, c_next, c_H = letters("c c^+ c_H", "the probabilities that one of them comes into use and survives, added up")
o = letters("o", "the probability that the hypothesis after so many mistakes is output, and bad")
O, O_next, O_H = letters("O O^+ O_H", "these, added up")
P = letters("P", "the probability in question", "`bad_output(…)`, `all_bad(…)` or `errors_exceed(…)`")
lam, lam_next, lam_B = letters("lambda lambda^+ lambda_B", "the logarithm of a power")
Lam = letters("Lambda", "the logarithm of Q, or of F")
mu = letters("mu", "ln M")
delta = letters("delta", "the probability with which a promise may fail")
L = letters("L", "ln(1/δ)")
v = letters("v", "the probability of a history")
g = letters("g", "what the mistakes of a history make: a power of β")
r, r_next = letters("r r^+", "a power of β, multiplied once for each mistake")
B = letters("B", "β to the power M")
d = letters("d", "how many mistakes less than M a history makes")
V, V_next = letters("V V^+", "probabilities of histories, added up one by one")
n_f, n_o = letters("n_f n_o", "how many histories in the end are counted, and how many are not")
h = letters("h", "ln(1/β)")
N = letters("N", "ln(1/P)")
j = letters("j", "what an error gives back on average: β to the power −ρ")
g_d = letters("g_d", "the logarithm of what a draw leaves: of 1 − ρ + ρβ")
kappa = letters("kappa", "by how much an example multiplies the weight of all histories at most")
tau = letters("tau", "ln κ")
S_h = letters("S", "the errors of the hypotheses that a history used, one for each example, added up")
k = letters("k", "the mistakes of a history")
z = letters("z", "what mistakes and errors make of a history's weight")
Y = letters("Y", "by how much errors are to exceed mistakes")
Z = letters("Z", "what an excess of Y makes of a weight")
sigma = letters("sigma", "what the margin is at least 1 divided by, a polynomial in n")
phi, phi_e, phi_k = letters(
    "phi phi_e phi_k",
    "the probability of fewer heads than mistakes may still be made, if a coin that shows heads with probability ε is"
    " tossed for each example that is left: now, after a mistake, after none",
)
phi_0 = letters(
    "phi_0", "the probability of fewer than M heads in m tosses of a coin that shows heads with probability ε",
    "`at_most(M - 1, m, epsilon)`",
)  # fmt: skip
C, C_next, C_0, C_M = letters(
    "C C^+ C_0 C_M",
    "the probability that a hypothesis comes into use and none was output before: one, the next, in all",
)
J, J_next, J_M = letters(
    "J J^+ J_M", "(1 − Q) to the power of how many hypotheses may still be bad: before one, after it, in the end"
)
J_0 = letters("J_0", "(1 − Q) to the power M")
W, W_next = scalars("W W^+")

# the hypotheses that wait for their block

WAITING = own_step(s <= q - 1, "not output yet")
USED = definition(Eq(t_next, t + s + 1), "examples so far")


@statement
def coverage() -> Theorem:
    """m ≤ q(M + 1) − 1, if m examples give no output: each hypothesis takes q of them at most, and there are M + 1.

    >>> coverage().conclusion.claim
    no output: m ≤ q·(M + 1) - 1
    """
    step = prove(claim(t_next <= t + q, "one block at most"), given=[WAITING, USED])
    total = telescope(t, ((step, K),), ((t, S.Zero, t_next, t_K),), (q,), False, "blocks so far", HYPOTHESIS)
    known = [
        definition(Eq(m, t_K + s_K), "the last hypothesis"),
        own_step(s_K <= q - 1, "nor is the last one output"),
        definition(q >= 0, "a count"),
        assumption(K <= M, "mistake bound of the learner"),
    ]
    return Theorem(
        name="Every block finds a hypothesis",
        source="Balcan 2010",
        kinds=(Kind("", (WAITING, USED), (step,)),),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(m <= q * (M + 1) - 1, "no output"), given=known, using=[total]),
        count="m",
        read=reader("online_to_pac.reading:read_survivors"),
        causes={
            "not output yet": (
                "short survivals",
                "examples that a hypothesis was not asked to survive, since it erred",
            ),
            "nor is the last one output": ("the last one", "examples that the last hypothesis lacks"),
            "a count · mistake bound of the learner": ("mistakes not made", "whole blocks for mistakes not made"),
        },
    )


# one more draw

STRICT_PENALTY = own_step(beta > 0, "penalty"), own_step(beta < 1, "penalty below 1")

ERRS = own_step(Eq(i**2, i), "errs or not")
KEPT = definition(Eq(l**2, l), "followed or not")
INSTANCE_PROBABILITY = definition(p >= 0, "a probability")
HISTORY_WEIGHT = definition(a >= 0, "a weight")
PENALTY = own_step(beta >= 0, "penalty from 0 up"), own_step(beta <= 1, "penalty at most 1")
ERROR = definition(Eq(rho, D_n), "error of the hypothesis")
ALL_INSTANCES = definition(Eq(G_n, 1), "all instances")
BAD = definition(rho >= epsilon, "bad hypothesis")
GOOD_EPSILON = assumption(epsilon <= 1, "ε at most 1")
EPSILON_FROM_0 = assumption(epsilon >= 0, "ε from 0 up")
BEFORE, AFTER = (
    definition(Eq(A, T_n), "weight of the histories"),
    definition(Eq(A_next, U_n), "weight of the histories after it"),
)


ERRORS = Row(INSTANCE, N_x, (Sum(D, D_next, D_n, p * i, "errors so far"), Sum(G, G_next, G_n, p, "instances so far")))


def weighed(part) -> Row:
    """Histories one by one: what they weigh, and what they weigh after one more draw."""
    after = Sum(U, U_next, U_n, part, "weight after it so far")
    return Row(HISTORY, n_h, (Sum(T, T_next, T_n, a, "weight so far"), after))


@statement
def one_draw() -> Proved:
    """b ≤ a(1 − (1 − β)ρ): what one history comes to, over all that can be drawn next.

    >>> one_draw().claim
    one draw: b_n ≤ a·(-ρ·(1 - β) + 1)
    """
    return _one_draw(beta, PENALTY)


def _one_draw(beta, of_penalty) -> Proved:
    """The same for any β ≥ 0, such as 0; ``of_penalty`` are the hypotheses on it."""
    none, one = prove(claim(i >= 0), given=[ERRS]), prove(claim(1 - i >= 0), given=[ERRS])
    left = prove(claim(1 - (1 - beta) * i >= 0, "what a draw leaves"), given=of_penalty[:1], using=[none, one])
    dropped = prove(claim(1 - l >= 0), given=[KEPT])
    rest = claim(p * a * (1 - l) * (1 - (1 - beta) * i) >= 0, "what is not followed")
    factors = Given(INSTANCE_PROBABILITY), Given(HISTORY_WEIGHT), Fact(dropped), Fact(left)
    not_followed = certify(Certificate(rest, terms=(Term(Fraction(1), factors),)))
    draw = Sum(b, b_next, b_n, l * p * a * (1 - (1 - beta) * i), "independent draw", assumption)
    row = Row(INSTANCE, N_x, (*ERRORS.sums, draw))
    held = b - a * (G - (1 - beta) * D)
    after = b_next - a * (G_next - (1 - beta) * D_next)
    step = prove(claim(after <= held, "one instance"), given=row.given, using=[not_followed])
    fixed = (a, *((beta,) if of_penalty else ()))
    total = row.telescope(held, step, "over the instances", fixed)
    return prove(claim(b_n <= a * (1 - (1 - beta) * rho), "one draw"), given=[ERROR, ALL_INSTANCES], using=[total])


@statement
def one_example() -> Proved:
    """A⁺ ≤ (1 − (1 − β)ε)A: an example leaves that much of the weight of histories with none but bad hypotheses.

    >>> one_example().claim
    one example: A^+ ≤ A·(-ε·(1 - β) + 1)
    """
    return _one_example(beta, PENALTY, "one example")


def _one_example(beta, of_penalty, name: str) -> Proved:
    goal = claim(b_n <= a * (1 - (1 - beta) * epsilon), "a bad one")
    bad = prove(goal, given=[BAD, HISTORY_WEIGHT, *of_penalty[1:]], using=[_one_draw(beta, of_penalty)])
    fixed = (epsilon, *((beta,) if of_penalty else ()))
    return _over_histories(bad, b_n, 1 - (1 - beta) * epsilon, fixed, name)


def _over_histories(of_one: Proved, part, factor, fixed, name: str) -> Proved:
    """A⁺ ≤ factor·A from part ≤ factor·a for each history."""
    row = weighed(part)
    step = prove(claim(U_next - factor * T_next <= U - factor * T, "one history"), given=row.given, using=[of_one])
    total = row.telescope(U - factor * T, step, "over the histories", fixed)
    return prove(claim(A_next <= factor * A, name), given=[BEFORE, AFTER], using=[total])


# a bad hypothesis is output

OF_SURVIVAL = {
    "one hypothesis": ("rare, or worse than ε", "hypotheses that seldom come into use, are good, or err more than ε"),
    "a bad output is one of these": ("after an output", "hypotheses that another was output before, or too late for q"),
    "a power": ("mistakes not made", "hypotheses that never come into use, or never err"),
}
ONE_FACTOR = definition(Eq(f_next, (1 - epsilon) * f), "one factor more")
OUTPUT = own_step(o <= A_q, "output only if it survived")
ALL_OUTPUTS = definition(Eq(P, O_H), "all bad outputs")
COMES = definition(A_0 <= 1, "comes into use at most once")
SO_FAR = Row(HYPOTHESIS, H, (Sum(c, c_next, c_H, A_q, "bad outputs so far"),))
OUTPUTS = Row(HYPOTHESIS, H, (Sum(O, O_next, O_H, o, "outputs so far"), *SO_FAR.sums))


@statement
def survival() -> Proved:
    """A_q ≤ A_0·Q with Q = (1 − ε)^q: the weight of the bad hypotheses that come into use, and after q examples.

    >>> survival().claim
    survival: -A_q ≥ -A_0·Q
    """
    step = prove(claim(-A_next >= -(1 - epsilon) * A, "one survived"), using=[_one_example(S.Zero, (), "one survived")])
    state = ((A, A_0, A_next, A_q),)
    factors = ((step, 1 - epsilon, assume(GOOD_EPSILON), q),)
    return product_along(-A, factors, (f, f_next, Q), state, (epsilon, A_0), "survival", EXAMPLE)


@statement
def power_left() -> Proved:
    """Q ≥ 0 for Q = (1 − ε)^q, ε ≤ 1.

    >>> power_left().claim
    a power: Q ≥ 0
    """
    held = claim(f >= 0, "a power")
    step = prove(held.substitute({f: f_next}), given=[held, GOOD_EPSILON, ONE_FACTOR])
    return along(held, ((step, q),), ((f, S.One, f_next, Q),), (epsilon,), EXAMPLE)


@statement
def union() -> Proved:
    """P ≤ c_H: a bad output is one of the bad hypotheses, each of them output only if it came into use and survived.

    >>> union().claim
    a bad output is one of these: P ≤ c_H
    """
    step = prove(claim(O_next - c_next <= O - c, "one more hypothesis"), given=[OUTPUT, *OUTPUTS.given])
    total = OUTPUTS.telescope(O - c, step, "outputs, added up")
    return prove(claim(P <= c_H, "a bad output is one of these"), given=[ALL_OUTPUTS], using=[total])


@statement
def fooled() -> Theorem:
    """P ≤ M(1 − ε)^q: the probability that a hypothesis worse than ε survives q examples and is output.

    Of the hypotheses that come into use, no more than M can err at all, if M bounds the mistakes on all that the world
    can show.

    >>> fooled().conclusion.claim
    fooled: P ≤ M·Q
    """
    one = prove(claim(A_q <= Q, "one hypothesis"), given=[COMES], using=[survival(), power_left()])
    step = prove(claim(c_next <= c + Q, "one more hypothesis"), given=SO_FAR.given, using=[one])
    total = SO_FAR.telescope(c, step, "all hypotheses", (Q, epsilon))
    known = [assumption(H <= M, "mistake bound on the world")]
    return Theorem(
        name="A bad hypothesis that survives",
        source="Balcan 2010",
        kinds=(Kind("", (COMES, OUTPUT, *OUTPUTS.given), (step,), (one,)),),
        sums=(total,),
        facts=(union(),),
        conclusion=prove(claim(P <= M * Q, "fooled"), given=known, using=[union(), total, power_left()]),
        count="P",
        read=reader("online_to_pac.reading:read_fooled"),
        causes=OF_SURVIVAL,
    )


@statement
def fooled_on_a_sample() -> Proved:
    """P ≤ (M + 1)(1 − ε)^q where M bounds the mistakes on the samples only: the last hypothesis may be bad as well.

    >>> fooled_on_a_sample().claim
    one hypothesis more: P ≤ Q·(M + 1)
    """
    known = [assumption(H <= M + 1, "mistake bound on samples")]
    facts = [union(), fooled().sums[0], power_left()]
    return prove(claim(P <= (M + 1) * Q, "one hypothesis more"), given=known, using=facts)


# logarithms of powers

SURE = assumption(delta > 0, "some doubt")


def _logarithm_of_power(less, count, last, given, fixed) -> tuple[Proved, Proved]:
    """ln F ≤ −less·count and F > 0 where each of ``count`` factors is 1 − less > 0, by a tangent."""
    held = claim(lam <= -less * count, "logarithm of the power"), claim(f > 0, "some power")
    factor = definition(Eq(f_next, (1 - less) * f), "one factor more")
    left = prove(claim(f_next > 0, "some power"), given=[held[1], factor, *given])
    tangent = at(
        logarithms.below_product(), (f, lam), (S.One, S.Zero), (f_next, lam_next), facts=[assume(held[1]), left]
    )
    falls = prove(claim(lam_next <= lam - less, "one factor's logarithm"), given=[held[1], factor], using=[tangent])
    kept = prove(held[0].substitute({lam: lam_next, count: count + 1}), given=[held[0]], using=[falls])
    state = (f, S.One, f_next, last), (lam, S.Zero, lam_next, Lam)
    return along(held, (((kept, left), count),), state, fixed, EXAMPLE)


BELOW_1 = assumption(epsilon < 1, "ε less than 1")


@statement
def long_enough() -> Proved:
    """P ≤ δ, if each hypothesis has to survive q ≥ (ln M + ln(1/δ))/ε examples.

    >>> long_enough().claim
    rarely fooled: P ≤ δ
    """
    below, some = _logarithm_of_power(epsilon, q, Q, [BELOW_1], (epsilon,))
    mistakes = assumption(M > 0, "some mistake")
    facts = [some, assume(mistakes), assume(SURE)]
    product = at(logarithms.below_product(), (Q, Lam), (M, mu), (delta, -L), facts=facts)
    enough = assumption(epsilon * q >= mu + L, "block length")
    positive = prove(claim(M * Q > 0), given=[mistakes], using=[some])
    small = prove(claim(M * Q <= delta, "small"), given=[enough], using=[product, below, positive])
    at_most = prove(GOOD_EPSILON, given=[BELOW_1])
    return prove(claim(P <= delta, "rarely fooled"), using=[with_facts(fooled().conclusion, at_most), small])


# Littlestone's conversion

STARTS = definition(A_0 <= 1, "at most one history at the start")
WEIGHED = definition(Eq(a, v * g), "weight of a history")
PROBABILITY = definition(v >= 0, "a history's probability")
FACTOR = 1 - (1 - beta) * epsilon


@statement
def few_bad() -> Proved:
    """P·B ≤ A_m for B = β^M: a history with at most M mistakes weighs β^M times its probability, or more.

    >>> few_bad().claim
    few mistakes: B·P ≤ A_m
    """
    spare = claim(r <= g, "no heavier"), claim(r >= 0, "no negative power")
    times = definition(Eq(r_next, beta * r), "one mistake more")
    kept = tuple(prove(known.substitute({r: r_next}), given=[*spare, times, *PENALTY]) for known in spare)
    own = definition(g >= 0, "a power of β")
    start = prove(Claim(g, "<=", g, "no heavier")), assume(own)
    lighter = induct(spare, start, ((kept, d),), ((r, g, r_next, B),), (beta, g), SPARE_MISTAKE)[0]
    heavy = prove(claim(a >= B * v, "heavy"), given=[WEIGHED, PROBABILITY], using=[lighter])
    more = definition(Eq(T_next, T + a), "weight so far")
    few = prove(
        claim(V_next * B - T_next <= V * B - T),
        given=[more, definition(Eq(V_next, V + v), "counted so far")],
        using=[heavy],
    )
    many = prove(
        claim(V_next * B - T_next <= V * B - T),
        given=[more, definition(Eq(V_next, V), "counted so far"), HISTORY_WEIGHT],
    )
    state = (T, S.Zero, T_next, A_m), (V, S.Zero, V_next, P)
    kinds = (few, n_f), (many, n_o)
    total = telescope(V * B - T, kinds, state, (B, beta), False, "counted", FINAL_HISTORY)
    return prove(claim(P * B <= A_m, "few mistakes"), using=[total])


@statement
def all_bad() -> Proved:
    """A_m ≤ A_0·F for F = (1 − (1 − β)ε)^m: the weight of the histories in which all hypotheses so far are bad.

    A_0 is 0 where the first hypothesis is a good one.

    >>> all_bad().claim
    all bad so far: -A_m ≥ -A_0·F
    """
    step = prove(claim(-A_next >= -FACTOR * A, "one example"), using=[one_example()])
    state = ((A, A_0, A_next, A_m),)
    factors = ((step, FACTOR, _factor_left(), m),)
    return product_along(-A, factors, (f, f_next, F), state, (beta, epsilon, A_0), "all bad so far", EXAMPLE)


@statement
def power_of_examples() -> Proved:
    """F ≥ 0 for F = (1 − (1 − β)ε)^m.

    >>> power_of_examples().claim
    a power: F ≥ 0
    """
    held = claim(f >= 0, "a power")
    times = definition(Eq(f_next, FACTOR * f), "one factor more")
    step = prove(held.substitute({f: f_next}), given=[held, times], using=[_factor_left()])
    state = ((f, S.One, f_next, F),)
    return along(held, ((step, m),), state, (beta, epsilon), EXAMPLE)


def _factor_left() -> Proved:
    return prove(claim(FACTOR >= 0), given=[GOOD_EPSILON, EPSILON_FROM_0, *PENALTY])


@statement
def littlestone() -> Theorem:
    """P·β^M ≤ (1 − (1 − β)ε)^m: m examples, no hypothesis of which was better than ε, and yet at most M mistakes.

    >>> littlestone().conclusion.claim
    Littlestone's bound: B·P ≤ F
    """
    known = [all_bad(), few_bad(), power_of_examples()]
    return Theorem(
        name="Littlestone's conversion",
        source="Littlestone 1989",
        kinds=(Kind("", (BEFORE, AFTER), (one_example(),)),),
        sums=(all_bad(),),
        facts=(few_bad(), power_of_examples()),
        conclusion=prove(claim(P * B <= F, "Littlestone's bound"), given=[STARTS], using=known),
        count="P",
        read=reader("online_to_pac.reading:read_littlestone"),
        causes={
            "all bad so far": ("good by now", "histories with a good hypothesis, and hypotheses much worse than ε"),
            "few mistakes": ("fewer mistakes", "histories that make fewer than M mistakes, or more"),
            "a power · at most one history at the start": ("good at once", "a first hypothesis that is good"),
        },
    )


def _of_penalties() -> tuple[Proved, Proved]:
    """ln B ≥ −Mh and B > 0 for B = β^M."""
    held = (claim(lam >= -M * h, "logarithm of the power"), claim(r > 0, "some power"))
    positive = own_step(beta > 0, "penalty")
    times = definition(Eq(r_next, beta * r), "one mistake more")
    left = prove(claim(r_next > 0, "some power"), given=[held[1], positive, times])
    facts = [assume(positive), assume(held[1]), left]
    product = at(logarithms.product_below(), (beta, -h), (r, lam), (r_next, lam_next), facts=facts)
    less = prove(claim(lam_next >= lam - h, "one mistake's logarithm"), given=[times], using=[product, left])
    lower = prove(held[0].substitute({lam: lam_next, M: M + 1}), given=[held[0]], using=[less])
    state = (r, S.One, r_next, B), (lam, S.Zero, lam_next, lam_B)
    return along(held, (((lower, left), M),), state, (beta, h), MISTAKE)


def _littlestone_below_1() -> Proved:
    """The bound where β is above 0 and below 1, and ε below 1, which the logarithms need."""
    facts = [prove(known, given=[strict]) for known, strict in zip(PENALTY, STRICT_PENALTY, strict=True)]
    return with_facts(littlestone().conclusion, *facts, prove(GOOD_EPSILON, given=[BELOW_1]))


def _of_examples() -> tuple[Proved, Proved]:
    """ln F ≤ −(1 − β)εm and F > 0."""
    known = [BELOW_1, EPSILON_FROM_0, *STRICT_PENALTY]
    return _logarithm_of_power((1 - beta) * epsilon, m, F, known, (beta, epsilon))


@statement
def in_logarithms() -> Proved:
    """mε ≤ (M ln(1/β) + ln(1/P))/(1 − β): the formula of randomized weighted majority, with 1/P for n.

    >>> in_logarithms().claim
    the same formula: ε·m·(1 - β) ≤ M·h + N
    """
    below, some = _of_examples()
    above, left = _of_penalties()
    chance = assumption(P > 0, "some chance")
    facts = [assume(chance), left, some]
    product = at(logarithms.product_below(), (P, -N), (B, lam_B), (F, Lam), facts=facts)
    known = [product, _littlestone_below_1(), below, above, some]
    return prove(claim((1 - beta) * epsilon * m <= M * h + N, "the same formula"), using=known)


@statement
def sample_size() -> Proved:
    """P ≤ δ for m ≥ (M ln(1/β) + ln(1/δ))/((1 − β)ε) examples.

    >>> sample_size().claim
    rarely all bad: P ≤ δ
    """
    below, some = _of_examples()
    above, left = _of_penalties()
    product = at(logarithms.product_below(), (delta, -L), (B, lam_B), (F, Lam), facts=[assume(SURE), left, some])
    enough = assumption((1 - beta) * epsilon * m >= M * h + L, "enough examples")
    small = prove(claim(F <= delta * B, "small"), given=[enough], using=[product, below, above, some])
    return prove(claim(P <= delta, "rarely all bad"), using=[_littlestone_below_1(), small, left])


# the average of the errors

RATIO = claim(Eq(h * rho, log(j)), "logarithm")
CURVE = definition(8 * tau >= h**2, "what an example may add"), claim(Eq(tau, log(kappa)), "logarithm")
RATIO_LEFT, CURVE_LEFT = definition(j > 0, "what an error gives back"), definition(kappa > 0, "some factor")


@statement
def an_error() -> tuple[Proved, Proved]:
    """0 ≤ ρ ≤ 1: an error is a probability.

    >>> [proof.claim for proof in an_error()]
    [a chance: ρ ≥ 0, a chance: ρ ≤ 1]
    """
    none, one = prove(claim(i >= 0), given=[ERRS], using=[i]), prove(claim(1 - i >= 0), given=[ERRS], using=[1 - i])
    errs, rest = (
        certify(
            Certificate(claim(p * part >= 0), terms=(Term(Fraction(1), (Given(INSTANCE_PROBABILITY), Fact(fact))),))
        )
        for part, fact in ((i, none), (1 - i, one))
    )
    held = claim(D >= 0), claim(D <= G)
    after = [known.substitute({D: D_next, G: G_next}) for known in held]
    steps = (
        prove(after[0], given=[held[0], *ERRORS.given], using=[errs]),
        prove(after[1], given=[held[1], *ERRORS.given], using=[rest]),
    )
    least, most = along(held, ((steps, N_x),), ERRORS.state, (), INSTANCE)
    return (
        prove(claim(rho >= 0, "a chance"), given=[ERROR], using=[least]),
        prove(claim(rho <= 1, "a chance"), given=[ERROR, ALL_INSTANCES], using=[most]),
    )


@statement
def evened_out() -> Proved:
    """b·β^(−ρ) ≤ aκ with ln κ ≥ h²/8: what a mistake takes on average, its chance gives back, by Hoeffding's lemma.

    >>> evened_out().claim
    evened out: b_n·j ≤ a·κ
    """
    mean = claim(1 - rho + rho * beta > 0, "what a draw leaves")
    chance = an_error()
    positive = prove(mean, given=[STRICT_PENALTY[0]], using=chance)
    lemma = instantiate(experts.hoeffding()[1], {experts.f: rho, experts.g: g_d})
    lemma = with_facts(lemma, *chance)
    facts = [positive, assume(RATIO_LEFT), assume(CURVE_LEFT)]
    product = at(logarithms.below_product(), (mean.lhs, g_d), (j, h * rho), (kappa, tau), facts=facts)
    scale = prove(claim(j * mean.lhs > 0), given=[RATIO_LEFT], using=[positive])
    more = prove(claim(tau - g_d - h * rho >= 0), given=[CURVE[0]], using=[lemma])
    small = prove(claim(mean.lhs * j <= kappa, "at most κ"), using=[product, more, scale])
    draw = with_facts(one_draw(), *(prove(known, given=[s]) for known, s in zip(PENALTY, STRICT_PENALTY, strict=True)))
    return prove(claim(j * b_n <= kappa * a, "evened out"), given=[RATIO_LEFT, HISTORY_WEIGHT], using=[draw, small])


@statement
def evened_example() -> Proved:
    """A⁺ ≤ κA: an example adds at most the factor κ to the weight of all histories.

    >>> evened_example().claim
    one example: A^+ ≤ A·κ
    """
    return _over_histories(evened_out(), j * b_n, kappa, (beta, h, kappa, tau), "one example")


@statement
def all_histories() -> Proved:
    """A_m ≤ F for F = κ^m.

    >>> all_histories().claim
    all histories: -A_m ≥ -F
    """
    step = prove(claim(-A_next >= -kappa * A, "one example"), using=[evened_example()])
    left = prove(claim(kappa >= 0), given=[CURVE_LEFT])
    state = ((A, S.One, A_next, A_m),)
    fixed = (beta, h, kappa, tau)
    return product_along(-A, ((step, kappa, left, m),), (f, f_next, F), state, fixed, "all histories", EXAMPLE)


def _some_cost() -> Proved:
    """h ≥ 0 for h = ln(1/β) and β < 1."""
    tangent = at(logarithms.tangent(), (beta, -h), facts=[assume(STRICT_PENALTY[0])])
    return prove(claim(h >= 0, "cost of a mistake"), given=[STRICT_PENALTY[1]], using=[tangent])


@statement
def far_off() -> Proved:
    """P·Z ≤ A_m for ln Z = hY: a history in which errors exceed mistakes by Y weighs Z times its probability, or more.

    >>> far_off().claim
    far off: P·Z ≤ A_m
    """
    far = definition(S_h - k >= Y, "errors exceed mistakes")
    weighed = definition(Eq(a, v * z), "weight of a history")
    some = definition(z > 0, "what mistakes and errors make")
    least = definition(Z > 0, "what the excess makes")
    high = (z, h * (S_h - k))
    low = (Z, h * Y)
    tangent = at(logarithms.below_product(), low, (S.One, S.Zero), high, facts=[assume(some), assume(least)])
    more = prove(claim(h * (S_h - k) - h * Y >= 0), given=[claim(h >= 0, "cost of a mistake"), far])
    heavier = prove(claim(z >= Z, "no lighter"), given=[least], using=[tangent, more])
    heavy = prove(claim(a >= Z * v, "heavy"), given=[weighed, PROBABILITY], using=[heavier])
    weight = definition(Eq(T_next, T + a), "weight so far")
    goal = claim(V_next * Z - T_next <= V * Z - T)
    with_it = prove(goal, given=[weight, definition(Eq(V_next, V + v), "counted so far")], using=[heavy])
    without = prove(goal, given=[weight, definition(Eq(V_next, V), "counted so far"), HISTORY_WEIGHT])
    state = (T, S.Zero, T_next, A_m), (V, S.Zero, V_next, P)
    kinds = ((with_it, n_f), (without, n_o))
    fixed = (Z, h, Y)
    total = telescope(V * Z - T, kinds, state, fixed, False, "counted", FINAL_HISTORY)
    return prove(claim(P * Z <= A_m, "far off"), using=[with_facts(total, _some_cost())])


@statement
def average_risk() -> Theorem:
    """P·Z ≤ κ^m, ln Z = hY and ln κ ≥ h²/8: the errors of the m hypotheses used exceed the mistakes by Y or more.

    >>> average_risk().conclusion.claim
    average risk: P·Z ≤ F
    """
    return Theorem(
        name="The average of the errors",
        source="Cesa-Bianchi, Conconi and Gentile 2004",
        kinds=(Kind("", (BEFORE, AFTER), (evened_example(),)),),
        sums=(all_histories(),),
        facts=(far_off(),),
        conclusion=prove(claim(P * Z <= F, "average risk"), using=[all_histories(), far_off()]),
        count="P",
        read=reader("online_to_pac.reading:read_average"),
        causes={
            "all histories": ("errors near 0 or 1", "examples on which Hoeffding's lemma is not tight"),
            "far off": ("histories not so far off", "the weight of the other histories, and of what goes beyond Y"),
        },
    )


@statement
def average_rarely_far() -> Proved:
    """P ≤ δ for 2Y² ≥ m ln(1/δ): on average an error is at most M/m + √(ln(1/δ)/2m), but with probability δ.

    >>> average_rarely_far().claim
    rarely far off: P ≤ δ
    """
    held = claim(lam <= tau * m, "logarithm of the power"), claim(f > 0, "some power")
    factor = definition(Eq(f_next, kappa * f), "one factor more")
    left = prove(held[1].substitute({f: f_next}), given=[held[1], factor, CURVE_LEFT])
    facts = [assume(held[1]), assume(CURVE_LEFT), left]
    product = at(logarithms.below_product(), (kappa, tau), (f, lam), (f_next, lam_next), facts=facts)
    scale = prove(claim(kappa * f > 0), given=[held[1], CURVE_LEFT])
    rises = prove(claim(lam_next <= lam + tau, "one factor's logarithm"), given=[factor], using=[product, scale])
    kept = prove(held[0].substitute({lam: lam_next, m: m + 1}), given=[held[0]], using=[rises])
    state = (f, S.One, f_next, F), (lam, S.Zero, lam_next, Lam)
    above, some = along(held, (((kept, left), m),), state, (kappa, tau), EXAMPLE)
    least = definition(Z > 0, "what the excess makes")
    facts = [assume(SURE), assume(least), some]
    product = at(logarithms.product_below(), (delta, -L), (Z, h * Y), (F, Lam), facts=facts)
    tuned = [
        assumption(m > 0, "some example"),
        definition(Eq(h * m, 4 * Y), "tuned cost"),
        definition(Eq(8 * tau, h**2), "the least factor"),
        assumption(2 * Y**2 >= m * L, "far enough"),
    ]
    exponent = prove(claim(h * Y - m * tau - L >= 0), given=tuned)
    small = prove(claim(F <= delta * Z, "small"), using=[product, above, exponent, some])
    enough = prove(CURVE[0], given=[tuned[2]])
    bound = with_facts(average_risk().conclusion, enough)
    return prove(claim(P <= delta, "rarely far off"), given=[least], using=[bound, small])


# the Perceptron


@statement
def polynomial_margin() -> Proved:
    """M ≤ R²‖u‖²σ² for the Perceptron on examples with margin 1/σ or more: polynomial in n where σ is.

    >>> polynomial_margin().claim
    polynomially many mistakes: M ≤ R²·σ²·‖u‖²
    """
    known = [assumption(perceptron.gamma * sigma >= 1, "margin at least 1/σ"), definition(M >= 0, "a count")]
    bound = perceptron.mistake_bound().conclusion
    margin = prove(claim(M <= M * perceptron.gamma**2 * sigma**2, "in margins"), given=known)
    goal = claim(M <= perceptron.R**2 * norm2(perceptron.u) * sigma**2, "polynomially many mistakes")
    return prove(goal, using=[margin, bound])


# the worst world

FIRST_TOSS = definition(Eq(phi, epsilon * phi_e + (1 - epsilon) * phi_k), "first toss")
FEWER_HEADS, SOME_HEADS = definition(phi_e <= phi_k, "fewer heads allowed"), definition(phi_e >= 0, "a chance of heads")


@statement
def one_toss() -> Proved:
    """b ≤ aφ: what a history comes to after one more draw, if each is weighed by the chance of few enough heads.

    >>> one_toss().claim
    one toss: b_n ≤ a·φ
    """
    none, one = prove(claim(i >= 0), given=[ERRS], using=[i]), prove(claim(1 - i >= 0), given=[ERRS], using=[1 - i])
    kept = prove(claim(phi_k >= 0), given=[FEWER_HEADS, SOME_HEADS])
    after = i * phi_e + (1 - i) * phi_k
    left = certify(
        Certificate(
            claim(after >= 0, "chance after a draw"),
            terms=(Term(Fraction(1), (Fact(none), Given(SOME_HEADS))), Term(Fraction(1), (Fact(one), Fact(kept)))),
        )
    )
    dropped = prove(claim(1 - l >= 0), given=[KEPT], using=[1 - l])
    rest = claim(p * a * (1 - l) * after >= 0, "what is not followed")
    factors = Given(INSTANCE_PROBABILITY), Given(HISTORY_WEIGHT), Fact(dropped), Fact(left)
    not_followed = certify(Certificate(rest, terms=(Term(Fraction(1), factors),)))
    sums = [
        definition(Eq(D_next, D + p * i), "errors so far"),
        definition(Eq(G_next, G + p), "instances so far"),
        assumption(Eq(b_next, b + l * p * a * after), "independent draw"),
    ]
    held = b - a * (D * phi_e + (G - D) * phi_k)
    more = held.subs({b: b_next, D: D_next, G: G_next}, simultaneous=True)
    step = prove(claim(more <= held, "one instance"), given=sums, using=[not_followed])
    state = (D, S.Zero, D_next, D_n), (G, S.Zero, G_next, G_n), (b, S.Zero, b_next, b_n)
    total = telescope(held, ((step, N_x),), state, (a, phi_e, phi_k), False, "over the instances", INSTANCE)
    drawn = claim(b_n <= a * (rho * phi_e + (1 - rho) * phi_k), "one draw")
    drawn = prove(drawn, given=[ERROR, ALL_INSTANCES], using=[total])
    spared = claim(a * (rho - epsilon) * (phi_k - phi_e) >= 0, "errors above ε")
    factors = Given(HISTORY_WEIGHT), Given(BAD), Given(FEWER_HEADS)
    spared = certify(Certificate(spared, terms=(Term(Fraction(1), factors),)))
    return prove(claim(b_n <= a * phi, "one toss"), given=[FIRST_TOSS], using=[drawn, spared])


@statement
def no_worse_than_heads() -> Proved:
    """P ≤ φ₀ for φ₀ = Pr(Bin(m, ε) ≤ M − 1): all hypotheses used are bad, for a learner with the mistake bound M.

    >>> no_worse_than_heads().claim
    no worse than heads: P ≤ φ_0
    """
    sums = [
        definition(Eq(T_next, T + a * phi), "weight so far"),
        definition(Eq(U_next, U + b_n), "weight after it so far"),
    ]
    step = prove(claim(U_next - T_next <= U - T, "one history"), given=sums, using=[one_toss()])
    state = (T, S.Zero, T_next, T_n), (U, S.Zero, U_next, U_n)
    total = telescope(U - T, ((step, n_h),), state, (epsilon,), False, "over the histories", HISTORY)
    example = prove(claim(A_next <= A, "one example"), given=[BEFORE, AFTER], using=[total])
    falls = telescope(A, ((example, m),), ((A, A_0, A_next, A_m),), (epsilon, A_0), False, "over the examples", EXAMPLE)
    bad = assumption(phi >= 1, "fewer mistakes than M"), PROBABILITY
    ends = [definition(Eq(V_next, V + v), "counted so far"), definition(Eq(T_next, T + v * phi), "weight so far")]
    counted = prove(claim(V_next - T_next <= V - T, "one of them"), given=[*bad, *ends])
    state = (V, S.Zero, V_next, P), (T, S.Zero, T_next, A_m)
    all_ = telescope(V - T, ((counted, n_f),), state, (), False, "counted", FINAL_HISTORY)
    start = definition(A_0 <= phi_0, "at most one history at the start")
    return prove(claim(P <= phi_0, "no worse than heads"), given=[start], using=[falls, all_])


@statement
def no_worse_than_apart() -> Proved:
    """P ≤ 1 − J₀ for J₀ = (1 − Q)^M: a bad output, where each of M hypotheses survives with a probability of Q at most.

    >>> no_worse_than_apart().claim
    no worse than apart: P ≤ 1 - J_0
    """
    comes = definition(A_0 <= C, "comes into use")
    rare = prove(claim(A_q <= C * Q, "one hypothesis"), given=[comes], using=[survival(), power_left()])
    ends = own_step(C_next <= C - A_q, "no other after an output")
    some, most = definition(J_next >= 0, "a power of what fails"), definition(J_next <= 1, "a power of what fails")
    later = claim((C - A_q - C_next) * (1 - J_next) >= 0, "an output ends the run")
    later = certify(Certificate(later, terms=(Term(Fraction(1), (Given(ends), Given(most))),)))
    now = claim((C * Q - A_q) * J_next >= 0, "seldom output")
    now = certify(Certificate(now, terms=(Term(Fraction(1), (Fact(rare), Given(some))),)))
    known = [OUTPUT, OUTPUTS.given[0], definition(Eq(J, J_next * (1 - Q)), "one factor less")]
    held, more = O + C * (1 - J), O_next + C_next * (1 - J_next)
    step = prove(claim(more <= held, "one more hypothesis"), given=known, using=[later, now])
    state = (O, S.Zero, O_next, O_H), (C, C_0, C_next, C_M), (J, J_0, J_next, J_M)
    fixed = Q, epsilon, C_0, J_0
    total = telescope(held, ((step, M),), state, fixed, False, "all hypotheses", HYPOTHESIS)
    end = [definition(Eq(J_M, 1), "no factor is left"), definition(Eq(C_0, 1), "the first comes into use"), ALL_OUTPUTS]
    return prove(claim(P <= 1 - J_0, "no worse than apart"), given=end, using=[total])
