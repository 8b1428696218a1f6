"""Does this float-trained separator really separate?  An exact answer at about the price of one look at the data.

w are the weights, θ the threshold, X the m × n rows, y their labels ±1.  A float is the binary
fraction that it is, so y(⟨w, x⟩ − θ) > 0 is a question about rational numbers.  Nearly every row is
settled by its float score and a bound on that score's error; integers settle the rest.

Murphy, Gray and Stewart (MAPL 2017) validate separators exactly in this sense, without the filter.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

import numpy as np
from tqdm import tqdm

from mistake_bounds.engine.arrays import EXACT_BELOW, labels
from mistake_bounds.engine.kernels import judge, margins_and_errors
from mistake_bounds.exact import Number, dot, norm2, number, whole
from mistake_bounds.examples import SIGNS, BadExamples, Examples, NoExamples, RaggedRows, check_examples, checked_labels
from mistake_bounds.found import recorded


class NotSeparable(BadExamples):
    """Examples for which no separator through the origin was found; carries them as ``offender``."""


class TooLarge(BadExamples):
    """A number that no float holds, in a search in floats; carries it as ``offender``."""


@dataclass(frozen=True)
class Validation:
    """Which rows w puts on the wrong side, exactly.

    ``wrong`` are the rows with y(⟨w, x⟩ − θ) ≤ 0 and ``undecided_by_floats`` those that floats could
    not settle, both increasing.  ``margin`` is the exact min y(⟨w, x⟩ − θ) if it was computed, else None.
    """

    wrong: tuple[int, ...]
    undecided_by_floats: tuple[int, ...]
    margin: Fraction | None = None

    @property
    def separates(self) -> bool:
        """Is every row strictly on its own side?"""
        return not self.wrong


def validate(w, X, y, threshold=0.0, with_margin: bool = False) -> Validation:
    """Is y(⟨w, x⟩ − θ) > 0 for every row, exactly?

    ``w`` holds n numbers, ``X`` m × n, ``y`` m labels ±1; ``threshold`` is θ.  Arrays of floats or
    integers go through the filter; anything else that `mistake_bounds.Examples` accepts is computed
    exactly from the start.  ``with_margin`` also finds the exact margin, which takes one more look
    at the scores.  Raises `NoExamples`, `RaggedRows`, `BadLabel` or `mistake_bounds.exact.NotANumber`.

    >>> X, y = np.array([[0.1, 0.2, 0.3], [3.0, 1.0, 2.0]]), np.array([1, 1])
    >>> validate(np.array([1.0, 1.0, -1.0]), X, y)
    Validation(wrong=(), undecided_by_floats=(0,), margin=None)
    >>> validate([1, 1, -1], X, y, with_margin=True).margin
    Fraction(1, 36028797018963968)
    """
    problem = _problem(w, X, y, threshold)
    wrong, undecided = _by_floats(problem)
    exact = {i: problem.margin(i) for i in _slowly(undecided)}
    wrong += [i for i, margin in exact.items() if margin <= 0]
    return Validation(tuple(sorted(wrong)), tuple(undecided), _least(problem, exact) if with_margin else None)


def best_margin(examples: Examples, digits: int = 5) -> tuple[int, ...]:
    """An integer u with nearly the largest min y⟨u, x⟩/‖u‖: the best direction, rounded to ``digits`` digits.

    The shortest u with y⟨u, x⟩ ≥ 1 is found in floats by a non-negative least squares problem
    (Lawson and Hanson 1974, chapter 23, "least distance programming"), so that only the closing
    check is exact, floats taken as the fractions that they are: the u returned separates.  Raises `NotSeparable` if
    none was found that does; that is evidence, not proof, that there is none.  Like all searches here it raises
    `mistake_bounds.exact.NotWhole` for ``digits`` that are not a whole number from 0 on,
    `mistake_bounds.examples.BadLabel` for labels other than ±1, and `TooLarge`.

    >>> best_margin(Examples([(3, 1), (1, 3), (-2, -2)], [1, 1, -1]), digits=1)
    (1, 1)
    """
    digits = _digits_for(examples, digits)
    u = _direction(examples, digits)
    if not examples.exactly().margin(u) > 0:
        raise NotSeparable(f"no u with {digits} digits was found with y⟨u, x⟩ > 0 for all examples", examples)
    return u


@recorded
def _direction(examples: Examples, digits: int) -> tuple[int, ...]:
    Z, weights = _towards_zero(examples)
    direction = Z.T @ weights
    largest = np.abs(direction).max(initial=0)
    u = tuple(round(value) for value in (direction * (10**digits / largest) if largest > 0 else direction).tolist())
    return tuple(value // max(1, gcd(*u)) for value in u)


def margin_ceiling(examples: Examples, digits: int = 6) -> Fraction:
    """The square of a length that min y⟨u, x⟩/‖u‖ exceeds for no u, and nearly the least such.

    It is ‖z‖² for a mean z = Σ λyx/Σλ of the examples: min y⟨u, x⟩ ≤ ⟨u, z⟩ ≤ ‖u‖‖z‖.  The weights λ are found in
    floats and rounded to ``digits`` digits; z is their exact mean, floats taken as the fractions that they are, so that
    nothing has to be trusted.  Refuses what `best_margin` refuses.

    >>> margin_ceiling(Examples([(3, 1), (1, 3), (-2, -2)], [1, 1, -1]))
    Fraction(8, 1)
    """
    digits = _digits_for(examples, digits)
    rounded = _mean(examples, digits)
    z = [0] * examples.dimension
    for weight, (x, y) in zip(rounded, examples.exactly(), strict=True):
        z = [total + weight * y * value for total, value in zip(z, x, strict=True)] if weight else z
    return Fraction(norm2(z)) / sum(rounded) ** 2


@recorded
def _mean(examples: Examples, digits: int) -> tuple[int, ...]:
    """Weights of the examples, rounded to so many digits, whose weighted mean is as near to 0 as can be."""
    _, weights = _towards_zero(examples)
    return tuple(round(weight * 10**digits / weights.max()) for weight in weights.tolist())


def _digits_for(examples: Examples, digits: int, labels: tuple = SIGNS) -> int:
    """The digits, a whole number from 0 on.  Refuses what are no examples, and labels outside ``labels``."""
    check_examples(examples)
    checked_labels(examples.y, labels)
    return whole("digits", digits, 0)


def _floats(rows) -> np.ndarray:
    """Rows of exact numbers as floats.  Raises `TooLarge` otherwise."""
    try:
        return np.array([[float(value) for value in row] for row in rows])
    except OverflowError:
        largest = max(abs(value) for row in rows for value in row)
        long = f"a number of {len(str(int(largest)))} digits" if largest < 10**4000 else "a number"
        raise TooLarge(f"{long} is too large for the floats that are searched in: scale the rows", largest) from None


def _towards_zero(examples: Examples):
    """The rows times their labels, as floats, and weights for them whose weighted mean is as near to 0 as can be."""
    from scipy.optimize import nnls

    Z, target = _signed(examples)
    return Z, nnls(np.vstack([Z.T, np.ones(len(Z))]), target, maxiter=100 * sum(Z.shape))[0]


def _signed(examples: Examples):
    """The rows times their labels, as floats, and the vector that a convex combination of them should come near."""
    Z = _floats([tuple(label * value for value in x) for x, label in examples])
    Z /= max(1e-300, np.abs(Z).max(initial=0))
    target = np.zeros(examples.dimension + 1)
    target[-1] = 1.0
    return Z, target


class NoCertificate(BadExamples):
    """No exact certificate was found that nothing separates the examples; carries them as ``offender``."""


def no_separator(examples: Examples) -> Mapping[int, int]:
    """Why no w has y⟨w, x⟩ > 0 on all examples: whole numbers λ > 0 for a few of their indices, with Σ λ·y·x = 0.

    With such a w the inner product with it would be 0 on one side and above 0 on the other (Gordan 1873).  Which rows
    to take is found in floats; the numbers are then solved for exactly, and the sum is checked.  Raises
    `NoCertificate` where that fails, as for separable examples.

    >>> no_separator(Examples([(1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)], [-1, 1, 1, -1]))
    {0: 1, 1: 1, 2: 1, 3: 1}
    """
    from sympy import Matrix  # every chapter imports this module, and few call this

    check_examples(examples)
    support = _support(examples)
    signed = [[Fraction(examples.y[i] * value) for value in examples.X[i]] for i in support]
    found = Matrix(signed).T.nullspace() if support else []
    exact = [Fraction(int(value.p), int(value.q)) for value in found[0]] if len(found) == 1 else []
    whole = [int(value * lcm(*(each.denominator for each in exact))) for value in exact]
    whole = [value // gcd(*whole) * (1 if whole[0] > 0 else -1) for value in whole]
    if not whole or min(whole) <= 0 or any(dot(whole, column) for column in zip(*signed, strict=True)):
        raise NoCertificate(
            "no weights λ > 0 with Σ λ·y·x = 0 were found: something may separate the examples", examples
        )
    return dict(zip(support, whole, strict=True))


@recorded
def _support(examples: Examples) -> tuple[int, ...]:
    """Indices of examples of which a convex combination is as near to 0 as can be."""
    _, weights = _towards_zero(examples)
    return tuple(np.flatnonzero(weights > 1e-12).tolist())


def soft_margin(examples: Examples, digits: int = 2) -> tuple[tuple[int, ...], int]:
    """An integer u and a margin γ with nearly the least R²‖u‖²/γ² + 2T/γ, T the sum of max(0, γ − y⟨u, x⟩).

    With γ = 1 that is the objective of a support vector machine with soft margin, hinge loss and no threshold
    (Cortes and Vapnik 1995); its dual is solved in floats, and u rounded to ``digits`` digits.  Any u and γ > 0 give
    a bound, so that nothing has to be trusted.  Raises `mistake_bounds.examples.NoExamples` if all rows are 0.

    >>> soft_margin(Examples([(2, 1), (1, 2), (1, 1)], [1, -1, -1]), digits=1)[1] > 0
    True
    """
    check_examples(examples)
    if not examples.radius2:
        raise NoExamples("all rows are 0: there is nothing to separate", examples)
    *u, gamma = _soft(examples, digits)
    return tuple(u), gamma


@recorded
def _soft(examples: Examples, digits: int) -> tuple[int, ...]:
    """The entries of u, and after them γ."""
    from scipy.optimize import minimize

    Z = np.array([[float(y * value) for value in x] for x, y in examples]) / float(examples.radius2) ** 0.5

    def dual(a):
        u = a @ Z
        return 0.5 * u @ u - a.sum(), Z @ u - 1

    settings = {"maxiter": 10_000, "maxfun": 10**6, "ftol": 1e-15, "gtol": 1e-11}
    found = minimize(dual, np.zeros(len(Z)), jac=True, method="L-BFGS-B", bounds=[(0, 1)] * len(Z), options=settings)
    u = found.x @ Z
    scale = 10**digits / np.abs(u).max()
    return *map(int, np.round(u * scale)), max(1, round(scale * float(examples.radius2) ** 0.5))


@dataclass(frozen=True, eq=False)
class _Problem:
    """w, θ and the data as given; ``filter`` holds X, y, w, θ in floats, or is None if floats would distort them."""

    w: tuple
    threshold: Number
    rows: object
    y: np.ndarray
    filter: tuple | None

    def margin(self, i) -> Fraction:
        """y(⟨w, xᵢ⟩ − θ), exactly."""
        row = self.rows[i].tolist() if hasattr(self.rows[i], "tolist") else self.rows[i]
        x = tuple(number(value, f"row {i}, column {j}") for j, value in enumerate(row))
        (a, p), (b, q) = _over_common_denominator(self.w), _over_common_denominator(x)
        score = Fraction(sum(c * d for c, d in zip(a, b, strict=True)), p * q)
        return int(self.y[i]) * (score - Fraction(self.threshold))


def _problem(w, X, y, threshold) -> _Problem:
    """The arguments, checked except for NaN and infinity in X, which the filter leaves to exact arithmetic."""
    w = tuple(number(v, f"weight {j}") for j, v in enumerate(w.tolist() if hasattr(w, "tolist") else w))
    threshold = number(threshold, "threshold")
    if isinstance(X, np.ndarray) and X.ndim == 2 and X.dtype.kind in "iuf" and X.dtype.itemsize <= 8:
        rows = X
        floats = _as_floats(X)
        y = np.asarray(y)
    else:
        examples = Examples(X, y)
        rows = examples.X
        floats = None
        y = np.array(examples.y)
    if len(rows) == 0:
        raise NoExamples("there are no examples", X)
    if y.shape != (len(rows),) or len(rows[0]) != len(w):
        shapes = (len(rows), len(rows[0])), y.shape, len(w)
        raise RaggedRows(f"X is {shapes[0]}, y {shapes[1]}, and there are {shapes[2]} weights", shapes)
    y = labels(y)
    if floats is None or not all(map(_rounds_well, (*w, threshold))):
        return _Problem(w, threshold, rows, y, None)
    return _Problem(w, threshold, rows, y, (floats, y, np.array([float(v) for v in w]), float(threshold)))


def _as_floats(X: np.ndarray) -> np.ndarray | None:
    """X as rows of float64, or None if it holds integers that are not floats."""
    if X.dtype.kind in "iu" and X.size and max(-int(X.min()), int(X.max())) > EXACT_BELOW:
        return None
    return np.ascontiguousarray(X, dtype=np.float64)


def _by_floats(problem) -> tuple[list[int], list[int]]:
    """The rows that are surely wrong, and those that floats cannot settle: one look at the data."""
    m = len(problem.rows)
    if problem.filter is None:
        return [], list(range(m))
    wrong, undecided = np.empty(m, dtype=np.int64), np.empty(m, dtype=np.int64)
    wrongs, doubts = judge(*problem.filter, wrong, undecided)
    return wrong[:wrongs].tolist(), undecided[:doubts].tolist()


def _rounds_well(value) -> bool:
    """Is this a float, or so far inside the range that its rounding is a relative error of at most 2⁻⁵³?"""
    return isinstance(value, float) or value == 0 or Fraction(1, 2**1000) < abs(value) < 2**1000


def _slowly(rows):
    """The rows, with a progress bar on a terminal if they take longer than a second and a half."""
    return tqdm(rows, desc="exact rows", leave=False, delay=1.5, disable=None)


def _least(problem, exact) -> Fraction:
    """The least exact margin, given those of the rows that floats could not settle.

    Of the others only those are computed whose margin could be the least.  Half of an error bound
    more than pays for rounding the sums of margins and errors here.
    """
    if problem.filter is None:
        return min(exact.values())
    margins, errors = np.empty(len(problem.rows)), np.empty(len(problem.rows))
    margins_and_errors(*problem.filter, margins, errors)
    settled = np.setdiff1d(np.arange(len(margins)), list(exact))
    low, high = margins[settled] - 1.5 * errors[settled], margins[settled] + 1.5 * errors[settled]
    rivals = settled[low <= high.min(initial=np.inf)]
    return min([*exact.values(), *(problem.margin(i) for i in _slowly(rivals.tolist()))])


def _over_common_denominator(values) -> tuple[list[int], int]:
    """Rational numbers or floats as integers over one denominator.

    >>> _over_common_denominator((0.5, 3, 0.25))
    ([2, 12, 1], 4)
    """
    ratios = [value.as_integer_ratio() for value in values]
    common = lcm(*(q for _, q in ratios))
    return [p * (common // q) for p, q in ratios], common
