"""Nearer at each mistake: distances that fall like stairs, and what lies between two learners."""

from collections.abc import Mapping, Sequence

from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    INK,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    Bars,
    Chart,
    Line,
    Panel,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance

COLOURS = (BLUE, ORANGE, PURPLE, GREEN, INK)


def distances(case: Instance, name: str) -> list[float]:
    """The distance before the first mistake and after each one, as shares of the first, read off the claim ``name``.

    The claim says that a mistake lowers the distance by what it is worth; as many mistakes as the theorem allows are
    worth the first distance, since it never gets below 0.
    """
    closer = case.theorem[name]
    points = case.reading.mistakes
    allowed = float(case.bound)
    first = float(value(closer.rhs, points[0])) / (1 - 1 / allowed)
    return [1.0, *(float(value(closer.lhs, point)) / first for point in points)]


def staircases(cases: Mapping[str, tuple[Instance, str]], caption: str = "") -> Picture:
    """For each learner the distance to its target after each mistake, and the straight line that the theorem promises.

    ``cases`` maps a title to a theorem on a run and the name of its claim about one mistake.  Where the line reaches
    the ground the theorem allows no more mistakes.
    """
    panels = []
    details = []
    for (title, (case, name)), colour in zip(cases.items(), COLOURS, strict=False):
        falling = distances(case, name)
        allowed = float(case.bound)
        mistakes = len(falling) - 1
        marks = [
            Line(range(mistakes + 1), falling, "distance to the target", colour, steps="post"),
            Line((0, allowed), (1, 0), "at most", MUTED, "--"),
        ]
        shown = f"{title}: {mistakes} of {int(allowed)}"  # a bound of 153.6 allows 153
        share = "" if panels else "share of the first distance"
        panels.append(Panel(marks, shown, "mistakes", share, xlim=(0, allowed * 1.03), ylim=(0, 1.04)))
        details.append(
            f"{title}: {mistakes} mistakes of at most {int(allowed)}; the distance falls from 1 to {falling[-1]:.2f}, "
            f"promised was {1 - mistakes / allowed:.2f}"
        )
    drawn = Chart(panels, (min(NARROW, 3 * len(cases)), 2.9), share="y", legend="below")
    return Picture(drawn, f"Falling distances. {'. '.join(details)}.", caption)


def loudest(weights: Mapping[str, Sequence], caption: str = "") -> Picture:
    """Rows of weights side by side, each as shares of the sum of their sizes, the last entry in another colour."""
    panels = []
    details = []
    for title, row in weights.items():
        size = sum(abs(w) for w in row)
        last = len(row)
        shares = [w / size for w in row]
        bars = [Bars(range(1, last), shares[:-1]), Bars((last,), shares[-1:], colour=ORANGE)]
        share = "" if panels else "share of all weights"
        panels.append(Panel(bars, title, "attribute", share, xticks=(1, last)))
        details.append(f"{title}: the last weight is {float(shares[-1]):.2f} of all")
    drawn = Chart(panels, (min(NARROW, 2 * len(weights)), 2.5), share="y")
    return Picture(drawn, f"Weights as shares of their sum. {'; '.join(details)}.", caption)


def by_size(
    mistakes: Mapping[str, Mapping[int, int]], bounds: Mapping[str, Mapping[int, float]], caption=""
) -> Picture:
    """Mistakes of each learner by the size n, dots, and where ``bounds`` has some, its bound as a dashed line."""
    marks = []
    details = []
    for (name, counts), colour, marker in zip(mistakes.items(), COLOURS, "os^Dv", strict=False):
        marks.append(Line(list(counts), list(counts.values()), name, colour, marker=marker))
        listing = ", ".join(f"{m} at {n}" for n, m in counts.items())
        if name in bounds:
            limits = bounds[name]
            marks.append(Line(list(limits), list(limits.values()), colour=colour, dash="--"))
            listing += f"; bounds {', '.join(f'{float(b):.3g} at {n}' for n, b in limits.items())}"
        details.append(f"{name}: {listing}")
    drawn = chart(
        *marks,
        size=(NARROW, 3.2),
        xlog=2,
        ylog=2,
        xticks={n: str(n) for counts in mistakes.values() for n in counts},
        yform="g",
        xlabel="n, rows and columns",
        ylabel="mistakes",
        legend="right",
    )
    return Picture(drawn, f"Mistakes by size. {'. '.join(details)}.", caption)
