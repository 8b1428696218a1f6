"""A chapter records a verdict on rows of the ledger, with the evidence for it; evidence for something else is refused.

*Evidence* is a proof, a check of a run, a refutation with numbers, an exact comparison, or what was found on some
instances.  The cell's output, an *entry*, carries the verdict as data, with the claims that it rests on.
"""

import html
import re
import reprlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mistake_bounds.exact.refusals import Refusal
from mistake_bounds.site.ledger.statements import Row, anchor, row_of

MIME = "application/vnd.mistake-bounds.ledger+json"
AN_ID = re.compile(r"[A-Za-z]\d+-\d+")  # of a row of the ledger; other words are an author's own

# The words for an outcome, of one row and of several; where a row has several outcomes, the one
# that comes last here stands for it.
OUTCOMES = {
    "holds": ("holds", "hold"),
    "amended": ("holds as amended", "hold as amended"),
    "fails": ("fails", "fail"),
}


class VerdictError(Refusal):
    """Evidence that does not support the verdict it was given for."""


# --- what evidence is -------------------------------------------------------------------------

# Classes are compared by name: this room imports no theorems before a verdict needs one.
PROOF, REFUTATION, CHECK, INSTANCES, TRUTH = "proof", "refutation", "check", "instances", "truth"
SORTS = {
    "Proved": PROOF,
    "Refuted": REFUTATION,
    "Check": CHECK,
    "Instances": INSTANCES,
    **dict.fromkeys(("bool", "bool_", "BooleanTrue", "BooleanFalse"), TRUTH),
}


@dataclass(frozen=True)
class Instances:
    """A statement about all sizes (streams, numbers, …), evaluated exactly on ``count`` of them: true if it held on
    each; ``failed`` is the place of the first on which it did not, counted from 0."""

    count: int
    failed: int | None = None

    def __bool__(self) -> bool:
        return self.count > 0 and self.failed is None


def on_instances(truths: Iterable) -> Instances:
    """What became of a statement on a number of instances; the verdict has their number.

    Raise `VerdictError` for anything that is no boolean.

    >>> on_instances(n * n >= n for n in range(100))
    Instances(count=100, failed=None)
    >>> bool(on_instances(2**n > n**2 for n in range(9)))
    False
    """
    found = []
    for truth in truths:
        if SORTS.get(_kind(truth)) != TRUTH:
            raise VerdictError(f"an instance is true or false, not {reprlib.repr(truth)}", truth)
        found.append(bool(truth))
    return Instances(len(found), None if all(found) else found.index(False))


def _kind(item: object) -> str:
    return type(item).__name__


def _items(outcome: str, evidence: object) -> tuple:
    """The evidence as a tuple of items, each of a sort that there is."""
    items = evidence if type(evidence) is tuple else (evidence,)
    if not items:
        raise VerdictError(f"{outcome}= without evidence", evidence)
    for item in items:
        if not _serves(item, outcome):
            raise VerdictError(f"{outcome}= is not supported by {_kind(item)}: {reprlib.repr(item)}", item)
    return items


def _serves(item: object, outcome: str) -> bool:
    """Whether the item speaks for the outcome: for a failure, numbers, a run or a comparison on which it fails."""
    sort = SORTS.get(_kind(item))
    if outcome == "fails":
        return sort == REFUTATION or (sort == CHECK and not item.ok) or (sort == TRUTH and bool(item))
    return sort == PROOF or (sort == CHECK and item.ok) or (sort in (INSTANCES, TRUTH) and bool(item))


# --- what it is evidence of -------------------------------------------------------------------


def _claims_of(item: object) -> tuple:
    """The claims that a piece of evidence speaks of."""
    match SORTS[_kind(item)]:
        case "proof" | "refutation":
            return (item.claim,)
        case "check":
            return tuple(dict.fromkeys(checked.claim for checked in item.rows))
    return ()


def _is_at(claim: object, reference: str) -> bool:
    """Whether a claim is what a row refers to: the claim at an address, or one that is written out."""
    from mistake_bounds.theorems.address import claims_at, is_address

    return claim in claims_at(reference) if is_address(reference) else str(claim) == reference


def _rests_on(item: object, row: Row) -> tuple:
    """The claims of the item that the row rests on; refuses an item that is about something else."""
    about = _claims_of(item)
    found = tuple(claim for claim in about if any(_is_at(claim, reference) for reference in row.rests))
    if about and not found:
        raise VerdictError(f"{row.id} rests on {_listed(row.rests)}; given is {_subject(item)}", item)
    return found


def _subject(item: object) -> str:
    about = _claims_of(item)
    return f"a {SORTS[_kind(item)]} of {about[0] if len(about) == 1 else f'{len(about)} other claims'}"


def _listed(references: Iterable[str]) -> str:
    return "; ".join(references) or "no claim"


def _nothing_missing(items: tuple, row: Row) -> None:
    """Refuses where nothing is given of a claim that the row rests on."""
    given = [claim for item in items for claim in _claims_of(item)]
    missing = [reference for reference in row.rests if not any(_is_at(claim, reference) for claim in given)]
    if missing:
        raise VerdictError(f"{row.id} rests on {_listed(missing)}, of which nothing is given", items)


