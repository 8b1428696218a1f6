"""Half-spaces, their signed distances, and the lift by a dummy input."""

from fractions import Fraction
from itertools import pairwise
from math import gcd, isqrt, lcm, sqrt

from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    MUTED,
    ORANGE,
    PURPLE,
    SIDE,
    Arrow,
    Chart,
    Fill,
    Level,
    Line,
    Note,
    Panel,
    chart,
    signs,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import Refusal, dot, norm2
from mistake_bounds.play import Run

SERIES = ((BLUE, "o"), (ORANGE, "s"), (PURPLE, "^"))


def lifted(line, heights, caption: str = "") -> Picture:
    """Examples on a line lifted to each of ``heights``, with the best separator through the origin of the plane.

    ``line`` holds one positive and one negative example with one entry.  The tinted wedge lies between the
    two lifted points as seen from the origin: the separators are the lines inside it.
    """
    x_plus, x_minus = (next(x[0] for x, y in line if y == s) for s in (1, -1))
    reach = max(abs(x) for (x,) in line.X)
    tall = 6.4 / len(heights) * float((max(heights) + Fraction(9, 10)) / (Fraction(reach) + 1))
    panels = []
    details = []
    far = 4 * reach
    for height in heights:
        u = _best_lifted(x_plus, x_minus, height)
        gamma = _over_length(dot(u, (x_plus, height)), u)
        crossing = -Fraction(u[1] * height) / u[0]
        marks = [
            Fill((0, far * x_plus, far * x_minus), (0, far * height, far * height), colour=GREEN, alpha=0.14),
            Line((0, 2 * crossing), (0, 2 * height), colour=GREEN),
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
    drawn = Chart(panels, (6.4, 0.8 + tall))
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
        size=(5.4, 3.6),
        xlog=10,
        ylog=10,
        xlabel="X, the scale of the data",
        ylabel="mistakes",
        legend="below",
    )
    return Picture(drawn, f"Mistakes against the scale of the data. {'; '.join(parts)}.", caption)


def _over_length(value, w):
    """``value`` / ‖w‖: a fraction where the length is rational, else a float.

    >>> _over_length(-8, (3, 4)), round(_over_length(2, (1, 1)), 3)
    (Fraction(-8, 5), 1.414)
    """
    size2 = Fraction(norm2(w))
    root = Fraction(isqrt(size2.numerator), isqrt(size2.denominator))
    return Fraction(value) / root if root**2 == size2 else float(value) / sqrt(size2)


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


def _number(value) -> str:
    """A number for a label: exact if it is, else "≈" and two decimals; with a true minus sign."""
    text = f"≈ {value:.2f}" if isinstance(value, float) else str(value)
    return text.replace("-", "−")


def _row(point) -> str:
    return f"({', '.join(map(_number, point))})"


class NotTwoPoints(Refusal):
    """A run on other examples than X positive and 2X negative with the dummy input 1; carries them."""


def counters(run: Run) -> tuple[tuple[int, int], ...]:
    """(m, t) at the start and after each mistake of a run on X positive and 2X negative with the dummy 1.

    Raise `NotTwoPoints`.

    >>> from mistake_bounds import Perceptron, play
    >>> from mistake_bounds.chapters.hyperplanes.examples import two_points_with_dummy
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
        Fill((0, far / square, far / (2 * square)), (0, far, far), "no mistake any more", GREEN, alpha=0.17),
        *(
            Line((-far / factor, far / factor), (-far, far), colour=MUTED, dash="--", width=1)
            for factor in (square, 2 * square)
        ),
        *(Arrow(*step, width=1.7, shrink=3) for step in steps),
        Line(*zip(*path, strict=True), dash="", marker="o", size=3.5),
        Note(path[0], "start", shift=(7, -13), size=10),
        Note(path[-1], "end", shift=(7, 4), size=10),
        Line((), (), "mistake on X", SIDE[1]),
        Line((), (), "mistake on 2X", SIDE[-1]),
        size=(5.4, 4.3),
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
