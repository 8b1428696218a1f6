"""Exercises of the chapter “Lab: how to read an executable proof”.

w and x are vectors, a, b and c numbers; y is a label, R the radius, β how far an update looks past right.
"""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import R, w, x, y
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.question_types import certificate, choice, constant, hypothesis
from mistake_bounds.exercises.randomized import HINTS
from mistake_bounds.proof import Rational, claim, dot, norm2, scalars

a, b, c, beta = scalars("a b c beta")


def cautious(most: int, hints: Iterable[str], learner: str = "") -> Exercise:
    """The growth at an update of a learner that updates wherever y⟨w, x⟩ is at most so much."""
    return constant(
        "ex-cautious",
        lambda number: claim(norm2(w + y * x) <= norm2(w) + R**2 + Rational(number.numerator, number.denominator)),
        lambda: (perceptron.LABEL, perceptron.RADIUS, claim(y * dot(w, x) <= most, "barely right")),
        str(2 * most),
        hints,
        prompt=rf"{learner}The least \(c\) with \(\lVert w + yx\rVert^2 \le \lVert w\rVert^2 + R^2 + c\) at an update.",
    )


EXERCISES = (
    certificate(
        "ex-on-paper",
        lambda: claim(2 * a + b >= 6),
        lambda: (claim(a >= b, "first"), claim(b >= 2, "second")),
        "",
        "2 (a − b)\n3 (b − 2)",
        "2 (a − b)\n2 (b − 2)",
        (
            r"Only the first hypothesis has \(a\) in it: how often do you need it?",
            r"Then the numbers in front of \(b\) decide about the second.",
        ),
        "2 (a − b)",
        prompt=r"The certificate of \(2a + b \ge 6\).",
    ),
    choice(
        "ex-which-answer",
        (
            ("Proved or Unknown", "Proved comes with a certificate; without the square there is none."),
            ("Unknown only", "No certificate without the square, and no numbers at which a true claim fails."),
            ("Refuted or Unknown", "Refuted comes with numbers at which the claim fails; a true claim has none."),
            ("Any of the three", "Proved needs a certificate, and Refuted needs numbers: neither is there."),
        ),
        1,
        ("With what does each of the three answers come?",),
    ),
    choice(
        "ex-parallelogram",
        (
            (r"The square \(\lVert w - x\rVert^2\)", "Its two sides differ by 0, and not by a square."),
            ("Nothing: both sides are the same polynomial", "Multiplying out is the proof."),
            (r"The hypothesis \(\langle w, x\rangle = 0\)", "It is not needed: the products cancel for all vectors."),
        ),
        1,
        (r"Multiply \(\lVert w + x\rVert^2\) and \(\lVert w - x\rVert^2\) out, and add.",),
    ),
    constant(
        "ex-least-constant",
        lambda number: claim(norm2(w + x) <= Rational(number.numerator, number.denominator) * (norm2(w) + norm2(x))),
        tuple,
        "2",
        (r"Try \(w = x\).", r"Which square is the difference of the two sides, if \(c\) is just large enough?"),
    ),
    hypothesis(
        "ex-repair",
        lambda: claim(norm2(w + x) >= norm2(w)),
        tuple,
        "w x",
        "w x",
        "⟨w, x⟩ ≥ 0",
        "⟨w, x⟩ ≥ −1",
        (r"What may \(x\) not do?", r"Multiply out: \(2\langle w, x\rangle + \lVert x\rVert^2\) is what is added."),
        "such as ‖x‖² ≥ 1",
        necessary=None,
    ),
    certificate(
        "ex-by-hand",
        lambda: claim(a**2 + b**2 + c**2 >= a * b + b * c + c * a),
        tuple,
        "",
        "1/2 (a − b)²\n1/2 (b − c)²\n1/2 (c − a)²",
        "1/3 (a − b)²\n1/3 (b − c)²\n1/3 (c − a)²",
        ("Each product stands in one square of a difference.", "Add the three squares: how often is that too much?"),
        "1/4 (a + b)²",
    ),
    cautious(1, ("How often does the certificate of growth take the hypothesis that it was a mistake?",)),
    choice(
        "ex-motzkin",
        (
            ("Proved", "Every certificate it looks for is a sum of squares here, and there is none."),
            ("Refuted", "There are no numbers at which it fails: it is never negative."),
            ("Unknown", "It says what it has searched; that is not to say that the claim is false."),
        ),
        2,
        ("The polynomial is never negative, and it is no sum of squares.",),
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def two_hypotheses(random: Random) -> Exercise:
    """A certificate of p a + q b ≥ (p + q) k."""
    p, q, k = random.randint(2, 6), random.randint(1, 6), random.randint(2, 9)
    a, b = scalars("a b")
    exercise = certificate(
        "ex-on-paper",
        lambda: claim(p * a + q * b >= (p + q) * k),
        lambda: (claim(a >= b, "first"), claim(b >= k, "second")),
        "",
        f"{p} (a − b)\n{p + q} (b − {k})",
        f"{p} (a − b)\n{q} (b − {k})",
        HINTS,
        "1 (a − b)",
        prompt=rf"The certificate of \({p}a + {q}b \ge {(p + q) * k}\), from \(a \ge b\) and \(b \ge {k}\).",
    )
    return replace(exercise, title="★ A certificate, on paper")


def drawn_cautious(random: Random) -> Exercise:
    """`cautious` with another number."""
    most = random.randint(2, 20)
    return cautious(most, HINTS, rf"A learner updates whenever \(y\langle w, x\rangle \le {most}\). ")


DRAWN = {
    "ex-on-paper": two_hypotheses,
    "ex-cautious": drawn_cautious,
}
