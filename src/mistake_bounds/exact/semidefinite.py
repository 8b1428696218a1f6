"""Semidefinite programming in floats, for small programmes: the least Σ c·X over matrices X ⪰ 0 with linear equations.

The unknowns are symmetric matrices X₀, X₁, …, which a programme names by their sizes; a matrix of size 1 is a number
≥ 0.  An *entry* (q, i, j) with i ≤ j is the number in row i and column j of X_q.  The method is primal–dual interior
points with the HKM direction and Mehrotra's corrector (Helmberg, Rendl, Vanderbei and Wolkowicz 1996).  What it finds
is rounded and judged elsewhere.  The entry points are `minimise`, and `eigenvectors` of one symmetric matrix.

Floats are added by `added`, so that each Python computes the same: where the solutions have a kernel, the last steps
are ill-conditioned, and rounding decides how far they get.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from math import hypot, inf, sqrt
from operator import add, mul, sub
from time import process_time

from mistake_bounds.exact.simplex import OutOfTime

Entry = tuple[int, int, int]
Matrix = list[list[float]]

STEPS = 60
TOLERANCE = 1e-8


@dataclass(frozen=True)
class Solution:
    """The result of `minimise`.

    ``status`` is "solved", "infeasible" or "stalled"; ``error`` is by how much an equation is missed at most, each
    divided by its largest coefficient; ``value`` is Σ c·X.  With ``duals`` y, Σ yₖ·(left side of equation k) ≤ Σ c·X
    for all X ⪰ 0, up to rounding: so ``bound`` = Σ yₖ·bₖ is at most the least value.
    """

    status: str
    matrices: list[Matrix]
    duals: list[float]
    value: float
    bound: float
    error: float


def minimise(
    sizes: Sequence[int],
    equations: Sequence[tuple[Mapping[Entry, float], float]],
    cost: Mapping[Entry, float],
    deadline: float = inf,
    most: float = 1e7,
) -> Solution:
    """The least Σ c·X over symmetric matrices X ⪰ 0 of the ``sizes`` with Σ a·X = b for each (a, b) of ``equations``.

    ``cost`` and each a map entries to numbers; an entry off the diagonal is counted once.  A programme whose least
    value is seen to be above ``most`` is called infeasible too.  Give a number that may be negative a bound: x = t − 99
    with t ≥ 0, not x = t − u.  Without any cost it is the centre of the solutions.  Raises `OutOfTime` when
    `time.process_time` is past ``deadline``.

    >>> found = minimise([2], [({(0, 0, 0): 1.0}, 1.0), ({(0, 0, 1): 2.0}, 2.0)], {(0, 1, 1): 1.0})  # x² + 2x + t ≥ 0
    >>> found.status, round(found.value, 4)
    ('solved', 1.0)
    >>> minimise([1], [({(0, 0, 0): 1.0}, -1.0)], {}).status
    'infeasible'
    """
    return _Programme(sizes, equations, cost).solved(deadline, most)


class _Programme:
    """A programme with its numbers kept apart from its matrices, the iterate, and one step of the method."""

    def __init__(self, sizes, equations, cost):
        self.sizes = sizes
        self.numbers = [q for q, n in enumerate(sizes) if n == 1]
        self.blocks = [q for q, n in enumerate(sizes) if n > 1]
        place = {q: k for group in (self.numbers, self.blocks) for k, q in enumerate(group)}
        self.m = len(equations)
        self.b, self.scales = [], []
        self.of_number = [[] for _ in self.numbers]  # (equation, coefficient)
        self.of_block = [{} for _ in self.blocks]  # equation → [(i, j, coefficient)]
        for k, (row, right) in enumerate(equations):
            scale = max(map(abs, row.values()), default=0.0) or 1.0
            self.scales.append(scale)
            self.b.append(float(right) / scale)
            for (q, i, j), a in row.items():
                if a and sizes[q] == 1:
                    self.of_number[place[q]].append((k, a / scale))
                elif a:
                    self.of_block[place[q]].setdefault(k, []).append((i, j, a / scale))
        self.entries = [[(k, i, j, a) for k, row in rows.items() for i, j, a in row] for rows in self.of_block]
        self.c = [0.0] * len(self.numbers)
        self.C = [_zeros(sizes[q]) for q in self.blocks]
        for (q, i, j), a in cost.items():
            if sizes[q] == 1:
                self.c[place[q]] += a
            else:
                C = self.C[place[q]]
                C[i][j] += a / 2
                C[j][i] += a / 2
        self.order = max(1, sum(sizes))
        self.scale = max([1.0, *map(abs, self.b)])
        big = 10.0 * self.scale
        self.x = [big] * len(self.numbers)
        self.X = [_identity(sizes[q], big) for q in self.blocks]
        self.s = [10.0 * max(1.0, *map(abs, self.c), 1.0)] * len(self.numbers)
        self.S = [_identity(len(C), 10.0 * max(1.0, *(abs(v) for row in C for v in row))) for C in self.C]
        self.y = [0.0] * self.m

    # the linear map of the equations, and its adjoint

    def left(self, x, X):
        """The left sides of the equations."""
        out = [0.0] * self.m
        for value, column in zip(x, self.of_number, strict=True):
            for k, a in column:
                out[k] += a * value
        for M, entries in zip(X, self.entries, strict=True):
            for k, i, j, a in entries:
                out[k] += a * M[i][j]
        return out

    def combined(self, y):
        """Σ yₖ·(equation k), as numbers and matrices."""
        Ms = []
        for q, entries in zip(self.blocks, self.entries, strict=True):
            M = _zeros(self.sizes[q])
            for k, i, j, a in entries:
                half = a * y[k] / 2
                M[i][j] += half
                M[j][i] += half
            Ms.append(M)
        return [added(a * y[k] for k, a in column) for column in self.of_number], Ms

    # the method

    def solved(self, deadline, most) -> Solution:
        status, self.error = "stalled", inf
        for _ in range(STEPS):
            if process_time() > deadline:
                raise OutOfTime
            self.missing = list(map(sub, self.b, self.left(self.x, self.X)))
            self.error = max(map(abs, self.missing), default=0.0) / self.scale
            taken, Taken = self.combined(self.y)
            self.r = [c - s - t for c, s, t in zip(self.c, self.s, taken, strict=True)]
            self.R = [_less(_less(C, S), T) for C, S, T in zip(self.C, self.S, Taken, strict=True)]
            off = max([0.0, *map(abs, self.r), *(abs(v) for R in self.R for row in R for v in row)])
            self.exact_dual = off < 1e-12
            gap = _dot(self.x, self.s) + added(map(_inner, self.X, self.S))
            self.mu = gap / self.order
            bound = _dot(self.b, self.y)
            if self.error < TOLERANCE and off < 1e-6 and self.mu < TOLERANCE * 10 * max(1.0, abs(bound)):
                status = "solved"
                break
            if bound > most * max(1.0, off) and self.error > TOLERANCE:
                status = "infeasible"
                break
            if not self.step(gap):
                break
        if status == "stalled" and self.error < 1e-5:
            status = "solved"
        return self.solution(status)

    def solution(self, status) -> Solution:
        matrices = [None] * len(self.sizes)
        for q, value in zip(self.numbers, self.x, strict=True):
            matrices[q] = [[value]]
        for q, M in zip(self.blocks, self.X, strict=True):
            matrices[q] = M
        duals = [y / scale for y, scale in zip(self.y, self.scales, strict=True)]
        value = _dot(self.c, self.x) + added(map(_inner, self.C, self.X))
        return Solution(status, matrices, duals, value, _dot(self.b, self.y), self.error)

    def step(self, gap) -> bool:
        """Go one step, first predicted and then corrected; False where that is not possible."""
        factors = [cholesky(S) for S in self.S]
        if None in factors:
            return False
        self.inverses = list(map(_inverse, factors))
        normal = self.normal_equations()
        top = max((normal[k][k] for k in range(self.m)), default=1.0)
        for k in range(self.m):
            normal[k][k] += 1e-14 * top + 1e-13 * normal[k][k]
        factor = cholesky(normal)
        if factor is None:
            for k in range(self.m):
                normal[k][k] += 1e-9 * top
            if (factor := cholesky(normal)) is None:
                return False
        columns = [[row[k] for row in factor[k:]] for k in range(self.m)]
        dx, dX, _, ds, dS = self.direction(factor, columns, normal, 0.0, None)
        a, z = _longest(self.x, dx, self.X, dX), _longest(self.s, ds, self.S, dS)
        after = added((u + a * du) * (v + z * dv) for u, du, v, dv in zip(self.x, dx, self.s, ds, strict=True))
        for U, dU, V, dV in zip(self.X, dX, self.S, dS, strict=True):
            after += _inner(_moved(U, dU, a), _moved(V, dV, z))
        centring = max(1e-6, min(1.0, (max(after, 0.0) / gap) ** 2)) if gap > 0 else 0.1
        second = [u * v / s for u, v, s in zip(dx, ds, self.s, strict=True)]
        Second = [_symmetric(_times(_times(U, V), Z)) for U, V, Z in zip(dX, dS, self.inverses, strict=True)]
        dx, dX, dy, ds, dS = self.direction(factor, columns, normal, centring, (second, Second))
        a, z = _longest(self.x, dx, self.X, dX), _longest(self.s, ds, self.S, dS)
        self.x = [u + a * du for u, du in zip(self.x, dx, strict=True)]
        self.s = [u + z * du for u, du in zip(self.s, ds, strict=True)]
        self.y = [u + z * du for u, du in zip(self.y, dy, strict=True)]
        self.X = [_moved(U, dU, a) for U, dU in zip(self.X, dX, strict=True)]
        self.S = [_moved(U, dU, z) for U, dU in zip(self.S, dS, strict=True)]
        return max(a, z) > 1e-5

    def normal_equations(self) -> Matrix:
        """The matrix of ⟨Aₖ, X·Aₗ·S⁻¹⟩, its lower half."""
        M = [[0.0] * (k + 1) for k in range(self.m)]
        for x, s, column in zip(self.x, self.s, self.of_number, strict=True):
            ratio = x / s
            for k, a in column:
                row, times = M[k], ratio * a
                for t, c in column:
                    if t <= k:
                        row[t] += times * c
        for X, Z, rows, entries in zip(self.X, self.inverses, self.of_block, self.entries, strict=True):
            for k, parts in rows.items():
                P = None  # X·Aₖ·S⁻¹, made of outer products
                for i, j, a in parts:
                    half = a / 2
                    Xi, Xj, Zi, Zj = X[i], X[j], Z[i], Z[j]
                    if P is None:
                        P = [
                            [u * q + v * p for p, q in zip(Zi, Zj, strict=True)]
                            for u, v in zip([half * u for u in Xi], [half * v for v in Xj], strict=True)
                        ]
                    else:
                        for row, u, v in zip(P, Xi, Xj, strict=True):
                            u, v = half * u, half * v
                            row[:] = [w + u * q + v * p for w, p, q in zip(row, Zi, Zj, strict=True)]
                row = M[k]
                for t, i, j, a in entries:
                    if t <= k:
                        row[t] += a * (P[i][j] + P[j][i]) / 2
        return M

    def direction(self, factor, columns, normal, centring, second):
        """The direction (dx, dX, dy, ds, dS) towards ``centring`` times today's gap, less the ``second`` order."""
        mu = centring * self.mu
        x = [mu / s - x - x * r / s for x, s, r in zip(self.x, self.s, self.r, strict=True)]
        X = []
        for M, R, Z in zip(self.X, self.R, self.inverses, strict=True):
            T = None if self.exact_dual else _symmetric(_times(_times(M, R), Z))
            N = [[mu * z - m for m, z in zip(m_, z_, strict=True)] for m_, z_ in zip(M, Z, strict=True)]
            X.append(N if T is None else _less(N, T))
        if second:
            x = list(map(sub, x, second[0]))
            X = list(map(_less, X, second[1]))
        right = list(map(sub, self.missing, self.left(x, X)))
        dy = _solved(factor, columns, right)
        for _ in range(2):  # refined: the matrix was made a little larger, and is ill-conditioned near the end
            back = _applied(normal, dy)
            dy = list(map(add, dy, _solved(factor, columns, list(map(sub, right, back)))))
        taken, Taken = self.combined(dy)
        ds = list(map(sub, self.r, taken))
        dS = list(map(_less, self.R, Taken))
        dx = [v + x * t / s for v, x, t, s in zip(x, self.x, taken, self.s, strict=True)]
        dX = [
            _moved(N, _symmetric(_times(_times(M, T), Z)), 1.0)
            for N, M, T, Z in zip(X, self.X, Taken, self.inverses, strict=True)
        ]
        return dx, dX, dy, ds, dS


