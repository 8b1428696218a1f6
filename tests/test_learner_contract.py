"""One contract over every learner that the package exports, and over learners of kinds that chapters to come need."""

import inspect
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

import pytest
from checks.learner import Case, checks

from mistake_bounds import Examples, Perceptron, Winnow, learners, play, play_until_clean
from mistake_bounds.exact import WeightOverflow, dot
from mistake_bounds.learners import (
    BadPrediction,
    Exponentiated,
    GuessAndDouble,
    GuessMargin,
    InfiniteAttributes,
    Learner,
    Levels,
    chance_of_mistake,
)
from mistake_bounds.streams import StringSets

BITS = Examples([(1, 1, 0), (0, 1, 1), (1, 0, 0), (0, 0, 1), (1, 1, 1)], [1, -1, 1, -1, 1])
SIGNED = Examples([(1, -1, 1), (-1, 0, 1), (1, 1, 0), (0, -1, -1), (1, 0, -1)], [1, -1, 1, -1, 1])
NUMBERS = Examples([(1, 2, -3), (Fraction(1, 2), -1, 0), (-2, 0, 1), (3, 3, 3)], [1, -1, -1, 1])
MAILS = StringSets([{"buy", "cheap"}, {"hello"}, {"buy"}, {"hello", "cheap"}], [1, -1, 1, -1])
ANIMALS = Examples([(1, 0), (0, 1), (1, 1), (-1, 0)], ["cat", "dog", "hen", "dog"], labels=("cat", "dog", "hen"))


@dataclass(frozen=True)
class WithMargin(Learner):
    """The Perceptron that learns from right answers too, where they were close: an update wherever y⟨w, x⟩ ≤ margin."""

    margin: int = 1

    def initial(self, n):
        return (0,) * n

    def predict(self, w, x):
        return 1 if dot(w, x) > 0 else -1

    def changes(self, w, x, y, mistaken):
        return y * dot(w, x) <= self.margin

    def update(self, w, x, y):
        return Perceptron().update(w, x, y)


@dataclass(frozen=True)
class RandomizedMajority(Learner):
    """Littlestone and Warmuth 1994: follow an expert (a feature, ±1) with probability its share of the weight."""

    beta: Fraction = Fraction(1, 2)

    def initial(self, n):
        return (1,) * n

    def predict(self, w, x):
        return Fraction(sum(v for v, said in zip(w, x, strict=True) if said > 0)) / Fraction(sum(w))

    def changes(self, w, x, y, mistaken):
        return any(said != y for said in x)

    def update(self, w, x, y):
        return tuple(v if said == y else v * self.beta for v, said in zip(w, x, strict=True))

    def weights_of(self, w):
        return None

    def refuse(self, examples):
        super().refuse(examples)
        examples.require(lambda said: said in (-1, 1), "experts say -1 or +1")


@dataclass(frozen=True)
class Classes(Learner):
    """A Perceptron for each class: predict the first of those with the largest score (Duda and Hart 1973)."""

    names: tuple
    labels: ClassVar[None] = None

    def initial(self, n):
        return tuple((name, (0,) * n) for name in self.names)

    def predict(self, state, x):
        return max(state, key=lambda row: dot(row[1], x))[0]

    def update(self, state, x, y):
        change = {y: 1, self.predict(state, x): -1}
        return tuple((name, tuple(v + change.get(name, 0) * z for v, z in zip(w, x, strict=True))) for name, w in state)

    def weights_of(self, state):
        return None


