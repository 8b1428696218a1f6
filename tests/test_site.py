"""Every page of the built site, as a reader's browser gets it.

Each page is opened in headless Chromium by somebody who has never been here, and looked at three
times: light, dark, and light on a narrow screen. Nothing may be fetched from elsewhere, nothing
may go wrong in the console, every formula must be typeset, axe-core must find nothing, and the
page must fit. Links are followed in the files.

What axe-core says takes longest, so it is asked once of each thing: of the colours on a page of
samples, each appearance of text painted there once for the whole site; of all else on a narrow
screen, where most of the site's troubles are; of what is around every page, on a few.

The site is ``_build/html``, or the folder that BOOK_HTML names. Without it, or without a
Chromium on the PATH, the tests are skipped and say so.
"""

import json
import os
import re
import runpy
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest
from browser import CHROMIUM, FORGET, SITE, arrive, devtools
from selectolax.lexbor import LexborHTMLParser

from mistake_bounds.site.switches import boxes
from tools import make_pdf, measure_pages

ROOT = Path(__file__).parent.parent

LOOKS = {  # name: (colour mode, width, height)
    "light": ("light", 1280, 900),
    "dark": ("dark", 1280, 900),
    "narrow": ("light", 390, 844),
}

built = pytest.mark.skipif(not (SITE / "index.html").exists(), reason=f"no built site at {SITE}: make book")
in_browser = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH: on Debian, apt install chromium")
pytestmark = built


NAMES = tomllib.loads((ROOT / "data" / "names.toml").read_text(encoding="utf-8"))


