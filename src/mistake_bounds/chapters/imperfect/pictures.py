"""Data that no separator gets right: how far examples are moved, what each bound makes of it, and which is smaller.

All weights that the Perceptron can reach, with its updates as arrows: a picture that nothing leaves.
"""

from collections.abc import Mapping, Sequence
from math import cos, log10, pi, sin, sqrt

from matplotlib.ticker import MaxNLocator

from mistake_bounds.chapters.imperfect.known import imperfect_bounds
from mistake_bounds.chapters.imperfect.worst_case import Reachable
from mistake_bounds.drawing.compare import NARROW
from mistake_bounds.drawing.figure import BLUE, GREEN, GRID, INK, MUTED, ORANGE, SIDE, Picture, canvas, styled
from mistake_bounds.exact import Refusal, norm2
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run

MARKERS = ("o", "s", "^", "D", "v")


FORMS = {"total": ("total distance", ORANGE), "root": ("its root form", BLUE), "squares": ("squared distances", GREEN)}


@styled
def moved(examples: Examples, u, gamma, caption: str = "") -> Picture:
    """Examples in the plane, the line of ``u`` with the strip of margin ``gamma``, and an arrow for each distance."""
    figure, axes = canvas(3.5, 3.4)
    axes.axis("off")
    axes.set_aspect("equal")
    reach = 1.15 * max(abs(v) for x in examples.X for v in x)
    length2, short = norm2(u), []
    for offset, line in ((-gamma, "--"), (0, "-"), (gamma, "--")):
        foot = [offset * v / length2 for v in u]
        ends = [(foot[0] - t * u[1], foot[1] + t * u[0]) for t in (-3 * reach, 3 * reach)]
        axes.plot(*zip(*ends, strict=True), color=MUTED, linestyle=line, linewidth=1.2)
    for (x, y), d in zip(examples, examples.distances(u, gamma), strict=True):
        marker = "o" if y > 0 else "s"
        axes.plot([x[0]], [x[1]], marker=marker, color=SIDE[y], markersize=7, linestyle="none")
        if d:
            goal = tuple(a + y * d * b / length2 for a, b in zip(x, u, strict=True))
            axes.annotate("", goal, x, arrowprops={"arrowstyle": "-|>", "color": INK, "shrinkA": 4, "shrinkB": 0})
            axes.annotate(f"d = {d}", goal, xytext=(6, 4), textcoords="offset points", fontsize=10)
            short.append(f"{'+' if y > 0 else '−'} {x} by {d}")
    axes.set(xlim=(-reach, reach), ylim=(-reach, reach))
    alt = (
        f"{len(examples)} examples, the line of u = {tuple(u)} and the two lines where the margin is {gamma}. "
        f"Short of it are {'; '.join(short) or 'none'}."
    )
    return Picture(figure, alt, caption)


@styled
def bounds_by_margin(run: Run, u, gammas: Sequence, caption: str = "") -> Picture:
    """The three bounds for the target ``u`` on a run, at each of the margins ``gammas`` that can be asked for."""
    at = [imperfect_bounds(run.examples, u, gamma, run.passes) for gamma in gammas]
    figure, axes = canvas(NARROW)
    told, across = [], [float(gamma) for gamma in gammas]
    for name, (label, colour) in FORMS.items():
        values = [getattr(each, name) for each in at]
        least = min(range(len(values)), key=values.__getitem__)
        axes.plot(across, values, color=colour, label=label)
        axes.plot([across[least]], [values[least]], color=colour, marker="o", markersize=7)
        told.append(f"{label} is least, {values[least]:,}, at {gammas[least]:,}")
    made = len(run.mistakes)
    axes.axhline(made, color=INK, linewidth=1.2, linestyle=":", label=f"mistakes made: {made}")
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter(lambda v, _: f"{v:,.0f}")
    axes.yaxis.set_minor_formatter(lambda v, _: "")
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.xaxis.set_major_formatter(lambda v, _: f"{v:,g}")
    axes.set_xlabel("margin γ that is asked for")
    axes.set_ylabel("at most so many mistakes")
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.2)
    return Picture(figure, f"{made} mistakes were made. Of the bounds by margin, {'; '.join(told)}.", caption)


def place(examples: Examples, u, gamma, passes: int = 1) -> tuple[float, float]:
    """Where a data set stands among the forms: γT and D², both divided by R²‖u‖².

    >>> place(Examples([(1,), (1,)], [+1, -1]), (1,), 1)
    (2.0, 4.0)
    """
    distances = examples.distances(u, gamma)
    size = float(examples.radius2 * norm2(u))
    return passes * float(gamma * sum(distances)) / size, passes * float(sum(d * d for d in distances)) / size


