"""What any learner must pay: the search against the definitions, the judge of certificates, the optimal learner."""

import random
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from itertools import product

import pytest
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import ADVICE, LEVELS, STEPS
from checks.theorem import TheoremCase, theorem_contract
from each import each
from refusals import refusals
from thorough import THOROUGH

from mistake_bounds import Examples, play
from mistake_bounds.chapters.decision_lists.examples import decision_lists, every_list
from mistake_bounds.chapters.halving.examples import conjunctions, points, rows_of_bits, thresholds, variables
from mistake_bounds.chapters.halving.learner import BadConcepts, Halving, NoConceptLeft, StandardOptimal
from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.chapters.lower_bounds import learner as rule
from mistake_bounds.chapters.lower_bounds import pictures
from mistake_bounds.chapters.lower_bounds.examples import exactly, halfspaces, intervals, k_dnf
from mistake_bounds.chapters.lower_bounds.learner import RandomizedOptimal, TooManySets
from mistake_bounds.chapters.lower_bounds.worst_case import (
    NoCertificate,
    judged,
    optimal_certificate,
    randomized_littlestone,
    worth,
)
from mistake_bounds.examples import BadFeature
from mistake_bounds.proof import claim
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorems import pays

SMALL = [
    *(conjunctions(n) for n in (1, 2, 3)), *(decision_lists(n) for n in (1, 2, 3)),
    *(halfspaces(n) for n in (1, 2, 3)), k_dnf(2, 2), k_dnf(3, 2), conjunctions(3, monotone=True),
    variables(4), points(1), points(5), thresholds(6), exactly(1, 4), exactly(2, 5), intervals(5),
]  # fmt: skip


def plain(concepts):
    """The value of the game by its definition, over sets of rows: the learner's best chance, against either label."""

    @cache
    def of(left):
        best = Fraction(0)
        for i in range(len(concepts[0])):
            a, b = (frozenset(row for row in left if row[i] == y) for y in (-1, 1))
            if a and b:
                best = max(best, _promised(of(a), of(b)))
        return best

    return of(frozenset(concepts))


def _promised(a, b):
    """The least that both labels can be held to: chances at which their costs cross, or the ends."""
    crossing = Fraction(1 + b - a) / 2
    chances = [Fraction(0), Fraction(1), *([crossing] if 0 <= crossing <= 1 else [])]
    return min(max(p + a, 1 - p + b) for p in chances)


@each(SMALL, lambda c: f"{len(c)} over {len(c.instances)}")
def test_values_are_those_of_the_definition_and_both_certificates_are_right(concepts):
    drawn, sure = randomized_littlestone(concepts), optimal_certificate(concepts)
    assert drawn.mistakes == plain(concepts.concepts) and type(drawn.mistakes) is Fraction
    assert sure.mistakes == littlestone(concepts).mistakes
    assert sure.mistakes <= 2 * drawn.mistakes and drawn.mistakes <= sure.mistakes
    for found in (drawn, sure):
        assert worth(found.tree, found.drawn) == found.mistakes
        shown = judged(found.concepts, found.tree, found.table, found.moves, found.drawn)
        assert shown == (found.mistakes, found.mistakes)


KNOWN = {"conjunctions": "1 13/8", "decision lists": "1 15/8"}  # of one and of two variables


def test_values_that_were_known():
    assert [str(randomized_littlestone(conjunctions(n)).mistakes) for n in (1, 2)] == KNOWN["conjunctions"].split()
    assert [str(randomized_littlestone(decision_lists(n)).mistakes) for n in (1, 2)] == KNOWN["decision lists"].split()
    assert [optimal_certificate(halfspaces(n)).mistakes for n in (1, 2, 3)] == [2, 3, 6]


def test_there_are_no_other_halfspaces():
    """None is missing that has not two pairs of rows of the same sum, one pair positive and one negative."""
    for n in (1, 2, 3, 4):
        rows = rows_of_bits(n)
        pairs = {}
        for i, a in enumerate(rows):
            for j, b in enumerate(rows[: i + 1]):
                pairs.setdefault(tuple(x + y for x, y in zip(a, b, strict=True)), []).append({i, j})
        clashes = [[(one, two) for one in same for two in same if not one & two] for same in pairs.values()]
        by_last = [[] for _ in rows]
        for one, two in sum(clashes, []):
            by_last[max(one | two)].append((one, two))
        told = [()]
        for last in by_last:  # what is told of the rows so far, and every clash of which the last row is one
            told = [
                (*said, y)
                for said, y in product(told, (-1, 1))
                if not any(
                    all((*said, y)[i] > 0 for i in one) and all((*said, y)[i] < 0 for i in two) for one, two in last
                )
            ]
        assert set(told) == set(halfspaces(n).concepts)


@each([conjunctions(2), decision_lists(2), points(3), exactly(2, 4), halfspaces(2)], lambda c: str(len(c)))
def test_the_optimal_learner_pays_no_more_on_any_sequence_and_the_tree_makes_anybody_pay_as_much(concepts):
    found, learner = randomized_littlestone(concepts), RandomizedOptimal(concepts.concepts)
    columns, paid = tuple(zip(*concepts, strict=True)), set()
    stack = [(learner.initial(len(concepts)), Fraction(0))]
    while stack:  # every sequence of instances that tell something, with every label that some concept gives
        w, cost = stack.pop()
        paid.add(cost)
        for x in columns:
            told = {said for left, said in zip(w, x, strict=True) if left}
            for y in told if len(told) > 1 else ():
                stack.append((learner.update(w, x, y), cost + learner.chance(learner.predict(w, x), y)))
    assert max(paid) == found.mistakes
    for other in (learner, Halving(), Halving(0), StandardOptimal(concepts.concepts)):
        run = play(other, found.against(other))
        assert run.expected_mistakes >= found.mistakes
    assert play(learner, found.against(learner)).expected_mistakes == found.mistakes


