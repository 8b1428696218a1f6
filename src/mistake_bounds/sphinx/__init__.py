"""The Sphinx extension for notes with proofs, ``extensions = ["mistake_bounds.sphinx"]``.

It needs ``mistake-bounds[sphinx]``, and brings in MyST-NB and sphinx-proof.  Modules beside the pages can be imported
by the pages, as by their notebooks.  Each part is an extension of its own as well:

* `claims`: the role that quotes claims, {claim}`notes.gd:rate`;
* `assistants`: each page as Markdown beside its HTML, and the map of the site in ``llms.txt``.
"""

import sys

OTHERS = ("myst_nb", "sphinx_proof")
PARTS = ("claims", "assistants")


def read_mathematics(app, config):
    """Read mathematics between dollars where nothing is said about Markdown."""
    config.myst_enable_extensions = config.myst_enable_extensions or {"amsmath", "dollarmath"}


def setup(app):
    for extension in (*OTHERS, *(f"{__name__}.{part}" for part in PARTS)):
        app.setup_extension(extension)
    app.connect("config-inited", read_mathematics)
    if str(app.srcdir) not in sys.path:
        sys.path.append(str(app.srcdir))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
