"""Exercises of the chapter “From online to PAC”.

n is a number of attributes, N of concepts, M of mistakes; ε is an error, δ a chance of failure, β what an error leaves.
"""

from fractions import Fraction

from mistake_bounds.chapters.online_to_pac import theorem as conversion
from mistake_bounds.chapters.online_to_pac.learner import NoSurvivor, longest_surviving
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stream
from mistake_bounds.proof.reals import ln

CROSSING_OFF = Winnow(threshold=1, demotion="eliminate")


def sizes() -> tuple[int, int, int]:
    """q, six blocks of it, and what counting needs, for five mistakes, ε = 1/20 and δ = 1/100."""
    length = next(q for q in range(1, 999) if q >= 20 * (ln(5) + ln(100)))
    return length, 6 * length, next(m for m in range(1, 9999) if m >= 20 * (10 * ln(2) + 2 * ln(100)))


def lacks_an_output(examples: Examples) -> Answer:
    """Eleven examples of the world of bits on which no hypothesis of crossing off is right four times in a row."""
    if len(examples) != 11:
        return Answer(False, f"Give eleven examples: these are {len(examples)}.")
    world = {(1, 0, 0): 1, (0, 1, 0): -1, (0, 0, 1): -1, (0, 0, 0): -1}
    for place, (x, y) in enumerate(examples, 1):
        if world.get(tuple(x)) != y:
            return Answer(False, f"Example {place} is none of the world of bits: it has 100 +, 010 −, 001 − and 000 −.")
    try:
        longest_surviving(CROSSING_OFF, examples, 4, mistakes=2)
    except NoSurvivor as refused:
        return Answer(True, f"{refused}.")
    return Answer(False, "Some hypothesis is right four times in a row.")


ONE = ["000 -"] * 3


EXERCISES = (
    numbers(
        "conv-ex-halving",
        ("(M + 1)q",),
        lambda: (5 * next(q for q in range(1, 999) if q >= 10 * (ln(4) + ln(50))),),
        r"\(M = 4\), and each of the five blocks has 53 examples.",
        (
            r"\(M = \log_2 16\).",
            r"\(q\) is a whole number, at least \(\frac1\varepsilon\ln\frac M\delta = 10\ln 200\).",
        ),
    ),
    choice(
        "conv-ex-twice",
        (
            (
                "Step 1: the next example is independent of the history",
                "The repetition is an example that the history determines.",
            ),
            ("Step 3: the average over mistake and no mistake", "It follows from step 1, whatever the draws are."),
            ("Step 5: each history that counts weighs enough", "It counts mistakes, however they came about."),
            ("Step 6: the exponential", "It is about numbers, not about draws."),
        ),
        0,
        ("What can be said of the second of two equal examples, if the first is known?",),
    ),
    numbers(
        "conv-ex-sizes",
        ("q", "Six blocks", "Counting"),
        sizes,
        "Counting asks for a test besides.",
        (r"\(q \ge 20(\ln 5 + \ln 100)\).", r"\(20(10\ln 2 + 2\ln 100)\)."),
        prompt=r"\(q\), six blocks of it, and what counting asks for, rounded up.",
    ),
    stream(
        "conv-ex-sample",
        3,
        lacks_an_output,
        "\n".join([*ONE, "010 -", *ONE, "001 -", *ONE]),
        "\n".join(["000 -"] * 11),
        (
            "Let each hypothesis be right three times, and then err.",
            "There are two mistakes to be made: by 010 and by 001.",
        ),
        bits=True,
        most=20,
        example="000 -",
    ),
    numbers(
        "conv-ex-fewer",
        ("With M − 1", "With M"),
        lambda: tuple(counting(mistakes) for mistakes in (1, 2)),
        "If all hypotheses used are bad, so is the last, and it errs on something that can come next.",
        (r"\(m\,\varepsilon(1 - \beta) \ge M\ln\frac1\beta + \ln\frac1\delta\).",),
    ),
    choice(
        "conv-ex-equal",
        (
            (
                "The next example is a mistake with a probability that is the error of the hypothesis in use",
                "And expectations add up over the examples.",
            ),
            (
                "In every run there are as many errors as mistakes",
                "The sum of the errors is no whole number in general; only the expectations agree.",
            ),
            ("Because the learner is conservative", "It holds of every learner."),
        ),
        0,
        ("Look at one example, with the history given.",),
    ),
    order(
        "conv-lines-coverage",
        "0e7ce424",
        lambda: conversion.coverage().conclusion,
        "The lines on how long a run can be",
    ),
    order(
        "conv-lines-littlestone",
        "c5abc6ab",
        conversion.one_example,
        "The lines of one example more",
        place=1,
    ),
)


def counting(mistakes: int) -> int:
    """The examples for ε = 1/10, δ = 1/20 and β = 1/4, with so many mistakes."""
    tenth, quarter = Fraction(1, 10), Fraction(1, 4)
    return next(m for m in range(1, 400) if m * tenth * (1 - quarter) >= -mistakes * ln(quarter) - ln(Fraction(1, 20)))
