"""Pictures of hyperplanes: the line f(x) = 0 with w across it, signed distances, margins, and the dummy input.

f(x) = ⟨w, x⟩ + w₀ is the score of x; the *foot* of x is the nearest point of the line.  Numbers in
labels and text alternatives are exact wherever the lengths are rational.  The figures are narrow, so that
their labels stay readable on a phone.
"""

from fractions import Fraction
from math import atan2, cos, degrees, hypot, radians, sin

from mistake_bounds.chapters.dummy.pictures import (
    _mark,
    _over_length,
    _row,
    _told,
)
from mistake_bounds.drawing.figure import GREEN, INK, MUTED, PURPLE, RED, SIDE, Picture, canvas, styled
from mistake_bounds.exact import dot, norm2

WORD = {1: "positive", -1: "negative"}


@styled
def half_spaces(w, w0, on, caption: str = "") -> Picture:
    """The line f(x) = 0 in ℝ² with its two sides tinted, w across it, and the origin's foot on it.

    ``on`` are two points A and B of the line; the step from A to B is drawn along it.
    """
    (a1, a2), (b1, b2) = on
    foot, far = _foot(w, w0, (0, 0)), _over_length(abs(w0), w)
    tip = tuple(p + v for p, v in zip(foot, w, strict=True))
    reach = 1.15 * float(max(map(abs, (a1, a2, b1, b2, *tip))))
    figure, axes = _plane(4.4, 4.0, reach)
    _tinted_sides(axes, w, w0, reach)
    _line(axes, w, w0, reach, color=GREEN, label="f(x) = 0")
    _arrow(axes, foot, tip, INK)
    axes.annotate("w", list(map(float, tip)), xytext=(-9, -6), textcoords="offset points", ha="right", fontsize=12)
    _right_angle(axes, foot, w, reach)
    axes.plot([0, float(foot[0])], [0, float(foot[1])], color=PURPLE, linestyle="--", label=f"distance {_told(far)}")
    axes.plot([0], [0], marker="o", color=INK, markersize=5, linestyle="none")
    axes.annotate("0", (0, 0), xytext=(-5, -3), textcoords="offset points", ha="right", va="top")
    _arrow(axes, (a1, a2), (b1, b2), GREEN)
    for name, point in (("A", on[0]), ("B", on[1])):
        axes.plot(*map(float, point), marker="o", color=GREEN, markersize=6, linestyle="none")
        axes.annotate(f"{name} {_row(point)}", list(map(float, point)), xytext=(7, 5), textcoords="offset points")
    for sign, word in ((1, "f > 0"), (-1, "f < 0")):
        spot = _beside(_beside(foot, w, sign * 0.42 * reach), (w[1], -w[0]), 0.55 * reach)
        axes.text(*spot, word, color=SIDE[sign], ha="center", va="center", fontsize=12)
    axes.legend(loc="lower left", fontsize=10)
    along = (b1 - a1, b2 - a2)
    alt = (
        f"The line f(x) = 0 for w = {_row(w)} and w₀ = {_told(w0)}. It passes through A = {_row(on[0])} and "
        f"B = {_row(on[1])}; the step B − A = {_row(along)} has inner product {_told(dot(w, along))} with w, so the "
        f"arrow w stands at right angles to the line. The nearest point to the origin is {_row(foot)}, at distance "
        f"{_told(far)}. On the side to which w points f is positive, on the other negative."
    )
    return Picture(figure, alt, caption)


@styled
def signed_distances(examples, w, w0=0, caption: str = "") -> Picture:
    """Examples in ℝ² with a segment to the foot of each and its signed margin y·f(x)/‖w‖; the smallest in a ring.

    The band about the line is as wide as the set's margin, and is drawn only if that is positive.
    """
    reach = 1.25 * max(abs(v) for row in examples.X for v in row)
    figure, axes = _plane(4.4, 4.0, reach)
    margins = _draw_margins(axes, examples, w, w0, reach)
    for (x, y), m in zip(examples, margins, strict=True):
        away = (1 if dot(w, x) + w0 >= 0 else -1) * (0.15 if m == min(margins) else 0.11)
        spot = _beside(x, w, away * float(reach))
        colour = RED if m <= 0 else SIDE[y]
        axes.text(*spot, _told(m), color=colour, ha="center", va="center")
    axes.legend(loc="lower left", fontsize=10)
    told = "; ".join(f"{_row(x)} {WORD[y]}: {_told(m)}" for (x, y), m in zip(examples, margins, strict=True))
    alt = (
        f"Signed margins of {len(examples)} examples from the line f(x) = 0 for w = {_row(w)}, w₀ = {_told(w0)}. "
        f"{told}. The smallest, {_told(min(margins))}, is the margin of the set."
    )
    return Picture(figure, alt, caption)


