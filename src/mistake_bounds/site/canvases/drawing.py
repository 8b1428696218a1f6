"""Small SVG in the colours of the page: lines, arrows, letters, built from strings.

Places are pairs (x, y) in units of the drawing, whose y grows downwards.  Only places are floats: a number that a
reader reads is written exactly, or with a sign that it is rounded.
"""

from collections.abc import Iterable
from fractions import Fraction
from html import escape
from math import cos, hypot, pi, sin

COLOURS = {
    "ink": "var(--mb-ink, #1f2530)",
    "muted": "var(--mb-muted, #586272)",
    "grid": "var(--mb-grid, #dcdfe5)",
    "blue": "var(--mb-blue, #1d5aa6)",
    "orange": "var(--mb-orange, #a64b08)",
    "green": "var(--mb-green, #1a6e3d)",
    "red": "var(--mb-red, #b3261e)",
    "purple": "var(--mb-purple, #69409e)",
    "paper": "var(--mb-paper, #fdfcfa)",
    "none": "none",
}
WIDTH = 440  # a phone shrinks it to 358 pixels, and letters of 14 units to more than 11
SIZE = 14
Place = tuple[float, float]


def exactly(value: int | Fraction, longest: int = 7) -> str:
    """A number as it is read: a fraction with its stroke, and rounded where that would be too long.

    >>> exactly(-3), exactly(Fraction(2, 3)), exactly(Fraction(12345, 6789))
    ('−3', '2/3', '≈1.82')
    """
    text = str(value)
    return (text if len(text) <= longest else f"≈{float(value):.2f}").replace("-", "−")


def row_of(numbers: Iterable[int | Fraction]) -> str:
    """A row in brackets.

    >>> row_of((1, -2))
    '(1, −2)'
    """
    return f"({', '.join(map(exactly, numbers))})"


def svg(height: float, alt: str, parts: Iterable[str]) -> str:
    """The drawing with its text alternative."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(alt)}" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )


def text(at: Place, words: str, colour: str = "ink", anchor: str = "start", bold: bool = False) -> str:
    """Words that begin at a place, or end there, or have it in their middle.

    >>> text((1, 2), "a < b", "muted", "end")[-34:]
    ' text-anchor="end">a &lt; b</text>'
    """
    weight = ' font-weight="600"' if bold else ""
    return (
        f'<text class="nohighlight" x="{_(at[0])}" y="{_(at[1])}" fill="{COLOURS[colour]}" font-size="{SIZE}"{weight} '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def line(a: Place, b: Place, colour: str = "ink", width: float = 1.5, dashes: str = "") -> str:
    """A line from one place to another."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{_(a[0])}" y1="{_(a[1])}" x2="{_(b[0])}" y2="{_(b[1])}" stroke="{COLOURS[colour]}" '
        f'stroke-width="{width}"{dashed}/>'
    )


def polyline(places: Iterable[Place], colour: str, width: float = 1.8, dashes: str = "") -> str:
    """A line through several places."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    points = " ".join(f"{_(x)},{_(y)}" for x, y in places)
    return f'<polyline points="{points}" fill="none" stroke="{COLOURS[colour]}" stroke-width="{width}"{dashed}/>'


def arrow(a: Place, b: Place, colour: str, width: float = 2.2) -> str:
    """An arrow; nothing where it would be too short for its head."""
    (x, y), (p, q) = a, b
    length = hypot(p - x, q - y)
    if length < 4:
        return ""
    c, s = (p - x) / length, (q - y) / length
    head = min(9.0, length)
    wings = [(p - head * c + side * head * 0.42 * s, q - head * s - side * head * 0.42 * c) for side in (1, -1)]
    points = " ".join(f"{_(u)},{_(v)}" for u, v in [b, *wings])
    return line(a, (p - 0.8 * head * c, q - 0.8 * head * s), colour, width) + (
        f'<polygon points="{points}" fill="{COLOURS[colour]}"/>'
    )


def circle(at: Place, radius: float, fill: str, edge: str = "none", width: float = 1.5, more: str = "") -> str:
    """A disc with an edge; ``more`` are attributes as they stand."""
    return (
        f'<circle cx="{_(at[0])}" cy="{_(at[1])}" r="{radius:g}" fill="{COLOURS[fill]}" stroke="{COLOURS[edge]}" '
        f'stroke-width="{width}"{more and " " + more}/>'
    )


def box(at: Place, width: float, height: float, fill: str, edge: str = "none", round: float = 0, more: str = "") -> str:
    """A rectangle whose upper left corner is at a place."""
    return (
        f'<rect x="{_(at[0])}" y="{_(at[1])}" width="{_(max(0, width))}" height="{_(height)}" rx="{round:g}" '
        f'fill="{COLOURS[fill]}" stroke="{COLOURS[edge]}"{more and " " + more}/>'
    )


def sector(centre: Place, radius: float, half: float, colour: str) -> str:
    """The part of a disc that is within ``half``, in radians, of the direction to the right."""
    x, y = centre
    half = min(half, pi)
    p, q = x + radius * cos(half), radius * sin(half)
    arc = f"A{radius:g},{radius:g} 0 {int(half > pi / 2)} 1 {_(p)},{_(y + q)}"
    return (
        f'<path d="M{_(x)},{_(y)} L{_(p)},{_(y - q)} {arc} Z" '
        f'fill="{COLOURS[colour]}" fill-opacity="0.16" stroke="{COLOURS[colour]}"/>'
    )


def moving(key: str, at: Place) -> str:
    """The attributes of a part that moves to its new place: what it is called, and where it is."""
    return f'data-part="{key}" data-at="{_(at[0])} {_(at[1])}"'


def slots(y: float, filled: Iterable[str], lost: int, left: int) -> list[str]:
    """A row of boxes: those of mistakes so far in their colours, those that can still be forced, those that cannot."""
    filled = list(filled)
    count = len(filled) + left + lost
    width = min(26.0, (WIDTH - 4) / max(count, 1))
    parts = []
    for i in range(count):
        at = (2 + i * width, y)
        if i < len(filled):
            sign = "+" if filled[i] == "blue" else "−"
            parts.append(box(at, width - 2, 18, filled[i]))
            parts.append(text((at[0] + (width - 2) / 2, y + 13.5), sign, "paper", "middle", bold=True))
        elif i < len(filled) + left:
            parts.append(box((at[0] + 0.5, y + 0.5), width - 3, 17, "none", "muted"))
        else:
            parts.append(line((at[0] + 2, y + 15), (at[0] + width - 4, y + 3), "red", 1.5))
    return parts


def _(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
