"""The directive {switches} page: a theorem whose hypotheses are switches, from the chapter's file ``switches``.

With the option ``compact`` it is without runs, and without the table of all switches.

The box is made here, as HTML; without a script all its cases can be opened one by one, and stand in a table.
"""

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective

from mistake_bounds.site.switches import boxes, html


class Switches(SphinxDirective):
    """The box of a chapter, by the name of its page."""

    required_arguments = 1
    option_spec = {"compact": directives.flag}  # noqa: RUF012

    def run(self):
        found = boxes()
        if self.arguments[0] not in found:
            raise ExtensionError(f"{self.env.docname}: no switches for {self.arguments[0]!r}, only {', '.join(found)}")
        return [nodes.raw("", html(found[self.arguments[0]], "compact" in self.options), format="html")]


def prepare_page(app, page, template, context, doctree):
    """The script and the style, on pages that have a box."""
    if 'class="mb-switch' in context.get("body", ""):
        app.add_css_file("switches.css")
        app.add_js_file("switches.js", loading_method="defer")


def setup(app):
    app.add_directive("switches", Switches)
    app.connect("html-page-context", prepare_page)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
