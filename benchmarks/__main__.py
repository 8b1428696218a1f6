"""``python -m benchmarks [--quick] [--output PATH]``: measure, print the page, and write it to book/speed.md.

``python -m benchmarks --proofs`` prints how long all proofs take to be judged again, and writes nothing.
"""

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory

BOOK_PAGE = Path(__file__).resolve().parent.parent / "book" / "speed.md"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the engine beside its peers.")
    parser.add_argument("--quick", action="store_true", help="a smoke test of seconds; writes no page by itself")
    parser.add_argument("--output", type=Path, help=f"where to write the page (default: {BOOK_PAGE.name} in book/)")
    parser.add_argument("--proofs", action="store_true", help="time the kernel and the second judge instead")
    options = parser.parse_args()
    if options.proofs:
        from benchmarks.proofs import proofs

        return print(proofs(1 if options.quick else 5))
    with TemporaryDirectory() as empty:
        if not options.quick:  # machine code is compiled, not loaded, so that its time can be measured
            os.environ["NUMBA_CACHE_DIR"] = empty
        from benchmarks.measure import measure
        from benchmarks.page import page

        text = page(measure(options.quick))
    print(text)
    output = options.output or (None if options.quick else BOOK_PAGE)
    if output:
        output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
