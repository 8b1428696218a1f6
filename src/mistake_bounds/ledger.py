"""The ledger: every statement of the five lectures, where it is checked, and what came out.

A *row* is one statement of a lecture, in our own words.  An *erratum* says what does not hold as
it stands, and how it is repaired.  A chapter records a *verdict* on one row or more, with the
evidence for it; the cell's output, an *entry*, carries it as data.  The ledger page is read off
those outputs:

    python -m mistake_bounds.ledger book            writes book/ledger.md
    python -m mistake_bounds.ledger --check book    says whether it is up to date
"""

import argparse
import difflib
import html
import json
import re
import reprlib
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

MIME = "application/vnd.mistake-bounds.ledger+json"

# The notebooks in which rows are checked, in the order of the book.
CHAPTERS = {
    "hyperplanes": "Hyperplanes, thresholds and margins",
    "perceptron": "The Perceptron and its mistake bound",
    "winnow-ors": "Winnow for ORs",
    "winnow-k-of-r": "Winnow for k of r",
    "winnow-l1-margin": "General thresholds and the L₁ margin",
    "winnow-against-perceptron": "Winnow against the Perceptron",
    "infinite-attributes": "Strings and infinitely many attributes",
    "halving-and-weighted-majority": "Halving and weighted majority",
    "imperfect-separators": "When no separator is perfect",
    "voted-averaged-kernel": "Voted, averaged and kernel Perceptrons",
    "pac": "PAC learning and consistency",
}

# The words for an outcome, of one row and of several; where a row has several outcomes, the one
# that comes last here stands for it.
OUTCOMES = {
    "holds": ("holds", "hold"),
    "amended": ("holds as amended", "hold as amended"),
    "fails": ("fails", "fail"),
}

SEVERITIES = {
    "A": "False as written",
    "B": "A hypothesis is missing",
    "C": "A constant or an index",
    "D": "Wording",
}


class UnknownRow(ValueError):
    """An id that is not in the ledger."""


class VerdictError(ValueError):
    """Evidence that does not support the verdict it was given for."""


class BadNotebook(ValueError):
    """A file that is not a notebook, or records something that is no verdict."""


# --- what the lectures say ------------------------------------------------------------------


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
    """One statement of a lecture; ``expected`` is what we thought a check would find."""

    id: str
    where: str
    kind: str
    statement: str
    errata: tuple[str, ...]
    expected: str
    chapter: str

    @property
    def lecture(self) -> str:
        """The id of its lecture."""
        return self.id.partition("-")[0]


@dataclass(frozen=True)
class Erratum:
    """What a lecture said, how it fails, and the repaired statement; ``lectures`` are row ids."""

    id: str
    lectures: tuple[str, ...]
    severity: str
    title: str
    said: str
    fails: str
    repaired: str


@cache
def _data(name: str) -> dict:
    return tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


def _made(kind: type, entry: dict):
    """The dataclass for one entry of a data file; lists become tuples."""
    return kind(**{k: tuple(v) if isinstance(v, list) else v for k, v in entry.items()})


@cache
def lectures() -> tuple[Lecture, ...]:
    """Return the five lectures.

    >>> [lecture.id for lecture in lectures()]
    ['S0', 'S1', 'S2', 'S3', 'S4']
    """
    return tuple(_made(Lecture, entry) for entry in _data("ledger.toml")["lecture"])


@cache
def rows() -> tuple[Row, ...]:
    """Return every row of the ledger, in the order of the lectures.

    >>> len(rows()), rows()[6].id, rows()[6].kind, rows()[6].chapter
    (151, 'S0-7', 'claim', 'perceptron')
    """
    return tuple(_made(Row, entry) for entry in _data("ledger.toml")["row"])


@cache
def errata() -> tuple[Erratum, ...]:
    """Return the errata E1 to E45.

    >>> errata()[0].title, errata()[0].lectures
    ('The online Perceptron never starts', ('S1-8', 'S1-11'))
    """
    return tuple(_made(Erratum, entry) for entry in _data("errata.toml")["erratum"])


