"""Halving, the optimum and crossing off clauses: what is proved, on games and runs, beside numbers found by search."""

from fractions import Fraction
from math import comb

import pytest
from checks import wrong

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.cross_off.worst_case import cross_off as worst_cross_off
from mistake_bounds.chapters.halving.examples import (
    broken,
    clauses,
    conjunctions,
    k_cnf,
    points,
    rows_of_bits,
    thresholds,
)
from mistake_bounds.chapters.halving.learner import Halving, StandardOptimal
from mistake_bounds.chapters.halving.reading import read_game, read_optimal, read_powers, read_tree
from mistake_bounds.chapters.halving.worst_case import Node, is_mistake_tree, littlestone
from mistake_bounds.chapters.halving.worst_case import halving as worst_case
from mistake_bounds.chapters.lists.examples import decision_lists
from mistake_bounds.proof import claim, replay
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.largest import largest_whole
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.rows import NotInARow
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import cross_off, halving
from mistake_bounds.theorems.address import latex_at
from mistake_bounds.theorems.sorts import hypotheses

CLASSES = [points(5), thresholds(7), conjunctions(3), k_cnf(3, 2), decision_lists(3)]
IDS = ["points", "thresholds", "conjunctions", "2-CNF", "lists"]


def target_of(concepts, examples):
    """A concept that gives all the labels."""
    return next(i for i in range(len(concepts)) if all(x[i] == y for x, y in examples))


@pytest.mark.parametrize("concepts", CLASSES, ids=IDS)
def test_the_worst_run_of_halving_is_within_the_theorem_whose_slack_adds_up(concepts):
    worst = worst_case(concepts)
    run = play(worst.learner, worst.examples)
    on_run = halving.mistake_bound().on(run, target_of(concepts, worst.examples))
    assert on_run.check and on_run.slack and int(on_run.bound) == len(concepts).bit_length() - 1
    assert check_proof(halving.doublings(), read_powers(run, target_of(concepts, worst.examples)))


def test_a_mistake_that_halves_exactly_costs_a_bit_exactly():
    """Eight thresholds: 4, 2 and 1 are left, and nothing of the bound 3."""
    worst = worst_case(thresholds(7))
    slack = (
        halving.mistake_bound().on(play(worst.learner, worst.examples), target_of(thresholds(7), worst.examples)).slack
    )
    assert slack.bound == slack.made == 3 and not any(slack.mistakes.values())


@pytest.mark.parametrize("concepts", CLASSES, ids=IDS)
def test_the_game_forces_the_dimension_and_the_tree_is_no_deeper_than_bits(concepts):
    found = littlestone(concepts)
    optimal = (StandardOptimal(concepts.concepts, tie) for tie in (-1, 0))
    for learner in (Halving(), Halving(0), Halving(1), *optimal, Perceptron()):
        game = read_game(found, learner)
        assert check_proof(halving.forced(), Reading((), game)) and game["m_T"] == found.mistakes
    way = read_tree(found)
    assert check_proof(halving.no_deeper(), Reading((), way)) and way["2^D"] == 2**found.mistakes <= len(concepts)


def test_that_two_trees_make_a_deeper_one_is_proved_from_what_depths_are():
    """No hypothesis says it: one is the depth of the tree that they make, one that no tree is deeper than d."""
    spoken = [known.claim.symbols for known in hypotheses(halving.standard_optimal().conclusion)]
    assert {"d", "c"} in spoken and {"c", "h"} in spoken and not [names for names in spoken if names >= {"d", "h"}]


