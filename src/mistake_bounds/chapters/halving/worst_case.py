"""The fewest mistakes that any algorithm can promise on a finite class, with a mistake tree that shows it.

A *concept* is a row of −1 and +1 over the instances.  A *mistake tree* has an instance at each node and goes on to
one of two trees; each path ends with a concept that gives the labels along it.  A complete tree of depth d forces d
mistakes on every algorithm, and the Littlestone dimension, the depth of the deepest, is enough (Littlestone 1988).
The same where the best concept errs at most k times.

The exact worst case of halving on a finite class, and the smallest classes on which it is not optimal.

A *concept* is a row of −1 and +1 over the instances.  Halving errs on an instance where the fewer of the concepts left
are right, and then these are what is left; so the worst case is the longest row of minorities.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, count, product
from math import comb

from mistake_bounds.chapters.halving.learner import (
    MOST_SETS,
    Dimensions,
    Halving,
    TooManySets,
    checked_concepts,
    dimensions,
)
from mistake_bounds.exact import checked_integer
from mistake_bounds.examples import Examples
from mistake_bounds.learner import Learner, check_learner
from mistake_bounds.worst_case.errors import NoCertificate

Rows = tuple[tuple[int, ...], ...]
State = tuple[int, ...]


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


def littlestone(concepts: Iterable[Sequence[int]], errors: int = 0) -> Littlestone:
    """The optimal mistake bound of a finite class where the best concept errs at most ``errors`` times, exactly.

    Without errors it is the Littlestone dimension; with them see Filmus, Hanneke, Mehalel and Moran (2023).
    ``concepts`` are rows of −1 and +1 over the instances, or a `chapters.halving.examples.ConceptClass`.
    Raise `BadConcepts` for an empty class, rows of different length, other values and repeated rows,
    `mistake_bounds.exact.BadSize` unless ``errors`` is a whole number from 0 on, and
    `mistake_bounds.learners.TooManySets` where the search is given up.

    >>> [littlestone(rows).mistakes for rows in ([(1,)], [(1,), (-1,)], [(-1, -1), (-1, 1), (1, -1), (1, 1)])]
    [0, 1, 2]
    >>> [littlestone([(1,), (-1,)], errors=k).mistakes for k in (0, 1, 2)]
    [1, 3, 5]
    """
    rows, errors = checked_concepts(concepts), checked_integer("errors", errors, least=0)
    if errors == 0:
        every = dimensions(rows)
        return Littlestone(rows, every.of(every.all), every.sets)
    search, state = Search(rows), (errors,) * len(rows)
    depth = next(d for d in count(errors) if search.root(state, d + 1) is None)
    return LittlestoneWithErrors(rows, depth, len(search.known), errors, search)


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


# where the best concept errs: a state has a number for each concept.  Concepts that can be exchanged, since that only
# permutes instances and turns their labels round, are alike, and the numbers of concepts that are alike stand in order


def alike(concepts: Rows) -> tuple[tuple[int, ...], ...]:
    """The positions of the concepts, those that are alike together.

    >>> alike(((-1, -1), (1, -1), (-1, 1))), alike(((1, 1, 1), (-1, 1, 1), (-1, -1, 1), (-1, -1, -1)))
    (((0,), (1, 2)), ((0,), (1,), (2,), (3,)))
    """
    columns, groups = set(map(_signed, zip(*concepts, strict=True))), {}
    for j in range(len(concepts)):
        first = (i for i in groups if {_signed(_exchanged(c, i, j)) for c in columns} == columns)
        groups.setdefault(next(first, j), []).append(j)
    return tuple(map(tuple, groups.values()))


def _signed(column: Sequence[int]) -> tuple[int, ...]:
    """What all the concepts say of an instance, up to its sign."""
    return tuple(column[0] * said for said in column)


def _exchanged(row: Sequence, i: int, j: int) -> tuple:
    return tuple(row[{i: j, j: i}.get(k, k)] for k in range(len(row)))


class Search:
    """A class, with its instances, the order of the numbers of a state, and the mistake trees that states bear."""

    def __init__(self, concepts: Rows):
        self.instances = {}  # one for each column up to its sign
        for i, column in enumerate(zip(*concepts, strict=True)):
            self.instances.setdefault(_signed(column), i)
        # for each instance: which concepts err on the label −, and on +
        self.wrong = [[tuple(int(c[i] != y) for c in concepts) for y in (-1, 1)] for i in self.instances.values()]
        self.alike = alike(concepts)
        self._several = [group for group in self.alike if len(group) > 1]
        self.known: dict[tuple[State, int], int | None] = {}  # the root of a tree of that depth; None without one

    def order(self, state: Iterable[int]) -> State:
        """The state with the numbers of concepts that are alike in order."""
        state = list(state)
        for group in self._several:
            for i, value in zip(group, sorted(state[i] for i in group), strict=True):
                state[i] = value
        return tuple(state)

    def root(self, state: State, depth: int) -> int | None:
        """The first instance at which a tree of that depth, 1 or more, can begin; None if there is no tree."""
        if max(state) >= depth:
            return 0  # that concept may err at every node
        if _volume(state, depth) < 1 << depth:
            return None
        if (state, depth) not in self.known:
            if len(self.known) >= MOST_SETS:
                raise TooManySets(f"given up after {MOST_SETS} states: the optimum is not known", MOST_SETS)
            roots = (k for k, wrong in enumerate(self.wrong) if self.bears(after(state, wrong), depth))
            self.known[state, depth] = next(roots, None)
        return self.known[state, depth]

    def bears(self, sides: list[State], depth: int) -> bool:
        """Can a tree of that depth have the trees of both sides below its root?"""
        sides = sorted(map(self.order, sides), key=sum)  # the smaller first
        return all(max(side) >= 0 and (depth == 1 or self.root(side, depth - 1) is not None) for side in sides)


# learners that do not draw; a state is how often each concept may still err, −1 where it has erred too often


def by_counting(state: State) -> int:
    """The most mistakes d for which the concepts have 2ᵈ rows of d labels that they err on rarely enough.

    A binomial weight for each concept is the learner that achieves it (Cesa-Bianchi and others 1996).

    >>> by_counting((0,) * 8), by_counting((1, 1)), by_counting((-1,))
    (3, 3, -1)
    """
    return next(d for d in count(-1) if _volume(state, d + 1) < 1 << d + 1)


def _volume(state: State, d: int) -> int:
    return sum(sum(comb(d, j) for j in range(left + 1)) for left in state)


def after(state: State, wrong: tuple[State, State]) -> list[State]:
    """The states after the labels − and + of an instance."""
    return [tuple(max(a - b, -1) for a, b in zip(state, errs, strict=True)) for errs in wrong]


@dataclass(frozen=True)
class LittlestoneWithErrors(Littlestone):
    """The same where the best concept errs at most ``errors`` times: a leaf is a concept that errs no more on its path.

    ``table`` has states, each with the depth of mistake tree that it cannot exceed.
    """

    errors: int
    search: Search = field(repr=False, compare=False)

    @cached_property
    def tree(self) -> Tree:
        """A complete tree of depth ``mistakes``."""
        return self._grown((self.errors,) * len(self.concepts), self.mistakes)

    def _grown(self, state: State, depth: int) -> Tree:
        """A tree from a state whose numbers need not be in order."""
        if depth == 0:
            return Leaf(state.index(max(state)))
        every = ((i, after(state, w)) for i, w in zip(self.search.instances.values(), self.search.wrong, strict=True))
        instance, sides = next((i, sides) for i, sides in every if self.search.bears(sides, depth))
        return Node(instance, *(self._grown(side, depth - 1) for side in sides))

    @property
    def table(self) -> Mapping[State, int]:
        """For each state that was refuted a depth, the depth below it."""
        found = {}
        for (state, depth), root in self.search.known.items():
            if root is None:
                found[state] = min(found.get(state, depth), depth - 1)
        return found


def judged_errors(concepts, errors, tree, table, groups) -> tuple[int, int]:
    """What the tree shows from below and the table from above; raise `NoCertificate` with what is wrong.

    It uses the standard library only.

    >>> found = littlestone([(-1, -1), (-1, 1), (1, -1)], errors=1)
    >>> judged_errors(found.concepts, 1, found.tree, found.table, found.search.alike)
    (3, 3)
    """
    in_order = judged_order(concepts, groups)

    def below(node, made):
        if not hasattr(node, "instance"):
            if made[node.concept] > errors:
                raise NoCertificate("a concept at a leaf that errs too often", node.concept)
            return 0
        says = [row[node.instance] for row in concepts]
        sides = ((node.minus, -1), (node.plus, 1))
        return 1 + min(below(side, [m + (s != y) for m, s in zip(made, says, strict=True)]) for side, y in sides)

    def most(state):
        d = next(d for d in count() if sum(comb(d, j) for left in state for j in range(left + 1)) < 2**d)
        return min(d - 1, table.get(in_order(state), d - 1))

    for state, depth in table.items():
        for says in zip(*concepts, strict=True):
            sides = ([max(-1, left - (s != y)) for left, s in zip(state, says, strict=True)] for y in (-1, 1))
            if min(map(most, sides)) >= depth:
                raise NoCertificate("a state that may bear a deeper tree", state)
    return below(tree, [0] * len(concepts)), most([errors] * len(concepts))


def judged_order(concepts, groups):
    """What puts a state in order, where exchanging neighbours in a group turns the class into itself."""
    columns = {tuple(sign * said for said in column) for column in zip(*concepts, strict=True) for sign in (1, -1)}
    for i, j in (pair for group in groups for pair in zip(group, group[1:], strict=False)):
        place = [j if k == i else i if k == j else k for k in range(len(concepts))]
        if {tuple(column[k] for k in place) for column in columns} != columns:
            raise NoCertificate("concepts that are not alike", (i, j))

    def in_order(state):
        state = list(state)
        for group in groups:
            for i, value in zip(group, sorted(state[i] for i in group), strict=True):
                state[i] = value
        return tuple(state)

    return in_order
