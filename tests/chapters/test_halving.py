"""Halving and the optimum on finite classes, against searches by the definition; crossing off clauses."""

import random
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import combinations

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import ADVICE, LEVELS, STEPS
from checks.theorem import TheoremCase, theorem_contract
from each import each
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.decision_lists.examples import decision_lists
from mistake_bounds.chapters.halving import learner as rule
from mistake_bounds.chapters.halving import pictures
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
from mistake_bounds.chapters.halving.theorem import HalvingBounds, Trees
from mistake_bounds.chapters.halving.worst_case import halving, is_mistake_tree, littlestone, paths
from mistake_bounds.chapters.halving.worst_case import halving as halving_worst_case
from mistake_bounds.chapters.winnow_worst_case.worst_case import cross_off
from mistake_bounds.examples import BadFeature
from mistake_bounds.proof import claim
from mistake_bounds.proof.reals import ln
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.largest import largest_whole
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import cross_off as crossing
from mistake_bounds.theorems import halving as theory
from mistake_bounds.theory import read

SMALL = [
    *(variables(n) for n in (1, 2, 3, 5)),
    *(points(m) for m in (1, 3, 5)),
    *(thresholds(m) for m in (1, 3, 6, 7)),
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
    learner = Halving(tie)
    columns = tuple(zip(*concepts, strict=True))

    @cache
    def most(w):
        labelled = ((x, y) for x in columns for y in {c for c, left in zip(x, w, strict=True) if left})
        return max((1 + most(learner.update(w, x, y)) for x, y in labelled if learner.predict(w, x) != y), default=0)

    return most(learner.initial(len(concepts)))


def target_of(concepts, examples):
    """A concept that gives all the labels."""
    return next(i for i in range(len(concepts)) if all(x[i] == y for x, y in examples))


@each(SMALL, lambda c: f"{len(c)} over {len(c.instances)}")
def test_the_worst_cases_are_those_of_the_definitions(concepts):
    assert littlestone(concepts).mistakes == plain_dimension(concepts.concepts)
    for tie in (-1, 0, 1):
        worst = halving(concepts, tie)
        assert worst.mistakes == plain_halving(concepts.concepts, tie)
        run = play(Halving(tie), worst.examples)
        target = target_of(concepts, worst.examples)
        assert len(run.mistakes) == worst.mistakes
        on_run = theory.mistake_bound().on(run, target)
        assert on_run.check and on_run.slack and int(on_run.bound) == len(concepts).bit_length() - 1
        assert check_proof(theory.doublings(), read(HalvingBounds.doublings, run, target))


@each([*SMALL, *LARGER], lambda c: f"{len(c)} over {len(c.instances)}")
def test_the_tree_forces_as_many_mistakes_on_anybody_and_the_optimal_rule_makes_no_more(concepts):
    found = littlestone(concepts)
    assert is_mistake_tree(found.tree, found.concepts) and found.tree.depth == found.mistakes
    assert len(list(paths(found.tree))) == 2**found.mistakes <= len(concepts)
    assert check_proof(theory.no_deeper(), read(Trees.no_deeper, found))
    optimal = StandardOptimal(found.concepts)
    for learner in (Halving(), Halving(0), Halving(1), optimal, StandardOptimal(found.concepts, tie=0), Perceptron()):
        shown = found.against(learner)
        game = read(Trees.forced, found, learner)
        assert play(learner, shown).mistakes == tuple(range(found.mistakes))
        assert target_of(concepts, shown) in range(len(concepts))
        assert check_proof(theory.forced(), game) and game.end["m_T"] == found.mistakes
    for target in range(0, len(concepts), 1 + len(concepts) // 12):
        for order in (1, -1):
            run = play(optimal, concepts.examples(concepts.names[target], concepts.instances[::order]))
            assert len(run.mistakes) <= found.mistakes and run.weights[target] == 1


def test_a_wrong_reading_fails_a_row():
    """An adversary that says what was predicted, a target that says other labels, and mistakes without updates."""
    game = read(Trees.forced, littlestone(thresholds(3)), Halving())
    tame = replace(game, mistakes=tuple({**point, "y": point["f"]} for point in game.mistakes))
    assert not check_proof(theory.forced(), tame)
    run = play(Halving(), thresholds(7).examples("x ≥ 6", [5, 3, 6]))
    assert "target" in {row.claim.name for row in theory.mistake_bound().on(run, 0).check.failures}
    never = play(wrong.but_for(Halving(), wrong._NeverChanges), Examples([(1, -1)] * 9, [1] * 9))
    assert read(HalvingBounds.doublings, never, 0).end["2^M"] == 2**9


def test_every_k_cnf_is_an_and_of_clauses_and_there_are_no_others():
    rows = rows_of_bits(3)
    parts = clauses(3, 2, monotone=True)
    functions = {
        tuple(1 if all(is_true(part, x) for part in some) else -1 for x in rows)
        for size in range(len(parts) + 1)
        for some in combinations(parts, size)
    }
    assert functions == set(k_cnf(3, 2, monotone=True).concepts)
    by_name = conjunctions(3)
    assert by_name.concepts[by_name.index("x₁x̄₃")] == tuple(1 if a and not c else -1 for a, _, c in rows)


@pytest.mark.parametrize(("n", "k", "monotone"), [(2, 1, False), (3, 1, True), (2, 2, False), (3, 2, True)])
def test_crossing_off_clauses_learns_what_the_class_says_within_its_bound(n, k, monotone):
    """On all rows, for every k-CNF that is given by few clauses."""
    parts = clauses(n, k, monotone)
    rows = rows_of_bits(n)
    learner = Winnow(threshold=1, demotion="eliminate")
    for size in range(min(3, len(parts)) + 1):
        for target in combinations(range(len(parts)), size):
            examples = broken(rows, parts, target)
            run = play(learner, examples, 2)
            exact = cross_off(examples.X, target)
            assert [-y for y in examples.y] == [1 if all(is_true(parts[j], x) for j in target) else -1 for x in rows]
            assert len(run.mistakes) <= exact and crossing.mistake_bound().on(run, target).check
            if not monotone:
                at = {"K": len(parts), "b": sum(examples.X[0]), "r": size}
                most = largest_whole(crossing.with_clauses().claim, "M'", at)
                assert exact == most if not target and k == 1 else exact <= most


def test_too_many_sets_are_given_up_by_name(monkeypatch):
    monkeypatch.setattr(rule, "MOST_SETS", 3)
    rule.dimensions.cache_clear()
    with pytest.raises(TooManySets):
        littlestone(conjunctions(2))
    rule.dimensions.cache_clear()


NEITHER = Examples([points(2).column(i) for i in (1, 2)], [1, 1])  # no concept has two positive points
OPTIMAL = StandardOptimal(points(2).concepts)
test_what_cannot_be_is_refused = refusals(
    (lambda: play(Halving(), NEITHER), NoConceptLeft, points(2).column(2)),
    (lambda: play(OPTIMAL, NEITHER), NoConceptLeft, points(2).column(2)),
    (lambda: play(OPTIMAL, Examples([(-1, 1, -1), (1, 1, 1)], [1, 1])), BadFeature),
    (lambda: littlestone([]), BadConcepts, []),
    (lambda: littlestone([(1, -1), (1,)]), BadConcepts, (1,)),
    (lambda: StandardOptimal([(1, 0)]), BadConcepts, 0),
    (lambda: halving([(1, -1), (1, -1)]), BadConcepts, (1, -1)),
    (lambda: ConceptClass((1,), ("a",), ((1,), (-1,))), BadConcepts),
    (lambda: points(2).examples("only 3"), NoSuchConcept),
    (lambda: points(2).column(3), NoSuchConcept),
    (lambda: broken([(1, 0)], clauses(2, 1), [4]), NoSuchConcept),
    (lambda: decision_lists(5), BadStream),
    (lambda: clauses(2, 3), BadStream),
    (lambda: points(0), BadStream, 0),
    (lambda: k_cnf(4, 3), BadStream),
    (lambda: theory.mistake_bound().on(play(Halving(), thresholds(3).examples("none")), 4), BadTarget),
)


# the cases of the contracts


@dataclass(frozen=True)
class DropsOne(Halving):
    """Drops one of those that were wrong, the first."""

    def update(self, w, x, y):
        first = next(i for i, (left, said) in enumerate(zip(w, x, strict=True)) if left and said != y)
        return tuple(0 if i == first else left for i, left in enumerate(w))


@dataclass(frozen=True)
class Shallower(StandardOptimal):
    """Predicts the label for which less depth would be left."""

    def predict(self, w, x):
        minus, plus = self.depths(w, x)
        return 1 if plus < minus else -1


LISTS = decision_lists(3)


CLAUSES = k_cnf(3, 2)


def concepts(seed: int):
    """All instances of the decision lists over three variables, and which of them is the target."""
    coin = random.Random(seed)
    target = 40 + seed
    order = coin.sample(LISTS.instances, len(LISTS.instances))
    return LISTS.examples(LISTS.names[target], order), (target,)


def against_votes(seed: int):
    """What costs halving one mistake more than need be, first; then all instances, in an order of the seed's."""
    worst = halving_worst_case(CLAUSES, tie=-1)
    target = next(i for i, row in enumerate(CLAUSES) if all(row[j] == y for j, y in worst.moves))
    first = [CLAUSES.instances[j] for j, _ in worst.moves] if seed == 0 else []
    order = random.Random(seed).sample(CLAUSES.instances, len(CLAUSES.instances))
    return CLAUSES.examples(CLAUSES.names[target], [*first, *order]), (target,)


@cache
def halved():
    return play(Halving(), thresholds(4).examples("x ≥ 4", [3, 4, 1, 2]))


test_theorems = theorem_contract(
    TheoremCase(
        theory.mistake_bound(),
        Halving(),
        concepts,
        {DropsOne(): {"concept dropped"}},
        claim(theory.M <= theory.lg - 1),
        at={"Lambda_0": 0, "Lambda_M": 0, "M": 0, "N": 1, "U": 1, "V_0": 1, "V_M": 1, "b": ln(2), "lg": 0},
    ),
    TheoremCase(
        theory.standard_optimal(),
        StandardOptimal(CLAUSES.concepts),
        against_votes,
        {Shallower(CLAUSES.concepts): {"the deeper side"}},
        claim(theory.M <= theory.D - 1),
    ),
)


test_learners = learner_contract(
    LearnerCase(Halving(), STEPS, (0, 2, 0.5), ({"tie": 2},)),
    LearnerCase(StandardOptimal(LEVELS, tie=1), STEPS, (0, 2, 0.5), ({"concepts": LEVELS, "tie": 2},)),
)


test_pictures = picture_contract(
    pictures,
    {
        "bits_left": lambda: ({"worst": halved()},),
        "mistake_tree": lambda: (littlestone(thresholds(3)), ["1", "2", "3"], thresholds(3).names),
        "three_numbers": lambda: ({"points": (3, 1, 1), "thresholds": (3, 3, 3)},),
        "who_is_left": lambda: (halved(), "3412"),
    },
    rising={
        "bits_left": (("worst", "log₂ N"),),
    },
)


ROWS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
LEFT = play(Halving(), ADVICE)
test_readers = reader_contract(
    concept=(partial(theory.mistake_bound().read, LEFT), 0, (-1, 4, 1.0)),
    concepts=(
        partial(theory.standard_optimal().read, LEFT, 0),
        ROWS,
        (ROWS[:3], ROWS[:3] + ((1, 2),), (), ROWS[:3] * 2),
    ),
)
