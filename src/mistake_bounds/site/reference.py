"""The pages of the library's public names, generated from their docstrings.

A *room* is a package or module with a list of public names, and has a page; each name has its call, what it does, and
its file.  An index has the names of all rooms.

>>> entry("play").summary
'Present the examples in order, ``passes`` times, and return the `Run`.'
"""

import importlib
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mistake_bounds.chapters import records
from mistake_bounds.chapters.record import PARTS, public

# What is listed in these keeps its meaning from version to version; CHANGELOG.md has what does not.
PUBLIC: Mapping[str, str] = MappingProxyType({
    "mistake_bounds": "What everybody needs",
    "mistake_bounds.proof": "Claims and their proofs",
    "mistake_bounds.theory": "The language of theorems",
    "mistake_bounds.learners": "Learners, and the protocol that they follow",
    "mistake_bounds.theorems": "Theorems on runs",
    "mistake_bounds.worst_case": "Exact worst cases",
    "mistake_bounds.engine": "Compiled passes over arrays",
    "mistake_bounds.drawing": "Charts and pictures",
})  # fmt: skip
ROOMS: Mapping[str, str] = MappingProxyType({
    **PUBLIC,
    "mistake_bounds.exercises": "Exercises, and their kinds",
    "mistake_bounds.commands": "What the commands do",
    "mistake_bounds.streams": "Examples that chapters share",
    "mistake_bounds.sweep": "Many runs",
    "mistake_bounds.worlds": "Worlds to draw from",
    "mistake_bounds.validation": "Directions found in floats, judged exactly",
    "mistake_bounds.site.show": "What a page shows",
    "mistake_bounds.site.ledger.verdict": "Verdicts of a page",
})  # fmt: skip


class Entry(NamedTuple):
    """A public name: its ``call``, the first paragraph about it, the rest of its docstring, and its file."""

    name: str
    call: str
    summary: str
    rest: str
    file: str


def entry(name: str, home: str = "mistake_bounds") -> Entry:
    """The entry of a name, from its docstring; ``home`` is a module that has it.

    Raises `AttributeError` for a name that there is not.
    """
    thing = getattr(importlib.import_module(home), name)
    first, _, rest = (inspect.getdoc(thing) or "").partition("\n\n")
    return Entry(name, _call(name, thing), " ".join(first.split()), rest, _file(thing, home))


def rooms() -> Iterator[tuple[str, str, tuple[Entry, ...]]]:
    """(room, title, names) in the order of the page, chapters after rooms; what has a name is in the first room."""
    seen: dict[str, list] = {}
    for room, title, homes in (*_core(), *_chapters()):
        things = {name: (home, getattr(importlib.import_module(home), name)) for name, home in homes}
        new = {
            name: home for name, (home, thing) in things.items() if all(thing is not one for one in seen.get(name, ()))
        }
        for name in new:
            seen.setdefault(name, []).append(things[name][1])
        yield room, title, tuple(entry(name, new[name]) for name in sorted(new, key=str.lower))


def _core() -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    for room, title in ROOMS.items():
        module = importlib.import_module(room)
        yield room, title, [(name, room) for name in getattr(module, "__all__", None) or public(module)]


def _chapters() -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    for chapter in records():
        parts = (chapter.part(name) for name in PARTS if name != "exercises")
        modules = (*filter(None, parts), *chapter.files().values())
        homes = [(name, module.__name__) for module in modules for name in public(module)]
        if homes:
            yield f"mistake_bounds.chapters.{chapter.folder}", f"Chapter: {chapter.title}", homes


def _call(name: str, thing) -> str:
    """The name as it is called, with what stands for each argument."""
    if not callable(thing):
        return name
    try:
        parameters = inspect.signature(thing).parameters.values()
    except ValueError:
        return name
    shown = (p.replace(annotation=p.empty) for p in parameters if not p.name.startswith("_"))
    return f"{name}({', '.join(map(_argument, shown))})"


