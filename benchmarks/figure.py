"""The figures of the page, as charts."""

from collections.abc import Mapping

from mistake_bounds.drawing.chart import BLUE, GREEN, MUTED, NARROW, ORANGE, Chart, Line, Panel, chart, short
from mistake_bounds.drawing.figure import Picture

LOOKS = ((BLUE, "o"), (ORANGE, "s"), (GREEN, "D"), (MUTED, "^"))  # one a contestant


def dots(rows: Mapping[str, Mapping[str, float]], names: Mapping[str, str], caption: str) -> str:
    """A line for each row, a dot on it for each contestant: microseconds an example, on a logarithmic axis."""
    places = dict(zip(rows, range(len(rows), 0, -1), strict=True))
    shown = {label: [row[key] for key in names] for label, row in rows.items()}
    spans = [
        Line((min(times), max(times)), (places[label],) * 2, colour=MUTED, width=1) for label, times in shown.items()
    ]
    contestants = zip(names.values(), zip(*shown.values(), strict=True), LOOKS, strict=False)
    points = [
        Line(times, list(places.values()), name, colour, dash="", marker=marker, size=8)
        for name, times, (colour, marker) in contestants
    ]
    drawn = chart(
        *spans,
        *points,
        size=(NARROW, 1.4 + 0.3 * len(rows)),
        xlog=10,
        xform="g",
        xlabel="microseconds an example (logarithmic)",
        yticks={place: label for label, place in places.items()},
        grid="x",
        legend="below",
    )
    described = (
        f"{label}: {', '.join(f'{name} {short(row[key])}' for key, name in names.items())}"
        for label, row in rows.items()
    )
    return html(Picture(drawn, f"Microseconds an example. {'; '.join(described)}.", caption))


def growth(series: Mapping[str, Mapping[int, float]], caption: str) -> str:
    """Milliseconds by size, below each other, on logarithmic axes; dashed, linear growth through the middle point."""
    panels = []
    for (label, points), (colour, marker) in zip(series.items(), LOOKS, strict=False):
        middle = sorted(points)[len(points) // 2]
        linear = [points[middle] / middle * size for size in points]
        marks = (
            Line(list(points), linear, colour=MUTED, dash="--"),
            Line(list(points), list(points.values()), "milliseconds", colour, dash="", marker=marker),
        )
        ticks = {size: f"{size:,}" for size in list(points)[::2]}
        panels.append(Panel(marks, xlog=2, xticks=ticks, xlabel=label, ylog=10, yform="g", ylabel="milliseconds"))
    described = (
        f"By {label}: {', '.join(f'{size:,}: {short(time)} ms' for size, time in points.items())}."
        for label, points in series.items()
    )
    return html(Picture(Chart(panels, (NARROW, 5.6), columns=1, share="y"), " ".join(described), caption))


def html(picture: Picture) -> str:
    """The picture as one block of MyST, which has no empty lines."""
    return "\n".join(filter(str.strip, picture._repr_html_().splitlines()))
