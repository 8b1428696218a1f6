"""Exercises of the chapter “Votes and averages”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from fractions import Fraction

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.voted_averaged import theorem as votes
from mistake_bounds.chapters.voted_averaged.examples import final_errors
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stream
from mistake_bounds.worlds import uniform


def of_one_instance() -> tuple:
    """The errors of the vote and of stopping at random after 0, 1, 2 and 3 draws."""
    errors = final_errors(uniform([(1,)], [1]), 3)
    return tuple(one.voted for one in errors), tuple(one.at_random for one in errors)


def counted_from_0() -> tuple:
    """c·w − D of the run by hand, where the count c begins at 0."""
    w = (0, 0)
    count = 0
    D = (0, 0)
    for x, y in Examples([(2, 1), (-1, 1), (1, 1), (2, 1)], [+1, -1, -1, +1]):
        if Perceptron().predict(w, x) != y:
            w = tuple(a + y * v for a, v in zip(w, x, strict=True))
            D = tuple(d + count * y * v for d, v in zip(D, x, strict=True))
        count += 1
    return tuple(count * a - d for a, d in zip(w, D, strict=True))


def last_is_best(world: Examples) -> Answer:
    """A world of equally likely instances: after some number of draws up to 9, is the last ten times better?"""
    if len(set(world.X)) != len(world.X):
        return Answer(False, "Each instance once: all are equally likely.")
    if len(world) > 3:
        return Answer(False, "Two or three instances are enough, and more take long.")
    errors = final_errors(uniform(world.X, world.y), 9, tie=0)
    best, draws = min((Fraction(one.last) / one.voted, m) for m, one in enumerate(errors) if one.voted)
    words = f"After {draws} draws the last weights have {float(best):.3f} times the error of the vote."
    return Answer(10 * best < 1, words)


EXERCISES = (
    numbers(
        "votes-ex-hundred",
        ("At random", "Vote at most"),
        lambda: (Fraction(5, 100), 2 * Fraction(5, 100)),
        r"\(e_r = E_T/(m + 1)\), and the vote is wrong at most twice as often.",
        (r"\(m + 1 = 100\) and \(E_T = 5\).",),
    ),
    numbers(
        "votes-ex-left",
        ("Wrong at most",),
        lambda: (6,),
        "Left out, an example that never was a mistake is right.",
        ("What does the run look like without an example that never was a mistake?",),
    ),
    numbers(
        "votes-ex-one",
        ("Vote", "Stopping at random"),
        of_one_instance,
        r"The vote has one vote for \(-\) and \(m\) for \(+\), and a tie is predicted as \(-\).",
        ("The first draw is a mistake, and then the weights are right.", r"Of the \(m + 1\) hypotheses one is wrong."),
        example="1 1/2 0 0",
        prompt=r"For \(m = 0, 1, 2, 3\): four numbers each.",
    ),
    numbers(
        "votes-ex-count",
        ("c w − D",),
        lambda: (counted_from_0(),),
        r"The same as with 1: a step is in as many vectors as \(T\) less its time.",
        (r"Go through the four examples with \(c = 0, 1, 2, 3\).", r"In the end \(c = 4\)."),
        prompt=r"\(c\,w - D\) at the end of the run by hand, if the count begins at 0.",
    ),
    stream(
        "votes-ex-last",
        2,
        last_is_best,
        "-6 -4 +\n-7 -2 -",
        "1 0 +\n0 1 +",
        (
            "Two instances are enough.",
            "Let it take several mistakes until both are right: early hypotheses are then in the majority.",
        ),
        most=10,
        prompt=(
            "The instances of a world in the plane, all equally likely, with their labels; a tie is a mistake, "
            "and up to nine draws are looked at."
        ),
    ),
    choice(
        "votes-ex-conservative",
        (
            (
                "Halving, but not the averaged Perceptron with its count",
                "The state of halving changes at mistakes only. A count is changed by every example.",
            ),
            (
                "Both",
                "A learner that counts its examples is changed by every example, so the run without one is "
                "another run.",
            ),
            ("Neither", "Halving changes its state at mistakes and at nothing else; that is all the argument uses."),
        ),
        0,
        ("What does the proof say of an example that was never a mistake?",),
    ),
    order(
        "votes-lines-average",
        "508bf885",
        votes.half_are_wrong,
        "The lines on a wrong vote",
    ),
)
