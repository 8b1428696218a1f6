"""boards.json: the lines of the chapters' boards, for the library, which has readers put them in order.

By the id of a cell, it has the texts of the calls ``board(…, '''…''')``.
"""

import ast
import json
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILE = "src/mistake_bounds/exercises/boards.json"


def boards_in(code: str) -> list[str]:
    """The texts of the boards that a cell writes, in order.

    >>> boards_in("display(board(theorem.conclusion, '''\\nM ≤ 2   a reason\\n'''))")
    ['M ≤ 2   a reason']
    """
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call) and len(node.args) > 1]
    ours = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "board"]
    texts = [call.args[1] for call in sorted(ours, key=lambda call: call.lineno)]
    return [text.value.strip("\n") for text in texts if isinstance(text, ast.Constant)]


def text() -> str:
    """The text of the file, of the boards of all notebooks; an id that two cells have gets those of both."""
    found = {}
    for path in sorted((ROOT / "book").glob("*.ipynb")):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code" and (texts := boards_in("".join(cell["source"]))):
                found.setdefault(cell["id"], []).extend(texts)
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"
