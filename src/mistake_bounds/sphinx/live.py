"""Cells that a reader can run in the page: marks them, and gives their pages what live.js needs.

A page that was a notebook carries the sources of its code cells as JSON, and the address of the folder with the packed
files, of which none is fetched before a first press.  The packed files are those of the package
``mistake_bounds_live``, a wheel of a release, or of the folder that the configuration ``live_files`` names; without
either, pages have no buttons.  ``live_record`` names a file of JSON: for each page, cells that need compiled code by
their ids, with the package that they need.  These have a note in place of a button.  Modules beside the configuration
that a page's cells import travel with the page.
"""

import gzip
import json
import re
import shutil
from base64 import b64encode
from math import ceil
from pathlib import Path

from docutils import nodes
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform

from mistake_bounds.sphinx import folds

KEY = 16  # signs at the end of the folder's name by which a browser knows what is in it
OFFLINE = "offline.js"
NOT_PYTHON = (OFFLINE, "licences.txt")  # what no page that a server gives fetches
ASKS = "data-asks="  # what calls Python otherwise than as a cell has this attribute; its script uses python.js
IMPORTED = re.compile(r"^[ \t]*(?:from|import)[ \t]+(\w+)", re.MULTILINE)
MARK = re.compile(rf' {folds.LIVE}(\d+)(?=[ "])([^>]*)')


def packed():
    """The folder of packed files in the package ``mistake_bounds_live``; None where that is not installed."""
    try:
        from mistake_bounds_live import FILES
    except ImportError:
        return None
    return FILES


def prepare(app):
    """Find the packed files; a folder that is not there is an error."""
    folder = Path(app.srcdir) / app.config.live_files if app.config.live_files else packed()
    if folder and not (folder / "worker.mjs").is_file():
        raise ExtensionError(f"live_files: {folder} is no folder of packed files, there is no worker.mjs in it")
    app.live = (folder, folder.name[-KEY:]) if folder and app.builder.format == "html" else None


def fetched(folder):
    """The packed files that a page can ask a server for; pip compiles what is Python, beside it."""
    return sorted(path for path in folder.iterdir() if path.is_file() and path.name not in NOT_PYTHON)


def megabytes(folder):
    """The most megabytes that Python can take in a page, as its files lie in the folder.

    Archives, which come only if an answer needs one, are counted; a server that compresses sends fewer.  What each
    first press takes is measured by tools/measure_live.py.
    """
    return ceil(sum(path.stat().st_size for path in fetched(folder)) / 1e6)


def carrier(paths):
    """A script that carries files in base64, for pages that are opened as files: browsers let these fetch nothing.

    All are gzipped, a .bin no more than it is anyway, and but for the worker, which a browser needs uncompressed.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "worker.mjs")
    ...     _ = path.write_text("onmessage = null;")
    ...     carrier([path])
    'window.mbFiles = {"worker.mjs": "b25tZXNzYWdlID0gbnVsbDs="};\\n'
    """

    def content(path):
        data = path.read_bytes()
        return data if path.suffix == ".bin" or path.name == "worker.mjs" else gzip.compress(data, mtime=0)

    return f"window.mbFiles = {json.dumps({path.name: b64encode(content(path)).decode() for path in paths})};\n"


def code_cells(notebook):
    """Of each code cell of a notebook its place among all cells, its id, its text and its tags.

    >>> code = {"cell_type": "code", "id": "7a", "source": ["x = 1\\n", "x"], "metadata": {"tags": ["show-proofs"]}}
    >>> code_cells({"cells": [{"cell_type": "markdown"}, code]})
    [(1, '7a', 'x = 1\\nx', ['show-proofs'])]
    """
    return [
        (place, cell["id"], "".join(cell["source"]), cell["metadata"].get("tags", []))
        for place, cell in enumerate(notebook["cells"])
        if cell["cell_type"] == "code"
    ]


