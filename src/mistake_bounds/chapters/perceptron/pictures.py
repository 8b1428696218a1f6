"""Why a Perceptron has to stop: with each mistake less room is left for the angle between its weights and a target.

After t mistakes the weights w reach at least γt/‖u‖ along the target u, and are no longer than R√t.  So they lie beyond
a line across u and inside a circle about 0, and their angle to u has a cosine of at least √(t/B), B being the bound.

The race that a mistake bound is: one quantity has a floor that grows like t, another a ceiling that grows like √t.

Curves, floor and ceiling all come from the theorem's two sums; where floor and ceiling meet, the bound ends the run.

Learning in the plane, mistake by mistake: the line ⟨w, x⟩ = 0, the weights across it, and the example missed.
"""

from math import acos, ceil, cos, degrees, floor, hypot, pi, sin, sqrt

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, RED, SIDE, Picture, canvas, rounded, styled
from mistake_bounds.exact import dot, norm2
from mistake_bounds.play import Run
from mistake_bounds.proof import name_of
from mistake_bounds.proof.show.text import plural
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance


@styled
def wedges(case: Instance, caption: str = "", after=None) -> Picture:
    """The wedge about u in which w must lie after so many mistakes, and w where the run made so many; u points right.

    ``after`` lists the numbers of mistakes, a panel each; by default the run's first three and the bound's whole part.
    """
    counts = _counts(case, after)
    figure, panels = _panels(counts, 2.2)
    told = []
    for axes, t in zip(panels, counts, strict=True):
        most, w = _widest(case, t), _weights(case, t)
        turns = [most * (i / 30 - 1) for i in range(61)]
        axes.fill([0, *map(cos, turns)], [0, *map(sin, turns)], color=BLUE, alpha=0.2, linewidth=0)
        for side in (-most, most):
            axes.plot([0, cos(side)], [0, sin(side)], color=BLUE, linewidth=1.3)
        _arrow(axes, (1.16, 0), GREEN, "u")
        told.append(f"after {_mistakes(t)} at most {_degrees_up(most)}")
        axes.set_title(f"{_mistakes(t)}:\nat most {_degrees_up(most)}", fontsize=10.5)
        if w is not None:
            size = sqrt(w[0] ** 2 + w[1] ** 2)
            _arrow(axes, (0.92 * w[0] / size, 0.92 * w[1] / size), INK, "w")
            told[-1] += f", in this run {_degrees(_angle(w))}"
        axes.set(xlim=(-0.1, 1.3), ylim=(-1.05, 1.05))
    return Picture(figure, f"The angle between the weights w and the target u: {'; '.join(told)}.", caption)


@styled
def caps(case: Instance, caption: str = "", after=None) -> Picture:
    """Where w may be after so many mistakes: beyond a line across u, inside a circle; w and u drawn to scale.

    Line and circle are the theorem's two sums.  ``after`` is as for `wedges`.
    """
    counts = _counts(case, after)
    columns = 2 if len(counts) in (2, 4) else 3
    figure, panels = _panels(counts, 2.5, columns)
    reach, told = 1.12 * max(_ceiling(case, t) for t in counts), []
    for axes, t in zip(panels, counts, strict=True):
        across, radius, most, w = _floor(case, t), _ceiling(case, t), _widest(case, t), _weights(case, t)
        half = sqrt(max(0.0, radius**2 - across**2))
        around = [2 * pi * i / 180 for i in range(181)]
        cap = [most * (i / 30 - 1) for i in range(61)]
        axes.plot([radius * cos(a) for a in around], [radius * sin(a) for a in around], color=ORANGE, linestyle="--",
                  linewidth=1.3, label="circle: ‖w‖ = R√t")  # fmt: skip
        axes.axvline(across, color=BLUE, linestyle="--", linewidth=1.3, label="line: ⟨u, w⟩ = γt")
        axes.fill([radius * cos(a) for a in cap], [radius * sin(a) for a in cap], color=GREEN, alpha=0.22, linewidth=0,
                  label="where w may be")  # fmt: skip
        if not half:
            axes.plot([across], [0], marker="o", color=GREEN, markersize=8, linestyle="none")
        axes.annotate("u", (reach, 0), xytext=(-2, 3), textcoords="offset points", ha="right", color=GREEN)
        axes.plot([0, reach], [0, 0], color=GREEN, linewidth=1)
        axes.plot([0], [0], marker="o", color=MUTED, markersize=4, linestyle="none")
        told.append(f"after {_mistakes(t)} ⟨u, w⟩/‖u‖ is at least {across:.3g} and ‖w‖ at most {radius:.3g}")
        if w is not None:
            _arrow(axes, w, INK, "w")
            told[-1] += f", and they are {w[0]:.3g} and {sqrt(w[0] ** 2 + w[1] ** 2):.3g}"
        axes.set(xlim=(-0.22 * reach, 1.02 * reach), ylim=(-0.66 * reach, 0.66 * reach))
        axes.set_title(f"after {_mistakes(t)}", fontsize=10.5)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(
        handles, labels, loc="outside lower center", ncols=3, fontsize=10, columnspacing=0.9, handlelength=1.4
    )
    return Picture(figure, f"Line, circle and weights: {'; '.join(told)}.", caption)


