"""The exact worst case against a search over all examples, against `play`, and against every bound in the book."""

import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import cache
from itertools import product
from math import inf

import pytest
from thorough import THOROUGH

from mistake_bounds import Examples, Winnow, play, worst_case
from mistake_bounds.chapters.cross_off.known import lecture_bound, sharper_bound, table
from mistake_bounds.chapters.cross_off.worst_case import littlestone_disjunction
from mistake_bounds.chapters.winnow.worst_case import noisy_disjunction
from mistake_bounds.exact import BadSize, NotANumber
from mistake_bounds.exact import ceil_log as log2_up
from mistake_bounds.learner import BadLearner
from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.search import SearchTooLarge, longest_path

# Several tests ask for the same worst case.
winnow_disjunction, winnow_k_of_r = cache(worst_case.winnow_disjunction), cache(worst_case.winnow_k_of_r)

LARGEST = 8 if THOROUGH else 6
SIZES = [(n, r) for n in range(1, LARGEST + 1) for r in range(n + 1)]
SMALL = [(n, r) for n, r in SIZES if n <= 4]
K_OF_R = [(n, k, r) for n in range(1, 6) for k in (1, 2, 3) for r in range(k, n + 1)]
DEMOTIONS = ("divide", "eliminate")


def attribute_errors(x, y, r, k=1):
    """How many bits to change until "at least k of the first r" gives the label."""
    active = sum(x[:r])
    return max(0, k - active) if y > 0 else max(0, active - k + 1)


@cache
def by_all_examples(learner, n, r, k=1, errors=0, counting=(1, 1)):
    """The most that mistakes on any rows of {0,1}ⁿ can count, by the learner's own rule and nothing cleverer."""
    rows = list(product((0, 1), repeat=n))
    on_path = set()

    @cache
    def most(w, errors):
        on_path.add((w, errors))
        best = 0
        for x in rows:
            y = -learner.predict(w, x)
            left = errors - attribute_errors(x, y, r, k)
            if left < 0 or (y > 0 and k > r):
                continue
            after = learner.update(w, x, y)
            if (after, left) in on_path:
                best = inf
            else:
                best = max(best, counting[y < 0] + most(after, left))
        on_path.remove((w, errors))
        return best

    return most(learner.initial(n), errors)


def check_witness(worst):
    """Each example is a mistake, and the labels are what the target says but for the attribute errors."""
    adversary, examples = worst.adversary, worst.examples
    run = play(worst.learner, examples)
    assert len(run.mistakes) == worst.mistakes == len(worst.moves)
    assert len(examples) == max(worst.mistakes, 1)
    assert worst.promotions + worst.demotions == worst.mistakes
    assert sum(attribute_errors(x, y, adversary.r, adversary.k) for x, y in examples) <= adversary.errors


# ------------------------------------------------------------------ against all examples


@pytest.mark.parametrize("counting", [(1, 1), (1, 0), (0, 1), (2, -1), (-1, 2)])
@pytest.mark.parametrize("demotion", DEMOTIONS)
def test_disjunction_is_the_worst_of_all_examples(demotion, counting):
    for n, r in [size for size in SIZES if size[0] <= (5 if THOROUGH or counting == (1, 1) else 4)]:
        worst = winnow_disjunction(n, r, demotion, counting=counting)
        check_witness(worst)
        assert by_all_examples(Winnow(demotion=demotion), n, r, counting=counting) == worst.count, (n, r)


@pytest.mark.parametrize("threshold", ["1/2", "2", "7/2", "6"])
@pytest.mark.parametrize("factor", ["3/2", "2", "3"])
def test_disjunction_with_other_settings(factor, threshold):
    factor, threshold = Fraction(factor), Fraction(threshold)
    for (n, r), demotion in product([(2, 1), (3, 1), (3, 2), (3, 3)], DEMOTIONS):
        worst = winnow_disjunction(n, r, demotion, factor, threshold)
        check_witness(worst)
        assert by_all_examples(Winnow(factor, threshold, demotion), n, r) == worst.mistakes


@pytest.mark.parametrize("counting", [(1, 1), (1, 0), (-1, 2)])
def test_k_of_r_is_the_worst_of_all_examples(counting):
    for n, k, r in K_OF_R:
        if n <= (4 if THOROUGH or counting == (1, 1) else 3):
            worst = winnow_k_of_r(n, k, r, counting=counting)
            check_witness(worst)
            assert by_all_examples(worst.learner, n, r, k, counting=counting) == worst.count, (n, k, r)


