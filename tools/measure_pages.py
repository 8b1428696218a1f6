"""What a page of the built site costs its reader, for whoever changes pages or what they load: `make measure`.

A table with a line a page, as it looks in a browser before anything is opened.  *nodes* are the elements in sight,
*typeset* the seconds from the reader's click until the page has come with its fonts and is drawn, on this machine and
with whatever else it does; *shift* is the layout shift while it loads.
"""

import sys
from dataclasses import dataclass, fields
from pathlib import Path

from tools.make_pdf import ROOT, opened

WIDTH, HEIGHT = 1400, 900

# The most that a page may have of it, which the tests hold: (measure, limit, only for pages with cells).
HELD = (
    ("pixels", 16_000, True),
    ("shift", 0.1, False),
    ("requests", 12, True),
    ("requests", 25, False),
    ("megabytes", 3.5, False),
    ("elsewhere", 0, False),
)


@dataclass(frozen=True)
class Measured:
    """One page: its length in pixels, and what has come when it has opened."""

    page: str
    cells: int
    pixels: int
    nodes: int
    typeset: float
    shift: float
    megabytes: float
    requests: int
    elsewhere: int


# Layout shifts are reported from the first paint on. The page itself counts the seconds: a query from outside comes
# later.
WATCH = """window.mbShift = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.mbShift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
window.mbTypeset = new Promise(done => addEventListener("load", async () => {
  await document.fonts.ready;
  requestAnimationFrame(() => setTimeout(() => done(performance.now() / 1000)));
}));"""

LOADED = """async () => {
  const typeset = await window.mbTypeset;
  await new Promise(done => setTimeout(done, 300));
  const loaded = performance.getEntriesByType("resource");
  const page = performance.getEntriesByType("navigation")[0], article = document.querySelector("article.bd-article");
  return {
    cells: article?.querySelectorAll("div.cell").length ?? 0,
    pixels: Math.round(article?.getBoundingClientRect().height ?? 0),
    nodes: [...document.querySelectorAll("*")].filter(node => node.checkVisibility()).length,
    typeset,
    shift: window.mbShift,
    megabytes: [page, ...loaded].reduce((all, entry) => all + entry.decodedBodySize, 0) / 1e6,
    requests: 1 + loaded.length,
    elsewhere: loaded.filter(entry => new URL(entry.name).origin !== location.origin).length,
  };
}"""


def load(page, origin: str, address: str) -> Measured:
    """Open the page of the site at ``origin`` that has this address, in an open browser page, and measure it."""
    with page.add_init_script(WATCH):
        page.goto(f"{origin}/{address}")
    return Measured(address, **page.evaluate(LOADED))


def beyond(measured: Measured, limits=HELD) -> list[str]:
    """What of a page goes beyond which limit.

    >>> beyond(Measured("a.html", 0, 9, 0, 0, 0.5, 0, 0, 0), [("shift", 0.1, False), ("pixels", 1, True)])
    ['shift 0.50, at most 0.1']
    """
    found = ((what, getattr(measured, what), limit) for what, limit, lessons in limits if measured.cells or not lessons)
    return [f"{what} {_brief(value)}, at most {limit:,}" for what, value, limit in found if value > limit]


def _brief(value) -> str:
    return f"{value:.2f}" if isinstance(value, float) else f"{value:,}"


def main(site: Path) -> None:
    names = [field.name for field in fields(Measured)]
    print("".join(name.rjust(10) for name in names[1:]), "", names[0])
    with opened(site) as (browser, origin):
        for path in sorted((site / "book").glob("*.html")):
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
            found = load(page, origin, f"book/{path.name}")
            page.close()
            numbers = "".join(_brief(getattr(found, name)).rjust(10) for name in names[1:])
            print(numbers, "", found.page, *(f"— {fault}" for fault in beyond(found)))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_build" / "html").resolve())
