"""The contract of a reader that may be told more than its theorem needs, such as a margin.

`reader_contract` makes the test of the readers of a file.  It is given, by a name, a reader with one optional argument,
a valid value of it, and invalid ones.
"""

from collections.abc import Callable
from functools import partial

import pytest
from each import all_hold

from mistake_bounds.exact import Refusal
from mistake_bounds.proof.values import PRODUCT


def reader_contract(**options: tuple[Callable, object, tuple]):
    """The test: what a reader is told is a number, or a row of them that is read once, or is refused by name."""

    def test():
        all_hold((name, partial(is_read, *given)) for name, given in options.items())

    return test


def is_read(read: Callable, right, wrong: tuple):
    given = values(read(right))
    assert not isinstance(right, tuple) or values(read(iter(right))) == given
    for other in wrong:
        with pytest.raises(Refusal):
            read(other)


def values(reading) -> dict:
    return {name: of for name, of in reading.end.items() if name != PRODUCT}  # one table is not another
