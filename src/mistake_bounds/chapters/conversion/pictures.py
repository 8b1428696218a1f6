"""From online to PAC in pictures: hypotheses along a sample, falling weights, exact probabilities beside their bounds.

A hypothesis *survives* the examples on which it is right before its mistake; q of them in a row are asked for.
"""

from collections.abc import Mapping, Sequence
from math import log

from mistake_bounds.chapters.conversion.learner import survivals
from mistake_bounds.drawing.compare import NARROW
from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, Picture, canvas, styled
from mistake_bounds.exact import Number
from mistake_bounds.play import Run
from mistake_bounds.theorem.instance import Instance

COLOURS = (BLUE, ORANGE, GREEN, PURPLE)
FEW = 12  # hypotheses: of more, only the long-lived are given their numbers


@styled
def blocks(run: Run, q: int, caption: str = "") -> Picture:
    """A bar for each hypothesis of a run, along the examples on which it was right; a cross is a mistake.

    The first bar that is q examples long ends the search: it is green, and what comes after is faint.
    """
    many = len(survivals(run)) > FEW
    figure, axes = canvas(NARROW, (0.072 if many else 0.32) * len(survivals(run)) + 1.2)
    told, output = [], False
    for row, one in enumerate(survivals(run)):
        enough, end = one.survived >= q and not output, one.first + one.survived
        style = {"color": GREEN if enough else BLUE, "alpha": 0.35 if output else 1.0}
        axes.barh(row, one.survived, left=one.first, height=0.8 if many else 0.55, **style)
        if end < run.presented:
            axes.plot([end + 0.5], [row], marker="x", markersize=3 if many else 6, color=ORANGE, alpha=style["alpha"])
        if not many or one.survived >= q / 3:
            place = end + 0.025 * run.presented + 1
            axes.text(place, row, str(one.survived), va="center", fontsize=9.5, color=MUTED if output else INK)
        told.append(f"{one.survived}{', output' if enough else ''}")
        output = output or enough
    axes.set(
        xlabel="examples", ylabel="hypothesis", ylim=(len(told) - 0.4, -0.6), xlim=(-0.5, 1.06 * run.presented + 2)
    )
    shown = range(0, len(told), 4 if many else 1)
    axes.set_yticks(shown, [str(row + 1) for row in shown])
    axes.set_axisbelow(True)
    axes.grid(axis="y", visible=False)
    alt = (
        f"{len(told)} hypotheses along {run.presented} examples, each right on so many in a row before its mistake: "
        f"{'; '.join(told)}. Asked for are {q}."
    )
    return Picture(figure, alt, caption)


@styled
def falling_weights(experts: Instance, histories: Instance, caption: str = "") -> Picture:
    """The logarithm of the total weight of experts over rounds, and of that of histories over examples, one above the
    other: a ceiling that falls by (1 − β) times the chance of a mistake, and a floor by ln(1/β) a mistake.
    """
    figure, (above, below) = canvas(NARROW, 4.8, rows=2)
    own, end = experts.reading.mistakes, experts.reading.end
    loss, start = 1 - end["beta"], log(end["n"])
    totals = [float(point["Lambda"]) for point in own] + [float(end["Lambda_U"])]
    ceiling = [start - float(loss * point["d"]) for point in own] + [start - float(loss * end["E"])]
    high, low = f"ln {end['n']} − (1 − β)·expected mistakes", f"−{end['m']} ln(1/β)"
    _falling(above, totals, ceiling, -float(end["m"] * end["h"]), high, low)
    above.set(xlabel="rounds in which an expert erred", ylabel="ln of the experts' weight")
    points, last = histories.reading.mistakes, histories.reading.end
    weights = [log(point["A"]) for point in points] + [log(last["A_m"])]
    slope = float((1 - last["beta"]) * last["epsilon"])
    line = [-slope * t for t in range(len(weights))]
    floor = log(last["P"]) - float(last["M"] * last["h"])
    _falling(below, weights, line, floor, "−(1 − β)ε·examples", f"ln P − {last['M']} ln(1/β)")
    below.set(xlabel="examples", ylabel="ln of the histories' weight")
    alt = (
        f"Two falling lines, each under a ceiling and at the end above a floor. Experts: from {totals[0]:.2f} to "
        f"{totals[-1]:.2f}, the ceiling ends at {ceiling[-1]:.2f}, the floor is {-float(end['m'] * end['h']):.2f}. "
        f"Histories: from {weights[0]:.2f} to {weights[-1]:.2f}, the ceiling ends at {line[-1]:.2f}, the floor is "
        f"{floor:.2f}."
    )
    return Picture(figure, alt, caption)


