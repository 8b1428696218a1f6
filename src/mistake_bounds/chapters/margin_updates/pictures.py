"""Past the last mistake: how much margin is promised and reached, how losses add up, and a step that is just enough."""

from collections.abc import Mapping

from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    RED,
    Arrow,
    Fill,
    Level,
    Line,
    Mark,
    Note,
    boundary,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import norm2
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import KIND

LOOKS = (
    ("reached", BLUE, "-", "o"),
    ("certified by the run", PURPLE, "-.", "s"),
    ("promised before the run", ORANGE, "--", "^"),
)


def shares(found: Mapping, caption: str = "") -> Picture:
    """The shares of the best margin by β/R²: ``found`` maps it to what was reached, certified and promised."""
    places = [float(place) for place in found]
    lines = [
        Line(places, values, name, colour, dash, width=1.8, marker=mark, size=5)
        for (name, colour, dash, mark), values in zip(LOOKS, zip(*found.values(), strict=True), strict=True)
    ]
    drawn = chart(
        *lines,
        Level(1, colour=MUTED, width=1),
        Note((places[-1], 1), "the best margin", MUTED, shift=(0, 4), ha="right"),
        size=(NARROW, 2.8),
        xlabel="β / R²",
        ylabel="share of the best margin",
        ylim=(0, 1.12),
        yform=".0%",
        legend="below",
    )
    details = "; ".join(
        f"β = {place:g} R²: {', '.join(f'{float(v):.1%} {name}' for (name, *_), v in zip(LOOKS, values, strict=True))}"
        for place, values in zip(places, found.values(), strict=True)
    )
    return Picture(drawn, f"Shares of the best margin. {details}.", caption)


def loss_staircase(case: Instance, caption: str = "") -> Picture:
    """The squared losses so far after each update, mistakes marked, under R²(‖u‖² − ‖u − w‖²) and R²‖u‖².

    ``case`` is the theorem on squared losses on a run.  That the middle curve stays above the stairs is its sum.
    """
    end = case.reading.end
    points = case.reading.mistakes
    most = float(case.bound)
    lost = [0.0, *(float(point["ΣQT^+"]) for point in points)]
    after = [(0,) * len(end["u"]), *(point["w^+"] for point in points)]
    gained = [most - float(end["R^2"]) * _squared(end["u"], w) for w in after]
    at = [t for t, point in enumerate(points, 1) if point.get(KIND) == 0]
    drawn = chart(
        Level(most, "R²‖u‖²", dash="--", width=1.8),
        Line(range(len(gained)), gained, "R²(‖u‖² − ‖u − w‖²)", GREEN, "-.", width=1.8),
        Line(range(len(lost)), lost, "squared losses so far", BLUE, steps="post"),
        Line(at, [lost[t] for t in at], "mistakes", RED, "", marker="o", size=4),
        size=(NARROW, 2.9),
        xlabel="updates",
        ylim=(0, 1.08 * most),
        legend="below",
    )
    alt = (
        f"After {len(points)} updates, {len(at)} of them mistakes, the squared losses add up to {lost[-1]:.1f}; "
        f"R² times what w has come nearer to u is {gained[-1]:.1f}, and they can be at most {most:.1f}."
    )
    return Picture(drawn, alt, caption)


def _squared(u, w) -> float:
    return sum((float(a) - float(b)) ** 2 for a, b in zip(u, w, strict=True))


def just_enough(w, after, x, y, u, caption: str = "") -> Picture:
    """In the plane of weights: those without loss on (x, y) tinted, the step from w to the nearest of them, and u."""
    w, after, x, u = (tuple(map(float, v)) for v in (w, after, x, u))
    points = (w, after, u, (0.0, 0.0))
    spread = max(max(v[i] for v in points) - min(v[i] for v in points) for i in (0, 1))
    xlim, ylim = ((min(v[i] for v in points) - spread / 4, max(v[i] for v in points) + spread / 4) for i in (0, 1))
    (edge,) = boundary((*x, -y), 3 * spread, colour=GREEN, width=1.2)  # y⟨w, x⟩ = 1
    far = 12 * spread * y / norm2(x) ** 0.5  # towards less loss
    tinted = [*zip(edge.xs, edge.ys, strict=True)]
    tinted += [(a + far * x[0], b + far * x[1]) for a, b in reversed(tinted)]
    marks: list[Mark] = [Fill(*zip(*tinted, strict=True), colour=GREEN, alpha=0.12), edge, Arrow(w, after, width=1.6)]
    for v, name, colour in ((w, "w", BLUE), (after, "w⁺", BLUE), (u, "u", ORANGE)):
        marks.append(Line(v[:1], v[1:], colour=colour, dash="", marker="o"))
        marks.append(Note(v, name, colour, shift=(7, -13), size=12))
        if name != "u":
            marks.append(Line(*zip(v, u, strict=True), colour=MUTED, dash=":", width=1))
    limits = {"xlim": xlim, "ylim": ylim, "equal": True}
    drawn = chart(*marks, size=(4.6, 2.8), xlabel="first weight", ylabel="second weight", **limits)
    nearer = f"{_squared(u, w) ** 0.5:.2f} to {_squared(u, after) ** 0.5:.2f}"
    alt = (
        f"The step from w = {_point(w)} to w⁺ = {_point(after)}, at right angles to the line on which the loss ends; "
        f"u = {_point(u)} lies on the line or beyond, and its distance falls from {nearer}."
    )
    return Picture(drawn, alt, caption)


def _point(v) -> str:
    return f"({', '.join(f'{a:.3g}' for a in v)})"
