"""The order of the book, from its list of contents: Part I is the path, ten chapters for ten weeks.

A chapter has a number; a page that stands below it in the list has none.  Each chapter of Part I ends with a link to
the next.  The list of contents on a page shows one part open, and the rooms of the library only there.  What a reader
has solved is marked in that list by progress.js.  The directive {builds-on} lists for each chapter those on which it
builds, as its own line *You need* has it, with a drawing of Part I.
"""

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from textwrap import wrap

import yaml
from docutils import nodes
from sphinx.util.docutils import SphinxDirective


@cache
def parts(source):
    """The parts of the book, as its list of contents has them."""
    return yaml.safe_load((Path(source) / "_toc.yml").read_text(encoding="utf-8"))["parts"]


@cache
def text_of(source, page):
    """The words of a page: its Markdown, or that of its notebook."""
    path = Path(source) / f"{page}.ipynb"
    if not path.exists():
        return path.with_suffix(".md").read_text(encoding="utf-8")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


TITLE = re.compile(r"^# (.+)", re.MULTILINE)


def title_of(source, page):
    return TITLE.search(text_of(source, page))[1]


def path(source):
    """The chapters of Part I and their titles, in their order."""
    return {entry["file"]: title_of(source, entry["file"]) for entry in parts(source)[0]["chapters"]}


def lead_on(app, page, template, context, doctree):
    """At the end of a chapter of Part I: which comes next."""
    pages = path(app.srcdir)
    if page not in pages or "body" not in context:
        return
    order = list(pages)
    place = order.index(page) + 1
    words = f"This was chapter {place} of the {len(order)} of Part I."
    if place < len(order):
        link = escape(context["pathto"](order[place]))
        words += f' Next: <a href="{link}">{place + 1}. {escape(pages[order[place]])}</a>.'
    else:
        words += " The chapters of Part II go further, in any order."
    context["body"] += f'<p class="mb-path">{words}</p>'


# --- the list of contents on a page ---------------------------------------------------------------

CAPTION = re.compile(r'<p [^>]*class="caption"[^>]*>(.*?)</p>')
CURRENT = re.compile(r'class="(?:[^"]* )?current[ "]')
LIBRARY = "book/library"


def one_part_open(html, at_home=False):
    """The list of contents with a fold for each part, of which that of the page is open, or the first at home.

    >>> print(one_part_open('<p class="caption" role="heading">I</p>\\n<ul><li class="current"></li></ul>'))
    <details class="mb-part" name="mb-part" open><summary>I</summary>
    <ul><li class="current"></li></ul></details>
    <BLANKLINE>
    """
    before, *of_parts = re.split(r'(?=<p [^>]*class="caption")', html)
    shown = [before]
    for number, part in enumerate(of_parts):
        opened = " open" if (at_home and not number) or CURRENT.search(part) else ""
        summary = CAPTION.sub(r"<summary>\1</summary>", part, count=1)
        shown.append(f'<details class="mb-part" name="mb-part"{opened}>{summary.rstrip()}</details>\n')
    return "".join(shown)


def fold_parts(app, page, template, context, doctree):
    """Fold the list of contents of a page by parts."""
    made = context.get("generate_toctree_html")
    if made is None:
        return

    def folded(kind, **options):
        soup = made(kind, **options)
        if kind != "sidebar":
            return soup
        for entry in soup.select("li.has-children"):
            if entry.a["href"].endswith("library.html") and not page.startswith(LIBRARY):
                entry.details.decompose()  # its rooms
                entry["class"].remove("has-children")
        for below in soup.select("li.has-children > details"):
            below.summary["aria-label"] = f"Pages below {below.parent.a.get_text().strip()}"
        for below in soup.select("ul:first-of-type > li > details"):
            below["open"] = None  # labs stand beside their chapter
        return one_part_open(str(soup), at_home=page == app.config.root_doc or not CURRENT.search(str(soup)))

    context["generate_toctree_html"] = folded


# --- which chapter builds on which ----------------------------------------------------------------

NEEDED = re.compile(r"^- \*You need\*:?(.*(?:\n(?!-).*)*)", re.MULTILINE)
LINKED = re.compile(r"\]\(([\w-]+)\.ipynb[^)]*\)")


