"""Every chapter was run from top to bottom, without an error, on nobody's machine in particular.

nbval compares a stored output with a fresh one, but lets a cell pass that was never run; this
looks at what is stored. It reads the notebooks as plain JSON and needs no kernel.
"""

import json
import re
from functools import cache
from pathlib import Path

from each import each

BOOK = Path(__file__).parent.parent / "book"
NOTEBOOKS = sorted(path for path in BOOK.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)

# A path from the root of somebody's machine, two folders deep or more, but after #!, or a home on a drive.
ABSOLUTE_PATH = re.compile(r"(?<![\w./:~<>)}\]!-])/[A-Za-z_][\w.-]*/[\w.-]+|\b[A-Z]:\\+Users\b")


@cache
def notebook_at(path):
    return json.loads(path.read_text(encoding="utf-8"))


def cells(path, kind):
    """Return the cells of one kind of the notebook at ``path``, each with its number from 1."""
    return [(n, c) for n, c in enumerate(notebook_at(path)["cells"], 1) if c["cell_type"] == kind]


def text(field):
    """Return a notebook's text field, stored as a string or as a list of lines, as one string."""
    return field if isinstance(field, str) else "".join(field)


def everything_written(path):
    """Yield (cell number, text) for the source and every textual output of the notebook."""
    for kind in ("markdown", "code"):
        for number, cell in cells(path, kind):
            yield number, text(cell["source"])
            for output in cell.get("outputs", ()):
                yield number, text(output.get("text", ""))
                yield number, "\n".join(output.get("traceback", ()))
                for kind_of_data, data in output.get("data", {}).items():
                    if kind_of_data.startswith("text/") or kind_of_data == "image/svg+xml":
                        yield number, text(data)


def test_there_are_notebooks():
    assert NOTEBOOKS


# A theorem, a corollary or a proposition, from its first line to its last.
BOX = re.compile(r"(:{3,}|`{3,})\{prf:(?:theorem|corollary|proposition|lemma)\}.*?\n\1", re.DOTALL)


@each(NOTEBOOKS)
def test_what_a_box_displays_is_no_inequality_of_its_own(path):
    """The claims of a theorem are quoted by the role {claim}, so that the box says what is proved."""
    boxes = [box[0] for _, cell in cells(path, "markdown") for box in BOX.finditer(text(cell["source"]))]
    displayed = [tex for box in boxes for tex in re.findall(r"\$\$.*?\$\$", box, re.DOTALL)]
    assert not displayed, f"{path.name}: quote the claim, with {{claim}}"


@each(NOTEBOOKS)
def test_every_cell_was_run_in_order(path):
    code = [(n, cell) for n, cell in cells(path, "code") if text(cell["source"]).strip()]
    counts = [cell["execution_count"] for _, cell in code]
    assert counts == list(range(1, len(code) + 1)), f"{path.name}: run it with `make notebooks`"


@each(NOTEBOOKS)
def test_no_cell_failed_or_complained(path):
    for number, cell in cells(path, "code"):
        for output in cell["outputs"]:
            where = f"{path.name}, cell {number}"
            assert output["output_type"] != "error", f"{where}: {output.get('evalue')}"
            assert output.get("name") != "stderr", f"{where} wrote to stderr: {text(output['text'])}"


@each(NOTEBOOKS)
def test_no_absolute_path(path):
    for number, written in everything_written(path):
        found = ABSOLUTE_PATH.search(written)
        assert not found, f"{path.name}, cell {number}: {written[found.start() :][:80]!r}"


@each(NOTEBOOKS)
def test_every_cell_has_its_own_id(path):
    notebook = notebook_at(path)
    ids = [cell.get("id") for cell in notebook["cells"]]
    assert None not in ids and len(set(ids)) == len(ids)
