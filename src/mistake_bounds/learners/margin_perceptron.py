"""The Perceptron that goes on until there is a margin: an update also where it was right, but not by more than β.

w is the weight vector, x a row, y its label in {−1, +1}.
"""

from dataclasses import dataclass

from mistake_bounds.exact import Number, dot, number
from mistake_bounds.learners.protocol import BadLearner, Learner


@dataclass(frozen=True)
class MarginPerceptron(Learner):
    """Adds yx to the weights unless y⟨w, x⟩ > ``beta``; a step is an *update*, whether there was a mistake or not.

    It predicts the sign of ⟨w, x⟩, and 0 where that is 0, which is no label: there every label is a mistake.  So every
    mistake is an update, and with ``beta`` = 0 every update a mistake.  Raises `BadLearner` for a negative ``beta``,
    with which a mistake could go without an update.  (Krauth and Mézard 1987; Duda and Hart 1973, section 5.5.)

    >>> from mistake_bounds import Examples, play
    >>> run = play(MarginPerceptron(4), Examples([(2,)], [1]), passes=3)
    >>> run.mistakes, run.updates, run.weights
    ((0,), (0, 1), (4,))
    """

    beta: Number = 1

    def __post_init__(self):
        object.__setattr__(self, "beta", number(self.beta, "beta"))
        if self.beta < 0:
            raise BadLearner(f"beta={self.beta!r}: the score to be exceeded is 0 or more", self.beta)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def predict(self, w, x) -> int:
        """The sign of ⟨w, x⟩: 1, −1 or 0."""
        score = dot(w, x)
        return (score > 0) - (score < 0)

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Where y⟨w, x⟩ ≤ β."""
        return y * dot(w, x) <= self.beta

    def update(self, w, x, y) -> tuple[Number, ...]:
        """w + yx."""
        return tuple(wi + y * xi for wi, xi in zip(w, x, strict=True))
