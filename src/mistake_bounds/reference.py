"""The page of the library's public names, made from their docstrings.

A *room* is a package or module that says what is public; each name has its call, what it does, and where it stands.

>>> told("play").summary
'Present the examples in order, ``passes`` times, and return the `Run`.'
"""

import importlib
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import NamedTuple

from mistake_bounds import chapter

ROOMS: Mapping[str, str] = MappingProxyType({
    "mistake_bounds": "What everybody needs",
    "mistake_bounds.proof": "Claims and their proofs",
    "mistake_bounds.theorems": "Theorems on runs",
    "mistake_bounds.learners": "Learners",
    "mistake_bounds.streams": "Examples to learn from",
    "mistake_bounds.traces": "Runs told in a theorem's letters",
    "mistake_bounds.engine": "Compiled passes over arrays",
    "mistake_bounds.worst_case": "Exact worst cases",
    "mistake_bounds.plots": "Pictures",
})  # fmt: skip
OTHERS = "What else chapters use"

HEAD = """# The library's names

Everything that the library offers, from the docstrings. Chapters import what they need from `mistake_bounds.chapter`,
in one line; each name is found here with the room that it stands in.
"""


class Told(NamedTuple):
    """A public name: its ``call``, the first paragraph about it, the rest of its docstring, and its file."""

    name: str
    home: str
    call: str
    summary: str
    rest: str
    file: str


def told(name: str, home: str | None = None) -> Told:
    """What the docstring of a name says; ``home`` is a module that has it, else that of `mistake_bounds.chapter`.

    Raises `AttributeError` for a name that there is not.
    """
    thing = getattr(importlib.import_module(home), name) if home else getattr(chapter, name)
    where = home or getattr(thing, "__module__", None) or "mistake_bounds"
    first, _, rest = (inspect.getdoc(thing) or "").partition("\n\n")
    return Told(name, where, _call(name, thing), " ".join(first.split()), rest, _file(thing, where))


def rooms() -> Iterator[tuple[str, str, tuple[Told, ...]]]:
    """(room, title, its names) in the order of the page; a name that stands in several rooms comes in the first."""
    seen: set[str] = set()
    for room, title in ROOMS.items():
        names = [name for name in importlib.import_module(room).__all__ if name not in seen]
        seen |= set(names)
        yield room, title, tuple(told(name, room) for name in sorted(names, key=str.lower))
    ours = (name for name in dir(chapter) if name not in seen and _is_ours(getattr(chapter, name)))
    yield "mistake_bounds.chapter", OTHERS, tuple(told(name) for name in sorted(ours, key=str.lower))


def _is_ours(thing) -> bool:
    return getattr(thing, "__module__", "").startswith("mistake_bounds") and not isinstance(thing, ModuleType)


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
    """The file that a name stands in, as a path in the project."""
    module = sys.modules.get(getattr(thing, "__module__", None) or home) or importlib.import_module(home)
    path = Path(getattr(module, "__file__", None) or __file__)
    parts = path.parts
    return "/".join(("src", *parts[len(parts) - parts[::-1].index("mistake_bounds") - 1 :])) if _ours(parts) else ""


def _ours(parts) -> bool:
    return "mistake_bounds" in parts


def page() -> str:
    """The page as Markdown, with a list of names in HTML for each room."""
    return "\n".join([HEAD, *(_room(room, title, names) for room, title, names in rooms())])


def _room(room: str, title: str, names: tuple[Told, ...]) -> str:
    first = (importlib.import_module(room).__doc__ or "").strip().partition("\n\n")[0]
    entries = "\n".join(map(_entry, names))
    return f'## {title}\n\n`{room}`: {" ".join(first.split())}\n\n<dl class="mb-names">\n{entries}\n</dl>\n'


def _entry(one: Told) -> str:
    where = f' <span class="mb-reason">{escape(one.file).replace("/", "/<wbr>")}</span>' if one.file else ""
    said = f"<dd><p>{_html(one.summary)}{where}</p>{_more(one.rest) if one.rest else ''}</dd>"
    return f'<dt id="{one.name}"><code>{escape(one.call)}</code></dt>\n{said}'


def _more(rest: str) -> str:
    """A fold with the rest of a docstring, on one line: a blank one would end the HTML."""
    parts = rest.split("\n\n")
    kept = "\n\n".join(escape(part) if ">>>" in part else _html(part) for part in parts).replace("\n", "&#10;")
    said = "More, and an example" if ">>>" in rest else "More"
    return f'<details class="mb-fold"><summary>{said}</summary><pre>{kept}</pre></details>'


def _html(text: str) -> str:
    """A docstring's text, its ``code`` and `names` marked."""
    return re.sub(r"``?([^`]+)``?", r"<code>\1</code>", escape(text))
