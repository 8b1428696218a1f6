"""The verdicts that notebooks store are collected, row by row."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from mistake_bounds.site.ledger.statements import CHAPTERS, Row, row_of, rows
from mistake_bounds.site.ledger.verdict import MIME, OUTCOMES


class Record(NamedTuple):
    """A verdict found in a notebook: in which one (its stem), and in which cell, counted from 0.

    ``claims`` are those that it rests on, each a word for how it is known and its formula as LaTeX.
    """

    notebook: str
    cell: int
    outcome: str
    evidence: tuple[str, ...]
    note: str
    claims: tuple[tuple[str, str], ...] = ()


def _stored(path: Path):
    """Yield (cell index, recorded data) for every verdict stored in the notebook at ``path``."""
    for index, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
        for output in cell.get("outputs", ()):
            if MIME in output.get("data", {}):
                yield index, output["data"][MIME]


def collect(notebooks: Iterable[Path]) -> dict[str, list[Record]]:
    """Return the verdicts stored in ``notebooks``: from row id to its records, in reading order.

    Raise ``UnknownRow`` for a verdict on a row that is not in the ledger.

    >>> collect([])
    {}
    """
    found = {}
    for path in notebooks:
        for index, data in _stored(path):
            claims = tuple((claim["word"], claim["latex"]) for claim in data["claims"])
            record = Record(path.stem, index, data["outcome"], tuple(data["evidence"]), data["note"], claims)
            for id_ in data["rows"]:
                found.setdefault(row_of(id_).id, []).append(record)
    return {row.id: found[row.id] for row in rows() if row.id in found}


def unchecked(found: Mapping[str, list[Record]]) -> tuple[Row, ...]:
    """Return the checkable rows without a record.

    >>> [row.id for row in unchecked({})][:3]
    ['S0-1', 'S0-2', 'S0-3']
    """
    return tuple(row for row in rows() if row.id not in found and row.expected != "not checkable")


def outcome_of(records: Iterable[Record]) -> str | None:
    """Return the outcome that stands for several records of one row, or None without a record.

    One failure outweighs everything else, and an amendment outweighs what holds as stated.

    >>> outcome_of([Record("a", 0, "holds", (), ""), Record("b", 3, "amended", (), "")])
    'amended'
    """
    recorded = {record.outcome for record in records}
    return max(recorded, key=list(OUTCOMES).index, default=None)


def notebooks_in(book: Path) -> list[Path]:
    """Return the notebooks of the folder ``book``: chapters of the ledger first, in their order.

    >>> notebooks_in(Path("no-such-folder"))
    []
    """
    order = list(CHAPTERS)
    place = lambda path: order.index(path.stem) if path.stem in CHAPTERS else len(order)
    return sorted(Path(book).glob("*.ipynb"), key=lambda path: (place(path), path.stem))
