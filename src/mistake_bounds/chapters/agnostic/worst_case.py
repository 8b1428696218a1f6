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
from itertools import combinations
from math import comb

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
    columns, groups = _columns(concepts), []
    for j in range(len(concepts)):
        swapped = ((group, {_signed(_exchanged(c, group[0], j)) for c in columns}) for group in groups)
        same = next((group for group, turned in swapped if turned == columns), None)
        if same is None:
            groups.append([j])
        else:
            same.append(j)
    return tuple(map(tuple, groups))


def _columns(concepts: Rows) -> set[tuple[int, ...]]:
    """What all the concepts say of an instance, each once, up to its sign."""
    return {_signed(column) for column in zip(*concepts, strict=True)}


def _signed(column: Sequence[int]) -> tuple[int, ...]:
    return tuple(column[0] * said for said in column)


def _exchanged(column: Sequence[int], i: int, j: int) -> tuple[int, ...]:
    column = list(column)
    column[i], column[j] = column[j], column[i]
    return tuple(column)


class Ordered:
    """A class, with its instances and the order of the numbers of a state."""

    def __init__(self, concepts: Rows):
        self.instances = {}  # one for each column up to its sign
        for i, column in enumerate(zip(*concepts, strict=True)):
            self.instances.setdefault(_signed(column), i)
        columns = (tuple(row[i] for row in concepts) for i in self.instances.values())
        # for each instance: by how much each concept errs on the label −, and on +
        self.wrong = [tuple(tuple(int(said != y) for said in column) for y in (-1, 1)) for column in columns]
        self.alike = alike(concepts)
        self._several = [group for group in self.alike if len(group) > 1]

    def order(self, state: Iterable[int]) -> State:
        """The state with the numbers of concepts that are alike in order."""
        state = list(state)
        for group in self._several:
            for i, value in zip(group, sorted(state[i] for i in group), strict=True):
                state[i] = value
        return tuple(state)


# learners that do not draw; a state is how often each concept may still err, −1 where it has erred too often


def by_counting(state: State) -> int:
    """The most mistakes d for which the concepts have 2ᵈ rows of d labels that they err on rarely enough.

    A binomial weight for each concept is the learner that achieves it (Cesa-Bianchi and others 1996).

    >>> by_counting((0,) * 8), by_counting((1, 1)), by_counting((-1,))
    (3, 3, -1)
    """
    d = -1
    while _volume(state, d + 1) >= 1 << d + 1:
        d += 1
    return d


def _volume(state: State, d: int) -> int:
    return sum(sum(comb(d, j) for j in range(left + 1)) for left in state)


class Forced(Ordered):
    """Which depths of mistake trees the states of a class bear, each found once."""

    def __init__(self, concepts: Rows):
        super().__init__(concepts)
        self.known: dict[tuple[State, int], int | None] = {}

    def sides(self, state: State, k: int) -> list[State]:
        """The states after the labels − and + of the k-th instance."""
        wrong = self.wrong[k]
        return [self.order(a - b if a >= 0 else a for a, b in zip(state, errs, strict=True)) for errs in wrong]

    def root(self, state: State, depth: int) -> int | None:
        """The first instance at which a tree of that depth, 1 or more, can begin; None if there is no tree."""
        if max(state) >= depth:
            return 0  # that concept may err at every node
        if _volume(state, depth) < 1 << depth:
            return None
        if (state, depth) not in self.known:
            if len(self.known) >= MOST_SETS:
                raise TooManySets(f"given up after {MOST_SETS} states: the optimum is not known", MOST_SETS)
            every = range(len(self.wrong))
            self.known[state, depth] = next((k for k in every if self._bears(self.sides(state, k), depth - 1)), None)
        return self.known[state, depth]

    def _bears(self, sides: list[State], depth: int) -> bool:
        smaller_first = sorted(sides, key=sum)
        return all(max(side) >= 0 and (depth == 0 or self.root(side, depth) is not None) for side in smaller_first)


@dataclass(frozen=True)
class LittlestoneWithErrors(Littlestone):
    """The same where the best concept errs at most ``errors`` times: a leaf is a concept that errs no more on its path.

    ``table`` has states, each with the depth of mistake tree that it cannot exceed.
    """

    errors: int
    search: Forced = field(repr=False, compare=False)

    @cached_property
    def tree(self) -> Tree:
        """A complete tree of depth ``mistakes``."""
        return self._grown((self.errors,) * len(self.concepts), self.mistakes)

    def _grown(self, state: State, depth: int) -> Tree:
        """A tree from a state whose numbers need not be in order."""
        if depth == 0:
            return Leaf(state.index(max(state)))
        search = self.search
        for i, wrong in zip(search.instances.values(), search.wrong, strict=True):
            sides = [tuple(a - b if a >= 0 else a for a, b in zip(state, errs, strict=True)) for errs in wrong]
            if search._bears([search.order(side) for side in sides], depth - 1):
                return Node(i, *(self._grown(side, depth - 1) for side in sides))
        raise NoCertificate(f"no tree of depth {depth}", state)

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
    search, state, depth = Forced(rows), (errors,) * len(rows), errors
    while search.root(state, depth + 1) is not None:
        depth += 1
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
        d = 0
        while sum(comb(d, j) for left in state for j in range(left + 1)) >= 2**d:
            d += 1
        return min(d - 1, table.get(in_order(state), d - 1))

    for state, depth in table.items():
        for says in zip(*concepts, strict=True):
            after = ([max(-1, left - (s != y)) for left, s in zip(state, says, strict=True)] for y in (-1, 1))
            if min(map(most, after)) >= depth:
                raise NoCertificate("a state that may bear a deeper tree", state)
    return below(tree, [0] * len(concepts)), most([errors] * len(concepts))


def _judged_order(concepts, groups):
    """What puts a state in order, where exchanging neighbours in a group turns the class into itself."""
    columns = {tuple(row) for row in zip(*concepts, strict=True)}
    columns |= {tuple(-said for said in column) for column in columns}
    for group in groups:
        for i, j in zip(group, group[1:], strict=False):
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
    if isinstance(concepts, int):
        return experts_regret(concepts, rounds)
    rows, rounds = checked_concepts(concepts), checked_integer("rounds", rounds, least=0)
    search, values, many = Ordered(rows), [{} for _ in range(rounds + 1)], 0
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
    value = worth(rounds, [0] * len(concepts))
    return value, value


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
    rows = checked_concepts(concepts)
    places = range(len(rows[0]))
    counted = lambda some: len({tuple(row[i] for i in some) for row in rows})
    return tuple(max(map(counted, combinations(places, m))) for m in range(len(rows[0]) + 1))


def rows_at_most(m: int, d: int) -> int:
    """C(m, 0) + … + C(m, d): by Sauer's lemma the most rows on m instances of a class of dimension d.

    >>> [rows_at_most(4, d) for d in range(5)]
    [1, 5, 11, 15, 16]
    """
    return sum(comb(m, i) for i in range(d + 1))


def split(concepts: Iterable[Sequence[int]]) -> tuple[Rows, Rows]:
    """The rows without the last instance, and those of them that have it both ways: together as many as before.

    This is the induction of Sauer's lemma: the first class has no larger dimension, the second one less or more.

    >>> split([(1, 1), (-1, 1), (-1, -1)])
    (((1,), (-1,)), ((-1,),))
    """
    rows = checked_concepts(concepts)
    shorter = tuple(dict.fromkeys(row[:-1] for row in rows))
    return shorter, tuple(row for row in shorter if {(*row, -1), (*row, 1)} <= set(rows))
