"""The exact worst case of the Perceptron on an OR, and prices that bound it for any number of relevant attributes.

r attributes are relevant and z are not; the last entry of each row is a dummy input 1.  The weights are whole and 0 at
first.  The weight of a relevant attribute is its *level*; v are the weights of the others, b that of the dummy.  A
promotion, a mistake on a positive example, needs a score of at most h, and a demotion one of at least g: h = −1 and
g = 0 if a score of 0 says +, h = 0 and g = 1 if it says −, h = g = 0 if it is always a mistake.

The page proves two facts that make the search small.  They hold for all three rules.  *One at a time*: a promotion has
one relevant attribute on.  *Highest first*: with irrelevant attributes on whose weights and b add up to t, it raises
the highest of the levels up to the *cap* h − t.  The second says as well that levels which majorize others are at least
as good as these: they come of them by raising the higher of two in place of the lower.  No level is negative, for a
demotion has no relevant attribute on.

With one at a time b is the number of promotions less that of demotions, and the levels add up to the promotions: after
M mistakes M = 2·(levels) − b.  So all ways to a state are of the same length, and it is enough to go on from layer to
layer.  (The tests compare with a search over all examples that knows nothing of this.)
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import accumulate, product
from math import lcm, prod
from operator import ge, neg
from typing import NamedTuple

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import checked_integer, checked_size
from mistake_bounds.examples import Examples
from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.search import SearchTooLarge

MOST_WRITTEN = 20_000_000  # roughly the numbers that the search may write, in some seconds

GOES_UP, GOES_DOWN = {1: -1, -1: 0, 0: 0}, {1: 0, -1: 1, 0: 0}  # h and g, by the label predicted at a score of 0


class Move(NamedTuple):
    """A mistake: the label, the level of the relevant attribute that is on, or None, and the other weights that are."""

    y: int
    level: int | None
    others: tuple[int, ...]


@dataclass(frozen=True)
class Forced:
    """The most ``mistakes`` that can be forced on ``learner``; the target is the OR of the first r of n attributes.

    ``moves`` are those of one such run.
    """

    n: int
    r: int
    learner: Perceptron
    moves: tuple[Move, ...] = field(repr=False)

    @property
    def mistakes(self) -> int:
        """Their number."""
        return len(self.moves)

    @property
    def target(self) -> tuple[int, ...]:
        """A bit for each attribute: 1 for the first r."""
        return (1,) * self.r + (0,) * (self.n - self.r)

    @cached_property
    def examples(self) -> Examples:
        """Rows of n bits and the dummy 1, each a mistake; where there are none, one on which the learner is right."""
        weights, rows = [0] * self.n, []
        for move in self.moves:
            row, wanted = [0] * self.n, [(weight, self.r, self.n) for weight in move.others]
            for weight, first, last in wanted if move.level is None else [(move.level, 0, self.r), *wanted]:
                place = next(i for i in range(first, last) if weights[i] == weight and not row[i])
                row[place] = 1
            weights = [weight + move.y * bit for weight, bit in zip(weights, row, strict=True)]
            rows.append((*row, 1))
        return Examples(rows, [move.y for move in self.moves]) if rows else Examples([(0,) * self.n + (1,)], [-1])


def perceptron_disjunction(n: int, r: int, tie: int = 1) -> Forced:
    """The worst case of the Perceptron on an OR of r of n attributes, with a dummy input 1 as a last entry of each row.

    ``tie`` is the learner's: the label predicted at a score of 0, or 0 if that is always a mistake.  Raise `BadSize`
    unless 0 ≤ r ≤ n and n ≥ 1, `mistake_bounds.learner.BadLearner` for another tie, and
    `mistake_bounds.worst_case.search.SearchTooLarge` where the search is given up.

    >>> from mistake_bounds import play
    >>> worst = perceptron_disjunction(3, 2)
    >>> worst.mistakes, len(play(worst.learner, worst.examples).mistakes), len(worst.examples)
    (10, 10, 10)
    >>> [perceptron_disjunction(4, 2, tie).mistakes for tie in (1, -1, 0)]
    [16, 15, 24]
    """
    n, r = checked_size(n, r)
    learner = Perceptron(tie=tie)
    if n > MOST_WRITTEN:
        raise SearchTooLarge(0)
    layer, layers, written = {((0,) * (n - r), 0): [(0,) * r]}, [], 0  # levels, by the other weights and the dummy's
    while layer:
        layers.append(layer)
        reached = defaultdict(set)
        for (others, dummy), levels in layer.items():
            written += prod(others.count(value) + 1 for value in set(others)) * (n + len(levels))
            if written > MOST_WRITTEN:
                raise SearchTooLarge(sum(len(levels) for each in layers for levels in each.values()))
            raised = {}  # by the cap
            for weight, _, up, down in _subsets(others):
                score = weight + dummy
                if score >= GOES_DOWN[tie]:
                    reached[down, dummy - 1].update(levels)
                if (cap := GOES_UP[tie] - score) >= 0:
                    if cap not in raised:
                        raised[cap] = _raised(levels, cap)
                    if raised[cap]:
                        reached[up, dummy + 1].update(raised[cap])
        layer = {weights: _furthest_apart(levels) for weights, levels in reached.items()}
        written += sum(len(reached[weights]) * len(levels) for weights, levels in layer.items())
    return Forced(n, r, learner, _way(layers, tie))


def _raised(levels: Iterable[tuple[int, ...]], cap: int) -> list[tuple[int, ...]]:
    """The levels after a promotion of the highest that is no higher than the cap, where there is one; in order."""
    places = ((one, bisect_left(one, -cap, key=neg)) for one in levels)
    return [(*one[:i], one[i] + 1, *one[i + 1 :]) for one, i in places if i < len(one)]


@lru_cache(10_000)
def _subsets(others: tuple[int, ...]) -> list[tuple[int, tuple, tuple, tuple]]:
    """Of each choice among weights, of equal ones as many: the sum, the chosen, and all after a promotion or demotion.

    They stay in order: of equal weights the last ones go up, and the first ones down.
    """
    found, values = [], sorted(set(others))
    for counts in product(*(range(others.count(value) + 1) for value in values)):
        on, up, down = [], [], []
        for value, count in zip(values, counts, strict=True):
            rest = [value] * (others.count(value) - count)
            on += [value] * count
            up += rest + [value + 1] * count
            down += [value - 1] * count + rest
        found.append((sum(on), tuple(on), tuple(up), tuple(down)))
    return found


def _furthest_apart(levels: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The levels but those that others majorize."""
    kept, best = [], []
    for one in sorted(levels, reverse=True):  # what majorizes others comes before them
        sums = tuple(accumulate(one))
        if not any(all(map(ge, other, sums)) for other in best):
            best.append(sums)
            kept.append(one)
    return kept


