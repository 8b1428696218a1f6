"""What a learner would say of every point of the plane, mistake by mistake, where its answer is no half-plane.

The answers are asked for on a grid of floats, for the picture only: the run itself stays exact.
"""

from math import ceil

import numpy as np
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, ORANGE, PURPLE, RED, SIDE, Picture, canvas, styled
from mistake_bounds.play import Run

MARK = {1: "+", -1: "_"}
CLASSES = (BLUE, ORANGE, GREEN, PURPLE)


@styled
def kernel_regions(run: Run, caption: str = "", panels: int = 4, last: bool = False, fine: int = 61) -> Picture:
    """Where the kernel Perceptron says + after each of its first mistakes, or (``last``) after the last one only.

    Rows have two entries.  The example of the mistake stands in a ring.
    """
    steps = run.steps[-1:] if last else run.steps[:panels]
    figure, grid, reach = _grid(run, len(steps))
    across = np.linspace(-reach, reach, fine)
    for axes, step in zip(grid, steps, strict=False):
        scores = _scores(run.learner.kernel, step.after, across)
        if scores.min() < 0 < scores.max():
            axes.contour(across, across, scores, levels=[0], colors=[INK], linewidths=1.3)
        for side, low, high in ((-1, min(scores.min(), -1), 0), (1, 0, max(scores.max(), 1))):
            axes.contourf(across, across, scores, levels=[low, high], colors=[SIDE[side]], alpha=0.16)
        for x, y in run.examples:
            axes.plot(*map(float, x), marker=MARK[y], color=SIDE[y], markersize=9, markeredgewidth=2.2)
        if not last:
            _ring(axes, step.x)
        axes.set_title(f"after {step.count + 1} mistake{'s' if step.count else ''}", fontsize=10)
    told = "; ".join(f"mistake {s.count + 1} on {_told(s.x)}, label {s.y:+d}" for s in run.steps[: max(panels, 8)])
    alt = f"The plane, shaded by what the learner says after its mistakes. {told}; {len(run.mistakes)} mistakes in all."
    return Picture(figure, alt, caption)


@styled
def class_regions(run: Run, caption: str = "", panels: int = 3, fine: int = 121) -> Picture:
    """The region of each class after each of the first mistakes of a Perceptron with classes, on rows of two entries.

    There are four classes at most.  Each row is shown by its class.
    """
    steps, classes = run.steps[:panels], run.learner.classes
    figure, grid, reach = _grid(run, len(steps))
    across = np.linspace(-reach, reach, fine)
    points = np.stack(np.meshgrid(across, across), axis=-1)
    for axes, step in zip(grid, steps, strict=False):
        rows = np.array(step.after, dtype=float).reshape(len(classes), 2)
        says = np.argmax(points @ rows.T, axis=-1)
        for k, colour in zip(range(len(classes)), CLASSES, strict=False):
            if (says == k).any():
                axes.contourf(across, across, says == k, levels=[0.5, 1.5], colors=[colour], alpha=0.16)
        for x, y in run.examples:
            axes.text(*map(float, x), str(y), color=CLASSES[classes.index(y)], ha="center", va="center", weight="bold")
        _ring(axes, step.x)
        axes.set_title(f"after {step.count + 1} mistake{'s' if step.count else ''}", fontsize=10)
    told = "; ".join(f"mistake {s.count + 1} on {_told(s.x)}, which is {s.y}" for s in steps)
    return Picture(figure, f"The plane, shaded by the class that is said after each mistake. {told}.", caption)


def _grid(run: Run, count: int):
    """A panel for each, the empty ones left out, and how far the axes go."""
    columns = min(4, count)
    rows = ceil(count / columns)
    across = min(1.9 * columns + 0.9 * (count == 1), 6.0)  # four panels in a row still fit a phone
    figure, grid = canvas(across, (across / columns + 0.3) * rows, columns, rows, squeeze=False,
                          sharex=True, sharey=True)  # fmt: skip
    reach = 1.35 * max(abs(float(v)) for x in run.examples.X for v in x)
    for axes in grid.flat:
        axes.set(xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal")
        axes.xaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.tick_params(labelsize=10)
        axes.grid(False)
    for axes in list(grid.flat)[count:]:
        axes.axis("off")
    return figure, list(grid.flat), reach


def _scores(kernel, state, across):
    """The score at each point of the grid; rows of the result go with the second entry."""
    state = [(tuple(map(float, row)), y) for row, y in state]
    return np.array([[sum(y * kernel(row, (a, b)) for row, y in state) for a in across] for b in across], dtype=float)


def _ring(axes, x) -> None:
    ring = Line2D([float(x[0])], [float(x[1])], marker="o", linestyle="none", markersize=17, markerfacecolor="none",
                  markeredgecolor=RED, markeredgewidth=1.6)  # fmt: skip
    axes.add_line(ring)


def _told(x) -> str:
    return f"({', '.join(map(str, x))})"
