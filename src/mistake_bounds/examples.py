"""Labelled examples: rows x of equal length and labels y in {−1, +1}.

Integers and fractions are kept as they are, so that everything computed from them is exact.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from math import isfinite, isqrt
from random import Random

from mistake_bounds.exact import Number, Refusal, check_width, dot, is_exact, norm2, number


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


@dataclass(frozen=True)
class Examples:
    """Rows ``X`` (m of them, n numbers each) with labels ``y`` (±1), in the order in which they are presented.

    ``X`` and ``y`` may be any sequences or NumPy arrays; they are stored as tuples of Python numbers.
    ``names`` optionally names the n features.  ``labels`` announces others than ±1, such as ("cat", "dog", "hen"), for
    multiclass learners.  Raises `NoExamples`, `BadLabel`, `RaggedRows`, or
    `mistake_bounds.exact.NotANumber` for NaN, infinities and other invalid values.

    >>> examples = Examples([(2, 1), (1, 3)], [+1, -1])
    >>> len(examples), examples.dimension, examples.radius2
    (2, 2, 10)
    >>> Examples([(1, 2)], [0])
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadLabel: label 0 of example 0 is neither -1 nor +1
    """

    X: tuple[tuple[Number, ...], ...]
    y: tuple[Hashable, ...]
    names: tuple[str, ...] | None = None
    labels: tuple[Hashable, ...] = field(default=SIGNS, repr=False)

    def __post_init__(self):
        rows, labels = _plain(self.X), _plain(self.y)
        if not rows:
            raise NoExamples("there are no examples", self.X)
        if len(rows) != len(labels):
            raise RaggedRows(f"{len(rows)} rows but {len(labels)} labels", (len(rows), len(labels)))
        length = len(rows[0]) if hasattr(rows[0], "__len__") else None  # of None _row complains at row 0
        object.__setattr__(self, "X", tuple(_row(i, row, length) for i, row in enumerate(rows)))
        object.__setattr__(self, "labels", SIGNS if self.labels is SIGNS else tuple(self.labels))
        object.__setattr__(self, "y", checked_labels(labels, self.labels))
        if self.names is not None:
            object.__setattr__(self, "names", tuple(self.names))
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

    def margin(self, u) -> Number:
        """min y⟨u, x⟩ over the examples: the margin of ``u`` times ‖u‖, positive exactly when u separates strictly.

        Of floats it is rounded, but where rounding could change its sign it is computed of the fractions that they are.
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

    def distances(self, u, gamma: Number) -> tuple[Number, ...]:
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
        row = tuple(u)
        check_width("u", row, self.dimension)
        return row

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
    places = list(range(len(examples)))
    Random(seed).shuffle(places)
    return replace(examples, X=_taken(examples.X, places), y=_taken(examples.y, places))


def _taken(rows, places: list[int]):
    return rows[places] if hasattr(rows, "shape") else tuple(rows[i] for i in places)


def _plain(values) -> list:
    """A list of what ``values`` holds; NumPy arrays become Python numbers in one call."""
    return values.tolist() if hasattr(values, "tolist") else list(values)


def _row(i: int, row, length: int) -> tuple[Number, ...]:
    if not hasattr(row, "__len__"):
        raise RaggedRows(f"row {i} is the single value {row!r}; write it as ({row!r},)", row)
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
        if label not in labels or isinstance(label, bool) and labels == SIGNS:
            raise BadLabel(f"label {label!r} of example {i} is {_none_of(labels)}", label)
    return tuple(map(int, y)) if labels == SIGNS else tuple(y)


def check_signs(examples: Examples) -> None:
    """Raise `BadLabel` for examples with other labels than ±1.

    >>> check_signs(Examples([(1,)], [0], labels=(0, 1)))
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadLabel: the labels (0, 1) are not −1 and +1
    """
    if examples.labels != SIGNS:
        raise BadLabel(f"the labels {examples.labels} are not −1 and +1", examples.labels)


def _none_of(labels: tuple) -> str:
    return "neither -1 nor +1" if labels == SIGNS else f"none of {', '.join(map(repr, labels))}"


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
