"""The site's own order of search results, and its own excerpts: book/_static/search.js."""

from pathlib import Path

SCORER = Path(__file__).parent.parent / "_static" / "search.js"


def use_scorer(app, config):
    """Sphinx looks for the file from wherever it was started; here it is found from everywhere."""
    config.html_search_scorer = str(SCORER)


def setup(app):
    app.connect("config-inited", use_scorer)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