def needed(source):
    """For each chapter, in the order of the book, those that its line *You need* links to."""
    listed = [entry["file"] for part in parts(source) if "numbered" in part for entry in part["chapters"]]
    found = {}
    for page in listed:
        line = NEEDED.search(text_of(source, page))
        linked = dict.fromkeys(f"book/{name}" for name in LINKED.findall(line[1])) if line else {}
        found[page] = [other for other in linked if other in listed and other != page]
    return found


def levels(needs):
    """For each chapter, how many there are on the longest way to it.

    >>> levels({"a": [], "b": ["a"], "c": ["a", "b"]})
    {'a': 0, 'b': 1, 'c': 2}
    """
    depth = {}
    for page, on in needs.items():
        depth[page] = 1 + max((depth[other] for other in on if other in depth), default=-1)
    return depth


COLUMN, HIGH, DOWN = 664, 64, 114  # the width of a page's column; the height of a box, and from box to box


def bend(start, end):
    """A piece of a way, which leaves and arrives straight down."""
    middle = (start[1] + end[1]) / 2
    return f"C{start[0]} {middle} {end[0]} {middle} {end[0]} {end[1]}"


def drawn(needs, titles):
    """A drawing of chapters in rows, each below all that it builds on, with a line from each of these."""
    depth = levels(needs)
    rows = [[page for page in needs if depth[page] == row] for row in range(1 + max(depth.values()))]
    across = COLUMN / max(map(len, rows))
    wide = across - 28
    centre = {
        page: (across * (column + 0.5), DOWN * row + HIGH / 2 + 4)
        for row, pages in enumerate(rows)
        for column, page in enumerate(pages)
    }
    height = DOWN * (len(rows) - 1) + HIGH + 8
    lines, boxes = [], []
    for page, on in needs.items():
        x, y = centre[page]
        for other in on:
            x0, y0 = centre[other]
            way = [(x0, y0 + HIGH / 2), (x, y - HIGH / 2)]
            if depth[page] - depth[other] > 1:  # between the columns, past the boxes of other rows
                side = 1 if x0 > x or (x0 == x and x > across) else -1
                lane = min(max(5, x + side * across / 2), COLUMN - 5)
                way[1:1] = [(lane, way[0][1] + DOWN - HIGH), (lane, way[1][1] - DOWN + HIGH)]
            lines.append(f'<path d="M{x0} {way[0][1]}{"".join(map(bend, way, way[1:]))}"/>')
        number = list(needs).index(page) + 1
        words = wrap(f"{number}. {titles[page]}", int(wide / 7.7))
        said = "".join(
            f'<text x="{x}" y="{y + 5 + 18 * (k - (len(words) - 1) / 2)}">{escape(word)}</text>'
            for k, word in enumerate(words)
        )
        corner = f'x="{x - wide / 2}" y="{y - HIGH / 2}" width="{wide}" height="{HIGH}" rx="8"'
        boxes.append(f'<a href="{page.removeprefix("book/")}.html"><rect {corner}/>{said}</a>')
    label = 'aria-label="Part I: a line leads down to each chapter from those that it builds on, as the table says."'
    size = f'viewBox="0 0 {COLUMN} {height}" style="min-width:{COLUMN}px"'
    return f'<div class="mb-drawing mb-builds"><svg role="group" {size} {label}>{"".join([*lines, *boxes])}</svg></div>'


class BuildsOn(SphinxDirective):
    """For each chapter, on which others it builds: a drawing of Part I, and a table of all."""

    def run(self):
        source = self.env.srcdir
        chapters = needed(source)
        titles = path(source)
        first = {page: [other for other in chapters[page] if other in titles] for page in titles}
        link = lambda pages: ", ".join(f"[](/{page}.ipynb)" for page in pages) or "–"
        lines = [
            "| chapter | builds on |",
            "|---|---|",
            *(f"| {link([page])} | {link(on)} |" for page, on in chapters.items()),
        ]
        return [nodes.raw("", drawn(first, titles), format="html"), *self.parse_text_to_nodes("\n".join(lines))]


def setup(app):
    app.add_directive("builds-on", BuildsOn)
    app.connect("html-page-context", lead_on, priority=400)
    app.connect("html-page-context", fold_parts, priority=900)  # when the theme has given the list
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
