"""Pictures of hyperplanes: the line f(x) = 0 with w across it, signed distances, margins, and points lifted by a dummy.

f(x) = ⟨w, x⟩ + w₀ is the score of x; the *foot* of x is the nearest point of the line.  Numbers in
labels and text alternatives are exact wherever the lengths are rational.  The figures are narrow, so that
their labels stay readable on a phone.
"""

from fractions import Fraction
from itertools import pairwise
from math import atan2, cos, degrees, gcd, hypot, isqrt, lcm, radians, sin, sqrt

from mistake_bounds.drawing.chart import (
    BLUE,
    INK,
    MISTAKE,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    SIDE,
    TARGET,
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
from mistake_bounds.exact import Refusal, dot, norm2
from mistake_bounds.play import Run

SERIES = ((BLUE, "o"), (ORANGE, "s"), (PURPLE, "^"))
WORD = {1: "positive", -1: "negative"}


# points lifted by a dummy input


def lifted(line, heights, caption: str = "") -> Picture:
    """Examples on a line lifted to each of ``heights``, with the best separator through the origin of the plane.

    ``line`` holds one positive and one negative example with one entry.  The tinted wedge lies between the
    two lifted points as seen from the origin: the separators are the lines inside it.
    """
    x_plus, x_minus = (next(x[0] for x, y in line if y == s) for s in (1, -1))
    reach = max(abs(x) for (x,) in line.X)
    tall = NARROW / len(heights) * float((max(heights) + Fraction(9, 10)) / (Fraction(reach) + 1))
    panels = []
    details = []
    far = 4 * reach
    for height in heights:
        u = _best_lifted(x_plus, x_minus, height)
        gamma = _over_length(dot(u, (x_plus, height)), u)
        crossing = -Fraction(u[1] * height) / u[0]
        marks = [
            Fill((0, far * x_plus, far * x_minus), (0, far * height, far * height), colour=TARGET, alpha=0.14),
            Line((0, 2 * crossing), (0, 2 * height), colour=TARGET),
            Level(height, colour=MUTED, width=1),
            *(Line((x, x), (0, height), colour=MUTED, dash=":", width=1.2) for (x,) in line.X),
            *signs([((x, height), y) for (x,), y in line]),
            Line([x for (x,) in line.X], [0] * len(line), colour=MUTED, dash="", marker="."),
            Line((0,), (0,), dash="", marker="o", size=5),
        ]
        panels.append(
            Panel(
                marks,
                f"dummy {_number(height)}: margin {_number(gamma)}",
                xlabel="x",
                xlim=(-0.4, 1.12 * float(reach)),
                ylim=(-0.3, float(max(heights)) + 0.6),
                yticks={0: "0", height: _number(height)},
                equal=True,
            )
        )
        radius2 = Fraction(reach) ** 2 + Fraction(height) ** 2
        bound = radius2 / (Fraction(dot(u, (x_plus, height))) ** 2 / norm2(u))
        details.append(
            f"Dummy {_number(height)}: the points become ({_number(x_plus)}, {_number(height)}), positive, and "
            f"({_number(x_minus)}, {_number(height)}), negative; the best separator through the origin, u = {_row(u)}, "
            f"crosses that height at {_number(crossing)} and has margin {_number(gamma)}; R² = {_number(radius2)}, "
            f"so R²/γ² = {_number(bound)}"
        )
    drawn = Chart(panels, (NARROW, 0.8 + tall))
    return Picture(drawn, f"Two points of a line, lifted. {'. '.join(details)}.", caption)


def against_scale(scales, series, caption: str = "") -> Picture:
    """Mistakes against the scale of the data on logarithmic axes, with the bound dashed.

    ``series`` maps a label to (mistakes, bounds), a number of each for every one of ``scales``.
    """
    marks, parts = [], []
    for (label, (mistakes, bounds)), (colour, marker) in zip(series.items(), SERIES, strict=False):
        marks.append(Line(scales, bounds, f"{label}: bound", colour, "--"))
        marks.append(Line(scales, mistakes, f"{label}: mistakes", colour, marker=marker, size=4))
        few = sorted({0, *(i for i, s in enumerate(scales) if s == 1), len(scales) - 1})
        details = ", ".join(f"{mistakes[i]:,} of {float(bounds[i]):,.0f} at scale {_number(scales[i])}" for i in few)
        parts.append(f"{label}: mistakes made of the bound, {details}")
    drawn = chart(
        *marks,
        size=(NARROW, 3.6),
        xlog=10,
        ylog=10,
        xlabel="X, the scale of the data",
        ylabel="mistakes",
        legend="below",
    )
    return Picture(drawn, f"Mistakes against the scale of the data. {'; '.join(parts)}.", caption)


def _best_lifted(x_plus, x_minus, height):
    """The u of largest margin for (x₊, height) positive and (x₋, height) negative, in least whole numbers.

    It points to the place nearest to the origin on the segment between the two signed points.

    >>> _best_lifted(1, 2, 1), _best_lifted(4, 8, 8)
    ((-2, 3), (-4, 3))
    """
    a, b = (x_plus, height), (-x_minus, -height)
    step = tuple(q - p for p, q in zip(a, b, strict=True))
    t = min(1, max(0, Fraction(-dot(a, step)) / norm2(step)))
    u = [Fraction(p + t * s) for p, s in zip(a, step, strict=True)]
    whole = [int(v * lcm(*(v.denominator for v in u))) for v in u]
    return tuple(v // gcd(*whole) for v in whole)


class NotTwoPoints(Refusal):
    """A run on other examples than X positive and 2X negative with the dummy input 1; carries them."""


def counters(run: Run) -> tuple[tuple[int, int], ...]:
    """(m, t) at the start and after each mistake of a run on X positive and 2X negative with the dummy 1.

    Raise `NotTwoPoints`.

    >>> from mistake_bounds import Perceptron, play
    >>> from mistake_bounds.chapters.margins.examples import two_points_with_dummy
    >>> counters(play(Perceptron(), two_points_with_dummy(2), passes=3))
    ((0, 0), (-1, 1), (1, 0), (0, 1), (2, 0), (1, 1))
    """
    scale = _scale(run)
    return tuple((int(Fraction(-w, scale)), t) for w, t in run.follow(tuple))


def ladder(run: Run, caption: str = "") -> Picture:
    """The path of the counters; below the one line X is a mistake, above the other 2X, and between them neither."""
    path = counters(run)
    square = _scale(run) ** 2
    top = max(t for _, t in path) + 1
    far = top + 1
    steps = [(start, end, SIDE[1 if end[1] > start[1] else -1]) for start, end in pairwise(path)]
    drawn = chart(
        Fill((0, far / square, far / (2 * square)), (0, far, far), "no mistake any more", TARGET, alpha=0.17),
        *(
            Line((-far / factor, far / factor), (-far, far), colour=MUTED, dash="--", width=1)
            for factor in (square, 2 * square)
        ),
        *(Arrow(*step, width=1.7, shrink=3) for step in steps),
        Line(*zip(*path, strict=True), dash="", marker="o", size=3.5),
        Note(path[0], "start", shift=(7, -13)),
        Note(path[-1], "end", shift=(7, 4)),
        Line((), (), "mistake on X", SIDE[1]),
        Line((), (), "mistake on 2X", SIDE[-1]),
        size=(NARROW, 4.3),
        xlim=(-1.6, 2.9),
        ylim=(-0.7, top + 0.2),
        xticks=range(-1, 3),
        xlabel="m",
        ylabel="t, the dummy's weight",
        legend="below",
    )
    details = ", ".join(f"({m}, {t})".replace("-", "−") for m, t in path)
    alt = (
        f"The counters (m, t) of a run of {len(path) - 1} mistakes on X positive and 2X negative, X squared being "
        f"{square}. Where t is at most {square} m, X is a mistake; where t is more than {2 * square} m, 2X is. "
        f"The path: {details}. It ends where neither is."
    )
    return Picture(drawn, alt, caption)


def _scale(run: Run):
    """The X of the two points."""
    rows = set(run.examples)
    positive = [x for x, y in rows if y > 0]
    if len(positive) != 1 or len(positive[0]) != 2 or rows != {(positive[0], 1), ((2 * positive[0][0], 1), -1)}:
        raise NotTwoPoints("the counters draw runs on (X, 1) positive and (2X, 1) negative only", run.examples)
    ((scale, dummy),) = positive
    if dummy != 1 or scale <= 0:
        raise NotTwoPoints("the counters draw runs with X above 0 and the dummy 1 only", run.examples)
    return scale


# distances and margins


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
        *boundary((*w, w0), reach, name="f(x) = 0", colour=TARGET),
        Arrow(foot, tip),
        Note(tip, "w", shift=(-9, -6), ha="right", size=12),
        Line(*zip(*square, strict=True), width=1.2),
        Line((0, foot[0]), (0, foot[1]), f"distance {_number(far)}", MUTED, "--", width=1.8),
        Line((0,), (0,), dash="", marker="o", size=5),
        Note((0, 0), "0", shift=(-5, -3), ha="right", va="top"),
        Arrow(*on, TARGET),
    ]
    for name, point in zip("AB", on, strict=True):
        marks.append(Line(point[:1], point[1:], colour=TARGET, dash="", marker="o"))
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
    return Picture(chart(*marks, size=(4.4, 4.3), legend="below", **_square(reach)), alt, caption)


def signed_distances(examples, w, w0=0, caption: str = "") -> Picture:
    """Examples in ℝ² with a segment to the foot of each and its signed margin y·f(x)/‖w‖; the smallest in a ring.

    The band about the line is as wide as the set's margin, and is drawn only if that is positive.
    """
    reach = 1.25 * float(max(abs(v) for row in examples.X for v in row))
    margins = _margins(examples, w, w0)
    marks = _draw_margins(examples, w, w0, reach)
    for (x, y), m in zip(examples, margins, strict=True):
        away = (1 if dot(w, x) + w0 >= 0 else -1) * (0.15 if m == min(margins) else 0.11)
        marks.append(Text(*_beside(x, w, away * reach), _number(m), MISTAKE if m <= 0 else SIDE[y]))
    details = "; ".join(f"{_row(x)} {WORD[y]}: {_number(m)}" for (x, y), m in zip(examples, margins, strict=True))
    alt = (
        f"Signed margins of {len(examples)} examples from the line f(x) = 0 for w = {_row(w)}, w₀ = {_number(w0)}. "
        f"{details}. The smallest is {_number(min(margins))}."
    )
    return Picture(chart(*marks, size=(4.4, 4.3), legend="below", **_square(reach)), alt, caption)


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
    drawn = Chart(panels, (NARROW, 2.75 * -(-len(targets) // 2)), columns=2, share="xy")
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
        Line((at,), (height,), colour=TARGET, dash="", marker="o", size=8),
        Line((at, at), (below, height), colour=TARGET, width=1),
        Text(at, below, f"best u = {_row(best)}\nmargin {_number(height)}", TARGET, va="top"),
        size=(NARROW, 3.3),
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


def _over_length(value, w):
    """``value`` / ‖w‖: a fraction where the length is rational, else a float.

    >>> _over_length(-8, (3, 4)), round(_over_length(2, (1, 1)), 3)
    (Fraction(-8, 5), 1.414)
    """
    size2 = Fraction(norm2(w))
    root = Fraction(isqrt(size2.numerator), isqrt(size2.denominator))
    return Fraction(value) / root if root**2 == size2 else float(value) / sqrt(size2)


def _number(value) -> str:
    """A number for a label: exact if it is, else "≈" and two decimals; with a true minus sign."""
    text = f"≈ {value:.2f}" if isinstance(value, float) else str(value)
    return text.replace("-", "−")


def _row(point) -> str:
    return f"({', '.join(map(_number, point))})"


def _square(reach: float) -> dict:
    return {"xlim": (-reach, reach), "ylim": (-reach, reach), "equal": True}


def _margins(examples, w, w0) -> list:
    """The signed margin of each example."""
    return [_over_length(y * (dot(w, x) + w0), w) for x, y in examples]


def _draw_margins(examples, w, w0, reach) -> list:
    """The line, w, each example with its segment, the worst in a ring, and the margin band."""
    found = _margins(examples, w, w0)
    foot = _foot(w, w0, (0, 0))
    marks = boundary((*w, w0), reach, name="f(x) = 0" if w0 else "⟨u, x⟩ = 0", colour=TARGET)
    if min(found) > 0:
        marks.append(_strip(w, w0, -min(found), min(found), reach, colour=TARGET, alpha=0.14))
    marks.append(Arrow(foot, _beside(foot, w, 0.3 * reach)))
    for (x, y), m in zip(examples, found, strict=True):
        ends = zip(x, _foot(w, w0, x), strict=True)
        marks.append(Line(*ends, colour=MISTAKE if m <= 0 else SIDE[y], dash=":", width=1.2))
    marks += [ring(x, colour=INK) for x, m in zip(examples.X, found, strict=True) if m == min(found)]
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
