"""The directive {canvas}: a game of this book that a reader can play, drawn here by the function that the page calls.

Its content is the caption.  Where no Python can run in the pages the picture stays, with its message, and the controls
are left out.
"""

import re

from docutils import nodes
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective

from mistake_bounds.site.canvases import CANVASES, figure

CONTROLS = re.compile(r'<div class="mb-canvas-controls">.*?(?=<figcaption>)', re.DOTALL)


class Canvas(SphinxDirective):
    """A canvas by its name."""

    required_arguments = 1
    has_content = True

    def run(self):
        name = self.arguments[0]
        if name not in CANVASES:
            raise ExtensionError(f"{self.env.docname}: there is no canvas {name!r}, only {', '.join(CANVASES)}")
        return [nodes.raw("", figure(name, " ".join(self.content)), format="html")]


def still(body):
    """A page's canvases without what only a script can do.

    >>> still('<p>no</p><div class="mb-canvas-controls"><div>A</div></div><figcaption>')
    '<p>no</p><figcaption>'
    """
    return CONTROLS.sub("", body)


def prepare_page(app, page, template, context, doctree):
    """Give a page with canvases their style, and their script where Python can run."""
    if "data-canvas=" not in context.get("body", ""):
        return
    app.add_css_file("controls.css", priority=400)  # before what overrides it
    app.add_css_file("canvases.css")
    if getattr(app, "live", None):
        app.add_js_file("canvases.js", loading_method="defer")
    else:
        context["body"] = still(context["body"])


def setup(app):
    app.add_directive("canvas", Canvas)
    app.connect("html-page-context", prepare_page)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
