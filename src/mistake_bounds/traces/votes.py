"""Runs of the Perceptron in the words of `mistake_bounds.theorems.votes`, and what a world makes of them, enumerated.

A *history* is what draws from a world have done to a learner: its state, with the mistakes on the way.  Probabilities
are exact; what is merged is merged by `mistake_bounds.worlds.World.follow`.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import floor, lcm
from operator import add
from typing import NamedTuple

from mistake_bounds.exact import dot, norm2, whole
from mistake_bounds.examples import Examples
from mistake_bounds.learners import Perceptron, judged
from mistake_bounds.play import Run, play_until_clean
from mistake_bounds.traces import perceptron
from mistake_bounds.traces.gradient import moves
from mistake_bounds.traces.reading import KIND, OtherState, Reading
from mistake_bounds.traces.targets import NotSeparated, checked_target
from mistake_bounds.vocabulary import EXAMPLE, HISTORY, HYPOTHESIS, MISTAKE, OUTCOME, ROUND
from mistake_bounds.worlds import World, checked_world


class History(NamedTuple):
    """A learner's ``state``, the ``mistakes`` on the way: the weights before each, x, y, and those after; and for each
    round, in ``marks``, 1 where it was one, else 0.
    """

    state: object
    mistakes: tuple[tuple, ...]
    marks: tuple[int, ...]


def read_memory(run: Run, v) -> Reading:
    """A run of `AveragedPerceptron`, with any vector ``v``: D and c from its state, W the sum of its weights.

    Raises `OtherState` for a learner that times no steps.
    """
    v = checked_target(v, run.examples.dimension)
    if not hasattr(run.start, "timed"):
        told = f"the state of {type(run.learner).__name__} is {run.start!r}, without steps that are timed"
        raise OtherState(f"{told}: give the run of an AveragedPerceptron", run.start)
    W = run.start.weights
    points, kinds = [], [0, 0]
    for round, after in moves(run):
        before, grown = round.state, _added(W, after.weights)
        kind = 0 if run.learner.mistaken(round.prediction, round.y) else 1
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
    end = {"w_T": last.weights, "D_T": last.timed, "c_T": last.count, "W_T": W, "v": v, "M": kinds[0], "J": kinds[1]}
    return Reading(tuple(points), end, ROUND)


def read_stopping(run: Run, target, world: World) -> Reading:
    """What a world does to the learner of a run: as many draws as the run was shown examples, the last to test on.

    The separator ``target`` has the margin γ on the world's instances, and R is their radius.  Raises `NotSeparated`
    where γ ≤ 0, and `BadTarget`.
    """
    return _told(run, target, world, {})


def read_votes(run: Run, target, world: World) -> Reading:
    """The same for `VotedPerceptron`, with every outcome: the vote on the last draw, and what each hypothesis says.

    The votes of a ballot are put in round by round, in its order.  Raises `OtherState` where they are not those of the
    weights that met the rounds, and of the last.
    """
    target = _separated(world, target)["u"]
    outcomes, wrong, Q, A = [], [], 0, 0
    drawn = world.follow(run.presented - 1, (_start(run.learner, world), ()), _meeting(run.learner))
    for (state, met), p in drawn.items():
        _check_ballot(run.learner, state, met)
        for x, y, share in _possible(world):
            told = _ballot(run.learner, state, x, y)
            sums = {"p": p * share, "Q": Q, "Q^+": Q + p * share * told["q"], "A": A, "A^+": A + p * share * told["a"]}
            Q, A = sums["Q^+"], sums["A^+"]
            outcomes.append({**told, **sums, "T": run.presented})
            wrong.append((p * share, [point["b"] for point in told[HYPOTHESIS] for _ in range(point["k"])]))
    votes = [{} for _ in range(run.presented)]
    for t, round in enumerate(votes):
        rows, (before, after, now) = _weighed(wrong, t, ("a", "a^+", "b"), ("A", "G", "P"))
        round |= {OUTCOME: rows, "Y": before, "Y^+": after, "P_N": now}
    ends = {OUTCOME: outcomes, "N": len(outcomes), "Q_N": Q, "e_v": Q, "Y_T": votes[-1]["Y^+"]}
    return _told(run, target, world, ends, votes)


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

    The examples come in their order; kinds are those that were a mistake and those that never were.
    """
    told, examples = perceptron.read(run, target), run.examples
    passes = floor(examples.radius2 * norm2(told.end["u"]) / Fraction(told.end["gamma"]) ** 2) + 1
    first = {index % len(examples) for index in run.mistakes}
    points, L = [], 0
    for i, (x, y) in enumerate(examples):
        without = _without(run, i, passes)
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

    >>> from mistake_bounds import Perceptron
    >>> three = Examples([(-2, 0), (-2, -1), (0, -1)], [-1, -1, -1])
    >>> left_out(play_until_clean(Perceptron(tie=0), three, 9))
    (2,)
    """
    found = enumerate(run.examples)
    return tuple(i for i, (x, y) in found if _errs(run.learner, _without(run, i, run.presented), x, y))


def _without(run: Run, i: int, passes: int):
    """The weights after the run on all examples but number i, until a clean pass."""
    rest = [j for j in range(len(run.examples)) if j != i]
    if not rest:
        return run.start
    X, y = ([column[j] for j in rest] for column in (run.examples.X, run.examples.y))
    return play_until_clean(run.learner, Examples(X, y), passes).weights


# what a world does


def expected_mistakes(world: World, learner, draws: int) -> Fraction:
    """The expected number of mistakes in so many draws, exactly.

    >>> from mistake_bounds import Perceptron
    >>> from mistake_bounds.worlds import uniform
    >>> expected_mistakes(uniform([(1, 0), (0, 1)], lambda x: True), Perceptron(), 2)
    Fraction(3, 2)
    """
    reached = checked_world(world).follow(draws, (_start(learner, world), 0), _counting(learner))
    return sum((p * count for (_, count), p in reached.items()), Fraction(0))


def expected_error(world: World, learner, examples: int, says=None) -> Fraction:
    """The expected error of the hypothesis after so many draws; ``says(state, x)`` is its label, else the prediction.

    >>> from mistake_bounds.learners import VotedPerceptron
    >>> from mistake_bounds.worlds import uniform
    >>> one, voted = uniform([(1, 0)], lambda x: True), VotedPerceptron()
    >>> expected_error(one, voted, 1), expected_error(one, voted, 1, voted.final_prediction)
    (Fraction(0, 1), Fraction(1, 1))
    """
    reached = checked_world(world).follow(examples, _start(learner, world), _step(learner))
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
    checked_world(world)
    whole("most", most, 0)
    rule, found, mean = Perceptron(tie), [], Fraction(0)
    said = cache(lambda w: tuple(rule.predict(w, x) for x in world.instances))
    scores = cache(lambda w: tuple(dot(w, x) for x in world.instances))
    side = cache(lambda score: 1 if score > 0 else -1 if score < 0 else tie)
    units = lcm(*(p.denominator for p in world.probabilities))
    parts = [(i, x, y, int(p * units)) for i, (x, y, p) in enumerate(world) if p]
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
    """The probability that a prediction is a mistake; one that is no label, as at a tie, always is."""
    return sum((p for x, y, p in world if judged(learner, says(x), y)), Fraction(0))


def _start(learner, world: World):
    return learner.initial(len(world.instances[0]))


def _possible(world: World):
    return [(x, y, p) for x, y, p in world if p]


def _errs(learner, state, x, y) -> bool:
    """Does a learner err in that state?  `mistake_bounds.learners.Misjudged` where it is called another."""
    return judged(learner, learner.predict(state, x), y)


def _step(learner):
    """What an example makes of a learner's state."""

    def step(state, x, y):
        mistaken = _errs(learner, state, x, y)
        return learner.update(state, x, y) if learner.changes(state, x, y, mistaken) else state

    return step


