"""Examples that stay in a NumPy array: checked once, never turned into tuples.

X is an m × n array of numbers, y the m labels in {−1, +1}.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from mistake_bounds.engine.kernels import survey
from mistake_bounds.exact import NotANumber, Number, dot, norm2, shown
from mistake_bounds.examples import SIGNS, BadExamples, Examples, NoExamples, RaggedRows, as_wide, bad_label

EXACT_BELOW = 2**53  # every integer up to here is a float64


class BadArray(BadExamples):
    """An array of a kind whose numbers are not integers or float64 at heart."""


@dataclass(frozen=True, eq=False)
class Arrays:
    """Examples on arrays: rows ``X`` (m × n, integers or floats) and labels ``y`` (m, ±1).

    A float array whose every entry is an integer counts as integers, so that all runs on it are exact.
    The arrays are not copied: do not write to them afterwards.  Reading entries out gives Python
    numbers.  Raises `NoExamples`, `BadLabel`, `RaggedRows` or `mistake_bounds.exact.NotANumber` as
    `Examples` does, and `BadArray` for a sparse matrix and for other kinds of array (objects, complex, long double):
    put those into `Examples`.

    >>> arrays = Arrays(np.array([[2.0, 1.0], [1.0, 3.0]]), np.array([1, -1]))
    >>> len(arrays), arrays.dimension, arrays.exact, arrays[1]
    (2, 2, True, ((1, 3), -1))
    >>> Arrays(np.array([[1.0, np.nan]]), np.array([1]))
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.numbers.NotANumber: row 0, column 1: nan is not a finite real number
    """

    X: np.ndarray
    y: np.ndarray
    labels = SIGNS

    def __post_init__(self):
        X, y = array("X", self.X), array("y", self.y)
        check_shapes(X, y, self.X, self.y)
        if X.dtype.kind not in "iuf" or X.dtype.itemsize > 8:
            raise BadArray(f"X holds {X.dtype}; give integers of at most 64 bits or float64, such as "
                           f"X.astype({'int' if X.dtype.kind == 'b' else 'float'})", X.dtype)  # fmt: skip
        object.__setattr__(self, "X", X)
        object.__setattr__(self, "y", labels(y))
        _ = self._survey

    def __len__(self) -> int:
        return len(self.X)

    def __getitem__(self, index: int) -> tuple[tuple[Number, ...], int]:
        row = self.X[index].tolist()
        return tuple(map(int, row) if self.exact else row), int(self.y[index])

    def __iter__(self):
        return map(self.__getitem__, range(len(self)))

    @property
    def dimension(self) -> int:
        """n, the number of features of each row."""
        return self.X.shape[1]

    @property
    def exact(self) -> bool:
        """Are all entries integers?"""
        return self._survey[1]

    @property
    def largest(self) -> Number:
        """max|xᵢⱼ|, exactly."""
        return self._survey[0]

    @cached_property
    def least(self) -> Number:
        """min xᵢⱼ, exactly; 0 if there are no entries."""
        return self.X.min(initial=0).item() if self.X.size else 0

    @cached_property
    def floats(self) -> np.ndarray:
        """X as rows of float64; a copy only if X is not that already.  Exact where ``largest`` ≤ 2⁵³."""
        return np.ascontiguousarray(self.X, dtype=np.float64)

    def examples(self) -> Examples:
        """The same as tuples of Python numbers.

        >>> Arrays(np.array([[2, 1]]), np.array([1])).examples()
        Examples(X=((2, 1),), y=(1,), names=None)
        """
        rows, labels = zip(*self, strict=True)
        return Examples(rows, labels)

    @cached_property
    def radius2(self) -> Number:
        """R² = max ‖x‖², as in `Examples`."""
        return max(norm2(x) for x, _ in self)

    def margin(self, u: Iterable[Number]) -> Number:
        """min y⟨u, x⟩ over the examples, as in `Examples`."""
        u = as_wide(u, self.dimension)
        return min(y * dot(u, x) for x, y in self)

    @cached_property
    def _survey(self) -> tuple[Number, bool]:
        """max|xᵢⱼ| and whether all entries are integers; raises `NotANumber` at the first that is not finite."""
        if self.X.size == 0:
            return 0, True
        if self.X.dtype.kind in "iu":
            return max(-int(self.X.min()), int(self.X.max())), True
        values = self.floats.reshape(-1)
        bits, integral, finite = survey(values, values.view(np.int64))
        if not finite:
            bad = int(np.flatnonzero(~np.isfinite(values))[0])
            row, column = divmod(bad, self.dimension)
            raise NotANumber(float(values[bad]), f"row {row}, column {column}")
        largest = float(np.int64(bits).view(np.float64))
        return (int(largest) if integral else largest), bool(integral)


def array(name: str, values) -> np.ndarray:
    """An array of ``values``.  Raises `RaggedRows` where they are none, and `BadArray` for a sparse matrix."""
    if hasattr(values, "toarray"):
        raise BadArray(f"{name} is a sparse matrix: engine.SparseArrays holds one of 0s and 1s, and "
                       f"{name}.toarray() is an array", values)  # fmt: skip
    try:
        return np.asarray(values)
    except ValueError:
        raise RaggedRows(f"{name}={shown(values)} makes no array: its rows have different lengths", values) from None


def check_shapes(X, y: np.ndarray, given_X, given_y) -> None:
    """Raise `RaggedRows` unless X is m × n and y has m entries, and `NoExamples` unless m ≥ 1."""
    if X.ndim != 2 or y.ndim != 1:
        values = "".join(f"; {name} is {shown(given)}" for name, given, bad in
                         (("X", given_X, X.ndim != 2), ("y", given_y, y.ndim != 1)) if bad)  # fmt: skip
        raise RaggedRows(f"X has shape {X.shape} and y {y.shape}; they have to be (m, n) and (m,){values}",
                         (X.shape, y.shape))  # fmt: skip
    if X.shape[0] == 0:
        raise NoExamples("there are no examples", given_X)
    if X.shape[0] != len(y):
        raise RaggedRows(f"{X.shape[0]} rows but {len(y)} labels: give a label for each row", (X.shape[0], len(y)))


def labels(y: np.ndarray) -> np.ndarray:
    """The labels in one byte each, once they are known to be ±1; raises `BadLabel` at the first that is not."""
    bad = np.flatnonzero((y != 1) & (y != -1)) if y.dtype.kind in "iuf" else [0]
    if len(bad):
        i = int(bad[0])
        raise bad_label(i, y[i].item() if isinstance(y[i], np.generic) else y[i])
    return y.astype(np.int8)