def _way(layers: Sequence[dict], tie: int) -> tuple[Move, ...]:
    """The mistakes on a way through all layers, found from its end."""
    (others, dummy), (levels, *_) = next(iter(layers[-1].items()))
    moves = []
    for layer in reversed(layers[:-1]):
        move, others, dummy, levels = next(_before(layer, others, dummy, levels, tie))
        moves.append(move)
    return tuple(moves[::-1])


def _before(layer, others, dummy, levels, tie):
    """The moves that lead there from a state of the layer before, with that state."""
    for _, on, up, down in _subsets(others):
        was = tuple(value + 1 for value in on)
        if sum(was) + dummy + 1 >= GOES_DOWN[tie] and levels in layer.get((up, dummy + 1), ()):
            yield Move(-1, None, was), up, dummy + 1, levels
        was = tuple(value - 1 for value in on)
        for i, level in enumerate(levels):
            lower = tuple(sorted((*levels[:i], level - 1, *levels[i + 1 :]), reverse=True))
            low = level - 1 + sum(was) + dummy - 1 <= GOES_UP[tie]
            if low and level and lower in layer.get((down, dummy - 1), ()):
                yield Move(1, level - 1, was), down, dummy - 1, lower


class Position(NamedTuple):
    """The state of a run, without its levels: the other weights, lowest first, the dummy's, and 1 after a promotion."""

    others: tuple[int, ...]
    dummy: int
    promoted: int


