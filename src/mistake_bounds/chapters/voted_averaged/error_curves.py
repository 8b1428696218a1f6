"""How often a Perceptron's hypotheses are wrong on other examples, along a run: the last, their vote, their average.

The rows are arrays; all numbers are integers that float64 adds without rounding, so that the errors are exact.
"""

from collections.abc import Iterable
from fractions import Fraction

import numpy as np

from mistake_bounds.chapters.voted_averaged.examples import Errors
from mistake_bounds.exact import NotWhole, whole
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run

EXACT_BELOW = 2**53


def errors_along(run: Run, test: Examples, shown: Iterable[int]) -> tuple[Errors, ...]:
    """The errors on ``test`` after each of so many examples ``shown``, of what the run's learner has learned by then.

    The learner is a Perceptron, voted or averaged or neither: what counts is its mistakes.  They are the errors of one
    of its hypotheses, drawn at random; of the last; of the vote of all; of their average.  Raise `NotWhole`, for a
    place outside the run too, and `NotANumber`.

    >>> from mistake_bounds import Perceptron, play
    >>> run = play(Perceptron(), Examples([(1, 0), (0, 1)], [+1, +1]))
    >>> [str(error) for error in errors_along(run, Examples([(1, 1), (1, 0)], [+1, +1]), [1])[0]]
    ['1/2', '0', '1', '0']
    """
    X = _rows(test)
    y = np.array(test.y)
    learned = _rows(run.examples)
    labels = np.array(run.examples.y)
    places = np.array(run.mistakes, dtype=int)
    steps = run.learner.rate * labels[places % len(labels), None] * learned[places % len(labels)]
    start = np.array(getattr(run.start, "weights", run.start), dtype=float)
    W = np.vstack([start, start + np.cumsum(steps, axis=0)])
    starts = np.concatenate([[0], places + 1, [run.presented + 1]])
    scores = X @ W.T
    predictions = _labels(scores, run.learner.tie)
    wrong = (predictions != y[:, None]).sum(axis=0)
    found = []
    for m in (whole("shown", m, 0, run.presented) for m in shown):
        votes = np.clip(np.minimum(starts[1:], m + 1) - starts[:-1], 0, None)
        _check(np.abs(scores) @ votes)
        final = _labels(predictions @ votes, run.learner.tie), _labels(scores @ votes, run.learner.tie)
        last = int(wrong[np.flatnonzero(votes)[-1]])
        by_all = (int((labels_ != y).sum()) for labels_ in final)
        mean = Fraction(int(wrong @ votes), (m + 1) * len(y))
        found.append(Errors(mean, *(Fraction(each, len(y)) for each in (last, *by_all))))
    return tuple(found)


def mean_errors(found: Iterable[Errors]) -> Errors:
    """The mean of several errors, each of the four by itself.

    >>> half, none = Errors(*[Fraction(1, 2)] * 4), Errors(*[Fraction(0)] * 4)
    >>> mean_errors([half, none]).voted
    Fraction(1, 4)
    """
    found = tuple(found)
    return Errors(*(sum(each) / len(found) for each in zip(*found, strict=True)))


def _labels(scores: np.ndarray, tie: int) -> np.ndarray:
    return np.where(scores == 0, float(tie), np.sign(scores))  # as floats, of which numpy multiplies matrices fast


def _rows(examples: Examples) -> np.ndarray:
    rows = np.array(examples.X, dtype=float)
    if not examples.exact or (rows != np.floor(rows)).any():
        raise NotWhole("the errors are counted on rows of integers", examples)
    _check(rows)
    return rows


def _check(values: np.ndarray) -> None:
    if (largest := np.abs(values).max(initial=0)) >= EXACT_BELOW:
        raise NotWhole(f"{largest:g} is too large to be added exactly", largest)
