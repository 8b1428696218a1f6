"""From online to PAC in pictures: hypotheses along a sample, falling weights, exact probabilities beside their bounds.

A hypothesis *survives* the examples on which it is right before its mistake; q of them in a row are needed.
"""

from collections.abc import Mapping, Sequence
from math import log

from mistake_bounds.chapters.online_to_pac.learner import survivals
from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    INK,
    LEARNER,
    MISTAKE,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    TARGET,
    Bars,
    Chart,
    Level,
    Line,
    Mark,
    Note,
    Panel,
    Text,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import Number
from mistake_bounds.play import Run
from mistake_bounds.theorem.instance import Instance

COLOURS = (BLUE, ORANGE, PURPLE, INK)
FEW = 12  # hypotheses: of more, only the long-lived are given their numbers


def blocks(run: Run, q: int, caption: str = "") -> Picture:
    """A bar for each hypothesis of a run, along the examples on which it was right; a cross is a mistake.

    The first bar that is q examples long ends the search: it is green, and what comes after is hollow.
    """
    found = survivals(run)
    marks = []
    output = False
    many = len(found) > FEW
    details = []
    for row, one in enumerate(found):
        enough = one.survived >= q and not output
        end = one.first + one.survived
        long = {"across": True, "thick": 0.8 if many else 0.55}
        look = {"colour": TARGET} if enough else {"colour": LEARNER, "alpha": 0.55}
        if output:
            look = {"colour": "", "edge": MUTED}
        marks.append(Bars((row,), (one.survived,), base=one.first, **look, **long))
        if end < run.presented:
            cross = {"marker": "x", "size": 3 if many else 6}
            marks.append(Line((end + 0.5,), (row,), colour=MISTAKE, dash="", **cross))
        if not many or one.survived >= q / 3:
            place = end + 0.025 * run.presented + 1
            marks.append(Text(place, row, str(one.survived), MUTED if output else INK, ha="left"))
        details.append(f"{one.survived}{', output' if enough else ''}")
        output = output or enough
    drawn = chart(
        *marks,
        size=(NARROW, (0.072 if many else 0.32) * len(found) + 1.2),
        xlabel="examples",
        ylabel="hypothesis",
        xlim=(-0.5, 1.06 * run.presented + 2),
        ylim=(len(found) - 0.4, -0.6),
        yticks={row: str(row + 1) for row in range(0, len(found), 4 if many else 1)},
        grid="x",
    )
    alt = (
        f"{len(details)} hypotheses along {run.presented} examples, each right on so many in a row before its mistake: "
        f"{'; '.join(details)}. Asked for are {q}."
    )
    return Picture(drawn, alt, caption)


def falling_weights(experts: Instance, histories: Instance, caption: str = "") -> Picture:
    """The logarithm of the total weight of experts over rounds, and of that of histories over examples, one above the
    other: a ceiling that falls by (1 − β) times the chance of a mistake, and a floor by ln(1/β) a mistake.
    """
    own = experts.reading.mistakes
    end = experts.reading.end
    loss = 1 - end["beta"]
    start = log(end["n"])
    totals = [float(point["Lambda"]) for point in own] + [float(end["Lambda_U"])]
    ceiling = [start - float(loss * point["ΣE"]) for point in own] + [start - float(loss * end["E"])]
    least = -float(end["m"] * end["h"])
    high = f"ln {end['n']} − (1 − β)·expected mistakes"
    low = f"−{end['m']} ln(1/β)"
    names = "rounds in which an expert erred", "ln of the experts' weight"
    above = _falling(totals, ceiling, least, high, low, *names)
    points = histories.reading.mistakes
    last = histories.reading.end
    weights = [log(point["A"]) for point in points] + [log(last["A_m"])]
    slope = float((1 - last["beta"]) * last["epsilon"])
    line = [-slope * t for t in range(len(weights))]
    mistakes, floor = round(log(last["B"]) / log(last["beta"])), log(last["P"] * last["B"])
    names = "examples", "ln of the histories' weight"
    below = _falling(weights, line, floor, "−(1 − β)ε·examples", f"ln P − {mistakes} ln(1/β)", *names)
    alt = (
        f"Two falling lines, each under a ceiling and at the end above a floor. Experts: from {totals[0]:.2f} to "
        f"{totals[-1]:.2f}, the ceiling ends at {ceiling[-1]:.2f}, the floor is {least:.2f}. "
        f"Histories: from {weights[0]:.2f} to {weights[-1]:.2f}, the ceiling ends at {line[-1]:.2f}, the floor is "
        f"{floor:.2f}."
    )
    return Picture(Chart([above, below], (NARROW, 4.8), columns=1), alt, caption)


