"""Exercises of the chapter “Do not stop at right”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from fractions import Fraction
from math import gcd
from random import Random

from mistake_bounds.chapters.margin_updates import margin_perceptron, passive_aggressive
from mistake_bounds.chapters.margin_updates.learner import MarginPerceptron, PassiveAggressive
from mistake_bounds.chapters.margins.exercises import nearest_average2
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import grid, numbers, stream, weights_table
from mistake_bounds.exercises.randomized import one
from mistake_bounds.play import play, play_until_clean


def share2(examples: Examples, beta) -> Fraction | None:
    """The squared share of the best margin that is reached on two positive examples, or None if there is no end."""
    run = play_until_clean(MarginPerceptron(beta), examples, at_most=500)
    if not run.clean:
        return None
    margin = examples.margin(run.weights)
    return Fraction(margin**2) / length2(run.weights) / nearest_average2(examples)


def hardly_any_margin(examples: Examples) -> Answer:
    """A single mistake of the Perceptron, and then less than a hundredth of the best margin?"""
    if len(examples) != 2 or set(examples.y) != {1}:
        return Answer(False, "Give two positive examples.")
    if not nearest_average2(examples):
        return Answer(False, "Nothing separates these two: an average of them is 0.")
    run = play_until_clean(Perceptron(), examples, at_most=500)
    if len(run.mistakes) != 1:
        return Answer(
            False, f"The Perceptron makes {len(run.mistakes)} mistakes on them, and not one.", (weights_table(run),)
        )
    reached = share2(examples, 0)
    if reached is None or reached >= Fraction(1, 10_000):
        share = "no end" if reached is None else f"{100 * float(reached) ** 0.5:.2f} %"
        return Answer(False, f"Of the best margin it has {share}.", (weights_table(run),))
    with_beta = share2(examples, examples.radius2)
    more = "" if with_beta is None else f" With β = R² it reaches {100 * float(with_beta) ** 0.5:.1f} %."
    return Answer(True, f"It has {100 * float(reached) ** 0.5:.2f} % of the best margin.{more}", (weights_table(run),))


def less_is_more(examples: Examples) -> Answer:
    """Does passive–aggressive learning make more mistakes than the Perceptron?"""
    if len(examples) != 3:
        return Answer(False, "Give three examples.")
    if not all(any(row) for row in examples.X):
        return Answer(False, "An example of zeros teaches passive–aggressive learning nothing; take others.")
    fixed, soft = play(Perceptron(tie=0), examples), play(PassiveAggressive(), examples)
    words = f"The Perceptron makes {len(fixed.mistakes)} mistakes, passive–aggressive learning {len(soft.mistakes)}."
    return Answer(len(soft.mistakes) > len(fixed.mistakes), words, (weights_table(soft),))


def certified() -> Fraction:
    """The share of the best margin that the run by hand of the chapter certifies."""
    pair = Examples([(4, 0), (-1, -3)], [+1, -1])
    run = play_until_clean(MarginPerceptron(16), pair, at_most=9)
    return Fraction(pair.margin(run.weights) * len(run.updates)) / length2(run.weights)


def one_step() -> tuple:
    """The loss of (−1, 1) on the positive (2, 1), the step and the weights after it."""
    w, x = (-1, 1), (2, 1)
    loss = 1 - sum(a * b for a, b in zip(w, x, strict=True))
    return loss, Fraction(loss, length2(x)), tuple(PassiveAggressive().update(w, x, 1))


EXERCISES = (
    numbers(
        "past-ex-certificate",
        ("Share",),
        lambda: (certified(),),
        "The whole of it: no line has a larger margin.",
        (r"The share is \(sT/\lVert w_T\rVert^2\).", r"\(s\) is the least \(y\langle w_T, x\rangle\)."),
    ),
    numbers(
        "past-ex-step",
        ("Loss", "τ", "w after it"),
        one_step,
        r"After it \(\langle w^+, x\rangle = 1\).",
        (r"\(\ell = 1 - \langle w, x\rangle\).", r"\(\tau = \ell/\lVert x\rVert^2\)."),
    ),
    numbers(
        "past-ex-beta",
        ("Multiple of R²",),
        lambda: ((1 - 2 * Fraction(1, 10)) / (4 * Fraction(1, 10)),),
        r"\(\beta/(R^2 + 2\beta) = \tfrac25\) there.",
        (r"Solve \(\beta/(R^2 + 2\beta) = \tfrac25\).",),
    ),
    stream(
        "past-ex-thin",
        2,
        hardly_any_margin,
        "200 0 +\n1 200 +",
        "1 0 +\n0 1 +",
        ("Let the first be long.", "Let the second be almost at right angles to it, and as long."),
        most=5,
    ),
    stream(
        "past-ex-worse",
        2,
        less_is_more,
        "-1 1 +\n-1 0 -\n-1 1 +",
        "1 0 +\n0 1 +\n1 1 +",
        (
            "Let the third point as the first does.",
            "The second takes back what passive–aggressive learning has learned from the first.",
        ),
        most=5,
        instances=grid(range(-1, 2), range(-1, 2)),
    ),
    order(
        "past-lines-growth",
        margin_perceptron.MarginPerceptronBound.growth.written(),
        lambda: margin_perceptron.updates().proof("growth"),
        "The lines of the growth at an update",
    ),
    order(
        "past-lines-loss",
        passive_aggressive.SquaredLosses.closer_to_u.written(),
        lambda: passive_aggressive.squared_losses().proof("closer to u"),
        "The lines of coming closer to a target",
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def share(random: Random) -> Exercise:
    """β for a share of the best margin."""
    bottom = random.randint(5, 12)
    top = random.choice([k for k in range(1, (bottom - 1) // 2 + 1) if gcd(k, bottom) == 1])
    wanted = Fraction(top, bottom)
    prompt = rf"\(\beta\) for \(\tfrac{{{top}}}{{{bottom}}}\) of the best margin, as a multiple of \(R^2\)."
    return one("past-ex-beta", prompt, ("Multiple of R²",), lambda: (wanted / (1 - 2 * wanted),))


DRAWN = {"past-ex-beta": share}
