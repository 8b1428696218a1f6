"""Exercises of the chapter “Thresholds and the dummy input”.

w is a normal vector, w₀ its offset, u a target, x an example with the label y, D the dummy input, X a number.
"""

from fractions import Fraction

from mistake_bounds.chapters.hyperplanes import theorem as dummy
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice_of_claims, numbers
from mistake_bounds.play import play_until_clean
from mistake_bounds.proof import claim, dot, vectors

u, w, x, A, c = vectors("u w x A c")


def two_points(X: int, D: int) -> Examples:
    """X positive and 2X negative on a line, each with the dummy input D."""
    return Examples([(X,), (2 * X,)], [+1, -1]).with_dummy(D)


def beyond_the_square(tie: int, negative_first: bool) -> int:
    """How many mistakes there are beyond 3X²: the same number for X from 1 to 4."""
    found = set()
    for X in range(1, 5):
        rows = two_points(X, 1)
        rows = Examples(rows.X[::-1], rows.y[::-1]) if negative_first else rows
        found.add(len(play_until_clean(Perceptron(tie=tie), rows, 10**4).mistakes) - 3 * X**2)
    (count,) = found
    return count


def on_one_pair() -> tuple[int, int]:
    """The mistakes on (1, 2) positive and (2, 2) negative, and the bound for u = (−4, 3)."""
    rows = two_points(1, 2)
    return len(play_until_clean(Perceptron(), rows, 100).mistakes), int(perceptron_bound(rows, (-4, 3)))


def in_centimetres() -> tuple[int, int]:
    """The mistakes on 10 positive and 20 negative with the dummy 1, and the dummy's weight in the end."""
    run = play_until_clean(Perceptron(), two_points(10, 1), 10**4)
    return len(run.mistakes), run.weights[1]


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
)
