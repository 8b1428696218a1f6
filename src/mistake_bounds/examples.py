"""Labelled examples: rows x of equal length and labels y in {−1, +1}.

Integers and fractions are kept as they are, so that everything computed from them is exact.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from math import isfinite, isqrt
from numbers import Real
from random import Random
from typing import Any

from mistake_bounds.exact import (
    BadSize,
    Number,
    Refusal,
    check_width,
    dot,
    is_exact,
    listed,
    norm2,
    number,
    shown,
    whole,
)


class BadExamples(Refusal):
    """Examples that no learner could be given; carries the offending thing as ``offender``."""


class NoExamples(BadExamples):
    """Examples without a row."""


class BadLabel(BadExamples):
    """A label that is not among the valid ones, by default −1 and +1."""


class BadFeature(BadExamples):
    """A feature that a rule cannot take; carries it as ``value``, with its ``row`` and ``column``.

    ``column`` is None where the value is the whole row.
    """

    def __init__(self, value: object, row: int, column: int | None, needs: str):
        where = f"row {row}" if column is None else f"row {row}, column {column}"
        super().__init__(f"{where}: {needs}, not {value!r}", value)
        self.value = value
        self.row = row
        self.column = column


class RaggedRows(BadExamples):
    """Rows of different length, or as many labels as there are not rows."""


class NoExactLength(BadExamples):
    """A row whose Euclidean length is zero or irrational, which no exact unit row has."""


class BadMargin(Refusal):
    """An invalid margin: not an exact number greater than 0; carries it."""


SIGNS = (-1, +1)
ROWS = "give rows of numbers, such as [(1, 2), (2, 1)]"


@dataclass(frozen=True)
class Examples:
    """Rows ``X`` (m of them, n numbers each) with labels ``y`` (±1), in the order in which they are presented.

    ``X`` and ``y`` may be any sequences or NumPy arrays; they are stored as tuples of Python numbers.  ``X`` may be a
    DataFrame of pandas or polars, and ``y`` a column of one.  ``names`` optionally names the n features; unless given
    they are those of the DataFrame.  Real numbers other than −1, 0 and 1 among the labels are labels as they are, for
    regression; ``labels`` announces others than ±1, such as ("cat", "dog", "hen"), for multiclass learners, and None
    takes whatever there is.  Raises `NoExamples`, `BadLabel`, `RaggedRows`, `BadExamples` for anything but rows, or
    `mistake_bounds.exact.NotANumber` for NaN, infinities and other invalid values.

    >>> examples = Examples([(2, 1), (1, 3)], [+1, -1])
    >>> len(examples), examples.dimension, examples.radius2
    (2, 2, 10)
    >>> Examples([(2, 1), (1, 3)], [4, 7]).labels
    (4, 7)
    >>> Examples([(1, 2)], [0])
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadLabel: label 0 of example 0 is neither -1 nor +1: of labels 0 and 1 give 2*y - 1
    """

    X: Any  # any rows are taken, and kept as tuples
    y: Any
    names: Any = None
    labels: Any = field(default=SIGNS, repr=False)

    def __post_init__(self):
        if self.names is None:
            object.__setattr__(self, "names", _names_of(self.X))
        rows, labels = _rows(self.X), _labels(self.y)
        if not rows:
            raise NoExamples("there are no examples", self.X)
        if len(rows) != len(labels):
            raise RaggedRows(f"{len(rows)} rows but {len(labels)} labels: give a label for each row",
                             (len(rows), len(labels)))  # fmt: skip
        if _is_row(labels[0]) and not _is_row(rows[0]):
            raise RaggedRows(f"the rows come first, then the labels: Examples(X, y), not Examples({shown(self.X)}, …)",
                             self.X)  # fmt: skip
        rows = [_as_row(i, row) for i, row in enumerate(rows)]
        object.__setattr__(self, "X", tuple(_row(i, row, len(rows[0])) for i, row in enumerate(rows)))
        if self.labels is None or self.labels is SIGNS and _are_real(labels):
            labels = [number(y, f"label {i}") if _is_number(y) else y for i, y in enumerate(labels)]
            object.__setattr__(self, "labels", tuple(dict.fromkeys(y for y in labels if isinstance(y, Hashable))))
        elif self.labels is not SIGNS:
            announced = _plain("labels", self.labels, "give all that there are, such as ('cat', 'dog')", BadLabel)
            object.__setattr__(self, "labels", tuple(announced))
        object.__setattr__(self, "y", checked_labels(labels, self.labels))
        if self.names is not None:
            names = _plain("names", self.names, "give one for each feature, such as ('height', 'weight')", RaggedRows)
            object.__setattr__(self, "names", tuple(names))
            if len(self.names) != self.dimension:
                raise RaggedRows(f"{len(self.names)} names for {self.dimension} features", self.names)

    def __len__(self) -> int:
        return len(self.X)

    def __iter__(self):
        return iter(zip(self.X, self.y, strict=True))

    def __getitem__(self, index: int) -> tuple[tuple[Number, ...], int]:
        return self.X[index], self.y[index]

    @property
    def dimension(self) -> int:
        """n, the number of features of each row."""
        return len(self.X[0])

    @cached_property
    def exact(self) -> bool:
        """Are all entries integers or fractions?"""
        return all(is_exact(row) for row in self.X)

    @cached_property
    def radius2(self) -> Number:
        """R² = max ‖x‖², the squared radius of the smallest ball *about the origin* that holds every row."""
        return max(map(norm2, self.X))

    def margin(self, u: Iterable[Number]) -> Number:
        """min y⟨u, x⟩ over the examples: the margin of ``u`` times ‖u‖, positive exactly when u separates strictly.

        On floats it is rounded; where that could change its sign it is computed from the fractions that they are.
        Raises `mistake_bounds.exact.BadSize` for a row of another length.

        >>> Examples([(2, 1), (1, 3)], [+1, -1]).margin((2, -1))
        1
        >>> h = 2.0**-53
        >>> Examples([(1.0, 1.5 * h, -1.0, -1.75 * h)], [1]).margin((1, 1, 1, 1)) < 0
        True
        """
        u = self._as_wide(u)
        least = min(y * dot(u, x) for x, y in self)
        if not isinstance(least, float) or not isfinite(least):
            return least
        largest = max(map(abs, u), default=0) * max(abs(value) for row in self.X for value in row)
        if abs(least) > self.dimension**2 * largest * 2.0**-50:  # more than n roundings of a sum of n such products
            return least
        fractions = [Fraction(value) for value in u]
        return float(min(y * dot(fractions, x) for x, y in self.exactly()))

    def distances(self, u: Iterable[Number], gamma: Number) -> tuple[Number, ...]:
        """How far each example falls short of the margin ``gamma`` with ``u``: max(0, γ − y⟨u, x⟩).

        Divided by ‖u‖ it is how far the row has to be moved along yu.  Raises `BadMargin` for γ ≤ 0, and
        `mistake_bounds.exact.BadSize` for a row of another length.

        >>> Examples([(2,), (1,), (1,)], [+1, +1, -1]).distances((1,), 2)
        (0, 1, 3)
        >>> Examples([(2,)], [+1]).distances((1,), 0)
        Traceback (most recent call last):
            ...
        mistake_bounds.examples.BadMargin: the margin 0 is not greater than 0: give a positive one
        """
        gamma = number(gamma, "gamma")
        if not gamma > 0:
            raise BadMargin(f"the margin {gamma} is not greater than 0: give a positive one", gamma, "gamma")
        u = self._as_wide(u)
        return tuple(max(0, gamma - y * dot(u, x)) for x, y in self)

    def _as_wide(self, u) -> tuple:
        """A row to compare with each of these, read once."""
        return as_wide(u, self.dimension)

    def require(self, allowed: Callable[[Number], bool], needs: str) -> None:
        """Raise `BadFeature`, with value, row and column, at the first feature that is not ``allowed``.

        ``needs`` is the requirement, for the message.

        >>> Examples([(1, 0), (0, 2)], [1, 1]).require(lambda v: v in (0, 1), "Winnow needs features 0 or 1")
        Traceback (most recent call last):
            ...
        mistake_bounds.examples.BadFeature: row 1, column 1: Winnow needs features 0 or 1, not 2
        """
        for i, row in enumerate(self.X):
            if not all(map(allowed, set(row))):
                j, value = next((j, value) for j, value in enumerate(row) if not allowed(value))
                raise BadFeature(value, i, j, needs)

    def exactly(self) -> "Examples":
        """The same examples with every float replaced by the fraction that it is.

        >>> Examples([(0.5,)], [1]).exactly().X
        ((Fraction(1, 2),),)
        """
        return replace(self, X=tuple(tuple(number(Fraction(v)) for v in row) for row in self.X))

    def with_dummy(self, value: Number = 1) -> "Examples":
        """Each row with one more entry, the constant ``value``: a threshold becomes an ordinary weight.

        The dummy is appended last, so a separator ⟨w, x⟩ > θ becomes ⟨(w, −θ/value), (x, value)⟩ > 0.

        >>> Examples([(2, 1)], [1]).with_dummy().X
        ((2, 1, 1),)
        """
        names = None if self.names is None else (*self.names, "dummy")
        return replace(self, X=tuple((*row, value) for row in self.X), names=names)

    def scaled(self, factor: Number) -> "Examples":
        """Every entry times ``factor``.

        >>> Examples([(2, 1)], [1]).scaled(100).X
        ((200, 100),)
        """
        return replace(self, X=tuple(tuple(factor * v for v in row) for row in self.X))

    def normalised(self) -> "Examples":
        """Each row divided by its Euclidean length: exact where that length is rational, else in floats.

        Raises `NoExactLength` for a zero row, which has no direction.

        >>> Examples([(3, 4)], [1]).normalised().X
        ((Fraction(3, 5), Fraction(4, 5)),)
        """
        return replace(self, X=tuple(_unit(i, row) for i, row in enumerate(self.X)))


def shuffled(examples, seed: int):
    """The same examples in a random order, the same for the same seed.

    >>> shuffled(Examples([(1,), (2,), (3,)], [1, -1, 1]), seed=1).X
    ((2,), (3,), (1,))
    """
    check_examples(examples)
    places = list(range(len(examples)))
    Random(whole("seed", seed)).shuffle(places)
    return replace(examples, X=_taken(examples.X, places), y=_taken(examples.y, places))


def as_wide(u, n: int) -> tuple:
    """A row of n entries, read once.  Raises `mistake_bounds.exact.BadSize` otherwise."""
    row = listed("u", u, "give a row of numbers, one for each feature", BadSize)
    check_width("u", row, n)
    return row


def _taken(rows, places: list[int]):
    return rows[places] if hasattr(rows, "shape") else tuple(rows[i] for i in places)


def check_examples(examples: object) -> None:
    """Raise `BadExamples` for what no learner can be shown: neither `Examples` nor of a class like it.

    >>> check_examples(([(1, 2)], [1]))
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadExamples: the examples are a tuple, ([(1, 2)], [1]): give Examples(X, y), rows and labels
    """
    if isinstance(examples, type) or not (hasattr(examples, "labels") and hasattr(examples, "dimension")):
        kind = type(examples).__name__
        words = f"the examples are a {kind}, {shown(examples)}: give Examples(X, y), rows and labels"
        raise BadExamples(words, examples)


def _are_real(labels: list) -> bool:
    """Are they numbers of which one is none of −1, 0 and 1?  A 0 among signs is a slip, which is refused."""
    return all(map(_is_number, labels)) and any(label not in (-1, 0, 1) for label in labels)


def _is_number(label) -> bool:
    return isinstance(label, Real) and not isinstance(label, bool)


def _rows(X) -> list:
    """The rows of a table, however it is kept."""
    if _is_sparse(X):
        raise BadExamples(f"X is a sparse matrix of shape {X.shape}: give X.toarray(), or play "
                          "mistake_bounds.engine.SparseArrays(X, y)", X)  # fmt: skip
    if _is_frame(X):
        return list(X.itertuples(index=False, name=None) if hasattr(X, "itertuples") else X.iter_rows())
    if isinstance(X, str | bytes):
        raise BadExamples(f"X={shown(X)}: {ROWS}", X, "X")
    return _plain("X", X, ROWS, BadExamples)


def _names_of(X) -> tuple[str, ...] | None:
    names = tuple(X.columns) if _is_frame(X) else ()
    return names if names and all(isinstance(name, str) for name in names) else None


def _labels(y) -> list:
    if _is_frame(y):
        raise BadLabel("y is a table: give the column of it with the labels, such as y['label']", y)
    return _plain("y", y, "give a label for each row, such as [+1, -1]", BadLabel)


def _plain(name: str, values, what: str, refusal: type[Refusal]) -> list:
    """A list of what ``values`` holds; NumPy arrays become Python numbers in one call."""
    plain = values.tolist() if hasattr(values, "tolist") else values
    if _is_sparse(values):
        raise refusal(f"{name}={shown(values)}: {what}", values, name)
    return plain if type(plain) is list else list(listed(name, plain, what, refusal))


def _is_sparse(values) -> bool:
    return hasattr(values, "toarray")


def _is_frame(values) -> bool:
    return hasattr(values, "columns") and (hasattr(values, "itertuples") or hasattr(values, "iter_rows"))


def _is_row(value) -> bool:
    return isinstance(value, Iterable) and not isinstance(value, str | bytes)


def _as_row(i: int, row):
    """A row with an order and a length."""
    if type(row) in (tuple, list):
        return row
    if isinstance(row, str | bytes):
        raise RaggedRows(f"row {i} is the text {shown(row)}: give a row of numbers, such as (1, 2)", row)
    if not isinstance(row, Iterable) or getattr(row, "ndim", 1) == 0:
        raise RaggedRows(f"row {i} is the single value {shown(row)}; write it as ({shown(row)},)", row)
    return _plain(f"row {i}", row, "give a row of numbers, such as (1, 2)", RaggedRows)


def _row(i: int, row, length: int) -> tuple[Number, ...]:
    if len(row) != length:
        raise RaggedRows(f"row {i} has {len(row)} entries, row 0 has {length}", tuple(row))
    if set(map(type, row)) == {int}:
        return tuple(row)  # most rows are of whole numbers, and there are many
    return tuple(number(value, f"row {i}, column {j}") for j, value in enumerate(row))


def checked_labels(y, labels: tuple = SIGNS) -> tuple:
    """The labels ``y``, each known to be one of ``labels``; raises `BadLabel` at the first that is not.

    >>> checked_labels([1.0, -1]), checked_labels(["cat", "dog"], ("cat", "dog", "hen"))
    ((1, -1), ('cat', 'dog'))
    """
    for i, label in enumerate(y):
        known = isinstance(label, Hashable) and label in labels
        if not known or isinstance(label, bool) and labels == SIGNS:
            raise bad_label(i, label, labels)
    return tuple(map(int, y)) if labels == SIGNS else tuple(y)


def check_signs(examples: Examples) -> None:
    """Raise `BadLabel` for examples with other labels than ±1.

    >>> check_signs(Examples([(1,)], [0], labels=(0, 1)))
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadLabel: the labels (0, 1) are not −1 and +1
    """
    check_examples(examples)
    if examples.labels != SIGNS:
        raise BadLabel(f"the labels {examples.labels} are not −1 and +1", examples.labels)


def bad_label(i: int, label: object, labels: tuple = SIGNS) -> BadLabel:
    """The refusal of a label that is not among the valid ones, with what to do about it."""
    words = f"label {shown(label)} of example {i} is "
    if labels != SIGNS:
        return BadLabel(f"{words}none of {', '.join(map(repr, labels))}", label)
    if isinstance(label, Real) and label in (0, 1):
        advice = "of labels 0 and 1 give 2*y - 1"
    elif _is_row(label):
        advice = "give a row of labels, as y.ravel() is one"
    else:
        advice = "give one of them, or announce others, as in Examples(X, y, labels=('cat', 'dog'))"
    return BadLabel(f"{words}neither -1 nor +1: {advice}", label)


def _unit(i: int, row) -> tuple[Number, ...]:
    length2 = norm2(row)
    if length2 == 0:
        raise NoExactLength(f"row {i} is zero and has no direction", row)
    if is_exact(row):
        length2 = Fraction(length2)
        root = Fraction(isqrt(length2.numerator), isqrt(length2.denominator))
        if root**2 == length2:
            return tuple(number(value / root) for value in row)
    return tuple(float(value) / float(length2) ** 0.5 for value in row)


def literal(attribute: int, value: int) -> str:
    """How "the attribute has the value" is written: attributes are numbered from 1 on a page.

    >>> literal(11, 0)
    'x̄₁₂'
    """
    index = str(attribute + 1).translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"))
    return ("x" if value else "x̄") + index
