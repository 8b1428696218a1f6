"""The Sphinx extension for notes with proofs, ``extensions = ["mistake_bounds.sphinx"]``.

It needs ``mistake-bounds[sphinx]``.  Each part is an extension of its own as well:

* `claims`: the role that quotes claims, {claim}`notes.gd:rate`;
* `assistants`: each page as Markdown beside its HTML, and the map of the site in ``llms.txt``.
"""

PARTS = ("claims", "assistants")


def setup(app):
    for part in PARTS:
        app.setup_extension(f"{__name__}.{part}")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