def test_the_expectation_is_that_over_all_draws():
    """Each row of predictions with its probability, counted out."""
    concepts = conjunctions(2)
    learner = RandomizedOptimal(concepts.concepts)
    run = play(learner, randomized_littlestone(concepts).against(learner))
    rounds, mean = list(run.rounds()), Fraction(0)
    for draws in product((-1, 1), repeat=len(rounds)):
        chance = Fraction(1)
        for said, one in zip(draws, rounds, strict=True):
            chance *= one.prediction if said > 0 else 1 - one.prediction
        mean += chance * sum(said != one.y for said, one in zip(draws, rounds, strict=True))
    assert mean == run.expected_mistakes == Fraction(13, 8)


def test_the_judge_notices_a_wrong_leaf_a_wrong_value_and_a_wrong_move():
    found = randomized_littlestone(conjunctions(2))
    tree, table, moves = found.tree, dict(found.table), found.moves
    for wrong in (
        ((tree[0], tree[2], tree[1]), table, moves),
        (tree, {name: most - Fraction(1, 64) for name, most in table.items()}, moves),
        (tree, table, (*moves, ((0, 1, 2, 3), -1))),
        (tree, table, (*moves, ((0, 0, 2, 3), 1))),
        (tree, {**table, (-1, -1, -1, 1): -1}, moves),  # one concept is worth 0
    ):
        with pytest.raises(NoCertificate):
            judged(found.concepts, *wrong, drawn=True)
    twice = ((1, 1), (-1, -1))  # both instances say the same, so that only the places tell that one is lost
    with pytest.raises(NoCertificate):
        judged(twice, (0, 1, 0), {(0, 1): Fraction(0)}, [((0, 0), 1)], drawn=True)
    lists = randomized_littlestone(decision_lists(3))
    assert judged(lists.concepts, lists.tree, {}, (), drawn=True)[1] > lists.mistakes


@pytest.mark.skipif(not THOROUGH, reason="a minute or more")
def test_four_variables():
    lists = {tuple(map(one, rows_of_bits(4))): None for one in every_list(4)}
    for concepts in (conjunctions(4), lists, halfspaces(4), k_dnf(4, 2)):
        for found in (optimal_certificate(concepts), randomized_littlestone(concepts)):
            shown = judged(found.concepts, found.tree, found.table, found.moves, found.drawn)
            assert shown == (found.mistakes, found.mistakes)
        assert optimal_certificate(concepts).mistakes == littlestone(concepts).mistakes


def test_too_many_sets_are_given_up_by_name(monkeypatch):
    monkeypatch.setattr(rule, "MOST_SETS", 3)
    with pytest.raises(TooManySets):
        every = rule.Trees(points(6).concepts, drawn=True)
        every.of(every.all)


THREE = RandomizedOptimal(points(2).concepts)
test_what_cannot_be_is_refused = refusals(
    (lambda: randomized_littlestone([]), BadConcepts, []),
    (lambda: RandomizedOptimal([(1, 0)]), BadConcepts, 0),
    (lambda: play(THREE, Examples([(-1, 1, -1), (1, 1, 1)], [1, 1])), BadFeature),
    (lambda: play(THREE, Examples([points(2).column(i) for i in (1, 2)], [1, 1])), NoConceptLeft),
    (lambda: halfspaces(5), BadStream, 5),
    (lambda: exactly(4, 3), BadStream, 4),
    (lambda: intervals(0), BadStream, 0),
)


# the cases of the contracts


@dataclass(frozen=True)
class FlipsACoin(RandomizedOptimal):
    """Predicts either label with the same chance, unless it is sure."""

    def predict(self, w, x):
        chance = super().predict(w, x)
        return Fraction(1, 2) if 0 < chance < 1 else chance


FIFTEEN = thresholds(15)


def lopsided(seed: int):
    """Thresholds on 15 points: instances on which the learner is sure and right, sure and wrong, and unsure."""
    order = [15, 13, 14, *random.Random(seed).sample(range(1, 13), 12)]
    return FIFTEEN.examples("x ≥ 14", order if seed == 1 else order[::-1]), (FIFTEEN.names.index("x ≥ 14"),)


test_theorems = theorem_contract(
    TheoremCase(
        pays.randomized_optimal(),
        RandomizedOptimal(FIFTEEN.concepts),
        lopsided,
        {FlipsACoin(FIFTEEN.concepts): {"balanced"}},
        claim(2 * pays.E <= pays.R),
        counted=lambda run: run.expected_mistakes,
    ),
)


test_learners = learner_contract(
    LearnerCase(RandomizedOptimal(LEVELS), STEPS, (0, 2, 0.5)),
)


test_pictures = picture_contract(
    pictures,
    {
        "balance": lambda: (Fraction(3, 4), Fraction(3, 2)),
        "two_prices": lambda: ({"ANDs": (3, Fraction(13, 8)), "cards": (1, Fraction(7, 8))},),
        "walks": lambda: (randomized_littlestone(thresholds(3)), "123", thresholds(3).names),
    },
)


ROWS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
ONE = play(RandomizedOptimal(ROWS), ADVICE)
test_readers = reader_contract(
    concept=(partial(pays.randomized_optimal().read, ONE), 0, (-1, 4, 1.0)),
    concepts=(partial(pays.randomized_optimal().read, ONE, 0), ROWS, (ROWS[:3], (), ROWS[:3] * 2)),
)