def pages():
    """Return the site's pages, as paths relative to it, without index.html and others that only forward."""
    found = (path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
    forward = {"index.html", *(f"{page}.html" for page in NAMES["moved"])}
    return sorted(page for page in found if not page.startswith("_") and page not in forward)


@cache
def parsed(page):
    return LexborHTMLParser((SITE / page).read_text(encoding="utf-8"))


def refuse(faults, where):
    """Fail with the list of faults, if there are any."""
    if faults:
        pytest.fail("\n  ".join([f"{where}:", *faults]), pytrace=False)


# --- what the browser shows ------------------------------------------------------------------

# Resolves when the page has settled: everything that folds unfolded, fonts loaded, scroll regions marked.
SETTLED = """async () => {
  if (document.readyState !== "complete") await new Promise(done => addEventListener("load", done));
  for (const fold of document.querySelectorAll("details:not([open])")) fold.open = true;
  await document.fonts.ready;
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
}"""

# A formula is typeset when the browser has given it a box, in the book's own font.
UNTYPESET = r"""() => {
  const faults = [];
  for (const node of document.querySelectorAll(".math"))
    if (!node.querySelector("math")) faults.push("not typeset: " + node.textContent.trim());
  for (const node of document.querySelectorAll("math")) {
    const tex = node.getAttribute("alttext"), { width, height } = node.getBoundingClientRect();
    if (!tex?.trim() || !node.textContent.trim()) faults.push("nothing to read aloud: " + node.outerHTML.slice(0, 80));
    if (node.checkVisibility() && !(width > 1 && height > 4)) faults.push(`a box of ${width} × ${height}: ${tex}`);
    if (node.querySelector("merror")) faults.push("refused: " + tex);
  }
  if (document.querySelector("math") && !document.fonts.check("16px 'Mistake Bounds Math'", "𝑥‖≤"))
    faults.push("the formulas' font has not come");
  const raw = /\\\(|\\\[|\\begin\{|\$\$|\$[^$\n]*[\\^_{][^$\n]*\$/;
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (raw.test(node.data) && !node.parentElement.closest("pre, code, script, style"))
      faults.push("raw TeX: " + node.data.trim().slice(0, 80));
  }
  return faults;
}"""

# Outside the article a picture may be mere decoration and say so with alt="".
WITHOUT_ALTERNATIVE = """() => {
  const named = node =>
    (node.alt === "" && node.hasAttribute("alt") && !node.closest("article")) ||
    ["alt", "aria-label", "title"].some(name => node.getAttribute(name)?.trim())
    || [...node.children].some(child => child.localName === "title" && child.textContent.trim())
    || document.getElementById(node.getAttribute("aria-labelledby"))?.textContent.trim();
  return [...document.querySelectorAll("img, svg[role=img], article svg:not([aria-hidden=true])")]
    .filter(node => !node.closest("button, summary, [aria-hidden=true]") && !named(node))
    .map(node => node.outerHTML.slice(0, 120));
}"""

# Nothing on the page when it fits; else the boxes that stick out and that no ancestor scrolls.
STICKING_OUT = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const scrolled = node => {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  const out = [...document.querySelectorAll("main *")]
    .filter(node => node.getBoundingClientRect().right > width + 1 && !scrolled(node))
    .map(node => node.outerHTML.slice(0, 100));
  return ["the page is " + document.documentElement.scrollWidth + " px wide", ...out.slice(0, 5)];
}"""

# What sticks out of its cell of a table, and is not scrolled in it.
OUT_OF_CELLS = """() => [...document.querySelectorAll("article :is(td, th)")].flatMap(cell => {
  const edge = cell.getBoundingClientRect().right + 1;
  const scrolled = node => node !== cell
    && (/auto|scroll|hidden/.test(getComputedStyle(node).overflowX) || scrolled(node.parentElement));
  const out = [...cell.querySelectorAll("*")].some(node => node.checkVisibility({ contentVisibilityAuto: true })
    && node.getBoundingClientRect().right > edge && !scrolled(node.parentElement));
  return out ? ["out of its cell: " + cell.textContent.slice(0, 60)] : [];
})"""

# What a reader sees of each piece of text: its letters, and the ground under them, all that its ancestors paint. Two
# that are alike in it are equally legible. Of a link in running text, also how it differs from its neighbours. Words in
# a picture are filled, not coloured: axe-core has nothing to say of them.
APPEARANCES = """() => {
  const grounds = new Map();
  const ground = node => {
    if (!node) return [];
    if (!grounds.has(node)) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(node);
      const plain = [backgroundColor, backgroundImage, opacity, filter].join() === "rgba(0, 0, 0, 0),none,1,none";
      const under = ground(node.parentElement);
      grounds.set(node, plain ? under : [...under, { backgroundColor, backgroundImage, opacity, filter }]);
    }
    return grounds.get(node);
  };
  const letters = node => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    return { color, fontSize, fontWeight, textShadow };
  };
  const shown = new Map(), seen = new Map();
  const show = (node, what) => {
    const key = JSON.stringify(what);
    if (!shown.has(key)) shown.set(key, node.outerHTML.slice(0, 100));
  };
  const inText = link => [...link.parentElement.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const look = node => {
    const { width, height } = node.getBoundingClientRect();
    if (width <= 1 || height <= 1) return;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    show(node, { ground: ground(node), letters: letters(node) });
    if (node.localName !== "a" || !inText(node)) return;
    const { textDecorationLine, borderBottom } = getComputedStyle(node), around = node.parentElement;
    show(node, { ground: ground(around), letters: letters(around),
                 link: { ...letters(node), textDecorationLine, borderBottom } });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), holders = new Set();
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;  // a single sign, as axe-core, only in a formula
    if (data.trim().length > 1 || (data.trim() && parentElement.closest("math"))) holders.add(parentElement);
  }
  for (const node of holders) if (!node.closest("svg, script, style")) look(node);
  for (const field of document.querySelectorAll("input, select, textarea")) look(field);
  return Object.fromEntries(shown);
}"""

# Words painted like each of these, one below the other, and what axe-core says of them.
PAINTED = """async appearances => {
  document.body.replaceChildren();
  const painted = new Map();
  for (const appearance of appearances) {
    const { ground, letters, link } = JSON.parse(appearance);
    let under = document.body;
    for (const layer of ground) {
      under = under.appendChild(document.createElement("div"));
      Object.assign(under.style, layer);
    }
    const words = under.appendChild(document.createElement("p"));
    Object.assign(words.style, letters);
    words.append("some words");
    if (link) {
      const inside = document.createElement("a");
      inside.href = "#";
      Object.assign(inside.style, link);
      inside.append("a link");
      words.append(" with ", inside, " inside");
    }
    painted.set(words.lastElementChild ?? words, appearance);
  }
  axe.configure({ noHtml: true });
  const { violations } = await axe.run(document.body,
    { runOnly: ["color-contrast", "link-in-text-block"], elementRef: true, preload: false });
  const said = {};
  for (const { id, impact, help, nodes } of violations)
    for (const { element } of nodes)
      if (painted.has(element)) said[painted.get(element)] = `axe ${id} (${impact}): ${help}`;
  return said;
}"""

# Formulas, pictures, coloured code and tables are tens of thousands of boxes, each of which axe-core would look at. So
# before it runs, whatever only says words becomes its words: emphasis and code that do not scroll and have no attribute
# but a class their text; a formula without controls the word "formula", for it names what it is in, which axe-core
# does not see. A picture has nothing in it but its name, unless there are links in it; and of the rows of a table that
# are cells of words one is left of each kind. What scrolled before scrolls by as much as it did, and nothing else.
SIMPLER = """() => {
  const inline = new Set(["b", "code", "em", "i", "span", "strong", "sub", "sup"]);
  const bare = node => [...node.attributes].every(({ name }) => name === "class" || name === "style");
  const seen = node => node.checkVisibility({ visibilityProperty: true });
  const formulas = new Set(["alttext", "class", "display", "style", "xmlns"]);
  const plain = formula => [...formula.attributes].every(({ name }) => formulas.has(name))
    && !formula.querySelector("a, [tabindex], [role]");
  const scrolls = box => {
    if (!box.clientWidth || (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)) return false;
    const { overflowX, overflowY } = getComputedStyle(box);
    return /auto|scroll/.test(overflowX + overflowY);
  };
  const scrolling = new Map();
  for (const box of document.querySelectorAll("body *:not(math *, svg *)"))
    if (scrolls(box)) scrolling.set(box, [box.offsetWidth, box.offsetHeight, box.scrollWidth, box.scrollHeight]);
  const words = node => {  // null where there is more than words
    if (node.nodeType !== Node.ELEMENT_NODE)
      return node.nodeType === Node.TEXT_NODE && seen(node.parentElement) ? node.data : "";
    if (node.localName === "math") return !plain(node) ? null : seen(node) ? "formula" : "";
    if (!inline.has(node.localName) || !bare(node) || scrolling.has(node)) return null;
    const parts = [...node.childNodes].map(words);
    return parts.includes(null) ? null : parts.join("");
  };
  const swaps = [], left = new Set();
  for (const piece of document.querySelectorAll("body :is(math, b, code, em, i, span, strong, sub, sup)")) {
    const inside = left.has(piece.parentElement), said = inside ? null : words(piece);
    if (inside || said !== null) left.add(piece);
    if (said !== null) swaps.push([piece, document.createTextNode(said)]);
  }
  for (const picture of document.querySelectorAll("svg")) {
    if (picture.parentElement.closest("svg") || picture.querySelector("a, [tabindex], [role], foreignObject")) continue;
    const standIn = picture.cloneNode(false);
    standIn.append(...[...picture.querySelectorAll(":scope > :is(title, desc)")].map(node => node.cloneNode(true)));
    swaps.push([picture, standIn]);
  }
  for (const [piece, standIn] of swaps) piece.replaceWith(standIn);
  const ofWords = cell => cell.localName === "td" && !cell.children.length && bare(cell);
  for (const body of document.querySelectorAll("table:not(:has([rowspan])) > tbody")) {
    const kinds = new Set();
    for (const row of [...body.rows]) {
      const cells = [...row.cells];
      if (!bare(row) || !cells.every(ofWords)) continue;
      const kind = cells.map(cell => Boolean(cell.textContent.trim())).join();
      if (kinds.has(kind)) row.remove();
      kinds.add(kind);
    }
  }
  for (const box of document.querySelectorAll("body *:not(math *, svg *)"))
    if (!scrolling.has(box) && scrolls(box)) box.style.overflow = "visible";  // its words are wider than they were
  for (const [box, [width, height, scrolledWidth, scrolledHeight]] of scrolling) {
    if (getComputedStyle(box).position === "static") box.style.position = "relative";
    Object.assign(box.style, { boxSizing: "border-box", width: `${width}px`, height: `${height}px`, maxWidth: "none" });
    const filling = box.appendChild(document.createElement("span"));  // its word is at the far end
    Object.assign(filling.style, { position: "absolute", left: 0, top: 0, display: "flex", alignItems: "end",
      justifyContent: "end", width: `${scrolledWidth}px`, height: `${scrolledHeight}px` });
    filling.textContent = "scrolled";
  }
}"""


class Visit:
    """What goes wrong on the pages that somebody opens who has never been here."""

    def __init__(self, page, origin):
        self.page, self.origin, self.faults, self.fetched = page, origin, [], set()
        self._heard = {  # to route requests would keep the browser from its cache
            "request": self._ask, "response": self._response, "console": self._console, "pageerror": self._error,
        }  # fmt: skip
        for what, hear in self._heard.items():
            page.on(what, hear)

    def arrive(self, address):
        """Open the first page."""
        with self.page.add_init_script(FORGET):
            self.go(address)

    def go(self, address):
        """Open a page, and all that folds in it."""
        self.loaded = measure_pages.load(self.page, self.origin, address)
        self.page.evaluate(SETTLED)

    def end(self):
        """Whatever the page does from now on is no fault."""
        while self._heard:
            self.page.remove_listener(*self._heard.popitem())

    def _ask(self, request):
        if not request.url.startswith((f"{self.origin}/", "data:", "blob:")):
            self.faults.append(f"request elsewhere: {request.url}")
        self.fetched.add(str(SITE / unquote(urlsplit(request.url).path).lstrip("/")))

    def _error(self, error):
        self.faults.append(f"script error: {error}")

    def _console(self, message):
        if message.type in {"error", "warning"}:
            self.faults.append(f"console {message.type}: {message.text}")

    def _response(self, response):
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def look_for(self, script):
        self.faults += self.page.evaluate(script)


@pytest.fixture
def visit(newcomer, origin, request):
    """A function that opens an address in the tab; the report of the test says which files were fetched."""
    visits = []

    def open_page(address):
        visits.append(Visit(newcomer, origin))
        visits[-1].arrive(address)
        return visits[-1]

    yield open_page
    for visited in visits:
        visited.end()
    request.node.user_properties.append(("reached", sorted(set().union(*(visited.fetched for visited in visits)))))


@cache
def axe_script():
    import axe_playwright_python

    folder = Path(axe_playwright_python.__file__).parent
    return (folder / "axe.min.js").read_text(encoding="utf-8")


# Colours are judged apart. To write out each element that it looks at takes axe-core half of its time: so it does not,
# and what it finds is written out here.
AXE = """async () => {
  axe.configure({ noHtml: true });
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, elementRef: true,
    rules: { "color-contrast": { enabled: false }, "link-in-text-block": { enabled: false } } });
  const written = ({ target, element }) => `${target} ${element.outerHTML.slice(0, 100)}`;
  return violations.map(({ id, impact, help, nodes }) =>
    `axe ${id} (${impact}): ${help} — ${nodes.slice(0, 4).map(written).join("; ")}`);
}"""


def axe_violations(page):
    """Return what axe-core finds on the page beside its colours, one line for each rule that it breaks."""
    page.evaluate("dispatchEvent(new Event('resize'))")  # boxes that scroll are marked
    page.evaluate(FRAMES)
    return page.evaluate(AXE)


@pytest.fixture(scope="session")
def palette():
    """A function from what `APPEARANCES` finds to what axe-core says of each appearance that it refuses.

    It is asked once about each, whatever page shows it. It paints them in place of the open page, which is gone then.
    """
    judged = {}

    def illegible(page, shown):
        if new := [appearance for appearance in shown if appearance not in judged]:
            page.set_content("<!doctype html><html lang=en><title>Words</title><body></body></html>")
            if not page.evaluate("'axe' in window"):
                page.evaluate(axe_script())
            judged.update(dict.fromkeys(new), **page.evaluate(PAINTED, new))
        return [f"{judged[each]} — {where}: {each}" for each, where in shown.items() if judged[each]]

    return illegible


def put_on(page, look):
    """Give an open page another look: the colour mode as the switch sets it, and the size of the screen."""
    mode, width, height = LOOKS[look]
    size = {"width": width, "height": height}
    page.evaluate("mode => Object.assign(document.documentElement.dataset, {mode, theme: mode})", mode)
    if page.viewport_size != size:
        page.set_viewport_size(size)
        page.wait_for_timeout(500)  # the theme looks for scrolling code a while after the size has changed
    page.evaluate(SETTLED)


ROOMS = "book/library/"
# One page of each kind: the first that a reader sees, a chapter, the bench, a game, cells that run.
SAMPLE = {f"book/{name}.html" for name in ("intro", "perceptron", "bench", "weighted-majority", "reading-a-proof")}


def by_size():
    """The pages, the one that takes longest first; of the library's rooms, which are alike, the largest."""
    found = sorted(pages(), key=lambda page: -(SITE / page).stat().st_size)
    rooms = [page for page in found if page.startswith(ROOMS)]
    return [page for page in found if page not in rooms[1:]]


