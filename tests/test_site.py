"""Every page of the built site, as a reader's browser gets it.

Each page is opened in headless Chromium three times: light, dark, and light on a narrow screen.
Nothing may be fetched from elsewhere, nothing may go wrong in the console, every formula must be
typeset, axe-core must find nothing, and the page must fit. Links are followed in the files.

The site is ``_build/html``, or the folder that BOOK_HTML names. Without it, or without a
Chromium on the PATH, the tests are skipped and say so.
"""

import os
import shutil
import threading
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest
from bs4 import BeautifulSoup

ROOT = Path(__file__).parent.parent
SITE = Path(os.environ.get("BOOK_HTML") or ROOT / "_build" / "html").resolve()
CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
FLAGS = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
    --disable-background-networking --disable-component-update --disable-dev-shm-usage""".split()

LOOKS = {  # name: (colour mode, width, height)
    "light": ("light", 1280, 900),
    "dark": ("dark", 1280, 900),
    "narrow": ("light", 390, 844),
}

built = pytest.mark.skipif(not (SITE / "index.html").exists(), reason=f"no built site at {SITE}: make book")
in_browser = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH: on Debian, apt install chromium")
pytestmark = built


def pages():
    """Return the site's pages, as paths relative to it; index.html only forwards to the first."""
    found = (path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
    return sorted(page for page in found if not page.startswith("_") and page != "index.html")


@cache
def parsed(page):
    return BeautifulSoup((SITE / page).read_text(encoding="utf-8"), "html.parser")


def refuse(faults, where):
    """Fail with the list of faults, if there are any."""
    if faults:
        pytest.fail("\n  ".join([f"{where}:", *faults]), pytrace=False)


# --- what the browser shows ------------------------------------------------------------------

# Resolves when the page has settled: formulas typeset, everything that folds unfolded, fonts
# loaded, scroll regions marked.
SETTLED = """async () => {
  if (document.readyState !== "complete") await new Promise(done => addEventListener("load", done));
  if (window.MathJax?.startup?.promise) await MathJax.startup.promise;
  for (const fold of document.querySelectorAll("details:not([open])")) fold.open = true;
  for (const fold of document.querySelectorAll("button.toggle-button-hidden")) fold.click();
  await document.fonts.ready;
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
}"""

UNTYPESET = r"""() => {
  const faults = [];
  for (const node of document.querySelectorAll(".math"))
    if (!node.querySelector("mjx-container")) faults.push("not typeset: " + node.textContent.trim());
  for (const node of document.querySelectorAll("mjx-container"))
    if (!node.querySelector("mjx-assistive-mml > math")?.textContent.trim())
      faults.push("nothing to read aloud: " + node.outerHTML.slice(0, 80));
  for (const node of document.querySelectorAll("mjx-merror, [data-mjx-error]"))
    faults.push("MathJax error: " + (node.dataset.mjxError || node.textContent.trim()));
  const raw = /\\\(|\\\[|\\begin\{|\$\$|\$[^$\n]*[\\^_{][^$\n]*\$/;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (raw.test(node.data) && !node.parentElement.closest("pre, code, script, style, mjx-container"))
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
    .filter(node => !node.closest("mjx-container, button, summary, [aria-hidden=true]") && !named(node))
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

# Formulas and coloured code are tens of thousands of boxes, each of which axe-core would look at, though not at the
# letters of a formula, which are drawn as ::before. So while it runs, one piece stands for all that look alike:
#  * a formula is a box of its size, with the MathML that is read aloud as one text. The first formula of its colour
#    on its background has a word in the box, so small that the strict ratio is asked of it; one with colours
#    or controls of its own is left as it is;
#  * in code, of the words alike in colour, weight, size and background, only the first and the longest stay
#    coloured, as long as they carry nothing but a class.
# The function it returns puts the page back.
STAND_INS = """() => {
  const under = new Map();
  const background = node => {
    if (!node) return "";
    if (!under.has(node)) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(node);
      const own = [backgroundColor, backgroundImage, opacity, filter].join("|");
      under.set(node, background(node.parentElement) + (own === "rgba(0, 0, 0, 0)|none|1|none" ? "" : "/" + own));
    }
    return under.get(node);
  };
  const appearance = node => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    return [color, fontSize, fontWeight, textShadow, background(node)].join(" ");
  };

  const swaps = [], seen = new Set();
  for (const formula of document.querySelectorAll("mjx-container")) {
    const math = formula.querySelector("mjx-math"), spoken = formula.querySelector("mjx-assistive-mml");
    const { color } = getComputedStyle(formula), under = background(formula);
    const plain = node => getComputedStyle(node).color === color && background(node) === under;
    if (!math || !spoken || formula.querySelector("a, [tabindex], [role]")) continue;
    if (![...math.querySelectorAll("*")].every(plain)) continue;
    const { width, height } = math.getBoundingClientRect();
    const standIn = formula.cloneNode(false), box = math.cloneNode(false), mathml = spoken.cloneNode(false);
    box.style.cssText =
      `display: inline-block; width: ${width}px; height: ${height}px; vertical-align: middle; font-size: 1px`;
    if (!seen.has(color + under)) box.textContent = "formula";
    seen.add(color + under);
    mathml.append(spoken.firstElementChild.cloneNode(false));
    mathml.firstElementChild.textContent = spoken.textContent;
    standIn.append(box, mathml);
    swaps.push([formula, standIn]);
  }

  const longest = new Map(), words = [];
  for (const word of document.querySelectorAll("pre span")) {
    if (word.children.length || [...word.attributes].some(({ name }) => name !== "class")) continue;
    const key = appearance(word), length = word.textContent.trim().length;
    words.push([word, key]);
    if (length > (longest.get(key)?.textContent.trim().length ?? 0)) longest.set(key, word);
  }
  const kept = new Set(longest.values());
  for (const [word, key] of words) {
    if (kept.has(word) || !seen.has(key)) { seen.add(key); continue; }
    swaps.push([word, document.createTextNode(word.textContent)]);
  }

  for (const [piece, standIn] of swaps) piece.replaceWith(standIn);
  return () => { for (const [piece, standIn] of swaps) standIn.replaceWith(piece); };
}"""


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def origin():
    """Serve the site on this machine alone; the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=SITE))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def contexts(chromium, origin):
    """One browser profile for each look, fenced in: a request elsewhere is stopped and noted."""
    made = {}
    for look, (mode, width, height) in LOOKS.items():
        context = chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme=mode, reduced_motion="reduce"
        )
        context.add_init_script(f'if (!localStorage.mode) localStorage.mode = localStorage.theme = "{mode}"')
        context.add_init_script("localStorage.removeItem('sphinx_highlight_terms')")  # of another test's search
        made[look] = context
    yield made
    for context in made.values():
        context.close()


