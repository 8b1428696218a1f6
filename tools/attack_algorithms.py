"""Change a statement about an algorithm, or a hypothesis of it: Rocq must refuse the file, and accept it unchanged.

The changes are the chapters' own.  A folder in which `make rocq` has judged the files, _build/rocq unless another is
given, has what they rest on as it was compiled.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mistake_bounds.chapters import each

ROOT = Path(__file__).parents[1]
BY_HAND = ROOT / "src/mistake_bounds/proof/rocq"
COMPILED = ROOT / "_build" / "rocq"


class NothingToChange(LookupError):
    """What was to be changed is no longer in the file."""


def changed(text: str, old: str, new: str) -> str:
    """The text with its last ``old`` replaced.

    >>> changed("a b a", "a", "c")
    'a b c'
    """
    before, found, after = text.rpartition(old)
    if not found:
        raise NothingToChange(f"{old!r} is not there; put the present statement into WRONG_BOUNDS")
    return before + new + after


def accepts(folder: Path, text: str) -> bool:
    """Does Rocq take the text, beside what was compiled in the folder?"""
    (folder / "tried.v").write_text(text, encoding="utf-8")
    return subprocess.run(["coqc", "-q", "tried.v"], cwd=folder, capture_output=True).returncode == 0


def main(compiled: Path) -> int:
    """Try all changes; 1 where a changed file is accepted or an unchanged one is not."""
    changes = [change for own in each("rocq", "WRONG_BOUNDS") for change in own]
    texts = {file: (BY_HAND / f"{file}.v").read_text(encoding="utf-8") for file, _, _ in changes}
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for path in compiled.glob("*.vo"):
            shutil.copy(path, folder)
        wrong = [f"{name}.v unchanged was refused" for name, text in texts.items() if not accepts(folder, text)]
        wrong += [f"{name}.v was accepted with {new!r}" for name, old, new in changes
                  if accepts(folder, changed(texts[name], old, new))]  # fmt: skip
    print(*wrong, f"{len(changes)} changed statements and {len(texts)} as they are: {len(wrong)} wrong", sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else COMPILED))
