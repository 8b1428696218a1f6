"""The least regret that any algorithm can promise in T rounds with n experts, and the most that Hedge may have: exact.

Losses are 0 or 1.  Only the *lags* of the experts matter, how much each has lost beyond the best, and experts of one
lag are alike.  A *state* is (rounds to come, lags in order).  A *choice* of the adversary says how many experts of each
lag lose.  Its *gain* is what is to come after it, less the loss of the best expert: the regret is the gain and what the
learner is charged.  So a state is a matrix game, with a row for each choice and a column for the experts of each lag.
An expert that lags by all rounds to come never is the best alone, and is left out.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from numbers import Integral

from mistake_bounds.chapters.halving.learner import MOST_SETS, TooManySets, checked_concepts
from mistake_bounds.chapters.halving.worst_case import Rows, Search, judged_order
from mistake_bounds.chapters.hedge.learner import Hedge, of_losses
from mistake_bounds.exact import Number, checked_integer, number
from mistake_bounds.exact.games import Matrix, Solution, solved
from mistake_bounds.examples import Examples
from mistake_bounds.worst_case.errors import NoCertificate

Lags = tuple[int, ...]
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


def minimax_regret(concepts: Iterable[Sequence[int]] | int, rounds: int) -> "Minimax | ClassRegret":
    """The least regret that a learner that draws can promise, exactly: with n experts, or against a finite class.

    With experts, where their number is given, it is the value of a game, state by state.  Losses between 0 and 1 would
    not help the adversary: what it gains is convex in them.  Against a class, given by its concepts, an instance is
    worth (1 + a + b)/2, where a and b is what is to come after either label, or the larger of them where they differ by
    more than 1.  Raise `mistake_bounds.exact.BadSize` unless there are 1 expert or more and 0 rounds or more,
    `BadConcepts` as `littlestone` does, and `mistake_bounds.learners.TooManySets` where the search is given up.

    >>> [str(minimax_regret(n, 3).regret) for n in (1, 2, 3, 4)], minimax_regret(2, 9).regret == random_walk(9)
    (['0', '3/4', '1', '23/20'], True)
    >>> [str(minimax_regret([(1,), (-1,)], T).regret) for T in (1, 2, 3, 4)]
    ['1/2', '1/2', '3/4', '3/4']
    """
    T = checked_integer("rounds", rounds, least=0)
    if not isinstance(concepts, Integral):
        return _regret_of_class(checked_concepts(concepts), T)
    n = checked_integer("n", concepts, least=1)
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
    values: tuple[Mapping[Lags, int], ...] = field(repr=False)

    @property
    def table(self) -> Mapping[tuple[int, Lags], Fraction]:
        """What each state is worth: (rounds to come, how much more than the best each concept has erred)."""
        every = enumerate(self.values)
        return {(t, state): Fraction(value, 2**t) for t, known in every for state, value in known.items()}


def _regret_of_class(rows: Rows, rounds: int) -> ClassRegret:
    """Backwards from the last round."""
    search, values, many = Search(rows), [{} for _ in range(rounds + 1)], 0
    order, wrong = search.order, search.wrong

    def worth(t: int, erred: Lags) -> int:
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

    def _met(t: int, state: Lags, pair) -> int:
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
    in_order, half = judged_order(concepts, groups), Fraction(1, 2)

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
