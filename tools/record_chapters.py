"""Run every chapter once more, search for each answer again, and write down those that no theorem has on file already.

`prove` looks an answer up before it searches, and judges what it finds: boards and refutations of the book appear at
once, on a page that runs in a browser as in the tests.  The file is src/mistake_bounds/proof/search/…_in_chapters.json.
"""

import json
import os
from pathlib import Path

import matplotlib.pyplot as plt
import nbformat
from export_proofs import RECORDED, entries_text
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from mistake_bounds.proof.search.recorded import CHAPTERS, collecting

ROOT = Path(__file__).parents[1]
ASKED = RECORDED.with_name(CHAPTERS)


def answers(notebooks) -> dict:
    """What is found while notebooks run, one after the other, each in a namespace of its own."""
    shell = InteractiveShell.instance()
    with collecting() as found:
        for path in notebooks:
            shell.reset(new_session=True)
            for cell in nbformat.read(path, as_version=4).cells:
                if cell.cell_type == "code":
                    with capture_output():
                        ran = shell.run_cell(cell.source)
                    ran.raise_error()
            plt.close("all")
    return found


if __name__ == "__main__":
    plt.switch_backend("Agg")
    known = json.loads(RECORDED.read_text(encoding="utf-8"))
    notebooks = sorted((ROOT / "book").glob("*.ipynb"))
    os.chdir(ROOT / "book")
    new = {key: entry for key, entry in answers(notebooks).items() if key not in known}
    ASKED.write_text(entries_text(new), encoding="utf-8")
    print(f"Wrote {ASKED.relative_to(ROOT)}: {len(new)} answers")
