"""Winnow on k of r: never below the exact worst case, and what the lectures' lines say of it."""

from fractions import Fraction
from functools import cache

import sympy
from refusals import refusals

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.winnow_k_of_r.reading import at_sizes, read_k_of_r
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.exact import BadSize, ceil_log
from mistake_bounds.theorem.largest import largest
from mistake_bounds.theorems import k_of_r

CASES = [(n, k, r) for n in range(1, 6) for k in (1, 2, 3) for r in range(k, n + 1)]


@cache
def worst_of(n, k, r, *counting):
    return winnow_k_of_r(n, k, r, counting=counting)


def test_no_bound_is_below_the_exact_worst_case():
    theorem = k_of_r.k_of_r()
    for case in CASES:
        n, size, relevant = case
        promotions, mistakes = worst_of(*case, 1, 0).promotions, worst_of(*case, 1, 1).mistakes
        allowed = largest(theorem["few promotions"], "P", at_sizes(*case))
        assert promotions <= allowed and (size > 1 or promotions == allowed)
        assert promotions <= 4 * relevant * size * sympy.log(n) + 2 * (size - 1) * (2 * size + 1)
        assert mistakes < largest(theorem["mistake bound"], "M", at_sizes(*case))
        assert worst_of(*case, size, 1 - size).count <= relevant * ceil_log(n, 1 + Fraction(1, 2 * size))


def test_the_lectures_lines_fail_where_the_book_says():
    chips, combination = [], []
    for n, size, relevant in CASES:
        e = Fraction(1, 2 * size)
        most = worst_of(n, size, relevant, 1, 0).promotions
        if (1 + e) ** worst_of(n, size, relevant, size, 1 - size).count > n**relevant:
            chips.append((n, size, relevant))
        gain = size - (size - 1) * (1 + e)
        if gain * most > relevant / e * sympy.log(n) + (size - 1) * (1 + e) / e:
            combination.append((n, size, relevant))
    assert len(chips) == 14 and chips == combination and len(CASES) == 31


ONE = play(Winnow(Fraction(3, 2)), Examples([(1, 0)], [1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: read_k_of_r(ONE, (0,), 2), BadSize, 2),
    (lambda: read_k_of_r(ONE, (), 1), BadSize),
    (lambda: read_k_of_r(ONE, (5,), 1), BadSize, 5),
)
