"""Why a Perceptron has to stop: with each mistake less room is left for the angle between its weights and a target.

After t mistakes the weights w reach at least γt/‖u‖ along the target u, and are no longer than R√t.  So they lie beyond
a line across u and inside a circle about 0, and their angle to u has a cosine of at least √(t/B), B being the bound.

The race that a mistake bound is: one quantity has a floor that grows like t, another a ceiling that grows like √t.

Curves, floor and ceiling all come from the theorem's two sums; where floor and ceiling meet, the bound ends the run.

Learning in the plane, mistake by mistake: the line ⟨w, x⟩ = 0, the weights across it, and the example missed.
"""

from math import acos, ceil, degrees, floor, hypot, sqrt

from mistake_bounds.drawing.chart import (
    BOUND,
    LEARNER,
    MUTED,
    NARROW,
    SIDE,
    TARGET,
    Arrow,
    Chart,
    Fill,
    Level,
    Line,
    Note,
    Panel,
    arc,
    boundary,
    chart,
    foot,
    meeting,
    ring,
    rounded,
    signs,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import dot, norm2
from mistake_bounds.play import Run
from mistake_bounds.proof import name_of
from mistake_bounds.proof.show.text import plural
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance


def wedges(case: Instance, caption: str = "", after=None) -> Picture:
    """The wedge about u in which w must lie after so many mistakes, and w where the run made so many; u points right.

    ``after`` lists the numbers of mistakes, a panel each; by default the run's first three and the bound's whole part.
    """
    panels = []
    details = []
    for t in _counts(case, after):
        most = _widest(case, t)
        w = _weights(case, t)
        xs, ys = arc(1, most)
        sides = [Line((0, xs[k]), (0, ys[k]), colour=BOUND, width=1.3) for k in (0, -1)]
        marks = [Fill((0, *xs), (0, *ys), colour=BOUND, alpha=0.2), *sides, *_arrow((1.16, 0), TARGET, "u")]
        details.append(f"after {_mistakes(t)} at most {_degrees_up(most)}")
        if w is not None:
            size = hypot(*w)
            marks += _arrow((0.92 * w[0] / size, 0.92 * w[1] / size), LEARNER, "w")
            details[-1] += f", in this run {_degrees(_angle(w))}"
        title = f"{_mistakes(t)}:\nat most {_degrees_up(most)}"
        panels.append(Panel(marks, title, xlim=(-0.1, 1.3), ylim=(-1.05, 1.05), frame="none", equal=True))
    alt = f"The angle between the weights w and the target u: {'; '.join(details)}."
    return Picture(_plane(panels, 2.2), alt, caption)


def caps(case: Instance, caption: str = "", after=None) -> Picture:
    """Where w may be after so many mistakes: beyond a line across u, inside a circle; w and u drawn to scale.

    Line and circle are the theorem's two sums.  ``after`` is as for `wedges`.
    """
    counts = _counts(case, after)
    reach = 1.12 * max(_ceiling(case, t) for t in counts)
    panels = []
    details = []
    for t in counts:
        across = _floor(case, t)
        radius = _ceiling(case, t)
        most = _widest(case, t)
        w = _weights(case, t)
        marks = [
            Line(*arc(radius), "circle: ‖w‖ = R√t", BOUND, "--"),
            Level(across, "line: ⟨u, w⟩ = γt", BOUND, ":", width=1.8, upright=True),
            Fill(*arc(radius, most), "where w may be", BOUND, alpha=0.2),
            Line((0, reach), (0, 0), colour=TARGET, width=1),
            Note((reach, 0), "u", TARGET, va="center"),
            _zero(),
        ]
        if radius <= across:
            marks.append(Line((across,), (0,), colour=BOUND, dash="", marker="o", size=8))
        details.append(f"after {_mistakes(t)} ⟨u, w⟩/‖u‖ is at least {across:.3g} and ‖w‖ at most {radius:.3g}")
        if w is not None:
            marks += [Arrow((0, 0), w, LEARNER), _beside((0, 0), w, "w", (1, 0))]
            details[-1] += f", and they are {w[0]:.3g} and {hypot(*w):.3g}"
        limits = {"xlim": (-0.95 * reach, 1.3 * reach), "ylim": (-0.95 * reach, 0.95 * reach)}
        panels.append(Panel(marks, f"after {_mistakes(t)}", **limits, frame="none", equal=True))
    drawn = _plane(panels, 2.2, 2 if len(counts) in (2, 4) else 3, legend="below")
    return Picture(drawn, f"Line, circle and weights: {'; '.join(details)}.", caption)


def lengthening(run: Run, mistakes, caption: str = "") -> Picture:
    """For each of the ``mistakes``, or updates (1 is the first), of a run in the plane: w, the step yx from its tip,
    and what it makes of w, beside the circle that a step at right angles to w would reach."""
    panels = []
    details = []
    for count in mistakes:
        step = run.steps[count - 1]
        w = step.before
        w_next = step.after
        moved = tuple(step.y * v for v in step.x)
        score = dot(w, moved)
        radius = sqrt(norm2(w) + norm2(moved))
        reach = 1.08 * max(radius, sqrt(norm2(w_next)))
        marks = [
            Line(*arc(radius), colour=BOUND, dash="--"),
            Arrow((0, 0), w, LEARNER),
            _beside((0, 0), w, "w", w_next),
            Arrow((0, 0), w_next, LEARNER),
            _beside((0, 0), w_next, "w⁺", w),
            Arrow(w, w_next, SIDE[step.y]),
            _beside(w_next, w, "yx", (w[0] + w_next[0], w[1] + w_next[1]), SIDE[step.y]),
            _zero(),
        ]
        called = f"{'mistake' if step.mistaken else 'update'} {count}"
        title = f"{called}: y⟨w, x⟩ = {score}".replace("-", "−")
        panels.append(Panel(marks, title, xlim=(-reach, reach), ylim=(-reach, reach), frame="none", equal=True))
        details.append(
            f"{called}: w = {tuple(w)} and yx = {moved} with y⟨w, x⟩ = {score}; the squared length goes from "
            f"{norm2(w)} to {norm2(w_next)}, where a right angle would give {norm2(w) + norm2(moved)}"
        )
    alt = f"The weights, the step and the new weights. {'; '.join(details)}."
    return Picture(_plane(panels, 2.7, 2), alt, caption)


def _counts(case: Instance, after) -> tuple[int, ...]:
    """Of how many mistakes there is a panel."""
    if after is not None:
        return tuple(after)
    return tuple(sorted({*range(1, min(3, len(case.run.mistakes)) + 1), max(1, floor(case.bound))}))


def _plane(panels, height: float, columns: int = 4, legend: str = "") -> Chart:
    columns = min(columns, len(panels))
    return Chart(panels, (NARROW, height * ceil(len(panels) / columns)), columns, legend=legend)


def _zero() -> Line:
    return Line((0,), (0,), colour=MUTED, dash="", marker="o", size=4)


def _floor(case: Instance, t: int) -> float:
    """The least length along u after t mistakes: total progress over ‖u‖."""
    end = case.reading.end
    claim = case.theorem["total progress"]
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
    return acos(max(-1.0, min(1.0, w[0] / hypot(*w))))


def _degrees(angle: float) -> str:
    return f"{degrees(angle):.0f}°"


def _degrees_up(angle: float) -> str:
    """What an angle is at most, in whole degrees: rounded up, but for the error of a float."""
    return f"{ceil(round(degrees(angle), 3))}°"


def _mistakes(t: int) -> str:
    return f"{t} mistake{'s' * (t != 1)}"


def _arrow(tip, colour, name: str) -> tuple[Arrow, Note]:
    """An arrow from 0, with its name beyond its tip."""
    up = tip[1] >= 0
    named = Note(tip, name, colour, shift=(1, 5 if up else -5), ha="center", va="bottom" if up else "top")
    return Arrow((0, 0), tip, colour), named


def _beside(start, tip, name: str, other, colour=LEARNER) -> Note:
    """The name of an arrow: beside its middle, on the side where another point is not; else on its left."""
    (a, b), (x, y) = start, tip
    along, up = (x - a, y - b) if start != tip else (1, 0)
    left = along * (other[1] - b) <= up * (other[0] - a)
    far = (11 if left else -11) / hypot(along, up)
    return Note(((a + x) / 2, (b + y) / 2), name, colour, (-far * up, far * along), "center", "center")


def race(case: Instance, caption: str = "", scale: str | None = None, ceiling: str = "R√t") -> Picture:
    """⟨u, w⟩/‖u‖ above its floor and ‖w‖ below its ceiling, after each mistake; ``case`` is a theorem on a run.

    Where the theorem counts updates, it is after each of them.  ``ceiling`` is the formula of the theorem's.
    ``scale`` is ``"linear"`` or ``"log"``; by default logarithmic where the bound is more than eight
    times what was made.  On logarithmic axes floor and ceiling are straight lines of slope 1 and ½.
    """
    end = case.reading.end
    bound = case.bound
    counted = plural(case.reading.over)
    count = case.theorem.count
    last = name_of(case.theorem.state[0].final)
    mistakes = end[count]
    progress, growth = (proof.claim for proof in case.theorem.sums)
    length = sqrt(norm2(end["u"]))
    states = case.run.follow(lambda w: w)
    scale = scale or ("log" if bound > 8 * max(mistakes, 1) else "linear")
    first = 1 if scale == "log" else 0
    after = range(first, mistakes + 1)
    line = _grid(first, float(bound) * (1.6 if scale == "log" else 1.06))

    def along(side, root):
        return [root(float(value(side, {**end, last: states[t], count: t}))) for t in after]

    def bounding(side, root):
        return [root(float(value(side, {**end, count: t}))) for t in line]

    per_length = lambda v: v / length
    top = sqrt(float(value(growth.rhs, {**end, count: bound})))
    axes = {"xlog": 10, "ylog": 10} if scale == "log" else {"xlim": (0, line[-1]), "ylim": (0, None)}
    drawn = chart(
        Line(line, bounding(growth.rhs, sqrt), f"ceiling {ceiling}", BOUND, "--"),
        Line(after, along(growth.lhs, sqrt), "‖w‖", LEARNER),
        Line(after, along(progress.lhs, per_length), "⟨u, w⟩ / ‖u‖", TARGET),
        Line(line, bounding(progress.rhs, per_length), "floor γt / ‖u‖", BOUND, ":", width=1.8),
        *meeting(bound, top, f"no run gets past {rounded(bound)} {counted}"),
        size=(NARROW, 3.4),
        xlabel=f"{counted} made, t",
        legend="upper left",
        **axes,
    )
    alt = (
        f"After each of {mistakes} {counted}, the length of w stays below {ceiling} and its progress along u above γt. "
        f"Floor and ceiling meet at {rounded(bound)} {counted}, the bound; the run ends at {mistakes}."
    )
    return Picture(drawn, alt, caption)


def _grid(first, last, points: int = 120):
    """Numbers of mistakes at which to draw a bound: evenly spaced, or evenly in the logarithm from 1 on."""
    if first:
        return [first * (last / first) ** (i / points) for i in range(points + 1)]
    return [last * i / points for i in range(points + 1)]


def decision_lines(run, caption: str = "", panels: int = 6) -> Picture:
    """The first mistakes of a run in ℝ² (or ℝ³ whose last entry is the dummy 1), one panel each, and the last weights.

    Each panel shows the line *before* the update dashed and *after* it solid, the weights after it as an
    arrow, and the example of the mistake in a ring.
    """
    steps = run.steps[:panels]
    reach = 1.4 * max(abs(v) for row in run.examples.X for v in row[:2]) or 1
    drawn = [
        Panel(
            [
                *signs(run.examples),
                *boundary(step.before, reach, colour=MUTED, dash=":", width=1.8),
                *boundary(step.after, reach, colour=LEARNER),
                *_across(step.after, reach),
                ring(step.x),
            ],
            f"mistake {step.count + 1}:\nw = {_coordinates(step.after)}".replace("-", "−"),
            xlim=(-reach, reach),
            ylim=(-reach, reach),
            equal=True,
        )
        for step in steps
    ]
    alt = "; ".join(
        f"mistake {s.count + 1} on ({', '.join(map(str, s.x))}), label {s.y:+d}: w becomes {_coordinates(s.after)}"
        for s in steps
    )
    columns = min(3, len(steps))
    plane = Chart(drawn, (NARROW, 2.15 * ceil(len(steps) / columns)), columns, share="xy")
    return Picture(plane, f"The decision line after each mistake. {alt}.", caption)


def _coordinates(w) -> str:
    return f"({', '.join(str(v) if not isinstance(v, float) else f'{v:.3g}' for v in w)})"


def _across(w, reach) -> list[Arrow]:
    """The weight vector from the foot of the line; only its direction matters, so it is drawn at one length."""
    size = hypot(*map(float, w[:2]))
    if not size:
        return []
    start = foot(w)
    tip = tuple(at + 0.55 * reach * float(v) / size for at, v in zip(start, w, strict=False))
    return [Arrow(start, tip, width=1.6)]
