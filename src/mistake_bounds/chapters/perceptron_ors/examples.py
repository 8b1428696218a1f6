"""Streams that force mistakes on the Perceptron with a score of 0 as +, each example a mistake, for any number r.

The first r attributes are relevant, z others are not, and the last entry is the dummy 1.  A *turn* is the relevant
attribute that is on, or None in a negative example, and the irrelevant ones that are.
"""

from collections.abc import Iterable, Iterator

from mistake_bounds.exact import checked_integer
from mistake_bounds.examples import Examples
from mistake_bounds.worst_case.errors import NoWorstCase

Turn = tuple[int | None, tuple[int, ...]]


def adversary(r: int, z: int) -> Examples:
    """Examples that force the exact worst case, 2r + 1, 4r + 2 or 8r mistakes for z = 0, 1 or 2.

    Raise `NoWorstCase` for another z: there `steady` forces fewer than can be forced, and no such form is known.

    >>> from mistake_bounds import Perceptron, play
    >>> [len(play(Perceptron(tie=1), adversary(100, z)).mistakes) for z in range(3)]
    [201, 402, 800]
    """
    r = checked_integer("r", r, least=1)
    z = checked_integer("z", z, least=0)
    if z > 2:
        raise NoWorstCase("an adversary for each r is known for z = 0, 1 and 2", z)
    return steady(r, 0) if z == 0 else rows(r, z, (_one, _two)[z - 1](r))


def steady(r: int, z: int) -> Examples:
    """All irrelevant attributes are on in every example: 2r(z + 1) + 1 mistakes, for every r and z.

    >>> len(steady(3, 5))
    37
    """
    r, z = checked_integer("r", r, least=1), checked_integer("z", z, least=0)
    on = tuple(range(z))
    return rows(r, z, [(None, on)] + [turn for i in range(r) for turn in ((i, on), (None, on))] * (z + 1))


def rows(r: int, z: int, turns: Iterable[Turn]) -> Examples:
    """The examples of the turns.

    >>> list(rows(2, 1, [(None, ()), (1, (0,))]))
    [((0, 0, 0, 1), -1), ((0, 1, 1, 1), 1)]
    """
    turns = list(turns)
    made = [(*(int(j == i) for j in range(r)), *(int(j in on) for j in range(z)), 1) for i, on in turns]
    return Examples(made, [-1 if i is None else 1 for i, _ in turns])


def _one(r: int) -> Iterator[Turn]:
    """z = 1: six mistakes with the first attribute, four with each further one, which rises twice."""
    yield from ((None, ()), (0, (0,)), (None, ()), (None, (0,)), (0, (0,)), (None, (0,)))
    for i in range(1, r):
        yield from ((i, (0,)), (None, (0,))) * 2


def eight(last: int, new: int) -> tuple[Turn, ...]:
    """z = 2: eight mistakes that bring a new attribute to where the last one is, and everything else back."""
    return (
        (None, (1,)), (last, (1,)), (new, (0, 1)), (None, (0,)), (None, (0, 1)), (last, (0, 1)), (None, (0, 1)),
        (last, (0,)),
    )  # fmt: skip


def _two(r: int) -> Iterator[Turn]:
    yield from ((None, ()), (0, (1,)), (None, (0,)))
    for i in range(1, r):
        yield from eight(i - 1, i)
    yield from ((None, (1,)), (r - 1, (1,)), (None, (1,)), (r - 1, (0, 1)), (None, (1,)))
