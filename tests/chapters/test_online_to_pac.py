"""Conversions: with what exact probability over all samples of a world, against the samples one by one."""

import random
from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from math import ceil, floor

import pytest
from checks import wrong
from checks.drawing import over_all_samples
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import LINE, labelled
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Winnow, play, theorems
from mistake_bounds.chapters.online_to_pac import pictures
from mistake_bounds.chapters.online_to_pac.learner import (
    Draws,
    NoSurvivor,
    NotConservative,
    all_bad,
    bad_output,
    best_on_test,
    errors_exceed,
    errors_on,
    longest_surviving,
    no_output,
)
from mistake_bounds.chapters.online_to_pac.theorem import (
    BadExcess,
    read_apart,
    read_fooled,
    read_heads,
    read_littlestone,
)
from mistake_bounds.chapters.online_to_pac.worst_case import (
    at_most,
    examples_to_test,
    examples_to_use,
    examples_to_wait,
    most_all_bad,
    most_bad_output,
    rare_attribute,
    search_all_bad,
    search_bad_output,
)
from mistake_bounds.chapters.weighted_majority.learner import RandomizedWeightedMajority
from mistake_bounds.exact import BadSize, NotWhole
from mistake_bounds.examples import BadExamples, BadLabel
from mistake_bounds.learner import BadPrediction
from mistake_bounds.proof import claim
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import conversion
from mistake_bounds.worlds import BadProbability, BadWorld, World, uniform

TENTH, HALF = Fraction(1, 10), Fraction(1, 2)
POINT = uniform([(1,)], (1,))
AXES = World([(1, 0), (0, 1)], [Fraction(15, 16), Fraction(1, 16)], (1, 1))
BITS = World([(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)], [HALF, TENTH, TENTH, Fraction(3, 10)], (1, -1, -1, -1))
WORSE_LATER = World([(2, -2), (2, -1), (3, 3)], [Fraction(1, 5), TENTH, Fraction(7, 10)], (1, 1, -1))
LIST = Winnow(threshold=1, demotion="eliminate")


@pytest.mark.parametrize(
    ("world", "learner", "epsilon"),
    [
        (BITS, LIST, Fraction(1, 8)),
        (AXES, Perceptron(), Fraction(1, 8)),
        (BITS, Perceptron(tie=1), Fraction(1, 8)),
        (WORSE_LATER, Perceptron(), HALF),
    ],
)
def test_probabilities_over_all_samples_are_those_of_the_samples_one_by_one(world, learner, epsilon):
    m, q = 4, 2
    draws = Draws(learner, world, m)
    mean = lambda of: over_all_samples(world, m, of)

    def error(state):
        return world.error(lambda x: learner.predict(state, x))

    def output(shown):
        try:
            return longest_surviving(learner, shown, q)
        except NoSurvivor:
            return None

    def is_bad(shown):
        kept = output(shown)
        return kept is not None and world.error(kept) >= epsilon

    def all_are_bad(shown, mistakes=m):
        run = play(learner, shown)
        return len(run.mistakes) <= mistakes and all(error(w) >= epsilon for w in run.follow(tuple))

    def excess(shown):
        run = play(learner, shown)
        return sum(error(one.state) for one in run.rounds()) - len(run.mistakes)

    assert no_output(draws, q) == mean(lambda shown: output(shown) is None)
    assert bad_output(draws, q, epsilon) == mean(is_bad)
    assert all_bad(draws, epsilon) == mean(all_are_bad)
    assert all_bad(draws, epsilon, mistakes=1) == mean(lambda shown: all_are_bad(shown, 1))
    assert errors_exceed(draws, HALF) == mean(lambda shown: excess(shown) >= HALF)


