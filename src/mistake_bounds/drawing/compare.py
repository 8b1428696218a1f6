"""Numbers side by side: bounds dashed, runs solid, exact values dotted; and the race that the L₁ margin's proof is."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    GREEN,
    INK,
    LEARNER,
    NARROW,
    ORANGE,
    PURPLE,
    TARGET,
    Line,
    chart,
    meeting,
    rounded,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance

COLOURS = (BLUE, ORANGE, GREEN, PURPLE)
MARKERS = ("o", "s", "^", "D")
DASHES = ("--", "-", "-.", "-", ":")


@dataclass(frozen=True)
class Series:
    """A learner along the x axis: its ``mistakes``, and what its ``bound`` allows (None where no bound is drawn)."""

    name: str
    mistakes: tuple
    bound: tuple | None = None


def series_of(table: Any, along: str) -> tuple[Series, ...]:
    """Each learner of a sweep's table, along an argument of the streams, with what was measured for its bound."""
    mistakes, bounds = table.curves(along), table.curves(along, of="measured")
    return tuple(Series(name, tuple(mistakes[name].values()), tuple(bounds[name].values())) for name in mistakes)


def side_by_side(
    xs: Sequence, series: Iterable[Series], xlabel: str, caption: str = "", logx: bool = False, logy: bool = True
) -> Picture:
    """For each of the ``series`` the mistakes at each of ``xs``, solid, and their bound, dashed."""
    marks = []
    for one, colour, marker in zip(series, COLOURS, MARKERS, strict=False):
        marks.append(Line(xs, one.mistakes, f"{one.name}: mistakes", colour, marker=marker, size=5))
        if one.bound is not None:
            marks.append(Line(xs, one.bound, f"{one.name}: bound", colour, "--"))
    across = {"xlog": 2, "xticks": {x: f"{x:,}" for x in xs}} if logx else {}
    up = {"ylog": 10, "yform": ",.0f"} if logy else {"ylim": (0, None)}
    drawn = chart(*marks, size=(NARROW, 3.9), xlabel=xlabel, ylabel="mistakes", legend="below", **across, **up)
    return Picture(drawn, " ".join(_describe(one, xs, xlabel) for one in series), caption)


def _describe(one: Series, xs, xlabel: str) -> str:
    text = (
        f"{one.name} makes {one.mistakes[0]:,} mistakes at {xlabel} = {xs[0]:,} and {one.mistakes[-1]:,} at {xs[-1]:,}"
    )
    if one.bound is not None:
        text += f"; its bound goes from {rounded(one.bound[0])} to {rounded(one.bound[-1])}"
    return text + "."


def curves(
    rows: Mapping[str, Mapping | Iterable[tuple]],
    exact: Container[str] = (),
    xlabel: str = "rounds",
    ylabel: str = "regret",
    caption: str = "",
    **axes: Any,
) -> Picture:
    """A line for each name, through its points (x, y); those that are ``exact`` have a marker at each point."""
    marks = []
    for (name, points), colour, dash, marker in zip(rows.items(), (INK, *COLOURS), DASHES, "Dos^v", strict=False):
        xs, ys = zip(*dict(points).items(), strict=True)
        look = {"marker": marker, "size": 5} if name in exact else {"dash": dash}
        marks.append(Line(xs, ys, name, colour, width=1.8, **look))
    axes = axes or {"ylim": (0, None)}
    drawn = chart(*marks, size=(NARROW, 3.5), xlabel=xlabel, ylabel=ylabel, legend="below", **axes)
    details = "; ".join(mark.description for mark in marks)
    return Picture(drawn, f"{ylabel.capitalize()} over {xlabel}. {details}.", caption)


def weight_race(case: Instance, caption: str = "") -> Picture:
    """ln T below its ceiling ln n + kt, and h⟨u, c⟩ + H, which ln T may not fall below, above its floor hγt + H."""
    reading = case.reading
    bound = float(case.bound)
    count = len(case.run.mistakes)
    progress, growth = case.theorem["total progress"], case.theorem["total growth"]
    end = reading.end
    rate, entropy = float(end["h"]), float(end["H"])
    chips = [point["c"] for point in reading.mistakes] + [end["c_M"]]
    totals = [point["Lambda"] for point in reading.mistakes] + [end["Lambda_M"]]
    line = [bound * 1.06 * i / 60 for i in range(61)]
    ceiling = [value(growth.rhs, {**end, "M": t}) for t in line]
    floor = [rate * float(value(progress.rhs, {**end, "M": t})) + entropy for t in line]
    along = [rate * float(value(progress.lhs, {**end, "c_M": c})) + entropy for c in chips]
    top = value(growth.rhs, {**end, "M": bound})
    drawn = chart(
        Line(line, ceiling, "ceiling ln n + kt", BOUND, "--"),
        Line(range(count + 1), totals, "ln T", LEARNER),
        Line(range(count + 1), along, "h⟨u, c⟩ + H", TARGET),
        Line(line, floor, "floor hγt + H", BOUND, ":", width=1.8),
        *meeting(bound, top, f"no run gets past {rounded(bound)} mistakes"),
        size=(NARROW, 3.2),
        xlim=(0, line[-1]),
        xlabel="mistakes made, t",
        legend="below",
    )
    alt = (
        f"After each of {count} mistakes the logarithm of the total weight stays below its ceiling and above "
        f"h⟨u, c⟩ + H, which stays above its floor. Floor and ceiling meet at {rounded(bound)} mistakes, the bound."
    )
    return Picture(drawn, alt, caption)
