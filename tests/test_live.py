"""Cells that run in the page: what a reader of the built site does with them, and the session that runs them.

In the browser they are skipped where there is no Chromium or no built site, or where the site was built without
Pyodide's files.
"""

import json
import re
import runpy
import sys
from math import ceil
from pathlib import Path

import pytest
from browser import SCREEN, arrive
from conftest import book_extensions
from test_site import FRAMES, SITE, axe_script, axe_violations, in_browser, parsed

from mistake_bounds import Perceptron, play
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.pictures import caps, race, wedges
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.drawing import figure
from mistake_bounds.drawing import svg as plain
from mistake_bounds.drawing.certificate import certificate_bars
from mistake_bounds.proof.rocq.accepted import PRELUDE
from mistake_bounds.site import canvases
from mistake_bounds.sphinx import live

ROOT = Path(__file__).parent.parent
LIVE = ROOT / "book" / "_live"
PACKED = sorted((SITE / "_static" / "live").glob("*/worker.mjs"))
packed = pytest.mark.skipif(not PACKED, reason="no cell runs in the site: it was built without Pyodide's files")
CHAPTER = "book/reading-a-proof.html"


@pytest.fixture(scope="module")
def session():
    sys.path.insert(0, str(LIVE))
    before = sys.modules["__main__"]
    try:
        import session

        if session.Finder not in sys.meta_path:  # imported before, by tests that ran in this process earlier
            sys.meta_path.append(session.Finder)
        yield session
    finally:
        sys.path.remove(str(LIVE))
        sys.meta_path.remove(session.Finder)
        sys.modules["__main__"] = before


def texts(done):
    """What a cell showed, as text."""
    return [one.get("stream") or one.get("text/plain") for one in done["outputs"]]


# --- the session, under any Python -----------------------------------------------------------------


def test_the_examples_of_the_session_hold(session):
    import doctest

    assert doctest.testmod(session).failed == 0


def test_a_cell_runs_with_what_it_needs_of_the_cells_above_and_nothing_else(session):
    page = session.Page(["a = 1\nprint('never')", "1 / 0", "b = a + 1", "def f():\n    return a + b", "a = 10", "f()"])
    done = page.run(5)
    assert texts(done) == ["12"] and done["needs"] == [0, 2, 3, 4] and done["error"] is None
    assert texts(page.run(5, {0: "a = 5"})) == ["16"]
    assert texts(page.run(5, {4: "a = 0"})) == ["2"]


def test_a_cell_above_that_imports_all_names_is_needed(session):
    page = session.Page(["from math import *", "x = 2", "sqrt(x)", "def half():\n    return floor(x / 2)", "half()"])
    for _ in range(2):
        assert texts(page.run(2)) == ["1.4142135623730951"] and texts(page.run(4)) == ["1"]


def test_what_a_cell_changes_in_place_is_made_anew_for_each_run(session):
    page = session.Page(["xs = [1]", "xs.append(2)", "xs.append(3)\nprint(xs)", "print(xs)"])
    for _ in range(2):
        assert texts(page.run(2)) == ["[1, 2, 3]\n"]
    assert texts(page.run(3)) == ["[1, 2, 3]\n"]


def test_the_cells_that_rest_on_a_changed_one_are_known(session):
    page = session.Page(["x = 1", "y = 2", "x + y", "y"])
    before, after = page.keys({}), page.keys({0: "x = 7"})
    assert [k for k in range(4) if before[k] != after[k]] == [0, 2]
    assert page.keys({}) == before


def test_an_error_is_told_by_its_name_and_its_line(session):
    page = session.Page(["def f(x):\n    return 1 / x", "y = 1\nf(0)", "z = 2", "z"])
    told = page.run(1)["error"]
    assert (told["name"], told["cell"], told["line"], told["text"]) == ("ZeroDivisionError", 0, 2, "return 1 / x")
    told = page.run(3, {2: "z = = 2"})["error"]
    assert (told["name"], told["cell"], told["line"]) == ("SyntaxError", 2, 1)
    assert page.run(1, {1: "raise SystemExit('gone')"})["error"]["name"] == "SystemExit"


def test_a_cell_that_prints_without_end_shows_its_beginning(session):
    done = session.Page(["for k in range(10**5):\n    print('k =', k)"]).run(0)
    assert len(texts(done)[0]) < session.MOST + 50 and texts(done)[0].endswith("and more, which is not shown\n")


def test_signs_of_a_phone_are_understood_where_python_has_others(session):
    page = session.Page(["a, b = 3, 2", "print(“a’s ≤”, a − 1 ≤ b·1, a² ≥ 9, 'b·c')  # “so” ≤"])
    done = page.run(1)
    assert texts(done) == ["a’s ≤ True True b·c\n"] and done["signs"]
    assert not page.run(0)["signs"]


def test_what_is_not_here_can_be_imported_and_is_refused_by_name_when_it_is_used(session, monkeypatch):
    monkeypatch.setattr(session, "ABSENT", ("compiled_code",))
    page = session.Page(
        [
            "import compiled_code.part as part\nfrom compiled_code import f, g",
            "f(1)",
            "g.here | None\n1",
            "from compiled_code.part import *",
        ]
    )
    assert page.run(0)["error"] is None and texts(page.run(2)) == ["1"]
    assert page.run(1)["error"]["absent"] == "compiled_code" and page.run(1)["error"]["line"] == 1
    assert page.run(3)["error"]["absent"] == "compiled_code"
    with pytest.raises(session.NotOnThisPage, match="numba is not on this page"):
        session.Missing("numba.njit")(cache=True)(len)([])


