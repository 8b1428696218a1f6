"""A run of the multiplicative learner in the words of `mistake_bounds.theorems.l1_margin`: every number is exact.

Weights, totals and scores are the learner's own, chips are read from the weights, and logarithms are exact numbers.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import log

from mistake_bounds.exact import Number, number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run, Step
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorems.checking import Reading
from mistake_bounds.theorems.chips import ATTRIBUTE
from mistake_bounds.theorems.powers import NotAPower
from mistake_bounds.theorems.slack import KIND
from mistake_bounds.theorems.targets import NotSeparated, non_negative_target

MOST_PARTS = 1000  # of a chip, which a feature of 1/q moves by 1/q


def read_l1(run: Run, target, margin: Number | None = None) -> Reading:
    """A run of `Exponentiated` in the theorem's words; ``target`` u ≥ 0 is divided by its sum.

    γ is the margin of the target unless given.  Raises `NotSeparated` where γ ≤ 0, `BadTarget` unless u ≥ 0 is not 0,
    and `mistake_bounds.theorems.powers.NotAPower` for a weight that is no rational power of the factor.
    """
    target = non_negative_target(target, run.examples.dimension)
    size_of_target = sum(target)
    target = tuple(part / size_of_target for part in target)
    gamma_ = run.examples.margin(target) if margin is None else margin
    if gamma_ <= 0:
        raise NotSeparated(min(run.examples, key=lambda example: example[1] * inner(target, example[0])), gamma_)
    size, factor = run.examples.dimension, Fraction(run.learner.factor)
    cosh_, sinh_ = (factor + 1 / factor) / 2, (factor - 1 / factor) / 2
    fixed = {
        "u": target, "gamma": gamma_, "beta": factor, "kappa": cosh_, "sigma": sinh_, "n": size,
        "h": ln(factor), "k": ln(cosh_), "N": ln(size),
    }  # fmt: skip
    points = tuple({**_at_a_mistake(step, factor), **fixed} for step in run.steps)
    return Reading(points, {**fixed, "M": len(run.mistakes), **_at_the_end(run.weights, target, factor)})


def _at_a_mistake(step: Step, factor: Fraction) -> dict:
    """The weights before and after it, the example, the score, and the totals as they add up over the attributes."""
    before, after = (tuple(map(Fraction, weights)) for weights in (step.before, step.after))
    chips, chips_after = (tuple(chips_of(weight, factor) for weight in weights) for weights in (before, after))
    rows, sums = [], (Fraction(0),) * 3
    for weight, weight_after, own, own_after, feature in zip(before, after, chips, chips_after, step.x, strict=True):
        sums_after = sums[0] + weight, sums[1] + weight_after, sums[2] + weight * feature
        rows.append({
            "w": weight, "w^+": weight_after, "e": own, "e^+": own_after, "z": feature,
            **_named("A B Q", sums), **_named("A^+ B^+ Q^+", sums_after),
        })  # fmt: skip
        sums = sums_after
    total, total_after = sum(before), sum(after)
    return {
        ATTRIBUTE: rows, **_named("A_n B_n Q_n", sums), "c": chips, "c^+": chips_after, "x": step.x, "y": step.y,
        "s": inner(before, step.x), "T": total, "T^+": total_after, "Lambda": ln(total), "Lambda^+": ln(total_after),
    }  # fmt: skip


def _at_the_end(weights, target, factor: Fraction) -> dict:
    """The last weights and the target, and what adds up over the attributes."""
    weights = tuple(map(Fraction, weights))
    chips = tuple(chips_of(weight, factor) for weight in weights)
    rows, sums = [], (Fraction(0),) * 4
    for weight, own, part in zip(weights, chips, target, strict=True):
        log = ln(part) if part else Fraction(0)
        sums_after = sums[0] + weight, sums[1] + part, sums[2] + part * own, sums[3] - part * log
        point = {"w": weight, "e": own, "v": part, "nu": log, KIND: int(not part)}
        rows.append({**point, **_named("S U K G", sums), **_named("S^+ U^+ K^+ G^+", sums_after)})
        sums = sums_after
    total, relevant = sum(weights), sum(map(bool, target))
    return {
        ATTRIBUTE: rows, **_named("S_n U_n K_n H", sums), "r": relevant, "n_0": len(target) - relevant,
        "c_M": chips, "T_M": total, "Lambda_M": ln(total),
    }  # fmt: skip


def _named(names: str, values: Sequence) -> dict:
    return dict(zip(names.split(), values, strict=True))


@cache
def chips_of(weight: Fraction, factor: Fraction) -> int | Fraction:
    """The rational e with factorᵉ = ``weight``, found with floats and judged exactly; else `NotAPower`.

    >>> chips_of(8, 2), chips_of(Fraction(2, 3), Fraction(9, 4)), chips_of(1, 2)
    (3, Fraction(-1, 2), 0)
    """
    weight, factor = Fraction(weight), Fraction(factor)
    if weight > 0:
        e = Fraction(_float_log(weight) / _float_log(factor)).limit_denominator(MOST_PARTS)
        if weight**e.denominator == factor**e.numerator:
            return number(e)
    raise NotAPower(weight, factor)


def _float_log(q: Fraction) -> float:
    return log(q.numerator) - log(q.denominator)
