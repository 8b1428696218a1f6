"""Exercises of the chapter “Decision lists from a sample”.

n is a number of attributes, N of concepts, M of mistakes; ε is an error, δ a chance of failure, β what an error leaves.
"""

from fractions import Fraction
from itertools import combinations

from mistake_bounds.chapters.decision_lists.examples import DecisionList, every_list
from mistake_bounds.chapters.greedy_lists import theorem as greedy
from mistake_bounds.chapters.greedy_lists.learner import Greedy, greedy_list, put_down
from mistake_bounds.chapters.greedy_lists.worst_case import functions_of_lists, one_decision_lists
from mistake_bounds.chapters.halving.examples import rows_of_bits
from mistake_bounds.chapters.pac.theorem import examples_asked
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stream

SIX = Examples([(1, 1, 0), (1, 0, 0), (0, 1, 1), (0, 0, 1), (0, 1, 0), (1, 1, 1)], [1, 1, -1, -1, 1, -1])


THREE = tuple(rows_of_bits(3))


def halts(rows) -> bool:
    """Does no list fit the majority's labels on these rows?"""
    return not put_down(Greedy(), Examples(rows, [1 if sum(x) >= 2 else -1 for x in rows])).found


def majority_numbers() -> tuple[int, int]:
    """The pairs of a certificate for the majority of three, and the fewest rows that no list fits."""
    run = put_down(Greedy(), Examples(THREE, [1 if sum(x) >= 2 else -1 for x in THREE]))
    fewest = next(k for k in range(1, 9) if any(map(halts, combinations(THREE, k))))
    return len(run.refusal().pairs), fewest


def depends_on_all(f: int, n: int) -> bool:
    """Does the function, a bit for each row, change with every attribute somewhere?"""
    return all(any((f >> row & 1) != (f >> (row ^ 1 << i) & 1) for row in range(2**n)) for i in range(n))


def fits_nothing(examples: Examples) -> Answer:
    """Different rows, as few as possible, that no list fits?"""
    if len(set(examples.X)) < len(examples):
        return Answer(False, "A row is there twice.")
    run = put_down(Greedy(), examples)
    if run.found:
        return Answer(False, f"A list fits: {DecisionList(run.rules)}.")
    words = f"No list fits these {len(examples)} rows."
    return Answer(len(examples) == 4, words if len(examples) == 4 else f"{words} Four are enough.")


def greed_is_longer(examples: Examples) -> Answer:
    """Does always taking the rule that removes most give a longer list than necessary?"""
    if len(set(examples.X)) < len(examples):
        return Answer(False, "A row is there twice.")
    run = put_down(Greedy("most"), examples)
    if not run.found:
        return Answer(False, "No list fits this sample.")
    best = next(each for each in every_list(3) if all(each(x) == y for x, y in examples))
    words = f"Greed puts down {len(run.rules)} rules; the shortest list has {len(best)}: {best}."
    return Answer(len(best) < len(run.rules), words)


EXERCISES = (
    numbers(
        "greedy-ex-run",
        ("Fewest",),
        lambda: (len(greedy_list(SIX)),),
        r"\(x_3 \to -\), else \(+\).",
        (r"Which literal is true of \(-\) only?",),
    ),
    choice(
        "greedy-ex-highest",
        (
            (r"\(x_1 \to +\)", "Its condition is true of neither example, so it is not legal."),
            (r"\(\bar x_2 \to -\)", "It is the first rule of the list that is true of an example left, 001."),
            ("the default, with +", "It is true of both, and they have different labels."),
        ),
        1,
        ("Which rules of the list are true of 001, and which of 011?", "Of these rules take the first."),
    ),
    numbers(
        "greedy-ex-majority",
        ("Pairs", "Rows"),
        majority_numbers,
        "A pair for each of the six literals and for the default; they share rows.",
        ("How many conditions are there?", "Which rows have one or two 1s?"),
    ),
    numbers(
        "greedy-ex-rows",
        ("With the exact number", "With the bound on it"),
        lambda: tuple(examples_asked(N, Fraction(1, 4), Fraction(1, 10)) for N in (one_decision_lists(4), 16**4)),
        r"It is \((\ln N + \ln 10) \cdot 4\), rounded up.",
        (r"\(1/\varepsilon = 4\) and \(1/\delta = 10\).", r"\(n\ln 4n = 4\ln 16 = \ln 16^4\)."),
    ),
    stream(
        "greedy-ex-smallest",
        2,
        fits_nothing,
        "00 -\n01 +\n10 +\n11 -",
        "00 -\n01 +\n10 +\n11 +",
        ("Two of either label.", "Each attribute, on or off, has to be true of both labels."),
        bits=True,
        most=20,
        example="01 +",
        prompt="Four different rows of two attributes that no list fits.",
    ),
    numbers(
        "greedy-ex-count",
        ("Of two", "Of three"),
        lambda: (one_decision_lists(2), sum(depends_on_all(f, 3) for f in functions_of_lists(3))),
        r"\(4 \cdot 2^3 \cdot 2\) for three, and all but the exclusive or and its opposite for two.",
        (
            "The exclusive or is none.",
            "Rows of blocks whose last block is no single one, times the signs of the literals, times two labels.",
        ),
        prompt=(
            "How many of the 16 functions of two attributes are lists; and how many functions of three "
            "attributes are lists that depend on all three?"
        ),
    ),
    stream(
        "greedy-ex-most",
        3,
        greed_is_longer,
        "000 -\n001 -\n010 -\n101 -\n110 -\n111 +",
        "000 -\n111 +",
        ("Let the rule that removes most be one that the shortest list does not begin with.", "Six rows are enough."),
        bits=True,
        most=20,
        example="010 +",
    ),
    order(
        "greedy-lines-rounds",
        greedy.RoundsBound.few_rounds.written(),
        lambda: greedy.rounds().conclusion,
        "The lines on the number of rounds",
    ),
)
