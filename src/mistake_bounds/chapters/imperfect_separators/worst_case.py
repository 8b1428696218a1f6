"""All weights that the Perceptron can reach, whatever the order of the examples: a finite set, closed under updates.

A set of weights is *closed* if it holds the start, and with w every w + yx for which y⟨w, x⟩ ≤ 0.  Ties count as
mistakes, so it holds the weights of every rule for ties.  By the Perceptron cycling theorem (Minsky and Papert 1969;
Block and Levin 1970) weights stay bounded on any finite set of examples; a closed finite set is the proof for one.

Three points on a line with an irrational coordinate, on which the Perceptron's weights never come back.

The points are 0 (plus), 1 (minus) and √2 (plus), with a constant input 1.  Weights are triples (b, p, q) of whole
numbers: the constant's weight is b, the point's is p + q√2, and signs are exact.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from mistake_bounds.exact import Number, Refusal, dot, norm2, whole
from mistake_bounds.examples import Examples

Weights = tuple[Number, ...]


MOST_WEIGHTS = 200_000


class NotClosed(Refusal):
    """The search was given up, and nothing is claimed; carries the ``weights`` that it found, nearest first."""

    def __init__(self, weights: tuple[Weights, ...], most: int):
        super().__init__(f"given up with {len(weights)} weights, limit {most}: whether they are finitely many is open")
        self.weights = weights


class NotExact(Refusal):
    """Rows that are no integers or fractions, of which rounding would make other weights; carries the examples."""


@dataclass(frozen=True)
class Reachable:
    """All weights that some order of ``examples`` leads to, in the order of the fewest updates: 0 is the first."""

    examples: Examples
    weights: tuple[Weights, ...]

    @property
    def closed(self) -> bool:
        """The certificate, looked at again from nothing: `is_closed`."""
        return is_closed(self.weights, self.examples)

    @cached_property
    def updates(self) -> tuple[tuple[int, int, int], ...]:
        """Every update: from which of the weights it starts, on which example, and to which it leads.

        >>> reachable_weights(Examples([(1,), (1,)], [+1, -1])).updates
        ((0, 0, 1), (0, 1, 2), (1, 1, 0), (2, 0, 0))
        """
        place = {w: i for i, w in enumerate(self.weights)}
        return tuple(
            (i, k, place[after]) for i, w in enumerate(self.weights) for k, after in updates_of(w, self.examples)
        )

    @cached_property
    def largest2(self) -> Number:
        """The largest ‖w‖² among them."""
        return max(map(norm2, self.weights))


def updates_of(w: Weights, examples: Examples) -> list[tuple[int, Weights]]:
    """Every mistake that weights ``w`` can make: the index of the example, and the weights after the update.

    >>> updates_of((1, 0), Examples([(2, 1), (0, 1)], [+1, -1]))
    [(1, (1, -1))]
    """
    return [
        (k, tuple(a + y * b for a, b in zip(w, x, strict=True)))
        for k, (x, y) in enumerate(examples)
        if y * dot(w, x) <= 0
    ]


def is_closed(weights: Iterable[Weights], examples: Examples) -> bool:
    """Does the set hold 0, and with each of its weights every update that they can make?

    >>> square = Examples([(1, 0), (0, 1), (-1, -1)], [1, 1, 1])
    >>> is_closed([(0, 0), (1, 0)], square), is_closed(reachable_weights(square).weights, square)
    (False, True)
    """
    held = set(weights)
    start = (0,) * examples.dimension
    return start in held and all(after in held for w in held for _, after in updates_of(w, examples))


def reachable_weights(examples: Examples, most: int = MOST_WEIGHTS) -> Reachable:
    """All weights that the Perceptron can reach from 0 in any order of the examples, as often as wanted.

    Raise `NotExact` for rows in floats, and `NotClosed`, with the weights found, beyond ``most`` of them.

    >>> xor = Examples([(-1, -1, 1), (-1, 1, 1), (1, -1, 1), (1, 1, 1)], [-1, 1, 1, -1])
    >>> found = reachable_weights(xor)
    >>> len(found.weights), found.largest2, found.closed
    (15, 4, True)
    """
    most = whole("most", most, 1)
    if not examples.exact:
        raise NotExact("rows in floats: take integers or fractions, or examples.exactly()", examples)
    start = (0,) * examples.dimension
    found = {start: None}
    layer = [start]
    while layer:
        after = dict.fromkeys(new for w in layer for _, new in updates_of(w, examples) if new not in found)
        if len(found) + len(after) > most:
            raise NotClosed((*found, *after)[:most], most)
        found |= after
        layer = list(after)
    return Reachable(examples, tuple(found))


POINTS = ((0, 0), (1, 0), (0, 1))  # c + e√2


LABELS = (+1, -1, +1)


def sign(p: int, q: int) -> int:
    """The sign of p + q√2, from whole numbers alone.

    >>> sign(-7, 5), sign(-17, 12), sign(0, 0)
    (1, -1, 0)
    """
    if p * q >= 0:
        return (p > 0 or q > 0) - (p < 0 or q < 0)
    return 1 if (p > 0) == (p * p > 2 * q * q) else -1


def never_cycles(updates: int) -> tuple[tuple[int, int, int], ...]:
    """The weights 0 and those after each of so many updates, the points shown in turn, a tie a mistake.

    An update changes (b, p, q) by (1, 0, 0), (−1, −1, 0) or (1, 0, 1): in each case b − 2p grows by one, so the
    the weights show how many updates there have been, and none comes twice.  And the points are not separable: 0 and √2
    lie on different sides of the point 1.

    >>> never_cycles(3)
    ((0, 0, 0), (1, 0, 0), (0, -1, 0), (1, -1, 1))
    >>> all(b - 2 * p == t for t, (b, p, q) in enumerate(never_cycles(1000)))
    True
    """
    updates = whole("updates", updates, 1)
    b = p = q = 0
    found = [(0, 0, 0)]
    turn = 0
    while len(found) <= updates:
        (c, e), y = POINTS[turn % 3], LABELS[turn % 3]
        if y * sign(b + c * p + 2 * e * q, c * q + e * p) <= 0:  # b + (p + q√2)(c + e√2)
            b, p, q = b + y, p + y * c, q + y * e
            found.append((b, p, q))
        turn += 1
    return tuple(found)
