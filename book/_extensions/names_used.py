"""At the end of each chapter: the library's names that it uses, a line and a link for each, from its own imports."""

import ast
import json
from functools import cache
from importlib import import_module
from pathlib import Path

from docutils import nodes
from folds import folded

from mistake_bounds.reference import ROOMS, rooms


def imported(notebook):
    """The names that the cells of a notebook import from `mistake_bounds.chapter` or a room, in alphabetical order."""
    cells = json.loads(Path(notebook).read_text(encoding="utf-8"))["cells"]
    code = ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    found = {
        alias.name
        for text in code
        if "from mistake_bounds" in text
        for line in ast.walk(ast.parse(text))
        if isinstance(line, ast.ImportFrom) and (line.module == "mistake_bounds.chapter" or line.module in ROOMS)
        for alias in line.names
        if line.module not in ROOMS or alias.name in import_module(line.module).__all__  # no module of a room
    }
    return sorted(found, key=str.lower)


@cache
def ours():
    """The library's names, with what is told of each."""
    return {one.name: one for _, _, names in rooms() for one in names}


def listed(name):
    """One of the library's names with what it does."""
    link = nodes.reference("", "", nodes.literal("", name), internal=True, refuri=f"library.html#{name}")
    return nodes.list_item("", nodes.paragraph("", "", link, nodes.Text(" " + ours()[name].summary)))


def list_names(app, doctree):
    """Put the list at the end of a chapter, folded."""
    source = Path(app.env.doc2path(app.env.docname))
    if source.suffix != ".ipynb":
        return
    items = [listed(name) for name in imported(source) if name in ours()]
    chapter = next(doctree.findall(nodes.section), None)
    if items and chapter is not None:
        words = [nodes.Text(f"The library's names on this page, {len(items)} lines")]
        chapter += folded(words, nodes.bullet_list("", *items), classes=("mb-names-used",))


def setup(app):
    app.connect("doctree-read", list_names)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
