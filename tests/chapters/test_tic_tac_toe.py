"""The ends of the game are counted again, and Winnow learns who has won."""

from itertools import product

import numpy as np

from mistake_bounds import Winnow, engine
from mistake_bounds.chapters.tic_tac_toe.examples import (
    LINES,
    end_positions,
    tic_tac_toe,
    tic_tac_toe_strings,
    triples_of_cells,
    winning_lines,
)
from mistake_bounds.engine import Arrays


def test_the_end_positions_among_all_boards():
    """By another road than playing: of all 3⁹ boards those with a fair number of moves and the right winner."""
    assert len(LINES) == len({frozenset(line) for line in LINES}) == 8
    ends = []
    for board in map("".join, product("box", repeat=9)):
        ahead = board.count("x") - board.count("o")
        x, o = (any(board[a] == board[b] == board[c] == player for a, b, c in LINES) for player in "xo")
        if (x and not o and ahead == 1) or (o and not x and ahead == 0):
            ends.append(board)
        elif not x and not o and ahead == 1 and "b" not in board:
            ends.append(board)
    assert tuple(ends) == end_positions() and len(ends) == 958


def test_tic_tac_toe():
    examples = tic_tac_toe()
    X, y = np.array(examples.X), np.array(examples.y)
    assert X.shape == (958, 2266) and (y > 0).sum() == 626 and (X.sum(axis=1) == 84).all() and X.any(axis=0).all()
    assert len(examples.names) == len(set(examples.names)) == 2266
    lines = winning_lines()
    assert len(lines) == 8 and all(examples.names[j].count("=x") == 3 for j in lines)
    assert ((X[:, lines].any(axis=1)) == (y > 0)).all()
    assert "a1=x ∧ b2=x ∧ c3=x" in [examples.names[j] for j in lines]
    board, row = end_positions()[500], examples.X[500]
    for (cells, values), bit in zip(triples_of_cells(), row, strict=True):
        assert bit == all(board[c] == v for c, v in zip(cells, values, strict=True))
    run = engine.play_until_clean(Winnow(), Arrays(X, y), 20)
    assert run.clean and len(run.mistakes) <= 3 * 8 * 12 + 1


def test_the_boards_as_strings():
    boards, examples = tic_tac_toe_strings(), tic_tac_toe()
    assert boards.y == examples.y and sorted(examples.names) == list(boards.vocabulary)
    names = examples.names
    assert all(s == {names[j] for j in np.flatnonzero(x)} for s, x in zip(boards.X, examples.X, strict=True))
