"""Whole numbers: each is reached from 0 in steps of 1, up or down, so that none lies between −1 and 0.

j is the number that a row of such steps has come to.
"""

from itertools import pairwise
from math import ceil

from sympy import Eq, S, Symbol

from mistake_bounds.exact import Number
from mistake_bounds.proof import Proved, along, claim, definition, prove, statement
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.reading import KIND
from mistake_bounds.vocabulary import UNIT

letters = Letters()
j, j_next = letters("j j^+", "a number that goes up or down by 1, from 0 on")
j_up, j_down = letters("j_up j_down", "how often it goes up and down")
UP = definition(j >= 0, "from 0 up"), definition(Eq(j_next, j + 1), "one more")
DOWN = definition(j <= 0, "from 0 down"), definition(Eq(j_next, j - 1), "one less")


@statement
def not_between(number: Symbol, name: str = "whole number") -> Proved:
    """k(k + 1) ≥ 0 for a whole number k.

    >>> from mistake_bounds.proof import scalars
    >>> not_between(scalars("k")).claim
    whole number: k·(k + 1) ≥ 0
    """
    held = claim(j * (j + 1) >= 0, name)
    kept = [prove(held.substitute({j: j_next}), given=[held, *way]) for way in (UP, DOWN)]
    return along(held, zip(kept, (j_up, j_down), strict=True), ((j, S.Zero, j_next, number),), (), UNIT)


def read_whole(number: Number) -> dict:
    """The row of steps from 0 to a number; of one that is not whole the last step is shorter than 1.

    >>> read_whole(-2)["unit"]
    [{'kind of mistake': 1, 'j': 0, 'j^+': -1}, {'kind of mistake': 1, 'j': -1, 'j^+': -2}]
    """
    way = 1 if number > 0 else -1
    stops = *(way * k for k in range(ceil(abs(number)))), number
    steps = [{KIND: int(way < 0), "j": before, "j^+": after} for before, after in pairwise(stops)]
    return {UNIT: steps, "j_up": len(steps) if way > 0 else 0, "j_down": 0 if way > 0 else len(steps)}
