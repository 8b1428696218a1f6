"""The contract of a learner: checks with names, the same for every learner.

w is a state, x an example, y its label.  A `LearnerCase` holds a learner with data on which it errs; each
check raises if what has to be true of it is not.  The test file of a chapter has the cases of its learners, and makes
their test with `learner_contract`.  (After river's ``yield_checks``.)
"""

import pickle
from dataclasses import FrozenInstanceError, dataclass
from fractions import Fraction
from functools import partial

import pytest
from each import all_hold

from mistake_bounds import Examples, engine, play, play_until_clean
from mistake_bounds.exact import Refusal, is_exact
from mistake_bounds.examples import BadLabel
from mistake_bounds.learner import Learner

COMPILED = ("AveragedPerceptron", "Perceptron", "VotedPerceptron", "Winnow")
PASSES = 6


@dataclass(frozen=True)
class LearnerCase:
    """A learner, exact examples on which it errs, and what it has to refuse.

    ``bad`` holds values that are no features of its, ``settings`` what it cannot be built with.
    """

    learner: Learner
    examples: object
    bad: tuple = ()
    settings: tuple[dict, ...] = ()

    @property
    def name(self) -> str:
        return type(self.learner).__name__

    @property
    def in_rows(self) -> bool:
        return isinstance(self.examples, Examples)

    @property
    def floats(self) -> Examples:
        """The same examples with floats for numbers."""
        return Examples(
            [[float(v) for v in row] for row in self.examples.X], self.examples.y, None, self.examples.labels
        )


def learner_contract(*cases: LearnerCase):
    """The test of learners: every check that applies to it, on each case."""

    @pytest.mark.parametrize("case", cases, ids=lambda case: str(case.learner))
    def test(case):
        checks = (*EVERY, *IN_ROWS) if case.in_rows else EVERY
        all_hold((check.__name__, partial(check, case)) for check in checks)

    test.cases = cases
    return test


def is_a_frozen_value(case: LearnerCase):
    learner, again = case.learner, pickle.loads(pickle.dumps(case.learner))
    assert isinstance(learner, Learner) and learner == again and hash(learner) == hash(again)
    with pytest.raises((FrozenInstanceError, TypeError)):
        learner.initial = None


def errs_on_its_examples(case: LearnerCase):
    """Or the other checks would say nothing."""
    assert play(case.learner, case.examples, PASSES).updates


def update_is_pure(case: LearnerCase):
    """Asked twice it answers the same, and what it was asked about is as before."""
    for step in play(case.learner, case.examples, PASSES).steps:
        before, label = hash(step.before), repr((step.before, step.x, step.y))
        once, twice = (case.learner.update(step.before, step.x, step.y) for _ in range(2))
        assert once == twice == step.after and hash(once) == hash(twice)
        assert (hash(step.before), repr((step.before, step.x, step.y))) == (before, label)


def replay_meets_the_same_predictions(case: LearnerCase):
    """The positions of the updates are the whole run: showing everything once more gives it back."""
    run = play(case.learner, case.examples, PASSES)
    judged = [(r, run.learner.mistaken(r.prediction, r.y)) for r in run.rounds()]
    mistakes = tuple(r.index for r, mistaken in judged if mistaken)
    updates = tuple(r.index for r, mistaken in judged if run.learner.changes(r.state, r.x, r.y, mistaken))
    assert (mistakes, updates) == (run.mistakes, run.updates)
    *_, last = run.rounds()
    assert run.weights == (last.state if last.index not in updates else run.steps[-1].after)
    assert [step.mistaken for step in run.steps] == [index in mistakes for index in updates]


def a_clean_pass_ends_the_course(case: LearnerCase):
    run, until = (course(case.learner, case.examples, PASSES) for course in (play, play_until_clean))
    assert until.mistakes == run.mistakes[: len(until.mistakes)] and (until.clean or until.passes == PASSES)