@pytest.mark.parametrize(
    ("chapter", "words"),
    [
        ("reading-a-proof", ("pythagoras = claim(", "growth.certificate", 'name="growth")')),
        ("what-proved-means", ("steps=[(one_coin", "sympy.factor(")),
    ],
)
def test_the_session_shows_what_a_notebook_shows(session, chapter, words):
    """Cells of a chapter that need nothing but the core, under this very Python."""
    run_live = runpy.run_path(str(ROOT / "tools" / "run_live.py"))
    cells = run_live["code_cells"](ROOT / "book" / f"{chapter}.ipynb")
    sources = ["".join(cell["source"]) for cell in cells]
    page = session.Page(sources)
    for word in words:
        k = next(k for k, source in enumerate(sources) if word in source)
        assert run_live["of_page"](page.run(k)["outputs"]) == run_live["stored"](cells[k]), cells[k]["id"]


# --- what replaces compiled packages ------------------------------------------------------------------

CARRIED = LIVE / "carried"
SEEN = """
import json, sys
sys.path[:0] = [{carried!r}, {live!r}, {source!r}]
import session
for name in ("matplotlib", "numpy", "scipy", "numba"):
    sys.modules[name] = None
assert session.ABSENT == ()  # they would be stood in for, which refuses later
from importlib.resources import files
from pathlib import Path
import sklearn.datasets
sklearn.datasets.files = lambda package: Path({data!r})
from mistake_bounds.streams import digits, even_digits, breast_cancer, real
real.files = lambda package: Path({data!r}).parent
flowers = sklearn.datasets.load_iris()
print(json.dumps([[one.X[7], one.y[7], len(one)] for one in (digits(3, 5), even_digits(), breast_cancer())]
                 + [[flowers.data[7], int(flowers.target[7]), len(flowers.data)]]))
"""


def test_data_need_no_compiled_package():
    """What a page has in place of scikit-learn, in a process that has neither it nor NumPy."""
    import subprocess

    import sklearn.datasets

    from mistake_bounds import streams

    data, source = Path(sklearn.datasets.__file__).parent, str(ROOT / "src")
    program = SEEN.format(carried=str(CARRIED), live=str(LIVE), source=source, data=str(data))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    there = streams.digits(3, 5), streams.even_digits(), streams.breast_cancer()
    flowers = sklearn.datasets.load_iris()
    *ours, iris = json.loads(done.stdout)
    assert ours == [[list(one.X[7]), one.y[7], len(one)] for one in there]
    assert iris == [flowers.data[7].tolist(), flowers.target[7], len(flowers.data)]


def test_what_was_found_in_floats_is_read_where_the_search_cannot_run_and_is_checked(monkeypatch):
    from mistake_bounds import Examples, found, validation
    from mistake_bounds.streams.real import digits

    examples, apart = digits(3, 8), Examples([(3, 1), (1, 3), (-2, -2)], [1, 1, -1])
    searched = validation.best_margin(examples)
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    assert validation.best_margin(examples) == searched
    with pytest.raises(ImportError):
        validation.best_margin(apart)
    wrong = {key: [-value for value in answer] for key, answer in found._stored().items()}
    monkeypatch.setattr(found, "_stored", lambda: wrong)
    with pytest.raises(validation.NotSeparable):
        validation.best_margin(examples)


# --- packing ----------------------------------------------------------------------------------------


def test_a_page_has_the_file_with_which_every_file_for_rocq_begins():
    from tools import pack_live

    assert PRELUDE in {Path(name).name for name, _ in pack_live.sources("mistake_bounds")}


def test_another_file_than_pyodides_own_is_refused(tmp_path, monkeypatch):
    from tools import pack_live

    for name in pack_live.CORE:
        (tmp_path / name).write_text("something else")
    monkeypatch.setenv("PYODIDE", str(tmp_path))
    with pytest.raises(pack_live.CannotPack, match="another file than Pyodide"):
        pack_live.core()
    monkeypatch.setenv("PYODIDE", str(tmp_path / "nowhere"))
    with pytest.raises(pack_live.CannotPack, match="has no pyodide.mjs"):
        pack_live.core()


def test_a_book_without_the_files_is_built_without_the_buttons(monkeypatch, capsys):
    from types import SimpleNamespace

    from tools import pack_live

    def cannot(_):
        raise pack_live.CannotPack("nothing there")

    monkeypatch.setattr(pack_live, "pack", cannot)
    with book_extensions():
        import packing

        config = SimpleNamespace(live_files="", live_record="")
        app = SimpleNamespace(builder=SimpleNamespace(format="html"), config=config, srcdir=str(ROOT))
        packing.prepare(app)
        live.prepare(app)
        assert app.live is None and "No cell will run in the pages: nothing there" in capsys.readouterr().out
        context = {"body": "<div class='cell'>"}
        live.add_cells(app, "book/perceptron", "page.html", context, doctree=object())
        assert context == {"body": "<div class='cell'>"}


