"""Winnow on k of r: never below the exact worst case, and what the lectures' lines say of it."""

from fractions import Fraction
from functools import cache
from math import log

import sympy
from checks import wrong
from checks.picture import picture_contract
from checks.streams import in_order, labelled
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.winnow_k_of_r import pictures
from mistake_bounds.chapters.winnow_k_of_r.theorem import at_sizes
from mistake_bounds.chapters.winnow_k_of_r.theorem import k_of_r as k_of_r_
from mistake_bounds.chapters.winnow_l1_margin.gap import gap
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.exact import BadSize, ceil_log
from mistake_bounds.proof import claim
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
        assert mistakes < largest(k_of_r.in_short().claim, "M", at_sizes(*case))
        assert worst_of(*case, size, 1 - size).count <= relevant * ceil_log(n, 1 + Fraction(1, 2 * size))


def test_the_bound_to_remember_is_never_below_the_one_that_it_is_made_from():
    for n, size, relevant in (*CASES, (10**5, 3, 8), (10**7, 3, 8)):
        at = at_sizes(n, size, relevant)
        short = 4 * relevant * at["L"] + 8 * size**2
        assert largest(k_of_r.k_of_r()["mistake bound"], "M", at) <= largest(k_of_r.in_short().claim, "M", at) == short
    assert 4 * 8 * at_sizes(10**5, 3, 8)["L"] + 8 * 9 == 2472


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
    (lambda: k_of_r_().on(ONE, (0,), 2), BadSize, 2),
    (lambda: k_of_r_().on(ONE, (), 1), BadSize),
    (lambda: k_of_r_().on(ONE, (5,), 1), BadSize, 5),
)


# the cases of the contracts


def two_of_four(seed: int):
    return labelled(in_order(seed), lambda x: sum(x[:4]) >= 2, range(4), 2)


@cache
def counted():
    worst = winnow_k_of_r(4, 2, 3)
    return k_of_r_().on(play(worst.learner, worst.examples), range(3), 2)


@cache
def weighed():
    rows = Examples([(0, 1), (1, 0), (1, 1)], [-1, 1, 1])
    return gap().on(play(Winnow(factor=Fraction(5, 4)), rows, passes=5), (2, 1), theta=2, alpha=1)


test_theorems = theorem_contract(
    TheoremCase(
        k_of_r.k_of_r(),
        Winnow(Fraction(5, 4)),
        two_of_four,
        wrong.not_winnow(Winnow(Fraction(5, 4)), "active weights multiplied", "active weights divided", "chips off"),
        claim(k_of_r.M <= 2 * k_of_r.P),
        passes=2,
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "against_bounds": lambda: ({"1 of 1": (4, 4, 6.4), "2 of 3": (11, 38.7, 48.6)},),
        "chips": lambda: (counted(),),
        "cycle": lambda: (winnow_k_of_r(4, 3, 4, factor=2),),
        "debts": lambda: ({n: ({"a ceiling": 2, "a logarithm": log(n)}, n / 40) for n in (2, 1000)},),
        "weighed_chips": lambda: (weighed(),),
    },
    rising={
        "chips": (("floor", "chips on", "cap"), ("total", "ceiling")),
        "weighed_chips": (("floor", "chips", "cap"), ("total", "ceiling")),
    },
)
