"""The least regret that any algorithm can promise in T rounds with n experts, and the most that Hedge may have: exact.

Losses are 0 or 1.  Only the *lags* of the experts matter, how much each has lost beyond the best, and experts of one
lag are alike.  A *state* is (rounds to come, lags in order).  A *choice* of the adversary says how many experts of each
lag lose.  Its *gain* is what is to come after it, less the loss of the best expert: the regret is the gain and what the
learner is charged.  So a state is a matrix game, with a row for each choice and a column for the experts of each lag.
An expert that lags by all rounds to come never is the best alone, and is left out.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

from mistake_bounds.chapters.hedge.learner import Hedge, of_losses
from mistake_bounds.exact import Number, checked_integer, number
from mistake_bounds.exact.games import Matrix, Solution, solved
from mistake_bounds.examples import Examples

State = tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Minimax:
    """The least ``regret`` that can be promised, and for each state how its game is solved, by `game_of`."""

    n: int
    T: int
    table: Mapping[State, Solution] = field(repr=False)

    @property
    def regret(self) -> Fraction:
        """The value of the state before the first round."""
        return self.table[reduced(self.T, (0,) * self.n)].value


def minimax_regret(n: int, T: int) -> Minimax:
    """The value of the game of T rounds with n experts, state by state.

    Losses between 0 and 1 would not help the adversary: what it gains is convex in them.  Raise
    `mistake_bounds.exact.BadSize` unless n ≥ 1 and T ≥ 0.

    >>> [str(minimax_regret(n, 3).regret) for n in (1, 2, 3, 4)], minimax_regret(2, 9).regret == random_walk(9)
    (['0', '3/4', '1', '23/20'], True)
    """
    n = checked_integer("n", n, least=1)
    T = checked_integer("T", T, least=0)
    table = {}

    def solve(state: State) -> None:
        if state not in table:
            for _, _, after in choices(state):
                solve(after)
            table[state] = solved(game_of(state, table))

    solve(reduced(T, (0,) * n))
    return Minimax(n, T, table)


def game_of(state: State, table: Mapping[State, Solution]) -> Matrix:
    """The game of a state: what is charged if an expert of each lag is followed, and the gain; 0 after all rounds.

    >>> game_of((1, (0, 0)), {(0, lags): solved([[0]]) for lags in ((0,), (0, 0))})
    ((0,), (Fraction(1, 2),), (0,))
    """
    sizes = Counter(state[1]).values()
    return tuple(
        tuple(
            number(Fraction(lose, size) + gain + table[after].value) for lose, size in zip(choice, sizes, strict=True)
        )
        for choice, gain, after in choices(state)
    ) or ((0,) * len(sizes),)


def reduced(rounds: int, lags) -> State:
    """The state of these lags: in order, and without those that are hopeless.

    >>> reduced(2, (3, 1, 0))
    (2, (0, 1))
    """
    return rounds, tuple(lag for lag in sorted(lags) if lag < rounds or lag == 0)


def choices(state: State) -> Iterator[tuple[tuple[int, ...], int, State]]:
    """Each choice of the adversary, less what the best expert loses, and the state after it; none after all rounds."""
    rounds, lags = state
    sizes = Counter(lags)
    for choice in product(*(range(size + 1) for size in sizes.values())) if rounds else ():
        groups = zip(sizes.items(), choice, strict=True)
        after = [lag + (i < lose) for (lag, size), lose in groups for i in range(size)]
        yield choice, -min(after), reduced(rounds - 1, [lag - min(after) for lag in after])


def is_value(game: Minimax) -> bool:
    """Do both sides' mixtures show the value of each state, down to the end?  It uses no solver.

    >>> from dataclasses import replace
    >>> game = minimax_regret(3, 4)
    >>> start = {(4, (0, 0, 0)): replace(game.table[4, (0, 0, 0)], value=2)}
    >>> is_value(game), is_value(replace(game, table={**game.table, **start}))
    (True, False)
    """
    return all(solution.shows(game_of(state, game.table)) for state, solution in game.table.items())


def random_walk(T: int) -> Fraction:
    """T·C(T − 1, ⌊T/2⌋)/2ᵀ, the value with two experts: half the mean distance from its start of a walk of T steps.

    >>> [str(random_walk(T)) for T in (1, 2, 3, 4)]
    ['1/2', '1/2', '3/4', '3/4']
    """
    T = checked_integer("T", T, least=0)
    return Fraction(T * comb(T - 1, T // 2), 2**T) if T else Fraction(0)


@dataclass(frozen=True)
class HedgeWorstCase:
    """A worst case of Hedge with losses 0 and 1: the regret, and examples on which it has it."""

    learner: Hedge
    regret: Fraction
    examples: Examples = field(repr=False)


def hedge_regret(n: int, T: int, factor: Number) -> HedgeWorstCase:
    """The largest regret that an adversary can force on ``Hedge(factor)`` in T rounds with n experts.

    Raise `mistake_bounds.learners.BadLearner` and `mistake_bounds.exact.BadSize`.

    >>> worst = hedge_regret(2, 4, Fraction(1, 2))
    >>> str(worst.regret), worst.examples.X
    ('103/90', ((1, -1), (1, -1), (1, -1), (1, -1)))
    """
    n = checked_integer("n", n, least=1)
    T = checked_integer("T", T, least=1)
    learner = Hedge(factor)

    @cache
    def worst(rounds: int, lags: tuple[int, ...]) -> tuple[Fraction, tuple]:
        if not rounds:
            return Fraction(0), ()
        weights = [Fraction(learner.factor) ** lag for lag in lags]
        best = None
        for losses in product((0, 1), repeat=n):
            after = [lag + one for lag, one in zip(lags, losses, strict=True)]
            charge = sum(w for w, one in zip(weights, losses, strict=True) if one) / sum(weights)
            order = sorted(range(n), key=after.__getitem__)
            more, rows = worst(rounds - 1, tuple(after[i] - after[order[0]] for i in order))
            if best is None or charge - after[order[0]] + more > best[0]:
                best = charge - after[order[0]] + more, losses, order, rows
        regret, losses, order, rows = best
        back = sorted(range(n), key=order.__getitem__)
        return regret, (losses, *(tuple(row[i] for i in back) for row in rows))

    regret, rows = worst(T, (0,) * n)
    return HedgeWorstCase(learner, regret, of_losses(rows))
