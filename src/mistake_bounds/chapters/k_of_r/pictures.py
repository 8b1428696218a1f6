"""Winnow on k of r, or with a gap, in pictures: chips and weight in their limits, bounds, debts paid, a cycle.

A *chip* is a promotion of one attribute less a demotion of it.
"""

from fractions import Fraction
from math import cos, pi, sin
from typing import NamedTuple

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, RED, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance


class Told(NamedTuple):
    """What a theorem calls its sum of chips, and how a picture of it calls chips, cap, floor and ceiling."""

    total: str
    carried: str
    chips: str
    cap: str
    floor: str
    ceiling: str


K_OF_R = Told(
    "total chips",
    "the relevant attributes come to carry {} chips",
    "chips on relevant attributes",
    "cap rC",
    "floor kP − (k − 1)D",
    "ceiling n + εnP − δnD",
)
GAP = Told(
    "total progress",
    "the chips, weighed by the target, come to {}",
    "chips weighed by u",
    "cap LW",
    "floor θP − (θ − α)D",
    "ceiling n + εnP − εnD/(1 + ε)",
)


@styled
def chips(case: Instance, caption: str = "", told: Told = K_OF_R) -> Picture:
    """Left, the chips that the target weighs between what the mistakes force and the cap; right, the total weight.

    Floor, cap and ceiling are the sides of the two sums and of the cap that the theorem proves, evaluated after each
    mistake; ``told`` says what they are called there.
    """
    run, end, theorem = case.run, case.reading.end, case.theorem
    total, weight, cap = theorem[told.total], theorem["total weight"], theorem["cap"]
    after = [_after(case, t) for t in range(len(run.steps) + 1)]
    along = lambda side: [value(side, {**end, **state}) for state in after]
    held, floor, weights, most = map(along, (total.lhs, total.rhs, weight.lhs, weight.rhs))
    times = value(weight.lhs, {**end, "T_M": 1})  # the sum speaks of so many times the weight
    weights, most = ([Fraction(side) / times for side in sides] for sides in (weights, most))
    room = value(cap.rhs, end)
    figure, (left, right) = canvas(5.8, 3.3, columns=2)
    over = range(len(after))
    left.axhline(room, color=MUTED, linestyle=":", linewidth=1.5, label=told.cap)
    left.plot(over, held, color=BLUE, label=told.chips)
    left.plot(over, floor, color=BLUE, linestyle="--", linewidth=1.3, label=told.floor)
    left.set(title="chips", ylim=(min(0, *floor) - 0.03 * room, 1.06 * room))
    right.plot(over, weights, color=ORANGE, label="total weight")
    right.plot(over, most, color=ORANGE, linestyle="--", linewidth=1.3, label=told.ceiling)
    right.set(title="weight", ylim=(0, 1.06 * float(max(most))))
    for axes in (left, right):
        axes.set(xlabel="mistakes made", xlim=(0, max(1, len(run.steps))))
        axes.xaxis.get_major_locator().set_params(integer=True)
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.2)
    alt = (
        f"Over {len(run.steps)} mistakes {told.carried.format(held[-1])}; the {told.floor} ends at {floor[-1]}, the "
        f"{told.cap} is {room}. The total weight ends at {float(weights[-1]):,.2f}, "
        f"under its ceiling {float(most[-1]):,.2f} and above 0."
    )
    return Picture(figure, alt, caption)


def weighed_chips(case: Instance, caption: str = "") -> Picture:
    """The same of a target with weights: its theorem on a gap, on a run."""
    return chips(case, caption, GAP)


def _after(case: Instance, t: int) -> dict:
    """What the sums speak of, after the first t mistakes."""
    labels, now = [step.y for step in case.run.steps[:t]], case.reading.mistakes[t : t + 1]
    counts = {"P": sum(y > 0 for y in labels), "D": sum(y < 0 for y in labels)}
    return counts | {name: point[name[0]] for point in now for name in ("c_M", "T_M")}


