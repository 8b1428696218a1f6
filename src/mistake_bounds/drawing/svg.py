"""A chart drawn as SVG by the standard library alone: for a page of the book in which cells run.

How wide a text is, is estimated, and so where labels and legends stand is worked out more simply than by Matplotlib.
All lengths are points; y grows downwards.
"""

import re
from dataclasses import dataclass
from functools import singledispatch
from html import escape
from math import atan2, ceil, cos, floor, hypot, inf, isfinite, log, log10, pi, sin

from mistake_bounds.drawing.chart import (
    FAINT,
    GRID,
    INK,
    MUTED,
    PAPER,
    SURFACE,
    Arrow,
    Bars,
    Chart,
    Fill,
    Level,
    Line,
    Note,
    Panel,
    Text,
    stairs,
)

PAD, GAP, TICK = 4, 10, 3.5  # round the chart, between panels, the length of a tick
LETTER = 11
GROUND = 0.9  # how opaque the ground of a legend is, on which no grid shows
FEW = 2  # powers of ten, between which a logarithmic axis has ticks as well
LEADING = 1.17  # from a line of a text to the next, in letters
DASHES = {"--": (3.7, 1.6), ":": (1, 1.65), "-.": (6.4, 1.6, 1, 1.6)}
WIDTHS = {
    **dict.fromkeys("ijl.,:;'|!()[]I ⁰¹²³⁴⁵⁶⁷⁸⁹", 0.36),
    **dict.fromkeys("frt-", 0.42),
    **dict.fromkeys("mwMW@%", 0.95),
    **dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZ−+=<>≤≥", 0.72),
}
SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def svg(chart: Chart, salt: str) -> str:
    """The chart as an SVG element."""
    width, height = (72 * inches for inches in chart.size)
    right = width - PAD
    bottom = height - PAD
    key = ""
    if chart.legend:
        shown = {mark.name: mark for panel in chart.panels for mark in panel.marks if getattr(mark, "name", "")}
        columns = columns_that_fit(shown, width) if chart.legend == "below" else 1
        wide, high = legend_size(shown, columns)
        if chart.legend == "below":
            bottom -= high + 4
            key = legend(shown, columns, (width - wide) / 2, bottom + 4)
        else:
            right -= wide + 4
            key = legend(shown, 1, right + 4, (height - high) / 2)
    body = "".join(map(drawn, laid_out(chart, right, bottom))) + key
    view = " ".join(map(number, extent(body, width, height)))
    return f'<svg viewBox="{view}">{body}</svg>'


