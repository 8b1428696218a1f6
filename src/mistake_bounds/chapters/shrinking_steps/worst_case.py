"""The exact worst case on an interval: numbers w from −1 to 1, labels y = ±1, and the most that a learner can regret.

Every example is x = 1.  On the interval the hinge loss is 1 − yw, a line, so that a round is a bet on y.  S is the sum
of the labels so far.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from operator import itemgetter

from mistake_bounds.chapters.shrinking_steps.learner import HINGE, BoxConstrained
from mistake_bounds.exact import BadSize, checked_integer, whole
from mistake_bounds.examples import Examples
from mistake_bounds.learner import check_learner

ONE = (1,)


def bets(*labels: int) -> Examples:
    """Labels as examples, each with x = 1.

    >>> bets(1, -1).X
    ((1,), (1,))
    """
    return Examples([ONE] * len(labels), labels)


@dataclass(frozen=True)
class WorstSequence:
    """Labels that cost a learner most, and its regret on them."""

    learner: BoxConstrained
    labels: tuple[int, ...]
    regret: Fraction

    @property
    def examples(self) -> Examples:
        """The sequence as examples."""
        return bets(*self.labels)


def interval_regret(learner: BoxConstrained, rounds: int) -> WorstSequence:
    """The labels of ``rounds`` rounds on which a learner pays most above the best fixed number of [−1, 1].

    What is to come depends on its state and on S alone: of the ways to the same two, the dearest is kept.  The first
    label is +1, as the learners here treat both alike.  Raise `mistake_bounds.exact.BadSize` unless ``rounds`` ≥ 1.

    >>> from mistake_bounds.chapters.shrinking_steps.learner import Root, ShrinkingSteps
    >>> worst = interval_regret(ShrinkingSteps(Root(2, 1)), 3)
    >>> worst.labels, worst.regret
    ((1, -1, 1), Fraction(1207106781187, 500000000000))
    """
    check_learner(learner, BoxConstrained)
    rounds = checked_integer("rounds", rounds, least=1)
    ways = _ways(learner, rounds).items()
    regrets = ((paid - _least(learner, S, rounds), labels) for (_, S), (paid, labels) in ways)
    regret, labels = max(regrets, key=itemgetter(0))
    return WorstSequence(learner, labels, regret)


@cache
def _ways(learner: BoxConstrained, rounds: int) -> dict:
    """What is paid on the dearest way to each state and S, and its labels."""
    if rounds == 0:
        return {(learner.initial(1), 0): (Fraction(0), ())}
    after = {}
    for (state, S), (paid, labels) in _ways(learner, rounds - 1).items():
        said = learner.predict(state, ONE)
        for y in (1, -1) if labels else (1,):
            new, dearer = (learner.update(state, ONE, y), S + y), paid + learner.loss(said, y)
            if new not in after or after[new][0] < dearer:
                after[new] = dearer, (*labels, y)
    return after


def _least(learner: BoxConstrained, S: int, rounds: int) -> Fraction:
    """What the best fixed number pays: 1 or −1 for the hinge loss, S/T for the half square."""
    return Fraction(rounds - abs(S)) if learner.cost == HINGE else (rounds - Fraction(S * S, rounds)) / 2


def remaining_loss(S: int, rounds: int) -> Fraction:
    """The mean of |S + y₁ + … + y_T| over all labels of the ``rounds`` to come.

    >>> [str(remaining_loss(0, T)) for T in range(1, 7)]
    ['1', '1', '3/2', '3/2', '15/8', '15/8']
    """
    rounds = checked_integer("rounds", rounds, least=0)
    S = whole("S", S, refusal=BadSize)
    return Fraction(sum(comb(rounds, k) * abs(S + rounds - 2 * k) for k in range(rounds + 1)), 2**rounds)


def even_play(S: int, rounds: int) -> Fraction:
    """The number that makes both labels cost as much, with ``rounds`` to come, this one included: the best play.

    >>> even_play(0, 3), even_play(1, 2), even_play(2, 1)
    (Fraction(0, 1), Fraction(1, 2), Fraction(1, 1))
    """
    rounds = checked_integer("rounds", rounds, least=1)
    S = whole("S", S, refusal=BadSize)
    return (remaining_loss(S + 1, rounds - 1) - remaining_loss(S - 1, rounds - 1)) / 2


def interval_minimax(rounds: int) -> Fraction:
    """The least regret that any learner can promise on ``rounds`` rounds of the hinge loss on [−1, 1].

    It is the mean of |y₁ + … + y_T|: `even_play` never regrets more, and against labels drawn by a coin nobody does
    better on the mean (Cover 1965).

    >>> interval_minimax(6)
    Fraction(15, 8)
    """
    rounds = checked_integer("rounds", rounds, least=1)
    return remaining_loss(0, rounds)
