"""What is written and said: nothing that was read, or that certify did not write, is written over."""

import os
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from mistake_bounds.exact import Refusal


class BadPlace(Refusal):
    """A file that is not to be written; carries its path."""


CHECKER = "receipt.py"


def check_places(data: Path, receipt: Path, of_receipt: str, of_checker: str) -> None:
    """Raise `BadPlace` if receipt or checker would replace the data, or a file that certify did not write.

    How a receipt begins, ``of_receipt``, and a checker, ``of_checker``, tells who wrote it.

    Raises `OSError` if it cannot be read.
    """
    if receipt.name.casefold() == CHECKER:
        raise BadPlace(
            f"{receipt} is the name of the program that checks the receipt: --to needs another name", receipt
        )
    if not receipt.parent.is_dir():
        raise BadPlace(f"--to {receipt}: there is no folder {receipt.parent}", receipt)
    for path, beginning in ((receipt, of_receipt), (receipt.parent / CHECKER, of_checker)):
        try:
            os.lstat(path)
        except FileNotFoundError:
            continue
        if data.exists() and os.path.samefile(path, data):
            raise BadPlace(f"{path} is the data file, and would be overwritten: {ELSEWHERE}", path)
        if not path.is_file():
            raise BadPlace(f"{path} exists, and is not a regular file: {ELSEWHERE}", path)
        with open(path, encoding="utf-8", errors="replace") as file:
            if file.read(len(beginning)) != beginning:
                raise BadPlace(f"{path} exists, and was not written by certify: {ELSEWHERE}", path)
        if not os.access(path, os.W_OK):
            raise BadPlace(f"{path} exists, and cannot be overwritten: {ELSEWHERE}", path)


ELSEWHERE = "--to names another file or folder"


def write(texts: dict[Path, str]) -> None:
    """Write all of the files, or none of them.  Raises `OSError` with the file's name."""
    with ExitStack() as folders:
        made = {}
        for path, text in texts.items():
            place = Path(os.path.realpath(path))
            try:
                folder = folders.enter_context(TemporaryDirectory(prefix=".certify-", dir=place.parent))
                made[place] = Path(folder, "written")
                made[place].write_text(text, encoding="utf-8", newline="\n")
            except OSError as error:
                raise OSError(error.errno, error.strerror, str(path)) from None
        for place, written in made.items():
            try:
                os.replace(written, place)
            except OSError as error:
                raise OSError(error.errno, error.strerror, str(place)) from None


def say(text: str, stream) -> bool:
    """Print a text, with escapes for what the stream's encoding lacks; was it possible?"""
    if stream is None:  # it was closed when Python began
        return False
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        print(text.encode(encoding, "backslashreplace").decode(encoding), file=stream, flush=True)
    except (OSError, ValueError):
        _forget(stream)
        return False
    return True


def _forget(stream) -> None:
    """Let Python not try once more when it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        pass


def on_one_line(text: str) -> str:
    """The text with escapes for line breaks, control characters and marks of direction.

    >>> print(on_one_line("a\\nb\\x1b[1m"))
    a\\nb\\x1b[1m
    """
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
