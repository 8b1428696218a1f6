"""Exercises of the chapter “Winnow at work”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from math import comb
from random import Random

from mistake_bounds.chapters.winnow_in_practice.examples import end_positions, has_won
from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.exercises import plural
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.exact import ceil_log
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise, text_of
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stream, weights_table
from mistake_bounds.exercises.randomized import one
from mistake_bounds.exercises.reading import plain
from mistake_bounds.play import play
from mistake_bounds.theorem.largest import largest_whole


def attribute_errors(x, y, relevant) -> int:
    """How many attributes would have to change for the OR to give the label."""
    on = sum(x[i] for i in relevant)
    return on if y < 0 else int(on == 0)


def counted() -> tuple[int, ...]:
    """The attribute errors of the four examples of the exercise."""
    examples = (((1, 1, 0, 0, 0), -1), ((0, 0, 1, 1, 1), 1), ((0, 1, 0, 1, 1), 1), ((0, 0, 1, 1, 1), -1))
    return tuple(attribute_errors(x, y, (0, 1)) for x, y in examples)


def allowed(errors: int) -> int:
    """The mistakes that the theorem allows on two of sixteen attributes."""
    return largest_whole(winnow.noisy().conclusion.claim, "M", {"r": 2, "L": ceil_log(16), "A": errors})


def costs_two_each(examples: Examples) -> Answer:
    """One attribute and the OR of nothing: are there 2A + 1 mistakes, with A ≥ 2 errors?"""
    errors = sum(attribute_errors(x, y, ()) for x, y in examples)
    run = play(Winnow(), examples)
    words = f"{plural(errors, 'attribute error')} and {plural(len(run.mistakes))}; {2 * errors + 1} are asked for."
    if errors < 2:
        return Answer(False, f"{words} Show how it goes on, with two errors at least.", (weights_table(run),))
    return Answer(len(run.mistakes) == 2 * errors + 1, words, (weights_table(run),))


def one_error_and_twenty(examples: Examples) -> Answer:
    """At most one attribute error for x₁, and twenty mistakes of Winnow with elimination?"""
    errors = [(place, attribute_errors(x, y, (0,))) for place, (x, y) in enumerate(examples, 1)]
    if sum(count for _, count in errors) > 1:
        place = [place for place, count in errors if count][1]
        return Answer(False, f"Only one attribute error is allowed, and example {place} has another.")
    run = play(Winnow(demotion="eliminate"), examples)
    divided = len(play(Winnow(), examples).mistakes)
    words = f"Winnow with elimination makes {plural(len(run.mistakes))} of at least 20, Winnow that divides {divided}."
    return Answer(len(run.mistakes) >= 20, words)


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
        "winnow-ex-errors",
        ("Attribute errors",),
        lambda: (counted(),),
        "Both relevant attributes are on in the first, and none in the second; the other two agree with the OR.",
        ("How many attributes would have to change, for the OR to say the label?",),
    ),
    numbers(
        "work-ex-five",
        ("With five errors", "Without errors"),
        lambda: (allowed(5), allowed(0)),
        "Each error adds three.",
        (r"\(L = \log_2 16\).", r"The theorem says \(M \le 3(rL + A) + 1\)."),
    ),
    stream(
        "winnow-ex-costly",
        1,
        costs_two_each,
        "1 -\n1 +\n1 -\n1 +\n1 -",
        "1 -\n1 +\n1 -",
        (
            "The OR of nothing says minus, so each plus is one error.",
            "What does the weight do at a demotion, and at a promotion?",
        ),
        bits=True,
        example="1 -",
        prompt=r"Take \(A \ge 2\).",
    ),
    stream(
        "winnow-ex-eliminating-errors",
        2,
        one_error_and_twenty,
        "11 -\n" + "\n".join(["10 +"] * 25),
        "10 +\n10 +",
        ("Which error loses a relevant attribute for ever?", "A line may be repeated."),
        bits=True,
        example="10 +",
        prompt=(
            r"Examples of two attributes, the first relevant, with one attribute error and twenty mistakes of "
            r"Winnow with elimination."
        ),
    ),
    order(
        "noise-lines-bound",
        "5967084d",
        lambda: winnow.noisy().conclusion,
        "The lines of the bound with errors",
        place=1,
    ),
    order(
        "noise-lines-gained",
        "5967084d",
        lambda: winnow.noisy().proof("few promotions"),
        "The lines of the promotions",
    ),
    numbers(
        "tic-tac-toe-ex-ones",
        ("Attributes",),
        lambda: (comb(9, 3),),
        "For each three of the nine cells exactly one conjunction is true.",
        ("An attribute is a conjunction about three cells.",),
        prompt="How many attributes are on, for every board?",
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


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def errors_again(random: Random) -> Exercise:
    """Attribute errors of four drawn examples."""
    rows = [tuple(random.randint(0, 1) for _ in range(5)) for _ in range(4)]
    labels = [random.choice((1, -1)) for _ in rows]
    listed = ", ".join(
        f"{''.join(map(str, x))} {'positive' if y > 0 else 'negative'}" for x, y in zip(rows, labels, strict=True)
    )
    found = tuple((x[0] + x[1]) if y < 0 else int(not x[0] and not x[1]) for x, y in zip(rows, labels, strict=True))
    prompt = f"Five attributes, the first two relevant. How many attribute errors have: {listed}?"
    return one("winnow-ex-errors", prompt, ("Attribute errors",), lambda: (found,))


DRAWN = {"winnow-ex-errors": errors_again}
