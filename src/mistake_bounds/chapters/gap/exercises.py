"""Exercises of the chapter “Winnow for weighted targets”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from sympy import Eq

from mistake_bounds.chapters.gap import theorem as gap
from mistake_bounds.chapters.winnow.exercises import a, n, n_a, s, s_a
from mistake_bounds.exercises.kinds import choice, constant, hypothesis
from mistake_bounds.exercises.order import order
from mistake_bounds.proof import Rational, claim, scalars

u_1, u_2, u_3, theta, alpha = scalars("u_1 u_2 u_3 theta alpha")


FOUR_ROWS = (
    claim(u_1 >= theta, "100"),
    claim(u_2 + u_3 >= theta, "011"),
    claim(u_2 <= theta - alpha, "010"),
    claim(u_3 <= theta - alpha, "001"),
    claim(alpha > 0, "a gap"),
)


EXERCISES = (
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
        asks=r"The largest \(c\) for which \(W = u_1 + u_2 + u_3 \ge c\,\alpha\) follows from the four rows.",
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
        asks=(
            r"A run with all weights and the threshold \(a\) times as large has the score \(s_a = a\,s\) and the "
            r"threshold \(n_a = a\,n\), where the plain one says plus: \(s \ge n\). A hypothesis about \(a\) "
            r"under which it says plus as well, \(s_a \ge n_a\)."
        ),
    ),
    order("gap-lines-demotions", "988020ea", lambda: named(gap.gap(), 1), "The lines on demotions"),
    order(
        "gap-lines-bound",
        "8516ebab",
        lambda: gap.gap().conclusion,
        "The lines of the bound on all mistakes",
    ),
)


def named(theorem, place: int):
    """A fact of a theorem by its place."""
    return theorem.facts[place]
