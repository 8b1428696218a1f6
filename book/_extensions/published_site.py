"""What the published site leaves out of Jupyter Book's defaults, and the buttons it may show.

* sphinx-thebe is loaded by Jupyter Book even when switched off; it throws on every page and
  embeds somebody else's Binder configuration. It is disconnected.
* sphinx-togglebutton hides by style what no link, no search and no printer can open again, and
  talks to the console. What folds is the work of mistake_bounds.sphinx.folds; it is disconnected too.
* On paper a page begins with a title of the theme's, which has not the chapter's number. It is put there, as on the
  screen and in the outline: theorems are numbered by it.
* An apostrophe is ’ wherever it stands in text, also in what a cell or a box makes as HTML.
* A cell of a table's head that is empty is no heading: whoever listens to the page would hear one without a name.
* A page that is a notebook can be downloaded; its first cell installs what it imports, the library as a wheel of the
  site: from the site's public address, the environment variable BOOK_SITE_URL, or from beside the notebook.
* Binder and repository buttons need a public address. It comes from one place, the environment
  variable BOOK_REPOSITORY_URL (and BOOK_REPOSITORY_BRANCH, ``main`` unless given); without it
  the pages show no button that would lead nowhere. The role {issues} is a link to the repository's
  issues where the address is known, and only its words where it is not.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from html import escape
from pathlib import Path

from docutils import nodes
from sphinx.errors import ExtensionError

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = ("sphinx_thebe", "sphinx_togglebutton")


def disconnect(app):
    """Undo the setup of the extensions that are left out: event handlers and style sheets."""
    for listeners in app.events.listeners.values():
        listeners[:] = [one for one in listeners if one.handler.__module__ not in LEFT_OUT]
    app.registry.css_files[:] = [
        (name, attributes)
        for name, attributes in app.registry.css_files
        if name not in ("sphinx-thebe.css", "togglebutton.css")
    ]


def offer_repository(app, config):
    """Set the launch and repository buttons when the repository's address is known."""
    url = repository()
    options = config.html_theme_options
    if not url:
        options.pop("launch_buttons", None)
        options.pop("repository_url", None)
        return
    if not url.startswith("https://"):
        raise ExtensionError(f"BOOK_REPOSITORY_URL is not an https address: {url!r}")
    options.update(
        repository_url=url,
        repository_branch=os.environ.get("BOOK_REPOSITORY_BRANCH") or "main",
        use_repository_button=True,
        use_issues_button=True,
        launch_buttons={
            "binderhub_url": "https://mybinder.org",
            "notebook_interface": "jupyterlab",
        },
    )


def number_on_paper(app, page, template, context, doctree):
    """Put the chapter's number before the title that paper has."""
    number = app.env.toc_secnumbers.get(page, {}).get("")
    if number:
        context["pagetitle"] = ".".join(map(str, number)) + app.config.html_secnumber_suffix + context["pagetitle"]


EMPTY_HEAD = re.compile(r'<th class="head([^"]*)">(?:\s|<p>\s*</p>)*</th>')


def empty_heads(app, page, template, context, doctree):
    """Make plain cells of the empty ones in the heads of tables."""
    if "body" in context:
        context["body"] = EMPTY_HEAD.sub(r'<td class="head\1"></td>', context["body"])


NO_TEXT = r"(<(script|style|pre|code)\b.*?</\2>|<[^>]*>)"
APOSTROPHE = re.compile(NO_TEXT + r"|(?<=[^\W\d_])(?:'|&#x27;)(?=[^\W\d_])", re.DOTALL)


def apostrophes(app, page, template, context, doctree):
    """In what is made as HTML an apostrophe is the one that the text has."""
    for part in {"body", "letters_in_force"} & context.keys():
        context[part] = APOSTROPHE.sub(lambda found: found[1] or "’", context[part])


def repository() -> str:
    """The public address of the repository, or "" where none is known."""
    return os.environ.get("BOOK_REPOSITORY_URL", "").rstrip("/").removesuffix(".git")


def issues_role(name, rawtext, text, lineno, inliner, options=None, content=None):
    """The words, as a link to the repository's issues where its address is known."""
    url = repository()
    return [nodes.reference(rawtext, text, refuri=f"{url}/issues") if url else nodes.inline(rawtext, text)], []


