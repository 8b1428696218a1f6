"""The fewest mistakes that any algorithm can promise on a finite class, with a mistake tree that shows it.

A *concept* is a row of −1 and +1 over the instances.  A *mistake tree* has an instance at each node and goes on to
one of two trees; each path ends with a concept that gives the labels along it.  A complete tree of depth d forces d
mistakes on every algorithm, and the Littlestone dimension, the depth of the deepest, is enough (Littlestone 1988).

The exact worst case of halving on a finite class, and the smallest classes on which it is not optimal.

A *concept* is a row of −1 and +1 over the instances.  Halving errs on an instance where the fewer of the concepts left
are right, and then these are what is left; so the worst case is the longest row of minorities.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, product

from mistake_bounds.chapters.halving.learner import Dimensions, Halving, checked_concepts, dimensions
from mistake_bounds.exact import checked_integer
from mistake_bounds.examples import Examples
from mistake_bounds.learner import Learner, check_learner


@dataclass(frozen=True)
class Leaf:
    """The end of a path: the position of a concept that gives every label on it."""

    concept: int

    @property
    def depth(self) -> int:
        """0: a leaf has no instance."""
        return 0


@dataclass(frozen=True)
class Node:
    """The position of the instance, and the trees for the labels −1 and +1.

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
        """Examples on which the learner errs every time, ``mistakes`` of them: at each node the label is the other one.

        They are columns of the class, what all the concepts say of an instance, and a concept gives all their labels.
        Where nothing can be forced it is one example, labelled as the only concept has it.

        >>> from mistake_bounds import play
        >>> from mistake_bounds.chapters.halving.learner import Halving
        >>> game = littlestone([(-1, -1), (-1, 1), (1, -1)])
        >>> game.mistakes, play(Halving(), game.against(Halving())).mistakes
        (1, (0,))
        """
        check_learner(learner)
        columns = tuple(zip(*self.concepts, strict=True))
        node = self.tree
        state = learner.initial(len(self.concepts))
        shown = []
        while isinstance(node, Node):
            x = columns[node.instance]
            y = 1 if learner.predict(state, x) != 1 else -1
            shown.append((x, y))
            state = learner.update(state, x, y)
            node = node.plus if y > 0 else node.minus
        return Examples(*zip(*(shown or [(columns[0], self.concepts[0][0])]), strict=True))


def littlestone(concepts: Iterable[Sequence[int]]) -> Littlestone:
    """The optimal mistake bound of a finite class: its Littlestone dimension, exactly.

    ``concepts`` are rows of −1 and +1 over the instances, or a `chapters.halving.examples.ConceptClass`.
    Raise `BadConcepts` for an empty class, rows of different length, other values and repeated rows, and
    `mistake_bounds.learners.TooManySets` where the search is given up.

    >>> [littlestone(rows).mistakes for rows in ([(1,)], [(1,), (-1,)], [(-1, -1), (-1, 1), (1, -1), (1, 1)])]
    [0, 1, 2]
    """
    rows = checked_concepts(concepts)
    search = dimensions(rows)
    return Littlestone(rows, search.of(search.all), search.sets)


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

    ``tie`` is the learner's.  Raise `BadConcepts` as `littlestone` does.

    >>> from mistake_bounds import play
    >>> worst = halving([(-1, -1), (-1, 1), (1, -1), (1, 1)])
    >>> worst.mistakes, worst.moves, play(worst.learner, worst.examples).mistakes
    (2, ((0, 1), (1, 1)), (0, 1))
    """
    rows = checked_concepts(concepts)
    learner = Halving(tie)
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

    A tie counts as a mistake, and of the classes that become each other when labels of an instance are reversed
    only those are looked at that have the concept −1 everywhere.  Up to four instances it takes seconds.

    >>> next(not_optimal(3, 4), None), len(next(not_optimal(4, 8)))
    (None, 8)
    """
    instances = checked_integer("instances", instances, 1, 5)
    size = checked_integer("size", size, 1, 2**instances)
    nowhere, *others = product((-1, 1), repeat=instances)
    for chosen in combinations(others, size - 1):
        concepts = (nowhere, *chosen)
        worst = halving(concepts, tie=0).mistakes
        search = Dimensions(concepts)
        if worst and search.root(search.all, worst) is None:
            yield concepts
