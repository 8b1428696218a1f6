"""What a world makes of a learner, enumerated, and what a learner makes of all examples but one.

A *history* is what draws from a world have done to a learner: its state, with the mistakes on the way.  Probabilities
are exact; what is merged is merged by `mistake_bounds.worlds.World.follow`.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from itertools import count
from math import lcm
from operator import add
from typing import NamedTuple

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import Refusal, dot, number, whole
from mistake_bounds.examples import SIGNS, Examples
from mistake_bounds.learner import Learner, check_learner, relies_on, wrong_label
from mistake_bounds.play import Run, play_until_clean
from mistake_bounds.theorem.reading import OtherState
from mistake_bounds.theorem.targets import NotSeparated, checked_target
from mistake_bounds.worlds import BadWorld, World, checked_world

MOST_PASSES, MOST_STEPS = 10_000, 100_000


class NotLearned(Refusal):
    """A learner that has no clean pass of all examples but one; carries the one that is left out."""


class History(NamedTuple):
    """A learner's ``state``, its ``mistakes`` (weights before, x, y, weights after), and for each round 1 or 0."""

    state: object
    mistakes: tuple[tuple, ...]
    marks: tuple[int, ...]


# leaving one out


def beside(run: Run, i: int) -> Iterator[tuple[dict, dict]]:
    """The rounds of a run beside those of the same run without example number i, each with the weights after it."""
    step = _step(run.learner)
    out = run.start
    rounds = list(run.rounds())
    for r, after in zip(rounds, [*(r.state for r in rounds[1:]), run.weights], strict=True):
        own = r.index % len(run.examples) == i
        out_next = out if own else step(out, r.x, r.y)
        yield {"w": r.state, "out": out, "x": r.x, "y": r.y, "own": own}, {"w": after, "out": out_next}
        out = out_next


def left_out(run: Run) -> tuple[int, ...]:
    """Which of the examples are mistaken by the learner that has learned all the others, until a clean pass.

    Raise `NotLearned` if it has none in 10,000 passes.

    >>> from mistake_bounds import Perceptron
    >>> three = Examples([(-2, 0), (-2, -1), (0, -1)], [-1, -1, -1])
    >>> left_out(play_until_clean(Perceptron(tie=0), three, 9))
    (2,)
    """
    wrong = []
    for i, (x, y) in enumerate(run.examples):
        w, learned = without(run, i, MOST_PASSES)
        if not learned:
            raise NotLearned(f"without example {i} there is no clean pass in {MOST_PASSES:,}", (x, y))
        wrong += [i] * errs(run.learner, w, x, y)
    return tuple(wrong)


def without(run: Run, i: int, passes: int) -> tuple[tuple, bool]:
    """The state after the run on all examples but number i, until a clean pass, and whether there was one."""
    X, y = (column[:i] + column[i + 1 :] for column in (run.examples.X, run.examples.y))
    if not X:
        return run.start, True
    others = play_until_clean(run.learner, Examples(X, y, labels=run.examples.labels), passes)
    return others.weights, others.clean


# what a world does


