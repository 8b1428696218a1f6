"""How a run gives the letters of `mistake_bounds.theorem.chips`: powers step by step, sums weight by weight.

The *chips* on an attribute are the exponent of its weight, which is a power of the factor.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import log, log1p

from mistake_bounds.exact import Number, Refusal, number, total
from mistake_bounds.play import Step
from mistake_bounds.theory import Row, Theory, fixed, of_step, state


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
    """A power goes up or down from 1; a sum of weights begins with a part; an attribute is on, or off, or demoted."""

    t_up, t_down = fixed("how often an exponent goes up"), fixed("how often it goes down")

    @Row("chip", t_up, gives="t", changes="t", kinds=(("", t_up), ("", t_down)), kind=lambda t, t_next: int(t_next < t))
    def chip(exponent):
        way = 1 if exponent > 0 else -1
        yield from (({"t": k}, {"t": k + way}) for k in range(0, exponent, way))

    t = state("an exponent, which goes up or down by 1", start=0)
    F = state("the factor to that power", lambda t, factor: Fraction(factor) ** t, start=1)

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

    P_on, K_off, D_on = (fixed(f"how often its weight is {done}") for done in ("promoted", "kept", "demoted"))

    @Row(
        "update", P_on, gives="z part way active among", changes="z",
        kinds=(("", P_on), ("", K_off), ("", D_on)), kind=lambda way: way,
    )  # fmt: skip
    def updates(i, seen):
        return seen.by(i)

    z = state("the weight of one attribute", start=1)
    s = of_step("the score: the weight of the active attributes", lambda active: total(active))
    r = fixed("the number of relevant attributes", lambda marked: len(marked))

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
