"""A file of separated values as examples: every decimal is the fraction that it is.

The first line names the columns, or they are called 1 to n.  A *separator* is between the cells of a line: a comma,
a semicolon, a tab, a bar or spaces.  One column holds the labels, of two *kinds*, or of one and the rest; the others
are numbers.  All numbers are multiplied by one *scale*, a power of ten, so that they are whole.  A line of empty cells
is no row, and a row in which a value is *missing* is refused or left out.
"""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import chain
from pathlib import Path

from mistake_bounds.examples import BadExamples, Examples

DECIMAL = re.compile(r"([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,9}))?")
LONGEST = 400  # digits of a number
SEPARATORS = {",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars", " ": "spaces"}  # in order of preference
MISSING = {"", "?", "na", "n/a", "#na", "#n/a", "#n/a n/a", "<na>", "nan", "-nan", "null", "none", ".", "\\n",
           "1.#ind", "-1.#ind", "1.#qnan", "-1.#qnan"}  # fmt: skip
MARK = b"\xef\xbb\xbf"  # with which some programs begin a file in UTF-8


class BadTable(BadExamples):
    """A file that is no table of numbers with labels; its message says where."""


@dataclass(frozen=True)
class Table:
    """The examples of a file, their entries times ``scale``, and how it was read.

    ``positive`` is the label that stands for +1, ``negative`` the other, or None if there are several; ``left_out`` are
    the columns that are none of the examples', ``skipped`` counts the rows left out.
    """

    sha256: str
    separator: str
    header: bool
    label: str
    positive: str
    negative: str | None
    left_out: tuple[str, ...]
    skipped: int
    scale: int
    examples: Examples


def quoted(name: str) -> str:
    """A name in quotation marks, as escapes where it cannot be printed, and at most 40 characters of it.

    >>> print(quoted("size"), quoted("a\\nb"), quoted("x" * 99))
    'size' 'a\\nb' 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
    """
    text = repr(name)
    return text if len(text) <= 42 else f"{text[:40]}…{text[0]}"


def listed(names: Sequence[str]) -> str:
    """The first names, quoted, and how many more there are.

    >>> listed("abcdefghijkl")
    "'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' and 4 more"
    """
    more = len(names) - 8
    return ", ".join(map(quoted, names[:8])) + (f" and {more} more" if more > 0 else "")


def name_of(separator: str) -> str:
    """Tabs, for a tab."""
    return SEPARATORS.get(separator, quoted(separator))


@lru_cache(maxsize=10_000)
def whole_and_places(text: str) -> tuple[int, int]:
    """A decimal as (k, d): k/10ᵈ.  Raises `BadTable` for anything else.

    >>> whole_and_places("17.99"), whole_and_places("-2e3"), whole_and_places(" 5.0 ")
    ((1799, 2), (-2000, 0), (5, 0))
    """
    found = DECIMAL.fullmatch(text.strip()) if text.isascii() else None
    if not found or not (found[2] or found[3]):
        raise BadTable(f"{quoted(text.strip())} is not a number" if text.strip() else "the value is missing", text)
    after = (found[3] or "").rstrip("0")
    digits, places = found[2] + after, len(after) - int(found[4] or 0)
    if len(digits) + abs(places) > LONGEST:
        raise BadTable(f"{text.strip()[:20]}… has more than {LONGEST} digits", text)
    value = int(found[1] + (digits or "0"))
    return (value, places) if places > 0 else (value * 10**-places, 0)


def decimal(text: str, where: str) -> tuple[int, int]:
    """The same; a refusal says where."""
    try:
        return whole_and_places(text)
    except BadTable as refused:
        raise BadTable(f"{where}: {refused}", text) from None


