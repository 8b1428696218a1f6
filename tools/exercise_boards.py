"""Writes the lines of the chapters' boards for the library, which gives them to readers to be put in order.

``python tools/exercise_boards.py`` reads every call ``board(…, '''…''')`` in the notebooks and writes
src/mistake_bounds/exercises/boards.json: of each page, by the id of the cell, the texts of its boards.  The chapter is
where a board is written, and the only place; `make notebooks` runs this, and a test compares.
"""

import ast
import json
from pathlib import Path

ROOT = Path(__file__).parent.parent
WRITTEN = ROOT / "src" / "mistake_bounds" / "exercises" / "boards.json"


def boards_in(code: str) -> list[str]:
    """The texts of the boards that a cell writes, in order.

    >>> boards_in("display(board(theorem.conclusion, '''\\nM ≤ 2   a reason\\n'''))")
    ['M ≤ 2   a reason']
    """
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call) and len(node.args) > 1]
    ours = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "board"]
    texts = [call.args[1] for call in sorted(ours, key=lambda call: call.lineno)]
    return [text.value.strip("\n") for text in texts if isinstance(text, ast.Constant)]


def boards() -> dict[str, dict[str, list[str]]]:
    """Of each page, by the ids of its cells, the texts of the boards."""
    found = {}
    for path in sorted((ROOT / "book").glob("*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        texts = {cell["id"]: boards_in("".join(cell["source"])) for cell in code if "board(" in "".join(cell["source"])}
        if texts := {name: lines for name, lines in texts.items() if lines}:
            found[path.stem] = texts
    return found


def written() -> str:
    """The file's text."""
    return json.dumps(boards(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), encoding="utf-8")
