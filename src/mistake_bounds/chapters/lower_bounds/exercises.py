"""Exercises of the chapter “What any learner must pay”."""

from fractions import Fraction

from mistake_bounds.chapters.halving.examples import conjunctions, points
from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.chapters.lower_bounds import theorem as pays
from mistake_bounds.chapters.lower_bounds.examples import exactly, intervals
from mistake_bounds.chapters.lower_bounds.learner import RandomizedOptimal, over
from mistake_bounds.chapters.lower_bounds.worst_case import randomized_littlestone
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stream
from mistake_bounds.play import play


def both(concepts) -> tuple[int, Fraction]:
    """What a class costs without drawing, and by drawing."""
    return littlestone(concepts).mistakes, randomized_littlestone(concepts).mistakes


def costs_all(examples: Examples) -> Answer:
    """Labelled settings of two variables that cost the learner all that the ANDs of two variables are worth."""
    ands, rows = conjunctions(2), list(examples)
    if not any(all(said[ands.instances.index(x)] == y for x, y in rows) for said in ands):
        return Answer(False, "No AND of two variables or their negations gives these labels.")
    run = play(RandomizedOptimal(ands.concepts), Examples([ands.column(x) for x, _ in rows], [y for _, y in rows]))
    worth = randomized_littlestone(ands).mistakes
    told = f"The expectation is {run.expected_mistakes}"
    if run.expected_mistakes == worth:
        return Answer(True, f"{told}, and no sequence costs it more.")
    return Answer(False, f"{told}, and it can be made to pay {worth}.")


EXERCISES = (
    numbers(
        "what-any-learner-pays-ex-balance",
        ("Chance of +", "Cost"),
        lambda: ((1 + Fraction(5, 4) - Fraction(3, 4)) / 2, over(Fraction(3, 4), Fraction(5, 4), drawn=True)),
        "Both labels cost the same, now and later together.",
        ("Let the chance be p; write down what either label costs.", r"\(p + \tfrac34 = 1 - p + \tfrac54\)."),
    ),
    numbers(
        "what-any-learner-pays-ex-points",
        ("Three cards", "Ten cards"),
        lambda: (randomized_littlestone(points(3)).mistakes, 1 - Fraction(1, 2**10)),
        r"With \(m\) cards it is \(1 - 2^{-m}\): drawing gains next to nothing.",
        ("On the side of + one concept is left.", r"\(R_m = \tfrac12(1 + 0 + R_{m-1})\), and \(R_0 = 0\)."),
    ),
    choice(
        "what-any-learner-pays-ex-rounding",
        (
            (r"At most \(E\)", "A prediction with chance 0.6 errs with chance 0.4 only, and rounded it may be wrong."),
            (r"At most \(2E\)", "Where the rounded prediction errs, the learner erred with chance one half or more."),
            ("There is no such bound", "How likely was the learner wrong where the rounded prediction is?"),
        ),
        1,
        ("Look at one round in which the rounded prediction is wrong.", "How much did it add to the expectation?"),
    ),
    numbers(
        "what-any-learner-pays-ex-all",
        ("Without drawing", "By drawing"),
        lambda: (10, 10 * over(0, 0, drawn=True)),
        "The tree is complete, and each of its paths has ten nodes.",
        ("Every label is open, whatever was told before.", "Each of the ten points costs one mistake, or half of one."),
    ),
    numbers(
        "what-any-learner-pays-ex-exactly",
        ("Without drawing", "By drawing"),
        lambda: both(exactly(2, 6)),
        "So drawing saves an eighth.",
        ("`exactly(2, 6)` is the class.", "`littlestone(…)`, `randomized_littlestone(…)`; then `.mistakes`."),
    ),
    numbers(
        "what-any-learner-pays-ex-intervals",
        ("Without drawing", "By drawing"),
        lambda: both(intervals(6)),
        "Binary search for one end, and for the other.",
        ("`intervals(6)` is the class.", "`littlestone(…)`, `randomized_littlestone(…)`; then `.mistakes`."),
    ),
    stream(
        "what-any-learner-pays-ex-attack",
        2,
        costs_all,
        "00 -\n01 -\n10 -\n11 -",
        "00 +\n11 +",
        ("Go down the tree of the two variables.", "Every path of the best tree will do."),
        bits=True,
        most=8,
        example="10 +",
    ),
    order(
        "what-any-learner-pays-lines",
        "pays0brd",
        lambda: pays.randomized_optimal().kinds[0].steps[0],
        "The lines on chance and future",
    ),
)
