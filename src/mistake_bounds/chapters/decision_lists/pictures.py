"""Decision lists in pictures: a list peeled depth by depth, rules on their levels, and worst cases side by side.

A *literal* is an attribute or its opposite; it is *settled* at a depth if the examples left there of which it is true
have one label only.  (The words are those of `chapters.decision_lists.examples`.)
"""

from math import ceil

from mistake_bounds.chapters.decision_lists.examples import most_mistakes
from mistake_bounds.chapters.decision_lists.learner import rules
from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    GRID,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    RED,
    SIDE,
    SIGN,
    SURFACE,
    Chart,
    Line,
    Mark,
    Panel,
    Text,
    box,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.examples import literal

IN_A_ROW = 4  # panels that a phone has room for


def peeling(target, n: int, caption: str = "") -> Picture:
    """A column for each depth of a target over n attributes, a row for each literal, and below what the depth costs.

    A cell shows the labels that the literal still has there: both, or one, in colour, where it is settled; literals
    that are true of nothing that is left have an empty cell.
    """
    depths = target.peeled(n)
    names = [(i, v) for i in range(n) for v in (1, 0)]
    marks: list[Mark] = []
    details = []
    for t, depth in enumerate(depths):
        for row, (i, v) in enumerate(names):
            labels = labels_of(target, depth, i, v)
            settled = SIDE[min(labels)] if len(labels) == 1 else ""
            marks += cell(t, row, " ".join(SIGN[y] for y in sorted(labels, reverse=True)), settled)
        details.append(f"depth {t}: settled {', '.join(map(str, depth.settled))}; {_costs(depth.met)}")
        for line, y in enumerate((1, -1)):
            if y in depth.met:
                marks.append(Text(t + 0.5, len(names) + 0.65 + 0.9 * line, f"{SIGN[y]}:  1 + {depth.met[y]}"))
    drawn = chart(
        *marks,
        size=(min(NARROW, 1.3 + 1.5 * len(depths)), 0.3 * len(names) + 1.5),
        xlim=(0, len(depths)),
        ylim=(len(names) + 2.1, 0),
        xticks={t + 0.5: f"depth {t}" for t in range(len(depths))},
        yticks={row + 0.5: literal(i, v) for row, (i, v) in enumerate(names)},
        frame="table",
    )
    most = most_mistakes(target, n)
    alt = f"The list {target} peeled over {n} attributes. {'. '.join(details)}. In all {most} mistakes."
    return Picture(drawn, alt, caption)


def cell(column: int, row: int, words: str, colour: str = "") -> list[Mark]:
    """Words in a cell of a table that may have a colour; one without words is a faint frame."""
    look = {"colour": SURFACE, "edge": MUTED} if words else {"colour": "", "edge": GRID}
    if colour:
        look = {"colour": colour, "alpha": 0.85}
    written = Text(column + 0.5, row + 0.5, words, SURFACE if colour else MUTED, bold=bool(colour))
    return [box(column + 0.04, row + 0.08, 0.92, 0.84, **look), written]


def labels_of(target, depth, i: int, v: int) -> frozenset[int]:
    """The labels of the examples left at a depth on which attribute i is v."""
    fixed = dict(depth.fixed)
    return target.labels_on({**fixed, i: v}) if fixed.get(i, v) == v else frozenset()


def _costs(met) -> str:
    return ", ".join(f"{SIGN[y]} 1 + {met[y]}" for y in (1, -1) if y in met)


def shelves(run, after=None, caption: str = "") -> Picture:
    """The rules of a small run on their levels at the start and after the mistakes ``after``, by default all.

    A rule that has just dropped is framed.
    """
    known = rules(run.examples.dimension)
    states = run.follow(tuple)
    shown = range(len(states)) if after is None else after
    levels = 1 + max(max(states[t]) for t in shown)
    deep = [ceil(max(states[t].count(level) for t in shown) / 2) for level in range(levels)]  # two rules a line
    top = [sum(deep[:level]) for level in range(levels)]
    rows = ceil(len(shown) / IN_A_ROW)
    columns = ceil(len(shown) / rows)
    names = {t + d / 2: f"level {level}" for level, (t, d) in enumerate(zip(top, deep, strict=True))}
    panels = []
    details = []
    for t in shown:
        marks: list[Mark] = []
        for level in range(levels):
            marks.append(box(0, top[level] + 0.04, 2, deep[level] - 0.08, colour=SURFACE, edge=GRID))
            for place, i in enumerate(i for i, e in enumerate(states[t]) if e == level):
                x, y = place % 2, top[level] + place // 2
                marks.append(Text(x + 0.5, y + 0.5, str(known[i]), SIDE[known[i].answer]))
                if t and states[t - 1][i] != level:
                    marks.append(box(x + 0.03, y + 0.06, 0.94, 0.88, colour="", edge=RED, width=1.2))
        title = "start" if not t else "".join(map(str, run.steps[t - 1].x)) + " " + SIGN[run.steps[t - 1].y]
        limits = {"xlim": (-0.02, 2.02), "ylim": (sum(deep) + 0.02, 0)}
        panels.append(Panel(marks, title, xticks=(), yticks=names, frame="table", **limits))
        on = "; ".join(
            f"level {level}: {', '.join(str(known[i]) for i, e in enumerate(states[t]) if e == level) or 'none'}"
            for level in range(1, levels)
        )
        details.append(f"{title}: {on}")
    drawn = Chart(panels, (1.32 * columns, (0.36 + 0.22 * sum(deep)) * rows), columns, share="y")
    return Picture(drawn, f"Rules on their levels, the others on level 0. {'. '.join(details)}.", caption)


def prices(bounds, exact, caption: str = "") -> Picture:
    """Mistakes against n, the number of attributes: ``bounds`` as lines, ``exact`` worst cases as marks on them.

    Both map a label to (n → mistakes); a name that is in both has one colour.
    """
    marks = []
    details = []
    names = dict.fromkeys((*bounds, *exact))
    looks = zip((MUTED, ORANGE, BLUE, GREEN, PURPLE), "osD^v", strict=True)
    for name, (colour, marker) in zip(names, looks, strict=False):
        line, points = sorted(bounds.get(name, {}).items()), sorted(exact.get(name, {}).items())
        if line:
            marks.append(Line(*zip(*line, strict=True), "" if points else name, colour, "--"))
        if points:
            marks.append(Line(*zip(*points, strict=True), name, colour, "", marker=marker))
        seen = ", ".join(f"{count} at n = {n}" for n, count in points or line)
        details.append(f"{name}{' (exact)' if points else ''}: {seen}")
    drawn = chart(*marks, xlabel="attributes, n", ylabel="mistakes", ylim=(0, None), legend="below")
    return Picture(drawn, f"Mistakes against the number of attributes. {'; '.join(details)}.", caption)