def read_table(
    path: Path,
    label: str,
    positive: str | None = None,
    drop: Sequence[str] = (),
    dummy: str | None = None,
    seen: Callable[[int], object] = lambda size: None,
    separator: str | None = None,
    header: bool | None = None,
    skip_missing: bool = False,
) -> Table:
    """Read a file.  ``positive`` is by default the larger of two numbers, and of two words the later in the alphabet.

    If it is given, all other labels stand for −1.  ``drop`` names columns to leave out; ``dummy`` is the constant value
    of one more column.  ``seen`` is told the size of each line.  The ``separator`` is found, if none is given.  Without
    ``header`` the first line is a row; by default it names the columns, unless it looks like a row.  ``skip_missing``
    leaves out rows with missing values.  Raises `BadTable`.
    """
    digest = sha256()
    lines = _lines(path, digest, seen)
    try:
        ahead = []
        for line in lines:
            ahead.append(line)
            if line.strip():
                break
        separator = separator or _separator(ahead, label, header)
        lines = chain(ahead, lines)
        if separator == " ":
            lines = (" ".join(line.split()) + "\n" for line in lines)
        reader = csv.reader(lines, delimiter=separator, strict=True, skipinitialspace=separator != " ")
        first = next(filter(_is_filled, reader), [])
        names = [name.strip() for name in first] if header is not False else [str(j + 1) for j in range(len(first))]
        kept = _columns(path, reader.line_num, names, label, drop, separator, header)
        cells = reader if header is not False else chain([first], reader)
        rows, labels, places, skipped = _rows(cells, reader, names, label, kept, dummy, skip_missing)
    except OSError as error:
        raise BadTable(f"{path}: {error.strerror}", path) from None
    except csv.Error as error:  # the reader has its lines
        name = name_of(separator)
        problem = f"a quotation mark is in the wrong place, or missing, between {name}, or a cell is too long ({error})"
        raise BadTable(f"{path}, line {reader.line_num}: {problem}", path) from None
    if header is None and label in labels:
        at = f"{quoted(label)} is a column's name in the first line, and the label of row {labels.index(label) + 1}"
        raise BadTable(f"{path}: {at}; {INSTEAD}", label)
    plus, minus = _kinds(label, labels, positive)
    columns = (*(names[j] for j in kept), *(["dummy"] if dummy is not None else []))
    left_out = tuple(name for j, name in enumerate(names) if j not in kept and name != label)
    signs = [1 if each == plus else -1 for each in labels]
    how = digest.hexdigest(), separator, header is not False, label, plus, minus, left_out, skipped
    return Table(*how, 10**places, Examples(rows, signs, columns))


def _lines(path: Path, digest, seen: Callable[[int], object]) -> Iterator[str]:
    """The lines, which end with a line feed, a carriage return or both."""
    count = 0
    with open(path, "rb") as file:
        for piece in file:
            digest.update(piece)
            seen(len(piece))
            if not count and piece.startswith((b"\xff\xfe", b"\xfe\xff")):
                raise BadTable(f"{path} is text in UTF-16: save it as UTF-8", path)
            try:
                text = (piece if count else piece.removeprefix(MARK)).decode("utf-8")
            except UnicodeDecodeError as error:
                at, byte = count + 1 + piece.count(b"\r", 0, error.start), error.object[error.start]
                raise BadTable(
                    f"{path}, line {at}: byte {byte:#x} is not UTF-8: save the file as UTF-8", path
                ) from None
            if "\0" in text:
                raise BadTable(
                    f"{path}, line {count + 1}, has a zero byte, so it is not text: save the file as UTF-8", path
                )
            for line in io.StringIO(text, newline=""):
                count += 1
                yield line


def _separator(ahead: list[str], label: str, header: bool | None) -> str:
    """The separator for which the label is a column, and of those the one with the most columns.

    Raises `BadTable` if there is no header to tell which of two separators it is.
    """

    def merit(separator: str) -> tuple:
        line = " ".join(ahead[-1].split()) if separator == " " else ahead[-1]
        try:
            cells = next(csv.reader([line], delimiter=separator, skipinitialspace=separator != " "), [])
        except csv.Error:
            cells = []
        names = range(1, len(cells) + 1) if header is False else (name.strip() for name in cells)
        return label in map(str, names), len(cells) > 1, separator != " ", len(cells)

    merits = {separator: merit(separator) for separator in SEPARATORS} if ahead else {",": ()}
    fine = [separator for separator in merits if merits[separator][:3] == (True, True, True)]
    if header is False and len(fine) > 1:
        both = " or ".join(map(name_of, fine))
        raise BadTable(f"the first row can be separated by {both}: --delimiter says which", ahead[-1])
    return max(merits, key=merits.get)


def _is_filled(cells: Iterable[str]) -> bool:
    return any(map(str.strip, cells))


EXAMPLE = "if that line is an example, --no-header names the columns 1 to n"
INSTEAD = f"{EXAMPLE}; if it names them, say --header"


def _like_numbers(names: list[str], but: int) -> bool:
    """All of them but so many are numbers, or say that one is missing, and not all of these are empty."""

    def is_number(name: str) -> bool:
        try:
            return name.lower() in MISSING or float(name.replace(",", ".")) is not None
        except ValueError:
            return False

    numbers = [name for name in names if is_number(name)]
    return any(numbers) and len(numbers) >= len(names) - but


