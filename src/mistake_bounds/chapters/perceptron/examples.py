"""Small streams that show what a bound covers and what it does not: those that attain it, those that escape it.

w are the weights, u a separator, R the largest ‖x‖, γ the margin min y⟨u, x⟩/‖u‖, M the mistakes.
A *rule* is what is predicted at ⟨w, x⟩ = 0: −1 ("positive iff > 0"), +1 ("iff ≥ 0"), 0 (always wrong).
"""

from fractions import Fraction

from mistake_bounds.exact import whole
from mistake_bounds.examples import Examples
from mistake_bounds.streams.generated import BadStream, Separable


def worked_example() -> Examples:
    """The example on slide 15 of the 10-601 lecture of 2018: six points in the plane.

    Under the rules 0 and +1 the weights are those of the slide; under −1 one mistake is enough.

    >>> from mistake_bounds import Perceptron, play
    >>> [play(Perceptron(tie), worked_example()).follow(lambda w: w)[1:] for tie in (0, 1, -1)]
    [[(1, -2), (2, -1), (3, 1)], [(1, -2), (2, -1), (3, 1)], [(1, 0)]]
    """
    return Examples([(-1, 2), (1, 0), (1, 1), (-1, 0), (-1, -2), (1, -1)], [-1, +1, +1, -1, -1, +1])


def orthonormal(M: int) -> Separable:
    """e₁ … e_M, all positive: M mistakes, and R²/γ² = M with u = (1, …, 1).  Rules −1 and 0.

    >>> from mistake_bounds import Perceptron, play
    >>> len(play(Perceptron(), orthonormal(7).examples).mistakes)
    7
    """
    M = whole("M", M, 1, refusal=BadStream)
    return Separable(Examples([[int(i == j) for j in range(M)] for i in range(M)], [1] * M), (1,) * M)


def ball_off_centre(distance: int = 10) -> Examples:
    """Two points in a small ball far from the origin: (distance, 1) positive, (distance + 1, −1) negative.

    u = (0, 1) has margin γ = 1, and a ball of squared radius 5/4 holds both; R²/γ² with *that* radius
    would allow one mistake.  The bound speaks of balls about the origin.

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> len(play_until_clean(Perceptron(), ball_off_centre(), 100).mistakes)
    19
    """
    return Examples([(distance, 1), (distance + 1, -1)], [+1, -1])


def infinite_stream(t: int) -> Examples:
    """The first t + 1 of infinitely many positive examples: u = (1, 0) separates all, yet each one is a mistake.

    z₀ = (1/4, 1/2) and z_t = (2^(−t − 2), (−1)^t).  Every first coordinate is positive, but their
    infimum is 0, and so is the margin; R² = 1 + 1/64.  Rules −1 and 0.

    >>> from mistake_bounds import Perceptron, play
    >>> len(play(Perceptron(), infinite_stream(100)).mistakes)
    101
    """
    t = whole("t", t, 1, refusal=BadStream)
    rows = [(Fraction(1, 4), Fraction(1, 2)), *((Fraction(1, 2 ** (i + 2)), (-1) ** i) for i in range(1, t + 1))]
    return Examples(rows, [1] * (t + 1))
