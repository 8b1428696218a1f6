"""Exercises of the chapter “Has x won?”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from math import comb

from mistake_bounds.chapters.tic_tac_toe.examples import end_positions, has_won
from mistake_bounds.exercises.exercise import Answer, Exercise, text_of
from mistake_bounds.exercises.kinds import choice, numbers
from mistake_bounds.exercises.reading import plain


def no_win_for_x(answer: object) -> Answer:
    """A board, nine signs row by row, on which x has a1 and a2 but has not won, and the game is over."""
    board = "".join(sign for sign in plain(text_of(answer)).lower() if sign in "xob.-_")
    board = board.translate(str.maketrans(".-_", "bbb"))
    if len(board) != 9:
        return Answer(False, "A board is nine signs, row by row: x, o, or b for an empty cell.")
    if board[:2] != "xx":
        return Answer(False, "x has to be in a1 and in a2, the first two cells.")
    if has_won(board, "x"):
        return Answer(False, "On this board x has won.")
    if board not in set(end_positions()):
        return Answer(
            False, "No game ends so: count the x and the o, and see whether somebody has won or the board is full."
        )
    return Answer(True, "x has not won, and the pair is on: so it cannot stand in the OR.")


EXERCISES = (
    numbers(
        "tic-tac-toe-ex-ones",
        ("Attributes",),
        lambda: (comb(9, 3),),
        "For each three of the nine cells exactly one conjunction is true.",
        ("An attribute is a conjunction about three cells.",),
        asks="How many attributes are on, for every board?",
    ),
    choice(
        "tic-tac-toe-ex-o",
        (
            ("Of the eight lines, full of o", "And the bound is the same: eight of them are relevant."),
            ("Of the attributes that are off where x has won", "Boards that nobody has won are negative, too."),
            ("It is no OR of the attributes", "Each line full of o is one of them."),
        ),
        0,
        ("What do the relevant attributes of “x has won” say?",),
    ),
    Exercise(
        "tic-tac-toe-ex-pairs",
        "stream",
        no_win_for_x,
        "xxo\noox\nxox",
        "xxx\noob\nbbb",
        ("A full board is an end position.", "Let o block every line, or win."),
        (),
        "xxo oob xbb",
        "Nine signs, row by row, b for an empty cell.",
    ),
)
