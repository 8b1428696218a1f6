"""A lesson stands above its lab: it is short, has its parts in order, and shows nothing of the machine by default.

It reads what is stored.  Of a lesson what is folded is left out: solutions, boxes that drop down, cells with a tag.
"""

import json
import re
from functools import cache
from pathlib import Path

from each import each

BOOK = Path(__file__).parent.parent / "book"
LESSONS = ["perceptron", "margins", "halving", "winnow-ors", "winnow-k-of-r", "winnow-l1-margin", "infinite-attributes"]
LESSONS += ["weighted-majority", "pac", "online-to-pac", "agnostic", "rates"]
MOST_WORDS = 1600  # before the exercises

PARTS = ["The question", "The algorithm", "A run by hand", "The idea", "The theorem", "The proof"]
PARTS += ["A question to take along", "Exercises", "Recap", "Where it comes from", "What is open", "What comes next"]
MACHINE = r"\btie=|\bclaims?, all hold|\basserted\b|\bhas moved\b|\bkernels?\b|\bfloats?\b|\bfloating\b|```\s*python"

FOLDED = (
    r"`{4,}\{solution-start\}.*?\{solution-end\}\n`{4,}",
    r"(:{3,})\{admonition\}[^\n]*\n:class: dropdown.*?\n\1",
)
HEADING = re.compile(r"^(#{2,}) (.*)$", re.MULTILINE)


@cache
def page(name):
    """The cells of a page, and its text with a mark «k» where cell k has code."""
    cells = json.loads((BOOK / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    marked = ("".join(c["source"]) if c["cell_type"] == "markdown" else f"«{k}»" for k, c in enumerate(cells))
    return cells, "\n\n".join(marked)


def in_sight(name):
    """The text of a lesson that is not folded, with the marks of its cells."""
    text = page(name)[1].partition("\n## Lab\n")[0]
    for folded in FOLDED:
        text = re.sub(folded, "", text, flags=re.DOTALL)
    return text


def words(text):
    """How many words are read; a formula and a number that is computed are one each."""
    for pattern, by in (
        (r"«\d+»|^(?:`{3,}|:{3,}|:label:|:class:|\(.*\)=$).*$", ""),
        (r"\$\$.*?\$\$|\$[^$]*\$|\{(?:claim|glue:text)\}`[^`]*`", " X "),
        (r"\[([^\]]*)\]\([^)]*\)|\{[\w:]+\}`([^`<]*?)(?: <[^>]*>)?`", r"\1\2"),
    ):
        text = re.sub(pattern, by, text, flags=re.DOTALL if "$$" in pattern else re.MULTILINE)
    return len(re.findall(r"[^\W\d_][\w’'-]*", text))


@each(LESSONS)
def test_a_lesson_is_short_and_has_its_parts_in_order(name):
    text = in_sight(name)
    headings = HEADING.findall(text)
    assert [title for _, title in headings if title in PARTS] == PARTS and "\n## Lab\n" in page(name)[1]
    assert {level for level, _ in headings} == {"##"}
    assert words(text.partition("\n## Exercises\n")[0]) <= MOST_WORDS


@each(LESSONS)
def test_a_lesson_shows_no_code_and_no_word_of_the_machine(name):
    text, cells = in_sight(name), page(name)[0]
    assert re.findall(MACHINE, text) == []
    for cell in (cells[int(k)] for k in re.findall(r"«(\d+)»", text)):
        source, tags = "".join(cell["source"]), set(cell["metadata"].get("tags", ()))
        assert tags & {"setup", "hide-input", "hide-cell"} or "verdict(" in source, source
        if "hide-cell" not in tags:  # what it shows is in sight: a picture, a badge, or nothing
            shown = ["".join(out.get("text", out.get("data", {}).get("text/html", ""))) for out in cell["outputs"]]
            assert all(re.match(r'$|<figure class="mb-figure"|<p class="mb-ledger"', html) for html in shown), source


@each(LESSONS)
def test_a_heading_has_something_under_it_and_a_starred_part_says_what_is_inside(name):
    text = page(name)[1]
    for heading in HEADING.finditer(text):
        below = text[heading.end() :].strip()
        following = HEADING.match(below)
        assert below and not (following and len(following[1]) <= len(heading[1])), heading[2]
        if "★" in heading[2]:
            assert re.match(r"[^\W_]|\$", below), f"{heading[2]}: say in a sentence what is inside"
