"""The p-norm Perceptron (Grove, Littlestone and Schuurmans 2001): between the Perceptron, p = 2, and Winnow's kin.

The state a adds up the examples of the mistakes, each times its label; the weights are powers of its entries.
"""

from dataclasses import dataclass

from mistake_bounds.exact import Number, dot
from mistake_bounds.learners.perceptron import Perceptron
from mistake_bounds.learners.protocol import BadLearner, Learner, check_tie


@dataclass(frozen=True)
class PNormPerceptron(Learner):
    """After a mistake add yx to a; predict with the weights aᵢ^(p−1), which have the signs of a, since ``p`` is even.

    For ``p`` = 2 it is the Perceptron.  ``tie`` is the label predicted at a score of 0: −1, +1 or 0 (always a mistake).
    Exact on exact rows.  Raises `BadLearner` unless p is an even whole number from 2 on.

    >>> learner = PNormPerceptron(4)
    >>> learner.update((1, -2), (1, 1), +1), learner.weights_of((2, -1)), learner.predict((2, -1), (1, 9))
    ((2, -1), (8, -1), -1)
    """

    p: int = 4
    tie: int = -1

    def __post_init__(self):
        if isinstance(self.p, bool) or not isinstance(self.p, int) or self.p < 2 or self.p % 2:
            raise BadLearner(f"p={self.p!r}: an even whole number from 2 on, so that a power keeps its sign", self.p)
        check_tie(self.tie)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def weights_of(self, a) -> tuple[Number, ...]:
        """aᵢ^(p−1)."""
        return tuple(t ** (self.p - 1) for t in a)

    def predict(self, a, x) -> int:
        """The side of the hyperplane on which x lies; ``tie`` on it."""
        score = dot(self.weights_of(a), x)
        return 1 if score > 0 else -1 if score < 0 else self.tie

    def update(self, a, x, y) -> tuple[Number, ...]:
        """a + yx."""
        return Perceptron().update(a, x, y)
