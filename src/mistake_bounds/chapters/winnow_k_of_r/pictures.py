"""Winnow on k of r, or with a gap, in pictures: chips and weight in their limits, bounds, debts paid, a cycle.

A *chip* is a promotion of one attribute less a demotion of it.
"""

from fractions import Fraction
from math import cos, pi, sin
from typing import NamedTuple

from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    LEARNER,
    MUTED,
    NARROW,
    ORANGE,
    SIDE,
    TARGET,
    Arrow,
    Bars,
    Chart,
    Level,
    Line,
    Panel,
    Text,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance


class Wording(NamedTuple):
    """What a theorem calls its sum of chips, and how a picture of it calls chips, cap, floor and ceiling."""

    total: str
    carried: str
    chips: str
    cap: str
    floor: str
    ceiling: str


K_OF_R = Wording(
    "total chips",
    "the relevant attributes come to carry {} chips",
    "chips on relevant attributes",
    "cap rL",
    "floor kP − (k − 1)D",
    "ceiling n + εnP − δnD",
)
GAP = Wording(
    "total progress",
    "the chips, weighed by the target, come to {}",
    "chips weighed by u",
    "cap LW",
    "floor θP − (θ − α)D",
    "ceiling n + εnP − εnD/(1 + ε)",
)


def chips(case: Instance, caption: str = "", wording: Wording = K_OF_R) -> Picture:
    """Left, the chips that the target weighs between what the mistakes force and the cap; right, the total weight.

    Floor, cap and ceiling are the sides of the two sums and of the cap that the theorem proves, evaluated after each
    mistake; ``wording`` has their names there.
    """
    run = case.run
    end = case.reading.end
    theorem = case.theorem
    total, weight, cap = theorem[wording.total], theorem["total weight"], theorem["cap"]
    after = [_after(case, t) for t in range(len(run.steps) + 1)]
    along = lambda side: [value(side, {**end, **state}) for state in after]
    held, floor, weights, most = map(along, (total.lhs, total.rhs, weight.lhs, weight.rhs))
    times = value(weight.lhs, {**end, "T_M": 1})  # the sum speaks of so many times the weight
    weights, most = ([Fraction(side) / times for side in sides] for sides in (weights, most))
    room = value(cap.rhs, end)
    over = range(len(after))
    across = {"xlabel": "mistakes made", "xlim": (0, max(1, len(run.steps)))}
    left = (
        Level(room, wording.cap, BOUND, ":", width=1.5),
        Line(over, held, wording.chips, TARGET),
        Line(over, floor, wording.floor, BOUND, "-."),
    )
    right = Line(over, weights, "total weight", LEARNER), Line(over, most, wording.ceiling, BOUND, "--")
    panels = (
        Panel(left, "chips", ylim=(min(0, *floor) - 0.03 * room, 1.06 * room), **across),
        Panel(right, "weight", ylim=(0, 1.06 * float(max(most))), **across),
    )
    drawn = Chart(panels, (NARROW, 3.3), legend="below")
    alt = (
        f"Over {len(run.steps)} mistakes {wording.carried.format(held[-1])}; the {wording.floor} ends at {floor[-1]}, "
        f"the {wording.cap} is {room}. The total weight ends at {float(weights[-1]):,.2f}, "
        f"under its ceiling {float(most[-1]):,.2f} and above 0."
    )
    return Picture(drawn, alt, caption)


def weighed_chips(case: Instance, caption: str = "") -> Picture:
    """The same of a target with weights: its theorem on a gap, on a run."""
    return chips(case, caption, GAP)


def _after(case: Instance, t: int) -> dict:
    """What the sums speak of, after the first t mistakes."""
    labels = [step.y for step in case.run.steps[:t]]
    now = case.reading.mistakes[t : t + 1]
    counts = {"P": sum(y > 0 for y in labels), "D": sum(y < 0 for y in labels)}
    return counts | {name: point[name[0]] for point in now for name in ("c_M", "T_M")}


