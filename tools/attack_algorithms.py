"""Change a statement about an algorithm, or a hypothesis of it: Rocq must refuse the file, and accept it unchanged.

For a folder in which `make rocq` has judged the files, _build/rocq unless another is given: what they rest on is taken
from there as it was compiled.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BY_HAND = ROOT / "src/mistake_bounds/proof/rocq"
COMPILED = ROOT / "_build" / "rocq"
CHANGES = (  # a file, what stands there last, and what is put for it
    ("perceptron", "<= R2 * zdot u u.\n", "<= R2 * zdot u u - 1.\n"),
    ("ors", "< 3 * L * size relevant + 2)%nat", "< 2 * L * size relevant + 2)%nat"),
    ("ors", "< 3 * L * size relevant + 2)%nat", "< 3 * L * size relevant + 1)%nat"),
    ("ors", "both relevant x >= 1)%nat) ->\n  (snd", "both relevant x >= 2)%nat) ->\n  (snd"),
    ("perceptron_ors", "+ r * (2 * z - 1) ^ 2.\n", "+ r * (2 * z - 1) ^ 2 - 1.\n"),
    ("perceptron_ors", "+ (2 * z + 3) ^ 2.\n", "+ (2 * z + 3) ^ 2 - 2.\n"),
    ("elimination", "< 2 * L * size relevant + 1)%nat", "< 2 * L * size relevant)%nat"),
    ("elimination", "(1 <= size relevant)%nat ->", "(0 <= size relevant)%nat ->"),
    ("k_of_r", "(2 <= n)%nat -> (1 <= k)", "(1 <= n)%nat -> (1 <= k)"),
    ("k_of_r", "(2 * k * ln (INR n) * r", "(k * ln (INR n) * r"),
    ("strings", "(3 * L * List.length target + 2) <= N ->", "(3 * L * List.length target + 1) <= N ->"),
    ("strings", "(infinite_attributes N examples)) + n <= N.", "(infinite_attributes N examples)) + 2 * n <= N."),
    ("halving", "(2 ^ snd (halving", "(3 ^ snd (halving"),
    ("halving", "(target < n)%nat ->\n  (forall", "(target <= n)%nat ->\n  (forall"),
    ("weighted_majority", "(0 < β < 1)%Q", "(0 < β <= 1)%Q"),
    ("weighted_majority", "ln (2 / (1 + Q2R β)) <=", "ln (3 / (1 + Q2R β)) <="),
    ("weighted_majority", "(best < n)%nat ->\n  (forall", "(best <= n)%nat ->\n  (forall"),
    ("l1_margin", "<= ln (INR n) - entropy u.", "<= ln (INR n) - 2 * entropy u."),
    ("l1_margin", "-> rsum n (entry u) = 1 ->", "-> rsum n (entry u) = 2 ->"),
)


class NothingToChange(LookupError):
    """What was to be changed no longer stands in the file."""


def changed(text: str, old: str, new: str) -> str:
    """The text with its last ``old`` replaced.

    >>> changed("a b a", "a", "c")
    'a b c'
    """
    before, found, after = text.rpartition(old)
    if not found:
        raise NothingToChange(f"{old!r} does not stand there; put the statement as it is now into CHANGES")
    return before + new + after


def accepts(folder: Path, text: str) -> bool:
    """Does Rocq take the text, beside what was compiled in the folder?"""
    (folder / "tried.v").write_text(text, encoding="utf-8")
    return subprocess.run(["coqc", "-q", "tried.v"], cwd=folder, capture_output=True).returncode == 0


def main(compiled: Path) -> int:
    """Try all changes; 1 where a changed file is accepted or an unchanged one is not."""
    texts = {name: (BY_HAND / f"{name}.v").read_text(encoding="utf-8") for name in dict.fromkeys(c[0] for c in CHANGES)}
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for path in compiled.glob("*.vo"):
            shutil.copy(path, folder)
        wrong = [f"{name}.v as it is was refused" for name, text in texts.items() if not accepts(folder, text)]
        wrong += [f"{name}.v was accepted with {new!r}" for name, old, new in CHANGES
                  if accepts(folder, changed(texts[name], old, new))]  # fmt: skip
    print(*wrong, f"{len(CHANGES)} changed statements and {len(texts)} as they are: {len(wrong)} wrong", sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else COMPILED))