def test_of_the_hypotheses_with_the_fewest_errors_on_a_test_the_last_is_taken():
    rows = Examples([(1, 0), (0, 1), (1, 1)], [1, 1, -1])
    found = best_on_test(Perceptron(), rows, Examples([(2, 0), (0, -1), (-1, 2)], [1, -1, 1]))
    assert (found.mistakes, found.errors, found.state, found.used) == (2, 0, (1, 1), 6)
    assert best_on_test(Perceptron(), rows, Examples([(0, -1)], [-1])).mistakes == 3


def failing(check):
    return {row.claim.name for row in check.failures}


def test_what_is_too_short_is_named():
    """The proofs with logarithms are checked on a world; where the sample is too small their hypothesis says so."""
    needed = float((2 * ln(4) - ln(TENTH)) / (Fraction(3, 4) * TENTH))
    for m, names in ((floor(needed), {"enough examples"}), (ceil(needed), set())):
        reading = read_littlestone(Draws(LIST, BITS, m), TENTH, 2, Fraction(1, 4), TENTH)
        assert failing(check_proof(conversion.sample_size(), reading)) == names
    blocks = floor(float((ln(2) - ln(TENTH)) / TENTH))
    for q, names in ((blocks, {"block length"}), (blocks + 1, set())):
        reading = read_fooled(Draws(LIST, BITS, 3 * q), q, TENTH, 2, TENTH)
        assert failing(check_proof(conversion.long_enough(), reading)) == names
    reading = read_littlestone(Draws(LIST, BITS, 20), TENTH, 2)
    end = dict(reading.end) | {"N": -ln(reading.end["P"])}
    assert check_proof(conversion.in_logarithms(), type(reading)(reading.mistakes, end, reading.over))


def test_a_mistake_bound_that_the_world_breaks_is_named():
    """Also where the hypotheses that err too often are good; on a sample the one after M mistakes may err, no more."""
    rare = World([(1, 1), (1, -8)], [Fraction(19, 20), Fraction(1, 20)], (1, 1))
    for learner, world, m, *arguments, holds in (
        (Perceptron(), rare, 20, 5, HALF, 2, False),
        (Perceptron(), rare, 20, 5, Fraction(1, 25), 2, False),
        (Perceptron(), rare, 20, 5, Fraction(1, 25), 12, True),
        (Perceptron(), POINT, 3, 2, TENTH, 0, False),
        (Perceptron(start=(1,)), POINT, 3, 2, TENTH, 0, True),
    ):
        check = conversion.fooled().on(Draws(learner, world, m), *arguments).check
        assert check.ok is holds and (holds or "mistake bound on the world" in failing(check))
    endless = World([(0, 0), (1, 0)], [HALF, HALF], (1, 1))
    for m, bound, holds in ((12, 1, False), (12, 12, True), (2, 2, True)):
        reading = read_fooled(Draws(Perceptron(), endless, m), 2, Fraction(2, 5), bound)
        assert check_proof(conversion.fooled_on_a_sample(), reading).ok is holds


