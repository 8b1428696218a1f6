"""The index of claims, claims.jsonl at the root of the site: a line for each claim that the book proves.

* ``address``, and where the same proof is ``also`` found: `mistake_bounds.theorems.address.proof_at` takes either.
* ``claim`` as text and ``latex`` as a page shows it; what it ``rests`` on, by sort ("condition": of none).
* ``sha256`` of its derivation: of the UTF-8 of ``proof_at(address).to_json()``.
* the judges that ``accepted`` it, and what it is called in ``rocq``.
* the ``pages`` that quote it, first with the box of the theorem; a claim that none quotes has its chapter's.

    python -m tools.claims FILE    renew the pages in a file of which nothing else has changed
"""

import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from mistake_bounds.chapters import records
from mistake_bounds.proof import Proved
from mistake_bounds.proof.export.json import claim_data, hypotheses_data
from mistake_bounds.proof.recheck import statements
from mistake_bounds.proof.sorts import ASSUMPTION, DEFINITION, STEP
from mistake_bounds.site import results
from mistake_bounds.site.ledger.collect import notebooks_in
from mistake_bounds.theorems.address import latex_at, proof_at
from mistake_bounds.theorems.sorts import listed
from tools import export_proofs, export_rocq

BOOK = Path(__file__).parents[1] / "book"
BOX = re.compile(r"(:{3,}|`{3,})\{prf:(?:theorem|corollary|proposition|lemma)\}.*?\n:label: (\S+)(.*?)\n\1", re.DOTALL)
QUOTED = re.compile(r"\{claim\}`([^`]+)`")


def text() -> str:
    """The file: a claim to a line, in the order of the book."""
    return "".join(map(_written, lines()))


def lines() -> Iterator[dict]:
    """What is said of each claim."""
    in_rocq = export_rocq.places()["claims"]
    found: dict[int, list[str]] = {}
    for address in in_rocq:
        if (proof := proof_at(address)) is not None:
            found.setdefault(id(proof), []).append(address)
    replayed = {_canonical(*statement) for statement in statements(export_proofs.derivations_text())}
    rocq, quoted = export_rocq.record(), quoted_on()
    for address, *also in found.values():
        proof = proof_at(address)
        judges = {
            "kernel": type(proof) is Proved,
            "recheck": _canonical(hypotheses_data(proof.given), claim_data(proof.claim)) in replayed,
            f"Rocq {rocq and rocq.version}": rocq is not None,
        }
        yield {
            "address": address,
            "also": also,
            "claim": str(proof.claim),
            "latex": latex_at(address),
            "sha256": sha256(proof.to_json().encode()).hexdigest(),
            "rests": _rests(proof),
            "accepted": [judge for judge, accepts in judges.items() if accepts],
            "rocq": in_rocq[address],
            "pages": _pages([address, *also], quoted),
        }


def _pages(addresses: list[str], quoted: dict[str, list[str]]) -> list[str]:
    places = dict.fromkeys(page for name in addresses for page in quoted.get(name, ()))
    return sorted(places, key=lambda page: "#" not in page) or [_page(_home(addresses[0]))]


def renew(file: Path) -> None:
    """Write the pages of each claim anew, as the notebooks quote it now."""
    quoted, said = quoted_on(), map(json.loads, file.read_text(encoding="utf-8").splitlines())
    renewed = [line | {"pages": _pages([line["address"], *line["also"]], quoted)} for line in said]
    file.write_text("".join(map(_written, renewed)), encoding="utf-8", newline="\n")


def _written(line: dict) -> str:
    return json.dumps(line, ensure_ascii=False) + "\n"


def _canonical(given: list, claim: dict) -> str:
    return json.dumps([given, claim], sort_keys=True)


def _rests(proof: Proved) -> dict[str, list[str]]:
    """The hypotheses by sort, each with its name, and of what it speaks where that is not the whole run."""
    by_sort: dict[str, list[str]] = {sort: [] for sort in (STEP, ASSUMPTION, DEFINITION)}
    for known in listed(proof):
        where = "".join(f"at each {over}, " for over in known.over)
        by_sort.setdefault(known.sort or "condition", []).append(f"{where}{known.claim!r}")
    return by_sort


def quoted_on() -> dict[str, list[str]]:
    """The pages that quote the claim at an address, with the label of the theorem's box where they do it in one."""
    found: dict[str, list[str]] = {}
    of_box = {}
    for notebook, source in _markdown():
        for _, label, inside in BOX.findall(source):
            of_box[label] = _page(notebook, label)
            for address in QUOTED.findall(inside):
                found.setdefault(address, []).append(of_box[label])
        for address in QUOTED.findall(BOX.sub("", source)):
            found.setdefault(address, []).append(_page(notebook))
    for line in (line for group in results.results().values() for line in group):
        found.setdefault(line.of, []).extend(of_box[label] for label in line.labels)
    return found


def _markdown() -> Iterator[tuple[str, str]]:
    """Each cell of text, with the stem of its notebook."""
    for path in notebooks_in(BOOK):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                yield path.stem, "".join(cell["source"])


def _home(address: str) -> str:
    file = address.partition(".")[0]
    return next(chapter.notebook for chapter in records() if file in chapter.files())


def _page(notebook: str, label: str = "") -> str:
    return f"book/{notebook}.html" + (f"#{label}" if label else "")


if __name__ == "__main__":
    renew(Path(sys.argv[1]))