@cache
def _by_id() -> dict[str, Row]:
    return {row.id: row for row in rows()}


def _row(id_: str) -> Row:
    """Return the row with this id, or raise ``UnknownRow`` with the nearest ids."""
    found = _by_id().get(id_)
    if found is None:
        near = difflib.get_close_matches(id_.upper(), _by_id(), n=3, cutoff=0)
        raise UnknownRow(f"the ledger has no row {id_!r}; nearest: {', '.join(near)}")
    return found


# --- a chapter records a verdict -------------------------------------------------------------

# Classes are told by name: this module imports nothing of ours, so that everything may import it.
_BOOLEANS = {"bool", "bool_", "BooleanTrue", "BooleanFalse"}
_NOT_SUPPORT = {"Refuted", "Unknown"}
# Of these, bool() only says that they are not empty.
_COLLECTIONS = (str, bytes, list, tuple, dict, set, frozenset)


def _kind(item: object) -> str:
    return type(item).__name__


def _truth(value: object) -> bool | None:
    """The truth of a boolean of Python, NumPy or sympy; None of anything else."""
    return bool(value) if _kind(value) in _BOOLEANS else None


def _violated(item: object) -> bool:
    """Whether the item is a check of a run that found the claim violated."""
    return _truth(getattr(item, "ok", None)) is False


def _supports(item: object) -> bool:
    """Whether the item speaks for a statement: a proof, a check that held, an exact truth."""
    return _kind(item) not in _NOT_SUPPORT and not _violated(item) and bool(item)


def _refutes(item: object) -> bool:
    """Whether the item speaks against it: exact numbers, a run, a comparison come out true."""
    return _truth(item) is True or _kind(item) == "Refuted" or _violated(item)


def _how(item: object, outcome: str) -> str:
    """A word for how the item establishes the outcome."""
    if _kind(item) in _BOOLEANS:
        return "computed exactly"
    if _kind(item) == "Proved":
        return "proved"
    if outcome == "fails":
        return "refuted with numbers" if _kind(item) == "Refuted" else "fails on a run"
    word = getattr(item, "evidence", None)
    return word if isinstance(word, str) and word else "run check"


def _items(outcome: str, evidence: object) -> tuple:
    """The evidence as a tuple of items, none of them a collection; refuses any other shape."""
    if outcome == "amended" and type(evidence) is not tuple:
        raise VerdictError(
            f"amended= takes a tuple, the evidence for the repaired statement, not {reprlib.repr(evidence)}"
        )
    items = evidence if type(evidence) is tuple else (evidence,)
    if not items:
        raise VerdictError(f"{outcome}= without evidence")
    for item in items:
        if type(item) in _COLLECTIONS:
            raise VerdictError(f"{outcome}= takes an object or a tuple of objects, not {reprlib.repr(item)}")
    return items


def _established(outcome: str, evidence: object) -> tuple[str, ...]:
    """The words for how the evidence establishes the outcome; refuses an item that does not."""
    serves = _refutes if outcome == "fails" else _supports
    items = _items(outcome, evidence)
    for item in items:
        try:
            good = serves(item)
        except Exception as error:
            raise VerdictError(f"{reprlib.repr(item)} is neither true nor false: {error}") from error
        if not good:
            raise VerdictError(f"{outcome}= is not supported by {_kind(item)}: {reprlib.repr(item)}")
    return tuple(dict.fromkeys(_how(item, outcome) for item in items))


# As Sphinx marks inline maths: MathJax looks into nothing else on a page of the book.
_TYPESET = r'<span class="math notranslate nohighlight">\\(\1\\)</span>'


