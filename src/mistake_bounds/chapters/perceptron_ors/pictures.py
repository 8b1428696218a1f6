"""The Perceptron on ORs: the falling potential, the walk in eight states, who wins."""

from collections.abc import Mapping, Sequence

from mistake_bounds.chapters.perceptron_ors.worst_case import Position, walks
from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    MUTED,
    NARROW,
    ORANGE,
    Arrow,
    Chart,
    Level,
    Line,
    Panel,
    Text,
    box,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.theorem.instance import Instance


def falling(case: Instance, caption: str = "") -> Picture:
    """Along a run: Ψ, which never rises, and 2Σa − b, which rises by at least 1 at each mistake."""
    z, points, end = case.reading.end["z"], case.reading.mistakes, case.reading.end
    states = [*((p["a"], p["v"], p["b"]) for p in points), (end["a_M"], end["v_M"], end["b_M"])]
    energy = [sum(x * (x - 1 - 2 * z) for x in a) + sum(x * (x + 1) for x in v) + b * (b + 1) for a, v, b in states]
    steps, rise = range(len(states)), [2 * sum(a) - b for a, _, b in states]
    drawn = chart(
        Level(0, colour=MUTED, dash=":", width=1),
        Line(steps, rise, "2Σa − b", BLUE, "-", width=1.8, marker="o", size=4),
        Line(steps, energy, "Ψ", ORANGE, "--", width=1.8, marker="s", size=4),
        size=(NARROW, 3.2), xlabel="mistakes so far", xticks=[*steps][:: 1 + len(steps) // 12], legend="below",
    )  # fmt: skip
    alt = f"2Σa − b: {', '.join(map(str, rise))}. Ψ never rises: {', '.join(map(str, energy))}."
    return Picture(drawn, alt, caption)


def walk(caption: str = "") -> Picture:
    """All states of a walk with one irrelevant attribute: its weight and the dummy's, and what can come next."""
    nodes, marks, moves = dict(walks(Position((0,), 0, 1))), [], []
    for node, what_follows in nodes.items():
        for cap, there in what_follows:
            ends, colour = [_place(node), _place(there)], BLUE if cap is None else ORANGE
            marks.append(Arrow(*ends, colour, 1.4, 17, 0.22))
            if cap is not None:
                (x, y), (x2, y2) = ends  # beside the arrow, on the side to which it bends
                marks.append(Text((x + x2) / 2 - 0.21 * (y2 - y), (y + y2) / 2 + 0.21 * (x2 - x), str(cap), ORANGE, 11))
            kind = "demotion" if cap is None else f"promotion of a level up to {cap}"
            moves.append(f"{_signed(node)} to {_signed(there)}, {kind}")
    for node in nodes:
        x, y = _place(node)
        marks.append(box(x - 0.3, y - 0.2, 0.6, 0.4, colour=GREEN, alpha=0.16, edge=GREEN))
        marks.append(Text(x, y, _signed(node)))
    xs, ys = zip(*map(_place, nodes), strict=True)
    panel = Panel(marks, xlim=(min(xs) - 0.5, max(xs) + 0.5), ylim=(min(ys) - 0.4, max(ys) + 0.4), frame="none")
    return Picture(
        Chart([panel], (NARROW, 4.6)), f"{len(nodes)} states, {len(moves)} moves: {'; '.join(moves)}.", caption
    )


def _place(node: Position) -> tuple[float, float]:
    """The weight of the attribute to the right, that of the dummy upwards."""
    return 1.6 * node.others[0], 1.2 * node.dummy


def _signed(node: Position) -> str:
    return f"{node.others[0]}, {node.dummy}".replace("-", "−")


def who_wins(first: Mapping, second: Mapping, names: Sequence[str], caption: str = "") -> Picture:
    """For r relevant and z other attributes: two numbers of mistakes, and the colour of the smaller one."""
    marks, moves = [], []
    for (r, z), mine in first.items():
        other = second[r, z]
        colour = BLUE if mine < other else ORANGE if other < mine else MUTED
        marks += [box(r - 0.46, z - 0.44, 0.92, 0.88, colour=colour, alpha=0.22, edge=colour),
                  Text(r, z + 0.17, f"{mine}", BLUE, 11, bold=mine < other),
                  Text(r, z - 0.17, f"{other}", ORANGE, 11, bold=other < mine)]  # fmt: skip
        moves.append(f"r = {r}, z = {z}: {mine} against {other}")
    rs, zs = ({key[i] for key in first} for i in (0, 1))
    limits = {"xlim": (min(rs) - 0.6, max(rs) + 0.6), "ylim": (min(zs) - 0.6, max(zs) + 0.6)}
    limits |= {"xticks": sorted(rs), "yticks": sorted(zs), "frame": "table", "grid": ""}
    panel = Panel(marks, xlabel="relevant attributes r", ylabel="other attributes z", **limits)
    return Picture(
        Chart([panel], (NARROW, 4.4)), f"{names[0]} against {names[1]}, exactly. {'; '.join(moves)}.", caption
    )
