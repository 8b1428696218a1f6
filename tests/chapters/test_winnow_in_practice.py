"""The ends of the game are counted again, and each board has the attributes that its cells say."""

from itertools import product

from checks.picture import picture_contract

from mistake_bounds.chapters.winnow_in_practice import pictures
from mistake_bounds.chapters.winnow_in_practice.examples import (
    LINES,
    end_positions,
    tic_tac_toe,
    tic_tac_toe_strings,
    triples_of_cells,
)


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


def test_attributes_are_the_triples_of_cells_in_numbers_and_in_strings():
    examples = tic_tac_toe()
    boards = tic_tac_toe_strings()
    assert boards.y == examples.y and sorted(examples.names) == list(boards.vocabulary)
    for board, row, strings in list(zip(end_positions(), examples.X, boards.X, strict=True))[::50]:
        bits = [all(board[c] == v for c, v in zip(cells, values, strict=True)) for cells, values in triples_of_cells()]
        assert list(row) == bits and strings == {name for name, bit in zip(examples.names, bits, strict=True) if bit}


# the cases of the contracts


test_pictures = picture_contract(
    pictures,
    {
        "small_boards": lambda: ({"a1=x ∧ b2=o ∧ c3=b": 2048, "a3=x ∧ b3=x ∧ c3=x": 7},),
        "with_errors": lambda: ({(3, 1): [(3, 7), (5, 10), (8, 13)], (4, 2): [(7, 13), (9, 16), (12, 19)]},),
    },
)