@dataclass(frozen=True)
class Draws:
    """What ``T`` draws from a ``world``, in which the ``examples`` can be drawn, do to a ``learner``: all of it."""

    learner: Learner
    world: World
    examples: Examples
    T: int

    @classmethod
    def of(cls, learner, world: World, T: int) -> "Draws":
        """T draws from a world.  Raise `OtherState` for a learner whose weights are of another length."""
        drawn = cls(learner, *_shown(world, learner), T)
        _check_weights(learner, drawn.start, drawn.examples.dimension)
        return drawn

    @property
    def start(self) -> object:
        """The learner's state before the first draw."""
        return self.learner.initial(self.examples.dimension)

    @cached_property
    def histories(self) -> list[dict]:
        """The histories: p, the marks of the rounds, the mistakes, and the weights w in the end."""
        followed = _followed(self.world, self.T, History(self.start, (), ()), _remembering(self.learner))
        weights = self.learner.weights_of
        return [
            {"p": p, "marks": one.marks, "mistakes": one.mistakes, "w": weights(one.state)}
            for one, p in followed.items()
        ]

    def chance_of_a_mistake(self, t: int) -> Fraction:
        """The probability that the round after t draws is a mistake."""
        noted = _followed(self.world, t + 1, (self.start, False), _noting(self.learner))
        return sum((p for (_, mistaken), p in noted.items() if mistaken), Fraction(0))

    def error(self, t: int, predict=None) -> Fraction:
        """The expected error of the hypothesis after t draws."""
        return expected_error(self.world, self.learner, t, predict)

    # the vote

    @property
    def error_of_the_vote(self) -> Fraction:
        """The expected error of the vote of all hypotheses after all draws but one."""
        return self.error(self.T - 1, self.learner.final_prediction)

    @cached_property
    def outcomes(self) -> list[dict]:
        """The outcomes: p, the state after all draws but one, the last (x, y), and the marks of the votes on it."""
        relies_on(self.learner, "ballot", "score", "final_prediction", "perceptron", "predict", "weights_of")
        followed = _followed(self.world, self.T - 1, self.start, _step(self.learner))
        return [
            {"p": p * share, "state": state, "x": x, "y": y, "marks": self._marks(state, x, y)}
            for state, p in followed.items()
            for x, y, share in self.world
        ]

    def _marks(self, state, x, y) -> list[int]:
        return [one["b"] for one in self.ballot(state, x, y) for _ in range(one["k"])]

    def ballot(self, state, x, y) -> list[dict]:
        """The hypotheses of a state: each with its votes k, what it predicts of x, and whether that is wrong."""
        learner = self.learner
        predictions = ((votes, learner.perceptron.predict(weights, x)) for weights, votes in learner.ballot(state))
        return [{"k": k, "f": f, "b": int(wrong_label(learner, f, y))} for k, f in predictions]

    def vote_is_wrong(self, state, x, y) -> int:
        """1 if the vote on x is wrong, and 0 if it is right."""
        return int(wrong_label(self.learner, self.learner.final_prediction(state, x), y))


def margin_in(examples: Examples, target) -> dict:
    """The target, its margin on what can be drawn, and the radius of that; `NotSeparated` where there is no margin."""
    u = tuple(number(Fraction(v)) for v in checked_target(target, examples.dimension))
    gamma = examples.margin(u)
    if gamma <= 0:
        raise NotSeparated(min(examples, key=lambda example: example[1] * dot(u, example[0])), gamma)
    return {"u": u, "gamma": gamma, "radius2": examples.radius2}


def _check_weights(learner, state, n: int) -> None:
    """Raise `OtherState` unless a learner has n weights in that state."""
    w = learner.weights_of(state)
    if not isinstance(w, tuple) or len(w) != n:
        message = f"the weights of {type(learner).__name__} are {w!r} where the examples have {n} attributes"
        raise OtherState(f"{message}: give a learner with one for each", state)


def expected_mistakes(world: World, learner, draws: int) -> Fraction:
    """The expected number of mistakes in so many draws, exactly; a prediction that is a probability counts by it.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> expected_mistakes(uniform([(1, 0), (0, 1)], lambda x: True), Perceptron(), 2)
    Fraction(3, 2)
    """
    world, _ = _shown(world, learner)
    reached = _followed(world, draws, (learner.initial(len(world.instances[0])), 0), _counting(learner))
    return sum((p * mistakes for (_, mistakes), p in reached.items()), Fraction(0))


def expected_error(world: World, learner, examples: int, predict=None) -> Fraction:
    """The expected error of the hypothesis after so many draws; its label is ``predict(state, x)``.

    >>> from mistake_bounds.chapters.voted_averaged.learner import VotedPerceptron
    >>> from mistake_bounds.worlds import uniform
    >>> one, voted = uniform([(1, 0)], lambda x: True), VotedPerceptron()
    >>> expected_error(one, voted, 1), expected_error(one, voted, 1, voted.final_prediction)
    (Fraction(0, 1), Fraction(1, 1))
    """
    world, _ = _shown(world, learner)
    reached = _followed(world, examples, learner.initial(len(world.instances[0])), _step(learner))
    predict = predict or learner.predict
    return sum(
        (p * q * _chance(learner, predict(s, x), y) for s, p in reached.items() for x, y, q in world), Fraction(0)
    )


class Errors(NamedTuple):
    """Expected errors of what is learned from the same examples in four ways."""

    at_random: Fraction
    last: Fraction
    voted: Fraction
    averaged: Fraction


