"""Run notebooks in place and store their outputs, so that a diff shows only what changed.

Each notebook runs in a fresh kernel, in its own folder, from the first cell to the last. What
varies from run to run or from machine to machine is not stored: time stamps, the version of the
interpreter, random cell ids, the way one stream of output was cut into pieces.
"""

import argparse
import sys
import time
from hashlib import sha256
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat.notebooknode import from_dict

KERNEL = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "pygments_lexer": "ipython3",
    },
}
# What editors and the client leave behind in a cell's metadata.
TRACES = {"ExecuteTime", "collapsed", "execution", "scrolled", "trusted", "vscode"}


def joined_streams(outputs):
    """Return the outputs with neighbouring pieces of one stream put together."""
    joined = []
    for output in outputs:
        previous = joined[-1] if joined else None
        if (
            previous is not None
            and output.output_type == previous.output_type == "stream"
            and output.name == previous.name
        ):
            previous.text += output.text
        else:
            joined.append(output)
    return joined


def normalise(notebook):
    """Keep of a notebook only what its author wrote and what its cells answered."""
    notebook.metadata = from_dict(
        {**{k: v for k, v in notebook.metadata.items() if k not in {"widgets", *KERNEL}}, **KERNEL}
    )
    notebook.nbformat = 4
    notebook.nbformat_minor = 5
    taken = set()
    for number, cell in enumerate(notebook.cells, 1):
        identity = cell.get("id") or sha256(f"{number} {cell.source}".encode()).hexdigest()[:8]
        cell["id"] = identity if identity not in taken else f"{identity[:50]}-{number}"
        taken.add(cell["id"])
        for trace in TRACES & set(cell.metadata):
            del cell.metadata[trace]
        if cell.cell_type == "code":
            cell.outputs = joined_streams(cell.outputs)
    return notebook


def run(path, timeout):
    """Run the notebook at ``path`` and store it; raise ``CellExecutionError`` where it fails."""
    notebook = normalise(nbformat.read(path, as_version=4))
    NotebookClient(
        notebook,
        timeout=timeout,
        kernel_name="python3",
        record_timing=False,
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()
    normalise(notebook)
    nbformat.validate(notebook)
    text = nbformat.writes(notebook).rstrip("\n") + "\n"
    if path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("notebooks", nargs="+", type=Path)
    parser.add_argument("--timeout", type=int, default=300, help="seconds allowed to one cell")
    options = parser.parse_args(arguments)
    failed = []
    for path in options.notebooks:
        started = time.perf_counter()
        try:
            run(path, options.timeout)
        except CellExecutionError as error:
            failed.append(path)
            print(f"{path}: {error}", file=sys.stderr)
        else:
            print(f"{path}: {time.perf_counter() - started:.1f} s")
    if failed:
        sys.exit("Failed, and left as they were: " + ", ".join(map(str, failed)))


if __name__ == "__main__":
    main()
