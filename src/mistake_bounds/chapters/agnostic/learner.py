"""The experts of Ben-David, Pál and Shalev-Shwartz (2009): the standard optimal algorithm, told where it is wrong.

Instances are shown for T rounds.  An expert has a set of *marked* rounds, L of them at most, the Littlestone dimension
of the class.  It predicts as the standard optimal algorithm does that errs in just these rounds: there it says the
other label, and learns it.  For each concept an expert says the same: mark the rounds in which the algorithm errs when
the concept gives the labels.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from mistake_bounds.chapters.halving.learner import StandardOptimal, checked_concepts, consistent, dimensions
from mistake_bounds.exact import BadSize, checked_integer, listed
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play


def marks(rounds: int, most: int) -> Iterator[tuple[int, ...]]:
    """The sets of at most ``most`` of the rounds: C(T, 0) + … + C(T, L) of them.

    >>> list(marks(3, 1))
    [(), (0,), (1,), (2,)]
    """
    return (marked for size in range(most + 1) for marked in combinations(range(rounds), size))


def says(concepts: Sequence[Sequence[int]], shown: Sequence[int], marked: Iterable[int]) -> tuple[int, ...]:
    """What the expert with these marks says of the instances ``shown``, by their positions.

    Where no concept is left that says the other label, it says it, and keeps those that are left.

    >>> says([(1, 1), (-1, 1), (-1, -1)], (0, 1, 0), [1])
    (-1, -1, -1)
    """
    algorithm, said = StandardOptimal(concepts), []
    left = algorithm.initial(len(algorithm.concepts))
    for t, instance in enumerate(shown):
        x = tuple(row[instance] for row in algorithm.concepts)
        y = algorithm.predict(left, x)
        if t in marked:
            y = -y
            after = consistent(left, x, y)
            left = after if any(after) else left
        said.append(y)
    return tuple(said)


@dataclass(frozen=True)
class Advised(Examples):
    """What the experts say, a row a round, with the ``concepts``, the instances ``shown``, and the labels."""

    concepts: Any = ()
    shown: Any = ()

    @property
    def marked(self) -> int:
        """How many rounds an expert may mark: the Littlestone dimension of the class."""
        return _dimension(self.concepts)

    @property
    def errors(self) -> tuple[int, ...]:
        """How often each concept errs."""
        pairs = [*zip(self.shown, self.y, strict=True)]
        return tuple(sum(row[i] != y for i, y in pairs) for row in self.concepts)


def advised(concepts: Iterable[Sequence[int]], shown: Iterable[int], labels: Iterable[int]) -> Advised:
    """The advice of all experts of a class on instances, given by their positions: to be played by `Hedge`.

    Raise `BadConcepts`, and `mistake_bounds.exact.BadSize` for what is no position of an instance.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.hedge.learner import Hedge, losses
    >>> rows = advised([(1, 1), (-1, 1), (-1, -1)], (0, 1, 0), (1, 1, -1))
    >>> rows.dimension, rows.errors, str(min(losses(play(Hedge(), rows))))
    (4, (1, 1, 2), '1')
    """
    rows = checked_concepts(concepts)
    shown = listed("shown", shown, "give positions of instances, such as (0, 1, 0)", BadSize)
    shown = tuple(checked_integer("shown", i, 0, len(rows[0]) - 1) for i in shown)
    every = [says(rows, shown, marked) for marked in marks(len(shown), _dimension(rows))]
    return Advised(tuple(zip(*every, strict=True)), tuple(labels), concepts=rows, shown=shown)


def _dimension(concepts: tuple[tuple[int, ...], ...]) -> int:
    return dimensions(concepts).of(dimensions(concepts).all)


def in_thought(rows: Advised, concept: int) -> Run:
    """The standard optimal algorithm if that concept gave the labels: its mistakes are the marks of an expert.

    >>> in_thought(advised([(1, 1), (-1, 1), (-1, -1)], (0, 1, 0), (1, 1, -1)), 0).mistakes
    (0,)
    """
    columns = [*zip(*rows.concepts, strict=True)]
    labels = [rows.concepts[concept][i] for i in rows.shown]
    return play(StandardOptimal(rows.concepts), Examples([columns[i] for i in rows.shown], labels))