# --- the words for it ---------------------------------------------------------------------------


def foreign(proof: object, rows: Iterable[Row]) -> tuple[str, ...]:
    """The names of the hypotheses of a proof that are neither every statement's nor each of the rows' own.

    Every statement's own are the algorithm's steps and definitions: `mistake_bounds.proof.sorts`.
    """
    from mistake_bounds.proof.sorts import DEFINITION, STEP, sort_of

    names = {known.name or str(known) for known in _hypotheses(proof.given) if sort_of(known) not in (STEP, DEFINITION)}
    own = [set(row.own) for row in rows]
    return tuple(sorted(names - set.intersection(*own))) if own else ()


def _hypotheses(given: Iterable) -> Iterator:
    """Claims, also those about what comes in a row, in a row."""
    for known in given:
        if hasattr(known, "kinds"):
            yield from (claim for _, held in known.kinds for claim in _hypotheses(held))
        else:
            yield known


def _word(item: object, outcome: str, rows: tuple[Row, ...]) -> tuple[str, int]:
    """How one piece of evidence establishes the outcome, and on how many instances or runs."""
    match SORTS[_kind(item)]:
        case "proof":
            names = foreign(item, rows)
            return ("proved, given: " + ", ".join(names) if names else "proved"), 0
        case "refutation":
            return "refuted with numbers", 0
        case "check":
            return ("fails" if outcome == "fails" else "checked"), 1
        case "truth" if outcome == "fails" or all(row.finite for row in rows):
            return "computed exactly", 0
        case "truth":
            return "on instances", 1
    return "on instances", item.count


def _counted(word: str, count: int) -> str:
    """The word with its number: of instances, or of runs."""
    if word == "on instances":
        return f"on instances ({count:,})"
    return f"{word} on {'a run' if count == 1 else f'{count} runs'}" if count else word


def strength(word: str) -> int:
    """The place of a word when evidence is listed, the strongest first.

    >>> sorted(["checked on a run", "proved, given: room", "on instances (3)", "proved"], key=strength)
    ['proved', 'proved, given: room', 'on instances (3)', 'checked on a run']
    """
    order = ("proved", "proved, given", "refuted", "computed", "on instances", "checked", "fails")
    return max(place for place, start in enumerate(order) if word.startswith(start))


@dataclass(frozen=True)
class Rested:
    """A claim that a verdict rests on, as plain text and typeset, and the word for how it is known."""

    word: str
    name: str
    text: str
    latex: str


def _weigh(items: tuple, outcome: str, rows: tuple[Row, ...]) -> tuple[tuple[str, ...], tuple[Rested, ...]]:
    """The words for the evidence, with their numbers, and each claim under the strongest word that it has.

    Without rows the evidence is all that the verdict rests on.
    """
    from mistake_bounds.proof.show.forms import latex_beside

    numbers, claims, beside = {}, {}, {}
    for item in items:
        word, count = _word(item, outcome, rows)
        numbers[word] = numbers.get(word, 0) + count
        for claim in (one for row in rows for one in _rests_on(item, row)) if rows else _claims_of(item):
            claims.setdefault(claim, []).append(word)
            beside.setdefault(claim, set()).add(latex_beside(claim, _known_to(item)))
    words = sorted(numbers, key=strength)
    shown = (
        Rested(_counted(word, numbers[word]), claim.name, str(claim), _one_of(beside[claim], claim.latex))
        for word in words
        for claim, known in claims.items()
        if min(known, key=words.index) == word
    )
    return tuple(_counted(word, numbers[word]) for word in words), tuple(shown)


def _known_to(item: object) -> Iterable:
    """What holds wherever a piece of evidence speaks: the hypotheses, or what was found to hold on a run."""
    if SORTS[_kind(item)] == CHECK:
        return [row.claim for row in item.rows if row.times and not row.kind and row.failure is None]
    return item.given


def _one_of(ways: set, otherwise: str) -> str:
    """The one way in which all evidence writes a claim."""
    return next(iter(ways)) if len(ways) == 1 else otherwise


# --- the entry ------------------------------------------------------------------------------------

# As Sphinx marks inline maths, so that the page treats it alike.
_TYPESET = r'<span class="math notranslate nohighlight">\\(\1\\)</span>'


