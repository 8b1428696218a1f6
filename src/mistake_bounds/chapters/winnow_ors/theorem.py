"""Winnow's mistake bounds: ORs of r of n attributes (Littlestone 1988), with division and with elimination.

In logarithms Winnow adds: c counts the *chips* on each attribute, its promotions less its demotions.  u marks the
relevant attributes with ones, so that ⟨u, c⟩ is to Winnow what ⟨u, w⟩ is to the Perceptron.  w are the weights, w_x
those of the active attributes (0 elsewhere) and 1 is the vector of ones, so that the total weight is T = ⟨1, w⟩ and the
score s = ⟨1, w_x⟩.  Where the examples err, a counts the *attribute errors* of one of them (the fewest bits to turn
round so that the OR gives its label), E those of the mistakes, and A all.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from mistake_bounds.chapters.winnow_ors.chips import Chips, Seen, attribute_errors, caps, chips_after, chips_of
from mistake_bounds.exact import BadSize, Number, ceil_log, counted, intern, whole
from mistake_bounds.proof import (
    ZERO,
    Proved,
    claim,
    definition,
    instantiate,
    prove,
    statement,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem import theorem as records
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.reading import Reading, labels_of_mistakes
from mistake_bounds.theorem.targets import relevant_attributes
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
    of_step,
    read,
    state,
    theorem,
)

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


TOLD = {
    "gives": "w x y c active among",
    "changes": "w c",
    "about": "run labels size most factor u marked chips seen",
    "end": "last part among exponent",
    "kind": lambda y: int(y < 0),
}


def told(run, relevant, of_relevant: bool = False, base: Number = 2) -> Iterator[dict]:
    """What a run of Winnow is about, its mistakes, and its end, where the total weight begins with a part of it.

    The part is the weight of the relevant attributes, or that of one attribute; caps are powers of the ``base``.
    """
    size, threshold = run.examples.dimension, run.learner.threshold
    marked = relevant_attributes(relevant, size)
    return steps_told(
        run, run.steps, run.weights, run.learner, marked, size if threshold is None else threshold, of_relevant, base
    )


def steps_told(
    run, steps, weights, winnow, marked, n: int, of_relevant: bool = False, base: Number = 2
) -> Iterator[dict]:
    """The same of the ``steps`` of a ``winnow`` inside a run, which lead to the ``weights``.

    Attributes that the weights lack, of ``n`` in all, stand in a last place, together, with all their weight; one that
    is relevant is marked by None.
    """
    size, factor = len(weights), winnow.factor
    rest = (n - size,) if n > size else ()
    none = (0,) * len(rest)
    alike, chips, items = {}, (0,) * size, []
    for m in steps:
        m = replace(m, before=intern(m.before, alike), after=intern(m.after, alike))
        active = tuple(wi if xi == 1 else wi * xi if xi else 0 for wi, xi in zip(m.before, m.x, strict=True))
        on = counted(w for w, xi in zip(m.before, m.x, strict=True) if xi)
        items.append(
            {"w": m.before + rest, "x": m.x + none, "y": m.y, "c": chips + none, "active": active + none, "among": on}
        )
        chips = chips_after(m, chips, factor)
    last = intern(weights, alike)
    most = ceil_log(n, base)
    yield {
        "run": run, "labels": labels_of_mistakes(run), "size": n, "most": most, "factor": factor, "marked": marked,
        "u": tuple(int(i in marked) for i in range(size)) + none, "chips": chips,
        "seen": Seen([*items, {"w": last}], winnow.demotion == "divide"),
    }  # fmt: skip
    yield from items
    among = counted(weights) + Counter({1: sum(rest)})
    part = next((weight for weight in among if weight), 1)
    if of_relevant:
        part = sum(weights[i] for i in marked)
        among = among - counted(weights[i] for i in marked) + Counter([part])
    exponent = 0 if of_relevant else chips_of(part, factor)
    yield {"w": last + rest, "c": chips + none, "last": last, "part": part, "among": among, "exponent": exponent}


class WinnowBounds(Theory):
    """A promotion puts a chip on each active attribute and doubles its weight; a demotion takes them off again."""

    M = fixed("the number of mistakes", lambda labels: len(labels))
    P = fixed("the number of promotions", lambda labels: sum(y > 0 for y in labels))
    D = fixed("the number of demotions", lambda labels: sum(y < 0 for y in labels))
    kinds = ("promotion", P), ("demotion", D)

    @Row("mistake", M, kinds=kinds, **TOLD)
    def mistakes(run, relevant, of_relevant=False):
        return told(run, relevant, of_relevant)

    n, r, u, c, T, s, w_1, t_1 = Chips["n r u c T s w_1 t_1"]
    L = fixed("⌈log₂ n⌉, the most chips that a weight can carry", lambda most: most)
    W = fixed("2ᴸ, the cap of a weight", lambda most: 2**most)
    one = fixed("the vector of ones", lambda u: (1,) * len(u), vector=True, name="1")
    x = of_step("an example, 1 where an attribute is active and 0 elsewhere", vector=True)
    w = state("the weights", vector=True)
    w_x = of_step("the weights of the active attributes, 0 elsewhere", lambda active: active, vector=True)

    chips_on = does(c.next == c + x)
    chips_off = does(c.next == c - x)
    positive = assume(dot(u, x) >= 1)
    negative = assume(dot(u, x) == 0)
    high_score = does(s >= n)
    doubling = does(w.next == w + w_x, "active weights doubled")
    halving = does(w.next == w - w_x / 2, "active weights halved")
    all_weights = define(T == dot(one, w))
    all_weights_after_it = define(T.next == dot(one, w.next))
    active_weights = define(s == dot(one, w_x))
    weighed = all_weights, all_weights_after_it, active_weights
    counted = define(M == P + D)

    CAPS = caps(1, n, L, W)
    cap, weight_left, positive_size, low_score, some_attribute = CAPS[
        "cap weight_left positive_size low_score some_attribute"
    ]

    # with division: 3rL + 2 and more

    progress = calc(dot(u, c.next)).eq(dot(u, c) + dot(u, x), chips_on).ge(dot(u, c) + 1, positive)
    no_loss = calc(dot(u, c.next)).eq(dot(u, c) - dot(u, x), chips_off).ge(dot(u, c), negative)
    doubled = have(T.next == T + s, doubling, weighed)
    halved = have(T.next == T - s / 2, halving, weighed)
    gain = calc(T.next).eq(T + s, doubled).le(T + n, low_score)
    loss = calc(T.next).eq(T - s / 2, halved).le(T - n / 2, high_score)
    total_progress = mistakes.total(progress, no_loss)  # ⟨u, c_M⟩ ≥ P
    total_weight = mistakes.total(gain, loss)  # T_M ≤ n + nP − nD/2
    few_promotions = have(P <= r * L, total_progress, cap)
    few_demotions = have(D < 2 * P + 2, total_weight, weight_left, positive_size)
    mistake_bound = have(M < 3 * r * L + 2, few_promotions, few_demotions, counted)

    # relevant weights that were promoted L times are still there in the end: n M ≤ 2n + r(3nL − 2W)

    e_M, d, F_d, U_r, V_r, chip, t, F = Chips["e_M d F_d U_r V_r chip t F"]
    z_M = Chips.z.last
    one_cap, cap_of_a_weight, part_left = CAPS["one_cap cap_of_a_weight relevant_part"]
    not_above_2n = define(W <= 2 * n)
    heavy = have(W >= 0, cap_of_a_weight, some_attribute)
    up, down = Chips["from_0_up one_more"], Chips["from_0_down one_less"]
    doubled_power, halved_power = (
        define(F.next == 2 * F, "times the factor"),
        define(2 * F.next == F, "divided by the factor"),
    )
    one_weight = chip.keep((4 * F >= 4 + 3 * t, (*up, doubled_power), (*down, halved_power)), end={t: d, F: F_d})
    room_of_one = have(
        3 * n * e_M - 2 * z_M <= 3 * n * L - 2 * W,
        CAPS.its_chips_make_its_weight, CAPS.chips_from_the_cap_on,
        not_above_2n, one_weight, one_cap, heavy,
    )  # fmt: skip
    room_of_all = Chips.attributes.total(room_of_one)
    relevant_chips = Chips.relevant_chips
    room_weighed = have(
        3 * n * dot(u, c.last) - 2 * V_r <= r * (3 * n * L - 2 * W), room_of_all, relevant_chips, name="room, weighed"
    )
    sharper = have(
        n * M <= 2 * n + 3 * n * r * L - 2 * r * W,
        total_progress, total_weight, room_weighed, part_left, positive_size, counted, name="sharper bound",
    )  # fmt: skip

    # where labels err: a promotion without a relevant attribute on puts no chip where one was due, a demotion with q of
    # them on takes q off

    a = of_step(
        "the attribute errors of an example: the fewest bits to turn round so that the OR gives its label",
        lambda x, y, marked: attribute_errors(x, y, marked),
    )
    E_M = mistakes.sum(a, "the attribute errors of the mistakes", so_far="E")
    A = fixed(
        "the attribute errors of all examples presented",
        lambda run, marked: run.passes * sum(attribute_errors(x, y, marked) for x, y in run.examples),
    )
    positive_but_for_errors = assume(dot(u, x) >= 1 - a)
    negative_but_for_errors = assume(dot(u, x) <= a)
    all_errors = define(E_M <= A)
    noisy_progress = have(dot(u, c.next) + a >= dot(u, c) + 1, chips_on, positive_but_for_errors, name="progress")
    noisy_loss = have(dot(u, c.next) + a >= dot(u, c), chips_off, negative_but_for_errors, name="no loss")
    noisy_total = mistakes.total(noisy_progress, noisy_loss, name="total progress")  # ⟨u, c_M⟩ + E ≥ P
    few_noisy = have(P <= r * L + A, noisy_total, cap, all_errors, name="few promotions")
    noisy_bound = have(M < 3 * r * L + 3 * A + 2, few_noisy, few_demotions, counted, name="mistake bound")

    # with elimination, where c counts promotions only: 2rL + 1

    @Row("mistake", M, kinds=kinds, **TOLD)
    def crossed(run, relevant):
        whole("r", len(relevant_attributes(relevant, run.examples.dimension)), 1, run.examples.dimension, BadSize)
        return told(run, relevant, True)

    chips_kept = does(c.next == c)
    removing = does(w.next == w - w_x, "active weights removed")
    cap_too, relevant_left = CAPS["cap_if_not_demoted relevant_weight_left"]
    still = have(dot(u, c.next) >= dot(u, c), chips_kept, name="no loss")
    removed = have(T.next == T - s, removing, weighed)
    all_lost = calc(T.next).eq(T - s, removed).le(T - n, high_score).called("loss")
    crossed_progress = crossed.total(progress, still, name="total progress")
    crossed_weight = crossed.total(gain, all_lost, name="total weight")
    few_crossed = have(P <= r * L, crossed_progress, cap_too, name="few promotions")
    few_eliminated = have(D < P + 1, crossed_weight, relevant_left, positive_size, name="few demotions")
    elimination_bound = have(M < 2 * r * L + 1, few_crossed, few_eliminated, counted, name="mistake bound")


of_lecture = Letters()
ell = of_lecture("ell", "log₂ n")
of_lecture("b", "ln 2")
letters = Notation(WinnowBounds, others=(of_lecture,))

# The letters and hypotheses as the kernel has them, for proofs beside the theory.
_a = WinnowBounds
M, P, D, n, r, L, W, u, x, c, w, w_x, T, s, A, V_r = (one.value for one in _a["M P D n r L W u x c w w_x T s A V_r"])
c_next, c_M, w_next, T_next, T_M = (term.value for term in (_a.c.next, _a.c.last, _a.w.next, _a.T.next, _a.T.last))
CHIPS_ON, LOW, HIGH, COUNTED, SOME_ATTRIBUTE = (
    one.claim for one in (_a.chips_on, _a.low_score, _a.high_score, _a.counted, _a.some_attribute)
)
DOUBLED, HALVED = _a.doubled.claim, _a.halved.claim
SOME_WEIGHT = claim(T_M > 0, "weight left")
STATE, FIXED = ((c, ZERO, c_next, c_M), (T, n, T_next, T_M)), (u, n)


@statement
def disjunctions() -> Theorem:
    """Winnow on an OR of r of n attributes, weights 1, threshold n, factor 2, L = ⌈log₂ n⌉: M < 3rL + 2."""
    shown = _a.doubled, _a.halved, _a.few_promotions, _a.few_demotions, _a.cap, _a.weight_left
    return theorem("Winnow on ORs", "Littlestone 1988", _a.mistake_bound, causes=CAUSES, shown=shown)


@statement
def elimination() -> Theorem:
    """Winnow with elimination on an OR of r ≥ 1 of n: a demotion takes all of the score, at least n: M < 2rL + 1.

    A demotion touches no relevant weight, and each of them is at least 1: that is left.
    """
    shown = _a.doubled, _a.removed, _a.few_crossed, _a.few_eliminated, _a.cap_too, _a.relevant_left
    name = "Winnow with elimination on ORs"
    return theorem(name, "Littlestone 1988", _a.elimination_bound, causes=CAUSES, shown=shown)


@statement
def noisy() -> Theorem:
    """Winnow where the labels are those of an OR of r of n but for A attribute errors: M < 3(rL + A) + 2."""
    shown = _a.doubled, _a.halved, _a.few_noisy, _a.few_demotions, _a.cap, _a.weight_left
    name, source = "Winnow on ORs with attribute errors", "Littlestone 1988; Blum's lectures"
    return theorem(name, source, _a.noisy_bound, causes=CAUSES | NOISE, shown=shown)


@statement
def in_whole_numbers() -> Proved:
    """M ≤ 3rL + 1, since M and 3rL are whole."""
    return records.in_whole_numbers(disjunctions().conclusion)


@statement
def noisy_in_whole_numbers() -> Proved:
    """M ≤ 3(rL + A) + 1, since all of it is whole."""
    return records.in_whole_numbers(noisy().conclusion)


@statement
def rounded_up() -> Proved:
    """L ≤ 1 + log₂ n, since 2^L < 2n: `mistake_bounds.theorem.logarithms.rounded_up_to_base_2`.

    ell stands for log₂ n and b for ln 2, so that ell times b is ln n.
    """
    return instantiate(logarithms.rounded_up_to_base_2(), {logarithms.Q: W, logarithms.lg: ell})


@statement
def lecture_bound() -> Proved:
    """The lectures' M ≤ 2 + 3r(1 + log₂ n), from `rounded_up` (ell stands for log₂ n)."""
    bound = claim(M <= 2 + 3 * r + 3 * r * ell, "lecture's bound")
    some_target = definition(r >= 0, "some target or none")
    return prove(bound, given=[some_target], using=[disjunctions().conclusion, rounded_up()])


@statement
def one_cap() -> Proved:
    """No attribute ever has more than L chips."""
    return _a.one_cap.proof


@statement
def one_weight() -> Proved:
    """4(1 − 2ᵈ) ≤ −3d for whole d of either sign."""
    return _a.one_weight.proof


@statement
def room_of_one() -> Proved:
    """3n e − 2z ≤ 3nL − 2W for a relevant attribute with e ≤ L chips and the weight z = 2ᵉ, where W = 2ᴸ ≤ 2n."""
    return _a.room_of_one.proof


@statement
def room_weighed() -> Proved:
    """3n⟨u, c⟩ − 2V ≤ r(3nL − 2W): `room_of_one`, added up over the r relevant attributes."""
    return _a.room_weighed.proof


@statement
def sharper() -> Proved:
    """n M ≤ 2n + r(3nL − 2·2ᴸ): relevant weights that were promoted L times are still there in the end."""
    return _a.sharper.proof


def read_sharper(run, relevant) -> Reading:
    """A run of Winnow in the words of `sharper`."""
    return read(_a.sharper, run, relevant, of_relevant=True)
