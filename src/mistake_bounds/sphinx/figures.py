"""Figures are numbered by chapter, as they stand: Figure 3.2. Sphinx does not see those that code draws.

The first sentence of a caption is the point of the figure, in italics; what follows says how to read it.

A drawing shrinks with the page.  One whose smallest letters a phone would make smaller than `READABLE` keeps a width at
which they are not, and scrolls in a box of its own above its caption.

Matplotlib puts a style sheet into each drawing, which speaks of all elements of its page: a browser styles the page
anew at each of them.  The drawing itself carries its rules instead.
"""

import re
from itertools import count
from math import ceil

PHONE = 358  # pixels: what a screen of 390 leaves for a drawing
READABLE = 11  # pixels

SHEET = re.compile(
    r"(<svg\b)((?:(?!</svg>).)*?)\s*<defs>\s*"
    r"<style[^>]*>\*\{stroke-linejoin: round; stroke-linecap: butt\}</style>\s*</defs>",
    re.DOTALL,
)

FIGURE = re.compile(r'<figure\b[^>]*class="mb-figure".*?</figure>', re.DOTALL)
DRAWING = re.compile(r'<svg\b[^>]*?viewBox="[-\d.]+ [-\d.]+ ([\d.]+) [\d.]+".*?</svg>', re.DOTALL)
POINT = re.compile(r"<figcaption>(.*?(?:[.?!](?=\s|</figcaption>)|(?=</figcaption>)))", re.DOTALL)
LETTERS = re.compile(r'<text\b[^>]*?(?:font: |font-size: |font-size=")([\d.]+)')


def narrowest(drawing):
    """How many pixels wide a drawing has to be, so that its letters can be read; 0 where a phone is wide enough.

    >>> narrowest('<svg viewBox="0 0 500 300"><text style="font: 10px sans-serif">a</text></svg>')
    550
    >>> narrowest('<svg viewBox="0 0 400 300"><text font-size="15">a</text></svg>')
    0
    """
    match = DRAWING.match(drawing)
    letters = [float(size) for size in LETTERS.findall(drawing)]
    if not letters or PHONE / float(match[1]) * min(letters) >= READABLE:
        return 0
    return ceil(float(match[1]) * READABLE / min(letters))


def boxed(figure):
    """A figure with its drawing in a box.

    >>> boxed('<figure class="mb-figure"><svg viewBox="0 0 9 9"></svg></figure>')
    '<figure class="mb-figure"><div class="mb-drawing"><svg viewBox="0 0 9 9"></svg></div></figure>'
    """

    def box(drawing):
        least = narrowest(drawing[0])
        kept = drawing[0].replace("<svg", f'<svg style="min-width:{least}px"', 1) if least else drawing[0]
        return f'<div class="mb-drawing">{kept}</div>'

    return DRAWING.sub(box, figure)


def without_sheets(body):
    """The page's HTML, whose drawings state how their lines join and end.

    >>> sheet = "<defs><style>*{stroke-linejoin: round; stroke-linecap: butt}</style></defs>"
    >>> without_sheets(f'<svg width="9">{sheet}<path/></svg>')
    '<svg stroke-linejoin="round" stroke-linecap="butt" width="9"><path/></svg>'
    """
    return SHEET.sub(r'\1 stroke-linejoin="round" stroke-linecap="butt"\2', body)


def numbered(body, chapter):
    """The page's HTML with a number before each caption, and a name for each figure.

    >>> numbered("<figure><figcaption>Two meet. Both are long.</figcaption></figure>", "3.")[22:]
    '<figcaption><strong>Figure 3.1.</strong> <em>Two meet.</em> Both are long.</figcaption></figure>'
    """
    numbers = count(1)

    def number(figure):
        if "<figcaption>" not in figure[0]:
            return figure[0]
        k = next(numbers)
        named = figure[0] if " id=" in figure[1] else figure[0].replace("<figure", f'<figure id="figure-{k}"', 1)
        return POINT.sub(rf"<figcaption><strong>Figure {chapter}{k}.</strong> <em>\1</em>", named, count=1)

    return re.sub(r"(<figure\b[^>]*>).*?</figure>", number, body, flags=re.DOTALL)


def number_figures(app, page, template, context, doctree):
    """Number the figures of a page by its chapter, or from 1 where the page has no number; and box their drawings."""
    if "body" in context and doctree is not None:
        context["body"] = without_sheets(context["body"])
        context["body"] = FIGURE.sub(lambda figure: boxed(figure[0]), context["body"])
        chapter = app.env.toc_secnumbers.get(page, {}).get("")
        context["body"] = numbered(context["body"], f"{chapter[0]}." if chapter else "")


def setup(app):
    app.connect("html-page-context", number_figures)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
