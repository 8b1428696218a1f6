"""A run of the level algorithm in the words of `chapters.decision_lists.theorem`: its rows of levels.

A *rank* is the place of a rule in the target, or the depth at which it is settled when the target is peeled.
"""

from collections.abc import Mapping

from mistake_bounds.chapters.decision_lists import theorem as a
from mistake_bounds.chapters.decision_lists.learner import in_use, place, rules
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import running, totals
from mistake_bounds.theorem.targets import BadTarget, checked_list
from mistake_bounds.vocabulary import HIT, MISTAKE

NEVER = {"l": 0, "e_j": 0, "d_j": 0, "q": 0, "Z_q": 0, MISTAKE: ()}  # of a rule that never dropped


def read_places(run: Run, target) -> Reading:
    """The run for a `mistake_bounds.streams.DecisionList`, its rules ranked by their places: 0, 1, …"""
    n = _checked(run, target)
    count = 4 * run.examples.dimension + 2
    points = _ranked(run, {place(n, rule): i for i, rule in enumerate(target.rules)})
    mistakes = [
        {**point, "E": sum(step.before), "E^+": sum(step.after), **_added(step), "N": count}
        for step, point in zip(run.steps, points, strict=True)
    ]
    caps = []
    for i, level in enumerate(run.weights):
        when = [k for k, step in enumerate(run.steps) if step.before[i] != step.after[i]]
        at = _there(points, when[-1]) if when else NEVER
        caps.append({"e_M": level, "o": int(bool(when)), "L": len(target), **at})
    end = {"M": len(run.mistakes), "E_M": sum(run.weights), "n": n, "L": len(target)}
    return Reading(tuple(mistakes), {**end, **a.LAST_LEVELS.read(caps)})


def read_peeled(run: Run, target) -> Reading:
    """The run for a target, its rules ranked by the depths at which they are settled; a pair's first hit apart."""
    return _read_pairs(run, target, first_apart=True)


def read_one_at_a_time(run: Run, target) -> Reading:
    """The same with all hits of a pair alike."""
    return _read_pairs(run, target, first_apart=False)


def _read_pairs(run: Run, target, first_apart: bool) -> Reading:
    n = _checked(run, target)
    depths = target.peeled(run.examples.dimension)
    points = _ranked(run, {place(n, rule): t for t, depth in enumerate(depths) for rule in depth.settled})
    pairs = {(t, y) for t, depth in enumerate(depths) for y in depth.met}
    mistakes = running(({**point, "pi": int((point["l"], point["y"]) in pairs)} for point in points), [a.HITS])
    rows = [_pair(run, target, points, depths[t], t, y, first_apart) for t, y in sorted(pairs)]
    end = {"M": len(run.mistakes), "Z_M": mistakes[-1]["Z^+"] if mistakes else 0, "n": n}
    return Reading(tuple(mistakes), {**end, **totals(mistakes, [a.HITS]), **a.PAIRS.read(rows)})


def _checked(run: Run, target) -> int:
    """The number of attributes, once the target is known to label the examples as they are; else `BadTarget`."""
    n = run.examples.dimension
    checked_list(target, n)
    for x, y in run.examples:
        if target(x) != y:
            raise BadTarget(f"the list {target} does not give {x} its label {y:+d}", target)
    return n


def _ranked(run: Run, ranks: Mapping[int, int]) -> tuple[dict, ...]:
    """Each mistake: the level in use, the rule that decides, the rule that is deepest afterwards, and how deep."""
    known = rules(run.examples.dimension)
    points = []
    for step in run.steps:
        before, after = ({i: levels[i] - rank for i, rank in ranks.items()} for levels in (step.before, step.after))
        i = min(ranks, key=lambda i: (-after[i], after[i] != before[i]))
        j = min((i for i in ranks if known[i].fires(step.x)), key=ranks.__getitem__)
        deepest = {"e_i": step.before[i], "d_i": ranks[i], "b_i": step.after[i] - step.before[i]}
        deepest |= {"a_i": known[i].answer, "f_i": int(known[i].fires(step.x))}
        decides = {"e_j": step.before[j], "d_j": ranks[j], "l": in_use(step.before, step.x), "y": step.y}
        points.append({**deepest, **decides, "Z": max(before.values()), "Z^+": max(after.values())})
    return tuple(points)


def _there(points, k: int) -> dict:
    """The point of the k-th mistake on the level in use, with all mistakes before it."""
    point = points[k]
    return {**{name: point[name] for name in ("l", "e_j", "d_j")}, "q": k, "Z_q": point["Z"], MISTAKE: points[:k]}


def _added(step: Step) -> dict:
    """The levels before and after a mistake and the drops, added up rule by rule."""
    levels = zip(step.before, step.after, strict=True)
    read = a.ALL_LEVELS.read({"e": before, "e^+": after, "b": int(before != after)} for before, after in levels)
    return {**read, "c": read["B_N"]}


def _pair(run: Run, target, points, depth, t: int, y: int, first_apart: bool) -> dict:
    """One pair: its hits, and of each rule that answers otherwise whether it left the level, and whether it was met."""
    n = run.examples.dimension
    known = rules(run.examples.dimension)
    against = [i for i, rule in enumerate(known) if rule.answer != y]
    hits = [
        {"s": sum(step.before[i] > t for i in against), "s^+": sum(step.after[i] > t for i in against), "n": n}
        for step, point in zip(run.steps, points, strict=True)
        if (point["l"], point["y"]) == (t, y)
    ]
    for k, hit in enumerate(hits):
        hit[KIND] = int(first_apart and k > 0)
    rows = []
    for i in against:
        rule = known[i]
        when = next((k for k, step in enumerate(run.steps) if step.before[i] <= t < step.after[i]), None)
        x = None if when is None else run.steps[when].x
        own = {"o": int(x is not None), "mu": int(_is_met(rule, target, dict(depth.fixed), y)), "t": t}
        own |= {"f": int(x is not None and rule.fires(x)), "chi": int(x is None or (x in depth and target(x) == y))}
        own |= _there(points, when) if x is not None else {**NEVER, "d_j": t}
        rows.append(own)
    counts = {"m": len(hits), "F": int(bool(hits)), "G": max(0, len(hits) - 1), "phi": depth.met[y], "t": t, "n": n}
    return {**counts, "s_m": sum(run.weights[i] > t for i in against), HIT: hits, **a.LEFT_AND_MET.read(rows)}


def _is_met(rule, target, fixed: Mapping[int, int], y: int) -> bool:
    """Is the rule's condition true of some example of label y in the subcube?"""
    if rule.attribute is None:
        return True
    here = fixed.get(rule.attribute, rule.value) == rule.value
    return here and y in target.labels_on({**fixed, rule.attribute: rule.value})