def final_errors(world: World, most: int, tie: int = -1) -> tuple[Errors, ...]:
    """The expected errors of the Perceptron's hypotheses after 0, 1, …, ``most`` draws, exactly.

    They are: one stopped at random, the last, the vote of all, and their average.  What is followed is the weights in
    use, and for each instance the vote and the sum of the scores, so that histories merge that differ in nothing else.

    >>> from mistake_bounds.worlds import uniform
    >>> for error in final_errors(uniform([(1, 0), (0, 1)], lambda x: True), 1)[1]:
    ...     print(error)
    3/4
    1/2
    1
    1/2
    """
    most = whole("most", most, 0)
    rule = Perceptron(tie)
    found = []
    mean = Fraction(0)
    world, _ = _shown(world, rule)
    predictions = cache(lambda w: tuple(rule.predict(w, x) for x in world.instances))
    scores = cache(lambda w: tuple(dot(w, x) for x in world.instances))
    side = cache(lambda score: 1 if score > 0 else -1 if score < 0 else tie)
    units = lcm(*(p.denominator for p in world.probabilities))
    parts = [(i, x, y, int(p * units)) for i, (x, y, p) in enumerate(world)]
    start = rule.initial(len(world.instances[0]))
    now = {(start, predictions(start), scores(start)): 1}  # in parts of units^m: integers are faster than fractions
    for m in range(most + 1):
        wrong = [0, 0, 0]
        for (w, votes, total), n in now.items():
            for i, _, y, share in parts:
                answers = predictions(w)[i], side(votes[i]), side(total[i])
                wrong = [so_far + n * share * (label != y) for so_far, label in zip(wrong, answers, strict=True)]
        last, voted, averaged = (Fraction(each, units ** (m + 1)) for each in wrong)
        mean += last
        found.append(Errors(mean / (m + 1), last, voted, averaged))
        after = defaultdict(int)
        for (w, votes, total), n in now.items():
            for i, x, y, share in parts:
                new = w if predictions(w)[i] == y else rule.update(w, x, y)
                after[new, added(votes, predictions(new)), added(total, scores(new))] += n * share
        now = after
    return tuple(found)


def added(a, b) -> tuple:
    """The sum of two rows of numbers."""
    return tuple(map(add, a, b))


def _chance(learner, prediction, y):
    """How likely a prediction is wrong: 0 or 1, unless it is itself a probability."""
    return number(Fraction(learner.chance(prediction, y)))


def _shown(world: World, learner) -> tuple[World, Examples]:
    """What can be drawn from a world, and the same as examples, refused as `play` would refuse them."""
    drawn = [each for each in checked_world(world) if each[2]]
    labels = SIGNS if {*world.labels} <= {*SIGNS} else world.labels
    examples = Examples([x for x, _, _ in drawn], [y for _, y, _ in drawn], labels=labels).exactly()
    check_learner(learner)
    learner.refuse(examples)
    plain = {"instances": examples.X, "probabilities": [p for _, _, p in drawn], "target": examples.y}
    return replace(world, **plain, labels=labels), examples


def _followed(world: World, draws: int, start, step) -> dict:
    """`World.follow`; `BadWorld` where there are more steps to look at than one waits for."""
    steps = count(1)

    def counted(state, x, y):
        if next(steps) > MOST_STEPS:
            raise BadWorld(
                f"{draws} draws from {len(world)} instances lead to more than {MOST_STEPS:,} steps: take fewer",
                draws,
            )
        return step(state, x, y)

    return world.follow(draws, start, counted)


def errs(learner, state, x, y) -> bool:
    """Is x, with the label y, a mistake of a learner in that state?"""
    return learner.mistaken(learner.predict(state, x), y)


def _step(learner):
    """What an example makes of a learner's state."""

    def step(state, x, y):
        return learner.update(state, x, y) if learner.changes(state, x, y, errs(learner, state, x, y)) else state

    return step


def _counting(learner):
    """The same with the number of mistakes."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), seen[1] + _chance(learner, learner.predict(seen[0], x), y))


def _noting(learner):
    """The same with whether the last example was a mistake."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), wrong_label(learner, learner.predict(seen[0], x), y))


def _remembering(learner):
    """The same with all updates, as `History`."""
    step = _step(learner)
    w = learner.weights_of

    def one_more(seen: History, x, y) -> History:
        after = step(seen.state, x, y)
        wrong = wrong_label(learner, learner.predict(seen.state, x), y)
        mistake = ((w(seen.state), x, y, w(after)),) if wrong else ()
        return History(after, seen.mistakes + mistake, (*seen.marks, int(wrong)))

    return one_more
