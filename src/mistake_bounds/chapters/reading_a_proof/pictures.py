"""The picture that the growth of the weights is about: two triangles of arrows w, x and w + x."""

from mistake_bounds.drawing.figure import BLUE, GREEN, MUTED, ORANGE, Picture, canvas


def two_triangles(caption: str = "") -> Picture:
    """w + x beside w, once with x leaning back over w and once with x leaning forward."""
    figure, panels = canvas(5.6, 2.1, columns=2)
    for axes, x, title in zip(panels, ((-1, 1.5), (1, 1.5)), ("⟨w, x⟩ < 0", "⟨w, x⟩ > 0"), strict=True):
        tip = (3 + x[0], x[1])
        for start, end, colour in (((0, 0), (3, 0), BLUE), ((3, 0), tip, ORANGE), ((0, 0), tip, GREEN)):
            axes.annotate("", end, start, arrowprops={"arrowstyle": "-|>", "color": colour, "linewidth": 2.2})
        axes.text(1.5, -0.5, "w", color=BLUE, ha="center")
        axes.text(3 + x[0] / 2 + 0.18, x[1] / 2, "x", color=ORANGE)
        axes.text(tip[0] / 2 - 0.3, tip[1] / 2 + 0.25, "w + x", color=GREEN, ha="right")
        axes.plot([3, 3], [0, 2], linestyle=":", color=MUTED, linewidth=1.2)
        axes.set(xlim=(-0.2, 4.4), ylim=(-0.7, 2), aspect="equal")
        axes.set_title(title)
        axes.axis("off")
    text = (
        "Two triangles of arrows. On the left x leans back over w, and w + x is short; "
        "on the right x leans forward, and w + x is long."
    )
    return Picture(figure, text, caption)
