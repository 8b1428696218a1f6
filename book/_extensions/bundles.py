"""One style sheet and two scripts a page, for readers on a slow line: each request is one that nothing is drawn before.

The theme and its extensions give a page some twenty style sheets and as many scripts.  When the site is built, each
page's sheets are joined into one, in their order, and so are its scripts: other people's, which all pages have and a
reader's browser keeps from page to page, and ours.  The page of the search has scripts that build on each other, which
are left as they are.
"""

import hashlib
import re
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from mistake_bounds.sphinx import STATIC

OURS = (Path(__file__).parent.parent / "_static", STATIC)
OPTIONS = "_static/documentation_options.js"  # a dozen words, which stand in the page
GLOBAL = ("doctools.js", "sphinx_highlight.js")  # what they declare is used elsewhere

SHEET = re.compile(r'\s*<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="((?:\.\./)*)(_static/[^"?]+)[^"]*"[^>]*>')
SCRIPT = re.compile(r'\s*<script\b[^>]*\bsrc="((?:\.\./)*)((?:_static/)?[^":?]+\.js)[^"]*"[^>]*></script>')
IMPORT = re.compile(r'@import "([^"]+)";')
ADDRESS = re.compile(r"""url\((["']?)(?!data:|https?:|/|#)([^"')]+)\1\)""")


def sheet(site, name):
    """A style sheet as it stands in a bundle: after those that it imports, its addresses seen from _static."""
    text = (site / name).read_text(encoding="utf-8")
    place = dirname(name)
    imported = [sheet(site, normpath(join(place, other))) for other in IMPORT.findall(text)]
    within = place.removeprefix("_static").lstrip("/")
    moved = ADDRESS.sub(lambda found: f"url({found[1]}{normpath(join(within, found[2]))}{found[1]})", text)
    return "\n".join([*imported, IMPORT.sub("", re.sub(r'^\ufeff?@charset "[^"]*";', "", moved))])


def script(site, name):
    """A script as it stands in a bundle, where an error of one does not keep the next from being run."""
    text = re.sub(r"^//# sourceMappingURL=.*$", "", (site / name).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return f"{text}\n;" if name.endswith(GLOBAL) else f"try {{\n{text}\n}} catch (error) {{ reportError(error); }}"


def sign(text):
    return hashlib.sha256(text.encode()).hexdigest()[:10]


@cache
def bundle(site, names):
    """Join files of the site into one; its address, with a sign by which a browser knows what is in it."""
    kind = names[0].rpartition(".")[2]
    text = "\n".join((sheet if kind == "css" else script)(site, name) for name in names)
    name = f"_static/bundle-{sign(' '.join(names))}.{kind}"
    (site / name).write_text(text, encoding="utf-8")
    return f"{name}?v={sign(text)}"


def bundled(site, page):
    """A page's source, with bundles in place of their parts."""
    up = SHEET.search(page)[1]
    sheets = tuple(name for _, name in SHEET.findall(page))
    scripts = [name for _, name in SCRIPT.findall(page)]
    loaded = [f'<link rel="stylesheet" href="{up}{bundle(site, sheets)}">']
    page = SHEET.sub("", page)
    if all(name.startswith("_static/") for name in scripts):
        options = (site / OPTIONS).read_text(encoding="utf-8")
        page = SCRIPT.sub(lambda found: f"\n<script>{options}</script>" if found[2] == OPTIONS else "", page)
        ours = tuple(name for name in scripts if any((folder / Path(name).name).exists() for folder in OURS))
        theirs = sorted({*scripts} - {*ours, OPTIONS}, key=lambda name: (name.endswith(GLOBAL), scripts.index(name)))
        for names in filter(None, (tuple(theirs), ours)):
            loaded.append(f'<script defer src="{up}{bundle(site, names)}"></script>')
    return page.replace("</title>", "</title>\n" + "\n".join(loaded), 1)


def bundle_built(app, error):
    if error is not None or app.builder.format != "html":
        return
    site = Path(app.outdir)
    for path in sorted(site.rglob("*.html")):
        page = path.read_text(encoding="utf-8")
        if SHEET.search(page) and "_static/bundle-" not in page:
            path.write_text(bundled(site, page), encoding="utf-8")


def setup(app):
    app.connect("build-finished", bundle_built, priority=950)  # when all that is loaded is there
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
