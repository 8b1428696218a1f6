"""Guesses in turn, each with the mistakes that it made and the most that it may make before it is refuted."""

from collections.abc import Callable, Mapping

from mistake_bounds.drawing.chart import BLUE, MUTED, NARROW, ORANGE, Bars, Chart, Note, Panel
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.theorem.reading import Reading


def guesses(readings: Mapping[str, Reading], name: Callable[[Mapping], str], caption: str = "") -> Picture:
    """For each run, a panel of its guesses: mistakes in a frame that is the budget; a bar over its frame is refuted.

    ``readings`` are by a title, as the chapter's theorems make them; ``name`` says of what
    is known of a guess how it is called.
    """
    panels = []
    details = []
    for title, reading in readings.items():
        in_turn = (*reading.mistakes, *reading.begun.values())
        rows = [(name(row), int(row["M"]), int(row["b"])) for row in in_turn]
        labels, mistakes, budgets = zip(*rows, strict=True)
        places = range(len(rows))
        tops = list(map(max, mistakes, budgets))
        marks = [
            Bars(places[:-1], mistakes[:-1], colour=ORANGE, thick=0.5),
            Bars(places[-1:], mistakes[-1:], colour=BLUE, thick=0.5),
            Bars(places, budgets, colour="", thick=0.66, edge=MUTED, dash="--", width=1.4),
            *(Note((i, tops[i]), f"{mistakes[i]} of {budgets[i]}", shift=(0, 4), ha="center") for i in places),
        ]
        panels.append(
            Panel(
                marks,
                title,
                ylabel="mistakes",
                xlim=(-0.7, len(rows) - 0.3),
                ylim=(0, 1.18 * max(tops)),
                xticks=dict(enumerate(labels)),
                grid="y",
            )
        )
        listing = "; ".join(f"{label}: {m} mistakes, budget {b}" for label, m, b in rows)
        details.append(f"{title}: {listing}")
    return Picture(
        Chart(panels, (NARROW, 2.3 * len(readings)), columns=1),
        f"The last guess of each run is not refuted. {'. '.join(details)}.",
        caption,
    )
