"""The page of errata: what of the lectures does not hold as stated, by grade, and where that is shown."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from mistake_bounds.site.ledger.collect import Record, collect, notebooks_in, outcome_of
from mistake_bounds.site.ledger.page import block
from mistake_bounds.site.ledger.statements import CHAPTERS, GRADES, Erratum, anchor, errata
from mistake_bounds.site.ledger.verdict import OUTCOMES

HEAD = """(errata)=
# Errata

These notes go through five lectures statement by statement, and [the ledger](ledger.md) lists them all. Most hold.
Below is what does not hold as it stands: what is said, in our words, the smallest counterexample that we know, and what
is true instead. The counterexamples are run in the chapters to which the links lead. Such things are found in any
lecture that is read closely enough, and these five deserved it.

A *misprint* leaves no doubt about what was meant. A statement that *needs a hypothesis* is true once something is
added. What is *false* is false however it is read. The word after the number of a statement judges the sentence as it
is printed, the heading judges what was meant by it.
"""
SHARPER = "True, and it could say more"


def page(records: Mapping[str, list[Record]], audits: Iterable[str] = ()) -> str:
    """The page as MyST Markdown; ``audits`` are the chapters with a section for their errata.

    >>> found = {"S3-13": [Record("perceptron", 92, "fails", ("computed exactly",), "")]}
    >>> "**E10** · **The ball must be centred at 0**" in page(found)
    True
    """
    audits = frozenset(audits)
    parts = [HEAD]
    for grade, heading in (*GRADES.items(), ("", SHARPER)):
        parts.append(f"## {heading}\n")
        parts += [_item(one, records, audits) for one in errata() if one.grade == grade]
    return "\n".join(parts)


def not_holding(erratum: Erratum, records: Mapping[str, list[Record]]) -> tuple[tuple[str, str], ...]:
    """The statements of an erratum that were checked and do not hold as they stand, each with its outcome.

    >>> not_holding(errata()[9], {"S3-13": [Record("perceptron", 92, "fails", (), "")]})
    (('S3-13', 'fails'),)
    """
    outcomes = ((id_, outcome_of(records.get(id_, ()))) for id_ in erratum.lectures)
    return tuple((id_, outcome) for id_, outcome in outcomes if outcome not in (None, "holds"))


def _item(one: Erratum, records: Mapping[str, list[Record]], audits: frozenset[str]) -> str:
    return block(
        one.id,
        "mb-erratum",
        f"**{one.id}** · **{one.title}**",
        f"*Said:* {one.said}",
        f"*{'Fails' if one.grade else 'But'}:* {one.fails}",
        f"*True:* {one.repaired}",
        _shown(one, records, audits),
    )


def _shown(one: Erratum, records: Mapping[str, list[Record]], audits: frozenset[str]) -> str:
    """Which statements it is about, what came out for each, and where; or where it will be."""
    statements = ", ".join(_outcome(id_, outcome_of(records.get(id_, ()))) for id_ in one.lectures)
    stems = dict.fromkeys(record.notebook for id_ in one.lectures for record in records.get(id_, ()))
    if not stems:
        return f"{statements}: to come"
    return f"{statements}: {', '.join(_place(stem, audits) for stem in stems)}"


def _outcome(id_: str, outcome: str | None) -> str:
    status = f" {OUTCOMES[outcome][0]}" if outcome else ""
    return f"{{ref}}`{id_} <{anchor(id_)}>`{status}"


def _place(stem: str, audits: frozenset[str]) -> str:
    """A link to the place of an erratum in a chapter: its last section, if that is the section for errata."""
    return f"{{ref}}`{CHAPTERS.get(stem, stem)} <{stem}-audit>`" if stem in audits else f"[]({stem}.ipynb)"


def page_of(book: Path) -> str:
    """The page for the notebooks in the folder ``book``."""
    notebooks = notebooks_in(book)
    audits = [path.stem for path in notebooks if f"({path.stem}-audit)=" in path.read_text(encoding="utf-8")]
    return page(collect(notebooks), audits)
