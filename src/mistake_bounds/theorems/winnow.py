"""Winnow's mistake bounds: ORs of r of n attributes (Littlestone 1988), with division and with elimination, and k of r.

In logarithms Winnow adds: c counts the *chips* on each attribute, its promotions less its demotions, and a
promotion makes c⁺ = c + x, a demotion c⁺ = c − x.  u marks the relevant attributes with ones, so that ⟨u, c⟩
is to Winnow what ⟨u, w⟩ is to the Perceptron.  T is the total weight, s = ⟨w, x⟩ the score, P counts
promotions and D demotions.  Where the examples err, a counts the *attribute errors* of one of them (the
fewest bits to turn round so that the OR gives its label), E those of the mistakes so far, and A all.
"""

from fractions import Fraction
from functools import cache
from math import ceil

from sympy import S

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.proof import (
    ZERO,
    Claim,
    Eq,
    Proved,
    VectorEq,
    assume,
    claim,
    dot,
    induct,
    prove,
    scalars,
    telescope,
    vectors,
)
from mistake_bounds.theorems import theorem
from mistake_bounds.theorems.checking import Reading
from mistake_bounds.theorems.chips import RELEVANT as RELEVANT_ATTRIBUTE
from mistake_bounds.theorems.chips import U, U_next, U_r, cap, e_M, read_chips
from mistake_bounds.theorems.slack import KIND
from mistake_bounds.theorems.theorem import Kind, Theorem
from mistake_bounds.worst_case.errors import check_integer

c, c_next, c_M, x, u = vectors("c c^+ c_M x u")
T, T_next, T_M, s, n, r, L, P, D, M = scalars("T T^+ T_M s n r L P D M")
E, E_next, E_M, a, A = scalars("E E^+ E_M a A")
W, V_r, z, d_N, q_N = scalars("W V_r z d_N q_N")

CHIPS_ON = claim(VectorEq(c_next, c + x), "chips on")
CHIPS_OFF = claim(VectorEq(c_next, c - x), "chips off")
RELEVANT = claim(dot(u, x) >= 1, "positive")
IRRELEVANT = claim(Eq(dot(u, x), 0), "negative")
LOW = claim(s < n, "low score")
HIGH = claim(s >= n, "high score")
DOUBLED = claim(Eq(T_next, T + s), "doubled")
HALVED = claim(Eq(T_next, T - s / 2), "halved")
REMOVED = claim(Eq(T_next, T - s), "removed")

NOT_NEGATIVE = claim(s >= 0, "no negative weight")
PART = claim(s <= T, "part of the total")
APART = claim(s + 1 <= T, "a relevant weight apart")

SOME_WEIGHT = claim(T_M > 0, "weight left")
SOME_ATTRIBUTE = claim(n > 0, "some attribute")
COUNTED = claim(Eq(M, P + D), "counted")

MISSING_CHIP = "missing chip"
STATE = ((c, ZERO, c_next, c_M), (T, n, T_next, T_M))
FIXED = (u, n)

CAUSES = {
    "cap": ("unused room", "relevant weights that did not reach their cap"),
    "positive": ("several relevant", "promotions with more than one relevant attribute on"),
    "weight left": ("weight left", "total weight that was still there in the end"),
    "low score": ("low scores", "promotions whose score was further below the threshold than need be"),
    "high score": ("high scores", "demotions whose score was above the threshold"),
}
NOISE = {
    "positive but for errors": ("several relevant", "promotions with more than one relevant attribute on"),
    "negative but for errors": ("errors to spare", "demotions with more attribute errors counted than need be"),
    "all errors": ("harmless errors", "attribute errors of examples that were no mistakes"),
}


@cache
def disjunctions() -> Theorem:
    """Winnow on an OR of r of n attributes, weights 1, threshold n, factor 2, L = ⌈log₂ n⌉: M < 3rL + 2.

    >>> disjunctions().conclusion.claim
    mistake bound: M < 3·L·r + 2
    """
    return _on_ors(
        "Winnow on ORs", CHIPS_OFF, (HALVED, PART), T - n / 2, D < 2 * P + 2, M < 3 * r * L + 2, read_disjunction
    )


