"""A figure: its panels in rows and columns, the room that their labels take, and the legend."""

from math import isfinite

from matplotlib import rcParams, svg
from matplotlib.axes import Axes, marked
from matplotlib.lines import Line2D

PAD, GAP = 4, 10  # points: round the figure, between panels
PLACES = {
    "upper left": (0, 0),
    "upper right": (1, 0),
    "lower left": (0, 1),
    "lower right": (1, 1),
    "center right": (1, 0.5),
    "center left": (0, 0.5),
    "upper center": (0.5, 0),
    "lower center": (0.5, 1),
    "center": (0.5, 0.5),
}


class Grid(list):
    """Panels in a row, or rows of them."""

    def __getitem__(self, key):
        if not isinstance(key, tuple):
            found = super().__getitem__(key)
            return Grid(found) if isinstance(key, slice) else found
        rows, column = key
        chosen = self[rows]
        return Grid(row[column] for row in chosen) if isinstance(rows, slice) else chosen[column]

    @property
    def flat(self):
        return Grid(axes for one in self for axes in (one.flat if isinstance(one, Grid) else [one]))


class Box:
    """The box around all that is in a figure, which is found when it is saved."""

    def frozen(self):
        return self

    def padded(self, inches):
        return self


class Figure:
    dpi = 72

    def __init__(self, figsize=(6.4, 4.8), layout=None):
        self.size, self.rows, self.ratios, self.own_legend = figsize, [], [1], None

    def get_size_inches(self):
        return self.size

    def subplots(self, rows=1, columns=1, squeeze=True, sharex=False, sharey=False, height_ratios=None, **_):
        self.rows = Grid(Grid(Axes() for _ in range(columns)) for _ in range(rows))
        self.ratios = list(height_ratios or [1] * rows)
        for share, name in ((sharex, "xaxis"), (sharey, "yaxis")):
            if share:
                together = [getattr(axes, name) for axes in self.axes]
                for one in together:
                    one.all = together
        for r, row in enumerate(self.rows):
            for c, axes in enumerate(row):
                axes.xaxis.shown, axes.yaxis.shown = not sharex or r == rows - 1, not sharey or c == 0
        if not squeeze or (rows > 1 and columns > 1):
            return self.rows
        return self.axes[0] if rows == columns == 1 else Grid(self.axes)

    @property
    def axes(self):
        return [axes for row in self.rows for axes in row]

    def legend(self, handles=None, labels=None, loc="outside lower center", ncols=1, fontsize=None, **_):
        self.own_legend = (handles, labels, loc, fontsize or rcParams["font.size"], ncols)

    def get_layout_engine(self):
        return None  # it lays itself out when it is saved

    def get_tightbbox(self):
        return Box()

    def savefig(self, buffer, **_):
        buffer.write(self.svg())

    def svg(self):
        width, height = (72 * inches for inches in self.size)
        below, beside, drawn = height - PAD, width - PAD, []
        if self.own_legend:
            handles, labels, loc, size, columns = self.own_legend
            entries = entries_of(self.axes, handles, labels)
            wide, high, draw = key(entries, size, columns)
            if "right" in loc:
                beside -= wide + 4
                drawn.append(draw(beside + 4, (height - high) / 2))
            else:
                while wide > width - 2 * PAD and columns > 1:
                    columns -= 1
                    wide, high, draw = key(entries, size, columns)
                below -= high + 4
                drawn.append(draw((width - wide) / 2, below + 4))
        boxes = self._boxes(beside, below)
        panels = [panel(axes, box) for axes, box in zip(self.axes, boxes, strict=True)]
        body = "\n".join([*panels, *drawn])
        box = " ".join(map(svg.number, svg.extent(body, width, height)))
        return f'<svg viewBox="{box}" xmlns="http://www.w3.org/2000/svg">{body}</svg>'

    def _boxes(self, right, bottom):
        """The frame of each panel: left, top, width, height."""
        columns, total = len(self.rows[0]), sum(self.ratios)
        guess = ((right - PAD) / columns - 40, (bottom - PAD) / len(self.rows) - 40)
        rooms = [[room(axes, *guess) for axes in row] for row in self.rows]
        lefts = [max(row[c][0] for row in rooms) for c in range(columns)]
        rights = [max(row[c][1] for row in rooms) for c in range(columns)]
        tops, bottoms = ([max(one[k] for one in row) for row in rooms] for k in (2, 3))
        wide = (right - PAD - sum(lefts) - sum(rights) - GAP * (columns - 1)) / columns
        high = bottom - PAD - sum(tops) - sum(bottoms) - GAP * (len(self.rows) - 1)
        found, y = [], PAD
        for r, row in enumerate(self.rows):
            x, tall = PAD, max(high * self.ratios[r] / total, 8)
            for c, _ in enumerate(row):
                found.append((x + lefts[c], y + tops[r], max(wide, 8), tall))
                x += lefts[c] + wide + rights[c] + GAP
            y += tops[r] + tall + bottoms[r] + GAP
        return [squared(axes, box) for axes, box in zip(self.axes, found, strict=True)]