def debts(rows, caption: str = "") -> Picture:
    """For each n in ``rows`` its (debts by name, surplus): what several errors cost, stacked, beside what pays them."""
    names = list(next(iter(rows.values()))[0])
    marks = []
    bottom = [0.0] * len(rows)
    for name, colour in zip(names, (ORANGE, MUTED), strict=True):
        heights = [float(owed[name]) for owed, _ in rows.values()]
        marks.append(Bars([i - 0.2 for i in range(len(rows))], heights, name, colour, base=bottom, thick=0.38))
        bottom = [below + height for below, height in zip(bottom, heights, strict=True)]
    paid = [float(surplus) for _, surplus in rows.values()]
    drawn = chart(
        *marks,
        Bars([i + 0.2 for i in range(len(rows))], paid, "surplus", BLUE, thick=0.38),
        size=(NARROW, 2.6),
        xticks={i: f"n = {n:,}" for i, n in enumerate(rows)},
        grid="y",
        legend="upper left",
    )
    details = "; ".join(
        f"n = {n:,}: {owed:.2f} owed, {pays:.2f} there" for n, owed, pays in zip(rows, bottom, paid, strict=True)
    )
    return Picture(drawn, f"Debts and surplus. {details}.", caption)


def against_bounds(rows, caption: str = "") -> Picture:
    """For each label in ``rows`` its numbers of promotions, (exact worst case, bound with L, bound in ln n)."""
    places = range(len(rows))
    exact, with_cap, in_log = zip(*rows.values(), strict=True)
    drawn = chart(
        *(Line((min(row), max(row)), (i, i), colour=MUTED, width=0.8) for i, row in enumerate(rows.values())),
        Line(in_log, places, "bound in ln n", BOUND, "", marker="D"),
        Line(with_cap, places, "bound with L", BOUND, "", marker="s", size=8, hollow=True),
        Line(exact, places, "exact worst case", LEARNER, "", marker="o", size=4),
        size=(NARROW, 1.1 + 0.23 * len(rows)),
        xlim=(0, None),
        ylim=(len(rows) - 0.5, -0.5),
        xlabel="promotions",
        yticks=dict(enumerate(rows)),
        grid="x",
        legend="below",
    )
    details = "; ".join(f"{label}: {a}, {float(b):.1f}, {float(c):.1f}" for label, (a, b, c) in rows.items())
    return Picture(drawn, f"Exact worst case, bound with L and bound in ln n. {details}.", caption)


def cycle(worst, caption: str = "") -> Picture:
    """The mistakes of a worst case that has no end: weights on a circle, each arrow an example and its label."""
    steps = _once_round(worst)
    marks = []
    places = [_on_circle(i / len(steps)) for i in range(len(steps))]
    for i, (before, x, y) in enumerate(steps):
        marks.append(Arrow(places[i], places[(i + 1) % len(steps)], SIDE[y], shrink=30, bend=0.18))
        marks.append(Text(*places[i], _row(before), size=12))
        label = ("+ " if y > 0 else "− ") + "".join(map(str, x))
        marks.append(Text(*_on_circle((i + 0.5) / len(steps), 1.17), label, SIDE[y]))
    drawn = chart(
        *marks,
        Text(0, 0, f"{len(steps)} mistakes,\nand again", MUTED),
        size=(NARROW, 4.0),
        xlim=(-1.45, 1.45),
        ylim=(-1.2, 1.25),
        frame="none",
        equal=True,
    )
    details = ", then ".join(f"{_row(w)} meets {'+' if y > 0 else '−'} {''.join(map(str, x))}" for w, x, y in steps)
    return Picture(drawn, f"A cycle of {len(steps)} mistakes: {details}, and the weights are as at first.", caption)


def _once_round(worst):
    """The weights before each mistake of the cycle, the example and its label."""
    w = worst.learner.initial(worst.adversary.n)
    for x, y in list(worst.examples)[: worst.lead]:
        w = worst.learner.update(w, x, y)
    steps = []
    for x, y in worst.cycle:
        steps.append((w, x, y))
        w = worst.learner.update(w, x, y)
    return steps


def _on_circle(turn: float, radius: float = 1.0):
    """A point on a circle, clockwise from the top."""
    angle = pi / 2 - 2 * pi * turn
    return radius * cos(angle), radius * sin(angle)


def _row(w) -> str:
    return f"({', '.join(map(str, w))})"
