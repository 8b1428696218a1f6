"""The statements of the five lectures, one by one, and what of it does not hold as stated.

A *row* is one statement of a lecture, in our own words.  An *erratum* states what does not hold as stated, and how
it is repaired.
"""

import difflib
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from mistake_bounds.chapters import records
from mistake_bounds.exact.refusals import Refusal

# The notebooks in which rows are checked, in the order of the book.
CHAPTERS = {chapter.notebook: chapter.title for chapter in records()}

# How a page words an erratum; one without a grade concerns statements that hold, and could only be sharper.
GRADES = {
    "false": "False, however it is read",
    "needs a hypothesis": "True once something is added",
    "misprint": "No doubt about what was meant",
}


class UnknownRow(Refusal):
    """An id that is not in the ledger."""


@dataclass(frozen=True)
class Lecture:
    """A lecture; ``institution`` and ``lecturer`` are empty where its text does not name them."""

    id: str
    title: str
    course: str
    date: str
    institution: str = ""
    lecturer: str = ""


@dataclass(frozen=True)
class Row:
    """One statement of a lecture; ``expected`` is what we thought a check would find.

    ``rests`` refers to the claims that settle it, by the address of `mistake_bounds.theorems.address` or written out.
    ``own`` names the hypotheses of these claims that the statement makes itself.  ``finite`` says that a finite
    computation is the statement, or settles it.
    """

    id: str
    where: str
    kind: str
    statement: str
    errata: tuple[str, ...]
    expected: str
    rests: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    finite: bool = False

    @property
    def lecture(self) -> str:
        """The id of its lecture."""
        return self.id.partition("-")[0]


@dataclass(frozen=True)
class Erratum:
    """What a lecture states, how it fails, and the repaired statement.

    ``lectures`` are row ids; ``grade`` is one of `GRADES`, or empty.
    """

    id: str
    lectures: tuple[str, ...]
    title: str
    said: str
    fails: str
    repaired: str
    grade: str = ""


@cache
def _data(name: str) -> dict:
    return tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


def _built(kind: type, entry: dict):
    """The dataclass for one entry of a data file; lists become tuples."""
    return kind(**{k: tuple(v) if isinstance(v, list) else v for k, v in entry.items()})


@cache
def lectures() -> tuple[Lecture, ...]:
    """Return the five lectures.

    >>> [lecture.id for lecture in lectures()]
    ['S0', 'S1', 'S2', 'S3', 'S4']
    """
    return tuple(_built(Lecture, entry) for entry in _data("ledger.toml")["lecture"])


@cache
def rows() -> tuple[Row, ...]:
    """Return every row of the ledger, in the order of the lectures.

    >>> len(rows()), rows()[6].id, rows()[6].kind
    (151, 'S0-7', 'claim')
    """
    return tuple(_built(Row, entry) for entry in _data("ledger.toml")["row"])


@cache
def errata() -> tuple[Erratum, ...]:
    """Return the errata E1 to E45.

    >>> errata()[0].title, errata()[0].lectures
    ('The online Perceptron never starts', ('S1-8', 'S1-11'))
    """
    return tuple(_built(Erratum, entry) for entry in _data("errata.toml")["erratum"])


@cache
def _by_id() -> dict[str, Row]:
    return {row.id: row for row in rows()}


def row_of(id_: str) -> Row:
    """Return the row with this id, or raise ``UnknownRow`` with the nearest ids."""
    found = _by_id().get(id_)
    if found is None:
        near = difflib.get_close_matches(id_.upper(), _by_id(), n=3, cutoff=0)
        raise UnknownRow(f"the ledger has no row {id_!r}; nearest: {', '.join(near)}", id_)
    return found


def anchor(id_: str) -> str:
    """Where a row or an erratum is on the ledger page.

    >>> anchor("S0-7")
    's0-7'
    """
    return id_.lower()
