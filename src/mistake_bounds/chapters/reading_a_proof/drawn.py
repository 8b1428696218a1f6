"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from dataclasses import replace
from random import Random

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.exercises.drawn import HINTS
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.kinds import certificate, constant
from mistake_bounds.proof import Rational, claim, norm2, scalars
from mistake_bounds.proof import dot as inner


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


def cautious(random: Random) -> Exercise:
    """The growth at an update of a learner that looks so far past right."""
    most = random.randint(2, 20)
    w, x, y, R = perceptron.w, perceptron.x, perceptron.y, perceptron.R
    return constant(
        "ex-cautious",
        lambda c: claim(norm2(w + y * x) <= norm2(w) + R**2 + Rational(c.numerator, c.denominator)),
        lambda: (perceptron.LABEL, perceptron.RADIUS, claim(y * inner(w, x) <= most, "barely right")),
        str(2 * most),
        HINTS,
        prompt=(
            rf"A learner updates whenever \(y\langle w, x\rangle \le {most}\). The least \(c\) with "
            r"\(\lVert w + yx\rVert^2 \le \lVert w\rVert^2 + R^2 + c\) at an update."
        ),
    )


DRAWN = {
    "ex-on-paper": two_hypotheses,
    "ex-cautious": cautious,
}
