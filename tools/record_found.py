"""Run the cells of the chapters that search for directions, and write the results to src/mistake_bounds/found.json.

These searches run in floats, which a page cannot; there the numbers are read from the file, and checked exactly
like those that have just been found.  The cells run as a page runs them, with what they need of the cells above.
"""

import json
import sys
from pathlib import Path

from mistake_bounds.found import FILE, collecting

ROOT = Path(__file__).parent.parent
ASKING = ("best_margin(", "margin_ceiling(", "no_separator(", "soft_margin(", "best_classes(")


def texts(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def found(notebooks):
    """The directions that the cells find, by chapter and cell."""
    sys.path.insert(0, str(ROOT / "book" / "_live"))
    from session import Page

    with collecting() as gathered:
        for path in notebooks:
            page = Page(texts(path))
            for k, cell in enumerate(page.cells):
                if any(name in cell.text for name in ASKING):
                    error = page.run(k)["error"]
                    if error:
                        sys.exit(f"{path.name}, code cell {k + 1}: {error['name']}: {error['message']}")
    return gathered


if __name__ == "__main__":
    answers = found(sorted((ROOT / "book").glob("*.ipynb")))
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(answers[key])}" for key in sorted(answers))
    (ROOT / "src" / "mistake_bounds" / FILE).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    print(f"Wrote {FILE}: {len(answers)} answers")
