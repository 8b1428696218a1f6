"""From a semidefinite programme in floats to a certificate in fractions.

Where each solution has a matrix with a kernel, the kernel is read off in fractions and the basis is cut down to what is
orthogonal to it (*facial reduction*), until a solution is strictly inside.  What a cheap solution does not use is left
out (its *support*).  The unknowns that the equations leave free are rounded, and the others follow.  The entry point is
`certificate`.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from math import inf, sqrt
from time import process_time

from sympy import Add, Mul, Rational, S

from mistake_bounds.exact.linear import content, eliminated, null_space, squares
from mistake_bounds.exact.semidefinite import Solution, added, cholesky, eigenvectors, minimise
from mistake_bounds.exact.simplex import OutOfTime
from mistake_bounds.proof.kernel import rules
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import Certificate, Fact, Term
from mistake_bounds.proof.search.candidates import Candidate, is_strict
from mistake_bounds.proof.search.gram import Grams, Problem, part_of

ROUNDS = 6
DEAR = 1e4  # what a solution may cost, for a goal with coefficients up to 1
DENOMINATORS = (1, 2, 3, 4, 6, 12, 24, 60, 120, 1000, 10**5, 10**7)
SMALL = (1, 2, 3, 4, 6, 8, 12, 30, 60)  # denominators of a kernel


@dataclass
class Work:
    """How much a search may still do: multiplications of floats, and processor time until a deadline."""

    deadline: float
    left: float = inf

    def spend(self, multiplications: float) -> None:
        """Raise `OutOfTime` where that is more than what is left."""
        self.left -= multiplications
        if self.left < 0 or process_time() > self.deadline:
            raise OutOfTime


def certificate(grams: Grams, problem: Problem, work: Work) -> Certificate | None:
    """A certificate that combines what the problem allows; None where none is found."""
    return _Exact(grams, work).certificate(problem)


def effort(problem: Problem) -> float:
    """Roughly the multiplications that one solution takes."""
    m = len(problem.equations)
    step = m**3 / 6 + sum(len(column.poly) ** 2 for column in problem.numbers)
    for b in problem.blocks:
        entries, n = sum(map(len, b.entries.values())), len(b.basis)
        step += 2 * entries**2 + 2 * min(m, entries) * n**2 + 20 * n**3
    return 20 * step


class _Exact:
    def __init__(self, grams: Grams, work: Work):
        self.grams = grams
        self.search = grams.search
        self.work = work

    def certificate(self, problem: Problem) -> Certificate | None:
        problem, centre, determined = self.face(problem)
        if centre is None:
            return problem and self.rounded(problem, None, determined)
        if self.search.goal.sign == ">" and (problem := self.with_a_strict_term(problem, centre)) is None:
            return None
        determined = self.determined(problem)
        found = self.solved(problem, problem.costs)
        for _ in range(2):  # fewer terms: what is small becomes dearer
            if found.status == "solved":
                top = _top(found)
                dearer = {at: c / (found.matrices[at[0]][at[1]][at[1]] / top + 0.05) for at, c in problem.costs.items()}
                found = self.solved(problem, dearer)
        if found.status == "solved":
            small, centre_of_small, determined_there = self.face(self.part(problem, found, 1e-3))
            if small and (certificate := self.rounded(small, centre_of_small, determined_there)):
                return certificate
        return self.rounded(problem, centre, determined, whole=True)

    def face(self, problem: Problem):
        """(The problem on the face of its solutions, one that is strictly inside, what the equations determine there).

        No solution inside where everything is determined; no problem where there is no solution.
        """
        for _ in range(ROUNDS):
            determined = self.determined(problem) if any(c.strict for c in problem.multipliers) else None
            if determined is None:
                break
            if all(at in determined for at in _unknowns(problem)):
                return problem, None, determined
            centre = self.centre(problem)
            if centre.status != "solved":
                break
            smaller = self.reduced(problem, centre)
            if smaller is None:
                return problem, centre, determined
            problem = smaller
        return None, None, None

    def solved(self, problem: Problem, costs, more=(), sizes=()) -> Solution:
        """The cheapest solution, with ``more`` equations and unknowns."""
        rows = [({at: float(c) for at, c in row.items()}, float(right)) for row, right in problem.equations]
        self.work.spend(effort(problem))
        return minimise([*problem.sizes, *sizes], [*rows, *more], costs, self.work.deadline, DEAR)

    def centre(self, problem: Problem) -> Solution:
        """The centre of the solutions that are not too dear."""
        dear = DEAR * max(abs(right) for _, right in problem.equations)
        slack = {**{at: c / dear for at, c in problem.costs.items()}, (len(problem.sizes), 0, 0): 1.0}
        return self.solved(problem, {}, [(slack, 1.0)], [1])

    def part(self, problem: Problem, solution: Solution, cut: float) -> Problem:
        """What a solution uses."""
        top, matrices = _top(solution), solution.matrices
        least = cut * top
        used = [M[0][0] > least for M in matrices[: len(problem.numbers)]]
        k = len(problem.multipliers)
        multipliers = [c for c, use in zip(problem.multipliers, used, strict=False) if use]
        columns = [c for c, use in zip(problem.columns, used[k:], strict=True) if use or c.least]
        blocks = [
            part_of(b, [i for i in range(len(b.basis)) if M[i][i] > least])
            for b, M in zip(problem.blocks, matrices[len(problem.numbers) :], strict=True)
        ]
        return Problem(multipliers, columns, [b for b in blocks if b.basis])

    def with_a_strict_term(self, problem: Problem, centre: Solution) -> Problem | None:
        """The problem with a part of some positive product set aside, so that the sum is positive."""
        k = len(problem.multipliers)
        size = {q: centre.matrices[q][0][0] for q, column in enumerate(problem.columns, k) if column.strict}
        q = min((q for q in size if size[q] > 1e-4), key=lambda q: (problem.numbers[q].cost, -size[q]), default=None)
        if q is None:
            return None
        least = Fraction(min(1.0, size[q] / 2)).limit_denominator(10 if size[q] > 0.3 else 10000)
        columns = [replace(c, least=least) if i == q else c for i, c in enumerate(problem.columns, k)]
        return Problem(problem.multipliers, columns, problem.blocks)

    def reduced(self, problem: Problem, centre: Solution) -> Problem | None:
        """The problem on the face of its solutions; None where the centre is strictly inside, or the face not seen."""
        k, top = len(problem.numbers), max([1e-3, *(M[0][0] for M in centre.matrices[: len(problem.numbers)])])
        used = [M[0][0] > 1e-5 * top for M in centre.matrices[:k]]
        columns = [
            c for c, use in zip(problem.columns, used[len(problem.multipliers) :], strict=True) if use or c.least
        ]
        blocks, changed = [], len(columns) < len(problem.columns)
        for b, Q in zip(problem.blocks, centre.matrices[k:], strict=False):
            kernel = _kernel(Q)
            if kernel is None:
                return None
            rows = null_space(kernel, len(Q)) if kernel else None
            changed |= bool(kernel)
            if rows is None:
                blocks.append(b)
            elif rows:
                blocks.append(self.grams.mixed(b, rows))
        return Problem(problem.multipliers, columns, blocks) if changed else None

    def determined(self, problem: Problem) -> dict | None:
        """What the equations determine, in terms of the rest: numbers off the diagonals before those on them."""
        numbers = len(problem.numbers)
        rank = {at: (1 if at[1] == at[2] else 0) + (at[0] < numbers) for at in _unknowns(problem)}
        order = {at: (rank[at], at) for at in rank}
        return eliminated(problem.equations, order, self.work.deadline)

    def rounded(self, problem: Problem, centre: Solution | None, determined: dict, whole=False) -> Certificate | None:
        """Each free unknown rounded to a simple number for which all stays inside, one after the other."""
        if centre is None:
            return self.judged(problem, {at: number for at, (number, _) in determined.items()})
        floats = {
            at: (float(number), {k: float(c) for k, c in parts.items()}) for at, (number, parts) in determined.items()
        }
        free = [at for at in _unknowns(problem) if at not in determined]
        aside = {(q, 0, 0): float(c.least) for q, c in enumerate(problem.numbers) if c.least}
        values = {at: centre.matrices[at[0]][at[1]][at[2]] - (aside.get(at, 0.0) if whole else 0.0) for at in free}
        exact = {}
        for at in free:
            self.work.spend(0)
            v = values[at]
            for D in DENOMINATORS:
                exact[at] = Fraction(round(v * D), D)
                values[at] = float(exact[at])
                if self.inside(problem, values, floats):
                    break
            else:
                return None
        for at, (number, parts) in determined.items():
            exact[at] = number + sum((c * exact[k] for k, c in parts.items()), Fraction(0))
        return self.judged(problem, exact)

    def inside(self, problem: Problem, values: dict, determined: dict) -> bool:
        """Is every number ≥ 0 and every matrix plainly ⪰ 0?"""
        value = dict(values)
        for at, (number, parts) in determined.items():
            value[at] = number + added(c * values[k] for k, c in parts.items())
        k = len(problem.numbers)
        if any(value.get((q, 0, 0), 0.0) < -1e-9 for q in range(k)):
            return False
        for q, b in enumerate(problem.blocks, k):
            n = len(b.basis)
            at = lambda i, j, q=q: value.get((q, min(i, j), max(i, j)), 0.0) * (1 - 1e-6 * (i == j))
            if cholesky([[at(i, j) for j in range(n)] for i in range(n)]) is None:
                return False
        return True

    def judged(self, problem: Problem, exact: dict) -> Certificate | None:
        """The certificate of exact numbers, if the signs are right and the kernel accepts it."""
        k = len(problem.multipliers)
        number = lambda at: exact.get(at, Fraction(0))
        if any(number((q, 0, 0)) < 0 for q in range(len(problem.numbers))):
            return None
        multiple = [(v, c) for q, c in enumerate(problem.multipliers) if (v := number((q, 0, 0)))]
        chosen = [
            (v, c.factors, c.strict) for q, c in enumerate(problem.columns, k) if (v := number((q, 0, 0)) + c.least)
        ]
        for q, b in enumerate(problem.blocks, len(problem.numbers)):
            n = len(b.basis)
            parts = squares([[number((q, min(i, j), max(i, j))) for j in range(n)] for i in range(n)])
            if parts is None:
                return None
            for d, row in parts:
                square, size = self.grams.factor(b, row)
                strict = square is None and all(map(is_strict, b.factors))
                chosen.append((d * size, (*([square] if square else []), *b.factors), strict))
        return self.assembled(multiple, chosen)

    def assembled(self, multiple, chosen) -> Certificate | None:
        """The certificate; several multipliers become one fact: that their sum is positive."""
        if not any(c.strict for _, c in multiple):
            return None
        if len(multiple) == 1:
            size, multiplier = multiple[0][0], multiple[0][1].factors
        else:
            size = content([v for v, _ in multiple])
            terms = tuple(Term(v / size, c.factors) for v, c in multiple)
            sizes = (Rational(t.coefficient) * Mul(*(f.claim.term for f in t.factors)) for t in terms)
            wanted = Claim(Add(*sizes), ">", S.Zero)
            try:
                multiplier = (Fact(rules.certify(Certificate(wanted, (), terms))),)
            except rules.Refused:
                return None
        terms = [(v / size, Candidate(factors, self.grams.ring.one, strict)) for v, factors, strict in chosen]
        return self.search.assembled(multiplier, terms)


def _unknowns(problem: Problem) -> list:
    return [(q, i, j) for q, n in enumerate(problem.sizes) for j in range(n) for i in range(j + 1)]


def _top(solution: Solution) -> float:
    return max([1e-3, *(M[i][i] for M in solution.matrices for i in range(len(M)))])


def _kernel(Q) -> list | None:
    """Rows of fractions that span the kernel of a matrix of floats; [] where there is none, None where none is near."""
    n = len(Q)
    sizes = [sqrt(max(Q[i][i], 1e-14)) for i in range(n)]
    pairs = eigenvectors([[Q[i][j] / sizes[i] / sizes[j] for j in range(n)] for i in range(n)])
    values = [value for value, _ in pairs] + [max(1.0, pairs[-1][0])]
    gaps = [(values[k] / max(values[k - 1], 1e-12), k) for k in range(1, n + 1) if values[k - 1] < 3e-3]
    gaps = sorted((gap for gap in gaps if gap[0] > 20), reverse=True)
    for _, k in gaps:
        rows = [[v / size for v, size in zip(vector, sizes, strict=True)] for _, vector in pairs[:k]]
        if found := _in_fractions(rows):
            return found
    return None if gaps else []


def _in_fractions(rows) -> list | None:
    """Rows with small fractions that span what the rows do, in reduced form; None where there are none."""
    rows = [[v / sqrt(added(u * u for u in row)) for v in row] for row in rows]
    pivots: list[int] = []
    for r in range(len(rows)):
        size, i, j = max(
            (abs(rows[i][j]), i, j) for i in range(r, len(rows)) for j in range(len(rows[0])) if j not in pivots
        )
        if size < 1e-9:
            return None
        rows[r], rows[i] = rows[i], rows[r]
        rows[r] = [v / rows[r][j] for v in rows[r]]
        times = [row[j] * (q != r) for q, row in enumerate(rows)]
        rows = [[v - c * u for v, u in zip(row, rows[r], strict=True)] for c, row in zip(times, rows, strict=True)]
        pivots.append(j)
    found = [[_fraction_near(v) for v in row] for row in rows]
    return None if any(None in row for row in found) else found


def _fraction_near(v: float) -> Fraction | None:
    for D in SMALL:
        found = Fraction(v).limit_denominator(D)
        if abs(float(found) - v) < 2e-3 / max(1, D / 4) * max(1, abs(v)):
            return found
    return None
