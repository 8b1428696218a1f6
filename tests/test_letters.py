"""Every letter of every proof has a sentence, no sentence is idle, and the notation page is made from them."""

import json
from pathlib import Path

from each import each

from mistake_bounds.site import letters
from mistake_bounds.site.letters import CHAPTERS
from mistake_bounds.theorems.book import FILES

BOOK = Path(__file__).parents[1] / "book"

# What has been added up so far is called so in each theory, after its sum.
SO_FAR = "Σ"
# One letter with two meanings in a chapter: to become fewer.  A new one is to be called something else.
COLLISIONS = {
    # Two theorems, of the margin and of the gap, which were chapters of their own: each has its letters to itself.
    "Linear thresholds and the L₁ margin": set("F F^+ U_n alpha c c^+ c_M d m sigma t u v w w^+ x z".split()),
    # The dummy input, and odd max bit in a section that can be skipped, which were chapters of their own.
    "Thresholds and margins": set("q u v".split()),
    # Each learner has its own weights, target and step; those of the bound by entropy are the L₁ margin's.
    "Nearer at each mistake": set("h s u w w^+ w_M x".split()),
    # The Banditron is a starred section with a theorem of its own, whose letters stand in its folds alone.
    "One arm at a time": set("K ell f g m o w w^+ z".split()),
}


def test_each_file_of_theorems_has_a_chapter_of_the_book_and_its_letters():
    assert sorted(FILES) == sorted(file for files in CHAPTERS.values() for file in files)
    cells = (json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"] for path in BOOK.glob("*.ipynb"))
    assert set(CHAPTERS) <= {"".join(cell).partition("\n")[0].removeprefix("# ") for cell in cells}


@each(FILES)
def test_every_letter_of_every_proof_has_a_sentence(file):
    assert letters.used(file)
    assert not {letter for letter in letters.used(file) if not FILES[file].letters.meanings(letter)}


def test_the_names_in_proofs_follow_from_the_letters_as_the_notation_page_tells():
    assert [a for file in FILES for a in letters.used(file) if letters.spelled(a) != a] == []


def test_no_sentence_is_idle():
    meanings = {
        (letter, meaning)
        for file in FILES
        for letter in letters.used(file)
        for meaning in FILES[file].letters.meanings(letter)
    }
    written = {
        (letter, meaning.text)
        for file in FILES
        for meaning in (*FILES[file].letters.own, *FILES[file].letters.taken)
        for letter in meaning.letters
    }
    assert not written - meanings


@each(FILES)
def test_a_file_uses_each_letter_of_its_own(file):
    assert {letter for meaning in FILES[file].letters.own for letter in meaning.letters} <= letters.used(file)


@each(CHAPTERS)
def test_a_letter_has_one_meaning_in_a_chapter_but_for_those_that_are_known(chapter):
    collisions = {letter for letter in letters.collisions(chapter) if not letter.startswith(SO_FAR)}
    assert collisions == COLLISIONS.get(chapter, set())
