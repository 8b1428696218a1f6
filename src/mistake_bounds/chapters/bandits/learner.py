"""Bandits: K arms, in each round one is drawn, and only its loss is seen; w holds a weight for each arm.

A *loss* is a number in [0, 1].  An arm is drawn with its share p of the total weight, and what it lost is divided by p:
the *estimated loss* of the arm, that of the others being 0.  A *history* is a state that draws can lead to.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import floor
from random import Random

from mistake_bounds.chapters.multiclass.learner import Blocks, different
from mistake_bounds.exact import Number, Refusal, dot, is_exact, listed, number, total, whole
from mistake_bounds.examples import Examples
from mistake_bounds.learner import BadLearner, Learner, positive_rate, relies_on
from mistake_bounds.proof.reals import Real, exp

Losses = tuple[Number, ...]
"""What each arm loses in a round."""


class BadLosses(Refusal):
    """Losses that are no rows of exact numbers in [0, 1], one for each arm; carries what is wrong as ``offender``."""


@dataclass(frozen=True)
class Exp3(Learner):
    """Draw an arm by weight, and multiply its weight by e^(−ηa), where a is its estimated loss (Auer and others 2002).

    A label is the row of all losses, of which only the drawn arm's is read; a feature in [0, 1) is the toss that draws.
    η is the ``rate``.  If it is a logarithm, such as `ln` 2, the weight is multiplied by e^(−ηa) itself, where that is
    a fraction.  If it is a fraction, e^(−ηa) is none, and the weight is divided by `divisor` (ηa), a fraction close to
    e^(ηa) with the same bound.  Raise `BadLearner` for fewer than two arms, for a rate that is not positive, and where
    e^(−ηa) is no fraction though the rate is a logarithm.

    >>> from mistake_bounds.proof.reals import ln
    >>> Exp3(2, ln(2)).learn((1, 1), arm=0, loss=1), Exp3(2, Fraction(1, 2)).learn((1, 1), arm=0, loss=1)
    ((Fraction(1, 4), 1), (Fraction(1, 2), 1))
    """

    arms: int = 2
    rate: Number | Real = Fraction(1, 4)
    labels = None

    def __post_init__(self):
        object.__setattr__(self, "arms", whole("arms", self.arms, 2, refusal=BadLearner))
        if not isinstance(self.rate, Real):
            object.__setattr__(self, "rate", positive_rate(self.rate))
        elif not self.rate > 0:
            raise BadLearner(f"rate={self.rate!r}: the learning rate must be positive", self.rate)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All ones."""
        return (1,) * self.arms

    def chances(self, w) -> tuple[Fraction, ...]:
        """How likely each arm is drawn: its share of the total weight."""
        W = total(w)
        return tuple(Fraction(weight) / W for weight in w)

    def predict(self, w, x) -> int:
        """The arm on which the toss x falls."""
        up_to = accumulate(self.chances(w))
        return next(arm for arm, end in enumerate(up_to) if x[0] < end)

    def learn(self, w, arm: int, loss: Number) -> tuple[Number, ...]:
        """The weights after a draw of ``arm``, which lost ``loss``."""
        estimate = loss / self.chances(w)[arm]
        return (*w[:arm], w[arm] * self.left(estimate), *w[arm + 1 :])

    def left(self, estimate: Number) -> Fraction:
        """What a weight is multiplied by: e^(−ηa), or the fraction in its place."""
        x = self.rate * estimate
        if not isinstance(x, Real):
            return 1 / divisor(x)
        try:
            return exp(-x)
        except ValueError as error:
            raise BadLearner(f"rate={self.rate!r}: {error}; a rate that is a fraction always works", x) from None

    def update(self, w, x, y):
        """What is learned from the loss of the drawn arm; the other losses are not looked at."""
        arm = self.predict(w, x)
        return self.learn(w, arm, y[arm])

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Does the drawn arm lose anything?"""
        return y[self.predict(w, x)] > 0

    def chance(self, prediction, y) -> Number:
        """What the drawn arm loses."""
        return y[prediction]

    def weights_of(self, w) -> None:
        """No inner product decides which arm is drawn."""
        return

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, labels that are no losses, and tosses outside [0, 1)."""
        checked_losses(examples.y, self.arms)
        examples.require(lambda toss: 0 <= toss < 1, "a toss is a number from 0 on and below 1")


