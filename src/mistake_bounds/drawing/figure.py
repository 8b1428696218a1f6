"""A figure as the pages want it: inline SVG in the page's own colours, with a text alternative and a caption.

A chart is drawn in stand-in colours; each becomes a CSS variable of the page, so that one picture
serves light and dark.  Outside the book the variables fall back to the light colours.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from html import escape

from mistake_bounds.drawing import svg as plain
from mistake_bounds.drawing.chart import BLUE, GREEN, GRID, INK, MUTED, ORANGE, PAPER, PURPLE, RED, SURFACE, Chart

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
    PAPER: "var(--mb-paper, #fdfcfa)",
}

# A letter of mathematics in a caption: one that stands alone, but for the article and the pronoun.
LETTER = re.compile("(?<![\\w'’“])(?:[b-zB-HJ-Z\u0370-\u03ff](?![\\w'’”]|-\\w)|[aA](?=[,)⟩⁺₀-₉]| [=<≤>≥+−·∈]))")


@dataclass(frozen=True)
class Picture:
    """A `Chart` with its alternative text ``alt`` and its ``caption``."""

    chart: Chart
    alt: str
    caption: str = ""

    def svg(self) -> str:
        """The picture as an SVG element, in the page's colours and without fixed size."""
        return self._drawn

    @cached_property  # drawing again would lay the figure out a little differently
    def _drawn(self) -> str:
        salt = sha256(self.alt.encode()).hexdigest()[:8]
        text = _backend()(self.chart, salt)
        for stand_in, colour in PAGE_COLOURS.items():
            text = text.replace(stand_in, colour)
        text = text.replace("font-family: 'DejaVu Sans'; ", "")  # the family is the page's
        text = re.sub("<[^>]*>", lambda tag: _in_hundredths(tag[0]), text)  # and not what a reader sees between tags
        text = re.sub(r'(?<= id=")|(?<=url\(#)|(?<=href="#)', f"f{salt}-", text)
        text = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', rf'<svg \1 role="img" {self._label()}>', text, count=1)
        text = text.replace("<text ", '<text class="nohighlight" ')  # a search marks no words inside a picture
        return text.strip()

    def _label(self) -> str:
        return f'aria-label="{escape(self.alt)}" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

    def _repr_html_(self) -> str:
        width = round(self.chart.size[0] * 112)
        words = LETTER.sub(lambda letter: f"<i>{letter[0]}</i>", escape(self.caption, quote=False))
        caption = f"<figcaption>{words}</figcaption>" if words else ""
        return f'<figure class="mb-figure" style="max-width:{width}px">{self.svg()}{caption}</figure>'

    def __repr__(self) -> str:
        return f"Picture: {self.alt}"


def _backend():
    """The backend: Matplotlib if it is installed, else, as in a page whose cells run, the standard library."""
    try:
        import matplotlib

        _ = matplotlib.__version__  # a page has a stand-in, which has none
    except (ImportError, AttributeError):
        return plain.svg
    from mistake_bounds.drawing.with_matplotlib import svg

    return svg


def _in_hundredths(tag: str) -> str:
    """The numbers in a tag with two decimals, which for places and lengths are enough.

    >>> _in_hundredths('<path d="M 1.23456 -7.5"/>')
    '<path d="M 1.23 -7.5"/>'
    """
    return re.sub(r"-?\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}", tag)
