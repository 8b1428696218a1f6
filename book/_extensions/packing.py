"""Packs what cells need to run in the pages (tools/pack_live.py), for `mistake_bounds.sphinx.live`.

Where the packed files cannot be built, for lack of Pyodide's, pages are as they would be without them.
"""

import sys
from pathlib import Path

from mistake_bounds.sphinx.formulas import typesetter

ROOT = Path(__file__).parents[2]


def prepare(app):
    """Have the files packed, or print a line why there are none."""
    if app.builder.format != "html":
        return
    sys.path.insert(0, str(ROOT))
    try:
        from tools.pack_live import CannotPack, pack

        try:
            folder, _ = pack(typesetter())
            app.config.live_files = str(folder)
        except (CannotPack, OSError) as error:
            print(f"No cell will run in the pages: {error}", flush=True)
    except ImportError as error:
        print(f"No cell will run in the pages: {error}", flush=True)
    finally:
        sys.path.remove(str(ROOT))


def setup(app):
    app.connect("builder-inited", prepare, priority=400)  # before the extension that publishes them
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
