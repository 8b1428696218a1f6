"""The path through the book: its core chapters, whose titles in the list of contents begin with ●, in their order.

Each of them ends with a link to the next.  What a reader has solved is marked in that list by progress.js.
The directive {builds-on} lists for each chapter those on which it builds, as its own line *You need* has it.
"""

import json
import re
from functools import cache
from html import escape
from pathlib import Path

import yaml
from docutils import nodes
from sphinx.util.docutils import SphinxDirective

MARK = "● "


@cache
def parts(source):
    """The parts of the book, as its list of contents has them."""
    return yaml.safe_load((Path(source) / "_toc.yml").read_text(encoding="utf-8"))["parts"]


def path(source):
    """The pages of the path and their titles, in their order."""
    pages = [page for part in parts(source) for page in part["chapters"]]
    return {page["file"]: page["title"].removeprefix(MARK) for page in pages if page.get("title", "").startswith(MARK)}


def lead_on(app, page, template, context, doctree):
    """At the end of a core chapter: which comes next on the path."""
    pages = path(app.srcdir)
    if page not in pages or "body" not in context:
        return
    order = list(pages)
    place = order.index(page) + 1
    words = f"● This chapter is number {place} of the {len(order)} on the path."
    if place < len(order):
        link = escape(context["pathto"](order[place]))
        words += f' Next: <a href="{link}">{escape(pages[order[place]])}</a>.'
    context["body"] += f'<p class="mb-path">{words}</p>'


NEEDED = re.compile(r"^- \*You need\*:?(.*(?:\n(?!-).*)*)", re.MULTILINE)
TITLE = re.compile(r"^# (.+)", re.MULTILINE)
LINKED = re.compile(r"\]\(([\w-]+)\.ipynb[^)]*\)")


def needed(source):
    """The titles of the chapters, in the order of the book, and for each those that its line *You need* links to."""
    listed = {
        Path(page["file"]).name: page for part in parts(source) if "numbered" in part for page in part["chapters"]
    }
    titles = {}
    found = {}
    for page, entry in listed.items():
        cells = json.loads((Path(source) / "book" / f"{page}.ipynb").read_text(encoding="utf-8"))["cells"]
        text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
        line = NEEDED.search(text)
        linked = dict.fromkeys(LINKED.findall(line[1])) if line else {}
        titles[page] = entry.get("title") or TITLE.search(text)[1]
        found[page] = [other for other in linked if other in listed and other != page]
    return titles, found


ROW, ARCS, LETTERS = 24, 230, 380  # of the drawing: the height of a line, the widths of the arcs and of the titles


def arcs(chapters, titles):
    """A drawing of which chapter builds on which: their titles in a column, an arc from each to those that it needs."""
    height = {page: ROW * (row + 0.5) for row, page in enumerate(chapters)}
    drawn = []
    for page, on in chapters.items():
        for other in on:
            top = min(height[page], height[other])
            bottom = max(height[page], height[other])
            reach = ARCS * (0.15 + 0.85 * (bottom - top) / (ROW * len(chapters)))
            drawn.append(f'<path d="M{ARCS} {top}C{ARCS - reach} {top} {ARCS - reach} {bottom} {ARCS} {bottom}"/>')
    names = [
        f'<circle cx="{ARCS}" cy="{y}" r="{5 if titles[page].startswith(MARK) else 3}"/>'
        f'<text x="{ARCS + 12}" y="{y + 5}">{escape(titles[page].removeprefix(MARK))}</text>'
        for page, y in height.items()
    ]
    size = f'viewBox="0 0 {ARCS + LETTERS} {ROW * len(chapters)}"'
    label = 'role="img" aria-label="An arc leads from each chapter to those that it builds on, as the table says."'
    return f'<div class="mb-drawing mb-arcs"><svg {size} {label}>{"".join([*drawn, *names])}</svg></div>'


class BuildsOn(SphinxDirective):
    """For each chapter, on which others it builds: a drawing, and a table that says the same."""

    def run(self):
        titles, chapters = needed(self.env.srcdir)
        link = lambda pages: ", ".join(f"[](/book/{page}.ipynb)" for page in pages) or "–"
        lines = [
            "| chapter | builds on |",
            "|---|---|",
            *(f"| {link([page])} | {link(on)} |" for page, on in chapters.items()),
        ]
        return [nodes.raw("", arcs(chapters, titles), format="html"), *self.parse_text_to_nodes("\n".join(lines))]


def setup(app):
    app.add_directive("builds-on", BuildsOn)
    app.connect("html-page-context", lead_on, priority=400)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
