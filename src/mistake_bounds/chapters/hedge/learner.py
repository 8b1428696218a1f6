"""Hedge: every expert has a share of the prediction, and a loss ℓ multiplies its weight by e^(−ηℓ).

x is what the n experts say, each a number from −1, surely −, to 1, surely +; y in {−1, +1} is the label.  An expert
that says x has the *loss* (1 − xy)/2, from 0 to 1.  So that weights stay rational, losses are multiples of 1/g, where g
is the *grain*, and a loss of 1/g multiplies a weight by β.  The *rate* is η = g ln(1/β), an exact logarithm.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import count
from typing import NamedTuple

from mistake_bounds.exact import Number, number, total, whole
from mistake_bounds.exact.logarithms import floor_of_log
from mistake_bounds.examples import Examples
from mistake_bounds.learner import BadLearner, Learner
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import Real, ln


def loss(said: Number, y: int) -> Fraction:
    """The loss (1 − xy)/2 of an expert that says x.

    >>> [str(loss(said, 1)) for said in (1, 0, Fraction(-1, 2))]
    ['0', '1/2', '3/4']
    """
    return Fraction(1 - said * y) / 2


def of_losses(rows: Sequence[Sequence[Number]]) -> Examples:
    """Advice with these losses, a row a round, and the label + in every round; any losses from 0 to 1 are possible.

    >>> of_losses([(0, 1), (Fraction(1, 2), 0)]).X
    ((1, -1), (0, 1))
    """
    return Examples([[1 - 2 * Fraction(ell) for ell in row] for row in rows], [1] * len(rows))


def losses(run: Run) -> tuple[Fraction, ...]:
    """What each expert loses in all.

    >>> from mistake_bounds import play
    >>> [str(total) for total in losses(play(Hedge(grain=2), of_losses([(0, 1), (Fraction(1, 2), 1)])))]
    ['1/2', '2']
    """
    rows = ([loss(said, y) for said in x] for x, y in run.examples)
    return tuple(run.passes * sum(column) for column in zip(*rows, strict=True))


def regret_of(run: Run) -> Fraction:
    """What the learner is charged, less the losses of the best expert.

    >>> from mistake_bounds import play
    >>> regret_of(play(Hedge(), of_losses([(0, 1), (0, 1)])))
    Fraction(5, 6)
    """
    return run.total_loss - min(losses(run))


class Mixing(Learner):
    """What the learners of this file share: the prediction is what the experts say, weighed, as a probability of +1."""

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """After every round."""
        return True

    def refuse(self, examples: Examples) -> None:
        """Refuse, before any work is done, advice whose losses are not among 0, 1/g, 2/g, …, 1."""
        super().refuse(examples)
        allowed = {1 - Fraction(2 * k, self.grain) for k in range(self.grain + 1)}
        few = sorted(allowed) if self.grain < 5 else [-1, *(f"-1 + {2 * k}/{self.grain}" for k in (1, 2)), "…", 1]
        words = f"{', '.join(map(str, few[:-1]))} or {few[-1]}"
        examples.require(
            lambda said: said in allowed,
            f"with grain={self.grain} an expert says {words} (a larger grain takes more numbers from -1 to 1)",
        )

    def weights_of(self, w) -> None:
        """No inner product decides a probability."""
        return

    def predict(self, w, x) -> Fraction:
        """(1 + x̄)/2, where x̄ is the mean of what the experts say, by weight: its loss is the mean of their losses."""
        weights = self.shares(w)
        mean = Fraction(total(wi * said for wi, said in zip(weights, x, strict=True))) / total(weights)
        return (1 + mean) / 2


@dataclass(frozen=True)
class Hedge(Mixing):
    """Hedge with one rate (Freund and Schapire 1997): a loss of 1/``grain`` multiplies a weight by ``factor``.

    ``factor`` is between 0 and 1; a float is taken as the fraction that it is.  Raise `BadLearner` for another, or for
    a grain that is no whole number from 1 on, and `mistake_bounds.examples.BadFeature` for losses between the grains.

    >>> hedge = Hedge(Fraction(1, 2), grain=2)
    >>> hedge.predict((1, 1, 2), (1, 0, -1)), hedge.update((1, 1, 2), (1, 0, -1), 1)
    (Fraction(3, 8), (1, Fraction(1, 2), Fraction(1, 2)))
    """

    factor: Number = Fraction(1, 2)
    grain: int = 1

    def __post_init__(self):
        object.__setattr__(self, "factor", number(Fraction(number(self.factor, "factor"))))
        object.__setattr__(self, "grain", whole("grain", self.grain, 1, refusal=BadLearner))
        if not 0 < self.factor < 1:
            raise BadLearner(
                f"factor={self.factor!r}: a loss multiplies a weight by a number between 0 and 1", self.factor
            )

    @property
    def rate(self) -> Real:
        """η = g ln(1/β).

        >>> Hedge(Fraction(1, 3), 2).rate
        2·ln 3
        """
        return -self.grain * ln(self.factor)

    def initial(self, n: int) -> tuple[Number, ...]:
        """All ones."""
        return (1,) * n

    def shares(self, w) -> tuple[Number, ...]:
        """The weights by which the experts are heard."""
        return w

    def update(self, w, x, y):
        """β to the power gℓ times the weight of an expert with the loss ℓ."""
        grains = (int(self.grain * loss(said, y)) for said in x)
        return tuple(number(wi * self.factor**k) for wi, k in zip(w, grains, strict=True))


class Account(NamedTuple):
    """How many rounds there were, and the losses of the experts so far, in multiples of 1/g."""

    rounds: int
    grains: tuple[int, ...]


@dataclass(frozen=True)
class AnytimeHedge(Mixing):
    """Hedge for a number of rounds that nobody knows: in round t its rate is about 2√(ln n/t), and never rises.

    The losses stay, and weigh with the rate of the round: β = (k − 1)/(k + 1) with the least k from 2 on for which
    k² ln n ≥ g²t, so that ln(1/β) is a little more than 2/k.  Such rates are in Bubeck and Cesa-Bianchi (2012).

    >>> hedge = AnytimeHedge()
    >>> hedge.update(hedge.initial(2), (1, -1), 1), [str(hedge.penalty(t, 2)) for t in (1, 2, 3, 10)]
    (Account(rounds=1, grains=(0, 1)), ['1/3', '1/3', '1/2', '3/5'])
    """

    grain: int = 1

    def __post_init__(self):
        object.__setattr__(self, "grain", whole("grain", self.grain, 1, refusal=BadLearner))

    def initial(self, n: int) -> Account:
        """No rounds, and no losses."""
        return Account(0, (0,) * n)

    def penalty(self, t: int, n: int) -> Fraction:
        """The β of round t for n experts."""
        k = _steps(self.grain**2 * t, n)
        return Fraction(k - 1, k + 1)

    def shares(self, w: Account) -> tuple[Fraction, ...]:
        """The weights by which the experts are heard in the round to come."""
        beta = self.penalty(w.rounds + 1, len(w.grains))
        return tuple(beta ** (grains - min(w.grains)) for grains in w.grains)

    def update(self, w: Account, x, y) -> Account:
        """One more round, and the losses added."""
        return Account(
            w.rounds + 1, tuple(k + int(self.grain * loss(said, y)) for k, said in zip(w.grains, x, strict=True))
        )


@cache
def _steps(least: int, n: int) -> int:
    """The least k from 2 on with k² ln n ≥ ``least``; 2 for a single expert, who is heard whatever the rate."""
    return next(k for k in count(2) if n == 1 or floor_of_log(k * k, n) >= least)
