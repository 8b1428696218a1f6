"""Runs in the words of this chapter's theorems: of the Perceptron with a step h, of Winnow on ORs, and two relatives.

The 4-norm Perceptron is read from its own state.  Of the Perceptron on a leash mistakes, and moves of the target, come
in one row, the *changes*, in the order in which they happened.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from mistake_bounds.chapters.divergences import four_norm
from mistake_bounds.chapters.winnow_l1_margin.reading import read_l1
from mistake_bounds.chapters.winnow_ors.chips import chips_of
from mistake_bounds.chapters.winnow_ors.reading import read_relevant
from mistake_bounds.exact import Number, listed
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as squared
from mistake_bounds.play import Run, Step
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading, check_weights, of_updates
from mistake_bounds.theorem.targets import (
    BadTarget,
    NotSeparated,
    checked_target,
    number_or,
    positive_times,
    relevant_attributes,
)
from mistake_bounds.vocabulary import ATTRIBUTE, CHANGE, MISTAKE


def read_by_length(run: Run, target, length: Number | None = None) -> Reading:
    """A run of the Perceptron in the theorem's words: u is ``length`` times the target.

    Unless ``length`` is given, u is as long as is best, so that its margin is hR².  Raise `NotSeparated` for a target
    without a positive margin, and `BadTarget` for a length that is not positive.
    """
    examples = run.examples
    whole = checked_target(target, run.examples.dimension)
    margin = Fraction(examples.margin(whole))
    step = run.learner.rate
    r2 = examples.radius2
    if margin <= 0:
        raise NotSeparated(min(examples, key=lambda e: e[1] * inner(whole, e[0])), margin)
    times = positive_times("length", step * r2 / margin if length is None else length)
    fixed = {"u": tuple(times * v for v in whole), "gamma": times * margin, "h": step, "R^2": r2}
    return Reading(of_updates(run, fixed).mistakes, {"w_M": run.weights, "M": len(run.mistakes), **fixed})


def read_by_entropy(run: Run, target, margin: Number | None = None) -> Reading:
    """`chapters.winnow_l1_margin.reading.read_l1`, with the entropy of the target at each mistake too."""
    plain = read_l1(run, target, margin)
    return Reading(tuple({**point, "H": plain.end["H"]} for point in plain.mistakes), plain.end)


BEST_SCALE = Fraction(13, 6)  # times n: the least λ is 3n/(2 ln 2) = 2.164n


def read_winnow(run: Run, relevant, scale: Number = BEST_SCALE) -> Reading:
    """A run of Winnow on an OR of the attributes ``relevant``, with λ = ``scale``·n: weights and chips in the end.

    Raise `BadTarget` for a scale that is not positive.
    """
    marked = relevant_attributes(relevant, run.examples.dimension)
    plain = read_relevant(run, marked)
    lam = Fraction(positive_times("scale", scale) * plain.end["n"])
    half = Fraction(run.learner.factor)
    fixed = {"lambda": lam, "h": ln(half), "ell": ln(lam)}
    rows = []
    S = 0
    K = 0
    chosen = plain.end["u"]
    untouched = len(chosen) - len(run.weights)
    for i, w in enumerate((*run.weights, *[plain.end["n"] - len(run.weights)] * untouched)):
        chips = chips_of(w, half) if i < len(run.weights) else 0
        is_relevant = i in marked
        after = {"S^+": S + w, "K^+": K + chips * is_relevant}
        rows.append({KIND: int(not is_relevant), "w": w, "e": chips, "S": S, "K": K, **after, **fixed})
        S, K = after["S^+"], after["K^+"]
    end = {ATTRIBUTE: rows, "S_n": S, "K_n": K, "n_0": len(rows) - len(marked), **fixed}
    return Reading(tuple({**point, **fixed} for point in plain.mistakes), {**plain.end, **end})


PARTS = 1000


def root_above(value: Number) -> Fraction:
    """The root of ``value`` where it is a fraction, else one that is above it by a thousandth at most.

    >>> root_above(Fraction(9, 4)), root_above(2)
    (Fraction(3, 2), Fraction(283, 200))
    """
    value = Fraction(value)
    root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
    return root if root * root == value else Fraction(isqrt(int(value * PARTS**2)) + 1, PARTS)


def read_four_norm(run: Run, roots, margin: Number | None = None) -> Reading:
    """A run in the theorem's words, for the target whose entries are the cubes of ``roots``.

    γ is the margin of the target unless given; b and E are the least of which `root_above` knows.  Raise
    `NotSeparated` for a target without a positive margin, `BadTarget`, and
    `mistake_bounds.theorem.reading.OtherState`.
    """
    check_weights(run)
    roots = checked_target(roots, run.examples.dimension)
    target = tuple(q**3 for q in roots)
    gamma = number_or("margin", margin, lambda: run.examples.margin(target))
    if gamma <= 0:
        raise NotSeparated(min(run.examples, key=lambda example: example[1] * inner(target, example[0])), gamma)
    b = root_above(max(sum(v**4 for v in x) for x, _ in run.examples))
    E = root_above(sum(q**4 for q in roots))
    fixed = {"u": target, "gamma": gamma, "b": b, "E": E, "n": run.examples.dimension}
    points = tuple({**_at_a_mistake(run, step), **fixed} for step in run.steps)
    mistakes = len(run.mistakes)
    end = {"a_M": run.weights, "F_M": sum(t**4 for t in run.weights), "m_M": len(points), "M": mistakes}
    return Reading(points, {**end, **_at_the_end(run.weights, roots), **fixed})


def _at_a_mistake(run: Run, step: Step) -> dict:
    """State, weights and example, attribute by attribute; the score is of the learner's own weights."""
    weights = run.learner.weights_of(step.before)
    entries = zip(step.before, step.after, weights, step.x, strict=True)
    sums = four_norm.SUMS.read({"t": t, "t^+": t_next, "w": w, "z": z} for t, t_next, w, z in entries)
    return {
        **sums, "a": step.before, "a^+": step.after,
        "x": step.x, "y": step.y, "s": inner(weights, step.x), "F": sum(t**4 for t in step.before),
        "F^+": sum(t**4 for t in step.after), "m": step.count, "m^+": step.count + 1, "M": step.count,
    }  # fmt: skip


