"""Linear algebra in fractions: sparse elimination, null spaces, and symmetric matrices as sums of squares.

A *row* is a mapping from unknowns to rationals.  The entry points are `eliminated`, `null_space` and `squares`.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from math import gcd, lcm
from time import process_time

from mistake_bounds.exact.simplex import OutOfTime


def eliminated(rows: Iterable[tuple[Mapping, Fraction]], rank: Mapping, deadline: float) -> dict | None:
    """What the equations row = number determine: unknown → (number, {free unknown: coefficient}); None: no solution.

    An unknown of low ``rank`` is determined by those of higher rank.  Raises `OutOfTime` after ``deadline``.

    >>> eliminated([({"x": 1, "y": 2}, 3)], {"x": 0, "y": 1}, process_time() + 1)
    {'x': (Fraction(3, 1), {'y': Fraction(-2, 1)})}
    """
    found: dict = {}
    users: dict = {}  # free unknown → what is determined by it
    for parts, right in sorted(rows, key=lambda row: len(row[0])):
        if process_time() > deadline:
            raise OutOfTime
        left, right = {k: Fraction(c) for k, c in parts.items() if c}, Fraction(right)
        for k in [k for k in left if k in found]:
            c = left.pop(k)
            right -= c * found[k][0]
            _add(left, found[k][1], c)
        if not left:
            if right:
                return None
            continue
        k = min(left, key=rank.__getitem__)
        c = -left.pop(k)
        number, parts = -right / c, {j: x / c for j, x in left.items()}
        for u in users.pop(k, ()):
            before, uses = found[u]
            c = uses.pop(k, 0)
            _add(uses, parts, c)
            found[u] = (before + c * number, uses)
            for j in parts:
                users.setdefault(j, set()).add(u)
        found[k] = (number, parts)
        for j in parts:
            users.setdefault(j, set()).add(k)
    return found


def _add(row: dict, other: Mapping, times) -> None:
    for k, c in other.items():
        if remains := row.get(k, 0) + times * c:
            row[k] = remains
        else:
            row.pop(k, None)


def null_space(rows: Iterable[Sequence[Fraction]], n: int) -> list[list[Fraction]]:
    """A basis of the x in ℚⁿ with row·x = 0 for all rows, in whole numbers without a common factor.

    >>> null_space([[1, 1, 0], [0, 1, -2]], 3)
    [[Fraction(-2, 1), Fraction(2, 1), Fraction(1, 1)]]
    """
    found = eliminated([(dict(enumerate(row)), 0) for row in rows], range(n), float("inf"))
    basis = []
    for k in range(n):
        if k not in found:
            vector = [found[j][1].get(k, Fraction(0)) if j in found else Fraction(j == k) for j in range(n)]
            basis.append([c / content(vector) for c in vector])
    return basis


def content(values: Iterable[Fraction]) -> Fraction:
    """The positive number that makes the values whole without a common factor, when they are divided by it."""
    values = [v for v in values if v]
    return (
        Fraction(gcd(*(v.numerator for v in values)), lcm(*(v.denominator for v in values))) if values else Fraction(1)
    )


def squares(Q: Sequence[Sequence[Fraction]]) -> list[tuple[Fraction, dict[int, Fraction]]] | None:
    """Q as Σ d·rowᵀ·row with d > 0, the plainest found: pairs (d, {index: number}); None where Q is not ⪰ 0.

    >>> squares([[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(1)]])
    [(Fraction(1, 1), {0: Fraction(1, 1), 1: Fraction(-1, 1)})]
    """
    n = len(Q)
    first = _ldl(Q, None)
    if first is None:
        return None
    orders = permutations(range(n)) if n <= 4 else (range(n), range(n)[::-1])
    found = [first, _differences(Q), *(_ldl(Q, order) for order in orders)]
    return min((parts for parts in found if parts is not None), key=plainness)


def _ldl(Q, order):
    """Squares by elimination: in the order, or always by the largest number of the diagonal."""
    Q = [list(row) for row in Q]
    left, parts = list(range(len(Q)) if order is None else order), []
    while left:
        i = max(left, key=lambda i: Q[i][i]) if order is None else next((i for i in left if Q[i][i]), left[0])
        d = Q[i][i]
        if any(Q[j][j] < 0 for j in left):
            return None
        if d == 0:
            return None if any(Q[j][k] for j in left for k in left) else parts
        parts.append((d, {j: Q[i][j] / d for j in sorted(left) if Q[i][j]}))
        left.remove(i)
        for j in left:
            if Q[j][i]:
                times = Q[j][i] / d
                for k in left:
                    Q[j][k] -= times * Q[i][k]
    return parts


def _differences(Q):
    """Squares of sums and differences of two, where the diagonal is large enough; else None."""
    rest = [row[i] for i, row in enumerate(Q)]
    parts = []
    for i in range(len(Q)):
        for j in range(i):
            if c := Q[i][j]:
                parts.append((abs(c), {j: Fraction(1), i: Fraction(1 if c > 0 else -1)}))
                rest[i] -= abs(c)
                rest[j] -= abs(c)
    if min(rest) < 0:
        return None
    return parts + [(r, {i: Fraction(1)}) for i, r in enumerate(rest) if r]


def plainness(parts) -> float:
    """Roughly how many characters it takes to write squares; the fewer, the plainer."""
    total = 0.0
    for d, row in parts:
        size = content(row.values())
        total += 4 + _digits(d * size * size) + sum(1 + _digits(v / size) for v in row.values())
    return total


def _digits(v: Fraction) -> float:
    return (v.numerator.bit_length() + v.denominator.bit_length()) / 3.3
