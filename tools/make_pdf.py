"""The book on paper: a PDF of the whole and one of each chapter, printed from the built site by headless Chromium.

Each page of the site is printed by itself, and what was printed is joined: one outline, page numbers that run on, the
tags of all pages in one tree, and links between the pages that lead to their place in the same file.  A chapter's own
PDF is made likewise, and a link to another chapter leads to that chapter's file beside it.  What is printed is what a
reader prints: proofs and answers are open, set-up code and the ledger's badges are not there.
"""

import shutil
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
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
}
TITLE, AUTHOR = "Mistake Bounds", "The Mistake Bounds authors"

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

# Which names of each page the others lead to.
LED_TO = """async pages => {
  const led = Object.fromEntries(pages.map(page => [page, new Set()]));
  for (const page of pages) {
    const other = new DOMParser().parseFromString(await (await fetch("/" + page)).text(), "text/html");
    for (const link of other.querySelectorAll("article.bd-article a[href]:not(svg *)")) {
      const to = new URL(link.getAttribute("href"), new URL("/" + page, location.origin));
      if (to.origin !== location.origin || !to.hash) continue;
      led[to.pathname.slice(1)]?.add(decodeURIComponent(to.hash.slice(1)));
    }
  }
  return Object.fromEntries(Object.entries(led).map(([page, names]) => [page, [...names]]));
}"""

# The headings in sight, as level, words and name; first the title, which paper has from the theme. The browser notes a
# place on paper for what a link of the page itself leads to, also a hidden one: so each heading, and each name that
# other pages lead to, gets one. Links to the site's other files lead nowhere on paper.
PREPARE = """([pages, names]) => {
  const article = document.querySelector("article.bd-article");
  for (const link of article.querySelectorAll("a[href]:not(svg *)")) {
    const to = new URL(link.href);
    if (to.origin === location.origin && !pages.includes(to.pathname.slice(1))) link.removeAttribute("href");
  }
  const seen = [...article.querySelectorAll("h1, h2, h3")].filter(each => each.matches("h1") || each.checkVisibility());
  const headings = seen.map((each, n) => {
    const words = each.cloneNode(true);
    words.querySelectorAll(".headerlink").forEach(sign => sign.remove());
    each.id ||= `mb-heading-${n}`;
    return [Number(each.localName[1]), words.textContent.replace(/\\s+/g, " ").trim(), each.id];
  });
  const noted = document.createElement("div");
  noted.hidden = true;
  for (const name of [...names, ...headings.map(each => each[2])]) {
    noted.append(Object.assign(document.createElement("a"), { href: "#" + encodeURIComponent(name) }));
  }
  article.append(noted);
  return headings;
}"""


@dataclass(frozen=True)
class Printed:
    """A page of the site on paper: the PDF, and its headings, each as level, words and name."""

    page: str
    origin: str
    pdf: bytes
    headings: tuple


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def pages_in_order(page, origin: str) -> list[str]:
    """The pages of the book, as paths, in the order in which the sidebar has them; read in an open browser page."""
    page.goto(f"{origin}/index.html")
    page.wait_for_selector("nav.bd-links")
    return page.evaluate(ORDER)


def names_led_to(page, origin: str, pages: Sequence[str]) -> dict[str, list[str]]:
    """Of each page of the site, the names in it that links of the pages lead to; read in an open browser page."""
    page.goto(f"{origin}/{pages[0]}")
    return page.evaluate(LED_TO, list(pages))


def printed(page, origin: str, address: str, led_to: dict[str, list[str]]) -> Printed:
    """Print one page of the site from an open browser page, with a place for each name that ``led_to`` has of it."""
    page.emulate_media(media="screen", color_scheme="light")
    page.set_viewport_size({"width": 900, "height": 1200})
    page.goto(f"{origin}/{address}")
    page.evaluate(READY)
    page.emulate_media(media="print")
    headings = page.evaluate(PREPARE, [list(led_to), list(led_to.get(address, ()))])
    pdf = page.pdf(**PAPER)
    return Printed(address, origin, pdf, tuple(tuple(each) for each in headings))


def joined(parts: Iterable[Printed], to: Path, title: str = TITLE, elsewhere: Iterable[str] = ()) -> Path:
    """Put what was printed into one PDF; a link to a page of ``elsewhere`` leads to the file of that page beside it."""
    from tools.join_pdf import join

    to.parent.mkdir(parents=True, exist_ok=True)
    join(parts, title, AUTHOR, frozenset(elsewhere)).write(to)
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
    folder, parts, files = site.parent / "pdf", [], []
    with opened(site) as (browser, origin), ThreadPoolExecutor(1) as pool:  # joins while the browser prints the next
        tab = browser.new_page()
        pages = pages_in_order(tab, origin)
        led_to = names_led_to(tab, origin, pages)
        for page in pages:
            if not chosen or Path(page).stem in chosen:
                parts.append(part := printed(tab, origin, page, led_to))
                name = f"{Path(page).stem}.pdf"
                files.append(pool.submit(joined, [part], folder / name, part.headings[0][1], pages))
        if not chosen:
            files.append(pool.submit(joined, parts, folder / "mistake-bounds.pdf"))
    for file in files:
        print(file.result())


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_build" / "html").resolve(), *sys.argv[2:])
