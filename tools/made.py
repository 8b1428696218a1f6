"""Files generated from theorems, chapters and docstrings: write them, or compare them with the stored ones.

    python -m tools.made [FILE …]    write all of them, or those that are named
    python -m tools.made --check     write nothing; name those that differ, and exit 1 if one does

What needs more than the theorems and the stored chapters is generated elsewhere: outputs of notebooks, answers recorded
while they run (`record_chapters`, `record_found`), Rocq's verdicts (`judge_rocq`).
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from mistake_bounds.site import letters, places, reference, resting, results
from mistake_bounds.site.ledger import errors, page_of
from tools import claims, exercise_boards, export_proofs, export_rocq, rocq_runs

ROOT = Path(__file__).parents[1]
BOOK = ROOT / "book"


def generated() -> Mapping[str, Callable[[], str]]:
    """A function that returns the text, for each file by its path from the root, in the order of writing."""
    rocq = {f"book/{name}": partial(_one_of, export_rocq.proofs_texts, name) for name in export_rocq.FILES}
    return {
        "book/errata.md": lambda: errors.page_of(BOOK),
        "book/_map.md": places.map_page,
        "book/results.md": results.page,
        "book/what-theorems-rest-on.md": resting.page,
        "book/notation.md": lambda: letters.page(stored("book/notation.md")),
        "book/library.md": reference.page,
        "book/derivations.json": export_proofs.derivations_text,
        **rocq,
        "book/proofs.json": export_rocq.places_text,
        str(rocq_runs.RUNS.relative_to(ROOT)): rocq_runs.text,
        "book/ledger.md": lambda: page_of(BOOK),
        "book/claims.jsonl": claims.text,
        exercise_boards.FILE: exercise_boards.text,
    }


def _one_of(texts: Callable[[], Mapping[str, str]], name: str) -> str:
    return texts()[name]


def stored(file: str) -> str:
    """The text of a file as it stands, empty where there is none."""
    path = ROOT / file
    return path.read_text(encoding="utf-8") if path.exists() else ""


def differing() -> list[str]:
    """The files whose stored text is out of date."""
    return [file for file, make in generated().items() if make() != stored(file)]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.made", description="Write the generated files, or compare them."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    parser.add_argument(
        "files", nargs="*", choices=[[], *generated()], metavar="FILE", help="a path such as book/results.md"
    )
    options = parser.parse_args()
    if options.check:
        found = differing()
        print("\n".join(f"{file} differs" for file in found) or "All is as it is stored.")
        return int(bool(found))
    for file, make in generated().items():
        if options.files and file not in options.files:
            continue
        (ROOT / file).write_text(make(), encoding="utf-8", newline="\n")
        print(f"Wrote {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
