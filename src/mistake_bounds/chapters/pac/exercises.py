"""Exercises of the chapter “PAC learning and consistency”.

n is a number of attributes, N of concepts, M of mistakes; ε is an error, δ a chance of failure, β what an error leaves.
"""

from fractions import Fraction
from random import Random

from mistake_bounds.chapters.pac import theorem as pac
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise, text_of
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, shown_number
from mistake_bounds.exercises.randomized import one
from mistake_bounds.exercises.reading import row


def without_putting_back() -> tuple[Fraction, Fraction]:
    """The chance that four cards are right of which seven in ten are: not put back, and put back."""
    without = Fraction(1)
    for k in range(4):
        without *= Fraction(7 - k, 10 - k)
    return without, Fraction(7, 10) ** 4


TRIANGLE = [(0, 0), (4, 0), (0, 4)]


def multipliers(answer: object) -> Answer:
    """Multipliers of the four points, not negative and not all 0, whose signed sum is 0."""
    weights = row(text_of(answer[0] if isinstance(answer, (list, tuple)) and answer else answer), 4)
    if min(weights) < 0 or not any(weights):
        return Answer(False, "Multipliers are not negative, and not all of them are 0.")
    rows = Examples([*TRIANGLE, (1, 2)], [1, 1, 1, -1]).with_dummy()
    total = tuple(sum(Fraction(c) * y * x[i] for c, (x, y) in zip(weights, rows, strict=True)) for i in range(3))
    words = f"With the dummy input 1 the examples, with their signs, add up to {shown_number(total)}."
    return Answer(not any(total), words)


EXERCISES = (
    numbers(
        "pac-ex-switches",
        ("For 20", "For 40"),
        lambda: tuple(pac.examples_asked(3**n + 1, Fraction(1, 10), Fraction(1, 10)) for n in (20, 40)),
        r"\(10(n\ln 3 + \ln 10)\); the \(+1\) does not show.",
        (r"\(N = 3^n + 1\).", r"\((\ln N + \ln\frac1\delta)/\varepsilon\)."),
    ),
    choice(
        "pac-ex-union",
        (
            ("Line 1: one bad hypothesis survives", r"Not because of this: it speaks of one hypothesis."),
            ("Line 3: the union bound", "A sample with which both agree is counted twice."),
            ("Line 4: the exponential", "It is about numbers, whatever the hypotheses are."),
            ("Line 5: the output agrees", "If it is bad, then it is one of the two, and the other agrees as well."),
        ),
        1,
        ("If one of them agrees with a sample, what does the other do?",),
    ),
    choice(
        "pac-ex-kept",
        (
            (r"\(x_1x_2\)", "Only these two literals are true of both positive rows."),
            (r"\(x_1x_2x_3\)", r"\(x_3\) is false of 110, which is positive."),
            (r"\(x_1x_2\bar x_3\)", r"\(\bar x_3\) is false of 111, which is positive."),
            (r"\(x_1\)", r"\(x_2\) was never false of a positive row either, so it is kept."),
        ),
        0,
        ("Go through the positive rows, and cross off the literals that are false.",),
    ),
    numbers(
        "pac-ex-cards",
        ("Four cards", "Four draws"),
        without_putting_back,
        "Each card that misses makes the next miss less likely.",
        (r"\(\frac7{10}\cdot\frac69\cdots\)",),
    ),
    Exercise(
        "pac-ex-multipliers",
        "number",
        multipliers,
        ("1 1 2 4",),
        ("1 1 1 3",),
        (
            r"\((1, 2)\) is an average of the other three.",
            "The multiplier of the negative point is the sum of the others.",
        ),
        ("Of the three positive points, and of the negative one",),
        "four numbers",
    ),
    choice(
        "pac-ex-after",
        (
            ("The examples are independent", "They still are."),
            (
                "The class is fixed before the sample is drawn",
                r"\(N\) has to count every hypothesis that may come out, here \(2^{16}\).",
            ),
            ("The output agrees with the sample", "It does: it says plus of what it saw."),
        ),
        1,
        (r"Which \(N\) should be put into the theorem?",),
    ),
    order("pac-lines-bound", "ce9c02e4", lambda: pac.consistent().conclusion, "The lines of the theorem", place=1),
    order("pac-lines-farkas", "8157e056", lambda: pac.no_separator().conclusion, "The lines on multipliers"),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def switches(random: Random) -> Exercise:
    """How many examples the theorem needs."""
    n, k = random.randint(10, 30), random.randint(5, 20)
    share = Fraction(1, k)
    prompt = rf"An AND of literals of {n} variables, with \(\varepsilon = \delta = \tfrac1{{{k}}}\): how many examples?"
    return one("pac-ex-switches", prompt, ("Examples",), lambda: (pac.examples_asked(3**n + 1, share, share),))


DRAWN = {"pac-ex-switches": switches}
