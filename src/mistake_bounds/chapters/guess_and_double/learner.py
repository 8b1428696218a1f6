"""What to do when the factor depends on something unknown: guess, and double the guess when it made too many mistakes.

n is the number of attributes.  A target is positive iff at least k of r relevant ones are on; with factor 1 + 1/(2k')
Winnow learns every k ≤ k' within a budget of mistakes (Blum's lecture of 2010).  A mistake beyond the budget refutes
the guess.  `chapters.guess_and_double.learner` does the same with a margin.

The multiplicative learner that does not know the margin: it guesses one, and halves the guess after too many mistakes.

n is the number of attributes.  With the factor for the margin 1/g it learns every L₁ margin γ ≥ 1/g within a budget of
mistakes; a mistake beyond the budget refutes the guess.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.exact import Number, Refusal, ceil_log, floor_of_log, whole
from mistake_bounds.learner import BadLearner, Learner


class NoGuessLeft(Refusal):
    """The largest guess was refuted too, so that the labels are no k of r; carries the last ``state``."""

    def __init__(self, state):
        super().__init__(
            f"{state.spent} mistakes with k'={state.k}, r'={state.r}: the labels are no k of r attributes", state
        )
        self.state = state


class Guess(NamedTuple):
    """The guesses k' and r', the mistakes ``spent`` on them, those on each guess ``before``, and the weights."""

    k: int
    r: int
    spent: int
    before: tuple[int, ...]
    weights: tuple[Number, ...]


def budget(n: int, k: int, r: int) -> int:
    """The most mistakes of Winnow with factor 1 + 1/(2k), threshold n, on any j of s attributes, j ≤ k and s ≤ r.

    The largest whole number below (4k + 1)/(k + 1)·(rL + (k − 1)(2k + 1)) + 2k + 1, where L is log n to the base
    1 + 1/(2k), rounded up: the bound for k of r itself, which is the worst
    (`chapters.winnow_k_of_r.theorem.mistakes_with_a_guess`).

    >>> budget(n=16, k=1, r=1), budget(n=16, k=2, r=3)
    (20, 136)
    """
    most_chips = ceil_log(n, 1 + Fraction(1, 2 * k))
    times_k_plus_1 = (4 * k + 1) * (r * most_chips + (k - 1) * (2 * k + 1)) + (2 * k + 1) * (k + 1)
    return (times_k_plus_1 - 1) // (k + 1)


def guesses(n: int, r: int | None = None) -> list[tuple[int, int]]:
    """The guesses (k', r') in their order: k' = 1, 2, 4, … up to r; or k' = r' = 1, 2, 4, … up to n if r is not known.

    >>> guesses(16, r=5), guesses(6)
    ([(1, 5), (2, 5), (4, 5), (5, 5)], [(1, 1), (2, 2), (4, 4), (6, 6)])
    """
    most = n if r is None else r
    doubled = [2**i for i in range(most.bit_length()) if 2**i < most] + [most]
    return [(k, k if r is None else r) for k in doubled]


def total_budget(n: int, k: int, r: int, known: bool = True) -> int:
    """The most mistakes of `GuessAndDouble` on any k of r of n attributes, r known to it (``known``) or not.

    A guess that is refuted costs its budget and one more.

    >>> total_budget(16, 3, 5), total_budget(16, 3, 5, known=False)
    (814, 2349)
    """
    total = 0
    for guessed_k, guessed_r in guesses(n, r if known else None):
        total += budget(n, guessed_k, guessed_r)
        if guessed_k >= k and guessed_r >= r:
            break
        total += 1
    return total


@dataclass(frozen=True)
class GuessAndDouble(Learner):
    """Winnow for k of r with k not known, nor r unless it is given: its weights are a `Guess`.

    Starts again from ones with the next of `guesses` when a guess has made more mistakes than its
    `budget`.  In all there are at most `total_budget` mistakes.  Raise `BadLearner` for r that is no
    positive integer or more than n, `NoGuessLeft` when labels refute every guess, and
    `mistake_bounds.learners.BadFeature` for rows that are not of 0s and 1s.

    >>> from mistake_bounds import Examples, play
    >>> run = play(GuessAndDouble(), Examples([(1, 1, 0), (1, 0, 0), (0, 1, 1)], [1, -1, -1]), passes=20)
    >>> run.clean, run.weights.k, len(run.mistakes) <= total_budget(3, 2, 2, known=False)
    (True, 1, True)
    """

    r: int | None = None

    def __post_init__(self):
        if self.r is not None:
            object.__setattr__(self, "r", whole("r", self.r, 1, refusal=BadLearner))

    def initial(self, n: int) -> Guess:
        """The first guess, k' = 1, and n ones."""
        if self.r is not None and self.r > n:
            raise BadLearner(f"r={self.r} relevant attributes of only {n}", self.r)
        return Guess(1, 1 if self.r is None else self.r, 0, (), (1,) * n)

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, rows that are not of 0s and 1s."""
        Winnow().refuse(examples)

    def weights_of(self, state: Guess) -> tuple[Number, ...]:
        """The weights of the present guess."""
        return state.weights

    def threshold_for(self, n: int) -> int:
        """n, whatever the guess."""
        return n

    def predict(self, state: Guess, x) -> int:
        """As Winnow with the factor of the present guess."""
        return self.winnow(state).predict(state.weights, x)

    def winnow(self, state: Guess) -> Winnow:
        """Winnow with the factor of the present guess, 1 + 1/(2k')."""
        return Winnow(1 + Fraction(1, 2 * state.k))

    def budget(self, state: Guess) -> int:
        """The most mistakes that the present guess may make."""
        return budget(len(state.weights), state.k, state.r)

    def learn(self, state: Guess, x, y) -> Guess:
        """One mistake more on the present guess, and the weights as Winnow makes them."""
        return state._replace(spent=state.spent + 1, weights=self.winnow(state).update(state.weights, x, y))

    def update(self, state: Guess, x, y) -> Guess:
        """Learn as Winnow does; and if that was one mistake too many, go on to the next guess with ones."""
        learned, n = self.learn(state, x, y), len(state.weights)
        if learned.spent <= self.budget(state):
            return learned
        later = [guess for guess in guesses(n, self.r) if guess > (state.k, state.r)]
        if not later:
            raise NoGuessLeft(learned)
        return Guess(*later[0], 0, (*state.before, learned.spent), (1,) * n)


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
