"""The book on paper, for readers who print it: the PDF that `make pdf` makes of the built site by headless Chromium.

Each page of the site is printed by itself, with tags, into a file of its own; pypdf joins the files into one, which has
a bookmark for each page and no tags.  What is printed is what a reader prints: proofs and answers are open, set-up code
and the ledger's badges are not there.  A link leads on within its page; one to another page leads to the site where
BOOK_SITE_URL names its address, and is plain text otherwise.

For teachers each chapter is printed once more as a *handout* of a few sheets, ``handouts/<chapter>.pdf``: the result,
definitions, theorems with the proof on the board, figures, exercises without their solutions, and the recap.  Those of
Part I are put into the site, where the page *Teaching* then links to them; ``--handouts`` prints these alone, and says
so where there is no browser.
"""

import os
import re
import shutil
import sys
from collections.abc import Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).parent.parent
CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)

PAPER = {
    "format": "A4",
    "margin": {"top": "18mm", "bottom": "20mm", "left": "18mm", "right": "18mm"},
    "tagged": True,
    "print_background": True,
    "display_header_footer": True,
    "header_template": "<span></span>",
    "footer_template": """<div style="width: 100%; font-size: 8px; text-align: center">
        <span class="title"></span> · <span class="pageNumber"></span></div>""",
}

# Typeset, with fonts, and open what paper has open.
READY = """async () => {
  if (document.readyState !== "complete") await new Promise(done => addEventListener("load", done));
  dispatchEvent(new Event("beforeprint"));
  await document.fonts.ready;
}"""

# The pages in the order of the sidebar; its first link is the front page.
ORDER = """() => [...new Set([...document.querySelectorAll("nav.bd-links a.internal")].map(link =>
  new URL(link.href).pathname.slice(1)))]"""

# Names of one page, which another page may have too, begin with the page's own: in the book each is there once.
LINKS = """site => {
  const own = name => `${location.pathname.split("/").pop()}.${name}`;
  for (const node of document.querySelectorAll("article [id]:not(svg *)")) node.id = own(node.id);
  for (const link of document.querySelectorAll("main a[href]:not(svg *)")) {
    const to = new URL(link.href);
    if (to.origin !== location.origin) continue;
    if (to.pathname === location.pathname && to.hash) link.href = "#" + own(to.hash.slice(1));
    else if (site) link.href = site + to.pathname + to.hash;
    else link.removeAttribute("href");
  }
}"""

# Of a chapter what a class gets on paper; the rest is removed.  A proof is what follows a theorem's box, or the section
# of that name.
HANDOUT = """() => {
  const article = document.querySelector("article.bd-article"), kept = new Set();
  const keep = node => {
    kept.add(node);
    for (const inner of node.querySelectorAll("*")) kept.add(inner);
    for (let outer = node; outer !== article; outer = outer.parentElement) kept.add(outer);
  };
  const parts = "h1, h1 ~ p, .mb-figure, div.proof, div.exercise, #recap > ol, #the-proof > :not(details, .cell)";
  for (const node of article.querySelectorAll(parts))
    if (!node.closest("details") && (!node.matches("h1 ~ p") || node === article.querySelector("h1 ~ p"))) keep(node);
  for (const box of article.querySelectorAll("div.proof.theorem"))
    for (let next = box.nextElementSibling; next?.matches("p, ol, ul, div.math"); next = next.nextElementSibling)
      if (kept.has(box)) keep(next);
  for (const heading of article.querySelectorAll("h2, h3"))
    if (kept.has(heading.parentElement)) keep(heading);
  for (const node of article.querySelectorAll("*")) if (!kept.has(node)) node.remove();
  document.documentElement.dataset.mbHandout = "";
}"""
LESSON = (
    "() => Boolean(document.querySelector('article.bd-article div.exercise, article.bd-article div.proof.theorem'))"
)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextmanager
def opened(site: Path):
    """A headless browser, and the address at which it finds the built site."""
    from playwright.sync_api import sync_playwright

    if CHROMIUM is None:
        sys.exit("no chromium on the PATH: on Debian, apt install chromium")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--headless", "--no-sandbox"])
            yield browser, f"http://127.0.0.1:{server.server_port}"
            browser.close()
    finally:
        server.shutdown()


