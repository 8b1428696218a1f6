"""Where a weighted target puts the examples: on either side of a gap of width α below its threshold θ."""

from collections import Counter

from mistake_bounds.drawing.figure import MUTED, SIDE, Picture, canvas, styled
from mistake_bounds.exact import dot


@styled
def values(examples, target, theta, alpha, caption: str = "") -> Picture:
    """How many examples have each value ⟨u, x⟩ of the ``target``, by their label; the gap (θ − α, θ) is tinted."""
    told, figures = [], Counter((dot(target, x), y) for x, y in examples)
    figure, axes = canvas(5.8, 2.7)
    axes.axvspan(float(theta - alpha), float(theta), color=MUTED, alpha=0.22, linewidth=0, label="the gap, of width α")
    for y, name in ((-1, "negative"), (1, "positive")):
        counts = sorted((value, count) for (value, label), count in figures.items() if label == y)
        axes.bar([float(v) for v, _ in counts], [n for _, n in counts], 0.16, color=SIDE[y], label=f"{name} examples")
        told += [f"{count} {name} at {value}" for value, count in counts]
    axes.set(xlabel="⟨u, x⟩", ylabel="examples")
    axes.set_xticks(sorted({float(value) for value, _ in figures}))
    axes.set_axisbelow(True)
    axes.grid(axis="x", visible=False)
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1.0, handlelength=1.2)
    return Picture(figure, f"{', '.join(told)}; the gap is from {theta - alpha} to {theta}.", caption)
