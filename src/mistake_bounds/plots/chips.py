"""Winnow on k of r in pictures: chips on the relevant attributes under their cap, promotions against bounds, a cycle.

A *chip* is a promotion of one attribute less a demotion of it.
"""

from math import cos, log, pi, sin

from mistake_bounds.plots.figure import BLUE, GREEN, INK, MUTED, ORANGE, RED, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorems.instance import Instance


@styled
def chips(case: Instance, caption: str = "") -> Picture:
    """The chips on relevant attributes after each mistake, above what kP − (k − 1)D forces and below rC.

    Floor and ceiling are the two sides that `theorems.k_of_r` proves, evaluated after each mistake; the
    dotted line is r log n / log(1 + ε), the lecture's ceiling.
    """
    run, reading = case.run, case.reading
    total, cap = case.theorem["total chips"], case.theorem["cap"]
    labels = [step.y for step in run.steps]
    held = [value(total.lhs, {**reading.end, "c_M": point["c"]}) for point in reading.mistakes]
    held.append(value(total.lhs, reading.end))
    after = range(len(held))
    counts = [(sum(y > 0 for y in labels[:t]), sum(y < 0 for y in labels[:t])) for t in after]
    floor = [value(total.rhs, {**reading.end, "P": p, "D": d}) for p, d in counts]
    ceiling = value(cap.rhs, reading.end)
    said = reading.end["r"] * log(reading.end["n"]) / log(float(run.learner.factor))
    figure, axes = canvas()
    axes.axhline(ceiling, color=ORANGE, linestyle="--", linewidth=1.3, label="cap rC")
    axes.axhline(said, color=RED, linestyle=":", linewidth=1.6, label="r log n / log(1 + ε)")
    axes.plot(after, held, color=BLUE, label="chips on relevant attributes")
    axes.plot(after, floor, color=BLUE, linestyle="--", linewidth=1.3, label="kM₊ − (k − 1)M₋")
    axes.set_xlabel("mistakes made")
    axes.set_ylim(min(0, *floor) - 0.03 * ceiling, 1.42 * ceiling)
    axes.set_xlim(0, max(1, len(labels)))
    axes.legend(loc="upper left", ncols=2, fontsize=9.5, columnspacing=1.2)
    alt = (
        f"Over {len(labels)} mistakes the relevant attributes come to carry {held[-1]} chips; "
        f"kM₊ − (k − 1)M₋ ends at {floor[-1]}. The cap rC is {ceiling}, the logarithm without rounding {said:.1f}."
    )
    return Picture(figure, alt, caption)


@styled
def against_bounds(rows, caption: str = "") -> Picture:
    """For each label in ``rows`` its numbers of promotions, (exact worst case, sharper bound, lecture's line)."""
    marks = (
        (BLUE, "o", "exact worst case", 4),
        (GREEN, "s", "bound with C", 8),
        (ORANGE, "D", "lecture's last line", 6),
    )
    figure, axes = canvas(5.8, 1.3 + 0.3 * len(rows))
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
    figure.legend(loc="outside lower center", ncols=3, fontsize=9, columnspacing=1.0, handletextpad=0.3)
    told = "; ".join(f"{label}: {a}, {float(b):.1f}, {float(c):.1f}" for label, (a, b, c) in rows.items())
    return Picture(figure, f"Exact worst case, bound with C and lecture's last line. {told}.", caption)


@styled
def cycle(worst, caption: str = "") -> Picture:
    """The mistakes of a worst case that has no end: weights on a circle, each arrow an example and its label."""
    steps = _once_round(worst)
    figure, axes = canvas(5.8, 5.2)
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
