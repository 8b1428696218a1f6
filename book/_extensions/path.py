"""The path through the book: its core chapters, whose titles in the list of contents begin with ●, in their order.

Each of them ends with a link to the next.  What a reader has read and solved is marked in that list by progress.js.
The directive {builds-on} lists for each chapter those on which it builds, as its own line *You need* has it.
"""

import json
import re
from functools import cache
from html import escape
from pathlib import Path

import yaml
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
LINKED = re.compile(r"\]\(([\w-]+)\.ipynb[^)]*\)")


def needed(source):
    """The chapters, in the order of the book, each with those that its line *You need* links to."""
    pages = [Path(page["file"]).name for part in parts(source) if "numbered" in part for page in part["chapters"]]
    found = {}
    for page in pages:
        cells = json.loads((Path(source) / "book" / f"{page}.ipynb").read_text(encoding="utf-8"))["cells"]
        text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
        line = NEEDED.search(text)
        linked = dict.fromkeys(LINKED.findall(line[1])) if line else {}
        found[page] = [other for other in linked if other in pages and other != page]
    return found


class BuildsOn(SphinxDirective):
    """For each chapter, on which others it builds."""

    def run(self):
        chapters = needed(self.env.srcdir)
        link = lambda pages: ", ".join(f"[](/book/{page}.ipynb)" for page in pages) or "–"
        lines = [
            "| chapter | builds on |",
            "|---|---|",
            *(f"| {link([page])} | {link(on)} |" for page, on in chapters.items()),
        ]
        return self.parse_text_to_nodes("\n".join(lines))


def setup(app):
    app.add_directive("builds-on", BuildsOn)
    app.connect("html-page-context", lead_on, priority=400)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
