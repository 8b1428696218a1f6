"""Exercises of the chapter “Linear thresholds and the L₁ margin”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from fractions import Fraction
from itertools import product

from sympy import Eq

from mistake_bounds.chapters.winnow_l1_margin import gap
from mistake_bounds.chapters.winnow_l1_margin import theorem as l1_margin
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_ors.exercises import a, n, n_a, s, s_a
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise, text_of
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import (
    choice,
    constant,
    hypothesis,
    numbers,
    shown_number,
)
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
    run = play(Exponentiated(2), FOUR)
    target = (2, 1, 0)
    rows = [x for x in product((-1, 0, 1), repeat=3) if inner(target, x)]
    wrong = [x for x in rows if run.learner.predict(run.weights, x) != (1 if inner(target, x) > 0 else -1)]
    return len(rows), len(wrong)


d, gamma = scalars("d gamma")
u_1, u_2, u_3, theta, alpha = scalars("u_1 u_2 u_3 theta alpha")

FOUR_ROWS = (
    claim(u_1 >= theta, "100"),
    claim(u_2 + u_3 >= theta, "011"),
    claim(u_2 <= theta - alpha, "010"),
    claim(u_3 <= theta - alpha, "001"),
    claim(alpha > 0, "a gap"),
)


EXERCISES = (
    numbers(
        "l1-ex-step",
        ("Weights",),
        lambda: (Exponentiated(4).update((1, 1, 1), (1, -1, Fraction(1, 2)), -1),),
        "The example is negative, so an active feature lowers its weight, and a feature below 0 raises it.",
        (r"Each weight is multiplied by \(4^{y x_i}\), with \(y = -1\).", r"\(4^{-1/2} = 1/2\)."),
        prompt="Three numbers, such as 1 2 1/3.",
    ),
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
        prompt=(
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
        prompt=(
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
        prompt="About which is there most to be learned?",
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
    choice(
        "gap-ex-scale",
        (
            (
                r"\(\theta\) and \(\alpha\), but neither the learner nor the bound",
                r"Both have only the quotients of \(W\), \(\theta\) and \(\alpha\).",
            ),
            ("The bound is doubled", r"It has \(LW/\alpha\) and \(\theta/\alpha\): the twos cancel."),
            ("The learner has another factor", r"The factor is \(1 + \alpha/(2\theta)\): the twos cancel."),
        ),
        0,
        ("In which quotients does the bound know the target?",),
    ),
    constant(
        "gap-ex-weights",
        lambda c: claim(u_1 + u_2 + u_3 >= Rational(c.numerator, c.denominator) * alpha),
        lambda: FOUR_ROWS,
        "4",
        (r"Show \(\theta \ge 2\alpha\) first.", r"Then \(W \ge 2\theta\)."),
        largest=True,
        prompt=r"The largest \(c\) for which \(W = u_1 + u_2 + u_3 \ge c\,\alpha\) follows from the four rows.",
    ),
    hypothesis(
        "l1-ex-threshold",
        lambda: claim(s_a >= n_a),
        lambda: (claim(Eq(s_a, a * s), "score"), claim(Eq(n_a, a * n), "threshold"), claim(s >= n, "plain says +")),
        "",
        "a",
        "a > 0",
        "a < 1",
        (r"What does a negative factor do to a comparison?",),
        "such as a ≥ 1",
        necessary=False,
        prompt=(
            r"A run with all weights and the threshold \(a\) times as large has the score \(s_a = a\,s\) and the "
            r"threshold \(n_a = a\,n\), where the plain one says plus: \(s \ge n\). A hypothesis about \(a\) "
            r"under which it says plus as well, \(s_a \ge n_a\)."
        ),
    ),
    order("gap-lines-demotions", "988020ea", lambda: gap.gap().facts[1], "The lines on demotions"),
    order(
        "gap-lines-bound",
        "8516ebab",
        lambda: gap.gap().conclusion,
        "The lines of the bound on all mistakes",
    ),
)
