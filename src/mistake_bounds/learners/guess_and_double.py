"""What to do when the factor depends on something unknown: guess, and double the guess when it made too many mistakes.

n is the number of attributes.  *k of r*: a target is positive iff at least k of r relevant ones are on; with factor
1 + 1/(2k') Winnow learns every k ≤ k' within a budget of mistakes (Blum's lecture of 2010).  *Margin*: with the
factor for the margin 1/g the multiplicative learner learns every margin γ ≥ 1/g within a budget.  A mistake beyond
the budget refutes the guess.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import log, log1p
from typing import NamedTuple

from mistake_bounds.exact import Number
from mistake_bounds.learners.exponentiated import Exponentiated
from mistake_bounds.learners.perceptron import BadLearner
from mistake_bounds.learners.winnow import BadFeature, Winnow


class NoGuessLeft(ValueError):
    """The largest guess was refuted too, so that the labels are no k of r; carries the last ``state``."""

    def __init__(self, state):
        super().__init__(f"{state.spent} mistakes with k'={state.k}, r'={state.r}: the labels are no k of r attributes")
        self.state = state


class Guess(NamedTuple):
    """The guesses k' and r', the mistakes ``spent`` on them, those on each guess ``before``, and the weights."""

    k: int
    r: int
    spent: int
    before: tuple[int, ...]
    weights: tuple[Number, ...]


def budget(n: int, k: int, r: int) -> int:
    """The most mistakes that Winnow with factor 1 + 1/(2k), threshold n, can make on any j of r attributes, j ≤ k.

    With ε = 1/(2k) a relevant weight is promoted at most C = ⌈log n / log(1 + ε)⌉ times more than demoted, a
    promotion raises j of them and a demotion lowers j − 1 at most, and the total weight stays positive:
    jM₊ − (j − 1)M₋ ≤ rC and M₋ ≤ (1 + ε)M₊ + 2k + 1.  For j = k, the worst, M₊ ≤ 2k/(k + 1)·(rC + (k − 1)(2k + 1)).

    >>> budget(n=16, k=1, r=1), budget(n=16, k=2, r=3)
    (20, 135)
    """
    promotions = 2 * k * (r * most_chips(n, k) + (k - 1) * (2 * k + 1)) // (k + 1)
    return promotions + (2 * k + 1) * promotions // (2 * k) + 2 * k + 1


@cache
def most_chips(n: int, k: int) -> int:
    """⌈log n / log(1 + 1/(2k))⌉, the least c with (1 + 1/(2k))ᶜ ≥ n, exactly: floats only say where to look.

    >>> most_chips(1, 1), most_chips(2, 1), most_chips(1024, 2)
    (0, 2, 32)
    """
    enough = lambda c: (2 * k + 1) ** c >= n * (2 * k) ** c
    c = int(log(n) / log1p(1 / (2 * k)))
    while c > 0 and enough(c - 1):
        c -= 1
    while not enough(c):
        c += 1
    return c


def guesses(n: int, r: int | None = None) -> list[tuple[int, int]]:
    """The guesses (k', r') in their order: k' = 1, 2, 4, … up to r; or k' = r' = 1, 2, 4, … up to n if r is not known.

    >>> guesses(16, r=5), guesses(6)
    ([(1, 5), (2, 5), (4, 5), (5, 5)], [(1, 1), (2, 2), (4, 4), (6, 6)])
    """
    most = n if r is None else r
    doubled = [2**i for i in range(most.bit_length()) if 2**i < most] + [most]
    return [(k, k if r is None else r) for k in doubled]


def total_budget(n: int, k: int, r: int, known: bool = True) -> int:
    """The most mistakes of `GuessAndDouble` on any k of r of n attributes, r told to it (``known``) or not.

    A guess that is refuted costs its budget and one more.

    >>> total_budget(16, 3, 5), total_budget(16, 3, 5, known=False)
    (814, 2346)
    """
    total = 0
    for guessed_k, guessed_r in guesses(n, r if known else None):
        total += budget(n, guessed_k, guessed_r)
        if guessed_k >= k and guessed_r >= r:
            break
        total += 1
    return total


@dataclass(frozen=True)
class GuessAndDouble:
    """Winnow for k of r with k not known, nor r unless it is given: its weights are a `Guess`.

    Starts again from ones with the next of `guesses` when a guess has made more mistakes than its
    `budget`.  In all there are at most `total_budget` mistakes.  Raises `BadLearner` for r that is no
    positive integer or more than n, `NoGuessLeft` when labels refute every guess, and
    `mistake_bounds.learners.BadFeature` for rows that are not of 0s and 1s.

    >>> from mistake_bounds import Examples, play
    >>> run = play(GuessAndDouble(), Examples([(1, 1, 0), (1, 0, 0), (0, 1, 1)], [1, -1, -1]), passes=20)
    >>> run.clean, run.weights.k, len(run.mistakes) <= total_budget(3, 2, 2, known=False)
    (True, 1, True)
    """

    r: int | None = None

    def __post_init__(self):
        if self.r is not None and (isinstance(self.r, bool) or not isinstance(self.r, int) or self.r < 1):
            raise BadLearner(f"r={self.r!r} is no positive integer", self.r)

    def initial(self, n: int) -> Guess:
        """The first guess, k' = 1, and n ones."""
        if self.r is not None and self.r > n:
            raise BadLearner(f"r={self.r} relevant attributes of only {n}", self.r)
        return Guess(1, 1 if self.r is None else self.r, 0, (), (1,) * n)

    def check(self, examples) -> None:
        """Refuse, before any work is done, rows that are not of 0s and 1s."""
        Winnow().check(examples)

    def predict(self, state: Guess, x) -> int:
        """As Winnow with the factor of the present guess."""
        return _winnow(state).predict(state.weights, x)

    def update(self, state: Guess, x, y) -> Guess:
        """Learn as Winnow does; or, if this mistake is one too many, go on to the next guess with ones."""
        n = len(state.weights)
        if state.spent < budget(n, state.k, state.r):
            return state._replace(spent=state.spent + 1, weights=_winnow(state).update(state.weights, x, y))
        later = [guess for guess in guesses(n, self.r) if guess > (state.k, state.r)]
        if not later:
            raise NoGuessLeft(state)
        return Guess(*later[0], 0, (*state.before, state.spent + 1), (1,) * n)