# --- the pages --------------------------------------------------------------------------------------


@packed
def test_every_code_cell_of_a_chapter_is_on_its_page_with_its_own_source():
    for path in sorted((ROOT / "book").glob("*.ipynb")):
        page = parsed(f"book/{path.stem}.html")
        told = json.loads(page.css_first("#mb-live").text())
        cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
        assert [one["source"] for one in told["cells"]] == ["".join(cell["source"]) for cell in cells]
        numbers = {int(node.attributes["data-live"]) for node in page.css("[data-live]")}
        assert numbers == set(range(len(cells))), path.stem
        for k, one in enumerate(told["cells"]):
            code = page.css_first(f'[data-live="{k}"] .cell_input pre').text().strip()
            assert one["source"].strip().endswith(code), (path.stem, k)


@packed
def test_whatever_a_cell_shows_is_tied_to_the_cell_and_can_be_had_anew():
    """Also where its code is out of sight, and where a badge was taken to the paragraph before it."""
    for path in sorted((ROOT / "book").glob("*.ipynb")):
        page = parsed(f"book/{path.stem}.html")
        numbers = {node.attributes["data-live"] for node in page.css("[data-live]:has(.cell_input)")}
        tied = {node.mem_id for node in page.css("[data-live]:has(.cell_input) .cell_output")}
        assert {node.mem_id for node in page.css(".cell_output")} == tied, path.stem
        for badge in page.css("span.mb-ledger"):
            assert badge.attributes.get("data-of", "") in numbers, (path.stem, badge.html)


@packed
def test_pages_without_cells_carry_nothing_of_it():
    for page in ("book/notation.html", "book/ledger.html", "search.html"):
        html = (SITE / page).read_text(encoding="utf-8")
        assert "live.js" not in html and "mb-live" not in html


def most():
    """The megabytes that Python can take in a page, of the files in the built site, rounded up."""
    sizes = (
        path.stat().st_size for path in PACKED[0].parent.iterdir() if path.name not in {"offline.js", "licences.txt"}
    )
    return ceil(sum(sizes) / 1e6)


@packed
def test_every_page_and_the_readme_tell_the_same_megabytes_those_of_the_files():
    pages = [parsed(path.relative_to(SITE)).css_first("#mb-live") for path in sorted((SITE / "book").glob("*.html"))]
    assert {json.loads(page.text())["megabytes"] for page in pages if page} == {most()}
    offline = ceil((PACKED[0].parent / "offline.js").stat().st_size / 1e6)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [int(number) for number in re.findall(r"(\d+) MB", readme)] == [most(), offline]
    for script in sorted((ROOT / "book" / "_static").glob("*.js")):
        text = script.read_text(encoding="utf-8")
        assert re.findall(r"(\d+) MB", text) == (["5"] if script.name == "kept.js" else []), script.name


SILENT = """words => [...document.querySelectorAll(".mb-live-run:not(.mb-live-absent), [data-canvas], .mb-bench-bar")]
  .filter(one => !one.textContent.includes(words)).map(one => one.outerHTML.slice(0, 99))"""


@in_browser
@packed
@pytest.mark.parametrize("address, archives", [("book/perceptron.html", {"library.bin"}), ("book/bench.html", set())])
def test_whatever_fetches_says_how_much_before_and_no_more_comes(reader, address, archives):
    book, words = reader(address), f"First press: at most {most()} MB"
    page = book.page
    assert page.evaluate(SILENT, words) == [] and book.live_files() == []
    judged = parsed(address).html.count('data-key=""')
    assert page.locator("form.mb-answer", has_text=words).count() == judged
    if address == "book/bench.html":
        page.locator(".mb-bench-examples button").first.click()
        page.get_by_role("button", name="Prove", exact=True).click()
        page.locator(".mb-bench-answer > *").first.wait_for(timeout=60_000)
    else:
        page.locator("[data-canvas] button[data-move]:not([aria-disabled=true])").first.click()
        page.locator("[data-canvas]:not([aria-busy])").wait_for(timeout=60_000)
    fetched = {Path(url).name for url in book.live_files()}
    assert fetched & ARCHIVES == archives
    assert 0 < sum((PACKED[0].parent / name).stat().st_size for name in fetched) <= most() * 1e6
    assert page.locator(".mb-fetches:visible").count() == 0 and book.faults == []


@packed
def test_the_licences_of_what_is_shipped_stand_beside_it():
    licences = (PACKED[0].parent / "licences.txt").read_text(encoding="utf-8")
    for name in ("Pyodide", "CPython", "MathJax", "sympy", "mpmath", "pygments"):
        assert name.lower() in licences.lower()


