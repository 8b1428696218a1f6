"""Exercises of the chapter “Steps that shrink”: w is a number of [−1, 1], u a fixed one, T counts the rounds."""

from fractions import Fraction

from mistake_bounds.chapters.shrinking_steps import theorem as shrinking
from mistake_bounds.chapters.shrinking_steps.learner import Root, Share, ShrinkingSteps
from mistake_bounds.chapters.shrinking_steps.worst_case import bets, even_play, interval_minimax
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, NotAnAnswer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stream
from mistake_bounds.play import play


def by_hand() -> tuple:
    """Steps 1, 1/2, 1/3, … on +, −, −, +: the last number, what is paid, and the regret against u = 0."""
    run = play(ShrinkingSteps(Share(1)), bets(1, -1, -1, 1))
    return run.weights.weights[0], run.total_loss, run.total_loss - 4


def costs_three(examples: Examples) -> Answer:
    """Does descent with the steps 2/√t regret 3 or more on at most five labels?"""
    if any(x != (1,) for x in examples.X):
        raise NotAnAnswer("every example is x = 1; only the labels are yours", examples.X)
    T, paid = len(examples), play(ShrinkingSteps(Root(2, 1)), examples).total_loss
    regret = paid - (T - abs(sum(examples.y)))
    words = f"The learner pays about {float(paid):.3f}, the best fixed number {T - abs(sum(examples.y))}: "
    return Answer(regret >= 3, f"{words}the regret is about {float(regret):.3f}.")


EXERCISES = (
    numbers(
        "shrinking-steps-ex-hand",
        ("Number after round 4", "Paid", "Regret"),
        by_hand,
        "The regret against any other fixed number is the same, since the labels add up to 0.",
        ("The numbers are 0, 1, 1/2, 1/6 and then?", "A round costs 1 − yw.", "Every fixed number pays 4."),
    ),
    choice(
        "shrinking-steps-ex-grow",
        (
            ("The step of one round", "That a step comes closer to u is true of every step."),
            (
                "The sum over the rounds",
                "The room grows by the growth of 1/η. If 1/η falls, the distance must be large.",
            ),
            ("Nothing", "Try to add up the rounds where 1/η falls."),
        ),
        1,
        ("Where is it used that 1/η does not fall?",),
    ),
    numbers(
        "shrinking-steps-ex-bound",
        ("Regret at most", "Per round", "With one fixed step"),
        lambda: (Fraction(3, 2) * 2 * 10, Fraction(3, 10), Fraction(20)),
        "The price for not knowing T is the factor 3/2.",
        (r"\(\tfrac32 GD\sqrt T\).", r"With \(\eta = D/(G\sqrt T)\) both parts are \(\tfrac12 GD\sqrt T\)."),
    ),
    numbers(
        "shrinking-steps-ex-shares",
        ("Regret at most",),
        lambda: (sum(Fraction(1, t) for t in range(1, 5)) * 2,),
        r"\(1 + \tfrac12 + \tfrac13 + \tfrac14 = \tfrac{25}{12}\), times \(G^2/2\sigma = 2\).",
        (r"\(\sigma = 1\) and \(G = 2\).", "Add up four shares."),
    ),
    stream(
        "shrinking-steps-ex-find",
        1,
        costs_three,
        "1 +\n1 -\n1 +\n1 -\n1 +",
        "1 +\n1 +",
        ("Let the label be against the number.", "Then the best fixed number should not be bad, either."),
        most=5,
        instances=((1,),),
    ),
    numbers(
        "shrinking-steps-ex-even",
        ("First number", "After a +", "Least regret for T = 3"),
        lambda: (even_play(0, 3), even_play(1, 2), interval_minimax(3)),
        "After a − it is −1/2; and after two labels the same 1, after two that differ 0.",
        ("Both labels must cost the same in the end.", "The mean of |S| over the eight rows of three labels."),
    ),
    choice(
        "shrinking-steps-ex-curved",
        (
            ("About ln T", "That needs curvature, and a line has none."),
            ("About √T", "That needs steps that shrink like 1/√t."),
            ("A share of T", "The steps are too short to come back: they add up to ln T only."),
        ),
        2,
        ("Let the number be 1, and then all labels −. How many rounds does it take to come to −1?",),
    ),
    order(
        "shrinking-steps-lines-closer",
        "5a71c105",
        shrinking.closer,
        "The lines of a step that comes closer",
    ),
)
