"""Powers with a whole exponent, and how many there can be: a weight of Winnow is one, and its exponent its *chips*."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import log, log1p

from mistake_bounds.exact import Number, Refusal, number, total
from mistake_bounds.play import Step
from mistake_bounds.theory import (
    Row,
    Theory,
    assume,
    define,
    does,
    dot,
    fixed,
    have,
    kept,
    lemma,
    of_step,
    state,
)
from mistake_bounds.theory.lines import Line
from mistake_bounds.theory.terms import Letter, Relation, Term


class NotAPower(Refusal):
    """A weight that is no power of the factor, so that it has no chips; carries both."""

    def __init__(self, weight: object, factor: Number):
        super().__init__(f"the weight {weight} is no power of the factor {factor}: it has no chips", weight)
        self.weight = weight
        self.factor = factor


@cache
def chips_of(weight: Number, factor: Number, parts: int = 1) -> int | Fraction:
    """The rational e with factorᵉ = ``weight``, whole parts of 1/q for some q ≤ ``parts``; else `NotAPower`.

    It is found with floats and judged exactly.

    >>> chips_of(8, 2), chips_of(Fraction(4, 9), Fraction(3, 2)), chips_of(1, 2)
    (3, -2, 0)
    >>> chips_of(Fraction(2, 3), Fraction(9, 4), parts=2)
    Fraction(-1, 2)
    >>> chips_of(3, 2)
    Traceback (most recent call last):
        ...
    mistake_bounds.chapters.winnow_ors.chips.NotAPower: the weight 3 is no power of the factor 2: it has no chips
    """
    exact = Fraction(weight)
    size = Fraction(factor)
    if exact > 0:
        e = Fraction(_float_log(exact) / _float_log(size)).limit_denominator(parts)
        if exact**e.denominator == size**e.numerator:
            return number(e)
    raise NotAPower(weight, factor)


def _float_log(q: Fraction) -> float:
    """ln q, to the last digits also where q is near 1, as factors are."""
    return log1p(q - 1) if 2 * abs(q - 1) < 1 else log(q.numerator) - log(q.denominator)


def chips_after(step: Step, before: tuple[int, ...], factor: Number) -> tuple[int, ...]:
    """The exponents of the weights after a mistake.

    A weight of 0, which elimination makes, is 0 whatever its chips: it keeps those it had and gets more with each
    promotion.  Raise `chapters.winnow_ors.chips.NotAPower` for any other weight that is no power.
    """
    more = step.x if step.y > 0 else (0,) * len(before)
    chips = {id(w): chips_of(w, factor) for w in {id(w): w for w in step.after}.values() if w}
    return tuple(chips[id(w)] if w else e + xi for w, e, xi in zip(step.after, before, more, strict=True))


def attribute_errors(x, y: int, relevant) -> int:
    """The fewest bits of x to turn round so that the OR of ``relevant`` gives the label y (1 if it never can).

    >>> attribute_errors((1, 1, 0), -1, [0, 1]), attribute_errors((0, 0, 1), +1, [0, 1])
    (2, 1)
    """
    active = sum(x[i] for i in set(relevant))
    return max(0, 1 - active) if y > 0 else active


class Seen:
    """The steps of a run, as single attributes see them: the same as any other with its weights and its value does.

    One that is off, or demoted, sees no other weights.
    """

    def __init__(self, steps: Sequence[dict], demoted: bool = True):
        self.steps = steps
        self.demoted = demoted
        self.alike: dict = {}
        self.known: list[dict] = [{} for _ in steps]

    def by(self, i: int | None) -> Iterator[tuple[dict, dict]]:
        """What the steps do to the weight of attribute i; None is one that no step ever had on."""
        weights = [1 if i is None else step["w"][i] for step in self.steps]
        values = [0 if i is None else step["x"][i] for step in self.steps[:-1]]
        for step, z, z_next, on, known in zip(self.steps, weights, weights[1:], values, self.known, strict=False):
            way = 1 if not on or (step["y"] < 0 and not self.demoted) else 0 if step["y"] > 0 else 2
            same, where = (id(z), id(z_next), way), self.alike if way else known
            if same not in where:
                active, among = ((), Counter()) if way else (step["active"], step["among"])
                where[same] = {"z": z, "part": z, "way": way, "active": active, "among": among}, {"z": z_next}
            yield where[same]


class Chips(Theory):
    """What theories of Winnow share: weights are powers of the factor 1 + ε, and their exponents are the chips.

    A power goes up or down from 1; a sum of weights begins with a part; an attribute is on, or off, or demoted.
    """

    n = fixed("the number of attributes", lambda size: size)
    r = fixed("the number of relevant attributes", lambda marked: len(marked))
    ε = fixed("the factor by which Winnow multiplies or divides is 1 + ε", lambda factor: number(factor - 1))
    L = fixed("the most chips that a weight can carry: ⌈log n⌉ to the base of the factor", lambda most: most)
    Q = fixed(
        "the cap of a weight, a power of the factor that is n or more", lambda factor, most: Fraction(factor) ** most
    )
    u = fixed("the target: ones at the relevant attributes", vector=True)
    c = state("chips: promotions less demotions of each attribute, the logarithm of its weight", start=0, vector=True)
    T = state("the total weight", lambda w: total(w), start=n)
    s = of_step("the score: the weight of the active attributes", lambda active: total(active))
    w_1 = fixed("a weight that is left in the end", lambda part: part)
    t_1 = fixed("its chips", lambda exponent: exponent)

    # a power, step by step from 1

    t_up, t_down = fixed("how often an exponent goes up"), fixed("how often it goes down")

    @Row("chip", t_up, gives="t", changes="t", kinds=(("", t_up), ("", t_down)), kind=lambda t, t_next: int(t_next < t))
    def chip(exponent):
        way = 1 if exponent > 0 else -1
        yield from (({"t": k}, {"t": k + way}) for k in range(0, exponent, way))

    t = state("an exponent, which goes up or down by 1", start=0)
    F = state("the factor to that power", lambda t, factor: Fraction(factor) ** t, start=1)
    factor_above_1 = does(ε > 0)
    from_0_up, one_more = define(t >= 0), define(t.next == t + 1)
    from_0_down, one_less = define(t <= 0), define(t.next == t - 1)

    # a sum of weights, which begins with a part

    N_o = fixed("the number of different weights in the sum")

    @Row("weight", N_o, gives="weight count exponent so_far", changes="so_far")
    def weights(part, among, factor):
        so_far, others = part, among - Counter([part])
        for weight, count in sorted(others.items()):
            if weight and count:
                more = so_far + count * weight
                exponent = chips_of(weight, factor)
                yield {"weight": weight, "count": count, "exponent": exponent, "so_far": so_far}, {"so_far": more}
                so_far = more

    sigma = state("a sum of weights, as it adds up", lambda so_far: so_far)
    o = of_step("the next weight in it", lambda weight: weight)
    m = of_step("how many attributes have that weight", lambda count: count)
    t_o = of_step("its chips", lambda exponent: exponent)
    added, a_count = define(sigma.next == sigma + m * o), define(m >= 0)

    # one attribute, which demotions may find on

    P_on, K_off, D_on = (fixed(f"how often its weight is {done}") for done in ("promoted", "kept", "demoted"))
    SEEN = {"gives": "z part way active among", "changes": "z", "kind": lambda way: way}

    def seen_by(i, seen):
        return seen.by(i)

    updates = Row("update", P_on, kinds=(("", P_on), ("", K_off), ("", D_on)), **SEEN)(seen_by)
    no_demotions = Row("update", P_on, kinds=(("", P_on), ("", K_off)), **SEEN)(seen_by)

    z = state("the weight of one attribute", start=1)
    its_weight_kept = does(z.next == z)

    @Row("relevant attribute", r, gives="i e exponent z")
    def attributes(marked, chips, most, last):
        for i in marked:
            e, z = (0, 1) if i is None else (chips[i], last[i])
            yield {"i": i, "e": e, "exponent": e - most, "z": z}

    e_M = of_step("its chips in the end", lambda e: e)
    d = of_step("its chips less those of the cap", lambda exponent: exponent)
    F_d = of_step("the factor to the power d", lambda exponent, factor: Fraction(factor) ** exponent)
    U_r = attributes.sum(e_M, "the chips of the relevant attributes, added up one by one", so_far="U")
    V_r = attributes.sum(z.last, "the weight of the relevant attributes in the end, added up one by one", so_far="V")
    relevant_chips = define(dot(u, c.last) == U_r)


@cache
def caps(step: Term | int, n: Term, most: Term, top: Term, T: Term = Chips.T) -> type[Theory]:
    """What chips come to with the factor 1 + ``step``, of ``n`` attributes: ``most`` of them make the weight ``top``.

    ``most`` is the least whole number for which that is at least n, and T is the total weight.  In the end an attribute
    with e chips weighs (1 + ε)ᵉ = (1 + ε)ᵈ·top < (1 + ε)n for d = e − most, so that 1 + εd < 1 + ε, and d is at most 0.

    >>> [line.claim for line in caps(1, *Chips["n L Q"])["cap weight_left"]]
    [cap: ⟨c_M, u⟩ ≤ L·r, weight left: T_M > 0]
    """
    its = Chips
    grows, around = ((), ()) if isinstance(step, int) else ((its.factor_above_1,), (step,))
    up = its.from_0_up, its.one_more, define(its.F.next == (1 + step) * its.F, "times the factor"), *grows
    down = its.from_0_down, its.one_less, define((1 + step) * its.F.next == its.F, "divided by the factor"), *grows

    def power(relation: Relation, exponent: Letter, value: Letter, name: str) -> Line:
        return its.chip.keep((name, relation, up, down), end={its.t: exponent, its.F: value}, around=around)

    its_power = power(its.F > 0, its.t_o, its.o, "power positive")

    def part_of(part: Term, whole: Term) -> Line:
        held = "part of the total", its.sigma >= part, its.added, its.a_count, its_power
        return its.weights.keep(held, start={its.sigma: part}, end={its.sigma: whole}, around=around)

    class Caps(Theory):
        """Such are the weights in the end: some is left, none is above the cap, and so all chips have a cap."""

        z, e_M, d, F_d, V_r = its["z e_M d F_d V_r"]
        some_attribute, some_relevant_attribute = assume(n >= 1), assume(its.r >= 1)
        positive_size = have(n > 0, some_attribute)
        weight_left = have(T.last > 0, power(its.F > 0, its.t_1, its.w_1, "power positive"), part_of(its.w_1, T.last))

        # always z < (1 + ε)n: only a weight below n is promoted, for it is part of a score below n

        its_weight_promoted = does(z.next == (1 + step) * z)
        its_weight_demoted = does((1 + step) * z.next == z)
        low_score = does(its.s < n)
        promoted = its_weight_promoted, low_score, *grows, part_of(z, its.s)
        capped = {"given": (some_attribute, *grows), "around": (n, *around)}
        capped_weight = its.updates.keep(
            (z < (1 + step) * n, promoted, its.its_weight_kept, (its_weight_demoted, some_attribute, *grows)), **capped
        )
        if_not_demoted = its.no_demotions.keep(
            ("capped weight", z < (1 + step) * n, promoted, its.its_weight_kept), **capped
        )

        # no more chips than the cap, by Bernoulli's (1 + ε)ᵈ ≥ 1 + εd

        bernoulli = power(its.F >= 1 + step * its.t, d, F_d, "Bernoulli")
        whole_number = power(its.t**2 >= its.t, d, F_d, "whole number")
        its_chips_make_its_weight, chips_from_the_cap_on = define(z.last == F_d * top), define(e_M == most + d)
        cap_of_a_weight = define(n <= top)
        below = kept(z.last < (1 + step) * n, "capped weight")
        below_the_factor = have(
            F_d < 1 + step, its_chips_make_its_weight, cap_of_a_weight, *grows, below, positive_size
        )
        sizes = n, top, *around
        below_1 = have(d < 1, *grows, below_the_factor, bernoulli)
        none_too_many = have(d <= 0, below_1, whole_number)
        one_of_them = have(e_M <= most, chips_from_the_cap_on, none_too_many, name="one cap")
        one_cap, one_cap_if_not_demoted = lemma(one_of_them, capped_weight), lemma(one_of_them, if_not_demoted)
        chips_of_all = its.attributes.total(one_cap, around=sizes)
        cap = have(dot(its.u, its.c.last) <= its.r * most, its.relevant_chips, chips_of_all)
        chips_if_not_demoted = its.attributes.total(one_cap_if_not_demoted, around=sizes, name="chips of all")
        cap_if_not_demoted = have(cap.relation, its.relevant_chips, chips_if_not_demoted, name="cap")

        # relevant attributes that are never demoted weigh 1 or more each

        at_least_1 = its.no_demotions.keep((z >= 1, (its_weight_promoted, *grows), its.its_weight_kept), around=around)
        relevant_weight = its.attributes.total(at_least_1, around=around)
        relevant_part = part_of(V_r, T.last)
        relevant_weight_left = have(
            T.last > 0, some_relevant_attribute, relevant_weight, relevant_part, name="weight left"
        )

    return Caps
