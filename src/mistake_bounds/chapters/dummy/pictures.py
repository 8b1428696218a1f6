"""Half-spaces, their signed distances, and the lift by a dummy input."""

from fractions import Fraction
from math import gcd, isqrt, lcm, sqrt

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, SIDE, Picture, canvas, styled
from mistake_bounds.exact import Refusal, dot, norm2
from mistake_bounds.play import Run

MARK = {1: "+", -1: "_"}


SERIES = ((BLUE, "o"), (ORANGE, "s"), (PURPLE, "^"))


@styled
def lifted(line, heights, caption: str = "") -> Picture:
    """Examples on a line lifted to each of ``heights``, with the best separator through the origin of the plane.

    ``line`` holds one positive and one negative example with one entry.  The tinted wedge lies between the
    two lifted points as seen from the origin: the separators are the lines inside it.
    """
    (x_plus, x_minus), reach = (next(x[0] for x, y in line if y == s) for s in (1, -1)), max(abs(x) for (x,) in line.X)
    tall = 6.6 / len(heights) * float((max(heights) + Fraction(9, 10)) / (Fraction(reach) + 1))
    figure, grid = canvas(6.6, 0.8 + tall, len(heights), squeeze=False)
    parts = []
    for axes, height in zip(grid.flat, heights, strict=True):
        u = _best_lifted(x_plus, x_minus, height)
        gamma = _over_length(dot(u, (x_plus, height)), u)
        crossing = -Fraction(u[1] * height) / u[0]
        long = 4 * float(reach)
        wedge = [(0, 0), *((long * float(x), long * float(height)) for x in (x_plus, x_minus))]
        axes.fill(*zip(*wedge, strict=True), color=GREEN, alpha=0.14, linewidth=0)
        axes.plot(
            [0, 2 * float(crossing)], [0, 2 * float(height)], color=GREEN,
            label=f"separator, threshold {_told(crossing)}",
        )  # fmt: skip
        axes.axhline(float(height), color=MUTED, linewidth=1)
        for (x,), y in line:
            axes.plot([float(x)] * 2, [0, float(height)], color=MUTED, linestyle=":", linewidth=1.2)
            _mark(axes, (x, height), y)
            axes.plot([float(x)], [0], marker=".", color=MUTED, linestyle="none")
        axes.plot([0], [0], marker="o", color=INK, markersize=5, linestyle="none")
        axes.set(xlim=(-0.4, 1.12 * float(reach)), ylim=(-0.3, float(height) + 0.6), aspect="equal", anchor="S")
        axes.set_yticks([0, float(height)], ["0", _told(height)])
        axes.set_title(f"dummy {_told(height)}: margin {_told(gamma)}", fontsize=11)
        radius2 = Fraction(reach) ** 2 + Fraction(height) ** 2
        bound = radius2 / (Fraction(dot(u, (x_plus, height))) ** 2 / norm2(u))
        parts.append(
            f"Dummy {_told(height)}: the points become ({_told(x_plus)}, {_told(height)}), positive, and "
            f"({_told(x_minus)}, {_told(height)}), negative; the best separator through the origin, u = {_row(u)}, "
            f"crosses that height at {_told(crossing)} and has margin {_told(gamma)}; R² = {_told(radius2)}, "
            f"so R²/γ² = {_told(bound)}"
        )
        axes.set_xlabel("x")
    return Picture(figure, f"Two points of a line, lifted. {'. '.join(parts)}.", caption)


@styled
def against_scale(scales, series, caption: str = "") -> Picture:
    """Mistakes against the scale of the data on logarithmic axes, with the bound dashed.

    ``series`` maps a label to (mistakes, bounds), a number of each for every one of ``scales``.
    """
    figure, axes = canvas(5.4, 3.6)
    parts = []
    for (label, (made, bounds)), (colour, marker) in zip(series.items(), SERIES, strict=False):
        line = list(map(float, scales))
        axes.plot(line, list(map(float, bounds)), color=colour, linestyle="--", linewidth=1.3, label=f"{label}: bound")
        axes.plot(line, made, color=colour, marker=marker, markersize=4, label=f"{label}: mistakes")
        few = sorted({0, *(i for i, s in enumerate(scales) if s == 1), len(scales) - 1})
        told = ", ".join(f"{made[i]:,} of {float(bounds[i]):,.0f} at scale {_told(scales[i])}" for i in few)
        parts.append(f"{label}: mistakes made of the bound, {told}")
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("X, the scale of the data")
    axes.set_ylabel("mistakes")
    figure.legend(loc="outside lower center", ncols=2, fontsize=10)
    return Picture(figure, f"Mistakes against the scale of the data. {'; '.join(parts)}.", caption)


