"""The record of what Rocq has accepted: `make rocq` writes it; it is valid as long as the files are the same.

A *record* has Rocq's version, the SHA-256 of each file that it accepted, and the axioms of each theorem.  A file that
was changed since, were it by one letter, leaves no record: then no page shows *accepted*.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from graphlib import TopologicalSorter
from hashlib import sha256
from pathlib import Path

BY_HAND = Path(__file__).parent
PRELUDE = "prelude.v"  # stands at the head of proofs.v, and is judged with it
RECORD = "accepted.json"
EXPORTED = "proofs*.v"  # of the book; each rests on those before it, in the order of their names


@dataclass(frozen=True)
class Checked:
    """The assumptions that coqchk, Rocq's second checker, found in all that it loaded: ``axioms``, and ``sealed``, of
    which a module of Rocq's library keeps the definition to itself; and on which day it judged these files first."""

    axioms: tuple[str, ...]
    sealed: tuple[str, ...]
    on: str


@dataclass(frozen=True)
class Accepted:
    """The accepted ``files`` = {file: SHA-256}, ``axioms`` = {"bounds.halving_mistakes": its axioms}, and
    {"proofs": those of any statement of the file}; ``checked`` where coqchk accepted the same files."""

    version: str
    files: Mapping[str, str]
    axioms: Mapping[str, tuple[str, ...]]
    checked: Checked | None = None


def required(texts: Mapping[str, str]) -> dict[str, set[str]]:
    """Of each file those that it requires.

    >>> required({"a": "Require Import Reals.", "b": "Require Import Reals.\\nRequire Export a."})
    {'a': set(), 'b': {'a'}}
    """
    lines = {name: re.findall(r"Require (.*?)\.\s", f"{text}\n", re.DOTALL) for name, text in texts.items()}
    return {name: {word for line in found for word in line.split()} & {*texts} for name, found in lines.items()}


def by_hand() -> dict[str, str]:
    """The texts of the files that are written by hand, and of runs.v, each after those that it requires.

    >>> (*by_hand(),)[0], (*by_hand(),)[-1]
    ('algorithms', 'bounds')
    """
    paths = (path for path in sorted(BY_HAND.glob("*.v")) if path.name != PRELUDE)
    texts = {path.stem: path.read_text(encoding="utf-8") for path in paths}
    return {stem: texts[stem] for stem in TopologicalSorter(required(texts)).static_order()}


def judged(book: Path) -> dict[str, Path]:
    """The files that Rocq judges, in the order in which it takes them: a book's exported proofs, then those by hand.

    >>> list(judged(Path("book")))[:4]
    ['proofs.v', 'proofs_beside.v', 'proofs_later.v', 'algorithms.v']
    """
    exported = sorted(Path(book).glob(EXPORTED))
    return {path.name: path for path in (*exported, *(BY_HAND / f"{stem}.v" for stem in by_hand()))}


def sums(book: Path) -> dict[str, str]:
    """The SHA-256 of each file that Rocq judges, as it is now."""
    return {name: sha256(path.read_bytes()).hexdigest() for name, path in judged(book).items()}


def record_text(accepted: Accepted) -> str:
    """The record as it is stored."""
    axioms = {name: list(used) for name, used in accepted.axioms.items()}
    data = {"rocq": accepted.version, "files": dict(accepted.files), "axioms": axioms}
    if accepted.checked:
        data["coqchk"] = asdict(accepted.checked)
    data["axioms"] = dict(sorted(data["axioms"].items()))
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


@lru_cache(maxsize=4)
def accepted(book: Path) -> Accepted | None:
    """The record of a book's files as they are now; None if there is no record, or one of other files.

    >>> accepted(Path("no-such-folder")) is None
    True
    """
    record = Path(book) / RECORD
    if not record.is_file():
        return None
    data = json.loads(record.read_text(encoding="utf-8"))
    if data["files"] != sums(book):
        return None
    coqchk = data.get("coqchk")
    checked = Checked(tuple(coqchk["axioms"]), tuple(coqchk["sealed"]), coqchk["on"]) if coqchk else None
    axioms = {name: tuple(axioms) for name, axioms in data["axioms"].items()}
    return Accepted(data["rocq"], data["files"], axioms, checked)
