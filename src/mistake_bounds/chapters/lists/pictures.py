"""Decision lists in pictures: a list peeled depth by depth, rules on their levels, and worst cases side by side.

A *literal* is an attribute or its opposite; it is *settled* at a depth if the examples left there of which it is true
have one label only.  (The words are those of `chapters.lists.examples`.)
"""

from math import ceil

from matplotlib.patches import Rectangle

from mistake_bounds.chapters.lists.examples import most_mistakes
from mistake_bounds.chapters.lists.learner import rules
from mistake_bounds.drawing.figure import (
    BLUE,
    GREEN,
    GRID,
    INK,
    MUTED,
    ORANGE,
    PURPLE,
    RED,
    SIDE,
    SIGN,
    SURFACE,
    Picture,
    canvas,
    styled,
)
from mistake_bounds.examples import literal

IN_A_ROW = 4  # panels that a phone has room for


@styled
def peeling(target, n: int, caption: str = "") -> Picture:
    """A column for each depth of a target over n attributes, a row for each literal, and below what the depth costs.

    A cell shows the labels that the literal still has there: both, or one, in colour, where it is settled; literals
    that are true of nothing that is left have an empty cell.
    """
    depths = target.peeled(n)
    names = [(i, v) for i in range(n) for v in (1, 0)]
    figure, axes = canvas(1.3 + 1.5 * len(depths), 0.3 * len(names) + 1.5)
    told = []
    for t, depth in enumerate(depths):
        for row, (i, v) in enumerate(names):
            labels = labels_of(target, depth, i, v)
            if not labels:
                axes.add_patch(Rectangle((t + 0.04, row + 0.08), 0.92, 0.84, facecolor="none", edgecolor=GRID))
                continue
            one = len(labels) == 1
            colour = SIDE[min(labels)] if one else SURFACE
            axes.add_patch(Rectangle((t + 0.04, row + 0.08), 0.92, 0.84, facecolor=colour, edgecolor=MUTED,
                                     alpha=0.85 if one else 1))  # fmt: skip
            text = " ".join(SIGN[y] for y in sorted(labels, reverse=True))
            look = {"color": SURFACE, "fontweight": "bold"} if one else {"color": MUTED}
            axes.text(t + 0.5, row + 0.53, text, ha="center", va="center", fontsize=10, **look)
        told.append(f"depth {t}: settled {', '.join(map(str, depth.settled))}; {_costs(depth.met)}")
        for line, y in enumerate((1, -1)):
            if y in depth.met:
                price = f"{SIGN[y]}:  1 + {depth.met[y]}"
                axes.text(t + 0.5, len(names) + 0.65 + 0.9 * line, price, ha="center", va="center", color=INK)
    axes.set(xlim=(0, len(depths)), ylim=(len(names) + 2.1, 0))
    axes.set_xticks([t + 0.5 for t in range(len(depths))], [f"depth {t}" for t in range(len(depths))])
    axes.set_yticks([row + 0.5 for row in range(len(names))], [literal(i, v) for i, v in names])
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    alt = (
        f"The list {target} peeled over {n} attributes. {'. '.join(told)}. In all {most_mistakes(target, n)} mistakes."
    )
    return Picture(figure, alt, caption)


def labels_of(target, depth, i: int, v: int) -> frozenset[int]:
    """The labels of the examples left at a depth on which attribute i is v."""
    fixed = dict(depth.fixed)
    return target.labels_on({**fixed, i: v}) if fixed.get(i, v) == v else frozenset()


def _costs(met) -> str:
    return ", ".join(f"{SIGN[y]} 1 + {met[y]}" for y in (1, -1) if y in met)


@styled
def shelves(run, after=None, caption: str = "") -> Picture:
    """The rules of a small run on their levels at the start and after mistakes, those after each unless ``after`` says.

    A rule that has just dropped is framed.
    """
    known, states = rules(run.examples.dimension), run.follow(tuple)
    shown = range(len(states)) if after is None else after
    levels = 1 + max(max(states[t]) for t in shown)
    deep = [ceil(max(states[t].count(level) for t in shown) / 2) for level in range(levels)]  # two rules a line
    top = [sum(deep[:level]) for level in range(levels)]
    rows = ceil(len(shown) / IN_A_ROW)
    columns = ceil(len(shown) / rows)
    size = 1.32 * columns, (0.36 + 0.22 * sum(deep)) * rows
    figure, grid = canvas(*size, columns=columns, rows=rows, squeeze=False)
    for axes in grid.flat[len(shown) :]:
        axes.remove()
    told = []
    for axes, t in zip(grid.flat, shown, strict=False):
        for level in range(levels):
            axes.add_patch(Rectangle((0, top[level] + 0.04), 2, deep[level] - 0.08, facecolor=SURFACE, edgecolor=GRID))
            for place, i in enumerate(i for i, e in enumerate(states[t]) if e == level):
                x, y = place % 2, top[level] + place // 2
                rule = known[i]
                axes.text(x + 0.5, y + 0.53, str(rule), ha="center", va="center", fontsize=9, color=SIDE[rule.answer])
                if t and states[t - 1][i] != level:
                    frame = {"facecolor": "none", "edgecolor": RED, "linewidth": 1.2}
                    axes.add_patch(Rectangle((x + 0.03, y + 0.08), 0.94, 0.88, **frame))
        title = "start" if not t else "".join(map(str, run.steps[t - 1].x)) + " " + SIGN[run.steps[t - 1].y]
        axes.set_title(title, fontsize=10)
        axes.set(xlim=(-0.02, 2.02), ylim=(sum(deep) + 0.02, 0), xticks=[], yticks=[])
        axes.grid(visible=False)
        axes.spines[:].set_visible(False)
        on = "; ".join(
            f"level {level}: {', '.join(str(known[i]) for i, e in enumerate(states[t]) if e == level) or 'none'}"
            for level in range(1, levels)
        )
        told.append(f"{title}: {on}")
    for axes in grid[:, 0]:
        axes.set_yticks([t + d / 2 for t, d in zip(top, deep, strict=True)], [f"level {e}" for e in range(levels)])
        axes.tick_params(length=0)
    return Picture(figure, f"Rules on their levels, the others on level 0. {'. '.join(told)}.", caption)


@styled
def prices(bounds, exact, caption: str = "") -> Picture:
    """Mistakes against n, the number of attributes: ``bounds`` as lines, ``exact`` worst cases as marks on them.

    Both map a label to (n → mistakes); a name that stands in both has one colour.
    """
    figure, axes = canvas(5.8, 3.9)
    told = []
    names = dict.fromkeys((*bounds, *exact))
    looks = dict(zip(names, zip((MUTED, ORANGE, BLUE, GREEN, PURPLE), "osD^v", strict=True), strict=False))
    for name in names:
        colour, marker = looks[name]
        line, marks = bounds.get(name, {}), exact.get(name, {})
        if line:
            axes.plot(*zip(*sorted(line.items()), strict=True), color=colour, linestyle="--", linewidth=1.4)
        style = {"linestyle": "", "markersize": 6} if marks else {"linestyle": "--"}
        points = zip(*sorted((marks or line).items()), strict=True)
        axes.plot(*points, color=colour, marker=marker if marks else "", label=name, **style)
        seen = ", ".join(f"{count} at n = {n}" for n, count in sorted((marks or line).items()))
        told.append(f"{name}{' (exact)' if marks else ''}: {seen}")
    axes.set(xlabel="attributes, n", ylabel="mistakes", ylim=(0, None))
    axes.legend(loc="upper left", fontsize=10)
    return Picture(figure, f"Mistakes against the number of attributes. {'; '.join(told)}.", caption)
