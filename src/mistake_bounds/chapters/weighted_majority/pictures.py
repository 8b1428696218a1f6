"""Weighted majority drawn: the total weight between two lines, what a round costs it, and exact games beside bounds.

Weights are drawn as natural logarithms: Λ = ln T.  q is the share of the weight that errs in a round, β the penalty.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import log

from mistake_bounds.chapters.weighted_majority.learner import best_expert
from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    GREEN,
    LEARNER,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    TARGET,
    Line,
    band,
    chart,
    stairs,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import Number
from mistake_bounds.theorem.instance import Instance

FINE = 60


def squeeze(case: Instance) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """Λ, its ceiling ln n − K·mistakes and the best expert's log weight, before each round and after the last."""
    run = case.run
    end = case.reading.end
    own = best_expert(run)
    K = float(end["K"])
    h = float(end["h"])
    wrong = set(run.mistakes)
    totals, ceiling, floor = [log(end["n"])], [log(end["n"])], [0.0]
    after = {step.index: step.after for step in run.steps}
    for index in range(run.presented):
        x, y = run.examples[index % len(run.examples)]
        totals.append(float(log(sum(after[index]))) if index in after else totals[-1])
        ceiling.append(ceiling[-1] - K * (index in wrong))
        floor.append(floor[-1] - h * (x[own] != y))
    return tuple(totals), tuple(ceiling), tuple(floor)


def squeezed(case: Instance, caption: str = "") -> Picture:
    """The logarithm of the total weight, between the ceiling that mistakes lower and the best expert's own weight."""
    totals, ceiling, floor = squeeze(case)
    rounds = range(len(totals))
    low, high = (stairs(list(zip(rounds, values, strict=True))) for values in (floor, ceiling))
    drawn = chart(
        band(low, high, colour=BOUND, alpha=0.09),
        Line(rounds, ceiling, "ceiling: ln n, less ln(2/(1 + β)) at each mistake", BOUND, steps="post"),
        Line(rounds, totals, "logarithm of the total weight", LEARNER, steps="post"),
        Line(rounds, floor, "the best expert's: ln(1/β) down at each error", TARGET, steps="post"),
        size=(NARROW, 3.6),
        xlim=(0, len(totals) - 1),
        xlabel="rounds",
        ylabel="logarithm of the weight",
        legend="below",
    )
    mistakes = len(case.run.mistakes)
    m = case.reading.end["m"]
    alt = (
        f"Over {len(totals) - 1} rounds the logarithm of the total weight falls from {totals[0]:.2f} to "
        f"{totals[-1]:.2f}. It stays below a ceiling that {mistakes} mistakes bring down to {ceiling[-1]:.2f}, and "
        f"above the best expert's, which {m} errors bring down to {floor[-1]:.2f}."
    )
    return Picture(drawn, alt, caption)


def cost(beta: Number, q: Number) -> float:
    """What a round takes off Λ where the share q errs: ln 1/(1 − (1 − β)q).

    >>> round(cost(Fraction(1, 2), 1), 3), cost(Fraction(1, 2), 0)
    (0.693, 0.0)
    """
    return log(1 / (1 - (1 - float(beta)) * float(q)))


def prices(beta: Number, q: Number) -> tuple[float, float, float]:
    """What the three algorithms' chances of a mistake are worth, at most the cost: the tangents that their bounds use.

    Weighted majority is sure to err from a half on, the randomized one errs with chance q, Vovk's forecaster with a
    chance that makes its line the tangent at a half.

    >>> [round(price, 3) for price in prices(Fraction(1, 2), Fraction(3, 4))]
    [0.288, 0.375, 0.454]
    """
    half = cost(beta, Fraction(1, 2))
    slope = 2 * (1 - float(beta)) / (1 + float(beta))
    line = half + slope * (float(q) - 0.5)
    return half * (q >= Fraction(1, 2)), (1 - float(beta)) * float(q), min(max(line, 0.0), 2 * half)


def round_costs(beta: Number, caption: str = "") -> Picture:
    """What a round takes off the logarithm of the weight, over the share that errs, and what each algorithm pays."""
    shares = [i / FINE for i in range(FINE + 1)]
    half = cost(beta, 0.5)
    _, randomized, vovk = zip(*(prices(beta, q) for q in shares), strict=True)
    drawn = chart(
        Line(shares, [cost(beta, q) for q in shares], "what the round takes off ln T"),
        Line((0, 0.5, 0.5, 1), (0, 0, half, half), "weighted majority", ORANGE),
        Line(shares, randomized, "randomized: tangent at 0", BLUE),
        Line(shares, vovk, "Vovk's forecaster: tangent at ½", PURPLE, "--"),
        size=(NARROW, 3.7),
        xlim=(0, 1),
        ylim=(0, None),
        xlabel="share of the weight that errs",
        ylabel="logarithm of the weight",
        legend="upper left",
    )
    alt = (
        f"Over the share of the weight that errs, what a round takes off the logarithm of the total rises from 0 to "
        f"{cost(beta, 1):.2f}, ever more steeply. Below it lie a step of {half:.2f} at one half, the tangent at 0, "
        f"which reaches {prices(beta, 1)[1]:.2f}, and the tangent at one half, cut off at 0 and at {2 * half:.2f}."
    )
    return Picture(drawn, alt, caption)


def games(values: Mapping[str, Sequence[Number]], marked: Sequence[str] = (), caption: str = "") -> Picture:
    """A line for each name in ``values``, over m = 0, 1, …: dots for those ``marked``, which are exact, else dashes."""
    lines = [
        Line(range(len(row)), row, name, colour, **({"marker": "o", "size": 5} if name in marked else {"dash": "--"}))
        for (name, row), colour in zip(values.items(), (BOUND, LEARNER, ORANGE, BLUE, MUTED, GREEN), strict=False)
    ]
    drawn = chart(
        *lines,
        size=(NARROW, 4.0),
        ylim=(0, None),
        xticks=range(max(map(len, values.values()))),
        xlabel="errors of the best expert, m",
        ylabel="mistakes",
        legend="below",
    )
    details = "; ".join(f"{name}: {', '.join(_short(v) for v in row)}" for name, row in values.items())
    return Picture(drawn, f"Mistakes over the errors of the best expert, m = 0, 1, … {details}.", caption)


def _short(value: Number) -> str:
    return str(value) if isinstance(value, int) else f"{float(value):.2f}"
