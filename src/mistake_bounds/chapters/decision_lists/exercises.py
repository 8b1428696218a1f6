"""Exercises of the chapter “Decision lists online”.

n is a number of attributes, N of concepts, M of mistakes; ε is an error, δ a chance of failure, β what an error leaves.
"""

from random import Random

from mistake_bounds.chapters.decision_lists import theorem as lists
from mistake_bounds.chapters.decision_lists.examples import DecisionList, costliest, most_mistakes
from mistake_bounds.chapters.decision_lists.learner import Levels
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, lines_of, not_of, numbers, shown_number, stream
from mistake_bounds.exercises.randomized import one
from mistake_bounds.play import play
from mistake_bounds.proof import Eq
from mistake_bounds.theorem.largest import largest_whole

TURNS = "x₁ → +, x₂ → −, else +"


def wrong_on_each(examples: Examples) -> Answer:
    """Is the level algorithm with tie=0 wrong on each row, as often as it can be?"""
    target = DecisionList.of(TURNS)
    if wrong := not_of(examples, target):
        return wrong
    run = play(Levels(tie=0), examples)
    most = most_mistakes(target, 3)
    missed = sorted(set(range(len(examples))) - set(run.mistakes))
    if missed:
        return Answer(False, f"On example {missed[0] + 1} it is right: {shown_number(tuple(examples.X[missed[0]]))}.")
    words = f"It is wrong on each of the {len(examples)} rows."
    return Answer(len(examples) == most, words if len(examples) == most else f"{words} There can be more.")


def costs(text: str, n: int, drop: str = "all") -> int:
    """What a list costs over n attributes."""
    return most_mistakes(DecisionList.of(text), n, drop)


EXERCISES = (
    numbers(
        "lists-ex-counts",
        ("Rules that fire", "Deepest level", "Mistakes"),
        lambda: (2 * 5 + 2, 3, largest_whole(lists.by_levels().conclusion.claim, "M", {"n": 5, "L": 3})),
        r"\(2n + 2\), \(L\) and \((4n + 2)L\).",
        (
            "Of each attribute one condition is true, and so is the default's; each comes with both answers.",
            r"The level in use has a number of at most \(L - 1\).",
        ),
    ),
    choice(
        "lists-ex-wrong",
        (
            ("Line 1", "At the start all rules are on level 0, whatever the labels will be."),
            ("Line 2", "The rule that decides is wrong itself, and no rule of smaller rank need fire."),
            ("Line 3", "It fails only because line 2 has failed: it says nothing of labels itself."),
            ("Line 5", "It counts rules and levels. It fails only because rules may now sink further."),
        ),
        1,
        ("Which line says something about the label?",),
    ),
    numbers(
        "lists-ex-peel",
        ("Mistakes",),
        lambda: (costs("x₁ → +, x₂ → +, x₃ → −, else +", 3),),
        r"Depth 0 has the labels \(+\) with \(\phi = 3\) and \(-\) with \(\phi = 0\), depth 1 has \(-\) with "
        r"\(\phi = 0\).",
        (r"Which literals are settled with \(+\) at depth 0?", r"A pair costs \(1 + \phi\)."),
    ),
    numbers(
        "lists-ex-short",
        ("else +, all", "else +, one", "Two rules, all", "Two rules, one"),
        lambda: tuple(costs(text, 5, drop) for text in ("else +", "x₁ → +, else −") for drop in ("all", "one")),
        r"\(n + 1\) and \(2n + 1\); \(2n\) and \(4n\).",
        (
            r"The first list has one pair, with \(\phi = n\).",
            r"The second has one depth and two pairs, with \(\phi = n - 1\).",
        ),
        prompt=r"For \(n = 5\).",
    ),
    numbers(
        "lists-ex-and",
        ("Mistakes",),
        lambda: (costs("x̄₁ → −, x̄₂ → −, x̄₃ → −, else +", 6),),
        r"\(3n + 3 - 2r\), where crossing off makes \(n + 1 - r\) at most.",
        (
            r"At depth 0 the opposites of the literals are settled with \(-\).",
            r"The pairs have \(\phi = n\), \(n - r\) and \(n - r\).",
        ),
        prompt=r"For \(n = 6\) and \(r = 3\).",
    ),
    stream(
        "lists-ex-rows",
        3,
        wrong_on_each,
        lambda: lines_of(costliest(3, 3)[1]),
        "100 +\n100 +",
        (
            "Each mistake sends a rule down.",
            "Begin with rows on which many rules of level 0 are right, so that few go down.",
        ),
        bits=True,
        most=60,
        example="100 +",
    ),
    order("lists-lines-bound", "a2ef283a", lists.at_most_the_rank, "The lines on the level in use"),
    order(
        "lists-lines-pair",
        "96a8dab3",
        lists.one_pair,
        "The lines on what a pair costs",
        given=lambda: {"some hit": Eq(lists.F, 1)},
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def an_and(random: Random) -> Exercise:
    """What an AND of r of n literals costs as a list."""
    r = random.randint(2, 3)
    n = random.randint(r + 2, 7)
    text = ", ".join(f"x̄{'₁₂₃'[i]} → −" for i in range(r)) + ", else +"
    prompt = rf"What an AND costs as a list, for \(n = {n}\) and \(r = {r}\)."
    return one("lists-ex-and", prompt, ("Mistakes",), lambda: (most_mistakes(DecisionList.of(text), n),))


DRAWN = {"lists-ex-and": an_and}
