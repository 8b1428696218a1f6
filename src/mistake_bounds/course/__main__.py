"""Writes the exercises of a seed and their key into a folder: ``python -m mistake_bounds.course autumn course``."""

import argparse
import sys
from pathlib import Path

from mistake_bounds.course import draw
from mistake_bounds.course.sheet import NotOurs, write


def main(arguments: list[str] | None = None) -> int:
    """Draw and write a course; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m mistake_bounds.course", description="Write exercises with numbers drawn from a seed."
    )
    parser.add_argument("seed", help="any word or number; the same seed gives the same numbers")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("course"), help="where to write (course)")
    parser.add_argument("--chapters", action="store_true", help="and a notebook for each chapter, in a folder chapters")
    options = parser.parse_args(arguments)
    if not options.seed:
        parser.error("an empty seed: name one, such as SEED=autumn")
    try:
        for path in write(draw(options.seed), options.folder):
            print(f"Wrote {path}")
        if options.chapters:
            from mistake_bounds.exercises.sheet import write as write_chapters

            written = write_chapters(options.seed, options.folder / "chapters")
            print(f"Wrote {options.folder / 'chapters'}: {len(written)} notebooks")
    except NotOurs as refused:
        parser.error(str(refused))
    return 0


if __name__ == "__main__":
    sys.exit(main())
