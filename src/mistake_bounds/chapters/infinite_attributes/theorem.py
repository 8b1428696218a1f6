"""Infinitely many attributes: how many slots are enough, that they never run out, and the mistake bound that follows.

n is the largest number of strings in an example, r how many the target OR has, N the number of slots; S counts
the slots that are taken, k the new strings of an example.  Winnow's own claims are those of
`chapters.winnow_ors.theorem`, with N attributes in place of n; L stands for ⌈log₂ N⌉, b for ln 2 and lg for log₂ N,
so that lg times b is ln N.
`enough` and `attribute_budget` read the lecture's inequality off its claim, exactly.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

import sympy
from sympy import S

from mistake_bounds.chapters.infinite_attributes.learner import BadBudget, InfiniteAttributes
from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.theorem import COUNTED, D, M, P, T, W, c, r, u, weight_left
from mistake_bounds.exact import reaches_log2, whole
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Fact,
    Proved,
    Term,
    assume,
    assumption,
    calculus,
    certify,
    claim,
    definition,
    instantiate,
    name_logarithms_in,
    own_step,
    prove,
    scalars,
    statement,
    telescope,
)
from mistake_bounds.proof.kernel.terms import dot
from mistake_bounds.proof.values import along
from mistake_bounds.theorem import logarithms, theorem
from mistake_bounds.theorem.chips import ON_WEIGHTS, cap, positive_size, some_attribute
from mistake_bounds.theorem.logarithms import at, epsilon, logarithm, some_ln_two, with_facts
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.theorem import Kind, Theorem, reader

letters = Letters(*ON_WEIGHTS)
n = letters("n", "the largest number of strings in an example", "`learner.n`")
L = letters("L", "⌈log₂ N⌉, the most chips that a weight can carry")
N = letters("N", "the number of slots", "`learner.slots`")
taken, taken_next, taken_M = letters("S S^+ S_M", "how many slots are taken")
k = letters("k", "the number of new strings in an example")
lg = letters("lg", "log₂ N")
q = letters("q", "n times r")
g = letters("lambda", "log₂(nr)")
ln2 = letters("b", "ln 2")
letters("t", "where the logarithm and its tangent are compared")
h = letters("h", "log₂ r")
letters("m", "log₂ n")
letters("q", "the constant in a learner's bound M ≤ q·N^(1 − ε)")
A, B = letters("A B", "N to the power 1 − ε, and to the power ε")
root = letters("epsilon", "an exponent from 0 to 1")
square = letters("a_2", "ln r²")

TAKEN = own_step(Eq(taken_next, taken + k), "new strings")
ACTIVE = assumption(k <= n, "active strings")
SOME_SLOT = some_attribute(N)
ENOUGH = assumption(N >= n * (3 * r * L + 2), "enough slots")


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


@statement
def mistake_bound() -> Theorem:
    """Winnow over N slots on an OR of at most r strings, L = ⌈log₂ N⌉: M < 3rL + 2, and at most nM slots are taken.

    What Winnow sees are the mistakes alone, and N attributes of which most are never on.

    >>> mistake_bound().conclusion.claim, mistake_bound().sums[-1].claim
    (mistake bound: M < 3·L·r + 2, slots taken: S_M ≤ D·n + P·n)
    """
    promotion, demotion = map(_with_slots, winnow.disjunctions().kinds)
    (gained, heavier, more), (kept, lighter, _) = promotion.steps, demotion.steps
    capped = cap(L, size=N, top=W)
    left = weight_left()
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
        read=reader("infinite_attributes.reading:read_strings"),
        causes=CAUSES,
    )


def _with_slots(kind: Kind) -> Kind:
    """Winnow's kind of mistake with N attributes, and the slots it takes."""
    to_N = {n: N}
    step = prove(claim(taken_next <= taken + n, "slots of a mistake"), given=[TAKEN, ACTIVE])
    each = (*(known.substitute(to_N) for known in kind.each), TAKEN, ACTIVE)
    steps = (*(instantiate(proof, to_N) for proof in kind.steps), step)
    return Kind(kind.name, each, steps, tuple(instantiate(proof, to_N) for proof in kind.lemmas))


@statement
def in_whole_numbers() -> Proved:
    """M ≤ 3rL + 1, since M and 3rL are whole.

    >>> in_whole_numbers().claim
    in whole numbers: M ≤ 3·L·r + 1
    """
    return theorem.in_whole_numbers(mistake_bound().conclusion)


