"""Files generated from theorems, chapters and docstrings.

    python -m tools.generated [FILE …]    write those that are kept in the repository, or those of them that are named
    python -m tools.generated --check     write nothing; name the kept ones that differ, and exit 1 if one does
    python -m tools.generated --built     write those that are not kept; `make` does it

A file of more than 250 kB is *built*, into _build/generated, a smaller one *kept*; of the derivations their list is
kept.  The pages of the library's rooms are built into book/library.  What needs more than the theorems and the stored
chapters is generated elsewhere, and kept: outputs of notebooks, answers recorded while
they run (`record_chapters`, `record_found`), Rocq's verdicts (`judge_rocq`).
"""

import argparse
import gc
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from mistake_bounds.site import letters, places, reference, resting, results
from mistake_bounds.site.ledger import errors, page_of
from tools import claims, exercise_boards, export_proofs, export_rocq, rocq_runs
from tools.challenge import page as challenge

ROOT = Path(__file__).parents[1]
BOOK = ROOT / "book"
GENERATED = ROOT / "_build" / "generated"
ROOMS = BOOK / "library"


def kept() -> Mapping[str, Callable[[], str]]:
    """A function that returns the text, for each kept file by its path from the root, in the order of writing."""
    return {
        "book/errata.md": lambda: errors.page_of(BOOK),
        "book/_map.md": places.map_page,
        "book/results.md": results.page,
        "book/notation.md": lambda: letters.page(stored("book/notation.md")),
        "book/ledger.md": lambda: page_of(BOOK, export_rocq.rows_accepted()),
        "data/derivations.txt": export_proofs.list_text,
        str(rocq_runs.RUNS.relative_to(ROOT)): rocq_runs.text,
        "book/challenge.md": challenge.page,
        exercise_boards.FILE: exercise_boards.text,
    }


def built() -> Mapping[str, Callable[[], str]]:
    """The same for each file of `GENERATED`."""
    return {
        "what-theorems-rest-on.md": resting.page,
        "library.md": reference.index,
        "derivations.json": export_proofs.derivations_text,
        **{name: partial(_one_of, export_rocq.proofs_texts, name) for name in export_rocq.FILES},
        "proofs.json": export_rocq.places_text,
        "claims.jsonl": claims.text,
    }


def write_rooms() -> None:
    """Write the pages of the library's rooms, and remove those of rooms that are gone."""
    pages = reference.pages()
    for path in ROOMS.glob("*.md"):
        if path.name not in pages:
            path.unlink()
    for name, page in pages.items():
        write(ROOMS / name, page)


def _one_of(texts: Callable[[], Mapping[str, str]], name: str) -> str:
    return texts()[name]


def stored(file: str) -> str:
    """The text of a stored file, empty where there is none."""
    path = ROOT / file
    return path.read_text(encoding="utf-8") if path.exists() else ""


def differing() -> list[str]:
    """The kept files whose stored text is out of date."""
    return [file for file, make in kept().items() if make() != stored(file)]


def write(path: Path, text: str) -> None:
    """Write a file that differs; one that does not keeps its time, by which make and Sphinx go."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"Wrote {path.relative_to(ROOT)}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.generated", description="Write the generated files, or compare them."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a kept file differs")
    parser.add_argument("--built", action="store_true", help="write those that are not kept, into _build/generated")
    parser.add_argument(
        "files", nargs="*", choices=[[], *kept()], metavar="FILE", help="a path such as book/results.md"
    )
    options = parser.parse_args()
    if options.check:
        found = differing()
        print("\n".join(f"{file} differs" for file in found) or "All kept files are up to date.")
        return int(bool(found))
    texts, folder = (built(), GENERATED) if options.built else (kept(), ROOT)
    for file, make in texts.items():
        if not options.files or file in options.files:
            write(folder / file, make())
    if options.built:
        write_rooms()
    return 0


if __name__ == "__main__":
    gc.disable()  # proofs are small values that no circle holds: a fifth of the time went into looking for one
    sys.exit(main())