@dataclass(frozen=True, repr=False)
class Entry:
    """A verdict on rows of the ledger, shown by the cell that established it."""

    rows: tuple[str, ...]
    outcome: str
    evidence: tuple[str, ...]
    note: str = ""

    @property
    def unexpected(self) -> tuple[Row, ...]:
        """The rows of which something else was expected.

        >>> [row.expected for row in verdict("S0-7 S0-8", holds=True).unexpected]
        ['fails']
        """
        return tuple(row for row in map(_row, self.rows) if row.expected != self.outcome)

    def _expected(self) -> str:
        return ", ".join(f"{row.id} {row.expected}" for row in self.unexpected)

    def _words(self) -> str:
        return OUTCOMES[self.outcome][len(self.rows) > 1]

    def __repr__(self) -> str:
        text = f"{', '.join(self.rows)} {self._words()} ({', '.join(self.evidence)})"
        text += f": {self.note}" if self.note else ""
        return text + (f" [expected: {self._expected()}]" if self.unexpected else "")

    def _html(self) -> str:
        links = ", ".join(f'<a href="ledger.html#{_anchor(id_)}">{id_}</a>' for id_ in self.rows)
        parts = [
            f'<strong class="mb-{self.outcome}">{self._words()}</strong>',
            f"({html.escape(', '.join(self.evidence))})",
            re.sub(r"\$([^$]+)\$", _TYPESET, html.escape(self.note, quote=False)),
            f"[expected: {self._expected()}]" if self.unexpected else "",
        ]
        return f'<p class="mb-ledger">{links} {" ".join(filter(None, parts))}</p>'

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict:
        data = {
            "rows": list(self.rows),
            "outcome": self.outcome,
            "evidence": list(self.evidence),
            "note": self.note,
        }
        return {"text/plain": repr(self), "text/html": self._html(), MIME: data}


def verdict(
    row_ids: str,
    *,
    holds: object = None,
    amended: object = None,
    fails: object = None,
    note: str = "",
) -> Entry:
    """Return the entry that records an outcome for the rows named in ``row_ids``.

    Exactly one of ``holds``, ``amended`` and ``fails`` is given, and it is the evidence: an object
    or a tuple of objects.  For ``holds`` and for ``amended`` (always a tuple: what establishes the
    repaired statement) each must be true by ``bool()`` and neither a refutation nor an unknown.
    For ``fails`` each must speak against the statement: a ``Refuted``, a check of a run whose
    ``ok`` is False, or ``True`` from an exact comparison.  ``note`` is plain text with $…$ maths.

    Raises ``UnknownRow`` for an id that is not in the ledger and ``VerdictError`` for evidence
    that does not support the outcome.  A row of which something else was expected is no error:
    our checks count, and the entry says so.

    >>> verdict("S0-7 S4-22", holds=True)
    S0-7, S4-22 hold (computed exactly)
    >>> verdict("S3-20", fails=4 >= 4, note="the bound is attained")
    S3-20 fails (computed exactly): the bound is attained
    >>> verdict("S0-7", holds=1 > 2)
    Traceback (most recent call last):
        ...
    mistake_bounds.ledger.VerdictError: S0-7: holds= is not supported by bool: False
    """
    ids = tuple(dict.fromkeys(row_ids.split()))
    if not ids:
        raise UnknownRow("a verdict needs the id of a row, such as S0-7")
    for id_ in ids:
        _row(id_)
    claims = {"holds": holds, "amended": amended, "fails": fails}
    given = [(outcome, evidence) for outcome, evidence in claims.items() if evidence is not None]
    if len(given) != 1:
        names = ", ".join(outcome for outcome, _ in given) or "none"
        raise VerdictError(f"{row_ids}: give exactly one of holds, amended, fails; given: {names}")
    ((outcome, evidence),) = given
    try:
        return Entry(ids, outcome, _established(outcome, evidence), note)
    except VerdictError as error:
        raise VerdictError(f"{row_ids}: {error}") from error


# --- the verdicts are collected ---------------------------------------------------------------


class Record(NamedTuple):
    """A verdict found in a notebook: in which one (its stem), and in which cell, counted from 0."""

    notebook: str
    cell: int
    outcome: str
    evidence: tuple[str, ...]
    note: str


