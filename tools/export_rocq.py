"""Write every proof of the book for Rocq: book/proofs.v, which `coqc` judges with nothing but its standard library."""

import sys
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

from mistake_bounds.proof import Proved
from mistake_bounds.proof.rocq.export import as_text, exported
from mistake_bounds.theorems.book import MODULES, theorems

ROOT = Path(__file__).parents[1]
PROOFS = ROOT / "book" / "proofs.v"


def chapters() -> Iterator[tuple[str, tuple[Proved, ...], Proved | None]]:
    """Each theorem with what it proves, then what each module of theorems proves besides."""
    for theorem in theorems():
        yield theorem.name, theorem.proofs, theorem.conclusion
    for module in MODULES:
        yield f"Beside {module.__name__.split('.')[-1]}", tuple(_lemmas(module)), None


def proofs_text() -> str:
    """The whole file."""
    return as_text(exported(chapters()))


def _lemmas(module) -> Iterator[Proved]:
    for thing in vars(module).values():
        if hasattr(thing, "cache_info") and not signature(thing).parameters:
            made = thing()
            yield from (part for part in (made if isinstance(made, tuple) else (made,)) if isinstance(part, Proved))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PROOFS
    target.write_text(proofs_text(), encoding="utf-8")
    print(f"Wrote {target}")
