"""Search for every proof of the book again, and write the certificates with which `prove` answers at once.

From them the whole derivation of every theorem and lemma is made, for anybody's checker, when the book is built
(`tools.generated`).  What is kept in the repository is the *list*: the SHA-256 of each theorem's derivation.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from mistake_bounds.proof import Proved
from mistake_bounds.proof.export.json import derivation_data
from mistake_bounds.proof.search.recorded import THEOREMS, collecting
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems.book import FILES, derivations, lemmas_of, results_of

ROOT = Path(__file__).parents[1]
LIST_HEAD = """\
# A line a theorem: its address, the SHA-256 of its derivation, its claim; with * a line for the other proofs of a file.
# A line that changes says that a derivation did. `make` writes the derivations to _build/generated/derivations.json.
"""
RECORDED = ROOT / "src/mistake_bounds/proof/search" / THEOREMS


@cache
def derivations_text() -> str:
    """All derivations of the book as one, a step to a line."""
    return _lines('{"derivation": [', map(_line, derivation_data(*derivations())), "]}")


def list_text() -> str:
    """A line a theorem: address, SHA-256 of the derivation, claim; below those of a file one for all else it proves.

    >>> address, sha256, claim = list_text().splitlines()[2].split(" ", 2)
    >>> address, claim
    ('perceptron.mistake_bound', 'Perceptron mistake bound: M·γ² ≤ R²·‖u‖²')
    """
    return LIST_HEAD + "".join(f"{line}\n" for line in _listed())


def _listed() -> Iterator[str]:
    for file, module in FILES.items():
        besides = []
        for name, result in results_of(module):
            if isinstance(result, Theorem):
                yield f"{file}.{name} {_hash(result.conclusion)} {result}"
                besides += [proof for proof in result.proofs if proof is not result.conclusion]
        besides += lemmas_of(module)
        if besides:
            yield f"{file}.* {_hash(*besides)} {len(besides)} proofs besides"


def _hash(*proofs: Proved) -> str:
    """For one proof the SHA-256 of its ``to_json()``, as the index of claims has it."""
    text = json.dumps({"derivation": derivation_data(*proofs)}, ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def recorded_text() -> str:
    """The certificates that a search without the file finds, a line each; for a process that has proved nothing."""
    with collecting() as found:
        derivations()
    return entries_text(found)


def entries_text(found: dict) -> str:
    """Answers by their questions, a line each."""
    return _lines("{", (f"{json.dumps(key)}: {_line(found[key])}" for key in sorted(found)), "}")


def _line(data) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def _lines(opening: str, lines: Iterable[str], closing: str) -> str:
    return opening + "\n" + ",\n".join(lines) + "\n" + closing + "\n"


if __name__ == "__main__":
    RECORDED.write_text(recorded_text(), encoding="utf-8")
    print(f"Wrote {RECORDED.relative_to(ROOT)}")
