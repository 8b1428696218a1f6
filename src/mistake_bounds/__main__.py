"""The commands of ``python -m mistake_bounds``: a receipt for one's own data, and proofs of one's own.

* ``certify data.csv --label COLUMN``: run a learner on a file, exactly, and write a receipt;
* ``rocq notes.gd:rate -o rate.v``: write what is proved there as a file that coqc accepts by itself;
* ``check notes.gd:rate``: have the second judge look at what is proved there;
* ``claim notes.gd:rate``: say as data what is claimed there, and on what it rests;
* ``prove claim.json``: a claim as data, answered by a verdict as data (``-`` is standard input);
* ``new my-notes``: make a folder of notes with a proof, which build and test themselves;
* ``mcp``: serve ``prove``, ``check`` and ``claim`` to an assistant (needs ``mistake-bounds[mcp]``).

The exit status is 0 for what is proved, or done; 1 for what is not proved; 2, with a sentence, where it could not be
judged.
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from mistake_bounds.exact import Refusal


def main(arguments: list[str] | None = None) -> int:
    """Do what a command asks; return the exit status, 2 for what is refused."""
    from mistake_bounds.receipts.writing import on_one_line, say

    options = _parser().parse_args(arguments)
    command = options.command
    digits = sys.get_int_max_str_digits()
    try:
        sys.set_int_max_str_digits(99_999)  # of numbers of 400 digits a bound may have thousands
        text, status = _certified(options) if command == "certify" else _proving(options)
        if text and not say(text, sys.stdout):
            wrote = f"wrote {options.to}, but " if getattr(options, "to", None) else ""
            say(on_one_line(f"{command}: {wrote}standard output cannot be written"), sys.stderr)
        return status
    except Refusal as refused:
        problem = str(refused)
    except OSError as error:
        problem = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    except MemoryError:
        problem = "there is not enough memory for the file"
    except KeyboardInterrupt:
        problem = "stopped"
    finally:
        sys.set_int_max_str_digits(digits)
    say(on_one_line(f"{command}: {problem}"), sys.stderr)
    return 2


def _proving(options: argparse.Namespace) -> tuple[str, int]:
    """What is to be said of proofs of one's own, and the exit status."""
    from mistake_bounds import commands
    from mistake_bounds.receipts.writing import on_one_line, say

    if options.command == "new":
        from mistake_bounds.new import new

        return new(options.folder), 0
    if options.command == "mcp":
        from mistake_bounds.mcp import server

        server().run()
        return "", 0
    if options.command == "prove":
        try:
            text = sys.stdin.read() if str(options.claim) == "-" else options.claim.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise Refusal(f"{options.claim} is not a text in UTF-8", options.claim) from error
        answer, status = commands.prove(text)
        if status == 2:
            say(on_one_line(f"prove: {json.loads(answer)['says']}"), sys.stderr)
        return answer, status
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    if options.command == "rocq":
        return commands.rocq(options.address, options.to)
    return (commands.check if options.command == "check" else commands.claim)(options.address)


def _certified(options: argparse.Namespace) -> tuple[str, int]:
    """Write the receipt and the program that checks it; what is to be said of them."""
    from mistake_bounds.receipts import published
    from mistake_bounds.receipts.certify import BEGINNING, certify, summary, text_of
    from mistake_bounds.receipts.table import read_table
    from mistake_bounds.receipts.writing import CHECKER, check_places, write

    data, to, checker = options.data, options.to, options.to.parent / CHECKER
    places = data, to, BEGINNING, published().partition("\n")[0]
    check_places(*places)
    if options.learner == "winnow" and (options.gamma is not None or options.dummy not in (None, "none")):
        raise Refusal("--gamma and --dummy are the Perceptron's: leave them out for Winnow", options)
    dummy = (
        None
        if options.learner == "winnow" or options.dummy == "none"
        else "1"
        if options.dummy is None
        else options.dummy
    )
    with Bar(data) as seen:
        table = read_table(
            data, options.label, options.positive, options.drop, dummy, seen, options.delimiter, options.header,
            options.skip_missing,
        )  # fmt: skip
    receipt, instance = certify(table, options.learner, dummy, options.target, options.gamma, options.passes)
    text = summary(receipt, instance, table.left_out)
    check_places(*places)  # it may have taken a while
    write({checker: published(), to: text_of(receipt)})
    return f"{text}\nWrote {_command(to)}. To check it: {_command(_python(), checker, to, data)}", 0


def _python() -> str:
    return next((name for name in ("python", "python3") if shutil.which(name)), sys.executable)


