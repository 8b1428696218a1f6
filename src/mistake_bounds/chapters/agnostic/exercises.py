"""Exercises of the chapter “When no concept is right”."""

from mistake_bounds.chapters.agnostic.worst_case import rows_at_most, vc_dimension
from mistake_bounds.chapters.halving.examples import points
from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.chapters.hedge.worst_case import minimax_regret
from mistake_bounds.chapters.lower_bounds.examples import exactly, intervals
from mistake_bounds.exercises.question_types import choice, numbers

OPPOSITE, PAIRS = ((1,), (-1,)), exactly(2, 5)

EXERCISES = (
    numbers(
        "agnostic-ex-two",
        ("Mistakes",),
        lambda: (littlestone(OPPOSITE, errors=3).mistakes,),
        "Seven wrong predictions are four times one label and three times the other.",
        ("Every prediction is wrong, and every label is against one of the two concepts.", "Add up both their errors."),
    ),
    numbers(
        "agnostic-ex-experts",
        ("Experts", "T to the power L"),
        lambda: (rows_at_most(10, 2), 10**2),
        r"\(1 + 10 + 45\).",
        ("No round is marked, or one, or two.", "There are 45 pairs of rounds."),
    ),
    numbers(
        "agnostic-ex-vc",
        ("At most one of seven", "Intervals of five", "Exactly two of five"),
        lambda: tuple(map(vc_dimension, (points(7), intervals(5), PAIRS))),
        "Two ends, two chosen points: and three plus signs, or + − +, are too much.",
        ("Which row of labels is missing on two points, on three?", "Three pluses, or + − +."),
    ),
    numbers(
        "agnostic-ex-balance",
        ("One round", "Two rounds", "Three rounds"),
        lambda: tuple(minimax_regret(OPPOSITE, T).regret for T in (1, 2, 3)),
        "The second round costs nothing: after the first the leader cannot be passed, only caught.",
        (r"A round is worth \(\tfrac12(1 + a + b)\).", "After the last round it is less the better concept's errors."),
    ),
    choice(
        "agnostic-ex-gap",
        (
            (r"At most \(1\)", "Thresholds have VC dimension 1. What does binary search force?"),
            (r"At most \(2\)", "Take more thresholds."),
            ("Any number", r"\(2^k\) thresholds have VC dimension 1 and \(L = k\)."),
        ),
        2,
        ("Think of a class that is in order.", "On two points thresholds never say + −."),
    ),
    numbers(
        "agnostic-ex-exactly",
        ("Never", "Once", "Twice", "Regret in 6 rounds"),
        lambda: (*(littlestone(PAIRS, errors=k).mistakes for k in (0, 1, 2)), minimax_regret(PAIRS, 6).regret),
        "Two mistakes more for each error of the best concept.",
        ("`exactly(2, 5)` is the class.", "`littlestone(…, errors=1).mistakes`, `minimax_regret(…, 6).regret`."),
    ),
)