def others(mark):
    """The pages, with a mark on those that are not in the sample."""
    return [pytest.param(page, marks=() if page in SAMPLE else mark) for page in by_size()]


def looked_at(visited, palette):
    """What is wrong with a page that is open, in any of the looks. The visit ends with it."""
    page, found = visited.page, {}
    found["as it opens"] = measure_pages.beyond(visited.loaded)
    if page.evaluate("document.documentElement.dataset.theme") != "light":
        found["as it opens"].append("not light, as the system is")
    visited.look_for(UNTYPESET)
    visited.look_for(WITHOUT_ALTERNATIVE)
    appearances = {}
    for look in ("light", "dark"):
        put_on(page, look)
        found[look] = page.evaluate(STICKING_OUT) + page.evaluate(OUT_OF_CELLS)
        appearances[look] = page.evaluate(APPEARANCES)
    put_on(page, "narrow")
    found["narrow"] = page.evaluate(STICKING_OUT)
    page.evaluate(SIMPLER)
    page.evaluate(axe_script())
    found["narrow"] += axe_violations(page)
    visited.end()
    for look, shown in appearances.items():
        found[look] += palette(page, shown)
    return visited.faults + [f"{look}: {fault}" for look, faults in found.items() for fault in faults]


@in_browser
@pytest.mark.parametrize("address", others(pytest.mark.slow))
def test_page(visit, palette, address):
    refuse(looked_at(visit(address), palette), address)


@in_browser
@pytest.mark.quick
@pytest.mark.parametrize("address", [page for page in by_size() if page not in SAMPLE])
def test_page_opens(visit, address):
    """Once, wide and light; at all looks it is opened where `test_page` is not left out."""
    refuse(visit(address).faults, address)


