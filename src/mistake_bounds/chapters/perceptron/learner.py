"""The Perceptron: on a mistake, add the example to the weights or subtract it.

w is the weight vector, x a row, y its label in {−1, +1}.
"""

from dataclasses import dataclass

from mistake_bounds.exact import Number, dot, listed, number
from mistake_bounds.learner import BadLearner, Learner, checked_tie, positive_rate


@dataclass(frozen=True)
class Perceptron(Learner):
    """Rosenblatt's rule with the textbook's choices left open.

    ``tie`` is the label predicted at ⟨w, x⟩ = 0: −1 ("positive iff ⟨w, x⟩ > 0", the default), +1
    ("positive iff ⟨w, x⟩ ≥ 0") or 0 (a tie is a mistake whatever the label, as the proof by Block
    and Novikoff has it).  ``rate`` > 0 is the learning rate, ``start`` the first weights (zeros
    unless given; a tuple as long as the rows).  Raise `BadLearner` for any other setting, and
    `mistake_bounds.exact.NotANumber` for a rate or weight that is not a finite number.

    >>> Perceptron().predict((0, 0), (1, 2)), Perceptron(tie=+1).predict((0, 0), (1, 2))
    (-1, 1)
    >>> Perceptron().update((0, 0), (1, 2), -1)
    (-1, -2)
    """

    tie: int = -1
    rate: Number = 1
    start: tuple[Number, ...] | None = None

    def __post_init__(self):
        object.__setattr__(self, "tie", checked_tie(self.tie))
        object.__setattr__(self, "rate", positive_rate(self.rate))
        if self.start is not None:
            start = listed("start", self.start, "give the first weights, a number for each feature", BadLearner)
            start = tuple(number(value, f"start, weight {i}") for i, value in enumerate(start))
            object.__setattr__(self, "start", start)

    def initial(self, n: int) -> tuple[Number, ...]:
        """The weights before the first example, n of them."""
        return (0,) * n if self.start is None else self._start_for(n)

    def _start_for(self, n: int) -> tuple[Number, ...]:
        if len(self.start) != n:
            raise BadLearner(f"start has {len(self.start)} weights for rows of {n} entries", self.start)
        return self.start

    def refuse(self, examples) -> None:
        """Refuse examples for which ``start`` does not have the right length; features are any finite numbers."""
        super().refuse(examples)
        self.initial(examples.dimension)

    def predict(self, w, x) -> int:
        """The label of the side of the hyperplane ⟨w, x⟩ = 0 on which x lies; ``tie`` on it."""
        score = dot(w, x)
        return 1 if score > 0 else -1 if score < 0 else self.tie

    def update(self, w, x, y):
        """w + rate·y·x, the update after a mistake on (x, y)."""
        step = self.rate * y
        return tuple(wi + step * xi for wi, xi in zip(w, x, strict=True))
