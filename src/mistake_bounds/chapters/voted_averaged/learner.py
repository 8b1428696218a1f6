"""The voted and the averaged Perceptron: they learn as the Perceptron does, and keep a better hypothesis for the end.

w is the weight vector in use, x a row, y its label in {−1, +1}.  The weights *survive* an example on which they are
right.  They get as many *votes* as they have lasted: 1 when they are new, and 1 more for each example that they
survive.  After m examples there are m + 1 votes, one for the weights before each example and after the last.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import BadSize, Number, dot, number
from mistake_bounds.learner import Learner


class Votes(NamedTuple):
    """The ``weights`` in use with their ``votes`` so far, and all ``earlier`` ones, pairs of weights and votes."""

    weights: tuple[Number, ...]
    votes: int
    earlier: tuple[tuple[tuple[Number, ...], int], ...]


class Average(NamedTuple):
    """The ``weights`` in use, c = ``count``, and ``timed``, D: the steps so far, each times the c at its time."""

    weights: tuple[Number, ...]
    count: int
    timed: tuple[Number, ...]


@dataclass(frozen=True)
class WithFinalHypothesis(Learner):
    """What the two share: online they *are* the Perceptron, with its settings and its mistakes.

    Every example changes the state, since it counts, so that no pass is ever clean.
    """

    tie: int = -1
    rate: Number = 1
    start: tuple[Number, ...] | None = None

    def __post_init__(self):
        perceptron = Perceptron(self.tie, self.rate, self.start)
        object.__setattr__(self, "rate", perceptron.rate)
        object.__setattr__(self, "start", perceptron.start)

    @property
    def perceptron(self) -> Perceptron:
        """The Perceptron that decides which examples are mistakes."""
        return Perceptron(self.tie, self.rate, self.start)

    def refuse(self, examples) -> None:
        """Refuse what the Perceptron refuses."""
        self.perceptron.refuse(examples)

    def weights_of(self, state) -> tuple[Number, ...]:
        """The weights in use."""
        return state.weights

    def predict(self, state, x) -> int:
        """As the Perceptron with the weights in use; the final hypothesis has ``final_prediction``."""
        return self.perceptron.predict(state.weights, x)

    def changes(self, state, x, y, mistaken: bool) -> bool:
        """Always: an example that the weights survive counts for them."""
        return True

    def update(self, state, x, y):
        """After a mistake the Perceptron's step, else one example more that the weights have survived."""
        if self.mistaken(self.predict(state, x), y):
            return self.learn(state, x, y)
        return self.survive(state)

    @abstractmethod
    def learn(self, state, x, y):
        """The state after a mistake on (x, y)."""

    @abstractmethod
    def survive(self, state, examples: int = 1):
        """The state after so many examples on which the weights in use were right."""

    def after(self, examples, mistakes: Sequence[int], presented: int):
        """The state after ``presented`` examples, of which those at ``mistakes`` were mistakes: no other is looked at.

        `mistake_bounds.exact.BadSize` for positions that do not increase, or beyond the last.

        >>> from mistake_bounds import Examples
        >>> AveragedPerceptron().after(Examples([(1, 0), (0, 1)], [+1, +1]), [0, 3], presented=6)
        Average(weights=(1, 1), count=7, timed=(1, 4))
        """
        state = self.initial(examples.dimension)
        shown = 0
        for index in mistakes:
            if not shown <= index < presented:
                message = f"the mistakes are increasing positions among {presented} examples"
                raise BadSize(f"mistake {index} after {shown} examples: {message}", index, "mistakes")
            x, y = examples[index % len(examples)]
            state = self.learn(self.survive(state, index - shown), x, y)
            shown = index + 1
        return self.survive(state, presented - shown)

    @abstractmethod
    def score(self, state, x) -> Number:
        """What the final hypothesis compares with 0."""

    def final_prediction(self, state, x) -> int:
        """The label that the final hypothesis gives to x; ``tie`` where its score is 0."""
        score = self.score(state, x)
        return 1 if score > 0 else -1 if score < 0 else self.tie


