"""Conjunctions of cells of tic-tac-toe, each drawn as the board that it asks for."""

from math import ceil

from mistake_bounds.drawing.figure import BLUE, GRID, INK, MUTED, Picture, canvas, styled

MARKS = {"x": "x", "o": "o", "b": "·"}


@styled
def small_boards(weights, caption: str = "", columns: int = 5) -> Picture:
    """A board for each conjunction in ``weights`` (its name, such as "a1=x ∧ b2=o" → a weight), the weight above it.

    Cells that a conjunction does not speak of stay empty; a cell that it wants blank has a dot.
    """
    rows = ceil(len(weights) / columns)
    figure, grid = canvas(5.8, 1.5 * rows, columns, rows, squeeze=False)
    for axes in grid.flat:
        axes.axis("off")
        axes.set_aspect("equal")
    for axes, (name, weight) in zip(grid.flat, weights.items(), strict=False):
        for line in (1, 2):
            axes.plot([line, line], [0, 3], color=MUTED, linewidth=1)
            axes.plot([0, 3], [line, line], color=MUTED, linewidth=1)
        for cell, mark in (condition.split("=") for condition in name.split(" ∧ ")):
            row, column = "abc".index(cell[0]), int(cell[1]) - 1
            axes.text(column + 0.5, 2.5 - row, MARKS[mark], ha="center", va="center", fontsize=15,
                      color=BLUE if mark == "x" else INK)  # fmt: skip
        axes.plot([0, 3, 3, 0, 0], [0, 0, 3, 3, 0], color=GRID, linewidth=1)
        axes.set_title(f"{weight:,}", fontsize=10, loc="center")
        axes.set(xlim=(-0.1, 3.1), ylim=(-0.1, 3.1))
    told = "; ".join(f"{name} weighs {weight:,}" for name, weight in weights.items())
    return Picture(figure, f"Conjunctions as boards: {told}.", caption)
