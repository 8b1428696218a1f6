"""Learners that are the right one but for one thing: each has to be noticed by a row of its theorem's check.

They keep the settings of the right one, which a theorem reads: the classes say the rest.
"""

from collections import defaultdict
from dataclasses import dataclass, fields, replace
from fractions import Fraction

from mistake_bounds import Perceptron, Winnow
from mistake_bounds.chapters.conversion.learner import Draws
from mistake_bounds.chapters.experts.learner import RandomizedWeightedMajority, VovkForecaster, WeightedMajority
from mistake_bounds.chapters.greedy.learner import Greedy
from mistake_bounds.chapters.guessing.learner import GuessAndDouble, GuessMargin
from mistake_bounds.chapters.halving.learner import Halving, StandardOptimal
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.chapters.lists.learner import Levels, Rule, firing, in_use
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.past_right.learner import MarginPerceptron, PassiveAggressive
from mistake_bounds.chapters.votes.learner import AveragedPerceptron, VotedPerceptron
from mistake_bounds.exact import dot
from mistake_bounds.learner import Learner

# what several of them do otherwise


class StepsTheOtherWay:
    """Takes its step as if the label were the other one."""

    def update(self, w, x, y):
        return super().update(w, x, -y)


class PredictsTies:
    """Predicts no label, so that right answers are mistakes as well, and it learns from them."""

    def predict(self, w, x):
        return 0


class ChangesAlways:
    """Learns from right answers as well, which are no mistakes."""

    def changes(self, w, x, y, mistaken):
        return True


# instead of the Perceptron


@dataclass(frozen=True)
class Subtracts(StepsTheOtherWay, Perceptron):
    """Moves away from the example."""


@dataclass(frozen=True)
class CutsShort(Perceptron):
    """Forgets the last weight after each mistake."""

    def update(self, w, x, y):
        return (*super().update(w, x, y)[:-1], 0)


@dataclass(frozen=True)
class LearnsAlways(PredictsTies, Perceptron):
    """Learns from right answers as well, and counts them as mistakes."""


@dataclass(frozen=True)
class LearnsWhenRight(ChangesAlways, Perceptron):
    """Learns from right answers as well, which are no mistakes."""


@dataclass(frozen=True)
class SkipsPositives(Perceptron):
    """Makes mistakes that it never tells of: no update on a positive example."""

    def changes(self, w, x, y, mistaken):
        return mistaken and y < 0


# instead of crossing off


@dataclass(frozen=True)
class CrossesOffOne(Winnow):
    """Crosses off one attribute where several are on."""

    def update(self, w, x, y):
        first = next(i for i, (listed, on) in enumerate(zip(w, x, strict=True)) if listed and on)
        return tuple(0 if i == first else listed for i, listed in enumerate(w))


@dataclass(frozen=True)
class CrossesOffAll(Winnow):
    """Crosses off what is not on as well."""

    def update(self, w, x, y):
        return (0,) * len(w)


# instead of Winnow


@dataclass(frozen=True)
class ScalesAll(Winnow):
    """Multiplies all weights, active or not, so that the total is what Winnow would make it."""

    def update(self, w, x, y):
        total, after = sum(w), sum(super().update(w, x, y))
        return tuple(wi * Fraction(after, total) for wi in w)


@dataclass(frozen=True)
class DoublesAll(Winnow):
    """Promotes and demotes all weights, active or not: every weight stays a power of the factor."""

    def update(self, w, x, y):
        return super().update(w, (1,) * len(w), y)


@dataclass(frozen=True)
class DemotesTooSoon(Winnow):
    """Says + from half the threshold on, and learns from that."""

    def predict(self, w, x):
        return 1 if 2 * dot(w, x) >= self.threshold_for(len(w)) else -1


@dataclass(frozen=True)
class PromotesTooLong(Winnow):
    """Says + from twice the threshold on only, and learns from that."""

    def predict(self, w, x):
        return 1 if dot(w, x) >= 2 * self.threshold_for(len(w)) else -1


@dataclass(frozen=True)
class IgnoresTheFirst(Winnow):
    """Never touches the weight of attribute 0."""

    def update(self, w, x, y):
        return w[:1] + super().update(w[1:], x[1:], y)


@dataclass(frozen=True)
class LearnsFromAll(Winnow):
    """Learns from every example: whatever it predicts counts as a mistake."""

    def predict(self, w, x):
        return 0


