"""Exercises of the chapter “When no separator is perfect”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from fractions import Fraction
from math import isqrt

from mistake_bounds.chapters.imperfect_separators import theorem as imperfect
from mistake_bounds.chapters.imperfect_separators.known import imperfect_bounds
from mistake_bounds.chapters.imperfect_separators.worst_case import NotClosed, reachable_weights
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, shown_number, stream
from mistake_bounds.play import play


def other_label() -> tuple:
    """T, the form with T, and the mistakes, where (1, 1) has the wrong label."""
    other = Examples(worked_example().X, (-1, +1, -1, -1, -1, +1))
    mistakes = len(play(Perceptron(tie=+1), other).mistakes)
    return sum(other.distances((1, 0), 1)), imperfect_bounds(other, (1, 0), 1).total, mistakes


def better_squares(examples: Examples) -> Answer:
    """Do the squares allow less than half of what the root form allows, for u = (1) and some margin?"""
    tried = [Fraction(k, 4) for k in range(1, 41)]
    found = [
        (bounds.squares / bounds.root, gamma, bounds)
        for gamma in tried
        for bounds in [imperfect_bounds(examples, (1,), gamma)]
    ]
    best, gamma, bounds = min(found, key=lambda one: one[0])
    words = f"With u = (1) and γ = {gamma} the squares allow {bounds.squares}, the root form {bounds.root}."
    return Answer(2 * best < 1, words)


def large_closure(examples: Examples) -> Answer:
    """Three positive points that nothing separates, from which more than a hundred weights are reached.

    Where something separates them a run comes to rest, so that one of the weights that are reached does.
    """
    if len(examples) != 3 or set(examples.y) != {1}:
        return Answer(False, "Give three positive examples.")
    if any(not isinstance(value, int) or abs(value) > 7 for row in examples.X for value in row):
        return Answer(False, "Give whole numbers of size at most 7.")
    try:
        weights = reachable_weights(examples, 20_000).weights
    except NotClosed:
        return Answer(False, "More than 20,000 weights can be reached: too many to be counted here.")
    for w in weights:
        if all(dot(w, x) > 0 for x in examples.X):
            return Answer(False, f"The direction {shown_number(w)} separates them.")
    words = f"{len(weights)} weights can be reached, and every update leads to one of them."
    return Answer(len(weights) > 100, words)


EXERCISES = (
    numbers(
        "imperfect-ex-distance",
        ("Distance of (1/2, 3)", "Distance of (−2, 0)"),
        lambda: Examples([(Fraction(1, 2), 3), (-2, 0)], [+1] * 2).distances((1, 0), 1),
        r"The margins are \(1/2\) and \(-2\).",
        (r"Which margin \(y\langle u, x\rangle\) does the example have?", "What does it lack of 1?"),
    ),
    numbers(
        "imperfect-ex-root",
        ("The theorem", "The root form"),
        lambda: (4 + 2 * 3, Fraction(4 + 2 * 3 + isqrt(4 * (4 + 4 * 3)), 2)),
        r"\(s = \sqrt{4\,(4 + 12)} = 8\).",
        (
            r"The theorem has \(R^2\lVert u\rVert^2/\gamma^2 + 2T/\gamma\).",
            r"\(s\) is the root of \(R^2\lVert u\rVert^2\,(R^2\lVert u\rVert^2 + 4\gamma T)\).",
        ),
    ),
    choice(
        "imperfect-ex-which",
        (
            ("The root form", r"It has at least \(T/\gamma = 500\)."),
            ("The squares", r"\(\sqrt{1000}/2\) is about 15.8, which is more than 2."),
            ("They are equal", r"They are equal where \(\sqrt k\,(\gamma - d) = R\lVert u\rVert\)."),
        ),
        1,
        (r"Compare \(\sqrt k\,(\gamma - d)\) with \(R\lVert u\rVert\).",),
    ),
    numbers(
        "imperfect-ex-label",
        ("T", "Bound with T", "Mistakes"),
        other_label,
        "One point has the distance 2, as before, so the bounds are what they were.",
        (
            "Only one point is on the wrong side or too near: how far would it have to move?",
            r"The form is \(R^2\lVert u\rVert^2/\gamma^2 + 2T/\gamma\).",
        ),
    ),
    numbers(
        "imperfect-ex-rate",
        ("λ", "Bound"),
        lambda: (best_rate(), of_rate(best_rate())),
        r"The derivative is 0 where \(4\lambda^2 + 2\lambda - 2 = 0\); the root form gives the same bound.",
        (r"The bound is \((1 + 4\lambda)/(\lambda(2 - \lambda))\).", "Where is its derivative 0?"),
    ),
    stream(
        "imperfect-ex-squares",
        1,
        better_squares,
        "\n".join(["1 +"] * 290),
        "1 +",
        (
            "Many small distances: their squares add up to little.",
            "One example, again and again, with a margin that is a little too large.",
            "A line may be repeated up to 300 times.",
        ),
        example="1 +",
        prompt=r"Examples of one number, for \(u = (1)\) and a margin that is looked for among the quarters.",
    ),
    numbers(
        "imperfect-ex-closed",
        ("Weights in the smallest set",),
        lambda: (len(reachable_weights(Examples([(1, 0), (0, 1), (-1, -1)], [+1] * 3)).weights),),
        "Each of them is reached, so no smaller set is closed.",
        (
            r"From \((0, 0)\) each of the three steps may be taken.",
            r"Go on: \((1, 0)\) may take \((0, 1)\) and \((-1, -1)\).",
        ),
    ),
    stream(
        "imperfect-ex-large",
        2,
        large_closure,
        "5 2 +\n-3 4 +\n-2 -7 +",
        "1 0 +\n0 1 +\n-1 -1 +",
        (
            "Steps in directions that are nearly, but not quite, opposed make fine grids.",
            "Some whole multiples of the three have to add up to 0.",
        ),
        most=5,
    ),
    order(
        "imperfect-lines-progress",
        "0ba3627b",
        lambda: imperfect.total_distance().conclusion,
        "The lines of the bound with the total distance",
        wrong=(1, 0, 2, 3, 4, 5, 6),
        given=lambda: {"some mistake": imperfect.M > 0},
    ),
)


def of_rate(rate: Fraction) -> Fraction:
    """The bound for R‖u‖ = γ = 1 and T = 2 at a rate."""
    return (1 + 4 * rate) / (rate * (2 - rate))


def best_rate() -> Fraction:
    """The rate with the smallest bound among the hundredths."""
    return min((Fraction(k, 100) for k in range(1, 200)), key=of_rate)
