"""The value of a matrix game by a second program, which tries its square parts (Shapley and Snow 1950)."""

from fractions import Fraction
from itertools import combinations, product


def solution(rows):
    """The solution of a square system, given as rows with the right side last; None where it has not exactly one."""
    rows = [list(map(Fraction, row)) for row in rows]
    for k in range(len(rows)):
        pivot = next((i for i in range(k, len(rows)) if rows[i][k]), None)
        if pivot is None:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [v / rows[k][k] for v in rows[k]]
        for i in range(len(rows)):
            if i != k:
                rows[i] = [a - rows[i][k] * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[-1] for row in rows]


def value_of(matrix):
    """The value for the rows' player, who wins: on some square part there are mixtures that show it for the whole."""
    m, n = len(matrix), len(matrix[0])
    for size in range(1, min(m, n) + 1):
        for rows, columns in product(combinations(range(m), size), combinations(range(n), size)):
            q = solution([[*(matrix[i][j] for j in columns), -1, 0] for i in rows] + [[1] * size + [0, 1]])
            p = solution([[*(matrix[i][j] for i in rows), -1, 0] for j in columns] + [[1] * size + [0, 1]])
            if q is None or p is None or min(*p[:-1], *q[:-1]) < 0:
                continue
            wins = min(sum(a * matrix[i][j] for a, i in zip(p, rows, strict=False)) for j in range(n))
            loses = max(sum(a * matrix[i][j] for a, j in zip(q, columns, strict=False)) for i in range(m))
            if loses <= p[-1] <= wins:
                return p[-1]
    raise AssertionError(matrix)
