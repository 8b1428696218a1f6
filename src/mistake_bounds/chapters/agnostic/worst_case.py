"""What a class costs where none of its concepts is right, exactly, with what shows it from both sides.

The *best concept* errs least.  For learners that do not draw: the most mistakes where it errs at most k times.  For
learners that draw: the *regret* of T rounds, the expected mistakes less those of the best concept.  A *state* has a
number for each concept.  Concepts that can be exchanged, since that only permutes instances and turns their labels
round, are *alike*, and the numbers of concepts that are alike stand in order.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import combinations, count
from math import comb
from numbers import Integral

from mistake_bounds.chapters.halving.learner import MOST_SETS, TooManySets, checked_concepts
from mistake_bounds.chapters.halving.worst_case import Leaf, Littlestone, Node, Tree
from mistake_bounds.chapters.halving.worst_case import littlestone as never_wrong
from mistake_bounds.chapters.hedge.worst_case import Minimax
from mistake_bounds.chapters.hedge.worst_case import minimax_regret as experts_regret
from mistake_bounds.chapters.lower_bounds.worst_case import NoCertificate
from mistake_bounds.exact import checked_integer

Rows = tuple[tuple[int, ...], ...]
State = tuple[int, ...]


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


def littlestone(concepts: Iterable[Sequence[int]], errors: int = 0) -> Littlestone:
    """The optimal mistake bound of a finite class where the best concept errs at most ``errors`` times, exactly.

    Without errors it is `chapters.halving.worst_case.littlestone`.  (Filmus, Hanneke, Mehalel and Moran 2023.)  Raise
    `BadConcepts` as that does, `mistake_bounds.exact.BadSize` unless ``errors`` is a whole number from 0 on, and
    `mistake_bounds.learners.TooManySets` where the search is given up.

    >>> [littlestone([(1,), (-1,)], errors=k).mistakes for k in (0, 1, 2)]
    [1, 3, 5]
    """
    errors = checked_integer("errors", errors, least=0)
    if errors == 0:
        return never_wrong(concepts)
    rows = checked_concepts(concepts)
    search, state = Search(rows), (errors,) * len(rows)
    depth = next(d for d in count(errors) if search.root(state, d + 1) is None)
    return LittlestoneWithErrors(rows, depth, len(search.known), errors, search)


def judged_errors(concepts, errors, tree, table, groups) -> tuple[int, int]:
    """What the tree shows from below and the table from above; raise `NoCertificate` with what is wrong.

    It uses the standard library only.

    >>> found = littlestone([(-1, -1), (-1, 1), (1, -1)], errors=1)
    >>> judged_errors(found.concepts, 1, found.tree, found.table, found.search.alike)
    (3, 3)
    """
    in_order = _judged_order(concepts, groups)

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


def _judged_order(concepts, groups):
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


# learners that draw; a state is how much more than the best each concept has erred, at most the rounds to come


@dataclass(frozen=True)
class ClassRegret:
    """The least ``regret`` that a learner that draws can promise in ``rounds`` rounds.

    ``values`` has the states by the rounds to come, with 2ᵗ times what t rounds are worth.
    """

    concepts: Rows = field(repr=False)
    rounds: int
    regret: Fraction
    groups: tuple[tuple[int, ...], ...] = field(repr=False)
    values: tuple[Mapping[State, int], ...] = field(repr=False)

    @property
    def table(self) -> Mapping[tuple[int, State], Fraction]:
        """What each state is worth: (rounds to come, how much more than the best each concept has erred)."""
        every = enumerate(self.values)
        return {(t, state): Fraction(value, 2**t) for t, known in every for state, value in known.items()}


def minimax_regret(concepts: Iterable[Sequence[int]] | int, rounds: int) -> ClassRegret | Minimax:
    """The minimax regret of a finite class, exactly, for learners that draw; of n experts, where a number is given.

    Backwards from the last round: an instance is worth (1 + a + b)/2, where a and b is what is to come after either
    label, or the larger of them where they differ by more than 1.  Raise `BadConcepts` as `littlestone` does,
    `mistake_bounds.exact.BadSize` unless ``rounds`` is a whole number from 0 on, and
    `mistake_bounds.learners.TooManySets` where the search is given up.

    >>> [str(minimax_regret([(1,), (-1,)], T).regret) for T in (1, 2, 3, 4)]
    ['1/2', '1/2', '3/4', '3/4']
    """
    if isinstance(concepts, Integral):
        return experts_regret(concepts, rounds)
    rows, rounds = checked_concepts(concepts), checked_integer("rounds", rounds, least=0)
    search, values, many = Search(rows), [{} for _ in range(rounds + 1)], 0
    order, wrong = search.order, search.wrong

    def worth(t: int, erred: State) -> int:
        nonlocal many
        best = min(erred)
        lags = [min(e - best, t) for e in erred]  # who lags by all rounds to come is never the best alone
        known, state = values[t], order(lags)
        if state not in known:
            many += 1
            if many > MOST_SETS:
                raise TooManySets(f"given up after {MOST_SETS} states: the regret is not known", MOST_SETS)
            known[state] = max((_met(t, state, pair) for pair in wrong), default=0) if t else 0
        return known[state] - (best << t)

    def _met(t: int, state: State, pair) -> int:
        a, b = (worth(t - 1, tuple(map(int.__add__, state, errs))) for errs in pair)
        return (1 << t - 1) + a + b if abs(a - b) <= 1 << t - 1 else 2 * max(a, b)

    value = worth(rounds, (0,) * len(rows))
    return ClassRegret(rows, rounds, Fraction(value, 2**rounds), search.alike, tuple(values))


def judged_regret(concepts, rounds, table, groups) -> tuple[Fraction, Fraction]:
    """What the table shows from below and from above; raise `NoCertificate` with what is wrong.

    In each state some instance, labelled by a coin or always the same, makes any prediction pay the value; and at each
    instance some chance of + pays no more, whatever the label.  It uses the standard library only.

    >>> found = minimax_regret([(1, 1), (-1, 1), (-1, -1)], 3)
    >>> found.regret, judged_regret(found.concepts, 3, found.table, found.groups)
    (Fraction(7, 8), (Fraction(7, 8), Fraction(7, 8)))
    """
    in_order, half = _judged_order(concepts, groups), Fraction(1, 2)

    def worth(t, erred):
        best = min(erred)
        state = in_order(min(e - best, t) for e in erred)
        if (t, state) not in table:
            raise NoCertificate("a state that is missing", (t, state))
        return table[t, state] - best

    for (t, state), value in table.items():
        if t == 0:
            if value != 0 or min(state) != 0:
                raise NoCertificate("nothing is to come after the last round", state)
            continue
        forced = False
        for says in zip(*concepts, strict=True):
            minus, plus = (worth(t - 1, [e + (s != y) for e, s in zip(state, says, strict=True)]) for y in (-1, 1))
            chance = min(max(half + (plus - minus) / 2, Fraction(0)), Fraction(1))
            if max(chance + minus, 1 - chance + plus) > value:
                raise NoCertificate("a state that may cost more", (t, state))
            forced |= max(half + (minus + plus) / 2, minus, plus) >= value
        if not forced:
            raise NoCertificate("a state in which nothing costs as much", (t, state))
    return (worth(rounds, [0] * len(concepts)),) * 2


# rows of labels that a class gives


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
