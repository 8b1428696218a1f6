"""Concept classes in pictures: who is left after each mistake, a mistake tree, and the numbers of several classes.

A *concept* says − or + of each instance; those that have been right at all mistakes are *left*.
"""

from collections.abc import Mapping, Sequence
from math import log2

from mistake_bounds.chapters.halving.worst_case import Leaf, Littlestone, Tree, paths
from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    GRID,
    LEARNER,
    MISTAKE,
    MUTED,
    NARROW,
    ORANGE,
    SIDE,
    SIGN,
    TARGET,
    Level,
    Line,
    Mark,
    Text,
    box,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.play import Run

ANSWER = SIGN | {0: "tie"}  # of a vote


def who_is_left(run: Run, instances: Sequence[str], caption: str = "") -> Picture:
    """A row for each concept, a column for each example of the run: what it says, grey once it has been dropped.

    ``instances`` names the examples.  Below each column stand the vote's answer and the label; mistakes have a frame.
    """
    names = run.examples.names
    rounds = list(run.rounds())
    marks: list[Mark] = [Level(len(names) - 0.1, colour=GRID, width=1)]
    for column, round in enumerate(rounds):
        for row, (left, label) in enumerate(zip(round.state, round.x, strict=True)):
            look = {"colour": SIDE[label], "bold": True} if left else {"colour": MUTED}
            marks.append(Text(column, row, SIGN[label], size=12, **look))
        for row, label in enumerate((round.prediction, round.y)):
            marks.append(Text(column, len(names) + 0.5 + row, ANSWER[label], size=12))
        if round.prediction != round.y:
            marks.append(box(column - 0.42, -0.6, 0.84, len(names) + 2.65, colour="", edge=MISTAKE, width=1.4))
    drawn = chart(
        *marks,
        size=(min(NARROW, 0.6 * len(rounds) + 2.2), 0.27 * len(names) + 1.4),
        xlim=(-0.6, len(rounds) - 0.4),
        ylim=(len(names) + 2.2, -0.8),
        xticks=dict(enumerate(instances)),
        yticks={**dict(enumerate(names)), len(names) + 0.5: "vote", len(names) + 1.5: "label"},
        frame="table",
    )
    counts = [sum(state) for state in run.follow(tuple)]
    details = "; ".join(
        f"{instance}: the vote says {ANSWER[r.prediction]}, the label is {SIGN[r.y]}"
        for r, instance in zip(rounds, instances, strict=True)
    )
    alt = (
        f"A table of {len(names)} concepts and {len(rounds)} examples. {details}. The numbers of concepts left, at the "
        f"start and after each mistake: {', '.join(map(str, counts))}."
    )
    return Picture(drawn, alt, caption)


def mistake_tree(found: Littlestone, instances: Sequence[str], concepts: Sequence[str], caption: str = "") -> Picture:
    """The complete tree of a class: an instance at each node, − to the left and + to the right, a concept at each leaf.

    ``instances`` and ``concepts`` are names, in the order of the class.
    """
    leaves = 2**found.mistakes
    drawn = chart(
        *_branches(found.tree, 0, leaves, 0, instances, concepts),
        size=(min(NARROW, max(4.2, 0.68 * leaves)), 0.8 * found.mistakes + 0.9),
        xlim=(-0.7, leaves - 0.3),
        ylim=(found.mistakes + 0.45, -0.45),
        frame="none",
    )
    details = "; ".join(
        f"{', '.join(f'{instances[i]} {SIGN[y]}' for i, y in path) or 'no question'}: {concepts[leaf]}"
        for path, leaf in paths(found.tree)
    )
    alt = f"A complete mistake tree of depth {found.mistakes}. Its paths, each with the concept at its end: {details}."
    return Picture(drawn, alt, caption)


def _branches(tree: Tree, first: int, leaves: int, depth: int, instances, concepts) -> list[Mark]:
    """What is drawn of a tree that has so many leaves, from the place ``first`` on."""
    x, half = first + (leaves - 1) / 2, leaves // 2
    if isinstance(tree, Leaf):
        return [Text(x, depth, concepts[tree.concept], TARGET)]
    marks: list[Mark] = [Text(x, depth, instances[tree.instance])]
    for label, child, start in ((-1, tree.minus, first), (1, tree.plus, first + half)):
        below = start + (half - 1) / 2
        look = {"colour": SIDE[label]}
        middle = (x + below) / 2 + 0.1 * label, depth + 0.44
        marks.append(Line((x, below), (depth + 0.16, depth + 0.84), width=1.5, **look))
        marks.append(Text(*middle, SIGN[label], size=13, ha="left" if label > 0 else "right", **look))
        marks += _branches(child, start, half, depth + 1, instances, concepts)
    return marks


def bits_left(runs: Mapping[str, Run], caption: str = "") -> Picture:
    """The logarithm of how many concepts are left after each mistake, under the line that falls by a bit a mistake."""
    size = max(run.examples.dimension for run in runs.values())
    bits = log2(size)
    details = []
    marks = [Line((0, bits), (bits, 0), "log₂ N, less a bit a mistake", BOUND, "--", width=1.8)]
    for (name, run), colour in zip(runs.items(), (LEARNER, BLUE, ORANGE), strict=False):
        left = run.follow(sum)
        marks.append(Line(range(len(left)), list(map(log2, left)), name, colour, marker="o", size=4))
        details.append(f"{name}: {', '.join(map(str, left))}")
    drawn = chart(
        *marks,
        size=(NARROW, 3.6),
        xlabel="mistakes",
        ylabel="log₂ of how many are left",
        xlim=(-0.2, bits + 0.4),
        ylim=(-0.3, bits + 1),
        legend="upper right",
    )
    alt = (
        f"Of {size} concepts so many are left at the start and after each mistake. {'; '.join(details)}. "
        "In logarithms they lie on or under a line that falls by 1 at each mistake."
    )
    return Picture(drawn, alt, caption)


def three_numbers(rows: Mapping[str, tuple[int, int, int]], caption: str = "") -> Picture:
    """For each class, by name, its (⌊log₂ N⌋, halving's worst case, Littlestone dimension), as marks on a line."""
    columns = list(zip(*rows.values(), strict=True))
    places = range(len(rows))
    drawn = chart(
        Line(columns[0], places, "⌊log₂ N⌋", BOUND, "", marker="|", size=17, edge=2.2),
        Line(columns[1], places, "halving, worst case", LEARNER, "", marker="o", size=11, edge=2.2, hollow=True),
        Line(columns[2], places, "best possible", BLUE, "", marker="o", size=5, edge=0),
        size=(NARROW, 0.36 * len(rows) + 1.2),
        xlim=(-0.4, max(columns[0]) + 0.6),
        ylim=(len(rows) - 0.5, -0.6),
        xlabel="mistakes",
        xticks=range(max(columns[0]) + 1),
        yticks=dict(enumerate(rows)),
        legend="below",
    )
    details = "; ".join(f"{name}: {a}, {b}, {c}" for name, (a, b, c) in rows.items())
    alt = (
        "For each class the logarithm of its size rounded down, halving's worst case, and the best possible. "
        f"{details}."
    )
    return Picture(drawn, alt, caption)
