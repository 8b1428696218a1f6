"""What a reader of the built site is given: each page measured in a browser, as it looks before anything is opened.

A table with a line a page.  *prose*, *code*, *boxes* and *figures* are shares of the article's height, the rest being
tables, headings and gaps; exercises and theorems count as prose.  *nodes* are those in sight, *folded* those in closed
folds.  *typeset* is the time from the reader's click until the page has come with all that it asks for, its fonts are
there and the next picture of it is drawn, on this machine and with whatever else it does; *work* is the processor
time that the page itself takes until then, for style, layout and scripts together;
*shift* is the layout shift while it loads.  What waits below the screen until a reader comes near is laid out before
lengths are measured; *at once* is how many elements do not wait.
"""

import sys
from dataclasses import dataclass, fields
from pathlib import Path

from tools.make_pdf import ROOT, opened

WIDTH, HEIGHT = 1400, 900

# The most that a page may have of it. What is held is tested; what is aimed at is shown, and not reached yet.
# (measure, limit, the pages it speaks of: "" for all, LESSONS for those with cells)
LESSONS = "lessons"
HELD = (
    ("pixels", 15_500, LESSONS),
    ("shift", 0.1, ""),
    ("at_once", 5_500, ""),
    ("requests", 12, LESSONS),
    ("requests", 25, ""),
    ("megabytes", 3.5, ""),
    ("elsewhere", 0, ""),
)
AIMED_AT = (
    ("nodes", 12_000, ""),
    ("typeset", 1.0, ""),
    ("shift", 0.05, ""),
    ("pixels", 12_000, "book/perceptron.html"),
    ("pixels", 15_000, LESSONS),
    ("code", 0.25, ""),
    ("first_theorem", 2_500, ""),
    ("first_figure", 2_500, ""),
)


@dataclass(frozen=True)
class Measured:
    """One page. Heights and places in pixels, shares of the height from 0 to 1, times in seconds."""

    page: str
    words: int
    cells: int
    lines: int
    pixels: int
    prose: float
    code: float
    boxes: float
    figures: float
    first_theorem: int | None
    first_figure: int | None
    nodes: int
    folded: int
    formulas: int
    at_once: int
    typeset: float
    work: float
    shift: float
    megabytes: float
    requests: int
    elsewhere: int


@dataclass(frozen=True)
class Loaded:
    """What has come when one page has opened, how long it is, and how much moved meanwhile."""

    page: str
    cells: int
    pixels: int
    at_once: int
    shift: float
    megabytes: float
    requests: int
    elsewhere: int


# Layout shifts are told from the first paint on. And the seconds until the page has come, its fonts are there, and the
# picture that is drawn then has been: counted by the page itself, for whoever asks it from outside comes later.
WATCH = """window.mbShift = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.mbShift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
window.mbTypeset = new Promise(done => addEventListener("load", async () => {
  await document.fonts.ready;
  requestAnimationFrame(() => setTimeout(() => done(performance.now() / 1000)));
}));"""

# What waits below the screen (book/_extensions/later.py) waits no longer.
LAID_OUT = """document.head.append(Object.assign(document.createElement("style"),
  { textContent: ".mb-later { content-visibility: visible !important }" }));"""

LOADED = (
    """async () => {
  await new Promise(done => setTimeout(done, 300));
  const waits = node => !node.checkVisibility({ contentVisibilityAuto: true });
  const at_once = [...document.querySelectorAll("*")].filter(node => !waits(node)).length;
  """
    + LAID_OUT
    + """
  const loaded = performance.getEntriesByType("resource");
  const page = performance.getEntriesByType("navigation")[0], article = document.querySelector("article.bd-article");
  return {
    at_once,
    cells: article?.querySelectorAll("div.cell").length ?? 0,
    pixels: Math.round(article?.getBoundingClientRect().height ?? 0),
    shift: window.mbShift,
    megabytes: [page, ...loaded].reduce((all, entry) => all + entry.decodedBodySize, 0) / 1e6,
    requests: 1 + loaded.length,
    elsewhere: loaded.filter(entry => new URL(entry.name).origin !== location.origin).length,
  };
}"""
)

