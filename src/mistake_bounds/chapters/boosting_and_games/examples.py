"""Matrix games: two learners that play each other, and Kuhn's poker; `mistake_bounds.exact.games` solves them."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, permutations, product

from mistake_bounds.chapters.boosting_and_games.learner import RegretMatching
from mistake_bounds.exact import Number, checked_integer
from mistake_bounds.exact.games import Matrix, against, checked_matrix, turned
from mistake_bounds.examples import Examples
from mistake_bounds.learner import check_learner
from mistake_bounds.play import Run, play


@dataclass(frozen=True)
class Duel:
    """Two learners that have played a game against each other, round by round.

    ``rows`` are the mixtures of the first player, and ``costs`` what each action of the second costs against them;
    ``columns`` are the mixtures of the second, and ``wins`` what each action of the first wins against those.
    """

    learner: RegretMatching
    rows: tuple[tuple[Fraction, ...], ...]
    columns: tuple[tuple[Fraction, ...], ...]
    wins: tuple[tuple[Number, ...], ...]
    costs: tuple[tuple[Number, ...], ...]

    @cached_property
    def first(self) -> Run:
        """The run of the first player."""
        return play(self.learner, Examples(self.wins, [+1] * len(self.wins)))

    @cached_property
    def second(self) -> Run:
        """The run of the second player."""
        return play(self.learner, Examples(self.costs, [-1] * len(self.costs)))

    @cached_property
    def sure(self) -> tuple[tuple[Fraction, Fraction], ...]:
        """After 1, 2, … rounds: what the first player's average is sure to win, and the second's to lose at most."""
        won, lost = _sums(self.wins), _sums(self.costs)
        return tuple((min(b) / t, max(a) / t) for t, (a, b) in enumerate(zip(won, lost, strict=True), 1))


def _sums(rows):
    return accumulate((tuple(map(Fraction, row)) for row in rows), lambda a, b: tuple(map(sum, zip(a, b, strict=True))))


def duel(matrix: Sequence[Sequence[Number]], learner: RegretMatching, rounds: int) -> Duel:
    """The game played by two copies of a learner, each told what all of its actions would have brought.

    >>> fight = duel([[3, -1], [-2, 1]], RegretMatching(grid=None), 4)
    >>> [tuple(map(str, p)) for p in fight.rows]
    [('1/2', '1/2'), ('1', '0'), ('3/8', '5/8'), ('0', '1')]
    """
    check_learner(learner, RegretMatching)
    matrix = checked_matrix(matrix)
    across = turned(matrix)
    rounds = checked_integer("rounds", rounds, least=1)
    r, s = learner.initial(len(matrix)), learner.initial(len(across))
    played = []
    for _ in range(rounds):
        p, q = learner.mixture(r), learner.mixture(s)
        wins, costs = against(matrix, q), against(across, p)
        played.append((p, q, wins, costs))
        r, s = learner.update(r, wins, +1), learner.update(s, costs, -1)
    return Duel(learner, *zip(*played, strict=True))


ROCK_PAPER_SCISSORS: Matrix = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))

FIRST = "bet", "check, then call", "check, then fold"
SECOND = tuple(product(("call", "fold"), ("bet", "check")))  # what is done after a bet, and after a check


def kuhn() -> Matrix:
    """Kuhn's poker (1950) as a matrix: 27 plans of the first player against 64 of the second.

    Both put 1 in, and get one of the cards jack, queen, king.  The first bets 1 more or checks; after a bet the second
    calls or folds; after a check it bets or checks, and to its bet the first calls or folds.  The higher card takes
    what is in, unless somebody folded.  A plan says what is done with each card; entries are means over the six deals.

    >>> from mistake_bounds.exact.games import solved
    >>> game = kuhn()
    >>> len(game), len(game[0]), str(solved(game).value)
    (27, 64, '-1/18')
    """
    return tuple(
        tuple(
            Fraction(sum(_won(a[i], b[j], i > j) for i, j in permutations(range(3), 2)), 6)
            for b in product(SECOND, repeat=3)
        )
        for a in product(FIRST, repeat=3)
    )


def _won(first: str, second: tuple[str, str], higher: bool) -> int:
    """What the first player wins by its plan for its card, against the second's for its own."""
    after_bet, after_check = second
    stake = 1 if higher else -1
    if first == "bet":
        return 2 * stake if after_bet == "call" else 1
    if after_check == "check":
        return stake
    return 2 * stake if first == "check, then call" else -1
