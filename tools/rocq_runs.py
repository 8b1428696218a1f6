"""The runs of the chapters that Rocq computes itself: they are written to src/mistake_bounds/proof/rocq/runs.v.

Small data that a chapter writes out in a cell is read from its notebook, so that it is the chapter's.
"""

import ast
import json
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from mistake_bounds.chapters import records
from mistake_bounds.examples import Examples
from mistake_bounds.proof.rocq.examples import examples

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "src/mistake_bounds/proof/rocq/runs.v"


class NotInChapter(LookupError):
    """No cell of the chapter gives the name such examples, written out in numbers."""


def written_in(chapter: str, name: str, kind: type = Examples):
    """What a cell of a chapter calls ``name``: a call of ``kind`` with its data written out.

    >>> written_in("winnow-ors", "few").X[0]
    (1, 0, 1, 1)
    """
    cells = json.loads((ROOT / "book" / f"{chapter}.ipynb").read_text(encoding="utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            for statement in ast.parse("".join(cell["source"])).body:
                match statement:
                    case ast.Assign(targets=[ast.Name(id=to)], value=ast.Call(func=ast.Name(id=callee), args=args)):
                        if (to, callee) == (name, kind.__name__):
                            return kind(*map(ast.literal_eval, args))
    raise NotInChapter(
        f"no cell of {chapter} assigns {name} = {kind.__name__}(…) with data written out; give another name"
    )


def runs() -> Mapping[str, str]:
    """Every run, as Rocq writes it, by its name: in the order of the stored file, and new ones in that of the book.

    So a chapter may move without Rocq having to judge the file again.
    """
    parts = ((chapter.part("rocq"), partial(written_in, chapter.notebook)) for chapter in records())
    found = {name: run for part, cell in parts if hasattr(part, "runs") for name, run in part.runs(cell).items()}
    stored = re.findall(r"^Example (\w+)", RUNS.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: found[name] for name in (*stored, *found) if name in found}


def text() -> str:
    """The file."""
    return examples(runs())
