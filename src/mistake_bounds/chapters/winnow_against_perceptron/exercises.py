"""Exercises of the chapter “Winnow against the Perceptron”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from itertools import product
from random import Random

from sympy import Eq

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.winnow_l1_margin.exercises import d
from mistake_bounds.chapters.winnow_ors.exercises import (
    w,
    w_next,
    x,
    z,
)
from mistake_bounds.exact import ceil_log
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import (
    choice,
    choice_of_claims,
    numbers,
)
from mistake_bounds.exercises.randomized import one
from mistake_bounds.play import play
from mistake_bounds.proof import VectorEq, claim, dot, prove, scalars


def may_be_on() -> int:
    """The most features that may be on, for the Perceptron's bound to be no larger than 3rL + 1."""
    return max(on for on in range(1, 1024) if (on + 1) * (4 * 10 + 1) <= 3 * 10 * ceil_log(1024) + 1)


# The four rows of the chapter, which NumPy has shuffled there: a page has no NumPy.
HADAMARD = Examples([(1, 1, 1, 1), (1, -1, 1, -1), (1, 1, -1, -1), (1, -1, -1, 1)], [1, 1, -1, -1])


def known_in_the_end() -> tuple:
    """The Perceptron's weights after the four Hadamard rows, and on how many of the 16 rows it is wrong then."""
    rows = HADAMARD
    weights = tuple(play(Perceptron(tie=0), rows).weights)
    target = [int(all(x[j] == y for x, y in rows)) for j in range(4)]
    wrong = sum(inner(weights, row) * inner(target, row) <= 0 for row in product((1, -1), repeat=4))
    return weights, wrong


def three_rows() -> tuple:
    """The Perceptron's weights after three of the four Hadamard rows, and the fourth row's score."""
    weights = tuple(play(Perceptron(tie=0), Examples(HADAMARD.X[:3], HADAMARD.y[:3])).weights)
    return weights, inner(weights, HADAMARD.X[3])


EXERCISES = (
    numbers(
        "against-ex-four",
        ("Perceptron, n = 4", "Perceptron, n = 400", "Square, n = 4", "Square, n = 400"),
        lambda: (3 * 4, 3 * 400, 3**2, 3**2),
        "Only the logarithm in front of the second square grows with n.",
        (
            r"\(\lVert u\rVert_2^2 = 3\) and \(\lVert X\rVert_2^2 = n\).",
            r"\(\lVert u\rVert_1 = 3\) and \(\lVert X\rVert_\infty = 1\).",
        ),
    ),
    numbers(
        "against-ex-fourth",
        ("Weights", "Score"),
        three_rows,
        "The fourth row is at right angles to the other three, and so to their sum.",
        (r"A mistake adds \(yx\) to the weights.", "Add the first two rows, and subtract the third."),
    ),
    numbers(
        "against-ex-five",
        ("Features",),
        lambda: (may_be_on(),),
        r"The Perceptron's bound is \(41(a + 1)\), and Winnow's 301.",
        (r"Winnow's bound is \(3 \cdot 10 \cdot 10 + 1\).", r"The Perceptron's is \((a + 1)(4r + 1)\)."),
    ),
    choice(
        "against-ex-crossing",
        (
            ("For none", r"With \(t = n/r\) it would be \(2\ln t \gt t\), and \(2\ln t \le 2t/e \lt t\)."),
            (r"For \(r\) near \(n\)", r"There \(\ln(n/r)\) is near 0."),
            (r"For \(r\) about \(n/3\)", r"There \(2\ln 3\) is about 2.2, and \(t\) is 3."),
        ),
        0,
        (r"Divide by \(r^2\), and write \(t\) for \(n/r\).", r"\(\ln t \le t/e\)."),
    ),
    choice_of_claims(
        "against-ex-nearly",
        (dot(w_next, z) <= dot(w, z) + d, dot(w_next, z) <= d, dot(w_next, z) <= dot(w, z) - d),
        lambda: (claim(vector_equation(), "update"), claim(dot(x, z) <= d, "nearly a right angle")),
        0,
        (r"Put \(w^+ = w + x\) in.",),
        prompt="Which is the step?",
    ),
    numbers(
        "against-ex-teaches",
        ("Weights", "Wrong"),
        known_in_the_end,
        r"It has \(n\) times the target.",
        (r"The weights are the sum of all \(yx\), and \(y\) is a column.", "Columns are at right angles."),
        prompt="The weights after the four rows, and on how many of the 16 rows of ±1 it is wrong then.",
    ),
    order("against-lines-kept", "98d175fe", lambda: known_nothing(), "The lines on a new row"),
)


def vector_equation():
    """w⁺ = w + x."""
    return VectorEq(w_next, w + x)


def known_nothing():
    """⟨w⁺, z⟩ = 0, where ⟨w, z⟩ = 0 and x is at right angles to z."""
    y = scalars("y")
    nothing = claim(Eq(dot(w, z), 0), "nothing known about z")
    given = [nothing, claim(VectorEq(w_next, w + y * x), "update"), claim(Eq(dot(x, z), 0), "right angle")]
    return prove(nothing.substitute({w: w_next}), given=given)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def on(random: Random) -> Exercise:
    """How many features may be on."""
    n = 2 ** random.randint(8, 14)
    r = random.randint(6, 15)
    bound = 3 * r * ceil_log(n) + 1
    prompt = (
        rf"An OR of {r} of {n} features: how many may be on in each row, so that the Perceptron's bound "
        r"\((a + 1)(4r + 1)\) is not above \(3rL + 1\)?"
    )
    return one("against-ex-five", prompt, ("Features",), lambda: (bound // (4 * r + 1) - 1,))


DRAWN = {"against-ex-five": on}