def expected_mistakes_are_the_mistakes_of_labels(case: LearnerCase):
    run = play(case.learner, case.examples, PASSES)
    if all(case.learner.chance(r.prediction, r.y) in (0, 1) for r in run.rounds()):
        assert run.expected_mistakes == len(run.mistakes)
    assert is_exact((run.expected_mistakes,)) and len(run.mistakes) <= 2 * run.expected_mistakes


def what_is_charged_adds_up(case: LearnerCase):
    """Nothing below 0; for a learner with no loss of its own, the chances of a mistake."""
    run = play(case.learner, case.examples, PASSES)
    losses = [case.learner.loss(r.prediction, r.y) for r in run.rounds()]
    assert is_exact(tuple(losses)) and min(losses) >= 0 and run.total_loss == sum(losses)
    if type(case.learner).loss is Learner.loss:
        assert run.total_loss == run.expected_mistakes


def states_are_exact_on_exact_examples(case: LearnerCase):
    run = play(case.learner, case.examples, PASSES)
    assert run.exact and not run.close_calls


def settings_that_cannot_be_are_refused_by_name(case: LearnerCase):
    for settings in case.settings:
        with pytest.raises(Refusal) as refusal:
            type(case.learner)(**settings)
        assert refusal.value.offender in settings.values(), settings


def only_what_has_a_compiled_pass_runs_on_the_engine(case: LearnerCase):
    if case.name not in COMPILED:
        with pytest.raises(engine.NoCompiledPass):
            engine.play(case.learner, case.examples)
        return
    for course, compiled in ((play, engine.play), (play_until_clean, engine.play_until_clean)):
        for examples in (case.examples, case.floats):
            theirs, ours = compiled(case.learner, examples, PASSES), course(case.learner, examples, PASSES)
            assert (theirs, theirs.weights) == (ours, ours.weights)


# of learners whose examples are rows of numbers


def features_are_refused_by_name_with_the_value(case: LearnerCase):
    for value in case.bad:
        rows = [list(row) for row in case.examples.X]
        rows[-1][-1] = value
        examples = Examples(rows, case.examples.y, None, case.examples.labels)
        with pytest.raises(Refusal) as refusal:
            play(case.learner, examples)
        assert refusal.value.offender == value and refusal.value.row == len(rows) - 1


def labels_are_refused_by_name_with_the_value(case: LearnerCase):
    classes = Examples(case.examples.X, ["hen"] * len(case.examples), None, ("cat", "hen"))
    if case.learner.labels is not None:
        for course in (play, play_until_clean, *([engine.play] if case.name in COMPILED else [])):
            with pytest.raises(BadLabel) as refusal:
                course(case.learner, classes, 1)
            assert refusal.value.offender == "cat"


def floats_give_close_calls(case: LearnerCase):
    """Wherever no call was close, the prediction is the one of the float state, taken exactly."""
    run = play(case.learner, case.floats, PASSES)
    assert not run.exact and not any(step.mistaken != (step.index in run.mistakes) for step in run.steps)
    for r in run.rounds():
        weights = case.learner.weights_of(r.state)
        if weights is None or r.index in run.close_calls:
            continue
        score = sum(Fraction(w) * Fraction(v) for w, v in zip(weights, r.x, strict=True))
        threshold = Fraction(case.learner.threshold_for(len(r.x)))
        assert score == threshold or (score > threshold) == (r.prediction > 0)


EVERY = (
    is_a_frozen_value,
    errs_on_its_examples,
    update_is_pure,
    replay_meets_the_same_predictions,
    a_clean_pass_ends_the_course,
    expected_mistakes_are_the_mistakes_of_labels,
    what_is_charged_adds_up,
    states_are_exact_on_exact_examples,
    settings_that_cannot_be_are_refused_by_name,
    only_what_has_a_compiled_pass_runs_on_the_engine,
)
IN_ROWS = (
    features_are_refused_by_name_with_the_value,
    labels_are_refused_by_name_with_the_value,
    floats_give_close_calls,
)
