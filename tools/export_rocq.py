"""Write every proof of the book for Rocq: proofs*.v, which `coqc` judges with nothing but its standard library.

The theorems of the lectures, on which the algorithms rest, come first; then what their modules prove besides; then the
later chapters.  So Rocq can judge the algorithms while it still judges the rest.  With them comes proofs.json:
what each claim of a theorem or lemma is called there, by its address, and on which lemmas those rows of the ledger rest
of which every claim is exported.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from mistake_bounds.proof import Claim, Proved
from mistake_bounds.proof.rocq.accepted import Accepted, accepted
from mistake_bounds.proof.rocq.export import as_texts, exported
from mistake_bounds.proof.rocq.lemmas import Book
from mistake_bounds.proof.rocq.names import words
from mistake_bounds.site.ledger.statements import Row, rows
from mistake_bounds.site.ledger.verdict import foreign
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems.address import claims_at, is_address
from mistake_bounds.theorems.book import FILES as OF_THEOREMS
from mistake_bounds.theorems.book import lemmas_of, results_of, theorems

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "data" / "accepted.json"
FILES = "proofs.v", "proofs_beside.v", "proofs_later.v"
LAST_LECTURE = "experts"


def parts() -> dict[str, tuple]:
    """The chapters of each file."""
    split = list(OF_THEOREMS).index(LAST_LECTURE) + 1
    lectures, later = list(OF_THEOREMS)[:split], list(OF_THEOREMS)[split:]
    chapters = _theorems(lectures), map(_beside, lectures), (*_theorems(later), *map(_beside, later))
    return dict(zip(FILES, map(tuple, chapters), strict=True))


def _theorems(files) -> Iterator[tuple[str, tuple[Proved, ...], Proved]]:
    """The theorems of some files, each with what it proves, in the order of the book."""
    here = {result.name for file in files for _, result in results_of(OF_THEOREMS[file]) if isinstance(result, Theorem)}
    for theorem in theorems():
        if theorem.name in here:
            yield theorem.name, theorem.proofs, theorem.conclusion


def _beside(file: str) -> tuple[str, tuple[Proved, ...], None]:
    """What a file of theorems proves besides."""
    return f"Beside {file}", (*lemmas_of(OF_THEOREMS[file]),), None


@cache
def in_rocq() -> Book:
    """The book in Rocq."""
    return exported(parts())


@cache
def proofs_texts() -> dict[str, str]:
    """The files."""
    return as_texts(in_rocq())


def record() -> Accepted | None:
    """What Rocq said of these files; None where it has not judged them."""
    return accepted(RECORD, proofs_texts())


def rows_accepted() -> Mapping[str, list[str]]:
    """The rows of the ledger of which Rocq accepted every claim, each with its lemmas."""
    return places()["rows"] if record() else {}


@cache
def places() -> dict[str, dict]:
    """What each claim is called in the files, by its address, and the lemmas on which rows of the ledger rest."""
    lemmas = in_rocq().lemmas
    by_claim = {}
    for proof, lemma in lemmas.items():
        by_claim.setdefault(proof.claim, []).append((proof, lemma.name))
    claims = {}
    for file, module in OF_THEOREMS.items():
        for name, result in results_of(module):
            if not name.startswith("_"):
                address = f"{file}.{name}"
                claims |= dict(_called(address, result, lemmas, by_claim))
    written = {}
    for claim in by_claim:
        written.setdefault(str(claim), []).append(claim)
    found = {row.id: _lemmas_of(row, by_claim, written) for row in rows() if row.rests}
    return {"claims": claims, "rows": {id_: names for id_, names in found.items() if names}}


def places_text() -> str:
    """The file with them."""
    return json.dumps(places(), indent=1, ensure_ascii=False) + "\n"


def _called(address: str, result, lemmas: Mapping, by_claim: Mapping) -> Iterator[tuple[str, str]]:
    """Addresses of what a function makes, each with the name in Rocq: that of its own proof, else of its claim."""
    if isinstance(result, Theorem):
        yield address, f"theorem_{words(result.name)}"
        shown = result.proofs
    elif isinstance(result, Mapping):
        shown = [one for one in result.values() if isinstance(one, Claim)]
    else:
        shown = [one for one in (result if isinstance(result, tuple) else (result,)) if isinstance(one, Proved)]
    names = {}
    for one in shown:
        claim = one.claim if isinstance(one, Proved) else one
        if isinstance(one, Proved) and one in lemmas:
            names[claim.name] = lemmas[one].name
        elif claim in by_claim:
            names[claim.name] = by_claim[claim][0][1]
    if names and not isinstance(result, Theorem | Mapping):
        yield address, next(iter(names.values()))
    yield from ((f"{address}[{name}]", called) for name, called in names.items() if name)


def _lemmas_of(row: Row, by_claim: Mapping, written: Mapping) -> list[str]:
    """A lemma for each claim that a row rests on, from nothing but steps, definitions and the row's own hypotheses.

    Empty where one of the claims has no such lemma.
    """
    found = []
    for reference in row.rests:
        claims = claims_at(reference) if is_address(reference) else written.get(reference, ())
        proofs = (known for claim in claims for known in by_claim.get(claim, ()))
        name = next((name for proof, name in proofs if not foreign(proof, (row,))), None)
        if name is None:
            return []
        found.append(name)
    return found
