"""The fewest mistakes that a learner can promise that draws its predictions, with what shows it from both sides.

From below a *tree*: an instance with the trees for − and +, or the position of a concept that gives the labels on the
way to it.  From above a *table*: sets of concepts, each told by what all of them say, and what they are worth at most.
Both are plain data, and `judged` judges them: it shares nothing with the search.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from mistake_bounds.chapters.halving.learner import checked_concepts
from mistake_bounds.chapters.lower_bounds.learner import Trees, labels, over, trees
from mistake_bounds.exact import Number
from mistake_bounds.examples import Examples
from mistake_bounds.learner import Learner, check_learner
from mistake_bounds.worst_case.errors import NoCertificate


@dataclass(frozen=True)
class RandomizedLittlestone:
    """The optimal expected number of ``mistakes`` on a class for learners that draw, or, unless ``drawn``, without."""

    concepts: tuple[tuple[int, ...], ...] = field(repr=False)
    mistakes: Number
    drawn: bool
    search: Trees = field(repr=False, compare=False)

    @cached_property
    def tree(self) -> tuple | int:
        """A tree that is worth ``mistakes``: (instance, tree for −, tree for +), or the position of a concept."""
        return self._tree(self.search.all)

    def _tree(self, left: int) -> tuple | int:
        x = self.search.begins(left)
        if x is None:
            return (left & -left).bit_length() - 1
        yes = self.search.positive[x]
        return x, self._tree(left & ~yes), self._tree(left & yes)

    @cached_property
    def table(self) -> Mapping[tuple[int, ...], Number]:
        """What sets of concepts are worth at most, by what all of them say, 0 where they differ; up to ``moves``."""
        search, found = self.search, {}
        for name, most in search.most.items():
            told = tuple(v - 1 for v in name[: len(search.positive)]) if isinstance(name, bytes) else None
            found[told or labels(name, search.positive)] = search.in_mistakes(most)
        return found

    @property
    def moves(self) -> tuple:
        """The moves of the instances that turn the class into itself, as the search took them."""
        return self.search.moves

    def against(self, learner: Learner) -> Examples:
        """Examples down the tree, at each node the label that costs the learner most: its chance and what is to come.

        So any learner pays ``mistakes`` or more in expectation on them, where the tree is for learners that draw.

        >>> from mistake_bounds import play
        >>> from mistake_bounds.chapters.halving.learner import Halving
        >>> game = randomized_littlestone([(-1, -1), (-1, 1), (1, -1)])
        >>> game.mistakes, play(Halving(), game.against(Halving())).expected_mistakes
        (Fraction(3, 4), 1)
        """
        check_learner(learner)
        columns, tree = tuple(zip(*self.concepts, strict=True)), self.tree
        state, shown = learner.initial(len(self.concepts)), []
        while isinstance(tree, tuple):
            x, said = columns[tree[0]], learner.predict(state, columns[tree[0]])
            y = max((-1, 1), key=lambda y: learner.chance(said, y) + worth(tree[1 if y < 0 else 2], self.drawn))
            mistaken = learner.mistaken(said, y)
            state = learner.update(state, x, y) if learner.changes(state, x, y, mistaken) else state
            shown.append((x, y))
            tree = tree[1 if y < 0 else 2]
        return Examples(*zip(*(shown or [(columns[0], self.concepts[0][0])]), strict=True))


def randomized_littlestone(concepts: Iterable[Sequence[int]]) -> RandomizedLittlestone:
    """The optimal expected number of mistakes on a finite class: half the mean depth of its best tree, exactly.

    The mean is over walks down the tree, at each node by a fair coin (Filmus, Hanneke, Mehalel, Moran 2023).
    ``concepts`` are rows of −1 and +1 over the instances, or a `chapters.halving.examples.ConceptClass`.  Raise
    `BadConcepts` as `littlestone` does, and `mistake_bounds.learners.TooManySets` where the search is given up.

    >>> rows = [(1,)], [(1,), (-1,)], [(-1, -1), (-1, 1), (1, -1)], [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    >>> [str(randomized_littlestone(each).mistakes) for each in rows]
    ['0', '1/2', '3/4', '1']
    """
    return _found(concepts, drawn=True)


def optimal_certificate(concepts: Iterable[Sequence[int]]) -> RandomizedLittlestone:
    """The same for learners that do not draw: `littlestone` once more, by another search, with a table.

    >>> optimal_certificate([(-1, -1), (-1, 1), (1, -1)]).mistakes
    1
    """
    return _found(concepts, drawn=False)


def _found(concepts: Iterable[Sequence[int]], drawn: bool) -> RandomizedLittlestone:
    rows = checked_concepts(concepts)
    search = trees(rows, drawn)
    return RandomizedLittlestone(rows, search.of(search.all), drawn, search)


def judged(concepts, tree, table, moves, drawn) -> tuple[Number, Number]:
    """What the tree shows from below and the table from above, where every leaf, move and set is right.

    Raise `NoCertificate` with what is wrong.  It uses the standard library only.

    >>> judged([(-1,), (1,)], (0, 0, 1), {}, [], drawn=False)
    (1, 1)
    """
    every = (1 << len(concepts)) - 1
    says = zip(*concepts, strict=True)
    columns = [sum(1 << i for i, y in enumerate(said) if y > 0) for said in says]
    written = lambda row, sign=1: bytes(1 + sign * y for y in row)
    turned = {sign: [written(row, sign).ljust(256) for row in concepts] for sign in (1, -1)}
    told_by = {sign: [written(told, sign).ljust(256) for told in table] for sign in (1, -1)}
    listed, every_row = dict(zip(map(written, table), table.values(), strict=True)), set(map(written, concepts))
    for place, sign in moves:
        if sorted(place) != [*range(len(columns))] or len(place) > 256:
            raise NoCertificate("a move that does not take each of up to 256 places once", place)
        at_each = bytes(place).translate
        if not every_row.issuperset(map(at_each, turned[sign])):
            raise NoCertificate("a move that does not keep the class", place)
        listed.update(zip(map(at_each, told_by[sign]), table.values(), strict=True))

    def node(a, b):
        return Fraction(1 + a + b) / 2 if drawn else 1 + min(a, b)

    def below(tree, left):
        if isinstance(tree, tuple):
            yes = columns[tree[0]]
            return node(below(tree[1], left & ~yes), below(tree[2], left & yes))
        if not left >> tree & 1:
            raise NoCertificate("a leaf that does not give the labels", tree)
        return 0

    def above(left):
        told = written((left & yes == left) - (left & yes == 0) for yes in columns)
        k = left.bit_count().bit_length() - 1
        most = (k + Fraction(left.bit_count(), 2**k) - 1) / 2 if drawn else k
        return min(most, listed.get(told, most))

    for told, most in table.items():
        left = every
        for y, yes in zip(told, columns, strict=True):
            left &= yes if y > 0 else ~yes if y < 0 else every
        sides = [(left & ~c, left & c) for c in columns if 0 < left & c < left]
        worth_more = any(node(above(minus), above(plus)) > most for minus, plus in sides)
        if worth_more or not most >= 0:
            raise NoCertificate("a set that may be worth more", told)
    return below(tree, every), above(every)


def worth(tree: tuple | int, drawn: bool = True) -> Number:
    """What a tree is worth: half the mean length of its paths, or the length of the shortest.

    >>> worth((0, 1, (1, 0, 2))), worth((0, 1, (1, 0, 2)), drawn=False)
    (Fraction(3, 4), 1)
    """
    return over(*(worth(side, drawn) for side in tree[1:]), drawn) if isinstance(tree, tuple) else 0
