"""The chapter's own learner and theorem, taken from its cells as a reader would copy them, pass both contracts."""

import json
import random
import sys
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import checks.learner
import checks.theorem
import pytest

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.proof import claim, norm2
from mistake_bounds.theorems import Slack
from mistake_bounds.theorems.sorts import SORTS, STEP

CHAPTER = Path(__file__).parents[2] / "book" / "prove-your-own.ipynb"


def copied() -> ModuleType:
    """A module of the chapter's imports and of the cells that begin with "# yours", and of nothing else."""
    cells = json.loads(CHAPTER.read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    module = sys.modules["yours"] = ModuleType("yours")
    for source in sources:
        if source.startswith(("from ", "# yours")):
            exec(compile(source, CHAPTER.name, "exec"), vars(module))
    return module


YOURS = copied()


@dataclass(frozen=True)
class TwiceAsFar(YOURS.MarginPerceptron):
    def update(self, w, x, y):
        return tuple(a + 2 * y * b for a, b in zip(w, x, strict=True))


@dataclass(frozen=True)
class UpdatesAlways(YOURS.MarginPerceptron):
    def changes(self, w, x, y, mistaken):
        return True


@dataclass(frozen=True)
class StartsAtOnes(YOURS.MarginPerceptron):
    def initial(self, n):
        return (1,) * n


@dataclass(frozen=True)
class ForgetsLabels(YOURS.MarginPerceptron):
    """The Perceptron's step with the label forgotten."""

    def update(self, w, x, y):
        return tuple(a + b for a, b in zip(w, x, strict=True))


def separated(seed: int):
    """Short rows of fractions, so that some are close without being mistakes."""
    coin = random.Random(seed)
    rows = [tuple(Fraction(coin.randint(-6, 6), 4) for _ in range(2)) for _ in range(30)]
    rows = [x for x in rows if x[0] != 2 * x[1]]
    return Examples(rows, [1 if x[0] > 2 * x[1] else -1 for x in rows]), ((1, -2),)


NUMBERS = Examples([(1, 2, -3), (Fraction(1, 2), -1, 0), (-2, 0, 1), (3, 3, 3)], [1, -1, -1, 1])
LEARNER = checks.learner.Case(YOURS.MarginPerceptron(), NUMBERS)
THEOREM = checks.theorem.Case(
    YOURS.theorem,
    YOURS.MarginPerceptron(),
    separated,
    {TwiceAsFar(): {"update"}, UpdatesAlways(): {"close"}, StartsAtOnes(): {"start"}, ForgetsLabels(): {"update"}},
    claim(YOURS.T * YOURS.gamma**2 <= YOURS.R**2 * norm2(YOURS.u)),
    passes=4,
    counted=lambda run: len(run.updates),
    measured=lambda right, run: len(run.updates),
    sorts={**SORTS, "close": STEP},
)


@pytest.mark.parametrize("check", [pytest.param(check, id=name) for name, check in checks.learner.checks(LEARNER)])
def test_the_learner_passes_the_contract_of_learners(check):
    check(LEARNER)


@pytest.mark.parametrize("check", [pytest.param(check, id=name) for name, check in checks.theorem.checks(THEOREM)])
def test_the_theorem_passes_the_contract_of_theorems(check):
    check(THEOREM)


def test_some_of_its_updates_are_no_mistakes():
    run = play(YOURS.MarginPerceptron(), separated(0)[0], passes=4)
    assert set(run.mistakes) < set(run.updates)


@dataclass(frozen=True)
class UpdatesAtMistakes(YOURS.MarginPerceptron):
    def changes(self, w, x, y, mistaken):
        return mistaken


def test_a_learner_that_updates_less_often_passes_every_row():
    """As the chapter says: each of its updates is as the hypotheses say, and the theorem is true of it."""
    examples, told = separated(0)
    less = YOURS.theorem.on(play(UpdatesAtMistakes(), examples, passes=4), *told)
    assert less.check and less.run.updates == less.run.mistakes


# a theorem about updates, told as one


def test_slack_counts_updates_and_says_so():
    run = play(YOURS.MarginPerceptron(), Examples([(1,)], [1]), passes=3)
    slack = YOURS.theorem.on(run, (1,)).slack
    assert (run.mistakes, run.updates) == ((0,), (0, 1)) and (slack.made, slack.bound, slack.over) == (2, 3, "update")
    assert repr(slack).splitlines()[0] == "2 updates, bound 3.0"
    table = slack._repr_html_()
    assert "updates made" in table and '<th class="num">updates</th>' in table and "mistakes" not in table


def test_slack_without_causes_is_told_by_the_names_of_the_hypotheses():
    """One example (1) twice: the first update has 1 to spare, since its score was 0; the other nothing."""
    run = play(YOURS.MarginPerceptron(), Examples([(1,)], [1]), passes=3)
    slack = YOURS.theorem.on(run, (1,)).slack
    assert {name: amount for name, amount in slack.mistakes.items() if amount} == {"close": 1}


def test_a_run_without_updates_leaves_the_whole_bound():
    right = Examples([(2, 0)], [-1])
    idle = Perceptron(tie=-1)
    slack = YOURS.theorem.on(play(idle, right), (-1, 0)).slack
    assert isinstance(slack, Slack) and slack and slack.made == 0 and sum(slack.mistakes.values()) == slack.bound


def test_a_row_that_fails_says_at_which_update():
    run = play(TwiceAsFar(), Examples([(1,)], [1]))
    check = YOURS.theorem.on(run, (1,)).check
    assert "update: w^+ = w + y·x  fails at update 1: (2) against (1)" in repr(check)
    assert "at update 1" in check._repr_html_() and "at mistake" not in check._repr_html_()
