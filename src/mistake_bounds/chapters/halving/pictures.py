"""Concept classes in pictures: who is left after each mistake, a mistake tree, and the numbers of several classes.

A *concept* says − or + of each instance; those that have been right at all mistakes are *left*.
"""

from collections.abc import Mapping, Sequence
from math import log2

from mistake_bounds.chapters.halving.worst_case import Leaf, Littlestone, Tree, paths
from mistake_bounds.drawing.figure import BLUE, GREEN, GRID, INK, MUTED, ORANGE, SIDE, Picture, canvas, styled
from mistake_bounds.play import Run

SIGN = {1: "+", -1: "−"}


@styled
def who_is_left(run: Run, instances: Sequence[str], caption: str = "") -> Picture:
    """A row for each concept, a column for each example of the run: what it says, faint once it has been dropped.

    ``instances`` names the examples.  Below each column stand the vote's answer and the label; mistakes have a frame.
    """
    names, rounds = run.examples.names, list(run.rounds())
    figure, axes = canvas(0.6 * len(rounds) + 2.2, 0.27 * len(names) + 1.4)
    for column, (told, instance) in enumerate(zip(rounds, instances, strict=True)):
        wrong = told.prediction != told.y
        for row, (left, said) in enumerate(zip(told.state, told.x, strict=True)):
            style = {"color": SIDE[said], "weight": "bold"} if left else {"color": MUTED, "alpha": 0.45}
            axes.text(column, row, SIGN[said], ha="center", va="center", fontsize=12, **style)
        for row, said in enumerate((told.prediction, told.y)):
            axes.text(column, len(names) + 0.5 + row, SIGN[said], ha="center", va="center", color=INK, fontsize=12)
        if wrong:
            box = (column - 0.42, column + 0.42, column + 0.42, column - 0.42, column - 0.42)
            bottom = len(names) + 2.05
            axes.plot(box, (-0.6, -0.6, bottom, bottom, -0.6), color=INK, linewidth=1.4)
        axes.text(column, -0.95, instance, ha="center", va="center", color=INK, fontsize=11)
    axes.axhline(len(names) - 0.1, color=GRID, linewidth=1)
    axes.set(xlim=(-0.6, len(rounds) - 0.4), ylim=(len(names) + 2.2, -1.5), xticks=[])
    axes.set_yticks([*range(len(names)), len(names) + 0.5, len(names) + 1.5], [*names, "vote", "label"])
    axes.grid(False)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    counts = [sum(state) for state in run.follow(tuple)]
    told = "; ".join(
        f"{instance}: the vote says {SIGN[r.prediction]}, the label is {SIGN[r.y]}"
        for r, instance in zip(rounds, instances, strict=True)
    )
    alt = (
        f"A table of {len(names)} concepts and {len(rounds)} examples. {told}. The numbers of concepts left, at the "
        f"start and after each mistake: {', '.join(map(str, counts))}."
    )
    return Picture(figure, alt, caption)


@styled
def mistake_tree(found: Littlestone, instances: Sequence[str], concepts: Sequence[str], caption: str = "") -> Picture:
    """The complete tree of a class: an instance at each node, − to the left and + to the right, a concept at each leaf.

    ``instances`` and ``concepts`` are names, in the order of the class.
    """
    places: dict[tuple, tuple[float, int]] = {}
    leaves = 2**found.mistakes
    figure, axes = canvas(max(4.2, 0.68 * leaves), 0.8 * found.mistakes + 0.9)

    def place(tree: Tree, path: tuple, first: int, depth: int) -> float:
        if isinstance(tree, Leaf):
            places[path] = float(first), depth
            return float(first)
        half = 2 ** (found.mistakes - depth - 1)
        sides = place(tree.minus, (*path, -1), first, depth + 1), place(tree.plus, (*path, 1), first + half, depth + 1)
        places[path] = sum(sides) / 2, depth
        return places[path][0]

    place(found.tree, (), 0, 0)
    _draw(axes, found.tree, (), places, instances, concepts)
    axes.set(xlim=(-0.7, leaves - 0.3), ylim=(found.mistakes + 0.45, -0.45), xticks=[], yticks=[])
    axes.grid(False)
    for spine in axes.spines.values():
        spine.set_visible(False)
    told = "; ".join(
        f"{', '.join(f'{instances[i]} {SIGN[y]}' for i, y in path) or 'no question'}: {concepts[leaf]}"
        for path, leaf in paths(found.tree)
    )
    alt = f"A complete mistake tree of depth {found.mistakes}. Its paths, each with the concept at its end: {told}."
    return Picture(figure, alt, caption)