@dataclass(frozen=True)
class Forgets(Winnow):
    """Forgets every promotion but the first."""

    def update(self, w, x, y):
        return w if y > 0 and any(wi > 1 for wi in w) else super().update(w, x, y)


@dataclass(frozen=True)
class StartsHigh(Winnow):
    """Begins with weights that are the factor, not 1."""

    def initial(self, n):
        return (self.factor,) * n


@dataclass(frozen=True)
class SwapsDemotions(Winnow):
    """Demotes the attributes that are off."""

    def update(self, w, x, y):
        return super().update(w, x if y > 0 else tuple(1 - xi for xi in x), y)


@dataclass(frozen=True)
class TwiceAtOnce(Winnow):
    """Promotes twice over."""

    def update(self, w, x, y):
        after = super().update(w, x, y)
        return super().update(after, x, y) if y > 0 else after


# instead of the exponentiated update


@dataclass(frozen=True)
class ScalesAllSigned(Exponentiated):
    """Multiplies all weights alike, so that their total is what it should be."""

    def update(self, w, x, y):
        after = sum(super().update(w, x, y))
        return tuple(wi * Fraction(after, sum(w)) for wi in w)


@dataclass(frozen=True)
class MultipliesAll(Exponentiated):
    """Multiplies all weights by β^y: they stay powers of β."""

    def update(self, w, x, y):
        return super().update(w, (1,) * len(w), y)


@dataclass(frozen=True)
class AsksForMore(Exponentiated):
    """Says + from a score of 2 on only, and learns from that."""

    def predict(self, w, x):
        return 1 if dot(w, x) >= 2 else -1


@dataclass(frozen=True)
class IgnoresTheFirstSigned(Exponentiated):
    """Never touches the weight of attribute 0."""

    def update(self, w, x, y):
        return w[:1] + super().update(w[1:], x[1:], y)


@dataclass(frozen=True)
class IgnoresAndStaysWhole(Exponentiated):
    """Leaves attribute 0 alone and gives its part to attribute 1."""

    def update(self, w, x, y):
        return super().update(w, (0, x[0] + x[1], *x[2:]), y)


@dataclass(frozen=True)
class PredictsNothing(Exponentiated):
    """Learns from every example: whatever it predicts counts as a mistake."""

    def predict(self, w, x):
        return 0


@dataclass(frozen=True)
class UpdatesWhenRight(Exponentiated):
    """Learns from right answers as well, which are no mistakes."""

    def changes(self, w, x, y, mistaken):
        return True


@dataclass(frozen=True)
class ForgetsSigned(Exponentiated):
    """Leaves the weights alone at a mistake on a row that begins with 1."""

    def update(self, w, x, y):
        return w if x[0] == 1 else super().update(w, x, y)


@dataclass(frozen=True)
class SkipsUpdates(Exponentiated):
    """Makes mistakes that it never tells of: no update on a row that begins with 1."""

    def changes(self, w, x, y, mistaken):
        return mistaken and x[0] != 1


@dataclass(frozen=True)
class WrongWay(Exponentiated):
    """Divides where it should multiply."""

    def update(self, w, x, y):
        return super().update(w, x, -y)


@dataclass(frozen=True)
class TwiceAtOnceSigned(Exponentiated):
    """Multiplies by β^(2y xᵢ)."""

    def update(self, w, x, y):
        return super().update(super().update(w, x, y), x, y)


@dataclass(frozen=True)
class StartsHighSigned(Exponentiated):
    """Begins with weights of β."""

    def initial(self, n):
        return (self.factor,) * n


@dataclass(frozen=True)
class Adds(Exponentiated):
    """Adds y xᵢ to the weights instead of multiplying."""

    def update(self, w, x, y):
        return tuple(wi + y * xi for wi, xi in zip(w, x, strict=True))


# instead of a learner that guesses


def keeps_a_refuted_guess(kind: type) -> type:
    """Goes on with a guess until it has made twice as many mistakes as its budget."""

    class KeepsARefutedGuess(kind):
        def update(self, state, x, y):
            learned = self.learn(state, x, y)
            return learned if learned.spent <= 2 * self.budget(state) else super().update(state, x, y)

    return KeepsARefutedGuess


