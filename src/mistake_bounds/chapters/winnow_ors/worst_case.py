"""The exact worst case of Winnow: the most mistakes that any adversary can force, with examples that force them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import inf

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.exact import Number, checked_integer, checked_size, number
from mistake_bounds.examples import Examples
from mistake_bounds.worst_case.adversary import Adversary, Move, State
from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.search import longest_path


@dataclass(frozen=True)
class WorstCase:
    """A worst case of ``learner``; the target is "at least k of the first r attributes are active" (k = 1: their OR).

    ``mistakes`` is the largest number of mistakes that an adversary true to the target can force, or
    infinity.  (Where promotions and demotions were counted by another measure, ``count`` is the largest
    by that measure and ``mistakes`` those of a run that reaches it.)

    ``moves`` are the mistakes of one such run, as states see them; if there is no end to them they lead
    to the first state of ``loop``, which can be gone round for ever.  ``states`` is how many states
    the search visited.
    """

    adversary: Adversary
    learner: Winnow
    moves: tuple[Move, ...] = field(repr=False)
    loop: tuple[Move, ...] = field(repr=False)
    states: int

    @property
    def mistakes(self) -> int | float:
        """The largest number of mistakes, ``math.inf`` if there is none."""
        return inf if self.loop else len(self.moves)

    @property
    def count(self) -> int | float:
        """What the mistakes count in all: by default their number, else their sum by ``counting``."""
        promotion, demotion = self.adversary.counting
        return inf if self.loop else promotion * self.promotions + demotion * self.demotions

    @property
    def promotions(self) -> int:
        """How many of the mistakes of this run (once round the loop) are promotions."""
        return sum(move.y > 0 for move in (*self.moves, *self.loop))

    @property
    def demotions(self) -> int:
        """How many of them are demotions."""
        return sum(move.y < 0 for move in (*self.moves, *self.loop))

    @cached_property
    def examples(self) -> Examples:
        """Examples that force the mistakes, each of them a mistake; with a loop, the way to it and once round.

        If there are no mistakes it is one example on which Winnow is right.
        """
        lead, cycle = self._played
        if not lead + cycle:
            return Examples([(0,) * self.adversary.n], [-1])
        return Examples(*zip(*lead + cycle, strict=True))

    @cached_property
    def lead(self) -> int:
        """How many examples come before the cycle; all of them if there is none."""
        return len(self._played[0])

    @cached_property
    def cycle(self) -> Examples | None:
        """Examples that bring the weights back to where they were, each of them a mistake; None if there are none."""
        return Examples(*zip(*self._played[1], strict=True)) if self.loop else None

    def rounds(self, times: int) -> Examples:
        """The way to the cycle and then the cycle, ``times`` times: each example is a mistake.

        >>> len(winnow_k_of_r(4, 3, 4, factor=2).rounds(1000))
        5000
        """
        if not self.loop:
            raise NoWorstCase(f"there is no cycle: at most {self.mistakes} mistakes can be forced", self.mistakes)
        lead, cycle = self._played
        return Examples(*zip(*lead + cycle * times, strict=True))

    @cached_property
    def _played(self) -> tuple[list, list]:
        """Rows with labels, of the way to the cycle and of the cycle.

        A loop returns to the same exponents but perhaps to other attributes that have them; going on
        round it, an assignment must come back.
        """
        weights: list[int | None] = [0] * self.adversary.n
        played = [self._row(weights, move) for move in self.moves]
        seen = {}
        while self.loop and tuple(weights) not in seen:
            seen[tuple(weights)] = len(played)
            played += [self._row(weights, move) for move in self.loop]
        cut = seen.get(tuple(weights), len(played))
        return played[:cut], played[cut:]

    def _row(self, weights: list[int | None], move: Move) -> tuple[tuple[int, ...], int]:
        """Which attributes are active in this move; ``weights``, their exponents (None: weight 0), change with it."""
        r = self.adversary.r
        row = [0] * self.adversary.n
        for exponents, place in ((move.relevant, range(r)), (move.irrelevant, range(r, self.adversary.n))):
            for e in exponents:
                row[next(i for i in place if weights[i] == e and not row[i])] = 1
        for i, active in enumerate(row):
            if active:
                weights[i] = None if move.y < 0 and self.adversary.eliminate else weights[i] + move.y
        return tuple(row), move.y


def winnow_disjunction(
    n: int,
    r: int,
    demotion: str = "divide",
    factor: Number = 2,
    threshold: Number | None = None,
    counting: tuple[int, int] = (1, 1),
) -> WorstCase:
    """The worst case of Winnow on an OR of r of n attributes.

    ``demotion``, ``factor`` and ``threshold`` (n unless given) are the learner's.  ``counting`` is what
    a promotion and a demotion count: (1, 0) gives a run with the most promotions.  Raise `BadSize`
    unless 0 ≤ r ≤ n and n ≥ 1, and for the learner's settings what `mistake_bounds.learners.Winnow` raises.

    >>> from mistake_bounds import play
    >>> worst = winnow_disjunction(5, 2)
    >>> worst.mistakes, len(play(worst.learner, worst.examples).mistakes), len(worst.examples)
    (10, 10, 10)
    >>> winnow_disjunction(5, 2, demotion="eliminate").mistakes, winnow_disjunction(5, 2, counting=(1, 0)).promotions
    (7, 6)
    """
    n, r = checked_size(n, r)
    return _worst_case(n, r, 1, factor, threshold, demotion, 0, counting)


def winnow_k_of_r(
    n: int,
    k: int,
    r: int,
    factor: Number | None = None,
    threshold: Number | None = None,
    counting: tuple[int, int] = (1, 1),
) -> WorstCase:
    """The worst case of Winnow where an example is positive iff at least k of r relevant attributes are active.

    The factor is 1 + 1/(2k) unless given, with which the worst case is finite (Blum's lecture, "k of
    r").  With factor 2 it need not be: then ``mistakes`` is infinite and there is a ``cycle``.
    Raise `BadSize` unless 1 ≤ k ≤ r ≤ n.

    >>> winnow_k_of_r(4, 3, 4).mistakes
    3
    >>> worst = winnow_k_of_r(4, 3, 4, factor=2)
    >>> worst.mistakes, worst.lead, worst.cycle.y
    (inf, 0, (1, -1, 1, -1, -1))
    """
    n, r = checked_size(n, r, least=1)
    k = checked_integer("k", k, least=1, most=r)
    return _worst_case(n, r, k, 1 + Fraction(1, 2 * k) if factor is None else factor, threshold, "divide", 0, counting)


def noisy_disjunction(n: int, r: int, attribute_errors: int, counting: tuple[int, int] = (1, 1)) -> WorstCase:
    """The worst case of Winnow (factor 2, threshold n) on an OR of r of n with this many attribute errors.

    The attribute errors of an example are the fewest bits to change so that the OR gives its label:
    one for a positive example without a relevant attribute, q for a negative one with q of them
    (Blum's lecture, on Winnow with noise).  Raise `BadSize` unless 1 ≤ r ≤ n and ``attribute_errors`` ≥ 0.

    >>> [noisy_disjunction(4, 2, errors).mistakes for errors in range(3)]
    [7, 9, 12]
    """
    n, r = checked_size(n, r, least=1)
    attribute_errors = checked_integer("attribute_errors", attribute_errors, least=0)
    return _worst_case(n, r, 1, 2, None, "divide", attribute_errors, counting)


def _worst_case(n, r, k, factor, threshold, demotion, errors, counting) -> WorstCase:
    learner = Winnow(_exact(factor), None if threshold is None else _exact(threshold), demotion)
    theta = Fraction(n if threshold is None else learner.threshold)
    adversary = Adversary(n, r, k, Fraction(learner.factor), theta, demotion == "eliminate", errors, counting)
    found = longest_path(adversary.start, adversary.steps)
    moves = _between(adversary, found.path)
    loop = _between(adversary, (*found.cycle, found.path[-1])) if found.cycle else ()
    gain = sum(counting[move.y < 0] for move in loop)
    if loop and gain <= 0:
        raise NoWorstCase(f"a cycle of mistakes that counts {gain} in all with counting={counting}", loop)
    return WorstCase(adversary, learner, moves, loop, found.states)


def _exact(value: Number) -> Number:
    """A float as the fraction that it is."""
    return number(Fraction(value)) if isinstance(number(value), float) else value


def _between(adversary: Adversary, states: Iterable[State]) -> tuple[Move, ...]:
    """The moves that lead from each of the states to the next."""
    states = tuple(states)
    return tuple(
        next(move for move in adversary.moves(state) if move.after == after)
        for state, after in zip(states, states[1:], strict=False)
    )
