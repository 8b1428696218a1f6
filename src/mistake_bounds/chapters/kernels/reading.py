"""A run of the kernel Perceptron in the words of `chapters.perceptron.theorem`: the inner product is the kernel.

The vectors of the theorem are combinations of rows, Σ c·φ(row), given by their coefficients c; ⟨a, b⟩ of two of
them is Σ aᵢ bⱼ K(rowᵢ, rowⱼ), of which the table of all K(rowᵢ, rowⱼ) is the *Gram matrix*.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from mistake_bounds.chapters.kernels.learner import INNER_PRODUCTS, Kernel, Row, between
from mistake_bounds.exact import Number, listed, number
from mistake_bounds.play import Run
from mistake_bounds.proof.values import PRODUCT
from mistake_bounds.theorem.targets import BadTarget, NotSeparated, number_or


@dataclass(frozen=True, eq=False)
class Gram:
    """The inner product of two combinations of ``rows``; ``table`` holds K of every two of them.

    >>> from mistake_bounds.chapters.kernels.learner import Polynomial
    >>> gram = Gram.of(Polynomial(2), [(1, 1), (1, -1)])
    >>> gram.table, gram((1, 0), (1, -2))
    (((9, 1), (1, 9)), 7)
    """

    rows: tuple[Row, ...]
    table: tuple[tuple[Number, ...], ...]
    known: bool = False  # that the kernel is an inner product

    @classmethod
    def of(cls, kernel: Kernel, rows) -> "Gram":
        """The table of the kernel on different rows."""
        rows = tuple(rows)
        below = [[between(kernel, a, b) for b in rows[: i + 1]] for i, a in enumerate(rows)]
        table = (tuple(below[max(i, j)][min(i, j)] for j in range(len(rows))) for i in range(len(rows)))
        return cls(rows, tuple(table), type(kernel) in INNER_PRODUCTS)

    def __call__(self, a, b) -> Number:
        """⟨a, b⟩ of two rows of coefficients."""
        there = [(j, c) for j, c in enumerate(b) if c]
        return sum(c * sum(d * row[j] for j, d in there) for c, row in zip(a, self.table, strict=True) if c)

    @cached_property
    def negative(self) -> tuple[Number, ...] | None:
        """Coefficients z of the rows with ⟨z, z⟩ < 0, of which an inner product has none; None where there are none.

        The table is taken apart as L·D·Lᵀ in fractions, floats as the fractions that they are, unless it is known that
        the kernel is an inner product.

        >>> Gram.of(lambda a, b: -1, [(1,)]).negative, Gram.of(lambda a, b: a[0] * b[0], [(1,), (2,)]).negative
        ((1,), None)
        """
        return None if self.known else combination_below_0(self.table)

    @property
    def negative_sum(self) -> str:
        """That combination, as a sum of rows."""
        return " + ".join(f"{c}·φ{row}" for c, row in zip(self.negative or (), self.rows, strict=False) if c)


def combination_below_0(table) -> tuple[Number, ...] | None:
    """Numbers z with Σ zᵢ zⱼ tᵢⱼ < 0 for a symmetric ``table`` t; None where there are none, exactly.

    >>> [combination_below_0(table) for table in ([[1, 2], [2, 1]], [[0, 1], [1, 5]], [[1, 1], [1, 1]])]
    [(-2, 1), (-3, 1), None]
    """
    left = [[Fraction(value) for value in row] for row in table]
    size = len(left)
    combinations = [
        [int(i == j) for j in range(size)] for i in range(size)
    ]  # row i of `left` is that of this combination
    for k in range(size):
        pivot, row = left[k][k], left[k]
        if pivot < 0:
            return tuple(map(number, combinations[k]))
        beyond = [i for i in range(k + 1, size) if row[i]]
        if not pivot and beyond:  # ⟨a, a⟩ = 0 ≠ ⟨a, b⟩: far enough along a the square of b + t·a falls below 0
            i = beyond[0]
            times = -(left[i][i] + 1) / (2 * row[i])
            return tuple(number(b + times * a) for a, b in zip(combinations[k], combinations[i], strict=True))
        for i in beyond:
            times = row[i] / pivot
            left[i] = [b - times * a if j > k else 0 for j, (a, b) in enumerate(zip(row, left[i], strict=True))]
            combinations[i] = [b - times * a for a, b in zip(combinations[k], combinations[i], strict=True)]
    return None


def told(run: Run, target, margin: Number | None = None, radius2: Number | None = None) -> Iterator[dict]:
    """What `PerceptronBound.mistakes` gives, and the inner product, for the separator u = Σ c·φ(row).

    ``target`` gives the coefficients c: a number for each example; or a mapping of rows, any rows, to numbers; or
    the state of a learner, whose mistakes count with their labels.  γ is
    the margin of the target on the run's examples unless given, and R² their largest K(x, x).  Raise
    `NotSeparated`, with the example, if γ ≤ 0, and `BadTarget`.
    """
    examples = run.examples
    kernel = run.learner.kernel
    u = combination(target, examples.X)
    scores = [sum(c * between(kernel, row, x) for row, c in u.items()) for x in examples.X]
    of_each = [y * score for score, y in zip(scores, examples.y, strict=True)]
    gamma = number_or("margin", margin, lambda: min(of_each))
    if gamma <= 0:
        raise NotSeparated(examples[of_each.index(min(of_each))], gamma)
    r2 = number_or("radius2", radius2, lambda: max(between(kernel, x, x) for x in examples.X))
    states = [run.start, *(step.after for step in run.steps), run.weights]
    kept = [row for state in states for row, _ in state]
    rows = tuple(dict.fromkeys([*kept, *(step.x for step in run.steps), *u]))
    place = {row: i for i, row in enumerate(rows)}

    def vector(pairs) -> tuple[Number, ...]:
        coefficients = [0] * len(rows)
        for row, c in pairs:
            coefficients[place[row]] += c
        return tuple(coefficients)

    gram = Gram.of(kernel, rows)
    yield {"run": run, "u": vector(u.items()), "gamma": gamma, "radius2": r2, PRODUCT: gram}
    yield from ({"w": vector(step.before), "x": vector([(step.x, 1)]), "y": step.y} for step in run.steps)
    yield {"w": vector(run.weights)}


def combination(target, rows) -> dict[Row, Number]:
    """The coefficient of each row in Σ c·φ(row), none of them 0; else `BadTarget`.

    >>> combination((1, 0, 2, -1), [(1,), (2,), (3,), (1,)]), combination({(7,): 3}, [(1,)])
    ({(3,): 2}, {(7,): 3})
    """
    if isinstance(target, Mapping):
        target = tuple(target.items())
    wanted = "a coefficient for each example, or a mapping of rows to coefficients"
    target = listed("target", target, f"give {wanted}", BadTarget)
    if target and all(isinstance(each, tuple) for each in target):
        pairs = list(target)
    else:
        pairs = list(zip(rows, target, strict=False))
        if len(target) != len(rows):
            raise BadTarget(
                f"the target has {len(target)} coefficients where there are {len(rows)} examples: give one for each, "
                "or a mapping of rows to coefficients",
                target,
            )
    if wrong := next((row for row, _ in pairs if len(row) != len(rows[0])), None):
        raise BadTarget(f"a row of the target, {wrong}, is not as long as the examples, {len(rows[0])}", wrong)
    coefficients: dict[Row, Number] = {}
    for entries, c in pairs:
        row = tuple(number(v, f"entry {j} of a row of the target") for j, v in enumerate(entries))
        coefficients[row] = coefficients.get(row, 0) + number(c, f"the coefficient of {row}")
    return {row: c for row, c in coefficients.items() if c}
