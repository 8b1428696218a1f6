"""Runs of `ShrinkingSteps` and `RegularizedLeader` in the words of `chapters.shrinking_steps.theorem`: a point a round.

u is a point of the learner's box.  The losses are what the learner is charged for its predictions, steps are told by
the number of the round that its state holds.  D is what steps by `Root` say; of others, how far a corner is from u.
"""

from collections.abc import Iterator
from fractions import Fraction

from mistake_bounds.chapters.losses_and_steps.reading import LOSS, moves
from mistake_bounds.chapters.shrinking_steps import theorem as a
from mistake_bounds.chapters.shrinking_steps.learner import BoxConstrained, Root, Share, root
from mistake_bounds.exact import Number, dot, norm2
from mistake_bounds.examples import Examples, check_examples
from mistake_bounds.learner import OtherLearner
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.sums import Sum, running, totals
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.vocabulary import LATER_ROUND, ROUND

Vector = tuple[Number, ...]


def read_roots(run: Run, target) -> Reading:
    """A run of `ShrinkingSteps` with steps by `Root`: D and G are the learner's ``distance`` and ``steepest``."""
    return read_steps(run, target, G=_steps_by(Root, run).steepest)


def read_steps(run: Run, target, **more) -> Reading:
    """A run of `ShrinkingSteps` compared with ``target``; ``more`` letters have one value at all points."""
    learner, u = run.learner, checked_target(target, run.examples.dimension)
    far = getattr(learner.steps, "distance", None)
    corner = {"D^2": sum((learner.reach + abs(v)) ** 2 for v in u)}
    fixed, points = {"u": u, **({"D": far} if far else corner), **more}, []
    for here, before, _ in _rounds(run, u):
        t = before.count
        inverse = 1 / learner.steps(t) if t else 0
        steps = {"eta": learner.steps(t + 1), "r": inverse, "r^+": 1 / learner.steps(t + 1)}
        points.append({**here, **steps, "s": root(t), "s^+": root(t + 1), **fixed})
    T = run.weights.count
    last = {"r_T": 1 / learner.steps(T) if T else 0, "s_T": root(T)}
    return _reading(run, points, (*a.SUMS, a.SQUARES), {**last, **fixed})


def read_curved(run: Run, target) -> Reading:
    """A run of `ShrinkingSteps` with steps by `Share`; no subgradient of the run is longer than G."""
    u, steps, points = checked_target(target, run.examples.dimension), _steps_by(Share, run), []
    for here, before, after in _rounds(run, u):
        t = before.count
        points.append({**here, "eta": steps(t + 1), "k": t, "k^+": after.count, "c": Fraction(1, t + 1)})
    fixed = {"u": u, "sigma": steps.sigma, "G^2": _longest(points)}
    points = [{**point, **fixed} for point in points]
    return _reading(run, points, (*a.SUMS, a.SHARES), {"k_T": run.weights.count, **_shares(run.presented), **fixed})


def _shares(T: int) -> dict:
    """The shares 1/2, 1/3, … of the later rounds, with the logarithms of the counts."""
    rows, so_far = [], Fraction(1)
    for t in range(1, T):
        c = Fraction(1, t + 1)
        counts = {"k": t, "k^+": t + 1, "lambda": ln(t), "lambda^+": ln(t + 1)}
        rows.append({**counts, "c": c, "H": so_far, "H^+": so_far + c})
        so_far += c
    return {LATER_ROUND: rows, "n": T - 1, "lambda_T": ln(T)}


