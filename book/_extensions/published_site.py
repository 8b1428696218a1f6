"""What the published site leaves out of Jupyter Book's defaults, and the buttons it may show.

* sphinx-thebe is loaded by Jupyter Book even when switched off; it throws on every page and
  embeds somebody else's Binder configuration. It is disconnected.
* sphinx-togglebutton hides by style what no link, no search and no printer can open again, and
  talks to the console. What folds is made by folds.py; it is disconnected too.
* The theme loads Font Awesome's JavaScript (1.5 MB a page) beside the style sheet and fonts
  that already draw the icons. The script is dropped.
* The theme writes its default mode, ``auto``, into the page, where only its script understands
  it. Where no script runs, the page is light.
* For whoever has never chosen, or has chosen the system's mode, the theme finds out light or dark when the page is
  complete, and the whole page is styled and laid out a second time. It is said at the top of the page.
* The theme measures every box of code as the page opens, those in closed folds too, which the browser would not lay
  out otherwise. scroll-regions.js does what comes of it for the boxes in sight, so the theme's part is taken out.
* The theme looks through all of a page, folds and all, for notes in the margin, of which the book has none. That is
  taken out, too.
* Exercises, solutions and theorems give one name to the inside of each of them, so that a page has it many times. No
  link leads there, and the names are taken out.
* docutils puts a paragraph into each cell of a table, and a page of tables is made of as many pieces more. They are
  taken out.
* On paper a page begins with a title of the theme's, which has not the chapter's number. It is put there, as on the
  screen and in the outline: theorems are numbered by it.
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

ICON_SCRIPT = re.compile(r'\s*<script src="[^"]*fontawesome[^"]*all\.min\.js[^"]*"></script>')
LONE_PARAGRAPH = re.compile(r"(<t[dh]\b[^>]*>)<p>((?:(?!</?p\b|</?div\b|</?table\b).)*)</p>\s*(?=</t[dh]>)", re.DOTALL)
CONTENT_NAME = re.compile(r'(<section\b[^>]*?) id="(?:exercise|solution|proof)-content"')

# What the theme's script in the head of a page says, and what is true.
OLD_THEME = 'dataset.theme = localStorage.getItem("theme") || "auto";'
THEME = """dataset.theme = ["light", "dark"].find(mode => mode === document.documentElement.dataset.mode)
      || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");"""

# Where the theme's scripts ask for the boxes that they measure, and for notes in the margin; and what follows.
NOT_ASKED = (
    (
        "_static/scripts/pydata-sphinx-theme.js",
        'document.querySelectorAll("pre, .nboutput > .output_area, .cell_output > .output, .jp-RenderedHTMLCommon")',
        ".forEach((e=>{e.tabIndex=",
    ),
    (
        "_static/scripts/sphinx-book-theme.js",
        'document.querySelectorAll(n.join(", "))',
        ".forEach((e=>{t.observe(e)",
    ),
)

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


def mend_pages(app):
    """Take Font Awesome's script out of every page as it is rendered, and the modes that are none."""
    if app.builder.format != "html":
        return
    templates = app.builder.templates
    render = templates.render

    def render_mended(template, context):
        page = ICON_SCRIPT.sub("", render(template, context)).replace('data-theme="auto"', 'data-theme="light"')
        return page.replace(OLD_THEME, THEME)

    templates.render = render_mended


def ask_for_less(app, error):
    """Take out of the theme's scripts, as they lie in the built site, that they measure boxes and look for notes."""
    if error or app.builder.format != "html":
        return
    for name, question, use in NOT_ASKED:
        script = Path(app.outdir, name)
        text = script.read_text(encoding="utf-8")
        if text.count(question) == 1:
            script.write_text(text.replace(question, "[]"), encoding="utf-8")
        elif f"[]{use}" not in text:  # as an earlier build left it
            raise ExtensionError(f"{script}: the theme no longer asks {question}; see NOT_ASKED")


def without_content_names(body):
    """The page's HTML, its sections without the names that each exercise, solution and theorem repeats.

    >>> without_content_names('<section class="theorem-content" id="proof-content"><p>So.</p></section>')
    '<section class="theorem-content"><p>So.</p></section>'
    """
    return CONTENT_NAME.sub(r"\1", body)


def without_lone_paragraphs(body):
    """The page's HTML, in whose tables a cell that holds one paragraph holds its words instead: half as many pieces.

    >>> without_lone_paragraphs('<td class="num"><p>3</p></td><td><p>4</p>\\n<p>5</p></td>')
    '<td class="num">3</td><td><p>4</p>\\n<p>5</p></td>'
    """
    return LONE_PARAGRAPH.sub(r"\1\2", body)


def name_once(app, page, template, context, doctree):
    """Take the names that are given many times out of a page, and the paragraphs that are all of a table's cell."""
    if "body" in context:
        context["body"] = without_lone_paragraphs(without_content_names(context["body"]))


def number_on_paper(app, page, template, context, doctree):
    """Put the chapter's number before the title that paper has."""
    number = app.env.toc_secnumbers.get(page, {}).get("")
    if number:
        context["pagetitle"] = ".".join(map(str, number)) + app.config.html_secnumber_suffix + context["pagetitle"]


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
    return (
        json.dumps({**book, "cells": [{**first, "source": source}, *book["cells"]]}, ensure_ascii=False, indent=1)
        + "\n"
    )


def make_wheel(folder: Path) -> Path:
    """The library's wheel, made anew of what is in src/, the same to the byte for the same files."""
    with (
        tempfile.TemporaryDirectory() as scratch
    ):  # setuptools would leave its work beside the sources, and find it again
        for name in ("pyproject.toml", "README.md", "LICENSE", "LICENSE-text"):
            shutil.copy(ROOT / name, scratch)
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", Path(scratch) / "src", ignore=left_out)
        command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", str(folder)]
        fixed = {**os.environ, "SOURCE_DATE_EPOCH": "1577836800"}
        made = subprocess.run([*command, scratch], capture_output=True, text=True, env=fixed)
    if made.returncode or not (folder / wheel()).is_file():
        raise ExtensionError(f"The library's wheel was not made: {made.stderr[-2000:]}")
    return folder / wheel()


def give_downloads(app, error):
    """Put the library's wheel into the site, and the cell that installs it into each notebook that is downloaded."""
    if error is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "_static" / WHEELS
    make_wheel(folder)
    site = os.environ.get("BOOK_SITE_URL", "").rstrip("/")
    where = f"mistake-bounds[notebook] @ {site}/_static/{WHEELS}/{wheel()}" if site else f"./{wheel()}[notebook]"
    for path in (Path(app.outdir) / "_sources").rglob("*.ipynb"):
        path.write_text(with_first_cell(path.read_text(encoding="utf-8"), where), encoding="utf-8")


def say_how_to_run(app, page, template, context, doctree):
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
    app.connect("builder-inited", mend_pages, priority=900)
    app.connect("build-finished", ask_for_less)
    app.connect("html-page-context", name_once)
    app.connect("html-page-context", say_how_to_run)
    app.connect("html-page-context", number_on_paper, priority=900)  # when the theme has given the title
    app.connect("build-finished", give_downloads)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
