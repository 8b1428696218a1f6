"""Infinitely many attributes: how many slots are enough, that they never run out, and the mistake bound that follows.

n is the largest number of strings in an example, r how many the target OR has, N the number of slots; S counts
the slots that are taken, k the new strings of an example.  Winnow's own claims are those of
`mistake_bounds.theorems.winnow`, with N attributes in place of n; lg stands for log₂ N, L for ⌈log₂ N⌉.
`attribute_budget` is exact, and stands with the learner, which needs it.
"""

from collections.abc import Mapping
from functools import cache

import sympy
from sympy import Rational, S

from mistake_bounds.learners.infinite_attributes import attribute_budget as attribute_budget
from mistake_bounds.proof import Claim, Eq, Proved, claim, instantiate, prove, prove_by_calculus, scalars, telescope
from mistake_bounds.theorems import theorem, winnow
from mistake_bounds.theorems.chips import cap, positive_size, some_attribute
from mistake_bounds.theorems.logarithms import epsilon, logarithm
from mistake_bounds.theorems.theorem import Kind, Theorem
from mistake_bounds.theorems.winnow import (
    COUNTED,
    D,
    L,
    M,
    P,
    T,
    W,
    c,
    dot,
    n,
    r,
    u,
    weight_left,
)
from mistake_bounds.traces.infinite_attributes import read_strings

taken, taken_next, taken_M, k, N, lg = scalars("S S^+ S_M k N lg")

TAKEN = claim(Eq(taken_next, taken + k), "new strings")
ACTIVE = claim(k <= n, "active strings")
SOME_SLOT = some_attribute(N)
ENOUGH = claim(N >= n * (3 * r * L + 2), "enough slots")
ROUNDED_UP = claim(L <= lg + 1, "rounded up")

(_CHIPS, (_T, _, _T_NEXT, _T_M)) = winnow.STATE
STATE = (_CHIPS, (_T, N, _T_NEXT, _T_M), (taken, S.Zero, taken_next, taken_M))
FIXED = (u, n, N)

CAUSES = {
    "cap": ("unused room", "relevant weights that did not reach their cap"),
    "progress": ("several relevant", "promotions with more than one relevant slot on"),
    "weight left": ("weight left", "total weight that was still there in the end"),
    "gain": ("low scores", "promotions whose score was further below N than need be"),
    "loss": ("high scores", "demotions whose score was above N"),
}


@cache
def mistake_bound() -> Theorem:
    """Winnow over N slots on an OR of at most r strings, L = ⌈log₂ N⌉: M < 3rL + 2, and at most nM slots are taken.

    What Winnow sees are the mistakes alone, and N attributes of which most are never on.

    >>> mistake_bound().conclusion.claim, mistake_bound().sums[-1].claim
    (mistake bound: M < 3·L·r + 2, slots taken: S_M ≤ D·n + P·n)
    """
    promotion, demotion = map(_with_slots, winnow.disjunctions().kinds)
    (gained, heavier, more), (kept, lighter, _) = promotion.steps, demotion.steps
    capped, left = cap(L, size=N, top=W), weight_left()
    promotions = telescope(dot(u, c), ((gained, P), (kept, D)), STATE, FIXED, at_least=True, name="total progress")
    weight = telescope(T, ((heavier, P), (lighter, D)), STATE, FIXED, at_least=False, name="total weight")
    slots = telescope(taken, ((more, P), (more, D)), STATE, FIXED, at_least=False, name="slots taken")
    few_promotions = prove(claim(P <= r * L, "few promotions"), using=[promotions, capped])
    few_demotions = prove(claim(D < 2 * P + 2, "few demotions"), using=[weight, left, positive_size(N)])
    bound = claim(M < 3 * r * L + 2, "mistake bound")
    return Theorem(
        name="Winnow with infinitely many attributes",
        source="Blum 1992",
        kinds=(promotion, demotion),
        sums=(promotions, weight, slots),
        facts=(few_promotions, few_demotions, capped, left),
        conclusion=prove(bound, given=[COUNTED], using=[few_promotions, few_demotions]),
        count="M",
        read=read_strings,
        causes=CAUSES,
    )


