"""Runs of the randomized optimal algorithm, games down a tree, and ways down trees, in the words of the theorems.

Which concepts are left is read from the weights; what they are worth is found anew, for the learner's own class.
"""

from collections.abc import Sequence

from mistake_bounds.chapters.halving.learner import checked_concepts, consistent, dimensions, mask_of
from mistake_bounds.chapters.lower_bounds import theorem as a
from mistake_bounds.chapters.lower_bounds.learner import Trees, trees
from mistake_bounds.chapters.lower_bounds.worst_case import RandomizedLittlestone, worth
from mistake_bounds.exact import BadSize, whole
from mistake_bounds.learner import Learner
from mistake_bounds.play import Run, play
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import running
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.vocabulary import EXPECTED_MISTAKE, NODE, UPDATE


def read_drawn(run: Run, target: int, concepts: Sequence[Sequence[int]] | None = None) -> Reading:
    """A run of `RandomizedOptimal`; ``target`` is the position of the target, ``concepts`` are the learner's own.

    Raise `BadTarget` for a position that no concept has, `mistake_bounds.learners.BadConcepts`, and
    `mistake_bounds.exact.BadSize` for another number of concepts than the examples are about.
    """
    size = run.examples.dimension
    target = whole("target", target, 0, size - 1, refusal=BadTarget)
    rows = run.learner.concepts if concepts is None else checked_concepts(concepts)
    whole("the number of concepts", len(rows), size, size, BadSize)
    search = trees(rows)
    value = lambda w: search.of(mask_of(w))
    known, points = {"R": value((1,) * size)}, []
    for step in run.steps:
        right = consistent(step.before, step.x, step.y)
        wrong = tuple(left - one for left, one in zip(step.before, right, strict=True))
        f = run.learner.chance(run.learner.predict(step.before, step.x), step.y)
        sides = {"r": value(step.before), "r^+": value(step.after), "e": value(right), "g": value(wrong), "f": f}
        own = {"z": step.x[target], "t": step.before[target], "t^+": step.after[target], "y": step.y}
        kind = 1 if f == 0 else 2 if f == 1 else 0
        down = way_down(search, *map(mask_of, (right if kind == 1 else wrong, step.before))) if kind else {}
        points.append({KIND: kind, **sides, **own, **known, **down})
    kinds = [point[KIND] for point in points]
    counts = {name: kinds.count(kind) for kind, name in enumerate(("n_u", "n_r", "n_w"))}
    end = {"E": run.expected_mistakes, "r_U": value(run.weights), "t_U": run.weights[target], **counts, **known}
    return Reading(tuple(running(points, [a.CHANCES])), end, UPDATE, EXPECTED_MISTAKE)


def way_down(search: Trees, part: int, whole: int) -> dict:
    """The way down the best tree of a part of some concepts, beside all of them: where neither side falls behind.

    >>> way = way_down(trees(((-1, -1), (-1, 1), (1, -1), (1, 1))), 0b0111, 0b1111)
    >>> [(str(node["p"]), str(node["q"])) for node in way["node"]], str(way["p_N"]), str(way["q_N"])
    ([('3/4', '1'), ('1/2', '1/2')], '0', '0')
    """
    points = []
    while (x := search.begins(part)) is not None:
        yes = search.positive[x]
        (i, m, *minus), (j, n, *plus) = (
            (search.of(part & side), search.of(whole & side), part & side, whole & side) for side in (~yes, yes)
        )
        first = i - m >= j - n if search.drawn else m <= n
        p_next, q_next, part_next, whole_next = (i, m, *minus) if first else (j, n, *plus)
        sides = {"i": i, "j": j, "m": m, "n": n, "p^+": p_next, "q^+": q_next}
        points.append({"p": search.of(part), "q": search.of(whole), **sides})
        part, whole = part_next, whole_next
    return {NODE: points, "N": len(points), "p_N": search.of(part), "q_N": search.of(whole)}


def read_game(found: RandomizedLittlestone, learner: Learner) -> dict:
    """The adversary's game against any learner, down the best tree: at each round its chances, and what is to come."""
    tree, rounds = found.tree, []
    for one in play(learner, found.against(learner)).rounds() if found.mistakes else ():
        told, other = tree[1:] if one.y < 0 else tree[:0:-1]
        chances = {"f": learner.chance(one.prediction, one.y), "k": learner.chance(one.prediction, -one.y), "y": one.y}
        values = {"r": worth(tree), "r^+": worth(told), "e": worth(told), "g": worth(other), "R": found.mistakes}
        rounds.append({**chances, **values})
        tree = told
    return {**a.OF_A_GAME.read(rounds), "r_T": worth(tree), "R": found.mistakes}


def read_complete(concepts: Sequence[Sequence[int]], tree) -> dict:
    """The way down a complete tree of a class, as `littlestone` finds it, to the side that is worth less."""
    search = trees(checked_concepts(concepts))
    left, points, known = search.all, [], {"R": search.of(search.all)}
    while tree.depth:
        yes = search.positive[tree.instance]
        e, g = search.of(left & ~yes), search.of(left & yes)
        point = {"r": search.of(left), "e": e, "g": g, "r^+": min(e, g), **known}
        left, tree = (left & ~yes, tree.minus) if e <= g else (left & yes, tree.plus)
        points.append(point)
    return {NODE: points, "D": len(points), "r_D": search.of(left), **known}


def read_best(found: RandomizedLittlestone) -> dict:
    """The way down the best tree, to the side whose dimension and worth are nearer to each other."""
    tree, left, points = found.tree, found.search.all, []
    depth, value = dimensions(found.concepts).of, found.search.of
    known = {"R": found.mistakes, "D": depth(left)}
    while isinstance(tree, tuple):
        yes = found.search.positive[tree[0]]
        sides = sorted(((left & ~yes, tree[1]), (left & yes, tree[2])), key=lambda side: depth(side[0]))
        both = {"h": depth(sides[0][0]), "l": depth(sides[1][0]), "v": value(sides[0][0]), "w": value(sides[1][0])}
        down = way_down(trees(found.concepts, drawn=False), sides[1][0], left)
        point = {"d": depth(left), "r": value(left), **both, **known, **down}
        left, tree = min(sides, key=lambda side: depth(side[0]) - value(side[0]))
        points.append({**point, "d^+": depth(left), "r^+": value(left)})
    return {NODE: points, "T": len(points), "d_T": depth(left), "r_T": value(left), **known}