def _winnow(state) -> Winnow:
    return Winnow(1 + Fraction(1, 2 * state.k))


class MarginGuess(NamedTuple):
    """The margin 1/``inverse`` that is guessed, the mistakes ``spent`` on it, those ``before``, and the weights."""

    inverse: int
    spent: int
    before: tuple[int, ...]
    weights: tuple[Number, ...]


def margin_budget(n: int, inverse: int) -> int:
    """At least the 2g² ln n mistakes that the margin 1/g can cost, g = ``inverse``, and at most 2g² ln n + 1.

    >>> margin_budget(64, 1), margin_budget(64, 2)
    (9, 34)
    """
    return int(2 * inverse**2 * log(n)) + 1  # what rounding may take away is less than the one


@dataclass(frozen=True)
class GuessMargin:
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

    def check(self, examples) -> None:
        """Refuse, before any work is done, features other than −1, 0 and 1."""
        for i, row in enumerate(examples.X):
            for j, value in enumerate(row):
                if value not in (-1, 0, 1):
                    raise BadFeature(value, i, j, "this learner needs features -1, 0 or 1")

    def predict(self, state: MarginGuess, x) -> int:
        """As the multiplicative learner with the factor of the present guess."""
        return _exponentiated(state).predict(state.weights, x)

    def update(self, state: MarginGuess, x, y) -> MarginGuess:
        """Learn as it does; or, if this mistake is one too many, go on to half the margin with ones."""
        n = len(state.weights)
        if state.spent < margin_budget(n, state.inverse):
            learned = _exponentiated(state).update(state.weights, x, y)
            return state._replace(spent=state.spent + 1, weights=learned)
        return MarginGuess(2 * state.inverse, 0, (*state.before, state.spent + 1), (1,) * n)


def _exponentiated(state) -> Exponentiated:
    """Its factor is (2 + γ)/(2 − γ) for γ = 1/g."""
    return Exponentiated(Fraction(2 * state.inverse + 1, 2 * state.inverse - 1))