FAULTY = """<!doctype html><html lang="en" data-theme="light"><title>Faulty</title>
<style>[data-theme=dark] .night { color: #333; background: #222 }
  .narrow { width: 600px } @media (min-width: 500px) { .narrow { width: auto } }</style>
<body><p>Words outside of the main part</p>
<main><article><h1>Faulty</h1><h4>A heading of no section</h4>
  <p>\\(x^2\\) <span class="math">\\ln x</span> <math><mi>y</mi></math> <math alttext="z"><merror>z</merror></math></p>
  <img src="gone.png"><img src="https://elsewhere.invalid/picture.png" alt="a picture from elsewhere">
  <p class="night">Words that are pale at night</p><p style="color: #ccc">Words that are pale</p>
  <details><summary>More</summary><button></button></details>
  <pre style="overflow-x: auto; width: 100px"><span>a line of code</span> that is wider than its box</pre>
  <div style="overflow: auto; width: 100px"><table><tbody><tr><td>one</td></tr><tr><td>two</td></tr>
    <tr><td>a_long_word_that_makes_it_scroll</td></tr></tbody></table></div>
  <div style="overflow: auto; width: 9px"><math alttext="w"><mtext>a long formula</mtext></math></div>
  <table style="table-layout: fixed; width: 60px"><tr><td><code>a_long_name</code></td><td></td></tr></table>
  <table><tr><th>A</th><th></th></tr><tr><td headers="none">1</td><td>2</td></tr></table>
  <p><a href="index.html"><span style="display: none"><em>hidden</em></span></a>
    <a href="index.html#2"><code><span style="visibility: hidden">hidden</span></code></a>
    <math role="button" alttext="v"><mi>v</mi></math>
    <em style="display: block; overflow: auto; width: 30px">a_word_that_scrolls</em>
    <em><span role="nothing">a part</span></em> <em><span lang="xx-none-such">a tongue</span></em></p>
  <p class="narrow">Wide</p></article></main>
<script>
  if (localStorage.length || sessionStorage.length) console.error("here before");
  localStorage.been = sessionStorage.been = 1;
  for (let k = 0; k < 45; k++) fetch("index.html?" + k);
  const moved = n => {
    document.querySelector("h1").style.paddingTop = n % 2 * 600 + "px";
    if (n) setTimeout(moved, 40, n - 1);
  };
  addEventListener("load", () => moved(5));
  console.warn("a warning");
  throw new Error("a mistake");
</script>"""
FAULTS = """as it opens: shift |as it opens: requests |as it opens: megabytes 3.|as it opens: elsewhere 1, at most 0
404: |request elsewhere: https://elsewhere.invalid|console warning: a warning|script error: a mistake
console error: Failed to load|not typeset: |nothing to read aloud: <math|refused: z|raw TeX: |<img src="gone.png">
light: out of its cell: a_long_name
light: axe color-contrast|dark: axe color-contrast|Words that are pale at night|narrow: the page is 6
narrow: axe region|narrow: axe heading-order|narrow: axe button-name|narrow: axe image-alt|<button></button>
narrow: axe scrollable-region-focusable|pre <pre|div:nth-child(10) <div|div:nth-child(11) <div
narrow: axe empty-table-header|narrow: axe td-headers-attr|narrow: axe link-name|index.html"></a>|index.html#2"></a>
narrow: axe aria-roles|narrow: axe valid-lang|narrow: axe aria-command-name|<em style="display: block"""
FAULTS = FAULTS.replace("\n", "|").split("|")


@in_browser
@pytest.mark.slow
def test_no_fault_of_a_page_is_missed_whatever_was_open_in_the_tab_before(visit, palette, newcomer, origin):
    newcomer.route(f"{origin}/faulty.html", lambda route: route.fulfill(body=FAULTY + "<!-- long -->" * 300_000))
    found = []
    for address in ("faulty.html", "faulty.html", "book/intro.html", "faulty.html"):
        found.append(looked_at(visit(address), palette))
    once, again, sound, third = found
    for fault in FAULTS:
        for lines in (once, again, third):
            assert any(fault in line for line in lines), "\n".join([fault, "", *lines])
    assert not sound and "here before" not in "".join(once + again + third)


@in_browser
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", [*boxes(), "intro"])
def test_a_theorem_is_switched_by_keyboard_one_hypothesis_at_a_time(visit, name, look):
    visited = visit(f"book/{name}.html")
    box = boxes()["perceptron" if name == "intro" else name]
    page, section = visited.page, visited.page.locator(".mb-switch")
    put_on(page, look)
    switches = section.get_by_role("switch")
    said, before = section.get_by_role("status"), section.get_by_role("status").inner_text()
    for k, switch in enumerate(box.switches):
        switches.nth(k).focus()
        page.keyboard.press("Space")
        assert [one.is_checked() for one in switches.all()] == [other != k for other in range(switches.count())]
        assert ("can fail" in said.inner_text()) == bool(switch.witness)
        assert section.get_by_text(switch.moral.replace("'", "’")).first.is_visible()
        assert bool(section.locator('.mb-sw-proof li[data-state="false"]').count()) == bool(switch.witness)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Space")
    assert said.inner_text() == before
    line = section.locator(".mb-sw-proof li").nth(0)
    line.focus()
    assert "mb-sw-lit" in line.get_attribute("class")
    switches.nth(0).focus()
    page.keyboard.press("Space")
    page.evaluate(axe_script())
    found = page.evaluate("async () => (await axe.run('.mb-switch')).violations")
    assert [(one["id"], node["html"][:100]) for one in found for node in one["nodes"]] == []


@in_browser
@pytest.mark.parametrize("address", sorted({*by_size()[-2:], "search.html", "book/intro.html"}))
def test_what_stands_around_the_pages_on_a_wide_screen(visit, address):
    """It is the same around all of them; what is in them is looked at on a narrow screen."""
    visited = visit(address)
    visited.page.evaluate(axe_script())
    refuse(visited.faults + axe_violations(visited.page), address)


# What a page may be made of: the letters and boxes of its formulas, and all its elements. A script that typesets
# makes more than twice as many of a formula, and is a megabyte of its own.  A page that lists what every theorem has,
# each in a fold, grows with the book: so many elements for each fold.
FORMULA_NODES, NODES, OF_A_FOLD = 20_000, 30_000, 550
FORMULA_NODES_OF_A_FOLD = 250


