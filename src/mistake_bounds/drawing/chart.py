"""A chart as data: marks in panels.  Two backends draw it, and the alternative text comes from the same data.

A *mark* is in the units of its panel; numbers may be exact.  A named one is in the legend and in the text.
Colours are stand-ins, each of which becomes a CSS variable of the page (`figure.PAGE_COLOURS`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any, Literal

from mistake_bounds.exact import Number

INK, MUTED, GRID = "#010101", "#020202", "#030303"
BLUE = "#040404"
ORANGE = "#050505"
GREEN = "#060606"
RED = "#070707"
PURPLE = "#080808"
SURFACE, PAPER = "#090909", "#0a0a0a"
# A colour for each role, and for each label; where several runs are compared, each has one of its own.
TARGET, LEARNER, MISTAKE, BOUND = GREEN, INK, RED, PURPLE
SIDE = {1: BLUE, -1: ORANGE}
SIGN = {1: "+", -1: "−"}
NARROW = 4.85  # inches: a phone has 358 pixels for a drawing, so that each of 11 points for a letter has a pixel
FAINT = 1.3  # points: how thick a dashed line is

Numbers = Sequence[Number]
Point = tuple[Number, Number]
Dash = Literal["-", "--", ":", "-.", ""]


# marks


@dataclass(frozen=True)
class Line:
    """A line through points; with ``dash=""`` the points alone, each with its ``marker``.

    ``steps`` is ``"post"`` or ``"mid"`` where the line goes in steps; a line that may leave the frame has no ``clip``.
    """

    xs: Numbers
    ys: Numbers
    name: str = ""
    colour: str = INK
    dash: Dash = "-"
    width: float = 0
    marker: str = ""
    size: float = 6
    hollow: bool = False
    edge: float = 1
    steps: str = ""
    alpha: float = 1
    clip: bool = True

    @property
    def description(self) -> str:
        """Its name, and where it begins and ends."""
        first, last = (f"{short(ys)} at {short(xs)}" for xs, ys in ((self.xs[k], self.ys[k]) for k in (0, -1)))
        return f"{self.name}: {first}, {last}"


@dataclass(frozen=True)
class Level:
    """A line across the panel at a height, or ``upright`` at a place."""

    at: Number
    name: str = ""
    colour: str = INK
    dash: Dash = "-"
    width: float = 0
    upright: bool = False

    @property
    def description(self) -> str:
        return f"{self.name}: {short(self.at)}"


@dataclass(frozen=True)
class Bars:
    """A bar at each place, from the base, or each from its own; ``across`` lays them flat."""

    places: Numbers
    lengths: Numbers
    name: str = ""
    colour: str = BLUE
    base: Number | Numbers = 0
    thick: float = 0.8
    across: bool = False
    edge: str = ""
    dash: Dash = "-"
    width: float = 1
    alpha: float = 1

    @property
    def corners(self) -> list[tuple[float, float, float, float]]:
        """Left, bottom, width and height of each."""
        bases = self.base if isinstance(self.base, Sequence) else [self.base] * len(self.places)
        found = []
        for place, base, length in zip(self.places, bases, self.lengths, strict=True):
            side = float(place) - self.thick / 2
            start = float(base)
            long = float(length)
            found.append((start, side, long, self.thick) if self.across else (side, start, self.thick, long))
        return found

    @property
    def description(self) -> str:
        return f"{self.name}: {', '.join(map(short, self.lengths))}"


@dataclass(frozen=True)
class Fill:
    """A polygon, filled with a ``colour`` and round it an ``edge``, if they have one."""

    xs: Numbers
    ys: Numbers
    name: str = ""
    colour: str = BLUE
    alpha: float = 1
    edge: str = ""
    dash: Dash = "-"
    width: float = 1


def box(left: Number, bottom: Number, wide: Number, high: Number, **look: Any) -> Fill:
    """A rectangle."""
    return Fill((left, left + wide, left + wide, left), (bottom, bottom, bottom + high, bottom + high), **look)


def band(low: Sequence[Point], high: Sequence[Point], **look: Any) -> Fill:
    """The area between two curves, given by their points."""
    return Fill(*zip(*low, *reversed(high), strict=True), **look)


def stairs(points: Sequence[Point], steps: str = "post") -> list[Point]:
    """The corners of a line that goes in steps, halfway from point to point or at the next one.

    >>> stairs([(0, 3), (1, 2)])
    [(0, 3), (1, 3), (1, 2)]
    """
    corners = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        at = x1 if steps == "post" else (x0 + x1) / 2
        corners += [(at, y0), (at, y1)]
    return corners if steps == "post" else [*corners, points[-1]]


def arc(radius: float, most: float = pi) -> tuple[list[float], list[float]]:
    """Points about 0, x and y, at all angles to the first axis that are at most so great."""
    turns = [most * (i / 90 - 1) for i in range(181)]
    return [radius * cos(turn) for turn in turns], [radius * sin(turn) for turn in turns]


@dataclass(frozen=True)
class Text:
    """Words in the middle of a place, in a small box of the surface's colour if ``boxed``."""

    x: Number
    y: Number
    words: str
    colour: str = INK
    size: float = 11
    ha: str = "center"
    va: str = "center"
    bold: bool = False
    boxed: bool = False


