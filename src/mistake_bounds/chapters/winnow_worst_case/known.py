"""What is known of ORs of r of n attributes, side by side: optimum ≤ worst case ≤ sharper bound ≤ the lectures'.

Bounds are read off the claims; L is ⌈log₂ n⌉ and W = 2ᴸ.  And the Perceptron's bounds for given examples and target.
"""

from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
from mistake_bounds.chapters.winnow_worst_case import theorem as cross_off
from mistake_bounds.chapters.winnow_worst_case.worst_case import littlestone_disjunction
from mistake_bounds.exact import ceil_log, checked_integer, checked_size, log2_bounds
from mistake_bounds.theorem.largest import largest_whole

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

    ``executor``, any `concurrent.futures.Executor`, searches several of them at a time.  Raise `BadSize` for
    n_max < 1, and what `winnow_disjunction` raises.

    >>> table(4)[-3]
    Row(n=4, r=2, optimum=3, winnow=7, winnow_at_most=7, cross_off=2, sharper=10, lecture=20)
    """
    n_max = checked_integer("n_max", n_max, least=1)
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
    allowed = largest_whole(cross_off.mistake_bound().conclusion.claim, "M", {"N": n, "r": r})
    return Row(n, r, optimum, worst, most, allowed, sharper_bound(n, r, demotion), lecture_bound(n, r))


def sharper_bound(n: int, r: int, demotion: str = "divide") -> int:
    """The largest number of mistakes that the theorems allow Winnow on an OR of r of n.

    Dividing, the least of what `chapters.winnow_ors.theorem.in_whole_numbers` and ``sharper`` allow.  Raise
    `mistake_bounds.exact.BadSize`, and `mistake_bounds.learners.BadLearner` for another ``demotion``.

    >>> sharper_bound(8, 2), sharper_bound(8, 2, "eliminate")
    (16, 12)
    """
    n, r = checked_size(n, r)
    L = ceil_log(n)
    sizes = {"n": n, "r": r, "L": L, "W": 2**L}
    if Winnow(demotion=demotion).demotion == "divide":
        return min(largest_whole(proof.claim, "M", sizes) for proof in (winnow.in_whole_numbers(), winnow.sharper()))
    # The theorem needs r ≥ 1: without a relevant attribute, the first mistake takes all weight off.
    return largest_whole(winnow.elimination().conclusion.claim, "M", sizes) if r else 1


def lecture_bound(n: int, r: int) -> int:
    """The largest number of mistakes that the lectures' bound allows, in which log₂ n need not be whole.

    >>> lecture_bound(4, 2), lecture_bound(1, 1)
    (20, 5)
    """
    n, r = checked_size(n, r)
    bits = 64
    while True:  # until bounds on log₂ n, which is whole or irrational, agree
        logs = (Fraction(log, 2**bits) for log in log2_bounds(n, bits))
        low, high = (largest_whole(winnow.lecture_bound().claim, "M", {"r": r, "ell": log}) for log in logs)
        if low == high:
            return low
        bits *= 2
