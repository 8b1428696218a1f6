"""The page of the library's names: made from the docstrings, every public name once, each with a line."""

from importlib import import_module
from inspect import getdoc, isfunction, signature
from pathlib import Path

from each import each
from selectolax.lexbor import LexborHTMLParser

from mistake_bounds.site import reference
from mistake_bounds.site.reference import PUBLIC, index, pages, rooms

ROOT = Path(__file__).parents[1]


def test_every_name_stands_in_a_place_of_its_own_with_a_line_and_its_file():
    names = [one for _, _, told_ in rooms() for one in told_]
    places = [entry.attributes["id"] for entry in LexborHTMLParser("".join(pages().values())).css("dl.mb-names > dt")]
    assert len({*places}) == len(places) == len(names) > 150
    assert not [one.name for one in names if not one.summary]
    assert not [one.name for one in names if one.file and not (ROOT / one.file).exists()]
    assert not [page for page in pages().values() if " at 0x" in page]


def test_each_name_leads_from_the_index_to_its_room():
    links = LexborHTMLParser(index()).css("a[id]")
    rooms_of_links = [link.attributes["href"].partition("#")[0] for link in links]
    assert rooms_of_links == [f"library/{reference.slug(room)}.html" for room, _, names in rooms() for _ in names]
    for link in links:
        assert link.id == link.attributes["href"].partition("#")[2] and link.id.endswith(link.text())


@each(PUBLIC)
def test_what_is_public_is_listed_there_is_and_says_what_it_is(room):
    module = import_module(room)
    assert module.__all__ and len({*module.__all__}) == len(module.__all__)
    for name in module.__all__:
        assert getdoc(getattr(module, name)), name


def functions(thing):
    """The functions that callers call: itself, or the methods of a class."""
    parts = vars(thing).items() if isinstance(thing, type) else [("", thing)]
    for name, part in parts:
        part = getattr(part, "fget", None) or getattr(part, "__func__", None) or part
        if isfunction(part) and not name.startswith("_"):
            yield part


@each(PUBLIC)
def test_what_is_public_says_of_which_types_it_is(room):
    """But for chapters, whose learners say what `Learner` says, and the kernel."""
    things = [getattr(import_module(room), name) for name in import_module(room).__all__]
    own = [thing for thing in things if getattr(thing, "__module__", "").startswith("mistake_bounds.")]
    for thing in own:
        if not thing.__module__.startswith(("mistake_bounds.chapters", "mistake_bounds.proof.kernel")):
            for function in functions(thing):
                said = signature(function)
                named = [one for one in said.parameters.values() if one.name not in ("self", "cls")]
                assert said.return_annotation is not said.empty, function
                assert all(one.annotation is not one.empty for one in named), function


def test_no_docstring_shows_its_marks():
    entries = LexborHTMLParser("".join(pages().values())).css("dl.mb-names > dd")
    shown = [line for entry in entries for line in entry.text().splitlines()]
    assert len(shown) > 500 and [line for line in shown if "``" in line and ">>>" not in line] == []