def cells_of(app, page):
    """The code cells of a page, none where it was no notebook."""
    source = Path(app.env.doc2path(page))
    return code_cells(json.loads(source.read_text(encoding="utf-8"))) if source.suffix == ".ipynb" else []


def opened(tags):
    """Which layers of folds a cell shows open.

    >>> opened(["show-proofs", "setup"])
    {'open': ['proofs']}
    """
    layers = [layer for layer in folds.LAYERS if f"show-{layer}" in tags]
    return {"open": layers} if layers else {}


def modules_of(folder, texts):
    """The sources of the modules in a folder that some code imports, or that these import, by their files' names."""
    found, todo = {}, list(texts)
    while todo:
        for name in IMPORTED.findall(todo.pop()):
            path = folder / f"{name}.py"
            if path.name not in found and path.is_file():
                found[path.name] = path.read_text(encoding="utf-8")
                todo.append(found[path.name])
    return found


SCRIPTS = ("python.js", "keys.js", "kept.js", "progress.js", "live.js")  # scripts that are deferred keep their order


class MarkCells(SphinxPostTransform):
    """Number the code cells of a page, before anything is folded or moved."""

    default_priority = 190
    formats = ("html",)

    def run(self, **options):
        if not self.app.live:
            return
        numbers = {place: k for k, (place, *_) in enumerate(cells_of(self.app, self.env.docname))}
        for cell in self.document.findall(nodes.container):
            if cell.get("nb_element") == "cell_code" and cell["cell_index"] in numbers:
                cell["classes"].append(f"{folds.LIVE}{numbers[cell['cell_index']]}")


def add_cells(app, page, template, context, doctree):
    """Put the cells' numbers where the script looks for them, their sources on the page, the script into its head."""
    body = context.get("body", "")
    if not getattr(app, "live", None) or doctree is None or not any(sign in body for sign in (folds.LIVE, ASKS)):
        return
    folder, key = app.live
    record = app.config.live_record and Path(app.srcdir) / app.config.live_record
    absent = json.loads(record.read_text(encoding="utf-8")) if record and record.exists() else {}
    absent = absent.get(Path(page).name, {})
    data = {
        "base": context["pathto"](f"_static/live/{key}/", resource=True),
        "page": page,
        "megabytes": megabytes(folder),
        "cells": [
            {"id": name, "source": text, **({"absent": absent[name]} if name in absent else {}), **opened(tags)}
            for _, name, text, tags in cells_of(app, page)
        ],
    }
    if modules := modules_of(Path(app.srcdir), [cell["source"] for cell in data["cells"]]):
        data["modules"] = modules
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    body = MARK.sub(r'\2 data-live="\1"', body)
    context["body"] = f'{body}\n<script type="application/json" id="mb-live">{text}</script>\n'
    app.add_css_file("controls.css", priority=400)  # before what overrides it
    app.add_css_file("live.css")
    for script in SCRIPTS:
        app.add_js_file(script, loading_method="defer")


def publish(app, error):
    """Copy the packed files into the site, and have pages that were not built anew fetch these, not those before."""
    place = Path(app.outdir) / "_static" / "live"
    if error is not None or not hasattr(app, "live"):
        return
    if not app.live:
        shutil.rmtree(place, ignore_errors=True)
        return
    folder, key = app.live
    if not (place / key / OFFLINE).is_file():  # which is written last
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(folder, place / key, ignore=shutil.ignore_patterns("__pycache__"))
        (place / key / OFFLINE).write_text(carrier(fetched(folder)), encoding="utf-8")
    for page in Path(app.outdir).rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        if text != (now := re.sub(r"(?<=_static/live/)[0-9a-f]{16}(?=/)", key, text)):
            page.write_text(now, encoding="utf-8")


def setup(app):
    app.add_config_value("live_files", "", "html")
    app.add_config_value("live_record", "", "html")
    app.connect("builder-inited", prepare)
    app.add_post_transform(MarkCells)
    app.connect("html-page-context", add_cells)
    app.connect("build-finished", publish)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
