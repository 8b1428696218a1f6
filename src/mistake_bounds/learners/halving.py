"""Halving: let the concepts that have not erred yet vote, and after a mistake drop those that were for it.

A *concept* says −1 or +1 of each instance; a row x holds what the n concepts of a class say of one instance.  The
state w has a 1 for each concept that is *left* and a 0 for the others, so that ⟨w, x⟩ is the vote.
"""

from dataclasses import dataclass

from mistake_bounds.exact import Refusal, dot
from mistake_bounds.learners.protocol import Learner, check_tie

NEEDS = "a concept says -1 or +1"


class NoConceptLeft(Refusal):
    """Labels that no concept of the class gives: nobody is left to vote; carries the row as ``offender``, and ``y``."""

    def __init__(self, x: tuple, y: object):
        super().__init__(
            f"no concept is left that says {y:+d} of {x}: no concept of the class is the target; "
            "take a larger class, or a learner that forgives mistakes",
            x,
        )
        self.y = y


def agreeing(w: tuple[int, ...], x: tuple[int, ...], y: int) -> tuple[int, ...]:
    """Those of the concepts in ``w`` that say ``y``: 1 for each of them, 0 for the others.

    >>> agreeing((1, 1, 0), (1, -1, 1), 1)
    (1, 0, 0)
    """
    return tuple(int(left and said == y) for left, said in zip(w, x, strict=True))


def still_left(w: tuple[int, ...], x: tuple[int, ...], y: int) -> tuple[int, ...]:
    """The same, where there is one; else `NoConceptLeft`."""
    after = agreeing(w, x, y)
    if not any(after):
        raise NoConceptLeft(x, y)
    return after


@dataclass(frozen=True)
class Halving(Learner):
    """Predict as most of the concepts that are left; after a mistake only those that said the label are left.

    ``tie`` is the label predicted when as many say −1 as +1: −1, +1, or 0 (a tie is a mistake whatever the label).
    Rows are what the n concepts say, −1 or +1, as `mistake_bounds.streams.concepts.ConceptClass.examples` makes them;
    `BadFeature` for others.  Only mistakes change anything.  Raises `NoConceptLeft` when no concept has been right at
    all mistakes so far, `BadLearner` for another tie rule.  (Angluin 1988, Littlestone 1988.)

    >>> from mistake_bounds import Examples, play
    >>> run = play(Halving(), Examples([(1, 1, -1), (1, -1, -1)], [-1, -1]))
    >>> run.mistakes, run.weights
    ((0,), (0, 0, 1))
    """

    tie: int = -1

    def __post_init__(self):
        check_tie(self.tie)

    def initial(self, n: int) -> tuple[int, ...]:
        """All n concepts are left."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, rows of anything but −1 and +1."""
        super().refuse(examples)
        examples.require(lambda said: said in (-1, 1), NEEDS)

    def predict(self, w, x) -> int:
        """What most of the concepts left say; ``tie`` where there are as many on either side."""
        vote = dot(w, x)
        return 1 if vote > 0 else -1 if vote < 0 else self.tie

    def update(self, w, x, y):
        """Those that said y are left."""
        return still_left(w, x, y)
