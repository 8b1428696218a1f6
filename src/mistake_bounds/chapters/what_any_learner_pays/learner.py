"""How the learner of this chapter predicts and updates; w is its state, x an example, y its label."""

from dataclasses import dataclass

from mistake_bounds.learner import Learner


@dataclass(frozen=True)
class WhatAnyLearnerPays(Learner):
    """Predicts the label on which it was last mistaken.

    >>> from mistake_bounds import Examples, play
    >>> play(WhatAnyLearnerPays(), Examples([(1,), (2,), (3,)], [+1, -1, -1])).mistakes
    (0, 1)
    """

    def initial(self, n: int) -> int:
        """The label −1."""
        return -1

    def predict(self, w: int, x) -> int:
        """The label that it holds."""
        return w

    def update(self, w: int, x, y: int) -> int:
        """The label of the mistake."""
        return y
