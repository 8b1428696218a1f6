"""A panel: what is drawn in it, its limits, its ticks."""

from math import floor, inf, isfinite, log

from matplotlib import MISSING, rcParams, svg
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
SIDES = ("left", "right", "top", "bottom")


def floats(values):
    try:
        return [float(value) for value in values]
    except TypeError:
        return [float(values)]


class Axis:
    """One direction of a panel; those that are shared have one list of ``all``."""

    def __init__(self):
        self.all, self.values, self.sticky, self.set = [self], [], set(), [None, None]
        self.base, self.margin, self.locator, self.formatter = None, 0.05, MaxNLocator(), None
        self.ticks = self.names = None
        self.label, self.shown, self.grid, self.top = "", True, True, False
        self.length, self.size, self.color = 3.5, None, None
        self.apart = 33  # points from a tick to the next, at least

    def number(self, value):
        """Where a value lies: its logarithm, on a logarithmic scale."""
        if not self.base:
            return value
        return log(value, self.base) if value > 0 else -inf

    def limits(self):
        """The two ends, as numbers along the axis; each as it was set, or a little beyond what is drawn."""
        values = [v for one in self.all for v in map(self.number, one.values) if isfinite(v)] or [0.0, 1.0]
        low, high = min(values), max(values)
        if low == high:
            low, high = low - (0.05 * abs(low) or 0.05), high + (0.05 * abs(high) or 0.05)
        sticky, room = {v for one in self.all for v in one.sticky}, self.margin * (high - low)
        ends = [low if low in sticky else low - room, high if high in sticky else high + room]
        for one in self.all:
            ends = [end if told is None else self.number(told) for end, told in zip(ends, one.set, strict=True)]
        return ends

    def places(self, length):
        """The ticks that are in sight, as (number along the axis, its text), on an axis so many points long."""
        low, high = self.limits()
        inside = lambda v: min(low, high) - 1e-9 <= v <= max(low, high) + 1e-9
        if self.ticks is not None:
            found = [(self.number(v), v) for v in self.ticks]
            names = self.names if self.names is not None else [self.told(v, 1) for v in self.ticks]
            return [(at, name) for (at, _), name in zip(found, names, strict=True) if inside(at)]
        most = max(1, min(9, floor(length / self.apart)))
        if self.base:
            first, last = sorted((low, high))
            step = max(1, -(-(floor(last) - floor(first)) // most))
            powers = [k for k in range(-floor(-first), floor(last + 1e-9) + 1, step) if inside(k)]
            plain = [f"{self.base:g}{str(k).translate(SUPERSCRIPTS)}" for k in powers]
            names = [self.told(self.base**k, 1) for k in powers] if self.formatter else plain
            return list(zip(powers, names, strict=True))
        ticks, step = self.locator.ticks(low, high, most)
        return [(v, self.told(v, step)) for v in ticks]

    def told(self, value, step):
        if self.formatter:
            return self.formatter(value, None)
        if isinstance(value, int) or step == int(step):
            return f"{value:.0f}".replace("-", "−")
        digits = next(d for d in range(1, 9) if abs(step * 10**d - round(step * 10**d)) < 1e-6) if step > 1e-8 else 8
        return f"{value:.{digits}f}".replace("-", "−")

    # what is called on axes.xaxis and axes.yaxis
    def get_major_locator(self):
        return self.locator

    def set_major_locator(self, locator):
        self.locator = locator

    def set_major_formatter(self, formatter):
        self.formatter = formatter

    def set_minor_formatter(self, formatter):
        pass

    set_minor_locator = set_minor_formatter

    def set_ticks(self, ticks, labels=None):
        self.ticks = list(ticks)
        self.names = None if labels is None else list(map(str, labels))

    def tick_top(self):
        self.top = True


class Spine:
    visible = True

    def set_visible(self, visible):
        self.visible = visible


class Spines(dict):
    """The four sides by name; ``[:]`` is all of them."""

    def __getitem__(self, key):
        if not isinstance(key, slice | list | tuple):
            return super().__getitem__(key)
        some, together = self.values() if isinstance(key, slice) else [self[name] for name in key], Spine()
        together.set_visible = lambda visible: [one.set_visible(visible) for one in some]
        return together


class Axes:
    def __init__(self):
        self.xaxis, self.yaxis = Axis(), Axis()
        self.yaxis.apart = 22
        self.things, self.keyed, self.own_legend = [], [], None  # (zorder, draw), (what a legend shows, its label)
        self.title, self.title_look, self.on, self.below = "", {}, True, None
        self.aspect = self.box = None
        self.anchor, self.transAxes = "C", "axes fraction"
        self.spines = Spines({name: Spine() for name in SIDES})
        for side in ("right", "top"):
            self.spines[side].visible = False

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        from session import NotOnThisPage

        raise NotOnThisPage(MISSING)

    # --- drawing -------------------------------------------------------------------------------------

    def _add(self, zorder, draw, xs=(), ys=(), clip=True):
        self.xaxis.values += floats(xs)
        self.yaxis.values += floats(ys)
        self.things.append((zorder, draw, clip))

    def _key(self, shown, label):
        if label and not str(label).startswith("_"):
            self.keyed.append((shown, str(label)))

    def plot(self, xs, ys, form="", **look):
        kind = form.strip("-:") if form else ""
        if form:
            look = {"marker": kind, "linestyle": form.replace(kind, "") or "none", **look}
        look.setdefault("linewidth", rcParams["lines.linewidth"])
        line = Line2D(floats(xs), floats(ys), **look)
        self.add_line(line)
        return [line]

    def add_line(self, line):
        xs, ys = stairs(line.xs, line.ys, line.drawstyle)

        def draw(at):
            look = {"fill": "none", **svg.stroke(line.color, line.linewidth, line.linestyle, line.alpha)}
            made = svg.path(map(at, xs, ys), **look) if line.linestyle not in svg.NO_LINE and len(xs) > 1 else ""
            if line.marker in svg.NO_LINE:
                return made
            marks = (marked(line, *at(x, y)) for x, y in zip(line.xs, line.ys, strict=True))
            return made + "".join(marks)

        self._add(line.zorder, draw, line.xs, line.ys, line.clip_on)
        self._key(line, line.label)

    def step(self, xs, ys, where="pre", **look):
        return self.plot(xs, ys, drawstyle=f"steps-{where}", **look)

    def scatter(self, xs, ys, s=36, linewidths=1.0, marker="o", color="#000", label="", **look):
        self.plot(
            xs,
            ys,
            linestyle="none",
            marker=marker,
            markersize=s**0.5,
            markeredgewidth=linewidths,
            color=color,
            label=label,
            **look,
        )

    def add_patch(self, patch):
        xs, ys = zip(*patch.corners, strict=True)
        look = {
            **svg.fill(patch.face, patch.alpha),
            **svg.stroke(patch.edge, patch.linewidth, patch.linestyle, patch.alpha),
        }
        self._add(patch.zorder, lambda at: svg.path([at(x, y) for x, y in patch.corners], close=True, **look), xs, ys)
        self._key(patch, patch.label)

    def _area(self, xs, ys, color="#000", alpha=None, linewidth=0, label="", zorder=1, **look):
        xs, ys = floats(xs), floats(ys)
        area = {**svg.fill(look.get("facecolor", color), alpha), **svg.stroke(look.get("edgecolor", color), linewidth)}
        self._add(zorder, lambda at: svg.path(map(at, xs, ys), close=True, **area), xs, ys)
        self._key(Rectangle((0, 0), 1, 1, facecolor=color, alpha=alpha), label)

    def fill(self, xs, ys, **look):
        self._area(xs, ys, **look)

    def fill_between(self, xs, low, high=0, step=None, **look):
        xs = floats(xs)
        low, high = (floats(ys) * (len(xs) if len(floats(ys)) == 1 != len(xs) else 1) for ys in (low, high))
        style = f"steps-{step}" if step else "default"
        (there, over), (_, under) = stairs(xs, high, style), stairs(xs, low, style)
        self._area([*there, *there[::-1]], [*over, *under[::-1]], **look)

    def fill_betweenx(self, ys, low, high=0, **look):
        ys = floats(ys)
        low, high = (floats(xs) * (len(ys) if len(floats(xs)) == 1 != len(ys) else 1) for xs in (low, high))
        self._area([*high, *low[::-1]], [*ys, *ys[::-1]], **look)

    def _bars(self, corners, color, label, linewidth=1.0, edgecolor=None, linestyle="-", alpha=None, zorder=1):
        colors = [color] * len(corners) if color is None or isinstance(color, str) else list(color)
        for (x, y, wide, high), one in zip(corners, colors, strict=True):
            self.add_patch(Rectangle((x, y), wide, high, one, edgecolor, linewidth, linestyle, alpha, zorder=zorder))
        self._key(Rectangle((0, 0), 1, 1, colors[0] if colors else None, edgecolor, linewidth, linestyle, alpha), label)

    def bar(self, xs, heights, width=0.8, bottom=0, color=None, label="", **look):
        xs, heights = floats(xs), floats(heights)
        bottoms = floats(bottom) if len(floats(bottom)) == len(xs) else floats(bottom) * len(xs)
        corners = [(x - width / 2, b, width, h) for x, b, h in zip(xs, bottoms, heights, strict=True)]
        self._bars(corners, color, label, **look)
        self.yaxis.sticky |= set(bottoms)

    def barh(self, ys, widths, height=0.8, left=0, color=None, label="", **look):
        ys, widths = floats(ys), floats(widths)
        lefts = floats(left) if len(floats(left)) == len(ys) else floats(left) * len(ys)
        corners = [(x, y - height / 2, w, height) for y, x, w in zip(ys, lefts, widths, strict=True)]
        self._bars(corners, color, label, **look)
        self.xaxis.sticky |= set(lefts)

    def hlines(self, ys, low, high, color="#000", linewidth=1.5, linestyle="-", label=""):
        ys = floats(ys)
        lows, highs = (floats(v) if len(floats(v)) == len(ys) else floats(v) * len(ys) for v in (low, high))
        for y, a, b in zip(ys, lows, highs, strict=True):
            self.plot([a, b], [y, y], color=color, linewidth=linewidth, linestyle=linestyle)
        self._key(Line2D([], [], color, linestyle, linewidth), label)

    def _across(self, along, value, color="#000", linewidth=None, linestyle="-", label="", alpha=None, zorder=2):
        look = svg.stroke(color, linewidth or rcParams["lines.linewidth"], linestyle, alpha)
        ends = [(0, value), (1, value)] if along == "x" else [(value, 0), (value, 1)]
        draw = lambda at: svg.path([at(x, y, along) for x, y in ends], **look)
        self._add(zorder, draw, *(((), (value,)) if along == "x" else ((value,), ())))
        self._key(Line2D([], [], color, linestyle, linewidth or rcParams["lines.linewidth"]), label)

    def axhline(self, y=0, **look):
        self._across("x", float(y), **look)

    def axvline(self, x=0, **look):
        self._across("y", float(x), **look)

    def axvspan(self, low, high, color="#000", alpha=None, linewidth=0, label="", zorder=1):
        look = svg.fill(color, alpha)
        corners = [(low, 0), (high, 0), (high, 1), (low, 1)]
        self._add(zorder, lambda at: svg.path([at(x, y, "y") for x, y in corners], close=True, **look), (low, high))
        self._key(Rectangle((0, 0), 1, 1, color, alpha=alpha), label)

    def contour(self, xs, ys, values, levels=(), colors=("#000",), linewidths=1.0, linestyles="-", **_):
        """Lines of equal value on a grid whose places are lists of lists: by the edges of each of its cells."""
        ends = []
        for level in levels:
            for j in range(len(values) - 1):
                for i in range(len(values[0]) - 1):
                    ends += crossings(
                        level,
                        [
                            (xs[b][a], ys[b][a], values[b][a])
                            for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                        ],
                    )
        color = colors if isinstance(colors, str) else colors[0]
        look = svg.stroke(color, linewidths if isinstance(linewidths, int | float) else linewidths[0], "-")
        drawn = [((float(x0), float(y0)), (float(x1), float(y1))) for (x0, y0), (x1, y1) in ends]
        points = [point for pair in drawn for point in pair]
        self._add(
            1, lambda at: "".join(svg.path([at(*a), at(*b)], **look) for a, b in drawn), *zip(*points, strict=True)
        )

    # --- words ---------------------------------------------------------------------------------------

    def text(
        self,
        x,
        y,
        words,
        ha="left",
        va="baseline",
        color=None,
        fontsize=None,
        weight="normal",
        alpha=None,
        transform=None,
        bbox=None,
        zorder=3,
        rotation=0,
        **_,
    ):
        size = fontsize or rcParams["font.size"]

        def draw(at):
            px, py = at(float(x), float(y), "both" if transform else None)
            made = svg.text(
                words, px, py, size, color or rcParams.get("text.color", "#000"), ha, va, weight, alpha, rotation
            )
            if not bbox:
                return made
            wide, high = svg.width(words, size) / 2 + 3, svg.height(words, size) / 2 + 2
            look = {**svg.fill(bbox.get("facecolor")), **svg.stroke(bbox.get("edgecolor"), 1)}
            return (
                svg.path(
                    [(px - wide, py - high), (px + wide, py - high), (px + wide, py + high), (px - wide, py + high)],
                    close=True,
                    **look,
                )
                + made
            )

        self._add(zorder, draw, clip=False)

    def annotate(
        self,
        words,
        xy,
        xytext=None,
        textcoords="data",
        arrowprops=None,
        ha="left",
        va="baseline",
        color=None,
        fontsize=None,
        weight="normal",
        zorder=3,
        **_,
    ):
        size, goal = fontsize or rcParams["font.size"], tuple(map(float, xy))

        def draw(at):
            tip = at(*goal)
            if xytext is None:
                start = tip
            elif textcoords == "offset points":
                start = (tip[0] + xytext[0], tip[1] - xytext[1])
            else:
                start = at(*map(float, xytext), "both" if textcoords == "axes fraction" else None)
            made = ""
            if arrowprops:
                begin = start
                if words:  # from the middle of the words' nearer edge
                    wide, high = svg.width(words, size), svg.height(words, size)
                    begin = (
                        start[0] + {"left": 0.5, "center": 0, "right": -0.5}[ha] * wide,
                        start[1] - (0.8 * high if tip[1] < start[1] else -0.3 * size),
                    )
                made = svg.arrow(begin, tip, **{"color": "#000", "linewidth": 1.0, **arrowprops})
            ink = color or rcParams.get("text.color", "#000")
            return made + (svg.text(words, *start, size, ink, ha, va, weight) if words else "")

        self._add(zorder, draw, clip=False)

    def legend(self, handles=None, labels=None, loc="best", fontsize=None, ncols=1, title=None, **_):
        self.own_legend = (handles, labels, loc, fontsize or rcParams["font.size"], ncols)

    def get_legend_handles_labels(self):
        return [shown for shown, _ in self.keyed], [label for _, label in self.keyed]

    # --- the frame -----------------------------------------------------------------------------------

    def set(self, **settings):
        for name, value in settings.items():
            getattr(self, f"set_{name}")(*(value if name in ("xlim", "ylim") else (value,)))

    def set_title(self, words, fontsize=None, loc="left", color=None, **_):
        self.title, self.title_look = words, {"size": fontsize or rcParams["axes.titlesize"], "ha": loc, "color": color}

    def set_xlabel(self, words, **_):
        self.xaxis.label = words

    def set_ylabel(self, words, **_):
        self.yaxis.label = words

    @staticmethod
    def _limit(axis, low, high):
        low, high = (low, high) if high is not None or not isinstance(low, tuple | list) else low
        axis.set = [axis.set[0] if low is None else float(low), axis.set[1] if high is None else float(high)]

    def set_xlim(self, low=None, high=None):
        self._limit(self.xaxis, low, high)

    def set_ylim(self, low=None, high=None):
        self._limit(self.yaxis, low, high)

    def _ends(self, axis):
        return tuple(axis.base**v if axis.base else v for v in axis.limits())

    def get_xlim(self):
        return self._ends(self.xaxis)

    def get_ylim(self):
        return self._ends(self.yaxis)

    def set_xscale(self, kind, base=10):
        for one in self.xaxis.all:
            one.base = base if kind == "log" else None

    def set_yscale(self, kind, base=10):
        for one in self.yaxis.all:
            one.base = base if kind == "log" else None

    def set_xticks(self, ticks, labels=None):
        self.xaxis.set_ticks(ticks, labels)
        self.xaxis.values += [] if self.xaxis.set != [None, None] else floats(ticks)

    def set_yticks(self, ticks, labels=None):
        self.yaxis.set_ticks(ticks, labels)
        self.yaxis.values += [] if self.yaxis.set != [None, None] else floats(ticks)

    def set_aspect(self, aspect):
        self.aspect = aspect

    def set_box_aspect(self, box):
        self.box = box

    def set_anchor(self, anchor):
        self.anchor = anchor

    def set_axisbelow(self, below):
        self.below = below

    def set_axis_off(self):
        self.on = False

    def axis(self, what):
        self.on = what != "off"

    def grid(self, visible=True, axis="both", color=None, **_):
        for name, one in (("x", self.xaxis), ("y", self.yaxis)):
            if axis in (name, "both"):
                one.grid = visible

    def margins(self, share):
        self.xaxis.margin = self.yaxis.margin = share

    def locator_params(self, axis="both", nbins=None, integer=None):
        for name, one in (("x", self.xaxis), ("y", self.yaxis)):
            if axis in (name, "both"):
                one.locator.set_params(nbins, integer)

    def minorticks_off(self):
        pass

    def tick_params(self, axis="both", length=None, labelsize=None, labelcolor=None, colors=None, **_):
        for name, one in (("x", self.xaxis), ("y", self.yaxis)):
            if axis in (name, "both"):
                one.length = one.length if length is None else length
                one.size, one.color = labelsize or one.size, labelcolor or colors or one.color

    def remove(self):
        self.on, self.things, self.keyed, self.title = False, [], [], ""


def stairs(xs, ys, style):
    """The corners of a line that goes in steps; of another, its own."""
    where = style.removeprefix("steps-")
    if where not in ("pre", "mid", "post") or len(xs) < 2:
        return xs, ys
    along, up = [xs[0]], [ys[0]]
    for (x0, y0), (x1, y1) in zip(zip(xs, ys, strict=True), list(zip(xs, ys, strict=True))[1:], strict=False):
        at = {"pre": x0, "mid": (x0 + x1) / 2, "post": x1}[where]
        along += [at, at]
        up += [y0, y1]
    return [*along, xs[-1]], [*up, ys[-1]]


def crossings(level, corners):
    """Where a line of equal value enters and leaves a cell, as pairs of places."""
    found = []
    for (x0, y0, v0), (x1, y1, v1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (v0 < level) != (v1 < level):
            share = (level - v0) / (v1 - v0)
            found.append((x0 + share * (x1 - x0), y0 + share * (y1 - y0)))
    return list(zip(found[::2], found[1::2], strict=True))


def marked(line, x, y):
    size = line.size
    return svg.marker(line.marker, x, y, size, line.face, line.edge, line.edge_width, line.alpha)