class Reader:
    """An open page of the site, what it asked for and what went wrong."""

    def __init__(self, page, origin, address):
        self.page, self.asked, self.faults, self.origin = page, [], [], origin
        page.context.on("request", self._ask)
        page.on("pageerror", self._err)
        page.on("console", self._hear)
        arrive(page, f"{origin}/{address}")

    def end(self):
        self.page.context.remove_listener("request", self._ask)
        self.page.remove_listener("pageerror", self._err)
        self.page.remove_listener("console", self._hear)

    def _err(self, error):
        self.faults.append(str(error))

    def _ask(self, request):
        self.asked.append(request.url)
        if not request.url.startswith((self.origin + "/", "blob:", "data:")):
            self.faults.append(f"request elsewhere: {request.url}")

    def _hear(self, message):
        if message.type in {"error", "warning"}:
            self.faults.append(f"console {message.type}: {message.text}")

    def cell(self, k):
        return self.page.locator(f'[data-live="{k}"]')

    def run(self, k, code=None):
        """Press a cell's button, its code changed before if the cell is open."""
        if code is not None:
            self.editor(k).fill(code)
        self.cell(k).get_by_role("button", name="Run this cell", exact=True).click()

    def editor(self, k):
        return self.cell(k).get_by_role("textbox", name="Code of this cell")

    def output(self, k):
        return self.cell(k).get_by_role("region", name="Output of this cell")

    def says(self, k, words):
        from playwright.sync_api import expect

        expect(self.cell(k).locator(".mb-live-status")).to_contain_text(words, timeout=60_000)

    def ended(self, k):
        """Wait until a run is over, with all that it does after its outputs are shown."""
        self.cell(k).locator("button:enabled", has_text="Run").first.wait_for()

    def live_files(self):
        return [url for url in self.asked if "/_static/live/" in url]


@pytest.fixture
def reader(newcomer, origin):
    opened = []

    def open_page(address=CHAPTER):
        opened.append(Reader(newcomer, origin, address))
        return opened[-1]

    yield open_page
    for one in opened:
        one.end()


def number(words, chapter=CHAPTER):
    """The number of the first code cell of a chapter that has some words in it."""
    told = json.loads(parsed(chapter).css_first("#mb-live").text())["cells"]
    return next(k for k, cell in enumerate(told) if words in cell["source"])


@in_browser
@packed
def test_a_claim_that_is_changed_is_refuted_with_numbers_and_reset_brings_the_page_back(reader):
    book = reader()
    page, k = book.page, number('prove(pythagoras, given={"mistake"')
    page.wait_for_load_state("load")
    assert not book.live_files() and page.get_by_role("textbox", name="Code of this cell").count() == 0
    stored = book.cell(k).locator(".cell_output").inner_html()
    book.run(k)
    book.says(k, "Done in")
    said = book.cell(k).locator(".mb-live-status").inner_text()
    assert "of 1 cell above was run first" in said and "It shows the same as before" in said
    assert "Proved" in book.output(k).inner_text()
    was = book.editor(k).input_value()
    book.run(k, was.replace("<= 0", "≤ 1"))
    book.output(k).get_by_text("Refuted").wait_for()
    assert "There 4 > 2, so the claim fails." in book.output(k).inner_text()
    assert book.output(k).locator("math").count() >= 3 and "\\(" not in book.output(k).inner_text()
    page.evaluate(axe_script())
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = false")
    assert axe_violations(page) == []

    above, below = number("pythagoras = claim("), number("refuted = prove(pythagoras)")
    book.run(above)
    book.says(above, "Done in")
    assert page.locator(".mb-live-stale").count() == 0
    book.run(above, book.editor(above).input_value().replace("norm2(x),", "3 * norm2(x),"))
    book.cell(below).get_by_text("Out of date").wait_for()
    assert axe_violations(page) == []
    book.run(above, "w, x = 1, 2\nnobody")
    book.output(above).get_by_text("NameError").wait_for()
    assert "in line 2" in book.output(above).inner_text()
    for one in (above, k):
        book.cell(one).get_by_role("button", name="Reset").click()
    assert book.editor(k).input_value() == was
    assert book.output(k).locator(".cell_output").inner_html() == stored
    page.wait_for_function("!document.querySelector('.mb-live-stale')")
    # Python began from the memory that was packed; an archive comes when a cell opens something in it.
    fetched = [Path(url).name for url in book.live_files()]
    assert {"wasm.bin", "memory.bin", "mathml.mjs"} <= set(fetched) and not ARCHIVES & set(fetched)
    asks_for_more = (
        "import inspect, statistics, sympy\nfrom mistake_bounds import Perceptron\nx = sympy.Symbol('x')\n"
        "print(statistics.mode('aab'), sympy.integrate(x), len(inspect.getsource(Perceptron)) > 100)"
    )
    page.context.set_offline(True)
    book.run(k, asks_for_more)
    book.output(k).get_by_text("which did not come").wait_for()
    page.context.set_offline(False)
    book.run(k)
    book.output(k).get_by_text("a x**2/2 True").wait_for()
    assert {Path(url).name for url in book.live_files()} >= ARCHIVES
    assert book.faults == []


# Of the letters of some code what colour each has.
COLOURS = """code => {
  const letters = [], walk = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) for (const letter of walk.currentNode.data)
    if (letter.trim()) letters.push(letter + getComputedStyle(walk.currentNode.parentElement).color);
  return letters;
}"""
LETTERING = """box => {
  const style = getComputedStyle(box), { left, top } = box.getBoundingClientRect();
  return [style.font, style.letterSpacing, style.tabSize, style.whiteSpace, style.padding, left, top];
}"""
# The cells whose button, if it is in sight, is not within them or lies on their code.
OUT_OF_PLACE = """() => [...document.querySelectorAll(".mb-live-run")].filter(one => {
  if (!one.checkVisibility()) return false;
  const [button, cell] = [one, one.parentElement].map(box => box.getBoundingClientRect());
  const code = document.createRange();
  code.selectNodeContents(one.parentElement.querySelector("pre"));
  const ends = [...code.getClientRects()].filter(line => line.width).map(line => line.bottom);
  return button.bottom > cell.bottom || button.right > cell.right || button.top < Math.max(...ends);
}).map(one => one.closest("[data-live]").dataset.live)"""


