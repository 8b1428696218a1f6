"""Bibliography entries for readers who listen: without the ARIA role that docutils gives them, which was withdrawn."""


def mend_entries(app, page, template, context, doctree):
    """Put the role ``listitem`` in place of the withdrawn ``doc-biblioentry``."""
    if "body" in context:
        context["body"] = context["body"].replace('role="doc-biblioentry"', 'role="listitem"')


def setup(app):
    app.connect("html-page-context", mend_entries)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
