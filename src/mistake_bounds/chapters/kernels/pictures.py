"""The predictions of a learner at every point of the plane, mistake by mistake, where its answer is no half-plane.

The picture queries the learner on a grid of floats: the run itself stays exact.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from math import ceil

from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    NARROW,
    ORANGE,
    PURPLE,
    SIDE,
    Chart,
    Fill,
    Line,
    Mark,
    Panel,
    Text,
    ring,
    signs,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import dot
from mistake_bounds.play import Run

CLASSES = (BLUE, ORANGE, GREEN, PURPLE)


def kernel_regions(run: Run, caption: str = "", panels: int = 4, fine: int = 81) -> Picture:
    """Where the kernel Perceptron says + after each of its first mistakes.

    Rows have two entries.  The example of the mistake has a ring around it.
    """
    steps = run.steps[:panels]

    def answer_at(state):
        state = [(tuple(map(float, row)), y) for row, y in state]
        return lambda point: 1 if sum(y * run.learner.kernel(row, point) for row, y in state) > 0 else -1

    drawn = _plane(run, steps, answer_at, SIDE, fine, signs(run.examples))
    details = "; ".join(
        f"mistake {s.count + 1} on {_coordinates(s.x)}, label {s.y:+d}" for s in run.steps[: max(panels, 8)]
    )
    count = len(run.mistakes)
    alt = f"The plane, shaded by what the learner says after its mistakes. {details}; {count} mistakes in all."
    return Picture(drawn, alt, caption)


def class_regions(run: Run, caption: str = "", panels: int = 3, fine: int = 81) -> Picture:
    """The region of each class after each of the first mistakes of a Perceptron with classes, on rows of two entries.

    There are four classes at most.  Each row is shown by its class.
    """
    steps = run.steps[:panels]
    classes = run.learner.classes
    colours = dict(zip(classes, CLASSES, strict=False))

    def answer_at(state):
        rows = {y: tuple(map(float, state[2 * k : 2 * k + 2])) for k, y in enumerate(classes)}
        return lambda point: max(classes, key=lambda y: dot(rows[y], point))

    dots = [Text(*x, str(y), colours[y], bold=True) for x, y in run.examples]
    drawn = _plane(run, steps, answer_at, colours, fine, dots)
    details = "; ".join(f"mistake {s.count + 1} on {_coordinates(s.x)}, which is {s.y}" for s in steps)
    return Picture(drawn, f"The plane, shaded by the class that is predicted after each mistake. {details}.", caption)


def _plane(run: Run, steps, answer_at: Callable, colours: Mapping, fine: int, dots: Sequence[Mark]) -> Chart:
    """A panel for each step: the region of each answer of ``answer_at`` then, the examples, and that of the step."""
    columns = min(4, len(steps))
    across = min(1.9 * columns + 0.9 * (len(steps) == 1), 0.98 * NARROW)  # four panels in a row still fit a phone
    reach = 1.35 * max(abs(float(v)) for x in run.examples.X for v in x)
    apart = ceil(reach / 2)
    look = {"xlim": (-reach, reach), "ylim": (-reach, reach), "grid": "", "equal": True}
    look |= dict.fromkeys(("xticks", "yticks"), (-apart, 0, apart))
    panels = [
        Panel(
            [*_regions(answer_at(step.after), reach, colours, fine), *dots, ring(step.x)],
            f"after {step.count + 1} mistake{'s' if step.count else ''}",
            **look,
        )
        for step in steps
    ]
    return Chart(panels, (across, (across / columns + 0.3) * ceil(len(steps) / columns)), columns, share="xy")


def _regions(answer_at: Callable, reach: float, colours: Mapping, fine: int) -> list[Mark]:
    """The region of each answer: the boxes of all rows of a grid in which it is given, on one path by way of 0.

    Between boxes with different answers there is a dot, so small that the dots are a line.
    """
    side = 2 * reach / fine
    found = {}
    edges = []
    below = []
    for row in range(fine):
        low = row * side - reach
        left = -reach
        answers = [answer_at(((column + 0.5) * side - reach, low + side / 2)) for column in range(fine)]
        for answer, same in groupby(answers):
            right = left + side * len(list(same))
            xs, ys = found.setdefault(answer, ([], []))
            xs += (left, right, right, left, left, 0)
            ys += (low, low, low + side, low + side, low, 0)
            if left > -reach:
                edges.append((left, low + side / 2))
            left = right
        changed = [column for column, pair in enumerate(zip(answers, below, strict=False)) if len(set(pair)) > 1]
        edges += [((column + 0.5) * side - reach, low) for column in changed]
        below = answers
    dots = Line([x for x, _ in edges], [y for _, y in edges], dash="", marker="o", size=1.3, edge=0)
    return [*(Fill(xs, ys, colour=colours[answer], alpha=0.16) for answer, (xs, ys) in found.items()), dots]


def _coordinates(x) -> str:
    return f"({', '.join(map(str, x))})"