@pytest.mark.parametrize("address", pages())
def test_a_page_is_not_made_of_too_many_pieces(address):
    page = parsed(address)
    folds = len(page.css("article details"))
    assert len(page.css("math, math *")) <= max(FORMULA_NODES, FORMULA_NODES_OF_A_FOLD * folds)
    assert len(page.css("*")) <= max(NODES, OF_A_FOLD * folds)


def test_no_style_sheet_stands_in_the_text_which_would_be_styled_anew():
    refuse([page for page in pages() if parsed(page).css("body style")], "a style sheet in the text")


FRAMES = "async () => { for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame); }"


# What moves on a page as it opens, in parts of the screen: the layout shift that Chromium counts.
SHIFTS = """new PerformanceObserver(list => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value;
}).observe({ type: "layout-shift", buffered: true });"""
# What did not come by the line.
QUICKLY = """() => performance.getEntriesByType("resource")
  .filter(({ name, duration }) => !name.startsWith("data:") && duration < 100).map(({ name }) => name)"""


@in_browser
@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.slow
def test_nothing_moves_when_a_page_opens_on_a_slow_line(newcomer, origin, width):
    newcomer.set_viewport_size({"width": width, "height": 844})
    newcomer.emulate_media(reduced_motion="no-preference")
    line = {"offline": False, "latency": 150, "downloadThroughput": 800_000, "uploadThroughput": 100_000}
    with devtools(newcomer) as tools, newcomer.add_init_script(SHIFTS):
        tools.send("Network.enable")
        tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
        tools.send("Network.emulateNetworkConditions", line)
        arrive(newcomer, f"{origin}/book/perceptron.html")
        newcomer.evaluate("document.fonts.ready")
        newcomer.wait_for_timeout(500)
    assert newcomer.evaluate(QUICKLY) == []
    assert newcomer.evaluate("window.shifted ?? 0") < 0.05


# Titles and excerpts, when the search has finished; the magnifier and the query's first letter.
RESULTS = """async () => {
  const items = () => [...document.querySelectorAll("#search-results ul.search > li")];
  for (let n = 0; n < 60; n++) {
    await new Promise(done => setTimeout(done, 100));
    if (document.querySelector(".search-summary")?.textContent && items().every(li => li.children.length > 1)) break;
  }
  return items().map(li => [li.querySelector("a").getAttribute("href").split("?")[0], li.innerText]);
}"""
MAGNIFIER = """() => {
  const field = document.querySelector("#search-input"), style = getComputedStyle(field);
  const letters = field.getBoundingClientRect().left + parseFloat(style.paddingLeft);
  return letters - document.querySelector("form.bd-search .fa-magnifying-glass").getBoundingClientRect().right;
}"""


@in_browser
@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("Winnow", "book/winnow-ors.html"),
        ("mistake bound", "book/perceptron.html"),
        ("kernel", "book/kernels.html"),
    ],
)
def test_search_puts_titles_first_and_shows_text_that_reads(newcomer, origin, query, first):
    arrive(newcomer, f"{origin}/search.html?q={query}")
    found = newcomer.evaluate(RESULTS)
    gap = newcomer.evaluate(MAGNIFIER)
    assert found and found[0][0].partition("#")[0] == first, [address for address, _ in found[:5]]
    furniture = [text for _, text in found for word in ("Contents", ".ipynb", ".pdf", "\\(", "\\l") if word in text]
    assert not furniture and gap >= 0, (gap, furniture[:3])


FORMULAS_IN_TEXT = """<article class="bd-article"><h1>T</h1><p>at most <span class="math"><math alttext="x"><mfrac>
<mn>3</mn><mn>2</mn></mfrac><mi>G</mi><mi>D</mi><msqrt><mi>T</mi></msqrt></math></span>, or
<math><msqrt><mn>2</mn><mi>m</mi></msqrt></math>, <math><msup><mi>R</mi><mn>2</mn></msup></math>,
<math><msub><mi>w</mi><mi>M</mi></msub></math></p></article>"""


@in_browser
def test_an_excerpt_of_the_search_keeps_roots_fractions_powers_and_indices(newcomer, origin):
    arrive(newcomer, f"{origin}/search.html")
    assert (
        newcomer.evaluate("html => Search.htmlToText(html)", FORMULAS_IN_TEXT) == "at most 3/2GD√T, or √(2m), R², w_M"
    )


@in_browser
@pytest.mark.parametrize(("page", "part"), [("intro", 0), ("kernels", 1), ("errata", 4)])
def test_the_list_of_contents_opens_one_part_at_a_time(newcomer, origin, page, part):
    arrive(newcomer, f"{origin}/book/{page}.html")
    opened = "[...document.querySelectorAll('.mb-part')].map(one => one.open)"
    assert [k for k, is_open in enumerate(newcomer.evaluate(opened)) if is_open] == [part]
    newcomer.evaluate("document.querySelectorAll('.mb-part')[2].open = true")
    assert [k for k, is_open in enumerate(newcomer.evaluate(opened)) if is_open] == [2]


@in_browser
@pytest.mark.parametrize(
    "query", ["constructor", "__proto__", "toString", "hasOwnProperty valueOf", "-constructor Winnow"]
)
def test_a_search_for_what_every_object_has_ends_without_an_error(newcomer, origin, query):
    faults = []
    newcomer.on("pageerror", lambda error: faults.append(str(error)))
    arrive(newcomer, f"{origin}/search.html?q={query}")
    newcomer.evaluate(RESULTS)
    assert newcomer.locator(".search-summary").inner_text() and faults == []


# The words of a search, marked on the page that it led to: how many.
MARKED = """async words => {
  localStorage.setItem("sphinx_highlight_terms", words);
  SphinxHighlight.highlightSearchWords();
  await new Promise(done => setTimeout(done, 200));
  return document.querySelectorAll(".highlighted").length;
}"""


@in_browser
def test_the_words_of_a_search_are_marked_legibly_and_not_in_pictures(visit, palette):
    visited = visit("book/speed.html")
    assert visited.page.evaluate(MARKED, "microseconds winnow") > 5
    assert visited.page.evaluate("document.querySelectorAll('svg .highlighted').length") == 0
    shown = {}
    for look in ("light", "dark"):
        put_on(visited.page, look)
        shown |= visited.page.evaluate(APPEARANCES)
    assert any('class="highlighted"' in where for where in shown.values())
    visited.end()
    refuse(visited.faults + palette(visited.page, shown), "book/speed.html")


