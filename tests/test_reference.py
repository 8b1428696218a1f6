"""The page of the library's names: made from the docstrings, every public name once, each with a line."""

from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from mistake_bounds import reference
from mistake_bounds.reference import ROOMS, page, rooms, told

PAGE = Path(__file__).parents[1] / "book/library.md"


def test_every_name_stands_once_with_a_line_and_its_file():
    names = [one for _, _, told_ in rooms() for one in told_]
    assert len({one.name for one in names}) == len(names) > 150
    assert not [one.name for one in names if not one.summary]
    assert not [one.name for one in names if one.file and not (PAGE.parents[1] / one.file).exists()]
    assert " at 0x" not in page()


def test_what_is_public_in_a_room_is_told():
    found = {one.name for _, _, told_ in rooms() for one in told_}
    assert {"play", "prove", "Winnow", "separable", "Theorem", "race", "sweep", "on_instances"} <= found
    assert ROOMS.keys() >= {"mistake_bounds.proof", "mistake_bounds.learners"}


def test_a_call_is_shown_with_its_defaults():
    assert told("play").call == "play(learner, examples, passes=1)"
    assert told("ZERO", "mistake_bounds.proof").call == "ZERO"
    with pytest.raises(AttributeError):
        told("loss")


def test_the_entries_are_html_of_their_own_and_escaped():
    (entry,) = [line for line in reference.page().splitlines() if line.startswith('<dt id="play">')]
    assert LexborHTMLParser(entry).css_first("code").text() == "play(learner, examples, passes=1)"
    assert "\n\n<dt" not in page() and "<pre>\n" not in page()


def test_no_docstring_shows_its_marks():
    entries = LexborHTMLParser(reference.page()).css("dl.mb-names > dd")
    shown = [line for entry in entries for line in entry.text().splitlines()]
    assert len(shown) > 500 and [line for line in shown if "``" in line and ">>>" not in line] == []