@dataclass(frozen=True)
class Note:
    """Words beside a point, so many points of type to the right and up.

    With a ``place``, two shares of the frame, they stand there instead, with a thin line to the point unless ``at`` is
    None.
    """

    at: Point | None
    words: str
    colour: str = INK
    shift: tuple[float, float] = (4, 3)
    ha: str = "left"
    va: str = "baseline"
    size: float = 11
    place: tuple[float, float] | None = None


@dataclass(frozen=True)
class Arrow:
    """An arrow, shortened by so many points at both ends, and bent to the left by a share of its length."""

    start: Point
    end: Point
    colour: str = INK
    width: float = 1.8
    shrink: float = 0
    bend: float = 0


Mark = Line | Level | Bars | Fill | Text | Note | Arrow
DATA = Line | Level | Bars


# panels


@dataclass(frozen=True)
class Panel:
    """Marks, in the order in which they are drawn, in a frame.

    ``frame`` is ``"axes"``; ``"table"``, with the names of columns above, those of rows on the left and no line; or
    ``"none"``.  ``grid`` names the axes with lines at their ticks.  Ticks are places, or names by places; a
    logarithmic axis has the base ``xlog`` or ``ylog``; ``xform`` and ``yform`` are format specifications of the ticks.
    In an ``equal`` panel a unit is as long across as up.  The legend is in a corner, such as ``"upper left"``.
    """

    marks: Sequence[Mark]
    title: str = ""
    xlabel: str = ""
    ylabel: str = ""
    xlim: tuple[Number | None, Number | None] = (None, None)
    ylim: tuple[Number | None, Number | None] = (None, None)
    xlog: int = 0
    ylog: int = 0
    xticks: Sequence[Number] | Mapping[Number, str] | None = None
    yticks: Sequence[Number] | Mapping[Number, str] | None = None
    xform: str = ""
    yform: str = ""
    frame: Literal["axes", "table", "none"] = "axes"
    grid: Literal["xy", "x", "y", ""] = "xy"
    equal: bool = False
    legend: str = ""

    def describe(self) -> list[str]:
        """A sentence for each mark of data that has a name."""
        return [mark.description for mark in self.marks if isinstance(mark, DATA) and mark.name]

    def counts(self, axis: str) -> bool:
        """Are there only whole numbers along an axis, so that its ticks are whole as well?"""
        along = [values for mark in self.marks for values in _values(mark, axis)]
        return bool(along) and all(isinstance(value, int) for value in along)


def _values(mark: Mark, axis: str) -> list[Numbers]:
    if isinstance(mark, Line):
        return list(mark.xs if axis == "x" else mark.ys)
    if isinstance(mark, Bars):
        return list(mark.places if (axis == "x") != mark.across else mark.lengths)
    return []


