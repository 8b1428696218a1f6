"""The Perceptron's theorem on any separated stream, with numbers that the tests work out by themselves."""

from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from refusals import refusals
from strategies import rows, separated
from thorough import part_of

from mistake_bounds import Examples, Perceptron, play, play_until_clean, streams
from mistake_bounds.exact import norm2
from mistake_bounds.learner import BadLearner
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import passes, perceptron

THEOREM = perceptron.mistake_bound()
AND = Examples([(1, 1, 1), (1, -1, 1), (-1, 1, 1), (-1, -1, 1)], [1, -1, -1, -1])


def failing(check):
    return {row.claim.name for row in check.failures}


@settings(max_examples=part_of(100), deadline=None)
@given(separated(), st.sampled_from((-1, 0, 1)), st.integers(1, 5))
@example((Examples([(1,), (2,)], [-1, -1]), (-1,)), -1, 1)
def test_on_any_separated_stream_every_claim_holds_and_the_slack_adds_up(stream, tie, factor):
    """Also with a smaller margin and a larger radius, and a multiple of the target."""
    examples, target = stream
    run = play_until_clean(Perceptron(tie), examples, at_most=2000)
    radius2 = examples.radius2
    margin = Fraction(examples.margin(target))
    bound = radius2 * norm2(target) / margin**2
    assert run.clean and run.passes <= bound + 1
    for scaled, more, allowed in (
        (target, {}, bound),
        ([factor * v for v in target], {}, bound),
        (target, {"margin": margin / factor, "radius2": radius2 * factor}, bound * factor**3),
    ):
        on_run = THEOREM.on(run, scaled, **more)
        assert on_run.check, on_run.check
        assert on_run.bound == allowed == len(run.mistakes) + sum(on_run.slack.mistakes.values())
        assert all(part >= 0 for part in on_run.slack.mistakes.values())


@settings(max_examples=40, deadline=None)
@given(separated(), st.data())
def test_a_target_that_does_not_separate_is_refused_with_an_example(stream, data):
    examples, _ = stream
    target = data.draw(rows(examples.dimension))
    if examples.margin(target) <= 0:
        with pytest.raises(NotSeparated) as refusal:
            THEOREM.on(play(Perceptron(), examples), target)
        row, label = refusal.value.example
        assert label * sum(a * b for a, b in zip(target, row, strict=True)) == examples.margin(target)


def test_a_margin_or_a_radius_that_is_not_the_examples_is_refused_by_name():
    run = play(Perceptron(), AND, passes=5)
    target = (1, 1, -1)
    assert "margin" in failing(THEOREM.on(run, target, margin=100).check)
    assert "radius" in failing(THEOREM.on(run, target, radius2=0).check)


def test_a_pass_more_than_the_clean_one_is_named():
    examples = Examples([(3, 1), (-1, 1), (-2, -3)], [+1, -1, -1])
    run = play_until_clean(Perceptron(), examples, at_most=100)
    again = play(Perceptron(), examples, run.passes + 1)
    assert passes.check(run, run.weights)
    assert failing(passes.check(again, run.weights)) == {"a mistake in the pass"}


test_what_cannot_be_is_refused = refusals(
    (lambda: THEOREM.on(play(Perceptron(), AND), (1, 2)), BadTarget),
    (lambda: THEOREM["regress"], KeyError),
    (lambda: play(Perceptron(start=(1, 2)), AND), BadLearner, (1, 2)),
    (lambda: streams.orthonormal(0), BadStream, 0),
    (lambda: streams.infinite_stream(-1), BadStream, -1),
)