# pieces


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, inside: str = "", **attributes) -> str:
    """An element; attributes that are None are left out."""
    named = "".join(
        f' {key.replace("_", "-")}="{number(value) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{named}>{inside}</{name}>" if inside else f"<{name}{named}/>"


def stroke(colour: str, width: float, dash="-", alpha: float = 1) -> dict:
    """The attributes of a line: its dashes are as many times its width."""
    array = " ".join(number(part * width) for part in DASHES.get(dash, ())) or None
    seen = None if alpha == 1 else float(alpha)
    return {"stroke": colour, "stroke_width": float(width), "stroke_opacity": seen, "stroke_dasharray": array}


def path(points, close: bool = False, fill: str = "none", **look) -> str:
    along = " L ".join(f"{number(x)} {number(y)}" for x, y in points)
    return tag("path", d=f"M {along}{' Z' if close else ''}", fill=fill, stroke_linejoin="round", **look)


def width(words: str, size: float) -> float:
    """About how wide a text is."""
    return size * max(sum(WIDTHS.get(letter, 0.62) for letter in line) for line in words.split("\n"))


def height(words: str, size: float) -> float:
    return size * LEADING * len(words.split("\n")) if words else 0


def text(words, x, y, size=LETTER, colour=INK, ha="left", va="baseline", bold=False, rotation=0) -> str:
    """A text of one line or more, with its ``va`` side at y."""
    lines = words.split("\n")
    y -= {"top": 0, "center": 0.5}.get(va, 1) * (len(lines) - 1) * LEADING * size
    y += {"top": 0.86, "center": 0.36, "bottom": -0.2, "baseline": 0}[va] * size
    anchor = {"left": "start", "center": "middle", "right": "end"}[ha]
    font = f"font-size: {number(size)}px; {'font-weight: bold; ' * bold}text-anchor: {anchor}"
    turned = f"rotate(-{rotation} {number(x)} {number(y)})" if rotation else None
    look = {"style": f"{font}; fill: {colour}", "transform": turned}
    rows = (float(y + n * LEADING * size) for n in range(len(lines)))
    placed = zip(lines, rows, strict=True)
    return "".join(tag("text", escape(line) or " ", x=float(x), y=row, **look) for line, row in placed)


CORNERS = {
    "s": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
    "^": [(0, -1), (1, 1), (-1, 1)],
    "v": [(0, 1), (1, -1), (-1, -1)],
    "D": [(0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)],
    "*": [(q * sin(pi * k / 5), -q * cos(pi * k / 5)) for k in range(10) for q in [0.4 if k % 2 else 1]],
}
STROKES = {
    "+": [((-1, 0), (1, 0)), ((0, -1), (0, 1))],
    "_": [((-1, 0), (1, 0))],
    "|": [((0, -1), (0, 1))],
    "x": [((-1, -1), (1, 1)), ((-1, 1), (1, -1))],
}


def marker(line: Line, x: float, y: float) -> str:
    r = line.size / 2
    look = stroke(line.colour, line.edge, "-", line.alpha)
    if line.marker in STROKES:
        return "".join(path([(x + r * a, y + r * b) for a, b in ends], **look) for ends in STROKES[line.marker])
    face = {"fill": "none" if line.hollow else line.colour, "fill_opacity": look["stroke_opacity"]}
    if line.marker in CORNERS:
        return path([(x + r * a, y + r * b) for a, b in CORNERS[line.marker]], close=True, **face, **look)
    return tag("circle", cx=float(x), cy=float(y), r=float(r / 2 if line.marker == "." else r), **face, **look)


def arrow(mark: Arrow, start, end) -> str:
    """A curve whose control point lies to the left of its middle, and a head."""
    (x0, y0) = start
    (x1, y1) = end
    bend = mark.bend
    middle = ((x0 + x1) / 2 + bend * (y1 - y0), (y0 + y1) / 2 - bend * (x1 - x0))
    begin, tip = _towards(start, middle, mark.shrink), _towards(end, middle, mark.shrink)
    angle = atan2(tip[1] - middle[1], tip[0] - middle[0])
    long = 4.4 + 1.2 * mark.width
    head = [(tip[0] - long * cos(angle + turn), tip[1] - long * sin(angle + turn)) for turn in (0.45, -0.45)]
    curve = "M {} {} Q {} {} {} {}".format(*map(number, (*begin, *middle, *_towards(tip, middle, long / 2))))
    shaft = tag("path", d=curve, fill="none", **stroke(mark.colour, mark.width))
    return shaft + path([head[0], tip, head[1]], close=True, fill=mark.colour, **stroke(mark.colour, 1))


def _towards(point, goal, far):
    long = hypot(goal[0] - point[0], goal[1] - point[1])
    share = min(far / long, 0.5) if long else 0
    return point[0] + share * (goal[0] - point[0]), point[1] + share * (goal[1] - point[1])


PLACED = re.compile(r'<text x="([^"]*)" y="([^"]*)" style="font-size: ([0-9.]+)px[^"]*anchor: ([a-z]+)[^"]*"'
                    r"(?![^>]*rotate)[^>]*>([^<]*)<")  # fmt: skip


def extent(body: str, wide: float, high: float) -> tuple[float, float, float, float]:
    """The box of a drawing of a width and height, with the texts that stand out of it: left, top, width, height."""
    left = 0.0
    top = 0.0
    right = wide
    bottom = high
    for x, y, size, anchor, words in PLACED.findall(body):
        x, y, size, long = float(x), float(y), float(size), width(words, float(size))
        begin = x - {"start": 0, "middle": 0.5, "end": 1}[anchor] * long
        left = min(left, begin)
        right = max(right, begin + long)
        top = min(top, y - size)
        bottom = max(bottom, y + 0.3 * size)
    return left, top, right - left, bottom - top


# axes


@dataclass(frozen=True)
class Axis:
    """One direction of a panel: its ends as numbers along it, logarithms on a logarithmic scale, and its ticks."""

    low: float
    high: float
    base: int
    ticks: tuple[tuple[float, str], ...]

    def share(self, value) -> float:
        """Where a value lies between the ends, kept within reach of the frame."""
        found = (_along(value, self.base) - self.low) / (self.high - self.low)
        return min(max(found, -20.0), 20.0) if isfinite(found) else -20.0


def _along(value, base: int) -> float:
    if not base:
        return float(value)
    return log(value, base) if value > 0 else -inf


def axis(name: str, panel: Panel, panels, length: float) -> Axis:
    """An axis of a panel, which the ``panels`` share, on a frame so long."""
    base, limits, ticks, form = (getattr(panel, name + what) for what in ("log", "lim", "ticks", "form"))
    seen, firm = set(), set()
    for mark in (mark for one in panels for mark in one.marks):
        values, bases = reached(mark, name)
        seen |= {_along(value, base) for value in (*values, *bases)}
        firm |= {_along(value, base) for value in bases}
    seen = {value for value in seen if isfinite(value)} or {0.0, 1.0}
    low = min(seen)
    high = max(seen)
    if low == high:
        low, high = low - (0.05 * abs(low) or 0.05), high + (0.05 * abs(high) or 0.05)
    room = 0.05 * (high - low)
    ends = (low if low in firm else low - room, high if high in firm else high + room)
    low, high = (end if given is None else _along(given, base) for end, given in zip(ends, limits, strict=True))
    if ticks is None:
        most = max(1, min(9, floor(length / (33 if name == "x" else 22))))
        found = _ticks(*sorted((low, high)), most, base, panel.counts(name), form)
    else:
        names = ticks.values() if hasattr(ticks, "values") else (_named(tick, 1, form) for tick in ticks)
        found = [(_along(tick, base), str(words)) for tick, words in zip(ticks, names, strict=True)]
    inside = tuple(one for one in found if min(low, high) - 1e-9 <= one[0] <= max(low, high) + 1e-9)
    return Axis(low, high, base, inside)


def reached(mark, name: str) -> tuple[list, list]:
    """The values of a mark along an axis, and those beyond which the axis needs no room."""
    if isinstance(mark, Line | Fill):
        return list(mark.xs if name == "x" else mark.ys), []
    if isinstance(mark, Level):
        return ([mark.at] if mark.upright == (name == "x") else []), []
    if not isinstance(mark, Bars):
        return [], []
    spans = [(x, x + wide) if name == "x" else (y, y + high) for x, y, wide, high in mark.corners]
    if mark.across == (name == "x"):
        return [end for _, end in spans], [start for start, _ in spans]
    return [end for span in spans for end in span], []


def _ticks(low, high, most, base, whole, form) -> list[tuple[float, str]]:
    """Round numbers from low to high, at most so many; powers on a logarithmic axis."""
    if base:
        if base == 10 and high - low < FEW:
            found = [n * 10.0**k for k in range(floor(low), ceil(high)) for n in (1, 2, 5)]
            return [(log10(value), format(value, form or "g")) for value in found]
        step = max(1, ceil((floor(high) - floor(low)) / most))
        powers = range(ceil(low - 1e-9), floor(high + 1e-9) + 1, step)
        return [(k, format(base**k, form) if form else f"{base}{str(k).translate(SUPERSCRIPTS)}") for k in powers]
    raw = (high - low) / most
    power = 10.0 ** floor(log10(raw))
    steps = [step * power for step in (1, 2, 2.5, 5, 10) if step * power >= raw * (1 - 1e-9)]
    step = next((one for one in steps if one >= 1 and one == int(one)), 1) if whole else steps[0]
    return [
        (k * step, _named(k * step, step, form)) for k in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)
    ]


