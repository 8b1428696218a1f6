"""The Perceptron on an OR of r of n attributes, with a dummy input: 4M² ≤ 4(4rz + 2r + 1)M + r(2z − 1)², z = n − r.

An example has zeros and ones, p those of the r relevant attributes and q those of the z others, and a dummy input
d = 1.  Their weights are a, v and b, all 0 at the start; s is the score.  A score of 0 says +, so that a promotion has
s < 0 and a demotion s ≥ 0.  e and f are rows of ones.  Ψ = Σ a(a − 1 − 2z) + Σ v(v + 1) + b(b + 1) never rises, and
2Σa − b rises by 1 or more at each mistake.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from mistake_bounds.chapters.perceptron.theorem import cauchy_schwarz
from mistake_bounds.exact import dot as inner
from mistake_bounds.proof import ZERO, statement
from mistake_bounds.theorem.reading import check_weights, labels_of_mistakes
from mistake_bounds.theorem.targets import BadTarget, row_of_bits
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    by_cases,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    lemma,
    norm2,
    of_step,
    state,
    theorem,
)


class Whole(Theory):
    """k(k + 1) ≥ 0 for a whole number k: it is reached from 0 in steps of 1, so that it is not between −1 and 0."""

    j_up, j_down = fixed("how often it goes up"), fixed("how often it goes down")

    @Row("unit", j_up, gives="j", changes="j", kinds=(("", j_up), ("", j_down)), kind=lambda j, j_next: int(j_next < j))
    def units(whole):
        """The steps to ``whole``; of a number that is not whole the last is shorter than 1."""
        way = 1 if whole > 0 else -1
        stops = *(way * k for k in range(ceil(abs(whole)))), whole
        yield from (({"j": before}, {"j": after}) for before, after in pairwise(stops))

    j = state("a number that goes up or down by 1, from 0 on", start=0)
    up = define(j >= 0, "from 0 up"), define(j.next == j + 1, "one more")
    down = define(j <= 0, "from 0 down"), define(j.next == j - 1, "one less")


def not_between(number):
    """k(k + 1) ≥ 0, of a letter that is a whole number."""
    a = Whole
    return a.units.keep((a.j * (a.j + 1) >= 0, a.up, a.down), end={a.j: number})


def parted(row: Sequence, target: Sequence[int], names: Sequence[str]) -> dict:
    """The relevant entries, the others, and the last one, by their names.

    >>> parted((5, 6, 7, 1), (0, 1, 0), "pqd")
    {'p': (6,), 'q': (5, 7), 'd': 1}
    """
    marked = [[value for value, bit in zip(row, target, strict=False) if bit == on] for on in (1, 0)]
    return dict(zip(names, (*map(tuple, marked), row[-1]), strict=True))


def told(run, target):
    """A run on rows whose last entry is the dummy input; ``target`` is a row of n bits, 1 for each relevant attribute.

    Raise `BadTarget` unless there is a bit for each attribute but the dummy, and `mistake_bounds.examples.BadFeature`
    for an entry that is no bit.
    """
    check_weights(run)
    target = row_of_bits("target", target, "a target says which attributes are relevant")
    if len(target) != run.examples.dimension - 1:
        message = f"the target has {len(target)} bits, and the rows {run.examples.dimension} entries, the dummy's last"
        raise BadTarget(message, target)
    yield {"labels": labels_of_mistakes(run), "target": target}
    for step in run.steps:
        weights, example = parted(step.before, target, "avb"), parted(step.x, target, "pqd")
        yield weights | example | {"y": step.y, "whole": inner(step.before, step.x)}
    yield parted(run.weights, target, "avb")


class DisjunctionBounds(Theory):
    """The relevant weights pay: 2Σa − b rises at each mistake, and Ψ, which a large Σa would lift, never rises."""

    M = fixed("the number of mistakes", lambda labels: len(labels))
    P = fixed("the number of promotions: mistakes on positive examples", lambda labels: labels.count(1))
    D = fixed("the number of demotions: mistakes on negative examples", lambda labels: labels.count(-1))
    kinds = ("promotion", P), ("demotion", D)
    mistakes = Row(
        "mistake", M, gives="a v b p q d y whole", changes="a v b", about="labels target", kinds=kinds,
        kind=lambda y: int(y < 0),
    )(told)  # fmt: skip

    r = fixed("the number of relevant attributes", lambda target: target.count(1))
    z = fixed("the number of attributes that are not relevant", lambda target: target.count(0))
    a = state("the weights of the relevant attributes", start=0, vector=True)
    v = state("the weights of the other attributes", start=0, vector=True)
    b = state("the weight of the dummy input", start=0)
    p = of_step("the relevant part of an example", vector=True)
    q = of_step("the irrelevant part of an example", vector=True)
    d = of_step("the dummy input")
    e = fixed("a one for each relevant attribute", lambda target: (1,) * target.count(1), vector=True)
    f = fixed("a one for each other attribute", lambda target: (1,) * target.count(0), vector=True)
    s = of_step("the score of an example", lambda whole: whole)

    up = (
        does(a.next == a + p, "relevant weights up"),
        does(v.next == v + q, "other weights up"),
        does(b.next == b + d, "dummy's weight up"),
    )
    down = (
        does(a.next == a - p, "relevant weights down"),
        does(v.next == v - q, "other weights down"),
        does(b.next == b - d, "dummy's weight down"),
    )
    dummy_input = assume(d == 1)
    score = define(s == dot(a, p) + dot(v, q) + b * d)
    zeros_and_ones = assume(dot(e, p) == norm2(p))
    other_zeros_and_ones = assume(dot(f, q) == norm2(q))
    low_score, high_score = does(s < 0), does(s >= 0)
    positive = assume(dot(e, p) >= 1)
    negative = assume(p == ZERO)
    z_others, r_relevant_ones = define(norm2(f) == z), define(norm2(e) == r)

    # 2Σa − b rises by 1 or more

    rise = 2 * dot(e, a) - b
    progress = calc(rise.next).eq(rise + 2 * dot(e, p) - d, up).ge(rise + 1, positive, dummy_input)
    same = calc(rise.next).eq(rise - 2 * dot(e, p) + d, down).ge(rise + 1, negative, dummy_input).called("progress")
    total_progress = mistakes.total(progress, same)  # 2Σa_M − b_M ≥ P + D

    # Ψ does not rise

    Ψ = norm2(a) - (2 * z + 1) * dot(e, a) + norm2(v) + dot(f, v) + b**2 + b
    whole_score = not_between(s)
    at_most = have(s <= -1, low_score, whole_score, name="at most −1")
    z_for_each = have(z * dot(e, p) >= norm2(q), positive, other_zeros_and_ones, z_others)
    off = 2 * norm2(q) - 2 * z * dot(e, p)
    change = have(Ψ.next == Ψ + 2 * s + 2 + off, up, score, dummy_input, zeros_and_ones, other_zeros_and_ones)
    no_rise = calc(Ψ.next).eq(Ψ + 2 * s + 2 + off, change).le(Ψ + off, at_most).le(Ψ, z_for_each)
    no_rise_there = (
        calc(Ψ.next)
        .eq(Ψ - 2 * s, down, score, dummy_input, negative, other_zeros_and_ones)
        .le(Ψ, high_score)
        .called("no rise")
    )
    never_above_0 = mistakes.total(no_rise, no_rise_there)

    # in the end Σ a(2z + 1 − a) ≥ b(b + 1), for Σ v(v + 1) ≥ 0

    @Row("other attribute", z, gives="whole")
    def others(v):
        yield from ({"whole": weight} for weight in v)

    v_i = of_step("an irrelevant weight in the end", lambda whole: whole)
    X_z = others.sum(v_i, "the irrelevant weights in the end, added up one by one")
    Y_z = others.sum(v_i**2, "their squares, added up in the same way")
    other_weights_added_up = define(dot(f, v.last) == X_z)
    their_squares_added_up = define(norm2(v.last) == Y_z)
    whole_number = not_between(v_i)
    no_part_below_0 = others.total(have(v_i**2 + v_i >= 0, whole_number))
    whole_weights = have(
        norm2(v.last) + dot(f, v.last) >= 0, other_weights_added_up, their_squares_added_up, no_part_below_0
    )
    relevant_weights_pay = have(
        (2 * z + 1) * dot(e, a.last) - norm2(a.last) >= b.last**2 + b.last, never_above_0, whole_weights
    )

    # so that Σa, and with it the number of mistakes, is not too large

    A = fixed("the relevant weights in the end, added up", lambda a: sum(a))
    T = fixed("2A − b_M, which is at least the number of mistakes", lambda a, b: 2 * sum(a) - b)
    counted = define(M == P + D)
    relevant_weights_added_up = define(A == dot(e, a.last))
    progress_in_the_end = define(T == 2 * A - b.last)
    some_relevant, some_mistake = assume(r > 0), assume(M > 0)

    schwarz = lemma(cauchy_schwarz, at={"u": e, "w": a.last})
    few_large_weights = have(A**2 <= r * norm2(a.last), r_relevant_ones, relevant_weights_added_up, schwarz)
    in_numbers = have(
        A**2 + r * b.last * (b.last + 1) <= r * (2 * z + 1) * A,
        some_relevant, relevant_weights_added_up, few_large_weights, relevant_weights_pay,
    )  # fmt: skip
    K, C = 4 * (4 * r * z + 2 * r + 1), r * (2 * z - 1) ** 2
    bound_of_T = have(4 * T**2 <= K * T + C, some_relevant, progress_in_the_end, in_numbers)
    T_or_fewer = have(T >= M, relevant_weights_added_up, progress_in_the_end, counted, total_progress)
    some_progress = have(T > 0, some_mistake, T_or_fewer)
    times_T = have(4 * T * M**2 <= T * (K * M + C), some_mistake, some_relevant, T_or_fewer, bound_of_T, some_progress)
    bound = 4 * M**2 <= K * M + C
    mistake_bound = by_cases(
        have(bound, define(M == 0, "no mistake"), some_relevant),
        have(bound, times_T, some_progress),
        define(M >= 0, "a count"),
    )

    # without a square of M

    k = 2 * z + 1
    mistakes_at_most = have(
        8 * k * M <= 16 * r * k**2 + (k + 2) ** 2,
        r_relevant_ones, counted, define(z >= 0, "a count of attributes"), total_progress, relevant_weights_pay,
    )  # fmt: skip


letters = Notation(Whole, DisjunctionBounds)
M, r, z = (one.value for one in DisjunctionBounds["M r z"])

CAUSES = {
    "‖f - q‖²": ("others off", "promotions with irrelevant attributes off"),
    "positive · ‖f‖²": ("several relevant", "promotions with more than one relevant attribute on"),
    "positive": ("several relevant", "promotions with more than one relevant attribute on"),
    "at most −1": ("low scores", "promotions on scores below −1"),
    "high score": ("high scores", "demotions on scores above 0"),
    "whole weights": ("others left", "irrelevant weights that are neither 0 nor −1 in the end"),
}


@statement
def mistake_bound() -> Theorem:
    """4M² ≤ 4(4rz + 2r + 1)M + r(2z − 1)² for the Perceptron on an OR, where a score of 0 says +."""
    a = DisjunctionBounds
    causes = {
        **CAUSES,
        "some mistake": CAUSES["positive"],
        "(M - T)² · some mistake": CAUSES["positive"],
        "Cauchy–Schwarz": ("unequal levels", "relevant weights that differ in the end"),
        "(2·A + 4·b_M·r - 2·r·z + r)²": ("out of balance", "relevant weights and the dummy's do not balance"),
    }
    name, source = "The Perceptron on an OR", "this book; the convergence theorem gives (4r + 1)(n + 1)"
    shown = a.at_most, a.z_for_each, a.change, a.schwarz, a.relevant_weights_pay, a.bound_of_T
    return theorem(name, source, a.mistake_bound, causes=causes, shown=shown)


@statement
def in_a_line() -> Theorem:
    """8(2z + 1)M ≤ 16r(2z + 1)² + (2z + 3)²: the bound without a square of M, for every r, and with squares only."""
    a = DisjunctionBounds
    causes = {
        **CAUSES,
        "‖a_M + (-2·z - 1)·e‖²": ("levels not 2z + 1", "relevant weights that end elsewhere than at 2z + 1"),
        "(4·b_M + 2·z + 3)²": ("the dummy's weight", "it does not end at −(2z + 3)/4, and often cannot"),
    }
    shown = a.at_most, a.z_for_each, a.change, a.relevant_weights_pay
    return theorem("The Perceptron on an OR, in a line", "this book", a.mistakes_at_most, causes=causes, shown=shown)
