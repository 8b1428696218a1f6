"""The chapter's own learner and theorem, taken from its cells as a reader would copy them, pass both contracts."""

import json
import random
import sys
from fractions import Fraction
from pathlib import Path
from types import ModuleType

from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.streams import NUMBERS
from checks.theorem import TheoremCase, theorem_contract

from mistake_bounds import Examples, play
from mistake_bounds.proof.sorts import ASSUMPTION, DEFINITION, STEP
from mistake_bounds.theory import have, norm2

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
RIGHT = YOURS.MarginPerceptron()
BOUND = YOURS.UpdateBound


def separated(seed: int):
    """Short rows of fractions, so that some are close without being mistakes."""
    coin = random.Random(seed)
    rows = [tuple(Fraction(coin.randint(-6, 6), 4) for _ in range(2)) for _ in range(30)]
    rows = [x for x in rows if x[0] != 2 * x[1]]
    return Examples(rows, [1 if x[0] > 2 * x[1] else -1 for x in rows]), ((1, -2),)


test_its_learner = learner_contract(LearnerCase(RIGHT, NUMBERS))
test_its_theorem = theorem_contract(
    TheoremCase(
        YOURS.margin_perceptron,
        RIGHT,
        separated,
        wrong.otherwise(
            RIGHT, {wrong.StartsAtOne: "start", wrong.GoesOn: ("close", "update"), wrong.ChangesAlways: "close"}
        ),
        have(BOUND.T * BOUND.gamma**2 <= BOUND.R**2 * norm2(BOUND.u)).claim,
        passes=4,
        counted=lambda run: len(run.updates),
        measured=lambda right, run: len(run.updates),
        sorts=(
            {
                "update": STEP,
                "close": STEP,
                "label": DEFINITION,
                "a count": DEFINITION,
                "radius": ASSUMPTION,
                "margin": ASSUMPTION,
                "positive margin": ASSUMPTION,
            },
        ),  # fmt: skip
    )
)


def test_a_theorem_about_updates_is_shown_as_one():
    """One example twice: the first update has 1 to spare, since its score was 0; the other, no mistake, has nothing."""
    run = play(RIGHT, Examples([(1,)], [1]), passes=3)
    slack = YOURS.margin_perceptron.on(run, (1,)).slack
    assert (run.mistakes, run.updates) == ((0,), (0, 1)) and (slack.made, slack.bound, slack.over) == (2, 3, "update")
    assert {name: amount for name, amount in slack.mistakes.items() if amount} == {"close": 1}
    for shown in (repr(slack), slack._repr_html_()):
        assert "updates" in shown and "mistakes" not in shown
    failed = YOURS.margin_perceptron.on(play(wrong.but_for(RIGHT, wrong.StepsTwice), run.examples), (1,)).check
    for shown in (repr(failed), failed._repr_html_()):
        assert "at update 1" in shown and "at mistake" not in shown
