"""Real data that scikit-learn bundles: handwritten digits, and measurements of cells.  Nothing is downloaded.

The digits are 1797 pictures of 8 × 8 pixels with integer grey values 0 … 16.  Source: E. Alpaydin and C. Kaynak,
"Optical Recognition of Handwritten Digits", UCI Machine Learning Repository, 1998 (its test set), as
`sklearn.datasets.load_digits` stores it.  The cells are 569 samples of breast tissue.  Source: W. Wolberg,
O. Mangasarian, N. Street and W. Street, "Breast Cancer Wisconsin (Diagnostic)", UCI Machine Learning Repository, 1993,
as `sklearn.datasets.load_breast_cancer` stores it.
"""

import csv
import gzip
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from importlib.util import find_spec, module_from_spec

from mistake_bounds.exact import Refusal, whole
from mistake_bounds.examples import Examples

TWO_THIRDS = Fraction(2, 3)
_PIXELS = tuple(f"row {row} column {column}" for row in range(8) for column in range(8))


class BadDigit(Refusal):
    """Something that is no digit, or the same digit on both sides; carries it as ``offender``."""


def digits(positive: int = 3, negative: int | None = 5) -> Examples:
    """Pictures of ``positive`` (label +1) and of ``negative`` (label −1; None: of all other digits), as stored.

    64 integers a row, from the top left pixel to the bottom right.  Raises `BadDigit`.

    >>> examples = digits(3, 5)
    >>> len(examples), examples.dimension, examples.exact, examples.names[9]
    (365, 64, True, 'row 1 column 1')
    >>> digits(3, 3)
    Traceback (most recent call last):
        ...
    mistake_bounds.streams.real.BadDigit: 3 cannot be separated from itself
    """
    positive, negative = (None if d is None else whole("digit", d, 0, 9, BadDigit) for d in (positive, negative))
    if positive is None:
        raise BadDigit("a digit is needed for the label +1", positive)
    if positive == negative:
        raise BadDigit(f"{positive!r} cannot be separated from itself", positive)
    wanted = [(row, digit) for row, digit in _pictures() if negative is None or digit in (positive, negative)]
    return Examples([row for row, _ in wanted], [1 if digit == positive else -1 for _, digit in wanted], _PIXELS)


@cache  # 1797 rows of 64, which nothing changes
def _pictures() -> tuple[tuple[tuple[int, ...], int], ...]:
    """Each picture, a tuple of its grey values, with its digit."""
    rows = csv.reader(gzip.decompress(_stored("digits.csv.gz")).decode().splitlines())
    return tuple((tuple(picture), digit) for *picture, digit in (map(int, row) for row in rows))


def _stored(name: str) -> bytes:
    """A file of scikit-learn's data; the package, which takes a second or two to import, is found and not imported."""
    found = find_spec("sklearn")
    if found is None:
        raise ModuleNotFoundError("No module named 'sklearn'", name="sklearn")
    return files(module_from_spec(found)).joinpath("datasets", "data", name).read_bytes()


def even_digits() -> Examples:
    """All 1797 pictures, of even digits (+1) and of odd ones (−1), as stored.

    >>> examples = even_digits()
    >>> len(examples), examples.y[:4]
    (1797, (1, -1, 1, -1))
    """
    pictures = _pictures()
    return Examples([row for row, _ in pictures], [1 - 2 * (digit % 2) for _, digit in pictures], _PIXELS)


def learning_part(make: Callable[..., Examples], share: Fraction = TWO_THIRDS, **arguments) -> Examples:
    """The first ``share`` of the examples of ``make(**arguments)``, rounded down; the others are for `held_out`.

    Neighbours are mostly of one writer, as far as is known, so that few wrote digits of both parts.  Raises `BadDigit`
    for a share that leaves one of the parts without examples.

    >>> len(learning_part(digits)), len(held_out(digits))
    (243, 122)
    """
    examples = make(**arguments)
    return replace(examples, X=examples.X[: _cut(examples, share)], y=examples.y[: _cut(examples, share)])


def held_out(make: Callable[..., Examples], share: Fraction = TWO_THIRDS, **arguments) -> Examples:
    """The examples that are not for `learning_part`."""
    examples = make(**arguments)
    return replace(examples, X=examples.X[_cut(examples, share) :], y=examples.y[_cut(examples, share) :])


def _cut(examples: Examples, share: Fraction) -> int:
    cut = int(share * len(examples))
    if not 0 < cut < len(examples):
        raise BadDigit(f"share={share}: {cut} of {len(examples)} examples to learn from, and some to test on", share)
    return cut


def ten_digits(rows: int | None = None) -> Examples:
    """The first ``rows`` pictures, by default all of them, in the order of the file, with the labels 0 … 9.

    >>> examples = ten_digits(300)
    >>> len(examples), examples.y[:12], examples.labels
    (300, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
    """
    pictures = _pictures()
    count = len(pictures) if rows is None else whole("rows", rows, 1, len(pictures))
    return Examples([row for row, _ in pictures[:count]], [digit for _, digit in pictures[:count]], labels=range(10))


MEASURES = (
    "radius", "texture", "perimeter", "area", "smoothness", "compactness", "concavity", "concave points", "symmetry",
    "fractal dimension",
)  # fmt: skip
KNOWN = [form.format(name) for form in ("mean {}", "{} error", "worst {}") for name in MEASURES]  # in the file's order
MEASURED = ("mean radius", "mean texture", "mean smoothness", "mean concave points", "mean symmetry")


class BadMeasurement(Refusal):
    """A measurement that the data of cells do not have; carries it as ``offender``."""


def breast_cancer(measured: tuple[str, ...] = MEASURED) -> Examples:
    """569 samples, malignant (+1) or benign (−1), by a few of the thirty measurements of their cells.

    Each is a whole number from −100 to 100: hundredths of half its range, counted from the middle of the range.  With
    a constant input and the five measurements that are its default, no separator is right on all of them.
    Raises `BadMeasurement` for an unknown name.

    >>> examples = breast_cancer()
    >>> len(examples), examples.y.count(+1), examples[0]
    (569, 212, ((4, -95, 19, 46, 37), 1))
    """
    for name in measured:
        if name not in KNOWN:
            raise BadMeasurement(f"{name!r} is not one of the measurements: {', '.join(KNOWN)}", name)
    _, *cells = csv.reader(_stored("breast_cancer.csv").decode().splitlines())
    places = map(KNOWN.index, measured)
    columns = [_in_hundredths([Fraction(row[place]) for row in cells]) for place in places]
    return Examples(list(zip(*columns, strict=True)), [1 - 2 * int(kind) for *_, kind in cells], tuple(measured))


def _in_hundredths(values: list[Fraction]) -> list[int]:
    """Where each value lies between the least, −100, and the largest, 100."""
    least = min(values)
    largest = max(values)
    return [round(200 * (value - least) / (largest - least)) - 100 for value in values]
