"""Exercises of the chapter “One arm at a time”: K arms, T rounds, the rate η; what is right is computed when asked."""

from fractions import Fraction
from math import ceil

from mistake_bounds.chapters.bandits.learner import Exp3, Histories
from mistake_bounds.chapters.bandits.worst_case import worst_losses
from mistake_bounds.exact import total
from mistake_bounds.exercises.question_types import choice, numbers
from mistake_bounds.proof.reals import approximation, ln

HALF = Fraction(1, 2)


def two_rounds() -> tuple[Fraction, Fraction]:
    """The expected loss of the second round, and the regret: the arms lose 1 in turn, and the rate is ln 2."""
    first = Histories(Exp3(2, ln(2)), [(1, 0)])
    second = total(r * first.learner.chances(w)[1] for w, r in first.levels[1].items())
    return second, first.expected_loss + second - 1


EXERCISES = (
    numbers(
        "bandits-ex-estimate",
        ("Its estimated loss", "The mean of the estimate", "The mean of its square"),
        lambda: (5 * HALF, 5 * HALF / 5, (5 * HALF) ** 2 / 5),
        "The mean is the loss itself, and the square is large on average because the arm is seldom drawn.",
        (
            "Divide by the probability.",
            "The estimate is 0 in four draws of five.",
            "The square is 25/4 in one of five.",
        ),
    ),
    numbers(
        "bandits-ex-two",
        ("Expected loss of the second round", "Regret after both rounds"),
        two_rounds,
        "The second arm is drawn with 4/5 or 1/2 in the second round, and each arm has lost 1 in all.",
        ("After a draw of the first arm the weights are 1/4 and 1.", "After a draw of the second nothing has changed."),
    ),
    choice(
        "bandits-ex-divide",
        (
            ("Line 1, on one draw", "The weight does not fall enough: the total falls by about ηpℓ instead of ηℓ."),
            ("Line 4, on one arm", "It holds: ln v falls by even less."),
            ("Line 5, at the end", "It holds: v is still a part of W."),
        ),
        0,
        ("What is the mean of the estimate then?",),
    ),
    numbers(
        "bandits-ex-tenth",
        ("T",),
        lambda: (ceil(approximation(200 * 10 * ln(10))),),
        r"\(T \ge 200\,K\ln K\), which is 4605.17 for ten arms.",
        (r"Square both sides of \(\sqrt{2TK\ln K} \le T/10\).",),
    ),
    numbers(
        "bandits-ex-factor",
        ("The quotient for 16 arms",),
        lambda: (2 * 4,),
        r"The quotient is \(2\sqrt K\), whatever \(T\) is.",
        (r"Divide \(\sqrt{2TK\ln K}\) by \(\sqrt{(T/2)\ln K}\).",),
    ),
    numbers(
        "bandits-ex-three",
        ("The largest regret",),
        lambda: (worst_losses(Exp3(3, HALF), 3).regret,),
        "One good arm again, and two that always lose.",
        ("Which losses are the worst for two arms?", "Histories(Exp3(3, Fraction(1, 2)), losses).regret is exact."),
    ),
)
