"""The page of the library's names: made from the docstrings, every public name once, each with a line."""

from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from mistake_bounds.site import reference
from mistake_bounds.site.reference import index, pages, rooms

ROOT = Path(__file__).parents[1]


def test_every_name_stands_once_with_a_line_and_its_file():
    names = [one for _, _, told_ in rooms() for one in told_]
    assert len({one.name for one in names}) == len(names) > 150
    assert not [one.name for one in names if not one.summary]
    assert not [one.name for one in names if one.file and not (ROOT / one.file).exists()]
    assert not [page for page in pages().values() if " at 0x" in page]


def test_each_name_leads_from_the_index_to_its_room():
    links = LexborHTMLParser(index()).css("a[id]")
    assert [link.attributes["href"] for link in links] == [
        f"library/{reference.slug(room)}.html#{one.name}" for room, _, names in rooms() for one in names
    ]
    assert all(link.id == link.text() for link in links)


def test_no_docstring_shows_its_marks():
    entries = LexborHTMLParser("".join(pages().values())).css("dl.mb-names > dd")
    shown = [line for entry in entries for line in entry.text().splitlines()]
    assert len(shown) > 500 and [line for line in shown if "``" in line and ">>>" not in line] == []
