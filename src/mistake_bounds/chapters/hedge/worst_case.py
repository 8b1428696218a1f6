"""The least regret that any algorithm can promise in T rounds with n experts, and the most that Hedge may have: exact.

Losses are 0 or 1.  Only the *lags* of the experts matter, how much each has lost beyond the best, and experts of one
lag are alike.  A *state* is (rounds to come, lags in order).  A *choice* of the adversary says how many experts of each
lag lose.  Its *gain* is what is to come after it, less the loss of the best expert: the regret is the gain and what the
learner is charged.  An expert that lags by all rounds to come never is the best alone, and is left out.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, inf

from mistake_bounds.chapters.hedge.learner import Hedge, of_losses
from mistake_bounds.exact import Number, check_integer
from mistake_bounds.exact.simplex import solve
from mistake_bounds.examples import Examples

State = tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Minimax:
    """The least ``regret`` that can be promised, and for each state its value and how both sides play.

    ``table`` maps a state to (value, share of an expert of each lag, probability of each choice that is used).
    """

    n: int
    T: int
    regret: Fraction
    table: Mapping[State, tuple[Fraction, tuple[Fraction, ...], Mapping[tuple[int, ...], Fraction]]] = field(repr=False)


def minimax_regret(n: int, T: int) -> Minimax:
    """The value of the game of T rounds with n experts; two linear programmes a state.

    Losses between 0 and 1 would not help the adversary: what it gains is convex in them.  Raise
    `mistake_bounds.exact.BadSize` unless n ≥ 1 and T ≥ 0.

    >>> [str(minimax_regret(n, 3).regret) for n in (1, 2, 3, 4)], minimax_regret(2, 9).regret == random_walk(9)
    (['0', '3/4', '1', '23/20'], True)
    """
    check_integer("n", n, least=1)
    check_integer("T", T, least=0)
    table = {}

    def value(state: State) -> Fraction:
        if state not in table:
            gains = {choice: gain + value(after) for choice, gain, after in choices(state)}
            table[state] = _solved([*Counter(state[1]).values()], gains)
        return table[state][0]

    return Minimax(n, T, value(reduced(T, (0,) * n)), table)


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


def _solved(sizes: list[int], gains: Mapping) -> tuple:
    """The value v, shares p ≥ 0 with v ≥ p·choice + gain, and chances with which no expert is charged less than v."""
    if not gains:
        return Fraction(0), tuple(Fraction(1, sum(sizes)) for _ in sizes), {}
    groups, used = range(len(sizes)), list(gains)
    shares = [{"all": sizes[g], **{c: -c[g] for c in used}} for g in groups]
    rest = [{c: -1} for c in used]
    found = solve(
        [*shares, dict.fromkeys(used, 1), *rest], {"all": 1, **gains}, [0] * len(sizes) + [1] + [0] * len(used), inf
    )
    chances = [{"all": 1, **{g: Fraction(c[g], sizes[g]) + gains[c] for g in groups}} for c in used]
    drawn = solve(
        [*chances, dict.fromkeys(groups, -1), *({g: -1} for g in groups)],
        {"all": 1},
        [0] * len(used) + [-1] + [0] * len(sizes),
        inf,
    )
    return found[len(sizes)], tuple(found[: len(sizes)]), {c: q for c, q in zip(used, drawn, strict=False) if q}


def is_value(game: Minimax) -> bool:
    """Do the shares hold every choice to the value of each state, and the chances every expert? It uses no solver.

    >>> game = minimax_regret(3, 4)
    >>> is_value(game), is_value(Minimax(3, 4, game.regret, {s: (v + 1, p, q) for s, (v, p, q) in game.table.items()}))
    (True, False)
    """
    for state, (value, shares, chances) in game.table.items():
        sizes = [*Counter(state[1]).values()]
        gains = {choice: gain + game.table[after][0] for choice, gain, after in choices(state)}
        if min(shares) < 0 or sum(map(Fraction.__mul__, shares, map(Fraction, sizes))) != 1:
            return False
        if any(
            sum(p * k for p, k in zip(shares, choice, strict=True)) + gain > value for choice, gain in gains.items()
        ):
            return False
        if not gains and value == 0:
            continue
        if min(chances.values(), default=-1) < 0 or sum(chances.values()) != 1:
            return False
        for g, size in enumerate(sizes):
            if sum(q * (Fraction(choice[g], size) + gains[choice]) for choice, q in chances.items()) < value:
                return False
    return reduced(game.T, (0,) * game.n) in game.table and game.table[reduced(game.T, (0,) * game.n)][0] == game.regret


def random_walk(T: int) -> Fraction:
    """T·C(T − 1, ⌊T/2⌋)/2ᵀ, the value with two experts: half the mean distance from its start of a walk of T steps.

    >>> [str(random_walk(T)) for T in (1, 2, 3, 4)]
    ['1/2', '1/2', '3/4', '3/4']
    """
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
    check_integer("n", n, least=1)
    check_integer("T", T, least=1)
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
