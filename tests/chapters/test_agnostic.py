"""The chapter “When no concept is right”: the tables by a second program, the judges, the experts, Sauer's lemma."""

import random
from fractions import Fraction
from itertools import combinations, product

import pytest
from checks import wrong
from checks.game import value_of
from checks.picture import picture_contract
from checks.theorem import TheoremCase, is_refuted, is_refuted_without_any_hypothesis, theorem_contract, total_loss
from each import each
from refusals import refusals

from mistake_bounds import play, worst_case
from mistake_bounds.chapters.agnostic import pictures, theorem
from mistake_bounds.chapters.agnostic.learner import advised, in_thought, marks, says
from mistake_bounds.chapters.agnostic.theorem import SauerBounds
from mistake_bounds.chapters.agnostic.worst_case import (
    growth,
    most,
    rows_at_most,
    shattered,
    shattered_tree,
    vc_dimension,
)
from mistake_bounds.chapters.halving.examples import points, rows_of_bits, thresholds
from mistake_bounds.chapters.halving.learner import BadConcepts
from mistake_bounds.chapters.halving.worst_case import Search, by_counting, is_mistake_tree, judged_errors, littlestone
from mistake_bounds.chapters.hedge.learner import Hedge, losses
from mistake_bounds.chapters.hedge.worst_case import judged_regret, minimax_regret, random_walk
from mistake_bounds.chapters.lower_bounds.examples import exactly, intervals
from mistake_bounds.exact import BadSize
from mistake_bounds.proof import claim, prove
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import agnostic, halving
from mistake_bounds.theory import read
from mistake_bounds.worst_case import NoCertificate

OPPOSITE = ((1,), (-1,))
CUBE = tuple(product((-1, 1), repeat=2))
CLASSES = [
    ((1, -1),), OPPOSITE, CUBE, ((1, 1), (-1, -1)), ((1, -1, 1), (1, 1, -1), (-1, -1, 1)),
    points(3).concepts, thresholds(3).concepts, exactly(2, 3).concepts, intervals(2).concepts,
]  # fmt: skip


# the second program: histories as they are, and nothing kept


def can_be_forced(concepts, errors, d, made=()):
    """Is there a tree of d more mistakes, each path with a concept that errs no more than ``errors`` times?"""
    made = made or (0,) * len(concepts)
    if d == 0 or min(made) > errors:
        return min(made) <= errors
    after = lambda x, y: tuple(m + (row[x] != y) for m, row in zip(made, concepts, strict=True))
    sides = ([after(x, y) for y in (-1, 1)] for x in range(len(concepts[0])))
    return any(all(can_be_forced(concepts, errors, d - 1, side) for side in both) for both in sides)


def to_pay(concepts, rounds, made=()):
    """What the rounds to come cost, less the errors of the best concept in all, by the value of a game in each."""
    made = made or (0,) * len(concepts)
    if not rounds:
        return Fraction(-min(made))
    games = []
    for x in range(len(concepts[0])):
        a, b = (
            to_pay(concepts, rounds - 1, tuple(m + (row[x] != y) for m, row in zip(made, concepts, strict=True)))
            for y in (-1, 1)
        )
        games.append(value_of([[a, 1 + a], [1 + b, b]]))
    return max(games)


@each(CLASSES, str)
def test_the_tables_by_a_second_program(concepts):
    for k in (0, 1, 2):
        d = littlestone(concepts, errors=k).mistakes
        assert can_be_forced(concepts, k, d) and (d > 6 or not can_be_forced(concepts, k, d + 1))
    for rounds in range(5):
        found = minimax_regret(concepts, rounds).regret
        assert type(found) is Fraction and found == to_pay(concepts, rounds)


SEVEN = [points(7), thresholds(7), exactly(2, 4), intervals(3), tuple(product((-1, 1), repeat=3))]


@each(SEVEN, lambda c: f"{len(c)} concepts")
def test_both_certificates_are_right(concepts):
    for k in (1, 2):
        found = littlestone(concepts, errors=k)
        shown = judged_errors(found.concepts, k, found.tree, found.table, found.search.alike)
        assert shown == (found.mistakes, found.mistakes)
        assert found.mistakes >= littlestone(concepts).mistakes + 2 * k
        assert found.mistakes <= by_counting((k,) * len(concepts))
    found = minimax_regret(concepts, 5)
    assert judged_regret(found.concepts, 5, found.table, found.groups) == (found.regret, found.regret)


