"""Halving and the standard optimal algorithm (Littlestone 1988): each mistake costs a bit, or a level of a tree.

The target is one of N concepts.  V concepts are left before a mistake and V⁺ after it; l is 1 for a concept that is
left, x what it says, y the label, s the vote: the sum of what those who are left say.  Of the target, t is its l and z
what it says; q marks it among the others.  Λ is log₂ V and b is ln 2.
d is the depth of the deepest complete mistake tree of what is left, e that of those concepts left that say the label, g
that of the others, h the smaller of the two; c is the depth of the tree whose root is the instance that is shown, over
the deepest trees of the two sides.  D is the depth at the start, the class's Littlestone dimension.
"""

from fractions import Fraction

from sympy import S, Symbol

from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Fact,
    Given,
    Proved,
    Term,
    along,
    assumption,
    certify,
    claim,
    definition,
    induct,
    instantiate,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.proof.tactics import keep
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import with_facts
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters, M, y
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import CONCEPT, NODE, ROUND

letters = Letters(LABELLED, RUN)
N = letters("N", "the number of concepts in the class", "`examples.dimension`")
V, V_next, V_M, V_0, V_D = letters(
    "V V^+ V_M V_0 V_D", "how many concepts are left, or agree with the way down a tree", "`sum(step.before)`"
)
bits, bits_next, bits_M, bits_0 = letters(
    "Lambda Lambda^+ Lambda_M Lambda_0", "the base-2 logarithm of how many are left"
)
lg = letters("lg", "log₂ N")
letters("b", "ln 2")
s = letters("s", "the vote: the sum of what those who are left say", "`dot(step.before, step.x)`")
x = letters("x", "what one concept says, 1 or −1", "`step.x`")
l, l_next, l_M = letters("l l^+ l_M", "1 while a concept is left, and 0 after that", "`step.before`, `step.after`")
q = letters("q", "1 for the target, and 0 for every other concept")
z = letters("z", "what the target says")
t, t_next, t_M = letters("t t^+ t_M", "1 while the target is left")
A, A_next, A_n = letters("A A^+ A_n", "those who are left, counted one by one")
B, B_next, B_n = letters("B B^+ B_n", "the vote, added up one by one")
C, C_next, C_n = letters("C C^+ C_n", "those who are left after the mistake, or in the end, counted one by one")
U, U_next, U_n = letters("U U^+ U_n", "the targets, counted one by one")
p, p_next = letters("p p^+", "a power of 2, doubled at each mistake or node")
power_M = letters("2^M", "2 to the number of mistakes")
power_D = letters("2^D", "2 to the depth of the tree")
D = letters("D", "the Littlestone dimension of the class", "`littlestone(concepts).mistakes`")
d, d_next, d_M, d_T = letters("d d^+ d_M d_T", "the Littlestone dimension of what is left")
e = letters("e", "the dimension of those who are left and say the label")
g = letters("g", "the dimension of those who are left and do not")
h = letters("h", "the smaller of the two")
c = letters("c", "the depth of the tree that asks for the instance, over the deepest trees of the two")
f = letters("f", "what an algorithm predicts: 1 or −1, or 0 where a tie is a mistake whatever the label")
k = letters("k", "1 where that is a mistake")
m, m_next, m_T = letters("m m^+ m_T", "the mistakes so far in a game")
T = letters("T", "the number of rounds of a game")
V_minus, V_plus = letters("V_- V_+", "how many of them are on the two sides of a node")

MISTAKE = own_step(y * s <= 0, "the vote was wrong")
LABEL = definition(Eq(y**2, 1), "label")
TARGET = assumption(Eq(z, y), "target")
LEFT, VOTE, LEFT_AFTER = (
    definition(Eq(V, A_n), "left"),
    definition(Eq(s, B_n), "vote"),
    definition(Eq(V_next, C_n), "left after it"),
)
DROPPED = own_step(Eq(2 * l_next, l * (1 + x * y)), "concept dropped")
ITS_OWN = own_step(Eq(2 * t_next, t * (1 + z * y)), "target dropped")
ONE_TARGET = definition(Eq(U_n, 1), "one target")
STAYS = claim(t >= 1, "target stays")
ALL_LEFT = own_step(Eq(V_0, N), "all are left")
SOME_CONCEPT = assumption(V_0 >= 1, "some concept")

