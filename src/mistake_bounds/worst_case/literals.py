"""The exact worst case of crossing off, over the literals of n variables or any other list: every game it can play."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

from mistake_bounds.exact import check_size


def cross_off_literals(n: int, r: int) -> int:
    """The most mistakes of crossing off over the 2n literals of n variables, where r of them make the OR.

    The literals of the target are of different variables.  Raises `BadSize` unless 0 ≤ r ≤ n.  Up to n = 4 it takes
    less than a second.

    >>> [cross_off_literals(3, r) for r in range(4)]
    [4, 3, 2, 1]
    """
    check_size(n, r)
    rows = [tuple(int(bit == on) for bit in row for on in (0, 1)) for row in product((0, 1), repeat=n)]
    return cross_off(rows, [2 * i + 1 for i in range(r)])


def cross_off(rows: Iterable[Sequence[int]], relevant: Iterable[int]) -> int:
    """The most mistakes of crossing off on rows of 0s and 1s, in any order, where the OR of some columns is the target.

    >>> cross_off([(1, 0, 0), (0, 1, 1), (0, 1, 0), (0, 0, 1)], relevant=[0])
    2
    """
    target = frozenset(relevant)
    shown = [frozenset(i for i, bit in enumerate(row) if bit) for row in rows]
    negative = [on for on in shown if not on & target]

    @cache
    def most(listed: frozenset) -> int:
        return max((1 + most(listed - on) for on in negative if on & listed), default=0)

    return most(target.union(*shown))