def _counting(learner):
    """The same with the number of mistakes."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), seen[1] + _errs(learner, seen[0], x, y))


def _noting(learner):
    """The same with whether the last example was a mistake."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), _errs(learner, seen[0], x, y))


def _meeting(learner):
    """The same with the weights that met the examples."""
    step = _step(learner)
    return lambda seen, x, y: (step(seen[0], x, y), (*seen[1], learner.weights_of(seen[0])))


def _remembering(learner):
    """The same with all updates, as `History`: each is weights before, example, label and weights after."""
    step = _step(learner)

    def one_more(seen: History, x, y) -> History:
        after = step(seen.state, x, y)
        if not _errs(learner, seen.state, x, y):
            return History(after, seen.mistakes, (*seen.marks, 0))
        mistake = learner.weights_of(seen.state), x, y, learner.weights_of(after)
        return History(after, (*seen.mistakes, mistake), (*seen.marks, 1))

    return one_more


def _separated(world: World, target) -> dict:
    """The target, its margin on what can be drawn, and the radius of that; else the refusals of `read_stopping`."""
    checked_world(world)
    examples = Examples([x for x, _, _ in _possible(world)], [y for _, y, _ in _possible(world)])
    u = checked_target(target, examples.dimension)
    gamma = examples.margin(u)
    if gamma <= 0:
        raise NotSeparated(min(examples, key=lambda example: example[1] * dot(u, example[0])), gamma)
    return {"u": u, "gamma": gamma, "R^2": examples.radius2}


