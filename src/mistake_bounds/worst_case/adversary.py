"""The mistakes that an adversary can force on Winnow when "at least k of r attributes are active" is the truth.

A weight is factor^e; e is its *exponent*.  Only mistakes matter, and attributes that are relevant
(or irrelevant) are interchangeable among themselves, so a *state* is the exponents of the relevant
attributes, heaviest first, those of the irrelevant ones, and how many attribute errors are left.
A *move* is an example on which Winnow is mistaken.

Three facts keep the moves few.  Each compares two games with the same labels, so it holds whatever
promotions and demotions count.  (The tests compare with a search over all examples.)

1. Heavier irrelevant weights never hurt the adversary.  Let s have irrelevant exponents at least those
   of t (weight 0 is less than any), and play on s what is played on t, leaving out of each promotion
   the irrelevant attributes that are strictly heavier in s.  Then every step is a mistake again and s
   stays ahead, for a promotion in t adds only 1 to an exponent.  *So a promotion takes along as many
   irrelevant attributes as it can, and a demotion no more than it must.*
2. For an OR without attribute errors, lighter relevant weights never hurt the adversary: no demotion
   touches them and a lighter promotion is still a mistake.  *So a promotion has one relevant
   attribute active.*
3. For an OR without attribute errors, relevant exponents e−1 and f+1 are at least as good for the
   adversary as e and f, if e ≤ f: whichever of the two is promoted there, promote the lighter one
   here, until the states are equal.  *So the relevant attribute is the heaviest that can be.*
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import ceil
from typing import NamedTuple

Exponents = tuple[int, ...]
Counts = Sequence[int]


class State(NamedTuple):
    """Exponents, heaviest first, and the attribute errors left; attributes of weight 0 are left out."""

    relevant: Exponents
    irrelevant: Exponents
    errors: int


class Move(NamedTuple):
    """An example with label ``y``, the exponents of its active attributes, and the state ``after`` the mistake."""

    y: int
    relevant: Exponents
    irrelevant: Exponents
    after: State


@dataclass(frozen=True)
class Adversary:
    """The moves against Winnow with these settings, for "at least k of the r relevant among n attributes".

    An attribute error is one bit of one example that would have to be changed to make its label
    right; the adversary may make ``errors`` of them.  ``counting`` is what a promotion and a demotion
    count towards what the adversary wants much of.

    >>> adversary = Adversary(n=3, r=1, k=1, factor=Fraction(2), threshold=Fraction(3), eliminate=False, errors=0)
    >>> for move in adversary.moves(adversary.start):
    ...     print(move.y, move.relevant, move.irrelevant, move.after)
    1 (0,) (0,) State(relevant=(1,), irrelevant=(1, 0), errors=0)
    """

    n: int
    r: int
    k: int
    factor: Fraction
    threshold: Fraction
    eliminate: bool
    errors: int
    counting: tuple[int, int] = (1, 1)

    @property
    def start(self) -> State:
        """All weights one."""
        return State((0,) * self.r, (0,) * (self.n - self.r), self.errors)

    def steps(self, state: State) -> Iterator[tuple[int, State]]:
        """The count of the next mistake, and the state after it."""
        return ((self.counting[y < 0], after) for y, _, _, after in self._moves(state, *self._groups(state)))

    def moves(self, state: State) -> Iterator[Move]:
        """The mistakes that can come next, without those that the three facts make superfluous."""
        relevant, irrelevant, threshold = self._groups(state)
        for y, active, others, after in self._moves(state, relevant, irrelevant, threshold):
            yield Move(y, relevant.active(active), irrelevant.active(others), after)

    def _groups(self, state):
        weight, threshold = _weights(self.factor, self.threshold, *_range(state))
        return _Groups.of(state.relevant, weight), _Groups.of(state.irrelevant, weight), threshold

    def _moves(self, state, *groups):
        yield from self._promotions(state, *groups)
        yield from self._demotions(state, *groups)

    def _promotions(self, state, relevant, irrelevant, threshold):
        simple = self.k == 1 and not state.errors
        heavier = threshold  # the least relevant weight above the one in hand, for fact 3
        for active in relevant.single() if simple else relevant.subsets(at_most=self.r):
            errors = state.errors - max(0, self.k - sum(active))
            weight = relevant.weight(active)
            if errors < 0 or weight >= threshold:
                continue
            promoted = relevant.shifted(active, +1)
            for others in irrelevant.fullest(threshold - weight):
                if not simple or irrelevant.weight(others) + heavier >= threshold:
                    yield +1, active, others, State(promoted, irrelevant.shifted(others, +1), errors)
            heavier = weight

    def _demotions(self, state, relevant, irrelevant, threshold):
        by = None if self.eliminate else -1
        for active in relevant.subsets(at_most=self.k - 1 + state.errors):
            errors = state.errors - max(0, sum(active) - self.k + 1)
            demoted = relevant.shifted(active, by)
            for others in irrelevant.lightest(threshold - relevant.weight(active)):
                yield -1, active, others, State(demoted, irrelevant.shifted(others, by), errors)


@cache
def _weights(factor: Fraction, threshold: Fraction, low: int, high: int) -> tuple[dict[int, int], int]:
    """The weights factor^low … factor^high and the threshold, all times one number that makes them integers.

    A sum of weights reaches the threshold exactly if it reaches it rounded up.
    """
    p, q = factor.numerator, factor.denominator
    scale = Fraction(q) ** high / Fraction(p) ** low
    return {e: p ** (e - low) * q ** (high - e) for e in range(low, high + 1)}, ceil(threshold * scale)


def _range(state: State) -> tuple[int, int]:
    ends = [e for group in state[:2] if group for e in (group[0], group[-1])]
    return (min(ends), max(ends)) if ends else (0, 0)


class _Groups:
    """Equal exponents together, heaviest first: parallel lists.  A subset is how many of each group it has.

    ``rest`` is the weight of the groups from the i-th on.
    """

    def __init__(self, exponents: list[int], sizes: list[int], weights: list[int]):
        self.exponents = exponents
        self.sizes = sizes
        self.weights = weights
        products = [size * weight for size, weight in zip(sizes, weights, strict=True)]
        self.rest = [*accumulate(reversed(products), initial=0)][::-1]

    @classmethod
    def of(cls, exponents: Exponents, weight: dict[int, int]) -> "_Groups":
        distinct = sorted(set(exponents), reverse=True)
        return cls(distinct, [exponents.count(e) for e in distinct], [weight[e] for e in distinct])

    def weight(self, counts: Counts) -> int:
        return sum(c * w for c, w in zip(counts, self.weights, strict=True))

    def active(self, counts: Counts) -> Exponents:
        return tuple(e for e, c in zip(self.exponents, counts, strict=True) for _ in range(c))

    def shifted(self, counts: Counts, by: int | None) -> Exponents:
        """All exponents after the mistake; without the active ones if ``by`` is None."""
        after = []
        for e, c, size in zip(self.exponents, counts, self.sizes, strict=True):
            after += [e] * (size - c)
            if by is not None:
                after += [e + by] * c
        after.sort(reverse=True)
        return tuple(after)

    def single(self) -> Iterator[Counts]:
        """One attribute of one group, the heaviest first."""
        for i in range(len(self.sizes)):
            yield [int(i == j) for j in range(len(self.sizes))]

    def subsets(self, at_most: int) -> Iterator[Counts]:
        """All subsets of ``at_most`` attributes."""

        def choose(i, left):
            if i == len(self.sizes):
                yield ()
            else:
                for c in range(min(self.sizes[i], left) + 1):
                    yield from ((c, *others) for others in choose(i + 1, left - c))

        return choose(0, at_most)

    def fullest(self, room: int) -> list[Counts]:
        """The subsets that weigh less than ``room`` and to which no attribute can be added."""
        found = []
        counts = [0] * len(self.sizes)
        rest = self.rest

        def choose(i, room, left_out):
            if left_out is not None and left_out + rest[i] < room:
                return
            if i == len(counts):
                found.append(tuple(counts))
                return
            for c in range(min(self.sizes[i], (room - 1) // self.weights[i]), -1, -1):
                counts[i] = c
                choose(i + 1, room - c * self.weights[i], left_out if c == self.sizes[i] else self.weights[i])

        choose(0, room, None)
        return found

    def lightest(self, need: int) -> list[Counts]:
        """The subsets that weigh at least ``need`` and from which no attribute can be taken."""
        found = []
        counts = [0] * len(self.sizes)
        rest = self.rest

        def choose(i, need):
            if need <= 0:
                found.append((*counts[:i], *[0] * (len(counts) - i)))
            elif need <= rest[i]:
                for c in range(min(self.sizes[i], -(-need // self.weights[i])), -1, -1):
                    counts[i] = c
                    choose(i + 1, need - c * self.weights[i])

        choose(0, need)
        return found
