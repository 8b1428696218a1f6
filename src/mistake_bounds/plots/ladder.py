"""Why the dummy input 1 is slow: a run on X positive and 2X negative, drawn by two counters that tell its weights.

The weights are (−mX, t): t is the dummy's weight, and m counts the X that have been taken off.
"""

from fractions import Fraction

from mistake_bounds.exact import Refusal
from mistake_bounds.play import Run
from mistake_bounds.plots.figure import GREEN, INK, MUTED, SIDE, Picture, canvas, styled


class NotTwoPoints(Refusal):
    """A run on other examples than X positive and 2X negative with the dummy input 1; carries them."""


def counters(run: Run) -> tuple[tuple[int, int], ...]:
    """(m, t) at the start and after each mistake of a run on X positive and 2X negative with the dummy 1.

    Raises `NotTwoPoints`.

    >>> from mistake_bounds import Perceptron, play
    >>> from mistake_bounds.streams import two_points_with_dummy
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