def _named(value, step: float, form: str) -> str:
    if form:
        return format(float(value), form)
    digits = next((d for d in range(9) if abs(step * 10**d - round(step * 10**d)) < 1e-6), 9)
    return f"{float(value):.{digits}f}".replace("-", "−")


# layout


@dataclass(frozen=True)
class Frame:
    """A panel with its axes, its place, and whether the names of its ticks are shown."""

    panel: Panel
    x: Axis
    y: Axis
    named: tuple[bool, bool]
    box: tuple[float, float, float, float] = (0, 0, 0, 0)

    def at(self, x, y) -> tuple[float, float]:
        return self.within(self.x.share(x), self.y.share(y))

    def within(self, across: float, up: float) -> tuple[float, float]:
        left, top, wide, high = self.box
        return left + across * wide, top + (1 - up) * high

    def sides(self) -> tuple[float, float, float, float]:
        """The room for labels and title on the left, on the right, above and below."""
        panel = self.panel
        above = 3.0
        if panel.title:
            above = height(panel.title, LETTER) + 5
        if panel.frame == "none":
            return 0, 0, above, 0
        up = [words for _, words in self.y.ticks] if self.named[1] else []
        along = [words for _, words in self.x.ticks] if self.named[0] else []
        left = max((width(words, LETTER) for words in up), default=0) + (TICK + 4 if up else 0)
        left += height(panel.ylabel, LETTER) + 2 * bool(panel.ylabel)
        names = max((height(words, LETTER) for words in along), default=0) + (TICK + 2 if along else 0)
        right = min(width(along[-1], LETTER) / 2, 24) if along else 0
        label = height(panel.xlabel, LETTER) + 2 * bool(panel.xlabel)
        return (left, right, above + names, label) if panel.frame == "table" else (left, right, above, names + label)


