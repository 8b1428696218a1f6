"""Exercises of the chapter “Guess and double”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from fractions import Fraction
from random import Random

from mistake_bounds.chapters.guess_and_double import theorem as guessing
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import (
    choice,
    constant,
    numbers,
)
from mistake_bounds.exercises.randomized import one
from mistake_bounds.proof import Rational, claim, scalars

k, epsilon = scalars("k epsilon")


def thrice(q: int) -> Fraction:
    """What all guesses cost together with a step q, as a multiple of kA: q²/(q − 1)."""
    return Fraction(q * q, q - 1)


q, A, g_G = scalars("q A g_G")


EXERCISES = (
    numbers(
        "guess-ex-sum",
        ("Last guess", "Refuted guesses", "All guesses"),
        lambda: (8, 10 * (1 + 2 + 4), 10 * (1 + 2 + 4 + 8)),
        r"In all 150, below \(4kA = 200\).",
        ("Which of the guesses 1, 2, 4, 8, … are below 5?", "Only these can be refuted; the next one is the last."),
    ),
    numbers(
        "guess-ex-thrice",
        ("Three times", "Doubling"),
        lambda: (thrice(3), thrice(2)),
        r"For a step \(q\) it is \(q^2/(q-1)\), which is least at \(q = 2\).",
        (r"The refuted guesses cost at most \(A(g-1)/2\), where \(g\) is the last one.", r"\(g \lt 3k\)."),
        prompt=r"All guesses together cost less than which multiple of \(kA\)? And with doubling?",
    ),
    constant(
        "guess-ex-start",
        lambda c: claim(A * (2 * g_G - 5) < A * (4 * k - Rational(c.numerator, c.denominator))),
        lambda: (claim(g_G < 2 * k, "below 2k"), claim(A > 0, "some cost")),
        "5",
        (r"\(2g \lt 4k\).",),
        largest=True,
        prompt=(
            r"You begin with 5, and the last guess is below \(2k\): all guesses cost at most \(A(2g - 5)\). The "
            r"largest \(c\) with \(A(2g - 5) < A(4k - c)\)."
        ),
    ),
    choice(
        "k-of-r-ex-product",
        (
            (r"Double \(k\) and \(r\) together", r"A guess then costs \(O(r^2\log n)\), where \(k\) may be 1."),
            (
                r"Double the product of \(k\) and \(r\), and try all pairs with that product",
                r"About \(\tfrac12\log_2 q\) pairs, each of which costs \(O(q\log n)\).",
            ),
            (
                r"Double \(k\) to the end, and then \(r\)",
                r"With \(r\) too small no guess of \(k\) is right, and it is never refuted by name.",
            ),
        ),
        1,
        (r"What does a guess cost, in terms of \(kr\)?",),
    ),
    order(
        "guess-lines-k",
        "1fbe282c",
        lambda: guessing.unknown_k().conclusion,
        "The lines of guessing one number",
    ),
    order(
        "guess-lines-both",
        "be4f5eea",
        lambda: guessing.unknown_k_and_r().conclusion,
        "The lines of guessing two",
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def step(random: Random) -> Exercise:
    """All guesses together with another step."""
    q = random.randint(4, 40)
    prompt = rf"The next guess is {q} times the last one. All guesses together cost less than which multiple of \(kA\)?"
    return one("guess-ex-thrice", prompt, ("Multiple",), lambda: (thrice(q),))


DRAWN = {"guess-ex-thrice": step}
