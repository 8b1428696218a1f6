"""``python -m mistake_bounds certify data.csv --label COLUMN --learner perceptron``: a receipt for one's own data."""

import argparse
import sys
from pathlib import Path

from mistake_bounds.exact import Refusal
from mistake_bounds.receipts import published
from mistake_bounds.receipts.certify import certify, text_of, told
from mistake_bounds.receipts.table import read_table


def main(arguments: list[str] | None = None) -> int:
    """Write a receipt and what checks it; return the exit status, 2 for what is refused."""
    options = _parser().parse_args(arguments)
    dummy = None if options.learner == "winnow" or options.dummy == "none" else options.dummy
    try:
        seen = Bar(options.data) if sys.stderr.isatty() else lambda size: None
        table = read_table(options.data, options.label, options.positive, options.drop, dummy, seen)
        receipt, instance = certify(
            table, options.learner, dummy, options.target or "", options.gamma or "", options.passes
        )
        options.to.write_text(text_of(receipt), encoding="utf-8")
        checks = options.to.with_name("receipt.py")
        checks.write_text(published(), encoding="utf-8")
    except Refusal as refused:
        print(f"certify: {refused}", file=sys.stderr)
        return 2
    except OverflowError:
        print("certify: the numbers of the file are too far apart for the search for a target", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"certify: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    print(told(receipt, instance))
    print(f"Wrote {options.to}. To check it: python {checks} {options.to} {options.data}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m mistake_bounds", description="Mistake bounds for your own data.")
    commands = parser.add_subparsers(required=True, metavar="certify")
    one = commands.add_parser("certify", help="run a learner on a file, exactly, and write a receipt")
    one.add_argument("data", type=Path, help="comma-separated values; the first line names the columns")
    one.add_argument("--label", required=True, metavar="COLUMN", help="the column of the labels, of two kinds")
    one.add_argument("--learner", choices=("perceptron", "winnow"), default="perceptron")
    one.add_argument("--positive", metavar="LABEL", help="which of the two is + (the larger number, the later word)")
    one.add_argument("--drop", action="append", default=[], metavar="COLUMN", help="a column to leave out; again")
    one.add_argument("--dummy", default="1", help="the Perceptron's constant input beside the columns (1), or none")
    one.add_argument("--target", help="numbers u, one for each column and the dummy, or for Winnow columns: a,b,c")
    one.add_argument("--gamma", help="the margin that the target is asked for")
    one.add_argument("--passes", type=int, default=1, help="how often the file is shown (1)")
    one.add_argument("--to", type=Path, default=Path("receipt.json"), help="the receipt's file (receipt.json)")
    return parser


class Bar:
    """A progress bar on stderr: what part of a file was read."""

    def __init__(self, path: Path):
        self.size = path.stat().st_size if path.exists() else 1
        self.done = self.shown = 0

    def __call__(self, size: int) -> None:
        self.done += size
        part = self.done * 50 // max(1, self.size)
        if part > self.shown:
            self.shown = part
            print(f"\rreading {'█' * part:50} {part * 2:3} %", end="\n" if part == 50 else "", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
