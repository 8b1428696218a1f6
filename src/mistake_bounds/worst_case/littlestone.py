"""The fewest mistakes that any algorithm can promise on a finite class, with a mistake tree that shows it.

A *concept* is a row of −1 and +1 over the instances.  A *mistake tree* asks for an instance at each node and goes on to
one of two trees; each path ends with a concept that gives the labels along it.  A complete tree of depth d forces d
mistakes on every algorithm, and the Littlestone dimension, the depth of the deepest, is enough (Littlestone 1988).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from mistake_bounds.examples import Examples
from mistake_bounds.learners import Learner
from mistake_bounds.learners.standard_optimal import BadConcepts as BadConcepts
from mistake_bounds.learners.standard_optimal import Dimensions, checked_concepts, dimensions


@dataclass(frozen=True)
class Leaf:
    """The end of a path: the position of a concept that gives every label on it."""

    concept: int

    @property
    def depth(self) -> int:
        """0: nothing is asked."""
        return 0


@dataclass(frozen=True)
class Node:
    """The position of the instance that is asked for, and the trees for the labels −1 and +1.

    >>> Node(0, Leaf(1), Leaf(0)).depth
    1
    """

    instance: int
    minus: "Tree"
    plus: "Tree"

    @property
    def depth(self) -> int:
        """How many nodes the shortest path has: the mistakes that the tree is sure to force."""
        return 1 + min(self.minus.depth, self.plus.depth)


Tree = Node | Leaf


def paths(tree: Tree, so_far: tuple = ()) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """Every path of a tree: its (instance, label), and the concept at its end.

    >>> list(paths(Node(0, Leaf(1), Leaf(0))))
    [(((0, -1),), 1), (((0, 1),), 0)]
    """
    if isinstance(tree, Leaf):
        yield so_far, tree.concept
        return
    yield from paths(tree.minus, (*so_far, (tree.instance, -1)))
    yield from paths(tree.plus, (*so_far, (tree.instance, 1)))


def is_mistake_tree(tree: Tree, concepts: Sequence[Sequence[int]]) -> bool:
    """Does each path end with a concept that gives the labels along it?

    >>> is_mistake_tree(Node(0, Leaf(1), Leaf(0)), [(1,), (-1,)]), is_mistake_tree(Node(0, Leaf(0), Leaf(0)), [(1,)])
    (True, False)
    """
    return all(all(concepts[leaf][i] == y for i, y in path) for path, leaf in paths(tree))


@dataclass(frozen=True)
class Littlestone:
    """The optimal mistake bound of a class: ``mistakes``, with a complete mistake ``tree`` of that depth.

    ``questions`` is how many questions about sets of concepts the search answered: that there is no deeper tree.
    """

    concepts: tuple[tuple[int, ...], ...] = field(repr=False)
    mistakes: int
    questions: int

    @cached_property
    def tree(self) -> Tree:
        """A complete tree of depth ``mistakes``."""
        return self._tree(dimensions(self.concepts), dimensions(self.concepts).all, self.mistakes)

    def _tree(self, search: Dimensions, left: int, depth: int) -> Tree:
        if depth == 0:
            return Leaf((left & -left).bit_length() - 1)
        instance = search.root(left, depth)
        yes = search.positive[instance]
        return Node(instance, self._tree(search, left & ~yes, depth - 1), self._tree(search, left & yes, depth - 1))

    def against(self, learner: Learner) -> Examples:
        """Examples on which the learner errs every time, ``mistakes`` of them: at each node it is told the other label.

        They are columns of the class, what all the concepts say of an instance, and a concept gives all their labels.
        Where nothing can be forced it is one example, labelled as the only concept has it.

        >>> from mistake_bounds import play
        >>> from mistake_bounds.learners import Halving
        >>> game = littlestone([(-1, -1), (-1, 1), (1, -1)])
        >>> game.mistakes, play(Halving(), game.against(Halving())).mistakes
        (1, (0,))
        """
        columns = tuple(zip(*self.concepts, strict=True))
        node, state, shown = self.tree, learner.initial(len(self.concepts)), []
        while isinstance(node, Node):
            x = columns[node.instance]
            y = 1 if learner.predict(state, x) != 1 else -1
            shown.append((x, y))
            state = learner.update(state, x, y)
            node = node.plus if y > 0 else node.minus
        return Examples(*zip(*(shown or [(columns[0], self.concepts[0][0])]), strict=True))


def littlestone(concepts: Iterable[Sequence[int]]) -> Littlestone:
    """The optimal mistake bound of a finite class: its Littlestone dimension, exactly.

    ``concepts`` are rows of −1 and +1 over the instances, or a `mistake_bounds.streams.concepts.ConceptClass`.
    Raises `BadConcepts` for an empty class, rows of different length, other values and repeated rows, and
    `mistake_bounds.learners.TooManySets` where the search is given up.

    >>> [littlestone(rows).mistakes for rows in ([(1,)], [(1,), (-1,)], [(-1, -1), (-1, 1), (1, -1), (1, 1)])]
    [0, 1, 2]
    """
    rows = checked_concepts(concepts)
    search = dimensions(rows)
    return Littlestone(rows, search.of(search.all), search.sets)
