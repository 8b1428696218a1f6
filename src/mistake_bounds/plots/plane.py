"""Learning in the plane, mistake by mistake: the line ⟨w, x⟩ = 0, the weights across it, and the example missed."""

from math import ceil, hypot

from mistake_bounds.plots.figure import GREEN, INK, MUTED, RED, SIDE, Picture, canvas, styled

MARK = {1: "+", -1: "_"}


@styled
def decision_lines(run, caption: str = "", panels: int = 6) -> Picture:
    """The first mistakes of a run in ℝ² (or ℝ³ whose last entry is the dummy 1), one panel each, and the last weights.

    Each panel shows the line *before* the update dashed and *after* it solid, the weights after it as an
    arrow, and the example of the mistake in a ring.
    """
    steps = run.steps[:panels]
    columns = min(3, len(steps))
    figure, grid = canvas(
        5.8,
        2.15 * ceil(len(steps) / columns),
        columns,
        ceil(len(steps) / columns),
        squeeze=False,
        sharex=True,
        sharey=True,
    )
    reach = 1.25 * max(abs(v) for row in run.examples.X for v in row[:2]) or 1
    for axes, step in zip(grid.flat, steps, strict=False):
        _points(axes, run.examples)
        _line(axes, step.before, reach, linestyle=":", color=MUTED)
        _line(axes, step.after, reach, color=GREEN)
        _arrow_in_plane(axes, step.after, reach)
        axes.plot(
            *step.x[:2],
            marker="o",
            linestyle="none",
            color=RED,
            markersize=17,
            markerfacecolor="none",
            markeredgecolor=RED,
            markeredgewidth=1.6,
        )
        axes.set(xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal")
        axes.set_title(f"mistake {step.count + 1}: w = {_told(step.after)}", fontsize=10)
    for axes in list(grid.flat)[len(steps) :]:
        axes.axis("off")
    alt = "; ".join(
        f"mistake {s.count + 1} on ({', '.join(map(str, s.x))}), label {s.y:+d}: w becomes {_told(s.after)}"
        for s in steps
    )
    return Picture(figure, f"The decision line after each mistake. {alt}.", caption)


def _told(w) -> str:
    return f"({', '.join(str(v) if not isinstance(v, float) else f'{v:.3g}' for v in w)})"


def _points(axes, examples):
    for x, y in examples:
        axes.plot(
            *map(float, x[:2]), marker=MARK[y], color=SIDE[y], markersize=10, markeredgewidth=2.2, linestyle="none"
        )


def _line(axes, w, reach, **style):
    """The line w₁x₁ + w₂x₂ + w₃ = 0, if the weights have a direction."""
    a, b, c = (*map(float, w), 0.0)[:3]
    if not (a or b):
        return
    foot, far = (-c * a / (a * a + b * b), -c * b / (a * a + b * b)), 4 * reach / hypot(a, b)
    axes.plot([foot[0] - far * b, foot[0] + far * b], [foot[1] + far * a, foot[1] - far * a], **style)


def _arrow_in_plane(axes, w, reach):
    """The weight vector from the foot of the line; only its direction matters, so it is drawn at one length."""
    a, b, c = (*map(float, w), 0.0)[:3]
    if a or b:
        size = hypot(a, b)
        foot = (-c * a / size**2, -c * b / size**2)
        tip = (foot[0] + 0.55 * reach * a / size, foot[1] + 0.55 * reach * b / size)
        axes.annotate("", tip, foot, arrowprops={"arrowstyle": "-|>", "color": INK, "linewidth": 1.6})
