"""Run the code cells of the chapters as the live pages do, and compare what comes with the stored outputs.

Each cell is run as if its button were pressed, in Pyodide with the packed files; under Node, which is quicker than a
browser and runs the same code.  Printed is, for each chapter, how many cells run, how many of those give just the
stored outputs, and how many the same but for the drawing of a picture: a page makes it without Matplotlib, and its text
alternative and its caption are compared.  A cell that does neither is an error.  What cannot run on a page, for it
needs compiled code, is recorded in data/live.json by the cell's id with the package that it needs: there pages have no
button.
"""

import argparse
import json
import re
import shutil
import sys
import tempfile
from itertools import zip_longest
from pathlib import Path

from tools.pack_live import CannotPack, core, in_pyodide, pack

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "data" / "live.json"
SHOWN = ("text/html", "image/svg+xml", "text/latex", "text/plain")  # the first of these is what a page shows


def as_text(data):
    return "".join(data) if isinstance(data, list) else data


def stored(cell):
    """What a notebook's cell shows, as [what a page shows, its text] in order."""
    found = []
    for output in cell["outputs"]:
        if output["output_type"] == "stream":
            found.append(["stream", as_text(output["text"])])
        elif mime := next((mime for mime in SHOWN if mime in output.get("data", {})), None):
            found.append([mime, as_text(output["data"][mime])])
    return joined(found)


def of_page(outputs):
    """The same for the outputs of a live page."""
    found = []
    for output in outputs:
        if mime := next((mime for mime in ("stream", *SHOWN) if mime in output), None):
            found.append([mime, output[mime]])
    return joined(found)


def joined(found):
    """Outputs with neighbouring pieces of text in one, and no addresses of objects."""
    out = []
    for mime, text in found:
        if out and mime == out[-1][0] == "stream":
            out[-1][1] += text
        else:
            out.append([mime, text])
    return [[mime, re.sub(r"0x[0-9a-f]+", "0x", text).rstrip("\n")] for mime, text in out]


PICTURE = re.compile(r'<svg [^>]*?aria-label="([^"]*)".*?</svg>', re.DOTALL)


def with_pictures_described(outputs):
    """Outputs with the text alternatives in place of pictures, which a page draws without Matplotlib."""
    return [[mime, PICTURE.sub(r"picture: \1", text) if mime == "text/html" else text] for mime, text in outputs]


def code_cells(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def run(folder, path, timeout):
    """The code cells of a notebook with what a live page makes of each."""
    cells = code_cells(path)
    with tempfile.TemporaryDirectory() as scratch:
        for name in ("packages.bin", "library.bin"):
            shutil.copy(folder / name, scratch)
        (Path(scratch) / "jobs.json").write_text(
            json.dumps([as_text(cell["source"]) for cell in cells]), encoding="utf-8"
        )
        output = in_pyodide(core(), Path(__file__).with_name("cells_inside.py"), scratch, timeout=timeout)
    return list(zip(cells, map(json.loads, output.splitlines()), strict=True))


def write(record):
    there = {path.stem for path in (ROOT / "book").glob("*.ipynb")}
    record = {page: record[page] for page in sorted(record) if page in there}
    RECORD.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("notebooks", nargs="*", type=Path, default=sorted((ROOT / "book").glob("*.ipynb")))
    parser.add_argument("--timeout", type=int, default=900, help="seconds allowed to one chapter")
    parser.add_argument("--verbose", action="store_true", help="print how each cell differs")
    options = parser.parse_args(arguments)
    from mistake_bounds.sphinx.formulas import typesetter

    try:
        folder, _ = pack(typesetter())
    except CannotPack as error:
        sys.exit(f"{error}: make book fetches them")
    record = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    totals = [0, 0, 0, 0]
    faults = []
    for path in options.notebooks:
        results = run(folder, path, options.timeout)
        absent = {}
        ran = 0
        same = 0
        drawn = 0
        slowest = 0.0
        for cell, done in results:
            error = done["error"]
            ours = of_page(done["outputs"])
            theirs = stored(cell)
            if error and error["absent"]:
                absent[cell["id"]] = error["absent"]
                continue
            if error:
                faults.append(f"{path.stem} {cell['id']}: {error['name']}: {error['message'][:200]} ({error['text']})")
                continue
            ran, slowest = ran + 1, max(slowest, done["seconds"])
            if ours == theirs:
                same += 1
            elif with_pictures_described(ours) == with_pictures_described(theirs):
                drawn += 1
            else:
                faults.append(f"{path.stem} {cell['id']}: other outputs than the stored ones")
                if options.verbose:
                    pairs = zip_longest(ours, theirs)
                    faults += [f"  here {a!s:.700}\n  there {b!s:.700}" for a, b in pairs if a != b]
        record[path.stem] = absent
        totals = [a + b for a, b in zip(totals, (len(results), ran, same, drawn), strict=True)]
        line = (
            f"{path.stem}: {ran} of {len(results)} run, {same} as stored, {drawn} drawn again, slowest {slowest:.1f} s"
        )
        print(line, flush=True)
        write(record)  # a run takes minutes, and may be ended
    print(f"all: {totals[1]} of {totals[0]} run, {totals[2]} as stored, {totals[3]} drawn again")
    if faults:
        sys.exit("\n".join(["Neither the stored outputs nor a refusal:", *faults]))


if __name__ == "__main__":
    main()
