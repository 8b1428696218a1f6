"""The page of errata: what of the lectures does not hold as it stands, by grade, and where that is shown.

    python -m mistake_bounds.ledger.errors book            writes book/errata.md

The ledger has each of them with its counterexample; this page is for reading through.
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from mistake_bounds.ledger.collect import Record, collect, notebooks_in, outcome_of
from mistake_bounds.ledger.statements import CHAPTERS, GRADES, Erratum, anchor, errata
from mistake_bounds.ledger.verdict import OUTCOMES

HEAD = """# Errata

These notes go through five lectures statement by statement. Most statements hold. Below are those that do not hold as
they stand, as far as the chapters have come: what is said, in our words, and what is true instead. The numbers lead to
[the ledger](ledger.md), which has the counterexamples; the word after a number judges the sentence as it is printed,
the heading what was meant by it. Such things are found in any lecture that is read closely
enough, and these five deserved it.

A *misprint* leaves no doubt about what was meant. A statement that *needs a hypothesis* is true once something is
added. What is *false* is so however it is read.
"""


def page(records: Mapping[str, list[Record]], audits: Iterable[str] = ()) -> str:
    """The page as MyST Markdown; ``audits`` are the chapters that tell their errata in a section of their own.

    >>> found = {"S3-13": [Record("perceptron", 92, "fails", ("computed exactly",), "")]}
    >>> "**{ref}`E10 <e10>`** The ball must be centred at 0." in page(found)
    True
    """
    shown = [one for one in errata() if not_holding(one, records)]
    audits = frozenset(audits)
    parts = [HEAD]
    for grade, says in GRADES.items():
        of_grade = [one for one in shown if one.grade == grade]
        if of_grade:
            parts.append(f"## {says}\n")
            parts += [_item(one, records, audits) for one in of_grade]
    return "\n".join(parts)


def not_holding(erratum: Erratum, records: Mapping[str, list[Record]]) -> tuple[tuple[str, str], ...]:
    """The statements of an erratum that were checked and do not hold as they stand, each with its outcome.

    >>> not_holding(errata()[9], {"S3-13": [Record("perceptron", 92, "fails", (), "")]})
    (('S3-13', 'fails'),)
    """
    outcomes = ((id_, outcome_of(records.get(id_, ()))) for id_ in erratum.lectures)
    return tuple((id_, outcome) for id_, outcome in outcomes if outcome not in (None, "holds"))


def _item(one: Erratum, records: Mapping[str, list[Record]], audits: frozenset[str]) -> str:
    found = not_holding(one, records)
    said = ", ".join(f"{{ref}}`{id_} <{anchor(id_)}>` {OUTCOMES[outcome][0]}" for id_, outcome in found)
    stems = dict.fromkeys(record.notebook for id_, _ in found for record in records[id_])
    places = ", ".join(_place(stem, audits) for stem in stems)
    return (
        f"**{{ref}}`{one.id} <{anchor(one.id)}>`** {one.title}.\n"
        f": *Said:* {one.said}\n: *True:* {one.repaired}\n: {said}: {places}\n"
    )


def _place(stem: str, audits: frozenset[str]) -> str:
    """A link to where a chapter tells it: to its last section, if that is where it tells errata."""
    return f"{{ref}}`{CHAPTERS.get(stem, stem)} <{stem}-audit>`" if stem in audits else f"[]({stem}.ipynb)"


def page_of(book: Path) -> str:
    """The page for the notebooks in the folder ``book``."""
    notebooks = notebooks_in(book)
    audits = [path.stem for path in notebooks if f"({path.stem}-audit)=" in path.read_text(encoding="utf-8")]
    return page(collect(notebooks), audits)


if __name__ == "__main__":
    path = Path(sys.argv[1]) / "errata.md"
    path.write_text(page_of(Path(sys.argv[1])), encoding="utf-8", newline="\n")
    print(f"Wrote {path}")
