"""ORs of r of n attributes, what is known side by side: optimum ≤ exact worst case ≤ sharper bound ≤ the lectures'."""

from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import floor

from mistake_bounds.exact import ceil_log, check_integer, check_size
from mistake_bounds.learners import Winnow
from mistake_bounds.worst_case.optimum import littlestone_disjunction
from mistake_bounds.worst_case.winnow import winnow_disjunction

LARGEST_OPTIMUM = 9


@dataclass(frozen=True)
class Row:
    """Numbers of mistakes on ORs of ``r`` of ``n`` attributes.

    ``optimum`` is what the best algorithm can promise on ORs of at most r (None where it was not
    computed); ``winnow`` Winnow's exact worst case for an OR of exactly r, ``winnow_at_most`` for one
    of at most r, ``cross_off`` that of list-and-cross-off, n − r; ``sharper`` and ``lecture`` are upper
    bounds on ``winnow``, rounded down.
    """

    n: int
    r: int
    optimum: int | None
    winnow: int
    winnow_at_most: int
    cross_off: int
    sharper: int
    lecture: int


def table(n_max: int, demotion: str = "divide", executor: Executor | None = None) -> tuple[Row, ...]:
    """A row for each 1 ≤ n ≤ ``n_max`` and 0 ≤ r ≤ n, exact.

    ``executor``, any `concurrent.futures.Executor`, searches several of them at a time.  Raises `BadSize` for
    n_max < 1, and what `winnow_disjunction` raises.

    >>> table(4)[-3]
    Row(n=4, r=2, optimum=3, winnow=7, winnow_at_most=7, cross_off=2, sharper=10, lecture=20)
    """
    check_integer("n_max", n_max, least=1)
    sizes = [(n, r) for n in range(1, n_max + 1) for r in range(n + 1)]
    search = partial(_searched, demotion=demotion)
    found = dict(zip(sizes, (executor.map if executor else map)(search, sizes), strict=True))
    return tuple(_row(n, r, demotion, found) for n, r in sizes)


def _searched(size: tuple[int, int], demotion: str) -> tuple[int | None, int]:
    """The optimum and Winnow's worst case."""
    n, r = size
    optimum = littlestone_disjunction(n, r) if n <= LARGEST_OPTIMUM else None
    return optimum, winnow_disjunction(n, r, demotion).mistakes


def _row(n, r, demotion, found) -> Row:
    optimum, worst = found[n, r]
    most = max(found[n, at_most][1] for at_most in range(r + 1))
    return Row(n, r, optimum, worst, most, n - r, sharper_bound(n, r, demotion), lecture_bound(n, r))


def sharper_bound(n: int, r: int, demotion: str = "divide") -> int:
    """An upper bound on the mistakes of Winnow on an OR of r of n, rounded down; L is ⌈log₂ n⌉.

    Dividing: 3rL + 1 and 2 + r(3L − 2^(L+1)/n), whichever is less; eliminating: 2rL, and 1 if r = 0.
    Raises `BadSize`, and `mistake_bounds.learners.BadLearner` for another ``demotion``.

    >>> sharper_bound(8, 2), sharper_bound(8, 2, "eliminate")
    (16, 12)
    """
    check_size(n, r)
    L = ceil_log(n)
    if Winnow(demotion=demotion).demotion == "eliminate":
        return 2 * r * L if r else 1
    return min(3 * r * L + 1, floor(2 + r * (3 * L - Fraction(2 ** (L + 1), n))))


def lecture_bound(n: int, r: int) -> int:
    """2 + 3r(1 + log₂ n), rounded down (Blum's lectures, Winnow for ORs).

    >>> lecture_bound(4, 2), lecture_bound(1, 1)
    (20, 5)
    """
    check_size(n, r)
    return 2 + 3 * r + (n ** (3 * r)).bit_length() - 1
