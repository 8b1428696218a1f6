"""Hedge drawn: regret so far, and what a round costs."""

from fractions import Fraction
from itertools import accumulate
from math import exp, log

from mistake_bounds.chapters.hedge.learner import loss
from mistake_bounds.drawing.chart import BLUE, INK, NARROW, ORANGE, Line, chart
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.play import Run


def so_far(run: Run) -> tuple[Fraction, ...]:
    """The regret after each round: what the learner was charged so far, less the losses so far of the best till then.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.hedge.learner import Hedge, of_losses
    >>> [str(regret) for regret in so_far(play(Hedge(), of_losses([(0, 1), (1, 0)])))]
    ['1/2', '1/6']
    """
    charged = accumulate(run.learner.loss(round.prediction, round.y) for round in run.rounds())
    lost = zip(*(accumulate(loss(said, y) for said, y in zip(says, run.examples.y, strict=True))
                 for says in zip(*run.examples.X, strict=True)), strict=True)  # fmt: skip
    return tuple(paid - min(each) for paid, each in zip(charged, lost, strict=True))


def a_round(rate: float, caption: str = "") -> Picture:
    """What a round takes off the logarithm of the mean weight, over the charge f, and what the theorem counts of it."""
    shares, beta = [i / 60 for i in range(61)], exp(-rate)
    taken = [-log(1 - f + f * beta) for f in shares]
    counted = [rate * f - rate**2 / 8 for f in shares]
    drawn = chart(
        Line(shares, taken, "what the round takes off ln m, losses 0 and 1", INK),
        Line(shares, counted, "ηf − η²/8, what the theorem counts", BLUE, "--"),
        Line(shares, [rate * f for f in shares], "ηf, what it would count without a price", ORANGE, "-."),
        size=(NARROW, 3.6),
        xlim=(0, 1),
        xlabel="charge f, the share of the weight that has the loss",
        ylabel="logarithm of the weight",
        legend="below",
    )
    gap = max(a - b for a, b in zip([rate * f for f in shares], taken, strict=True))
    alt = (
        f"Over the charge f from 0 to 1, what a round takes off the logarithm of the mean weight hangs below ηf "
        f"by {gap:.3f} at most, and stays above the parallel line that is η²/8 = {rate**2 / 8:.3f} lower."
    )
    return Picture(drawn, alt, caption)
