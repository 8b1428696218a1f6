"""Sparse examples of 0s and 1s: only the ones are kept, so that a million attributes cost no more than are on.

The ones of a row are its *active* attributes; nnz is how many there are in all rows together.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.sparse import csr_array, issparse

from mistake_bounds.engine.arrays import BadArray, array, check_shapes, labels
from mistake_bounds.engine.kernels import is_canonical
from mistake_bounds.exact import Number
from mistake_bounds.examples import SIGNS, BadFeature, Examples, RaggedRows, as_wide

NEEDS = "sparse rows hold 0s and 1s (engine.Arrays(X.toarray(), y) holds any numbers)"


@dataclass(frozen=True, eq=False)
class SparseArrays:
    """Examples on a sparse matrix: ``X`` (m × n, of 0s and 1s, scipy) and labels ``y`` (m, ±1).

    ``X`` is kept as a CSR array with sorted columns, stored zeros dropped and repeated entries added
    up; if it comes like that it is not copied: do not write to it afterwards.  Reading a row out
    gives all its n numbers; ``active(i)`` gives only the ones.  Raises `BadFeature` with value, row
    and column for an entry other than 0 and 1, `BadArray` for anything but a sparse matrix of numbers, or for one that
    contradicts itself, `NoExamples`, `RaggedRows` and `BadLabel` as `mistake_bounds.engine.Arrays` does.

    >>> sparse = SparseArrays(csr_array([[0, 1, 1, 0], [1, 0, 0, 0]]), np.array([1, -1]))
    >>> len(sparse), sparse.dimension, sparse.active(0), sparse[1]
    (2, 4, (1, 2), ((1, 0, 0, 0), -1))
    >>> SparseArrays(csr_array([[0, 1], [2, 0]]), np.array([1, -1]))
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadFeature: row 1, column 0: sparse rows hold 0s and 1s (engine.Arrays(X.toarray(), y) \
holds any numbers), not 2
    """

    X: csr_array
    y: np.ndarray
    labels = SIGNS

    def __post_init__(self):
        y = array("y", self.y)
        X = _canonical(self.X)
        check_shapes(X, y, self.X, self.y)
        object.__setattr__(self, "X", X)
        object.__setattr__(self, "y", labels(y))

    def __len__(self) -> int:
        return self.X.shape[0]

    def __getitem__(self, index: int) -> tuple[tuple[int, ...], int]:
        row = [0] * self.dimension
        for j in self.active(index):
            row[j] = 1
        return tuple(row), int(self.y[index])

    def __iter__(self) -> Iterator[tuple[tuple[int, ...], int]]:
        return map(self.__getitem__, range(len(self)))

    @property
    def dimension(self) -> int:
        """n, the number of attributes."""
        return self.X.shape[1]

    @property
    def exact(self) -> bool:
        """Yes: all entries are integers."""
        return True

    def active(self, index: int) -> tuple[int, ...]:
        """The columns of the ones of a row, increasing."""
        index = range(len(self))[index]
        return tuple(self.columns[self.ends[index] : self.ends[index + 1]].tolist())

    @cached_property
    def most_active(self) -> int:
        """The largest number of ones in a row."""
        return int(np.diff(self.ends).max())

    @property
    def radius2(self) -> int:
        """R² = max ‖x‖², as in `Examples`; here the same as ``most_active``."""
        return self.most_active

    def margin(self, u: Iterable[Number]) -> Number:
        """min y⟨u, x⟩ over the examples, as in `Examples`; ``u`` may be a mapping from columns to what is not zero.

        >>> SparseArrays(csr_array([[0, 1, 1, 0], [1, 0, 0, 0]]), np.array([1, -1])).margin({1: 3, 0: -2})
        2
        """
        entry = (lambda j: u.get(j, 0)) if isinstance(u, Mapping) else as_wide(u, self.dimension).__getitem__
        return min(label * sum(map(entry, self.active(i))) for i, label in enumerate(self.y.tolist()))

    def examples(self, rows: Iterable[int] | None = None, columns: Iterable[int] | None = None) -> Examples:
        """The same as tuples of Python numbers, or only some ``rows`` and ``columns`` of it, in that order.

        Columns are named by their numbers, so that a part keeps their names.

        >>> sparse = SparseArrays(csr_array([[0, 1, 1, 0], [1, 0, 0, 0]]), np.array([1, -1]))
        >>> sparse.examples(rows=[0], columns=[0, 2])
        Examples(X=((0, 1),), y=(1,), names=('0', '2'))
        """
        rows = range(len(self)) if rows is None else list(rows)
        columns = range(self.dimension) if columns is None else [int(j) for j in columns]
        active = [set(self.active(i)) for i in rows]
        X = [tuple(int(j in on) for j in columns) for on in active]
        return Examples(X, [int(self.y[i]) for i in rows], tuple(map(str, columns)))

    @cached_property
    def ends(self) -> np.ndarray:
        """Where rows end in ``columns``: row i has the places ends[i] … ends[i + 1] − 1."""
        return self.X.indptr.astype(np.int64, copy=False)

    @cached_property
    def columns(self) -> np.ndarray:
        """The columns of the ones, row after row; unsigned, so that compiled code need not look for negative ones."""
        signed, unsigned = (np.int32, np.uint32) if self.dimension < 2**31 else (np.int64, np.uint64)
        return self.X.indices.astype(signed, copy=False).view(unsigned)


def _canonical(X) -> csr_array:
    """X as a CSR array of ones in sorted columns, each once; the compiled loops rely on all of it."""
    if not issparse(X):
        raise BadArray(f"X is {type(X).__name__}; give a sparse matrix, or engine.Arrays for a dense one", X)
    if X.ndim != 2:
        raise RaggedRows(f"X has shape {X.shape}; the shape has to be (m, n)", X.shape)
    if X.dtype.kind not in "biuf":
        raise BadArray(f"X holds {X.dtype}; only zeros and ones are possible", X.dtype)
    if X.format == "csr" and is_canonical(X.indptr, X.indices, X.data, X.shape[1]):
        return csr_array(X)
    try:
        if X.format == "csr":
            X.check_format(full_check=True)
        X = csr_array(X)
        if X.dtype.kind == "b":  # where True and True would add up to True
            X = X.astype(np.int8)
        if not X.has_canonical_format:
            X = _wider(X)
            X.sum_duplicates()
    except (ValueError, IndexError) as error:
        raise BadArray(f"X contradicts itself: {error}", X) from error
    if not np.all(X.data == 1):
        bad = np.flatnonzero((X.data != 1) & (X.data != 0))
        if len(bad):
            row = int(np.searchsorted(X.indptr, bad[0], side="right")) - 1
            raise BadFeature(X.data[bad[0]].item(), row, int(X.indices[bad[0]]), NEEDS)
        X = X.copy()
        X.eliminate_zeros()
    return X


def _wider(X) -> csr_array:
    """A copy in which repeated entries cannot overflow when they are added."""
    return X.astype(np.int64 if X.dtype.kind in "iu" else np.float64, copy=True)