def laid_out(chart: Chart, right: float, bottom: float) -> list[Frame]:
    """Each panel in its frame."""
    rows = chart.rows
    shares = chart.heights or [1] * len(chart.rows)
    columns = len(rows[0])
    guess = {"x": (right - PAD) / columns - 40, "y": (bottom - PAD) / len(rows) - 40}

    def framed(panel, r, c, lengths):
        axes = [axis(n, panel, chart.panels if n in chart.share else [panel], lengths[n]) for n in "xy"]
        return Frame(panel, *axes, ("x" not in chart.share or r == len(rows) - 1, "y" not in chart.share or c == 0))

    sides = [[framed(panel, r, c, guess).sides() for c, panel in enumerate(row)] for r, row in enumerate(rows)]
    lefts, rights = ([max(row[c][k] for row in sides if c < len(row)) for c in range(columns)] for k in (0, 1))
    tops, bottoms = ([max(one[k] for one in row) for row in sides] for k in (2, 3))
    wide = (right - PAD - sum(lefts) - sum(rights) - GAP * (columns - 1)) / columns
    high = bottom - PAD - sum(tops) - sum(bottoms) - GAP * (len(rows) - 1)
    found = []
    y = PAD
    for r, row in enumerate(rows):
        x = PAD
        tall = high * shares[r] / sum(shares)
        for c, panel in enumerate(row):
            frame = framed(panel, r, c, {"x": wide, "y": tall})
            box = _squared(frame, (x + lefts[c], y + tops[r], wide, tall))
            found.append(Frame(panel, frame.x, frame.y, frame.named, box))
            x += lefts[c] + wide + rights[c] + GAP
        y += tops[r] + tall + bottoms[r] + GAP
    return found


def _squared(frame: Frame, box):
    """The frame with a unit as long across as up, where the panel is ``equal``."""
    if not frame.panel.equal:
        return box
    left, top, wide, high = box
    share = abs((frame.y.high - frame.y.low) / (frame.x.high - frame.x.low))
    across = min(wide, high / share)
    return left + (wide - across) / 2, top + (high - across * share) / 2, across, across * share


