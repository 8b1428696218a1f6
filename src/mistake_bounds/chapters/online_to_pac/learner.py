"""From an online learner to a hypothesis for good: which of the hypotheses that a run goes through to keep, and why.

A *hypothesis* is what a learner predicts with between two mistakes; the first is in use from the start, and after M
mistakes there have been M + 1.  It *survives* the examples on which it is right before its mistake.  A *sample* is m
examples drawn independently from a `mistake_bounds.worlds.World`, on which all probabilities here are exact.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from mistake_bounds.exact import Number, Refusal, check_width, number, whole
from mistake_bounds.examples import Examples
from mistake_bounds.learner import Learner, wrong_label
from mistake_bounds.play import Run, play
from mistake_bounds.worlds import World, checked_world, open_share


class NotConservative(Refusal):
    """A learner that changes its hypothesis without a mistake, so that none can survive; carries it as ``offender``."""


class NoSurvivor(Refusal):
    """A sample in which no hypothesis is right on q examples in a row; carries its length as ``offender``.

    ``more`` examples would do if the last hypothesis errs on none of them, and ``surely`` are sure to do, if a mistake
    bound was given (else None).
    """

    def __init__(self, run: Run, q: int, most: int | None):
        size = run.presented
        last = survivals(run)[-1]
        self.more = q - last.survived
        self.surely = None if most is None else (most + 1) * q - size
        sure = "" if most is None else f"; with the mistake bound {most}, {self.surely} more are sure to do"
        super().__init__(
            f"{size} examples ran out: the last hypothesis, number {last.mistakes + 1}, was right on the last "
            f"{last.survived}, and q={q} are asked for; {self.more} more do if it errs on none of them{sure}",
            size,
        )


@dataclass(frozen=True)
class Survival:
    """A hypothesis of a run: how many ``mistakes`` came before, its ``first`` example, how many it ``survived``."""

    mistakes: int
    first: int
    survived: int


@dataclass(frozen=True)
class Chosen:
    """The hypothesis that a conversion settles on, and where it came from: call it with an instance.

    ``state`` is the learner's after ``mistakes`` mistakes, in use from example ``first`` on.  ``used`` is how many
    examples it took to choose it, and ``errors`` how many of those it was judged by it got wrong.
    """

    learner: Learner
    state: tuple
    mistakes: int
    first: int
    used: int
    errors: int = 0

    def __call__(self, x):
        """The label that it predicts."""
        return self.learner.predict(self.state, x)


def survivals(run: Run) -> tuple[Survival, ...]:
    """All hypotheses of a run, the last included; `NotConservative` for a learner that changes without a mistake.

    >>> from mistake_bounds import Perceptron
    >>> survivals(play(Perceptron(), Examples([(1, 0), (1, 0), (0, 1)], [1, 1, 1])))
    (Survival(mistakes=0, first=0, survived=0), Survival(mistakes=1, first=1, survived=1), \
Survival(mistakes=2, first=3, survived=0))
    """
    if run.updates != run.mistakes:
        raise NotConservative(f"{run.learner} changes its hypothesis without a mistake", run.learner)
    starts, ends = (0, *(index + 1 for index in run.mistakes)), (*run.mistakes, run.presented)
    return tuple(Survival(k, first, end - first) for k, (first, end) in enumerate(zip(starts, ends, strict=True)))


def errors_on(run: Run, examples: Examples) -> tuple[Fraction, ...]:
    """The share of examples that each hypothesis of a run gets wrong, the first hypothesis first.

    Raise `mistake_bounds.exact.BadSize` for examples of another width.

    >>> from mistake_bounds import Perceptron
    >>> run = play(Perceptron(), Examples([(1, 0), (0, 1)], [1, 1]))
    >>> errors_on(run, Examples([(1, 0), (0, 1)], [1, 1]))
    (Fraction(1, 1), Fraction(1, 2), Fraction(0, 1))
    """
    check_width("the test", examples.X[0], run.examples.dimension)
    predict, wrong = run.learner.predict, run.learner.mistaken
    errors = lambda w: sum(wrong(predict(w, x), y) for x, y in examples)
    return tuple(Fraction(errors(w), len(examples)) for w in run.follow(tuple))


def longest_surviving(learner: Learner, examples: Examples, q: int, mistakes: int | None = None) -> Chosen:
    """The first hypothesis that is right on q examples in a row (Balcan 2010).

    ``mistakes`` is a mistake bound of the learner, if one is known: with (mistakes + 1)·q examples there is always an
    output.  Raise `NoSurvivor`, with the number of further examples that would do, `NotConservative`, and
    `OtherLearner` as `survivals` does.

    >>> from mistake_bounds import Perceptron
    >>> found = longest_surviving(Perceptron(), Examples([(1, 0)] * 4, [1] * 4), 3, mistakes=1)
    >>> found.state, found.mistakes, found.used, found((5, 2))
    ((1, 0), 1, 4, 1)
    >>> longest_surviving(Perceptron(), Examples([(1, 0)] * 3, [1] * 3), 3, mistakes=1)
    Traceback (most recent call last):
        ...
    mistake_bounds.chapters.online_to_pac.learner.NoSurvivor: 3 examples ran out: the last hypothesis, number 2, was right on the last \