def _draw(axes, tree: Tree, path: tuple, places: Mapping, instances, concepts) -> None:
    x, y = places[path]
    if isinstance(tree, Leaf):
        axes.text(x, y, concepts[tree.concept], ha="center", va="center", fontsize=10, color=GREEN)
        return
    for label, child in ((-1, tree.minus), (1, tree.plus)):
        to_x, to_y = places[(*path, label)]
        axes.plot([x, to_x], [y + 0.16, to_y - 0.16], color=SIDE[label], linewidth=1.5)
        axes.text((x + to_x) / 2 + 0.1 * label, (y + to_y) / 2 - 0.06, SIGN[label], color=SIDE[label], fontsize=13,
                  ha="left" if label > 0 else "right", va="center")  # fmt: skip
        _draw(axes, child, (*path, label), places, instances, concepts)
    axes.text(x, y, instances[tree.instance], ha="center", va="center", fontsize=11, color=INK)


@styled
def bits_left(runs: Mapping[str, Run], caption: str = "") -> Picture:
    """The logarithm of how many concepts are left after each mistake, under the line that falls by a bit a mistake."""
    figure, axes = canvas(5.8, 3.6)
    size = max(run.examples.dimension for run in runs.values())
    bits, told = log2(size), []
    axes.plot([0, bits], [bits, 0], color=MUTED, linestyle="--", label="log₂ N, less a bit a mistake")
    for (name, run), colour in zip(runs.items(), (BLUE, ORANGE, GREEN), strict=False):
        left = run.follow(sum)
        axes.plot(range(len(left)), [log2(count) for count in left], color=colour, marker="o", markersize=4, label=name)
        told.append(f"{name}: {', '.join(map(str, left))}")
    axes.set(xlabel="mistakes", ylabel="log₂ of how many are left", xlim=(-0.2, bits + 0.4), ylim=(-0.3, bits + 1))
    axes.legend(loc="upper right", fontsize=10)
    alt = (
        f"Of {size} concepts so many are left at the start and after each mistake. {'; '.join(told)}. "
        "In logarithms they lie on or under a line that falls by 1 at each mistake."
    )
    return Picture(figure, alt, caption)


@styled
def three_numbers(rows: Mapping[str, tuple[int, int, int]], caption: str = "") -> Picture:
    """For each class, by name, its (⌊log₂ N⌋, halving's worst case, Littlestone dimension), as marks on a line."""
    figure, axes = canvas(5.6, 0.36 * len(rows) + 1.2)
    marks = (("⌊log₂ N⌋", "|", MUTED, 17), ("halving, worst case", "o", ORANGE, 11), ("best possible", "o", BLUE, 5))
    for place, (label, marker, colour, size) in enumerate(marks):
        values, ring = [row[place] for row in rows.values()], colour == ORANGE  # a dot in a ring: the two are equal
        axes.plot(values, range(len(rows)), marker=marker, color=colour, markersize=size, linestyle="none", label=label,
                  markeredgewidth=0 if colour == BLUE else 2.2, fillstyle="none" if ring else "full")  # fmt: skip
    top = max(row[0] for row in rows.values())
    axes.set(xlim=(-0.4, top + 0.6), ylim=(len(rows) - 0.5, -0.6), xlabel="mistakes", xticks=range(top + 1))
    axes.set_yticks(range(len(rows)), list(rows))
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1.0, handletextpad=0.3)
    told = "; ".join(f"{name}: {a}, {b}, {c}" for name, (a, b, c) in rows.items())
    alt = f"For each class the logarithm of its size rounded down, halving's worst case, and the best possible. {told}."
    return Picture(figure, alt, caption)