def divisor(x: Number) -> Fraction:
    """A fraction close to e^x: 1 + x + x²/2, rounded down as far as it stays no less than 1/(1 − x + x²/2).

    It has as few binary places as that allows; there are some, since (1 − x + x²/2)(1 + x + x²/2) = 1 + x⁴/4.

    >>> [str(divisor(Fraction(x, 4))) for x in (0, 1, 2, 3, 4, 40)]
    ['1', '41/32', '13/8', '2', '2', '61']
    """
    square, places = Fraction(x) * x / 2, 0
    above, below = 1 + x + square, 1 - x + square
    while (down := floor(above * 2**places)) * below < 2**places:
        places += 1
    return Fraction(down, 2**places)


def checked_losses(losses: Iterable, arms: int | None = None) -> tuple[Losses, ...]:
    """Rows of losses, read once: exact numbers in [0, 1], as many in each row, ``arms`` if given; else `BadLosses`.

    >>> checked_losses([[0, 1], [Fraction(1, 2), 1]])
    ((0, 1), (Fraction(1, 2), 1))
    """
    rows = tuple(listed("losses", row, "give a row of losses, one for each arm", BadLosses) for row in losses)
    width = len(rows[0]) if rows and arms is None else arms
    for row in rows:
        if len(row) != width:
            raise BadLosses(f"{len(row)} losses in a row, {width} in another or arms of the learner", row)
        for loss in row:
            if not is_exact([number(loss, "loss")]) or not 0 <= loss <= 1:
                raise BadLosses(f"the loss {loss!r} is no exact number between 0 and 1", loss)
    return rows


def tossed(losses: Iterable, seed: int) -> Examples:
    """The rounds as examples: a toss for each, 32 bits of the seed's, and the losses as its label.

    >>> from mistake_bounds import play
    >>> run = play(Exp3(2), tossed([(0, 1)] * 40, seed=1))
    >>> run.total_loss, run.updates == run.mistakes
    (4, True)
    """
    rows, random = checked_losses(losses), Random(whole("seed", seed))
    tosses = [(Fraction(random.getrandbits(32), 2**32),) for _ in rows]
    return Examples(tosses, rows, labels=tuple(dict.fromkeys(rows)))


def _levels(start: tuple, rounds: Iterable, ways: Callable) -> tuple[dict, ...]:
    """For 0, 1, … rounds the probability of each row of weights; ``ways(w, round)`` are the rows after it, with theirs.

    Histories that lead to the same weights are one.
    """
    found = [{start: Fraction(1)}]
    for one in rounds:
        after = defaultdict(Fraction)
        for w, r in found[-1].items():
            for there, p in ways(w, one):
                after[there] += r * p
        found.append(dict(after))
    return tuple(found)


def _means(levels: Iterable[dict], rounds: Iterable, of: Callable) -> tuple[Fraction, ...]:
    """In each round the mean of ``of(w, round)`` over the rows of weights before it."""
    return tuple(
        Fraction(total(r * of(w, one) for w, r in level.items())) for level, one in zip(levels, rounds, strict=False)
    )


@dataclass(frozen=True)
class Histories:
    """A learner such as `Exp3` and the losses of T rounds, fixed in advance, with all its draws at once.

    Everything here is exact, and histories that lead to the same weights are one.  Raise `BadLosses`, and
    `mistake_bounds.learners.OtherLearner` for a learner without chances.

    >>> table = Histories(Exp3(2, Fraction(1, 2)), [(1, 0), (0, 1), (1, 0)])
    >>> [len(level) for level in table.levels], table.expected_losses[:2], table.best
    ([1, 2, 4, 6], (Fraction(1, 2), Fraction(7, 12)), 1)
    """

    learner: Learner
    losses: Sequence[Losses]

    def __post_init__(self):
        object.__setattr__(self, "losses", checked_losses(self.losses, getattr(self.learner, "arms", None)))
        relies_on(self.learner, "chances", "learn")

    @cached_property
    def levels(self) -> tuple[dict, ...]:
        """The histories after 0, 1, …, T rounds: for each row of weights its probability."""
        learner = self.learner

        def draws(w, row):
            return ((learner.learn(w, arm, row[arm]), p) for arm, p in enumerate(learner.chances(w)))

        return _levels(learner.initial(1), self.losses, draws)

    @cached_property
    def expected_losses(self) -> tuple[Fraction, ...]:
        """What the drawn arm loses on average, round by round."""
        return _means(self.levels, self.losses, lambda w, row: dot(self.learner.chances(w), row))

    @property
    def expected_loss(self) -> Fraction:
        """E, what the drawn arms lose on average in all rounds."""
        return sum(self.expected_losses, Fraction(0))

    def loss_of(self, arm: int) -> Number:
        """What an arm loses in all rounds."""
        return total(row[arm] for row in self.losses)

    @property
    def best(self) -> int:
        """The arm that loses least, the first of several."""
        return min(range(self.learner.arms), key=self.loss_of)

    @property
    def regret(self) -> Fraction:
        """The expected loss less that of the best arm."""
        return self.expected_loss - self.loss_of(self.best)


