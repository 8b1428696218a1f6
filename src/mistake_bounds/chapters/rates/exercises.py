"""Exercises of the chapter “Exact rates”: every function is least at 0, where it is 0, and a run begins at x = 1."""

from fractions import Fraction

from mistake_bounds.chapters.rates.learner import Absolute, GradientDescent, descend
from mistake_bounds.chapters.rates.theorem import one_step
from mistake_bounds.chapters.rates.worst_case import factor, flat
from mistake_bounds.exercises.question_types import choice, constant, numbers
from mistake_bounds.proof import claim, norm2, scalars, vectors

L, f_1, f_u = scalars("L f_1 f_u")
DISTANCE2 = norm2(vectors("x_0") - vectors("u"))
EXERCISES = (
    numbers(
        "rates-ex-hand",
        ("After step 1", "After step 2", "After step 3"),
        lambda: flat(3).values[1:],
        "The slope is 1/7 all the way: each step is 1/7 long, and lowers the value by 1/49.",
        ("How long is a step where the slope is 1/7?", r"On the line \(f(x) = \frac17(x - \frac1{14})\)."),
    ),
    numbers(
        "rates-ex-steps",
        ("Steps",),
        lambda: (next(N for N in range(1, 100) if factor(N) <= Fraction(1, 100)),),
        "With one step fewer the Huber function has a larger value.",
        (r"Solve \(\frac1{4N + 2} \le \frac1{100}\).",),
    ),
    numbers(
        "rates-ex-long",
        ("h", "Factor"),
        lambda: min(((Fraction(k, 8), factor(1, Fraction(k, 8))) for k in range(1, 16)), key=lambda one: one[1]),
        "There both functions are equally bad: 1/(2h + 1) falls with h, and (1 − h)² rises.",
        ("The larger of the two is least where both are equal.", r"Try \(h = \frac32\)."),
    ),
    choice(
        "rates-ex-worst",
        (
            (r"The bend is at \(\frac1{2N}\)", "N steps go down the slope, and end at 1/2: the last value is less."),
            (r"The bend is at \(\frac1{2N + 1}\)", "With a bend further in the slope is flatter, and f itself small."),
            ("There is no bend: a quadratic", "There one step of length 1/L ends at the least point."),
        ),
        1,
        (r"With the bend at r the last value is \(r(1 - Nr) - r^2/2\). For which r is it largest?",),
    ),
    constant(
        "rates-ex-constant",
        lambda c: claim(f_1 - f_u <= c.numerator * L * DISTANCE2 / c.denominator, "one step"),
        lambda: one_step().at_end,
        "1/6",
        ("Which value does the bent function have after one step?",),
    ),
    numbers(
        "rates-ex-kink",
        ("After step 1", "After step 2", "After step 3"),
        lambda: descend(GradientDescent(Fraction(2, 3)), Absolute((1,)), (1,), 3).values[1:],
        "It jumps from side to side: a fixed step does not settle at a kink.",
        ("The slope is 1 on the right of 0 and −1 on the left.",),
    ),
)
