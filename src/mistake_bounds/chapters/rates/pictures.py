"""Pictures of the chapter “Exact rates”: runs on the graphs of their functions."""

from collections.abc import Mapping

from mistake_bounds.chapters.rates.learner import Descent
from mistake_bounds.drawing.chart import BLUE, NARROW, ORANGE, Line, chart
from mistake_bounds.drawing.figure import Picture


def on_graphs(runs: Mapping[str, Descent], caption: str = "") -> Picture:
    """Each run on the graph of its function of one variable: the points, and the path from each to the next."""
    marks, told = [], []
    for (name, run), colour in zip(runs.items(), (BLUE, ORANGE), strict=False):
        xs = [point["x"][0] for point in run.points]
        low, high = min(0, *xs), max(0, *xs)
        grid = [low + (high - low) * k / 60 for k in range(61)]
        marks.append(Line(grid, [run.function.value((x,)) for x in grid], name, colour, "--"))
        marks.append(Line(xs, run.values, f"{name}, the steps", colour, marker="o", size=5))
        told.append(f"{name}: the values are {', '.join(str(value) for value in run.values)}")
    drawn = chart(*marks, size=(NARROW, 3.2), xlabel="x", ylabel="f(x)", legend="below", ylim=(0, None))
    return Picture(drawn, f"{'; '.join(told)}.", caption)
