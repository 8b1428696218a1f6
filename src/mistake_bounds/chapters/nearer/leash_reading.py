"""A run of the Perceptron on a leash in the words of `chapters.nearer.leash`.

Mistakes, and moves of the target, come in one row, the *changes*, in the order in which they happened.
"""

from collections.abc import Sequence
from fractions import Fraction

from mistake_bounds.chapters.nearer.four_norm_reading import root_above
from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as squared
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.targets import BadTarget, NotSeparated, checked_target, positive_times, read_once
from mistake_bounds.vocabulary import CHANGE, MISTAKE


def read(run: Run, targets: Sequence, length: Number | None = None) -> Reading:
    """A run in the theorem's words: ``targets`` holds, for each example presented, the target of that time.

    Each is taken ``length`` times, unless given so that the least margin is hR².  Raises `BadTarget` for a length
    that is not positive or another number of targets, and `NotSeparated` where a target does not tell the example of
    its time.
    """
    targets = read_once("targets", targets, f"{run.presented} targets, one for each example presented")
    if len(targets) != run.presented:
        raise BadTarget(f"{len(targets)} targets for {run.presented} examples presented: one for each", targets)
    n, examples = run.examples.dimension, run.examples
    whole = [checked_target(target, n) for target in targets]
    margins = [y * inner(u, x) for u, (x, y) in zip(whole, list(examples) * run.passes, strict=True)]
    if min(margins) <= 0:
        raise NotSeparated(examples[margins.index(min(margins)) % len(examples)], min(margins))
    learner, r2 = run.learner, examples.radius2
    times = Fraction(learner.rate * r2) / min(margins) if length is None else positive_times("length", length)
    longer = {u: tuple(times * v for v in u) for u in dict.fromkeys(whole)}
    fixed = {"h": learner.rate, "R^2": r2, "L": learner.leash, "gamma": times * min(margins), "u_0": longer[whole[0]]}
    return _followed(run, [longer[u] for u in whole], fixed)


def _followed(run: Run, targets, fixed) -> Reading:
    steps = {step.index: step for step in run.steps}
    points, way, w = [], 0, run.start
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
