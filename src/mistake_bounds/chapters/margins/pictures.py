"""Pictures of hyperplanes: the line f(x) = 0 with w across it, signed distances, margins, and the dummy input.

f(x) = ⟨w, x⟩ + w₀ is the score of x; the *foot* of x is the nearest point of the line.  Numbers in
labels and text alternatives are exact wherever the lengths are rational.  The figures are narrow, so that
their labels stay readable on a phone.
"""

from fractions import Fraction
from math import atan2, cos, degrees, hypot, radians, sin

from mistake_bounds.chapters.hyperplanes.pictures import _number, _over_length, _row
from mistake_bounds.drawing.chart import (
    GREEN,
    MUTED,
    PURPLE,
    RED,
    SIDE,
    Arrow,
    Chart,
    Fill,
    Level,
    Line,
    Note,
    Panel,
    Text,
    band,
    boundary,
    chart,
    ring,
    signs,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import dot, norm2

WORD = {1: "positive", -1: "negative"}


def half_spaces(w, w0, on, caption: str = "") -> Picture:
    """The line f(x) = 0 in ℝ² with its two sides tinted, w across it, and the origin's foot on it.

    ``on`` are two points A and B of the line; the step from A to B is drawn along it.
    """
    (a1, a2), (b1, b2) = on
    foot = _foot(w, w0, (0, 0))
    far = _over_length(abs(w0), w)
    tip = tuple(p + v for p, v in zip(foot, w, strict=True))
    reach = 1.15 * float(max(map(abs, (a1, a2, b1, b2, *tip))))
    square = [_beside(foot, (-w[1], w[0]), 0.055 * reach)]  # at the foot, between the line and w
    square += [_beside(square[0], w, 0.055 * reach), _beside(foot, w, 0.055 * reach)]
    marks = [
        _strip(w, w0, 0, 4 * reach, reach, colour=SIDE[1], alpha=0.1),
        _strip(w, w0, 0, -4 * reach, reach, colour=SIDE[-1], alpha=0.1),
        *boundary((*w, w0), reach, name="f(x) = 0", colour=GREEN),
        Arrow(foot, tip),
        Note(tip, "w", shift=(-9, -6), ha="right", size=12),
        Line(*zip(*square, strict=True), width=1.2),
        Line((0, foot[0]), (0, foot[1]), f"distance {_number(far)}", PURPLE, "--", width=1.8),
        Line((0,), (0,), dash="", marker="o", size=5),
        Note((0, 0), "0", shift=(-5, -3), ha="right", va="top"),
        Arrow(*on, GREEN),
    ]
    for name, point in zip("AB", on, strict=True):
        marks.append(Line(point[:1], point[1:], colour=GREEN, dash="", marker="o"))
        marks.append(Note(point, f"{name} {_row(point)}", shift=(7, 5)))
    for sign, word in ((1, "f > 0"), (-1, "f < 0")):
        spot = _beside(_beside(foot, w, sign * 0.42 * reach), (w[1], -w[0]), 0.55 * reach)
        marks.append(Text(*spot, word, SIDE[sign], size=12))
    along = (b1 - a1, b2 - a2)
    alt = (
        f"The line f(x) = 0 for w = {_row(w)} and w₀ = {_number(w0)}. It passes through A = {_row(on[0])} and "
        f"B = {_row(on[1])}; the step B − A = {_row(along)} has inner product {_number(dot(w, along))} with w, so the "
        f"arrow w stands at right angles to the line. The nearest point to the origin is {_row(foot)}, at distance "
        f"{_number(far)}. On the side to which w points f is positive, on the other negative."
    )
    return Picture(chart(*marks, size=(4.4, 4.0), legend="lower left", **_square(reach)), alt, caption)


def signed_distances(examples, w, w0=0, caption: str = "") -> Picture:
    """Examples in ℝ² with a segment to the foot of each and its signed margin y·f(x)/‖w‖; the smallest in a ring.

    The band about the line is as wide as the set's margin, and is drawn only if that is positive.
    """
    reach = 1.25 * float(max(abs(v) for row in examples.X for v in row))
    margins = _margins(examples, w, w0)
    marks = _draw_margins(examples, w, w0, reach)
    for (x, y), m in zip(examples, margins, strict=True):
        away = (1 if dot(w, x) + w0 >= 0 else -1) * (0.15 if m == min(margins) else 0.11)
        marks.append(Text(*_beside(x, w, away * reach), _number(m), RED if m <= 0 else SIDE[y]))
    details = "; ".join(f"{_row(x)} {WORD[y]}: {_number(m)}" for (x, y), m in zip(examples, margins, strict=True))
    alt = (
        f"Signed margins of {len(examples)} examples from the line f(x) = 0 for w = {_row(w)}, w₀ = {_number(w0)}. "
        f"{details}. The smallest is {_number(min(margins))}."
    )
    return Picture(chart(*marks, size=(4.4, 4.0), legend="lower left", **_square(reach)), alt, caption)


def margins(examples, targets, caption: str = "") -> Picture:
    """One panel for each u in ``targets``: the line ⟨u, x⟩ = 0, the margin of the set, and the examples that set it."""
    reach = 1.2 * float(max(abs(v) for row in examples.X for v in row))
    panels = []
    details = []
    for u in targets:
        found = _margins(examples, u, 0)
        least = _number(min(found))
        panels.append(Panel(_draw_margins(examples, u, 0, reach), f"u = {_row(u)}: {least}", **_square(reach)))
        worst = [f"{_row(x)}, {WORD[y]}" for (x, y), m in zip(examples, found, strict=True) if m == min(found)]
        details.append(f"u = {_row(u)}: margin {least}, set by {' and '.join(worst)}")
    drawn = Chart(panels, (5.2, 2.75 * -(-len(targets) // 2)), columns=2, share="xy")
    return Picture(drawn, f"The margin of one set for {len(targets)} directions. {'; '.join(details)}.", caption)


def margin_by_direction(examples, best, caption: str = "") -> Picture:
    """The margin of a set in ℝ² for every direction of u: the lower envelope of one cosine for each example.

    The example x contributes y‖x‖ cos(φ − φₓ), where φ is the angle of u and φₓ that of x.  ``best`` is
    the u whose margin is marked.
    """
    angles = range(-180, 181)
    waves = [
        [y * (cos(radians(phi)) * float(x[0]) + sin(radians(phi)) * float(x[1])) for phi in angles] for x, y in examples
    ]
    envelope = list(map(min, *waves))
    at = degrees(atan2(*map(float, best[::-1])))
    height = _over_length(examples.margin(best), best)
    below = min(envelope) * 0.62
    drawn = chart(
        *(
            Line(angles, wave, colour=SIDE[y], dash="-" if y > 0 else "--", width=1, alpha=0.75)
            for (_, y), wave in zip(examples, waves, strict=True)
        ),
        Line(angles, envelope, width=2.6),
        Level(0, colour=MUTED, width=1),
        Line((at,), (height,), colour=RED, dash="", marker="o", size=8),
        Line((at, at), (below, height), colour=RED, width=1),
        Text(at, below, f"best u = {_row(best)}\nmargin {_number(height)}", RED, va="top"),
        size=(5.4, 3.3),
        xlim=(-180, 180),
        xticks={a: f"{_number(a)}°" for a in range(-180, 181, 90)},
        xlabel="direction of u",
        ylabel="y⟨u, x⟩ / ‖u‖",
    )
    alt = (
        f"For each direction of u, the value y⟨u, x⟩/‖u‖ of each of {len(examples)} examples, a cosine curve each. "
        f"Their lower envelope is the margin with respect to u; it is highest at u = {_row(best)}, "
        f"{at:.0f} degrees, where it is {_number(height)}."
    )
    return Picture(drawn, alt, caption)


# shared pieces


def _square(reach: float) -> dict:
    return {"xlim": (-reach, reach), "ylim": (-reach, reach), "equal": True}


def _margins(examples, w, w0) -> list:
    """The signed margin of each example."""
    return [_over_length(y * (dot(w, x) + w0), w) for x, y in examples]


def _draw_margins(examples, w, w0, reach) -> list:
    """The line, w, each example with its segment, the worst in a ring, and the margin band."""
    found = _margins(examples, w, w0)
    foot = _foot(w, w0, (0, 0))
    marks = boundary((*w, w0), reach, name="f(x) = 0" if w0 else "⟨u, x⟩ = 0", colour=GREEN)
    if min(found) > 0:
        marks.append(_strip(w, w0, -min(found), min(found), reach, colour=GREEN, alpha=0.14))
    marks.append(Arrow(foot, _beside(foot, w, 0.3 * reach)))
    for (x, y), m in zip(examples, found, strict=True):
        ends = zip(x, _foot(w, w0, x), strict=True)
        marks.append(Line(*ends, colour=RED if m <= 0 else SIDE[y], dash=":", width=1.2))
    marks += [ring(x) for x, m in zip(examples.X, found, strict=True) if m == min(found)]
    return marks + signs(examples)


def _strip(w, w0, low, high, reach, **look) -> Fill:
    """The points whose signed distance from the line lies between two numbers."""
    size = hypot(*map(float, w))
    sides = [boundary((*w, w0 - float(at) * size), reach)[0] for at in (low, high)]
    return band(*(list(zip(side.xs, side.ys, strict=True)) for side in sides), **look)


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
