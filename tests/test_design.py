"""How a page looks to a reader: which boxes are tinted, and how large the letters of its figures are on a phone."""

from unicodedata import normalize

import pytest
from browser import CHROMIUM, SITE, arrive
from test_lessons import LESSONS

pytestmark = [
    pytest.mark.skipif(not (SITE / "index.html").exists(), reason=f"no built site at {SITE}: make book"),
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH: on Debian, apt install chromium"),
]
PART_I = LESSONS[:10]

# Boxes whose ground is not the page's.
TINTED = """() => {
  const plain = ["rgba(0, 0, 0, 0)", getComputedStyle(document.body).backgroundColor];
  const boxes = ".admonition, .admonition-title, .mb-switch, .mb-switch > *, .mb-verdict, .mb-answer, figure, tr, td";
  return [...document.querySelectorAll(`article :is(${boxes})`)]
    .filter(box => !plain.includes(getComputedStyle(box).backgroundColor)).map(box => box.className || box.localName);
}"""


@pytest.mark.parametrize("name", PART_I)
def test_the_theorem_is_the_only_tinted_box_of_a_lesson(newcomer, origin, name):
    arrive(newcomer, f"{origin}/book/{name}.html")
    assert set(newcomer.evaluate(TINTED)) == {"proof theorem admonition"}


# Of each drawing the letters that are too small or of another family than the text, and whether it scrolls.
LETTERS = """() => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  const faults = [];
  for (const letters of document.querySelectorAll("article svg text")) {
    const { fontFamily, fontSize } = getComputedStyle(letters), { a, b } = letters.getScreenCTM();
    const size = parseFloat(fontSize) * Math.hypot(a, b);
    if (size < 10.99) faults.push(`${size.toFixed(1)} pixels: ${letters.textContent}`);
    if (fontFamily !== getComputedStyle(document.body).fontFamily) faults.push(`${fontFamily}: ${letters.textContent}`);
  }
  for (const box of document.querySelectorAll("article .mb-drawing"))
    if (box.scrollWidth > box.clientWidth + 1) faults.push(`scrolls: ${box.firstElementChild.ariaLabel}`);
  return faults;
}"""


@pytest.mark.parametrize("name", PART_I)
def test_a_figure_has_the_letters_of_the_text_and_a_phone_shows_them_without_scrolling(newcomer, origin, name):
    newcomer.set_viewport_size({"width": 390, "height": 844})
    arrive(newcomer, f"{origin}/book/{name}.html")
    assert newcomer.locator("article svg text").count() > 10
    assert newcomer.evaluate(LETTERS) == []


MARKED = """() => [...document.querySelectorAll("article .mb-lit")].map(one => one.textContent)"""


@pytest.mark.parametrize("name", PART_I)
def test_a_letter_in_force_has_its_sentence_and_is_marked_on_the_page_while_it_is_pointed_at(newcomer, origin, name):
    arrive(newcomer, f"{origin}/book/{name}.html")
    rows = newcomer.locator(".mb-in-force > li:not(.mb-slack)")
    assert 2 <= rows.count() <= 12
    for row in rows.all():
        letters = row.locator("math").evaluate_all("all => all.map(one => one.textContent)")
        assert letters and len(row.inner_text()) > 8 and newcomer.evaluate(MARKED) == []
        row.focus()
        marked = newcomer.evaluate(MARKED)
        assert marked and {one[0] for one in marked} == {one[0] for one in letters}
        row.evaluate("row => row.blur()")
    rows.first.hover()
    assert newcomer.evaluate(MARKED)


def test_the_letters_of_the_perceptron_are_those_of_its_theorem(newcomer, origin):
    arrive(newcomer, f"{origin}/book/perceptron.html")
    said = dict(
        newcomer.locator(".mb-in-force > li:not(.mb-slack)").evaluate_all(
            "all => all.map(row => [row.querySelector('math').textContent, row.lastChild.data.trim()])"
        )
    )
    assert said["M"] == "the number of mistakes" and {"u", "γ", "R"} <= set(said)
    newcomer.locator(".mb-in-force > li", has_text="margin of u").hover()
    assert set(newcomer.evaluate(MARKED)) == {"γ"}


ON_RUNS = [("M = 3", "R = √5", "u = (1, 0)", "slack = 2", "5 − 3"), ("M = 19", "R = √122", "slack = 103", "122 − 19")]


@pytest.mark.parametrize("run, values", [*enumerate(ON_RUNS)])
def test_the_letters_have_their_values_on_the_run_that_is_picked_and_the_slack_has_a_line(
    newcomer, origin, run, values
):
    newcomer.set_viewport_size({"width": 1440, "height": 900})
    arrive(newcomer, f"{origin}/book/perceptron.html")
    newcomer.locator(".mb-sw-runs select").select_option(str(run))
    shown = " ".join(normalize("NFKC", newcomer.locator(".bd-sidebar-secondary").inner_text()).split())
    assert newcomer.locator(".mb-sw-runs option").nth(run).inner_text() in shown
    assert [value for value in values if value not in shown] == []
    newcomer.locator(".mb-slack").focus()
    assert newcomer.locator(".mb-proof td.mb-lit").count() == newcomer.locator(".mb-proof tbody tr").count()
    assert newcomer.locator(".mb-sw-parts .mb-lit").count()


@pytest.mark.parametrize("name", PART_I)
def test_a_side_note_is_in_the_right_column_and_on_a_phone_in_the_text(newcomer, origin, name):
    arrive(newcomer, f"{origin}/book/{name}.html")
    note, text = newcomer.locator("aside.margin").first, newcomer.locator("article > section > p").first
    newcomer.set_viewport_size({"width": 1440, "height": 900})
    side, column = note.bounding_box(), text.bounding_box()
    assert column["x"] + column["width"] < side["x"] and side["x"] + side["width"] <= 1440
    newcomer.set_viewport_size({"width": 390, "height": 844})
    assert abs(note.bounding_box()["x"] - text.bounding_box()["x"]) < 2


def test_a_letter_that_a_lesson_uses_otherwise_is_not_said_to_be_the_theorys(newcomer, origin):
    """On this page e is Euler's number, k and z are letters of an aside in the proof, and the theory has others."""
    arrive(newcomer, f"{origin}/book/winnow-l1-margin.html")
    listed = newcomer.locator(".mb-in-force > li > span math").all_text_contents()
    assert {"M", "n", "γ", "u"} <= set(listed) and not {"e", "k", "z", "v"} & set(listed)
