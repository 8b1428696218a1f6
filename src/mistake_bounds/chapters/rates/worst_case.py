"""The worst functions of gradient descent: one is curved near its least point only, the other everywhere.

Both are functions of one variable, least at 0, and a run begins at 1.  On the first every step goes down the same
slope and N steps end just where the curve begins; on the second each step jumps over the least point.
"""

from fractions import Fraction

from mistake_bounds.chapters.rates.learner import Descent, GradientDescent, Huber, descend
from mistake_bounds.exact import Number


def flat(N: int, h: Number = 1, L: Number = 1) -> Descent:
    """N steps of length h/L on the Huber function whose curve begins at 1/(2Nh + 1): the last value is L/(4Nh + 2).

    >>> flat(2).values, flat(2).points[-1]["x"]
    ((Fraction(9, 50), Fraction(7, 50), Fraction(1, 10)), (Fraction(3, 5),))
    """
    function = Huber((L,), 1 / (2 * N * Fraction(h) + 1))
    return descend(GradientDescent(Fraction(h) / L), function, (1,), N)


def curved(N: int, h: Number = 1, L: Number = 1) -> Descent:
    """The same on Lx²/2: the last value is L(1 − h)²ᴺ/2.

    >>> curved(1, Fraction(3, 2)).values, flat(1, Fraction(3, 2)).values[-1]
    ((Fraction(1, 2), Fraction(1, 8)), Fraction(1, 8))
    """
    return descend(GradientDescent(Fraction(h) / L), Huber((L,)), (1,), N)
