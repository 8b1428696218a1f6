"""Listing and crossing off beside Winnow and the optimum: proved, and against searches by the definition."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import product

import pytest
from refusals import refusals
from thorough import THOROUGH

from mistake_bounds import Examples, Winnow, play, worst_case
from mistake_bounds.chapters.cross_off.known import lecture_bound, sharper_bound, table
from mistake_bounds.chapters.cross_off.worst_case import cross_off as worst_cross_off
from mistake_bounds.chapters.cross_off.worst_case import cross_off_literals, littlestone_disjunction
from mistake_bounds.exact import BadSize
from mistake_bounds.learner import BadLearner
from mistake_bounds.theorems import cross_off

CROSS_OFF = Winnow(threshold=1, demotion="eliminate")


@pytest.mark.parametrize(("n", "r"), [(n, r) for n in range(1, 7) for r in range(n + 1)])
def test_crossing_off_attains_its_bound_in_the_worst_case(n, r):
    run = play(CROSS_OFF, winnow_disjunction(n, r, demotion="eliminate", threshold=1).examples)
    theorem = cross_off.mistake_bound()
    assert theorem.on(run, range(r)).check and theorem.on(run, range(r)).slack
    assert theorem.on(run, range(r)).bound == len(run.mistakes) == n - r


def test_an_example_that_contradicts_the_target_is_noticed():
    run = play(CROSS_OFF, Examples([(1, 1)], [-1]))
    assert "negative" in {row.claim.name for row in cross_off.mistake_bound().on(run, [0]).check.failures}


# Several tests ask for the same worst case.
winnow_disjunction, winnow_k_of_r = cache(worst_case.winnow_disjunction), cache(worst_case.winnow_k_of_r)


LARGEST = 8 if THOROUGH else 6


SIZES = [(n, r) for n in range(1, LARGEST + 1) for r in range(n + 1)]


SMALL = [(n, r) for n, r in SIZES if n <= 4]


DEMOTIONS = ("divide", "eliminate")


def attribute_errors(x, y, r, k=1):
    """How many bits to change until "at least k of the first r" gives the label."""
    active = sum(x[:r])
    return max(0, k - active) if y > 0 else max(0, active - k + 1)


def check_witness(worst):
    """Each example is a mistake, and the labels are what the target says but for the attribute errors."""
    adversary, examples = worst.adversary, worst.examples
    run = play(worst.learner, examples)
    assert len(run.mistakes) == worst.mistakes == len(worst.moves)
    assert len(examples) == max(worst.mistakes, 1)
    assert worst.promotions + worst.demotions == worst.mistakes
    assert sum(attribute_errors(x, y, adversary.r, adversary.k) for x, y in examples) <= adversary.errors


def optimum_by_all_examples(n, r):
    """The Littlestone dimension by its definition, a set of hypotheses at a time."""
    rows = list(product((0, 1), repeat=n))

    @cache
    def dimension(hypotheses):
        split = [frozenset(u for u in hypotheses if any(a and b for a, b in zip(u, x, strict=True))) for x in rows]
        return max(
            (1 + min(dimension(s), dimension(hypotheses - s)) for s in split if s and s != hypotheses), default=0
        )

    return dimension(frozenset(u for u in rows if sum(u) <= r))


def test_optimum_is_the_littlestone_dimension():
    for n, r in SMALL:
        assert optimum_by_all_examples(n, r) == littlestone_disjunction(n, r), (n, r)


# ------------------------------------------------------------------ against the bounds

WORST = {
    "divide": [
        [1, 0],
        [1, 1, 2],
        [1, 3, 4, 6],
        [1, 4, 7, 8, 8],
        [1, 6, 10, 14, 12, 15],
        [1, 6, 12, 16, 19, 19, 18],
        [1, 7, 13, 18, 22, 26, 28, 21],
        [1, 7, 14, 20, 26, 31, 34, 33, 24],
    ],
    "eliminate": [
        [1, 0],
        [1, 1, 2],
        [1, 3, 4, 6],
        [1, 3, 5, 7, 8],
        [1, 4, 7, 10, 12, 15],
        [1, 5, 8, 11, 14, 16, 18],
        [1, 5, 9, 13, 15, 17, 19, 21],
        [1, 5, 9, 13, 16, 18, 20, 22, 24],
    ],
}


@pytest.mark.parametrize("demotion", DEMOTIONS)
def test_table_is_in_order_and_each_witness_forces_its_mistakes(demotion):
    for row in table(LARGEST, demotion):
        worst = winnow_disjunction(row.n, row.r, demotion)
        check_witness(worst)
        assert row.winnow == worst.mistakes == WORST[demotion][row.n - 1][row.r]
        assert row.optimum <= row.winnow_at_most
        assert row.optimum <= row.winnow or (row.n, row.r) == (1, 1)  # at (1, 1) Winnow is never wrong
        assert row.winnow <= row.sharper <= row.lecture


def test_list_and_cross_off_is_overtaken_at_eleven_attributes():
    sizes = range(1, 14 if THOROUGH else 12)
    assert [n for n in sizes if winnow_disjunction(n, 1).mistakes < n - 1] == [*range(11, sizes.stop)]


def test_the_table_is_the_same_whoever_searches():
    with ThreadPoolExecutor(2) as threads:
        assert table(5, executor=threads) == table(5)
        assert table(4, "eliminate", threads) == table(4, "eliminate")


def test_the_search_over_lists_gives_the_numbers_of_the_search_over_literals():
    for n, r in ((1, 0), (2, 1), (3, 2), (4, 0)):
        assert cross_off_literals(n, r) == n + 1 - r
    assert worst_cross_off(list(product((0, 1), repeat=3)), [0]) == 2


test_what_cannot_be_is_refused = refusals(
    (lambda: littlestone_disjunction(3, 4), BadSize, 4),
    (lambda: table(0), BadSize, 0),
    (lambda: sharper_bound(3, 4), BadSize, 4),
    (lambda: lecture_bound(3, 4), BadSize, 4),
    (lambda: cross_off_literals(2, 3), BadSize, 3),
    (lambda: sharper_bound(3, 1, "halve"), BadLearner, "halve"),
)


@pytest.mark.parametrize(("n", "r"), [(n, r) for n in range(1, 4) for r in range(n + 1)])
def test_crossing_off_literals_errs_n_plus_1_minus_r_times(n, r):
    assert cross_off_literals(n, r) == n + 1 - r