SHALLOWER = claim(e <= g, "the deeper side")
LEFT_DEPTH = own_step(Eq(d_next, e), "those that agree")
ONE_OF_TWO = claim(Eq((h - e) * (h - g), 0), "one of the two")
NODE_ABOVE = definition(Eq(c, h + 1), "a node over both trees")
DEEPEST = definition(d >= c, "no tree is deeper")
NOT_EMPTY = claim(d_M * V_M >= 0, "depth of what is not empty")

COUNTED = Row(
    CONCEPT,
    N,
    (
        Sum(A, A_next, A_n, l, "left so far"),
        Sum(B, B_next, B_n, l * x, "vote so far"),
        Sum(C, C_next, C_n, l_next, "left after it so far"),
    ),
)
OF_A_GAME = Row(ROUND, T, (Sum(m, m_next, m_T, k, "mistakes so far"),))
TARGET_ROW = (t, S.One, t_next, t_M)
CAUSES = {
    "a bit": ("more than half", "mistakes that dropped more than half of the concepts, in bits"),
    "some bits": ("several left", "the logarithm of how many concepts are left in the end"),
}
CAUSES_OF_DEPTH = {
    "no tree is deeper": ("more than a level", "mistakes that took away more than one level of the tree"),
    "some depth": ("depth left", "the depth of what is left in the end"),
}


# one mistake


@statement
def _counted() -> Proved:
    """2V⁺ = V + ys, as sums over the concepts: those who are left afterwards are those who said the label."""
    f = 2 * C - A - y * B
    step = prove(claim(2 * C_next - A_next - y * B_next <= f, "one more"), given=[DROPPED, *COUNTED.given])
    return COUNTED.telescope(f, step, "those who said the label", (y,))


@statement
def halved() -> Proved:
    """2V⁺ ≤ V: after a mistake at most half of the concepts are left.

    >>> halved().claim
    halved: 2·V^+ ≤ V
    """
    return prove(claim(2 * V_next <= V, "halved"), given=[MISTAKE, LEFT, VOTE, LEFT_AFTER], using=[_counted()])


def with_targets(one: Symbol) -> Row:
    """The targets, and those for whom ``one`` is 1, counted one by one."""
    return Row(CONCEPT, N, (Sum(U, U_next, U_n, q, "targets so far"), Sum(C, C_next, C_n, one, "left after it so far")))


def _no_fewer_than_the_target(one: Symbol, own: Symbol, total: Symbol, sum_name: str) -> Proved:
    """V ≥ t: the target is one of those that are counted; at a mistake, or in the end."""
    given = [
        definition(Eq(one**2, one), "left or not"),
        definition(Eq(q**2, q), "target or not"),
        definition(Eq(q * one, q * own), "its own"),
    ]
    each = prove(claim(q * own <= one, "one of those left"), given=given)
    row = with_targets(one)
    step = prove(claim(own * U_next - C_next <= own * U - C, "one more"), given=row.given[::-1], using=[each])
    among = row.telescope(own * U - C, step, "one of them", (own,))
    counted = definition(Eq(total, C_n), sum_name)
    return prove(claim(total >= own, "the target is left"), given=[counted, ONE_TARGET], using=[among])


@statement
def _target_stays() -> Proved:
    """t⁺ ≥ 1 where t ≥ 1: the target said the label, and whoever did is left."""
    return prove(STAYS.substitute({t: t_next}), given=[STAYS, ITS_OWN, LABEL, TARGET])


@statement
def _some_after() -> Proved:
    """V⁺ > 0: the target is left."""
    among = _no_fewer_than_the_target(l_next, t_next, V_next, "left after it")
    return prove(claim(V_next > 0, "some left after it"), using=[among, _target_stays()])


def _about(lemma: Proved, numbers: tuple, *facts: Proved) -> Proved:
    """A lemma of `logarithms.in_bits` about other numbers, each with its logarithm."""
    letters = logarithms.A, logarithms.a, logarithms.C, logarithms.c
    return with_facts(instantiate(lemma, dict(zip(letters, numbers, strict=False))), *facts)


