"""What a first run in a page costs its reader, measured in headless Chromium on the built site, served by this script.

Bytes are those that the server sends for the live files, as they are and as a server sends them that compresses;
seconds are from the press to the answer on the page: *cold* in a new profile, *later* on another visit with the same
one, *edit* for the next answer after a change, *opened as a file* without a server.  Memory is what the browser has
more of at the end of a visit than before the press.  Of the quickest visits are told, by the worker's own clock, the
seconds at which each stage of the start was done.
"""

import gzip
import os
import statistics
import sys
import time
from contextlib import suppress
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tools.make_pdf import CHROMIUM, ROOT

PAGE, CELL = "book/reading-a-proof.html", 3
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
BUTTON, SAYS = f"[data-live='{CELL}'] button[aria-label='Run this cell']", f"[data-live='{CELL}'] .mb-live-status"
COMPRESSED = {".js", ".mjs", ".css", ".html", ".wasm", ".py", ".json"}


@cache
def compressed(path):
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class Handler(SimpleHTTPRequestHandler):
    """Serves the site, compressed where servers usually do, and counts what it sends of the live files."""

    protocol_version = "HTTP/1.1"
    sent = []  # (bytes sent, bytes of the file)

    def log_message(self, *_):
        pass

    def do_GET(self):
        path = Path(self.translate_path(self.path))
        if not path.is_file():
            return self.send_error(404)
        data = compressed(str(path)) if path.suffix in COMPRESSED else path.read_bytes()
        if "/_static/live/" in self.path:
            Handler.sent.append((len(data), path.stat().st_size))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "max-age=600")
        if path.suffix in COMPRESSED:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(data)


def megabytes_in_use():
    """The memory of this process's children and theirs, in MB, shared pages by share; 0 where no system says it."""
    parents, total = {}, 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    ours = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in ours} - ours:
        ours |= more
    for process in ours - {os.getpid()}:
        with suppress(OSError):
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1000


STAGES = "performance.getEntriesByType('mark').map(mark => [mark.name, mark.startTime / 1000])"


def stages(page):
    """When each stage of a start was done, as words."""
    return ", ".join(f"{name} {seconds:.2f}" for name, seconds in page.workers[0].evaluate(STAGES))


def answered(page, words="Done in"):
    page.locator(SAYS, has_text=words).wait_for(timeout=120_000)


def visit(context, origin):
    """The page, the seconds of a first answer and of the next after an edit, and the stages of the first."""
    page = context.new_page()
    page.goto(f"{origin}/{PAGE}")
    page.wait_for_load_state("load")
    began = time.perf_counter()
    page.locator(BUTTON).click()
    answered(page)
    first, told = time.perf_counter() - began, stages(page)
    editor, edits = page.locator(f"[data-live='{CELL}'] textarea"), []
    for bound in (1, 2, 3):
        editor.fill(f'prove(pythagoras, given={{"mistake": dot(w, x) <= {bound}}})')
        began = time.perf_counter()
        page.locator(BUTTON).click()
        page.locator(f"[data-live='{CELL}'] .mb-live-output math[alttext*='{bound}']").first.wait_for()
        edits.append(time.perf_counter() - began)
    return page, first, statistics.median(edits), told


def main(site=ROOT / "_build" / "html", times=3):
    from playwright.sync_api import sync_playwright

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=site))
    Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    cold, later, edits, memory, from_file, told = [], [], [], [], [], {}
    with sync_playwright() as playwright:
        for _ in range(times):
            Handler.sent.clear()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            context = browser.new_context()
            empty = context.new_page()
            empty.goto(f"{origin}/{PAGE}")
            before = megabytes_in_use()
            empty.close()
            page, first, edit, stages_of_first = visit(context, origin)
            memory.append(megabytes_in_use() - before)
            page.close()
            sent, raw = map(sum, zip(*Handler.sent, strict=True))
            cold.append(first)
            edits.append(edit)
            _, next_first, _, stages_of_next = visit(context, origin)
            later.append(next_first)
            told |= {("cold", first): stages_of_first, ("later", next_first): stages_of_next}
            from_file.append(visit(browser.new_context(), Path(site).resolve().as_uri())[1])
            browser.close()
    server.shutdown()
    print(f"a first run sends {raw / 1e6:.2f} MB as it is, {sent / 1e6:.2f} MB compressed")
    for name, seconds in (("cold", cold), ("later", later), ("edit", edits)):
        print(f"{name}: {', '.join(f'{one:.2f}' for one in seconds)} s")
        if (name, min(seconds)) in told:
            print(f"  {told[name, min(seconds)]}")
    print(f"opened as a file: {', '.join(f'{one:.2f}' for one in from_file)} s")
    print(f"memory: {statistics.median(memory):.0f} MB more (load of this machine: {os.getloadavg()[0]:.1f})")


if __name__ == "__main__":
    if not CHROMIUM:
        sys.exit("no chromium on the PATH")
    main(*map(Path, sys.argv[1:2]))