def room(axes, wide, high):
    """What a panel's labels and title take on its left, right, top and bottom."""
    size = rcParams["font.size"]
    top = svg.height(axes.title, axes.title_look["size"]) + 5 if axes.title else 3
    if not axes.on:
        return 0, 0, top, 0
    along, up = (axis.places(length) if axis.shown else [] for axis, length in ((axes.xaxis, wide), (axes.yaxis, high)))
    left = max((svg.width(name, axes.yaxis.size or size) for _, name in up), default=0) + (
        axes.yaxis.length + 4 if up else 0
    )
    left += svg.height(axes.yaxis.label, size) + 2 if axes.yaxis.label else 0
    ticks = max((svg.height(name, axes.xaxis.size or size) for _, name in along), default=0)
    ticks += axes.xaxis.length + 2 if along else 0
    last = svg.width(along[-1][1], axes.xaxis.size or size) / 2 if along else 0
    bottom = 0 if axes.xaxis.top else ticks
    bottom += svg.height(axes.xaxis.label, size) + 2 if axes.xaxis.label else 0
    return left, min(last, 24), top + (ticks if axes.xaxis.top else 0), bottom


def squared(axes, box):
    """The frame with a unit as long across as up, where that is asked for."""
    left, top, wide, high = box
    (x0, x1), (y0, y1) = axes.xaxis.limits(), axes.yaxis.limits()
    share = axes.box or (abs((y1 - y0) / (x1 - x0)) if axes.aspect == "equal" else None)
    if not share:
        return box
    across = min(wide, high / share)
    up = across * share
    down = (high - up) * (1 if axes.anchor == "S" else 0.5)
    return left + (wide - across) / 2, top + down, across, up


def panel(axes, box):
    left, top, wide, high = box
    (x0, x1), (y0, y1) = axes.xaxis.limits(), axes.yaxis.limits()

    def at(x, y, fraction=None):
        """Where a point of the panel stands; ``fraction`` names what is a share of the frame: x, y, both."""
        across = x if fraction in ("x", "both") else (axes.xaxis.number(x) - x0) / (x1 - x0)
        up = y if fraction in ("y", "both") else (axes.yaxis.number(y) - y0) / (y1 - y0)
        far = lambda share: min(max(share, -20.0), 20.0) if isfinite(share) else -20.0
        return left + far(across) * wide, top + (1 - far(up)) * high

    name = f"clip{round(left)}-{round(top)}"
    made = [
        f'<clipPath id="{name}"><rect x="{svg.number(left - 1)}" y="{svg.number(top - 1)}" '
        f'width="{svg.number(wide + 2)}" height="{svg.number(high + 2)}"/></clipPath>'
    ]
    things = [(zorder, n, draw(at), clip) for n, (zorder, draw, clip) in enumerate(axes.things)]
    if axes.on:
        things.append((0.5 if axes.below else 1.5, -1, frame(axes, box), False))
    for _, _, piece, clip in sorted(things, key=lambda one: one[:2]):
        made.append(f'<g clip-path="url(#{name})">{piece}</g>' if clip and piece else piece)
    if axes.title:
        look = dict(axes.title_look)
        x = left + {"left": 0, "center": 0.5, "right": 1}[look["ha"]] * wide
        look["color"] = look["color"] or rcParams.get("axes.titlecolor", "#000")
        lift = svg.height("x", axes.xaxis.size or 11) + axes.xaxis.length if axes.xaxis.top else 0
        made.append(svg.text(axes.title, x, top - 6 - lift, va="baseline", **look))
    if axes.own_legend:
        made.append(inside(axes, box, at))
    return "".join(made)