RUN_IT = """<p class="mb-run">This page is a notebook: download it from the menu above. Its first cell installs what it
imports; where that does not find the library, put <a href="{wheel}" download>this file</a> beside the notebook.{where}
</p>
"""


WHEELS = "wheels"


@cache
def wheel() -> str:
    """The name of the library's wheel, which is for every Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return f"{project['name'].replace('-', '_')}-{project['version']}-py3-none-any.whl"


INSTALL = """\
# Installs what this notebook imports, if it is not there. A cell that needs more says which line installs it.
import importlib.util

if importlib.util.find_spec("mistake_bounds") is None:
    library = "{where}"
    %pip install --quiet "{{library}}"
    if importlib.util.find_spec("mistake_bounds") is None:
        print("Not installed: put {wheel}, from the end of the page, beside this notebook, and run this cell again.")
"""


def with_first_cell(text: str, where: str) -> str:
    """A notebook that installs first what it imports.

    >>> book = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'
    >>> import json
    >>> json.loads(with_first_cell(book, "a.whl[notebook]"))["cells"][0]["source"][4]
    '    library = "a.whl[notebook]"\\n'
    """
    book = json.loads(text)
    source = INSTALL.format(where=where, wheel=wheel()).splitlines(keepends=True)
    first = {"cell_type": "code", "execution_count": None, "id": "install", "metadata": {}, "outputs": []}
    others = [cell for cell in book["cells"] if cell.get("id") != first["id"]]  # a page that was not built again has it
    return json.dumps({**book, "cells": [{**first, "source": source}, *others]}, ensure_ascii=False, indent=1) + "\n"


def make_wheel(folder: Path) -> Path:
    """The library's wheel, built anew from src/, the same to the byte for the same files."""
    with (
        tempfile.TemporaryDirectory() as scratch
    ):  # setuptools would leave its work beside the sources, and find it again
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-text"):
            shutil.copy(ROOT / name, scratch)
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", Path(scratch) / "src", ignore=left_out)
        command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", str(folder)]
        fixed = {**os.environ, "SOURCE_DATE_EPOCH": "1577836800"}
        done = subprocess.run([*command, scratch], capture_output=True, text=True, env=fixed)
    if done.returncode or not (folder / wheel()).is_file():
        raise ExtensionError(f"The library's wheel was not built: {done.stderr[-2000:]}")
    return folder / wheel()


def give_downloads(app, error):
    """Put the wheel and receipt.py into the site, and the cell that installs it into each notebook to download."""
    if error is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "_static" / WHEELS
    make_wheel(folder)
    from mistake_bounds.receipts import published

    (folder.parent / "receipt.py").write_text(published(), encoding="utf-8")
    site = os.environ.get("BOOK_SITE_URL", "").rstrip("/")
    where = f"mistake-bounds[notebook] @ {site}/_static/{WHEELS}/{wheel()}" if site else f"./{wheel()}[notebook]"
    for path in (Path(app.outdir) / "_sources").rglob("*.ipynb"):
        path.write_text(with_first_cell(path.read_text(encoding="utf-8"), where), encoding="utf-8")


def add_how_to_run(app, page, template, context, doctree):
    """At the end of a page that was a notebook: the line that installs its library, and where that is from."""
    if "body" not in context or not str(app.env.doc2path(page, base=False)).endswith(".ipynb"):
        return
    url = repository()
    where = f' It comes from <a href="{escape(url)}">the repository</a>.' if url else ""
    context["body"] += RUN_IT.format(wheel=context["pathto"](f"_static/{WHEELS}/{wheel()}", resource=True), where=where)


def setup(app):
    disconnect(app)
    app.add_role("issues", issues_role)
    app.connect("config-inited", offer_repository, priority=100)
    app.connect("html-page-context", add_how_to_run)
    app.connect("html-page-context", empty_heads)
    app.connect("html-page-context", apostrophes)
    app.connect("html-page-context", number_on_paper, priority=900)  # when the theme has given the title
    app.connect("build-finished", give_downloads)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