def follow(node: Position) -> list[tuple[int | None, Position]]:
    """The mistakes that can come next where a score of 0 says +: the cap of a promotion, else None, and where it leads.

    The first promotion has the cap 0, for no level is higher then.

    >>> follow(Position((0,), 0, 0))
    [(None, Position(others=(0,), dummy=-1, promoted=0)), (None, Position(others=(-1,), dummy=-1, promoted=0))]
    """
    found = []
    for weight, _, up, down in _subsets(node.others):
        cap = -1 - weight - node.dummy
        if cap < 0:
            found.append((None, Position(down, node.dummy - 1, node.promoted)))
        else:
            found.append((cap * node.promoted, Position(up, node.dummy + 1, 1)))
    return found


def walks(start: Position) -> Iterator[tuple[Position, list]]:
    """The positions that a walk from the start comes to, the nearest first, each with what can `follow`."""
    seen, todo = {start}, [start]
    for node in todo:
        moves = follow(node)
        yield node, moves
        for _, there in moves:
            if there not in seen:
                seen.add(there)
                todo.append(there)


Cycle = tuple[Fraction | int, tuple[int, ...], int, str]
"""How often it is gone round for each relevant attribute; where: the other weights and the dummy's; what is on."""

CIRCULATIONS: dict[int, tuple[Cycle, ...]] = {
    1: ((2, (-1,), -1, "1 1"),),
    2: ((2, (-1, 0), -2, "11 11"), (1, (-1, 1), -3, "10 11 10 11")),
    3: (
        (Fraction(5, 3), (0, 0, 0), -4, "111 111"),
        (Fraction(2, 3), (-3, -2, 2), -1, "110 111 110 111"),
        (Fraction(1, 3), (-2, 0, 1), -4, "111 111 110 111 001 110 101 011"),
        (Fraction(1, 3), (-2, -1, 0), -2, "110 111 100 111 000 111 110 011"),
    ),
    4: (
        (1, (-1, -1, 0, 0), -2, "1110 1101"),
        (1, (-3, -1, 0, 1), -2, "1111 1111"),
        (1, (-1, -1, 0, 1), -1, "1111 1100 1111 1001 0111 1110"),
        (Fraction(1, 2), (-1, -1, 0, 3), -2, "1111 1110 1111 1110 1111 1110 1111 1010 0111 1111"),
    ),
    5: (
        (2, (-1, 0, 0, 0, 1), 0, "11111 11111"),
        (1, (-1, 0, 0, 1, 4), 0, "11010 11111 11100 11111"),
        (1, (-3, -2, -2, 1, 1), -3, "11110 01111 11101 01111"),
        (Fraction(3, 5), (-1, -1, 0, 0, 1), 0, "10111 01101 01111 11111"),
        (Fraction(2, 5), (-1, -1, 0, 0, 1), 0, "10111 01111 01110 11101 11111 11110"),
        (Fraction(1, 5), (-3, -3, -1, 0, 0), -3, "11111 10110 11111 10111 10101 10111 11111 00111"),
    ),
}
"""Cycles, found by linear programming, that force the mistakes that `slope` tells."""