def drawn(frame: Frame) -> str:
    """A panel: its surroundings, its marks, cut off where its frame ends, its words, title and legend."""
    panel = frame.panel
    left, top, wide, high = frame.box
    clip = f"c{round(left)}-{round(top)}"
    room = tag("rect", x=float(left - 1), y=float(top - 1), width=float(wide + 2), height=float(high + 2))
    parts = [tag("clipPath", room, id=clip), "" if panel.frame == "none" else surroundings(frame)]
    for mark in panel.marks:
        piece = draw(mark, frame)
        cut = isinstance(mark, Level | Bars | Fill) or (isinstance(mark, Line) and mark.clip)
        parts.append(tag("g", piece, clip_path=f"url(#{clip})") if cut and piece else piece)
    if panel.title:
        lift = LETTER * LEADING + TICK if panel.frame == "table" and frame.x.ticks else 0
        parts.append(text(panel.title, left, top - 6 - lift, LETTER))
    if panel.legend:
        named = {mark.name: mark for mark in panel.marks if getattr(mark, "name", "")}
        across, down = legend_size(named, 1)
        x = left + 6 + {"left": 0, "center": 0.5, "right": 1}[panel.legend.split()[1]] * (wide - across - 12)
        y = top + 4 + {"upper": 0, "center": 0.5, "lower": 1}[panel.legend.split()[0]] * (high - down - 8)
        ground = {"x": float(x - 4), "y": float(y - 2), "width": float(across + 8), "height": float(down + 4)}
        parts.append(tag("rect", fill=PAPER, fill_opacity=GROUND, **ground))
        parts.append(legend(named, 1, x, y))
    return "".join(parts)


def surroundings(frame: Frame) -> str:
    """Grid, sides, ticks and labels."""
    panel = frame.panel
    (left, top, wide, high) = frame.box
    parts = []
    right = left + wide
    bottom = top + high
    table = panel.frame == "table"
    for name, line, named in (("x", frame.x, frame.named[0]), ("y", frame.y, frame.named[1])):
        ruled = name in panel.grid and not table
        for value, words in line.ticks:
            x, y = frame.within((value - line.low) / (line.high - line.low), 0)
            if name == "y":
                x, y = frame.within(0, (value - line.low) / (line.high - line.low))
            if ruled:
                parts.append(
                    path([(x, top), (x, bottom)] if name == "x" else [(left, y), (right, y)], **stroke(GRID, 0.8))
                )
                parts.append(path([(x, y), (x, y + TICK) if name == "x" else (x - TICK, y)], **stroke(MUTED, 0.8)))
            if named and name == "y":
                parts.append(text(words, x - TICK - 3, y, colour=MUTED, ha="right", va="center"))
            elif named:
                y, va = (top - TICK, "bottom") if table else (bottom + TICK + 2, "top")
                parts.append(text(words, x, y, colour=MUTED, ha="center", va=va))
    if not table:
        parts.append(path([(left, top), (left, bottom), (right, bottom)], **stroke(MUTED, 0.8)))
    before, _, _, below = frame.sides()
    if panel.xlabel:
        parts.append(text(panel.xlabel, left + wide / 2, bottom + below - 3, ha="center"))
    if panel.ylabel:
        parts.append(text(panel.ylabel, left - before + 0.9 * LETTER, top + high / 2, ha="center", rotation=90))
    return "".join(parts)


# marks


@singledispatch
def draw(mark, frame: Frame) -> str:
    """A mark in its panel."""


def _stroke(mark) -> dict:
    width = mark.width or (1.8 if mark.dash == "-" else FAINT)
    return stroke(mark.colour, width, mark.dash, getattr(mark, "alpha", 1))


def _area(mark) -> dict:
    seen = None if mark.alpha == 1 else float(mark.alpha)
    edge = stroke(mark.edge, mark.width, mark.dash, mark.alpha) if mark.edge else {}
    return {"close": True, "fill": mark.colour or "none", "fill_opacity": seen, **edge}


@draw.register
def _(mark: Line, frame):
    points = list(map(frame.at, mark.xs, mark.ys))
    shape = ""
    if mark.dash:
        shape = path(stairs(points, mark.steps) if mark.steps else points, **_stroke(mark))
    return shape + ("".join(marker(mark, x, y) for x, y in points) if mark.marker else "")