@styled
def which_form(paths: Mapping[str, Sequence[tuple[float, float]]], caption: str = "") -> Picture:
    """Total distance across, squared distances upwards, both by `place`: where which form is the smaller one.

    ``paths`` gives a data set its places, one for each margin that is asked for, the least first.  The forms are equal
    where D² + R‖u‖D = γT, which is the curve.
    """
    low, reach = 10**-1.5, 10 ** (0.3 + log10(max(max(xy) for path in paths.values() for xy in path)))
    heights = [low * (reach / low) ** (i / 120) for i in range(121)]
    edge = [v + sqrt(v) for v in heights]
    figure, axes = canvas(NARROW, 4.2)
    axes.fill_betweenx(heights, low, edge, color=BLUE, alpha=0.14, linewidth=0)
    axes.fill_betweenx(heights, edge, reach, color=GREEN, alpha=0.14, linewidth=0)
    axes.plot(edge, heights, color=MUTED, linewidth=1.3)
    axes.text(0.04, 0.96, "a few large distances:\nroot form smaller", color=BLUE, transform=axes.transAxes, va="top")
    axes.text(0.96, 0.05, "many small distances:\nsquares smaller", color=GREEN, transform=axes.transAxes, ha="right")
    told = []
    for (name, path), marker in zip(paths.items(), MARKERS, strict=False):
        shown = [(max(across, low), max(up, low)) for across, up in path]
        axes.plot(*zip(*shown, strict=True), marker=marker, color=INK, markersize=4.5, linewidth=0.9, clip_on=False,
                  label=name)  # fmt: skip
        better = ["squares" if up + sqrt(up) < across else "root form" for across, up in path]
        told.append(f"{name}: {', '.join(better)}")
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set(xlim=(low, reach), ylim=(low, reach))
    axes.set_xlabel("total distance: γT / R²‖u‖²")
    axes.set_ylabel("squared distances: D² / R²‖u‖²")
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.2)
    alt = f"Where the root form and where the squares are smaller, parted by a curve. By margin, {'; '.join(told)}."
    return Picture(figure, alt, caption)


ACROSS = (0.42, 0.3)  # how a third axis is drawn in the plane


class NotDrawn(Refusal):
    """Weights of more entries than a picture shows; carries their number."""


@styled
def closure(sets, caption: str = "") -> Picture:
    """For each of ``sets`` (label → `Reachable`, in two or three dimensions) its weights as dots and updates as arrows.

    0 is marked, and in the plane the circle about it that holds all weights is dashed.  Raises `NotDrawn`.
    """
    for found in sets.values():
        if found.examples.dimension not in (2, 3):
            raise NotDrawn("weights are drawn in two or three dimensions", found.examples.dimension)
    figure, row = canvas(3.1 * len(sets), 3.3, len(sets), squeeze=False)
    for axes, (label, found) in zip(row.flat, sets.items(), strict=True):
        _closure(axes, label, found)
    told = "; ".join(f"{label}: {_told(found)}" for label, found in sets.items())
    return Picture(figure, f"Weights as dots and updates as arrows, none of which leaves the dots. {told}.", caption)


def _closure(axes, label: str, found: Reachable) -> None:
    axes.axis("off")
    axes.set_aspect("equal")
    places = [_flat(w) for w in found.weights]
    small = len(places) < 40
    style = {"arrowstyle": "-|>" if small else "-", "color": MUTED, "linewidth": 0.9 if small else 0.45,
             "shrinkA": 3, "shrinkB": 3, "mutation_scale": 7}  # fmt: skip
    for before, _, after in found.updates:
        axes.annotate("", places[after], places[before], arrowprops=style)
    if found.examples.dimension == 2:
        radius, turns = sqrt(found.largest2), [2 * pi * i / 180 for i in range(181)]
        axes.plot([radius * cos(a) for a in turns], [radius * sin(a) for a in turns], color=ORANGE, linestyle="--",
                  linewidth=1.2)  # fmt: skip
    axes.plot(*zip(*places, strict=True), color=BLUE, marker="o", markersize=5 if small else 3, linestyle="none")
    axes.plot([0], [0], color=INK, marker="o", markersize=7, markerfacecolor=GRID, linestyle="none")
    axes.margins(0.08)
    axes.set_title(f"{label}: {len(places)} weights", fontsize=10.5)


def _flat(w) -> tuple[float, float]:
    """Where weights are drawn: as they are in the plane, obliquely in space."""
    first, second, *third = map(float, w)
    return (first + ACROSS[0] * third[0], second + ACROSS[1] * third[0]) if third else (first, second)


def _told(found: Reachable) -> str:
    return f"{len(found.weights)} weights, {len(found.updates)} updates, the largest squared length {found.largest2}"