class Visit:
    """An open page together with what went wrong while it opened."""

    def __init__(self, context, origin, address):
        self.faults = []
        self.page = context.new_page()
        self.page.route("**/*", partial(self._fence, origin))
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"script error: {error}"))
        self.page.on("response", self._response)
        self.page.goto(f"{origin}/{address}")
        self.page.evaluate(SETTLED)

    def _fence(self, origin, route):
        if route.request.url.startswith(origin + "/"):
            return route.continue_()
        self.faults.append(f"request elsewhere: {route.request.url}")
        return route.abort()

    def _console(self, message):
        if message.type in {"error", "warning"}:
            self.faults.append(f"console {message.type}: {message.text}")

    def _response(self, response):
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def look_for(self, script):
        self.faults += self.page.evaluate(script)


@pytest.fixture
def visit(contexts, origin):
    """A function that opens an address in one of the looks."""
    opened = []

    def open_page(address, look="light"):
        opened.append(Visit(contexts[look], origin, address))
        return opened[-1]

    yield open_page
    for visited in opened:
        visited.page.close()


@cache
def axe_script():
    import axe_playwright_python

    folder = Path(axe_playwright_python.__file__).parent
    return (folder / "axe.min.js").read_text(encoding="utf-8")


# What a look can change: all of it is checked in the first, colours again in the dark, and boxes on a narrow screen.
AXE_RULES = {
    "light": "",
    "dark": "runOnly: ['color-contrast', 'link-in-text-block'],",
    "narrow": "runOnly: ['scrollable-region-focusable', 'target-size', 'meta-viewport', 'region'],",
}


