"""Past the last mistake: how much margin is promised and reached, how losses add up, and a step that is just enough."""

from collections.abc import Mapping
from math import hypot

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, RED, Picture, canvas, styled
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import KIND

LOOKS = (
    ("reached", BLUE, "-", "o"),
    ("certified by the run", PURPLE, "-.", "s"),
    ("promised before the run", ORANGE, "--", "^"),
)


@styled
def shares(found: Mapping, caption: str = "") -> Picture:
    """The shares of the best margin by β/R²: ``found`` maps it to what was reached, certified and promised."""
    figure, axes = canvas(5.8, 2.8)
    places = [float(place) for place in found]
    for (name, colour, dash, mark), values in zip(LOOKS, zip(*found.values(), strict=True), strict=True):
        axes.plot(places, list(map(float, values)), color=colour, linestyle=dash, marker=mark, markersize=5, label=name)
    axes.axhline(1, color=MUTED, linewidth=1)
    axes.annotate(
        "the best margin", (places[-1], 1), xytext=(0, 4), textcoords="offset points", ha="right", color=MUTED
    )
    axes.set(xlabel="β / R²", ylabel="share of the best margin", ylim=(0, 1.12))
    axes.yaxis.set_major_formatter(lambda v, _: f"{v:.0%}")
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1, handlelength=1.6)
    told = "; ".join(
        f"β = {place:g} R²: {', '.join(f'{float(v):.1%} {name}' for (name, *_), v in zip(LOOKS, values, strict=True))}"
        for place, values in zip(places, found.values(), strict=True)
    )
    return Picture(figure, f"Shares of the best margin. {told}.", caption)


@styled
def loss_staircase(case: Instance, caption: str = "") -> Picture:
    """The squared losses so far after each update, mistakes marked, under R²(‖u‖² − ‖u − w‖²) and R²‖u‖².

    ``case`` is the theorem on squared losses on a run.  That the middle curve stays above the stairs is its sum.
    """
    end, points = case.reading.end, case.reading.mistakes
    most = float(case.bound)
    lost = [0.0, *(float(point["Q^+"]) for point in points)]
    gained = [most - float(end["R^2"]) * _squared(end["u"], w) for w in ((0,) * len(end["u"]), *_after(points))]
    at = [t for t, point in enumerate(points, 1) if point.get(KIND) == 0]
    figure, axes = canvas(5.8, 2.9)
    axes.axhline(most, color=INK, linestyle="--", label="R²‖u‖²")
    axes.plot(range(len(gained)), gained, color=GREEN, linestyle="-.", label="R²(‖u‖² − ‖u − w‖²)")
    axes.plot(range(len(lost)), lost, color=BLUE, drawstyle="steps-post", label="squared losses so far")
    axes.plot(at, [lost[t] for t in at], color=RED, marker="o", markersize=4, linestyle="none", label="mistakes")
    axes.set(xlabel="updates", ylim=(0, 1.08 * most))
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.4)
    alt = (
        f"After {len(points)} updates, {len(at)} of them mistakes, the squared losses add up to {lost[-1]:.1f}; "
        f"R² times what w has come nearer to u is {gained[-1]:.1f}, and they can be at most {most:.1f}."
    )
    return Picture(figure, alt, caption)


def _after(points):
    return (point["w^+"] for point in points)


def _squared(u, w) -> float:
    return sum((float(a) - float(b)) ** 2 for a, b in zip(u, w, strict=True))


@styled
def just_enough(w, after, x, y, u, caption: str = "") -> Picture:
    """In the plane of weights: those without loss on (x, y) tinted, the step from w to the nearest of them, and u."""
    w, after, x, u = (tuple(map(float, v)) for v in (w, after, x, u))
    figure, axes = canvas(4.6, 2.8)
    points = (w, after, u, (0.0, 0.0))
    spread = max(max(v[i] for v in points) - min(v[i] for v in points) for i in (0, 1))
    limits = [(min(v[i] for v in points) - spread / 4, max(v[i] for v in points) + spread / 4) for i in (0, 1)]
    reach = 3 * spread
    length = hypot(*x)
    across = (x[0] * y / length, x[1] * y / length)  # towards less loss
    foot = (across[0] / length, across[1] / length)  # y⟨foot, x⟩ = 1
    along, far = (-across[1], across[0]), 4 * reach
    ends = [(foot[0] + t * along[0], foot[1] + t * along[1]) for t in (-far, far)]
    beyond = [(p[0] + far * across[0], p[1] + far * across[1]) for p in reversed(ends)]
    axes.fill(*zip(*ends, *beyond, strict=True), color=GREEN, alpha=0.12, linewidth=0)
    axes.plot(*zip(*ends, strict=True), color=GREEN, linewidth=1.2)
    axes.annotate("", after, w, arrowprops={"arrowstyle": "-|>", "color": INK, "linewidth": 1.6, "shrinkA": 0})
    for v, name, colour in ((w, "w", BLUE), (after, "w⁺", BLUE), (u, "u", ORANGE)):
        axes.plot(*v, marker="o", color=colour, markersize=6, linestyle="none")
        axes.annotate(name, v, xytext=(7, -13), textcoords="offset points", color=colour, fontsize=12)
        if name != "u":
            axes.plot(*zip(v, u, strict=True), color=MUTED, linewidth=1, linestyle=":")
    axes.set(xlim=limits[0], ylim=limits[1], xlabel="first weight", ylabel="second weight")
    axes.set_aspect("equal")
    nearer = f"{_squared(u, w) ** 0.5:.2f} to {_squared(u, after) ** 0.5:.2f}"
    alt = (
        f"The step from w = {_point(w)} to w⁺ = {_point(after)}, at right angles to the line on which the loss ends; "
        f"u = {_point(u)} lies on the line or beyond, and its distance falls from {nearer}."
    )
    return Picture(figure, alt, caption)


def _point(v) -> str:
    return f"({', '.join(f'{a:.3g}' for a in v)})"
