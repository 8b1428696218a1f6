"""The picture that the growth of the weights is about: two triangles of arrows w, x and w + x."""

from mistake_bounds.drawing.chart import BLUE, GREEN, MUTED, NARROW, ORANGE, Arrow, Chart, Line, Panel, Text
from mistake_bounds.drawing.figure import Picture


def two_triangles(caption: str = "") -> Picture:
    """w + x beside w, once with x leaning back over w and once with x leaning forward."""
    panels = []
    for x, title in (((-1, 1.5), "⟨w, x⟩ < 0"), ((1, 1.5), "⟨w, x⟩ > 0")):
        tip = (3 + x[0], x[1])
        marks = [
            Arrow((0, 0), (3, 0), BLUE, width=2.2),
            Arrow((3, 0), tip, ORANGE, width=2.2),
            Arrow((0, 0), tip, GREEN, width=2.2),
            Text(1.5, -0.5, "w", BLUE, va="baseline"),
            Text(3 + x[0] / 2 + 0.18, x[1] / 2, "x", ORANGE, ha="left", va="baseline"),
            Text(tip[0] / 2 - 0.3, tip[1] / 2 + 0.25, "w + x", GREEN, ha="right", va="baseline"),
            Line((3, 3), (0, 2), colour=MUTED, dash=":", width=1.2),
        ]
        panels.append(Panel(marks, title, xlim=(-0.2, 4.4), ylim=(-0.7, 2), frame="none", equal=True))
    text = (
        "Two triangles of arrows. On the left x leans back over w, and w + x is short; "
        "on the right x leans forward, and w + x is long."
    )
    return Picture(Chart(panels, (NARROW, 2.1)), text, caption)