def test_k_of_r_with_factor_2_is_finite_just_when_all_examples_say_so():
    for n, k, r in K_OF_R:
        if n <= 4:
            assert by_all_examples(Winnow(2), n, r, k) == winnow_k_of_r(n, k, r, factor=2).mistakes, (n, k, r)


@pytest.mark.parametrize("errors", [1, 2])
def test_noisy_disjunction_is_the_worst_of_all_examples(errors):
    for n, r in SMALL:
        if r:
            worst = noisy_disjunction(n, r, errors)
            check_witness(worst)
            assert by_all_examples(Winnow(), n, r, errors=errors) == worst.mistakes, (n, r)


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


@pytest.mark.parametrize("demotion", DEMOTIONS)
def test_most_promotions_are_exactly_r_times_log2_n_rounded_up(demotion):
    for n, r in SIZES:
        L = log2_up(n)
        assert winnow_disjunction(n, r, demotion, counting=(1, 0)).promotions == r * L
        singletons = [tuple(int(i == j) for j in range(n)) for i in range(r)] * max(L, 1)
        if r:
            run = play(Winnow(demotion=demotion), Examples(singletons, [1] * len(singletons)))
            assert len(run.mistakes) == r * L


def test_the_sharper_bound_is_strict_except_for_one_attribute():
    for n, r in SIZES:
        bound = 2 + r * (3 * log2_up(n) - Fraction(2 ** (log2_up(n) + 1), n))
        worst = winnow_disjunction(n, r).mistakes
        assert worst < bound or (n, r, worst, bound) == (1, 1, 0, 0)


def test_demotions_are_fewer_than_twice_the_promotions_and_two():
    for n, r in SIZES:
        assert winnow_disjunction(n, r, counting=(-2, 1)).count <= 1


def test_elimination_without_a_relevant_attribute_is_wrong_once_though_2rL_is_0():
    assert all(winnow_disjunction(n, 0, "eliminate").mistakes == 1 for n in range(1, 9))


def test_list_and_cross_off_is_overtaken_at_eleven_attributes():
    sizes = range(1, 14 if THOROUGH else 12)
    assert [n for n in sizes if winnow_disjunction(n, 1).mistakes < n - 1] == [*range(11, sizes.stop)]


def test_k_of_r_keeps_its_bounds_and_breaks_the_lectures_line():
    broken = 0
    for n, k, r in K_OF_R:
        factor = 1 + Fraction(1, 2 * k)
        chips = next(e for e in range(100) if factor**e >= n)  # ⌈log n⌉ to the base 1 + 1/2k
        most = winnow_k_of_r(n, k, r, counting=(1, 0)).promotions
        assert most <= Fraction(2 * k, k + 1) * (r * chips + (k - 1) * (2 * k + 1))
        kept = winnow_k_of_r(n, k, r, counting=(k, 1 - k)).count  # k M₊ − (k−1) M₋
        assert kept <= r * chips
        broken += factor**kept > n**r  # kept > r log n
        demoted = winnow_k_of_r(n, k, r, counting=(-2 * k - 1, 2 * k)).count
        assert demoted < 2 * k * (2 * k + 1)  # M₋ < (1 + 1/2k) M₊ + 2k + 1
    assert (broken, len(K_OF_R)) == (14, 31)


@pytest.mark.parametrize("n", range(1, 6))
def test_attribute_errors_cost_at_most_three_mistakes_each(n):
    for r in range(1, n + 1):
        worst = [noisy_disjunction(n, r, errors) for errors in range(4)]
        assert worst[0].mistakes == winnow_disjunction(n, r).mistakes
        for errors, one in enumerate(worst):
            check_witness(one)
            assert one.mistakes <= 1 + 3 * (r * log2_up(n) + errors)


# ------------------------------------------------------------------ cycles


def test_three_of_four_with_factor_2_goes_round_for_ever():
    worst = winnow_k_of_r(4, 3, 4, factor=2)
    assert (worst.mistakes, worst.lead, len(worst.cycle)) == (inf, 0, 5)
    assert all(attribute_errors(x, y, r=4, k=3) == 0 for x, y in worst.cycle)
    run = play(Winnow(), worst.cycle, passes=100)
    assert len(run.mistakes) == 500 and run.weights == (1, 1, 1, 1)


