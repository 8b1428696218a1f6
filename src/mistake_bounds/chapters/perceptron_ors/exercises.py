"""Exercises of the chapter “The Perceptron on ORs”: r attributes are relevant, z are not."""

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron_ors import theorem as perceptron_ors
from mistake_bounds.chapters.perceptron_ors.examples import adversary
from mistake_bounds.chapters.perceptron_ors.worst_case import perceptron_disjunction
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.question_types import choice, numbers, stream
from mistake_bounds.play import play
from mistake_bounds.theorem.largest import largest_whole


def bound(r: int, z: int) -> int:
    """The most that the theorem allows.

    >>> bound(1, 1), bound(3, 2)
    (7, 31)
    """
    return largest_whole(perceptron_ors.mistake_bound().conclusion.claim, "M", {"r": r, "z": z})


def change(score: int, others: int, z: int) -> int:
    """By how much Ψ changes at a promotion with one relevant attribute on, and so many others."""
    return 2 * (score + 1) - 2 * (z - others)


def six_mistakes(examples: Examples) -> Answer:
    """Rows of the two attributes, the first relevant: are all six mistakes?"""
    wrong = next((i for i, (x, y) in enumerate(examples, 1) if (y > 0) != bool(x[0])), 0)
    if wrong:
        return Answer(False, f"Example {wrong} has not the label of the first attribute.")
    made = len(play(Perceptron(tie=1), examples.with_dummy()).mistakes)
    if made < 6:
        return Answer(False, f"It makes {made} mistakes on these.")
    return Answer(True, "Six mistakes, and no examples force a seventh.")


EXERCISES = (
    numbers(
        "perceptron-ors-ex-potential",
        ("Change", "Change"),
        lambda: (change(-1, 4, 4), change(-3, 2, 4)),
        "It stays where the score is −1 and all others are on; it falls by 8 in the second.",
        (r"Write \(\Psi\) out before and after, and subtract.", "The score is the sum of the weights that are on."),
    ),
    numbers(
        "perceptron-ors-ex-bounds",
        ("Block–Novikoff", "Theorem", "Exact"),
        lambda: ((4 * 3 + 1) * (5 + 1), bound(3, 2), len(adversary(3, 2))),
        "The theorem saves more than half, and the exact number is below it still.",
        ("There are n = 5 attributes.", "The last number is 8r."),
    ),
    stream(
        "perceptron-ors-ex-six",
        2,
        six_mistakes,
        "00 -\n11 +\n00 -\n01 -\n11 +\n01 -",
        "01 -\n10 +\n01 -",
        ("Begin with the dummy alone.", "The irrelevant attribute should be on in every promotion."),
        bits=True,
        most=12,
        example="01 -",
        prompt="The first attribute is relevant; the dummy is added.",
    ),
    numbers(
        "perceptron-ors-ex-minus",
        ("z = 1", "z = 2"),
        lambda: tuple(perceptron_disjunction(3 + z, 3, -1).mistakes for z in (1, 2)),
        "One fewer each.",
        ("What does a negative example with nothing on do to the rule +?", "All scores sink by one."),
    ),
    choice(
        "perceptron-ors-ex-prices",
        (
            ("Yes: their sum is smaller, so that the bound is better.", "Is it still a bound? Look for a cycle."),
            ("No: some walk would gain each time it goes round.", "The search names a cycle of four nodes."),
            ("No: prices have to be whole.", "For z = 3 they are not."),
        ),
        1,
        ("Every cycle has to cost at least what it gains.", "certificate(2, (3, 2, 2)) tells."),
    ),
    numbers(
        "perceptron-ors-ex-slope",
        ("From above", "From below"),
        lambda: ((34 * 300 + 10) // 3, 2 * 300 * 4 + 1),
        "The slope 34/3 is the limit; 8 is what all irrelevant attributes on in every example give.",
        (
            r"From above it is the largest whole number up to \((34r + 10)/3\).",
            r"From below it is \(2r(z + 1) + 1\).",
        ),
    ),
    numbers(
        "perceptron-ors-ex-search",
        ("Mistakes", "Theorem"),
        lambda: (perceptron_disjunction(5, 2).mistakes, bound(2, 3)),
        "24 = 4rz once more, and the theorem allows five more.",
        ("perceptron_disjunction(5, 2).mistakes", "Put r = 2 and z = 3 into the theorem."),
    ),
)
