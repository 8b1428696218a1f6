"""The pages that are made of all theorems and of all errata say what the library says, and leave nothing out."""

import re
from pathlib import Path

import pytest
from sympy import Symbol

from mistake_bounds.chapters.record import ASSUMPTIONS, MEASURES
from mistake_bounds.proof.show.text import plain
from mistake_bounds.site import places, results
from mistake_bounds.site.ledger import GRADES, collect, errata, errors, notebooks_in
from mistake_bounds.theorems import book
from mistake_bounds.theorems.address import claims_at

BOOK = Path(__file__).parents[1] / "book"


@pytest.fixture(scope="module")
def headed():
    """The lines of the page of results under each of its headings."""
    return results.results()


def test_every_theorem_has_a_line(headed):
    quoted = {claim for lines in headed.values() for line in lines for claim in claims_at(line.of)}
    assert {theorem.conclusion.claim for theorem in book.theorems()} <= quoted


def test_every_theorem_of_a_chapter_is_linked():
    written = "".join(path.read_text(encoding="utf-8") for path in BOOK.glob("*.ipynb"))
    labels = set(re.findall(r"\{prf:theorem\}[^\n]*\\n\",\s*\"(?::[^\n]*\\n\",\s*\")*?:label: (\S+)\\n", written))
    assert len(labels) >= 50
    assert labels <= set(re.findall(r"\{prf:ref\}`([^`]+)`", results.page()))


def test_every_theorem_that_has_a_line_stands_on_the_map_once_and_the_others_bound_no_mistakes(headed):
    lines = [line for group in headed.values() for line in group]
    on_lines = {label for line in lines for label in line.labels}
    on_map = re.findall(r"\{prf:ref\}`([^<`]+) <([^>]+)>`", places.map_page())
    names, labels = zip(*on_map, strict=True)
    assert len(labels) == len(set(labels)) == len(set(names))
    assert set(labels) == on_lines == set(places.places())
    assert on_lines.isdisjoint(re.findall(r"`([^`]+)`", "".join(results.besides())))
    assert all(at.assumes in ASSUMPTIONS and at.measures in MEASURES for at in places.places().values())


def test_the_theorems_of_a_line_assume_and_measure_the_same_and_their_books_are_named(headed):
    for line in (line for lines in headed.values() for line in lines):
        found = results.places_of(line)
        assert len({(at.assumes, at.measures) for at in found}) == 1, line.of
        books = results.also_in(line).replace("\xa0", " ")
        assert all(book in books for at in found for book in at.also.split(", "))


def test_no_run_and_no_worst_case_is_beyond_its_bound(headed):
    for line in (line for lines in headed.values() for line in lines if line.small):
        numbers = [int(word) for word in line.small.partition(";")[0].split() if word.isdigit()]
        *_, made, allowed = numbers
        assert 0 < made <= allowed, line.of


COMMANDS = set("cdot dfrac ge left le ln log lVert right rVert sqrt".split())
LETTER = re.compile(r"\\?[A-Za-z]+'?(?:_\{?\w+\}?)?")
OF_THE_WHOLE_PAGE = {"x", "y", "w", "u"}
IN_ITS_WORDS = {"β": "the factor β", "R": "in R rounds"}


def letters_in(formula):
    """The letters of a formula: `2m\\ln n` has m and n."""
    words = {word.replace("{", "").replace("}", "") for word in LETTER.findall(formula)}
    return {word for word in words if word.lstrip("\\").partition("_")[0] not in COMMANDS}


def test_every_letter_of_a_formula_on_the_page_is_explained_by_its_row_or_below_its_table():
    page = results.page()
    assert all(f"${letter}$" in page.partition("## ")[0] for letter in OF_THE_WHOLE_PAGE)
    for section in page.split("\n## ")[1:-1]:
        table, _, below = section.partition("\nHere ")
        for row in re.findall(r"^\| .*\|$", table, flags=re.MULTILINE)[1:]:
            bounds = row.split("|")[3]
            names = re.findall(r"((?:\$[^$]+\$(?: and )?)+) (?:is|are) ", f"{bounds}; {below}")
            explained = {letter for name in names for letter in letters_in(name)}
            shown = {letter for formula in re.findall(r"\$(.+?)\$", bounds) for letter in letters_in(formula)}
            assert shown <= explained, (row, shown - explained)


def test_every_letter_in_an_explanation_is_explained_too(headed):
    for heading, lines in headed.items():
        told = {letter: says for line in lines for letter, says in results.letters_of(line).items()}
        known = {*OF_THE_WHOLE_PAGE, *(plain(Symbol(letter)) for letter in told)}
        for letter, says in told.items():
            for name in re.findall(r"(?<![\w'-])[B-Zb-zα-ω](?!\w)", says):
                assert name in known or IN_ITS_WORDS.get(name, name * 2) in says, (heading, letter, says)


def test_an_erratum_that_a_chapter_shows_has_a_grade():
    found = collect(notebooks_in(BOOK))
    assert {one.grade for one in errata()} <= {"", *GRADES}
    assert not [one.id for one in errata() if errors.not_holding(one, found) and not one.grade]