@dataclass(frozen=True)
class Banditron:
    """Guess a class, learn whether it was right, and estimate the Perceptron's step (Kakade and others 2008).

    w has a block for each class.  With the part ``explore`` any class is guessed, else that of the highest score; x is
    taken off the latter's block, and added to that of a right guess, divided by its probability.  Raise `BadLearner`
    for less than two ``classes``, and for ``explore`` that is not above 0 and up to 1/2.

    >>> banditron = Banditron(("a", "b"))
    >>> banditron.chances((0, 1), (1,)), banditron.learn((0, 1), (1,), "a", right=True)
    ((Fraction(1, 8), Fraction(7, 8)), (Fraction(8, 1), Fraction(0, 1)))
    """

    classes: tuple
    explore: Number = Fraction(1, 4)

    def __post_init__(self):
        object.__setattr__(self, "classes", different("classes", self.classes))
        if not 0 < positive_rate(self.explore) <= Fraction(1, 2):
            raise BadLearner(f"explore={self.explore!r} is not up to 1/2", self.explore)

    @property
    def features(self) -> Blocks:
        """A block for each class."""
        return Blocks(self.classes)

    def chances(self, w, x) -> tuple[Fraction, ...]:
        """How likely each class is guessed."""
        best, even = self.features.best(w, x), Fraction(self.explore) / len(self.classes)
        return tuple(even + (1 - self.explore if each == best else 0) for each in self.classes)

    def learn(self, w, x, guess, right: bool) -> tuple[Number, ...]:
        """The weights after a guess."""
        features = self.features
        off = features.of(x, features.best(w, x))
        p = self.chances(w, x)[self.classes.index(guess)]
        on = [v / p for v in features.of(x, guess)] if right else [0] * len(w)
        return tuple(a + b - c for a, b, c in zip(w, on, off, strict=True))


@dataclass(frozen=True)
class Guesses:
    """All guesses of a `Banditron` at once, on examples that are fixed in advance: exact, as `Histories`.

    >>> guesses = Guesses(Banditron(("a", "b")), Examples([(1,), (1,)], ["a", "b"], labels=("a", "b")))
    >>> [len(level) for level in guesses.levels], guesses.wrong
    ([1, 2, 4], Fraction(7, 8))
    """

    learner: Banditron
    examples: Examples

    @cached_property
    def levels(self) -> tuple[dict, ...]:
        """The rows of weights after 0, 1, … rounds, each with its probability."""
        learner = self.learner

        def guesses(w, shown):
            x, y = shown
            chances = zip(learner.classes, learner.chances(w, x), strict=True)
            return ((learner.learn(w, x, guess, guess == y), p) for guess, p in chances)

        return _levels((0,) * learner.features.size(self.examples.dimension), self.examples, guesses)

    @property
    def wrong(self) -> Fraction:
        """How often the highest score is at a wrong class, on average."""
        best = self.learner.features.best
        return total(_means(self.levels, self.examples, lambda w, shown: best(w, shown[0]) != shown[1]))

    @property
    def wrong_guesses(self) -> Fraction:
        """How often the guess is wrong, on average."""
        place, chances = self.learner.classes.index, self.learner.chances
        right = _means(self.levels, self.examples, lambda w, shown: chances(w, shown[0])[place(shown[1])])
        return len(right) - total(right)
