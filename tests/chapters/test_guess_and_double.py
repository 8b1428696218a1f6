"""Guess and double: what a run tells that refutes no guess, and budgets beside the logarithms that they come from."""

import pytest
from checks import wrong
from checks.theorem import noticed
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples, play
from mistake_bounds.chapters.guess_and_double.learner import GuessAndDouble, GuessMargin, NoGuessLeft, margin_budget
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorems import guessing

SIGNS = Examples([(1, -1, -1), (-1, 1, 1)], [1, -1])
BITS = Examples(
    [(0, 0, 1, 0, 1, 1), (1, 1, 0, 1, 0, 0), (0, 1, 1, 0, 0, 1), (1, 0, 0, 1, 1, 0)] * 3, [-1, 1, 1, -1] * 3
)
LEARNS_NOTHING = {"active weights multiplied", "chips on", "its weight promoted"}


@pytest.mark.parametrize(
    ("kind", "bound", "examples", "arguments", "names"),
    [
        (GuessAndDouble, guessing.unknown_k_and_r, BITS, (range(3), 2), LEARNS_NOTHING),
        (GuessMargin, guessing.unknown_margin, SIGNS, ((1, 0, 0),), {"update of one", "update"}),
    ],
)
def test_a_run_without_a_refuted_guess_says_something_of_the_learner_all_the_same(
    kind, bound, examples, arguments, names
):
    for learner, failing in ((kind(), set()), (wrong.never_learns(kind)(), names)):
        instance = bound().on(play(learner, examples), *arguments)
        assert instance.reading.end["G"] == 0 and instance.run.mistakes and noticed(instance) == failing


@given(st.integers(1, 10**6), st.integers(1, 2**10))
@settings(deadline=None)
def test_a_budget_is_what_the_corollary_allows_rounded_down(n, inverse):
    exactly = 2 * inverse**2 * ln(n)
    assert margin_budget(n, inverse) <= exactly < margin_budget(n, inverse) + 1


test_what_cannot_be_is_refused = refusals(
    (lambda: play(GuessAndDouble(3), Examples([(1,)], [1])), BadLearner, 3),
    (lambda: play(GuessAndDouble(), Examples([(1,), (1,)], [1, -1]), passes=100), NoGuessLeft),
)