@statement
def _a_bit() -> Proved:
    """Λ⁺ ≤ Λ − 1: the logarithm of at most half is less by 1 or more."""
    return _about(logarithms.in_bits()[0], (V_next, bits_next, V, bits), halved(), _some_after())


# halving


@statement
def mistake_bound() -> Theorem:
    """M ≤ log₂ N for halving, where the target is one of N concepts; lg stands for log₂ N.

    >>> mistake_bound().conclusion.claim
    mistake bound: M ≤ lg
    """
    lost, stays = _bits_lost()
    left = _some_left(stays)
    start = _all_at_the_start()
    each = (MISTAKE, LABEL, TARGET, LEFT, VOTE, LEFT_AFTER, ITS_OWN, ONE_TARGET)
    return Theorem(
        name="Halving",
        source="Littlestone 1988",
        kinds=(Kind("", each, (halved(), _a_bit())),),
        sums=(lost,),
        facts=(stays, left, start),
        conclusion=prove(claim(M <= lg, "mistake bound"), using=[lost, left, start]),
        count="M",
        read=reader("halving.reading:read_halving"),
        causes=CAUSES,
    )


def _bits_lost() -> tuple[Proved, Proved]:
    """Λ_M ≤ Λ_0 − M and t_M ≥ 1, kept together: that there is a logarithm rests on the target's being left."""
    held = Claim(bits, "<=", bits_0 - M, "bits lost")
    one_more = {bits: bits_next, t: t_next, M: M + 1}
    base = certify(Certificate(held.substitute({bits: bits_0, M: S.Zero})))
    terms = Term(Fraction(1), (Given(held),)), Term(Fraction(1), (Fact(_a_bit()),))
    kept = certify(Certificate(held.substitute(one_more), terms=terms))
    state = ((bits, bits_0, bits_next, bits_M), (V, V_0, V_next, V_M), TARGET_ROW)
    bases = base, prove(STAYS.substitute({t: S.One}))
    return induct((held, STAYS), bases, (((kept, _target_stays()), M),), state, (bits_0, V_0))


def _in_the_end(stays: Proved) -> Proved:
    """V_M ≥ 1: the target is left after all mistakes."""
    among = _no_fewer_than_the_target(l_M, t_M, V_M, "left in the end")
    return prove(claim(V_M >= 1, "target in the end"), using=[among, stays])


def _some_left(stays: Proved) -> Proved:
    """Λ_M ≥ 0, since V_M ≥ 1."""
    return _about(logarithms.in_bits()[2], (V_M, bits_M), _in_the_end(stays))


def _all_at_the_start() -> Proved:
    """Λ_0 ≤ log₂ N, since V_0 = N."""
    some = prove(claim(V_0 > 0), given=[SOME_CONCEPT])
    many = prove(claim(N > 0), given=[ALL_LEFT, SOME_CONCEPT])
    return _about(logarithms.in_bits()[1], (V_0, bits_0, N, lg), some, many, prove(claim(V_0 <= N), given=[ALL_LEFT]))


@statement
def doublings() -> Proved:
    """2^M ≤ N, without a logarithm: V·2^M never rises above N, and in the end V is 1 or more.

    >>> doublings().claim
    doublings: 2^M ≤ N
    """
    held = claim(V * p <= N, "concepts times power"), claim(p > 0, "power positive"), STAYS
    doubled = definition(Eq(p_next, 2 * p), "power of 2")
    after = {V: V_next, p: p_next, t: t_next}
    kept = (
        prove(held[0].substitute(after), given=[*held[:2], doubled], using=[halved()]),
        prove(held[1].substitute(after), given=[held[1], doubled]),
        _target_stays(),
    )
    state = ((V, N, V_next, V_M), (p, S.One, p_next, power_M), TARGET_ROW)
    product, positive, stays = along(held, ((kept, M),), state, (N,))
    return prove(claim(power_M <= N, "doublings"), using=[product, positive, _in_the_end(stays)])


# the optimum


def _the_shallower() -> Proved:
    """h ≥ e where e ≤ g, and h is one of the two: stated of C, A and B, so that on a run it is one part of the
    slack."""
    smaller = definition(Eq((C - A) * (C - B), 0), ONE_OF_TWO.name), own_step(A <= B, SHALLOWER.name)
    least = prove(claim(C >= A, "the shallower"), given=smaller)
    return instantiate(least, {C: h, A: e, B: g})


