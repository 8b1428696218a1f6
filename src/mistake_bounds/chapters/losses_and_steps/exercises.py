"""Exercises of the chapter “Losses and steps”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from mistake_bounds.chapters.losses_and_steps import theorem as gradient
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, grid, numbers, shown_number, stream
from mistake_bounds.play import play


def quarter():
    """Descent on the hinge loss with the rate ¼, on the six points."""
    return play(OnlineGradientDescent(rate=Fraction(1, 4)), worked_example())


def least_of_all(examples: Examples) -> tuple[Fraction, ...]:
    """A fixed u in the plane of which the hinge losses are least.

    Their sum is convex, made of planes, and never below 0.  So it is least where two of the lines y⟨u, x⟩ = 1 cross,
    or, where all of these are parallel, somewhere on one of them; without a line every u is as good.

    >>> least_of_all(Examples([(1, 0), (0, 2)], [1, 1]))
    (Fraction(1, 1), Fraction(1, 2))
    """
    lines = dict.fromkeys(tuple(Fraction(y * v) for v in x) for x, y in examples if any(x))
    tried = [(Fraction(0), Fraction(0)), *(tuple(v / length2(z) for v in z) for z in lines)]
    tried += [
        ((d - b) / (a * d - b * c), (a - c) / (a * d - b * c))
        for (a, b), (c, d) in combinations(lines, 2)
        if a * d != b * c
    ]
    return min(tried, key=lambda u: cost_of(u, examples))


def without_regret(examples: Examples) -> Answer:
    """Does descent pay less than every fixed u?"""
    paid = play(OnlineGradientDescent(), examples).total_loss
    best = least_of_all(examples)
    least = cost_of(best, examples)
    if paid < least:
        return Answer(
            True, f"The learner pays {paid}. No fixed u pays less than {least}, as u = {shown_number(best)} does."
        )
    return Answer(False, f"The learner pays {paid}, and the fixed u = {shown_number(best)} pays {least}.")


def cost_of(u, examples: Examples) -> Fraction:
    """The hinge losses of a fixed u."""
    counted = Counter(tuple(y * v for v in x) for x, y in examples)
    return sum((times * max(Fraction(0), 1 - Fraction(inner(u, z))) for z, times in counted.items()), Fraction(0))


def lms_factor() -> Fraction:
    """By how much a step of LMS multiplies the error on x = 2 with the label 1, at the rate 1."""
    run = play(LMS(1), Examples([(2,)], [1]), passes=2)
    before, after = (1 - 2 * w for (w,) in run.follow(tuple)[:2])
    return Fraction(after, before)


EXERCISES = (
    numbers(
        "losses-ex-losses",
        ("Perceptron loss", "Hinge loss", "Squared error"),
        lambda: tuple(
            learner.loss(Fraction(1, 2), -1)
            for learner in (OnlineGradientDescent(margin=0), OnlineGradientDescent(), LMS())
        ),
        r"\(y\langle w, x\rangle = -1/2\).",
        (r"What is \(y\langle w, x\rangle\)?", r"The squared error is \((y - \langle w, x\rangle)^2\)."),
    ),
    numbers(
        "losses-ex-rate",
        ("η", "Regret at most"),
        lambda: (Fraction(3, 2 * 6), 3 * 2 * 6),
        "Both terms are 18.",
        (r"\(\eta G\sqrt T = \lVert u\rVert\).", r"The bound is then \(\lVert u\rVert\,G\sqrt T\)."),
    ),
    choice(
        "losses-ex-half",
        (
            ("The Perceptron", "Its prediction is right, so it rests."),
            ("Descent on the hinge loss", "The hinge loss is 1/2, and the perceptron loss 0."),
            ("Both", "The Perceptron's prediction is right, so it rests."),
            ("Neither", "The hinge loss is not 0 before the score is right by 1."),
        ),
        1,
        ("What are the two losses?",),
    ),
    numbers(
        "losses-ex-quarter",
        ("Steps", "Final weights", "Losses"),
        lambda: (len(quarter().updates), tuple(quarter().weights), quarter().total_loss),
        "In another order all three may change; the bound does not.",
        (
            r"A step is made where \(y\langle w, x\rangle \lt 1\).",
            r"It adds \(\tfrac14 yx\).",
            "What is paid is the loss before the step.",
        ),
    ),
    numbers(
        "losses-ex-away",
        ("Factor",),
        lambda: (lms_factor(),),
        r"It is \(1 - \eta\lVert x\rVert^2\), so that LMS runs away for \(\eta\lVert x\rVert^2 \gt 2\).",
        (r"The new error is \(y - \langle w + \eta\delta x, x\rangle\).",),
        prompt=r"For \(x = 2\) with the label 1 and \(\eta = 1\).",
    ),
    stream(
        "losses-ex-negative",
        2,
        without_regret,
        "1 0 +\n1 0 +\n1 0 +\n1 0 -\n1 0 -\n1 0 -",
        "1 0 +\n0 1 +",
        (
            "Let the labels turn round once.",
            "What is right for the first half is wrong for the second, and a fixed u pays for one of them.",
        ),
        most=60,
        instances=grid(range(-1, 2), range(-1, 2)),
    ),
    order(
        "losses-lines-closer",
        gradient.Descent.closer_to_u.written(),
        lambda: gradient.regret().proof("closer to u"),
        "The lines of a step that comes closer",
    ),
)
