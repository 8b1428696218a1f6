"""Weighted majority drawn: the total weight between two lines, what a round costs it, and exact games beside bounds.

Weights are drawn as natural logarithms: Λ = ln T.  q is the share of the weight that errs in a round, β the penalty.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import log

from mistake_bounds.chapters.experts.reading import best_expert
from mistake_bounds.drawing.compare import NARROW
from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, Picture, canvas, styled
from mistake_bounds.exact import Number
from mistake_bounds.theorem.instance import Instance

FINE = 60


def squeeze(case: Instance) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """Λ, its ceiling ln n − K·mistakes and the best expert's log weight, before each round and after the last."""
    run, end = case.run, case.reading.end
    own, K, h, wrong = best_expert(run), float(end["K"]), float(end["h"]), set(run.mistakes)
    totals, ceiling, floor = [log(end["n"])], [log(end["n"])], [0.0]
    after = {step.index: step.after for step in run.steps}
    for index in range(run.presented):
        x, y = run.examples[index % len(run.examples)]
        totals.append(float(log(sum(after[index]))) if index in after else totals[-1])
        ceiling.append(ceiling[-1] - K * (index in wrong))
        floor.append(floor[-1] - h * (x[own] != y))
    return tuple(totals), tuple(ceiling), tuple(floor)


@styled
def squeezed(case: Instance, caption: str = "") -> Picture:
    """The logarithm of the total weight, between the ceiling that mistakes lower and the best expert's own weight."""
    totals, ceiling, floor = squeeze(case)
    rounds = range(len(totals))
    figure, axes = canvas(NARROW, 3.6)
    axes.fill_between(rounds, floor, ceiling, step="post", color=BLUE, alpha=0.09, linewidth=0)
    axes.step(rounds, ceiling, where="post", color=ORANGE, label="ceiling: ln n, less ln(2/(1 + β)) at each mistake")
    axes.step(rounds, totals, where="post", color=INK, label="logarithm of the total weight")
    axes.step(rounds, floor, where="post", color=BLUE, label="the best expert's: ln(1/β) down at each error")
    axes.set(xlabel="rounds", ylabel="logarithm of the weight", xlim=(0, len(totals) - 1))
    axes.legend(loc="lower left", fontsize=9)
    made, m = len(case.run.mistakes), case.reading.end["m"]
    alt = (
        f"Over {len(totals) - 1} rounds the logarithm of the total weight falls from {totals[0]:.2f} to "
        f"{totals[-1]:.2f}. It stays below a ceiling that {made} mistakes bring down to {ceiling[-1]:.2f}, and above "
        f"the best expert's, which {m} errors bring down to {floor[-1]:.2f}."
    )
    return Picture(figure, alt, caption)


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
    half, slope = cost(beta, Fraction(1, 2)), 2 * (1 - float(beta)) / (1 + float(beta))
    line = half + slope * (float(q) - 0.5)
    return half * (q >= Fraction(1, 2)), (1 - float(beta)) * float(q), min(max(line, 0.0), 2 * half)


@styled
def round_costs(beta: Number, caption: str = "") -> Picture:
    """What a round takes off the logarithm of the weight, over the share that errs, and what each algorithm pays."""
    shares = [i / FINE for i in range(FINE + 1)]
    majority, randomized, vovk = zip(*(prices(beta, q) for q in shares), strict=True)
    figure, axes = canvas(NARROW, 3.7)
    axes.plot(shares, [cost(beta, q) for q in shares], color=INK, label="what the round takes off ln T")
    axes.plot([0, 0.5, 0.5, 1], [0, 0, cost(beta, 0.5), cost(beta, 0.5)], color=ORANGE, label="weighted majority")
    axes.plot(shares, randomized, color=BLUE, label="randomized: tangent at 0")
    axes.plot(shares, vovk, color=GREEN, linestyle="--", label="Vovk's forecaster: tangent at ½")
    axes.set(xlim=(0, 1), ylim=(0, None), xlabel="share of the weight that errs", ylabel="logarithm of the weight")
    axes.legend(loc="upper left", fontsize=9)
    half = cost(beta, 0.5)
    alt = (
        f"Over the share of the weight that errs, what a round takes off the logarithm of the total rises from 0 to "
        f"{cost(beta, 1):.2f}, ever more steeply. Below it lie a step of {half:.2f} at one half, the tangent at 0, "
        f"which reaches {prices(beta, 1)[1]:.2f}, and the tangent at one half, cut off at 0 and at {2 * half:.2f}."
    )
    return Picture(figure, alt, caption)


@styled
def games(values: Mapping[str, Sequence[Number]], marked: Sequence[str] = (), caption: str = "") -> Picture:
    """A line for each name in ``values``, over m = 0, 1, …: dots for those ``marked``, which are exact, else dashes."""
    figure, axes = canvas(NARROW, 3.7)
    for (name, row), colour in zip(values.items(), (BLUE, ORANGE, INK, GREEN, PURPLE, MUTED), strict=False):
        style = {"marker": "o", "markersize": 5} if name in marked else {"linestyle": "--", "linewidth": 1.3}
        axes.plot(range(len(row)), [float(v) for v in row], color=colour, label=name, **style)
    axes.set(xlabel="errors of the best expert, m", ylabel="mistakes")
    axes.set_ylim(0, 1.4 * max(float(v) for row in values.values() for v in row))  # room for the names
    axes.set_xticks(range(max(map(len, values.values()))))
    axes.legend(loc="upper left", fontsize=9)
    told = "; ".join(f"{name}: {', '.join(_short(v) for v in row)}" for name, row in values.items())
    return Picture(figure, f"Mistakes over the errors of the best expert, m = 0, 1, … {told}.", caption)


def _short(value: Number) -> str:
    return str(value) if isinstance(value, int) else f"{float(value):.2f}"
