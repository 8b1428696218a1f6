"""A run of Winnow in the words of `chapters.gap.theorem`: a target u ≥ 0, a threshold θ and a gap α below it."""

from fractions import Fraction

from mistake_bounds.chapters.winnow.reading import read_left, read_steps, read_weighted_chips
from mistake_bounds.exact import Number, ceil_log, number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import Reading, labels_of_mistakes
from mistake_bounds.theorem.targets import BadTarget, NotSeparated, non_negative_target


def read_gap(run: Run, target, theta: Number, alpha: Number) -> Reading:
    """A run of Winnow in the theorem's words: ``target`` u ≥ 0, at least θ on positive rows, θ − α on negative ones.

    Raises `NotSeparated` where some row lies in the gap, and `BadTarget` unless u ≥ 0 and 0 < α ≤ θ.
    """
    target = non_negative_target(target, run.examples.dimension)
    theta, alpha = number(theta, "theta"), number(alpha, "alpha")
    if not 0 < alpha <= theta:
        raise BadTarget(f"theta={theta}, alpha={alpha}: a gap has 0 < α ≤ θ", (theta, alpha))
    _separated(run.examples, lambda x, y: inner(target, x) - theta if y > 0 else theta - alpha - inner(target, x), 0)
    size, factor = run.examples.dimension, Fraction(run.learner.factor)
    fixed = {"u": target, "n": size, "theta": theta, "alpha": alpha, "epsilon": factor - 1}
    plain = read_steps(run.steps, labels_of_mistakes(run), run.weights, factor, fixed)
    most = ceil_log(size, factor)
    logs = {"lambda": ln(size), "ell": ln(factor)}
    end = {**plain.end, **logs, "W": sum(target), "L": most} | read_weighted_chips(plain, factor, most, target)
    return Reading(plain.mistakes, end | read_left(run.weights, 0, factor))


def _separated(examples, room, least) -> None:
    x, y = min(examples, key=lambda example: room(*example))
    if room(x, y) < least:
        raise NotSeparated((x, y), room(x, y))
