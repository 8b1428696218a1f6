"""The online protocol: see an example, predict, be told the label, and learn from a mistake.

The weights change only at mistakes, so a run *is* its mistakes: their positions, with the learner
and the examples, give back everything else by replaying them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import inf

from mistake_bounds.exact import Number, WeightOverflow, dot, is_exact
from mistake_bounds.examples import Examples


class BadPasses(ValueError):
    """A number of passes that is not a positive integer; carries it as ``offender``."""

    def __init__(self, passes: object):
        super().__init__(f"passes={passes!r}: the number of passes is a positive integer")
        self.offender = passes


@dataclass(frozen=True)
class Mistake:
    """One mistake of a run: the weights before it, the example, and the weights after it.

    ``count`` mistakes came before; ``index`` is the position in the presented sequence.
    """

    count: int
    index: int
    x: tuple[Number, ...]
    y: int
    before: tuple[Number, ...]
    after: tuple[Number, ...]


@dataclass(frozen=True)
class Run:
    """What a learner did on examples: the positions of its mistakes, and whatever follows from them.

    ``mistakes`` are increasing indices into the presented sequence (pass p shows example i at
    p·m + i, with m examples); ``passes`` is how often the examples were presented.
    ``close_calls`` are the positions at which rounding in floats could have decided the prediction;
    it is empty on exact data.  A close call is judged by the float weights as they stand, which were
    rounded at each update; ``examples.exactly()`` gives the run that no rounding touches.

    >>> from mistake_bounds import Perceptron
    >>> run = play(Perceptron(), Examples([(1, 0), (0, 1)], [+1, -1]), passes=2)
    >>> run.mistakes, run.weights, run.clean
    ((0,), (1, 0), True)
    """

    learner: object
    examples: Examples
    mistakes: tuple[int, ...]
    passes: int = 1
    close_calls: tuple[int, ...] = ()

    @property
    def presented(self) -> int:
        """How many examples were shown, counting each pass."""
        return self.passes * len(self.examples)

    @property
    def clean(self) -> bool:
        """Was the last pass free of mistakes, so that the final weights classify every example?"""
        return not self.mistakes or self.mistakes[-1] < self.presented - len(self.examples)

    @property
    def exact(self) -> bool:
        """Was the whole run computed in integers and fractions?"""
        return self.examples.exact and is_exact(self.weights)

    def replay(self) -> Iterator[Mistake]:
        """The mistakes in order, each with the weights before and after it."""
        w = self.learner.initial(self.examples.dimension)
        for count, index in enumerate(self.mistakes):
            x, y = self.examples[index % len(self.examples)]
            after = self.learner.update(w, x, y)
            yield Mistake(count, index, x, y, w, after)
            w = after

    @cached_property
    def steps(self) -> tuple[Mistake, ...]:
        """The replay, kept: one `Mistake` each."""
        return tuple(self.replay())

    @property
    def start(self) -> tuple[Number, ...]:
        """The weights before the first mistake."""
        return self.learner.initial(self.examples.dimension)

    @cached_property
    def weights(self) -> tuple[Number, ...]:
        """The weights after the last mistake."""
        w = self.start
        for step in self.replay():
            w = step.after
        return w

    def follow(self, quantity) -> list[Number]:
        """``quantity(w)`` before the first mistake and after each one: M + 1 values.

        >>> from mistake_bounds import Perceptron
        >>> play(Perceptron(), Examples([(1, 0), (0, 1)], [1, 1])).follow(sum)
        [0, 1, 2]
        """
        return [quantity(self.start), *(quantity(step.after) for step in self.steps)]


def play(learner, examples: Examples, passes: int = 1) -> Run:
    """Present the examples in order, ``passes`` times, and return the `Run`.

    Exact on integers and fractions.  On floats, in the examples or the learner, each score is compared
    with a bound on its rounding error, and the positions where that could have turned the prediction
    are the run's ``close_calls``.
    For large arrays `mistake_bounds.engine.play` returns the same run faster.  Raises `BadPasses`, what the
    learner refuses, and `mistake_bounds.exact.WeightOverflow` with the mistake at which a float weight ran out.

    >>> from mistake_bounds import Perceptron
    >>> play(Perceptron(), Examples([(1,), (-1,)], [+1, -1])).mistakes
    (0,)
    """
    if isinstance(passes, bool) or not isinstance(passes, int) or passes < 1:
        raise BadPasses(passes)
    learner.check(examples)
    w, mistakes, close = learner.initial(examples.dimension), [], []
    for p in range(passes):
        w = _one_pass(learner, examples, w, p * len(examples), mistakes, close)
    return Run(learner, examples, tuple(mistakes), passes, tuple(close))


def play_until_clean(learner, examples: Examples, at_most: int) -> Run:
    """Present the examples again and again until a pass without a mistake, ``at_most`` times.

    The run's ``clean`` tells whether such a pass came.  A Perceptron started at zero on examples
    that some unit u separates with margin γ needs at most ⌊R²/γ²⌋ + 1 passes: each pass but the
    last has a mistake (Balcan's lecture of 2010, after Theorem 2).

    >>> from mistake_bounds import Perceptron
    >>> run = play_until_clean(Perceptron(), Examples([(1, 2), (2, 1)], [+1, -1]), at_most=100)
    >>> run.clean, run.passes, run.weights
    (True, 2, (-1, 1))
    """
    if isinstance(at_most, bool) or not isinstance(at_most, int) or at_most < 1:
        raise BadPasses(at_most)
    learner.check(examples)
    w, mistakes, close = learner.initial(examples.dimension), [], []
    for p in range(at_most):
        before = len(mistakes)
        w = _one_pass(learner, examples, w, p * len(examples), mistakes, close)
        if len(mistakes) == before:
            break
    return Run(learner, examples, tuple(mistakes), p + 1, tuple(close))


def _one_pass(learner, examples, w, first, mistakes, close):
    """Show every example once, noting mistakes and close calls; the weights after it."""
    exact = examples.exact and is_exact(w)
    for index, (x, y) in enumerate(examples, start=first):
        if not exact and is_close_call(w, x, learner.level(examples.dimension)):
            close.append(index)
        if learner.predict(w, x) != y:
            mistakes.append(index)
            try:
                w = learner.update(w, x, y)
            except WeightOverflow as error:
                raise error.at(len(mistakes), index) from None
            exact = examples.exact and is_exact(w)
    return w


UNIT_ROUNDOFF = 2.0**-53
SMALLEST_FLOAT = 2.0**-1074


def is_close_call(w, x, level: Number = 0) -> bool:
    """Could rounding have changed on which side of ``level`` the score ⟨w, x⟩ is, for the weights as they stand?

    Higham 2002, equation 3.5: |error| ≤ γₙ Σ|wᵢxᵢ| with γₙ < 1.01·n·2⁻⁵³, and each product that falls
    below the normal range adds at most the smallest float.  A score that is no number is close too.
    Two kinds of sum are exact, so never close: every product has a zero factor; or all factors are
    integers and Σ|wᵢxᵢ| stays below 2⁵³.

    >>> is_close_call((0.1, 0.2, -1), (1, 1, 0.3)), is_close_call((1.0, -1.0), (1.0, 1.0))
    (True, False)
    >>> is_close_call((1.1, 2.2), (1, 1), level=3.3), is_close_call((1.1, 2.2), (1, 1), level=3)
    (True, False)
    """
    score, size = dot(w, x), dot(map(abs, w), map(abs, x))
    bound = 1.02 * (len(x) + 1) * UNIT_ROUNDOFF * size + len(x) * SMALLEST_FLOAT
    # Their difference is rounded as well, by at most 2⁻⁵³ of itself: nothing beside a bound that it exceeds twice.
    if abs(score - level) > bound * (1 if level == 0 else 2) and size < inf:
        return False
    if size < 2**53 and all(a == a // 1 for a in (*w, *x)):
        return False
    return any(a and b for a, b in zip(w, x, strict=True))
