"""The online protocol: see an example, predict, see the label, and learn.

The state (most often the weights, w) changes only at the *updates*, so a run *is* its updates: their positions, with
the learner and the examples, give back everything else by replaying them.  Most learners are conservative: their
updates are their mistakes.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import InitVar, dataclass, field
from functools import cached_property
from math import inf

from mistake_bounds.exact import Number, Refusal, WeightOverflow, dot, is_exact, shown, whole
from mistake_bounds.examples import Examples, check_examples
from mistake_bounds.learner import BadLearner, Learner, check_learner


class BadPasses(Refusal):
    """A number of passes that is not a positive integer; carries it as ``offender``."""


@dataclass(frozen=True)
class Step:
    """One update of a run: the state before it, the example, and the state after it.

    ``count`` updates came before; ``index`` is the position in the presented sequence; ``mistaken`` is whether
    the prediction was wrong, which at the steps of a conservative learner it always was.
    """

    count: int
    index: int
    x: tuple[Number, ...]
    y: Hashable
    before: tuple[Number, ...]
    after: tuple[Number, ...]
    mistaken: bool = True


@dataclass(frozen=True)
class Round:
    """One example as it was presented: its position, the state at that time, and what was predicted."""

    index: int
    x: tuple[Number, ...]
    y: Hashable
    state: tuple[Number, ...]
    prediction: Hashable


@dataclass(frozen=True)
class Run:
    """A run of a learner on examples: the positions of its mistakes and updates, and whatever follows from them.

    ``mistakes`` are increasing indices into the presented sequence (pass p shows example i at
    p·m + i, with m examples); ``passes`` is how often the examples were presented.
    ``close_calls`` are the positions at which rounding in floats could have decided the prediction;
    it is empty on exact data.  A close call is judged by the float weights as they stand, which were
    rounded at each update; ``examples.exactly()`` gives the run that no rounding touches.
    ``updated`` are the positions of the updates, or None where they are the mistakes; ``final`` is the last
    state, or a function that returns it, where the run need not find it by a replay.

    >>> from mistake_bounds import Perceptron
    >>> run = play(Perceptron(), Examples([(1, 0), (0, 1)], [+1, -1]), passes=2)
    >>> run.mistakes, run.weights, run.clean, run.updates == run.mistakes
    ((0,), (1, 0), True, True)
    """

    learner: Learner
    examples: Examples
    mistakes: tuple[int, ...]
    passes: int = 1
    close_calls: tuple[int, ...] = ()
    updated: tuple[int, ...] | None = field(default=None, repr=False)
    final: InitVar[tuple[Number, ...] | Callable[[], tuple[Number, ...]] | None] = None

    def __post_init__(self, final: tuple[Number, ...] | Callable[[], tuple[Number, ...]] | None) -> None:
        if callable(final):
            vars(self)["_final"] = final
        elif final is not None:
            vars(self)["weights"] = final

    @property
    def updates(self) -> tuple[int, ...]:
        """The positions at which the learner updated its state, increasing."""
        return self.mistakes if self.updated is None else self.updated

    @property
    def presented(self) -> int:
        """How many examples were shown, counting each pass."""
        return self.passes * len(self.examples)

    @property
    def clean(self) -> bool:
        """Was the last pass free of mistakes and updates, so that the final weights classify every example?"""
        return _latest(self.mistakes, self.updates) < self.presented - len(self.examples)

    @property
    def exact(self) -> bool:
        """Was the whole run computed in integers and fractions?"""
        return self.examples.exact and is_exact(self.weights)

    def replay(self) -> Iterator[Step]:
        """The updates in order, each with the state before and after it."""
        w = self.start
        mistakes = frozenset(self.mistakes)
        for count, index in enumerate(self.updates):
            x, y = self.examples[index % len(self.examples)]
            after = self.learner.update(w, x, y)
            yield Step(count, index, x, y, w, after, index in mistakes)
            w = after

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The replay, kept: one `Step` for each update."""
        return tuple(self.replay())

    @property
    def start(self) -> tuple[Number, ...]:
        """The state before the first update."""
        return self.learner.initial(self.examples.dimension)

    @cached_property
    def weights(self) -> tuple[Number, ...]:
        """The state after the last update."""
        if "_final" in vars(self):
            return vars(self)["_final"]()
        w = self.start
        for step in self.replay():
            w = step.after
        return w

    def follow(self, quantity: Callable) -> list:
        """``quantity(w)`` before the first update and after each one: M + 1 values after M mistakes.

        >>> from mistake_bounds import Perceptron
        >>> play(Perceptron(), Examples([(1, 0), (0, 1)], [1, 1])).follow(sum)
        [0, 1, 2]
        """
        return [quantity(self.start), *(quantity(step.after) for step in self.steps)]

    def rounds(self) -> Iterator[Round]:
        """Every example as it was presented, with what was predicted, once more.

        >>> from mistake_bounds import Perceptron
        >>> [round.prediction for round in play(Perceptron(), Examples([(1,), (2,)], [1, 1])).rounds()]
        [-1, 1]
        """
        w = self.start
        steps = iter(self.steps)
        step = next(steps, None)
        for index in range(self.presented):
            x, y = self.examples[index % len(self.examples)]
            yield Round(index, x, y, w, self.learner.predict(w, x))
            if step is not None and step.index == index:
                w = step.after
                step = next(steps, None)

    @cached_property
    def expected_mistakes(self) -> Number:
        """The sum, over all rounds, of the probability that the prediction is wrong: exact, if the predictions are.

        For a learner that predicts labels it is the number of mistakes.
        """
        return sum(self.learner.chance(round.prediction, round.y) for round in self.rounds())

    @cached_property
    def total_loss(self) -> Number:
        """The sum, over all rounds, of what the learner is charged for its prediction: exact, if the predictions are.

        For a learner that predicts labels it is the number of mistakes.

        >>> from mistake_bounds import Perceptron
        >>> play(Perceptron(), Examples([(1,), (2,)], [1, 1])).total_loss
        1
        """
        return sum(self.learner.loss(round.prediction, round.y) for round in self.rounds())