def pages_in_order(page, origin: str) -> list[str]:
    """The pages of the book, as paths, in the order in which the sidebar has them; read in an open browser page."""
    page.goto(f"{origin}/index.html")
    page.wait_for_selector("nav.bd-links", state="attached")
    return page.evaluate(ORDER)


def printed(page, origin: str, address: str, folder: Path, handout: bool = False) -> Path | None:
    """Print one page of the site, or its handout, from an open browser page into a file of the folder.

    Returns the file, or None for the handout of a page without theorems and exercises.
    """
    page.emulate_media(media="screen", color_scheme="light")
    page.set_viewport_size({"width": 900, "height": 1200})
    page.goto(f"{origin}/{address}")
    page.evaluate(READY)
    if handout and not page.evaluate(LESSON):
        return None
    page.emulate_media(media="print")
    if handout:
        page.evaluate(HANDOUT)
    page.evaluate(LINKS, os.environ.get("BOOK_SITE_URL", "").rstrip("/"))
    file = folder / f"{Path(address).stem}.pdf"
    page.pdf(path=file, **PAPER)
    return file


def joined(files: Sequence[Path], to: Path) -> Path:
    """Put what was printed into one PDF."""
    from pypdf import PdfReader, PdfWriter

    with PdfWriter() as book:
        for file in files:
            book.append(file, outline_item=PdfReader(file).metadata.title.partition(" — ")[0])
        book.metadata = {"/Title": "Mistake Bounds", "/Author": "The Mistake Bounds authors"}
        book.write(to)
    return to


LISTED = re.compile(r'<li data-handout="([\w-]+)">(?:<a [^>]*>)?(.*?)(?:</a>.*?)?</li>')
NOT_PRINTED = re.compile(r'<p class="mb-not-printed">.*?</p>')
TEACHING = "book/teaching.html"


def offered(site: Path) -> list[str]:
    """The pages whose handouts the site offers, as paths."""
    return [f"book/{name}.html" for name, _ in LISTED.findall((site / TEACHING).read_text(encoding="utf-8"))]


def offer(site: Path, handouts: Sequence[Path]) -> None:
    """Put handouts into the site, and make links of the chapters that its page *Teaching* lists."""
    folder = site / "handouts"
    folder.mkdir(exist_ok=True)
    printed_ = {file.stem: Path(shutil.copy(file, folder)) for file in handouts}

    def link(listed: re.Match) -> str:
        name, title = listed.groups()
        if name not in printed_:
            return listed[0]
        size = f"PDF, {max(1, round(printed_[name].stat().st_size / 1000))} kB"
        return f'<li data-handout="{name}"><a href="../handouts/{name}.pdf" download>{title}</a> ({size})</li>'

    page = site / TEACHING
    text = page.read_text(encoding="utf-8")
    page.write_text(NOT_PRINTED.sub("", LISTED.sub(link, text)), encoding="utf-8")


def main_handouts(site: Path) -> None:
    """Print the handouts that the site offers, and put them into it."""
    if CHROMIUM is None:
        print("No chromium on the PATH: the site offers no handouts.")
        return
    folder = site.parent / "pdf" / "handouts"
    folder.mkdir(parents=True, exist_ok=True)
    with opened(site) as (browser, origin):
        page = browser.new_page()
        offer(site, [printed(page, origin, address, folder, handout=True) for address in offered(site)])
    print(site / "handouts")


def main(site: Path) -> None:
    folder = site.parent / "pdf"
    handouts = folder / "handouts"
    handouts.mkdir(parents=True, exist_ok=True)
    with opened(site) as (browser, origin):
        page = browser.new_page()
        order = pages_in_order(page, origin)
        files = [printed(page, origin, address, folder) for address in order]
        made = [printed(page, origin, address, handouts, handout=True) for address in order]
    offer(site, [file for file in made if file and f"book/{file.stem}.html" in offered(site)])
    print(joined(files, folder / "mistake-bounds.pdf"))
    print(handouts)


if __name__ == "__main__":
    words = sys.argv[1:]
    built = Path(next((word for word in words if not word.startswith("--")), ROOT / "_build" / "html")).resolve()
    (main_handouts if "--handouts" in words else main)(built)