def _at_the_end(last, roots) -> dict:
    """What the last state and the target add up to."""
    return four_norm.SUMS_AT_END.read({"t": t, "q": q} for t, q in zip(last, roots, strict=True))


def read_leash(run: Run, targets: Sequence, length: Number | None = None) -> Reading:
    """A run in the theorem's words: ``targets`` holds, for each example presented, the target of that time.

    Each is taken ``length`` times, unless given so that the least margin is hR².  Raise `BadTarget` for a length
    that is not positive or another number of targets, and `NotSeparated` if a target is wrong on the example of
    its time.
    """
    targets = listed("targets", targets, f"give {run.presented} targets, one for each example presented", BadTarget)
    if len(targets) != run.presented:
        raise BadTarget(f"{len(targets)} targets for {run.presented} examples presented: one for each", targets)
    n = run.examples.dimension
    examples = run.examples
    whole = [checked_target(target, n) for target in targets]
    margins = [y * inner(u, x) for u, (x, y) in zip(whole, list(examples) * run.passes, strict=True)]
    if min(margins) <= 0:
        raise NotSeparated(examples[margins.index(min(margins)) % len(examples)], min(margins))
    learner = run.learner
    r2 = examples.radius2
    times = Fraction(learner.rate * r2) / min(margins) if length is None else positive_times("length", length)
    longer = {u: tuple(times * v for v in u) for u in dict.fromkeys(whole)}
    fixed = {"h": learner.rate, "R^2": r2, "L": learner.leash, "gamma": times * min(margins), "u_0": longer[whole[0]]}
    return _followed(run, [longer[u] for u in whole], fixed)


def _followed(run: Run, targets, fixed) -> Reading:
    steps = {step.index: step for step in run.steps}
    points = []
    way = 0
    w = run.start
    for i, u in enumerate(targets):
        before = targets[max(i - 1, 0)]
        if u != before:
            moved = root_above(squared(tuple(a - b for a, b in zip(u, before, strict=True))))
            points.append(_move(w, before, u, way, moved) | fixed)
            way += moved
        if i in steps:
            points.append(_mistake(run, steps[i], u, way) | fixed)
            w = steps[i].after
    kinds = [point[KIND] for point in points]
    end = {"w_M": run.weights, "u_M": targets[-1], "W_M": way, "M": len(run.mistakes), "J": kinds.count(1), **fixed}
    return Reading(tuple(points), end, CHANGE, MISTAKE)


def _move(w, before, after, way, moved) -> dict:
    return {KIND: 1, "w": w, "w^+": w, "u": before, "u^+": after, "W": way, "W^+": way + moved, "delta": moved}


def _mistake(run: Run, step: Step, u, way) -> dict:
    """g is what the step of the Perceptron would be; f is how much of its length the learner has kept."""
    h, x, y = run.learner.rate, step.x, step.y
    g = tuple(wi + h * y * xi for wi, xi in zip(step.before, x, strict=True))
    f = next((Fraction(b) / Fraction(a) for a, b in zip(g, step.after, strict=True) if a), Fraction(1))
    return {
        KIND: 0, "w": step.before, "w^+": step.after, "u": u, "u^+": u, "W": way, "W^+": way,
        "g": g, "f": f, "x": x, "y": y,
    }  # fmt: skip
