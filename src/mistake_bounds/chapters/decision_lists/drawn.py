"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from random import Random

from mistake_bounds.chapters.decision_lists.examples import DecisionList, most_mistakes
from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def an_and(random: Random) -> Exercise:
    """What an AND of r of n literals costs as a list."""
    r = random.randint(2, 3)
    n = random.randint(r + 2, 7)
    text = ", ".join(f"x̄{'₁₂₃'[i]} → −" for i in range(r)) + ", else +"
    prompt = rf"What an AND costs as a list, for \(n = {n}\) and \(r = {r}\)."
    return one("lists-ex-and", prompt, ("Mistakes",), lambda: (most_mistakes(DecisionList.of(text), n),))


DRAWN = {"lists-ex-and": an_and}
