"""The Sphinx extension for notes with proofs, ``extensions = ["mistake_bounds.sphinx"]``.

It needs ``mistake-bounds[sphinx]``, and brings in MyST-NB and sphinx-proof.  Modules beside the pages can be imported
by the pages, as by their notebooks.  Each part is an extension of its own as well:

* `claims`: the role that quotes claims, {claim}`notes.gd:rate`;
* `formulas`: formulas as MathML, which no script on the page typesets;
* `folds`: what cells fold, in layers: proofs, code, checks;
* `figures`: numbers of figures, and drawings that a phone does not make too small to read;
* `live`: cells that a reader can run in the page;
* `assistants`: each page as Markdown beside its HTML, and the map of the site in ``llms.txt``.
"""

import sys
from pathlib import Path

OTHERS = ("myst_nb", "sphinx_proof")
PARTS = ("claims", "formulas", "folds", "figures", "live", "assistants")
SCRIPTS = ("scroll-regions.js", "layers.js", "paper.js")
STATIC = Path(__file__).with_name("static")


def configure(app, config):
    """Find our style sheets and scripts; read mathematics between dollars where nothing is said about Markdown."""
    config.html_static_path = [*config.html_static_path, str(STATIC)]
    config.myst_enable_extensions = config.myst_enable_extensions or {"amsmath", "dollarmath"}
    config.html_context = {"default_mode": "auto", **config.html_context}  # or the theme warns a first visitor


def setup(app):
    for extension in (*OTHERS, *(f"{__name__}.{part}" for part in PARTS)):
        app.setup_extension(extension)
    app.connect("config-inited", configure)
    app.add_css_file("mistake-bounds.css", priority=800)  # after what it changes
    for script in SCRIPTS:
        app.add_js_file(script, priority=800, loading_method="defer")
    if str(app.srcdir) not in sys.path:
        sys.path.append(str(app.srcdir))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