2, and q=3 are asked for; 1 more do if it errs on none of them; with the mistake bound 1, 3 more are sure to do
    """  # noqa: E501
    q = whole("q", q, 1)
    if mistakes is not None:
        mistakes = whole("mistakes", mistakes, 0)
    run = play(learner, examples)
    found = next((one for one in survivals(run) if one.survived >= q), None)
    if found is None:
        raise NoSurvivor(run, q, mistakes)
    return Chosen(learner, _state(run, found.mistakes), found.mistakes, found.first, found.first + q)


def best_on_test(learner: Learner, examples: Examples, test: Examples) -> Chosen:
    """Littlestone's conversion (1989): of all hypotheses used on the examples the one with the fewest errors on a test.

    Of several the last, which has seen the most.  Raise `NotConservative`, `mistake_bounds.exact.BadSize` for a test
    of another width, and `OtherLearner` as `survivals` does.

    >>> from mistake_bounds import Perceptron
    >>> line = Examples([(1, 1), (-1, 1), (2, -1)], [1, -1, 1])
    >>> found = best_on_test(Perceptron(), line, Examples([(3, 1), (-3, 1)], [1, -1]))
    >>> found.state, found.mistakes, found.errors
    ((1, 1), 1, 0)
    """
    check_width("the test", test.X[0], examples.dimension)
    run = play(learner, examples)
    used = run.presented + len(test)
    tested = [Chosen(learner, _state(run, one.mistakes), one.mistakes, one.first, used) for one in survivals(run)]
    errors = [sum(learner.mistaken(one(x), y) for x, y in test) for one in tested]
    best = max(k for k, mistakes in enumerate(errors) if mistakes == min(errors))
    return replace(tested[best], errors=errors[best])


def _state(run: Run, mistakes: int) -> tuple:
    return run.steps[mistakes - 1].after if mistakes else run.start


# --- on a world, over all samples at once -------------------------------------------------------


@dataclass(frozen=True)
class Draws:
    """A learner shown samples of ``m`` examples from a world, all of them at once: what a theorem speaks of."""

    learner: Learner
    world: World
    m: int

    def __post_init__(self):
        object.__setattr__(self, "m", whole("m", self.m, 0))
        checked_world(self.world)

    @cached_property
    def start(self) -> tuple:
        """The learner's state before the first example.

        Raise what the learner refuses of the instances, which are rows of numbers; where they are none,
        `mistake_bounds.examples.BadExamples` or `mistake_bounds.exact.NotANumber`.
        """
        rows = Examples(self.world.instances, self.world.target, labels=self.world.labels)
        self.learner.refuse(rows)
        return self.learner.initial(rows.dimension)

    @cached_property
    def _judged(self) -> dict:
        return {}

    def wrong(self, state) -> tuple[int, ...]:
        """For each instance of the world, 1 where the learner in that state errs on it, and else 0.

        Raise `mistake_bounds.learners.BadPrediction` for a learner that predicts probabilities.
        """
        if state not in self._judged:
            learner = self.learner
            wrong = (wrong_label(learner, learner.predict(state, x), y) for x, y, _ in self.world)
            self._judged[state] = tuple(map(int, wrong))
        return self._judged[state]

    def error(self, state) -> Fraction:
        """The probability that it errs on the next example."""
        return sum(
            (p for errs, p in zip(self.wrong(state), self.world.probabilities, strict=True) if errs), Fraction(0)
        )

    def after(self, state, x, y):
        """The state after one more example, and whether that was a mistake; `NotConservative`."""
        errs = self.learner.mistaken(self.learner.predict(state, x), y)
        if self.learner.changes(state, x, y, errs) != errs:
            raise NotConservative(f"{self.learner} changes its hypothesis without a mistake", self.learner)
        return (self.learner.update(state, x, y) if errs else state), errs

    def follow(self, start, step: Callable) -> dict:
        """`World.follow` over the m draws."""
        return self.world.follow(self.m, start, step)


def depend(draws: Draws, start, step: Callable) -> bool:
    """Do the draws bring a state elsewhere than independent ones with the same probabilities would?

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> depend(Draws(Perceptron(), uniform("ab", (1, -1)), 3), 0, lambda seen, x, y: seen + y)
    False
    """
    # `World.follow` itself, whatever draws or worlds of another kind have in its place
    drawn, independently = draws.follow(start, step), World.follow(draws.world, draws.m, start, step)
    return {state: p for state, p in drawn.items() if p} != independently


def drawn_next(draws: Draws, t: int, start, step: Callable) -> dict:
    """With which probability a state comes after t draws, and an instance as the next: ``{(state, instance): p}``.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> drawn = Draws(Perceptron(), uniform("ab", (1, -1)), 3)
    >>> {wrong: str(p) for wrong, p in drawn_next(drawn, 1, 0, lambda seen, x, y: seen + y).items()}
    {(1, 'a'): '1/4', (1, 'b'): '1/4', (-1, 'a'): '1/4', (-1, 'b'): '1/4'}
    """
    found = {}
    one_more = lambda seen, x, y: (seen[1], step(seen[1], x, y), x)
    for (state, _, x), p in replace(draws, m=t + 1).follow((None, start, None), one_more).items():
        found[state, x] = found.get((state, x), Fraction(0)) + p
    return found


OUTPUT = "output"


def surviving(draws: Draws, q: int) -> dict:
    """Where `longest_surviving` is after a sample, with probabilities.

    That is ``(OUTPUT, state, mistakes)`` or ``(state, survived, mistakes)``, with the number of mistakes until then.
    """
    q = whole("q", q, 1)
    return draws.follow((draws.start, 0, 0), until_output(draws, q))


def until_output(draws: Draws, q: int) -> Callable:
    """The step of `surviving`."""

    def step(so_far, x, y):
        if so_far[0] == OUTPUT:
            return so_far
        state, survived, mistakes = so_far
        state, errs = draws.after(state, x, y)
        survived, mistakes = 0 if errs else survived + 1, mistakes + errs
        return (OUTPUT, state, mistakes) if survived == q else (state, survived, mistakes)

    return step


def no_output(draws: Draws, q: int) -> Fraction:
    """The probability that no hypothesis survives q examples of a sample.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> no_output(Draws(Perceptron(), uniform([(1,)], (1,)), 5), 5)
    Fraction(1, 1)
    """
    return sum((p for end, p in surviving(draws, q).items() if end[0] != OUTPUT), Fraction(0))


def bad_output(draws: Draws, q: int, epsilon: Number) -> Fraction:
    """The probability that the hypothesis which survives q examples of a sample has error ε or more.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> bad_output(Draws(Perceptron(), uniform([(1,), (0,)], (1, -1)), 4), 2, Fraction(1, 3))
    Fraction(1, 4)
    """
    return sum(bad_outputs(draws, q, epsilon).values(), Fraction(0))


def bad_outputs(draws: Draws, q: int, epsilon: Number) -> dict[int, Fraction]:
    """The same by how many mistakes came before: how likely the hypothesis after 0, 1, … is output, and is bad.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> bad_outputs(Draws(Perceptron(), uniform([(1, 0), (0, 1)], (1, 1)), 3), 1, Fraction(1, 3))
    {1: Fraction(1, 2)}
    """
    worse = open_share("epsilon", epsilon)
    found = {}
    for end, p in surviving(draws, q).items():
        if end[0] == OUTPUT and draws.error(end[1]) >= worse:
            found[end[2]] = found.get(end[2], Fraction(0)) + p
    return found


def all_bad(draws: Draws, epsilon: Number, mistakes: int | None = None) -> Fraction:
    """The probability that every hypothesis used has error ε or more, the last included; with at most so many mistakes.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> all_bad(Draws(Perceptron(), uniform([(1,), (0,)], (1, -1)), 3), Fraction(1, 3))
    Fraction(1, 8)
    """
    worse = open_share("epsilon", epsilon)
    if draws.error(draws.start) < worse:
        return Fraction(0)
    ends = draws.follow((draws.start, 0), while_bad(draws, worse)).items()
    return sum((p for end, p in ends if end and (mistakes is None or end[1] <= mistakes)), Fraction(0))


def while_bad(draws: Draws, worse: Fraction) -> Callable:
    """A step: the state and the mistakes so far, as long as no hypothesis is better than ``worse``; then None."""

    def step(so_far, x, y):
        if so_far is None:
            return None
        state, errs = draws.after(so_far[0], x, y)
        return (state, so_far[1] + errs) if draws.error(state) >= worse else None

    return step


def errors_exceed(draws: Draws, excess: Number) -> Fraction:
    """The probability that the errors of the m hypotheses used, one for each example, exceed the mistakes by so much.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> errors_exceed(Draws(Perceptron(), uniform([(1,), (0,)], (1, -1)), 3), 1)
    Fraction(1, 8)
    """
    least = number(excess, "excess")
    ends = draws.follow((draws.start, 0, Fraction(0)), with_errors(draws)).items()
    return sum((p for (_, mistakes, errors), p in ends if errors - mistakes >= least), Fraction(0))


def with_errors(draws: Draws) -> Callable:
    """A step: the state, the mistakes so far, and the errors of the hypotheses used so far, added up."""

    def step(so_far, x, y):
        state, mistakes, errors = so_far
        after, errs = draws.after(state, x, y)
        return after, mistakes + errs, errors + draws.error(state)

    return step