def test_values_that_were_known():
    for concepts in SEVEN:  # the search with errors, asked for none
        search, depth = Search(tuple(map(tuple, concepts))), littlestone(concepts).mistakes
        assert [search.root((0,) * len(concepts), d) is None for d in (depth, depth + 1)] == [False, True]
    assert all(minimax_regret(OPPOSITE, T).regret == random_walk(T) for T in range(14))
    assert [littlestone([(1, -1)], errors=k).mistakes for k in range(4)] == [0, 1, 2, 3]
    assert all(minimax_regret([(1, -1)], T).regret == 0 for T in range(4))
    assert [(vc_dimension(thresholds(m)), littlestone(thresholds(m)).mistakes) for m in (1, 3, 7, 15)] == [
        (1, 1), (1, 2), (1, 3), (1, 4),
    ]  # fmt: skip
    assert [vc_dimension(c) for c in (points(7), intervals(5), exactly(2, 5), CUBE)] == [1, 2, 2, 2]


def test_the_index_has_all_three_and_the_experts_as_before():
    assert worst_case.littlestone(OPPOSITE, errors=2).mistakes == 5
    assert worst_case.minimax_regret(OPPOSITE, 3).regret == worst_case.minimax_regret(2, 3).regret == Fraction(3, 4)
    assert worst_case.vc_dimension(CUBE) == 2


def test_the_judges_notice_what_is_wrong():
    found, other = littlestone(points(3), errors=1), littlestone(points(3), errors=2)
    right = found.search.alike
    assert judged_errors(found.concepts, 1, found.tree, {}, right)[1] > found.mistakes
    for tree, table, groups in (
        (other.tree, found.table, right),
        (found.tree, {state: depth - 1 for state, depth in found.table.items()}, right),
        (found.tree, found.table, ((0, 1, 2, 3),)),
    ):
        with pytest.raises(NoCertificate):
            judged_errors(found.concepts, 1, tree, table, groups)
    game = minimax_regret(thresholds(2), 3)
    table = game.table
    for state, value in table.items():
        for other in (value + Fraction(1, 16), value - Fraction(1, 16)):
            with pytest.raises(NoCertificate):
                judged_regret(game.concepts, 3, {**table, state: other}, game.groups)


def by_definition(concepts):
    """The dimension, over all sets of instances."""
    m = len(concepts[0])
    sets = [some for d in range(m + 1) for some in combinations(range(m), d)]
    return max(len(some) for some in sets if len({tuple(row[i] for i in some) for row in concepts}) == 2 ** len(some))


def test_sauers_lemma_and_its_step_on_every_class_over_three_instances():
    for bits in rows_of_bits(8)[1:]:
        rows = tuple(row for row, on in zip(product((-1, 1), repeat=3), bits, strict=True) if on)
        d = vc_dimension(rows)
        assert d == by_definition(rows) <= littlestone(rows).mistakes
        assert all(many <= rows_at_most(m, d) for m, many in enumerate(growth(rows)))
        assert len(rows) <= sum(1 for _ in shattered(rows))
        shorter = {row[:-1] for row in rows}
        both = tuple(row for row in shorter if {(*row, -1), (*row, 1)} <= {*rows})
        assert len(rows) == len(shorter) + len(both) and vc_dimension(tuple(shorter)) <= d
        assert not both or vc_dimension(both) <= d - 1
        assert check_proof(agnostic.sauer(), read(SauerBounds.sauer, rows), ("split",))
        tree = shattered_tree(rows)
        assert is_mistake_tree(tree, rows) and tree.depth == d


def test_the_bound_with_a_root_needs_each_hypothesis_and_no_less_follows():
    assert latex_in(agnostic.best_rate()) == r"E - M \le \sqrt{\frac{D T \lambda}{2}}"
    bounds = theorem.AgnosticBounds
    is_refuted_without_any_hypothesis(bounds.no_more)
    half = claim(2 * (agnostic.E - agnostic.M) <= bounds.u.value)
    is_refuted(prove(half, given=[one.claim for one in (*bounds.best_rate.because, bounds.a_root)]))


