"""A figure as the pages want it: inline SVG in the page's own colours, with a text alternative and a caption.

Matplotlib draws in stand-in colours; each becomes a CSS variable of the page, so that one picture
serves light and dark.  Outside the book the variables fall back to the light colours.
"""

import io
import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from html import escape

import matplotlib
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

INK, MUTED, GRID = "#010101", "#020202", "#030303"
BLUE, ORANGE, GREEN, RED, PURPLE, SURFACE = "#040404", "#050505", "#060606", "#070707", "#080808", "#090909"
PAGE_COLOURS = {
    INK: "var(--mb-ink, #1f2530)",
    MUTED: "var(--mb-muted, #586272)",
    GRID: "var(--mb-grid, #dcdfe5)",
    BLUE: "var(--mb-blue, #1d5aa6)",
    ORANGE: "var(--mb-orange, #a64b08)",
    GREEN: "var(--mb-green, #1a6e3d)",
    RED: "var(--mb-red, #b3261e)",
    PURPLE: "var(--mb-purple, #69409e)",
    SURFACE: "var(--mb-surface, #f4f2ec)",
}
DOTS = 72  # an inch, in SVG
SIDE = {1: BLUE, -1: ORANGE}
SIGN = {1: "+", -1: "−"}
STYLE = {
    "axes.edgecolor": MUTED,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "figure.facecolor": "none",
    "font.family": ["DejaVu Sans"],
    "font.size": 11,
    "grid.color": GRID,
    "legend.frameon": False,
    "lines.linewidth": 1.8,
    "savefig.facecolor": "none",
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
}


@dataclass(frozen=True)
class Picture:
    """A drawn figure with its ``alt`` text (what a reader who cannot see it is told) and its ``caption``.

    ``figure`` is the Matplotlib figure, whose lines and labels tests can look at.
    """

    figure: Figure
    alt: str
    caption: str = ""

    def svg(self) -> str:
        """The picture as an SVG element, in the page's colours and without fixed size."""
        return self._drawn

    @cached_property  # drawing again would lay the figure out a little differently
    def _drawn(self) -> str:
        buffer, salt = io.StringIO(), sha256(self.alt.encode()).hexdigest()[:8]
        with matplotlib.rc_context({**STYLE, "svg.hashsalt": salt}):
            box = _laid_out(self.figure).padded(matplotlib.rcParams["savefig.pad_inches"])
            options = {"metadata": {"Date": None, "Creator": None}, "bbox_inches": box, "dpi": DOTS}
            self.figure.savefig(buffer, format="svg", **options)
        text = buffer.getvalue()
        text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
        for stand_in, colour in PAGE_COLOURS.items():
            text = text.replace(stand_in, colour)
        text = re.sub("<[^>]*>", lambda tag: _in_hundredths(tag[0]), text)  # and not what a reader sees between tags
        text = re.sub(r'(?<= id=")|(?<=url\(#)|(?<=href="#)', f"f{salt}-", text)
        text = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', rf'<svg \1 role="img" {self._label()}>', text, count=1)
        text = text.replace("<text ", '<text class="nohighlight" ')  # a search marks no words inside a picture
        return text.strip()

    def _label(self) -> str:
        return f'aria-label="{escape(self.alt)}" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

    def _repr_html_(self) -> str:
        width = round(self.figure.get_size_inches()[0] * 104)
        caption = f"<figcaption>{escape(self.caption)}</figcaption>" if self.caption else ""
        return f'<figure class="mb-figure" style="max-width:{width}px">{self.svg()}{caption}</figure>'

    def __repr__(self) -> str:
        return f"Picture: {self.alt}"


def _laid_out(figure: Figure):
    """Lay a figure out for good, as SVG; the box in inches around all that is in it.

    ``bbox_inches="tight"`` comes to the same, but draws everything once more before, only to find out where it is.
    """
    FigureCanvasSVG(figure)
    dpi, engine = figure.dpi, figure.get_layout_engine()
    if engine is not None:
        for axes in figure.axes:  # as a figure does that is drawn
            axes.apply_aspect()
        engine.execute(figure)
        figure.set_layout_engine(None)
    box = figure.get_tightbbox().frozen()
    figure.dpi = dpi  # a renderer of SVG has set DOTS
    return box


def _in_hundredths(tag: str) -> str:
    """The numbers in a tag with two decimals, which for places and lengths are enough.

    >>> _in_hundredths('<path d="M 1.23456 -7.5"/>')
    '<path d="M 1.23 -7.5"/>'
    """
    return re.sub(r"-?\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}", tag)


def canvas(width: float = 5.8, height: float = 3.9, columns: int = 1, rows: int = 1, **options):
    """A figure in the house style, in inches, and its axes (one, or an array of them).

    A phone shrinks it to 358 pixels, and letters of less than 8 pixels make it scroll instead: with letters of
    10 points it may be 6.1 inches wide.  Where that is not enough, panels stand below each other.
    """
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        return figure, figure.subplots(rows, columns, **options)


def rounded(number, digits: int = 1) -> str:
    """A number as a picture tells it: to so many digits, without those at the end that are zeros.

    >>> rounded(1492.03), rounded(57.84), rounded(0.0127, 3)
    ('1,492', '57.8', '0.013')
    """
    written = f"{float(number):,.{digits}f}"
    return written.rstrip("0").rstrip(".") if "." in written else written


def styled(draw):
    """Let a drawing function use the house style for whatever it makes."""

    def drawn(*args, **options):
        with matplotlib.rc_context(STYLE):
            return draw(*args, **options)

    drawn.__name__, drawn.__doc__, drawn.__module__ = draw.__name__, draw.__doc__, draw.__module__
    drawn.__wrapped__ = draw
    return drawn
