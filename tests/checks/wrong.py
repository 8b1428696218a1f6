"""Learners that are the right one but for one thing: each has to be noticed by a row of its theorem's check.

`but_for` makes such a learner from the right one, with its settings, and a fault that any learner can have.  What only
one kind of learner can do otherwise is a class.
"""

from collections import defaultdict
from dataclasses import dataclass, fields, replace
from fractions import Fraction

from mistake_bounds.chapters.bandits.learner import Banditron, divisor
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost
from mistake_bounds.chapters.decision_lists.learner import Levels, firing, in_use
from mistake_bounds.chapters.greedy_lists.learner import Greedy
from mistake_bounds.chapters.halving.learner import Halving, StandardOptimal
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron
from mistake_bounds.chapters.online_to_pac.learner import Draws
from mistake_bounds.chapters.voted_averaged.learner import AveragedPerceptron
from mistake_bounds.chapters.what_any_learner_pays.learner import RandomizedOptimal
from mistake_bounds.learner import Learner


def but_for(right: Learner, fault: type) -> Learner:
    """The learner ``right`` with its settings, but for one thing that it does otherwise."""
    kind = type(right)
    settings = {field.name: getattr(right, field.name) for field in fields(right) if field.init}
    return type(kind.__name__ + fault.__name__, (fault, kind), {})(**settings)


# a wrong step


class StepsTheOtherWay:
    """Takes its step as if the label were the other one."""

    def update(self, w, x, y):
        return super().update(w, x, -y)


class StepsTwice:
    def update(self, w, x, y):
        return super().update(super().update(w, x, y), x, y)


class StepsNot:
    def update(self, w, x, y):
        return w


STEPS = (StepsTheOtherWay, StepsTwice, StepsNot)


class StepsEverywhere:
    """Takes its step as if every attribute were on."""

    def update(self, w, x, y):
        return super().update(w, (1,) * len(w), y)


class AddsOne:
    def update(self, w, x, y):
        after = super().update(w, x, y)
        return (after[0] + 1, *after[1:])


class StartsAtOne:
    def initial(self, n):
        return (1,) * n


class StartsHigh:
    """Begins with weights that are the factor."""

    def initial(self, n):
        return (self.factor,) * n


class StartsUneven:
    """Trusts the first twice as much."""

    def initial(self, n):
        return (2,) + (1,) * (n - 1)


# steps at other rounds, and wrong predictions


class ChangesAlways:
    """Learns from right answers as well, which are no mistakes."""

    def changes(self, w, x, y, mistaken):
        return True


class GoesOn(ChangesAlways, AddsOne):
    """Moves where it should rest."""


class _NeverChanges:
    def changes(self, w, x, y, mistaken):
        return False


class ChangesOnPlusOnly:
    def changes(self, w, x, y, mistaken):
        return y > 0 and super().changes(w, x, y, mistaken)


class PredictsTies:
    """Predicts no label, so that right answers are mistakes as well, and it learns from them."""

    def predict(self, w, x):
        return 0


class PredictsTooMuch:
    def predict(self, w, x):
        return 100


class PredictsTheContrary:
    def predict(self, w, x):
        prediction = super().predict(w, x)
        is_chance = isinstance(prediction, Fraction) and type(self).chance is Learner.chance
        return 1 - prediction if is_chance else -prediction


OTHERWISE = (ChangesAlways, _NeverChanges, ChangesOnPlusOnly, PredictsTies, PredictsTooMuch, PredictsTheContrary)


# instead of a learner that guesses


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


def never_learns(kind: type) -> type:
    """Counts its mistakes, and keeps its weights."""

    class NeverLearns(kind):
        def learn(self, state, x, y):
            return state._replace(spent=state.spent + 1)

    return NeverLearns


# instead of halving, and of the standard optimal algorithm


@dataclass(frozen=True)
class DropsOne(Halving):
    """Drops one of those that were wrong, the first."""

    def update(self, w, x, y):
        first = next(i for i, (left, said) in enumerate(zip(w, x, strict=True)) if left and said != y)
        return tuple(0 if i == first else left for i, left in enumerate(w))


@dataclass(frozen=True)
class Shallower(StandardOptimal):
    """Predicts the label for which less depth would be left."""

    def predict(self, w, x):
        minus, plus = self.depths(w, x)
        return 1 if plus < minus else -1


@dataclass(frozen=True)
class FlipsACoin(RandomizedOptimal):
    """Predicts either label with the same chance, unless it is sure."""

    def predict(self, w, x):
        chance = super().predict(w, x)
        return Fraction(1, 2) if 0 < chance < 1 else chance


# instead of the level algorithm


@dataclass(frozen=True)
class DropsAllThatFire(Levels):
    """Drops the rules of the level that were right as well."""

    def update(self, levels, x, y):
        level = in_use(levels, x)
        down = {i for b in (+1, -1) for i in firing(x, b) if levels[i] == level}
        return tuple(e + (i in down) for i, e in enumerate(levels))


