"""Examples on which a learner that guesses has its first guess refuted, and no other."""

from fractions import Fraction
from functools import cache

from mistake_bounds import Examples
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r


@cache
def stubborn():
    """4 of 4 of six attributes, on rows that lead the factor 3/2 round a cycle for as long as it is used."""
    return winnow_k_of_r(6, 4, 4, factor=Fraction(3, 2)).rounds(20)


@cache
def narrow():
    """Examples with margin 1/5 of six signs, on which the margin 1 is refuted."""
    rows = [tuple(1 if i >> j & 1 else -1 for j in range(6)) for i in (5, 35, 12, 26, 49, 7, 11, 56, 22, 41, 3, 61, 19)]
    rows *= 3
    return Examples(rows, [1 if sum(row[:5]) > 0 else -1 for row in rows])