@cache
def in_whole_numbers() -> Proved:
    """M ≤ 3rL + 1, since M and 3rL are whole.

    >>> in_whole_numbers().claim
    in whole numbers: M ≤ 3·L·r + 1
    """
    return theorem.in_whole_numbers(disjunctions().conclusion)


@cache
def lecture_bound() -> Proved:
    """The lectures' M ≤ 2 + 3r(1 + log₂ n), from L ≤ 1 + log₂ n (ell stands for log₂ n).

    >>> lecture_bound().claim
    lecture's bound: M ≤ 3·ell·r + 3·r + 2
    """
    ell = scalars("ell")
    given = {"rounded up": L <= 1 + ell, "not negative": r >= 0}
    return prove(claim(M <= 2 + 3 * r + 3 * r * ell, "lecture's bound"), given=given, using=[disjunctions().conclusion])


@cache
def sharper() -> Proved:
    """n M ≤ 2n + r(3nL − 2·2ᴸ): relevant weights that were promoted L times are still there in the end.

    V_r is the total weight of the relevant attributes in the end, W = 2ᴸ; `room_weighed` adds up chips and weights.

    >>> sharper().claim
    sharper bound: M·n ≤ 3·L·n·r - 2·W·r + 2·n
    """
    promotions, weight = disjunctions().sums
    given = [COUNTED, claim(V_r <= T_M, "relevant weight"), claim(n > 0, "some attribute")]
    bound = claim(n * M <= 2 * n + 3 * n * r * L - 2 * r * W, "sharper bound")
    return prove(bound, given=given, using=[promotions, weight, room_weighed()])


@cache
def room_weighed() -> Proved:
    """3n⟨u, c⟩ − 2V ≤ r(3nL − 2W): `room_of_one`, added up over the r relevant attributes.

    >>> room_weighed().claim
    room, weighed: 3·n·⟨c_M, u⟩ - 2·V_r ≤ r·(3·L·n - 2·W)
    """
    V, V_next = scalars("V V^+")
    added = {"chips so far": Eq(U_next, U + e_M), "weight so far": Eq(V_next, V + z)}
    after = 3 * n * U_next - 2 * V_next <= 3 * n * U - 2 * V + (3 * n * L - 2 * W)
    step = prove(claim(after, "room of one more"), given=added, using=[room_of_one()])
    state = ((U, S.Zero, U_next, U_r), (V, S.Zero, V_next, V_r))
    total = telescope(
        3 * n * U - 2 * V, ((step, r),), state, (n, L, W), at_least=False, name="room of all", over=RELEVANT_ATTRIBUTE
    )
    all_chips = claim(Eq(dot(u, c_M), U_r), "relevant chips")
    goal = claim(3 * n * dot(u, c_M) - 2 * V_r <= r * (3 * n * L - 2 * W), "room, weighed")
    return prove(goal, given=[all_chips], using=[total])


@cache
def room_of_one() -> Proved:
    """3n e − 2z ≤ 3nL − 2W for a relevant attribute with e chips and the weight z = 2ᵉ, where W = 2ᴸ ≤ 2n.

    `one_weight` with d = L − e and q = 2⁻ᵈ, so that z = qW.

    >>> room_of_one().claim
    room of one: 3·e_M·n - 2·z ≤ 3·L·n - 2·W
    """
    missing = {"chips missing": Eq(d_N, L - e_M), "its weight": Eq(z, q_N * W)}
    sizes = {"not above 2n": W <= 2 * n, "at most 1": q_N <= 1, "some attribute": n > 0}
    return prove(claim(3 * n * e_M - 2 * z <= 3 * n * L - 2 * W, "room of one"),
                 given={**missing, **sizes}, using=[one_weight()])  # fmt: skip


