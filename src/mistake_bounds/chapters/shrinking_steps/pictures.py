"""Steps that shrink: the regret of a run below what a theorem allows."""

from mistake_bounds.drawing.chart import BLUE, INK, NARROW, ORANGE, PURPLE, Line, band, chart, rounded
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.theorem.instance import Instance


def regret_so_far(case: Instance, caption: str = "") -> Picture:
    """After each round the regret against u, below the theorem's bound for so many rounds, in the parts that it has.

    ``case`` is `any_steps` or `any_horizon` on a run, with the room and the squares, or `strongly_convex`.
    """
    points, end = case.reading.mistakes, case.reading.end
    regrets = [0, *(point["ΣLT^+"] - point["ΣUT^+"] for point in points)]
    if "sigma" in end:
        layers = {"G²(1 + 1/2 + … + 1/t)/2σ": [point["ΣHT^+"] * end["G^2"] / 2 / end["sigma"] for point in points]}
    else:
        square = end["D"] ** 2 if "D" in end else end["D^2"]
        layers = {"D²/2η: the room": [point["r^+"] * square / 2 for point in points],
                  "Ση‖g‖²/2: the squares": [point["ΣQT^+"] / 2 for point in points]}  # fmt: skip
    marks, low, rounds = [], [0] * len(regrets), range(len(regrets))
    for (name, row), colour in zip(layers.items(), (BLUE, PURPLE), strict=False):
        high = [a + b for a, b in zip(low, [0, *row], strict=True)]
        marks.append(band(*(list(zip(rounds, side, strict=True)) for side in (low, high)), colour=colour, alpha=0.2))
        marks.append(Line(rounds, high, name if low[-1] == 0 else f"and {name}", colour, "--"))
        low = high
    lines = [Line(rounds, regrets, "regret against u so far", ORANGE, width=1.8)]
    if "s_T" in end and "G" in end:
        whole = [0, *(end["G"] * end["D"] * point["s^+"] * 3 / 2 for point in points)]
        lines.append(Line(rounds, whole, "3GD√t/2", INK, "-."))
    drawn = chart(*marks, *lines, size=(NARROW, 3.1), xlabel="rounds t", legend="below")
    told = (f"{mark.name} is {rounded(mark.ys[-1], 3)}" for mark in (*marks, *lines) if isinstance(mark, Line))
    return Picture(drawn, f"After {len(points)} rounds {'; '.join(told)}.", caption)
