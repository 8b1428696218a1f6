"""Runs of the Perceptron in the words of `chapters.voted_averaged.theorem`, and what a world makes of them, enumerated.

A *history* is what draws from a world have done to a learner: its state, with the mistakes on the way.  Probabilities
are exact; what is merged is merged by `mistake_bounds.worlds.World.follow`.
"""

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import count
from math import floor, lcm
from operator import add
from typing import NamedTuple

from mistake_bounds.chapters.losses_and_steps.reading import moves
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.voted_averaged import theorem as a
from mistake_bounds.exact import Refusal, check_width, dot, norm2, number, whole
from mistake_bounds.examples import SIGNS, Examples
from mistake_bounds.learner import relies_on, wrong_label
from mistake_bounds.play import Run, play_until_clean
from mistake_bounds.theorem.reading import KIND, OtherState, Reading
from mistake_bounds.theorem.sums import Row, running, totals
from mistake_bounds.theorem.targets import NotSeparated, checked_target
from mistake_bounds.vocabulary import EXAMPLE, HYPOTHESIS, MISTAKE, ROUND
from mistake_bounds.worlds import BadWorld, World, checked_world

MOST_PASSES, MOST_STEPS = 10_000, 100_000


class NotLearned(Refusal):
    """A learner that has no clean pass of all examples but one; carries the one that is left out."""


class History(NamedTuple):
    """A learner's ``state``, its ``mistakes`` (weights before, x, y, weights after), and for each round 1 or 0."""

    state: object
    mistakes: tuple[tuple, ...]
    marks: tuple[int, ...]


# runs


def read_memory(run: Run, v) -> Reading:
    """A run of `AveragedPerceptron`, with any vector ``v``: D and c from its state, W the sum of its weights."""
    relies_on(run.learner, "total", "average", "score", "final_prediction", "perceptron", "predict")
    v = checked_target(v, run.examples.dimension)
    points = []
    for r, after in moves(run):
        state = r.state
        kind = 0 if run.learner.mistaken(r.prediction, r.y) else 1
        points.append({
            "w": state.weights, "D": state.timed, "c": state.count, "x": r.x, "y": r.y, "v": v, KIND: kind,
            "w^+": after.weights, "D^+": after.timed, "c^+": after.count,
        })  # fmt: skip
    points = running(points, [a.WEIGHTS], {"W": run.start.weights})
    last = run.weights
    J = sum(point[KIND] for point in points)
    end = {"w_T": last.weights, "D_T": last.timed, "c_T": last.count, "v": v, "M": len(points) - J, "J": J}
    return Reading(tuple(points), {**end, **totals(points, [a.WEIGHTS])}, ROUND)


def read_left_out(run: Run, target) -> Reading:
    """A run of the Perceptron that ends with a clean pass, and for each of its examples the run without it.

    The examples come in their order; kinds are those that were a mistake and those that never were.
    """
    plain = perceptron.read(run, target)
    examples = run.examples
    check_width("w", run.start, examples.dimension)
    bound = floor(examples.radius2 * norm2(plain.end["u"]) / Fraction(plain.end["gamma"]) ** 2)
    m = len(examples)
    first = {index % m for index in run.mistakes}
    points = []
    for i, (x, y) in enumerate(examples):
        w, _ = _without(run, i, min(bound + 1, MOST_PASSES))
        kind = {KIND: 0} if i in first else {**_beside(run, i), KIND: 1}
        points.append({"w_i": w, "w_M": run.weights, "x": x, "y": y, "z": int(_errs(run.learner, w, x, y)), **kind})
    points = running(points, [a.COUNTED_OUT])
    met = [index % m for index in run.updates]
    news = ({**point, "o": int(i not in met[:t])} for t, (i, point) in enumerate(zip(met, plain.mistakes, strict=True)))
    counts = {"K": len(first), "Z": m - len(first), **totals(points, [a.COUNTED_OUT]), **a.FIRSTS.read(news)}
    return Reading(tuple(points), {**plain.end, **counts}, EXAMPLE, "error")


def _beside(run: Run, i: int) -> dict:
    """The rounds of a run beside those of the same run without example number i."""
    step = _step(run.learner)
    out = run.start
    points = []
    for r, after in moves(run):
        own = r.index % len(run.examples) == i
        out_next = out if own else step(out, r.x, r.y)
        j, j_out = (int(_errs(run.learner, weights, r.x, r.y)) for weights in (r.state, out))
        one = {"w": r.state, "w^+": after, "w'": out, "w'^+": out_next, "x": r.x, "y": r.y, "j": j, "j'": j_out}
        points.append({**one, KIND: int(own)})
        out = out_next
    shown = sum(point[KIND] for point in points)
    return {ROUND: points, "r": len(points) - shown, "t": shown}


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
        w, learned = _without(run, i, MOST_PASSES)
        if not learned:
            raise NotLearned(f"without example {i} there is no clean pass in {MOST_PASSES:,}", (x, y))
        wrong += [i] * _errs(run.learner, w, x, y)
    return tuple(wrong)


def _without(run: Run, i: int, passes: int) -> tuple[tuple, bool]:
    """The state after the run on all examples but number i, until a clean pass, and whether there was one."""
    X, y = (column[:i] + column[i + 1 :] for column in (run.examples.X, run.examples.y))
    if not X:
        return run.start, True
    others = play_until_clean(run.learner, Examples(X, y, labels=run.examples.labels), passes)
    return others.weights, others.clean


# what a world does