def read_leader(run: Run, target) -> Reading:
    """A run of `RegularizedLeader`: A and Φ are worked out from the weights and the lines below the losses.

    A line is that of the subgradient at the weights of its round.
    """
    sigma, u = run.learner.sigma, checked_target(target, run.examples.dimension)
    pull, height, points = (0,) * len(u), Fraction(0), []

    def potential(w) -> Fraction:
        return Fraction(sigma) * norm2(w) / 2 + height + dot(pull, w)

    for here, _, _ in _rounds(run, u):
        w, w_next, g, loss = here["w"], here["w^+"], here["g"], here["ell"]
        line = loss + dot(g, w_next) - dot(g, w)
        least, before = potential(w), potential(w_next)
        pull, height = tuple(p + gi for p, gi in zip(pull, g, strict=True)), height + loss - dot(g, w)
        points.append({**here, "Phi": least, "A": before, "ell^+": line, "Phi^+": potential(w_next)})
    fixed = {"sigma": sigma, "G^2": _longest(points), "u": u}
    points = [{**point, **fixed} for point in points]
    last = {"Phi_T": potential(run.weights.weights), "psi": Fraction(sigma) * norm2(u) / 2}
    return _reading(run, points, a.SUMS, {**last, **fixed})


def mean(run: Run) -> Vector:
    """The mean of the weights with which the rounds of a run began.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.shrinking_steps.learner import ShrinkingSteps
    >>> mean(play(ShrinkingSteps(), Examples([(1,), (1,)], [1, 1])))
    (Fraction(1, 2),)
    """
    begun = [before.weights for _, before, _ in _rounds(run, (0,) * run.examples.dimension)]
    return tuple(Fraction(sum(column)) / len(begun) for column in zip(*begun, strict=True))


def loss_on(learner: BoxConstrained, w: Vector, data: Examples) -> Fraction:
    """The mean loss of weights on data."""
    return Fraction(sum(learner.loss(dot(w, x), y) for x, y in data)) / len(data)


def read_mean(run: Run, data: Examples) -> Reading:
    """A run of either learner, with the losses of its weights on ``data``, which need not be what it was shown."""
    check_examples(data)
    learner, m = run.learner, mean(run)
    slopes = [learner.slope(m, x, y) for x, y in data]
    h = tuple(Fraction(sum(column)) / len(data) for column in zip(*slopes, strict=True))
    f_m = loss_on(learner, m, data)
    fixed = {"m": m, "h": h, "f_m": f_m, "b": f_m - dot(h, m)}
    begun = [round.state.weights for round, _ in moves(run)]
    points = [{"w": w, "f": loss_on(learner, w, data), **fixed} for w in begun]
    read = a.WEIGHED.read(points, {"z": (0,) * len(m)})
    return Reading(tuple(read.pop(ROUND)), {**read, **fixed}, ROUND, LOSS)


def _rounds(run: Run, u: Vector) -> Iterator[tuple[dict, object, object]]:
    """Each round, with the learner's state before and after it."""
    learner = run.learner
    for round, after in moves(run):
        w, x, y = round.state.weights, round.x, round.y
        losses = {"ell": learner.loss(round.prediction, y), "ell_u": learner.loss(dot(u, x), y)}
        aim = {"v": learner.aim(round.state, x, y)} if hasattr(learner, "aim") else {}
        yield {"w": w, "w^+": after.weights, "g": learner.slope(w, x, y), **losses, **aim}, round.state, after


def _steps_by(kind: type, run: Run):
    """The steps of a run's learner; `OtherLearner` where they are not of that kind."""
    steps = getattr(run.learner, "steps", None)
    if not isinstance(steps, kind):
        told = f"the steps of {run.learner} are not by {kind.__name__}: give it the run of a learner whose steps are"
        raise OtherLearner(told, run.learner)
    return steps


def _longest(points: list[dict]) -> Number:
    """The square of the longest subgradient."""
    return max((norm2(point["g"]) for point in points), default=0)


def _reading(run: Run, points: list[dict], sums: tuple[Sum, ...], fixed: dict) -> Reading:
    rows = running(points, sums)
    return Reading(
        tuple(rows), {"w_T": run.weights.weights, "T": run.presented, **totals(rows, sums), **fixed}, ROUND, LOSS
    )