@dataclass(frozen=True, repr=False)
class Entry:
    """A verdict on rows of the ledger, shown by the cell that established it; ``claims`` are what it rests on.

    A verdict of an author who has no ledger is on a statement of the author's ``own``, and has no rows.
    """

    rows: tuple[str, ...]
    outcome: str
    evidence: tuple[str, ...]
    note: str = ""
    claims: tuple[Rested, ...] = ()
    own: str = ""

    @property
    def unexpected(self) -> tuple[Row, ...]:
        """The rows of which something else was expected.

        >>> [row.expected for row in verdict("S0-1 S3-20", holds=True).unexpected]
        ['fails']
        """
        return tuple(row for row in map(row_of, self.rows) if row.expected != self.outcome)

    def _expected(self) -> str:
        return ", ".join(f"{row.id} {row.expected}" for row in self.unexpected)

    def _words(self) -> str:
        return OUTCOMES[self.outcome][len(self.rows) > 1]

    @property
    def _about(self) -> str:
        return self.own or ", ".join(self.rows) or "This"

    def _established(self) -> str:
        """The words for the evidence, each after the names of its claims."""
        phrases = []
        for word in self.evidence:
            names = dict.fromkeys(claim.name or claim.text for claim in self.claims if claim.word == word)
            phrases.append(f"{', '.join(names)} {word}" if names else word)
        return "; ".join(phrases)

    def __repr__(self) -> str:
        text = f"{self._about} {self._words()} ({self._established()})"
        text += f": {self.note}" if self.note else ""
        return text + (f" [expected: {self._expected()}]" if self.unexpected else "")

    def _html(self) -> str:
        """A badge: the rows and what became of them; the page shows how that is known with the layer of checks."""
        rows = ", ".join(f'<a href="ledger.html#{anchor(id_)}">{id_}</a>' for id_ in self.rows)
        links = rows or html.escape(self._about)
        note = re.sub(r"\$([^$]+)\$", _TYPESET, html.escape(self.note, quote=False))
        parts = [
            f'<strong class="mb-{self.outcome}">{self._words()}</strong>',
            f'<span class="mb-more">({html.escape(self._established())}){" " + note if note else ""}</span>',
            f"[expected: {self._expected()}]" if self.unexpected else "",
        ]
        return f'<p class="mb-ledger">{links} {" ".join(filter(None, parts))}</p>'

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict:
        data = {
            "rows": list(self.rows),
            "outcome": self.outcome,
            "evidence": list(self.evidence),
            "claims": [{"word": claim.word, "latex": claim.latex} for claim in self.claims],
            "note": self.note,
        }
        return {"text/plain": repr(self), "text/html": self._html(), **({MIME: data} if self.rows else {})}


def verdict(
    row_ids: str = "",
    *,
    holds: object = None,
    amended: object = None,
    fails: object = None,
    note: str = "",
) -> Entry:
    """Return the entry that records an outcome for the rows of the ledger named in ``row_ids``.

    In notes of your own leave them out, or give words for your statement, such as "gradient descent": then the entry
    says what the evidence shows, and is in no ledger.

    Exactly one of ``holds``, ``amended`` and ``fails`` is given, and it is the evidence: an object
    or a tuple of objects, of the sorts in `SORTS`.  For ``holds`` and for ``amended`` (of the
    repaired statement) these are proofs, checks of runs that found nothing amiss,
    `on_instances`, and True from exact comparisons.  For ``fails`` each must speak against the statement:
    a ``Refuted``, a check of a run whose ``ok`` is False, or True.  ``note`` is plain text with $…$ maths.

    A row names the claims on which it rests.  A proof, refutation or check of something else is refused, and so
    is a verdict that gives nothing for one of them.  Rows named together share their evidence, and it is
    worth what it is worth for the weakest of them.

    Raise `UnknownRow` for an id that is not in the ledger and `VerdictError` for evidence that does not
    support the outcome.  A row of which something else was expected is no error: our checks count, and
    the entry says so.

    >>> from mistake_bounds.theorems import perceptron
    >>> progress, growth = perceptron.mistake_bound().steps
    >>> verdict("S4-22", holds=progress)
    S4-22 holds (progress proved)
    >>> verdict("S4-22", holds=growth)
    Traceback (most recent call last):
        ...
    mistake_bounds.site.ledger.verdict.VerdictError: S4-22 rests on perceptron.mistake_bound[progress]; given is \
a proof of ‖w^+‖² ≤ ‖w‖² + R²
    >>> verdict("The growth of the weights", holds=growth)
    The growth of the weights holds (growth proved)
    >>> verdict("S3-20", fails=4 >= 4, note="the bound is attained")
    S3-20 fails (computed exactly): the bound is attained
    >>> verdict("S2-29", holds=on_instances([1 < 2, 2 < 3]))
    S2-29 holds (on instances (2))
    """
    ids = tuple(dict.fromkeys(row_ids.split()))
    if not any(map(AN_ID.fullmatch, ids)):
        ids = ()
    rows = tuple(map(row_of, ids))
    outcomes = {"holds": holds, "amended": amended, "fails": fails}
    given = [(outcome, evidence) for outcome, evidence in outcomes.items() if evidence is not None]
    if len(given) != 1:
        names = ", ".join(outcome for outcome, _ in given) or "none"
        raise VerdictError(
            f"{row_ids or 'a verdict'}: give exactly one of holds, amended, fails; given: {names}", outcomes
        )
    ((outcome, evidence),) = given
    items = _items(outcome, evidence)
    words, claims = _weigh(items, outcome, rows)
    for row in rows:
        _nothing_missing(items, row)
    return Entry(ids, outcome, words, note, claims, own="" if ids else row_ids)
