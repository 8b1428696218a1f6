"""Exercises of the chapter “Prove your own”.

w and x are vectors, a, b and c numbers; y is a label, R the radius, β how far an update looks past right.
"""

from mistake_bounds.chapters.margin_updates import margin_perceptron
from mistake_bounds.chapters.margin_updates.learner import MarginPerceptron
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import R, w, w_next, x, y
from mistake_bounds.chapters.reading_a_proof.exercises import beta
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import (
    choice,
    numbers,
    shown_number,
    stated,
    stream,
    weights_table,
)
from mistake_bounds.play import play
from mistake_bounds.proof import Rational, claim, dot, norm2, prove

CLOSE = claim(y * dot(w, x) <= beta, "close")


def growth_of_the_careful():
    """‖w⁺‖² ≤ ‖w‖² + R² + 2, at an update of the learner that goes on until no example is close."""
    close = claim(y * dot(w, x) <= 1, "close")
    given = [perceptron.UPDATE, perceptron.LABEL, perceptron.RADIUS, close]
    return prove(claim(norm2(w_next) <= norm2(w) + R**2 + 2, "growth"), given=given)


def nearly_tight(examples: Examples) -> Answer:
    """Does the learner of the chapter make two updates, with a bound below 2.1 for a target along its final weights?"""
    if len(examples) != 2 or not all(isinstance(value, int) for row in examples.X for value in row):
        return Answer(False, "Give two examples with whole entries.")
    run = play(MarginPerceptron(1), examples)
    table = (weights_table(run),)
    if len(run.updates) != 2:
        return Answer(False, f"They cost {len(run.updates)} updates, and not two.", table)
    if examples.margin(run.weights) <= 0:
        return Answer(False, "The final weights are no target: they are not right on both.", table)
    bound = margin_perceptron.updates().on(run, run.weights).bound
    words = f"With the final weights for a target the bound is {shown_number(bound)}, about {float(bound):.4f}. "
    if bound < Rational(21, 10):
        return Answer(True, words + "It cannot be 2: at the first update the score is 0.", table)
    return Answer(False, words, table)


def allowed() -> tuple[int, int]:
    """The updates and the mistakes that the two theorems allow where R is 3, u is (1, 1) and γ is 2."""
    radius2 = 3**2
    target2 = 2
    margin2 = 2**2
    return (radius2 + 2) * target2 // margin2, radius2 * target2 // margin2


EXERCISES = (
    numbers(
        "own-ex-allowed",
        ("Updates", "Mistakes of the Perceptron"),
        allowed,
        "Updates and mistakes are whole numbers, so both bounds are rounded down.",
        (r"\(\lVert u\rVert^2 = 2\), \(R^2 = 9\) and \(\gamma^2 = 4\).", "Round down."),
    ),
    choice(
        "own-ex-assumed",
        (
            ("That it is right about the example after an update", "It is false: one update need not be enough."),
            ("That the weights are whole numbers", "It is to be proved: whole examples make whole weights."),
            ("That all examples have length at least 1", "It is about the data: the theorem then is too."),
        ),
        2,
        ("What is read off the learner, and what is asked of the data?",),
    ),
    stated(
        "own-ex-beta",
        lambda: claim(norm2(w + y * x) <= norm2(w) + R**2 + 2 * beta),
        lambda: (perceptron.LABEL, perceptron.RADIUS, CLOSE),
        "w x",
        "‖w + y x‖² ≤ ‖w‖² + R² + 2 β",
        "‖w + y x‖² ≤ ‖w‖² + R² + β",
        ("Only the third line of the board changes.", r"\(2y\langle w, x\rangle \le 2\beta\)."),
        "‖w + y x‖² ≤ ‖w‖² + …",
        prompt=r"What an update costs now, as a claim about \(\lVert w + yx\rVert^2\).",
    ),
    numbers(
        "own-ex-half",
        ("Share",),
        lambda: (Rational(1, 2),),
        r"\(R^2\) no longer counts against \(2\beta\).",
        (r"Divide numerator and denominator by \(\beta\).",),
        prompt=r"To which share of the best margin does \(\beta\gamma/(R^2 + 2\beta)\) tend, as \(\beta\) grows?",
    ),
    stream(
        "own-ex-near",
        3,
        nearly_tight,
        "4 4 1 +\n4 -4 1 +",
        "1 0 0 +\n0 1 0 +",
        (
            "Both examples should be of one length, and that length large.",
            r"At the second update \(y\langle w, x\rangle\) should be 1.",
        ),
        most=5,
        prompt="Two examples of three whole numbers, with their labels; the target is taken along the final weights.",
    ),
    order(
        "own-lines-growth",
        "74b16f21",
        growth_of_the_careful,
        "The lines of what an update costs",
    ),
)
