"""Decision lists by levels: (4n + 2)L mistakes, and what a peeled list costs exactly.

A *rank* says how far down the target a rule stands: its place in the list, or the depth at which it is settled when the
list is peeled; of the rules with a rank, one that is wrong about an example has a rank above that of the rule that
decides it.  e is the level of a rule, b is 1 where it drops at a mistake; i is the deepest of the ranked rules after a
mistake, the one for which level less rank is greatest, j the ranked rule that decides the example; l is the level in
use.  Z is the greatest level less rank: that it never gets above 0 is the heart of the matter.

A *pair* is a depth t and a label y of examples that are left there; φ attributes take both values on these.  A mistake
on label y with level t in use is a *hit* of the pair; s rules that answer otherwise have left the level.
"""

from functools import cache

from sympy import S

from mistake_bounds.proof import (
    Eq,
    Proved,
    assume,
    claim,
    induct,
    prove,
    scalars,
    statement,
    sum_over,
    telescope,
)
from mistake_bounds.theorems.theorem import Kind, Theorem
from mistake_bounds.traces.lists import read_peeled, read_places
from mistake_bounds.vocabulary import HIT, PAIR, RULE

M, N, L, n, y, l, p, K, r = scalars("M N L n y l p K r")
Z, Z_next, Z_M, Z_q, q = scalars("Z Z^+ Z_M Z_q q")
e_i, b_i, d_i, a_i, f_i, e_j, d_j = scalars("e_i b_i d_i a_i f_i e_j d_j")
e, e_next, e_M, b, o = scalars("e e^+ e_M b o")
E, E_next, E_M, c = scalars("E E^+ E_M c")
A, A_next, A_N, B, B_next, B_N, C, C_next, C_N = scalars("A A^+ A_N B B^+ B_N C C^+ C_N")
U, U_next, U_N = scalars("U U^+ U_N")
h, h_next, h_M, pi = scalars("h h^+ h_M pi")
t, m, phi, F, G, s, s_next, s_m, f, chi, mu = scalars("t m phi F G s s^+ s_m f chi mu")
V, V_next, V_p, W, W_next, Phi = scalars("V V^+ V_p W W^+ Phi")

# What the algorithm does with the deepest rule i, and with the rule j that decides.
DOWN_ONE = claim(Eq(b_i**2, b_i), "down one or not")
FROM_THE_LEVEL = claim(Eq(b_i * (e_i - l), 0), "from the level in use")
FIRES = claim(Eq(b_i * (1 - f_i), 0), "drops where it fires")
WRONG = claim(Eq(b_i * (1 + a_i * y), 0), "drops where it is wrong")
IN_USE = claim(l <= e_j, "level in use")
# What the target is: of the ranked rules that fire none is below j, and those that are wrong are above it.
TARGET = claim(f_i * (2 * (d_i - d_j) - 1 + a_i * y) >= 0, "ranks of the target")
# What the letters stand for.
DEEPEST = claim(Eq(Z_next, e_i + b_i - d_i), "the deepest rule")
NO_DEEPER = claim(e_i - d_i <= Z, "no deeper before")
DECIDER = claim(e_j - d_j <= Z, "nor the one that decides")
RANKS = (DOWN_ONE, FROM_THE_LEVEL, FIRES, WRONG, IN_USE, TARGET, DEEPEST, NO_DEEPER, DECIDER)

ONE_DROPS = claim(c >= 1, "a wrong rule drops")
LEVELS = claim(Eq(E, A_N), "levels")
LEVELS_AFTER = claim(Eq(E_next, C_N), "levels after it")
DROPS = claim(Eq(c, B_N), "drops")


def _not_negative(bit, known) -> Proved:
    """What is its own square is not negative."""
    return prove(claim(bit >= 0, f"{bit} ≥ 0"), given=[known])


def _at_most_one(bit, known) -> Proved:
    """Nor is it above 1."""
    return prove(claim(1 - bit >= 0, f"{bit} ≤ 1"), given=[known])