SHOWN = r"""() => {
  const article = document.querySelector("article.bd-article");
  if (!article) return null;
  const top = article.getBoundingClientRect().top, height = article.getBoundingClientRect().height;
  const inFold = node => {
    const fold = node.parentElement?.closest("details:not([open])");
    return Boolean(fold) && !(node.closest("summary")?.parentElement === fold);
  };
  const tall = node => node.getClientRects().length ? node.getBoundingClientRect().height : 0;
  const seen = selector => [...article.querySelectorAll(selector)].filter(node => tall(node) && !inFold(node));
  const outermost = found => found.filter(node => !found.some(other => other !== node && other.contains(node)));
  const sum = selector => outermost(seen(selector)).reduce((all, node) => all + tall(node), 0) / height;
  const place = selector => {
    const [first] = seen(selector);
    return first ? Math.round(first.getBoundingClientRect().top - top) : null;
  };
  const paragraphs = "p, li, dd, dt";
  const prose = outermost(seen(paragraphs).filter(
    node => !node.closest(".cell_output, .mb-verdict, figure, table, summary, .mb-layers")));
  const words = prose.reduce((all, node) => all + node.innerText.split(/\s+/).filter(Boolean).length, 0);
  const code = seen(".cell_input pre");
  const nodes = [...document.querySelectorAll("*")], folded = nodes.filter(inFold).length;
  return {
    words,
    lines: code.reduce((all, node) => all + node.innerText.split("\n").filter(line => line.trim()).length, 0),
    prose: prose.reduce((all, node) => all + tall(node), 0) / height,
    code: sum(".cell_input, .cell_output .stream, .cell_output .highlight"),
    boxes: sum(".mb-verdict"), figures: sum("figure, img"),
    first_theorem: place("div.proof.theorem, div.proof.definition, div.proof.proposition, div.proof.corollary"),
    first_figure: place("figure, article > section svg[role=img]"),
    nodes: nodes.length - folded, folded,
    formulas: outermost([...article.querySelectorAll("span.math, div.math, math")]).length,
  };
}"""


def load(page, origin: str, address: str) -> Loaded:
    """Open the page of the site at ``origin`` that has this address, in an open browser page, and say what has come."""
    _open(page, f"{origin}/{address}")
    return Loaded(address, **page.evaluate(LOADED))


def _open(page, url: str) -> float:
    """Open it, and return the seconds until its formulas stand."""
    with page.add_init_script(WATCH):
        page.goto(url)
    return page.evaluate("window.mbTypeset")


def measure(page, origin: str, address: str) -> Measured | None:
    """Measure the page of the site at ``origin`` that has this address, in an open browser page; None: no article."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    typeset = _open(page, f"{origin}/{address}")
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    devtools.detach()
    loaded, found = page.evaluate(LOADED), page.evaluate(SHOWN)
    times = {"typeset": typeset, "work": metrics["TaskDuration"]}
    return found and Measured(address, **times, **loaded, **found)


def beyond(measured: Measured | Loaded, limits) -> list[str]:
    """What of a page goes beyond which limit.

    >>> from dataclasses import replace
    >>> short = Measured("a.html", *[0] * 20)
    >>> beyond(short, [("nodes", 5, ""), ("words", -1, "a.html"), ("words", -1, "b.html")])
    ['words 0, at most -1']
    >>> beyond(short, [("pixels", -1, LESSONS)]), beyond(replace(short, cells=3), [("pixels", -1, LESSONS)])
    ([], ['pixels 0, at most -1'])
    """
    speaks = {"", measured.page, LESSONS} if measured.cells else {"", measured.page}
    return [
        f"{what} {_brief(getattr(measured, what))}, at most {limit:,}"
        for what, limit, page in limits
        if page in speaks and (getattr(measured, what) or 0) > limit
    ]


def _brief(value) -> str:
    if value is None:
        return "–"
    return f"{value:,}" if isinstance(value, int) else f"{value:.2f}"


def table(found: list[Measured]) -> str:
    """The measurements, a line a page."""
    names = [field.name for field in fields(Measured)]
    rows = [["page", *(name.replace("_", " ") for name in names[1:])]]
    rows += [[one.page, *(_brief(getattr(one, name)) for name in names[1:])] for one in found]
    widths = [max(len(row[k]) for row in rows) for k in range(len(names))]
    lines = []
    for page, *numbers in rows:
        shown = [number.rjust(width) for number, width in zip(numbers, widths[1:], strict=True)]
        lines.append("  ".join([page.ljust(widths[0]), *shown]))
    return "\n".join(lines)


def main(site: Path) -> None:
    found = []
    with opened(site) as (browser, origin):
        for path in sorted((site / "book").glob("*.html")):
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
            found.append(measure(page, origin, f"book/{path.name}"))
            page.close()
    found = [one for one in found if one]
    print(table(found))
    for title, limits in (("Beyond what is held:", HELD), ("Not reached yet:", AIMED_AT)):
        faults = [f"  {one.page}: {fault}" for one in found for fault in beyond(one, limits)]
        print("\n".join(["", title, *(faults or ["  nothing"])]))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_build" / "html").resolve())
