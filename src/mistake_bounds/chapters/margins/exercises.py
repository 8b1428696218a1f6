"""Exercises of the chapter “Thresholds and margins”.

w is a normal vector, w₀ its offset, u a target, x an example with the label y, D the dummy input, X a number.
"""

from fractions import Fraction

from mistake_bounds.chapters.margins import dummy
from mistake_bounds.chapters.margins.examples import odd_max_bit as fewest_rows
from mistake_bounds.chapters.margins.examples import two_points_with_dummy
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, choice_of_claims, grid, numbers, stream, weights_table
from mistake_bounds.play import play_until_clean
from mistake_bounds.proof import Eq, claim, dot, instantiate, norm2, prove, scalars, vectors

u, w, x, A, c = vectors("u w x A c")
gamma, w_0 = scalars("gamma w_0")


def beyond_the_square(tie: int, negative_first: bool) -> int:
    """How many mistakes there are beyond 3X²: the same number for X from 1 to 4."""
    found = set()
    for X in range(1, 5):
        rows = two_points_with_dummy(X, 1)
        rows = Examples(rows.X[::-1], rows.y[::-1]) if negative_first else rows
        found.add(len(play_until_clean(Perceptron(tie=tie), rows, 10**4).mistakes) - 3 * X**2)
    (count,) = found
    return count


def on_one_pair() -> tuple[int, int]:
    """The mistakes on (1, 2) positive and (2, 2) negative, and the bound for u = (−4, 3)."""
    rows = two_points_with_dummy(1, 2)
    return len(play_until_clean(Perceptron(tie=0), rows, 100).mistakes), int(perceptron_bound(rows, (-4, 3)))


def in_centimetres() -> tuple[int, int]:
    """The mistakes on 10 positive and 20 negative with the dummy 1, and the dummy's weight in the end."""
    run = play_until_clean(Perceptron(), two_points_with_dummy(10, 1), 10**4)
    return len(run.mistakes), run.weights[1]


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
    choice_of_claims(
        "hyperplanes-ex-no-dummy",
        (dot(u, 2 * x) > 0, dot(u, 2 * x) < 0, dot(u, x) > 1),
        lambda: (claim(dot(u, x) > 0, "x is positive"),),
        0,
        (r"Without a dummy only the direction of \(x\) counts.",),
        prompt=r"What follows from \(\langle u, x\rangle \gt 0\), so that \(2x\) cannot be negative?",
    ),
    numbers(
        "hyperplanes-ex-one-pair",
        ("Mistakes", "Bound, rounded down"),
        on_one_pair,
        r"The dummy is as large as the data, and the number no longer depends on \(X\).",
        (
            r"\(R^2 = 8\), and the smaller of the two scores is 2.",
            r"The run begins with \((1, 2)\), and ends when both are right.",
        ),
    ),
    numbers(
        "hyperplanes-ex-units",
        ("Mistakes", "Weight of the dummy"),
        in_centimetres,
        r"There are \(3X^2 + 5\) mistakes, and the weight ends at \(X^2 + 1\).",
        (r"\(X = 10\).", r"The rounds end as soon as the dummy's weight is above \(X^2\)."),
    ),
    numbers(
        "hyperplanes-ex-two-bounds",
        ("With 6", "With 1"),
        lambda: (4 * 6**2, (6**2 + 1**2) * (1 + 5**2)),
        r"\(4r^2\lVert v\rVert^2/\gamma^2\), and \((r^2 + D^2)(\lVert v\rVert^2 + t^2)/\gamma^2\) with \(t = -5\).",
        (r"\(r = 6\), \(\lVert v\rVert = 1\) and \(\gamma = 1\).", r"\(tD = -\theta\), so \(t = -5\) for \(D = 1\)."),
    ),
    numbers(
        "hyperplanes-ex-order",
        ("Negative first", "Plus on a tie"),
        lambda: (beyond_the_square(-1, True), beyond_the_square(+1, False)),
        "The rounds in the middle are the same; only the beginning and the end move.",
        (
            r"At \(w = 0\) the rule says minus: whom does that suit?",
            r"Go through the run for \(X = 1\) with each rule.",
        ),
        prompt=r"There are \(3X^2\) mistakes and how many more?",
    ),
    numbers(
        "hyperplanes-ex-best-dummy",
        ("Bound",),
        lambda: (int((2 + Fraction(3, 2)) ** 2 / Fraction(1, 2) ** 2),),
        r"It is \((r\ell + \theta)^2/\gamma^2\), at \(D^2 = r\theta/\ell\).",
        (
            r"\(r = 2X\), \(\ell = 1\), \(\theta = 3X/2\) and \(\gamma = X/2\).",
            r"Put them into \((r\ell + \theta)^2/\gamma^2\).",
        ),
        prompt=r"The bound for \(X\) and \(2X\) with the best dummy, rounded down.",
    ),
    order(
        "hyperplanes-lines-dummy",
        "b6e10747",
        dummy.as_large_as_the_data,
        "The lines of the bound with a dummy as large as the data",
    ),
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
