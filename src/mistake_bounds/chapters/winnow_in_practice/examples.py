"""Tic-tac-toe as it ends, from the rules of the game alone: 958 boards, on 626 of which x has won.

A board is a string of nine cells ``x``, ``o`` or ``b`` (blank), row by row from a1 to c3; x moves first.
A *line* is three cells that win.  "x has won" is an OR of the eight conjunctions "all of this line
are x", among the 2,266 conjunctions of three cells that hold on some board.

The boards are those of the UCI data set "Tic-Tac-Toe Endgame" (D. Aha, 1991), computed here, not downloaded.
"""

from functools import cache
from itertools import combinations

from mistake_bounds.exact import whole
from mistake_bounds.examples import Examples
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.strings import StringSets

CELLS = tuple(row + column for row in "abc" for column in "123")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def has_won(board: str, player: str) -> bool:
    """Does some line belong to the player?

    >>> has_won("xxxoobobb", "x"), has_won("xxxoobobb", "o")
    (True, False)
    """
    return any(all(board[cell] == player for cell in line) for line in LINES)


@cache
def end_positions() -> tuple[str, ...]:
    """Every board at which a game can end, sorted: somebody has won, or no cell is blank.

    >>> len(end_positions()), sum(has_won(board, "x") for board in end_positions()), end_positions()[0]
    (958, 626, 'bbbbooxxx')
    """
    ends = set()
    seen = set()
    boards = [("b" * 9, "x")]
    while boards:
        board, player = boards.pop()
        for cell in range(9):
            after = board[:cell] + player + board[cell + 1 :]
            if board[cell] != "b" or after in seen:
                continue
            seen.add(after)
            if has_won(after, player) or "b" not in after:
                ends.add(after)
            else:
                boards.append((after, "o" if player == "x" else "x"))
    return tuple(sorted(ends))


@cache
def triples_of_cells() -> tuple[tuple[tuple[int, ...], str], ...]:
    """The conjunctions of three cells that hold on some end position, as (cells, their values).

    >>> len(triples_of_cells()), triples_of_cells()[0]
    (2266, ((0, 1, 2), 'bbb'))
    """
    triples = tuple(combinations(range(9), 3))
    return tuple(sorted({(cells, "".join(board[c] for c in cells)) for board in end_positions() for cells in triples}))


@cache
def tic_tac_toe() -> Examples:
    """The 958 end positions, sorted, + iff x has won; 2,266 features 0 or 1, each a conjunction of three cells.

    Features are named like ``"a1=x ∧ b2=x ∧ c3=x"``; the positive ones among them are `winning_lines`.

    >>> examples = tic_tac_toe()
    >>> len(examples), examples.dimension, examples.y.count(+1), examples.names[0]
    (958, 2266, 626, 'a1=b ∧ a2=b ∧ a3=b')
    """
    places = {pair: j for j, pair in enumerate(triples_of_cells())}
    rows = []
    for board in end_positions():
        row = [0] * len(places)
        for cells in combinations(range(9), 3):
            row[places[cells, "".join(board[c] for c in cells)]] = 1
        rows.append(row)
    return Examples(rows, _labels(), tuple(_name(cells, values) for cells, values in places))


@cache
def by_cells() -> Examples:
    """The same boards in 27 features: each cell is x, is o, or is blank.

    >>> by_cells().dimension, by_cells().names[:4], by_cells().X[0][:6]
    (27, ('a1=x', 'a1=o', 'a1=b', 'a2=x'), (0, 0, 1, 0, 0, 1))
    """
    rows = [[int(cell == value) for cell in board for value in "xob"] for board in end_positions()]
    return Examples(rows, _labels(), [f"{cell}={value}" for cell in CELLS for value in "xob"])


def winning_lines() -> tuple[int, ...]:
    """The eight features of `tic_tac_toe` whose OR is "x has won": all three cells of a line are x.

    >>> [tic_tac_toe().names[j] for j in winning_lines()][:2]
    ['a1=x ∧ a2=x ∧ a3=x', 'a1=x ∧ b1=x ∧ c1=x']
    >>> all((y > 0) == any(x[j] for j in winning_lines()) for x, y in tic_tac_toe())
    True
    """
    return tuple(j for j, (cells, values) in enumerate(triples_of_cells()) if cells in LINES and values == "xxx")


@cache
def tic_tac_toe_strings() -> StringSets:
    """The same boards as sets of 84 strings each, the names of the conjunctions that hold.

    >>> boards = tic_tac_toe_strings()
    >>> len(boards), boards.dimension, len(boards.vocabulary), "a1=x ∧ a2=x ∧ a3=x" in boards.X[-1]
    (958, 84, 2266, True)
    """
    triples = list(combinations(range(9), 3))
    sets = [[_name(cells, [board[c] for c in cells]) for cells in triples] for board in end_positions()]
    return StringSets(sets, _labels())


def shuffled_boards(seed: int):
    """The boards of `tic_tac_toe` in a random order, in `mistake_bounds.engine.Arrays`.

    >>> shuffled_boards(0).X.shape, sorted(shuffled_boards(0).y.tolist()) == sorted(tic_tac_toe().y)
    ((958, 2266), True)
    """
    import numpy as np

    from mistake_bounds.engine import Arrays

    boards = tic_tac_toe()
    order = np.random.default_rng(whole("seed", seed, 0, refusal=BadStream)).permutation(len(boards))
    return Arrays(np.array(boards.X, dtype=np.int8)[order], np.array(boards.y)[order])


def _labels() -> tuple[int, ...]:
    return tuple(1 if has_won(board, "x") else -1 for board in end_positions())


def _name(cells, values) -> str:
    return " ∧ ".join(f"{CELLS[c]}={v}" for c, v in zip(cells, values, strict=True))