@dataclass(frozen=True)
class Pairs(World):
    """Every draw comes twice: no independent draws."""

    def follow(self, m, start, step):
        twice = super().follow(m // 2, start, lambda state, x, y: step(step(state, x, y), x, y))
        after = {}
        for state, p in twice.items():
            for x, y, share in self if m % 2 else ((None, None, 1),):
                reached = step(state, x, y) if m % 2 else state
                after[reached] = after.get(reached, 0) + p * share
        return after


FOUR = [tuple(int(i == j) for j in range(4)) for i in range(4)]


@dataclass(frozen=True)
class Restless(Perceptron):
    """Learns from right answers too."""

    def changes(self, w, x, y, mistaken):
        return True


# the worst world


@pytest.mark.parametrize("mistakes", [1, 2, 3])
@pytest.mark.parametrize("epsilon", [TENTH, HALF])
def test_winnow_with_a_rare_attribute_is_as_bad_as_any_errors_that_an_adversary_may_choose(mistakes, epsilon):
    winnow, world = rare_attribute(mistakes, epsilon)
    grid = [Fraction(k, 20) for k in range(21)]
    for m in (0, 1, 4, 9):
        most = most_all_bad(mistakes, m, epsilon)
        assert most == all_bad(Draws(winnow, world, m), epsilon) == search_all_bad(mistakes, m, epsilon, grid)
    for q in (1, 2, 4):
        most = most_bad_output(mistakes, q, epsilon)
        enough = (mistakes + 1) * q
        assert most == bad_output(Draws(winnow, world, mistakes * q), q, epsilon)
        assert most == search_bad_output(mistakes, q, epsilon, grid)
        assert no_output(Draws(winnow, world, enough), q) == 0 < no_output(Draws(winnow, world, enough - 1), q)


@pytest.mark.parametrize("epsilon", [Fraction(1, 20), TENTH, HALF])
@pytest.mark.parametrize(
    ("learner", "world", "mistakes"), [(LIST, BITS, 2), (Perceptron(), AXES, 2), (*rare_attribute(3, TENTH), 3)]
)
def test_few_mistakes_are_no_likelier_than_few_heads_history_by_history(learner, world, mistakes, epsilon):
    draws = Draws(learner, world, 6)
    reading = read_heads(draws, epsilon, mistakes)
    check = check_proof(conversion.no_worse_than_heads(), reading)
    assert check, check.failures
    assert reading.end["P"] == all_bad(draws, epsilon) <= reading.end["phi_0"] == most_all_bad(mistakes, 6, epsilon)


@pytest.mark.parametrize("epsilon", [Fraction(1, 20), TENTH, HALF])
@pytest.mark.parametrize(
    ("learner", "world", "mistakes"), [(LIST, BITS, 2), (Perceptron(), AXES, 2), (*rare_attribute(3, TENTH), 3)]
)
@pytest.mark.parametrize("q", [1, 3])
def test_a_bad_output_is_no_likelier_than_of_hypotheses_that_survive_apart(learner, world, mistakes, epsilon, q):
    draws = Draws(learner, world, (mistakes + 1) * q)
    reading = read_apart(draws, q, epsilon, mistakes)
    check = check_proof(conversion.no_worse_than_apart(), reading)
    assert check, check.failures
    assert reading.end["P"] == bad_output(draws, q, epsilon) <= 1 - reading.end["J_0"]
    assert 1 - reading.end["J_0"] == most_bad_output(mistakes, q, epsilon)


def test_what_the_proof_of_hypotheses_apart_needs_is_named_where_it_is_not_so():
    names = lambda reading: {row.claim.name for row in check_proof(conversion.no_worse_than_apart(), reading).failures}
    assert names(read_apart(Draws(LIST, BITS, 6), 2, TENTH, 1)) == {"all bad outputs", "no worse than apart"}
    twice = Draws(Perceptron(), Pairs(FOUR, [HALF / 2] * 4, [1] * 4), 6)
    assert "independent draw" in names(read_apart(twice, 2, HALF / 2, 4))


def test_a_mistake_bound_that_is_too_small_and_draws_that_depend_are_named_by_the_proof_with_heads():
    proof = conversion.no_worse_than_heads()
    names = lambda reading: {row.claim.name for row in check_proof(proof, reading).failures}
    assert names(read_heads(Draws(LIST, BITS, 6), TENTH, 1)) >= {"fewer mistakes than M"}
    twice = Draws(Perceptron(), Pairs(FOUR, [HALF / 2] * 4, [1] * 4), 6)
    assert names(read_heads(twice, HALF / 2, 4)) == {"independent draw", "no worse than heads"}


def test_the_sizes_are_the_least_that_are_enough():
    fifth, doubt = Fraction(1, 5), Fraction(1, 20)
    q = examples_to_wait(2, fifth, doubt) // 3
    assert most_bad_output(2, q, fifth) <= doubt < most_bad_output(2, q - 1, fifth)
    m = examples_to_use(2, fifth, doubt)
    assert most_all_bad(2, m, fifth) <= doubt < most_all_bad(2, m - 1, fifth)
    sure = lambda t: min(1 - at_most(s, t, TENTH) + 2 * at_most(s, t, fifth) for s in range(t))
    t = examples_to_test(2, fifth, doubt / 2)
    assert sure(t) <= doubt / 2 < sure(t - 1)


AVERAGE = conversion.average_risk()
TWICE, NARROW = Examples([(1, 0)] * 2, [1] * 2), Examples([(1,)], [1])
OF_BITS, HEDGING = Draws(LIST, BITS, 3), Draws(RandomizedWeightedMajority(), uniform([(1, -1)], (1,)), 3)
NO_ROWS, NO_SIGNS = uniform((1, 2), (1, -1)), uniform(((1,), (2,)), (1, 0), labels=(0, 1))
test_what_cannot_be_is_refused = refusals(
    (lambda: Draws(Perceptron(), None, 3), BadWorld),
    (lambda: HEDGING.error((1, 1)), BadPrediction),
    (lambda: longest_surviving(Restless(), TWICE, 1), NotConservative),
    (lambda: no_output(Draws(Restless(), AXES, 2), 1), NotConservative),
    (lambda: errors_on(play(Perceptron(), TWICE), NARROW), BadSize),
    (lambda: best_on_test(Perceptron(), TWICE, NARROW), BadSize),
    (lambda: longest_surviving(Perceptron(), TWICE, 0), NotWhole),
    (lambda: longest_surviving(Perceptron(), TWICE, 1, mistakes=-1), NotWhole),
    (lambda: rare_attribute(0, TENTH), NotWhole),
    (lambda: most_bad_output(1, 0, TENTH), NotWhole),
    (lambda: search_all_bad(1, 2, 0.5, [1]), BadProbability),
    (lambda: read_fooled(OF_BITS, 0, TENTH, 1), NotWhole),
    (lambda: read_fooled(OF_BITS, 1, TENTH, -1), NotWhole),
    (lambda: read_fooled(Draws(Perceptron(), NO_ROWS, 3), 2, TENTH, 3), BadExamples),
    (lambda: read_fooled(Draws(Perceptron(), NO_SIGNS, 3), 2, TENTH, 3), BadLabel),
    (lambda: read_fooled(OF_BITS, 1, 1, 2), BadProbability),
    (lambda: bad_output(OF_BITS, 1, 0.5), BadProbability),
    (lambda: read_littlestone(OF_BITS, TENTH, 2, 0), BadProbability),
    (lambda: AVERAGE.read(OF_BITS, 1, 2), BadProbability),
    (lambda: AVERAGE.read(OF_BITS, Fraction(1, 3), Fraction(9, 10)), BadExcess),
    (lambda: AVERAGE.read(Draws(Perceptron(), AXES, 1), Fraction(1, 16), Fraction(1, 10**300)), BadProbability),
)


# the cases of the contracts


QUARTER = Fraction(1, 4)


class SameAgain(Draws):
    """Draws once, and shows what was drawn m times."""

    def follow(self, start, step):
        ends = defaultdict(Fraction)
        for x, y, p in self.world:
            state = start
            for _ in range(self.m):
                state = step(state, x, y)
            ends[state] += p
        return dict(ends)


def no_survivor(seed: int):
    """Rows for the list, so few of each kind that no hypothesis is right five times in a row."""
    rows = [(1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 1), (1, 0, 0, 0), (0, 1, 0, 0), (0, 1, 1, 0), (1, 0, 1, 0)]
    return labelled(rows[: 7 - seed], lambda x: x[0], 5, 3)


FOURS = range(4)


ODDS = (Fraction(1, 2), Fraction(1, 4), Fraction(1, 8), Fraction(1, 8))


def a_world(seed: int) -> World:
    """One row with each of four attributes on, drawn with four probabilities; the first attribute is the target."""
    shares = random.Random(seed).sample(ODDS, 4)
    return World([tuple(int(i == j) for j in FOURS) for i in FOURS], shares, lambda x: x[0] == 1)


NOT_DRAWN = {SameAgain: {"independent draw"}}


def shown_to_a_list(kind: type[Draws], world: World, m: int) -> Draws:
    return kind(Winnow(threshold=1, demotion="eliminate"), world, m)


@cache
def falling():
    advice = Examples([[-1 if t % every == 0 else 1 for every in (2, 3, 5)] for t in range(1, 11)], [1] * 10)
    finder = Draws(Winnow(threshold=1, demotion="eliminate"), BITS, 12)
    run = play(RandomizedWeightedMajority(QUARTER), advice)
    return theorems.experts.randomized().on(run), theorems.conversion.littlestone().on(finder, TENTH, 2, QUARTER)


test_theorems = theorem_contract(
    TheoremCase(
        conversion.coverage(),
        Winnow(threshold=1, demotion="eliminate"),
        no_survivor,
        wrong.otherwise(Perceptron(), {wrong.StepsTheOtherWay: "mistake bound of the learner"}),
        claim(conversion.m <= conversion.q * (conversion.M + 1) - 2),
        counted=lambda run: run.presented,
        measured=lambda right, run: run.presented,
        steps=(),
    ),
    TheoremCase(
        conversion.fooled(),
        Winnow(threshold=1, demotion="eliminate"),
        lambda seed: (a_world(seed), (4, TENTH, 3)),
        {Perceptron(tie=0): {"mistake bound on the world"}}
        | wrong.otherwise(Perceptron(), {wrong.StepsTheOtherWay: ("mistake bound on the world", "all bad outputs")}),
        claim(2 * conversion.P <= conversion.M * conversion.Q),
        passes=16,
        plays=Draws,
        counted=lambda draws: bad_output(draws, 4, TENTH),
    ),
    TheoremCase(
        conversion.littlestone(),
        Draws,
        lambda seed: (a_world(seed), (TENTH, 2)),
        NOT_DRAWN,
        claim(2 * conversion.P * conversion.B <= conversion.F),
        passes=5,
        plays=shown_to_a_list,
        counted=lambda draws: all_bad(draws, TENTH, 2),
    ),
    TheoremCase(
        conversion.average_risk(),
        Draws,
        lambda seed: (a_world(seed), (1, Fraction(9, 10))),
        NOT_DRAWN,
        claim(2 * conversion.P * conversion.Z <= conversion.F),
        passes=4,
        plays=shown_to_a_list,
        counted=lambda draws: errors_exceed(draws, 1),
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "blocks": lambda: (play(Perceptron(), Examples([(1, 0), (0, 1), (1, 0), (0, 1), (1, 1)], [1] * 5)), 3),
        "falling_weights": falling,
        "guarantees": lambda: ([[0.5, TENTH], [0.4, 0]], {"wait": [2, 1], "count": [1, 0.5]}, [10, 20]),
        "probabilities": lambda: (
            {"one": ((1, 2, 3, 4), (HALF, TENTH, Fraction(1, 50), 0), (2, 1, HALF, TENTH))},
            TENTH,
        ),
    },
    rising={
        "falling_weights": (("weight", "ln 3"), ("weight", "−(1")),
    },
)


THIRD = Fraction(1, 3)
THREE = Draws(Perceptron(), uniform([(1, 0), (0, 1)], (1, -1)), 3)
test_readers = reader_contract(
    doubt_of_a_bad_output=(lambda delta: read_fooled(THREE, 1, THIRD, 2, delta), THIRD, (0, 1, 0.5)),
    penalty=(partial(read_littlestone, THREE, THIRD, 2), THIRD, (0, 1, 0.5)),
    doubt=(lambda delta: read_littlestone(THREE, THIRD, 2, delta=delta), THIRD, (0, 1, 0.5)),
    mistake_bound=(partial(conversion.coverage().read, play(Perceptron(), LINE), 2), 2, (-1, 1.0)),
)