@in_browser
@packed
def test_code_keeps_its_colours_and_the_button_stands_within_its_cell(reader):
    book = reader()
    page, k = book.page, number("def so_much_of_the_squares")
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.locator(".mb-live-run").count() > 9 and page.evaluate(OUT_OF_PLACE) == []
    published = book.cell(k).locator(".cell_input pre").evaluate(COLOURS)
    book.run(k)
    shown = book.cell(k).locator(".mb-live-colours")
    assert shown.evaluate(COLOURS) == published and len({letter[1:] for letter in published}) > 3
    book.editor(k).fill("def f(x):\n    return '''not\n    return''' + 2  # 3")
    assert shown.locator(".k").all_inner_texts() == ["def", "return"] and shown.locator(".nf").inner_text() == "f"
    assert shown.inner_text() == book.editor(k).input_value()
    for width in (390, 1280):  # its letters lie below those that are typed
        page.set_viewport_size({"width": width, "height": 900})
        below, above = page.evaluate(  # both at once: the page still moves after its width has changed
            f"boxes => boxes.map({LETTERING})", [shown.element_handle(), book.editor(k).element_handle()]
        )
        assert below == above


YOURS = "book/prove-your-own.html"
# Of the claims that stand on the page as proved, and not crossed out, those of a name.
PROVED = """name => [...document.querySelectorAll(".mb-verdict.mb-proved")].filter(box => box.checkVisibility()
  && !box.closest(".mb-live-void") && box.querySelector(".mb-name")?.textContent === name)
  .map(box => box.textContent)"""
NONE_IS_PROVED = f"name => !({PROVED})(name).length"


@in_browser
@packed
@pytest.mark.slow
def test_a_claim_changed_into_a_false_one_is_proved_nowhere_on_the_page(reader):
    """Its proof is shown by a cell whose code is out of sight, and so is what rests on it."""
    book = reader(YOURS)
    page, k = book.page, number("# yours, 2 of 3", YOURS)
    shows = number("display(UpdateBound.progress", YOURS)
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    stored = book.cell(shows).locator(".cell_output").inner_html()
    assert page.evaluate(PROVED, "growth") and "mb-quiet" in book.cell(shows).get_attribute("class")
    book.run(k)
    book.says(k, "Done in")
    published = book.editor(k).input_value()
    assert page.evaluate(PROVED, "growth") and page.locator(".mb-live-void, .mb-live-stale").count() == 0
    book.run(k, published.replace("norm2(w) + R**2 + 2", "norm2(w) + R**2 + 1"))
    book.cell(shows).get_by_text("Refuted").wait_for()
    assert page.evaluate(PROVED, "growth") == [] and len(page.evaluate(PROVED, "progress")) == 1
    board, rests = number("board(UpdateBound.growth", YOURS), number("board(UpdateBound.update_bound", YOURS)
    for one in (board, rests):
        book.cell(one).locator(".mb-live-error", has_text="NotProved").wait_for()
    # What cannot be run now, and a cell in sight, which is not run unasked, are void; a press runs them again.
    seen = number("growth with β", YOURS)
    book.editor(k).fill(published.replace("update, label, close", "update, labels, close"))
    book.cell(shows).locator(".mb-live-stale").wait_for()
    assert page.evaluate(PROVED, "progress") == []
    book.run(k)
    book.output(k).get_by_text("NameError").wait_for()
    page.wait_for_function(NONE_IS_PROVED, arg="progress")
    book.run(k, published.replace("update, margin)", 'update, margin, name="gain")'))
    book.cell(shows).get_by_text("gain", exact=True).wait_for()
    assert len(page.evaluate(PROVED, "growth")) == 1
    book.editor(k).fill(published.replace("y**2 == 1", "y**2 == 4"))
    book.cell(seen).get_by_role("button", name="Run it again").click()
    book.output(seen).get_by_text("Refuted").wait_for()
    book.cell(k).get_by_role("button", name="Reset").click()
    page.wait_for_function("!document.querySelector('.mb-live-stale')")
    assert book.cell(shows).locator(".cell_output").inner_html() == stored and page.evaluate(PROVED, "growth")
    assert page.locator(".mb-live-void").count() == 0 and book.faults == []


@in_browser
@packed
def test_where_python_does_not_come_nothing_that_may_rest_on_a_change_stays_proved(reader):
    book = reader(YOURS)
    page, k = book.page, number("# yours, 2 of 3", YOURS)
    page.route("**/_static/live/**", lambda route: route.abort())
    page.context.route("**/worker.mjs", lambda route: route.abort())
    book.run(k)
    book.says(k, "Python did not start here")
    assert page.evaluate(PROVED, "growth")
    book.editor(k).press("End")
    page.keyboard.insert_text("  # mine")
    page.wait_for_function(NONE_IS_PROVED, arg="growth")
    assert page.locator(f"[data-live='{k - 1}'] .mb-live-stale").count() == 0
    book.run(k)
    book.says(k, "Python did not start here")
    assert page.evaluate(PROVED, "growth") == []
    page.reload()
    assert page.evaluate(PROVED, "growth")  # a page opens as it was published
    book.cell(k).get_by_role("button", name="Show mine").click()
    page.wait_for_function(NONE_IS_PROVED, arg="growth")
    book.cell(k).get_by_role("button", name="Reset").click()
    page.wait_for_function("!document.querySelector('.mb-live-stale')")
    assert page.evaluate(PROVED, "growth")
    page.context.unroute_all()