@statement
def never_out() -> Proved:
    """The slots taken and a temporary block of n more fit into N, at any time: S + n ≤ N.

    >>> never_out().claim
    never out of slots: S_M + n ≤ N
    """
    slots = mistake_bound().sums[-1]
    given = [COUNTED, ENOUGH, definition(n >= 0, "some string or none")]
    return prove(claim(taken_M + n <= N, "never out of slots"), given=given, using=[slots, in_whole_numbers()])


LECTURES_N = assumption(N >= n * (3 * r * (lg + 1) + 2), "lecture's N")


def enough(N: int, n: int, r: int) -> bool:
    """`LECTURES_N` at numbers, exactly: are N slots enough for n active strings and an OR of r?

    The claim is c + d·log₂ N ≥ 0, with whole c and d ≤ 0.  Raise `BadBudget` unless N ≥ 1, n ≥ 1, r ≥ 0.

    >>> enough(2500, n=100, r=5), [enough(nr * nr, n=nr, r=1) for nr in (36, 37)]
    (False, [False, True])
    """
    N = whole("N", N, 1, refusal=BadBudget)
    n = whole("n", n, 1, refusal=BadBudget)
    r = whole("r", r, 0, refusal=BadBudget)
    amount, times = along(LECTURES_N.polynomial, "lg", {"N": N, "n": n, "r": r})
    return reaches_log2(int(amount), -int(times), N)


def attribute_budget(n: int, r: int) -> int:
    """The least N that is `enough`: with so many slots the infinite-attribute learner never runs out.

    n is the largest number of strings in an example, r of them are in the target OR; n ≥ 1, r ≥ 0, or
    `BadBudget` is raised.  Exact, for numbers of any size.  The claim's right-hand side is more than N at
    N = 1 and concave in N, so that the two meet once, and halving finds where.

    >>> attribute_budget(100, 5), attribute_budget(1, 0)
    (23479, 2)
    >>> enough(23479, 100, 5), enough(23478, 100, 5)
    (True, False)
    """
    low, high = 1, 2  # not enough, perhaps enough
    while not enough(high, n, r):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle, n, r) else (middle, high)
    return high


def with_enough_slots(n: int, r: int, **settings) -> InfiniteAttributes:
    """The learner with the fewest slots that can never run out, `attribute_budget` (n, r); ``settings`` are its other.

    >>> with_enough_slots(n=4, r=1).slots
    100
    """
    return InfiniteAttributes(n, r, attribute_budget(n, r), **settings)


@statement
def rounded_up() -> Proved:
    """L ≤ log₂ N + 1, since 2^L < 2N: `mistake_bounds.theorem.logarithms.rounded_up_to_base_2`.

    >>> rounded_up().claim
    rounded up: L ≤ lg + 1
    """
    return instantiate(logarithms.rounded_up_to_base_2(), {logarithms.n: N, logarithms.Q: W})


SOME_TARGET = definition(r >= 0, "some target or none")
SOME_STRING = definition(n >= 0, "some string or none")


@statement
def lectures_N_is_enough() -> Proved:
    """The lecture's N ≥ n(3r(log₂ N + 1) + 2) is enough, because L ≤ log₂ N + 1.

    >>> lectures_N_is_enough().claim
    enough slots: N ≥ n·(3·L·r + 2)
    """
    return prove(ENOUGH, given=[LECTURES_N, SOME_STRING, SOME_TARGET], using=[rounded_up()])


@statement
def lecture_bound() -> Proved:
    """The lecture's M ≤ 3r(log₂ N + 1) + 2.

    >>> lecture_bound().claim
    lecture's bound: M ≤ 3·r·(lg + 1) + 2
    """
    bound = claim(M <= 3 * r * (lg + 1) + 2, "lecture's bound")
    return prove(bound, given=[SOME_TARGET], using=[mistake_bound().conclusion, rounded_up()])


PRODUCT = definition(Eq(q, n * r), "product")
BEYOND_37 = assumption(q >= 37, "beyond 37")
NO_MORE = assumption(N <= q**2, "N at most (nr)²")