def slope(z: int, circulation: Sequence[Cycle]) -> Fraction:
    """The mistakes that cycles force for each of many relevant attributes; `NoWorstCase` where they cannot.

    Each cycle has to come back to where it began, and be reached from the start.  Of the promotions with a cap of c or
    lower there may be c + 1 for each attribute: it rises no more often from such levels.

    >>> [str(slope(z, cycles)) for z, cycles in CIRCULATIONS.items()]
    ['4', '8', '34/3', '15', '92/5']
    """
    promoted, starts = defaultdict(Fraction), set()
    for share, others, dummy, moves in circulation:
        here = start = Position(others, dummy, 1)
        for on in moves.split():
            score = here.dummy + sum(w for w, bit in zip(here.others, on, strict=True) if bit == "1")
            sign = 1 if score < 0 else -1
            if score < 0:
                promoted[-1 - score] += share
            moved = sorted(w + sign * int(bit) for w, bit in zip(here.others, on, strict=True))
            here = Position(tuple(moved), here.dummy + sign, 1)
        if here != start or share < 0:
            raise NoWorstCase("a cycle comes back, and is gone round 0 times or more", start)
        starts.add(start)
    for cap in promoted:
        if sum(share for c, share in promoted.items() if c <= cap) > cap + 1:
            raise NoWorstCase(f"no attribute rises more than {cap + 1} times from levels up to {cap}", circulation)
    for here, _ in walks(Position((0,) * z, 0, 1)):
        starts.discard(here)
        if not starts:
            return 2 * sum(promoted.values(), Fraction(0))
    raise NoWorstCase("no walk from the start comes there", starts)


def certificate(z: int, prices: Sequence[Fraction | int]) -> dict:
    """That M ≤ r·Σ prices + most where there is a promotion, for z other attributes and every r: data for a program.

    A promotion of level l pays ``prices[l]``, nothing beyond them; they never rise, so that it pays at least the price
    of its cap.  What a mistake has more than is paid is the weight of a step from node to node: 1 for a demotion, 1
    less the price of the cap for a promotion.  ``heaviest`` has a row for each node that a walk from the start can
    reach: the other weights, the dummy's, whether there was a promotion, and the heaviest walk to it.  All prices and
    weights are in parts of 1/``unit``.  Raise `NoWorstCase`, with the cycle, where the prices are too low: then a walk
    can gain for ever.

    >>> of_one = certificate(1, (2, 2))
    >>> of_one["most"], len(of_one["heaviest"])
    (2, 11)
    """
    z = checked_integer("z", z, least=0)
    unit = lcm(*(Fraction(price).denominator for price in prices))
    whole = [int(price * unit) for price in prices]
    if sorted(whole, reverse=True) != whole or min(whole, default=0) < 0:
        raise NoWorstCase("prices never rise, and none is negative", tuple(prices))
    found = dict(walks(Position((0,) * z, 0, 0)))
    number = {node: i for i, node in enumerate(found)}
    gains = {cap: unit - price for cap, price in enumerate(whole)}
    steps = [[(gains.get(cap, unit), number[there]) for cap, there in moves] for moves in found.values()]
    heaviest = _heaviest_walks(steps, [*found])
    rows = [
        [[*node.others], node.dummy, node.promoted, gain] for node, gain in sorted(zip(found, heaviest, strict=True))
    ]
    most = max((weight for *_, promoted, weight in rows if promoted), default=0)
    return {"z": z, "unit": unit, "prices": whole, "most": most, "heaviest": rows}


def _heaviest_walks(steps: Sequence[Sequence[tuple[int, int]]], nodes: Sequence[Position]) -> list[int]:
    """The weight of the heaviest walk from the first node to each; `NoWorstCase` where there is a cycle that gains."""
    heaviest, came, layer, rounds = [0, *[None] * (len(steps) - 1)], [None] * len(steps), {0}, 0
    while layer:
        heavier = set()
        for here in layer:
            so_far = heaviest[here]
            for gain, there in steps[here]:
                if heaviest[there] is None or so_far + gain > heaviest[there]:
                    heaviest[there], came[there] = so_far + gain, here
                    heavier.add(there)
        layer, rounds = heavier, rounds + 1
        if rounds.bit_count() == 1:
            _refuse_cycle(came, nodes)
    return heaviest


def _refuse_cycle(came: Sequence[int | None], nodes: Sequence[Position]) -> None:
    """Raise `NoWorstCase` if the heaviest walks go round: a cycle gains."""
    known = set()
    for here in range(len(came)):
        way = []
        while here is not None and here not in known:
            known.add(here)
            way.append(here)
            here = came[here]
        if here in way:
            cycle = [nodes[i] for i in reversed(way[way.index(here) :])]
            raise NoWorstCase(f"the prices are too low: a walk gains each time it goes round {len(cycle)} nodes", cycle)