def frame(axes, box):
    """Grid, sides, ticks and labels."""
    left, top, wide, high = box
    size, made = rcParams["font.size"], []
    edge, net = rcParams.get("axes.edgecolor", "#000"), rcParams.get("grid.color", "#ccc")
    ends = {
        "left": ((left, top), (left, top + high)),
        "right": ((left + wide, top), (left + wide, top + high)),
        "top": ((left, top), (left + wide, top)),
        "bottom": ((left, top + high), (left + wide, top + high)),
    }
    for axis, name in ((axes.xaxis, "x"), (axes.yaxis, "y")):
        low, upper = axis.limits()
        ink = axis.color or rcParams.get(f"{name}tick.color", "#000")
        for value, words in axis.places(wide if name == "x" else high):
            share = (value - low) / (upper - low)
            x, y = (left + share * wide, top + high) if name == "x" else (left, top + (1 - share) * high)
            if axis.grid:
                across = [(x, top), (x, top + high)] if name == "x" else [(left, y), (left + wide, y)]
                made.append(svg.path(across, **svg.stroke(net, 0.8)))
            if name == "x":
                y, out = (top, -1) if axis.top else (y, 1)
                tick, label, how = (x, y + out * axis.length), (x, y + out * (axis.length + 2)), {"ha": "center"}
                how["va"] = "bottom" if axis.top else "top"
            else:
                tick, label, how = (x - axis.length, y), (x - axis.length - 3, y), {"ha": "right", "va": "center"}
            if axis.length:
                made.append(svg.path([(x, y), tick], **svg.stroke(ink, 0.8)))
            if axis.shown:
                made.append(svg.text(words, *label, axis.size or size, ink, **how))
    for name, (a, b) in ends.items():
        if axes.spines[name].visible:
            made.append(svg.path([a, b], **svg.stroke(edge, 0.8)))
    _, _, _, below = room(axes, wide, high)
    left_room = room(axes, wide, high)[0]
    ink = rcParams.get("axes.labelcolor", "#000")
    if axes.xaxis.label:
        made.append(svg.text(axes.xaxis.label, left + wide / 2, top + high + below - 3, size, ink, "center"))
    if axes.yaxis.label:
        made.append(
            svg.text(axes.yaxis.label, left - left_room + 0.9 * size, top + high / 2, size, ink, "center", rotation=90)
        )
    return "".join(made)


# --- the legend --------------------------------------------------------------------------------------


def entries_of(panels, handles, labels):
    """What a legend shows, each label once."""
    if handles is not None and labels is not None:
        pairs = list(zip(handles, labels, strict=True))
    else:
        pairs = [pair for axes in panels for pair in axes.keyed]
    return [(shown, label) for n, (shown, label) in enumerate(pairs)]


def key(entries, size, columns):
    """A legend: its width, its height, and what draws it at a place."""
    piece, line = 2 * size, 1.35 * size
    columns = max(1, min(columns, len(entries) or 1))
    lines = -(-len(entries) // columns)
    stacks = [entries[k : k + lines] for k in range(0, len(entries), lines)]
    widths = [piece + 0.8 * size + max(svg.width(label, size) for _, label in stack) for stack in stacks]
    ink = rcParams.get("text.color", "#000")

    def draw(left, top):
        made, x = [], left
        for stack, wide in zip(stacks, widths, strict=True):
            for n, (shown, label) in enumerate(stack):
                y = top + (n + 0.5) * line
                made.append(sample(shown, x, y, piece, size))
                made.append(svg.text(label, x + piece + 0.5 * size, y, size, ink, va="center"))
            x += wide + size
        return "".join(made)

    return sum(widths) + size * (len(stacks) - 1), lines * line, draw


def sample(shown, x, y, wide, size):
    if isinstance(shown, Line2D):
        look = svg.stroke(shown.color, shown.linewidth, shown.linestyle, shown.alpha)
        made = svg.path([(x, y), (x + wide, y)], **look) if look["stroke"] != "none" else ""
        return made + ("" if shown.marker in svg.NO_LINE else marked(shown, x + wide / 2, y))
    corners = [(x, y - 0.35 * size), (x + wide, y - 0.35 * size), (x + wide, y + 0.35 * size), (x, y + 0.35 * size)]
    look = {**svg.fill(shown.face, shown.alpha), **svg.stroke(shown.edge, shown.linewidth, shown.linestyle)}
    return svg.path(corners, close=True, **look)


def inside(axes, box, at):
    """A legend within the frame, where it is asked for, or in the corner that has the fewest points."""
    left, top, wide, high = box
    handles, labels, loc, size, columns = axes.own_legend
    across, up, draw = key(entries_of([axes], handles, labels), size, columns)

    def place(share):
        return left + 6 + share[0] * (wide - across - 12), top + 4 + share[1] * (high - up - 8)

    if loc == "best":
        points = [
            at(x, y)
            for shown, _ in axes.keyed
            for x, y in zip(getattr(shown, "xs", ()), getattr(shown, "ys", ()), strict=True)
        ]

        def covered(name):
            x, y = place(PLACES[name])
            return sum(x <= px <= x + across and y <= py <= y + up for px, py in points)

        loc = min(("upper right", "upper left", "lower left", "lower right"), key=covered)
    return draw(*place(PLACES[loc]))