def _falling(weights, ceiling, floor: float, high: str, low: str, xlabel: str, ylabel: str) -> Panel:
    marks = [
        Line(range(len(ceiling)), ceiling, high, BOUND, "--"),
        Line(range(len(weights)), weights, "weight", LEARNER, marker=".", size=5),
        Level(floor, low, BOUND, ":", width=1.8),
    ]
    top = weights[0] + 0.8 * (weights[0] - floor)  # room for the legend
    return Panel(marks, xlabel=xlabel, ylabel=ylabel, ylim=(None, top), legend="upper right")


def probabilities(
    curves: Mapping[str, tuple[Sequence[int], Sequence[Number], Sequence[Number]]], delta: Number, caption: str = ""
) -> Picture:
    """Probabilities over the number of examples, on a logarithmic scale: exact ones solid, their bounds dashed.

    ``curves`` has (numbers of examples, exact probabilities, bounds) by name; the line across is δ.
    """
    marks: list[Mark] = []
    details = []
    far = 0
    for (name, (sizes, exact, bounds)), colour in zip(curves.items(), COLOURS, strict=False):
        marks.append(Line(sizes, bounds, f"{name}: bound", colour, "--"))
        shown, values = zip(*((m, p) for m, p in zip(sizes, exact, strict=True) if p), strict=True)
        marks.append(Line(shown, values, f"{name}: exact", colour, marker=".", size=5))
        enough = [next((m for m, p in zip(sizes, row, strict=True) if p <= delta), None) for row in (exact, bounds)]
        details.append(
            f"{name}: at most {float(delta):g} from {enough[0]} examples on, by the bound from {enough[1]} on"
        )
        far = max(far, *sizes)
    drawn = chart(
        *marks,
        Level(delta, colour=MUTED, width=1),
        Note((far, delta), "δ", MUTED, ha="right"),
        size=(NARROW, 3.9),
        xlabel="examples",
        ylabel="probability",
        ylim=(delta / 30, 2),
        ylog=10,
        legend="below",
    )
    return Picture(drawn, f"Probability over the number of examples. {'; '.join(details)}.", caption)


def guarantees(
    errors: Sequence[Sequence[Number]],
    promised: Mapping[str, Sequence[Number]],
    sizes: Sequence[int],
    caption: str = "",
) -> Picture:
    """Errors of the hypotheses used over the number of examples, a thin line for each sample, under what is promised.

    ``errors`` has a row for each sample, ``promised`` one for each guarantee, each with an entry for each of ``sizes``.
    """
    marks = [Line(sizes, row, f"errors in {len(errors)} samples", MUTED, width=1, alpha=0.8) for row in errors]
    marks += [Line(sizes, row, name, colour) for (name, row), colour in zip(promised.items(), COLOURS, strict=False)]
    limits = {"xlim": (sizes[0], sizes[-1]), "ylim": (0, 1)}
    drawn = chart(*marks, size=(NARROW, 3.9), xlabel="examples", ylabel="error", legend="below", **limits)
    last = [float(row[-1]) for row in errors]
    details = "; ".join(f"{name}: {float(row[-1]):.2f}" for name, row in promised.items())
    alt = (
        f"Errors over {sizes[0]} to {sizes[-1]} examples. In the end they are between {min(last):.3f} and "
        f"{max(last):.3f} in {len(errors)} samples; promised are then {details}."
    )
    return Picture(drawn, alt, caption)
