"""The record of what Rocq has accepted: `make rocq` writes it; it is valid as long as the files are the same.

A *record* has Rocq's version, the SHA-256 of each file that it accepted, and the axioms of each theorem.  A file that
was changed since, were it by one letter, leaves no record: then no page shows *accepted*.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from graphlib import TopologicalSorter
from hashlib import sha256
from pathlib import Path

BY_HAND = Path(__file__).parent
PRELUDE = "prelude.v"  # is at the head of proofs.v, and is judged with it
EXPORTED = "proofs*.v"  # each rests on those before it, in the order of their names


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


def exported(folder: Path) -> dict[str, str]:
    """The exported files in a folder, each after those that it rests on.

    >>> exported(Path("no-such-folder"))
    {}
    """
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob(EXPORTED))}


def judged(proofs: Mapping[str, str]) -> dict[str, str]:
    """The texts that Rocq judges, by their files, in the order in which it takes them: exported proofs, then by hand.

    >>> list(judged({"proofs.v": ""}))[:2]
    ['proofs.v', 'algorithms.v']
    """
    return {**proofs, **{f"{stem}.v": text for stem, text in by_hand().items()}}


def sums(proofs: Mapping[str, str]) -> dict[str, str]:
    """The SHA-256 of each file that Rocq judges, where ``proofs`` are the exported ones."""
    return {name: sha256(text.encode()).hexdigest() for name, text in judged(proofs).items()}


def record_text(accepted: Accepted) -> str:
    """The stored record."""
    axioms = {name: list(used) for name, used in accepted.axioms.items()}
    data = {"rocq": accepted.version, "files": dict(accepted.files), "axioms": axioms}
    if accepted.checked:
        data["coqchk"] = asdict(accepted.checked)
    data["axioms"] = dict(sorted(data["axioms"].items()))
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def accepted(record: Path, proofs: Mapping[str, str]) -> Accepted | None:
    """The record at that path of the exported ``proofs`` and the files by hand; None if there is none, or of others.

    >>> accepted(Path("no-such-record.json"), {}) is None
    True
    """
    if not Path(record).is_file():
        return None
    data = json.loads(Path(record).read_text(encoding="utf-8"))
    if data["files"] != sums(proofs):
        return None
    coqchk = data.get("coqchk")
    checked = Checked(tuple(coqchk["axioms"]), tuple(coqchk["sealed"]), coqchk["on"]) if coqchk else None
    axioms = {name: tuple(axioms) for name, axioms in data["axioms"].items()}
    return Accepted(data["rocq"], data["files"], axioms, checked)