@dataclass(frozen=True)
class VotedPerceptron(WithFinalHypothesis):
    """The Perceptron online; in the end all its weight vectors vote, each as often as it has votes.

    Every vector votes with the label that it predicts, so ``tie`` = 0 abstains.  (Freund and Schapire 1999, whose
    count of the first vector is one less.)  The state is `Votes`: it keeps every weight vector.

    >>> from mistake_bounds import Examples, play
    >>> run = play(VotedPerceptron(), Examples([(1, 0), (1, 0), (0, 1)], [+1, +1, +1]))
    >>> run.mistakes, run.learner.ballot(run.weights)
    ((0, 2), (((0, 0), 1), ((1, 0), 2), ((1, 1), 1)))
    >>> run.learner.score(run.weights, (0, 1)), run.learner.final_prediction(run.weights, (1, 1))
    (-2, 1)
    """

    def initial(self, n: int) -> Votes:
        """The Perceptron's first weights, with one vote."""
        return Votes(self.perceptron.initial(n), 1, ())

    def learn(self, state: Votes, x, y) -> Votes:
        """New weights with one vote; those before them keep theirs."""
        after = self.perceptron.update(state.weights, x, y)
        return Votes(after, 1, (*state.earlier, (state.weights, state.votes)))

    def survive(self, state: Votes, examples: int = 1) -> Votes:
        """A vote more for each example."""
        return state._replace(votes=state.votes + examples)

    def ballot(self, state: Votes) -> tuple[tuple[tuple[Number, ...], int], ...]:
        """All weight vectors, the first one first, with their votes."""
        return (*state.earlier, (state.weights, state.votes))

    def score(self, state: Votes, x) -> int:
        """The votes for +1 less the votes for −1."""
        return sum(votes * self.perceptron.predict(w, x) for w, votes in self.ballot(state))


@dataclass(frozen=True)
class AveragedPerceptron(WithFinalHypothesis):
    """The Perceptron online; in the end the average of its weight vectors, each as often as it has votes.

    It keeps none of the earlier ones.  With c = 1 + the examples so far, and D the steps rate·y·x of the mistakes, each
    times the c at its time, c·w − D is the sum of all weight vectors (Daumé's form; Collins 2002).  The state is
    `Average`.

    >>> from mistake_bounds import Examples, play
    >>> run = play(AveragedPerceptron(), Examples([(1, 0), (1, 0), (0, 1)], [+1, +1, +1]))
    >>> run.weights, run.learner.total(run.weights)
    (Average(weights=(1, 1), count=4, timed=(1, 3)), (3, 1))
    >>> run.learner.average(run.weights), run.learner.final_prediction(run.weights, (0, 1))
    ((Fraction(3, 4), Fraction(1, 4)), 1)
    """

    def initial(self, n: int) -> Average:
        """The Perceptron's first weights, c = 1, and no steps."""
        return Average(self.perceptron.initial(n), 1, (0,) * n)

    def learn(self, state: Average, x, y) -> Average:
        """The step to the weights, and c times the step to D."""
        step = self.rate * y * state.count
        timed = tuple(number(u + step * xi) for u, xi in zip(state.timed, x, strict=True))
        return Average(self.perceptron.update(state.weights, x, y), state.count + 1, timed)

    def survive(self, state: Average, examples: int = 1) -> Average:
        """One more is counted for each example."""
        return state._replace(count=state.count + examples)

    def total(self, state: Average) -> tuple[Number, ...]:
        """c·w − D, the sum of all weight vectors."""
        return tuple(number(state.count * w - u) for w, u in zip(state.weights, state.timed, strict=True))

    def average(self, state: Average) -> tuple[Number, ...]:
        """The sum divided by c, their number."""
        return tuple(number(Fraction(value) / state.count) for value in self.total(state))

    def score(self, state: Average, x) -> Number:
        """⟨c·w − D, x⟩, which has the sign of the average's score."""
        return dot(self.total(state), x)