def _with_slots(kind: Kind) -> Kind:
    """Winnow's kind of mistake with N attributes, and the slots it takes."""
    to_N = {n: N}
    step = prove(claim(taken_next <= taken + n, "slots of a mistake"), given=[TAKEN, ACTIVE])
    each = (*(known.substitute(to_N) for known in kind.each), TAKEN, ACTIVE)
    steps = (*(instantiate(proof, to_N) for proof in kind.steps), step)
    return Kind(kind.name, each, steps, tuple(instantiate(proof, to_N) for proof in kind.lemmas))


@cache
def in_whole_numbers() -> Proved:
    """M ≤ 3rL + 1, since M and 3rL are whole.

    >>> in_whole_numbers().claim
    in whole numbers: M ≤ 3·L·r + 1
    """
    return theorem.in_whole_numbers(mistake_bound().conclusion)


@cache
def never_out() -> Proved:
    """The slots taken and a temporary block of n more fit into N, at any time: S + n ≤ N.

    >>> never_out().claim
    never out of slots: S_M + n ≤ N
    """
    slots = mistake_bound().sums[-1]
    given = [COUNTED, ENOUGH, claim(n >= 0, "not negative")]
    return prove(claim(taken_M + n <= N, "never out of slots"), given=given, using=[slots, in_whole_numbers()])


LECTURES_N = claim(N >= n * (3 * r * (lg + 1) + 2), "lecture's N")


@cache
def lectures_N_is_enough() -> Proved:
    """The lecture's N ≥ n(3r(log₂ N + 1) + 2) is enough, because L ≤ log₂ N + 1.

    >>> lectures_N_is_enough().claim
    enough slots: N ≥ n·(3·L·r + 2)
    """
    given = [LECTURES_N, ROUNDED_UP, claim(n >= 0, "some string or none"), claim(r >= 0, "some target or none")]
    return prove(ENOUGH, given=given)


@cache
def lecture_bound() -> Proved:
    """The lecture's M ≤ 3r(log₂ N + 1) + 2.

    >>> lecture_bound().claim
    lecture's bound: M ≤ 3·r·(lg + 1) + 2
    """
    given = [ROUNDED_UP, claim(r >= 0, "some target or none")]
    bound = claim(M <= 3 * r * (lg + 1) + 2, "lecture's bound")
    return prove(bound, given=given, using=[mistake_bound().conclusion])


q, g = scalars("q lambda")


@cache
def in_n_and_r() -> Proved:
    """M ≤ 6r·log₂(nr) + 3r + 2 where N ≤ (nr)²: the constant in O(r log(nr)).  λ stands for log₂(nr).

    >>> in_n_and_r().claim
    in n and r: M ≤ 6·λ·r + 3·r + 2
    """
    given = [claim(lg <= 2 * g, "N at most (nr)²"), claim(r >= 0, "some target or none")]
    return prove(claim(M <= 6 * r * g + 3 * r + 2, "in n and r"), given=given, using=[lecture_bound()])


@cache
def tangent() -> Proved:
    """t − 37 ≥ 9·ln(t/37) from t = 37 on.

    >>> tangent()
    Proved: t - 9·log(t/37) - 37 ≥ 0, by its value at the start and its slope
    """
    t = scalars("t")
    return prove_by_calculus(t - 37 - 9 * sympy.log(t / 37), t, 37, "tangent")


@cache
def ln_two() -> Proved:
    """ln 2 ≥ 2/3: the case ε = 1 of ln(1 + ε) ≥ 2ε/(2 + ε).

    >>> ln_two().claim
    logarithm: -2/3 + log(2) ≥ 0
    """
    return instantiate(logarithm(), {epsilon: S.One})


