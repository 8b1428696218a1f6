"""Runs of halving and of the standard optimal algorithm, and games of the adversary, in the words of the theorems.

Which concepts are left is read from the weights, a 1 for each that is; depths are Littlestone dimensions, found anew.
"""

from collections.abc import Sequence

from mistake_bounds.chapters.halving import theorem as a
from mistake_bounds.chapters.halving.learner import Dimensions, agreeing, checked_concepts, dimensions, mask_of
from mistake_bounds.exact import BadSize, whole
from mistake_bounds.exact import dot as inner
from mistake_bounds.learner import Learner
from mistake_bounds.play import Run, Step
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.vocabulary import CONCEPT, NODE


def read_halving(run: Run, target: int) -> Reading:
    """A run of `mistake_bounds.learners.Halving` in the theorem's words; ``target`` is the position of the target.

    Raise `BadTarget` for a position that no concept has.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.halving.learner import Halving
    >>> reading = read_halving(play(Halving(), Examples([(1, 1, 1, -1)], [-1])), target=3)
    >>> reading.mistakes[0]["V"], reading.mistakes[0]["V^+"], int(reading.end["lg"])
    (4, 1, 2)
    """
    size = _size(run, target)
    known = {"N": size, "b": ln(2), "lg": _bits(size), "V_0": sum(run.start), "Lambda_0": _bits(sum(run.start))}
    mistakes = tuple({**_point(step, target), **_logarithms(step), **known} for step in run.steps)
    end = {"M": len(run.mistakes), **_at_the_end(run, target), "Lambda_M": _bits(sum(run.weights)), **known}
    return Reading(mistakes, end)


def read_powers(run: Run, target: int) -> Reading:
    """The same with a power of 2 that is doubled at each mistake, p, in the place of logarithms."""
    size = _size(run, target)
    powers = [{"p": 2**count, "p^+": 2 ** (count + 1), "N": size} for count in range(len(run.steps))]
    mistakes = tuple({**_point(step, target), **power} for step, power in zip(run.steps, powers, strict=True))
    end = {"M": len(run.mistakes), **_at_the_end(run, target), "N": size, "2^M": 2 ** len(run.mistakes)}
    return Reading(mistakes, end)


def read_optimal(run: Run, target: int, concepts: Sequence[Sequence[int]] | None = None) -> Reading:
    """A run of `mistake_bounds.learners.StandardOptimal`, with depths; ``concepts`` are the learner's own.

    Raise `BadTarget` for a position that no concept has, `mistake_bounds.learners.BadConcepts`, and
    `mistake_bounds.exact.BadSize` for another number of concepts than the examples are about.
    """
    size = _size(run, target)
    rows = run.learner.concepts if concepts is None else checked_concepts(concepts)
    whole("the number of concepts", len(rows), size, size, BadSize)
    depth = lambda w: dimensions(rows).of(mask_of(w))
    known = {"N": size, "D": depth((1,) * size)}
    mistakes = []
    for step in run.steps:
        right = agreeing(step.before, step.x, step.y)
        wrong = tuple(left - one for left, one in zip(step.before, right, strict=True))
        e, g = depth(right), depth(wrong)
        depths = {"d": depth(step.before), "d^+": depth(step.after), "e": e, "g": g, "h": min(e, g)}
        depths["c"] = _over(dimensions(rows), mask_of(step.before), mask_of(label > 0 for label in step.x))
        own = {"z": step.x[target], "t": step.before[target], "t^+": step.after[target], "y": step.y}
        mistakes.append({**depths, **own, **known})
    end = {"M": len(run.mistakes), **_at_the_end(run, target), "d_M": depth(run.weights), **known}
    return Reading(tuple(mistakes), end)


def read_game(found, learner: Learner) -> dict:
    """The adversary's game against a learner: each round with its prediction, its label and the depth left.

    ``found`` is what `chapters.halving.worst_case` finds.
    """
    shown = found.against(learner)
    node = found.tree
    rounds = []
    state = learner.initial(len(found.concepts))
    for x, y in shown if found.mistakes else ():
        after = node.plus if y > 0 else node.minus
        point = {"f": learner.predict(state, x), "y": y, "d": node.depth, "d^+": after.depth, "D": found.mistakes}
        rounds.append({**point, "k": int(point["f"] != y)})
        state = learner.update(state, x, y)
        node = after
    return {**a.OF_A_GAME.read(rounds), "d_T": node.depth, "D": found.mistakes}


def read_tree(found) -> dict:
    """The way down the mistake tree of ``found``, as above, where fewer of the concepts agree with it."""
    node = found.tree
    left = found.concepts
    points = []
    while node.depth:
        minus, plus = ([row for row in left if row[node.instance] == y] for y in (-1, 1))
        sides = {"V": len(left), "V_-": len(minus), "V_+": len(plus)}
        left, node = (minus, node.minus) if len(minus) <= len(plus) else (plus, node.plus)
        power = {"p": 2 ** len(points), "p^+": 2 ** (len(points) + 1)}
        points.append({**sides, "V^+": len(left), **power, "N": len(found.concepts)})
    end = {"D": len(points), "2^D": 2 ** len(points), "V_D": len(left), "N": len(found.concepts)}
    return {NODE: points, **end}


def _over(search: Dimensions, left: int, positive: int) -> int:
    """The depth of a tree that begins with an instance: one more than the shorter of two paths, each down the deepest
    tree of those left that say one label; 0 where nobody says it."""
    return 1 + min(_deepest(search, side) for side in (left & ~positive, left & positive))


def _deepest(search: Dimensions, left: int) -> int:
    """The length of the shortest path down the deepest tree that is found."""
    depth = search.of(left)
    return depth if depth < 1 else _over(search, left, search.positive[search.root(left, depth)])


def _size(run: Run, target: int) -> int:
    """How many concepts there are; the target is one of them."""
    target = whole("target", target, 0, run.examples.dimension - 1, refusal=BadTarget)
    return run.examples.dimension


def _bits(count: int):
    """log₂ of a whole number from 1 on, exactly; of 0, which has none, −1."""
    return ln(count) / ln(2) if count else -1


def _point(step: Step, target: int) -> dict:
    """A mistake: who is left, the vote, and who is left after it, concept by concept and in all."""
    concepts = enumerate(zip(step.before, step.after, step.x, strict=True))
    rows = [{"l": left, "l^+": after, "x": label, "q": int(i == target)} for i, (left, after, label) in concepts]
    after = a.with_targets(a.l_next).read(rows)
    total = {"V": sum(step.before), "V^+": sum(step.after), "s": inner(step.before, step.x), "y": step.y}
    own = {"z": step.x[target], "t": step.before[target], "t^+": step.after[target]}
    return {**after, **a.COUNTED.read(after[CONCEPT]), **total, **own}


def _logarithms(step: Step) -> dict:
    return {"Lambda": _bits(sum(step.before)), "Lambda^+": _bits(sum(step.after))}


def _at_the_end(run: Run, target: int) -> dict:
    """Who is left in the end, concept by concept and in all."""
    rows = [{"l_M": left, "q": int(i == target)} for i, left in enumerate(run.weights)]
    return {**a.with_targets(a.l_M).read(rows), "V_M": sum(run.weights), "t_M": run.weights[target]}
