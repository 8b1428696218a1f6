"""Exact linear programming in integers: find λ ≥ 0 with Σ λₖ·columnₖ = target, cheapest first.

A *column* or *target* is a mapping from row labels to rationals.  The tableau is kept in integers,
each row divided by its common factor; Bland's rule takes over where Dantzig's might cycle.  The entry point is `solve`.
"""

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from time import process_time

Column = Mapping[Hashable, Fraction]


class OutOfTime(Exception):
    """The deadline passed before an answer was found."""


def solve(columns: Sequence[Column], target: Column, costs: Sequence[int], deadline: float) -> list[Fraction] | None:
    """λ ≥ 0 with Σ λₖ·columns[k] = target and Σ λₖ·costs[k] as small as it gets; None if there is no such λ.

    Where the cost has no lower bound, some λ of negative cost.  ``deadline`` is in `time.process_time`
    seconds; raises `OutOfTime` after it.

    >>> solve([{"a": 1}, {"a": -1, "b": 1}], {"a": 1, "b": 2}, [1, 1], process_time() + 1)
    [Fraction(3, 1), Fraction(2, 1)]
    >>> solve([{"a": 1}], {"a": -1}, [1], process_time() + 1) is None
    True
    """
    labels = sorted({label for column in (*columns, target) for label in column}, key=str)
    n, m = len(columns), len(labels)
    rows = [integers([*(column.get(label, 0) for column in columns), target.get(label, 0)]) for label in labels]
    rows = [[-v for v in row] if row[-1] < 0 else row for row in rows]
    tableau = [row[:n] + [int(i == k) for k in range(m)] + row[n:] for i, row in enumerate(rows)]
    basis = [n + i for i in range(m)]
    if not minimise(tableau, basis, [0] * n + [1] * m, n + m, deadline)[1] or any(
        tableau[i][-1] for i in range(m) if basis[i] >= n
    ):
        return None
    tableau, basis = _without_artificials(tableau, basis, n)
    ray = minimise(tableau, basis, [*costs, *([0] * m)], n, deadline)[0]
    values = {k: Fraction(row[-1], row[k]) for k, row in zip(basis, tableau, strict=True)}
    if ray is not None:
        for k, row in zip(basis, tableau, strict=True):
            values[k] -= Fraction(row[ray], row[k])
        values[ray] = values.get(ray, 0) + 1
    return [Fraction(values.get(k, 0)) for k in range(n)]


def minimise(tableau, basis, costs, width, deadline):
    """Pivot until none of the first ``width`` columns lowers the cost: (a ray of endless descent or None, bounded?).

    ``tableau`` and ``basis`` are changed in place; a row is divided by its entry in the column of its basis.
    """
    pivots = 0
    reduced = [*costs, 0]  # the costs of the columns, in units of their own, less those of the basis that they replace
    for row, k in zip(tableau, basis, strict=True):
        if reduced[k]:
            reduced = _combined(reduced, row, k)
    while True:
        if process_time() > deadline:
            raise OutOfTime
        entering = _entering(reduced[:width], bland=pivots > 50)
        if entering is None:
            return None, True
        ratios = [(Fraction(row[-1], row[entering]), basis[i], i) for i, row in enumerate(tableau) if row[entering] > 0]
        if not ratios:
            return entering, False
        _, _, leaving = min(ratios)
        _pivot(tableau, leaving, entering)
        reduced = _combined(reduced, tableau[leaving], entering)
        basis[leaving] = entering
        pivots += 1


def _entering(reduced, bland):
    """A column of negative reduced cost: the first one (Bland) or the steepest (Dantzig); None if there is none."""
    if bland:
        return next((j for j, cost in enumerate(reduced) if cost < 0), None)
    best = min(reduced, default=0)
    return reduced.index(best) if best < 0 else None


def _pivot(tableau, i, j):
    """Make column j the i-th unit column, up to a positive factor in each row."""
    for k, row in enumerate(tableau):
        if k != i and row[j]:
            tableau[k] = _combined(row, tableau[i], j)


def _combined(row: list[int], pivot_row: list[int], j: int) -> list[int]:
    """A positive multiple of a row, less so much of the other that its entry j is zero."""
    p, q = pivot_row[j], row[j]
    return _reduced([p * a - q * b for a, b in zip(row, pivot_row, strict=True)])


def _without_artificials(tableau, basis, n):
    """Pivot the artificial variables, all zero by now, out of the basis; rows that hold nothing else are 0 = 0."""
    for i, row in enumerate(tableau):
        if basis[i] >= n:
            j = next((j for j in range(n) if row[j]), None)
            if j is not None:
                if row[j] < 0:
                    tableau[i] = [-v for v in row]
                _pivot(tableau, i, j)
                basis[i] = j
    kept = [i for i, k in enumerate(basis) if k < n]
    return [tableau[i] for i in kept], [basis[i] for i in kept]


def integers(values) -> list[int]:
    """A row of whole numbers in proportion to the values, without a common factor."""
    values = [Fraction(int(v.numerator), int(v.denominator)) for v in values]
    scale = lcm(*(v.denominator for v in values))
    return _reduced([int(v * scale) for v in values])


def _reduced(row: list[int]) -> list[int]:
    common = gcd(*row)
    return row if common <= 1 else [v // common for v in row]