@cache
def from_37_on() -> Proved:
    """q ≥ 6·log₂ q + 5 for q ≥ 37.  d = log₂(q/37), so that ln(q/37) = d·ln 2; 37⁶ ≤ 2³² says that 6·log₂ 37 ≤ 32.

    λ stands for log₂ q, κ for log₂ 37 and b for ln 2.

    The hypotheses "tangent" and "ln 2" are `tangent` at t = q and `ln_two`, with names for the logarithms.

    >>> from_37_on().claim
    from 37 on: q ≥ 6·λ + 5
    """
    d, ln2, lg37 = scalars("d b kappa")
    given = {
        "logarithm of a product": Eq(g, lg37 + d),
        "beyond 37": d >= 0,
        "tangent": 9 * d * ln2 <= q - 37,
        "ln 2": ln2 >= Rational(2, 3),
        "powers of 37": 6 * lg37 <= 32,
    }
    return prove(claim(q >= 6 * g + 5, "from 37 on"), given=given)


@cache
def square_exactly() -> Proved:
    """(nr)² is N with N − n(3r(log₂ N + 1) + 2) = n(r(q − 6·log₂ q − 3) − 2), q = nr.

    >>> type(square_exactly()).__name__
    'Proved'
    """
    gap = q**2 - n * (3 * r * (2 * g + 1) + 2)
    return prove(claim(Eq(gap, n * (r * (q - 6 * g - 3) - 2)), "exactly"), given={"product": Eq(q, n * r)})


@cache
def square_is_enough() -> Proved:
    """N = (nr)² satisfies the lecture's inequality once nr ≥ 37 and r ≥ 1.

    >>> square_is_enough().claim
    square is enough: q² ≥ n·(3·r·(2·λ + 1) + 2)
    """
    given = {"product": Eq(q, n * r), "a target": r >= 1, "a string": n >= 0}
    goal = claim(q**2 >= n * (3 * r * (2 * g + 1) + 2), "square is enough")
    return prove(goal, given=given, using=[from_37_on()])


@cache
def nr2_fails_for_all_n() -> Proved:
    """Where N = n·r² is too small for n = 1, it is for every n ≥ 1.  h stands for log₂ r, m for log₂ n.

    >>> nr2_fails_for_all_n().claim
    too small for all n: n·r² < n·(3·r·(2·h + m + 1) + 2)
    """
    h, m = scalars("h m")
    given = {
        "too small for one": r**2 < 3 * r * (2 * h + 1) + 2,
        "logarithm of n": m >= 0,
        "a string": n > 0,
        "a target": r >= 0,
    }
    return prove(claim(n * r**2 < n * (3 * r * (m + 2 * h + 1) + 2), "too small for all n"), given=given)


@cache
def any_learner() -> Proved:
    """A conservative learner with M ≤ q·N^(1−ε) never runs out of N ≥ (n(q + 1))^(1/ε) slots.

    A stands for N^(1−ε) ≥ 1 and B for N^ε, so that N = AB and B ≥ n(q + 1).

    >>> any_learner().claim
    any learner: S_M + n ≤ N
    """
    A, B = scalars("A B")
    given = {
        "slots": taken_M <= n * M,
        "mistakes": M <= q * A,
        "powers": Eq(N, A * B),
        "choice of N": B >= n * (q + 1),
        "at least one slot": A >= 1,
        "some string or none": n >= 0,
    }
    return prove(claim(taken_M + n <= N, "any learner"), given=given)


@cache
def claims() -> Mapping[str, Claim]:
    """What is proved here outside the theorem, and the choices of N it speaks of, by name.

    >>> claims()["enough slots"]
    enough slots: N ≥ n·(3·L·r + 2)
    """
    facts = (in_whole_numbers, never_out, lecture_bound, in_n_and_r, from_37_on, square_is_enough, any_learner)
    return {known.name: known for known in (ENOUGH, LECTURES_N, ROUNDED_UP, *(fact().claim for fact in facts))}