def doubles_twice(kind: type) -> type:
    """Goes from a refuted guess, which is what its state says first, to the fourfold."""

    class DoublesTwice(kind):
        def update(self, state, x, y):
            after = super().update(state, x, y)
            return after if after[0] == state[0] else after._replace(**{after._fields[0]: 2 * after[0]})

    return DoublesTwice


def never_learns(kind: type) -> type:
    """Counts its mistakes, and keeps its weights."""

    class NeverLearns(kind):
        def learn(self, state, x, y):
            return state._replace(spent=state.spent + 1)

    return NeverLearns


@dataclass(frozen=True)
class HalfTheThreshold(GuessAndDouble):
    """Learns with half of the threshold."""

    def winnow(self, state):
        return replace(super().winnow(state), threshold=len(state.weights) // 2)


@dataclass(frozen=True)
class AlwaysNegative(GuessAndDouble):
    """Predicts −1 whatever the score."""

    def predict(self, state, x):
        return -1


@dataclass(frozen=True)
class GivesUpTooSoon(GuessAndDouble):
    """Takes a guess for refuted after half of its budget."""

    def update(self, state, x, y):
        if 2 * (state.spent + 1) <= self.budget(state):
            return self.learn(state, x, y)
        return super().update(state._replace(spent=self.budget(state)), x, y)


@dataclass(frozen=True)
class ForgetsToCount(GuessAndDouble):
    """Counts the mistakes on positive examples only."""

    def update(self, state, x, y):
        after = super().update(state, x, y)
        return after._replace(spent=state.spent) if after.k == state.k and y < 0 else after


@dataclass(frozen=True)
class KeepsTheWeights(GuessAndDouble):
    """Does not begin again with ones."""

    def update(self, state, x, y):
        after = super().update(state, x, y)
        return after if after.k == state.k else after._replace(weights=state.weights)


@dataclass(frozen=True)
class KeepsTheFactor(GuessAndDouble):
    """Learns with the factor 2 whatever the guess."""

    def winnow(self, state):
        return replace(super().winnow(state), factor=2)


@dataclass(frozen=True)
class LargerBudget(GuessAndDouble):
    """Allows each guess five mistakes more than the theorem."""

    def budget(self, state):
        return super().budget(state) + 5


@dataclass(frozen=True)
class SmallerBudget(GuessAndDouble):
    """Allows each guess three mistakes less than the theorem, so that one which is large enough can be refuted."""

    def budget(self, state):
        return super().budget(state) - 3


@dataclass(frozen=True)
class ForgetsPromotions(GuessAndDouble):
    """Forgets every promotion but the first."""

    def learn(self, state, x, y):
        learned = super().learn(state, x, y)
        return learned._replace(weights=state.weights) if y > 0 and max(state.weights) > 1 else learned


@dataclass(frozen=True)
class LearnsForHalf(GuessMargin):
    """Learns with the factor for half of the margin that it guesses."""

    def exponentiated(self, state):
        return super().exponentiated(state._replace(inverse=2 * state.inverse))


# instead of halving, and of the standard optimal algorithm


@dataclass(frozen=True)
class DropsOne(Halving):
    """Drops one of those that were wrong, the first."""

    def update(self, w, x, y):
        first = next(i for i, (left, said) in enumerate(zip(w, x, strict=True)) if left and said != y)
        return tuple(0 if i == first else left for i, left in enumerate(w))


@dataclass(frozen=True)
class DropsTheOthers(Halving):
    """Drops those that were right, unless nobody was wrong."""

    def update(self, w, x, y):
        after = tuple(int(left and said != y) for left, said in zip(w, x, strict=True))
        return after if any(after) else w


@dataclass(frozen=True)
class FollowsTheFew(Halving):
    """Says what fewer of those say who are left."""

    def predict(self, w, x):
        return -super().predict(w, x) or 1


@dataclass(frozen=True)
class LearnsFromEach(Halving):
    """Learns from every example: whatever it predicts counts as a mistake."""

    def predict(self, w, x):
        return 0


@dataclass(frozen=True)
class StartsWithout(Halving):
    """Does not listen to the first concept."""

    def initial(self, n):
        return (0,) + (1,) * (n - 1)


@dataclass(frozen=True)
class CountsDouble(Halving):
    """Gives two votes to those that were right."""

    def update(self, w, x, y):
        return tuple(2 * left for left in super().update(w, x, y))


@dataclass(frozen=True)
class Shallower(StandardOptimal):
    """Predicts the label for which less depth would be left."""

    def predict(self, w, x):
        minus, plus = self.depths(w, x)
        return 1 if plus < minus else -1


@dataclass(frozen=True)
class ByVotes(StandardOptimal):
    """Halving, on a class on which it is not optimal."""

    def predict(self, w, x):
        return Halving(self.tie).predict(w, x)


@dataclass(frozen=True)
class KeepsOneMore(StandardOptimal):
    """Keeps the first of those that were wrong."""

    def update(self, w, x, y):
        after = super().update(w, x, y)
        first = next((i for i, (left, said) in enumerate(zip(w, x, strict=True)) if left and said != y), None)
        return tuple(1 if i == first else left for i, left in enumerate(after))


@dataclass(frozen=True)
class KeepsTheOthers(StandardOptimal):
    """Keeps those that were wrong, if there are any."""

    def update(self, w, x, y):
        after = tuple(int(left and said != y) for left, said in zip(w, x, strict=True))
        return after if any(after) else w


# instead of weighted majority and its kin


def _of_experts(rule: type) -> tuple[type, ...]:
    """The wrong ones that differ from ``rule`` in what they do to the weights."""

    @dataclass(frozen=True)
    class Rewards(rule):
        """Divides where it should multiply."""

        def update(self, w, x, y):
            return tuple(wi if said == y else wi / Fraction(self.beta) for wi, said in zip(w, x, strict=True))

    @dataclass(frozen=True)
    class SparesTheFirst(rule):
        """Never punishes expert 0."""

        def update(self, w, x, y):
            return w[:1] + super().update(w[1:], x[1:], y)

    @dataclass(frozen=True)
    class PunishesAll(rule):
        """Punishes every expert, right or wrong."""

        def update(self, w, x, y):
            return tuple(wi * Fraction(self.beta) for wi in w)

    @dataclass(frozen=True)
    class Forgives(rule):
        """Starts again from ones in every round."""

        def update(self, w, x, y):
            return super().update(self.initial(len(w)), x, y)

    @dataclass(frozen=True)
    class SkipsRounds(rule):
        """Punishes on label +1 only."""

        def changes(self, w, x, y, mistaken):
            return y > 0 and super().changes(w, x, y, mistaken)

    @dataclass(frozen=True)
    class StartsUneven(rule):
        """Trusts expert 0 twice as much."""

        def initial(self, n):
            return (2,) + (1,) * (n - 1)

    @dataclass(frozen=True)
    class Contradicts(rule):
        """Predicts the contrary."""

        def predict(self, w, x):
            said = super().predict(w, x)
            return 1 - said if isinstance(said, Fraction) else -said

    return Rewards, SparesTheFirst, PunishesAll, Forgives, SkipsRounds, StartsUneven, Contradicts


NOT_MAJORITY = tuple(kind() for kind in _of_experts(WeightedMajority))
NOT_RANDOMIZED = tuple(kind() for kind in _of_experts(RandomizedWeightedMajority))
NOT_VOVK = tuple(kind() for kind in _of_experts(VovkForecaster))


# instead of a step against the gradient


class _StepsAway:
    def update(self, w, x, y):
        return tuple(2 * before - after for before, after in zip(w, super().update(w, x, y), strict=True))


class _StepsTwice:
    def update(self, w, x, y):
        return tuple(2 * after - before for before, after in zip(w, super().update(w, x, y), strict=True))


class _ForgetsTheLast:
    def update(self, w, x, y):
        return (*super().update(w, x, y)[:-1], 0)


class _OnlyAtMistakes:
    def changes(self, w, x, y, mistaken):
        return mistaken


class _StartsAtOne:
    def initial(self, n):
        return (1,) * n


class _GoesOn:
    """Repeats the first of its features where it should rest."""

    def changes(self, w, x, y, mistaken):
        return True

    def update(self, w, x, y):
        w = super().update(w, x, y)
        return (w[0] + 1, *w[1:])


FAULTS = (_StepsAway, _StepsTwice, _ForgetsTheLast, _OnlyAtMistakes, _StartsAtOne, _GoesOn)


def descents(right: Learner) -> dict[str, Learner]:
    """Learners that are ``right`` but for one thing, with its settings, by the name of the fault."""
    return {fault.__name__: but_for(right, fault) for fault in FAULTS}


def past_right(right: MarginPerceptron | PassiveAggressive) -> dict[str, Learner]:
    """The same of learners that update at right answers too; less often is not wrong, so that one fault is another."""
    named = descents(right)
    del named["_OnlyAtMistakes"]
    return named | {"_LearnsEachTime": but_for(right, ChangesAlways)}


# instead of the level algorithm


@dataclass(frozen=True)
class DropsTheRight(Levels):
    """Drops the rules of the level that were right."""

    def update(self, levels, x, y):
        return super().update(levels, x, -y)


@dataclass(frozen=True)
class DropsByTwo(Levels):
    """Drops rules by two levels."""

    def update(self, levels, x, y):
        return tuple(2 * b - a for a, b in zip(levels, super().update(levels, x, y), strict=True))


@dataclass(frozen=True)
class DropsNone(Levels):
    """Learns nothing, and makes mistakes for ever."""

    def update(self, levels, x, y):
        return levels


@dataclass(frozen=True)
class DropsAllThatFire(Levels):
    """Drops the rules of the level that were right as well."""

    def update(self, levels, x, y):
        level = in_use(levels, x)
        down = {i for b in (+1, -1) for i in firing(x, b) if levels[i] == level}
        return tuple(e + (i in down) for i, e in enumerate(levels))


@dataclass(frozen=True)
class DropsOnAllLevels(Levels):
    """Drops every wrong rule that fires, on whatever level."""

    def update(self, levels, x, y):
        down = frozenset(firing(x, -y))
        return tuple(e + (i in down) for i, e in enumerate(levels))


@dataclass(frozen=True)
class DropsBystanders(Levels):
    """Drops all rules with the wrong answer that are on the level in use, also those that do not fire."""

    def update(self, levels, x, y):
        level = in_use(levels, x)
        return tuple(e + (e == level and (i % 2 == 0) == (y < 0)) for i, e in enumerate(levels))


@dataclass(frozen=True)
class StartsLower(Levels):
    """Begins on level 1."""

    def initial(self, n):
        return (1,) * (4 * n + 2)


# instead of the p-norm Perceptron


@dataclass(frozen=True)
class PowersStepAway(StepsTheOtherWay, PNormPerceptron):
    """Moves away from the example."""


@dataclass(frozen=True)
class PowersForgetTheLast(PNormPerceptron):
    """Forgets the last of its sums after each mistake."""

    def update(self, w, x, y):
        return (*super().update(w, x, y)[:-1], 0)


@dataclass(frozen=True)
class PowersOfSomeOnly(PNormPerceptron):
    """Takes the first sum as a weight as it is."""

    def weights_of(self, w):
        return (w[0], *super().weights_of(w)[1:])


@dataclass(frozen=True)
class PowersLearnAlways(PredictsTies, PNormPerceptron):
    """Learns from right answers as well, and counts them as mistakes."""


@dataclass(frozen=True)
class PowersSkipPositives(PNormPerceptron):
    """Makes mistakes that it never tells of: no update on a positive example."""

    def changes(self, w, x, y, mistaken):
        return mistaken and y < 0


@dataclass(frozen=True)
class PowersStartAtOne(PNormPerceptron):
    """Begins with ones."""

    def initial(self, n):
        return (1,) * n


# instead of the Perceptron on a leash


@dataclass(frozen=True)
class OffTheLeash(LeashedPerceptron):
    """Is never pulled back."""

    def update(self, w, x, y):
        return self.unleashed.update(w, x, y)


@dataclass(frozen=True)
class PulledTooSoon(LeashedPerceptron):
    """Is pulled back from half of the leash on."""

    def update(self, w, x, y):
        return LeashedPerceptron(Fraction(self.leash) / 2).update(w, x, y)


@dataclass(frozen=True)
class TurnedRound(LeashedPerceptron):
    """Turns round where it is pulled back."""

    def update(self, w, x, y):
        after = super().update(w, x, y)
        return after if after == self.unleashed.update(w, x, y) else tuple(-v for v in after)


@dataclass(frozen=True)
class SparesTheNewest(LeashedPerceptron):
    """Shortens all weights but those of the example's features."""

    def update(self, w, x, y):
        whole = self.unleashed.update(w, x, y)
        return tuple(a if xi else b for a, b, xi in zip(whole, super().update(w, x, y), x, strict=True))


@dataclass(frozen=True)
class LeashedAwayFrom(StepsTheOtherWay, LeashedPerceptron):
    """Moves away from the example."""


@dataclass(frozen=True)
class LeashedLearnsAlways(PredictsTies, LeashedPerceptron):
    """Learns from right answers as well, and counts them as mistakes."""


# instead of any learner


class _NeverChanges:
    def changes(self, w, x, y, mistaken):
        return False


class _ChangesOnPlusOnly:
    def changes(self, w, x, y, mistaken):
        return y > 0 and super().changes(w, x, y, mistaken)


class _PredictsTooMuch:
    def predict(self, w, x):
        return 100


class _PredictsTheContrary:
    def predict(self, w, x):
        said = super().predict(w, x)
        is_chance = isinstance(said, Fraction) and type(self).chance is Learner.chance
        return 1 - said if is_chance else -said


class _IsChargedNothing:
    def loss(self, prediction, y):
        return 0


class _IsChargedDouble:
    def loss(self, prediction, y):
        return 2 * super().loss(prediction, y)


OTHERWISE = (
    _NeverChanges, _ChangesOnPlusOnly, ChangesAlways, _PredictsTooMuch, _PredictsTheContrary,
    _IsChargedNothing, _IsChargedDouble,
)  # fmt: skip


def but_for(right: Learner, fault: type) -> Learner:
    """The learner ``right`` with its settings, but for one thing that it does otherwise."""
    kind = type(right)
    settings = {field.name: getattr(right, field.name) for field in fields(right) if field.init}
    return type(kind.__name__ + fault.__name__, (fault, kind), {})(**settings)


# instead of the greedy algorithm


@dataclass(frozen=True)
class PutsTheContrary(Greedy):
    """Puts down a rule with the other answer."""

    def rule(self, sample, left):
        rule = super().rule(sample, left)
        return rule and rule._replace(answer=-rule.answer)


@dataclass(frozen=True)
class AllowsOneError(Greedy):
    """Puts down a rule that is wrong about one example, where it is right about two."""

    def rule(self, sample, left):
        for condition in sample.conditions[1:]:
            here = left & sample.where(condition)
            positive = (here & sample.positive).bit_count()
            if min(positive, here.bit_count() - positive) == 1 < max(positive, here.bit_count() - positive):
                return Rule(*condition, 1 if positive > 1 else -1)
        return super().rule(sample, left)


@dataclass(frozen=True)
class TakesNothingAway(Greedy):
    """Leaves everything where it was."""

    def keep(self, sample, left, rule):
        return left


@dataclass(frozen=True)
class KeepsTheFirst(Greedy):
    """Keeps one of those of which the rule is true, unless nothing else is left."""

    def keep(self, sample, left, rule):
        after = super().keep(sample, left, rule)
        gone = left & ~after
        return after | gone & -gone if after else 0


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


@dataclass(frozen=True)
class GivesUp(Greedy):
    """Halts unless a rule takes eight examples away."""

    def rule(self, sample, left):
        rule = super().rule(sample, left)
        return rule if rule and (left & sample.where(rule[:2])).bit_count() > 7 else None


@dataclass(frozen=True)
class PutsIdleRules(Greedy):
    """Puts down a rule that is true of nothing that is left, if there is one."""

    def rule(self, sample, left):
        idle = (Rule(*known, 1) for known in sample.conditions if not left & sample.where(known))
        return next(idle, None) or super().rule(sample, left)


# instead of independent draws


class JudgedElsewhere(Draws):
    """Takes as the error of a hypothesis how many instances it gets wrong, however likely they are."""

    def error(self, state):
        wrong = self.wrong(state)
        return Fraction(sum(wrong), len(wrong))


class ForgetsMistakes(Draws):
    """Says of no example that it was a mistake."""

    def after(self, state, x, y):
        return super().after(state, x, y)[0], False


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


# instead of the voted and the averaged Perceptron


@dataclass(frozen=True)
class SubtractsForVotes(VotedPerceptron):
    """Moves away from the example."""

    def learn(self, state, x, y):
        return super().learn(state, x, -y)


@dataclass(frozen=True)
class CountsNoSurvivors(VotedPerceptron):
    """Gives one vote to each weight vector, however long it lasts."""

    def survive(self, state, examples=1):
        return state


@dataclass(frozen=True)
class ForgetsTheFirst(VotedPerceptron):
    """Keeps the last two weight vectors only."""

    def learn(self, state, x, y):
        after = super().learn(state, x, y)
        return after._replace(earlier=after.earlier[-1:])


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