@statement
def no_more_than_twice() -> Proved:
    """log₂ N ≤ 2·log₂ q where N ≤ q².  λ stands for log₂ q.

    >>> no_more_than_twice().claim
    logarithm of a square: lg ≤ 2·λ
    """
    some = definition(q >= 1, "a product")
    positive = [prove(claim(q > 0), given=[some]), prove(claim(N > 0), given=[SOME_SLOT])]
    squared = at(logarithms.below_product(), (q, g * ln2), (q, g * ln2), (N, lg * ln2), facts=positive)
    scale = prove(claim(q**2 > 0, "a square"), given=[some])
    natural = prove(claim(lg * ln2 <= 2 * g * ln2), given=[NO_MORE], using=[squared, scale])
    return prove(claim(lg <= 2 * g, "logarithm of a square"), using=[natural, some_ln_two()])


@statement
def in_n_and_r() -> Proved:
    """M ≤ 6r·log₂(nr) + 3r + 2 where N ≤ (nr)²: the constant in O(r log(nr)).  λ stands for log₂(nr).

    >>> in_n_and_r().claim
    in n and r: M ≤ 6·λ·r + 3·r + 2
    """
    bound = claim(M <= 6 * r * g + 3 * r + 2, "in n and r")
    twice = instantiate(no_more_than_twice(), {q: n * r})
    return prove(bound, given=[SOME_TARGET], using=[lecture_bound(), twice])


@statement
def tangent() -> Proved:
    """ln q ≤ 5 ln 2 + q/32 − 1 for q ≥ 32: the logarithm lies below its tangent at 32 = 2⁵.

    As s goes from 0 to 1, X goes from 1 to 2 and u from 1 to q/32; the logarithm of X⁵u is taken from u − 1 + 5 ln X.

    >>> tangent()
    Proved: q/32 - log(q) - 1 + 5·log(2) ≥ 0, by a proof of its hypothesis 1 ≥ 0
    """
    s = scalars("s")
    X = 1 + s
    gain = q / 32 - 1
    start = claim(s >= 0)
    far = claim(q >= 32, "beyond 32")
    growing = prove(claim(X > 0), given=[start]), prove(claim(1 + s * gain > 0), given=[start, far])
    product = Certificate(
        claim(X**5 * (1 + s * gain) > 0),
        terms=(Term(Fraction(1), (*5 * (Fact(growing[0]),), Fact(growing[1]))),),
    )
    f = s * gain + 5 * sympy.log(X) - sympy.log(X**5 * (1 + s * gain))
    rises = prove(claim(s * gain**2 >= 0), given=[start], using=[q - 32])
    return with_facts(instantiate(calculus(f, s, 0, rises, [*growing, certify(product)], "tangent"), {s: S.One}))


@statement
def ln_two() -> Proved:
    """ln 2 ≥ 2/3: the case ε = 1 of ln(1 + ε) ≥ 2ε/(2 + ε).

    >>> ln_two().claim
    logarithm: -2/3 + log(2) ≥ 0
    """
    return instantiate(logarithm(), {epsilon: S.One})


@statement
def from_37_on() -> Proved:
    """q ≥ 6·log₂ q + 5 for q ≥ 37.  λ stands for log₂ q, b for ln 2.

    `tangent` gives (λ − 5)b ≤ q/32 − 1, and b ≥ 2/3 that 6(λ − 5) ≤ 9(q/32 − 1); the rest is 23q/32 ≥ 26.

    >>> from_37_on().claim, sorted(map(str, from_37_on().given))
    (from 37 on: q ≥ 6·λ + 5, ['b = log(2)', 'b·λ = log(q)', 'q ≥ 37'])
    """
    names = {ln2: sympy.log(2), logarithms.ell: sympy.log(q)}
    natural = 32 * logarithms.ell <= 160 * ln2 + q - 32
    far = prove(claim(q >= 32), given=[BEYOND_37])
    named = name_logarithms_in(tangent(), names, natural, name="tangent")
    at_lambda = with_facts(instantiate(named, {logarithms.ell: g * ln2}), far)
    goal = claim(q >= 6 * g + 5, "from 37 on")
    return prove(goal, given=[BEYOND_37], using=[at_lambda, some_ln_two()])


@statement
def square_exactly() -> Proved:
    """(nr)² is N with N − n(3r(log₂ N + 1) + 2) = n(r(q − 6·log₂ q − 3) − 2), q = nr.

    >>> type(square_exactly()).__name__
    'Proved'
    """
    gap = q**2 - n * (3 * r * (2 * g + 1) + 2)
    return prove(claim(Eq(gap, n * (r * (q - 6 * g - 3) - 2)), "exactly"), given=[PRODUCT])


