"""The exact worst case of halving on a finite class, and the smallest classes on which it is not optimal.

A *concept* is a row of −1 and +1 over the instances.  Halving errs on an instance where the fewer of the concepts left
are right, and then these are what is left; so the worst case is the longest row of minorities.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, product

from mistake_bounds.exact import check_integer
from mistake_bounds.examples import Examples
from mistake_bounds.learners import Halving
from mistake_bounds.learners.standard_optimal import Dimensions, checked_concepts


@dataclass(frozen=True)
class HalvingWorstCase:
    """The most mistakes that ``learner`` can be forced to make on a class; ``moves`` force them: (instance, label)."""

    concepts: tuple[tuple[int, ...], ...] = field(repr=False)
    learner: Halving
    moves: tuple[tuple[int, int], ...]

    @property
    def mistakes(self) -> int:
        """How many they are."""
        return len(self.moves)

    @cached_property
    def examples(self) -> Examples:
        """What the concepts say of these instances, each a mistake; where there is none, one example that is right."""
        columns = tuple(zip(*self.concepts, strict=True))
        shown = [(columns[i], y) for i, y in self.moves] or [(columns[0], 1 if sum(columns[0]) > 0 else -1)]
        return Examples(*zip(*shown, strict=True))


def halving(concepts: Iterable[Sequence[int]], tie: int = -1) -> HalvingWorstCase:
    """The worst case of `Halving` on a finite class, over all targets in it and all orders of the instances.

    ``tie`` is the learner's.  Raises `BadConcepts` as `littlestone` does.

    >>> from mistake_bounds import play
    >>> worst = halving([(-1, -1), (-1, 1), (1, -1), (1, 1)])
    >>> worst.mistakes, worst.moves, play(worst.learner, worst.examples).mistakes
    (2, ((0, 1), (1, 1)), (0, 1))
    """
    rows, learner = checked_concepts(concepts), Halving(tie)
    every = Dimensions(rows)
    return HalvingWorstCase(rows, learner, _longest(every.all, every.positive, tie, {}))


def _longest(left: int, positive: Sequence[int], tie: int, known: dict) -> tuple[tuple[int, int], ...]:
    """The longest row of mistakes from a set of concepts on: each leaves at most half of it, so that there are few."""
    if left not in known:
        best = ()
        for i, yes in enumerate(positive):
            for y, side in ((1, left & yes), (-1, left & ~yes)):
                rest = left.bit_count() - side.bit_count()
                wrong = side.bit_count() < rest or (side.bit_count() == rest and tie != y)
                if side and wrong and 1 << len(best) <= side.bit_count():  # else it cannot be longer
                    moves = ((i, y), *_longest(side, positive, tie, known))
                    best = max(best, moves, key=len)
        known[left] = best
    return known[left]


def not_optimal(instances: int, size: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The classes of that many concepts over that many instances on which halving can err more than need be.

    A tie counts as a mistake, and of the classes that become each other when labels of an instance are turned round
    only those are looked at that have the concept −1 everywhere.  Up to four instances it takes seconds.

    >>> next(not_optimal(3, 4), None), len(next(not_optimal(4, 8)))
    (None, 8)
    """
    check_integer("instances", instances, 1, 5)
    check_integer("size", size, 1, 2**instances)
    nowhere, *others = product((-1, 1), repeat=instances)
    for chosen in combinations(others, size - 1):
        concepts = (nowhere, *chosen)
        worst, search = halving(concepts, tie=0).mistakes, Dimensions(concepts)
        if worst and search.root(search.all, worst) is None:
            yield concepts
