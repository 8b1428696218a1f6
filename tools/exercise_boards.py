"""The lines of the chapters' boards, and their exercises, for the library, which has readers answer them.

boards.json has, of each page, by the id of the cell, the texts of the calls ``board(…, '''…''')``; tasks.json, of
each page, the title and the text of each exercise.  The chapter is where both are written, and the only place.
"""

import ast
import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOM = "src/mistake_bounds/exercises"
TASK = re.compile(r"^(`{3,})\{exercise\} (?P<title>.*)\n:label: (?P<name>\S+)\n+(?P<text>[\s\S]*?)\n\1", re.MULTILINE)


def boards_in(code: str) -> list[str]:
    """The texts of the boards that a cell writes, in order.

    >>> boards_in("display(board(theorem.conclusion, '''\\nM ≤ 2   a reason\\n'''))")
    ['M ≤ 2   a reason']
    """
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call) and len(node.args) > 1]
    ours = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "board"]
    texts = [call.args[1] for call in sorted(ours, key=lambda call: call.lineno)]
    return [text.value.strip("\n") for text in texts if isinstance(text, ast.Constant)]


def cells_of(path: Path, kind: str) -> dict[str, str]:
    """The cells of a notebook that are of a kind, by their ids."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return {cell["id"]: "".join(cell["source"]) for cell in cells if cell["cell_type"] == kind}


def boards() -> dict[str, dict[str, list[str]]]:
    """Of each page, by the ids of its cells, the texts of the boards."""
    found = {}
    for path in sorted((ROOT / "book").glob("*.ipynb")):
        texts = {name: boards_in(code) for name, code in cells_of(path, "code").items() if "board(" in code}
        if texts := {name: lines for name, lines in texts.items() if lines}:
            found[path.stem] = texts
    return found


def tasks() -> dict[str, dict[str, list[str]]]:
    """Of each page, by the names of its exercises, the title and the text."""
    found = {}
    for path in sorted((ROOT / "book").glob("*.ipynb")):
        text = "\n".join(cells_of(path, "markdown").values())
        if ours := {one["name"]: [one["title"], one["text"]] for one in TASK.finditer(text)}:
            found[path.stem] = ours
    return found


def _text(data) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


FILES = {"boards.json": lambda: _text(boards()), "tasks.json": lambda: _text(tasks())}
