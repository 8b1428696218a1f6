"""How learners with many answers choose: the weights of each class, and the search through tag sequences."""

import numpy as np

from mistake_bounds.learners.multiclass import TagPairs
from mistake_bounds.play import Run
from mistake_bounds.plots.figure import GREEN, GRID, INK, MUTED, RED, SIDE, SURFACE, Picture, canvas, styled


@styled
def class_weights(run: Run, side: int = 8, caption: str = "") -> Picture:
    """The row of weights of each class as ``side`` × ``side`` dots: the larger the weight, the larger its dot."""
    classes, n = run.learner.classes, side * side
    figure, grid = canvas(6.6, 3.0, 5, -(-len(classes) // 5), squeeze=False)
    rows = np.array(run.weights, dtype=float).reshape(len(classes), n)
    largest = np.abs(rows).max() or 1
    for axes, name, row in zip(grid.flat, classes, rows, strict=False):
        for sign in (1, -1):
            at = np.flatnonzero(sign * row > largest / 20)
            axes.scatter(at % side, at // side, s=34 * np.abs(row[at]) / largest, color=SIDE[sign], marker="s")
        axes.set(xlim=(-0.8, side - 0.2), ylim=(side - 0.2, -0.8), xticks=[], yticks=[], aspect="equal")
        axes.set_title(str(name), fontsize=10)
        axes.grid(False)
    for axes in list(grid.flat)[len(classes) :]:
        axes.axis("off")
    told = "; ".join(
        f"{name}: from {int(row.min())} to {int(row.max())}" for name, row in zip(classes, rows, strict=True)
    )
    alt = f"The weights of {len(classes)} classes as squares of {side} by {side} dots, blue above 0. {told}."
    return Picture(figure, alt, caption)


@styled
def trellis(features: TagPairs, w, x, y, caption: str = "") -> Picture:
    """The search for the best tags of the sentence ``x``: in each place the highest score of what comes from there on.

    The best path is drawn in green, and ``y``, where it leaves it, dashed in red.
    """
    best, ahead, tags = features.best(w, x), features.ahead(w, x), features.tags
    figure, axes = canvas(1.0 * len(x) + 0.8, 0.55 * len(tags) + 0.9)
    for i in range(len(x) - 1):
        for a in range(len(tags)):
            for b in range(len(tags)):
                axes.plot((i, i + 1), (a, b), color=GRID, linewidth=0.7, zorder=1)
    for path, colour, style in ((y, RED, "--"), (best, GREEN, "-")):
        axes.plot(
            range(len(x)), [tags.index(tag) for tag in path], color=colour, linestyle=style, linewidth=3, zorder=2
        )
    for i, scores in enumerate(ahead):
        for t, score in enumerate(scores):
            axes.text(i, t, str(score), ha="center", va="center", fontsize=9.5, zorder=3,
                      color=INK if tags[t] in (best[i], y[i]) else MUTED,
                      bbox={"boxstyle": "round,pad=0.25", "facecolor": SURFACE, "edgecolor": GRID})  # fmt: skip
    axes.set(xlim=(-0.5, len(x) - 0.5), ylim=(len(tags) - 0.5, -0.5))
    axes.set_xticks(range(len(x)), x)
    axes.set_yticks(range(len(tags)), tags)
    axes.grid(False)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    alt = (
        f"A grid with a column for each word of “{' '.join(x)}” and a row for each tag. The best path is "
        f"{' '.join(best)}, the right one {' '.join(y)}. The numbers by column: "
        f"{'; '.join(', '.join(map(str, scores)) for scores in ahead)}."
    )
    return Picture(figure, alt, caption)
