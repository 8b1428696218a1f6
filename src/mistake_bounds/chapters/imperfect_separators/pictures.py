"""Data that no separator gets right: how far examples are moved, what each bound makes of it, and which is smaller.

All weights that the Perceptron can reach, with its updates as arrows: a picture that nothing leaves.
"""

from collections.abc import Mapping, Sequence
from math import log10, sqrt

from mistake_bounds.chapters.imperfect_separators.known import imperfect_bounds
from mistake_bounds.chapters.imperfect_separators.worst_case import Reachable
from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    MUTED,
    NARROW,
    ORANGE,
    SIDE,
    SIGN,
    Arrow,
    Chart,
    Fill,
    Level,
    Line,
    Mark,
    Note,
    Panel,
    arc,
    boundary,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import Refusal, norm2
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run

FORMS = {"total": ("total distance", ORANGE), "root": ("its root form", BLUE), "squares": ("squared distances", GREEN)}


def moved(examples: Examples, u, gamma, caption: str = "") -> Picture:
    """Examples in the plane, the line of ``u`` with the strip of margin ``gamma``, and an arrow for each distance."""
    reach = 1.15 * max(abs(v) for x in examples.X for v in x)
    marks: list[Mark] = []
    for margin, dash in ((-gamma, "--"), (0, "-"), (gamma, "--")):
        marks += boundary((*u, -margin), reach, colour=MUTED, dash=dash, width=1.2)
    for x, y in examples:
        marks.append(Line((x[0],), (x[1],), colour=SIDE[y], dash="", marker="o" if y > 0 else "s", size=7))
    short = []
    for (x, y), d in zip(examples, examples.distances(u, gamma), strict=True):
        if d:
            goal = tuple(a + y * d * b / norm2(u) for a, b in zip(x, u, strict=True))
            marks += [Arrow(x, goal, width=1.5), Note(goal, f"d = {d}", shift=(6, 4))]
            short.append(f"{SIGN[y]} {x} by {d}")
    limits = {"xlim": (-reach, reach), "ylim": (-reach, reach)}
    drawn = chart(*marks, size=(3.5, 3.4), frame="none", equal=True, **limits)
    alt = (
        f"{len(examples)} examples, the line of u = {tuple(u)} and the two lines where the margin is {gamma}. "
        f"Short of it are {'; '.join(short) or 'none'}."
    )
    return Picture(drawn, alt, caption)


def bounds_by_margin(run: Run, u, gammas: Sequence, caption: str = "") -> Picture:
    """The three bounds for the target ``u`` on a run, at each of the margins ``gammas``."""
    at = [imperfect_bounds(run.examples, u, gamma, run.passes) for gamma in gammas]
    marks = []
    details = []
    for name, (label, colour) in FORMS.items():
        values = [getattr(each, name) for each in at]
        least = min(range(len(values)), key=values.__getitem__)
        marks.append(Line(gammas, values, label, colour))
        marks.append(Line((gammas[least],), (values[least],), colour=colour, dash="", marker="o", size=7))
        details.append(f"{label} is least, {values[least]:,}, at {gammas[least]:,}")
    mistakes = len(run.mistakes)
    drawn = chart(
        *marks,
        Level(mistakes, f"mistakes made: {mistakes}", dash=":"),
        size=(NARROW, 3.9),
        ylog=10,
        xlabel="margin γ that is asked for",
        ylabel="at most so many mistakes",
        yform=",.0f",
        legend="below",
    )
    return Picture(drawn, f"{mistakes} mistakes were made. Of the bounds by margin, {'; '.join(details)}.", caption)


def place(examples: Examples, u, gamma, passes: int = 1) -> tuple[float, float]:
    """The place of a data set among the forms: γT and D², both divided by R²‖u‖².

    >>> place(Examples([(1,), (1,)], [+1, -1]), (1,), 1)
    (2.0, 4.0)
    """
    distances = examples.distances(u, gamma)
    size = float(examples.radius2 * norm2(u))
    return passes * float(gamma * sum(distances)) / size, passes * float(sum(d * d for d in distances)) / size