def play(learner: Learner, examples: Examples, passes: int = 1) -> Run:
    """Present the examples in order, ``passes`` times, and return the `Run`.

    ``learner`` follows the protocol of `mistake_bounds.learners.Learner`.  A prediction that is a probability counts
    as a mistake where it is at least as likely wrong as right; ``run.expected_mistakes`` adds up the probabilities, and
    ``run.total_loss`` what a learner that predicts other numbers is charged.

    Exact on integers and fractions.  On floats, in the examples or the learner, each score is compared
    with a bound on its rounding error, and the positions where that could have changed the prediction
    are the run's ``close_calls``.
    For large arrays `mistake_bounds.engine.play` returns the same run faster.  Raises `BadPasses`,
    `mistake_bounds.learners.BadLearner` and `mistake_bounds.examples.BadExamples` for other arguments, what the
    learner refuses, and `mistake_bounds.exact.WeightOverflow` with the mistake at which a float weight ran out.

    >>> from mistake_bounds import Perceptron
    >>> play(Perceptron(), Examples([(1,), (-1,)], [+1, -1])).mistakes
    (0,)
    """
    return _play(learner, examples, whole("passes", passes, 1, refusal=BadPasses), until_clean=False)


def play_until_clean(learner: Learner, examples: Examples, at_most: int) -> Run:
    """Present the examples again and again until a pass without a mistake (or update), ``at_most`` times.

    The run's ``clean`` says whether there was such a pass.  A Perceptron started at zero on examples
    that some unit u separates with margin γ needs at most ⌊R²/γ²⌋ + 1 passes: each pass but the
    last has a mistake (Balcan's lecture of 2010, after Theorem 2).

    >>> from mistake_bounds import Perceptron
    >>> run = play_until_clean(Perceptron(), Examples([(1, 2), (2, 1)], [+1, -1]), at_most=100)
    >>> run.clean, run.passes, run.weights
    (True, 2, (-1, 1))
    """
    return _play(learner, examples, whole("at_most", at_most, 1, refusal=BadPasses), until_clean=True)