def _longest(v, dv, Vs, dVs) -> float:
    """The longest step, at most 1, for which all stays positive."""
    a = min([1.0, *(-0.98 * u / du for u, du in zip(v, dv, strict=True) if du < 0)])
    for V, dV in zip(Vs, dVs, strict=True):
        while a > 1e-8 and cholesky(_moved(V, dV, a / 0.98)) is None:
            a *= 0.8
    return a


# matrices as lists of rows


def added(values: Iterable[float]) -> float:
    """The sum of floats from the left, each step rounded; `sum` adds them by another rule from Python 3.12 on.

    >>> added([1e16, 1.0, 1.0, -1e16])
    0.0
    """
    return reduce(add, values, 0.0)


def _dot(u, v) -> float:
    return added(map(mul, u, v))


def _inner(A, B) -> float:
    return added(map(_dot, A, B))


def _zeros(n) -> Matrix:
    return [[0.0] * n for _ in range(n)]


def _identity(n, size=1.0) -> Matrix:
    return [[size * (i == j) for j in range(n)] for i in range(n)]


def _less(A, B) -> Matrix:
    return [list(map(sub, a, b)) for a, b in zip(A, B, strict=True)]


def _moved(A, D, t) -> Matrix:
    return [[u + t * d for u, d in zip(a, b, strict=True)] for a, b in zip(A, D, strict=True)]