def axe_violations(page, look):
    """Return what axe-core finds on the page, one line for each rule that it breaks."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_script())
    put_back = page.evaluate_handle(STAND_INS)
    result = page.evaluate(f"axe.run(document, {{{AXE_RULES[look]} resultTypes: ['violations'], preload: false}})")
    page.request_gc()  # axe-core leaves thousands of ranges behind, each of which slows every change of the page
    put_back.evaluate("put_back => put_back()")
    return [
        f"axe {rule['id']} ({rule['impact']}): {rule['help']} — "
        + "; ".join(f"{node['target']} {node['html'][:100]}" for node in rule["nodes"][:4])
        for rule in result["violations"]
    ]


def put_on(page, look):
    """Give an open page another look: the colour mode as the switch sets it, and the size of the screen."""
    mode, width, height = LOOKS[look]
    size = {"width": width, "height": height}
    page.evaluate("mode => Object.assign(document.documentElement.dataset, {mode, theme: mode})", mode)
    if page.viewport_size != size:
        page.set_viewport_size(size)
        page.wait_for_timeout(500)  # the theme looks for scrolling code a while after the size has changed
    page.evaluate(SETTLED)


@in_browser
@pytest.mark.parametrize("page", pages())
def test_page(visit, page):
    visited = visit(page)
    assert visited.page.evaluate("document.documentElement.dataset.theme") == "light"
    visited.look_for(UNTYPESET)
    visited.look_for(WITHOUT_ALTERNATIVE)
    for look in LOOKS:
        put_on(visited.page, look)
        found = visited.page.evaluate(STICKING_OUT) + axe_violations(visited.page, look)
        visited.faults += [f"{look}: {fault}" for fault in found]
    refuse(visited.faults, page)


@in_browser
def test_one_search_field_and_it_finds_the_perceptron(visit):
    first = visit("book/intro.html").page
    fields = first.locator("input[type=search]:visible, .search-button-field:visible")
    assert fields.count() == 1
    found = visit("search.html?q=perceptron").page
    found.wait_for_selector("#search-results li a")


# The words of a search, marked on the page that it led to: how many, and the marks whose contrast is too low.
MARKED = """async words => {
  localStorage.setItem("sphinx_highlight_terms", words);
  SphinxHighlight.highlightSearchWords();
  await new Promise(done => setTimeout(done, 200));
  return document.querySelectorAll(".highlighted").length;
}"""
UNREADABLE_MARKS = """async () => {
  const contrast = { runOnly: ["color-contrast"], resultTypes: ["violations"], preload: false };
  const found = await axe.run({ include: [[".highlighted"]] }, contrast);
  return found.violations.flatMap(rule => rule.nodes.map(node => node.html.slice(0, 100)));
}"""


@in_browser
@pytest.mark.parametrize(
    ("page", "words"),
    [("book/speed.html", "microseconds winnow"), ("book/winnow-against-perceptron.html", "import separable")],
)
def test_the_words_of_a_search_are_marked_legibly_and_not_in_pictures(visit, page, words):
    visited = visit(page)
    assert visited.page.evaluate(MARKED, words) > 5
    assert visited.page.evaluate("document.querySelectorAll('svg .highlighted').length") == 0
    visited.page.evaluate(axe_script())
    for look in ("light", "dark"):
        put_on(visited.page, look)
        visited.faults += visited.page.evaluate(UNREADABLE_MARKS)
    refuse(visited.faults, page)


@in_browser
def test_dark_mode_can_be_switched_on(visit):
    page = visit("book/intro.html").page
    seen = set()
    for _ in range(3):
        seen.add(page.evaluate("document.documentElement.dataset.theme"))
        page.locator(".theme-switch-button:visible").click()
    page.evaluate("localStorage.mode = localStorage.theme = 'light'")
    assert seen == {"light", "dark"}


# --- what the files say ------------------------------------------------------------------------


def targets(page):
    """Yield (address, fragment) for whatever a page of the site links to or loads from it."""
    for tag, attribute in (("a", "href"), ("link", "href"), ("script", "src"), ("img", "src")):
        for node in parsed(page).find_all(tag, **{attribute: True}):
            if tag == "link" and not {"stylesheet", "icon", "next", "prev"} & set(node["rel"]):
                continue
            parts = urlsplit(node[attribute])
            if parts.scheme or parts.netloc or node[attribute] in {"", "#"}:
                continue
            address, fragment = urldefrag(urljoin(f"/{page}", node[attribute]))
            yield unquote(urlsplit(address).path).lstrip("/"), unquote(fragment)


@cache
def anchors(page):
    return {node["id"] for node in parsed(page).find_all(id=True)}


@pytest.mark.parametrize("page", ["index.html", *pages()])
def test_links_lead_somewhere(page):
    broken = []
    for address, fragment in set(targets(page)):
        if not (SITE / address).is_file():
            broken.append(f"no such file: {address}")
        elif fragment and address.endswith(".html") and fragment not in anchors(address):
            broken.append(f"no such anchor: {address}#{fragment}")
    refuse(sorted(broken), page)


def test_index_forwards_to_the_first_page():
    (refresh,) = parsed("index.html").find_all("meta", attrs={"http-equiv": "Refresh"})
    assert (SITE / refresh["content"].partition("url=")[2]).is_file()


@pytest.mark.parametrize("page", pages())
def test_page_loads_nothing_that_was_taken_out(page):
    html = (SITE / page).read_text(encoding="utf-8")
    for left_out in ("thebe-config", "THEBE_JS_URL", "fontawesome/6.5.2/js/", "cdn.jsdelivr"):
        assert left_out not in html, left_out


@pytest.mark.parametrize("page", pages())
def test_buttons_lead_to_the_repository_or_are_absent(page):
    repository = os.environ.get("BOOK_REPOSITORY_URL", "").rstrip("/").removesuffix(".git")
    for link in parsed(page).select(".article-header-buttons a[href^=http]"):
        assert repository, f"a button without a repository: {link['href']}"
        assert link["href"].startswith((repository, "https://mybinder.org/v2/")), link["href"]
