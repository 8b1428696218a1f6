"""Bibliography entries without the ARIA role that docutils gives them and axe refuses, whose links break at strokes."""

import re

ADDRESS = re.compile(r'(?<=<a class="reference external")([^>]*>)([^<]*)(?=</a>)')
STROKE = re.compile(r"(?<=[^/])/(?=[^/])")


def breaking_at_strokes(body):
    """The page's HTML, in which a long address breaks after a stroke: then its full stop is never alone on a line.

    >>> breaking_at_strokes('<a class="reference external" href="h://d/1">doi:10/1</a>.')
    '<a class="reference external" href="h://d/1">doi:10/<wbr>1</a>.'
    """
    return ADDRESS.sub(lambda link: link[1] + STROKE.sub("/<wbr>", link[2]), body)


def mend_entries(app, page, template, context, doctree):
    """Put the role ``listitem`` in place of the withdrawn ``doc-biblioentry``, and let addresses break."""
    if 'role="doc-biblioentry"' in context.get("body", ""):
        context["body"] = breaking_at_strokes(context["body"].replace('role="doc-biblioentry"', 'role="listitem"'))


def setup(app):
    app.connect("html-page-context", mend_entries)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
