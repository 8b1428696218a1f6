"""Search for every proof of the book anew, and write two files from what is found.

book/derivations.json holds the whole derivation of every theorem and lemma, for anybody's checker; the library's
recorded certificates, with which `prove` answers at once, go to src/mistake_bounds/proof/search/recorded.json.
"""

import json
from pathlib import Path

from mistake_bounds.proof.export.json import derivation_data
from mistake_bounds.proof.search.recorded import FILE, collecting
from mistake_bounds.theorems.book import derivations

ROOT = Path(__file__).parents[1]
DERIVATIONS = ROOT / "book" / "derivations.json"
RECORDED = ROOT / "src/mistake_bounds/proof/search" / FILE


def exported() -> tuple[str, str]:
    """The texts of the two files: the derivations, a step to a line, and the certificates, one to a line."""
    with collecting() as found:
        proofs = derivations()
    return _derivations(proofs), _lines("{", (f"{json.dumps(key)}: {_line(found[key])}" for key in sorted(found)), "}")


def _derivations(proofs) -> str:
    steps = derivation_data(*proofs)
    return _lines('{"derivation": [', map(_line, steps), "]}")


def _line(data) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def _lines(opening: str, lines, closing: str) -> str:
    return opening + "\n" + ",\n".join(lines) + "\n" + closing + "\n"


if __name__ == "__main__":
    for path, text in zip((DERIVATIONS, RECORDED), exported(), strict=True):
        path.write_text(text, encoding="utf-8")
        print(f"Wrote {path.relative_to(ROOT)}")
