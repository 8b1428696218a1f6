"""The book on paper: a PDF of the whole and one of each chapter, printed from the built site by headless Chromium.

The PDFs are tagged and have an outline; the pages of the site remain the form that is best read aloud.  What is printed
is what a reader prints: proofs and answers are open, set-up code and the ledger's badges are not there.
"""

import shutil
import sys
from collections.abc import Iterable
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
    "outline": True,
    "print_background": True,
    "display_header_footer": True,
    "header_template": "<span></span>",
    "footer_template": '<div style="margin: auto; font-size: 8px"><span class="pageNumber"></span></div>',
}

# Typeset, with fonts, and open what paper has open.
READY = """async () => {
  if (document.readyState !== "complete") await new Promise(done => addEventListener("load", done));
  if (window.MathJax?.startup?.promise) await MathJax.startup.promise;
  dispatchEvent(new Event("beforeprint"));
  await document.fonts.ready;
}"""

# The pages in the order of the sidebar; its first link is the front page.
ORDER = """() => [...new Set([...document.querySelectorAll("nav.bd-links a.internal")].map(link =>
  new URL(link.href).pathname.slice(1)))]"""

# Appends the articles of other pages to this one. Each page's names get the page's own in front, so that "exercises" of
# one chapter is not that of another, and links between the pages become links within the book.
APPEND = """async pages => {
  const own = location.pathname.slice(1), all = [own, ...pages];
  const named = (page, id) => page.replace(/\\W+/g, "-") + "--" + id;
  const article = document.querySelector("article.bd-article"), parts = [article];
  for (const page of pages) {
    const other = new DOMParser().parseFromString(await (await fetch("/" + page)).text(), "text/html");
    const part = document.adoptNode(other.querySelector("article.bd-article"));
    part.style.breakBefore = "page";
    parts.push(part);
  }
  parts.forEach((part, k) => {
    for (const node of part.querySelectorAll("[id]:not(svg *)")) node.id = named(all[k], node.id);
    for (const link of part.querySelectorAll("a[href]:not(svg *)")) {
      const to = new URL(link.getAttribute("href"), new URL("/" + all[k], location.origin));
      const page = to.pathname.slice(1), name = decodeURIComponent(to.hash.slice(1)) || "top";
      if (to.origin !== location.origin) continue;
      if (all.includes(page)) link.setAttribute("href", "#" + named(page, name));
      else link.removeAttribute("href");
    }
    part.id = named(all[k], "top");
    if (k) article.parentElement.insertBefore(part, parts[k - 1].nextSibling);
  });
  if (window.MathJax?.typesetPromise) await MathJax.typesetPromise();
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def pages_in_order(page, origin: str) -> list[str]:
    """The pages of the book, as paths, in the order in which the sidebar has them; read in an open browser page."""
    page.goto(f"{origin}/index.html")
    page.wait_for_selector("nav.bd-links")
    return page.evaluate(ORDER)


def printed(page, origin: str, pages: Iterable[str], to: Path) -> Path:
    """Print pages of the site from an open browser page into one PDF, in the order in which they are given."""
    first, *others = pages
    page.emulate_media(media="screen", color_scheme="light")
    page.set_viewport_size({"width": 900, "height": 1200})
    page.goto(f"{origin}/{first}")
    page.evaluate(READY)
    if others:
        page.evaluate(APPEND, others)
        page.evaluate(READY)
    page.emulate_media(media="print")
    to.parent.mkdir(parents=True, exist_ok=True)
    page.pdf(path=to, **PAPER)
    return to


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


def main(site: Path, *chosen: str) -> None:
    """Print the book and all its chapters, or only the chapters that are named."""
    folder = site.parent / "pdf"
    with opened(site) as (browser, origin):
        tab = browser.new_page()
        pages = pages_in_order(tab, origin)
        for page in pages:
            if not chosen or Path(page).stem in chosen:
                print(printed(tab, origin, [page], folder / f"{Path(page).stem}.pdf"))
        if not chosen:
            print(printed(tab, origin, pages, folder / "mistake-bounds.pdf"))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_build" / "html").resolve(), *sys.argv[2:])