@cache
def one_weight() -> Proved:
    """3d ≥ 4(1 − q) for d = 0, 1, 2, … and q = 2⁻ᵈ, by induction over the chips that are missing.

    >>> one_weight().claim
    one weight: 3·d_N ≥ 4 - 4·q_N
    """
    d, d_next, q, q_next, missing = scalars("d d^+ q q^+ N")
    held, after = claim(3 * d >= 4 - 4 * q, "one weight"), claim(3 * d_next >= 4 - 4 * q_next, "one weight")
    step = [
        held,
        claim(Eq(d_next, d + 1), "one chip less"),
        claim(Eq(q_next, q / 2), "half"),
        claim(q <= 1, "at most 1"),
    ]
    start, state = prove(held.substitute({d: S.Zero, q: S.One})), ((d, S.Zero, d_next, d_N), (q, S.One, q_next, q_N))
    return induct(held, start, ((prove(after, given=step), missing),), state, (), MISSING_CHIP)


@cache
def elimination() -> Theorem:
    """Winnow with elimination on an OR of r ≥ 1 of n: a demotion takes all of the score, at least n: M < 2rL + 1.

    c counts promotions only.  A demotion touches no relevant weight, and one of them is at least 1: that is left.

    >>> elimination().conclusion.claim
    mistake bound: M < 2·L·r + 1
    """
    name, chips_kept = "Winnow with elimination on ORs", claim(VectorEq(c_next, c), "chips kept")
    return _on_ors(name, chips_kept, (REMOVED, APART), T - n, D < P + 1, M < 2 * r * L + 1, read_elimination)


@cache
def noisy() -> Theorem:
    """Winnow where the labels are those of an OR of r of n but for A attribute errors: M < 3(rL + A) + 2.

    An attribute error can cost one chip: a promotion without a relevant attribute on puts none where one
    was due, a demotion with q of them on takes q off.  So ⟨u, c⟩ + E does what ⟨u, c⟩ did without errors.

    >>> noisy().conclusion.claim
    mistake bound: M < 3·A + 3·L·r + 2
    """
    counted = claim(Eq(E_next, E + a), "errors so far")
    missing = claim(dot(u, x) >= 1 - a, "positive but for errors")
    wrongly_on = claim(dot(u, x) <= a, "negative but for errors")
    gained = prove(claim(dot(u, c_next) + E_next >= dot(u, c) + E + 1, "progress"), given=[CHIPS_ON, missing, counted])
    kept = prove(claim(dot(u, c_next) + E_next >= dot(u, c) + E, "no loss"), given=[CHIPS_OFF, wrongly_on, counted])
    heavier, lighter = _weights(HALVED, T - n / 2)
    state = (*STATE, (E, S.Zero, E_next, E_M))
    promotions = telescope(dot(u, c) + E, ((gained, P), (kept, D)), state, FIXED, at_least=True, name="total progress")
    weight = telescope(T, ((heavier, P), (lighter, D)), state, FIXED, at_least=False, name="total weight")
    all_errors = claim(E_M <= A, "all errors")
    few_promotions = prove(claim(P <= r * L + A, "few promotions"), given=[all_errors], using=[promotions, cap(L)])
    left = weight_left((DOUBLED, NOT_NEGATIVE), (HALVED, PART), state)
    few_demotions = prove(claim(D < 2 * P + 2, "few demotions"), given=[SOME_ATTRIBUTE], using=[weight, left])
    bound = claim(M < 3 * r * L + 3 * A + 2, "mistake bound")
    return Theorem(
        name="Winnow on ORs with attribute errors",
        source="Littlestone 1988; Blum's lectures",
        kinds=(
            Kind("promotion", (CHIPS_ON, missing, counted, LOW, DOUBLED, NOT_NEGATIVE), (gained, heavier)),
            Kind("demotion", (CHIPS_OFF, wrongly_on, counted, HIGH, HALVED, PART), (kept, lighter)),
        ),
        sums=(promotions, weight),
        facts=(few_promotions, few_demotions, cap(L), left),
        conclusion=prove(bound, given=[COUNTED], using=[few_promotions, few_demotions]),
        count="M",
        read=read_noisy,
        causes={**CAUSES, **NOISE},
    )