@pytest.mark.parametrize("concepts", CLASSES, ids=IDS)
def test_the_tree_over_both_sides_is_a_mistake_tree_as_deep_as_is_told(concepts):
    rows, columns = concepts.concepts, list(zip(*concepts.concepts, strict=True))
    run = play(wrong.Shallower(rows), littlestone(concepts).against(wrong.Shallower(rows)))
    target, told = target_of(concepts, run.examples), 0
    for step, point in zip(run.steps, read_optimal(run, target).mistakes, strict=True):
        left = [row for row, stays in zip(rows, step.before, strict=True) if stays]
        i = columns.index(step.x)
        sides = [[row for row in left if row[i] == y] for y in (-1, 1)]
        if all(sides):
            trees = [littlestone(side).tree for side in sides]
            assert all(is_mistake_tree(tree, side) for tree, side in zip(trees, sides, strict=True))
            assert point["c"] == Node(i, *trees).depth <= point["d"]
            told += 1
    assert told


def test_an_adversary_that_tells_what_was_predicted_fails_a_row():
    game = read_game(littlestone(thresholds(3)), Halving())
    tame = [{**point, "y": point["f"]} for point in game["round"]]
    assert not check_proof(halving.forced(), Reading((), {**game, "round": tame}))


def test_what_is_told_of_a_run_are_its_mistakes_and_not_its_updates():
    """Without a logarithm, too: who never learns makes more mistakes than the powers of 2 that it has."""
    run = play(wrong.but_for(Halving(), wrong._NeverChanges), Examples([(1, -1)] * 9, [1] * 9))
    assert read_powers(run, 0).end["2^M"] == 2**9
    with pytest.raises(NotInARow, match="one mistake ends with 1, and the next begins with 512"):
        check_proof(halving.doublings(), read_powers(run, 0))
    with pytest.raises(NotInARow, match="M is 9, but there are 0 points"):
        bool(halving.mistake_bound().on(run, 0).check)


def test_a_target_that_no_concept_is_is_refused_by_name():
    run = play(Halving(), thresholds(3).examples("none"))
    for target in (-1, 4, True):
        with pytest.raises(BadTarget):
            halving.mistake_bound().on(run, target)


def test_a_target_that_does_not_say_the_labels_fails_a_row():
    run = play(Halving(), thresholds(7).examples("x ≥ 6", [5, 3, 6]))
    on_run = halving.mistake_bound().on(run, 0)
    assert {row.claim.name for row in on_run.check.failures} >= {"target"}


def test_the_forms_are_an_authors():
    assert latex_at("halving.mistake_bound") == r"M \le \log_2 N"
    assert latex_at("halving.doublings").replace(" ", "") in (r"2^{M}\leN", r"2^M\leN")


@pytest.mark.parametrize(("n", "k"), [(2, 1), (3, 1), (2, 2), (3, 2)])
def test_crossing_off_clauses_stays_within_its_bound_and_attains_it_where_nothing_is_relevant(n, k):
    """With a relevant clause, others that it implies may stay as well."""
    parts = clauses(n, k)
    broken_each = sum(comb(n, size) for size in range(1, k + 1))
    for target in ((), (0,), (0, 2)):
        examples = broken(rows_of_bits(n), parts, target)
        assert all(sum(x) == broken_each for x in examples.X)
        at = {"K": len(parts), "b": broken_each, "r": len(target)}
        most = largest_whole(cross_off.with_clauses().claim, "M'", at)
        exact = worst_cross_off(examples.X, target)
        assert exact == most if not target and k == 1 else exact <= most
        run = play(Winnow(threshold=1, demotion="eliminate"), examples, 2)
        assert len(run.mistakes) <= exact and cross_off.mistake_bound().on(run, target).check


def test_the_claims_are_replayed_and_a_bit_less_is_refuted_by_a_run():
    for proof in (halving.doublings(), halving.forced(), halving.no_deeper(), cross_off.with_clauses()):
        replay(proof.to_json())
    worst = worst_case(thresholds(7))
    on_run = halving.mistake_bound().on(play(worst.learner, worst.examples), target_of(thresholds(7), worst.examples))
    assert not on_run.check_claim(claim(halving.M <= halving.lg - Fraction(1, 10)))