def _told(run: Run, target, world: World, more: Mapping, rounds: Sequence[Mapping] = ()) -> Reading:
    """The rounds and the histories, with ``more`` for the end, and what ``rounds`` has for each of the rounds."""
    learner, T, fixed = run.learner, run.presented, _separated(world, target)
    followed = world.follow(T, History(_start(learner, world), (), ()), _remembering(learner))
    marked = [(p, history.marks) for history, p in followed.items()]
    points, X = [], Fraction(0)
    for t, told in enumerate(rounds or [{}] * T):
        noted = world.follow(t + 1, (_start(learner, world), False), _noting(learner))
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
        histories.append({**fixed, **sums, "M": M, "w_M": learner.weights_of(history.state), MISTAKE: rows})
    sizes = {"T": T, "m": T - 1, "E_T": points[-1]["E^+"], "X_T": X, "e_r": X / T}
    sums = {HISTORY: histories, "H": len(histories), "O_H": O}
    return Reading(tuple(points), {**fixed, **sizes, **sums, **more}, ROUND, "error")


def _check_ballot(learner, state, met: tuple) -> None:
    """Raise `OtherState` where the votes are not for the weights that were ``met`` and the last, and yet as many.

    If they are not as many, the theorem says so itself.
    """
    ballot, had = learner.ballot(state), (*met, learner.weights_of(state))
    voting = tuple(w for w, votes in ballot for _ in range(votes))
    if len(voting) == len(had) and voting != had:
        raise OtherState(
            f"the votes of {type(learner).__name__} are {ballot}, and the weights that it had are {had}: give each of "
            "these a vote, in their order",
            ballot,
        )


def _ballot(learner, state, x, y) -> dict:
    """An outcome: the vote on (x, y), hypothesis by hypothesis."""
    points, (V, B, C) = [], (0, 0, 0)
    for weights, votes in learner.ballot(state):
        f = learner.perceptron.predict(weights, x)
        b = int(judged(learner, f, y))
        grown = {"V^+": V + votes * f, "B^+": B + votes * b, "C^+": C + votes}
        points.append({"k": votes, "f": f, "b": b, "V": V, "B": B, "C": C, "y": y, **grown})
        V, B, C = (grown[name] for name in ("V^+", "B^+", "C^+"))
    ends = {"V_h": V, "B_h": B, "C_h": C, "h": len(points), HYPOTHESIS: points}
    q = int(judged(learner, learner.final_prediction(state, x), y))
    return {"y": y, "s": learner.score(state, x), "a": B, "q": q, **ends}
