"""The race that a mistake bound is: one quantity has a floor that grows like t, another a ceiling that grows like √t.

Curves, floor and ceiling all come from the theorem's two sums; where floor and ceiling meet, the bound ends the run.
"""

from math import sqrt

from mistake_bounds.exact import norm2
from mistake_bounds.plots.figure import BLUE, MUTED, ORANGE, Picture, canvas, rounded, styled
from mistake_bounds.proof import name_of
from mistake_bounds.proof.show.text import plural
from mistake_bounds.proof.values import value
from mistake_bounds.theorems.instance import Instance


@styled
def race(case: Instance, caption: str = "", scale: str | None = None, ceiling: str = "R√t") -> Picture:
    """⟨u, w⟩/‖u‖ above its floor and ‖w‖ below its ceiling, after each mistake; ``case`` is a theorem on a run.

    Where the theorem counts updates, it is after each of them.  ``ceiling`` says how the theorem's is written.
    ``scale`` is ``"linear"`` or ``"log"``; by default logarithmic where the bound is more than eight
    times what was made.  On logarithmic axes floor and ceiling are straight lines of slope 1 and ½.
    """
    end, bound, counted = case.reading.end, case.bound, plural(case.reading.over)
    count, last = case.theorem.count, name_of(case.theorem.state[0].final)
    made, (progress, growth) = end[count], (proof.claim for proof in case.theorem.sums)
    length = sqrt(norm2(end["u"]))
    states = case.run.follow(lambda w: w)
    scale = scale or ("log" if bound > 8 * max(made, 1) else "linear")
    first = 1 if scale == "log" else 0
    after = range(first, made + 1)
    line = _grid(first, float(bound) * (1.6 if scale == "log" else 1.06))

    def along(side, root):
        return [root(float(value(side, {**end, last: states[t], count: t}))) for t in after]

    def bounding(side, root):
        return [root(float(value(side, {**end, count: t}))) for t in line]

    per_length = lambda v: v / length
    figure, axes = canvas(5.8, 3.4)
    axes.plot(line, bounding(growth.rhs, sqrt), color=ORANGE, linestyle="--", linewidth=1.3, label=f"ceiling {ceiling}")
    axes.plot(after, along(growth.lhs, sqrt), color=ORANGE, label="‖w‖")
    axes.plot(after, along(progress.lhs, per_length), color=BLUE, label="⟨u, w⟩ / ‖u‖")
    axes.plot(
        line, bounding(progress.rhs, per_length), color=BLUE, linestyle="--", linewidth=1.3, label="floor γt / ‖u‖"
    )
    top = sqrt(float(value(growth.rhs, {**end, count: bound})))
    axes.plot([float(bound)], [top], marker="o", color=MUTED, markersize=7)
    axes.annotate(
        f"no run gets past {rounded(bound)} {counted}",
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
    axes.set_xlabel(f"{counted} made, t")
    axes.legend(loc="upper left")
    alt = (
        f"After each of {made} {counted}, the length of w stays below {ceiling} and its progress along u above γt. "
        f"Floor and ceiling meet at {rounded(bound)} {counted}, the bound; the run ends at {made}."
    )
    return Picture(figure, alt, caption)


def _grid(first, last, points: int = 120):
    """Numbers of mistakes at which to draw a bound: evenly spaced, or evenly in the logarithm from 1 on."""
    if first:
        return [first * (last / first) ** (i / points) for i in range(points + 1)]
    return [last * i / points for i in range(points + 1)]
