"""Crossing off: list the attributes, and after a missed negative example take off the list those that are on in it.

An example is predicted positive where some listed attribute is on.  For each attribute l is 1 while it is listed and
0 after that, x is 1 where it is on, q is 1 if it is one of the r relevant ones; on a negative example none of these
is on.  k attributes are listed, s of them on; N are listed at the start.  The rule is Winnow's with threshold 1 and
elimination, which on an OR never promotes.
"""

from mistake_bounds.proof import (
    Eq,
    Proved,
    assume,
    assumption,
    claim,
    definition,
    induct,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import ATTRIBUTES, RUN, Letters, M, n, r
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ATTRIBUTE

letters = Letters(ATTRIBUTES, RUN)
l, l_next, l_M = letters("l l^+ l_M", "1 while an attribute is listed, and 0 after that", "`step.before`, `step.after`")
l_0 = letters("l_0", "1 where an attribute is listed at the start")
x = letters("x", "1 where an attribute is on in the example that is a mistake")
z = letters("z", "1 where an attribute is on in the example after the last mistake")
q = letters("q", "1 where an attribute is relevant")
k, k_next, k_M = letters("k k^+ k_M", "how many attributes are listed", "`sum(step.before)`")
s = letters("s", "how many listed attributes are on")
N = letters("N", "how many attributes are listed at the start")
A, A_next, A_n = letters("A A^+ A_n", "the listed attributes, counted one by one")
B, B_next, B_n = letters("B B^+ B_n", "the listed attributes that are on, counted one by one")
C, C_next, C_n = letters("C C^+ C_n", "the attributes that are listed afterwards, counted one by one")
U, U_next, U_n = letters("U U^+ U_n", "the relevant attributes, counted one by one")
V, V_next, V_n = letters("V V^+ V_n", "the attributes that are listed in the end, counted one by one")
M_all = letters("M'", "the number of mistakes over the literals or clauses, the first one counted")
K = letters("K", "the number of clauses")
b = letters("b", "how many clauses each row breaks")

STATE = ((k, N, k_next, k_M),)

PREDICTED_POSITIVE = own_step(s >= 1, "predicted positive")
LISTED = definition(Eq(k, A_n), "listed")
LISTED_AND_ON = definition(Eq(s, B_n), "listed and on")
STILL_LISTED = definition(Eq(k_next, C_n), "still listed")
CROSSED_OFF = own_step(Eq(l_next, l * (1 - x)), "crossed off")
ON_OR_NOT = definition(Eq(x**2, x), "on or not")
RELEVANT_OR_NOT = definition(Eq(q**2, q), "relevant or not")
NEGATIVE = assumption(Eq(q * x, 0), "negative")

CAUSES = {
    "predicted positive": ("several at once", "mistakes that cross off more than one attribute"),
    "relevant stay": ("never crossed off", "attributes listed to the end that are not relevant"),
}


@statement
def mistake_bound() -> Theorem:
    """M ≤ N − r mistakes on negative examples, where N are listed at the start, the r relevant ones among them.

    >>> mistake_bound().conclusion.claim
    mistake bound: M ≤ N - r
    """
    shorter = prove(
        claim(k_next <= k - 1, "shorter list"),
        given=[PREDICTED_POSITIVE, LISTED, LISTED_AND_ON, STILL_LISTED],
        using=[_taken_off()],
    )
    shortest = telescope(k, ((shorter, M),), STATE, (N,), at_least=False, name="shortest list")
    relevant = [definition(Eq(k_M, V_n), "listed in the end"), definition(Eq(r, U_n), "relevant ones")]
    stay = prove(claim(k_M >= r, "relevant stay"), given=relevant, using=[_relevant_stay()])
    return Theorem(
        name="Crossing off",
        source="Blum's lectures",
        kinds=(Kind("", (PREDICTED_POSITIVE, LISTED, LISTED_AND_ON, STILL_LISTED), (shorter,)),),
        sums=(shortest,),
        facts=(stay,),
        conclusion=prove(claim(M <= N - r, "mistake bound"), using=[shortest, stay]),
        count="M",
        read=reader("winnow_worst_case.reading:read"),
        causes=CAUSES,
    )


LIST = Row(
    ATTRIBUTE,
    n,
    (
        Sum(A, A_next, A_n, l, "listed so far"),
        Sum(B, B_next, B_n, l * x, "listed and on so far"),
        Sum(C, C_next, C_n, l_next, "still listed so far"),
    ),
)
RELEVANT_ONES = Row(ATTRIBUTE, n, (Sum(U, U_next, U_n, q), Sum(V, V_next, V_n, l_M)))


def _taken_off() -> Proved:
    """B ≤ A − C: what is listed and on is off the list afterwards, added up over the attributes."""
    goal = claim(C_next + B_next - A_next <= C + B - A, "off the list")
    return LIST.telescope(C + B - A, prove(goal, given=[CROSSED_OFF, *LIST.given]), "taken off")


@statement
def stays_listed() -> tuple[Proved, Proved]:
    """A relevant attribute is never crossed off, ql ≥ q, and no l is negative.

    >>> [proof.claim for proof in stays_listed()]
    [stays listed: l_M·q ≥ q, no less than 0: l_M ≥ 0]
    """
    held = claim(q * l >= q, "stays listed"), claim(l >= 0, "no less than 0")
    starts = definition(q * l_0 >= q, "relevant ones are listed"), definition(l_0 >= 0, "listed or not")
    kept = tuple(prove(goal.substitute({l: l_next}), given=[*held, CROSSED_OFF, ON_OR_NOT, NEGATIVE]) for goal in held)
    return induct(held, tuple(map(assume, starts)), ((kept, M),), ((l, l_0, l_next, l_M),), (q, l_0))


def _relevant_stay() -> Proved:
    """U ≤ V: one relevant attribute, at most its l, added up over the attributes."""
    one = prove(claim(q <= l_M, "at most its l"), given=[RELEVANT_OR_NOT], using=stays_listed())
    return RELEVANT_ONES.sum_over(one, "relevant ones listed", (M,))


@statement
def positives_are_right() -> Proved:
    """s ≥ 1 on a positive example, which is therefore predicted positive: crossing off errs on negative examples only.

    z is 1 where an attribute is on in the example that comes after M mistakes.

    >>> positives_are_right().claim
    predicted positive: s ≥ 1
    """
    bit = definition(Eq(z**2, z), "on or not")
    one = prove(claim(q * z <= l_M * z, "relevant, then listed"), given=[bit, RELEVANT_OR_NOT], using=stays_listed())
    on = Sum(B, B_next, B_n, l_M * z, "listed and on so far"), Sum(U, U_next, U_n, q * z, "relevant and on so far")
    row = Row(ATTRIBUTE, n, on)
    step = prove(claim(U_next - B_next <= U - B, "one more"), given=row.given, using=[one])
    total = row.telescope(U - B, step, "listed and on", (M,))
    positive = [definition(Eq(s, B_n), "listed and on"), assumption(U_n >= 1, "positive")]
    return prove(claim(s >= 1, "predicted positive"), given=positive, using=[total])


@statement
def with_literals() -> Proved:
    """M′ ≤ n + 1 − r over the 2n literals of n variables, r of them relevant.

    The first mistake crosses off the n literals that are on, one of each variable; M mistakes follow.

    >>> with_literals().claim
    with literals: M' ≤ n - r + 1
    """
    later = claim(Eq(M_all, M + 1), "and the first")
    first = [
        definition(Eq(k, 2 * n), "all literals"),
        definition(Eq(s, n), "one of each variable on"),
        definition(Eq(N, k - s), "left by the first"),
    ]
    goal = claim(M_all <= n + 1 - r, "with literals")
    return prove(goal, given=[definition(later, "and the first"), *first], using=[mistake_bound().conclusion])


@statement
def with_clauses() -> Proved:
    """M′ ≤ K − b + 1 − r over K clauses of which every row breaks b: literals (K = 2n, b = n), and clauses for a k-CNF.

    The first mistake crosses off b of them; M mistakes follow.  r clauses make the target.

    >>> with_clauses().claim
    with clauses: M' ≤ K - b - r + 1
    """
    given = [
        definition(Eq(M_all, M + 1), "and the first"),
        definition(Eq(k, K), "all clauses"),
        definition(Eq(s, b), "as many broken in each row"),
        definition(Eq(N, k - s), "left by the first"),
    ]
    return prove(claim(M_all <= K - b + 1 - r, "with clauses"), given=given, using=[mistake_bound().conclusion])