def _columns(
    path: Path, line: int, names: list[str], label: str, drop: Sequence[str], separator: str, header: bool | None
) -> list[int]:
    """The places of the columns that are attributes."""
    if not names:
        raise BadTable(f"{path} is empty: its first line has to name the columns", path)
    kept = [j for j, name in enumerate(names) if name not in (label, *drop)]
    attributes = [names[j] for j in kept]
    if header is None and (_like_numbers(names, but=1) or _like_numbers(attributes, but=0)):
        problem = f"does not look like names of columns: {listed(names)}"
        raise BadTable(f"{path}, line {line}, {problem}; {INSTEAD}", names)
    for name in (label, *drop):
        if name not in names:
            by = f"separated by {name_of(separator)} (--delimiter names another separator)"
            raise BadTable(f"there is no column {quoted(name)}; the columns are {listed(names)}, {by}", name)
    if "" in attributes:
        at = names.index("") + 1
        raise BadTable(f"column {at} has no name: --drop '' leaves out such columns, as of row numbers", names)
    used = [label, *attributes]
    if twice := [name for name in used if names.count(name) > 1]:
        either = "rename one, or --drop leaves out both"
        raise BadTable(f"the first line calls two columns {quoted(twice[0])}: {either}; {EXAMPLE}", twice[0])
    if not kept:
        raise BadTable("there is no column of numbers beside the labels", path)
    return kept


def _rows(
    cells_of: Iterable[list[str]], reader, names: list[str], label: str, kept: list[int], dummy: str | None, skip: bool
) -> tuple:
    """The rows times 10 to the number of places, the labels, that number, and how many rows were skipped."""
    rows, labels, where, skipped = [], [], names.index(label), 0
    constant = [decimal(dummy, "the dummy (--dummy none is without one)")] if dummy is not None else []
    places = max((d for _, d in constant), default=0)
    for cells in cells_of:
        try:
            row = [whole_and_places(cells[j]) for j in kept]
            sign = cells[where].strip()
            fine = len(cells) == len(names) and not _no_label(sign)
        except (BadTable, IndexError):
            fine = False
        if not fine:
            if not _is_filled(cells):
                continue
            at = f"row {len(rows) + skipped + 1} (line {reader.line_num})"
            if len(cells) != len(names):
                wanted = f"where the first line has {len(names)}, separated by {name_of(reader.dialect.delimiter)}"
                more = "; each column needs a name" if len(cells) > len(names) else ""
                raise BadTable(f"{at} has {len(cells)} value{'s' * (len(cells) != 1)} {wanted}{more}", cells)
            if skip and (_no_label(cells[where]) or any(cells[j].strip().lower() in MISSING for j in kept)):
                skipped += 1
                continue
            for j in kept:
                text = cells[j]
                advice = next(may for form, may in ADVICE if form(text.strip()))
                try:
                    whole_and_places(text)
                except BadTable as refused:
                    raise BadTable(f"{at}, column {quoted(names[j])}: {refused}{advice}", text) from None
            said = f", {quoted(cells[where].strip())}" if cells[where].strip() else ""
            raise BadTable(f"{at}, column {quoted(label)}: the label is missing{said}{MAY_SKIP}", cells)
        labels.append(sign)
        row += constant
        most = max(d for _, d in row)
        if most > places:
            rows = [tuple(v * 10 ** (most - places) for v in earlier) for earlier in rows]
            places = most
        rows.append(tuple(k if d == places else k * 10 ** (places - d) for k, d in row))
    return rows, labels, places, skipped


MAY_SKIP = "; --skip-missing leaves out such rows"
ADVICE = (
    (lambda text: text.lower() in MISSING, MAY_SKIP),
    (
        re.compile(r"[+-]?[0-9.,' ]*,[0-9.,' ]*").fullmatch,
        "; write a decimal comma as a point, and no mark of thousands",
    ),
    (re.compile(r"[^\W\d]").match, "; --drop leaves out a column"),
    (bool, "; write it as -1.5 or 2e-3, or leave out its column by --drop"),
)


def _no_label(text: str) -> bool:
    """None may be a kind."""
    return text.strip().lower() in MISSING - {"none"}


def _kinds(label: str, labels: list[str], positive: str | None) -> tuple[str, str | None]:
    """The label for +1, and the one for −1, if it is one."""
    kinds = list(dict.fromkeys(labels))
    if not kinds:
        raise BadTable("no row of values is left", labels)
    if positive is not None and positive not in kinds:
        raise BadTable(
            f"no row has the label {quoted(positive)} in column {quoted(label)}, only {listed(kinds)}", kinds
        )
    if len(kinds) == 1:
        raise BadTable(f"column {quoted(label)} has to have two kinds of labels, and all are {quoted(kinds[0])}", kinds)
    if positive is None and len(kinds) > 2:
        third = f"{listed(kinds)}, the third in row {labels.index(kinds[2]) + 1}"
        raise BadTable(f"column {quoted(label)} has {len(kinds)} kinds of labels, {third}; {AGAINST}", kinds)
    plus = positive if positive is not None else max(kinds, key=_rank)
    return plus, kinds[kinds[0] == plus] if len(kinds) == 2 else None


AGAINST = "--positive LABEL takes one of them against the rest"


def _rank(label: str) -> tuple:
    """Numbers by size, after them words by the alphabet, after them a plus."""
    try:
        return 0, float(label), label
    except ValueError:
        return 1 + (label == "+"), 0.0, label
