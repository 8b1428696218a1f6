"""All weights that the Perceptron can reach, with its updates as arrows: a picture that nothing leaves."""

from math import cos, pi, sin, sqrt

from mistake_bounds.exact import Refusal
from mistake_bounds.plots.figure import BLUE, GRID, INK, MUTED, ORANGE, Picture, canvas, styled
from mistake_bounds.worst_case.reachable import Reachable

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
