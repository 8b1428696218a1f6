"""Winnow where labels err: the exact worst case beside its bound, as attribute errors grow in number.

Conjunctions of cells of tic-tac-toe, each drawn as the board that it needs.
"""

from math import ceil

from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    GRID,
    INK,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    Chart,
    Line,
    Panel,
    Text,
    box,
    chart,
)
from mistake_bounds.drawing.figure import Picture

COLOURS = (BLUE, ORANGE, GREEN, PURPLE)


def with_errors(rows, caption: str = "") -> Picture:
    """For each (n, r) in ``rows`` its pairs (exact worst case, bound) for 0, 1, 2, … attribute errors.

    The worst case is drawn solid, the bound of the same size dashed in the same colour.  Bounds that are the same
    share one line, dashed in the last one's colour over a broad one in the first one's.
    """
    marks = []
    details = []
    bounds_of = {size: tuple(bound for _, bound in pairs) for size, pairs in rows.items()}
    for ((n, r), pairs), colour in zip(rows.items(), COLOURS, strict=False):
        errors = range(len(pairs))
        bounds = bounds_of[n, r]
        same = [size for size, bound in bounds_of.items() if bound == bounds]
        under = same[0] == (n, r) and len(same) > 1  # the dashes of the next one
        marks.append(Line(errors, [mistakes for mistakes, _ in pairs], f"n = {n}, r = {r}", colour, marker="o", size=5))
        look = {"width": 4, "alpha": 0.65} if under else {"dash": "--", "width": 1.2}
        marks.append(Line(errors, bounds, colour=colour, **look))
        details.append(f"n = {n}, r = {r}: {', '.join(f'{m} of at most {b}' for m, b in pairs)}")
    drawn = chart(
        *marks,
        Line((), (), "exact worst case", MUTED, width=1.2),
        Line((), (), "bound", MUTED, "--", width=1.2),
        ylim=(0, None),
        xlabel="attribute errors, A",
        ylabel="mistakes",
        legend="below",
    )
    return Picture(drawn, f"Worst case and bound for 0, 1, 2, … attribute errors. {'; '.join(details)}.", caption)


MARKS = {"x": "x", "o": "o", "b": "·"}


def small_boards(weights, caption: str = "", columns: int = 5) -> Picture:
    """A board for each conjunction in ``weights`` (its name, such as "a1=x ∧ b2=o" → a weight), the weight above it.

    Cells that a conjunction does not speak of stay empty; a cell that it wants blank has a dot.
    """
    panels = []
    lines = [Line((at, at), (0, 3), colour=MUTED, width=1) for at in (1, 2)]
    lines += [Line((0, 3), (at, at), colour=MUTED, width=1) for at in (1, 2)]
    for name, weight in weights.items():
        marks = [*lines, box(0, 0, 3, 3, colour="", edge=GRID), Text(1.5, 3.45, f"{weight:,}")]
        for cell, mark in (condition.split("=") for condition in name.split(" ∧ ")):
            row = "abc".index(cell[0])
            column = int(cell[1]) - 1
            marks.append(Text(column + 0.5, 2.5 - row, MARKS[mark], BLUE if mark == "x" else INK, size=15))
        panels.append(Panel(marks, xlim=(-0.1, 3.1), ylim=(-0.1, 3.7), frame="none", equal=True))
    drawn = Chart(panels, (NARROW, 1.5 * ceil(len(weights) / columns)), columns)
    details = "; ".join(f"{name} weighs {weight:,}" for name, weight in weights.items())
    return Picture(drawn, f"Conjunctions as boards: {details}.", caption)