@dataclass(frozen=True)
class DropsBystanders(Levels):
    """Drops all rules with the wrong answer that are on the level in use, also those that do not fire."""

    def update(self, levels, x, y):
        level = in_use(levels, x)
        return tuple(e + (e == level and (i % 2 == 0) == (y < 0)) for i, e in enumerate(levels))


# instead of the Perceptron on a leash


class OffTheLeash:
    """Is never pulled back."""

    def update(self, w, x, y):
        return self.unleashed.update(w, x, y)


class PulledTooSoon:
    """Is pulled back from half of the leash on."""

    def update(self, w, x, y):
        return LeashedPerceptron(Fraction(self.leash) / 2).update(w, x, y)


# instead of the greedy algorithm


@dataclass(frozen=True)
class PutsTheContrary(Greedy):
    """Puts down a rule with the other answer."""

    def rule(self, sample, left):
        rule = super().rule(sample, left)
        return rule and rule._replace(answer=-rule.answer)


@dataclass(frozen=True)
class TakesNothingAway(Greedy):
    """Leaves everything where it was."""

    def keep(self, sample, left, rule):
        return left


@dataclass(frozen=True)
class TakesOneMore(Greedy):
    """Takes one away of which the rule is not true."""

    def keep(self, sample, left, rule):
        after = super().keep(sample, left, rule)
        return after & (after - 1)


@dataclass(frozen=True)
class ForgetsTheDefault(Greedy):
    """Halts where one label is left, instead of putting the default down."""

    def rule(self, sample, left):
        rule = super().rule(sample, left)
        return rule if rule and rule.attribute is not None else None


# instead of independent draws


class SameAgain(Draws):
    """Draws once, and shows what was drawn m times."""

    def follow(self, start, step):
        ends = defaultdict(Fraction)
        for x, y, p in self.world:
            state = start
            for _ in range(self.m):
                state = step(state, x, y)
            ends[state] += p
        return dict(ends)


# instead of the averaged Perceptron


@dataclass(frozen=True)
class TimesNothing(AveragedPerceptron):
    """Adds the steps to D as they are."""

    def learn(self, state, x, y):
        return super().learn(state._replace(count=1), x, y)._replace(count=state.count + 1)


@dataclass(frozen=True)
class TimesAfterCounting(AveragedPerceptron):
    """Counts an example before its step is timed."""

    def learn(self, state, x, y):
        return super().learn(state._replace(count=state.count + 1), x, y)._replace(count=state.count + 1)


@dataclass(frozen=True)
class CountsMistakes(AveragedPerceptron):
    """Counts no example on which the weights were right."""

    def survive(self, state, examples=1):
        return state


# instead of AdaBoost


@dataclass(frozen=True)
class ForgetsToGain(AdaBoost):
    """Leaves the weights as they are."""

    def update(self, w, wrong, error):
        return w


@dataclass(frozen=True)
class CountsHalf(AdaBoost):
    """Counts half of an error."""

    def error(self, w, wrong):
        return super().error(w, wrong) / 2


# instead of a bandit learner


class EstimatesNothing:
    """Takes the loss of the drawn arm as it is, and does not divide it by the arm's probability."""

    def learn(self, w, arm, loss):
        return tuple(v / divisor(self.rate * loss) if i == arm else v for i, v in enumerate(w))


class DrawsEvenly:
    """Draws every arm as often, and divides by that."""

    def chances(self, w):
        return (Fraction(1, len(w)),) * len(w)


class LosesAll:
    """Takes the loss of the drawn arm for that of all arms."""

    def learn(self, w, arm, loss):
        return tuple(v / divisor(self.rate * loss / self.chances(w)[arm]) for v in w)


class DoesNotDivideGuesses(Banditron):
    """Adds the features at a right guess as they are."""

    def learn(self, w, x, guess, right):
        off, on = (self.features.of(x, y) for y in (self.features.best(w, x), guess))
        return tuple(a + right * b - c for a, b, c in zip(w, on, off, strict=True))


class GuessesLess(Banditron):
    """Guesses at random half as often as it says, and divides by that."""

    def chances(self, w, x):
        return Banditron(self.classes, self.explore / 2).chances(w, x)


class StartsAtTwo:
    """Begins with twice the weights."""

    def initial(self, n):
        return tuple(2 * v for v in super().initial(n))


# instead of descent in a box, and of the regularized leader


class NotPulledBack:
    """Stays where the step leads."""

    def update(self, state, x, y):
        return super().update(state, x, y)._replace(weights=self.aim(state, x, y))


class StartsAside:
    """Begins at a corner of the box."""

    def initial(self, n):
        return super().initial(n)._replace(weights=(self.reach,) * n)


@dataclass(frozen=True)
class Growing:
    """Steps that are longer from round to round."""

    def __call__(self, t):
        return Fraction(t, 20)
