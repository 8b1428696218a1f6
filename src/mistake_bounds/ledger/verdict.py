"""A chapter records a verdict on rows of the ledger, with the evidence for it; evidence for something else is refused.

*Evidence* is a proof, a check of a run, an exact comparison, exact numbers that refute.  The cell's output, an *entry*,
carries the verdict as data.
"""

import html
import re
import reprlib
from dataclasses import dataclass

from mistake_bounds.exact.refusals import Refusal
from mistake_bounds.ledger.statements import Row, UnknownRow, anchor, row_of

MIME = "application/vnd.mistake-bounds.ledger+json"

# The words for an outcome, of one row and of several; where a row has several outcomes, the one
# that comes last here stands for it.
OUTCOMES = {
    "holds": ("holds", "hold"),
    "amended": ("holds as amended", "hold as amended"),
    "fails": ("fails", "fail"),
}


class VerdictError(Refusal):
    """Evidence that does not support the verdict it was given for."""


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
        return tuple(row for row in map(row_of, self.rows) if row.expected != self.outcome)

    def _expected(self) -> str:
        return ", ".join(f"{row.id} {row.expected}" for row in self.unexpected)

    def _words(self) -> str:
        return OUTCOMES[self.outcome][len(self.rows) > 1]

    def __repr__(self) -> str:
        text = f"{', '.join(self.rows)} {self._words()} ({', '.join(self.evidence)})"
        text += f": {self.note}" if self.note else ""
        return text + (f" [expected: {self._expected()}]" if self.unexpected else "")

    def _html(self) -> str:
        links = ", ".join(f'<a href="ledger.html#{anchor(id_)}">{id_}</a>' for id_ in self.rows)
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
    mistake_bounds.ledger.verdict.VerdictError: S0-7: holds= is not supported by bool: False
    """
    ids = tuple(dict.fromkeys(row_ids.split()))
    if not ids:
        raise UnknownRow("a verdict needs the id of a row, such as S0-7")
    for id_ in ids:
        row_of(id_)
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