def read_stopping(run: Run, target, world: World) -> Reading:
    """What a world does to the learner of a run: as many draws as the run was shown examples, the last to test on.

    The separator ``target`` has the margin γ on the world's instances, and R is their radius.  Raise `NotSeparated` if
    γ ≤ 0, and `BadTarget`.
    """
    return _reading(run, target, world, {})


def read_votes(run: Run, target, world: World) -> Reading:
    """The same for `VotedPerceptron`, with every outcome: the vote on the last draw, and all predicted labels.

    The votes of a ballot are put in round by round, in its order.
    """
    learner = run.learner
    T = run.presented
    relies_on(learner, "ballot", "score", "final_prediction", "perceptron", "predict", "weights_of")
    outcomes = []
    wrong = []
    world, _ = _shown(world, learner)
    for state, p in _followed(world, T - 1, learner.initial(len(world.instances[0])), _step(learner)).items():
        for x, y, share in world:
            ballot = _ballot(learner, state, x, y)
            outcomes.append({**ballot, "p": p * share, "T": T})
            wrong.append((p * share, [b["b"] for b in ballot[HYPOTHESIS] for _ in range(b["k"])]))
    end = a.OUTCOMES.read(outcomes)
    rounds = [_means(a.MEANS_OF_OUTCOMES, wrong, t, ("a", "a^+", "b")) for t in range(T)]
    return _reading(run, target, world, {**end, "e_v": end["Q_N"]}, rounds)


def _means(row: Row, marked, t: int, letters) -> dict:
    """Of rows of 0s and 1s with their probabilities: the ones before round t, after it and in it, and their means."""
    counts = [(p, (sum(marks[:t]), sum(marks[: t + 1]), sum(marks[t : t + 1]))) for p, marks in marked]
    return row.read({"p": p, **dict(zip(letters, ones, strict=True))} for p, ones in counts)


def _ballot(learner, state, x, y) -> dict:
    """An outcome: the vote on (x, y), hypothesis by hypothesis."""
    predictions = ((votes, learner.perceptron.predict(weights, x)) for weights, votes in learner.ballot(state))
    points = [{"k": k, "f": f, "b": int(wrong_label(learner, f, y)), "y": y} for k, f in predictions]
    ballot = a.HYPOTHESES.read(points)
    q = int(wrong_label(learner, learner.final_prediction(state, x), y))
    return {"y": y, "s": learner.score(state, x), "a": ballot["B_h"], "q": q, **ballot}


def _reading(run: Run, target, world: World, more, rounds=()) -> Reading:
    """The rounds and the histories, with ``more`` for the end, and what ``rounds`` has for each of the rounds."""
    learner = run.learner
    T = run.presented
    world, examples = _shown(world, learner)
    fixed = _separated(examples, target)
    start = learner.initial(examples.dimension)
    _check_weights(learner, start, examples.dimension)
    followed = _followed(world, T, History(start, (), ()), _remembering(learner))
    marked = [(p, history.marks) for history, p in followed.items()]
    points = []
    for t, own in enumerate(rounds or [{}] * T):
        noted = _followed(world, t + 1, (start, False), _noting(learner))
        g = sum((p for (_, mistaken), p in noted.items() if mistaken), Fraction(0))
        means = _means(a.MEANS_OF_HISTORIES, marked, t, ("i", "i^+", "j"))
        points.append({"g": g, "e": expected_error(world, learner, t), **means, **own})
    points = running(points, [a.ERRORS])
    histories = []
    for history, p in followed.items():
        rows = [dict(zip(("w", "x", "y", "w^+"), mistake, strict=True)) | fixed for mistake in history.mistakes]
        histories.append({**fixed, "p": p, "M": len(rows), "w_M": learner.weights_of(history.state), MISTAKE: rows})
    met = totals(points, [a.ERRORS])
    sizes = {"T": T, "m": T - 1, **met, "e_r": met["X_T"] / T}
    end = {**fixed, **sizes, **a.HISTORIES.read(histories), **more}
    return Reading(tuple(points), end, ROUND, "error")


def _separated(examples: Examples, target) -> dict:
    """The target, its margin on what can be drawn, and the radius of that; `NotSeparated` where there is no margin."""
    u = tuple(number(Fraction(v)) for v in checked_target(target, examples.dimension))
    gamma = examples.margin(u)
    if gamma <= 0:
        raise NotSeparated(min(examples, key=lambda example: example[1] * dot(u, example[0])), gamma)
    return {"u": u, "gamma": gamma, "R^2": examples.radius2}


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
                after[new, _added(votes, predictions(new)), _added(total, scores(new))] += n * share
        now = after
    return tuple(found)


def _added(a, b) -> tuple:
    return tuple(map(add, a, b))


def _chance(learner, prediction, y):
    """How likely a prediction is wrong: 0 or 1, unless it is itself a probability."""
    return number(Fraction(learner.chance(prediction, y)))


def _shown(world: World, learner) -> tuple[World, Examples]:
    """What can be drawn from a world, and the same as examples, refused as `play` would refuse them."""
    drawn = [each for each in checked_world(world) if each[2]]
    labels = SIGNS if {*world.labels} <= {*SIGNS} else world.labels
    examples = Examples([x for x, _, _ in drawn], [y for _, y, _ in drawn], labels=labels).exactly()
    relies_on(learner)
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


def _errs(learner, state, x, y) -> bool:
    return learner.mistaken(learner.predict(state, x), y)


def _step(learner):
    """What an example makes of a learner's state."""

    def step(state, x, y):
        return learner.update(state, x, y) if learner.changes(state, x, y, _errs(learner, state, x, y)) else state

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
