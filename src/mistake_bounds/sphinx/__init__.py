"""The Sphinx extension for notes with proofs, ``extensions = ["mistake_bounds.sphinx"]``.

It needs ``mistake-bounds[sphinx]``.  Each part is an extension of its own as well:

* `claims`: the role that quotes claims, {claim}`notes.gd:rate`;
"""

PARTS = ("claims",)


def setup(app):
    for part in PARTS:
        app.setup_extension(f"{__name__}.{part}")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