def _command(*words: str | Path) -> str:
    """A command for the shell."""
    words = [f"./{word}" if str(word).startswith("-") else str(word) for word in words]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def _delimiter(text: str) -> str:
    named = {"comma": ",", "semicolon": ";", "tab": "\t", "\\t": "\t", "bar": "|", "space": " "}
    found = named.get(text.lower(), text)
    if len(found) != 1 or found in '"\r\n\0' or found.isalnum():
        raise argparse.ArgumentTypeError(f"{text!r} is neither one mark nor one of {', '.join(named)}")
    return found


class Parser(argparse.ArgumentParser):
    """A parser that says how a value is given that begins with a minus."""

    def error(self, message: str):
        more = "; write a value that begins with - after an equals sign, as --target=-1,2"
        super().error(message + more * message.endswith("expected one argument"))


def _parser() -> Parser:
    parser = Parser(
        prog="python -m mistake_bounds",
        description="Mistake bounds for your own data, and your own proofs for other judges.",
        epilog="Exit status: 0 for what is proved, or done; 1 for what is not proved; 2 where it could not be judged.",
    )
    commands = parser.add_subparsers(required=True, metavar="certify|rocq|check|claim|prove|new|mcp", dest="command")
    where = "module:name, such as notes.gd:rate: a proof, several, a theorem, or a function that returns one"
    file = commands.add_parser("rocq", help="write what is proved as a file that coqc accepts by itself")
    file.add_argument("address", help=where)
    file.add_argument("-o", dest="to", type=Path, metavar="FILE.v", help="the file; else it is printed")
    second = commands.add_parser("check", help="have the second judge look at what is proved")
    second.add_argument("address", help=where)
    stated = commands.add_parser("claim", help="say as JSON what is claimed, and on what it rests")
    stated.add_argument("address", help=where)
    begun = commands.add_parser("new", help="make a folder of notes with a proof, which build and test themselves")
    begun.add_argument("folder", type=Path, help="a folder that is not there yet")
    commands.add_parser("mcp", help="serve prove, check and claim to an assistant, over standard input and output")
    data = commands.add_parser("prove", help="answer a claim in JSON by a verdict in JSON")
    data.add_argument(
        "claim", type=Path, help='such as {"scalars": "a b", "claim": "2ab <= a^2 + b^2"}; - is standard input'
    )
    one = commands.add_parser("certify", help="run a learner on a file, exactly, and write a receipt")
    one.add_argument("data", type=Path, help="a table in UTF-8; its first line names the columns")
    one.add_argument("--label", required=True, metavar="COLUMN", help="the column of the labels")
    one.add_argument("--learner", choices=("perceptron", "winnow"), default="perceptron")
    one.add_argument(
        "--positive",
        metavar="LABEL",
        help="which label is +, and all others - (of two the larger number, the later word)",
    )
    one.add_argument("--drop", action="append", default=[], metavar="COLUMN", help="a column to leave out; again")
    one.add_argument(
        "--delimiter", type=_delimiter, metavar="MARK", help="what separates cells: a mark, tab or space (it is found)"
    )
    one.add_argument(
        "--header", action=argparse.BooleanOptionalAction,
        help="the first line names the columns, though it looks like an example; or it is one, and they are 1 to n",
    )  # fmt: skip
    one.add_argument("--skip-missing", action="store_true", help="leave out rows with an empty cell, ?, NA or NaN")
    one.add_argument("--dummy", help="the Perceptron's constant input beside the columns (1), or none")
    one.add_argument(
        "--target", help="numbers u for the columns and the dummy, as --target=-1,.5,0, or for Winnow columns: a,b,c"
    )
    one.add_argument("--gamma", help="the margin that the target is asked for")
    one.add_argument("--passes", type=int, default=1, help="how often the file is shown (1)")
    one.add_argument("--to", type=Path, default=Path("receipt.json"), help="the receipt's file (receipt.json)")
    return parser


class Bar:
    """A progress bar on stderr, if that is a terminal: what part of a file was read."""

    def __init__(self, path: Path):
        self.seen = sys.stderr and sys.stderr.isatty()
        self.size = path.stat().st_size if path.exists() else 1
        self.done = self.shown = 0

    def __call__(self, size: int) -> None:
        self.done += size
        part = min(50, self.done * 50 // max(1, self.size))
        if self.seen and part > self.shown:
            self.shown = part
            print(f"\rreading {'#' * part:50} {part * 2:3} %", end="\n" if part == 50 else "", file=sys.stderr)

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *error) -> None:
        if 0 < self.shown < 50:
            print(file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