@in_browser
def test_a_newcomer_gets_the_mode_of_the_system_and_a_choice_is_kept(newcomer, origin, visit):
    newcomer.emulate_media(color_scheme="dark")
    shown = "document.documentElement.dataset.theme"
    late = "**/bundle-*.js*"  # the mode is there before the theme's script, which would style the page once more
    newcomer.route(late, lambda route: route.abort())
    arrive(newcomer, f"{origin}/book/intro.html")
    assert newcomer.evaluate(shown) == "dark"
    newcomer.unroute(late)
    visited = visit("book/intro.html")
    seen = [newcomer.evaluate(shown)]
    switch = newcomer.locator(".theme-switch-button:visible")
    for _ in range(3):
        switch.click()
        seen.append(newcomer.evaluate(shown))
    while newcomer.evaluate(shown) != "light":
        switch.click()
    visited.go("genindex.html")
    refuse(visited.faults, "book/intro.html, genindex.html")
    assert seen[0] == "dark" and set(seen) == {"light", "dark"} and newcomer.evaluate(shown) == "light"


# --- folds ---------------------------------------------------------------------------------------

# The folds of a layer, or of the answers, that are open and those that are closed.
FOLDS = """name => [...document.querySelectorAll("details.mb-" + name)].map(fold => fold.open)"""


@in_browser
def test_the_bar_opens_a_layer_by_keyboard_and_the_next_page_remembers(newcomer, origin):
    arrive(newcomer, f"{origin}/book/perceptron.html")
    assert not any(newcomer.evaluate(FOLDS, "code"))
    button = newcomer.get_by_role("button", name="code", exact=True)
    button.focus()
    newcomer.keyboard.press("Enter")
    assert button.get_attribute("aria-pressed") == "true" and all(newcomer.evaluate(FOLDS, "code"))
    assert newcomer.locator(".mb-evidence").first.is_visible()
    assert not any(newcomer.evaluate(FOLDS, "answer"))
    newcomer.goto(f"{origin}/book/winnow-ors.html")
    assert all(newcomer.evaluate(FOLDS, "code"))
    button.click()
    assert not any(newcomer.evaluate(FOLDS, "code"))


# The boxes that scroll and that no key reaches.
OUT_OF_REACH = """() => [...document.querySelectorAll("article *")].filter(box => box.checkVisibility()
  && box.tabIndex < 0 && !box.closest("math") && /auto|scroll/.test(getComputedStyle(box).overflowX) && box.clientWidth
  && box.scrollWidth > box.clientWidth + 1).map(box => box.outerHTML.slice(0, 100))"""


@in_browser
def test_what_scrolls_is_reached_by_keyboard_also_where_it_was_hidden_at_first(newcomer, origin):
    newcomer.set_viewport_size({"width": 390, "height": 844})
    arrive(newcomer, f"{origin}/book/perceptron.html")
    newcomer.get_by_role("button", name="code", exact=True).click()
    newcomer.evaluate(SETTLED)
    code = newcomer.locator("article .mb-quiet pre").first
    assert code.is_visible() and code.evaluate("box => box.scrollWidth > box.clientWidth && box.tabIndex === 0")
    assert newcomer.evaluate(OUT_OF_REACH) == []
    for width in (150, 1280):  # what scrolls on the one and fits on the other is neither faded nor stopped at there
        newcomer.set_viewport_size({"width": width, "height": 844})
        newcomer.evaluate(SETTLED)
    assert newcomer.locator("article span.math:is(.mb-more, [tabindex]):not(.mb-wide)").count() == 0


@in_browser
def test_the_bar_works_where_nothing_can_be_remembered_and_is_absent_without_scripts(newcomer, origin):
    refused = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('refused'); }})"
    with newcomer.add_init_script(refused):
        newcomer.goto(f"{origin}/book/perceptron.html")
    newcomer.get_by_role("button", name="code", exact=True).click()
    assert all(newcomer.evaluate(FOLDS, "code"))
    with devtools(newcomer) as tools:
        tools.send("Emulation.setScriptExecutionDisabled", {"value": True})
        newcomer.goto(f"{origin}/book/perceptron.html")
        assert not newcomer.locator(".mb-layers").is_visible()
        fold = newcomer.locator("article details.mb-code").first
        fold.locator("summary").click()
        assert fold.locator("pre").first.is_visible()


@in_browser
def test_a_link_into_a_fold_opens_it_and_so_does_a_hit_of_a_search(newcomer, origin):
    arrive(newcomer, f"{origin}/book/perceptron.html")
    anchor = newcomer.evaluate("""() => {
      const fold = document.querySelector("details.mb-answer"), link = document.createElement("a");
      fold.lastElementChild.id ||= "within";
      link.href = "#" + fold.lastElementChild.id;
      link.textContent = "to the answer";
      document.querySelector("article h1").append(link);
      return fold.lastElementChild.id;
    }""")
    inside = newcomer.locator(f"[id='{anchor}']")
    assert not inside.is_visible()
    newcomer.get_by_role("link", name="to the answer").click()
    inside.wait_for(state="visible", timeout=2000)
    newcomer.evaluate("document.querySelector('details.mb-answer').open = false")
    newcomer.get_by_role("link", name="to the answer").click()  # the same address once more
    inside.wait_for(state="visible", timeout=2000)
    with newcomer.add_init_script("localStorage.setItem('sphinx_highlight_terms', 'fractions')"):
        newcomer.goto(f"{origin}/book/perceptron.html")
    newcomer.locator(".highlighted").first.wait_for(state="visible", timeout=2000)


@in_browser
@pytest.mark.slow
def test_whatever_a_link_leads_to_is_in_sight(newcomer, origin):
    led_to = {(to, name) for page in pages() for to, name in targets(page) if name and to.startswith("book/")}
    inside = []
    for page in {to for to, _ in led_to}:
        folded = {node.id for node in parsed(page).css("article details [id], article details[id]")}
        inside += sorted((page, name) for to, name in led_to if to == page and name in folded)
    hidden = []
    for page, name in inside[:12]:
        arrive(newcomer, f"{origin}/{page}#{name}")
        if not newcomer.evaluate("name => document.getElementById(name).checkVisibility()", name):
            hidden.append(f"{page}#{name}")
        newcomer.goto("about:blank")  # to another place on a page one goes without opening the page
    refuse(hidden, "folded away")


