"""Exercises of the chapter “Winnow when no OR is perfect”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from mistake_bounds.chapters.winnow import theorem as winnow
from mistake_bounds.chapters.winnow.exercises import plural
from mistake_bounds.chapters.winnow.learner import Winnow
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.kinds import numbers, stream, weights_table
from mistake_bounds.exercises.order import order
from mistake_bounds.play import play


def attribute_errors(x, y, relevant) -> int:
    """How many attributes would have to change for the OR to give the label."""
    on = sum(x[i] for i in relevant)
    return on if y < 0 else int(on == 0)


def counted() -> tuple[int, ...]:
    """The attribute errors of the four examples of the exercise."""
    asked = (((1, 1, 0, 0, 0), -1), ((0, 0, 1, 1, 1), 1), ((0, 1, 0, 1, 1), 1), ((0, 0, 1, 1, 1), -1))
    return tuple(attribute_errors(x, y, (0, 1)) for x, y in asked)


def costs_two_each(examples: Examples) -> Answer:
    """One attribute and the OR of nothing: are there 2A + 1 mistakes, with A ≥ 2 errors?"""
    errors = sum(attribute_errors(x, y, ()) for x, y in examples)
    run = play(Winnow(), examples)
    words = f"{plural(errors, 'attribute error')} and {plural(len(run.mistakes))}; {2 * errors + 1} are asked for."
    if errors < 2:
        return Answer(False, f"{words} Show how it goes on, with two errors at least.", (weights_table(run),))
    return Answer(len(run.mistakes) == 2 * errors + 1, words, (weights_table(run),))


def one_error_and_twenty(examples: Examples) -> Answer:
    """At most one attribute error for x₁, and twenty mistakes of Winnow with elimination?"""
    errors = [(place, attribute_errors(x, y, (0,))) for place, (x, y) in enumerate(examples, 1)]
    if sum(count for _, count in errors) > 1:
        place = [place for place, count in errors if count][1]
        return Answer(False, f"Only one attribute error is allowed, and example {place} has another.")
    run = play(Winnow(demotion="eliminate"), examples)
    divided = len(play(Winnow(), examples).mistakes)
    words = f"Winnow with elimination makes {plural(len(run.mistakes))} of at least 20, Winnow that divides {divided}."
    return Answer(len(run.mistakes) >= 20, words)


EXERCISES = (
    numbers(
        "winnow-ex-errors",
        ("Attribute errors",),
        lambda: (counted(),),
        "Both relevant attributes are on in the first, and none in the second; the other two agree with the OR.",
        ("How many attributes would have to change, for the OR to say the label?",),
    ),
    stream(
        "winnow-ex-costly",
        1,
        costs_two_each,
        "1 -\n1 +\n1 -\n1 +\n1 -",
        "1 -\n1 +\n1 -",
        (
            "The OR of nothing says minus, so each plus is one error.",
            "What does the weight do at a demotion, and at a promotion?",
        ),
        bits=True,
        example="1 -",
        asks=r"Take \(A \ge 2\).",
    ),
    stream(
        "winnow-ex-eliminating-errors",
        2,
        one_error_and_twenty,
        "11 -\n" + "\n".join(["10 +"] * 25),
        "10 +\n10 +",
        ("Which error loses a relevant attribute for ever?", "A line may be repeated."),
        bits=True,
        example="10 +",
        asks=(
            r"Examples of two attributes, the first relevant, with one attribute error and twenty mistakes of "
            r"Winnow with elimination."
        ),
    ),
    order(
        "noise-lines-bound",
        "5967084d",
        lambda: winnow.noisy().conclusion,
        "The lines of the bound with errors",
        place=1,
    ),
    order(
        "noise-lines-gained",
        "aa13bb46",
        lambda: winnow.noisy().kinds[0].steps[0],
        "The lines at a promotion",
    ),
)
