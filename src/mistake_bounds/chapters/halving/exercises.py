"""Exercises of the chapter “The mistake-bound model and halving”.

n is a number of attributes, N of concepts, M of mistakes; ε is an error, δ a chance of failure, β what an error leaves.
"""

from itertools import combinations, product
from random import Random

from mistake_bounds.chapters.halving import theorem as halving
from mistake_bounds.chapters.halving.examples import broken, clauses, conjunctions, points, rows_of_bits, thresholds
from mistake_bounds.chapters.halving.learner import Halving, NoConceptLeft
from mistake_bounds.chapters.halving.worst_case import halving as halving_worst_case
from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stream
from mistake_bounds.exercises.randomized import one
from mistake_bounds.play import play


def search() -> int:
    """The mistakes that an adversary forces on halving over the eight thresholds."""
    return halving_worst_case(thresholds(7), tie=0).mistakes


def open_until_labelled(examples: Examples) -> Answer:
    """Four settings such that each label is open, whatever the labels before it: all 16 rows of labels fit."""
    if len(examples) != 4:
        return Answer(False, "Give four settings.")
    concepts = [some for k in range(5) for some in combinations(range(4), k)]
    found = {tuple(1 if all(x[i] for i in some) else -1 for x in examples.X) for some in concepts}
    missing = [labels for labels in product((1, -1), repeat=4) if labels not in found]
    if not missing:
        return Answer(
            True, "All sixteen rows of labels fit some concept, so that each label is open until it is shown."
        )
    signs = " ".join("+" if y > 0 else "−" for y in missing[0])
    return Answer(False, f"No concept says {signs} of them: an algorithm that knows this errs less often.")


def clause_numbers() -> tuple[int, int, int]:
    """The clauses of one or two literals of four variables, those that a row breaks, and the bound for three."""
    first = broken(rows_of_bits(4), clauses(4, 2), ()).X[0]
    return len(first), sum(first), len(first) - sum(first) + 1 - 3


def finds_out(examples: Examples) -> Answer:
    """Labels of points 1 to 7, at most one of which is positive in the class, with which halving finds out."""
    seven = points(7)
    rows = []
    for place, ((point,), y) in enumerate(examples, 1):
        if point not in range(1, 8):
            return Answer(False, f"Example {place}: the points are 1 to 7.")
        rows.append((seven.column(point), y))
    try:
        run = play(Halving(tie=0), Examples(*zip(*rows, strict=True)))
    except NoConceptLeft as refused:
        return Answer(True, f"Halving finds out: {refused}.")
    return Answer(
        False, f"After {len(run.mistakes)} of the {len(rows)} it was wrong, and a concept is left that never was."
    )


def counted() -> tuple[int, int, int]:
    """The ANDs of four variables with negations, the bits that they have, and the bits of twice as many."""
    rules = len(conjunctions(4))
    return rules, rules.bit_length() - 1, (2 * rules).bit_length() - 1


EXERCISES = (
    numbers(
        "halving-ex-count",
        ("Rules", "Mistakes", "Mistakes for twice as many"),
        counted,
        r"A class of twice the size costs one mistake more.",
        (
            "Each switch is asked to be on, or off, or not at all; and one rule is never lit.",
            r"The largest power of 2 that is no larger: \(2^6 = 64\).",
        ),
    ),
    choice(
        "halving-ex-deeper",
        (
            ("Both say +", "The standard optimal algorithm looks at the dimensions, not at how many there are."),
            ("Halving says +, the standard optimal algorithm −", "Seven are more than four, and 2 is more than 1."),
            ("Halving says −, the standard optimal algorithm +", "It is the other way round: who counts concepts?"),
            ("Both say −", "Halving counts concepts: seven are more than four."),
        ),
        1,
        ("Halving counts concepts.", "The standard optimal algorithm compares dimensions."),
    ),
    numbers(
        "halving-ex-search",
        ("Mistakes",),
        lambda: (search(),),
        "The questions are those of binary search.",
        ("There are eight concepts.", "Show the middle of what is left, and say the opposite."),
    ),
    numbers(
        "halving-ex-points",
        ("Dimension", "Mistakes", "Bound"),
        lambda: (
            littlestone(points(7)).mistakes,
            halving_worst_case(points(7), tie=0).mistakes,
            len(points(7)).bit_length() - 1,
        ),
        "On the right of any node one concept is left.",
        (
            "How many concepts are left when a point has been said to be positive?",
            r"There are eight concepts, and \(\log_2 8\) is 3.",
        ),
    ),
    stream(
        "halving-ex-force",
        4,
        open_until_labelled,
        "0111 +\n1011 +\n1101 +\n1110 +",
        "1000 +\n0100 +\n0010 +\n0001 +",
        (
            "Each setting should decide about one variable, whatever is known of the others.",
            "Exactly one variable is off.",
        ),
        bits=True,
        most=10,
        example="1010 +",
        prompt="The labels do not matter; write + behind each.",
    ),
    numbers(
        "halving-ex-clauses",
        ("Clauses", "Broken", "Bound"),
        clause_numbers,
        r"\(2 \cdot 4 + 4\binom42\); one literal of each variable and one pattern of each pair.",
        (r"A pair of variables has four sign patterns.", "A row breaks one of them."),
    ),
    stream(
        "halving-ex-outside",
        1,
        finds_out,
        "1 +\n2 +",
        "1 +\n1 +",
        ("The concepts say plus of one point at most.",),
        most=20,
        example="3 -",
        instances=tuple((point,) for point in range(1, 8)),
    ),
    order(
        "halving-lines-bound",
        "255c6a6a",
        lambda: halving.mistake_bound().conclusion,
        "The lines of the mistake bound",
    ),
    order(
        "halving-lines-level",
        "4089f20d",
        lambda: halving.standard_optimal().proof("a level"),
        "The lines on a level of the tree",
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def one_of_many(random: Random) -> Exercise:
    """Of m points at most one is positive."""
    m = random.randint(5, 12)
    prompt = rf"Of {m} points at most one is positive: the dimension, halving's mistakes, and what the theorem allows."
    exercise = points(m)
    return one(
        "halving-ex-points",
        prompt,
        ("Dimension", "Mistakes", "Bound"),
        lambda: (
            littlestone(exercise).mistakes,
            halving_worst_case(exercise, tie=0).mistakes,
            len(exercise).bit_length() - 1,
        ),
    )


DRAWN = {"halving-ex-points": one_of_many}