def test_factor_2_has_cycles_for_fifteen_targets_up_to_six_attributes():
    cyclic = []
    for n, k, r in product(range(1, 7), range(1, 7), range(1, 7)):
        if k <= r <= n:
            worst = winnow_k_of_r(n, k, r, factor=2)
            assert bool(worst.loop) == (worst.mistakes == inf) == (worst.cycle is not None)
            if worst.loop:
                cyclic.append((n, k, r))
                examples = worst.rounds(4)
                assert len(examples) == worst.lead + 4 * len(worst.cycle)
                assert len(play(worst.learner, examples).mistakes) == len(examples)
                assert sum(attribute_errors(x, y, r, k) for x, y in examples) == 0
    assert len(cyclic) == 15 and min(k for _, k, _ in cyclic) == 3 and min(n for n, _, _ in cyclic) == 4


def test_there_are_no_rounds_without_a_cycle():
    with pytest.raises(NoWorstCase, match="at most 7 mistakes"):
        winnow_disjunction(4, 2).rounds(2)


def test_a_cycle_that_counts_nothing_settles_nothing():
    with pytest.raises(NoWorstCase, match="counts -1"):
        winnow_k_of_r(4, 3, 4, factor=2, counting=(1, -1))


# ------------------------------------------------------------------ the search, and refusals


def test_longest_path_meets_no_recursion_limit():
    deep = 10 * sys.getrecursionlimit()
    assert longest_path(deep, lambda m: [(1, m - 1)] if m else []).length == deep


def test_a_search_that_is_given_up_claims_nothing():
    with pytest.raises(SearchTooLarge) as refusal:
        longest_path(0, lambda m: [(1, m + 1)], most=100)
    assert refusal.value.states == 101


def test_no_mistake_is_shown_by_one_example_without_one():
    worst = winnow_disjunction(1, 1)
    assert worst.examples == Examples([(0,)], [-1]) and worst.mistakes == 0
    assert not play(Winnow(), worst.examples).mistakes


def test_floats_are_taken_for_the_fractions_that_they_are():
    worst = winnow_disjunction(3, 1, factor=1.5, threshold=2.5)
    assert worst.learner == Winnow(Fraction(3, 2), Fraction(5, 2))
    assert play(worst.learner, worst.examples).exact


@pytest.mark.parametrize(
    "name, value, ask",
    [
        ("n", 0, lambda: winnow_disjunction(0, 0)),
        ("n", 2.0, lambda: worst_case.winnow_disjunction(2.0, 1)),
        ("n", True, lambda: worst_case.winnow_disjunction(True, 1)),
        ("r", -1, lambda: winnow_disjunction(3, -1)),
        ("r", 4, lambda: winnow_disjunction(3, 4)),
        ("r", 0, lambda: winnow_k_of_r(3, 1, 0)),
        ("k", 0, lambda: winnow_k_of_r(3, 0, 2)),
        ("k", 3, lambda: winnow_k_of_r(3, 3, 2)),
        ("r", 0, lambda: noisy_disjunction(3, 0, 1)),
        ("attribute_errors", -1, lambda: noisy_disjunction(3, 1, -1)),
        ("r", 4, lambda: littlestone_disjunction(3, 4)),
        ("n_max", 0, lambda: table(0)),
        ("r", 4, lambda: sharper_bound(3, 4)),
        ("r", 4, lambda: lecture_bound(3, 4)),
    ],
)
def test_sizes_out_of_range_are_refused_by_name(name, value, ask):
    with pytest.raises(BadSize) as refusal:
        ask()
    assert (refusal.value.name, refusal.value.value) == (name, value)


@pytest.mark.parametrize(
    "settings, error",
    [
        ({"demotion": "halve"}, BadLearner),
        ({"factor": 1}, BadLearner),
        ({"threshold": 0}, BadLearner),
        ({"factor": inf}, NotANumber),
    ],
)
def test_settings_that_no_winnow_has_are_refused(settings, error):
    with pytest.raises(error):
        winnow_disjunction(3, 1, **settings)
    if "demotion" in settings:
        with pytest.raises(error):
            sharper_bound(3, 1, **settings)


def test_the_table_is_the_same_whoever_searches():
    with ThreadPoolExecutor(2) as threads:
        assert table(5, executor=threads) == table(5)
        assert table(4, "eliminate", threads) == table(4, "eliminate")
