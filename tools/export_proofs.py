"""Search for every proof of the book anew, and write the certificates with which `prove` answers at once.

The whole derivation of every theorem and lemma, for anybody's checker, is written from them (`tools.made`).
"""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from mistake_bounds.proof.export.json import derivation_data
from mistake_bounds.proof.search.recorded import THEOREMS, collecting
from mistake_bounds.theorems.book import derivations

ROOT = Path(__file__).parents[1]
DERIVATIONS = ROOT / "book" / "derivations.json"
RECORDED = ROOT / "src/mistake_bounds/proof/search" / THEOREMS


@cache
def derivations_text() -> str:
    """All derivations of the book as one, a step to a line."""
    return _lines('{"derivation": [', map(_line, derivation_data(*derivations())), "]}")


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