@cache
def noisy_in_whole_numbers() -> Proved:
    """M ≤ 3(rL + A) + 1, since all of it is whole.

    >>> noisy_in_whole_numbers().claim
    in whole numbers: M ≤ 3·A + 3·L·r + 1
    """
    return theorem.in_whole_numbers(noisy().conclusion)


def weight_left(promoted, demoted, state=STATE, start: Claim = SOME_ATTRIBUTE, fixed=FIXED, using=()) -> Proved:
    """T > 0 at all times, given what keeps it so at a promotion and at a demotion; ``start`` says that T₀ > 0.

    >>> weight_left((DOUBLED, NOT_NEGATIVE), (HALVED, PART))
    Proved: T_M > 0, by induction over the mistakes
    """
    some, after = claim(T > 0, "weight left"), claim(T_next > 0, "weight left")
    kept = ((prove(after, given=[some, *each], using=using), count) for each, count in ((promoted, P), (demoted, D)))
    return induct(some, assume(start), tuple(kept), state, fixed)


def _on_ors(
    name: str, chips_off: Claim, demoted: tuple[Claim, Claim], most_left, few_demotions, bound, read
) -> Theorem:
    """The theorem for one way to demote: what it does to chips and weight, and the two bounds that follow."""
    kinds, promotions, weight = _two_kinds(chips_off, demoted, most_left)
    left = weight_left((DOUBLED, NOT_NEGATIVE), demoted)
    few_p = prove(claim(P <= r * L, "few promotions"), using=[promotions, cap(L)])
    few_d = prove(claim(few_demotions, "few demotions"), given=[SOME_ATTRIBUTE], using=[weight, left])
    return Theorem(
        name=name,
        source="Littlestone 1988",
        kinds=kinds,
        sums=(promotions, weight),
        facts=(few_p, few_d, cap(L), left),
        conclusion=prove(claim(bound, "mistake bound"), given=[COUNTED], using=[few_p, few_d]),
        count="M",
        read=read,
        causes=CAUSES,
    )


def _two_kinds(chips_off: Claim, demoted: tuple[Claim, Claim], most_left):
    """Promotions and demotions, and the two sums over them; ``most_left`` is the most that a demotion leaves."""
    gained = prove(claim(dot(u, c_next) >= dot(u, c) + 1, "progress"), given=[CHIPS_ON, RELEVANT])
    kept = prove(claim(dot(u, c_next) >= dot(u, c), "no loss"), given=[chips_off, IRRELEVANT])
    heavier, lighter = _weights(demoted[0], most_left)
    promotions = telescope(dot(u, c), ((gained, P), (kept, D)), STATE, FIXED, at_least=True, name="total progress")
    weight = telescope(T, ((heavier, P), (lighter, D)), STATE, FIXED, at_least=False, name="total weight")
    kinds = (
        Kind("promotion", (CHIPS_ON, RELEVANT, LOW, DOUBLED, NOT_NEGATIVE), (gained, heavier)),
        Kind("demotion", (chips_off, IRRELEVANT, HIGH, *demoted), (kept, lighter)),
    )
    return kinds, promotions, weight


def _weights(demoted: Claim, most_left) -> tuple[Proved, Proved]:
    """What a promotion does to the total weight, and what a demotion does."""
    heavier = prove(claim(T_next <= T + n, "gain"), given=[DOUBLED, LOW])
    lighter = prove(claim(T_next <= most_left, "loss"), given=[demoted, HIGH])
    return heavier, lighter


