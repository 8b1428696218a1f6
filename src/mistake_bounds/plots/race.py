"""The race that a mistake bound is: one quantity has a floor that grows like t, another a ceiling that grows like √t.

Curves, floor and ceiling all come from the theorem's two sums; where floor and ceiling meet, the bound ends the run.
"""

from math import sqrt

from mistake_bounds.exact import norm2
from mistake_bounds.plots.figure import BLUE, MUTED, ORANGE, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorems.instance import Instance


@styled
def race(case: Instance, caption: str = "", scale: str | None = None) -> Picture:
    """⟨u, w⟩/‖u‖ above its floor and ‖w‖ below its ceiling, after each mistake; ``case`` is a theorem on a run.

    ``scale`` is ``"linear"`` or ``"log"``; by default logarithmic where the bound is more than eight
    times the mistakes made.  On logarithmic axes floor and ceiling are straight lines of slope 1 and ½.
    """
    run, end, bound = case.run, case.reading.end, case.bound
    made, (progress, growth) = len(run.mistakes), (proof.claim for proof in case.theorem.sums)
    length = sqrt(norm2(end["u"]))
    states = run.follow(lambda w: w)
    scale = scale or ("log" if bound > 8 * max(made, 1) else "linear")
    first = 1 if scale == "log" else 0
    after = range(first, made + 1)
    line = _grid(first, float(bound) * (1.6 if scale == "log" else 1.06))

    def along(side, root):
        return [root(float(value(side, {**end, "w_M": states[t], "M": t}))) for t in after]

    def bounding(side, root):
        return [root(float(value(side, {**end, "M": t}))) for t in line]

    per_length = lambda v: v / length
    figure, axes = canvas(5.8, 3.4)
    axes.plot(line, bounding(growth.rhs, sqrt), color=ORANGE, linestyle="--", linewidth=1.3, label="ceiling R√t")
    axes.plot(after, along(growth.lhs, sqrt), color=ORANGE, label="‖w‖")
    axes.plot(after, along(progress.lhs, per_length), color=BLUE, label="⟨u, w⟩ / ‖u‖")
    axes.plot(
        line, bounding(progress.rhs, per_length), color=BLUE, linestyle="--", linewidth=1.3, label="floor γt / ‖u‖"
    )
    top = sqrt(float(value(growth.rhs, {**end, "M": bound})))
    axes.plot([float(bound)], [top], marker="o", color=MUTED, markersize=7)
    axes.annotate(
        f"no run gets past {float(bound):,.1f} mistakes",
        (float(bound), top),
        xytext=(0.98, 0.05),
        textcoords="axes fraction",
        ha="right",
        color=MUTED,
        arrowprops={"arrowstyle": "-", "color": MUTED, "linewidth": 0.8, "shrinkB": 6},
    )
    if scale == "log":
        axes.set_xscale("log")
        axes.set_yscale("log")
    else:
        axes.set_xlim(0, line[-1])
        axes.set_ylim(0, None)
    axes.set_xlabel("mistakes made, t")
    axes.legend(loc="upper left")
    alt = (
        f"After each of {made} mistakes, the length of w stays below R√t and its progress along u above γt. "
        f"Floor and ceiling meet at {float(bound):,.1f} mistakes, the bound; the run ends at {made}."
    )
    return Picture(figure, alt, caption)


def _grid(first, last, points: int = 120):
    """Numbers of mistakes at which to draw a bound: evenly spaced, or evenly in the logarithm from 1 on."""
    if first:
        return [first * (last / first) ** (i / points) for i in range(points + 1)]
    return [last * i / points for i in range(points + 1)]
