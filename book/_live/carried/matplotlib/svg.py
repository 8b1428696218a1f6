"""Pieces of SVG, in points: lines, texts, marks, arrows."""

import re
from html import escape
from math import atan2, cos, hypot, pi, sin

DASHES = {"--": (3.7, 1.6), ":": (1, 1.65), "-.": (6.4, 1.6, 1, 1.6)}
NO_LINE = ("none", "None", "", " ", None)
WIDTHS = {
    **dict.fromkeys("ijl.,:;'|!()[]I ⁰¹²³⁴⁵⁶⁷⁸⁹", 0.36),
    **dict.fromkeys("frt-", 0.42),
    **dict.fromkeys("mwMW@%", 0.95),
    **dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZ−+=<>≤≥", 0.72),
}
LINE = 1.17  # from a line of a text to the next, in letters


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def attributes(**named):
    return "".join(
        f' {name.replace("_", "-")}="{escape(str(value))}"' for name, value in named.items() if value is not None
    )


def stroke(color, width, style="-", alpha=None):
    """What a line looks like; nothing at all where there is none."""
    if color in NO_LINE or style in NO_LINE or not width:
        return {"stroke": "none"}
    dashes = style[1] if isinstance(style, tuple) else DASHES.get(style)
    return {
        "stroke": color,
        "stroke_width": number(width),
        "stroke_opacity": alpha,
        "stroke_dasharray": dashes and " ".join(number(d * width) for d in dashes),
    }


def fill(color, alpha=None):
    return {"fill": "none"} if color in NO_LINE else {"fill": color, "fill_opacity": alpha}


def path(points, close=False, **look):
    points = list(points)
    if not points:
        return ""
    along = " L ".join(f"{number(x)} {number(y)}" for x, y in points)
    return f'<path d="M {along}{" Z" if close else ""}"{attributes(stroke_linejoin="round", **look)}/>'


def width(words, size):
    """About how wide a text is, in points: no page tells a worker."""
    return size * max((sum(WIDTHS.get(letter, 0.62) for letter in line) for line in str(words).split("\n")), default=0)


def height(words, size):
    return size * LINE * len(str(words).split("\n")) if words else 0


ANCHORS = {"left": "start", "center": "middle", "right": "end"}
LIFTS = {"top": 0.86, "center": 0.36, "center_baseline": 0.36, "bottom": -0.2, "baseline": 0}


def text(words, x, y, size=11, color="#000", ha="left", va="baseline", weight="normal", alpha=None, rotation=0):
    """A text of one line or more, with its ``va`` side at y."""
    lines = str(words).split("\n")
    whole = {"top": 0, "center": 0.5, "center_baseline": 0.5}.get(va, 1) * (len(lines) - 1) * LINE * size
    bold = "bold " if weight == "bold" else ""
    style = f"font: {bold}{number(size)}px 'DejaVu Sans', Verdana, sans-serif; text-anchor: {ANCHORS[ha]}"
    turned = f"rotate(-{rotation} {number(x)} {number(y)})" if rotation else None
    look = {"style": style, "fill": color, "opacity": alpha, "transform": turned}
    heights = [number(y - whole + LIFTS[va] * size + n * LINE * size) for n in range(len(lines))]
    placed = [attributes(x=number(x), y=high, **look) for high in heights]
    return "".join(f"<text{where}>{escape(line)}</text>" for where, line in zip(placed, lines, strict=True))


def star(x, y, r):
    return [
        (x + q * r * sin(pi * k / 5), y - q * r * cos(pi * k / 5))
        for k in range(10)
        for q in [1 if k % 2 == 0 else 0.4]
    ]


def marker(kind, x, y, size, face, edge, edge_width, alpha=None):
    """A mark of a diameter in points."""
    r, line = size / 2, stroke(edge, edge_width, "-", alpha)
    look = {**fill(face, alpha), **line}
    corners = {
        "s": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        "^": [(0, -1), (1, 1), (-1, 1)],
        "v": [(0, 1), (1, -1), (-1, -1)],
        "D": [(0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)],
    }
    bars = {
        "+": [((-1, 0), (1, 0)), ((0, -1), (0, 1))],
        "_": [((-1, 0), (1, 0))],
        "|": [((0, -1), (0, 1))],
        "x": [((-1, -1), (1, 1)), ((-1, 1), (1, -1))],
    }
    if kind in ("o", "."):
        return f"<circle{attributes(cx=number(x), cy=number(y), r=number(r if kind == 'o' else r / 2), **look)}/>"
    if kind == "*":
        return path(star(x, y, r), close=True, **look)
    if kind in corners:
        return path([(x + r * a, y + r * b) for a, b in corners[kind]], close=True, **look)
    if kind in bars:
        return "".join(path([(x + r * a, y + r * b) for a, b in bar], **line) for bar in bars[kind])
    raise ValueError(f"no mark {kind!r} is drawn on a page")


def arrow(
    start,
    end,
    arrowstyle="-|>",
    color="#000",
    linewidth=1.0,
    shrinkA=2,
    shrinkB=2,
    connectionstyle="",
    mutation_scale=11,
    linestyle="-",
    alpha=None,
    zorder=None,
):
    """A line from start to end, both shortened, with a head; ``arc3,rad=r`` bends it."""
    bend = float(connectionstyle.partition("rad=")[2] or 0)
    (x0, y0), (x1, y1) = start, end
    middle = ((x0 + x1) / 2 + bend * (y1 - y0), (y0 + y1) / 2 - bend * (x1 - x0))

    def towards(point, goal, far):
        long = hypot(goal[0] - point[0], goal[1] - point[1])
        share = min(far / long, 0.5) if long else 0
        return point[0] + share * (goal[0] - point[0]), point[1] + share * (goal[1] - point[1])

    begin, tip = towards(start, middle, shrinkA), towards(end, middle, shrinkB)
    look = {"fill": "none", **stroke(color, linewidth, linestyle, alpha)}
    curve = "M {} {} Q {} {} {} {}".format(*map(number, (*begin, *middle, *tip)))
    made = f'<path d="{curve}"{attributes(**look)}/>'
    if ">" not in arrowstyle or hypot(tip[0] - begin[0], tip[1] - begin[1]) < 0.5:
        return made
    angle, long = atan2(tip[1] - middle[1], tip[0] - middle[0]), 0.4 * mutation_scale + 1.2 * linewidth
    if tip == middle:
        angle = atan2(tip[1] - begin[1], tip[0] - begin[0])
    sides = [(tip[0] - long * cos(angle + turn), tip[1] - long * sin(angle + turn)) for turn in (0.45, -0.45)]
    return made + path(
        [sides[0], tip, sides[1]], close=True, fill=color, stroke=color, stroke_width=number(min(linewidth, 1))
    )


TEXT = re.compile(
    r'<text x="([^"]*)" y="([^"]*)" style="font: (?:bold )?([0-9.]+)px[^"]*anchor: ([a-z]+)"'
    r"(?![^>]*rotate)[^>]*>([^<]*)<"
)


def extent(drawn, wide, high):
    """The box of a drawing of a width and height, with the texts that stand out of it: left, top, width, height."""
    left, top, right, bottom = 0.0, 0.0, wide, high
    for x, y, size, anchor, words in TEXT.findall(drawn):
        x, y, size, long = float(x), float(y), float(size), width(words, float(size))
        begin = x - {"start": 0, "middle": 0.5, "end": 1}[anchor] * long
        left, right = min(left, begin), max(right, begin + long)
        top, bottom = min(top, y - size), max(bottom, y + 0.3 * size)
    return left, top, right - left, bottom - top
