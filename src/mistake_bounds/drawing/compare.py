"""Learners side by side: bounds dashed, runs solid; and the race that the L₁ margin's proof is."""

from dataclasses import dataclass

from mistake_bounds.drawing.figure import BLUE, GREEN, MUTED, ORANGE, PURPLE, Picture, canvas, rounded, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance

COLOURS = (BLUE, ORANGE, GREEN, PURPLE)
MARKERS = ("o", "s", "^", "D")
NARROW = 5.0  # inches: on a phone the drawing shrinks to two thirds, and its letters with it


@dataclass(frozen=True)
class Series:
    """A learner along the x axis: ``made`` mistakes, and what its ``bound`` allows (None where no bound is drawn)."""

    name: str
    made: tuple
    bound: tuple | None = None


def series_of(table, along: str) -> tuple[Series, ...]:
    """Each learner of a sweep's table, along an argument of the streams, with what was measured for its bound."""
    made, bounds = table.curves(along), table.curves(along, of="measured")
    return tuple(Series(name, tuple(made[name].values()), tuple(bounds[name].values())) for name in made)


@styled
def side_by_side(xs, series, xlabel: str, caption: str = "", logx: bool = False, logy: bool = True) -> Picture:
    """For each of the ``series`` the mistakes made at each of ``xs``, solid, and their bound, dashed."""
    figure, axes = canvas(NARROW)
    for one, colour, marker in zip(series, COLOURS, MARKERS, strict=False):
        made = [float(v) for v in one.made]
        axes.plot(xs, made, color=colour, marker=marker, markersize=5, label=f"{one.name}: mistakes")
        if one.bound is not None:
            bound = [float(v) for v in one.bound]
            axes.plot(xs, bound, color=colour, linestyle="--", linewidth=1.3, label=f"{one.name}: bound")
    if logx:
        axes.set_xscale("log", base=2)
        axes.set_xticks(xs, [f"{x:,}" for x in xs])
        axes.minorticks_off()
    if logy:
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter(lambda v, _: f"{v:,.0f}")
    else:
        axes.set_ylim(0, None)
    axes.set_xlabel(xlabel)
    axes.set_ylabel("mistakes")
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.0, handlelength=1.6)
    return Picture(figure, " ".join(_told(one, xs, xlabel) for one in series), caption)


def _told(one: Series, xs, xlabel: str) -> str:
    text = f"{one.name} makes {one.made[0]:,} mistakes at {xlabel} = {xs[0]:,} and {one.made[-1]:,} at {xs[-1]:,}"
    if one.bound is not None:
        text += f"; its bound goes from {rounded(one.bound[0])} to {rounded(one.bound[-1])}"
    return text + "."


@styled
def weight_race(case: Instance, caption: str = "") -> Picture:
    """ln T below its ceiling ln n + kt, and h⟨u, c⟩ + H, which ln T may not fall below, above its floor hγt + H."""
    reading, bound = case.reading, float(case.bound)
    made, (progress, growth) = len(case.run.mistakes), (proof.claim for proof in case.theorem.sums)
    end = reading.end
    rate, entropy = float(end["h"]), float(end["H"])
    chips = [point["c"] for point in reading.mistakes] + [end["c_M"]]
    totals = [point["Lambda"] for point in reading.mistakes] + [end["Lambda_M"]]
    line = [bound * 1.06 * i / 60 for i in range(61)]
    ceiling = [float(value(growth.rhs, {**end, "M": t})) for t in line]
    floor = [rate * float(value(progress.rhs, {**end, "M": t})) + entropy for t in line]
    along = [rate * float(value(progress.lhs, {**end, "c_M": c})) + entropy for c in chips]
    figure, axes = canvas(NARROW, 3.2)
    axes.plot(line, ceiling, color=ORANGE, linestyle="--", linewidth=1.3, label="ceiling ln n + kt")
    axes.plot(range(made + 1), [float(v) for v in totals], color=ORANGE, label="ln T")
    axes.plot(range(made + 1), along, color=BLUE, label="h⟨u, c⟩ + H")
    axes.plot(line, floor, color=BLUE, linestyle="--", linewidth=1.3, label="floor hγt + H")
    top = float(value(growth.rhs, {**end, "M": bound}))
    axes.plot([bound], [top], marker="o", color=MUTED, markersize=7)
    axes.annotate(
        f"no run gets past {rounded(bound)} mistakes",
        (bound, top),
        xytext=(0.98, 0.05),
        textcoords="axes fraction",
        ha="right",
        color=MUTED,
        arrowprops={"arrowstyle": "-", "color": MUTED, "linewidth": 0.8, "shrinkB": 6},
    )
    axes.set_xlim(0, line[-1])
    axes.set_xlabel("mistakes made, t")
    axes.legend(loc="upper left")
    alt = (
        f"After each of {made} mistakes the logarithm of the total weight stays below its ceiling and above "
        f"h⟨u, c⟩ + H, which stays above its floor. Floor and ceiling meet at {rounded(bound)} mistakes, the bound."
    )
    return Picture(figure, alt, caption)
