"""The multiplicative learner that guesses its margin: within its bound on every stream, refusals, and the proof."""

from fractions import Fraction
from math import log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thorough import part_of

from mistake_bounds import Examples, play
from mistake_bounds.chapters.guessing.learner import GuessMargin, margin_budget
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.exact import dot
from mistake_bounds.examples import BadFeature
from mistake_bounds.proof.reals import ln

signs = st.lists(st.lists(st.sampled_from((-1, 0, 1)), min_size=5, max_size=5), min_size=1, max_size=10)
targets = st.lists(st.integers(0, 4), min_size=5, max_size=5).filter(any)


@given(signs, targets)
@settings(max_examples=part_of(60), deadline=None)
def test_on_every_separable_stream_it_stays_within_the_bound_and_never_guesses_too_low(rows, target):
    rows = [row for row in rows if dot(target, row)]
    if not rows:
        return
    examples = Examples(rows, [1 if dot(target, row) > 0 else -1 for row in rows])
    gamma = Fraction(examples.margin(target), sum(target))
    run = play(GuessMargin(), examples, passes=12)
    assert 3 * len(run.mistakes) * gamma**2 <= 16 * (2 * log(5) + 1)
    state = run.weights
    assert state.inverse * gamma < 2 or state.inverse == 1
    assert [spent == margin_budget(5, 2**i) + 1 for i, spent in enumerate(state.before)] == [True] * len(state.before)
    assert len(run.mistakes) == sum(state.before) + state.spent and run.exact


def test_a_guess_runs_as_the_learner_that_knows_the_margin():
    examples = Examples([(1, 1, -1), (-1, 1, 1), (1, -1, 1), (0, 1, 0), (-1, -1, 0)], [1, 1, 1, 1, -1])
    first = play(GuessMargin(), examples)
    assert not first.weights.before and first.mistakes == play(Exponentiated(3), examples).mistakes
    assert first.weights.weights == play(Exponentiated(3), examples).weights


def test_on_examples_that_nothing_separates_the_guesses_go_on():
    run = play(GuessMargin(), Examples([(1, 0), (1, 0)], [1, -1]), passes=200)
    assert run.weights.inverse >= 8 and len(run.mistakes) > 100


@given(st.integers(1, 10**6), st.integers(1, 2**10))
@settings(deadline=None)
def test_a_budget_is_what_the_corollary_allows_rounded_down(n, inverse):
    exactly = 2 * inverse**2 * ln(n)
    assert margin_budget(n, inverse) <= exactly < margin_budget(n, inverse) + 1


@pytest.mark.parametrize("value", [2, -2, Fraction(1, 2), 0.5])
def test_other_features_are_refused_by_name(value):
    with pytest.raises(BadFeature, match="row 1, column 0: this learner needs features -1, 0 or 1") as refused:
        play(GuessMargin(), Examples([(1, 0), (value, 1)], [1, 1]))
    assert refused.value.value == value
