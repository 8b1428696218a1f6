"""Runs of the Perceptron in the words of `chapters.votes.theorem`, and what a world makes of them, enumerated.

A *history* is what draws from a world have done to a learner: its state, with the mistakes on the way.  Probabilities
are exact; what is merged is merged by `mistake_bounds.worlds.World.follow`.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import count
from math import floor, lcm
from numbers import Number as AnyNumber
from operator import add
from typing import NamedTuple

from mistake_bounds.chapters.gradient.reading import moves
from mistake_bounds.chapters.perceptron import reading as perceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import Number, Refusal, check_width, dot, norm2, number, whole
from mistake_bounds.examples import SIGNS, BadLabel, Examples
from mistake_bounds.learner import BadLearner, Learner, chance_for, judged, judged_label
from mistake_bounds.play import Run, play_until_clean
from mistake_bounds.theorem.reading import KIND, OtherState, Reading
from mistake_bounds.theorem.targets import NotSeparated, checked_target
from mistake_bounds.vocabulary import EXAMPLE, HISTORY, HYPOTHESIS, MISTAKE, OUTCOME, ROUND
from mistake_bounds.worlds import BadWorld, World, checked_world

MOST_PASSES, MOST_STEPS = 10_000, 100_000


class NotLearned(Refusal):
    """A learner that has no clean pass of all examples but one; carries the one that is left out."""

    def __init__(self, run: Run, i: int, passes: int):
        x, y = run.examples[i]
        super().__init__(
            f"without example {i}, {x} with the label {y}, {type(run.learner).__name__} has no clean pass in "
            f"{passes:,}: what it has not learned, it cannot be judged by",
            (x, y),
        )


class History(NamedTuple):
    """A learner's ``state``, the ``mistakes`` on the way: the weights before each, x, y, and those after; and for each
    round, in ``marks``, 1 where it was one, else 0.
    """

    state: object
    mistakes: tuple[tuple, ...]
    marks: tuple[int, ...]


def read_memory(run: Run, v) -> Reading:
    """A run of `AveragedPerceptron`, with any vector ``v``: D and c from its state, W the sum of its weights.

    Raises `OtherState` for a learner that times no steps, and for one whose average is another than its state says.
    """
    v = checked_target(v, run.examples.dimension)
    asked = ("total", "average", "score", "final_prediction")
    if not all(hasattr(run.learner, name) for name in asked):
        raise _no_memory(run.learner, run.start)
    _check_memory(run.learner, run.start, len(v))
    W = run.start.weights
    points, kinds = [], [0, 0]
    for round, after in moves(run):
        _check_memory(run.learner, after, len(v))
        before, grown = round.state, _added(W, after.weights)
        kind = 0 if judged(run.learner, round.prediction, round.y) else 1
        states = {
            "w": before.weights,
            "w^+": after.weights,
            "D": before.timed,
            "D^+": after.timed,
            "W": W,
            "W^+": grown,
        }
        points.append({"c": before.count, "c^+": after.count, "x": round.x, "y": round.y, "v": v, KIND: kind, **states})
        W, kinds[kind] = grown, kinds[kind] + 1
    last = run.weights
    _check_average(run.learner, last, (v, *dict.fromkeys(run.examples.X)))
    end = {"w_T": last.weights, "D_T": last.timed, "c_T": last.count, "W_T": W, "v": v, "M": kinds[0], "J": kinds[1]}
    return Reading(tuple(points), end, ROUND)


def _check_memory(learner, state, n: int) -> None:
    """Raise `OtherState` unless a state has two rows of ``n`` numbers, the weights and the timed steps, and a count."""
    rows = getattr(state, "weights", None), getattr(state, "timed", None)
    if not all(isinstance(row, tuple) and len(row) == n and _are_numbers(row) for row in rows):
        raise _no_memory(learner, state)
    if not number(getattr(state, "count", None), "count") > 0:
        raise OtherState(f"the count of {type(learner).__name__} is {state.count}: count from 1 on", state)


def _no_memory(learner, state) -> OtherState:
    told = f"the state of {type(learner).__name__} is {state!r}, without steps that are timed, one for each weight"
    return OtherState(f"{told}: give the run of an AveragedPerceptron", state)


def _are_numbers(row: tuple) -> bool:
    return all(issubclass(kind, AnyNumber) for kind in set(map(type, row)))


def _check_average(learner, state, rows) -> None:
    """Raise `OtherState` where the sum of the weights, their average, or its score or label of a row, is another.

    What the state says is c·w − D.  A score of 0 leaves the label open.
    """
    c = number(state.count, "count")
    total = _added((c * w for w in state.weights), (-u for u in state.timed))
    _check_said(learner, state, "total", learner.total(state), total)
    _check_said(learner, state, "average", learner.average(state), tuple(Fraction(value) / c for value in total))
    for x in rows:
        score, said = dot(total, x), learner.final_prediction(state, x)
        _check_said(learner, state, f"score at {x}", learner.score(state, x), score)
        if score:
            _check_said(learner, state, f"final prediction at {x}", said, 1 if score > 0 else -1)


def _check_said(learner, state, name: str, said, known) -> None:
    if said != known:
        raise OtherState(
            f"the {name} of {type(learner).__name__} is {said}, and by its state, c·w − D, it is {known}: read it from "
            "the state",
            state,
        )


def read_stopping(run: Run, target, world: World) -> Reading:
    """What a world does to the learner of a run: as many draws as the run was shown examples, the last to test on.

    The separator ``target`` has the margin γ on the world's instances, and R is their radius.  Raises `NotSeparated`
    where γ ≤ 0, `BadTarget`, and `mistake_bounds.learners.BadPrediction` for a learner that predicts probabilities.
    """
    return _told(run, target, world, {})


def read_votes(run: Run, target, world: World) -> Reading:
    """The same for `VotedPerceptron`, with every outcome: the vote on the last draw, and what each hypothesis says.

    What a hypothesis says is what the learner predicted with those weights, and the vote has to be the sum of that.
    The votes of a ballot are put in round by round, in its order.  Raises `OtherState` where they are not those of the
    weights that met the rounds, and of the last, and `NotWhole` or `NotANumber` where they are not counted.
    """
    learner, outcomes, wrong, apart, Q, A = run.learner, [], [], [], 0, 0
    world, examples = _shown(world, learner)
    target = _separated(examples, target)["u"]
    drawn = _followed(world, run.presented - 1, (_start(learner, world), ()), _meeting(learner))
    for (state, met), p in drawn.items():
        states = (*met, state)
        ballot = _checked_ballot(learner, states, examples.dimension)
        for x, y, share in world:
            told, other = _ballot(learner, states, ballot, x, y)
            sums = {"p": p * share, "Q": Q, "Q^+": Q + p * share * told["q"], "A": A, "A^+": A + p * share * told["a"]}
            Q, A = sums["Q^+"], sums["A^+"]
            outcomes.append({**told, **sums, "T": run.presented})
            wrong.append((p * share, _in_rounds(told[HYPOTHESIS], run.presented)))
            apart = apart or other
    if apart and all(point["s"] == point["V_h"] for point in outcomes):  # else the row of the vote says it
        raise _other_votes(learner, *apart[0])
    votes = [{} for _ in range(run.presented)]
    for t, round in enumerate(votes):
        rows, (before, after, now) = _weighed(wrong, t, ("a", "a^+", "b"), ("A", "G", "P"))
        round |= {OUTCOME: rows, "Y": before, "Y^+": after, "P_N": now}
    ends = {OUTCOME: outcomes, "N": len(outcomes), "Q_N": Q, "e_v": Q, "Y_T": votes[-1]["Y^+"]}
    return _told(run, target, world, ends, votes)


def _in_rounds(hypotheses: Sequence[Mapping], rounds: int) -> list[int]:
    """Whether each vote is wrong, in the order of the ballot; more votes than rounds are none of a round."""
    return [point["b"] for point in hypotheses for _ in range(min(point["k"], rounds))]


def _weighed(marked: Sequence[tuple], t: int, letters: Sequence[str], sums: Sequence[str]) -> tuple[list[dict], list]:
    """Of rows of 0s and 1s with their probabilities: the ones before round t, after it and in it, and their means."""
    rows, so_far = [], [Fraction(0)] * 3
    for p, marks in marked:
        one = sum(marks[:t]), sum(marks[: t + 1]), sum(marks[t : t + 1])
        grown = [mean + p * count for mean, count in zip(so_far, one, strict=True)]
        told = {"p": p, **dict(zip(letters, one, strict=True)), **dict(zip(sums, so_far, strict=True))}
        rows.append(told | {f"{name}^+": mean for name, mean in zip(sums, grown, strict=True)})
        so_far = grown
    return rows, so_far


def read_left_out(run: Run, target) -> Reading:
    """A run of the Perceptron that ends with a clean pass, and for each of its examples the run without it.

    The examples come in their order; kinds are those that were a mistake and those that never were.  Raises `BadSize`
    for weights that are no row as long as the examples, as those of the Perceptron in another space, and
    `NotLearned` where a run without one does not end as the Perceptron's does, and the whole run does not show why, or
    not in 10,000 passes.
    """
    told, examples = perceptron.read(run, target), run.examples
    check_width("w", run.start, examples.dimension)
    bound = floor(examples.radius2 * norm2(told.end["u"]) / Fraction(told.end["gamma"]) ** 2)
    passes = min(bound + 1, MOST_PASSES)
    first = {index % len(examples) for index in run.mistakes}
    points, L = [], 0
    for i, (x, y) in enumerate(examples):
        without, learned = _without(run, i, passes)
        if not learned and _is_the_perceptron(run):
            raise NotLearned(run, i, passes)
        z = int(_errs(run.learner, without, x, y))
        told_of_it = {"w_i": without, "w_M": run.weights, "x": x, "y": y, "z": z, "L": L, "L^+": L + z}
        points.append({**told_of_it, KIND: 0} if i in first else {**told_of_it, **_beside(run, i), KIND: 1})
        L += z
    seen, mistakes = set(), []
    for index, point in zip(run.updates, told.mistakes, strict=True):
        new = index % len(examples) not in seen
        mistakes.append({**point, "o": int(new), "d": len(seen), "d^+": len(seen) + new})
        seen.add(index % len(examples))
    counts = {"L_n": L, "K": len(first), "Z": len(examples) - len(first), "d_M": len(seen)}
    return Reading(tuple(points), {**told.end, **counts, MISTAKE: mistakes}, EXAMPLE, "error")


def _is_the_perceptron(run: Run) -> bool:
    """Are the steps of a run those of the Perceptron from 0, at its mistakes?  If not, the theorem says so itself."""
    if run.updates != run.mistakes or any(run.start):
        return False
    wrong = (s.y * dot(s.before, s.x) <= 0 for s in run.steps)
    moved = (s.after == _added(s.before, (s.y * v for v in s.x)) for s in run.steps)
    return all(wrong) and all(moved)


def _beside(run: Run, i: int) -> dict:
    """The rounds of a run beside those of the same run without example number i."""
    learner, step = run.learner, _step(run.learner)
    out, counts, points = run.start, [0, 0], []
    for round, after in moves(run):
        w, x, y, own = round.state, round.x, round.y, round.index % len(run.examples) == i
        out_next = out if own else step(out, x, y)
        j, j_out = (int(_errs(learner, weights, x, y)) for weights in (w, out))
        told = {"w": w, "w^+": after, "w'": out, "w'^+": out_next, "x": x, "y": y, "j": j, "j'": j_out}
        points.append({**told, KIND: int(own)})
        out, counts[own] = out_next, counts[own] + 1
    return {ROUND: points, "r": counts[0], "t": counts[1]}


def left_out(run: Run) -> tuple[int, ...]:
    """Which of the examples are mistaken by the learner that has learned all the others, until a clean pass.

    Raises `NotLearned` where it has none in 10,000 passes.

    >>> from mistake_bounds import Perceptron
    >>> three = Examples([(-2, 0), (-2, -1), (0, -1)], [-1, -1, -1])
    >>> left_out(play_until_clean(Perceptron(tie=0), three, 9))
    (2,)
    """
    wrong = []
    for i, (x, y) in enumerate(run.examples):
        without, learned = _without(run, i, MOST_PASSES)
        if not learned:
            raise NotLearned(run, i, MOST_PASSES)
        wrong += [i] * _errs(run.learner, without, x, y)
    return tuple(wrong)


def _without(run: Run, i: int, passes: int) -> tuple[tuple, bool]:
    """The state after the run on all examples but number i, until a clean pass, and whether there was one."""
    rest = [j for j in range(len(run.examples)) if j != i]
    if not rest:
        return run.start, True
    X, y = ([column[j] for j in rest] for column in (run.examples.X, run.examples.y))
    others = play_until_clean(run.learner, Examples(X, y, labels=run.examples.labels), passes)
    return others.weights, others.clean


# what a world does


def expected_mistakes(world: World, learner, draws: int) -> Fraction:
    """The expected number of mistakes in so many draws, exactly; a prediction that is a probability counts by it.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> expected_mistakes(uniform([(1, 0), (0, 1)], lambda x: True), Perceptron(), 2)
    Fraction(3, 2)
    """
    world, _ = _shown(world, learner)
    reached = _followed(world, draws, (_start(learner, world), 0), _counting(learner))
    return sum((p * count for (_, count), p in reached.items()), Fraction(0))


def expected_error(world: World, learner, examples: int, says=None) -> Fraction:
    """The expected error of the hypothesis after so many draws; ``says(state, x)`` is its label, else the prediction.

    >>> from mistake_bounds.chapters.votes.learner import VotedPerceptron
    >>> from mistake_bounds.worlds import uniform
    >>> one, voted = uniform([(1, 0)], lambda x: True), VotedPerceptron()
    >>> expected_error(one, voted, 1), expected_error(one, voted, 1, voted.final_prediction)
    (Fraction(0, 1), Fraction(1, 1))
    """
    world, _ = _shown(world, learner)
    if says is not None and not callable(says):
        raise BadWorld(f"says={says!r}: what it says is a function of a state and an instance", says, "says")
    reached = _followed(world, examples, _start(learner, world), _step(learner))
    says = says or learner.predict
    return sum((p * _wrong(world, learner, lambda x, s=state: says(s, x)) for state, p in reached.items()), Fraction(0))


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
    whole("most", most, 0)
    rule, found, mean = Perceptron(tie), [], Fraction(0)
    world, _ = _shown(world, rule)
    said = cache(lambda w: tuple(rule.predict(w, x) for x in world.instances))
    scores = cache(lambda w: tuple(dot(w, x) for x in world.instances))
    side = cache(lambda score: 1 if score > 0 else -1 if score < 0 else tie)
    units = lcm(*(p.denominator for p in world.probabilities))
    parts = [(i, x, y, int(p * units)) for i, (x, y, p) in enumerate(world)]
    start = rule.initial(len(world.instances[0]))
    now = {(start, said(start), scores(start)): 1}  # in parts of units^m: integers are faster than fractions
    for m in range(most + 1):
        wrong = [0, 0, 0]
        for (w, votes, total), n in now.items():
            for i, _, y, share in parts:
                says = said(w)[i], side(votes[i]), side(total[i])
                wrong = [so_far + n * share * (label != y) for so_far, label in zip(wrong, says, strict=True)]
        last, voted, averaged = (Fraction(each, units ** (m + 1)) for each in wrong)
        mean += last
        found.append(Errors(mean / (m + 1), last, voted, averaged))
        after = defaultdict(int)
        for (w, votes, total), n in now.items():
            for i, x, y, share in parts:
                new = w if said(w)[i] == y else rule.update(w, x, y)
                after[new, _added(votes, said(new)), _added(total, scores(new))] += n * share
        now = after
    return tuple(found)


def _added(a, b) -> tuple:
    return tuple(map(add, a, b))


def _wrong(world: World, learner, says) -> Fraction:
    """The probability that a prediction is wrong; one that is no label, as at a tie, always is."""
    return sum((p * _chance(learner, says(x), y) for x, y, p in world), Fraction(0))


def _chance(learner, prediction, y) -> Number:
    """How likely a prediction is wrong: 0 or 1, unless it is itself a probability.  `Misjudged` as for `_errs`."""
    judged(learner, prediction, y)
    return number(Fraction(chance_for(learner)(prediction, y)))


def _shown(world: World, learner) -> tuple[World, Examples]:
    """What can be drawn from a world, in plain numbers, and the same as examples, refused as `play` would refuse them.

    What has probability 0 is never drawn, and left out; a float is the fraction that it is, so that nothing is rounded.
    Raises `BadWorld`, `BadLearner`, what examples refuse of rows
    and labels, and what the learner refuses.
    """
    drawn = [each for each in checked_world(world) if each[2]]
    if not isinstance(learner, Learner):
        raise BadLearner(f"learner={learner!r}: what draws are shown to is a learner", learner, "learner")
    labels = SIGNS if {*world.labels} <= {*SIGNS} else world.labels
    examples = Examples([x for x, _, _ in drawn], [y for _, y, _ in drawn], labels=labels).exactly()
    learner.refuse(examples)
    return replace(
        world, instances=examples.X, probabilities=[p for _, _, p in drawn], target=examples.y, labels=labels
    ), examples


def _start(learner, world: World):
    """The state before the first draw; `OtherState` for one that is not hashable: draws that lead to it are merged."""
    start = learner.initial(len(world.instances[0]))
    try:
        hash(start)
    except TypeError as mutable:
        told = f"the state {start!r} of {type(learner).__name__} is not hashable: give a tuple"
        raise OtherState(told, start) from mutable
    return start


def _followed(world: World, draws: int, start, step) -> dict:
    """`World.follow`; `BadWorld` where there are more steps to look at than one waits for."""
    steps = count(1)

    def counted(state, x, y):
        if next(steps) > MOST_STEPS:
            raise BadWorld(
                f"{draws} draws from {len(world)} instances lead to more than {MOST_STEPS:,} steps: ask for fewer",
                draws,
            )
        return step(state, x, y)

    return world.follow(draws, start, counted)


def _errs(learner, state, x, y) -> bool:
    """Does a learner err in that state?  `mistake_bounds.learners.Misjudged` where it is called another."""
    return judged(learner, learner.predict(state, x), y)


def _weights(learner, state, n: int) -> tuple[Number, ...]:
    """The ``n`` weights in use; `OtherState` for a learner that has none there or no row of numbers, and `BadSize`."""
    w = learner.weights_of(state)
    if not isinstance(w, tuple) or not _are_numbers(w):
        raise OtherState(
            f"the weights of {type(learner).__name__} are no row of numbers but {w!r}: the theorem reads weights, so "
            "give it a learner that has some",
            w,
        )
    check_width("w", w, n)
    return w


def _step(learner):
    """What an example makes of a learner's state; `OtherState` where it changes what other draws lead to as well."""

    def step(state, x, y):
        mistaken, before = _errs(learner, state, x, y), learner.weights_of(state)
        after = learner.update(state, x, y) if learner.changes(state, x, y, mistaken) else state
        if (now := learner.weights_of(state)) != before:
            raise OtherState(
                f"{type(learner).__name__} makes {now} of the weights {before} in the state that it was given, which "
                "other draws lead to as well: return a new state",
                state,
            )
        return after

    return step


