"""``python -m mistake_bounds new my-notes``: a folder of notes with a proof, which build and test themselves.

The library is asked for from where it was installed from: that address stands in ``requirements.txt``, and that of
``mistake-bounds-live`` where it is installed.
"""

import json
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

from mistake_bounds.exact import Refusal


class FolderExists(Refusal):
    """A folder, or a file, that is there already; carries its path."""


README = """\
# {name}

Notes with proofs that run. `make` builds the pages into `_build/html`; `make test` runs every cell, compares what it
shows, and has a second judge accept the proof; `make run` runs the notebook and stores what it shows.

* `theorem.py` has the letters, what is given, and a proof. Write yours below it; a function that returns what `prove`
  returns is all that is asked.
* `index.ipynb` is the page. {{claim}}`theorem:nearer` in its text is the formula that was proved: change the claim,
  and the page changes with it, or the build fails. Another page is named in a `toctree` of the first.
* `python -m mistake_bounds check theorem:nearer` asks the second judge, and
  `python -m mistake_bounds rocq theorem:nearer -o nearer.v` writes a file for coqc.
* If a claim is refuted, the numbers say which hypothesis is missing; if it is unknown, prove a step first, and give
  it: `prove(claim, given, using=[step])`. Many steps, one after the other: `telescope` and `mistake_bounds.theory`.
* Letters are made by `vectors` and `scalars`; a root or a quotient is a letter with what it solves, such as `L*h = 1`.
* Cells run in the page where the wheel `mistake-bounds-live` of the same release is in `requirements.txt`.

On GitHub each push tests and builds it. Readers run it on Binder, at mybinder.org/v2/gh/OWNER/{name}/HEAD, once
`requirements.txt` has public addresses of the wheels.
"""
MAKEFILE = """\
BIN ?= .venv/bin
book: ready
\t$(BIN)/python -m sphinx -W -n -q . _build/html
test: ready
\t$(BIN)/python -m pytest -q --nbval index.ipynb test_theorem.py
run: ready
\t$(BIN)/jupyter execute --inplace index.ipynb
ready: $(BIN)/ready
.venv/bin/ready: requirements.txt
\tpython3 -m venv .venv && .venv/bin/python -m pip install -qr requirements.txt && touch $@
.PHONY: book test run ready
"""
CONF = """\
project = html_title = "{name}"
author = "Your name"
extensions = ["mistake_bounds.sphinx"]
html_theme = "sphinx_book_theme"
nb_execution_mode = "off"  # what is stored is shown; make run stores it, make test compares
exclude_patterns = ["_build", ".*", "README.md"]
"""
THEOREM = '''\
"""A step towards a row <a, u> = b brings x nearer to every u that solves it, by tau times the square of the error."""

from functools import cache

from mistake_bounds.proof import Eq, VectorEq, claim, dot, norm2, prove, scalars, vectors

x, x_next, a, u = vectors("x x^+ a u")
tau, b, e = scalars("tau b e")
given = {
    "step": VectorEq(x_next, x + tau * e * a),
    "error": Eq(e, b - dot(a, x)),
    "u solves": Eq(dot(a, u), b),
    "length of the step": Eq(tau * norm2(a), 1),
}


@cache
def nearer():
    return prove(claim(norm2(x_next - u) <= norm2(x - u) - tau * e**2, "nearer"), given)
'''
TEST = """\
from mistake_bounds.proof import replay
from theorem import nearer


def test_a_second_judge_accepts_it():
    assert replay(nearer().to_json()) == ">="
"""
WORKFLOW = """\
on: [push, pull_request]
jobs:
  notes:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with: {{python-version: "3.12"}}
      - run: make test book
"""
FILES = {
    "README.md": README,
    "Makefile": MAKEFILE,
    "requirements.txt": "{libraries}\nnbval\npytest\n",
    "runtime.txt": "python-3.12\n",
    ".gitignore": "_build\n.venv\n__pycache__\n.pytest_cache\n",
    "conf.py": CONF,
    ".github/workflows/notes.yml": WORKFLOW,
}
CODE = {"theorem.py": THEOREM, "test_theorem.py": TEST}  # in which braces are Python's
CELLS = (
    "# {name}\n\n```{{prf:theorem}} Nearer at each step\n:label: nearer\n\nLet $u$ solve the row, "
    "$\\langle a, u \\rangle = b$. Then {{claim}}`theorem:nearer`.\n```",
    ("from theorem import *", "nearer()"),
    "A claim that is too strong is answered with numbers. Change it, and run it again.",
    ("", "prove(norm2(x_next - u) <= norm2(x - u) - 2 * tau * e**2, given)"),
)


def new(folder: Path) -> str:
    """Make a folder of notes; what to do next.  Raises `FolderExists` if there is one of that name.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as scratch:
    ...     _ = new(Path(scratch) / "my-notes")
    ...     sorted(path.name for path in (Path(scratch) / "my-notes").iterdir())[2:5]
    ['Makefile', 'README.md', 'conf.py']
    """
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise FolderExists(f"{folder} is there already: give a folder that is not", folder) from None
    words = {"name": folder.resolve().name, "libraries": libraries()}
    texts = {name: text.format(**words) for name, text in FILES.items()} | CODE
    for name, text in {**texts, "index.ipynb": notebook(words["name"])}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return f"Wrote {folder}. To build and test it: cd {folder} && make && make test"


def libraries() -> str:
    """What pip is asked for: the library, and what lets cells run in the page where that is installed here."""
    live = [_asked("mistake-bounds-live")] if find_spec("mistake_bounds_live") else []
    return "\n".join([_asked("mistake-bounds", "[sphinx]"), *live])


def _asked(name: str, extra: str = "") -> str:
    """A package, from where it was installed from, if that is known."""
    try:
        origin = distribution(name).read_text("direct_url.json")
    except PackageNotFoundError:
        origin = None
    return f"{name}{extra} @ {json.loads(origin)['url']}" if origin else f"{name}{extra}"


def notebook(name: str) -> str:
    """The page, in which the cells have been run."""
    names: dict[str, object] = {}
    exec(THEOREM, names)
    cells = []
    for place, cell in enumerate(CELLS):
        one = {"cell_type": "markdown", "id": f"cell-{place}", "metadata": {}}
        if isinstance(cell, str):
            cells.append({**one, "source": cell.format(name=name)})
            continue
        value = eval(cell[1], names)
        shown = {"text/html": value._repr_html_(), "text/plain": repr(value)}
        out = {"output_type": "execute_result", "data": shown, "execution_count": place, "metadata": {}}
        source = "\n".join(filter(None, cell))
        cells.append({**one, "cell_type": "code", "source": source, "execution_count": place, "outputs": [out]})
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    language = {"name": "python", "pygments_lexer": "ipython3"}
    book = {
        "cells": cells,
        "metadata": {"kernelspec": kernel, "language_info": language},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(book, ensure_ascii=False, indent=1) + "\n"
