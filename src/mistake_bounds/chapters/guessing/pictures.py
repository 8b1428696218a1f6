"""Guesses in turn, each with the mistakes that it made and the most that it may make before it is refuted."""

from collections.abc import Callable, Mapping

from mistake_bounds.drawing.compare import NARROW
from mistake_bounds.drawing.figure import BLUE, INK, MUTED, ORANGE, Picture, canvas, styled
from mistake_bounds.theorem.reading import Reading


@styled
def guesses(readings: Mapping[str, Reading], name: Callable[[Mapping], str], caption: str = "") -> Picture:
    """For each run, a panel of its guesses: mistakes in a frame that is the budget; a bar over its frame is refuted.

    ``readings`` are by a title, as `traces.guessing.read_guesses` and `read_margins` make them; ``name`` says of what
    is known of a guess how it is called.
    """
    figure, panels = canvas(NARROW, 2.3 * len(readings), rows=len(readings), squeeze=False)
    told = []
    for axes, (title, reading) in zip(panels.flat, readings.items(), strict=True):
        end = reading.end
        rows = [(name(row), row["M"], row["b"], ORANGE) for row in reading.mistakes]
        rows.append((name(end), end["M_G"], end["b"], BLUE))
        for i, (_, made, budget, colour) in enumerate(rows):
            axes.bar(i, int(made), 0.5, color=colour)
            axes.bar(i, int(budget), 0.66, color="none", edgecolor=MUTED, linewidth=1.4, linestyle="--")
            axes.annotate(f"{int(made)} of {int(budget)}", (i, max(int(made), int(budget))), xytext=(0, 4),
                          textcoords="offset points", ha="center", color=INK, fontsize=10)  # fmt: skip
        axes.set(xlim=(-0.7, len(rows) - 0.3), ylim=(0, 1.18 * max(max(int(m), int(b)) for _, m, b, _ in rows)))
        axes.set_xticks(range(len(rows)), [label for label, *_ in rows])
        axes.set_title(title, fontsize=10.5)
        axes.set_ylabel("mistakes")
        axes.set_axisbelow(True)
        axes.grid(axis="x", visible=False)
        made = "; ".join(f"{label}: {m} mistakes, budget {b}" for label, m, b, _ in rows)
        told.append(f"{title}: {made}")
    return Picture(figure, f"The last guess of each run is not refuted. {'. '.join(told)}.", caption)
