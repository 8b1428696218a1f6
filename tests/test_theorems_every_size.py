"""Crossing off, learning rates, passes and odd max bit: proved for every size, and checked where they can fail."""

from fractions import Fraction
from itertools import product

import pytest

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.odd_max_bit.examples import odd_max_bit as odd_max_bit_rows
from mistake_bounds.chapters.winnow.worst_case import winnow_disjunction
from mistake_bounds.play import play_until_clean
from mistake_bounds.proof import Claim, Proved
from mistake_bounds.proof.recheck import replay
from mistake_bounds.theorems import cross_off, learning_rates, odd_max_bit, passes, perceptron

CROSS_OFF = Winnow(threshold=1, demotion="eliminate")
ALL_PROVED = {
    "mistakes of crossing off": cross_off.mistake_bound().conclusion,
    "errs on negative examples only": cross_off.positives_are_right(),
    "with literals": cross_off.with_literals(),
    "same direction": learning_rates.same_direction(),
    **{proof.claim.name: proof for proof in learning_rates.same_prediction()},
    "passes": passes.perceptron_passes(),
    "odd max bit": odd_max_bit.exponential(),
}


@pytest.mark.parametrize("name", ALL_PROVED)
def test_it_is_proved_and_the_second_judge_agrees(name):
    proof = ALL_PROVED[name]
    assert type(proof) is Proved
    replay(proof.to_json())


def test_nothing_is_assumed_that_is_not_the_rule_the_target_or_a_definition():
    at_end = {known.name for known in cross_off.mistake_bound().conclusion.given if type(known) is Claim}
    assert at_end == {"listed in the end", "relevant ones"}
    assert {known.name for known in odd_max_bit.exponential().given if type(known) is Claim} == {
        "length",
        "margin not negative",
    }


@pytest.mark.parametrize(("n", "r"), [(n, r) for n in range(1, 7) for r in range(n + 1)])
def test_crossing_off_attains_its_bound_in_the_worst_case(n, r):
    run = play(CROSS_OFF, winnow_disjunction(n, r, demotion="eliminate", threshold=1).examples)
    theorem = cross_off.mistake_bound()
    assert theorem.on(run, range(r)).check and theorem.on(run, range(r)).slack
    assert theorem.on(run, range(r)).bound == len(run.mistakes) == n - r


def test_an_example_that_contradicts_the_target_is_noticed():
    run = play(CROSS_OFF, Examples([(1, 1)], [-1]))
    assert "negative" in {row.claim.name for row in cross_off.mistake_bound().on(run, [0]).check.failures}


def test_a_pass_is_never_dearer_than_a_mistake():
    examples = Examples([(3, 1), (-1, 1), (-2, -3)], [+1, -1, -1])
    run = play_until_clean(Perceptron(), examples, at_most=100)
    assert run.clean and passes.check(run, run.weights)
    assert run.passes <= perceptron.mistake_bound().on(run, run.weights).bound + 1
    again = play(Perceptron(), examples, run.passes + 1)
    assert [row.claim.name for row in passes.check(again, run.weights).failures] == ["a mistake in the pass"]


@pytest.mark.parametrize("n", range(1, 9))
def test_fibonacci_numbers_are_the_shortest_target_of_odd_max_bit(n):
    stream = odd_max_bit_rows(n)
    rows, best = stream.examples, stream.u
    every = [row for row in product((0, 1), repeat=n) if any(row)]
    last = [max(i for i, bit in enumerate(row) if bit) for row in every]
    labelled = Examples(every, [1 if i % 2 == 0 else -1 for i in last])
    assert set(rows) <= set(labelled)
    assert labelled.margin(best) == rows.margin(best) == 1
    assert odd_max_bit.check(rows, best) and sum(v * v for v in best) >= 2**n - 1
    assert odd_max_bit.check(rows, [Fraction(v, 7) for v in best])