def test_of_a_dimension_that_is_too_small_the_hypotheses_fail(monkeypatch):
    """The cube of two points has dimension 2; if it is taken for 1, a split does not keep the sums."""
    monkeypatch.setattr(theorem, "most", lambda rows, *less: min(most(rows, *less), 3))
    check = check_proof(agnostic.sauer(), read(SauerBounds.sauer, CUBE), ("split",))
    assert "pascal" in [row.claim.name for row in check.failures]


@each(CLASSES, str)
def test_some_expert_says_what_each_concept_says(concepts):
    """On all instances in all orders, whatever the labels: the experts do not see them."""
    for shown in product(range(len(concepts[0])), repeat=4):
        rows = advised(concepts, shown, (1, -1, 1, 1))
        told = set(zip(*rows.X, strict=True))
        assert all(tuple(row[i] for i in shown) in told for row in concepts)
        assert (
            rows.dimension
            == rows_at_most(4, littlestone(concepts).mistakes)
            == len({*marks(4, littlestone(concepts).mistakes)})
        )
        assert min(losses(play(Hedge(), rows))) <= min(rows.errors)


@each(CLASSES, str)
def test_the_standard_optimal_algorithm_in_thought_is_within_halvings_theorem(concepts):
    """That is what the theorem on the regret assumes of it; the expert with its marks says what the concept says."""
    rows = advised(concepts, [t % len(concepts[0]) for t in range(5)], (1, -1, 1, 1, -1))
    for place, row in enumerate(concepts):
        run = in_thought(rows, place)
        assert halving.standard_optimal().on(run, place).check
        assert says(rows.concepts, rows.shown, run.mistakes) == tuple(row[i] for i in rows.shown)
    on = agnostic.regret().on(play(Hedge(), rows))
    assert on.reading.end["j"] <= on.reading.end["D"] and on.reading.end["B"] == on.reading.end["M"]


def test_at_most_t_to_the_power_d_experts_where_d_is_two_or_more():
    assert all(rows_at_most(T, D) <= T**D for D in range(2, 12) for T in range(2, 40))
    assert all(rows_at_most(T, 1) == T + 1 for T in range(2, 40))
    one = agnostic.regret().on(play(Hedge(), advised(OPPOSITE, (0, 0, 0), (1, -1, 1))))
    assert [row.claim.name for row in one.check.failures] == ["at most T to the power D experts"]


test_what_cannot_be_is_refused = refusals(
    (lambda: littlestone([], errors=1), BadConcepts, []),
    (lambda: littlestone([(1, 0)], errors=1), BadConcepts, 0),
    (lambda: littlestone(OPPOSITE, errors=-1), BadSize, -1),
    (lambda: littlestone(OPPOSITE, errors=1.5), BadSize, 1.5),
    (lambda: littlestone(OPPOSITE, errors="1"), BadSize, "1"),
    (lambda: minimax_regret([(1,), (1,)], 2), BadConcepts, (1,)),
    (lambda: minimax_regret(OPPOSITE, -1), BadSize, -1),
    (lambda: minimax_regret(OPPOSITE, 2.5), BadSize, 2.5),
    (lambda: vc_dimension([(1,), (1, 1)]), BadConcepts, (1, 1)),
    (lambda: growth([]), BadConcepts, []),
    (lambda: advised(OPPOSITE, (0, 1), (1, 1)), BadSize, 1),
    (lambda: advised(OPPOSITE, 5, (1, 1)), BadSize, 5),
)


# the cases of the contracts


def on_two_points(seed: int):
    """Instances and labels of the class with all labels of two points, whose dimension is 2."""
    coin = random.Random(seed)
    return advised(CUBE, [coin.randint(0, 1) for _ in range(6)], [coin.choice((-1, 1)) for _ in range(6)]), ()


HEDGE = Hedge(Fraction(1, 2))


test_theorems = theorem_contract(
    TheoremCase(
        agnostic.regret(),
        HEDGE,
        on_two_points,
        wrong.otherwise(HEDGE, {wrong.StartsUneven: "start of mu"}),
        claim(
            16 * agnostic.eta * (agnostic.E - agnostic.M)
            <= 8 * agnostic.D * agnostic.lam + 2 * agnostic.T * agnostic.eta**2
        ),
        counted=total_loss,
    ),
)


test_pictures = picture_contract(
    pictures, {"below_the_bound": lambda: ({"two": [minimax_regret(OPPOSITE, T).regret for T in range(1, 6)]}, 2)}
)
