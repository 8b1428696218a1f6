"""Semidefinite programmes in floats: least eigenvalues, the least value of a polynomial, and what has no solution."""

from math import isclose
from random import Random

import numpy as np
import pytest

from mistake_bounds.exact.semidefinite import cholesky, eigenvectors, minimise
from mistake_bounds.exact.simplex import OutOfTime

near = lambda a, b: isclose(a, b, abs_tol=1e-4, rel_tol=1e-5)


def a_matrix(n, seed):
    random = Random(seed)
    M = [[random.gauss(0, 1) for _ in range(n)] for _ in range(n)]
    return [[M[i][j] + M[j][i] for j in range(n)] for i in range(n)]


def costs(M):
    return {(0, i, j): M[i][j] * (1 if i == j else 2) for j in range(len(M)) for i in range(j + 1)}


@pytest.mark.parametrize("n", [2, 5, 9])
def test_the_least_eigenvalue_by_a_sweep_and_by_a_programme(n):
    M = a_matrix(n, n)
    values = np.linalg.eigvalsh(np.array(M))
    pairs = eigenvectors(M)
    assert all(map(near, (value for value, _ in pairs), values))
    for value, v in pairs:
        assert all(near(a, value * b) for a, b in zip(np.array(M) @ np.array(v), v, strict=True))
    found = minimise([n], [({(0, i, i): 1.0 for i in range(n)}, 1.0)], costs(M))
    assert found.status == "solved" and near(found.value, values[0]) and near(found.bound, values[0])


def test_numbers_and_matrices_together():
    # x⁴ − 3x² + x ≥ −t with t ≥ 0 least: Gram matrix over 1, x, x²
    rows = [{(0, 0, 0): 1.0, (1, 0, 0): -1.0}, {(0, 0, 1): 2.0}, {(0, 1, 1): 1.0, (0, 0, 2): 2.0}, {(0, 1, 2): 2.0}]
    rows.append({(0, 2, 2): 1.0})
    found = minimise([3, 1], list(zip(rows, [0, 1, -3, 0, 1], strict=True)), {(1, 0, 0): 1.0})
    least = min(x**4 - 3 * x**2 + x for x in np.linspace(-2, 2, 400_001))
    assert found.status == "solved" and near(found.value, -least)
    assert cholesky(found.matrices[0])


@pytest.mark.parametrize(
    "equations",
    [
        [({(0, 0, 0): 1.0}, -1.0)],
        [({(0, 0, 0): 1.0}, 1.0), ({(0, 0, 1): 1.0}, 2.0), ({(0, 1, 1): 1.0}, 3.0)],
        [({(0, 0, 0): 1.0, (1, 0, 0): 2.0}, 1.0), ({(0, 0, 0): 3.0, (1, 0, 0): 1.0}, 6.0)],
    ],
)
def test_what_has_no_solution_is_called_infeasible(equations):
    assert minimise([2, 1], equations, {(0, 0, 0): 1.0, (0, 1, 1): 1.0, (1, 0, 0): 1.0}).status == "infeasible"


def test_it_stops_at_the_deadline():
    with pytest.raises(OutOfTime):
        minimise([2], [({(0, 0, 0): 1.0}, 1.0)], {}, deadline=0.0)
