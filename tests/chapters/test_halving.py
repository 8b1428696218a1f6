"""Halving and the optimum: by hand, on games and runs, against searches by the definition."""

from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

import pytest
from checks import wrong
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.cross_off.worst_case import cross_off
from mistake_bounds.chapters.halving import learner as rule
from mistake_bounds.chapters.halving.examples import (
    ConceptClass,
    NoSuchConcept,
    broken,
    clauses,
    conjunctions,
    is_true,
    k_cnf,
    points,
    rows_of_bits,
    thresholds,
    variables,
)
from mistake_bounds.chapters.halving.learner import BadConcepts, Halving, NoConceptLeft, StandardOptimal, TooManySets
from mistake_bounds.chapters.halving.reading import read_game, read_optimal, read_powers, read_tree
from mistake_bounds.chapters.halving.worst_case import (
    Leaf,
    Node,
    halving,
    is_mistake_tree,
    littlestone,
    not_optimal,
    paths,
)
from mistake_bounds.chapters.lists.examples import decision_lists
from mistake_bounds.exact import Refusal
from mistake_bounds.examples import BadFeature
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim, replay
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.largest import largest_whole
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.rows import NotInARow
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import cross_off as crossing
from mistake_bounds.theorems import halving as theory
from mistake_bounds.theorems.sorts import hypotheses

SMALL = [
    *(variables(n) for n in (1, 2, 3, 5)),
    *(points(m) for m in (1, 3, 5)),
    *(thresholds(m) for m in (1, 3, 6)),
    conjunctions(2), conjunctions(2, monotone=True), conjunctions(3, monotone=True), k_cnf(2, 2), decision_lists(2),
]  # fmt: skip


LARGER = [conjunctions(3), k_cnf(3, 2), k_cnf(3, 2, monotone=True), decision_lists(3)]


def plain_dimension(concepts):
    """By the definition, with nothing left out: over sets of rows."""
    instances = range(len(concepts[0]))

    @cache
    def of(left):
        return max(
            (
                1 + min(of(minus), of(plus))
                for i in instances
                for minus, plus in [tuple(frozenset(c for c in left if c[i] == y) for y in (-1, 1))]
                if minus and plus
            ),
            default=0,
        )

    return of(frozenset(concepts))


def plain_halving(concepts, tie):
    """By the learner itself: every instance with every label that a concept left gives."""
    learner, columns = Halving(tie), tuple(zip(*concepts, strict=True))

    @cache
    def most(w):
        told = ((x, y) for x in columns for y in {c for c, left in zip(x, w, strict=True) if left})
        return max((1 + most(learner.update(w, x, y)) for x, y in told if learner.predict(w, x) != y), default=0)

    return most(learner.initial(len(concepts)))


# classes


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_there_are_as_many_conjunctions_as_there_should_be(n):
    assert len(conjunctions(n)) == 3**n + 1 and len(conjunctions(n, monotone=True)) == 2**n


def test_a_k_cnf_with_k_equal_to_n_is_any_function_and_a_concept_is_what_its_name_says():
    assert len(k_cnf(2, 2)) == 2**4 and len(k_cnf(3, 3)) == 2**8
    by_name = conjunctions(3)
    assert by_name.concepts[by_name.index("x₁x̄₃")] == tuple(1 if a and not c else -1 for a, _, c in rows_of_bits(3))
    lists = decision_lists(2)
    assert lists.concepts[lists.index("x₁:+ else −")] == (-1, -1, 1, 1)


def test_every_k_cnf_is_an_and_of_clauses_and_there_are_no_others():
    rows, parts = rows_of_bits(3), clauses(3, 2, monotone=True)
    said = {
        tuple(1 if all(is_true(part, x) for part in some) else -1 for x in rows)
        for size in range(len(parts) + 1)
        for some in combinations(parts, size)
    }
    assert said == set(k_cnf(3, 2, monotone=True).concepts)


