"""A file of comma-separated values as examples: every decimal is the fraction that it is.

The first line names the columns.  One column holds the labels, of two kinds; the others are numbers.  All numbers are
multiplied by one *scale*, a power of ten, so that they are whole.
"""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from mistake_bounds.examples import BadExamples, Examples

DECIMAL = re.compile(r"([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,3}))?")
LONGEST = 400  # digits of a number


class BadTable(BadExamples):
    """A file that is no table of numbers with labels of two kinds; its message says where."""


@dataclass(frozen=True)
class Table:
    """The examples of a file, their entries times ``scale``; ``positive`` is the label that stands for +1."""

    sha256: str
    label: str
    positive: str
    negative: str
    scale: int
    examples: Examples


@lru_cache(maxsize=10_000)
def whole_and_places(text: str) -> tuple[int, int]:
    """A decimal as (k, d): k/10ᵈ.  Raises `BadTable` for anything else.

    >>> whole_and_places("17.99"), whole_and_places("-2e3"), whole_and_places(" 5 ")
    ((1799, 2), (-2000, 0), (5, 0))
    """
    found = DECIMAL.fullmatch(text.strip()) if text.isascii() else None
    if not found or not (found[2] or found[3]):
        raise BadTable(f"{text[:40]!r} is not a number" if text.strip() else "the value is missing", text)
    digits, places = found[2] + (found[3] or ""), len(found[3] or "") - int(found[4] or 0)
    if len(digits) + abs(places) > LONGEST:
        raise BadTable(f"{text[:20]}… has more than {LONGEST} digits", text)
    value = int(found[1] + digits)
    return (value, places) if places > 0 else (value * 10**-places, 0)


def decimal(text: str, where: str) -> tuple[int, int]:
    """The same; a refusal says where."""
    try:
        return whole_and_places(text)
    except BadTable as refused:
        raise BadTable(f"{where}: {refused}", text) from None


def read_table(
    path: Path,
    label: str,
    positive: str | None = None,
    drop: Sequence[str] = (),
    dummy: str | None = None,
    seen: Callable[[int], object] = lambda size: None,
) -> Table:
    """Read a file.  ``positive`` is by default the larger of two numbers, and of two words the later in the alphabet.

    ``drop`` names columns to leave out; ``dummy`` is the constant value of one more column.  ``seen`` is told the size
    of each line.  Raises `BadTable`.
    """
    digest = sha256()

    def lines() -> Iterator[str]:
        with open(path, "rb") as file:
            for line in file:
                digest.update(line)
                seen(len(line))
                yield line.decode("utf-8")

    try:
        reader = csv.reader(lines(), strict=True)
        names = [name.strip().removeprefix("\ufeff") for name in next(reader, [])]
        kept = _columns(path, names, label, drop)
        rows, labels, places = _rows(reader, names, label, kept, dummy)
    except OSError as error:
        raise BadTable(f"{path}: {error.strerror}", path) from None
    except UnicodeDecodeError:
        raise BadTable(f"{path} is not text in UTF-8", path) from None
    except csv.Error as error:
        raise BadTable(f"{path}, line {reader.line_num}: {error}", path) from None
    plus, minus = _two_kinds(label, labels, positive)
    columns = (*(names[j] for j in kept), *(["dummy"] if dummy else []))
    examples = Examples(rows, [1 if each == plus else -1 for each in labels], columns)
    return Table(digest.hexdigest(), label, plus, minus, 10**places, examples)


def _columns(path: Path, names: list[str], label: str, drop: Sequence[str]) -> list[int]:
    """The places of the columns that are attributes."""
    if not any(names):
        raise BadTable(f"{path} is empty: its first line has to name the columns", path)
    if twice := [name for j, name in enumerate(names) if name in names[:j]]:
        raise BadTable(f"two columns are called {twice[0]!r}", twice[0])
    for name in (label, *drop):
        if name not in names:
            raise BadTable(f"there is no column {name!r}; the columns are {', '.join(names)[:200]}", name)
    kept = [j for j, name in enumerate(names) if name not in (label, *drop)]
    if not kept:
        raise BadTable("there is no column of numbers beside the labels", path)
    return kept


def _rows(reader: Iterable[list[str]], names: list[str], label: str, kept: list[int], dummy: str | None) -> tuple:
    """The rows times 10 to the number of places, the labels, and that number."""
    rows, labels, where = [], [], names.index(label)
    constant = [decimal(dummy, "the dummy")] if dummy else []
    places = max((d for _, d in constant), default=0)
    for cells in filter(None, reader):
        at = f"row {len(rows) + 1} (line {reader.line_num})"
        if len(cells) != len(names):
            raise BadTable(f"{at} has {len(cells)} values where the first line names {len(names)} columns", cells)
        row = [decimal(cells[j], f"{at}, column {names[j]!r}") for j in kept]
        labels.append(cells[where].strip())
        if not labels[-1]:
            raise BadTable(f"{at}, column {label!r}: the label is missing", cells)
        row += constant
        most = max(d for _, d in row)
        if most > places:
            rows = [tuple(v * 10 ** (most - places) for v in earlier) for earlier in rows]
            places = most
        rows.append(tuple(k if d == places else k * 10 ** (places - d) for k, d in row))
    return rows, labels, places


def _two_kinds(label: str, labels: list[str], positive: str | None) -> tuple[str, str]:
    """The label for +1 and the one for −1."""
    kinds = list(dict.fromkeys(labels))
    if not kinds:
        raise BadTable("there is no row after the names of the columns", labels)
    if len(kinds) != 2:
        third = f", as row {labels.index(kinds[2]) + 1}" if len(kinds) > 2 else ""
        shown = ", ".join(map(repr, kinds[:3]))
        raise BadTable(f"column {label!r} has to have two kinds of labels and has {shown}{third}", kinds)
    if positive is not None and positive not in kinds:
        raise BadTable(f"no row has the label {positive!r} in column {label!r}, only {kinds[0]!r}, {kinds[1]!r}", kinds)
    plus = positive if positive is not None else max(kinds, key=_rank)
    return plus, kinds[kinds[0] == plus]


def _rank(label: str) -> tuple:
    """Numbers by size, after them words by the alphabet, after them a plus."""
    try:
        return 0, float(label), label
    except ValueError:
        return 1 + (label == "+"), 0.0, label
