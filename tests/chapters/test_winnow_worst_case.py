"""Listing and crossing off beside Winnow and the optimum: exact worst cases against searches by the definition."""

from functools import cache
from itertools import product

import pytest
from checks.streams import in_order, labelled
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals
from thorough import THOROUGH

from mistake_bounds import Winnow, play
from mistake_bounds.chapters.winnow_worst_case.known import lecture_bound, sharper_bound, table
from mistake_bounds.chapters.winnow_worst_case.worst_case import cross_off, cross_off_literals, littlestone_disjunction
from mistake_bounds.exact import BadSize
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.theorems import cross_off as cross_off_theorem
from mistake_bounds.worst_case import winnow_disjunction

SIZES = [(n, r) for n in range(1, 5) for r in range(n + 1)]


def test_crossing_off_errs_n_minus_r_times_in_the_worst_case():
    for n, r in SIZES:
        assert winnow_disjunction(n, r, demotion="eliminate", threshold=1).mistakes == n - r
        assert cross_off_literals(n, r) == n + 1 - r
    assert cross_off(list(product((0, 1), repeat=3)), [0]) == 2


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
    for n, r in SIZES:
        assert optimum_by_all_examples(n, r) == littlestone_disjunction(n, r), (n, r)


@pytest.mark.parametrize("demotion", ["divide", "eliminate"])
def test_table_is_in_order_and_each_witness_forces_its_mistakes(demotion):
    for row in table(8 if THOROUGH else 6, demotion):
        worst = winnow_disjunction(row.n, row.r, demotion)
        assert all((y > 0) == any(x[: row.r]) for x, y in worst.examples)
        mistakes = play(Winnow(demotion=demotion), worst.examples).mistakes
        assert row.winnow == worst.mistakes == len(mistakes) <= row.sharper <= row.lecture
        assert row.optimum <= row.winnow_at_most
        assert row.optimum <= row.winnow or (row.n, row.r) == (1, 1)  # at (1, 1) Winnow is never wrong


test_what_cannot_be_is_refused = refusals(
    (lambda: littlestone_disjunction(3, 4), BadSize, 4),
    (lambda: table(0), BadSize, 0),
    (lambda: sharper_bound(3, 4), BadSize, 4),
    (lambda: lecture_bound(3, 4), BadSize, 4),
    (lambda: cross_off_literals(2, 3), BadSize, 3),
    (lambda: sharper_bound(3, 1, "halve"), BadLearner, "halve"),
)


# the cases of the contracts


def late_ors(seed: int):
    """Rows with much on come first."""
    return labelled(in_order(seed)[::-1], lambda x: x[1] or x[3], [1, 3])


test_theorems = theorem_contract(
    TheoremCase(
        cross_off_theorem.mistake_bound(),
        Winnow(threshold=1, demotion="eliminate"),
        late_ors,
        {Winnow(threshold=1): {"crossed off"}},
        claim(cross_off_theorem.M <= cross_off_theorem.N - cross_off_theorem.r - 1),
    ),
)
