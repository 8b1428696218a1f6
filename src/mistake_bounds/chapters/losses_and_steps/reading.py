"""The rounds of a run, for readings of other chapters."""

from collections.abc import Iterator

from mistake_bounds.exact import Number
from mistake_bounds.play import Round, Run


def moves(run: Run) -> Iterator[tuple[Round, tuple[Number, ...]]]:
    """Every round with the weights after it.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.losses_and_steps.learner import LMS
    >>> [after for _, after in moves(play(LMS(), Examples([(1,), (1,)], [1, -1])))]
    [(1,), (-1,)]
    """
    rounds = list(run.rounds())
    after = [*(round.state for round in rounds[1:]), run.weights]
    return zip(rounds, after, strict=True)