@styled
def debts(rows, caption: str = "") -> Picture:
    """For each n in ``rows`` its (debts by name, surplus): what several errors cost, stacked, beside what pays them."""
    names = list(next(iter(rows.values()))[0])
    figure, axes = canvas(5.8, 2.6)
    places = range(len(rows))
    bottom = [0.0] * len(rows)
    for name, colour in zip(names, (ORANGE, RED), strict=True):
        heights = [float(owed[name]) for owed, _ in rows.values()]
        axes.bar([i - 0.2 for i in places], heights, 0.38, bottom=bottom, color=colour, label=name)
        bottom = [below + height for below, height in zip(bottom, heights, strict=True)]
    paid = [float(surplus) for _, surplus in rows.values()]
    axes.bar([i + 0.2 for i in places], paid, 0.38, color=GREEN, label="surplus")
    axes.set_axisbelow(True)
    axes.grid(axis="x", visible=False)
    axes.set_xticks(places, [f"n = {n:,}" for n in rows])
    axes.legend(loc="upper left")
    told = "; ".join(
        f"n = {n:,}: {owed:.2f} owed, {pays:.2f} there" for n, owed, pays in zip(rows, bottom, paid, strict=True)
    )
    return Picture(figure, f"Debts and surplus. {told}.", caption)


@styled
def against_bounds(rows, caption: str = "") -> Picture:
    """For each label in ``rows`` its numbers of promotions, (exact worst case, sharper bound, lecture's line)."""
    marks = (
        (BLUE, "o", "exact worst case", 4),
        (GREEN, "s", "bound with C", 8),
        (ORANGE, "D", "lecture's last line", 6),
    )
    figure, axes = canvas(5.8, 1.1 + 0.23 * len(rows))
    places = range(len(rows))
    ends = [(min(numbers), max(numbers)) for numbers in rows.values()]
    axes.hlines(places, *zip(*ends, strict=True), color=MUTED, linewidth=0.8)
    for i, (colour, marker, label, size) in enumerate(marks):
        found = [float(numbers[i]) for numbers in rows.values()]
        axes.plot(found, places, marker, color=colour, label=label, markersize=size, zorder=5 - i)
    axes.set_yticks(places, list(rows))
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, None)
    axes.grid(axis="y", visible=False)
    axes.set_xlabel("promotions")
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1.0, handletextpad=0.3)
    told = "; ".join(f"{label}: {a}, {float(b):.1f}, {float(c):.1f}" for label, (a, b, c) in rows.items())
    return Picture(figure, f"Exact worst case, bound with C and lecture's last line. {told}.", caption)


@styled
def cycle(worst, caption: str = "") -> Picture:
    """The mistakes of a worst case that has no end: weights on a circle, each arrow an example and its label."""
    steps = _once_round(worst)
    figure, axes = canvas(5.0, 4.0)
    axes.set_axis_off()
    axes.set_aspect("equal")
    places = [_on_circle(i / len(steps)) for i in range(len(steps))]
    for i, (before, x, y) in enumerate(steps):
        start, end = places[i], places[(i + 1) % len(steps)]
        colour = BLUE if y > 0 else ORANGE
        axes.annotate(
            "",
            end,
            xytext=start,
            arrowprops={
                "arrowstyle": "-|>", "color": colour, "linewidth": 1.8, "shrinkA": 30, "shrinkB": 30,
                "connectionstyle": "arc3,rad=-0.18",
            },
        )  # fmt: skip
        axes.text(*start, _row(before), ha="center", va="center", color=INK, fontsize=12)
        out = _on_circle((i + 0.5) / len(steps), 1.17)
        label = "".join(map(str, x)) + (" +" if y > 0 else " −")
        axes.text(*out, label, ha="center", va="center", color=colour, fontsize=11)
    axes.text(0, 0, f"{len(steps)} mistakes,\nand again", ha="center", va="center", color=MUTED)
    axes.set_xlim(-1.45, 1.45)
    axes.set_ylim(-1.2, 1.25)
    told = ", then ".join(f"{_row(w)} meets {''.join(map(str, x))} {'+' if y > 0 else '−'}" for w, x, y in steps)
    return Picture(figure, f"A cycle of {len(steps)} mistakes: {told}, and the weights are as at first.", caption)


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
