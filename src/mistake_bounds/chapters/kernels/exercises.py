"""Exercises of the chapter “Kernels”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from mistake_bounds.chapters.kernels.learner import KernelPerceptron, Polynomial
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers
from mistake_bounds.play import play_until_clean

XOR = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, +1, +1, -1])


def with_constant_0() -> tuple[int, int]:
    """The bound and the mistakes on exclusive or with ⟨a, b⟩²."""
    run = play_until_clean(KernelPerceptron(Polynomial(2, constant=0), tie=0), XOR, at_most=20)
    return int(perceptron.mistake_bound().on(run, XOR.y).bound), len(run.mistakes)


def a_minus_one() -> int:
    """The sum of c c′ K over the rows (1) and (−1), with c = 1 and −1, for K = (ab − 1)²."""
    signed = ((1, 1), (-1, -1))
    return sum(p * q * (row * other - 1) ** 2 for row, p in signed for other, q in signed)


def score_on_one_one() -> int:
    """The score of (1, 1) after the mistakes (2, 0), positive, and (0, 1), negative."""
    return KernelPerceptron(Polynomial(2)).score((((2, 0), 1), ((0, 1), -1)), (1, 1))


def with_cubes() -> tuple:
    """The margin of the labels and the bound on exclusive or with (1 + ⟨a, b⟩)³."""
    run = play_until_clean(KernelPerceptron(Polynomial(3)), XOR, at_most=20)
    case = perceptron.mistake_bound().on(run, XOR.y)
    return case.reading.end["gamma"], case.bound


EXERCISES = (
    numbers(
        "kernels-ex-score",
        ("Score",),
        lambda: (score_on_one_one(),),
        r"\(9 - 4\): a positive mistake adds its \(K\), a negative one takes it away.",
        (r"\(K((2, 0), (1, 1)) = (1 + 2)^2\).",),
    ),
    numbers(
        "kernels-ex-cube",
        ("γ", "Bound"),
        with_cubes,
        r"\(27 \cdot 96/24^2 = 9/2\), so at most four mistakes.",
        (r"\(K\) is 27, 1 or \(-1\).", r"\(\lVert u\rVert^2 = 4\gamma\), as for the square."),
    ),
    choice(
        "kernels-ex-line",
        (
            ("Progress, line 2", "It needs only that inner products are linear."),
            ("Growth, line 3", "It multiplies out a sum, for which symmetric and linear is enough."),
            ("Cauchy–Schwarz, line 4", "It rests on squares that are not negative, and these may now be negative."),
        ),
        2,
        ("Which line says something that is not a matter of multiplying out?",),
    ),
    numbers(
        "kernels-ex-constant",
        ("k", "Bound", "Mistakes"),
        lambda: (0, *with_constant_0()),
        r"Opposite corners are then the same vector, so a mistake on one settles the other.",
        (r"\(R^2 = (k+2)^2\).", r"\(\gamma = 8\) and \(\lVert u\rVert^2 = 32\), whatever \(k\) is."),
    ),
    numbers(
        "kernels-ex-minus",
        ("Sum",),
        lambda: (a_minus_one(),),
        r"An inner product would make it a squared length.",
        (r"On the diagonal \(K\) is 0.",),
        prompt=r"The sum \(\sum\sum c\,c'K\) for the rows \((1)\) and \((-1)\), with \(c = 1\) and \(-1\).",
    ),
    choice(
        "kernels-ex-sum",
        (
            (r"\(K + L\)", "Put the two rows one after the other."),
            (r"\(K L\)", r"Take all products \(\varphi_i(a)\psi_j(a)\)."),
            (r"\(K - L\)", r"\(K - 2K = -K\) is negative on a row with itself."),
        ),
        2,
        (r"Try \(L = 2K\).",),
        prompt="Which need not be one?",
    ),
    order(
        "kernels-lines-bound",
        "43ee660d",
        lambda: perceptron.mistake_bound().conclusion,
        "The lines of the bound, with a kernel",
        given=lambda: {"some mistake": perceptron.M > 0},
    ),
)
