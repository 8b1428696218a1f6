"""Conversions: what they output on a sample, and with what exact probability over all samples of a world."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, log

import pytest
from checks.wrong import SameAgain
from each import each

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.conversion.learner import (
    Draws,
    NoSurvivor,
    NotConservative,
    all_bad,
    bad_output,
    bad_outputs,
    best_on_test,
    errors_exceed,
    errors_on,
    longest_surviving,
    no_output,
    survivals,
)
from mistake_bounds.chapters.conversion.reading import BadExcess, read_average, read_fooled, read_littlestone
from mistake_bounds.chapters.experts.learner import RandomizedWeightedMajority
from mistake_bounds.exact import BadSize, NotWhole
from mistake_bounds.examples import BadExamples, BadLabel
from mistake_bounds.learner import BadPrediction, OtherLearner
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import conversion
from mistake_bounds.worlds import BadProbability, BadWorld, World, uniform

TENTH, HALF = Fraction(1, 10), Fraction(1, 2)


POINT = uniform([(1,)], (1,))


AXES = World([(1, 0), (0, 1)], [Fraction(15, 16), Fraction(1, 16)], (1, 1))


BITS = World([(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)], [HALF, TENTH, TENTH, Fraction(3, 10)], (1, -1, -1, -1))


LIST = Winnow(threshold=1, demotion="eliminate")


def test_the_first_hypothesis_that_is_right_often_enough_is_output():
    rows = Examples([(1, 0), (1, 0), (0, 1), (1, 0), (0, 1), (1, 1), (1, 0)], [1] * 7)
    assert [one.survived for one in survivals(play(Perceptron(), rows))] == [0, 1, 4]
    found = longest_surviving(Perceptron(), rows, 3)
    assert (found.state, found.mistakes, found.first, found.used, found((0, 2))) == ((1, 1), 2, 3, 6, 1)
    assert longest_surviving(Perceptron(), rows, 1).state == (1, 0)


def test_a_sample_that_ran_out_says_how_many_more_would_do():
    rows = Examples([(1, 0), (1, 0), (0, 1), (1, 0), (0, 1)], [1] * 5)
    with pytest.raises(NoSurvivor) as refused:
        longest_surviving(Perceptron(), rows, 4, mistakes=2)
    assert (refused.value.offender, refused.value.more, refused.value.surely) == (5, 2, 7)
    longer = Examples([*rows.X, (0, 1), (1, 0)], [1] * 7)
    assert longest_surviving(Perceptron(), longer, 4).used == 7
    with pytest.raises(NoSurvivor) as refused:
        longest_surviving(Perceptron(), rows, 4)
    assert refused.value.surely is None


def test_the_hypothesis_with_the_fewest_errors_on_the_test_is_taken_and_of_several_the_last():
    rows = Examples([(1, 0), (0, 1), (1, 1)], [1, 1, -1])
    states = [(0, 0), (1, 0), (1, 1), (0, 0)]
    run = play(Perceptron(), rows)
    assert [run.start, *(step.after for step in run.steps)] == states
    test = Examples([(2, 0), (0, -1), (-1, 2)], [1, -1, 1])
    errors = [sum(Perceptron().predict(w, x) != y for x, y in test) for w in states]
    found = best_on_test(Perceptron(), rows, test)
    assert errors == [2, 1, 0, 2] and (found.mistakes, found.errors, found.state, found.used) == (2, 0, (1, 1), 6)
    assert best_on_test(Perceptron(), rows, Examples([(0, -1)], [-1])).mistakes == 3


@dataclass(frozen=True)
class Restless(Perceptron):
    """Learns from right answers too."""

    def changes(self, w, x, y, mistaken):
        return True


# over all samples


def by_hand(world: World, m: int, event) -> Fraction:
    """The probability of an event by going through all samples, one by one."""
    total = Fraction(0)
    for drawn, p in world.samples(m):
        shown = Examples([world.instances[i] for i in drawn], [world.target[i] for i in drawn])
        total += p * event(shown)
    return total


@pytest.mark.parametrize(("world", "learner"), [(BITS, LIST), (AXES, Perceptron()), (BITS, Perceptron(tie=1))])
def test_probabilities_over_all_samples_are_those_of_the_samples_one_by_one(world, learner):
    m, q, epsilon = 4, 2, Fraction(1, 8)
    draws = Draws(learner, world, m)

    def output(shown):
        try:
            return longest_surviving(learner, shown, q)
        except NoSurvivor:
            return None

    def used(shown):
        run = play(learner, shown)
        return [run.start, *(step.after for step in run.steps)]

    def excess(shown):
        run = play(learner, shown)
        return sum(world.error(lambda x, w=one.state: learner.predict(w, x)) for one in run.rounds()) - len(
            run.mistakes
        )

    assert no_output(draws, q) == by_hand(world, m, lambda shown: output(shown) is None)
    bad = lambda found: found is not None and world.error(found) >= epsilon
    assert bad_output(draws, q, epsilon) == by_hand(world, m, lambda shown: bad(output(shown)))
    every = lambda shown: all(world.error(lambda x, w=w: learner.predict(w, x)) >= epsilon for w in used(shown))
    assert all_bad(draws, epsilon) == by_hand(world, m, every)
    few = lambda shown: every(shown) and len(used(shown)) <= 2
    assert all_bad(draws, epsilon, mistakes=1) == by_hand(world, m, few)
    assert errors_exceed(draws, HALF) == by_hand(world, m, lambda shown: excess(shown) >= HALF)


def test_the_lectures_sample_is_one_block_short():
    """Erratum E5: with one mistake nothing is ever output, and with two too seldom; a block more is always enough."""
    for epsilon, delta in ((HALF, Fraction(1, 1000)), (TENTH, Fraction(1, 20))):
        q = ceil(log(1 / delta) / epsilon)
        assert no_output(Draws(Perceptron(), POINT, q), q) == 1
        assert no_output(Draws(Perceptron(), POINT, 2 * q), q) == 0
    q, size = ceil(2 * log(2000)), ceil(4 * log(2000))
    assert (q, size) == (16, 31)
    missing = no_output(Draws(Perceptron(), AXES, size), q)
    assert Fraction(4599, 100000) < missing < Fraction(4600, 100000)
    assert no_output(Draws(Perceptron(), AXES, 3 * q), q) == 0


@pytest.mark.parametrize("q", [1, 2, 4])
def test_no_sample_shorter_than_all_blocks_is_always_enough(q):
    assert no_output(Draws(LIST, BITS, 3 * q), q) == 0 < no_output(Draws(LIST, BITS, 3 * q - 1), q)


def test_littlestones_bound_and_the_exact_probability_on_three_attributes():
    for m, exact, bound in ((30, 0.0835, 1.543), (60, 0.0036, 0.1488)):
        on = conversion.littlestone().on(Draws(LIST, BITS, m), TENTH, 2, Fraction(1, 4))
        assert on.check and float(on.bound) == pytest.approx(bound, rel=1e-3)
        assert float(all_bad(on.run, TENTH)) == pytest.approx(exact, rel=1e-2)
        assert on.reading.end["P"] == all_bad(on.run, TENTH, 2) == 2 * (1 - TENTH) ** m - (1 - 2 * TENTH) ** m


def test_what_is_too_short_is_named():
    """The proof with logarithms is checked on a world; where the sample is too small its hypothesis says so."""
    delta = Fraction(1, 10)
    needed = (2 * ln(4) - ln(delta)) / (Fraction(3, 4) * TENTH)
    for m in (floor(float(needed)), ceil(float(needed))):
        reading = read_littlestone(Draws(LIST, BITS, m), TENTH, 2, Fraction(1, 4), delta)
        check = check_proof(conversion.sample_size(), reading)
        assert [row.claim.name for row in check.failures] == (["enough examples"] if m < needed else [])
    q = floor(float((ln(2) - ln(delta)) / TENTH))
    for blocks in (q, q + 1):
        reading = read_fooled(Draws(LIST, BITS, 3 * blocks), blocks, TENTH, 2, delta)
        check = check_proof(conversion.long_enough(), reading)
        assert [row.claim.name for row in check.failures] == (["block length"] if blocks == q else [])


def test_the_same_formula_holds_where_the_probability_is_not_zero():
    reading = read_littlestone(Draws(LIST, BITS, 20), TENTH, 2)
    end = dict(reading.end) | {"N": -ln(reading.end["P"])}
    check = check_proof(conversion.in_logarithms(), type(reading)(reading.mistakes, end, reading.over))
    assert check, check.failures


def fooled(learner, world, m, *said):
    return conversion.fooled().on(Draws(learner, world, m), *said).check


def failing(check):
    return [row.name for row in check.failures]


def test_a_good_hypothesis_that_errs_may_give_way_to_a_bad_one():
    """The Perceptron starts with one of error 1, has one of error 1/10 after that, and then one of 9/10."""
    world = World([(2, -2), (2, -1), (3, 3)], [Fraction(1, 5), TENTH, Fraction(7, 10)], (1, 1, -1))
    assert fooled(Perceptron(), world, 6, 1, Fraction(7, 10), 7)
    assert bad_output(Draws(Perceptron(), world, 6), 1, Fraction(7, 10)) > 0


def test_a_mistake_bound_that_the_world_breaks_is_named():
    """Also where the hypotheses that err too often are good; on a sample the one after M mistakes may err, no more."""
    rare = World([(1, 1), (1, -8)], [Fraction(19, 20), Fraction(1, 20)], (1, 1))
    for epsilon in (HALF, Fraction(1, 25)):
        assert "mistake bound on the world" in failing(fooled(Perceptron(), rare, 20, 5, epsilon, 2))
        assert fooled(Perceptron(), rare, 20, 5, epsilon, 12)
    endless = World([(0, 0), (1, 0)], [HALF, HALF], (1, 1))
    for m, told, holds in ((12, 1, False), (12, 12, True), (2, 2, True)):
        reading = read_fooled(Draws(Perceptron(), endless, m), 2, Fraction(2, 5), told)
        check = check_proof(conversion.fooled_on_a_sample(), reading)
        assert bool(check) is holds
        assert holds or "mistake bound on samples" in [row.claim.name for row in check.failures]


def test_a_learner_that_never_errs_has_the_mistake_bound_0():
    assert fooled(Perceptron(start=(1,)), POINT, 3, 2, TENTH, 0)
    assert failing(fooled(Perceptron(), POINT, 3, 2, TENTH, 0)) == ["mistake bound on the world"]


def test_littlestones_bound_holds_where_the_first_hypothesis_is_good():
    on = conversion.littlestone().on(Draws(LIST, BITS, 5), Fraction(1, 4), 2)
    assert on.check and on.reading.end["A_0"] == on.reading.end["P"] == 0


def test_the_margin_makes_the_number_of_mistakes_a_polynomial():
    names = {known.name for known in conversion.polynomial_margin().given if hasattr(known, "name")}
    assert {"margin at least 1/σ", "positive margin", "a count"} == names


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


def test_draws_that_depend_on_one_another_are_named_by_one_name_though_the_bounds_hold():
    """Of four axes, each drawn twice, two in a row say nothing of the rest; of draws that are not, all is as before."""
    asked = (
        (conversion.fooled(), 2, HALF / 2, 4),
        (conversion.littlestone(), HALF / 2, 2),
        (conversion.average_risk(), 1, HALF),
    )
    for theorem, *told in asked:
        of_one = {proof.claim.name for proof in theorem.proofs}
        for kind, names in ((World, set()), (Pairs, {"independent draw"})):
            on = theorem.on(Draws(Perceptron(), kind(FOUR, [HALF / 2] * 4, [1] * 4), 6), *told)
            assert {row.claim.name for row in on.check.failures} - of_one == names
        again = theorem.on(SameAgain(Perceptron(), World(FOUR, [HALF / 2] * 4, [1] * 4), 6), *told)
        assert {row.claim.name for row in again.check.failures} - of_one == {"independent draw"}


def test_an_output_that_did_not_survive_by_independent_draws_is_told_though_the_bound_holds():
    for kind in (World, Pairs):
        draws = Draws(Perceptron(), kind(FOUR, [Fraction(1, 4)] * 4, [1] * 4), 6)
        told = conversion.fooled().on(draws, 2, Fraction(1, 4), 4)
        outputs = bad_outputs(draws, 2, Fraction(1, 4))
        assert (
            sum(outputs.values()) == bad_output(draws, 2, Fraction(1, 4)) == told.reading.end["P"] < 4 * Fraction(9, 16)
        )


# refusals


@dataclass(frozen=True)
class Denies(Perceptron):
    """Calls nothing a mistake."""

    def mistaken(self, prediction, y):
        return False


TWICE, NARROW = Examples([(1, 0)] * 2, [1] * 2), Examples([(1,)], [1])
OF_BITS = Draws(LIST, BITS, 3)
HEDGING = RandomizedWeightedMajority()
REFUSED = [
    (lambda: longest_surviving(Denies(), TWICE, 2), OtherLearner),
    (lambda: errors_on(play(Denies(), TWICE), TWICE), OtherLearner),
    (lambda: Draws(Denies(), AXES, 3), OtherLearner),
    (lambda: Draws(Perceptron(), None, 3), BadWorld),
    (lambda: Draws(HEDGING, uniform([(1, -1)], (1,)), 3).error((1, 1)), BadPrediction),
    (lambda: longest_surviving(Restless(), TWICE, 1), NotConservative),
    (lambda: no_output(Draws(Restless(), AXES, 2), 1), NotConservative),
    (lambda: errors_on(play(Perceptron(), TWICE), NARROW), BadSize),
    (lambda: best_on_test(Perceptron(), TWICE, NARROW), BadSize),
    (lambda: longest_surviving(Perceptron(), TWICE, 0), NotWhole),
    (lambda: longest_surviving(Perceptron(), TWICE, 1, mistakes=-1), NotWhole),
    (lambda: read_fooled(OF_BITS, 0, TENTH, 1), NotWhole),
    (lambda: read_fooled(OF_BITS, 1, TENTH, -1), NotWhole),
    (lambda: read_fooled(Draws(Perceptron(), uniform((1, 2), (1, -1)), 3), 2, TENTH, 3), BadExamples),
    (lambda: read_fooled(Draws(Perceptron(), uniform(((1,), (2,)), (1, 0), labels=(0, 1)), 3), 2, TENTH, 3), BadLabel),
    (lambda: read_fooled(OF_BITS, 1, 1, 2), BadProbability),
    (lambda: bad_output(OF_BITS, 1, 0.5), BadProbability),
    (lambda: read_littlestone(OF_BITS, TENTH, 2, 0), BadProbability),
    (lambda: read_average(OF_BITS, 1, 2), BadProbability),
    (lambda: read_average(OF_BITS, Fraction(1, 3), Fraction(9, 10)), BadExcess),
    (lambda: read_average(Draws(Perceptron(), AXES, 1), Fraction(1, 16), Fraction(1, 10**300)), BadProbability),
]  # fmt: skip


@each(REFUSED)
def test_what_is_refused(case):
    ask, refusal = case
    with pytest.raises(refusal):
        ask()
