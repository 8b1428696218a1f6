"""What is counted of a class where none of its concepts is right: the rows of labels that it gives to instances."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb

from mistake_bounds.chapters.halving.learner import checked_concepts
from mistake_bounds.chapters.halving.worst_case import Leaf, Node, Tree


def shattered(concepts: Iterable[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """The sets of instances to which the concepts give all rows of labels, smaller sets first.

    >>> list(shattered([(1, 1), (-1, 1), (-1, -1)]))
    [(), (0,), (1,)]
    """
    rows, layer = checked_concepts(concepts), [()]
    while layer:
        yield from layer
        longer = [(*some, i) for some in layer for i in range(max(some, default=-1) + 1, len(rows[0]))]
        layer = [some for some in longer if len({tuple(row[i] for i in some) for row in rows}) == 1 << len(some)]


def vc_dimension(concepts: Iterable[Sequence[int]]) -> int:
    """The Vapnik–Chervonenkis dimension of a finite class: how many instances can have all rows of labels.

    Raise `BadConcepts` as `littlestone` does.

    >>> vc_dimension([(1, 1), (-1, 1), (-1, -1)]), vc_dimension([(1, 1), (-1, 1), (1, -1), (-1, -1)])
    (1, 2)
    """
    return max(map(len, shattered(concepts)))


def growth(concepts: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """The most rows of labels that the class gives to m instances, for m from 0 on.

    >>> growth([(1, 1), (-1, 1), (-1, -1)])
    (1, 2, 3)
    """
    columns = [*zip(*checked_concepts(concepts), strict=True)]
    rows_on = lambda some: len({*zip(*some, strict=True)}) if some else 1
    return tuple(max(map(rows_on, combinations(columns, m))) for m in range(len(columns) + 1))


def rows_at_most(m: int, d: int) -> int:
    """C(m, 0) + … + C(m, d): by Sauer's lemma the most rows on m instances of a class of dimension d.

    >>> [rows_at_most(4, d) for d in range(5)]
    [1, 5, 11, 15, 16]
    """
    return sum(comb(m, i) for i in range(d + 1))


def halves(rows: Sequence[Sequence[int]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The different rows without their last label, and those of them that have both last labels.

    >>> halves([(1, 1), (-1, 1), (-1, -1)])
    (((-1,), (1,)), ((-1,),))
    """
    all_rows = {*map(tuple, rows)}
    shorter = sorted({row[:-1] for row in all_rows})
    return tuple(shorter), tuple(row for row in shorter if {(*row, -1), (*row, 1)} <= all_rows)


def most(rows: Sequence[Sequence[int]], points: int = 0, dimensions: int = 0) -> int:
    """`rows_at_most` for the points and the dimension of some rows, each less what is given; 0 for no rows.

    >>> most([(1, 1), (-1, 1), (-1, -1)]), most([(1, 1), (-1, 1), (-1, -1)], 1, 1), most([])
    (3, 1, 0)
    """
    return rows_at_most(len(rows[0]) - points, vc_dimension(rows) - dimensions) if rows else 0


def shattered_tree(concepts: Iterable[Sequence[int]]) -> Tree:
    """A complete mistake tree as deep as the VC dimension: it asks for the points of a shattered set one by one.

    >>> shattered_tree([(1, 1), (-1, 1), (-1, -1)])
    Node(instance=1, minus=Leaf(concept=2), plus=Leaf(concept=0))
    """
    rows = checked_concepts(concepts)
    *_, points = shattered(rows)

    def tree(points, left):
        if not points:
            return Leaf(left[0])
        sides = ([i for i in left if rows[i][points[0]] == y] for y in (-1, 1))
        return Node(points[0], *(tree(points[1:], side) for side in sides))

    return tree(points, range(len(rows)))