@statement
def square_is_enough() -> Proved:
    """N = (nr)² satisfies the lecture's inequality once nr ≥ 37 and r ≥ 1.

    >>> square_is_enough().claim
    square is enough: q² ≥ n·(3·r·(2·λ + 1) + 2)
    """
    given = [PRODUCT, definition(r >= 1, "a target"), SOME_STRING]
    goal = claim(q**2 >= n * (3 * r * (2 * g + 1) + 2), "square is enough")
    return prove(goal, given=given, using=[from_37_on()])


@statement
def nr2_fails_for_all_n() -> Proved:
    """Where N = n·r² is too small for n = 1, it is for every n ≥ 1.  h stands for log₂ r, lg for log₂ N.

    >>> nr2_fails_for_all_n().claim
    too small for all n: N < n·(3·r·(lg + 1) + 2)
    """
    chosen = assumption(Eq(N, n * r**2), "lecture's choice of N")
    target, string = definition(r >= 1, "a target"), definition(n >= 1, "a string")
    positive = [prove(claim(part > 0), given=[target]) for part in (r, r**2)]
    at_r = at(logarithms.product_below(), (r, h * ln2), (r, h * ln2), (r**2, square), facts=positive)
    twice = prove(claim(2 * h * ln2 <= square, "twice"), using=[at_r, positive[1]])
    no_less = prove(claim(r**2 <= N), given=[chosen, string, target])
    some = prove(claim(N > 0), given=[target], using=[no_less])
    rises = at(
        logarithms.monotone()[0], (r**2, square), (S.One, S.Zero), (N, lg * ln2), facts=[*positive, no_less, some]
    )
    natural = prove(claim(2 * h * ln2 <= lg * ln2), using=[twice, rises])
    at_least = prove(claim(2 * h <= lg, "at least"), using=[natural, some_ln_two()])
    small = assumption(r**2 < 3 * r * (2 * h + 1) + 2, "too small for one")
    larger = prove(claim(r**2 < 3 * r * (lg + 1) + 2, "too small"), given=[small, target], using=[at_least])
    string_positive = prove(claim(n > 0), given=[string])
    goal = claim(N < n * (3 * r * (lg + 1) + 2), "too small for all n")
    return prove(goal, given=[chosen], using=[larger, string_positive])


@statement
def any_learner() -> Proved:
    """A conservative learner with M ≤ q·N^(1−ε), 0 ≤ ε ≤ 1, never runs out of N ≥ (n(q + 1))^(1/ε) slots.

    A stands for N^(1−ε) and B for N^ε, as their logarithms say, so that N = AB and A ≥ 1; the choice of N is
    B ≥ n(q + 1).

    >>> any_learner().claim
    any learner: S_M + n ≤ N
    """
    size = scalars("lambda")
    step = prove(claim(taken_next <= taken + n, "slots of a mistake"), given=[TAKEN, ACTIVE])
    row = ((taken, S.Zero, taken_next, taken_M),)
    slots = telescope(taken, ((step, M),), row, (n,), at_least=False, name="slots taken")
    powers = [definition(A > 0, "a power of N"), definition(B > 0, "a power of N")]
    facts = [*map(assume, powers), prove(claim(N > 0), given=[SOME_SLOT])]
    logs = (A, (1 - root) * size), (B, root * size), (N, size)
    below, above = (at(law, *logs, facts=facts) for law in (logarithms.below_product(), logarithms.product_below()))
    no_more = prove(claim(A * B <= N, "product"), using=[below])
    at_A = at(logarithms.tangent(), logs[0], facts=facts)
    not_negative = instantiate(logarithms.not_negative(), {logarithms.n: N})
    room = prove(claim((1 - root) * size >= 0), given=[definition(root <= 1, "an exponent")], using=[not_negative])
    some = prove(claim(A >= 1, "at least one slot"), using=[at_A, room])
    given = [
        assumption(M <= q * A, "mistakes"),
        assumption(B >= n * (q + 1), "choice of N"),
        definition(n >= 0, "some string or none"),
    ]
    return prove(claim(taken_M + n <= N, "any learner"), given=given, using=[slots, no_more, some])


@cache
def claims() -> Mapping[str, Claim]:
    """What is proved here outside the theorem, and the choices of N it speaks of, by name.

    >>> claims()["enough slots"]
    enough slots: N ≥ n·(3·L·r + 2)
    """
    facts = (
        in_whole_numbers, never_out, rounded_up, lecture_bound, in_n_and_r, from_37_on, square_is_enough, any_learner,
    )  # fmt: skip
    return {known.name: known for known in (ENOUGH, LECTURES_N, *(fact().claim for fact in facts))}
