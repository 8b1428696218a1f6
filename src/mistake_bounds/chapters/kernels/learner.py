"""The Perceptron with a kernel: it keeps its mistakes, and computes K(a, b) where the Perceptron takes ⟨a, b⟩.

K is a *kernel*: K(a, b) = ⟨φ(a), φ(b)⟩ for some map φ of the rows.  Neither φ nor a weight is ever written down: the
weights are Σ y·φ(x) over the mistakes (x, y) so far, and those are the state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import ClassVar

from mistake_bounds.exact import Number, Refusal, dot, is_exact, number, shown, whole
from mistake_bounds.learner import BadLearner, Learner, checked_tie

Row = tuple[Number, ...]
Kernel = Callable[[Row, Row], Number]


class BadKernel(Refusal):
    """A kernel, or a setting of one, that no kernel can have; carries it as ``offender``."""


class NotSymmetric(BadKernel):
    """K(a, b) ≠ K(b, a): no inner product is like that.  Carries the two ``rows`` and the two ``values``."""

    def __init__(self, a: Row, b: Row, there: Number, back: Number):
        super().__init__(f"the kernel is not symmetric: K({a}, {b}) = {there} and K({b}, {a}) = {back}", (a, b))
        self.rows = (a, b)
        self.values = (there, back)


class InexactKernel(BadKernel):
    """A kernel that makes a float of two exact rows; carries the two ``rows`` and the ``value``."""

    def __init__(self, a: Row, b: Row, value: float):
        super().__init__(
            f"K({a}, {b}) = {value!r} is a float, though the rows are exact: give the learner an exact kernel, such as "
            "Polynomial or RationalQuadratic, or rows of floats",
            value,
        )
        self.rows = (a, b)
        self.value = value


def between(kernel: Kernel, a: Row, b: Row) -> Number:
    """K(a, b), known to be K(b, a).

    A kernel is called once for a pair of rows and its value kept: it has to be a pure function of the two.  Raise
    `NotSymmetric` if it is not, `InexactKernel` for a float where both rows are exact, `BadKernel` for a value too
    large for one, and `mistake_bounds.exact.NotANumber` for what is no finite number.

    >>> between(Polynomial(2), (1, 2), (3, 0))
    16
    >>> between(lambda a, b: a[0] - b[0], (1,), (3,))
    Traceback (most recent call last):
        ...
    mistake_bounds.chapters.kernels.learner.NotSymmetric: the kernel is not symmetric: K((1,), (3,)) = -2 and K((3,), (1,)) = 2
    """  # noqa: E501
    return _between(kernel, a, b, is_exact(a) and is_exact(b))


@lru_cache(maxsize=1 << 17)  # pass after pass a learner needs the same pairs; (1,) and (1.0,) are the same key
def _between(kernel: Kernel, a: Row, b: Row, exact: bool) -> Number:
    there, back = _one_way(kernel, a, b, exact), _one_way(kernel, b, a, exact)
    if there != back:
        raise NotSymmetric(a, b, there, back)
    return there


def _one_way(kernel: Kernel, a: Row, b: Row, exact: bool) -> Number:
    try:
        value = kernel(a, b)
    except OverflowError as error:
        raise BadKernel(
            f"K({a}, {b}) is too large for a float ({error}): give exact rows, such as examples.exactly()", (a, b)
        ) from error
    if type(value) is int or type(value) is Fraction:
        return value
    value = number(value, "the kernel's value")
    if exact and isinstance(value, float):
        raise InexactKernel(a, b, value)
    return value


@dataclass(frozen=True)
class Polynomial:
    """K(a, b) = (c + ⟨a, b⟩)^d: all products of d entries of a row, with √c as one entry more.

    ``degree`` d is a whole number of at least 1, ``constant`` c ≥ 0.  Raise `BadKernel` for others: with a negative c
    it is no inner product.

    >>> Polynomial(2)((1, 2), (3, 0)), Polynomial(3, constant=0)((1, 2), (1, -1))
    (16, -1)
    """

    degree: int = 2
    constant: Number = 1

    def __post_init__(self):
        object.__setattr__(self, "degree", whole("degree", self.degree, 1, refusal=BadKernel))
        constant = number(self.constant, "constant")
        if constant < 0:
            raise BadKernel(f"constant={constant!r}: a negative constant makes no inner product", constant, "constant")
        object.__setattr__(self, "constant", constant)

    def __call__(self, a: Row, b: Row) -> Number:
        return (self.constant + dot(a, b)) ** self.degree


@dataclass(frozen=True)
class RationalQuadratic:
    """K(a, b) = 1/(1 + ‖a − b‖²/s): near 1 for rows that are near, small for others, and a fraction.

    It plays the part of the Gaussian kernel exp(−‖a − b‖²/s), of which it is an average over s (so it is an inner
    product as well); the Gaussian's own values are no fractions, and have no place in an exact run.  ``scale2`` is
    s > 0; raises `BadKernel` for any other.

    >>> RationalQuadratic(2)((1, 0), (0, 1)), RationalQuadratic()((5,), (5,))
    (Fraction(1, 2), Fraction(1, 1))
    """

    scale2: Number = 1

    def __post_init__(self):
        scale2 = number(self.scale2, "scale2")
        if not scale2 > 0:
            raise BadKernel(f"scale2={scale2!r}: the squared scale must be positive", scale2, "scale2")
        object.__setattr__(self, "scale2", scale2)

    def __call__(self, a: Row, b: Row) -> Number:
        apart = sum((p - q) ** 2 for p, q in zip(a, b, strict=True))
        below = self.scale2 + apart
        return self.scale2 / below if isinstance(below, float) else Fraction(self.scale2) / below


INNER_PRODUCTS = (Polynomial, RationalQuadratic)  # of which it is known; of others a table of values can be tested


def products(x: Row, degree: int = 2) -> Row:
    """All products of ``degree`` entries of (1, x), in every order: ⟨products(a), products(b)⟩ = (1 + ⟨a, b⟩)^degree.

    >>> products((2, 3))
    (1, 2, 3, 2, 4, 6, 3, 6, 9)
    """
    return tuple(map(prod, product((1, *x), repeat=degree)))


@dataclass(frozen=True)
class KernelPerceptron(Learner):
    """The Perceptron in the space of a kernel (Aizerman, Braverman and Rozonoer 1964; Freund and Schapire 1999).

    ``kernel`` is any symmetric function of two rows, pure, and exact on exact rows; ``tie`` is the label predicted at
    the score 0, as `mistake_bounds.Perceptron` has it.  The state holds the mistakes so far, each a row with its label.
    On rows of floats scores close to 0 may have the wrong sign.  Raise `NotSymmetric` or `InexactKernel` when it
    meets rows that show it, and `BadLearner` for a kernel that is no function.

    >>> from mistake_bounds import Examples, play
    >>> xor = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, 1, 1, -1])
    >>> run = play(KernelPerceptron(Polynomial(2)), xor, passes=2)
    >>> run.mistakes, run.weights
    ((1, 3, 6), (((-1, 1), 1), ((1, 1), -1), ((1, -1), 1)))
    """

    kernel: Kernel
    tie: int = -1
    read_with: ClassVar[str] = f"{__package__}.reading:told"

    def __post_init__(self):
        if not callable(self.kernel) or isinstance(self.kernel, type):
            words = "a kernel is a function of two rows, such as Polynomial(2)"
            raise BadLearner(f"kernel={shown(self.kernel)}: {words}", self.kernel)
        object.__setattr__(self, "tie", checked_tie(self.tie))

    def initial(self, n: int) -> tuple:
        """No mistakes."""
        return ()

    def score(self, state, x) -> Number:
        """⟨w, φ(x)⟩, the sum of y·K(a, x) over the mistakes (a, y) so far."""
        return sum(y * between(self.kernel, a, x) for a, y in state)

    def predict(self, state, x) -> int:
        """The sign of the score; ``tie`` where it is 0."""
        score = self.score(state, x)
        return 1 if score > 0 else -1 if score < 0 else self.tie

    def update(self, state, x, y):
        """One mistake more."""
        return (*state, (x, y))

    def weights_of(self, state) -> None:
        """None: the weights are in another space."""
        return None