def _times(A, B) -> Matrix:
    columns = list(zip(*B, strict=True))
    return [[_dot(row, column) for column in columns] for row in A]


def _symmetric(A) -> Matrix:
    return [
        [(u + v) / 2 for u, v in zip(row, column, strict=True)]
        for row, column in zip(A, zip(*A, strict=True), strict=True)
    ]


def cholesky(M: Matrix) -> Matrix | None:
    """The lower triangular L with L·Lᵀ = M, its rows without their zeros; None where M is not positive definite.

    >>> cholesky([[4.0, 2.0], [2.0, 5.0]])
    [[2.0], [1.0, 2.0]]
    """
    L = []
    for i, Mi in enumerate(M):
        row = []
        for j, Lj in enumerate(L):
            row.append((Mi[j] - _dot(row, Lj)) / Lj[j])
        rest = Mi[i] - _dot(row, row)
        if not rest > 0:
            return None
        row.append(sqrt(rest))
        L.append(row)
    return L


def _solved(L, columns, b) -> list[float]:
    """The y with L·Lᵀ·y = b; ``columns`` are those of L from the diagonal on."""
    y = []
    for row, right in zip(L, b, strict=True):
        y.append((right - _dot(row, y)) / row[-1])
    x = []
    for k in reversed(range(len(L))):
        column = columns[k]
        x.insert(0, (y[k] - _dot(column[1:], x)) / column[0])
    return x