def _stored(path: Path):
    """Yield (cell index, recorded data) for every verdict stored in the notebook at ``path``."""
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadNotebook(f"{path} is not a notebook: {error!r}") from error
    for index, cell in enumerate(cells):
        for output in cell.get("outputs", ()):
            if MIME in output.get("data", {}):
                yield index, output["data"][MIME]


def collect(notebooks: Iterable[Path]) -> dict[str, list[Record]]:
    """Return the verdicts stored in ``notebooks``: from row id to its records, in reading order.

    Raises ``BadNotebook`` for a file that is not a notebook or holds something that is no
    verdict, and ``UnknownRow`` for a verdict on a row that is not in the ledger; both name the
    notebook.

    >>> collect([])
    {}
    """
    found = {}
    for path in map(Path, notebooks):
        for index, data in _stored(path):
            where = f"{path}, cell {index}"
            try:
                ids, outcome = data["rows"], data["outcome"]
                record = Record(path.stem, index, outcome, tuple(data["evidence"]), data["note"])
                OUTCOMES[outcome]
            except (KeyError, TypeError) as error:
                raise BadNotebook(f"{where}: not a verdict: {reprlib.repr(data)}") from error
            for id_ in ids:
                try:
                    found.setdefault(_row(id_).id, []).append(record)
                except UnknownRow as error:
                    raise UnknownRow(f"{where}: {error}") from error
    return {row.id: found[row.id] for row in rows() if row.id in found}


def unchecked(found: Mapping[str, list[Record]], present: Iterable[str]) -> tuple[Row, ...]:
    """Return the checkable rows without a record whose chapter is among the stems ``present``.

    >>> [row.id for row in unchecked({}, ["winnow-against-perceptron"])]
    ['S1-22', 'S1-23', 'S1-25', 'S2-27', 'S2-28']
    """
    present = set(present)
    return tuple(
        row for row in rows() if row.chapter in present and row.id not in found and row.expected != "not checkable"
    )


def outcome_of(records: Iterable[Record]) -> str | None:
    """Return the outcome that stands for several records of one row, or None without a record.

    One failure outweighs everything else, and an amendment outweighs what holds as it is.

    >>> outcome_of([Record("a", 0, "holds", (), ""), Record("b", 3, "amended", (), "")])
    'amended'
    """
    recorded = {record.outcome for record in records}
    return max(recorded, key=list(OUTCOMES).index, default=None)


# --- the page -----------------------------------------------------------------------------------

_INTRODUCTION = """\
# The ledger

This page lists every statement of five lectures on online learning: definitions, algorithms,
theorems, steps of proofs, examples, comparisons, open questions. Each is given in our own words
and as the lecture makes it, mistakes included. Below it stands what became of it in these notes
and where to see that for yourself. Nobody writes that part by hand. A chapter ends a check with
a verdict, the verdict refuses evidence that does not support it, and this page is read off the
chapters as they were run.

holds
: The statement stands as the lecture makes it.

holds as amended
: It stands once a hypothesis is added or a constant, an index or a word is changed; the chapter
  shows both why that is needed and that it is enough.

fails
: It is false as it stands, and the chapter shows numbers or a run on which it fails.

Behind the word stands how we know. *Proved*: a certificate was accepted by the proof kernel.
*Refuted with numbers*: the hypotheses hold at given numbers and the claim does not. *Computed
exactly*: a comparison of whole numbers or fractions. *Run check*: every mistake of a run was
examined. *Fails on a run*: one of them violates the claim.

A reference such as L35–41 counts the lines in the plain-text version of the lecture.
The [errata](#errata) at the end collect what does not hold and how it is repaired.
"""

_CLASSES = {"holds": "mb-proved", "amended": "mb-amended", "fails": "mb-refuted"}


def _anchor(id_: str) -> str:
    return id_.lower()