def _counting(learner):
    """The same with the number of mistakes."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), seen[1] + _chance(learner, learner.predict(seen[0], x), y))


def _noting(learner):
    """The same with whether the last example was a mistake."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), judged_label(learner, learner.predict(seen[0], x), y))


def _meeting(learner):
    """The same with the states that met the examples."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), (*seen[1], seen[0]))


def _remembering(learner):
    """The same with all updates, as `History`: each is weights before, example, label and weights after."""
    step = _step(learner)

    def one_more(seen: History, x, y) -> History:
        after = step(seen.state, x, y)
        if not judged_label(learner, learner.predict(seen.state, x), y):
            return History(after, seen.mistakes, (*seen.marks, 0))
        mistake = _weights(learner, seen.state, len(x)), x, y, _weights(learner, after, len(x))
        return History(after, (*seen.mistakes, mistake), (*seen.marks, 1))

    return one_more


def _separated(examples: Examples, target) -> dict:
    """The target, its margin on what can be drawn, and the radius of that; else the refusals of `read_stopping`."""
    if examples.labels != SIGNS:
        raise BadLabel(
            f"the theorem is about the labels {SIGNS}, and this world has {examples.labels}", examples.labels
        )
    u = tuple(number(Fraction(v)) for v in checked_target(target, examples.dimension))
    gamma = examples.margin(u)
    if gamma <= 0:
        raise NotSeparated(min(examples, key=lambda example: example[1] * dot(u, example[0])), gamma)
    return {"u": u, "gamma": gamma, "R^2": examples.radius2}


def _told(run: Run, target, world: World, more: Mapping, rounds: Sequence[Mapping] = ()) -> Reading:
    """The rounds and the histories, with ``more`` for the end, and what ``rounds`` has for each of the rounds."""
    learner, T = run.learner, run.presented
    world, examples = _shown(world, learner)
    fixed = _separated(examples, target)
    followed = _followed(world, T, History(_start(learner, world), (), ()), _remembering(learner))
    marked = [(p, history.marks) for history, p in followed.items()]
    points, X = [], Fraction(0)
    for t, told in enumerate(rounds or [{}] * T):
        noted = _followed(world, t + 1, (_start(learner, world), False), _noting(learner))
        g = sum((p for (_, mistaken), p in noted.items() if mistaken), Fraction(0))
        e = expected_error(world, learner, t)
        rows, (E, E_next, now) = _weighed(marked, t, ("i", "i^+", "j"), ("F", "I", "S"))
        means = {"E": E, "E^+": E_next, "S_H": now, "X": X, "X^+": X + e}
        points.append({"g": g, "e": e, **means, HISTORY: rows, **told})
        X += e
    histories, F, O = [], Fraction(0), Fraction(0)
    for history, p in followed.items():
        rows = [dict(zip(("w", "x", "y", "w^+"), mistake, strict=True)) | fixed for mistake in history.mistakes]
        M = len(rows)
        sums = {"p": p, "F": F, "F^+": F + p * M, "O": O, "O^+": O + p}
        F, O = sums["F^+"], sums["O^+"]
        histories.append(
            {**fixed, **sums, "M": M, "w_M": _weights(learner, history.state, examples.dimension), MISTAKE: rows}
        )
    sizes = {"T": T, "m": T - 1, "E_T": points[-1]["E^+"], "X_T": X, "e_r": X / T}
    sums = {HISTORY: histories, "H": len(histories), "O_H": O}
    return Reading(tuple(points), {**fixed, **sizes, **sums, **more}, ROUND, "error")


def _checked_ballot(learner, states: tuple, n: int) -> tuple[tuple[tuple, int], ...]:
    """The weights that vote in the last of the ``states``, each with its votes, in whole numbers.

    Raises `OtherState` where the votes are not for the weights of the states, in their order, and yet as many, or for
    weights that none of them has.  If they are not as many, the theorem says so itself.
    """
    told, had = learner.ballot(states[-1]), tuple(_weights(learner, state, n) for state in states)
    try:
        ballot = tuple((tuple(weights), votes) for weights, votes in told)
    except (TypeError, ValueError) as none:
        what = "give pairs of weights and their votes"
        raise OtherState(f"the ballot of {type(learner).__name__} is {told!r}: {what}", told) from none
    ballot = tuple((weights, whole("votes", number(votes, "votes"))) for weights, votes in ballot)
    counts = [votes for _, votes in ballot]
    as_many = sum(counts) == len(had) and min(counts) >= 0
    in_order = not as_many or tuple(w for w, k in ballot for _ in range(k)) == had
    if not in_order or any(w not in had for w, _ in ballot):
        raise OtherState(
            f"the votes of {type(learner).__name__} are {ballot}, and the weights that it had are {had}: give each of "
            "these a vote, in their order",
            ballot,
        )
    return ballot


def _said(learner, states: tuple, x) -> dict[tuple, Number]:
    """What a learner predicted with each of its weights; `OtherState` where with the same weights it was not the same.

    What is predicted has to be a number, for it is added up: `NotANumber`.
    """
    said = {}
    for state in states:
        w, f = _weights(learner, state, len(x)), number(learner.predict(state, x), "prediction")
        if said.setdefault(w, f) != f:
            raise OtherState(
                f"with the weights {w} {type(learner).__name__} predicts {said[w]} on {x} in one state, and {f} in "
                f"{state}: weights have one vote, so let them decide the prediction",
                state,
            )
    return said


def _ballot(learner, states: tuple, ballot, x, y) -> tuple[dict, list[tuple]]:
    """An outcome: the vote on (x, y), hypothesis by hypothesis.

    With it go those that do not vote as they predict: the weights, x, what they predict, and for what they vote.
    """
    said, points, apart, (V, B, C) = _said(learner, states, x), [], [], (0, 0, 0)
    for weights, votes in ballot:
        f, for_it = said[weights], number(learner.perceptron.predict(weights, x), "vote")
        apart += [(weights, x, f, for_it)] * (f != for_it)
        b = int(judged_label(learner, f, y))
        grown = {"V^+": V + votes * f, "B^+": B + votes * b, "C^+": C + votes}
        points.append({"k": votes, "f": f, "b": b, "V": V, "B": B, "C": C, "y": y, **grown})
        V, B, C = (grown[name] for name in ("V^+", "B^+", "C^+"))
    ends = {"V_h": V, "B_h": B, "C_h": C, "h": len(points), HYPOTHESIS: points}
    q = int(judged_label(learner, learner.final_prediction(states[-1], x), y))
    return {"y": y, "s": number(learner.score(states[-1], x), "score"), "a": B, "q": q, **ends}, apart


def _other_votes(learner, weights, x, f, for_it) -> OtherState:
    """The refusal of votes that add up to what they should, though they are others than the learner predicts."""
    return OtherState(
        f"{type(learner).__name__} predicts {f} on {x} with the weights {weights}, and its perceptron votes {for_it}: "
        "let each vote be what is predicted",
        weights,
    )
