"""Exercises of the chapter “Strings and infinitely many attributes”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from random import Random

from mistake_bounds.chapters.infinite_attributes import theorem as infinite_attributes
from mistake_bounds.chapters.winnow_ors.exercises import L, M, n, r
from mistake_bounds.exercises.exercise import Exercise, NotAnAnswer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import certificate, choice, constant, numbers
from mistake_bounds.exercises.randomized import one
from mistake_bounds.proof import Rational, claim

S, N = infinite_attributes.taken_M, infinite_attributes.N


def least_slots(n: int, r: int) -> int:
    """The least N with N ≥ n(3r⌈log₂ N⌉ + 2)."""
    for bits in range(1, 200):
        found = max(2 ** (bits - 1) + 1, n * (3 * r * bits + 2))
        if found <= 2**bits:
            return found
    raise NotAnAnswer("there is no such number of slots", (n, r))


def slots_given():
    """Enough slots; at most n new ones a mistake; at most 3rL + 1 mistakes; and n ≥ 0."""
    return (
        claim(N - n * (3 * r * L + 2) >= 0, "enough slots"),
        claim(n * M - S >= 0, "slots"),
        claim(3 * r * L + 1 - M >= 0, "mistakes"),
        claim(n >= 0, "strings"),
    )


EXERCISES = (
    choice(
        "infinite-ex-slot",
        (
            ("The second and the third", "The second was predicted correctly: its loans were given back."),
            ("The third alone", "Only a mistake changes a weight, and the loan of the second message was given back."),
            ("The second, the third and the fourth", "The fourth was predicted correctly, and so was the second."),
            ("None", "The third is a missed positive message: the weights of its slots are doubled."),
        ),
        1,
        ("Which of the four messages are mistakes?", "What happens to a loan when the prediction was right?"),
    ),
    numbers(
        "infinite-ex-blocks",
        ("Slots asked for", "Mistakes", "Slots taken"),
        lambda: (10 * (3 * 9 + 2), 3 * 9 + 1, 10 * (3 * 9 + 1)),
        "The other ten slots are for the example that comes next.",
        (r"The condition is \(N \ge n(3rL + 2)\).", "Each mistake takes at most ten slots."),
    ),
    certificate(
        "infinite-ex-certificate",
        lambda: claim(N - (S + n) >= 0),
        slots_given,
        "",
        "(N − n (3 r L + 2))\n(n M − S_M)\nn (3 r L + 1 − M)",
        "(N − n (3 r L + 2))\n(n M − S_M)\n(3 r L + 1 − M)",
        ("Begin with the hypothesis that has \\(N\\) in it.", r"Then \(S_M\) has to come in, and \(M\) go again."),
        "(N − n (3 r L + 2))",
    ),
    numbers(
        "infinite-ex-least",
        ("N",),
        lambda: (least_slots(84, 8),),
        r"For each \(L\) try the \(N\) with \(2^{L-1} \lt N \le 2^L\).",
        (
            r"\(N\) is the larger of \(2^{L-1} + 1\) and \(n(3rL + 2)\).",
            r"For which \(L\) is that no more than \(2^L\)?",
        ),
    ),
    constant(
        "infinite-ex-elimination",
        lambda c: claim(S + n <= n * (2 * r * L + Rational(c.numerator, c.denominator))),
        lambda: (claim(S <= n * M, "slots"), claim(M <= 2 * r * L, "mistakes"), claim(n >= 1, "strings")),
        "1",
        (r"\(S_M \le nM\), and one block more.",),
        prompt=(
            r"With elimination \(M \le 2rL\). The least \(c\) such that \(N \ge n(2rL + c)\) is enough, that is "
            r"\(S_M + n \le N\)."
        ),
    ),
    order(
        "infinite-lines-slots",
        "af73ed12",
        infinite_attributes.never_out,
        "The lines that say when slots suffice",
    ),
    order(
        "infinite-lines-bound",
        "aa63fd0b",
        lambda: infinite_attributes.mistake_bound().conclusion,
        "The lines of the mistake bound",
        place=2,
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def slots(random: Random) -> Exercise:
    """The least number of slots."""
    n, r = random.randint(20, 90), random.randint(2, 9)
    return one(
        "infinite-ex-least", rf"The least \(N\) for \(n = {n}\) and \(r = {r}\).", ("N",), lambda: (least_slots(n, r),)
    )


DRAWN = {"infinite-ex-least": slots}
