"""Runs the cells of a page as a live page does; in Pyodide, by `run_live`.

/here/jobs.json is a list of texts of cells; each is run, in this order, as if its button were pressed, and what comes
of it is printed, a line of JSON for each.
"""

import gzip
import json
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

for name in ("packages", "library"):
    ZipFile(BytesIO(gzip.decompress(Path(f"/here/{name}.bin").read_bytes()))).extractall("/lib/live")
sys.path.insert(0, "/lib/live")
from session import Page  # noqa: E402 - the file is found only now

page = Page(json.loads(Path("/here/jobs.json").read_text()))
for k in range(len(page.cells)):
    done = page.run(k)
    for output in done["outputs"]:  # what a test compares is text
        output.update({mime: data for mime, data in output.items() if not isinstance(data, str)})
    print(json.dumps(done, default=str), flush=True)
