"""The losses on which a bandit learner does worst, by exact search, beside what the theorem promises.

K arms, T rounds; *regret* is the expected loss less that of the best arm.
"""

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from math import isqrt, log

from mistake_bounds.chapters.bandits.learner import Exp3, Histories, Losses
from mistake_bounds.exact import checked_integer, total
from mistake_bounds.learner import Learner, check_learner
from mistake_bounds.proof.reals import Real, ln


def worst_losses(learner: Learner, rounds: int) -> Histories:
    """The histories with the largest regret that losses of 0 and 1 can bring in so many rounds: all are tried.

    The first arm is compared with, since arms may be renumbered; where no arm loses, nothing changes, so that such
    rounds are left out.  Raise `mistake_bounds.exact.BadSize` for less than one round.

    >>> from mistake_bounds.chapters.bandits.learner import Exp3
    >>> worst = worst_losses(Exp3(2, Fraction(1, 2)), 3)
    >>> worst.losses, worst.regret
    (((0, 1), (0, 1), (0, 1)), Fraction(635, 504))
    """
    check_learner(learner, Exp3)
    rounds = checked_integer("rounds", rounds, least=1)
    rows = [row for row in product((0, 1), repeat=learner.arms) if any(row)]
    chances, learn = cache(learner.chances), cache(learner.learn)

    def worst(level: dict, left: int) -> tuple[Fraction, tuple[Losses, ...]]:
        draws = [(w, arm, r * p) for w, r in level.items() for arm, p in enumerate(chances(w))]
        return max((after(draws, row, left) for row in rows), key=lambda found: found[0])

    def after(draws: list, row: Losses, left: int) -> tuple[Fraction, tuple[Losses, ...]]:
        gained, reached = total(p for _, arm, p in draws if row[arm]) - row[0], defaultdict(Fraction)
        for w, arm, p in draws if left > 1 else ():
            reached[learn(w, arm, row[arm])] += p
        more, rest = worst(reached, left - 1) if left > 1 else (Fraction(0), ())
        return gained + more, (row, *rest)

    _, losses = worst({learner.initial(1): Fraction(1)}, rounds)
    return Histories(learner, losses)


def one_good_arm(arms: int, rounds: int) -> tuple[Losses, ...]:
    """The first arm never loses, the others always do.

    >>> one_good_arm(3, 2)
    ((0, 1, 1), (0, 1, 1))
    """
    arms, rounds = checked_integer("arms", arms, least=1), checked_integer("rounds", rounds, least=1)
    return ((0, *[1] * (arms - 1)),) * rounds


def tuned_rate(arms: int, rounds: int, under: int = 64) -> Fraction:
    """The rate √(2 ln K/TK), to the nearest fraction over ``under``.

    >>> tuned_rate(2, 8)
    Fraction(19, 64)
    """
    arms, rounds = checked_integer("arms", arms, least=1), checked_integer("rounds", rounds, least=1)
    under = checked_integer("under", under, least=1)
    best = Fraction(2 * log(arms) / (arms * rounds))
    return Fraction((1 + isqrt(int(4 * under**2 * best))) // 2, under)


def promised(learner: Learner, rounds: int) -> Real:
    """The largest regret that the theorem allows: (ln K)/η + ηTK/2.

    >>> from mistake_bounds.chapters.bandits.learner import Exp3
    >>> promised(Exp3(2, Fraction(1, 2)), 8)
    2·ln 2 + 4
    """
    rate = learner.rate if isinstance(learner.rate, Real) else Fraction(learner.rate)
    return ln(learner.arms) / rate + rate * rounds * learner.arms / 2