@dataclass(frozen=True)
class Chart:
    """Panels in rows of so many ``columns``, all beside one another by default; the size is in inches.

    With letters of 11 points, the smallest, it is as wide as a phone if it is `NARROW`; letters that a phone would make
    smaller than 11 pixels make it scroll instead.  Where that is not enough, panels stand below each other.

    ``heights`` are the shares of the rows.  Panels may ``share`` their ``"x"``, ``"y"`` or ``"xy"`` axes.  The legend
    of all panels is ``"below"`` them or on their ``"right"``.
    """

    panels: Sequence[Panel]
    size: tuple[float, float] = (NARROW, 3.6)
    columns: int = 0
    heights: Sequence[float] = field(default=())
    share: Literal["", "x", "y", "xy"] = ""
    legend: Literal["", "below", "right"] = ""

    @property
    def rows(self) -> list[Sequence[Panel]]:
        columns = self.columns or len(self.panels)
        return [self.panels[k : k + columns] for k in range(0, len(self.panels), columns)]

    def describe(self) -> str:
        """The alternative text: what the named marks show, panel by panel."""
        panels = [(panel.title, "; ".join(panel.describe())) for panel in self.panels]
        return ". ".join(f"{title}: {text}" if title else text for title, text in panels if text)


def chart(*marks: Mark, size: tuple[float, float] = (NARROW, 3.6), legend: str = "", **panel: Any) -> Chart:
    """A chart of one panel: its legend in a corner, ``"below"`` it or on its ``"right"``.

    >>> chart(Line((1, 2), (3, 4.5), "mistakes"), Level(6, "bound")).describe()
    'mistakes: 3 at 1, 4.5 at 2; bound: 6'
    """
    outside = legend in ("below", "right")
    only = Panel(marks, legend="" if outside else legend, **panel)
    return Chart((only,), size, legend=legend if outside else "")


# words


def rounded(number: Number, digits: int = 1) -> str:
    """A number as a picture writes it: to so many digits, without the zeros at the end.

    >>> rounded(1492.03), rounded(57.84), rounded(0.0127, 3)
    ('1,492', '57.8', '0.013')
    """
    written = f"{float(number):,.{digits}f}"
    return written.rstrip("0").rstrip(".") if "." in written else written


def short(number: Number) -> str:
    """A number to three digits, whole ones in full.

    >>> short(1492), short(1492.03), short(0.012345)
    ('1,492', '1,492', '0.0123')
    """
    return f"{float(number):,.0f}" if isinstance(number, int) or abs(float(number)) >= 100 else f"{float(number):.3g}"


def meeting(x: Number, y: Number, words: str) -> tuple[Line, Note]:
    """The point where a floor and a ceiling meet, with a note at the foot of the panel."""
    point = Line((x,), (y,), colour=MUTED, dash="", marker="o", size=7)
    return point, Note((x, y), words, MUTED, ha="right", place=(0.98, 0.05))


# the plane


def boundary(w: Numbers, reach: Number, **look: Any) -> list[Line]:
    """The line w₁x₁ + w₂x₂ + w₃ = 0, far beyond a frame that reaches so far from 0; none where w has no direction."""
    a, b, c = (*map(float, w), 0.0)[:3]
    size = hypot(a, b)
    if not size:
        return []
    (p, q) = foot(w)
    far = 4 * float(reach) / size
    return [Line((p - far * b, p + far * b), (q + far * a, q - far * a), **look)]


def foot(w: Numbers) -> tuple[float, float]:
    """The point of that line that is nearest to 0."""
    a, b, c = (*map(float, w), 0.0)[:3]
    return -c * a / (a * a + b * b), -c * b / (a * a + b * b)


def ring(x: Numbers, **look: Any) -> Line:
    """A ring round a point."""
    return Line(
        (x[0],), (x[1],), **({"colour": MISTAKE, "size": 17, "edge": 1.6} | look), dash="", marker="o", hollow=True
    )


def signs(examples: Iterable) -> list[Line]:
    """A + or − for each example, in the colour of its side."""
    look = {"dash": "", "size": 10, "edge": 2.2}
    return [Line((x[0],), (x[1],), colour=SIDE[y], marker={1: "+", -1: "_"}[y], **look) for x, y in examples]