@statement
def standard_optimal() -> Theorem:
    """M ≤ D for the standard optimal algorithm, D the Littlestone dimension of the class.

    >>> standard_optimal().conclusion.claim
    optimal bound: M ≤ D
    """
    each = (SHALLOWER, LEFT_DEPTH, ONE_OF_TWO, NODE_ABOVE, DEEPEST)
    level = prove(claim(d_next <= d - 1, "a level"), given=[LEFT_DEPTH, *each[3:]], using=[_the_shallower()])
    total = telescope(d, ((level, M),), ((d, D, d_next, d_M),), (D,), at_least=False, name="levels lost")
    stays = keep(t >= 1, (([ITS_OWN, LABEL, TARGET], M),), (TARGET_ROW,), (), name="target stays")
    depth = _some_depth(_in_the_end(stays))
    return Theorem(
        name="Standard optimal algorithm",
        source="Littlestone 1988",
        kinds=(Kind("", (*each, ITS_OWN, LABEL, TARGET), (level,)),),
        sums=(total,),
        facts=(stays, depth),
        conclusion=prove(claim(M <= D, "optimal bound"), using=[total, depth]),
        count="M",
        read=reader("halving.reading:read_optimal"),
        causes=CAUSES_OF_DEPTH,
    )


def _some_depth(some: Proved) -> Proved:
    """d_M ≥ 0, since V_M ≥ 1: stated of A and C as `_the_shallower` is."""
    given = definition(A * C >= 0, NOT_EMPTY.name), claim(C >= 1, "some")
    return with_facts(instantiate(prove(claim(A >= 0, "some depth"), given=given), {A: d_M, C: V_M}), some)


@statement
def forced() -> Proved:
    """m ≥ D mistakes on any algorithm: at each node of a complete tree the label is one that it did not predict.

    f is the prediction, a label or any other number: k is 1 unless it is the label.  m counts the mistakes
    so far, T rounds lead to a leaf, where no depth is left.

    >>> forced().claim
    forced: m_T ≥ D
    """
    one = [
        own_step((f - y) ** 2 > 0, "the other label"),
        definition(Eq((1 - k) * (f - y), 0), "wrong or not"),
        *OF_A_GAME.given,
        assumption(Eq(d_next, d - 1), "a level down"),
    ]
    step = prove(claim(m_next + d_next >= m + d, "a mistake a level"), given=one)
    state = (*OF_A_GAME.state, (d, D, d_next, d_T))
    total = telescope(m + d, ((step, T),), state, (D,), at_least=True, name="mistakes and levels", over=ROUND)
    return prove(claim(m_T >= D, "forced"), given=[definition(Eq(d_T, 0), "at a leaf")], using=[total])


@statement
def no_deeper() -> Proved:
    """2^D ≤ N: there is a complete mistake tree of depth D only in a class of 2^D concepts or more.

    Go down to the side with fewer of the concepts that agree with the way so far: V before a node, V⁺ after it.

    >>> no_deeper().claim
    no deeper than bits: 2^D ≤ N
    """
    minus, plus = definition(V_next <= V_minus, "no more than −"), definition(V_next <= V_plus, "no more than +")
    sides = [definition(Eq(V, V_minus + V_plus), "two sides"), minus, plus]
    held = claim(V * p <= N, "concepts times power"), claim(p > 0, "power positive")
    doubled = definition(Eq(p_next, 2 * p), "power of 2")
    after = {V: V_next, p: p_next}
    fewer = prove(claim(2 * V_next <= V, "fewer than half"), given=sides)
    kept = (
        prove(held[0].substitute(after), given=[*held, doubled], using=[fewer]),
        prove(held[1].substitute(after), given=[held[1], doubled]),
    )
    state = ((V, N, V_next, V_D), (p, S.One, p_next, power_D))
    product, positive = along(held, ((kept, D),), state, (N,), NODE)
    leaf = [assumption(V_D >= 1, "a concept at the leaf")]
    return prove(claim(power_D <= N, "no deeper than bits"), given=leaf, using=[product, positive])