def which_form(paths: Mapping[str, Sequence[tuple[float, float]]], caption: str = "") -> Picture:
    """Total distance across, squared distances upwards, both by `place`: where which form is the smaller one.

    ``paths`` gives a data set its places, one for each margin, the least first.  The forms are equal
    where D² + R‖u‖D = γT, which is the curve.
    """
    low, reach = 10**-1.5, 10 ** (0.3 + log10(max(max(xy) for path in paths.values() for xy in path)))
    heights = [low * (reach / low) ** (i / 120) for i in range(121)]
    edge = [v + sqrt(v) for v in heights]
    marks: list[Mark] = [
        Fill((*edge, low, low), (*heights, reach, low), colour=BLUE, alpha=0.14),
        Fill((*edge, reach, reach), (*heights, reach, low), colour=GREEN, alpha=0.14),
        Line(edge, heights, colour=MUTED, width=1.3),
        Note(None, "a few large distances:\nroot form smaller", BLUE, va="top", place=(0.04, 0.96)),
        Note(None, "many small distances:\nsquares smaller", GREEN, ha="right", va="bottom", place=(0.96, 0.04)),
    ]
    details = []
    for (name, path), marker in zip(paths.items(), "os^Dv", strict=False):
        xs, ys = zip(*((max(across, low), max(up, low)) for across, up in path), strict=True)
        marks.append(Line(xs, ys, name, width=0.9, marker=marker, size=4.5, clip=False))
        better = ["squares" if up + sqrt(up) < across else "root form" for across, up in path]
        details.append(f"{name}: {', '.join(better)}")
    drawn = chart(
        *marks,
        size=(NARROW, 4.2),
        xlog=10,
        ylog=10,
        xlim=(low, reach),
        ylim=(low, reach),
        xlabel="total distance: γT / R²‖u‖²",
        ylabel="squared distances: D² / R²‖u‖²",
        legend="below",
    )
    alt = f"Where the root form and where the squares are smaller, parted by a curve. By margin, {'; '.join(details)}."
    return Picture(drawn, alt, caption)


ACROSS = (0.42, 0.3)  # how a third axis is drawn in the plane


class NotDrawn(Refusal):
    """Weights of more entries than a picture shows; carries their number."""


def closure(sets, caption: str = "") -> Picture:
    """For each of ``sets`` (label → `Reachable`, in two or three dimensions) its weights as dots and updates as arrows.

    0 is marked, and in the plane the circle about it that holds all weights is dashed.  Raise `NotDrawn`.
    """
    for found in sets.values():
        if found.examples.dimension not in (2, 3):
            raise NotDrawn("weights are drawn in two or three dimensions", found.examples.dimension)
    panels = [_closure(label, found) for label, found in sets.items()]
    details = "; ".join(f"{label}: {_described(found)}" for label, found in sets.items())
    alt = f"Weights as dots and updates as arrows, none of which leaves the dots. {details}."
    return Picture(Chart(panels, (min(NARROW, 3.1 * len(sets)), 3.3)), alt, caption)


def _closure(label: str, found: Reachable) -> Panel:
    places = [_flat(w) for w in found.weights]
    xs, ys = zip(*places, strict=True)
    small = len(places) < 40
    marks: list[Mark] = [
        Arrow(places[before], places[after], MUTED, 0.9, shrink=3)
        if small
        else Line(*zip(places[before], places[after], strict=True), colour=MUTED, width=0.45)
        for before, _, after in found.updates
    ]
    if found.examples.dimension == 2:
        marks.append(Line(*arc(sqrt(found.largest2)), colour=ORANGE, dash="--"))
    marks.append(Line(xs, ys, colour=BLUE, dash="", marker="o", size=5 if small else 3))
    marks.append(Line((0,), (0,), dash="", marker="o", size=7))
    return Panel(marks, f"{label}: {len(places)} weights", frame="none", equal=True)


def _flat(w) -> tuple[float, float]:
    """Where weights are drawn: as they are in the plane, obliquely in space."""
    first, second, *third = map(float, w)
    return (first + ACROSS[0] * third[0], second + ACROSS[1] * third[0]) if third else (first, second)


def _described(found: Reachable) -> str:
    return f"{len(found.weights)} weights, {len(found.updates)} updates, the largest squared length {found.largest2}"
