"""Advice in blocks: what n experts say in m rounds, made or read when it is needed and never kept as a whole.

A *block* is an array of int8, one row a round, one column an expert, every entry −1 or +1.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from mistake_bounds.engine.arrays import Arrays, BadArray, labels
from mistake_bounds.engine.kernels import count_errors, first_unsigned
from mistake_bounds.exact import check_integer
from mistake_bounds.examples import SIGNS, BadExamples, BadFeature, Examples, NoExamples, RaggedRows
from mistake_bounds.learners.experts import NEEDS
from mistake_bounds.play import Run

AT_ONCE = 2**22  # entries of an array in one block


class OnlyOnce(BadExamples):
    """Blocks that can be gone through once only, so that no run on them could be looked at again; carries them."""


@dataclass(frozen=True, eq=False)
class AdviceBlocks:
    """What `mistake_bounds.engine.Arrays` is, in ``blocks`` of rows, with the m labels ``y`` and n = ``dimension``.

    ``blocks`` is a function that returns the blocks from the first one on, such as a generator function, or a list of
    (memory-mapped) arrays; what it gives must be the same each time.  A row that is read out is found by going
    through the blocks before it.  Raises `OnlyOnce`, `NoExamples`, `RaggedRows`, `BadLabel` and
    `mistake_bounds.exact.BadSize`; the blocks are checked when they come: `BadArray` for one that does not hold
    int8, `RaggedRows` for one of another width and for too few or too many rows, `BadFeature` for an entry that is
    neither −1 nor +1.

    >>> def blocks():
    ...     for label in (1, -1):
    ...         yield np.array([[label, 1], [1, label]], dtype=np.int8)
    >>> advice = AdviceBlocks(blocks, np.array([1, 1, -1, -1]), 2)
    >>> len(advice), advice.dimension, advice[2], advice.examples().X
    (4, 2, ((-1, 1), -1), ((1, 1), (1, 1), (-1, 1), (1, -1)))
    >>> AdviceBlocks(blocks(), np.array([1, 1, -1, -1]), 2)
    Traceback (most recent call last):
        ...
    mistake_bounds.engine.advice.OnlyOnce: the blocks are a generator, which ends; give the function that makes it
    """

    blocks: Callable[[], Iterable[np.ndarray]] | Iterable[np.ndarray]
    y: np.ndarray
    dimension: int
    labels = SIGNS
    exact = True

    def __post_init__(self):
        if isinstance(self.blocks, Iterator):
            name = type(self.blocks).__name__
            raise OnlyOnce(f"the blocks are a {name}, which ends; give the function that makes it", self.blocks)
        if not callable(self.blocks) and not isinstance(self.blocks, Iterable):
            raise BadArray(f"blocks={self.blocks!r}: a function is wanted that returns arrays of int8", self.blocks)
        check_integer("dimension", self.dimension, least=1)
        y = np.asarray(self.y)
        if y.ndim != 1:
            raise RaggedRows(f"y has shape {y.shape}; (m,) is wanted", y.shape)
        if len(y) == 0:
            raise NoExamples("there are no examples", self.y)
        object.__setattr__(self, "y", labels(y))

    def __len__(self) -> int:
        return len(self.y)

    def __iter__(self) -> Iterator[tuple[tuple[int, ...], int]]:
        rows = (tuple(row) for block in self.checked() for row in block.tolist())
        return zip(rows, self.y.tolist(), strict=True)

    def __getitem__(self, index: int) -> tuple[tuple[int, ...], int]:
        index = range(len(self))[index]
        first = 0
        for block in self.checked():
            if index < first + len(block):
                return tuple(block[index - first].tolist()), int(self.y[index])
            first += len(block)
        raise _too_few(first, len(self))  # never reached: ``checked`` raises it before

    def checked(self) -> Iterator[np.ndarray]:
        """The blocks, from the first one on, each known to hold −1 and +1 only and contiguous in memory."""
        shown = 0
        for block in self.blocks() if callable(self.blocks) else self.blocks:
            rows = np.asarray(block)
            if rows.ndim != 2 or rows.shape[1] != self.dimension:
                raise RaggedRows(f"a block has shape {rows.shape}; (rows, {self.dimension}) is wanted", rows.shape)
            if rows.dtype != np.int8:
                raise BadArray(f"a block holds {rows.dtype}; int8 is wanted, as by block.astype('int8')", rows.dtype)
            rows = np.ascontiguousarray(rows)
            refuse_unsigned(rows, shown)
            shown += len(rows)
            if shown > len(self):
                raise RaggedRows(f"{len(self)} labels, but the blocks have {shown} rows or more", (shown, len(self)))
            yield rows
        if shown < len(self):
            raise _too_few(shown, len(self))

    def examples(self) -> Examples:
        """The same as tuples of Python numbers."""
        rows, labels = zip(*self, strict=True)
        return Examples(rows, labels)


def advice_of(examples: Arrays | AdviceBlocks) -> Iterator[np.ndarray]:
    """The advice of one pass, in blocks of int8, checked.

    >>> [block.tolist() for block in advice_of(Arrays(np.array([[1.0, -1.0]]), np.array([1])))]
    [[[1, -1]]]
    """
    if isinstance(examples, AdviceBlocks):
        yield from examples.checked()
        return
    rows = max(1, AT_ONCE // max(1, examples.dimension))
    for first in range(0, len(examples), rows):
        yield np.ascontiguousarray(examples.X[first : first + rows], dtype=np.int8)


def refuse_advice(arrays: Arrays) -> None:
    """Raise `BadFeature` at the first entry of an array that is neither −1 nor +1."""
    if not arrays.exact or arrays.largest > 1:
        row, column = (int(k) for k in np.argwhere((arrays.X != 1) & (arrays.X != -1))[0])
        raise BadFeature(arrays[row][0][column], row, column, NEEDS)
    first = 0
    for block in advice_of(arrays):
        refuse_unsigned(block, first)
        first += len(block)


def refuse_unsigned(rows: np.ndarray, first: int) -> None:
    """Raise `BadFeature` at the first entry that is neither −1 nor +1 of rows that begin with number ``first``."""
    place = first_unsigned(rows)
    if place >= 0:
        row, column = divmod(int(place), rows.shape[1])
        raise BadFeature(rows[row, column].item(), first + row, column, NEEDS)


def errors(run: Run) -> tuple[int, ...]:
    """How often each expert erred in a run on arrays or blocks of advice, over all that was presented.

    The advice is gone through once more; nothing is taken from the run but its examples and passes.

    >>> from mistake_bounds import engine
    >>> from mistake_bounds.learners import WeightedMajority
    >>> advice = Arrays(np.array([[1, -1], [1, 1], [-1, -1]]), np.array([1, 1, 1]))
    >>> errors(engine.play(WeightedMajority(), advice, passes=2))
    (2, 4)
    """
    data, first = run.examples, 0
    if isinstance(data, Arrays):
        refuse_advice(data)
    made = np.zeros(data.dimension, dtype=np.int64)
    for block in advice_of(data):
        count_errors(block, data.y[first : first + len(block)], made)
        first += len(block)
    return tuple(run.passes * count for count in made.tolist())


def _too_few(shown: int, wanted: int) -> RaggedRows:
    return RaggedRows(f"{wanted} labels, but the blocks have {shown} rows only", (shown, wanted))
