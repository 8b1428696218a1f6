"""Exercises of the chapter “Linear thresholds and the L₁ margin”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from fractions import Fraction
from itertools import product

from mistake_bounds.chapters.l1_margin import theorem as l1_margin
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise, text_of
from mistake_bounds.exercises.kinds import (
    choice,
    constant,
    numbers,
    shown_number,
)
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.reading import row
from mistake_bounds.play import play
from mistake_bounds.proof import Rational, claim, dot, scalars

FOUR = Examples([(0, 1, -1), (-1, 1, -1), (0, 1, -1), (-1, 1, 1)], [+1, -1, +1, -1])


def ceiling_of(answer: object) -> Answer:
    """Weights for the four examples, not negative and with sum 1, whose mean row has no entry above ⅓."""
    weights = row(text_of(answer[0] if isinstance(answer, (list, tuple)) and answer else answer), 2)
    if min(weights) < 0 or sum(weights) != 1:
        return Answer(
            False,
            f"Two weights that are not negative, with sum 1: these have the sum "
            f"{shown_number(Fraction(sum(weights)))}.",
        )
    rows = [[y * v for v in x] for x, y in FOUR][:2]
    mean = tuple(sum(Fraction(weight) * each[i] for weight, each in zip(weights, rows, strict=True)) for i in range(3))
    words = f"The mean row is {shown_number(mean)}, with {shown_number(max(mean))} for its largest entry."
    return Answer(max(mean) <= Fraction(1, 3), words)


def fifth() -> tuple[int, int]:
    """How many of the 27 rows the target labels with its margin, and on how many of those the learner is wrong."""
    run, target = play(Exponentiated(2), FOUR), (2, 1, 0)
    rows = [x for x in product((-1, 0, 1), repeat=3) if inner(target, x)]
    wrong = [x for x in rows if run.learner.predict(run.weights, x) != (1 if inner(target, x) > 0 else -1)]
    return len(rows), len(wrong)


d, gamma = scalars("d gamma")


EXERCISES = (
    Exercise(
        "l1-ex-certificate",
        "number",
        ceiling_of,
        ("2/3 1/3",),
        ("1/2 1/2",),
        (
            r"The rows are \((0, 1, -1)\) and \((1, -1, 1)\).",
            r"With \(t\) for the first the mean is \((1 - t,\, 2t - 1,\, 1 - 2t)\).",
        ),
        ("Weights of the first two examples",),
        "two numbers, such as 1/2 1/2",
    ),
    numbers(
        "l1-ex-fifth",
        ("Rows", "Wrong"),
        fifth,
        "So there is no fifth mistake: the learner has the signs of the target.",
        (
            r"The target gives a row the score \(2x_1 + x_2\); which rows have 0?",
            r"Compare the signs of \(4x_1 + x_2 + \tfrac14x_3\) and \(2x_1 + x_2\).",
        ),
        asks=(
            "Of the 27 rows: how many does the target label with its margin, and on how many of those is the "
            "learner wrong?"
        ),
    ),
    constant(
        "l1-ex-soft",
        lambda number: claim(
            dot(l1_margin.u, l1_margin.c_next)
            >= dot(l1_margin.u, l1_margin.c) + gamma - Rational(number.numerator, number.denominator) * d
        ),
        lambda: (
            l1_margin.UPDATE,
            claim(l1_margin.y * dot(l1_margin.u, l1_margin.x) >= gamma - d, "soft margin"),
            claim(d >= 0, "falls short"),
        ),
        "1",
        ("Only the line of the margin changes.",),
        asks=(
            r"The target falls short by \(d\): \(y\langle u, x\rangle \ge \gamma - d\). The least \(c\) with "
            r"\(\langle u, c^+\rangle \ge \langle u, c\rangle + \gamma - c\,d\), for all \(d \ge 0\)."
        ),
    ),
    choice(
        "l1-ex-entropy",
        (
            ("A single feature", r"\(\ln 64\), all there is."),
            ("The majority of five", r"\(\ln\tfrac{64}5\) is less than \(\ln 64\)."),
            ("The majority of all 64", "Nothing: the start is that target."),
        ),
        0,
        (r"What is to be learned is \(\ln n - H\).",),
        asks="About which is there most to be learned?",
    ),
    order(
        "l1-lines-progress",
        "61bfcf8b",
        lambda: l1_margin.l1_margin().steps[0],
        "The lines of progress",
    ),
    order(
        "l1-lines-bound",
        "b5cc1448",
        lambda: l1_margin.l1_margin().conclusion,
        "The lines of the theorem",
    ),
)
