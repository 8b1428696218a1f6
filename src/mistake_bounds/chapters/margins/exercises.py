"""Exercises of the chapter “What a margin measures”.

w is a normal vector, w₀ its offset, u a target, x an example with the label y, D the dummy input, X a number.
"""

from fractions import Fraction

from mistake_bounds.chapters.hyperplanes.exercises import (
    A,
    c,
    u,
    w,
    x,
)
from mistake_bounds.chapters.margins.examples import odd_max_bit as fewest_rows
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, grid, numbers, stream, weights_table
from mistake_bounds.play import play_until_clean
from mistake_bounds.proof import Eq, dot, instantiate, norm2, prove, scalars

gamma, w_0 = scalars("gamma w_0")


def nearest_average2(two: Examples) -> Fraction:
    """The squared length of the shortest average of two positive examples."""
    first, second = two.X
    apart = [j - i for i, j in zip(first, second, strict=True)]
    share = Fraction(inner(second, apart)) / length2(apart) if any(apart) else Fraction(1)
    share = min(max(share, Fraction(0)), Fraction(1))
    return length2([share * i + (1 - share) * j for i, j in zip(first, second, strict=True)])


def long_average(examples: Examples) -> Answer:
    """Is ‖w_M‖/M at least three times the margin of the set?"""
    if len(examples) != 2 or set(examples.y) != {1}:
        return Answer(False, "Give two positive examples.")
    margin2 = nearest_average2(examples)
    if not margin2:
        return Answer(False, "Nothing separates these two: an average of them is 0.")
    run = play_until_clean(Perceptron(), examples, at_most=1000)
    if not run.clean:
        return Answer(False, "After a thousand passes there is still a mistake: its margin is too small to judge here.")
    ratio2 = Fraction(length2(run.weights), len(run.mistakes) ** 2) / margin2
    words = rf"\(\lVert w_M\rVert/M\) is {float(ratio2) ** 0.5:.2f} times the margin of the set."
    return Answer(ratio2 >= 9, words, (weights_table(run),))


def on_a_line() -> tuple:
    """The distance of ⟨w, x⟩ − 26 = 0 from the origin for w = (5, 12), its foot, and the margin of (1, 1) negative."""
    normal = (5, 12)
    offset = -26
    foot = tuple(Fraction(-offset * v, length2(normal)) for v in normal)
    return Fraction(-offset, 13), foot, Fraction(-(inner(normal, (1, 1)) + offset), 13)


def three_points() -> Fraction:
    """The squared margin of the three points for u = (1, 1), which is the largest."""
    three = Examples([(3, 1), (1, 3), (-2, -2)], [+1, +1, -1])
    return Fraction(three.margin((1, 1)) ** 2, length2((1, 1)))


def half_and_half() -> tuple[tuple[Fraction, ...], Fraction]:
    """Half of (2, 1), positive, less half of (2, −4), negative, and its squared length."""
    average = tuple(Fraction(i - j, 2) for i, j in zip((2, 1), (2, -4), strict=True))
    return average, length2(average)


def shortest_target() -> tuple:
    """The shortest target with γ = 1 for the place of the last 1, of three bits, and the sum of squares for eight."""
    return tuple(fewest_rows(3).u), length2(fewest_rows(8).u)


def across():
    """⟨w, x − A⟩ = ⟨w, x⟩ + w₀, where A is on the boundary."""
    return prove(Eq(dot(w, x - A), dot(w, x) + w_0), given={"A on it": Eq(dot(w, A) + w_0, 0)})


def ceiling():
    """γ² ≤ ‖u‖²‖c‖² for an average c of the examples."""
    schwarz = instantiate(perceptron.cauchy_schwarz(), {w: c})
    given = {"average": dot(u, c) >= gamma, "margin": gamma > 0}
    return prove(gamma**2 <= norm2(u) * norm2(c), given=given, using=[schwarz])


EXERCISES = (
    numbers(
        "hyperplanes-ex-foot",
        ("Distance", "Nearest point", "Margin"),
        on_a_line,
        r"The foot is \((26/169)\,w\), and the score of \((1, 1)\) is \(-9\).",
        (
            r"\(\lVert w\rVert = 13\).",
            r"The nearest point is a multiple of \(w\).",
            r"A margin is \(y\) times the score, over \(\lVert w\rVert\).",
        ),
    ),
    numbers(
        "margins-ex-half",
        ("Average", "Squared length"),
        half_and_half,
        "It is a bound, but the average with 4/5 and 1/5 is shorter and says more.",
        (r"\(c = ap - bq\): the negative example is taken away.", r"\((2, 1) - (2, -4) = (0, 5)\)."),
    ),
    choice(
        "margins-ex-longer",
        (
            (r"\(\gamma\)", r"\(\gamma = \min y\langle u, x\rangle\) is ten times as large both times."),
            ("The margin of the set", "With longer examples the margin of the set grows as they do."),
            ("The bound", r"In \(R^2\lVert u\rVert^2/\gamma^2\) the tens cancel."),
            ("All three", r"\(\gamma\) is ten times as large both times."),
        ),
        2,
        (r"Which of \(R\), \(\lVert u\rVert\) and \(\gamma\) become ten times as large?",),
        prompt="What stays the same both times?",
    ),
    numbers(
        "hyperplanes-ex-ceiling",
        ("Squared margin",),
        lambda: (three_points(),),
        r"\(u = (1, 1)\) has it, and the third example with its sign turned is an average of that squared length.",
        (r"Try \(u = (1, 1)\).", r"All three scores are 4; divide by \(\lVert u\rVert\), and square."),
    ),
    stream(
        "margins-ex-long",
        2,
        long_average,
        "3 3 +\n1 0 +",
        "1 0 +\n0 1 +",
        ("Let the first be long.", "Let the second be right as soon as the first has been added, but only just."),
        most=5,
        instances=grid(range(4), range(4)),
    ),
    numbers(
        "margins-ex-fibonacci",
        ("Target for n = 3", "Sum of squares for n = 8"),
        shortest_target,
        "The sizes are Fibonacci numbers, and their squares add up to the product of the last and the next, less 1.",
        (
            "Each weight has to outweigh those before it of the other sign, by 1.",
            "1, 2, 3, 5, 8: each is the sum of the two before it.",
        ),
    ),
    order("margins-lines-ceiling", "9e9e4dcb", ceiling, "The lines of the ceiling of a margin"),
)
