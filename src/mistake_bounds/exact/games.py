"""Matrix games solved exactly: the value, and a best mixture of each player, by one linear programme.

A *matrix* has a row for each action of the first player and a column for each of the second; its entries are what the
first player wins.  A *mixture* gives a probability to each action.  The *value* is what the first player can be sure
of, and the second of not paying more (von Neumann 1928).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf, lcm

from mistake_bounds.exact.numbers import Number, dot, number
from mistake_bounds.exact.refusals import check_width
from mistake_bounds.exact.simplex import integers, minimise

Matrix = tuple[tuple[Number, ...], ...]


@dataclass(frozen=True)
class Solution:
    """The ``value`` of a game, and a mixture of each player that shows it; see `shows`."""

    value: Fraction
    row: tuple[Fraction, ...]
    column: tuple[Fraction, ...]

    def shows(self, matrix: Matrix) -> bool:
        """Does ``row`` win the value against every column, and does ``column`` lose no more to any row?

        >>> third = (Fraction(1, 3),) * 3
        >>> Solution(0, third, third).shows(((0, -1, 1), (1, 0, -1), (-1, 1, 0)))
        True
        """
        mixtures = all(sum(p) == 1 and min(p) >= 0 for p in (self.row, self.column))
        return mixtures and min(against(turned(matrix), self.row)) == self.value == max(against(matrix, self.column))


def checked_matrix(matrix: Sequence[Sequence[Number]]) -> Matrix:
    """The rows as tuples of exact numbers; `BadSize` where their lengths differ.

    >>> checked_matrix([[0.5, 1]])
    ((Fraction(1, 2), 1),)
    """
    rows = tuple(tuple(number(Fraction(number(v))) for v in row) for row in matrix)
    for row in rows:
        check_width("a row", row, len(rows[0]), "others")
    return rows


def against(matrix: Matrix, mixture: Sequence[Number]) -> tuple[Number, ...]:
    """What each row wins on the mean against a mixture of the columns.

    >>> against(((1, -1), (-1, 1)), (Fraction(3, 4), Fraction(1, 4)))
    (Fraction(1, 2), Fraction(-1, 2))
    """
    common = lcm(*(p.denominator for p in mixture))
    times = [int(p * common) for p in mixture]
    return tuple(number(Fraction(dot(times, row)) / common) for row in matrix)


def turned(matrix: Matrix) -> Matrix:
    """Rows for columns: what the second player loses, by its own actions."""
    return tuple(zip(*matrix, strict=True))


def solved(matrix: Sequence[Sequence[Number]]) -> Solution:
    """The value, and a best mixture of each player.  Raise `mistake_bounds.exact.BadSize` as `checked_matrix` does.

    With all entries above 0 the largest Σ w with Aw ≤ 1, w ≥ 0, is one over the value; raised entries raise the value
    as much (Dantzig 1951).  What is spared of the 1 in each row begins in the basis, and the prices of the rows are
    the other player's mixture, up to the same factor.

    >>> solution = solved([[3, -1], [-2, 1]])
    >>> str(solution.value), solution.shows(((3, -1), (-2, 1)))
    ('1/7', True)
    """
    matrix = checked_matrix(matrix)
    m, n, raised = len(matrix), len(matrix[0]), 1 - min(map(min, matrix))
    tableau = [integers([*(v + raised for v in row), *(i == k for k in range(m)), 1]) for i, row in enumerate(matrix)]
    basis = [*range(n, n + m)]
    minimise(tableau, basis, [-1] * n + [0] * m, n + m, inf)
    played = {k: row for k, row in zip(basis, tableau, strict=True) if k < n}
    column = [Fraction(played[k][-1], played[k][k]) if k in played else Fraction(0) for k in range(n)]
    row = [sum((Fraction(one[n + i], one[k]) for k, one in played.items()), Fraction(0)) for i in range(m)]
    value = 1 / sum(column)
    return Solution(value - raised, tuple(value * u for u in row), tuple(value * w for w in column))
