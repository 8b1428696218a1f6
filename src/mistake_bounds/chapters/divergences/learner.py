"""The p-norm Perceptron (Grove, Littlestone and Schuurmans 2001): between the Perceptron, p = 2, and Winnow's kin.

The state a adds up the examples of the mistakes, each times its label; the weights are powers of its entries.

A Perceptron on a leash, for targets that move: its weights are never longer than a given length.

After Herbster and Warmuth 2001, who shorten them to that length exactly; here they are shortened by a fraction.
"""

from dataclasses import dataclass
from fractions import Fraction

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import Number, dot, norm2, number, whole
from mistake_bounds.learner import BadLearner, Learner, checked_tie


@dataclass(frozen=True)
class PNormPerceptron(Learner):
    """After a mistake add yx to a; predict with the weights aᵢ^(p−1), which have the signs of a, since ``p`` is even.

    For ``p`` = 2 it is the Perceptron.  ``tie`` is the label predicted at a score of 0: −1, +1 or 0 (always a mistake).
    Exact on exact rows.  Raise `BadLearner` unless p is an even whole number from 2 on.

    >>> learner = PNormPerceptron(4)
    >>> learner.update((1, -2), (1, 1), +1), learner.weights_of((2, -1)), learner.predict((2, -1), (1, 9))
    ((2, -1), (8, -1), -1)
    """

    p: int = 4
    tie: int = -1

    def __post_init__(self):
        object.__setattr__(self, "p", whole("p", self.p, 2, refusal=BadLearner))
        if self.p % 2:
            raise BadLearner(f"p={self.p!r}: an even whole number from 2 on, so that a power keeps its sign", self.p)
        object.__setattr__(self, "tie", checked_tie(self.tie))

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


@dataclass(frozen=True)
class LeashedPerceptron(Learner):
    """The Perceptron; but weights longer than ``leash`` are multiplied by ``keep``, again and again, until they fit.

    ``keep`` is a number from 0 (all is forgotten) to below 1, so that weights stay exact; ``rate`` and ``tie`` are the
    Perceptron's.  Raise `BadLearner` for other settings, and for a leash that is not positive.

    >>> learner = LeashedPerceptron(leash=2)
    >>> learner.update((1, 0), (0, 1), +1), learner.update((2, 0), (0, 1), +1)
    ((1, 1), (1, Fraction(1, 2)))
    """

    leash: Number
    keep: Number = Fraction(1, 2)
    rate: Number = 1
    tie: int = -1

    def __post_init__(self):
        object.__setattr__(self, "rate", self.unleashed.rate)
        for name in ("leash", "keep"):
            object.__setattr__(self, name, number(getattr(self, name), name))
        if not self.leash > 0:
            raise BadLearner(f"leash={self.leash!r}: the length of a leash is positive", self.leash)
        if not 0 <= self.keep < 1:
            raise BadLearner(f"keep={self.keep!r}: what is kept of the weights is a part, from 0 to below 1", self.keep)

    @property
    def unleashed(self) -> Perceptron:
        """The Perceptron with the same settings."""
        return Perceptron(self.tie, self.rate)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def predict(self, w, x) -> int:
        """The side of the hyperplane on which x lies; ``tie`` on it."""
        return self.unleashed.predict(w, x)

    def update(self, w, x, y) -> tuple[Number, ...]:
        """w + rate·y·x, shortened until it is no longer than the leash."""
        after = self.unleashed.update(w, x, y)
        while norm2(after) > self.leash**2:
            after = tuple(number(self.keep * v) for v in after)
        return after