def _mark(axes, x, y):
    axes.plot(*map(float, x), marker=MARK[y], color=SIDE[y], markersize=10, markeredgewidth=2.4, linestyle="none")


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


def _told(value) -> str:
    """A number for a label: exact if it is, else "≈" and two decimals; with a true minus sign."""
    text = f"≈ {value:.2f}" if isinstance(value, float) else str(value)
    return text.replace("-", "−")


def _row(point) -> str:
    return f"({', '.join(map(_told, point))})"


class NotTwoPoints(Refusal):
    """A run on other examples than X positive and 2X negative with the dummy input 1; carries them."""


def counters(run: Run) -> tuple[tuple[int, int], ...]:
    """(m, t) at the start and after each mistake of a run on X positive and 2X negative with the dummy 1.

    Raises `NotTwoPoints`.

    >>> from mistake_bounds import Perceptron, play
    >>> from mistake_bounds.chapters.dummy.examples import two_points_with_dummy
    >>> counters(play(Perceptron(), two_points_with_dummy(2), passes=3))
    ((0, 0), (-1, 1), (1, 0), (0, 1), (2, 0), (1, 1))
    """
    scale = _scale(run)
    return tuple((int(Fraction(-w, scale)), t) for w, t in run.follow(tuple))


@styled
def ladder(run: Run, caption: str = "") -> Picture:
    """The path of the counters; below the one line X is a mistake, above the other 2X, and between them neither."""
    path, square = counters(run), _scale(run) ** 2
    figure, axes = canvas(5.4, 4.3)
    top = max(t for _, t in path) + 1
    _room(axes, square, top)
    for (m, t), (m_next, t_next) in zip(path, path[1:], strict=False):
        axes.annotate("", (m_next, t_next), (m, t), arrowprops={
            "arrowstyle": "-|>", "color": SIDE[1 if t_next > t else -1], "linewidth": 1.7, "shrinkA": 2, "shrinkB": 3,
        })  # fmt: skip
    axes.plot(*zip(*path, strict=True), marker="o", markersize=3.5, color=INK, linestyle="none")
    for name, (m, t) in (("start", path[0]), ("end", path[-1])):
        axes.annotate(name, (m, t), xytext=(7, -13 if name == "start" else 4), textcoords="offset points", fontsize=10)
    for side, word in ((1, "mistake on X"), (-1, "mistake on 2X")):
        axes.plot([], [], color=SIDE[side], label=word)
    axes.set(xlim=(-1.6, 2.9), ylim=(-0.7, top + 0.2), xticks=range(-1, 3))
    axes.set_xlabel("m")
    axes.set_ylabel("t, the dummy's weight")
    figure.legend(loc="outside lower center", ncols=3, fontsize=10)
    told = ", ".join(f"({m}, {t})".replace("-", "−") for m, t in path)
    alt = (
        f"The counters (m, t) of a run of {len(path) - 1} mistakes on X positive and 2X negative, X squared being "
        f"{square}. Where t is at most {square} m, X is a mistake; where t is more than {2 * square} m, 2X is. "
        f"The path: {told}. It ends where neither is."
    )
    return Picture(figure, alt, caption)


def _room(axes, square, top):
    """Where neither example is a mistake: mX² < t ≤ 2mX²."""
    far = top + 1
    axes.fill([0, far / square, far / (2 * square)], [0, far, far], color=GREEN, alpha=0.17, linewidth=0,
              label="no mistake any more")  # fmt: skip
    for factor in (square, 2 * square):
        axes.plot([-far / factor, far / factor], [-far, far], color=MUTED, linewidth=1, linestyle="--")


def _scale(run: Run):
    """The X of the two points."""
    rows = set(run.examples)
    positive = [x for x, y in rows if y > 0]
    if len(positive) != 1 or len(positive[0]) != 2 or rows != {(positive[0], 1), ((2 * positive[0][0], 1), -1)}:
        raise NotTwoPoints("the counters tell runs on (X, 1) positive and (2X, 1) negative only", run.examples)
    ((scale, dummy),) = positive
    if dummy != 1 or scale <= 0:
        raise NotTwoPoints("the counters tell runs with X above 0 and the dummy 1 only", run.examples)
    return scale
