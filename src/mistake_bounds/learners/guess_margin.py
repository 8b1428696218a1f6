"""The multiplicative learner without a margin told to it: guess one, and halve the guess after too many mistakes.

n is the number of attributes.  With the factor for the margin 1/g it learns every L₁ margin γ ≥ 1/g within a budget of
mistakes; a mistake beyond the budget refutes the guess.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from mistake_bounds.exact import Number, floor_of_log
from mistake_bounds.learners.exponentiated import Exponentiated
from mistake_bounds.learners.protocol import Learner


class MarginGuess(NamedTuple):
    """The margin 1/``inverse`` that is guessed, the mistakes ``spent`` on it, those ``before``, and the weights."""

    inverse: int
    spent: int
    before: tuple[int, ...]
    weights: tuple[Number, ...]


def margin_budget(n: int, inverse: int) -> int:
    """The most mistakes that the margin 1/g can cost, g = ``inverse``: ⌊2g² ln n⌋, exactly.

    >>> margin_budget(64, 1), margin_budget(64, 2)
    (8, 33)
    """
    return floor_of_log(2 * inverse**2, n)


@dataclass(frozen=True)
class GuessMargin(Learner):
    """`Exponentiated` for a target u ≥ 0 with an unknown L₁ margin: guesses 1, 1/2, 1/4, …  Its weights are a guess.

    Starts again from ones with half the margin when a guess has made more mistakes than its `margin_budget`.  A
    guess that is no larger than the margin is never refuted.  Weights stay fractions: features are −1, 0 and 1, and
    `BadFeature` is raised for others.  On examples that no u separates the guesses go on for ever.

    >>> from mistake_bounds import Examples, play
    >>> run = play(GuessMargin(), Examples([(1, 1, -1), (1, -1, 1), (-1, 1, 1)], [1, 1, 1]), passes=30)
    >>> run.clean, run.weights.inverse, run.weights.before
    (True, 1, ())
    """

    def initial(self, n: int) -> MarginGuess:
        """The margin 1, and n ones."""
        return MarginGuess(1, 0, (), (1,) * n)

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, features other than −1, 0 and 1."""
        super().refuse(examples)
        examples.require(lambda value: value in (-1, 0, 1), "this learner needs features -1, 0 or 1")

    def weights_of(self, state: MarginGuess) -> tuple[Number, ...]:
        """The weights of the present guess."""
        return state.weights

    def predict(self, state: MarginGuess, x) -> int:
        """As the multiplicative learner with the factor of the present guess."""
        return self.exponentiated(state).predict(state.weights, x)

    def exponentiated(self, state: MarginGuess) -> Exponentiated:
        """The learner for the margin that is guessed: its factor is (2 + γ)/(2 − γ) for γ = 1/g."""
        return Exponentiated(Fraction(2 * state.inverse + 1, 2 * state.inverse - 1))

    def budget(self, state: MarginGuess) -> int:
        """The most mistakes that the present guess may make."""
        return margin_budget(len(state.weights), state.inverse)

    def learn(self, state: MarginGuess, x, y) -> MarginGuess:
        """One mistake more on the present guess, and the weights as that learner makes them."""
        learned = self.exponentiated(state).update(state.weights, x, y)
        return state._replace(spent=state.spent + 1, weights=learned)

    def update(self, state: MarginGuess, x, y) -> MarginGuess:
        """Learn as it does; and if that was one mistake too many, go on to half the margin with ones."""
        learned = self.learn(state, x, y)
        if learned.spent <= self.budget(state):
            return learned
        return MarginGuess(2 * state.inverse, 0, (*state.before, learned.spent), (1,) * len(state.weights))
