"""The pages that are made of all theorems and of all errata say what the library says, and leave nothing out."""

import re
from pathlib import Path

import pytest
from sympy import Symbol

from mistake_bounds.ledger import GRADES, Record, collect, errata, errors, notebooks_in
from mistake_bounds.proof.show.text import plain, term_latex
from mistake_bounds.theorems import book, results
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


def test_no_run_and_no_worst_case_is_beyond_its_bound(headed):
    for line in (line for lines in headed.values() for line in lines if line.small):
        numbers = [int(word) for word in line.small.partition(";")[0].split() if word.isdigit()]
        *_, made, allowed = numbers
        assert 0 < made <= allowed, line.of


def test_every_letter_of_a_bound_is_told_once(headed):
    for heading, lines in headed.items():
        together = results.letters(lines)
        assert " is ;" not in together and " or ln" not in together, heading
        for line in lines:
            told = re.split(r" (?:is|are) ", f"{together}; {line.row(lines).split('|')[2].rpartition('<br>')[2]}")
            among = [before.rpartition("; ")[2] for before in told[:-1]]
            assert {letter for letter in ("M", "E") if letter in claims_at(line.of)[0].symbols} <= set(line.letters)
            for letter in line.letters:
                assert sum(f"${term_latex(Symbol(letter))}$" in names for names in among) == 1, (line.of, letter)


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
            bounds = row.split("|")[2]
            names = re.findall(r"((?:\$[^$]+\$(?: and )?)+) (?:is|are) ", f"{bounds}; {below}")
            explained = {letter for name in names for letter in letters_in(name)}
            shown = {letter for formula in re.findall(r"\$(.+?)\$", bounds) for letter in letters_in(formula)}
            assert shown <= explained, (row, shown - explained)


def test_every_letter_in_an_explanation_is_explained_too(headed):
    for heading, lines in headed.items():
        told = {letter: says for line in lines for letter, says in line.letters.items()}
        known = {*OF_THE_WHOLE_PAGE, *(plain(Symbol(letter)) for letter in told)}
        for letter, says in told.items():
            for name in re.findall(r"(?<![\w'-])[B-Zb-zα-ω](?!\w)", says):
                assert name in known or IN_ITS_WORDS.get(name, name * 2) in says, (heading, letter, says)


def test_a_letter_that_changes_its_meaning_is_told_in_each_of_its_rows(headed):
    lines = headed["Other targets, by Winnow"]
    rows = {line.of: line.row(lines) for line in lines}
    assert "$k$ is the logarithm" in rows["l1_margin.l1_margin"] and "$k$ is how many" in rows["k_of_r.k_of_r"]
    assert "$k$" not in results.letters(lines) and "$C$ and $L$ are the most chips" in results.letters(lines)


def test_an_erratum_that_a_chapter_shows_has_a_grade():
    found = collect(notebooks_in(BOOK))
    assert {one.grade for one in errata()} <= {"", *GRADES}
    assert not [one.id for one in errata() if errors.not_holding(one, found) and not one.grade]


def test_an_erratum_says_what_came_out_of_each_of_its_statements_and_where():
    to_come = errors.page({})
    assert "{ref}`S3-13 <s3-13>`: chapter to come, The Perceptron and its mistake bound" in to_come
    failing = errors.page({"S3-13": [Record("perceptron", 1, "fails", ("computed exactly",), "")]}, ["perceptron"])
    assert "{ref}`S3-13 <s3-13>` fails: {ref}`The Perceptron and its mistake bound <perceptron-audit>`" in failing
