"""What a first answer in a page costs its reader, measured in headless Chromium on the built site.

Seconds are from the press to the answer: *first* in a new profile, *next visit* with what that one has kept.  Megabytes
are those of the live files that the first requests, as they are and as a server sends them that compresses.  A machine
that does something else meanwhile measures that too.
"""

import gzip
import statistics
import sys
import time
from pathlib import Path

from tools.make_pdf import ROOT, opened

PAGE = "book/reading-a-proof.html"
CELL = "[data-live='3']"
TIMES = 3


def answer(context, origin):
    """The seconds that the page's cell takes to be answered, and the live files that are requested."""
    page = context.new_page()
    requested = []
    context.on("request", lambda request: requested.append(request.url.removeprefix(f"{origin}/")))
    page.goto(f"{origin}/{PAGE}")
    page.wait_for_load_state("load")
    began = time.perf_counter()
    page.locator(f"{CELL} button[aria-label='Run this cell']").click()
    page.locator(f"{CELL} .mb-live-status", has_text="Done in").wait_for(timeout=120_000)
    seconds = time.perf_counter() - began
    page.close()
    return seconds, {name for name in requested if name.startswith("_static/live/")}


def main(site):
    first, later = [], []
    with opened(site) as (browser, origin):
        for _ in range(TIMES):
            context = browser.new_context()
            seconds, names = answer(context, origin)
            first.append(seconds)
            later.append(answer(context, origin)[0])
            context.close()
    files = [(site / name).read_bytes() for name in names]
    whole, packed = (sum(map(len, some)) / 1e6 for some in (files, map(gzip.compress, files)))
    print(f"A first answer: {packed:.1f} MB compressed, {whole:.1f} MB as they are")
    for name, seconds in (("first", first), ("next visit", later)):
        print(f"{name}: {statistics.median(seconds):.2f} s, the median of {', '.join(f'{one:.2f}' for one in seconds)}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_build" / "html").resolve())