def _links(ids: Iterable[str]) -> str:
    return ", ".join(f"[{id_}](#{_anchor(id_)})" for id_ in ids)


def _link_to(stem: str) -> str:
    """A link to a notebook; Sphinx puts the title in."""
    return f"[]({stem}.ipynb)"


def _chapter(row: Row, present: set[str]) -> str:
    if row.chapter in present:
        return f"not checked yet in {_link_to(row.chapter)}"
    return f"chapter to come: {CHAPTERS[row.chapter]}"


def _block(id_: str, colour: str, *lines: str) -> str:
    """A box that can be linked to."""
    opening = f"({_anchor(id_)})=\n:::{{div}} mb-verdict {colour}\n"
    return opening + "\n\n".join(lines) + "\n:::\n"


def _word(word: str) -> str:
    return f"[{word}]{{.mb-verdict-word}}"


def _plain(text: str) -> str:
    """Text with $…$ maths as Markdown that shows it as it is."""
    pieces = re.split(r"(\$[^$]+\$)", text)
    pieces[::2] = [re.sub(r"([\\`*_{}\[\]<>#|&~$])", r"\\\1", piece) for piece in pieces[::2]]
    return "".join(pieces)


def _checked_in(records: Iterable[Record]) -> str:
    """How and where, a phrase for each notebook."""
    by_notebook = {}
    for record in records:
        by_notebook.setdefault(record.notebook, []).append(record)
    phrases = []
    for stem, found in by_notebook.items():
        words = dict.fromkeys(word for record in found for word in record.evidence)
        notes = dict.fromkeys(record.note for record in found if record.note)
        said = ": " + "; ".join(map(_plain, notes)) if notes else ""
        phrases.append(f"{', '.join(words)} in {_link_to(stem)}{said}")
    return " · ".join(phrases)


def _status(row: Row, records: list[Record], present: set[str]) -> str:
    """The last line of a row: what came out and where, or what is still to come."""
    outcome = outcome_of(records)
    if outcome is not None:
        return f"{_word(OUTCOMES[outcome][0])} · {_checked_in(records)}"
    if row.expected == "not checkable":
        return f"{_word('nothing to check')} · advice, a pointer to the literature or an open question"
    return f"{_word('to come')} · {_chapter(row, present)}"


def _render_row(row: Row, records: list[Record], present: set[str]) -> str:
    status = _status(row, records, present)
    if row.errata:
        status += f" · {'erratum' if len(row.errata) == 1 else 'errata'} {_links(row.errata)}"
    colour = _CLASSES.get(outcome_of(records), "mb-unknown")
    return _block(row.id, colour, f"**{row.id}** · {row.kind} · {row.where}", row.statement, status)


def _heading(lecture: Lecture) -> str:
    said = filter(None, (lecture.course, lecture.lecturer, lecture.institution, lecture.date))
    return f"## {lecture.id}: {lecture.title}\n\n{' · '.join(said)}\n"


_COUNTED = (
    "Rows",
    "Checked",
    "Holds",
    "Holds as amended",
    "Fails",
    "To come",
    "Nothing to check",
)


def _counts(records: Mapping[str, list[Record]], chosen: list[Row]) -> list[int]:
    """The numbers of the rows chosen, in the order of ``_COUNTED``."""
    outcomes = [outcome_of(records.get(row.id, ())) for row in chosen]
    open_ = [row for row, outcome in zip(chosen, outcomes, strict=True) if outcome is None]
    nothing = sum(row.expected == "not checkable" for row in open_)
    kinds = [outcomes.count(outcome) for outcome in OUTCOMES]
    return [len(chosen), sum(kinds), *kinds, len(open_) - nothing, nothing]


def _summary(records: Mapping[str, list[Record]]) -> str:
    """A table with a column for each lecture, so that it fits a narrow screen."""
    names = [lecture.id for lecture in lectures()]
    columns = [_counts(records, [row for row in rows() if row.lecture == name]) for name in names] + [
        _counts(records, list(rows()))
    ]
    table = [["Lecture", *names, "All"], ["---", *["---:"] * len(columns)]]
    table += [[title, *counts] for title, *counts in zip(_COUNTED, *columns, strict=True)]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in table) + "\n"


