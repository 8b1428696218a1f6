"""Run downloaded notebooks as a reader would: in a new environment, by their first cell, with old or new packages.

    python tools/try_downloads.py oldest perceptron winnow-ors
    python tools/try_downloads.py newest --python python3.13

A notebook is taken from the built site, with the library's wheel beside it.  The environment has a kernel and nothing
of ours; what the first cell installs is, for *oldest*, pinned to the lower bounds of the extra ``notebook`` in
pyproject.toml, by a file of constraints.  A cell *asks* where it stops with the line that installs what it lacks, and
what rests on such a cell may lack what it makes; any other error is a failure, and so is text that differs from what
the page shows.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
KERNEL = ("ipykernel", "nbclient", "nbformat")
BOUND = re.compile(r"(?P<name>[\w-]+)>=(?P<version>[\d.]+)")
DRAWING = re.compile(r"<svg.*?</svg>", re.DOTALL)
UNMADE = ("NameError", "KeyError")  # of what an earlier cell would have made
CHAPTERS = ("reading-a-proof", "perceptron", "winnow-ors")

# What runs in the environment, where nothing of ours is installed: a notebook in, the same with its outputs out.
RUN = """
import sys, nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=300, kernel_name="python3", allow_errors=True, store_widget_state=False).execute()
nbformat.write(notebook, sys.argv[2])
"""


def lower_bounds(project: dict) -> tuple[str, ...]:
    """Each package at the oldest version that a notebook allows.

    >>> lower_bounds({"dependencies": ["sympy>=1.13"], "optional-dependencies": {"notebook": ["numpy>=1.26"]}})
    ('sympy==1.13', 'numpy==1.26')
    """
    wanted = [*project["dependencies"], *project["optional-dependencies"]["notebook"]]
    return tuple("{name}=={version}".format(**BOUND.fullmatch(one).groupdict()) for one in wanted)


def environment(folder: Path, python: str, constraints: tuple[str, ...]) -> tuple[Path, dict]:
    """A new environment with a kernel: its interpreter, and the variables with which it is used."""
    subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
    (folder / "constraints.txt").write_text("\n".join(constraints) + "\n")
    own = {"PYTHONPATH", "JUPYTER_PATH", "MPLBACKEND"}
    pinned = {key: value for key, value in os.environ.items() if key not in own}
    pinned |= {"PIP_CONSTRAINT": str(folder / "constraints.txt"), "TQDM_DISABLE": "1"}
    inside = folder / "venv" / "bin" / "python"
    subprocess.run([inside, "-m", "pip", "install", "-q", *KERNEL], check=True, env=pinned)
    return inside, pinned


def shown(output: dict) -> str | None:
    """An output as text; None of a picture."""
    if output["output_type"] == "stream":
        return "".join(output["text"])
    if output["output_type"] == "error":
        return f"{output['ename']}: {output['evalue']}"
    data = output.get("data", {})
    kinds = [kind for kind in ("text/html", "text/latex", "text/plain") if kind in data]
    return "".join(data[kinds[0]]) if kinds and not any(kind.startswith("image/") for kind in data) else None


def text_of(outputs: list[dict]) -> str:
    """All that a cell shows as text; of a drawing what it says to those who do not see it.

    >>> drawn = {"text/html": '<figure><svg aria-label="A line."><path d="M0"/></svg></figure>'}
    >>> text_of([{"output_type": "display_data", "data": drawn}])
    '<figure>A line.</figure>'
    """
    return DRAWING.sub(lambda drawing: said_of(drawing[0]), "".join(filter(None, map(shown, outputs))))


def said_of(drawing: str) -> str:
    """Its text alternative: where its lines are depends on the version of what draws it."""
    label = re.search(r'aria-label="([^"]*)"', drawing)
    return label[1] if label else ""


def compared(before: dict, after: dict) -> Iterator[tuple[str, int, str]]:
    """For each cell of code after the first: same, asks, rests, failed or differs; its number; and what it said.

    >>> cell = {"cell_type": "code", "outputs": [{"output_type": "stream", "text": "1"}]}
    >>> wrong = {**cell, "outputs": [{"output_type": "error", "ename": "NameError", "evalue": "a"}]}
    >>> book, ran = {"cells": [cell, cell, cell]}, {"cells": [cell, cell, wrong]}
    >>> list(compared(book, ran))
    [('same', 1, ''), ('failed', 2, 'NameError: a')]
    """
    asked = False
    for number, (was, now) in enumerate(zip(before["cells"], after["cells"], strict=True)):
        if was["cell_type"] != "code" or not number:
            continue
        error = next((output for output in now["outputs"] if output["output_type"] == "error"), None)
        if error:
            said = shown(error)
            kind = "asks" if "%pip install" in said else "rests" if asked and error["ename"] in UNMADE else "failed"
            asked = asked or kind == "asks"
            yield kind, number, said
        elif text_of(was["outputs"]) != text_of(now["outputs"]):
            yield "differs", number, text_of(now["outputs"])
        else:
            yield "same", number, ""


def tried(name: str, site: Path, folder: Path, inside: Path, variables: dict) -> Iterator[tuple[str, int, str]]:
    """Run a notebook of the site in the environment, and compare."""
    there = folder / "notebooks"
    there.mkdir(exist_ok=True)
    for wheel in (site / "_static" / "wheels").glob("*.whl"):
        shutil.copy(wheel, there)
    shutil.copy(site / "_sources" / "book" / f"{name}.ipynb", there)
    subprocess.run([inside, "-c", RUN, f"{name}.ipynb", f"{name}.out.ipynb"], check=True, cwd=there, env=variables)
    before, after = (json.loads((there / f"{name}{end}.ipynb").read_text(encoding="utf-8")) for end in ("", ".out"))
    installing = after["cells"][0]["outputs"]  # where pip may have something to say
    if any(output["output_type"] == "error" for output in installing) or "Not installed" in text_of(installing):
        yield "failed", 0, text_of(installing)
    else:
        yield from compared(before, after)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("age", choices=("oldest", "newest"))
    parser.add_argument(
        "notebooks", nargs="*", default=CHAPTERS, help=f"names of chapters (these: {' '.join(CHAPTERS)})"
    )
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the environment")
    parser.add_argument("--site", type=Path, default=ROOT / "_build" / "html")
    asked = parser.parse_args()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        pinned = lower_bounds(project) if asked.age == "oldest" else ()
        inside, variables = environment(Path(scratch), asked.python, pinned)
        for name in asked.notebooks:
            told = list(tried(name, asked.site, Path(scratch), inside, variables))
            kinds = {
                kind: sum(one == kind for one, _, _ in told) for kind in ("same", "asks", "rests", "differs", "failed")
            }
            print(f"{name}:", ", ".join(f"{many} {kind}" for kind, many in kinds.items()), flush=True)
            for kind, number, said in told:
                if kind != "same":
                    print(f"   cell {number} {kind}: {' '.join(said.split())[:300]}", flush=True)
            bad += kinds["failed"] + kinds["differs"]
        subprocess.run([inside, "--version"], check=True)
        wanted = [re.match(r"[\w-]+", one)[0] for one in lower_bounds(project)]
        listed = subprocess.run(
            [inside, "-m", "pip", "list", "--format=json"], check=True, capture_output=True, text=True
        )
        versions = {one["name"].lower(): one["version"] for one in json.loads(listed.stdout)}
        print(", ".join(f"{one} {versions.get(one, 'absent')}" for one in wanted))
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
