"""Exercises of the chapter “Winnow for k of r”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from fractions import Fraction

from mistake_bounds.chapters.winnow_k_of_r import theorem as k_of_r
from mistake_bounds.chapters.winnow_ors.exercises import (
    forced,
    some_of,
)
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.exact import ceil_log
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import (
    choice,
    lines_of,
    not_of,
    numbers,
    shown_number,
    stream,
    weights_table,
)
from mistake_bounds.play import play


def back_again(examples: Examples) -> Answer:
    """Are all examples mistakes of Winnow with factor 2, after which the weights are what they were before?"""
    if wrong := not_of(examples, some_of((0, 1, 2), 3)):
        return wrong
    run = play(Winnow(), examples)
    table = (weights_table(run),)
    missed = set(range(len(examples))) - set(run.mistakes)
    if missed:
        return Answer(False, f"Example {min(missed) + 1} is no mistake.", table)
    seen = [tuple(weights) for weights in run.follow(tuple)]
    if len(set(seen)) == len(seen):
        return Answer(False, "Each is a mistake, but the weights are never what they were at some time before.", table)
    again = next(place for place, weights in enumerate(seen) if weights in seen[:place])
    words = (
        f"After mistake {again} the weights are {shown_number(seen[again])}, as they were after mistake "
        f"{seen.index(seen[again])}."
    )
    return Answer(True, words, table)


def one_of_one(examples: Examples) -> Answer:
    """As many promotions as the cap allows, for x₁ alone with the factor 3/2."""
    return forced(Winnow(factor=Fraction(3, 2)), some_of((0,)), ceil_log(5, Fraction(3, 2)), "promotion")(examples)


EXERCISES = (
    numbers(
        "k-of-r-ex-gain",
        ("ε = 1", "ε = 1/6"),
        lambda: tuple(3 - 2 * (1 + extra) for extra in (1, Fraction(1, 6))),
        "With the factor 2 a promotion loses a chip on balance. With the gentler factor it gains 2/3 of one.",
        (
            "First, how many demotions does one promotion pay for?",
            "Each of them removes 2 chips. Subtract this from 3.",
        ),
    ),
    choice(
        "k-of-r-ex-line",
        (
            ("Line 1: the cap", "A weight is promoted only below n, whatever the factor is. So the cap is still true."),
            ("Line 2: so few demotions", "Some weight is left, whatever the factor is. So line 2 is still true."),
            ("Line 3: substitute line 2 into line 1", "It is true for every ε, but look at the sign of its bracket."),
            ("Line 4: divide by the bracket", "The bracket is −1. Line 3 is still true, but it bounds P no longer."),
        ),
        3,
        ("Which lines mention the value of ε?", "For k = 3 and ε = 1, compute k − (k − 1)(1 + ε)."),
    ),
    stream(
        "k-of-r-ex-attained",
        5,
        one_of_one,
        "\n".join(["10000 +"] * 4),
        "11111 +",
        (r"\(L = \lceil\log_{3/2} 5\rceil\).", r"Show \(x_1\) with as little else as possible."),
        bits=True,
        most=60,
        example="11000 +",
    ),
    numbers(
        "k-of-r-ex-factor",
        ("ε",),
        lambda: (max((Fraction(j, 1000) for j in range(500)), key=lambda e: e * (1 - 2 * e)),),
        r"It is \(1/(2(k-1))\), and \(4(k-1)\epsilon(1 - (k-1)\epsilon) \le 1\) by a square.",
        ("A product of two numbers with a fixed sum is largest where they are equal.",),
        prompt=r"For \(k = 3\): the \(\epsilon\) that makes \(\epsilon(1 - (k-1)\epsilon)\) largest.",
    ),
    stream(
        "k-of-r-ex-cycle",
        4,
        back_again,
        lambda: lines_of(winnow_k_of_r(4, 3, 3, factor=2).rounds(3)),
        "1110 +\n1110 +",
        (
            "Two promotions put three chips on each.",
            "Three demotions remove two each, from other pairs.",
            "A negative example may have the fourth attribute and two of the others active.",
        ),
        bits=True,
        most=60,
        example="1110 +",
    ),
    numbers(
        "k-of-r-ex-boundary",
        ("Mistakes",),
        lambda: (winnow_k_of_r(5, 3, 3, factor=Fraction(4, 3)).mistakes,),
        r"At \(\epsilon = \tfrac12\) the proof gives nothing, and still the worst case is finite.",
        ("Run the search of the chapter in a cell: <code>winnow_k_of_r(5, 3, 3, factor=…)</code>.",),
        prompt=r"3 of 3 among five attributes: the worst case with the factor \(1 + \tfrac13\).",
    ),
    order(
        "k-of-r-lines-gain",
        "6fbfebfc",
        lambda: k_of_r.k_of_r().conclusion,
        "The lines of the bound on all mistakes",
        place=1,
    ),
    order("k-of-r-lines-combined", "ce97b737", k_of_r.combined, "The lines that put the two together"),
)