@in_browser
def test_paper_has_proofs_and_answers_open_and_the_screen_is_as_it_was(newcomer, origin):
    page = newcomer
    arrive(page, f"{origin}/book/perceptron.html")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    answers = page.evaluate(FOLDS, "answer")
    assert answers and all(answers) and all(page.evaluate(FOLDS, "proofs"))
    assert not any(page.evaluate(FOLDS, "checks:not(h2 + *)"))
    asides = page.evaluate(FOLDS, "aside")
    assert asides and all(asides)
    page.emulate_media(media="print")
    for gone in (".mb-layers", ".mb-ledger", "details.mb-code:not([open]) > summary"):
        assert not any(each.is_visible() for each in page.locator(gone).all()), gone
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert not any(page.evaluate(FOLDS, "answer"))


# Lines of code in sight that go beyond their box.
CUT = """() => [...document.querySelectorAll("article pre")].filter(code => code.checkVisibility() && code.clientWidth
  && code.scrollWidth > code.clientWidth + 1).map(code => code.innerText.slice(0, 80))"""


@in_browser
def test_no_line_of_code_is_cut_on_paper(newcomer, origin):
    newcomer.set_viewport_size({"width": 640, "height": 900})
    for address in ("book/reading-a-proof.html", "book/winnow-ors.html"):
        arrive(newcomer, f"{origin}/{address}")
        newcomer.evaluate(make_pdf.READY)
        assert newcomer.evaluate(CUT)
        newcomer.emulate_media(media="print")
        assert newcomer.evaluate(CUT) == []
        newcomer.emulate_media(media="screen")


# Formulas that are wider than the column of paper that they stand in; and how many there are, with what each says.
CUT_FORMULAS = """() => [...document.querySelectorAll("article .math")].filter(formula => formula.checkVisibility()
  && [...formula.querySelectorAll("math")].some(math => math.getBoundingClientRect().right
    > formula.closest("li, p, div, section").getBoundingClientRect().right + 1)).map(formula => formula.textContent)"""
FORMULAS = """() => [...document.querySelectorAll("article math")].map(math => math.getAttribute("alttext"))"""


@in_browser
def test_a_formula_that_is_wider_than_paper_goes_on_on_the_next_line(newcomer, origin):
    page = newcomer
    page.set_viewport_size({"width": 658, "height": 1000})  # A4 between its margins
    with page.add_init_script("Object.defineProperty(window, 'mbBreak', { set() {} })"):  # no formula goes on before
        arrive(page, f"{origin}/book/perceptron.html")
    formulas = page.evaluate(FORMULAS)
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    page.emulate_media(media="print")
    assert page.evaluate(CUT_FORMULAS)
    page.evaluate(make_pdf.READY)
    assert page.evaluate(CUT_FORMULAS) == []
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(FORMULAS) == formulas


@in_browser
def test_a_formula_of_a_solution_goes_on_on_the_next_line_of_the_screen(newcomer, origin):
    newcomer.set_viewport_size({"width": 1280, "height": 900})
    arrive(newcomer, f"{origin}/book/perceptron.html")
    newcomer.evaluate(SETTLED)
    newcomer.wait_for_function("document.querySelectorAll('article .solution .mb-broken > math').length > 1")
    cut = "[...document.querySelectorAll('article .solution span.math')].filter(one => one.matches('.mb-wide'))"
    assert newcomer.evaluate(f"{cut}.map(one => one.textContent)") == [] == newcomer.evaluate(CUT_FORMULAS)


def test_paper_has_the_number_of_a_chapter_before_its_title():
    chapters = {page: parsed(page).css_first("article h1 .section-number") for page in pages()}
    titles = {
        page: parsed(page).css_first("#jb-print-docs-body h1").text() for page, number in chapters.items() if number
    }
    assert len(titles) >= 26
    assert [title for page, title in titles.items() if not title.startswith(chapters[page].text())] == []


@in_browser
def test_pages_print_and_join_to_one_pdf_whose_links_lead(newcomer, origin, tmp_path, monkeypatch):
    from pypdf import PdfReader  # here, since other files take from this one what they need of a browser

    monkeypatch.setenv("BOOK_SITE_URL", "https://example.org/notes/")
    order = make_pdf.pages_in_order(newcomer, origin)
    assert order[0] == "book/intro.html" and set(order) == {
        page for page in pages() if page.startswith("book/") and not page.startswith(ROOMS)
    }
    files = [make_pdf.printed(newcomer, origin, page, tmp_path) for page in ("book/intro.html", "book/speed.html")]
    sheets = [len(PdfReader(file).pages) for file in files]
    book = PdfReader(make_pdf.joined(files, tmp_path / "two.pdf"))
    assert len(book.pages) == sum(sheets) < 60
    led = Counter()
    for number, sheet in enumerate(book.pages):
        for link in (each.get_object() for each in sheet.get("/Annots", ())):
            if "/Dest" in link:
                to = book.get_destination_page_number(book.named_destinations[link["/Dest"]])
                led["within"] += 1
                assert (to < sheets[0]) == (number < sheets[0])
            else:
                address = link["/A"]["/URI"]
                assert origin not in address
                led["to the site"] += address.startswith("https://example.org/notes/book/")
    assert led["within"] and led["to the site"], led


@in_browser
def test_a_handout_has_theorems_proofs_and_exercises_but_no_solutions_on_few_sheets(newcomer, origin, tmp_path):
    from pypdf import PdfReader

    assert make_pdf.printed(newcomer, origin, "book/speed.html", tmp_path, handout=True) is None
    handout = PdfReader(make_pdf.printed(newcomer, origin, "book/halving.html", tmp_path, handout=True))
    text = "".join(sheet.extract_text() for sheet in handout.pages)
    own = parsed.__wrapped__("book/halving.html")  # a tree of its own, since it is cut
    for starred in own.css("details.mb-aside"):  # closed until opened: not printed
        starred.decompose()
    for number in re.findall(r"(?:Exercise|Theorem|Definition) 3\.\d", own.css_first("article").text()):
        assert number in text
    assert "Proof." in text and "Solution" not in text and len(handout.pages) <= 7


# --- what the files say ------------------------------------------------------------------------


def targets(page):
    """Yield (address, fragment) for whatever a page of the site links to or loads from it."""
    for tag, attribute in (("a", "href"), ("link", "href"), ("script", "src"), ("img", "src")):
        for node in parsed(page).css(f"{tag}[{attribute}]"):
            link = node.attributes[attribute] or ""
            if tag == "link" and not {"stylesheet", "icon", "next", "prev"} & set(node.attributes["rel"].split()):
                continue
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link in {"", "#"}:
                continue
            address, fragment = urldefrag(urljoin(f"/{page}", link))
            yield unquote(urlsplit(address).path).lstrip("/"), unquote(fragment)


