"""Boosting and games in pictures: errors that fall, regrets in the plane, and the gap between two players closing."""

from itertools import accumulate, pairwise
from math import exp, sqrt
from operator import mul

from mistake_bounds.chapters.boosting_and_games.examples import Duel
from mistake_bounds.chapters.boosting_and_games.learner import Boosting
from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    INK,
    MUTED,
    NARROW,
    ORANGE,
    RED,
    Arrow,
    Level,
    Line,
    Note,
    box,
    chart,
    short,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import Number
from mistake_bounds.play import Run


def errors_fall(run: Boosting, caption: str = "") -> Picture:
    """The share of examples on which the vote errs after each round, under both bounds; the edge is the run's least.

    Before it is divided an example's weight is e to the power of the votes against its label, less those for it: from 1
    on where the vote errs.  Its square is n²w² times the product of all 4ε(1 − ε) so far.
    """
    rounds, n = range(len(run.errors) + 1), len(run.examples)
    squares = accumulate((4 * error * (1 - error) for error in run.errors), mul, initial=1)
    made = [sum((n * w) ** 2 * q >= 1 for w in weights) / n for weights, q in zip(run.weights, squares, strict=True)]
    products = [1.0]
    for error in run.errors:
        products.append(products[-1] * 2 * sqrt(error * (1 - error)))
    edge = float(min((1 - 2 * error) / 2 for error in run.errors))
    marks = [
        Line(rounds, [exp(-2 * edge**2 * t) for t in rounds], "e to the power −2γ²T", INK, "--"),
        Line(rounds, products, "product of the 2√(ε(1 − ε))", BLUE, "-."),
        Line(rounds, made, "errors of the vote", ORANGE, width=1.8, steps="post"),
    ]
    drawn = chart(*marks, size=(NARROW, 3.4), xlabel="rounds T", ylabel="share of the examples", ylim=(0, 1.03),
                  legend="below")  # fmt: skip
    return Picture(drawn, f"Errors and bounds by rounds. {'; '.join(mark.description for mark in marks)}.", caption)


def regrets(run: Run, caption: str = "") -> Picture:
    """The way of the regrets of two actions, from 0; the set that they are to come near has no positive entry."""
    ways = run.follow(tuple)
    xs, ys = (list(map(float, column)) for column in zip(*ways, strict=True))
    low, high = min(*xs, *ys) - 1, max(*xs, *ys) + 1
    marks = [
        box(low, low, -low, -low, colour=GREEN, alpha=0.15),
        *(Arrow(*ends, width=1.3) for ends in pairwise(ways)),
        Line(xs, ys, colour=BLUE, dash="", marker="o", size=4),
        *(Note(way, str(t), MUTED, shift=(5, 3)) for t, way in enumerate(ways)),
    ]
    drawn = chart(*marks, size=(4.4, 4.0), xlabel="regret of the first action", ylabel="regret of the second",
                  xlim=(low, high), ylim=(low, high), equal=True)  # fmt: skip
    told = ", ".join(f"({short(x)}, {short(y)})" for x, y in zip(xs, ys, strict=True))
    return Picture(drawn, f"The regrets after each round: {told}.", caption)


def closing(fight: Duel, value: Number, caption: str = "") -> Picture:
    """What the mean mixture of each player is sure of after each round, and the value between."""
    rounds, (wins, loses) = range(1, len(fight.rows) + 1), zip(*fight.sure, strict=True)
    marks = [
        Line(rounds, loses, "the second loses at most", RED),
        Level(value, f"the value, {str(value).replace('-', '−')}", INK, "--"),
        Line(rounds, wins, "the first wins at least", BLUE),
    ]
    drawn = chart(*marks, size=(NARROW, 3.4), xlabel="rounds", ylabel="on the mean per game", xlog=2, legend="below")
    return Picture(drawn, f"Who is sure of what. {'; '.join(mark.description for mark in marks)}.", caption)