@pytest.mark.parametrize(("n", "k"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_clauses_are_counted_and_a_row_breaks_one_sign_pattern_of_each_choice_of_variables(n, k):
    parts = clauses(n, k)
    assert len(set(parts)) == len(parts) == sum(comb(n, size) * 2**size for size in range(1, k + 1))
    for x in rows_of_bits(n):
        assert sum(not is_true(part, x) for part in parts) == sum(comb(n, size) for size in range(1, k + 1))


def test_a_class_is_shown_column_by_column():
    shown = thresholds(3).examples("x ≥ 2", [3, 1])
    assert shown.X == ((1, 1, 1, -1), (1, -1, -1, -1)) and shown.y == (1, -1)
    assert shown.names == ("x ≥ 1", "x ≥ 2", "x ≥ 3", "none")


# halving


def test_halving_by_hand():
    """Five thresholds on four points: 3 against 2 for +, wrong: two are left; a tie, for −, wrong: one is left."""
    shown = thresholds(4).examples("x ≥ 4", [3, 4, 1, 2])
    run = play(Halving(), shown)
    assert [r.prediction for r in run.rounds()] == [1, -1, -1, -1]
    assert run.mistakes == (0, 1) and run.follow(tuple) == [(1,) * 5, (0, 0, 0, 1, 1), (0, 0, 0, 1, 0)]


def test_a_tie_is_as_the_rule_says():
    assert [Halving(tie).predict((1, 1), (1, -1)) for tie in (-1, 0, 1)] == [-1, 0, 1]
    for tie in (2, True, "−"):
        with pytest.raises(BadLearner):
            Halving(tie)


def test_a_target_in_no_concept_is_refused_when_the_vote_dies_out():
    """Both points positive: no concept with one positive point says so."""
    shown = Examples([points(2).column(i) for i in (1, 2)], [1, 1])
    for learner in (Halving(), StandardOptimal(points(2).concepts)):
        with pytest.raises(NoConceptLeft, match="no concept of the class is the target") as refusal:
            play(learner, shown)
        assert refusal.value.offender == points(2).column(2) and refusal.value.y == 1


@pytest.mark.parametrize("concepts", SMALL, ids=lambda c: f"{len(c)} over {len(c.instances)}")
def test_the_worst_case_of_halving_is_that_of_its_own_rule_and_within_its_bound(concepts):
    for tie in (-1, 0, 1):
        worst = halving(concepts, tie)
        assert worst.mistakes == plain_halving(concepts.concepts, tie)
        assert littlestone(concepts).mistakes <= worst.mistakes <= len(concepts).bit_length() - 1
        assert len(play(Halving(tie), worst.examples).mistakes) == worst.mistakes


@pytest.mark.parametrize("n", range(1, 9))
def test_for_single_variables_the_logarithm_rounded_down_is_exact_and_optimal(n):
    """Erratum E33."""
    assert littlestone(variables(n)).mistakes == halving(variables(n)).mistakes == n.bit_length() - 1


# the optimum


@pytest.mark.parametrize("concepts", SMALL, ids=lambda c: f"{len(c)} over {len(c.instances)}")
def test_the_dimension_is_that_of_the_definition(concepts):
    assert littlestone(concepts).mistakes == plain_dimension(concepts.concepts)


@pytest.mark.parametrize("concepts", [*SMALL, *LARGER], ids=lambda c: f"{len(c)} over {len(c.instances)}")
def test_the_tree_forces_as_many_mistakes_on_anybody_and_the_optimal_rule_makes_no_more(concepts):
    found = littlestone(concepts)
    assert is_mistake_tree(found.tree, found.concepts) and found.tree.depth == found.mistakes
    assert len(list(paths(found.tree))) == 2**found.mistakes and 2**found.mistakes <= len(concepts)
    optimal = StandardOptimal(found.concepts)
    for learner in (Halving(), Halving(0), optimal):
        shown = found.against(learner)
        assert play(learner, shown).mistakes == tuple(range(found.mistakes))
        assert any(all(x[i] == y for x, y in shown) for i in range(len(concepts))), "a concept gives these labels"
    for target in range(0, len(concepts), 1 + len(concepts) // 12):
        for order in (1, -1):
            run = play(optimal, concepts.examples(concepts.names[target], concepts.instances[::order]))
            assert len(run.mistakes) <= found.mistakes and run.weights[target] == 1


def test_a_single_concept_forces_nothing_and_a_tree_that_is_none_is_known():
    alone = littlestone([(1, -1)])
    assert alone.mistakes == 0 and alone.tree == Leaf(0)
    assert play(Halving(), alone.against(Halving())).mistakes == ()
    assert not is_mistake_tree(Node(1, Leaf(0), Leaf(0)), alone.concepts)


def test_points_have_dimension_one_however_many_there_are():
    assert [littlestone(points(m)).mistakes for m in (1, 10, 50)] == [1, 1, 1]


def test_the_optimal_rule_needs_columns_of_its_class_and_gives_up_by_name(monkeypatch):
    with pytest.raises(BadFeature, match="row 1"):
        play(StandardOptimal(points(2).concepts), Examples([(-1, 1, -1), (1, 1, 1)], [1, 1]))
    monkeypatch.setattr(rule, "MOST_SETS", 3)
    rule.dimensions.cache_clear()
    with pytest.raises(TooManySets) as refusal:
        littlestone(conjunctions(2))
    rule.dimensions.cache_clear()
    assert isinstance(refusal.value, Refusal) and refusal.value.offender == 3


# halving is not optimal


def test_no_class_of_fewer_than_eight_concepts_makes_halving_worse_than_need_be():
    assert not any(next(not_optimal(m, size), None) for m in (1, 2, 3) for size in range(1, 2**m + 1))
    assert not any(next(not_optimal(4, size), None) for size in range(1, 6))


def test_a_class_of_eight_on_four_instances_does():
    smallest = next(not_optimal(4, 8))
    assert littlestone(smallest).mistakes == 2 and halving(smallest, tie=0).mistakes == 3
    assert plain_dimension(smallest) == 2 and plain_halving(smallest, 0) == 3


def test_on_2_cnf_of_three_variables_halving_makes_one_mistake_more_than_need_be():
    assert [littlestone(k_cnf(3, 2)).mistakes, halving(k_cnf(3, 2)).mistakes] == [6, 7]


# crossing off


@pytest.mark.parametrize(("n", "k", "monotone"), [(2, 1, False), (3, 1, True), (2, 2, False), (3, 2, True)])
def test_crossing_off_clauses_learns_what_the_class_says(n, k, monotone):
    """On all rows, in two orders, for every k-CNF that is given by few clauses."""
    parts, learner = clauses(n, k, monotone), Winnow(threshold=1, demotion="eliminate")
    rows = rows_of_bits(n)
    for size in range(min(3, len(parts)) + 1):
        for target in combinations(range(len(parts)), size):
            for shown in (rows, rows[::-1]):
                examples = broken(shown, parts, target)
                run = play(learner, examples, 2)
                said = [1 if all(is_true(parts[j], x) for j in target) else -1 for x in shown]
                assert [-y for y in examples.y] == said
                assert all(examples.y[i % len(rows)] == -1 for i in run.mistakes), "only where the AND is true"
                assert len(run.mistakes) <= cross_off(examples.X, target) and all(run.weights[j] for j in target)


@pytest.mark.parametrize(("n", "k"), [(1, 1), (2, 1), (4, 1), (2, 2), (3, 2), (4, 2), (3, 3)])
def test_with_nothing_relevant_crossing_off_clauses_errs_as_often_as_there_are_monomials(n, k):
    """Rows with at most k ones, those with fewer first, are that many mistakes."""
    parts = clauses(n, k)
    monomials = sum(comb(n, size) for size in range(k + 1))
    assert cross_off(broken(rows_of_bits(n), parts, ()).X, ()) == monomials
    shown = sorted((x for x in rows_of_bits(n) if sum(x) <= k), key=sum)
    run = play(Winnow(threshold=1, demotion="eliminate"), broken(shown, parts, ()))
    assert len(run.mistakes) == len(shown) == monomials


CLASSES = [points(5), thresholds(7), conjunctions(3), k_cnf(3, 2), decision_lists(3)]


IDS = ["points", "thresholds", "conjunctions", "2-CNF", "lists"]


def target_of(concepts, examples):
    """A concept that gives all the labels."""
    return next(i for i in range(len(concepts)) if all(x[i] == y for x, y in examples))


@pytest.mark.parametrize("concepts", CLASSES, ids=IDS)
def test_the_worst_run_of_halving_is_within_the_theorem_whose_slack_adds_up(concepts):
    worst = halving(concepts)
    run = play(worst.learner, worst.examples)
    on_run = theory.mistake_bound().on(run, target_of(concepts, worst.examples))
    assert on_run.check and on_run.slack and int(on_run.bound) == len(concepts).bit_length() - 1
    assert check_proof(theory.doublings(), read_powers(run, target_of(concepts, worst.examples)))


def test_a_mistake_that_halves_exactly_costs_a_bit_exactly():
    """Eight thresholds: 4, 2 and 1 are left, and nothing of the bound 3."""
    worst = halving(thresholds(7))
    slack = (
        theory.mistake_bound().on(play(worst.learner, worst.examples), target_of(thresholds(7), worst.examples)).slack
    )
    assert slack.bound == slack.made == 3 and not any(slack.mistakes.values())


@pytest.mark.parametrize("concepts", CLASSES, ids=IDS)
def test_the_game_forces_the_dimension_and_the_tree_is_no_deeper_than_bits(concepts):
    found = littlestone(concepts)
    optimal = (StandardOptimal(concepts.concepts, tie) for tie in (-1, 0))
    for learner in (Halving(), Halving(0), Halving(1), *optimal, Perceptron()):
        game = read_game(found, learner)
        assert check_proof(theory.forced(), Reading((), game)) and game["m_T"] == found.mistakes
    way = read_tree(found)
    assert check_proof(theory.no_deeper(), Reading((), way)) and way["2^D"] == 2**found.mistakes <= len(concepts)


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
    assert not check_proof(theory.forced(), Reading((), {**game, "round": tame}))


def test_what_is_told_of_a_run_are_its_mistakes_and_not_its_updates():
    """Without a logarithm, too: who never learns makes more mistakes than the powers of 2 that it has."""
    run = play(wrong.but_for(Halving(), wrong._NeverChanges), Examples([(1, -1)] * 9, [1] * 9))
    assert read_powers(run, 0).end["2^M"] == 2**9
    with pytest.raises(NotInARow, match="one mistake ends with 1, and the next begins with 512"):
        check_proof(theory.doublings(), read_powers(run, 0))
    with pytest.raises(NotInARow, match="M is 9, but there are 0 points"):
        bool(theory.mistake_bound().on(run, 0).check)


def test_a_target_that_does_not_say_the_labels_fails_a_row():
    run = play(Halving(), thresholds(7).examples("x ≥ 6", [5, 3, 6]))
    on_run = theory.mistake_bound().on(run, 0)
    assert {row.claim.name for row in on_run.check.failures} >= {"target"}


@pytest.mark.parametrize(("n", "k"), [(2, 1), (3, 1), (2, 2), (3, 2)])
def test_crossing_off_clauses_stays_within_its_bound_and_attains_it_where_nothing_is_relevant(n, k):
    """With a relevant clause, others that it implies may stay as well."""
    parts = clauses(n, k)
    broken_each = sum(comb(n, size) for size in range(1, k + 1))
    for target in ((), (0,), (0, 2)):
        examples = broken(rows_of_bits(n), parts, target)
        assert all(sum(x) == broken_each for x in examples.X)
        at = {"K": len(parts), "b": broken_each, "r": len(target)}
        most = largest_whole(crossing.with_clauses().claim, "M'", at)
        exact = cross_off(examples.X, target)
        assert exact == most if not target and k == 1 else exact <= most
        run = play(Winnow(threshold=1, demotion="eliminate"), examples, 2)
        assert len(run.mistakes) <= exact and crossing.mistake_bound().on(run, target).check


def test_the_claims_are_replayed_and_a_bit_less_is_refuted_by_a_run():
    for proof in (theory.doublings(), theory.forced(), theory.no_deeper(), crossing.with_clauses()):
        replay(proof.to_json())
    worst = halving(thresholds(7))
    on_run = theory.mistake_bound().on(play(worst.learner, worst.examples), target_of(thresholds(7), worst.examples))
    assert not on_run.check_claim(claim(theory.M <= theory.lg - Fraction(1, 10)))


test_what_cannot_be_is_refused = refusals(
    (lambda: littlestone([]), BadConcepts, []),
    (lambda: littlestone([(1, -1), (1,)]), BadConcepts, (1,)),
    (lambda: StandardOptimal([(1, 0)]), BadConcepts, 0),
    (lambda: halving([(1, -1), (1, -1)]), BadConcepts, (1, -1)),
    (lambda: ConceptClass((1,), ("a",), ((1,), (-1,))), BadConcepts),
    (lambda: points(2).examples("only 3"), NoSuchConcept),
    (lambda: points(2).column(3), NoSuchConcept),
    (lambda: broken([(1, 0)], clauses(2, 1), [4]), NoSuchConcept),
    (lambda: decision_lists(4), BadStream),
    (lambda: clauses(2, 3), BadStream),
    (lambda: points(0), BadStream, 0),
    (lambda: k_cnf(4, 3), BadStream),
    (lambda: theory.mistake_bound().on(play(Halving(), thresholds(3).examples("none")), 4), BadTarget),
)


def test_that_two_trees_make_a_deeper_one_is_proved_from_what_depths_are():
    """No hypothesis says it: one is the depth of the tree that they make, one that no tree is deeper than d."""
    spoken = [known.claim.symbols for known in hypotheses(theory.standard_optimal().conclusion)]
    assert {"d", "c"} in spoken and {"c", "h"} in spoken and not [names for names in spoken if names >= {"d", "h"}]