EXPERTS = Examples([(1, -1, 1), (1, 1, -1), (-1, -1, 1), (1, -1, -1)], [1, 1, -1, -1])
NO_BITS, NO_RATES = (2, -1, Fraction(1, 2), 0.5), (0, -1, Fraction(-1, 2))
CASES = [
    Case(Perceptron(), NUMBERS, settings=({"tie": 2}, *({"rate": v} for v in NO_RATES))),
    Case(Perceptron(tie=0, rate=Fraction(1, 3), start=(1, 0, -1)), NUMBERS),
    Case(Winnow(), BITS, NO_BITS, ({"factor": 1}, {"threshold": 0}, {"demotion": "halve"})),
    Case(Winnow(Fraction(3, 2), 2, "eliminate"), BITS, NO_BITS),
    Case(Exponentiated(4), SIGNED, (2, Fraction(-3, 2), 1.5), ({"factor": 1}, {"factor": Fraction(1, 2)})),
    Case(GuessAndDouble(), BITS, NO_BITS, ({"r": 0}, {"r": True}, {"r": 1.0})),
    Case(GuessAndDouble(r=2), BITS, NO_BITS),
    Case(GuessMargin(), SIGNED, (2, Fraction(1, 2), 0.5)),
    Case(
        InfiniteAttributes(2, 1, 50),
        MAILS,
        settings=({"n": 0, "r": 1, "slots": 9}, {"n": 2, "r": -1, "slots": 9}, {"n": 2, "r": 1, "slots": 0}),
    ),
    Case(Levels(), BITS, NO_BITS, ({"drop": "none"}, {"vote": "first"}, {"tie": 1}, {"tie": -1})),
    Case(Levels(drop="one", tie=0), BITS, NO_BITS),
    Case(Levels(vote="majority"), BITS, NO_BITS),
    Case(Levels("one", "majority", 0), BITS, NO_BITS),
    Case(WithMargin(), NUMBERS),
    Case(RandomizedMajority(), EXPERTS, (0, 2, 0.5)),
    Case(Classes(("cat", "dog", "hen")), ANIMALS),
]
CONTRACT = [pytest.param(case, check, id=f"{case.learner}: {name}") for case in CASES for name, check in checks(case)]


@pytest.mark.parametrize(("case", "check"), CONTRACT)
def test_contract(case, check):
    check(case)


def test_every_learner_that_is_exported_has_a_case():
    exported = {thing for thing in vars(learners).values() if inspect.isclass(thing) and issubclass(thing, Learner)}
    assert {one for one in exported if not inspect.isabstract(one)} <= {type(case.learner) for case in CASES}


# what the kinds to come have to show


def test_a_learner_with_a_margin_updates_without_a_mistake():
    """w = 0 errs on (1, 0): w = (1, 0); then it is right with ⟨w, x⟩ = 1 ≤ 1 and updates; then 2 > 1, and rests."""
    run = play(WithMargin(), Examples([(1, 0)], [1]), passes=4)
    assert (run.mistakes, run.updates, run.weights) == ((0,), (0, 1), (2, 0))
    assert [(step.count, step.index, step.mistaken) for step in run.steps] == [(0, 0, True), (1, 1, False)]
    assert play_until_clean(WithMargin(), Examples([(1, 0)], [1]), 9).passes == 3


def test_the_probabilities_of_mistakes_add_up():
    """Two experts, the first always wrong: 1/2, then 1/3 of the weight, then 1/5."""
    run = play(RandomizedMajority(), Examples([(-1, 1), (1, -1), (-1, 1)], [1, -1, 1]))
    assert run.expected_mistakes == Fraction(1, 2) + Fraction(1, 3) + Fraction(1, 5)
    assert run.mistakes == (0,) and run.updates == (0, 1, 2) and run.weights == (Fraction(1, 8), 1)


def test_classes_are_labels_once_they_are_announced():
    run = play_until_clean(Classes(("cat", "dog", "hen")), ANIMALS, 50)
    assert run.clean and all(run.learner.predict(run.weights, x) == y for x, y in ANIMALS)


@pytest.mark.parametrize("bad", [Fraction(-1, 2), 1.5, Fraction(3, 2), float("nan")])
def test_a_prediction_that_is_no_probability_is_refused(bad):
    with pytest.raises(BadPrediction):
        chance_of_mistake(bad, 1)


# what ended in an AttributeError


def test_guesses_play_on_rows_of_floats():
    rows = Examples([(1.0, 0.0), (0.0, 1.0)], [1, -1])
    for learner in (GuessAndDouble(), GuessMargin(), GuessAndDouble(r=1)):
        run, exactly = play(learner, rows, 20), play(learner, rows.exactly(), 20)
        assert run.mistakes == exactly.mistakes and not run.exact and exactly.exact


def test_a_float_score_beside_a_weight_that_is_no_float_is_refused_by_name():
    with pytest.raises(WeightOverflow, match="at position 1024: a weight of 179769…137216 .309 digits. times 1.0"):
        play(Winnow(2, threshold=10**400), Examples([(1.0, 0)], [1]), passes=1100)
    run = play(Winnow(2, threshold=10**400), Examples([(1.0, 0)], [1]), passes=60)
    assert len(run.mistakes) == 60 and run.close_calls == tuple(range(53, 60)), "2⁵³ is no longer added exactly"
