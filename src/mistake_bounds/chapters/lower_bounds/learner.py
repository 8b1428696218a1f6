"""What mistake trees are worth, for learners that draw and for those that do not, and the learner that pays no more.

A *concept* says −1 or +1 of each instance; a set of concepts is a bit mask.  A *tree* asks for an instance at each
node; a learner that does not draw errs at each node, one that draws with chance one half where the next branch is a
coin's.  So a node over trees worth a and b is worth 1 + min(a, b) to an adversary who sees the prediction, and
(1 + a + b)/2 to one who tosses a coin: half the mean depth (Filmus, Hanneke, Mehalel, Moran 2023).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import repeat

from mistake_bounds.chapters.halving.learner import (
    MOST_SETS,
    StandardOptimal,
    TooManySets,
    checked_concepts,
    consistent,
    consistent_or_raise,
    mask_of,
)
from mistake_bounds.exact import Number
from mistake_bounds.learner import Learner

MOST_BITS = 5
Move = tuple[tuple[int, ...], int]
"""What instance comes to stand at each place, and the sign with which all labels are multiplied."""


def over(a: Number, b: Number, drawn: bool, one: int = 1) -> Number:
    """What a node over trees worth a and b is worth: half a mistake and the mean of both; or one, and the smaller.

    All are in parts of which ``one`` are a mistake.

    >>> over(1, 2, drawn=True), over(1, 2, drawn=False)
    (Fraction(2, 1), 2)
    """
    return Fraction(one + a + b, 2) if drawn else one + min(a, b)


@cache
def most_worth(leaves: int, drawn: bool) -> Number:
    """The most that a tree with so many leaves is worth: as much as the one that halves them as evenly as it can.

    >>> [str(most_worth(n, drawn=True)) for n in (1, 2, 3, 4, 6)], [most_worth(n, drawn=False) for n in (1, 2, 3, 4, 6)]
    (['0', '1/2', '3/4', '1', '5/4'], [0, 1, 1, 2, 2])
    """
    k = leaves.bit_length() - 1
    return (Fraction(leaves, 1 << k) + k - 1) / 2 if drawn else k


def moves(rows: tuple[tuple[int, ...], ...]) -> tuple[Move, ...]:
    """Some of the ways to move the instances about, and to change all labels, that turn the class into itself.

    Where there are 2ⁿ instances, bits may be swapped and turned round, the first `MOST_BITS` of them.  Places are
    bytes: where there are more than 255 instances there is no move.

    >>> len(moves(((-1, -1), (-1, 1), (1, -1), (1, 1)))), len(moves(((-1, -1), (1, 1), (1, -1)))), len(moves(((1,),)))
    (4, 1, 1)
    """
    size, known = len(rows[0]), set(rows)
    stay = tuple(range(size))
    bits = range(min(size.bit_length() - 1, MOST_BITS) if size & (size - 1) == 0 else 0)
    turned = [(tuple(i ^ 1 << b for i in stay), 1) for b in bits]
    swapped = [(tuple(i ^ 3 << b if (i >> b & 3) in (1, 2) else i for i in stay), 1) for b in bits[:-1]]
    kept = [one for one in (*turned, *swapped, (stay, -1)) if {moved(row, one) for row in rows} == known]
    found = {(stay, 1): None} if size < 256 else {}
    for place, sign in (queue := [*found]):
        for way, turn in kept:
            after = tuple(place[i] for i in way), sign * turn
            if after not in found:
                found[after] = None
                queue.append(after)
    return tuple(found)


def moved(labels: tuple[int, ...], move: Move) -> tuple[int, ...]:
    """The labels where they come to stand.

    >>> moved((1, 0, -1), ((2, 0, 1), -1))
    (1, -1, 0)
    """
    place, sign = move
    return tuple(sign * labels[i] for i in place)


def labels(left: int, positive: Iterable[int]) -> tuple[int, ...]:
    """What all of a set of concepts say of each instance, and 0 where they differ.

    >>> labels(0b011, (0b001, 0b011, 0b100))
    (0, 1, -1)
    """
    return tuple(1 if left & yes == left else 0 if left & yes else -1 for yes in positive)


class Trees:
    """What the best trees are worth on all sets of concepts that some labels leave, each found once and kept.

    A value is asked for only where it can matter: a set is worth no more than `most_worth`, and an instance whose sides
    cannot beat the best so far is passed over.  Sets that a move turns into each other are worth the same.  Values are
    kept as whole numbers, in parts of which ``one`` are a mistake: what halves at each node has so many binary places.

    >>> both = ((-1, -1), (-1, 1), (1, -1), (1, 1))
    >>> Trees(both, drawn=True).of(0b1111), Trees(both, drawn=False).of(0b1111), Trees(both, True).of(0b0111)
    (Fraction(1, 1), 2, Fraction(3, 4))
    """

    def __init__(self, concepts: tuple[tuple[int, ...], ...], drawn: bool):
        columns = zip(*concepts, strict=True)
        self.drawn, self.all = drawn, (1 << len(concepts)) - 1
        self.one = 1 << len(concepts[0]) + len(concepts).bit_length() + 1 if drawn else 1
        self.positive = tuple(sum(1 << i for i, said in enumerate(column) if said > 0) for column in columns)
        self.moves = moves(concepts)
        self._ways = {}  # the moves by their sign, and by what instance comes first
        for place, sign in self.moves:
            self._ways.setdefault(sign, {}).setdefault(place[0], []).append(bytes(place))
        self._names: dict[int, object] = {}
        self.least: dict[object, int] = {}
        self.most: dict[object, int] = {}
        self._by_size = cache(lambda size: int(most_worth(size, drawn) * self.one))

    def of(self, left: int) -> Number:
        """What a set is worth, exactly; −1 if it is empty."""
        return self.in_mistakes(self.beyond(left, -1)) if left else -1

    def in_mistakes(self, parts: int) -> Number:
        """So many parts of which ``one`` are a mistake."""
        return Fraction(parts, self.one) if self.drawn else parts

    def beyond(self, left: int, floor: int) -> int:
        """What a set is worth if that is more than ``floor``; else a number up to ``floor`` that it is not worth more.

        Both in parts of a mistake.  Raise `TooManySets` where the search is given up.
        """
        most = self._by_size(left.bit_count())
        if most <= floor or left.bit_count() < 3:
            return most
        name = self.name(left)
        least, most = self.least.get(name, 0), self.most.get(name, most)
        if most <= floor or least == most:
            return most
        if len(self.most) >= MOST_SETS:
            raise TooManySets(f"given up after {MOST_SETS} sets of concepts: their worth is not known", MOST_SETS)
        best, no_more = least, least
        parts = ((left & ~yes, left & yes) for yes in self.positive if 0 < left & yes < left)
        sides = {tuple(sorted(both, key=int.bit_count)) for both in parts}
        for hope, a, b in sorted(((self._hope(a, b), a, b) for a, b in sides), reverse=True):
            wanted = max(best, floor)
            found = hope
            for side, other in ((a, b), (b, a)):
                if found <= wanted:
                    break
                self.beyond(side, 2 * wanted - self.one - self.at_most(other) if self.drawn else wanted - 1)
                found = self._hope(a, b)
            no_more = max(no_more, found)
            best = found if found > wanted else best
            if hope <= wanted:
                break
        self.least[name] = best
        self.most[name] = min(most, max(no_more, best))
        return self.most[name]

    def begins(self, left: int) -> int | None:
        """The first instance with which a best tree of a set begins; None where the set is worth nothing.

        >>> Trees(((-1, -1), (-1, 1), (1, -1), (1, 1)), drawn=True).begins(0b1010)
        0
        """
        worth = self.beyond(left, -1)
        for x, yes in enumerate(self.positive) if worth > 0 else ():
            minus, plus = left & ~yes, left & yes
            if minus and plus and self._hope(minus, plus) >= worth:
                if over(self.beyond(minus, -1), self.beyond(plus, -1), self.drawn, self.one) == worth:
                    return x
        return None

    def at_most(self, left: int) -> int:
        """What the set is not worth more than, as far as is known."""
        known = self._names.get(left)
        return self.most[known] if known in self.most else self._by_size(left.bit_count())

    def name(self, left: int) -> object:
        """What the concepts left say of each instance, 0 where they differ, the least of all that moves make of it.

        A set that is not all that some labels leave is its own name.
        """
        if left not in self._names:
            said, every = labels(left, self.positive), self.all
            for label, yes in zip(said, self.positive, strict=True):
                if label:
                    every &= yes if label > 0 else ~yes
            mine = []
            for sign, ways in self._ways.items() if every == left else ():
                shown = bytes(1 + sign * label for label in said)
                least = min(shown[first] for first in ways)
                for first in ways:
                    if shown[first] == least:
                        mine += map(bytes.translate, ways[first], repeat(shown.ljust(256, b"\0")))
            self._names[left] = min(mine, default=left)
        return self._names[left]

    def _hope(self, a: int, b: int) -> int:
        return int(over(self.at_most(a), self.at_most(b), self.drawn, self.one))


@cache
def trees(concepts: tuple[tuple[int, ...], ...], drawn: bool = True) -> Trees:
    """`Trees` of a class, the same object each time, so that nothing is searched twice."""
    return Trees(concepts, drawn)


@dataclass(frozen=True)
class RandomizedOptimal(Learner):
    """Predict +1 with chance (1 + b − a)/2, cut off at 0 and 1: so either label costs chance and future the same.

    a and b are what is left worth where the label is −1 and where it is +1, as `Trees` finds it.  ``concepts`` is the
    class, rows of −1 and +1; examples are its columns, as for `StandardOptimal`.  Whenever somebody who is left is
    wrong, only those who are right are left.  Raise `BadConcepts`, `BadFeature`, `NoConceptLeft` and `TooManySets`.
    (Filmus, Hanneke, Mehalel, Moran 2023.)

    >>> points = RandomizedOptimal(((1, -1, -1), (-1, 1, -1), (-1, -1, 1), (-1, -1, -1)))
    >>> points.predict((1, 1, 1, 1), (1, -1, -1, -1)), points.predict((0, 0, 1, 1), (-1, -1, 1, -1))
    (Fraction(1, 8), Fraction(1, 2))
    """

    concepts: tuple[tuple[int, ...], ...]

    def __post_init__(self):
        object.__setattr__(self, "concepts", checked_concepts(self.concepts))

    def __repr__(self):
        return f"RandomizedOptimal({len(self.concepts)} concepts)"

    def initial(self, n: int) -> tuple[int, ...]:
        """All concepts are left."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, rows that are not what the concepts say of an instance."""
        StandardOptimal(self.concepts).refuse(examples)

    def weights_of(self, w) -> None:
        """None: no inner product decides."""

    def predict(self, w, x) -> Fraction:
        """The chance of +1; 0 or 1 where all who are left say the same, or one side is worth a mistake more."""
        search = trees(self.concepts)
        a, b = (search.of(mask_of(consistent(w, x, y))) for y in (-1, 1))
        return min(max(Fraction(1 + b - a) / 2, Fraction(0)), Fraction(1))

    def changes(self, w, x, y, mistaken: bool) -> bool:
        """Is somebody wrong who is left?"""
        return any(left and said != y for left, said in zip(w, x, strict=True))

    def update(self, w, x, y):
        """Those that said y are left."""
        return consistent_or_raise(w, x, y)
