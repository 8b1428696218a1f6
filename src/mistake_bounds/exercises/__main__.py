"""Writes the exercises of a seed and their key into a folder: ``python -m mistake_bounds.exercises autumn course``."""

import argparse
import sys
from pathlib import Path

from mistake_bounds.exercises.sheet import NotOurs, write


def main(arguments: list[str] | None = None) -> int:
    """Draw and write exercises; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m mistake_bounds.exercises", description="Write exercises with numbers drawn from a seed."
    )
    parser.add_argument("seed", help="any word or number; the same seed gives the same numbers")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("course"), help="where to write (course)")
    options = parser.parse_args(arguments)
    if not options.seed:
        parser.error("an empty seed: name one, such as SEED=autumn")
    try:
        sheet, key, *notebooks = write(options.seed, options.folder)
    except NotOurs as refused:
        parser.error(str(refused))
    print(f"Wrote {sheet}, {key} and {len(notebooks)} notebooks in {notebooks[0].parent}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