@statement
def no_deeper() -> Proved:
    """Z⁺ ≤ Z: the greatest level less rank never grows.

    >>> no_deeper().claim
    no deeper: Z^+ ≤ Z
    """
    above = prove(
        claim(b_i * (d_i - d_j - 1) >= 0, "ranked above"),
        given=[FIRES, WRONG, TARGET], using=[_not_negative(b_i, DOWN_ONE)],
    )  # fmt: skip
    facts = [above, _not_negative(b_i, DOWN_ONE), _at_most_one(b_i, DOWN_ONE)]
    given = [FROM_THE_LEVEL, IN_USE, DEEPEST, NO_DEEPER, DECIDER]
    return prove(claim(Z_next <= Z, "no deeper"), given=given, using=facts)


@statement
def at_most_the_rank() -> Proved:
    """l ≤ d_j: the level in use is at most the rank of the rule that decides the example.

    >>> at_most_the_rank().claim
    at most the rank: d_j ≥ l
    """
    before = telescope(Z, ((no_deeper(), q),), ((Z, S.Zero, Z_next, Z_q),), (), at_least=False, name="none too deep")
    given = [IN_USE, claim(e_j - d_j <= Z_q, "nor the one that decides")]
    return prove(claim(d_j >= l, "at most the rank"), given=given, using=[before])


@statement
def by_levels() -> Theorem:
    """M ≤ (4n + 2)L on the examples of a list of L rules over n attributes, the default counted.

    >>> by_levels().conclusion.claim
    mistake bound: M ≤ L·(4·n + 2)
    """
    lower = prove(
        claim(E_next >= E + 1, "lower"), given=[ONE_DROPS, LEVELS, LEVELS_AFTER, DROPS], using=[_added_up()]
    )
    total = telescope(E, ((lower, M),), ((E, S.Zero, E_next, E_M),), (N,), at_least=True, name="all drops")
    room = sum_over(_cap(), N, ((e_M, U, U_next, U_N),), (L,), name="room", over=RULE)
    rules = {"all rules": Eq(N, 4 * n + 2), "levels in the end": Eq(E_M, U_N)}
    return Theorem(
        name="Decision lists by levels",
        source="Blum's lectures",
        kinds=(Kind("", (ONE_DROPS, LEVELS, LEVELS_AFTER, DROPS), (lower,)),),
        sums=(total,),
        facts=(room,),
        conclusion=prove(claim(M <= (4 * n + 2) * L, "mistake bound"), given=rules, using=[total, room]),
        count="M",
        read=read_places,
        causes={
            "a wrong rule drops": ("several at once", "mistakes at which more than one rule drops"),
            "room": ("room left", "levels that rules could have dropped, and did not"),
        },
    )


def _added_up() -> Proved:
    """C ≥ A + B: the levels after a mistake, the levels before it and the drops, added up over the rules."""
    one = {
        "one level down": Eq(e_next, e + b),
        "levels so far": Eq(A_next, A + e),
        "drops so far": Eq(B_next, B + b),
        "levels after it so far": Eq(C_next, C + e_next),
    }
    step = prove(claim(C_next - A_next - B_next >= C - A - B, "one rule more"), given=one)
    state = ((A, S.Zero, A_next, A_N), (B, S.Zero, B_next, B_N), (C, S.Zero, C_next, C_N))
    return telescope(C - A - B, ((step, N),), state, (), at_least=True, name="drops added up", over=RULE)


def _cap() -> Proved:
    """e_M ≤ L: a rule that dropped did so last from a level in use, which was below L."""
    dropped = claim(Eq(o**2, o), "dropped or not")
    facts = [_not_negative(o, dropped), _at_most_one(o, dropped), at_most_the_rank()]
    given = {
        "last from the level in use": Eq(e_M, o * (l + 1)),
        "place": d_j <= L - 1,
    }
    below = prove(claim(o * (L - l - 1) >= 0, "below L"), given={"place": d_j <= L - 1}, using=facts)
    some = prove(claim(L >= 1, "some rule"), given=[claim(d_j >= 0, "from place 0 on"), claim(d_j <= L - 1, "place")])
    del given["place"]
    return prove(claim(e_M <= L, "no rule below level L"), given=given, using=[below, some, facts[1]])