def _render_erratum(erratum: Erratum, records: Mapping[str, list[Record]]) -> str:
    stems = dict.fromkeys(r.notebook for id_ in erratum.lectures for r in records.get(id_, ()))
    to_come = dict.fromkeys(CHAPTERS[_row(id_).chapter] for id_ in erratum.lectures)
    shown = (
        f"**Shown in:** {', '.join(map(_link_to, stems))}" if stems else f"**Chapter to come:** {'; '.join(to_come)}"
    )
    return _block(
        erratum.id,
        "mb-erratum",
        f"**{erratum.id}** · **{erratum.title}** · {_links(erratum.lectures)}",
        f"**Said:** {erratum.said}",
        f"**Fails:** {erratum.fails}",
        f"**Repaired:** {erratum.repaired}",
        shown,
    )


def _render_errata(records: Mapping[str, list[Record]]) -> str:
    parts = [
        "(errata)=\n## The errata\n",
        "What the lecture says, the smallest counterexample we know, and the statement as repaired, "
        "by how much is amiss.\n",
    ]
    for severity, title in SEVERITIES.items():
        parts.append(f"### {title}\n")
        parts += [_render_erratum(e, records) for e in errata() if e.severity == severity]
    return "\n".join(parts)


def render(records: Mapping[str, list[Record]], present: Iterable[str] = ()) -> str:
    """Return the ledger page as MyST Markdown.

    ``records`` is what `collect` found and ``present`` the stems of the notebooks in the book;
    a row of any other chapter says that the chapter is to come.

    >>> page = render({"S0-7": [Record("perceptron", 4, "holds", ("proved",), "")]}, ["perceptron"])
    >>> "[holds]{.mb-verdict-word} · proved in [](perceptron.ipynb)" in page
    True
    >>> "chapter to come: Winnow for k of r" in page
    True
    """
    present = set(present)
    parts = [_INTRODUCTION, "## The count\n", _summary(records)]
    for lecture in lectures():
        parts.append(_heading(lecture))
        chosen = (row for row in rows() if row.lecture == lecture.id)
        parts += [_render_row(row, records.get(row.id, []), present) for row in chosen]
    return "\n".join([*parts, _render_errata(records)])


def notebooks_in(book: Path) -> list[Path]:
    """Return the notebooks of the folder ``book``: chapters of the ledger first, in their order.

    >>> notebooks_in(Path("no-such-folder"))
    []
    """
    order = list(CHAPTERS)
    place = lambda path: order.index(path.stem) if path.stem in CHAPTERS else len(order)
    return sorted(Path(book).glob("*.ipynb"), key=lambda path: (place(path), path.stem))


def page_of(book: Path) -> str:
    """Return the ledger page for the notebooks in the folder ``book``, as `collect` and `render` do.

    >>> page_of(Path("no-such-folder")).splitlines()[0]
    '# The ledger'
    """
    notebooks = notebooks_in(book)
    return render(collect(notebooks), (path.stem for path in notebooks))


def main(arguments: list[str] | None = None) -> int:
    """Write or check the ledger page of a book; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m mistake_bounds.ledger", description="Write the ledger page of a book."
    )
    parser.add_argument("book", type=Path, metavar="BOOKDIR", help="the folder with the notebooks")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if out of date")
    options = parser.parse_args(arguments)
    if not options.book.is_dir():
        parser.error(f"{options.book} is not a folder")
    page, text = options.book / "ledger.md", page_of(options.book)
    if not options.check:
        page.write_text(text, encoding="utf-8", newline="\n")
        print(f"Wrote {page}")
    elif not page.is_file() or page.read_text(encoding="utf-8") != text:
        print(
            f"{page} is not what the notebooks say. Write it again: {parser.prog} {options.book}",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