ARCHIVES = {"stdlib.bin", "packages.bin", "library.bin"}
STAGES = "performance.getEntriesByType('mark').map(mark => mark.name)"


@in_browser
@packed
@pytest.mark.slow
def test_what_takes_too_long_is_ended_by_the_clock_or_by_hand_and_the_page_goes_on(chromium, origin):
    book = Reader(chromium.new_page(viewport=SCREEN), origin, CHAPTER)  # whose clock is set for good
    book.page.clock.install()
    k = number('prove(pythagoras, given={"mistake"')
    book.run(k)
    book.says(k, "Fetching Python")
    book.page.clock.fast_forward(121_000)
    book.says(k, "Python did not start here (stopped after 120 seconds)")
    book.run(k, "print('before')\nwhile True:\n    pass")
    book.says(k, "Running.")
    book.cell(k).get_by_role("button", name="Stop").click()
    book.says(k, "Stopped.")
    assert "Proved" in book.output(k).inner_text()  # what was there is still there
    assert book.editor(k).input_value().startswith("print('before')")
    book.run(k, "import js\njs.XMLHttpRequest.new()")
    book.output(k).get_by_text("AttributeError").wait_for(timeout=60_000)
    book.run(k, "print(“it goes on”)")
    book.output(k).get_by_text("it goes on").wait_for(timeout=60_000)
    assert "no memory" not in book.page.workers[0].evaluate(STAGES)
    # Where the memory that was packed does not come whole, Python starts over, from the archives.
    packed_memory = bytearray((PACKED[0].parent / "memory.bin").read_bytes())
    packed_memory[len(packed_memory) // 2] ^= 1
    book.page.context.route("**/memory.bin", lambda route: route.fulfill(body=bytes(packed_memory)))
    book.page.reload()
    assert book.page.locator(".mb-live-editor").count() == 0 and "Proved" in book.cell(k).inner_text()
    book.run(k)
    book.says(k, "Done in")
    assert "no memory" in book.page.workers[0].evaluate(STAGES) and "Proved" in book.output(k).inner_text()
    book.cell(k).get_by_role("button", name="Show mine").click()
    assert book.editor(k).input_value() == "print(“it goes on”)"
    assert book.faults == []
    book.page.close()


@in_browser
@packed
@pytest.mark.slow
def test_a_phone_without_a_server_runs_cells_and_takes_changes_from_one_browser_to_another(chromium, tmp_path):
    """Opened as files: signs by a row of keys, Python of one script, changes saved as a file and read elsewhere."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    book = Reader(chromium.new_page(**phone), SITE.as_uri(), CHAPTER)
    page, k = book.page, number('prove(pythagoras, given={"mistake"')
    button = book.cell(k).get_by_role("button", name="Run this cell")
    button.scroll_into_view_if_needed()
    page.evaluate(FRAMES)  # what waited here until a reader came is laid out, and moves no more
    button.tap()
    published = book.editor(k).input_value()
    book.editor(k).evaluate(
        "editor => { const at = editor.value.indexOf('<='); editor.setSelectionRange(at, at + 2); }"
    )
    keys = book.cell(k).get_by_role("group", name="Signs")
    for name in ("≤", "Indent", "Less indent"):
        keys.get_by_role("button", name=name, exact=True).tap()
    assert book.editor(k).input_value() == published.replace("<=", "≤    ")
    sizes = keys.get_by_role("button").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert all(one["width"] >= 24 and one["height"] >= 24 and one["right"] <= 390 for one in sizes)
    page.keyboard.press("Control+Enter")
    book.says(k, "Signs such as ≤")
    assert "Proved" in book.output(k).inner_text()
    assert all(url.startswith(("file:", "blob:", "data:")) for url in book.asked)
    # In the console only that a font was not preloaded: it is loaded later.
    assert not [fault for fault in book.faults if "console" not in fault]
    book.ended(k)
    page.evaluate("localStorage.clear()")
    book.editor(k).press("Space")
    book.says(k, "What this browser had kept of the page was removed while it was open")
    fold = page.locator("details.mb-changes")
    fold.locator("summary").tap()
    with page.expect_download() as saved:
        fold.get_by_role("button", name="Save as a file").tap()
    file = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    page.close()

    (page_name, changes), *others = file["kept"].items()
    assert (page_name, others) == ("mistake-bounds-live:book/reading-a-proof", [])
    (change,) = changes.values()
    assert change["of"] == published and change["text"] != published
    changes["gone"] = {"text": "1 + 1", "of": "1", "on": "2020-01-01T00:00:00Z"}
    change |= {"of": "of an older book", "text": "prove(2 > 1)"}
    (tmp_path / "changes.json").write_text(json.dumps(file), encoding="utf-8")
    (tmp_path / "other.json").write_text('{"format": "mistake-bounds-changes", "version": 1, "kept": {"x": 1}}')
    other = Reader(chromium.new_page(viewport=SCREEN), SITE.as_uri(), CHAPTER)
    other.page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full'); }; }")
    fold = other.page.locator("details.mb-changes")
    fold.locator("summary").click()
    assert fold.get_by_role("button", name="Save as a file").is_disabled()
    read, says = fold.locator("input[type=file]"), fold.locator("[role=status]")
    read.set_input_files(tmp_path / "other.json")
    fold.get_by_text('other.json was not read: what it keeps as "x" is no record of changes.').wait_for()
    read.set_input_files(tmp_path / "changes.json")
    fold.get_by_text("2 changes taken from changes.json.").wait_for()
    assert "This browser keeps nothing" in says.inner_text()
    assert fold.locator("pre").inner_text() == "1 + 1"  # of a cell that the page does not have
    read.set_input_files(tmp_path / "changes.json")
    fold.get_by_text("Nothing new in changes.json.").wait_for()
    assert "keeps nothing" not in says.inner_text()  # it is said once
    assert "The book’s own cell has changed since." in other.cell(k).locator(".mb-live-mine").inner_text()
    other.cell(k).get_by_role("button", name="Show mine").click()
    assert other.editor(k).input_value() == "prove(2 > 1)"
    assert other.cell(k).locator(".cell_input").is_visible()  # both are shown
    assert other.cell(k).get_by_role("group", name="Signs").count() == 0  # here are a keyboard and a mouse
    other.page.evaluate(axe_script())
    assert axe_violations(other.page) == []
    other.page.close()


# HTML that runs a script, or asks for something, where it is put into a page unchanged; THERE is an address elsewhere.
HOSTILE = (ROOT / "tests" / "hostile.html").read_text(encoding="utf-8")
# The HTML that is left of some when it is cleaned.
CLEANED = """async html => {
  const box = document.createElement("p");
  box.append(await mbPython.clean(html));
  return box.innerHTML;
}"""


@in_browser
@packed
def test_no_script_of_what_a_cell_shows_runs_and_nothing_is_fetched_for_it(reader):
    book = reader()
    page, k, there = book.page, number('prove(pythagoras, given={"mistake"'), "http://elsewhere.invalid"
    html = HOSTILE.replace("THERE", there)
    shows = f"from IPython.display import HTML, SVG\nhtml = {html!r}\ndisplay(HTML(html), SVG(html))\n"
    book.cell(k).get_by_role("button", name="Edit this cell").click()
    book.run(k, shows + "display(HTML('<p>\\\\(x\\\\)</p>'))")
    book.says(k, "Done in")
    shown = book.output(k)
    assert shown.locator("#harmless em").first.inner_text() == "stays" and shown.locator("math msup").count() == 2
    colour, fill = "one => getComputedStyle(one).color", "one => one.getAttribute('fill')"
    assert shown.locator("#harmless").first.evaluate(colour) == "rgb(1, 2, 3)"
    assert shown.locator("#local").first.evaluate(fill) == "url(#g)"
    assert shown.locator("details[open] td[colspan]").count() == 2
    assert shown.locator("img[src^=data]").first.evaluate("one => one.naturalWidth") == 1
    for link in shown.locator("a").all():
        assert not link.evaluate("one => one.href?.baseVal ?? one.href").startswith(("javascript:", "data:"))
        link.dispatch_event("click")
    for button in shown.locator("button").all():
        button.dispatch_event("click")
    page.wait_for_timeout(500)
    assert page.evaluate("window.ran") is None and page.url.startswith(f"{book.origin}/{CHAPTER}")
    assert shown.locator("script, style, iframe, object, embed, link, meta, base, form, video, audio").count() == 0
    assert [url for url in book.asked if there in url or url.endswith("/4")] == []
    # What the worker calls a formula is cleaned too.
    assert (
        page.evaluate(CLEANED, "<math><mi>x</mi></math><img src=x onerror='ran = 1'>") == "<math><mi>x</mi></math><img>"
    )
    assert book.faults == []


@in_browser
@packed
def test_what_the_book_shows_is_left_as_it_is_when_it_is_cleaned(reader, monkeypatch):
    """All that cells show as HTML which run in a page, its pictures and games, and the formulas of a page."""
    monkeypatch.setattr(figure, "_backend", lambda: plain.svg)
    bound = mistake_bound().on(play(Perceptron(tie=1), worked_example()), (1, 0))
    games = [canvases.play(name, []) for name in canvases.CANVASES]
    drawn = [
        one._repr_html_()
        for one in (certificate_bars(bound, "growth"), *(draw(bound) for draw in (race, wedges, caps)))
    ]
    drawn += [game[part] for game in games for part in ("svg", "controls")]
    page, absent = reader().page, json.loads((ROOT / "data" / "live.json").read_text(encoding="utf-8"))
    outputs = [
        output["data"]
        for path in sorted((ROOT / "book").glob("*.ipynb"))
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
        if cell["id"] not in absent.get(path.stem, ())
        for output in cell.get("outputs", ())
        if "data" in output
    ]
    shown = {"".join(data.get("text/html", ())) for data in outputs}
    shown = {html for html in shown if "stroke-linejoin: round" not in html}  # Matplotlib's, which a page has not
    formulas = {node.html for node in parsed("book/winnow-ors.html").css("math")}
    assert len(shown) > 300 and len(formulas) > 100
    assert page.evaluate(CHANGED, [*shown, *drawn, *formulas]) == []


# Of some HTML what is not the same when it is cleaned: the beginning of each, before and after.
CHANGED = """async all => {
  const inert = document.implementation.createHTMLDocument("");
  const parse = html => Object.assign(inert.createElement("div"), { innerHTML: html });
  const found = [];
  for (const html of all) {
    const box = document.createElement("div"), as_it_is = parse(html).innerHTML;
    box.append(await mbPython.clean(html));
    if (box.isEqualNode(parse(html))) continue;
    let at = 0;
    while (box.innerHTML[at] === as_it_is[at]) at++;
    found.push([as_it_is.slice(Math.max(0, at - 60), at + 60), box.innerHTML.slice(Math.max(0, at - 60), at + 60)]);
  }
  return found;
}"""


@in_browser
@packed
def test_two_tabs_of_a_page_keep_the_newer_change_of_each_cell(profile, origin):
    k, other = number("pythagoras = claim("), number('prove(pythagoras, given={"mistake"')
    first, second = (Reader(profile.new_page(), origin, CHAPTER) for _ in range(2))
    changes = ((first, k, "1"), (second, k, "2"), (first, other, "3"), (second, other, "4"), (second, other, "5"))
    for book, cell, text in changes:
        if not book.editor(cell).count():
            book.cell(cell).get_by_role("button", name="Edit this cell").click()
        book.editor(cell).fill(text)
    kept = (
        "Object.values(JSON.parse(localStorage.getItem(Object.keys(localStorage).find(one => one.includes('live:')))))"
    )
    assert sorted(one["text"] for one in first.page.evaluate(kept)) == ["2", "5"]
    second.cell(other).get_by_role("button", name="Reset").click()
    first.editor(k).fill("6")
    assert [one["text"] for one in second.page.evaluate(kept)] == ["6"]
    for book in (first, second):
        book.end()
        book.page.close()


@pytest.mark.slow
@in_browser
@packed
def test_a_false_claim_is_refuted_in_the_page_of_notes_of_ones_own(tmp_path, chromium):
    """With what the second wheel installs; the page is opened as a file, and no server has been there."""
    import os
    import subprocess

    from mistake_bounds.new import new
    from tools.live_wheel import MODULE

    files = PACKED[0].parent
    package = tmp_path / "mistake_bounds_live"
    package.mkdir()
    (package / "__init__.py").write_text(MODULE.format(key=files.name), encoding="utf-8")
    (package / files.name).symlink_to(files)
    notes = tmp_path / "notes"
    new(notes)
    command = [sys.executable, "-m", "sphinx", "-W", "-q", str(notes), str(notes / "_build")]
    ours = Path(live.__file__).parents[2]  # not all of sys.path, to which other tests add modules of the same names
    path = os.pathsep.join([str(tmp_path), str(ours)])
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": path})
    book = Reader(chromium.new_page(viewport=SCREEN), (notes / "_build").as_uri(), "index.html")
    for number_, claim, answer in (
        (0, "nearer()", "Proved"),
        (1, "prove(norm2(x_next) <= norm2(x), given)", "Refuted"),
        (1, "prove(norm2(x_next - u) <= norm2(x - u) - tau * e**2, given)", "Proved"),
    ):
        if not book.editor(number_).count():
            book.cell(number_).get_by_role("button", name="Edit this cell").click()
        book.run(number_, f"from theorem import *\n{claim}")
        book.says(number_, "Done in")
        book.output(number_).get_by_text(answer).first.wait_for()
    assert not [fault for fault in book.faults if "console" not in fault]  # where fonts are not preloaded
    book.end()
    book.page.close()


def test_the_tool_that_cleans_is_the_one_that_was_released():
    """DOMPurify 3.5.0, dist/purify.min.js of npm's package."""
    from hashlib import sha256

    found = sha256((LIVE / "purify.min.js").read_bytes()).hexdigest()
    assert found == "f69a46022ab1f53e969c8ebbca98172c8995785a9b3be72ea4a12d25b1a1bf67"


@in_browser
@packed
def test_where_python_does_not_start_the_page_stays_and_offers_the_notebook(reader):
    book = reader("book/intro.html")
    with book.page.add_init_script("delete window.WebAssembly"):
        book.page.goto(f"{book.origin}/{CHAPTER}")
    k = number('prove(pythagoras, given={"mistake"')
    book.run(k)
    book.cell(k).get_by_role("link", name="download the notebook").wait_for(timeout=10_000)
    assert "Proved" in book.output(k).inner_text()


def test_the_engine_without_its_compiler_says_the_line_that_installs_it():
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from mistake_bounds import Examples, Perceptron, engine, validation\n"
        "three = Examples([(3, 1), (1, 3), (-2, -2)], [1, 1, -1])\n"
        "print(validation.best_margin(three))\n"
        "engine.play(Perceptron(), three)\n"
    )
    import subprocess

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "(1, 1)" in done.stdout and "%pip install numba" in done.stderr