def check_game(learner: object, examples: object) -> None:
    """Raise `BadLearner` for what is no learner, and `BadExamples` for what are no examples to play it on."""
    if isinstance(examples, Learner) or isinstance(examples, type) and issubclass(examples, Learner):
        raise BadLearner(f"the learner comes first: play(learner, examples), not play({shown(learner)}, …)", learner)
    check_learner(learner)
    check_examples(examples)


def _play(learner, examples, passes, until_clean) -> Run:
    check_game(learner, examples)
    learner.refuse(examples)
    w = learner.initial(examples.dimension)
    mistakes: list[int] = []
    updates: list[int] = []
    close: list[int] = []
    for p in range(passes):
        w = _one_pass(learner, examples, w, p * len(examples), mistakes, updates, close)
        if until_clean and _latest(mistakes, updates) < p * len(examples):
            break
    updated = None if updates == mistakes else tuple(updates)
    return Run(learner, examples, tuple(mistakes), p + 1, tuple(close), updated, w)


def _latest(*positions) -> int:
    """The last of several increasing sequences of positions; −1 if there is none."""
    return max((each[-1] for each in positions if each), default=-1)


def _one_pass(learner, examples, w, first, mistakes, updates, close):
    """Show every example once, noting mistakes, updates and close calls; the state after it."""
    exact = examples.exact and is_exact(w)
    threshold = learner.threshold_for(examples.dimension)
    try:
        for index, (x, y) in enumerate(examples, start=first):
            if not exact and _is_close(learner.weights_of(w), x, threshold):
                close.append(index)
            mistaken = learner.mistaken(learner.predict(w, x), y)
            if mistaken:
                mistakes.append(index)
            if learner.changes(w, x, y, mistaken):
                updates.append(index)
                w = learner.update(w, x, y)
                exact = examples.exact and is_exact(w)
    except WeightOverflow as error:
        raise error.at(len(mistakes), index) from None
    return w


def _is_close(w, x, threshold) -> bool:
    return w is not None and is_close_call(w, x, threshold)


UNIT_ROUNDOFF = 2.0**-53
SMALLEST_FLOAT = 2.0**-1074


def is_close_call(w, x, threshold: Number = 0) -> bool:
    """Could rounding have changed on which side of ``threshold`` the score ⟨w, x⟩ is, for the weights as they stand?

    Higham 2002, equation 3.5: |error| ≤ γₙ Σ|wᵢxᵢ| with γₙ < 1.01·n·2⁻⁵³, and each product that falls
    below the normal range adds at most the smallest float.  A score that is no number is close too.
    Two kinds of sum are exact, so never close: every product has a zero factor; or all factors are
    integers and Σ|wᵢxᵢ| stays below 2⁵³.

    >>> is_close_call((0.1, 0.2, -1), (1, 1, 0.3)), is_close_call((1.0, -1.0), (1.0, 1.0))
    (True, False)
    >>> is_close_call((1.1, 2.2), (1, 1), threshold=3.3), is_close_call((1.1, 2.2), (1, 1), threshold=3)
    (True, False)
    """
    score, size = dot(w, x), dot(map(abs, w), map(abs, x))
    bound = 1.02 * (len(x) + 1) * UNIT_ROUNDOFF * size + len(x) * SMALLEST_FLOAT
    # Their difference is rounded as well, by at most 2⁻⁵³ of itself: nothing beside a bound that it exceeds twice.
    if _apart(score, threshold) > bound * (1 if threshold == 0 else 2) and size < inf:
        return False
    if size < 2**53 and all(a == a // 1 for a in (*w, *x)):
        return False
    return any(a and b for a, b in zip(w, x, strict=True))


def _apart(score: Number, threshold: Number) -> Number:
    """|score − threshold|; 0, as if they were equal, where the threshold is too large for a float."""
    try:
        return max(score - threshold, threshold - score)
    except OverflowError:
        return 0
