"""Writes the ledger page of a book, or says whether it is up to date: ``python -m mistake_bounds.ledger book``."""

import argparse
import sys
from pathlib import Path

from mistake_bounds.ledger.page import page_of


def main(arguments: list[str] | None = None) -> int:
    """Write or check the ledger page of a book; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m mistake_bounds.ledger", description="Write the ledger page of a book."
    )
    parser.add_argument("book", type=Path, metavar="BOOKDIR", help="the folder with the notebooks")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if out of date")
    options = parser.parse_args(arguments)
    if not options.book.is_dir():
        parser.error(f"{options.book} is not a folder")
    page, text = options.book / "ledger.md", page_of(options.book)
    if not options.check:
        page.write_text(text, encoding="utf-8", newline="\n")
        print(f"Wrote {page}")
    elif not page.is_file() or page.read_text(encoding="utf-8") != text:
        print(
            f"{page} is not what the notebooks say. Write it again: {parser.prog} {options.book}",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