def _argument(parameter: inspect.Parameter) -> str:
    """``passes=1``; a default that is long, or that has an address in memory, is left out."""
    text = str(parameter)
    return text if len(text) <= 40 and " at 0x" not in text else f"{parameter.name}=…"


def _file(thing, home: str) -> str:
    """The file that a name is in, as a path in the project."""
    module = sys.modules.get(getattr(thing, "__module__", None) or home) or importlib.import_module(home)
    path = Path(getattr(module, "__file__", None) or __file__)
    parts = path.parts
    return "/".join(("src", *parts[len(parts) - parts[::-1].index("mistake_bounds") - 1 :])) if _ours(parts) else ""


def _ours(parts) -> bool:
    return "mistake_bounds" in parts


def slug(room: str) -> str:
    """The file name of a room's page, without the ending.

    >>> slug("mistake_bounds"), slug("mistake_bounds.site.show"), slug("mistake_bounds.chapters.winnow_ors")
    ('mistake-bounds', 'site-show', 'chapter-winnow-ors')
    """
    inside = room.removeprefix("mistake_bounds.").replace("chapters.", "chapter.")
    return re.sub(r"[._]", "-", inside)


def index() -> str:
    """The index of all names, as Markdown: each leads to its room, also when it is the name in an address."""
    return "\n".join(_of_index(room, title, names) for room, title, names in _placed())


def _placed() -> list[tuple[str, str, dict[str, Entry]]]:
    """The rooms, with each name by its place: of a name that an earlier room has, too, the room's stands before it."""
    seen, found = set(), []
    for room, title, names in rooms():
        found.append((room, title, {f"{room}.{one.name}" if one.name in seen else one.name: one for one in names}))
        seen |= {one.name for one in names}
    return found


def _of_index(room: str, title: str, names: Mapping[str, Entry]) -> str:
    page = f"library/{slug(room)}"
    address = lambda place: f'class="mb-moved" id="{place}" href="{page}.html#{place}"'
    links = " ·\n".join(f"<a {address(place)}><code>{one.name}</code></a>" for place, one in names.items())
    return f'[{title}](/book/{page}.md)\n: <span class="mb-index">{links}</span>\n'


def pages() -> Mapping[str, str]:
    """The page of each room, as Markdown, by its file name; the names stand in a list in HTML."""
    return {f"{slug(room)}.md": _room(room, title, names) for room, title, names in _placed()}


def _room(room: str, title: str, names: Mapping[str, Entry]) -> str:
    first = (importlib.import_module(room).__doc__ or "").strip().partition("\n\n")[0]
    entries = "\n".join(_entry_html(one, place) for place, one in names.items())
    where = f"<code>{room.replace('.', '.<wbr>')}</code>"
    return f'# {title}\n\n{where}: {" ".join(first.split())}\n\n<dl class="mb-names">\n{entries}\n</dl>\n'


def _entry_html(one: Entry, place: str) -> str:
    where = f' <span class="mb-reason">{escape(one.file).replace("/", "/<wbr>")}</span>' if one.file else ""
    description = f"<dd><p>{_html(one.summary)}{where}</p>{_more(one.rest) if one.rest else ''}</dd>"
    return f'<dt id="{place}"><code>{escape(one.call)}</code></dt>\n{description}'


def _more(rest: str) -> str:
    """A fold with the rest of a docstring, on one line: a blank one would end the HTML."""
    parts = rest.split("\n\n")
    kept = "\n\n".join(escape(part) if ">>>" in part else _html(part) for part in parts).replace("\n", "&#10;")
    summary = "More, and an example" if ">>>" in rest else "More"
    return f'<details class="mb-fold"><summary>{summary}</summary><pre>{kept}</pre></details>'


def _html(text: str) -> str:
    """A docstring's text, its ``code`` and `names` marked."""
    return re.sub(r"``?([^`]+)``?", r"<code>\1</code>", escape(text))
