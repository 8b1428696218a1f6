"""Runs of online gradient descent and of LMS in the words of `chapters.losses_and_steps.theorem`: a point a round.

u is any vector to compare with.  w and w⁺ are the weights before and after a round, whether there was a step or not.
What a round costs is what the learner is charged for what it predicted, as in `mistake_bounds.play.Run.total_loss`.
"""

from collections.abc import Iterator
from fractions import Fraction

from mistake_bounds.chapters.losses_and_steps import theorem as a
from mistake_bounds.exact import Number, Refusal, dot, number
from mistake_bounds.play import Round, Run
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import running, totals
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.vocabulary import ROUND

LOSS, SQUARED_ERROR = "loss", "squared error"


class PartOfAStep(Refusal):
    """A step of s times the whole with 0 < s < 1, of which a theorem on whole steps does not speak; carries s."""

    def __init__(self, share: Number):
        super().__init__(
            f"on the kink this learner takes {share} of a step, and the theorem speaks of whole steps: take at_kink=0 "
            "or 1, or mistake_bounds.chapters.losses_and_steps.theorem.regret, which takes any subgradient",
            share,
        )


def moves(run: Run) -> Iterator[tuple[Round, tuple[Number, ...]]]:
    """Every round with the weights after it.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.losses_and_steps.learner import LMS
    >>> [after for _, after in moves(play(LMS(), Examples([(1,), (1,)], [1, -1])))]
    [(1,), (-1,)]
    """
    rounds = list(run.rounds())
    after = [*(round.state for round in rounds[1:]), run.weights]
    return zip(rounds, after, strict=True)


def read_descent(run: Run, target) -> Reading:
    """A run of `OnlineGradientDescent`, compared with ``target``: g is the subgradient −s·yx that the learner takes.

    That g is one is judged at ``target`` alone, by the inequality ℓ_u ≥ ℓ + ⟨g, u − w⟩: the theorem needs no more.
    """
    return _read_losses(run, target, lambda slope: {}, "G^2")


def read_hinge(run: Run, target) -> Reading:
    """The same on the hinge loss, or another that is 0 from a margin μ on; a round is a step of ηyx or a rest.

    Raise `PartOfAStep` if the learner takes a part of such a step, as it may on the kink.
    """

    def kind_of(slope):
        if slope not in (0, 1):
            raise PartOfAStep(slope)
        return {KIND: 0 if slope else 1, "mu": run.learner.margin}

    return _read_losses(run, target, kind_of, "R^2")


def _read_losses(run: Run, target, kind_of, longest: str) -> Reading:
    learner = run.learner
    u = checked_target(target, run.examples.dimension)
    fixed = {"u": u, "eta": learner.rate, longest: run.examples.radius2}
    points = []
    for round, after in moves(run):
        x, y = round.x, round.y
        slope = learner.slope(round.state, x, y)
        loss, loss_of_u = (learner.loss(score, y) for score in (round.prediction, dot(u, x)))
        g = tuple(-slope * y * xi for xi in x)
        here = {"w": round.state, "w^+": after, "x": x, "y": y, "g": g, "ell": loss, "ell_u": loss_of_u}
        points.append({**here, **kind_of(slope), **fixed})
    points = running(points, a.SUMS)
    kinds = [point.get(KIND, 0) for point in points]
    counts = {"T": run.presented, "K": kinds.count(0), "Z": kinds.count(1)}
    return Reading(tuple(points), {"w_T": run.weights, **totals(points, a.SUMS), **counts, **fixed}, ROUND, LOSS)


def read_lms(run: Run, target, trade: Number = Fraction(1, 2)) -> Reading:
    """A run of `LMS`, compared with ``target``; ``trade`` is the a of the theorem on any data."""
    u = checked_target(target, run.examples.dimension)
    fixed = {"u": u, "eta": run.learner.rate, "R^2": run.examples.radius2, "a": number(trade, "trade")}
    points = []
    S = 0
    V = 0
    for round, after in moves(run):
        error, error_of_u = (round.y - score for score in (round.prediction, dot(u, round.x)))
        charged = run.learner.loss(round.prediction, round.y)
        sums = {"S": S, "S^+": S + charged, "V": V, "V^+": V + error_of_u**2}
        S, V = sums["S^+"], sums["V^+"]
        here = {"w": round.state, "w^+": after, "x": round.x, "y": round.y, "delta": error, "delta_u": error_of_u}
        points.append({**here, **sums, **fixed})
    end = {"w_T": run.weights, "S_T": S, "V_T": V, "T": run.presented, **fixed}
    return Reading(tuple(points), end, ROUND, SQUARED_ERROR)