@styled
def lengthening(run: Run, mistakes, caption: str = "") -> Picture:
    """For each of the ``mistakes``, or updates (1 is the first), of a run in the plane: w, the step yx from its tip,
    and what it makes of w, beside the circle that a step at right angles to w would reach."""
    steps = [run.steps[count - 1] for count in mistakes]
    figure, panels = _panels(steps, 2.7, 2)
    told = []
    for axes, count, step in zip(panels, mistakes, steps, strict=True):
        w, w_next, moved = step.before, step.after, tuple(step.y * v for v in step.x)
        score, radius = dot(w, moved), sqrt(norm2(w) + norm2(moved))
        turns = [2 * pi * i / 180 for i in range(181)]
        axes.plot([radius * cos(a) for a in turns], [radius * sin(a) for a in turns], color=ORANGE, linestyle="--",
                  linewidth=1.3)  # fmt: skip
        _arrow(axes, w, INK, "w")
        _arrow(axes, w_next, BLUE)
        _arrow(axes, w_next, ORANGE, start=w)
        axes.annotate("w⁺", w_next, xytext=(6, 3), textcoords="offset points", color=BLUE)
        middle = ((w[0] + w_next[0]) / 2, (w[1] + w_next[1]) / 2)
        axes.annotate("yx", middle, xytext=(6, -12), textcoords="offset points", color=ORANGE)
        axes.plot([0], [0], marker="o", color=MUTED, markersize=4, linestyle="none")
        called = f"{'mistake' if step.mistaken else 'update'} {count}"
        axes.set_title(f"{called}: y⟨w, x⟩ = {score}".replace("-", "−"), fontsize=10.5)
        axes.set(xlim=(-0.25 * radius, 1.2 * radius), ylim=(-1.1 * radius, 0.7 * radius))
        told.append(
            f"{called}: w = {tuple(w)} and yx = {moved} with y⟨w, x⟩ = {score}; the squared length goes from "
            f"{norm2(w)} to {norm2(w_next)}, where a right angle would give {norm2(w) + norm2(moved)}"
        )
    return Picture(figure, f"The weights, the step and the new weights. {'; '.join(told)}.", caption)


def _counts(case: Instance, after) -> tuple[int, ...]:
    """Of how many mistakes there is a panel."""
    if after is not None:
        return tuple(after)
    return tuple(sorted({*range(1, min(3, len(case.run.mistakes)) + 1), max(1, floor(case.bound))}))


def _panels(counts, height: float, columns: int = 4):
    columns = min(columns, len(counts))
    rows = ceil(len(counts) / columns)
    figure, grid = canvas(6.0 if columns > 2 else 5.8, height * rows, columns, rows, squeeze=False)
    for axes in grid.flat:
        axes.axis("off")
        axes.set_aspect("equal")
    return figure, list(grid.flat)[: len(counts)]


def _floor(case: Instance, t: int) -> float:
    """The least length along u after t mistakes: total progress over ‖u‖."""
    end, claim = case.reading.end, case.theorem["total progress"]
    return float(value(claim.rhs, {**end, "M": t})) / sqrt(norm2(end["u"]))


def _ceiling(case: Instance, t: int) -> float:
    """The greatest length after t mistakes: the root of total growth."""
    return sqrt(float(value(case.theorem["total growth"].rhs, {**case.reading.end, "M": t})))


def _widest(case: Instance, t: int) -> float:
    """The largest angle that line and circle leave, in radians."""
    return acos(min(1.0, _floor(case, t) / _ceiling(case, t)))


def _weights(case: Instance, t: int) -> tuple[float, float] | None:
    """(along u, across it) after t mistakes, across with its sign in the plane; None where the run made fewer."""
    if t > len(case.run.mistakes):
        return None
    u, w = case.reading.end["u"], case.run.follow(tuple)[t]
    length = sqrt(norm2(u))
    if len(u) == 2:
        return dot(u, w) / length, (u[0] * w[1] - u[1] * w[0]) / length
    return dot(u, w) / length, sqrt(max(0.0, float(norm2(w) - dot(u, w) ** 2 / norm2(u))))


def _angle(w) -> float:
    return acos(max(-1.0, min(1.0, w[0] / sqrt(w[0] ** 2 + w[1] ** 2))))


def _degrees(angle: float) -> str:
    return f"{degrees(angle):.0f}°"


def _degrees_up(angle: float) -> str:
    """What an angle is at most, in whole degrees: rounded up, but for the error of a float."""
    return f"{ceil(round(degrees(angle), 3))}°"


def _mistakes(t: int) -> str:
    return f"{t} mistake{'s' * (t != 1)}"


def _arrow(axes, tip, colour, name="", start=(0, 0)):
    style = {"arrowstyle": "-|>", "color": colour, "linewidth": 1.8, "shrinkA": 0, "shrinkB": 0}
    axes.annotate("", tip, start, arrowprops=style)
    if not name:
        return
    side = 1 if tip[1] >= 0 else -1
    axes.annotate(name, tip, xytext=(1, 5 * side), textcoords="offset points", color=colour, ha="center",
                  va="bottom" if side > 0 else "top")  # fmt: skip


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
