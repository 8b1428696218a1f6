"""The worst case of a claim about vectors: where it fails by most, by a semidefinite programme; rational points near.

Performance estimation (Drori and Teboulle 2014): with numbers for what occurs otherwise than linearly, goal and
hypotheses are linear in the Gram matrix of the vectors and in the other scalars.  The programme finds in floats by how
much the goal fails at most, and then the centre of all that fails by half of it; the numbers are rounded, and what the
equations determine follows exactly.  The entry point is `worst_cases`.
"""

from collections.abc import Iterator
from fractions import Fraction
from operator import mul
from random import Random

import sympy
from sympy import Symbol

from mistake_bounds.exact.semidefinite import added, cholesky, minimise
from mistake_bounds.exact.simplex import OutOfTime
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.search.counterexamples import Plan
from mistake_bounds.proof.search.realised import Realised, letter
from mistake_bounds.proof.values import holds

TRIES = 12  # numbers for the parameters
DENOMINATORS = (1, 2, 3, 4, 6, 10, 20, 50, 100, 1000, 10**5)
TRACE, LARGEST = 30.0, 100.0  # of the Gram matrix; of a scalar
LEAST = 1e-6


def worst_cases(plan: Realised, deadline: float) -> Iterator[list[dict]]:
    """Points of the plan at which the goal may fail, those near one worst case together: to be judged.

    There are no more after the ``deadline``.
    """
    goal, *given = plan.claims
    parameters = _parameters(plan)
    about = [c for c in given if c.scalars and c.scalars <= parameters]
    free = Plan.of([Claim(sum(map(Symbol, sorted(parameters)), start=sympy.S.Zero), ">=", sympy.S.Zero), *about])
    random = Random(0)
    try:
        for k in range(TRIES if parameters else 1):
            point = free.draw(random, 1 + k // 4, deadline)
            if point is None or not all(holds(c, point) for c in about):
                continue
            target = _target(plan, point, deadline)
            if target is not None:
                guides = (_rounded(plan.names, target, under) | point for under in DENOMINATORS)
                made = [plan.draw(random, 1, deadline, guide) for guide in guides]
                yield [*filter(None, made)]
    except OutOfTime:
        return


def _rounded(names, target: dict[str, float], under: int) -> dict[str, Fraction]:
    """The letters as fractions: of inner products those of rounded vectors, which have few coordinates."""
    rounded = {name: Fraction(round(v * under), under) for name, v in target.items()}
    if lower := cholesky([[target[letter(a, b)] for b in names] for a in names]):
        rows = [[Fraction(round(v * under), under) for v in row] for row in lower]
        vectors = [*zip(names, rows, strict=True)]
        rounded |= {letter(a, b): sum(map(mul, v, w)) for a, v in vectors for b, w in vectors}
    return rounded


def _parameters(plan: Realised) -> frozenset[str]:
    """Letters without which everything is linear in the others: those with most to do with others first."""
    found = set()
    while True:
        counts = {}
        for c in plan.claims:
            for monomial, _ in c.polynomial.terms:
                left = [(a, e) for a, e in monomial if a not in found]
                if sum(e for _, e in left) > 1:
                    for a, e in left:
                        counts[a] = counts.get(a, 0) + e
        if not counts:
            return frozenset(found)
        found.add(max(sorted(counts), key=lambda a: ("," not in a, counts[a])))


def _target(plan: Realised, point: dict, deadline: float) -> dict[str, float] | None:
    """Where the goal fails by half of the most, in the middle; None where it does not."""
    programme = _Programme(plan, point)
    furthest = programme.solved(deadline)
    if furthest is None or furthest[1] < LEAST:
        return None
    middle = programme.solved(deadline, furthest[1] / 2)
    return (middle or furthest)[0]


class _Programme:
    """Unknowns 0: the Gram matrix; then the other scalars, each shifted to be ≥ 0; then slacks."""

    def __init__(self, plan: Realised, point: dict):
        self.names = plan.names
        self.point = point
        letters = frozenset().union(*(c.scalars for c in plan.claims))
        self.scalars = sorted(a for a in letters - point.keys() if "," not in a)
        self.place = {
            letter(a, b): (0, i, j) for j, b in enumerate(plan.names) for i, a in enumerate(plan.names[: j + 1])
        }
        self.place |= {a: (k, 0, 0) for k, a in enumerate(self.scalars, 1)}
        goal, *given = plan.claims
        self.goal = self._row(goal)
        self.rows = [(self._row(c), c.sign) for c in given]
        self.rows += [(({self.place[a]: 1.0}, -float(v)), "=") for a, v in point.items() if a in self.place]
        trace = {(0, i, i): -1.0 for i in range(len(plan.names))}
        self.rows += [((trace, TRACE), ">="), *((({self.place[a]: -1.0}, 2 * LARGEST), ">=") for a in self.scalars)]

    def _row(self, known: Claim) -> tuple[dict, float]:
        """(coefficients, constant) of what has the sign, in the unknowns."""
        row, constant = {}, 0.0
        for monomial, c in known.polynomial.terms:
            at = None
            for a, e in monomial:
                if a in self.point:
                    c *= self.point[a] ** e
                else:
                    at = a
            if at is None:
                constant += float(c)
            else:
                row[self.place[at]] = row.get(self.place[at], 0.0) + float(c)
                constant -= LARGEST * float(c) if at in self.scalars else 0.0
        return row, constant

    def solved(self, deadline: float, failing: float | None = None) -> tuple[dict, float] | None:
        """The letters and by how much the goal fails: at most, or, with ``failing``, in the middle of such."""
        sizes = [len(self.names), *(1 for _ in self.scalars)]
        equations = []
        for (row, constant), sign in self.rows:
            if sign != "=":
                row = {**row, (len(sizes), 0, 0): -1.0}
                sizes.append(1)
            equations.append((row, -constant))
        row, constant = self.goal
        if failing is not None:
            equations.append(({**row, (len(sizes), 0, 0): 1.0}, -constant - failing))
            sizes.append(1)
        found = minimise(sizes, equations, row if failing is None else {}, deadline)
        if found.status == "infeasible" or found.error > LEAST:
            return None
        numbers = {a: found.matrices[q][i][j] for a, (q, i, j) in self.place.items()}
        worst = -constant - added(c * found.matrices[q][i][j] for (q, i, j), c in row.items())
        return {a: v - LARGEST if a in self.scalars else v for a, v in numbers.items()}, worst