def _falling(axes, weights: Sequence[float], ceiling: Sequence[float], floor: float, high: str, low: str) -> None:
    axes.plot(range(len(ceiling)), ceiling, color=ORANGE, linestyle="--", linewidth=1.4, label=high)
    axes.plot(range(len(weights)), weights, color=INK, marker=".", markersize=5, label="weight")
    axes.axhline(floor, color=BLUE, linewidth=1.4, label=low)
    axes.legend(loc="best", fontsize=9)


@styled
def probabilities(
    curves: Mapping[str, tuple[Sequence[int], Sequence[Number], Sequence[Number]]], delta: Number, caption: str = ""
) -> Picture:
    """Probabilities over the number of examples, on a logarithmic scale: exact ones solid, their bounds dashed.

    ``curves`` has (numbers of examples, exact probabilities, bounds) by name; the line across is δ.
    """
    figure, axes = canvas(NARROW, 3.9)
    told = []
    for (name, (sizes, exact, bounds)), colour in zip(curves.items(), COLOURS, strict=False):
        most = [float(bound) for bound in bounds]
        axes.plot(sizes, most, color=colour, linestyle="--", linewidth=1.3, label=f"{name}: bound")
        shown = [(m, float(p)) for m, p in zip(sizes, exact, strict=True) if p]
        axes.plot(*zip(*shown, strict=True), color=colour, marker=".", markersize=5, label=f"{name}: exact")
        enough = [next((m for m, p in zip(sizes, row, strict=True) if p <= delta), None) for row in (exact, bounds)]
        told.append(f"{name}: at most {float(delta):g} from {enough[0]} examples on, by the bound from {enough[1]} on")
    axes.axhline(float(delta), color=MUTED, linewidth=1)
    axes.text(axes.get_xlim()[1], float(delta), "δ ", ha="right", va="bottom", color=MUTED)
    axes.set(xlabel="examples", ylabel="probability", yscale="log")
    axes.set_ylim(float(delta) / 30, 2)
    figure.legend(loc="outside lower center", ncols=2, fontsize=9.5, columnspacing=1.0, handlelength=1.6)
    return Picture(figure, f"Probability over the number of examples. {'; '.join(told)}.", caption)


@styled
def guarantees(
    errors: Sequence[Sequence[Number]],
    promised: Mapping[str, Sequence[Number]],
    sizes: Sequence[int],
    caption: str = "",
) -> Picture:
    """Errors of the hypotheses used over the number of examples, a faint line for each sample, under what is promised.

    ``errors`` has a row for each sample, ``promised`` one for each guarantee, each with an entry for each of ``sizes``.
    """
    figure, axes = canvas(NARROW, 3.9)
    for k, row in enumerate(errors):
        label = {"label": f"errors in {len(errors)} samples"} if k == 0 else {}
        axes.plot(sizes, [float(v) for v in row], color=MUTED, alpha=0.45, linewidth=1, **label)
    for (name, row), colour in zip(promised.items(), COLOURS, strict=False):
        axes.plot(sizes, [float(v) for v in row], color=colour, label=name)
    axes.set(xlabel="examples", ylabel="error", ylim=(0, 1), xlim=(sizes[0], sizes[-1]))
    figure.legend(loc="outside lower center", ncols=2, fontsize=9.5, columnspacing=1.0, handlelength=1.6)
    last = [float(row[-1]) for row in errors]
    told = "; ".join(f"{name}: {float(row[-1]):.2f}" for name, row in promised.items())
    alt = (
        f"Errors over {sizes[0]} to {sizes[-1]} examples. In the end they are between {min(last):.3f} and "
        f"{max(last):.3f} in {len(errors)} samples; promised are then {told}."
    )
    return Picture(figure, alt, caption)
