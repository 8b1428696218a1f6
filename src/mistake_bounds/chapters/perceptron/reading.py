"""Runs of the Perceptron in the words of its theorems: w, w⁺, x and y at each mistake; and its passes."""

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.theorem.reading import Reading, of_updates
from mistake_bounds.theorem.targets import NotSeparated, checked_target, number_or
from mistake_bounds.vocabulary import PASS


def read(run: Run, target, margin: Number | None = None, radius2: Number | None = None) -> Reading:
    """A run in the theorem's words, for the separator ``target``.

    γ is the margin of the target on the run's examples unless given, R² their largest squared length.
    Raise `NotSeparated`, with the example, if γ ≤ 0, and `BadTarget` for a target of another length.  Of a
    Perceptron in another space its ``read_in_features`` gives w and x.
    """
    if in_features := getattr(run.learner, "read_in_features", None):
        return in_features(run, target, margin, radius2)
    examples = run.examples
    target = checked_target(target, run.examples.dimension)
    gamma_ = number_or("margin", margin, lambda: examples.margin(target))
    r2 = number_or("radius2", radius2, lambda: examples.radius2)
    if gamma_ <= 0:
        raise NotSeparated(min(examples, key=lambda e: e[1] * inner(target, e[0])), gamma_)
    fixed = {"u": target, "gamma": gamma_, "R^2": r2}
    return Reading(of_updates(run, fixed).mistakes, {"w_M": run.weights, "M": len(run.mistakes), **fixed})


def read_passes(run: Run, target) -> Reading:
    """The Perceptron's reading, and a point for each pass but the last: k mistakes in it, m before it."""
    whole = read(run, target)
    counts = [0] * run.passes
    rows = len(run.examples)
    for index in run.mistakes:
        counts[index // rows] += 1
    before = [sum(counts[:i]) for i in range(run.passes + 1)]
    points = [{"k": counts[i], "m": before[i], "m^+": before[i + 1]} for i in range(run.passes - 1)]
    end = {**whole.end, PASS: points, "q": run.passes - 1, "passes": run.passes, "m_q": before[-2]}
    return Reading(whole.mistakes, end)
