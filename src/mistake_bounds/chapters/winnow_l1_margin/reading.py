"""Runs in the words of this chapter's theorems: of the exponentiated learner, and of Winnow with a gap."""

from fractions import Fraction
from typing import NamedTuple

from mistake_bounds.chapters.winnow_l1_margin import theorem as a
from mistake_bounds.chapters.winnow_ors.chips import chips_of
from mistake_bounds.exact import Number, number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run, Step
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.targets import NotSeparated, non_negative_target, number_or
from mistake_bounds.vocabulary import ATTRIBUTE

MOST_PARTS = 1000  # of a chip, which a feature of 1/q moves by 1/q


def read_l1(run: Run, target, margin: Number | None = None) -> Reading:
    """A run of `Exponentiated` in the theorem's words; ``target`` u ≥ 0 is divided by its sum.

    γ is the margin of the target unless given.  Raise `NotSeparated` if γ ≤ 0, `BadTarget` unless u ≥ 0 is not 0,
    and `chapters.winnow_ors.chips.NotAPower` for a weight that is no rational power of the factor.
    """
    whole = tuple(map(number, non_negative_target(target, run.examples.dimension)))
    size_of_target = sum(whole)
    target = tuple(Fraction(part) / size_of_target for part in whole)
    gamma = number_or("margin", margin, lambda: Fraction(run.examples.margin(whole)) / size_of_target)
    if gamma <= 0:
        raise NotSeparated(min(run.examples, key=lambda example: example[1] * inner(target, example[0])), gamma)
    size = run.examples.dimension
    factor = Fraction(run.learner.factor)
    cosh, sinh = (factor + 1 / factor) / 2, (factor - 1 / factor) / 2
    fixed = {
        "u": target, "gamma": gamma, "beta": factor, "kappa": cosh, "sigma": sinh, "n": size,
        "h": ln(factor), "k": ln(cosh), "N": ln(size),
    }  # fmt: skip
    states = [_state(weights, factor) for weights in (run.start, *(step.after for step in run.steps))]
    points = tuple(
        {**_at_a_mistake(step, before, after), **fixed}
        for step, before, after in zip(run.steps, states, states[1:], strict=False)
    )
    return Reading(points, {**fixed, "M": len(run.mistakes), **_at_the_end(states[-1], target)})


class State(NamedTuple):
    """The weights at one time, and their chips."""

    weights: tuple[Number, ...]
    chips: tuple[Number, ...]


def _state(weights, factor: Fraction) -> State:
    exact = tuple(number(Fraction(weight)) for weight in weights)
    return State(exact, tuple(chips_of(weight, factor, MOST_PARTS) for weight in exact))


def _at_a_mistake(step: Step, before: State, after: State) -> dict:
    """The weights before and after it, the example, the score, and the totals as they add up over the attributes."""
    entries = zip(before.weights, after.weights, before.chips, after.chips, step.x, strict=True)
    read = a.SCORES.read({"w": w, "w^+": w_next, "e": e, "e^+": e_next, "z": z} for w, w_next, e, e_next, z in entries)
    T, T_next = read["A_n"], read["B_n"]
    return {
        **read, "c": before.chips, "c^+": after.chips, "x": step.x, "y": step.y,
        "s": inner(before.weights, step.x), "T": T, "T^+": T_next, "Lambda": ln(T), "Lambda^+": ln(T_next),
    }  # fmt: skip


def _at_the_end(last: State, target) -> dict:
    """The last weights and the target, and what adds up over the attributes."""
    rows = []
    S, U, K, G = (0, 0, 0, 0)
    for w, e, v in zip(*last, target, strict=True):
        nu = ln(v) if v else 0
        S_next, U_next, K_next, G_next = S + w, U + v, K + v * e, G - v * nu
        rows.append({
            KIND: 0 if v else 1, "w": w, "e": e, "v": v, "nu": nu, "S": S, "U": U, "K": K, "G": G,
            "S^+": S_next, "U^+": U_next, "K^+": K_next, "G^+": G_next,
        })  # fmt: skip
        S, U, K, G = S_next, U_next, K_next, G_next
    relevant = sum(map(bool, target))
    return {
        ATTRIBUTE: rows, "S_n": S, "U_n": U, "K_n": K, "H": G, "r": relevant, "n_0": len(target) - relevant,
        "c_M": last.chips, "T_M": S, "Lambda_M": ln(S),
    }  # fmt: skip
