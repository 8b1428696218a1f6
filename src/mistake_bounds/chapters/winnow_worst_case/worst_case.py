"""The exact worst case of crossing off, over the literals of n variables or any other list: every game it can play.

The fewest mistakes that any algorithm can promise on ORs of at most r of n attributes: their Littlestone dimension.

An adversary can force d mistakes exactly if some example leaves, whichever label it gets, hypotheses
from which d − 1 can be forced (Littlestone 1988, theorem 3: the optimal mistake bound is the depth of
the deepest complete mistake tree).

After some labelled examples the hypotheses left are described by: the m attributes that no negative
example had active; r, how many of them may be relevant; and for each positive example the set of those
attributes that it had active, of which at least one is relevant.  A *set* is a bit mask.
"""

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from itertools import product
from operator import or_
from typing import NamedTuple

from mistake_bounds.exact import checked_size


def cross_off_literals(n: int, r: int) -> int:
    """The most mistakes of crossing off over the 2n literals of n variables, where r of them make the OR.

    The literals of the target are of different variables.  Raise `BadSize` unless 0 ≤ r ≤ n.  Up to n = 4 it takes
    less than a second.

    >>> [cross_off_literals(3, r) for r in range(4)]
    [4, 3, 2, 1]
    """
    n, r = checked_size(n, r)
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


class VersionSpace(NamedTuple):
    """The ORs of at most ``r`` of ``m`` attributes that have an attribute in each of the sets ``positive``."""

    m: int
    r: int
    positive: frozenset[int]


def littlestone_disjunction(n: int, r: int) -> int:
    """The optimal mistake bound for ORs of at most r of n attributes.

    Raise `BadSize` unless 0 ≤ r ≤ n.  Up to n = 7 it takes less than a second.

    >>> [littlestone_disjunction(4, r) for r in range(5)]
    [0, 2, 3, 3, 4]
    """
    n, r = checked_size(n, r)
    return still_forced(n, r, ())


def still_forced(n: int, r: int, shown: Iterable[tuple[int, int]]) -> int:
    """The mistakes that can be forced on any algorithm after some examples were shown; −1 where no OR gives the labels.

    An example is the set of its active attributes, with its label, −1 or +1.

    >>> [still_forced(8, 3, shown) for shown in ((), [(0b1111, 1)], [(0b1111, -1)], [(1, 1), (1, -1)])]
    [5, 5, 3, -1]
    """
    shown = tuple(shown)
    off = reduce(or_, (x for x, y in shown if y < 0), 0)
    kept = [a for a in range(n) if not off >> a & 1]
    space = _reduced(len(kept), r, (_renamed(x, kept) for x, y in shown if y > 0))
    mistakes = 0
    if space is None:
        return -1
    while _can_force(space, mistakes + 1):
        mistakes += 1
    return mistakes


@cache
def _can_force(space: VersionSpace, mistakes: int) -> bool:
    """Can an adversary force this many mistakes on every algorithm?"""
    if mistakes == 0:
        return True
    if not _halvable(space, mistakes):
        return False
    tried = set()
    for x in range(1, 1 << space.m):
        if any(x & p == p for p in space.positive):
            continue  # certainly positive
        pair = _after_negative(space, x), _reduced(space.m, space.r, {*space.positive, x})
        if pair in tried or None in pair:
            continue
        tried.add(pair)
        if all(_halvable(one, mistakes - 1) for one in pair) and all(_can_force(one, mistakes - 1) for one in pair):
            return True
    return False


def _halvable(space: VersionSpace, mistakes: int) -> bool:
    """Are there as many hypotheses as a complete mistake tree of this depth has leaves?"""
    return _hypotheses(space) >= 1 << mistakes


@cache
def _hypotheses(space: VersionSpace) -> int:
    return sum(h.bit_count() <= space.r and all(h & p for p in space.positive) for h in range(1 << space.m))


def _after_negative(space: VersionSpace, x: int) -> VersionSpace | None:
    """What is left when none of the attributes in ``x`` is relevant."""
    kept = [a for a in range(space.m) if not x >> a & 1]
    return _reduced(len(kept), space.r, (_renamed(p, kept) for p in space.positive))


def _reduced(m: int, r: int, positive: Iterable[int]) -> VersionSpace | None:
    """The same hypotheses described with as little as possible, equal up to names more often; None if there are none.

    Only the smallest sets matter; a set of one attribute makes it relevant, so that it is known.
    """
    positive = set(positive)
    while True:
        positive = {p for p in positive if not any(q != p and q & p == q for q in positive)}
        known = next((p for p in positive if p & (p - 1) == 0), None)
        if known == 0 or r < 0 or (positive and r == 0):
            return None
        if known is None:
            order = sorted(range(m), key=lambda a: _profile(a, positive))
            return VersionSpace(m, min(r, m), frozenset(_renamed(p, order) for p in positive))
        kept = [a for a in range(m) if not known >> a & 1]
        positive = {_renamed(p, kept) for p in positive - {known}}
        m, r = m - 1, r - 1


def _renamed(subset: int, kept: list[int]) -> int:
    """The set in which the i-th of the attributes ``kept`` is called i; others are left out."""
    return sum(1 << i for i, a in enumerate(kept) if subset >> a & 1)


def _profile(a: int, positive: set[int]) -> list[list[int]]:
    """In how many sets of which size attribute a is, and how many sets its companions there are in."""
    degree = [sum(p >> b & 1 for p in positive) for b in range(max(positive, default=0).bit_length())]
    return sorted(sorted(degree[b] for b in range(p.bit_length()) if p >> b & 1) for p in positive if p >> a & 1)