@draw.register
def _(mark: Level, frame):
    left, top, wide, high = frame.box
    x, y = frame.at(mark.at, mark.at)
    return path([(x, top), (x, top + high)] if mark.upright else [(left, y), (left + wide, y)], **_stroke(mark))


@draw.register
def _(mark: Bars, frame):
    shape = []
    for x, y, wide, high in mark.corners:
        corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
        shape.append(path([frame.at(*corner) for corner in corners], **_area(mark)))
    return "".join(shape)


@draw.register
def _(mark: Fill, frame):
    return path(map(frame.at, mark.xs, mark.ys), **_area(mark))


@draw.register
def _(mark: Text, frame):
    x, y = frame.at(mark.x, mark.y)
    shape = text(mark.words, x, y, mark.size, mark.colour, mark.ha, mark.va, mark.bold)
    if not mark.boxed:
        return shape
    wide, high = width(mark.words, mark.size) + 6, height(mark.words, mark.size) + 4
    corners = [(x + a * wide / 2, y + b * high / 2) for a, b in CORNERS["s"]]
    return path(corners, close=True, fill=SURFACE, **stroke(GRID, 1)) + shape


@draw.register
def _(mark: Note, frame):
    shape = ""
    if mark.place is None:
        x, y = frame.at(*mark.at)
        x, y = x + mark.shift[0], y - mark.shift[1]
    else:
        x, y = frame.within(*mark.place)
        if mark.at is not None:  # from the middle of the words' nearer edge
            goal = frame.at(*mark.at)
            wide = width(mark.words, mark.size)
            begin = x + {"left": 0.5, "center": 0, "right": -0.5}[mark.ha] * wide
            edge = (begin, y - (height(mark.words, mark.size) if goal[1] < y else -0.3 * mark.size))
            shape = path([edge, _towards(goal, edge, 6)], **stroke(mark.colour, 0.8))
    return shape + text(mark.words, x, y, mark.size, mark.colour, mark.ha, mark.va)


@draw.register
def _(mark: Arrow, frame):
    return arrow(mark, frame.at(*mark.start), frame.at(*mark.end))


# the legend


SAMPLE, ENTRY = 2 * LETTER, 1.35 * LETTER


def legend_size(named: dict, columns: int) -> tuple[float, float]:
    """The width and the height of a legend, whose marks are listed by their names."""
    stacks = _stacks(list(named), columns)
    return sum(map(_stack_width, stacks)) + LETTER * (len(stacks) - 1), ENTRY * len(stacks[0])


def columns_that_fit(named, width: float) -> int:
    """In how many columns, three at most, a legend is no wider than the chart."""
    for columns in (3, 2):
        if legend_size(dict.fromkeys(named), columns)[0] <= 0.92 * width:
            return len(_stacks(list(named), columns))
    return 1


def _stacks(names: list, columns: int) -> list[list]:
    rows = ceil(len(names) / columns)
    return [names[k : k + rows] for k in range(0, len(names), rows)]


def _stack_width(names) -> float:
    return SAMPLE + 0.8 * LETTER + max(width(name, LETTER) for name in names)


def legend(named: dict, columns: int, left: float, top: float) -> str:
    parts = []
    for names in _stacks(list(named), columns):
        for n, name in enumerate(names):
            y = top + (n + 0.5) * ENTRY
            parts.append(sample(named[name], left, y))
            parts.append(text(name, left + SAMPLE + 0.5 * LETTER, y, LETTER, va="center"))
        left += _stack_width(names) + LETTER
    return "".join(parts)


def sample(mark, x: float, y: float) -> str:
    """The sample of a mark in the legend."""
    if isinstance(mark, Line | Level):
        line = path([(x, y), (x + SAMPLE, y)], **_stroke(mark)) if mark.dash else ""
        return line + (marker(mark, x + SAMPLE / 2, y) if getattr(mark, "marker", "") else "")
    half = 0.35 * LETTER
    return path([(x, y - half), (x + SAMPLE, y - half), (x + SAMPLE, y + half), (x, y + half)], **_area(mark))
