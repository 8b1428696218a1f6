"""Guess and double: what a run tells that refutes no guess, and budgets beside the logarithms that they come from."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.streams import NO_BITS, SIGNED, THREE_BITS
from checks.theorem import TheoremCase, noticed, theorem_contract
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples, play
from mistake_bounds.chapters.guess_and_double import pictures
from mistake_bounds.chapters.guess_and_double.learner import GuessAndDouble, GuessMargin, NoGuessLeft, margin_budget
from mistake_bounds.chapters.winnow_l1_margin.examples import majority
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.examples import shuffled
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorems import guessing, k_of_r, l1_margin

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
    for learner, failing in ((kind(), set()), (never_learns(kind)(), names)):
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


# the cases of the contracts


def never_learns(kind: type) -> type:
    """Counts its mistakes, and keeps its weights."""

    class NeverLearns(kind):
        def learn(self, state, x, y):
            return state._replace(spent=state.spent + 1)

    return NeverLearns


class KeepsARefutedGuess:
    """Goes on with a guess until it has made twice as many mistakes as its budget."""

    def update(self, state, x, y):
        learned = self.learn(state, x, y)
        return learned if learned.spent <= 2 * self.budget(state) else super().update(state, x, y)


class DoublesTwice:
    """Goes from a refuted guess, which is what its state says first, to the fourfold."""

    def update(self, state, x, y):
        after = super().update(state, x, y)
        return after if after[0] == state[0] else after._replace(**{after._fields[0]: 2 * after[0]})


class KeepsTheWeights:
    """Does not begin again with ones."""

    def update(self, state, x, y):
        return super().update(state, x, y)._replace(weights=self.learn(state, x, y).weights)


class KeepsTheFactor:
    """Learns with the factor 2 whatever the guess."""

    def winnow(self, state):
        return replace(super().winnow(state), factor=2)


@cache
def stubborn():
    """4 of 4 of six attributes, on rows that lead the factor 3/2 round a cycle for as long as it is used."""
    return winnow_k_of_r(6, 4, 4, factor=Fraction(3, 2)).rounds(20)


@cache
def narrow():
    """Examples with margin 1/5 of six signs, on which the margin 1 is refuted."""
    rows = [tuple(1 if i >> j & 1 else -1 for j in range(6)) for i in (5, 35, 12, 26, 49, 7, 11, 56, 22, 41, 3, 61, 19)]
    rows *= 3
    return Examples(rows, [1 if sum(row[:5]) > 0 else -1 for row in rows])


def as_they_are(examples, seed: int):
    """In the order that refutes a guess, if the seed is 0, else in any other."""
    return examples if seed == 0 else shuffled(examples, seed)


def four_of_four(seed: int):
    return as_they_are(stubborn(), seed), (range(4), 4)


def five_signs(seed: int):
    return as_they_are(narrow(), seed), ((1, 1, 1, 1, 1, 0),)


NOT_GUESSING = {
    KeepsARefutedGuess: "one mistake too many",
    DoublesTwice: "the last guess",
    KeepsTheWeights: "NotAPower",
    KeepsTheFactor: ("budget", "guessed factor"),
}


test_theorems = theorem_contract(
    TheoremCase(
        guessing.unknown_k(),
        GuessAndDouble(4),
        four_of_four,
        wrong.otherwise(GuessAndDouble(4), NOT_GUESSING),
        claim(guessing.m_all <= 4 * (k_of_r.k - 1) * guessing.A),
        at={"A": 1, "k": 100, "K": 199, "g_G": 199, "B_G": 198, "M_G": 199, "m_all": 397},
        built_on=(k_of_r.k_of_r(),),
    ),
    TheoremCase(
        guessing.unknown_k_and_r(),
        GuessAndDouble(),
        four_of_four,
        wrong.otherwise(GuessAndDouble(), NOT_GUESSING),
        claim(3 * guessing.m_all < 15 * guessing.A * guessing.r**2),
        at={"A": 1, "r": 100, "K": 199, "g_G": 199, "B_G": 13200, "M_G": 199**2, "m_all": 13200 + 199**2},
        built_on=(k_of_r.k_of_r(), guessing.unknown_k()),
    ),
    TheoremCase(
        guessing.unknown_margin(),
        GuessMargin(),
        five_signs,
        wrong.otherwise(GuessMargin(), {KeepsARefutedGuess: "within the budget", DoublesTwice: "budget"}),
        claim(3 * guessing.m_all * guessing.gamma**2 <= 15 * guessing.A),
        at={"A": 1, "gamma": Fraction(31, 1000), "g_G": 64, "B_G": 1365, "M_G": 4096, "m_all": 5461},
        built_on=(l1_margin.l1_margin(),),
    ),
)


test_learners = learner_contract(
    LearnerCase(GuessAndDouble(), THREE_BITS, NO_BITS, ({"r": 0},)),
    LearnerCase(GuessMargin(), SIGNED, (2, Fraction(1, 2), 0.5)),
)


test_pictures = picture_contract(
    pictures,
    {
        "guesses": lambda: (
            {
                "three": guessing.unknown_margin().read(
                    play(GuessMargin(), majority(120, 16, 3, seed=5)), (1,) * 3 + (0,) * 13
                )
            },
            lambda of: str(of["gamma_g"]),
        ),
    },
)