@cache
def anchors(page):
    return {node.id for node in parsed(page).css("[id]")}


@pytest.mark.parametrize("page", ["index.html", *pages()])
def test_links_lead_somewhere(page):
    broken = []
    for address, fragment in set(targets(page)):
        if not (SITE / address).is_file():
            broken.append(f"no such file: {address}")
        elif address == "book/bench.html" and fragment.startswith("v1."):
            continue  # what a link carries to the bench, which tests/test_bench.py reads
        elif fragment and address.endswith(".html") and fragment not in anchors(address):
            broken.append(f"no such anchor: {address}#{fragment}")
    refuse(sorted(broken), page)


def there_now(page, name=""):
    """Where a published page, or a name on it, is now: a page and a name that were never moved, or moved no further."""
    moved = NAMES["moved"]
    while (address := f"{page}#{name}" if name else page) in moved or page in moved:
        page, _, to = moved.get(address, moved.get(page, "")).partition("#")
        name = to or name
    return page, name


@pytest.mark.parametrize("page", NAMES["names"])
def test_a_published_name_leads_somewhere_for_good(page):
    lost = []
    if not (SITE / f"{page}.html").is_file():
        lost.append(f"the page is gone: enter {page} under [moved] in data/names.toml")
    for name in NAMES["names"][page]:
        now, named = there_now(page, name)
        if not (SITE / f"{now}.html").is_file() or named not in anchors(f"{now}.html"):
            lost.append(f"{page}#{name} is gone, and not under [moved] in data/names.toml")
        elif page not in NAMES["moved"] and name not in anchors(f"{page}.html"):
            lost.append(f"{page}#{name} leaves no word of where it is")
    refuse(lost, page)


def test_every_name_of_the_site_is_recorded():
    there = runpy.run_path(ROOT / "tools" / "record_names.py")["published"](SITE)
    new = [page for page in there if page not in NAMES["names"]]
    new += [f"{page}#{name}" for page in there for name in there[page] if name not in NAMES["names"].get(page, ())]
    refuse(new and [*new, "record them with: make names"], "new names")


@pytest.mark.parametrize("page", pages())
def test_whoever_can_download_a_notebook_is_told_how_to_install_what_it_imports(page):
    notebook = parsed(page).css_first(".btn-download-source-button[href$='.ipynb']")
    wheel = parsed(page).css_first("article .mb-run a[download]")
    assert (wheel is not None) == (notebook is not None)
    if notebook:
        assert (SITE / page).parent.joinpath(wheel.attributes["href"].partition("?")[0]).resolve().is_file()
        first, *rest = json.loads((SITE / page).parent.joinpath(notebook.attributes["href"]).read_text())["cells"]
        assert "%pip install" in "".join(first["source"]) and not first["outputs"]
        ours = ROOT / "book" / f"{Path(page).stem}.ipynb"
        assert rest == json.loads(ours.read_text(encoding="utf-8"))["cells"]


def number_of(page):
    """What is before the title of a chapter, such as ``3.``; None where the page has no number."""
    number = parsed(page).css_first("article h1 .section-number")
    return number and number.text(strip=True)


CHAPTERS = [page for page in pages() if number_of(page)]


@pytest.mark.parametrize("page", CHAPTERS)
def test_what_is_stated_exercises_and_figures_are_numbered_by_chapter(page):
    kinds = {
        "stated": parsed(page).css("div.proof .caption-number"),
        "exercises": parsed(page).css("div.exercise .caption-number"),
        "figures": parsed(page).css("figure figcaption > strong:first-child"),
    }
    for kind, found in kinds.items():
        numbers = [node.text().split()[1].rstrip(".") for node in found]
        assert numbers == [f"{number_of(page)}{k}" for k in range(1, len(found) + 1)], kind


def test_chapters_count_on_and_references_name_what_they_lead_to():
    assert len(CHAPTERS) >= 8
    numbers = sorted(int(number_of(page)[:-1]) for page in CHAPTERS)
    assert numbers == list(range(1, len(CHAPTERS) + 1))
    wrong = []
    for page in pages():
        for link in parsed(page).css("article p a.reference.internal[href*='#']"):
            said = link.text().strip()
            if not re.fullmatch(r"(Definition|Theorem|Proposition|Corollary|Exercise) [0-9.]+", said):
                continue
            address, name = urldefrag(urljoin(f"/{page}", link.attributes["href"]))
            box = parsed(address.lstrip("/")).css_first(f"[id='{unquote(name)}'] .caption-number")
            if box.text().strip() != said:
                wrong.append(f"{page}: {said} leads to {box.text().strip()}")
    refuse(wrong, "references")


@pytest.mark.parametrize("page", pages())
def test_what_folds_folds_in_one_way_and_says_what_is_inside(page):
    faults = []
    for fold in parsed(page).css("article details"):
        classes, summary = set((fold.attributes.get("class") or "").split()), fold.css_first("summary")
        said = summary.text(separator=" ", strip=True) if summary and summary.parent == fold else ""
        if not classes & {"mb-fold", "sd-dropdown"}:
            faults.append(f"a fold of another kind: {said!r} {classes}")
        elif not said:
            faults.append(f"nothing said of what is inside: {fold.text()[:60]!r}")
    refuse(faults, page)


def test_the_machinery_of_the_ledger_is_not_on_a_page():
    in_sight = [
        f"{page}: {cell.text().strip()[:60]}"
        for page in pages()
        for cell in parsed(page).css("div.cell:not(.tag_show-verdict) > .cell_input")
        if "verdict(" in cell.text() and cell.parent.css(".mb-ledger")
    ]
    refuse(in_sight, "in sight")


def test_a_page_is_light_where_no_script_runs():
    assert {parsed(page).css_first("html").attributes["data-theme"] for page in pages()} == {"light"}


def test_buttons_lead_to_the_repository_or_are_absent():
    repository = os.environ.get("BOOK_REPOSITORY_URL", "").rstrip("/").removesuffix(".git")
    known = (repository, "https://mybinder.org/v2/") if repository else ()
    buttons = {(page, node.attributes["href"]) for page in pages() for node in parsed(page).css(BUTTONS)}
    refuse([f"{page}: {link}" for page, link in buttons if not link.startswith(known)], "buttons")


BUTTONS = ".article-header-buttons a[href^=http]"