def read_disjunction(run: Run, relevant) -> Reading:
    """A run of Winnow in the theorem's words, for the OR of the attributes with indices ``relevant``.

    n is the learner's threshold where one is stated; attributes that the examples then lack (after
    `mistake_bounds.engine.condensed`) are never active, and their weights stay 1.  Raises
    `mistake_bounds.worst_case.errors.BadSize` for an index that is none of the examples' attributes.
    """
    size, threshold = run.examples.dimension, run.learner.threshold
    for i in relevant:
        check_integer("relevant", i, least=0, most=size - 1)
    total = size if threshold is None else threshold
    untouched = max(total - size, 0)
    marked = sorted(set(relevant))
    plain = read_steps(run, {"u": tuple(int(i in marked) for i in range(size)), "n": total}, untouched)
    end = {**plain.end, "r": len(marked), "L": (ceil(total) - 1).bit_length()}
    return Reading(plain.mistakes, end | read_chips(plain.mistakes, end["c_M"], marked))


def read_steps(run: Run, fixed: dict, untouched: Number = 0) -> Reading:
    """The chips, scores and total weights of a run of Winnow, with what is ``fixed`` at every point.

    ``untouched`` is the weight of attributes that the examples lack.
    """
    divides = run.learner.demotion == "divide"
    chips, points = (0,) * run.examples.dimension, []
    for m in run.steps:
        change = m.y if m.y > 0 or divides else 0
        after = tuple(e + change * xi for e, xi in zip(chips, m.x, strict=True))
        points.append({
            KIND: 0 if m.y > 0 else 1, "c": chips, "c^+": after, "x": m.x, "s": inner(m.before, m.x),
            "T": sum(m.before) + untouched, "T^+": sum(m.after) + untouched, **fixed,
        })  # fmt: skip
        chips = after
    promotions = sum(m.y > 0 for m in run.steps)
    end = {
        "c_M": chips, "T_M": sum(run.weights) + untouched, "P": promotions, "D": len(run.steps) - promotions,
        "M": len(run.steps), **fixed,
    }  # fmt: skip
    return Reading(tuple(points), end)


def read_elimination(run: Run, relevant) -> Reading:
    """`read_disjunction` for at least one relevant attribute, without which no weight need be left: else `BadSize`."""
    check_integer("r", len(set(relevant)), least=1, most=run.examples.dimension)
    return read_disjunction(run, relevant)


def read_sharper(run: Run, relevant) -> Reading:
    """`read_disjunction`, with the weights of the relevant attributes and the chips that they are missing."""
    plain, V, rows = read_disjunction(run, relevant), 0, []
    for i, row in zip(sorted(set(relevant)), plain.end[RELEVANT_ATTRIBUTE], strict=True):
        missing = plain.end["L"] - row["e_M"]
        halves = [Fraction(1, 2**k) for k in range(missing + 1)]
        steps = [{"d": k, "d^+": k + 1, "q": halves[k], "q^+": halves[k + 1]} for k in range(missing)]
        z = run.weights[i]
        rows.append({
            **row, "V": V, "V^+": V + z, "z": z, "N": missing, "d_N": missing, "q_N": halves[-1],
            MISSING_CHIP: steps,
        })  # fmt: skip
        V += z
    return Reading(plain.mistakes, {**plain.end, RELEVANT_ATTRIBUTE: rows, "V_r": V, "W": 2 ** plain.end["L"]})


def read_noisy(run: Run, relevant) -> Reading:
    """The same with attribute errors: those of each mistake, those so far, and those of all examples presented."""
    plain, errors, points = read_disjunction(run, relevant), 0, []
    for m, point in zip(run.steps, plain.mistakes, strict=True):
        wrong = attribute_errors(m.x, m.y, relevant)
        points.append({**point, "a": wrong, "E": errors, "E^+": errors + wrong})
        errors += wrong
    presented = run.passes * sum(attribute_errors(x, y, relevant) for x, y in run.examples)
    return Reading(tuple(points), {**plain.end, "E_M": errors, "A": presented})


def attribute_errors(x, y: int, relevant) -> int:
    """The fewest bits of x to turn round so that the OR of ``relevant`` gives the label y (1 if it never can).

    >>> attribute_errors((1, 1, 0), -1, [0, 1]), attribute_errors((0, 0, 1), +1, [0, 1])
    (2, 1)
    """
    active = sum(x[i] for i in set(relevant))
    return max(0, 1 - active) if y > 0 else active