def _inverse(L) -> Matrix:
    """(L·Lᵀ)⁻¹."""
    columns = [[row[k] for row in L[k:]] for k in range(len(L))]
    return _symmetric([_solved(L, columns, row) for row in _identity(len(L))])


def _applied(lower, v) -> list[float]:
    """M·v for a symmetric M of which the lower half is given."""
    out = [_dot(row, v) for row in lower]
    for k, row in enumerate(lower):
        times = v[k]
        for j in range(k):
            out[j] += row[j] * times
    return out


def eigenvectors(M: Matrix, sweeps: int = 12) -> list[tuple[float, list[float]]]:
    """The eigenvalues of a symmetric matrix, the least first, each with its eigenvector of length 1 (Jacobi 1846).

    >>> [round(value, 6) for value, _ in eigenvectors([[2.0, 1.0], [1.0, 2.0]])]
    [1.0, 3.0]
    """
    n = len(M)
    A = [row[:] for row in M]
    V = _identity(n)
    size = _inner(A, A) or 1.0
    for _ in range(sweeps):
        if added(A[i][j] ** 2 for i in range(n) for j in range(i)) < 1e-26 * size:
            break
        for p in range(n):
            for q in range(p + 1, n):
                if A[p][q] ** 2 > 1e-32 * size:
                    _rotate(A, V, p, q)
    return sorted(((A[k][k], V[k]) for k in range(n)), key=lambda pair: pair[0])


def _rotate(A, V, p, q) -> None:
    """Rotate rows and columns p and q of A so that A[p][q] = 0, and the rows of V with them."""
    slope = (A[q][q] - A[p][p]) / (2 * A[p][q])
    t = (1 if slope >= 0 else -1) / (abs(slope) + hypot(1.0, slope))
    c = 1 / hypot(1.0, t)
    s = t * c
    for M in (A, V):
        M[p], M[q] = (
            [c * u - s * v for u, v in zip(M[p], M[q], strict=True)],
            [s * u + c * v for u, v in zip(M[p], M[q], strict=True)],
        )
    for row in A:
        row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]
