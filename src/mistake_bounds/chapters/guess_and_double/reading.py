"""A run of a learner that guesses, in the words of `chapters.guess_and_double.theorem`: guess by guess.

The mistakes on one guess are a run of the learner that this guess makes, and are read as such.  A guess ends with the
mistake after which the state has another.  The weights that this mistake makes are thrown away by the learner, which
begins again with ones: they are those of its ``learn``.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from mistake_bounds.chapters.winnow_k_of_r.theorem import read_k_of_r
from mistake_bounds.chapters.winnow_l1_margin.theorem import l1_margin
from mistake_bounds.exact import Number
from mistake_bounds.examples import Examples
from mistake_bounds.learner import Learner
from mistake_bounds.play import Run, Step
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import non_negative_target, relevant_attributes
from mistake_bounds.vocabulary import MISTAKE, REFUTED_GUESS


@dataclass(frozen=True)
class OnAGuess:
    """The mistakes on one guess, as a reading of a run needs them; ``learner`` is the learner of that guess."""

    learner: Learner
    examples: Examples
    start: tuple[Number, ...]
    steps: tuple[Step, ...]

    @property
    def mistakes(self) -> tuple[int, ...]:
        """The positions of the mistakes."""
        return tuple(step.index for step in self.steps)

    @property
    def weights(self) -> tuple[Number, ...]:
        """The weights after them."""
        return self.steps[-1].after if self.steps else self.start


class Guessed(NamedTuple):
    """A guess: the ``state`` when it begins, the ``budget`` that it has, and the mistakes on it."""

    state: tuple
    budget: int
    run: OnAGuess


def guess_by_guess(run: Run, what: Callable, inner: Callable) -> tuple[Guessed, ...]:
    """The guesses of a run, the last of which is not refuted.

    A guess ends where ``what(state)`` changes; ``inner(state)`` is the learner of a state.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.guess_and_double.learner import GuessMargin
    >>> run = play(GuessMargin(), Examples([(1, 0), (1, 0)], [1, -1]), passes=5)
    >>> guesses = guess_by_guess(run, lambda state: state.inverse, run.learner.exponentiated)
    >>> [(guess.state.inverse, guess.budget, len(guess.run.steps)) for guess in guesses]
    [(1, 1, 2), (2, 5, 3)]
    """
    found = []
    state = run.start
    steps = []
    for step in run.steps:
        ends = what(step.after) != what(state)
        after = run.learner.learn(step.before, step.x, step.y) if ends else step.after
        steps.append(replace(step, before=step.before.weights, after=after.weights))
        if ends:
            found.append((state, steps))
            state = step.after
            steps = []
    return tuple(
        Guessed(start, run.learner.budget(start), OnAGuess(inner(start), run.examples, start.weights, tuple(taken)))
        for start, taken in (*found, (state, steps))
    )


def read_guesses(run: Run, relevant, k: int) -> Reading:
    """A run of `GuessAndDouble` for `unknown_k` if the learner knows r, else for `unknown_k_and_r`.

    The target is "at least ``k`` of the attributes with indices ``relevant``".  Raise what
    `chapters.winnow_k_of_r.theorem.read_k_of_r` raises.
    """
    marked = relevant_attributes(relevant, run.examples.dimension)
    guesses = guess_by_guess(run, lambda state: (state.k, state.r), run.learner.winnow)
    readings = [read_k_of_r(guess.run, marked, k) for guess in guesses]
    own = [{"K": guess.state.k} for guess in guesses]
    end = readings[-1].end
    r = 1 if run.learner.r is None else end["r"]
    return _reading(run, guesses, readings, own, {"A": 20 * r * end["lambda"] + 1})


def read_margins(run: Run, target) -> Reading:
    """A run of `GuessMargin` for `unknown_margin`; ``target`` u ≥ 0 is divided by its sum, and γ is its margin.

    Raise what the theorem on the L₁ margin raises.
    """
    whole = non_negative_target(target, run.examples.dimension)
    margin = Fraction(run.examples.margin(whole)) / sum(whole)
    guesses = guess_by_guess(run, lambda state: state.inverse, run.learner.exponentiated)
    readings = [l1_margin().read(guess.run, whole, margin) for guess in guesses]
    own = [{"gamma_g": Fraction(1, guess.state.inverse)} for guess in guesses]
    return _reading(run, guesses, readings, own, {"A": 2 * ln(run.examples.dimension) + 1})


def _reading(run: Run, guesses, readings, own, fixed: dict) -> Reading:
    """A point for each refuted guess, with the mistakes on it; the end has the last guess, and all mistakes.

    The mistakes on the last guess are read too: else a run without a refuted guess would show nothing of the learner.
    """
    row = []
    spent = 0
    for i, (guess, reading, names) in enumerate(zip(guesses[:-1], readings, own, strict=False)):
        after = spent + len(guess.run.steps)
        in_turn = {"g": 2**i, "g^+": 2 ** (i + 1), "B": spent, "B^+": after, "b": guess.budget}
        row.append({**reading.end, MISTAKE: reading.mistakes, **names, **in_turn, **fixed})
        spent = after
    last = {**readings[-1].end, **own[-1], "b": guesses[-1].budget, "M_G": len(guesses[-1].run.steps)}
    all_of_them = {"G": len(row), "g_G": 2 ** len(row), "B_G": spent, "m_all": len(run.mistakes)}
    begun = {"the last guess": {**last, MISTAKE: readings[-1].mistakes, **fixed}}
    return Reading(tuple(row), {**last, **all_of_them, **fixed}, REFUTED_GUESS, MISTAKE, begun)
