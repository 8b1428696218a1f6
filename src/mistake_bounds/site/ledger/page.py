"""The ledger page: every statement, what became of it, how that is known and where to see it."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from mistake_bounds.site.ledger.collect import Record, collect, notebooks_in, outcome_of
from mistake_bounds.site.ledger.statements import Lecture, Row, anchor, errata, lectures, rows
from mistake_bounds.site.ledger.verdict import OUTCOMES, strength

_INTRODUCTION = """\
# The ledger

This page lists every statement of five lectures on online learning: definitions, algorithms,
theorems, steps of proofs, examples, comparisons, open questions. Each is given in our own words
and as the lecture makes it, mistakes included. Below it the page says what became of it in these
notes, and where you can see that for yourself. Nobody writes that part by hand. A chapter ends a check
with a verdict, the verdict refuses evidence that does not support it, and this page is made from
the chapters as they were run.

holds
: The statement stands as the lecture makes it.

holds as amended
: It stands once a hypothesis is added or a constant, an index or a word is changed; the chapter
  shows both why that is needed and that it is enough.

fails
: It is false as it stands, and the chapter shows numbers or a run on which it fails. The erratum that it links to has
  a grade, which says how much is wrong with what was meant: a misprint fails as printed, but is easily corrected.

The word is followed by how we know.

proved
: A certificate was accepted by the proof kernel, and rests on nothing but the algorithm's steps, definitions and
  what the statement itself assumes.

proved, given: …
: The same, but it also rests on what is named there, and that is not proved.

refuted with numbers
: The hypotheses hold at given numbers and the claim does not.

computed exactly
: A finite comparison of whole numbers or fractions that settles the statement.

on instances (N)
: The statement is about all sizes, numbers or streams; it was evaluated, exactly, on N of them.

checked on a run
: Every mistake of a run was examined, and every claim of the theorem held at it. *Fails on a run*: one did not.

<span class="mb-rocq-mark">⊢ Rocq</span>
: The word rests only on proofs, and on runs checked beside them, and Rocq,
  [a kernel that is not ours](two-kernels.md), accepted each of the claims together with everything that it rests on: no
  hypothesis but the algorithm's steps, definitions and what the statement itself assumes.

Below it are the claims that were proved, refuted or checked. A statement names its claims beforehand; a proof of
anything else is refused.

A reference such as L35–41 counts the lines in the plain-text version of the lecture.
[The errata](errata.md) collect what does not hold, with its smallest counterexample, and how it is repaired.
"""

_CLASSES = {"holds": "mb-proved", "amended": "mb-amended", "fails": "mb-refuted"}


def _graded(id_: str) -> str:
    """A link to an erratum, with its grade.

    >>> _graded("E30")
    '{ref}`E30 <e30>` (misprint)'
    """
    (grade,) = (one.grade for one in errata() if one.id == id_)
    return f"{{ref}}`{id_} <{anchor(id_)}>`" + (f" ({grade})" if grade else "")


def _link_to(stem: str) -> str:
    """A link to a notebook; Sphinx puts the title in."""
    return f"[]({stem}.ipynb)"


def block(id_: str, colour: str, *lines: str) -> str:
    """A box that can be linked to."""
    opening = f"({anchor(id_)})=\n:::{{div}} mb-verdict {colour}\n"
    return opening + "\n\n".join(lines) + "\n:::\n"


def _word(word: str) -> str:
    return f"[{word}]{{.mb-verdict-word}}"


def _plain(text: str) -> str:
    """Text with $…$ maths as Markdown that shows it unchanged."""
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
        text = ": " + "; ".join(map(_plain, notes)) if notes else ""
        phrases.append(f"{', '.join(words)} in {_link_to(stem)}{text}")
    return " · ".join(phrases)


def _claims(records: Iterable[Record]) -> list[str]:
    """A line for each way in which claims are known, with their formulas; none where no claim is recorded."""
    by_word = {}
    shown = set()
    for word, latex in sorted((c for record in records for c in record.claims), key=lambda claim: strength(claim[0])):
        if latex not in shown:
            by_word.setdefault(word, []).append(latex)
            shown.add(latex)
    return [f"{_word(word)} " + " · ".join(f"${tex}$" for tex in by_word[word]) for word in by_word]


_ROCQ = '<span class="mb-rocq-mark" role="img" aria-label="accepted by Rocq with all that it rests on">⊢ Rocq</span>'


def _all_proved(records: Iterable[Record]) -> bool:
    """Whether the records rest on proofs of claims, and runs checked beside them, and on nothing else.

    >>> _all_proved([Record("perceptron", 4, "holds", ("proved", "checked on a run"), "")])
    True
    >>> _all_proved([Record("perceptron", 4, "holds", ("proved", "on instances (3)"), "")])
    False
    """
    words = {word for record in records for word in (*record.evidence, *(word for word, _ in record.claims))}
    return "proved" in words and all(word == "proved" or word.startswith("checked") for word in words)


def _status(row: Row, records: list[Record]) -> str:
    """The last line of a row: what came out and where, or what is still to come."""
    outcome = outcome_of(records)
    if outcome is not None:
        return f"{_word(OUTCOMES[outcome][0])} · {_checked_in(records)}"
    if row.expected == "not checkable":
        return f"{_word('nothing to check')} · advice, a pointer to the literature or an open question"
    return _word("to come")


def _render_row(row: Row, records: list[Record], in_rocq: Iterable[str] = ()) -> str:
    status = _status(row, records)
    if row.id in in_rocq and outcome_of(records) in ("holds", "amended") and _all_proved(records):
        status += f" · {_ROCQ}"
    if row.errata:
        status += f" · {'erratum' if len(row.errata) == 1 else 'errata'} {', '.join(map(_graded, row.errata))}"
    colour = _CLASSES.get(outcome_of(records), "mb-unknown")
    head = f"**{row.id}** · {row.kind} · {row.where}"
    return block(row.id, colour, head, row.statement, *_claims(records), status)


def _heading(lecture: Lecture) -> str:
    text = filter(None, (lecture.course, lecture.lecturer, lecture.institution, lecture.date))
    return f"## {lecture.id}: {lecture.title}\n\n{' · '.join(text)}\n"


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


def render(records: Mapping[str, list[Record]], in_rocq: Iterable[str] = ()) -> str:
    """Return the ledger page as MyST Markdown.

    ``records`` is what `collect` found.  ``in_rocq`` are the ids of rows of which Rocq accepted every claim with all
    that it rests on; they have a mark where nothing but proofs is behind them.

    >>> page = render({"S0-7": [Record("perceptron", 4, "holds", ("proved",), "")]})
    >>> "[holds]{.mb-verdict-word} · proved in [](perceptron.ipynb)" in page
    True
    """
    in_rocq = frozenset(in_rocq)
    parts = [_INTRODUCTION, "## The count\n", _summary(records)]
    for lecture in lectures():
        parts.append(_heading(lecture))
        chosen = (row for row in rows() if row.lecture == lecture.id)
        parts += [_render_row(row, records.get(row.id, []), in_rocq) for row in chosen]
    return "\n".join(parts)


def page_of(book: Path, in_rocq: Iterable[str] = ()) -> str:
    """Return the ledger page for the notebooks in the folder ``book``, as `collect` and `render` do.

    >>> page_of(Path("no-such-folder")).splitlines()[0]
    '# The ledger'
    """
    return render(collect(notebooks_in(book)), in_rocq)
