"""Small streams that show what a bound covers and what it does not: those that attain it, those that escape it.

w are the weights, u a separator, R the largest ‖x‖, γ the margin min y⟨u, x⟩/‖u‖, M the mistakes.
A *rule* is what is predicted at ⟨w, x⟩ = 0: −1 ("positive iff > 0"), +1 ("iff ≥ 0"), 0 (always wrong).
"""

from mistake_bounds.examples import Examples


def two_points_with_dummy(X: int) -> Examples:
    """X positive and 2X negative on a line, with the dummy input 1: 3X² + 5 mistakes under the rule −1, for each X.

    Without the dummy, or with a dummy as large as the data, scaling changes nothing; with the dummy
    1 the margin shrinks as the data grow, and "without loss of generality" costs 3X² mistakes.
    (For whole X ≥ 1 the book proves it; here it is a test for X = 1 … 40.)

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> [len(play_until_clean(Perceptron(), two_points_with_dummy(X), 10**4).mistakes) for X in (1, 2, 3)]
    [8, 17, 32]
    """
    return Examples([(X,), (2 * X,)], [+1, -1]).with_dummy(1)


def normalisation_changes_the_run() -> Examples:
    """(8, −15) and (−5, 12), both positive: 30 mistakes as they are, 2 when each row is divided by its length.

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> raw = normalisation_changes_the_run()
    >>> [len(play_until_clean(Perceptron(), examples, 100).mistakes) for examples in (raw, raw.normalised())]
    [30, 2]
    """
    return Examples([(8, -15), (-5, 12)], [+1, +1])
