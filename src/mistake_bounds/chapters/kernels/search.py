"""Does this float-trained separator really separate?  An exact answer at about the price of one look at the data.

w are the weights, θ the threshold, X the m × n rows, y their labels ±1.  A float is the binary
fraction that it is, so y(⟨w, x⟩ − θ) > 0 is a question about rational numbers.  Nearly every row is
settled by its float score and a bound on that score's error; integers settle the rest.

Murphy, Gray and Stewart (MAPL 2017) validate separators exactly in this sense, without the filter.
"""

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from mistake_bounds.chapters.kernels.learner import between
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.validation import NotSeparable, _digits_for, _floats


def best_combination(examples: Examples, kernel: Callable, digits: int = 5) -> tuple[int, ...]:
    """A whole number c for each example, so that Σ c·φ(x) separates with nearly the largest margin of the kernel.

    They are found in floats as in `best_margin`, with the rows of a root of the table of K for the examples, and
    rounded to ``digits`` digits; the closing check is exact for the values that K gives, floats taken as the fractions
    that they are.  Raise `NotSeparable` if what was found does not separate, and what `best_margin` and
    `chapters.kernels.learner.between` refuse.

    >>> from mistake_bounds.chapters.kernels.learner import Polynomial
    >>> xor = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, 1, 1, -1])
    >>> best_combination(xor, Polynomial(2), digits=0)
    (-1, 1, 1, -1)
    """
    from scipy.optimize import nnls

    digits = _digits_for(examples, digits)
    below = [[between(kernel, a, b) for b in examples.X[: i + 1]] for i, a in enumerate(examples.X)]
    values = [[below[max(i, j)][min(i, j)] for j in range(len(below))] for i in range(len(below))]
    signs = np.array(examples.y, dtype=float)
    table = _floats(values) * np.outer(signs, signs)
    squares, axes = np.linalg.eigh(table / max(1e-300, np.abs(table).max()))
    roots = axes * np.sqrt(np.clip(squares, 0, None))
    target = np.zeros(len(examples) + 1)
    target[-1] = 1.0
    weights, _ = nnls(np.vstack([roots.T, np.ones(len(examples))]), target, maxiter=300 * len(examples))
    found = weights * signs
    c = tuple(map(round, (found * (10**digits / max(1e-300, np.abs(found).max()))).tolist()))
    exact = [[Fraction(value) for value in row] for row in values]
    if not min(y * dot(c, row) for y, row in zip(examples.y, exact, strict=True)) > 0:
        raise NotSeparable(f"no combination with {digits} digits was found that separates the examples", examples)
    return c
