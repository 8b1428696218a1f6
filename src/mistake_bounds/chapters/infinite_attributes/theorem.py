"""Infinitely many attributes: how many slots are enough, that they never run out, and the mistake bound that follows.

n is the largest number of strings in an example, r how many the target OR has, N the number of slots; S counts
the slots that are taken, k the new strings of an example.  Winnow's own claims are those of
`chapters.winnow_ors.theorem`, with N attributes in place of n; L stands for ⌈log₂ N⌉, b for ln 2 and lg for log₂ N,
so that lg times b is ln N.
`enough` and `attribute_budget` read the lecture's inequality off its claim, exactly.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache

import sympy
from sympy import S

from mistake_bounds.chapters.infinite_attributes.learner import BadBudget, InfiniteAttributes
from mistake_bounds.chapters.winnow_ors.chips import Chips, caps
from mistake_bounds.chapters.winnow_ors.theorem import TOLD, WinnowBounds, steps_told
from mistake_bounds.exact import listed, reaches_log2, total, whole
from mistake_bounds.play import Step
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Fact,
    Proved,
    Term,
    assumption,
    calculus,
    certify,
    claim,
    definition,
    instantiate,
    name_logarithms_in,
    prove,
    scalars,
    statement,
    telescope,
)
from mistake_bounds.proof import assume as as_fact
from mistake_bounds.proof.values import coefficients_in
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, epsilon, logarithm, some_ln_two, with_facts
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    lemma,
    log,
    of_step,
    state,
    theorem,
)

CAUSES = {
    "cap": ("unused room", "relevant weights that did not reach their cap"),
    "positive": ("several relevant", "promotions with more than one relevant slot on"),
    "weight left": ("weight left", "total weight that was still there in the end"),
    "low score": ("low scores", "promotions whose score was further below N than need be"),
    "high score": ("high scores", "demotions whose score was above N"),
}


def over_slots(m: Step, names: Sequence[str]) -> Step:
    """A mistake as Winnow makes it: weights and example over the slots of all ``names``."""
    before, after = (state.weights + (1,) * (len(names) - len(state.weights)) for state in (m.before, m.after))
    return replace(m, x=tuple(int(name in m.x) for name in names), before=before, after=after)


class SlotBounds(Theory):
    """What Winnow sees are the mistakes alone, and N attributes of which most are never on."""

    M, P, D, kinds, W, one, x, w, w_x = WinnowBounds["M P D kinds W one x w w_x"]
    r, s, u, c = Chips["r s u c"]
    progress, no_loss, doubling, halving, active_weights, counted = WinnowBounds[
        "progress no_loss doubling halving active_weights counted"
    ]

    @Row(
        "mistake", M, kinds=kinds,
        **TOLD | {"gives": f"{TOLD['gives']} new taken", "changes": "w c taken", "about": f"{TOLD['about']} strings"},
    )  # fmt: skip
    def mistakes(run, target):
        hint = 'give strings, such as ("buy", "cheap")'
        target = frozenset(listed("target", target, hint, BadTarget, in_order=False))
        learner, names = run.learner, run.weights.strings
        seen = [j for j, name in enumerate(names) if name in target]
        marked = [*seen, *[None] * (learner.r - len(seen))][: learner.r]
        slots = [over_slots(step, names) for step in run.steps]
        about, *items, end = steps_told(run, slots, run.weights.weights, learner.winnow, marked, learner.slots)
        yield about | {"strings": learner.n}
        for item, step in zip(items, run.steps, strict=True):
            held = step.before.strings
            yield item | {"taken": len(held), "new": len(step.x.difference(held))}
        yield end | {"taken": len(names)}

    n = fixed("the largest number of strings in an example", lambda strings: strings)
    N = fixed("the number of slots", lambda size: size)
    L = fixed("⌈log₂ N⌉, the most chips that a weight can carry", lambda most: most)
    T = state("the total weight", lambda w: total(w), start=N)
    S = state("how many slots are taken", lambda taken: taken, start=0)
    k = of_step("the number of new strings in an example", lambda new: new)
    lg = log(N, 2, text="log₂ N")
    λ = log(n * r, 2, text="log₂(nr)")

    high_score = does(s >= N)
    all_weights = define(T == dot(one, w))
    all_weights_after_it = define(T.next == dot(one, w.next))
    new_strings = does(S.next == S + k)
    active_strings = assume(k <= n)

    cap, weight_left, positive_size, low_score = caps(1, N, L, W, T)["cap weight_left positive_size low_score"]

    doubled = have(T.next == T + s, doubling, all_weights, all_weights_after_it, active_weights)
    halved = have(T.next == T - s / 2, halving, all_weights, all_weights_after_it, active_weights)
    gain = calc(T.next).eq(T + s, doubled).le(T + N, low_score)
    loss = calc(T.next).eq(T - s / 2, halved).le(T - N / 2, high_score)
    slots_of_a_mistake = have(S.next <= S + n, new_strings, active_strings)
    total_progress = mistakes.total(progress, no_loss)  # ⟨u, c_M⟩ ≥ P
    total_weight = mistakes.total(gain, loss)  # T_M ≤ N + NP − ND/2
    slots_taken = mistakes.total(slots_of_a_mistake)  # S_M ≤ nP + nD
    few_promotions = have(P <= r * L, total_progress, cap)
    few_demotions = have(D < 2 * P + 2, total_weight, weight_left, positive_size)
    mistake_bound = have(M < 3 * r * L + 2, few_promotions, few_demotions, counted)

    # the slots taken and a temporary block of n more fit into N, at any time

    some_string_or_none = define(n >= 0)
    some_target_or_none = define(r >= 0)
    enough_slots = assume(N >= n * (3 * r * L + 2))
    whole_numbers = define((3 * r * L + 2 - M) * (3 * r * L + 1 - M) >= 0)
    in_whole_numbers = have(M <= 3 * r * L + 1, mistake_bound, whole_numbers)
    never_out_of_slots = have(
        S.last + n <= N, counted, enough_slots, some_string_or_none, slots_taken, in_whole_numbers
    )

    # as the lecture has it, because L ≤ log₂ N + 1

    lectures_N = assume(N >= n * (3 * r * (lg + 1) + 2), "lecture's N")
    rounded_up = lemma(logarithms.rounded_up_to_base_2, n=N, Q=W, L=L)
    lectures_N_is_enough = have(
        N >= n * (3 * r * L + 2), lectures_N, some_string_or_none, some_target_or_none, rounded_up, name="enough slots"
    )
    lecture_bound = have(
        M <= 3 * r * (lg + 1) + 2, some_target_or_none, mistake_bound, rounded_up, name="lecture's bound"
    )

    # the constant in O(r log(nr)), where N is at most (nr)²

    twice = lemma(lambda: no_more_than_twice(), q=n * r, N=N)  # log₂ N ≤ 2 log₂(nr)
    in_n_and_r = have(M <= 6 * r * λ + 3 * r + 2, some_target_or_none, lecture_bound, twice)


beside = Letters()
q = beside("q", "n times r; of any learner, the constant in its bound M ≤ q·N^(1 − ε)")
ln2 = beside("b", "ln 2")
beside("t", "where the logarithm and its tangent are compared")
h = beside("h", "log₂ r")
beside("m", "log₂ n")
A, B = beside("A B", "N to the power 1 − ε, and to the power ε")
root = beside("epsilon", "an exponent from 0 to 1")
square = beside("a_2", "ln r²")
letters = Notation(SlotBounds, others=(beside,))

# The letters and hypotheses as the kernel has them, for proofs beside the theory.
_a = SlotBounds
M, P, D, W, r, n, N, L, lg, g = (one.value for one in _a["M P D W r n N L lg λ"])
k = _a.k.value
taken, taken_next, taken_M = _a.S.value, _a.S.next.value, _a.S.last.value
TAKEN, ACTIVE, ENOUGH, LECTURES_N = (
    one.claim for one in (_a.new_strings, _a.active_strings, _a.enough_slots, _a.lectures_N)
)
SOME_STRING, SOME_SLOT = _a.some_string_or_none.claim, assumption(N >= 1, "some attribute")


@statement
def mistake_bound() -> Theorem:
    """Winnow over N slots on an OR of at most r strings, L = ⌈log₂ N⌉: M < 3rL + 2, and at most nM slots are taken."""
    shown = _a.doubled, _a.halved, _a.slots_taken, _a.few_promotions, _a.few_demotions, _a.cap, _a.weight_left
    name = "Winnow with infinitely many attributes"
    return theorem(name, "Blum 1992", _a.mistake_bound, causes=CAUSES, shown=shown)


@statement
def in_whole_numbers() -> Proved:
    """M ≤ 3rL + 1, since M and 3rL are whole."""
    return _a.in_whole_numbers.proof


@statement
def never_out() -> Proved:
    """The slots taken and a temporary block of n more fit into N, at any time: S + n ≤ N."""
    return _a.never_out_of_slots.proof


def enough(N: int, n: int, r: int) -> bool:
    """`LECTURES_N` at numbers, exactly: are N slots enough for n active strings and an OR of r?

    The claim is c + d·log₂ N ≥ 0, with whole c and d ≤ 0.  Raise `BadBudget` unless N ≥ 1, n ≥ 1, r ≥ 0.

    >>> enough(2500, n=100, r=5), [enough(nr * nr, n=nr, r=1) for nr in (36, 37)]
    (False, [False, True])
    """
    N = whole("N", N, 1, refusal=BadBudget)
    n = whole("n", n, 1, refusal=BadBudget)
    r = whole("r", r, 0, refusal=BadBudget)
    amount, times = coefficients_in(LECTURES_N.polynomial, "lg", {"N": N, "n": n, "r": r})
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
    """L ≤ log₂ N + 1, since 2^L < 2N: `mistake_bounds.theorem.logarithms.rounded_up_to_base_2`."""
    return _a.rounded_up.proof


@statement
def lectures_N_is_enough() -> Proved:
    """The lecture's N ≥ n(3r(log₂ N + 1) + 2) is enough, because L ≤ log₂ N + 1."""
    return _a.lectures_N_is_enough.proof


@statement
def lecture_bound() -> Proved:
    """The lecture's M ≤ 3r(log₂ N + 1) + 2."""
    return _a.lecture_bound.proof


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
    """M ≤ 6r·log₂(nr) + 3r + 2 where N ≤ (nr)²: the constant in O(r log(nr)).  λ stands for log₂(nr)."""
    return _a.in_n_and_r.proof


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
    rises = prove(claim(s * gain**2 >= 0), given=[start])
    return with_facts(instantiate(calculus(f, s, 0, rises, [*growing, certify(product)], "tangent"), {s: S.One}))


@statement
def ln_two() -> Proved:
    """ln 2 ≥ 2/3: the case ε = 1 of ln(1 + ε) ≥ 2ε/(2 + ε).

    >>> ln_two().claim
    logarithm: log(2) - 2/3 ≥ 0
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
    facts = [*map(as_fact, powers), prove(claim(N > 0), given=[SOME_SLOT])]
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
