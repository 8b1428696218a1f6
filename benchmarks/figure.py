"""Two kinds of drawing as inline SVG, in the colours of the page, so that one drawing serves light and dark."""

from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 560, 300  # 15-unit letters stay legible when a phone shrinks this to its width
LETTER = 9  # the width of a letter, at most on average
COLOURS = ("var(--mb-blue)", "var(--mb-orange)", "var(--mb-green)", "var(--mb-muted)")


def figure(name: str, title: str, description: str, drawing: list[str], caption: str, height: int = HEIGHT) -> str:
    """An HTML figure with a text alternative; one block of MyST, so without empty lines."""
    return "\n".join(
        [
            f'<figure class="mb-figure" id="{name}">',
            f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-labelledby="{name}-t {name}-d">',
            f'<title id="{name}-t" class="nohighlight">{escape(title)}</title>',
            f'<desc id="{name}-d" class="nohighlight">{escape(description)}</desc>',
            *drawing,
            "</svg>",
            f"<figcaption>{caption}</figcaption>",
            "</figure>",
        ]
    )


def panel(points: dict, above: float, x_label: str, y_label: str, y_range, colour: str) -> list[str]:
    """Points on logarithmic axes with a line of slope 1 through their middle, ``above`` units down; sizes → ms."""
    left = 60
    width = WIDTH - 100
    top = above + 40
    bottom = above + HEIGHT - 62
    x_range = min(points) / 1.25, max(points) * 1.25

    def x(value):
        return left + width * log10(value / x_range[0]) / log10(x_range[1] / x_range[0])

    def y(value):
        return bottom - (bottom - top) * log10(value / y_range[0]) / log10(y_range[1] / y_range[0])

    lines = []
    for power in range(ceil(log10(y_range[0])), floor(log10(y_range[1])) + 1):
        at = y(10.0**power)
        lines.append(_line(left, at, left + width, at, "var(--mb-grid)"))
        lines.append(_text(left - 8, at + 5, f"{10.0**power:g}", anchor="end"))
    for size in list(points)[::2]:
        lines.append(_line(x(size), top, x(size), bottom, "var(--mb-grid)"))
        lines.append(_text(x(size), bottom + 20, f"{size:,}", anchor="middle"))
    middle = sorted(points)[len(points) // 2]
    rate = points[middle] / middle
    ends = [(size, rate * size) for size in (max(min(points), y_range[0] / rate), min(max(points), y_range[1] / rate))]
    lines.append(_line(*(f(v) for pair in ends for f, v in zip((x, y), pair, strict=True)), "var(--mb-muted)", "5 5"))
    lines += [f'<circle cx="{x(s):.1f}" cy="{y(t):.1f}" r="5" style="fill:{colour}"/>' for s, t in points.items()]
    lines.append(_text(left + width / 2, above + HEIGHT - 14, x_label, anchor="middle"))
    lines.append(_text(left - 40, above + 22, y_label))
    return lines


def dots(rows: dict[str, dict[str, float]], names: dict[str, str], unit: str) -> tuple[list[str], int]:
    """One line a row, one dot a contestant, on a logarithmic axis; the drawing and its height."""
    left, right, step = 28 + LETTER * max(map(len, rows)), WIDTH - 24, 30  # room for the longest label
    legend, legend_rows = _legend(names.values())
    top = 40 + 26 * legend_rows
    rows = {label: {key: row[key] for key in names} for label, row in rows.items()}
    values = [value for row in rows.values() for value in row.values()]
    low, high = 10.0 ** floor(log10(min(values))), 10.0 ** ceil(log10(max(values)))
    bottom = top + step * len(rows)

    def x(value):
        return left + (right - left) * log10(value / low) / log10(high / low)

    lines = []
    for power in range(round(log10(low)), round(log10(high)) + 1):
        lines.append(_line(x(10.0**power), top - 14, x(10.0**power), bottom - 8, "var(--mb-grid)"))
        lines.append(_text(x(10.0**power), bottom + 12, f"{10.0**power:g}", anchor="middle"))
    lines.append(_text((left + right) / 2, bottom + 36, unit, anchor="middle"))
    lines += legend
    for i, (label, row) in enumerate(rows.items()):
        at = top + step * i
        lines.append(_text(left - 14, at + 5, label, anchor="end"))
        lines.append(_line(x(min(row.values())), at, x(max(row.values())), at, "var(--mb-muted)"))
        lines += [SHAPES[k](x(row[key]), at, COLOURS[k]) for k, key in enumerate(names)]
    return lines, bottom + 48


def _legend(labels) -> tuple[list[str], int]:
    """Each contestant's mark and name, in as many rows as they need."""
    lines = []
    at = 14
    row = 1
    for k, label in enumerate(labels):
        width = 50 + 8 * len(label)
        if at + width > WIDTH + 20:
            at, row = 14, row + 1
        lines += [SHAPES[k](at, 26 * row - 6, COLOURS[k]), _text(at + 14, 26 * row - 1, label)]
        at += width
    return lines, row


def _line(x1, y1, x2, y2, colour, dashes="none") -> str:
    place = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {place} style="stroke:{colour};stroke-width:1.3;stroke-dasharray:{dashes}"/>'


def _text(x, y, words, anchor="start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="nohighlight" {place} font-size="15">{escape(words)}</text>'  # not marked by a search


def _circle(x, y, colour) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" style="fill:{colour}"/>'


def _square(x, y, colour) -> str:
    return f'<rect x="{x - 5.5:.1f}" y="{y - 5.5:.1f}" width="11" height="11" style="fill:{colour}"/>'


def _diamond(x, y, colour) -> str:
    return f'<path d="M{x:.1f} {y - 7:.1f}l7 7l-7 7l-7 -7z" style="fill:{colour}"/>'


def _triangle(x, y, colour) -> str:
    return f'<path d="M{x:.1f} {y - 7:.1f}l7 12l-14 0z" style="fill:{colour}"/>'


SHAPES = (_circle, _square, _diamond, _triangle)