@styled
def margins(examples, targets, caption: str = "") -> Picture:
    """One panel for each u in ``targets``: the line ⟨u, x⟩ = 0, the margin of the set, and the examples that set it."""
    reach = 1.2 * max(abs(v) for row in examples.X for v in row)
    rows = -(-len(targets) // 2)
    figure, grid = canvas(5.2, 2.75 * rows, 2, rows, squeeze=False, sharex=True, sharey=True)
    parts = []
    for axes, u in zip(grid.flat, targets, strict=False):
        _square(axes, reach)
        found = _draw_margins(axes, examples, u, 0, reach)
        axes.set_title(f"u = {_row(u)}: {_told(min(found))}", fontsize=11)
        worst = [f"{_row(x)}, {WORD[y]}" for (x, y), m in zip(examples, found, strict=True) if m == min(found)]
        parts.append(f"u = {_row(u)}: margin {_told(min(found))}, set by {' and '.join(worst)}")
    for axes in list(grid.flat)[len(targets) :]:
        axes.axis("off")
    return Picture(figure, f"The margin of one set for {len(targets)} directions. {'; '.join(parts)}.", caption)


@styled
def margin_by_direction(examples, best, caption: str = "") -> Picture:
    """The margin of a set in ℝ² for every direction of u: the lower envelope of one cosine for each example.

    The example x contributes y‖x‖ cos(φ − φₓ), where φ is the angle of u and φₓ that of x.  ``best`` is
    the u whose margin is marked.
    """
    angles = list(range(-180, 181))
    waves = [
        [y * (cos(radians(phi)) * float(x[0]) + sin(radians(phi)) * float(x[1])) for phi in angles] for x, y in examples
    ]
    envelope = [min(values) for values in zip(*waves, strict=True)]
    figure, axes = canvas(5.4, 3.3)
    for (_, y), wave in zip(examples, waves, strict=True):
        axes.plot(angles, wave, color=SIDE[y], linewidth=1, alpha=0.75, linestyle="-" if y > 0 else "--")
    axes.plot(angles, envelope, color=INK, linewidth=2.6)
    axes.axhline(0, color=MUTED, linewidth=1)
    at, height = degrees(atan2(*map(float, best[::-1]))), _over_length(examples.margin(best), best)
    axes.plot([at], [float(height)], marker="o", color=RED, markersize=8, linestyle="none")
    axes.annotate(
        f"best u = {_row(best)}\nmargin {_told(height)}",
        (at, float(height)),
        xytext=(at, min(envelope) * 0.62),
        color=RED,
        ha="center",
        va="top",
        arrowprops={"arrowstyle": "-", "color": RED, "linewidth": 1, "shrinkB": 6},
    )
    axes.set_xlim(-180, 180)
    axes.set_xticks(range(-180, 181, 90), [f"{a}°".replace("-", "−") for a in range(-180, 181, 90)])
    axes.set_xlabel("direction of u")
    axes.set_ylabel("y⟨u, x⟩ / ‖u‖")
    alt = (
        f"For each direction of u, the value y⟨u, x⟩/‖u‖ of each of {len(examples)} examples, a cosine curve each. "
        f"Their lower envelope is the margin of the set; it is highest at u = {_row(best)}, "
        f"{at:.0f} degrees, where it is {_told(height)}."
    )
    return Picture(figure, alt, caption)


# shared pieces
def _plane(width, height, reach):
    figure, axes = canvas(width, height)
    _square(axes, reach)
    return figure, axes


def _square(axes, reach):
    reach = float(reach)
    axes.set(xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal")


def _draw_margins(axes, examples, w, w0, reach):
    """The line, w, each example with its segment, the worst in a ring, and the margin band; the signed margins."""
    found = [_over_length(y * (dot(w, x) + w0), w) for x, y in examples]
    _line(axes, w, w0, reach, color=GREEN, label="f(x) = 0" if w0 else "⟨u, x⟩ = 0")
    if min(found) > 0:
        _band(axes, w, w0, float(min(found)), reach)
    foot = _foot(w, w0, (0, 0))
    _arrow(axes, foot, _beside(foot, w, 0.3 * float(reach)), INK)
    for (x, y), m in zip(examples, found, strict=True):
        foot = _foot(w, w0, x)
        colour = RED if m <= 0 else SIDE[y]
        axes.plot(
            [float(x[0]), float(foot[0])], [float(x[1]), float(foot[1])], color=colour, linewidth=1.2, linestyle=":"
        )
        _mark(axes, x, y)
        if m == min(found):
            axes.plot(
                *map(float, x), marker="o", markersize=17, markerfacecolor="none", markeredgecolor=RED,
                markeredgewidth=1.6, linestyle="none",
            )  # fmt: skip
    return found


def _line(axes, w, w0, reach, **style):
    """The line f(x) = 0, well beyond the picture on both sides."""
    (p, q), (a, b) = map(float, _foot(w, w0, (0, 0))), map(float, w)
    far = 4 * float(reach) / hypot(a, b)
    axes.plot([p - far * b, p + far * b], [q + far * a, q - far * a], **style)


def _band(axes, w, w0, half, reach):
    """The points closer to the line than ``half``."""
    foot, (a, b) = _foot(w, w0, (0, 0)), map(float, w)
    far = 4 * float(reach) / hypot(a, b)
    edges = [(_beside(foot, w, side * half), -side) for side in (1, -1)]
    corners = [(p + s * k * far * b, q - s * k * far * a) for (p, q), s in edges for k in (1, -1)]
    axes.fill(*zip(*corners, strict=True), color=GREEN, alpha=0.14, linewidth=0)


def _tinted_sides(axes, w, w0, reach):
    foot, (a, b) = _foot(w, w0, (0, 0)), map(float, w)
    p, q = map(float, foot)
    far = 4 * float(reach) / hypot(a, b)
    for sign in (1, -1):
        beyond = _beside(foot, w, sign * 4 * float(reach))
        corners = [(p - far * b, q + far * a), (p + far * b, q - far * a)]
        corners += [(beyond[0] + far * b, beyond[1] - far * a), (beyond[0] - far * b, beyond[1] + far * a)]
        axes.fill(*zip(*corners, strict=True), color=SIDE[sign], alpha=0.1, linewidth=0)


def _right_angle(axes, foot, w, reach):
    """A small square at the foot, between the line and w."""
    size, (a, b) = 0.055 * float(reach) / float(hypot(*map(float, w))), map(float, w)
    p, q = map(float, foot)
    corners = [(p - size * b, q + size * a), (p + size * (a - b), q + size * (b + a)), (p + size * a, q + size * b)]
    axes.plot(*zip(*corners, strict=True), color=INK, linewidth=1.2)


def _arrow(axes, start, end, colour):
    axes.annotate(
        "", list(map(float, end)), list(map(float, start)),
        arrowprops={"arrowstyle": "-|>", "color": colour, "linewidth": 1.8, "shrinkA": 0, "shrinkB": 0},
    )  # fmt: skip


def _beside(point, w, by):
    """``point`` moved by the length ``by`` in the direction of w."""
    size = hypot(*map(float, w))
    return tuple(float(p) + float(by) * float(v) / size for p, v in zip(point, w, strict=True))


def _foot(w, w0, x):
    """The point of the hyperplane f = 0 nearest to x, exactly: x − f(x)/‖w‖² · w.

    >>> _foot((3, 4), -10, (0, 0))
    (Fraction(6, 5), Fraction(8, 5))
    """
    step = Fraction(dot(w, x) + w0) / norm2(w)
    return tuple(xi - step * wi for xi, wi in zip(x, w, strict=True))
