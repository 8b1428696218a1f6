"""A run of Winnow in the words of `chapters.winnow_ors.theorem`, every quantity read from the learner's weights.

w are the weights, w_x those of the active attributes, T their total and s the score; c counts chips, which are read
from the weights; u marks the relevant attributes, V adds up their weights.
`weight_left` and `sharper` are that module's.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache

from mistake_bounds.chapters.winnow_ors.chips import chips_after, chips_of
from mistake_bounds.exact import Number, ceil_log, counted, intern, total
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem import chips as chip
from mistake_bounds.theorem.reading import KIND, Reading, labels_of_mistakes
from mistake_bounds.theorem.targets import relevant_attributes
from mistake_bounds.vocabulary import CHIP, UPDATE, WEIGHT


def with_all_weight(run: Run, plain: Reading) -> Reading:
    """A reading, and the total weight in the end as `weight_left` adds it up."""
    untouched = max(plain.end["n"] - run.examples.dimension, 0)
    return Reading(plain.mistakes, plain.end | read_left(run.weights, untouched, run.learner.factor))


def read_relevant(run: Run, relevant, most: int | None = None) -> Reading:
    """What the theorems on relevant attributes have in common: the mistakes, and these attributes' weights and chips.

    ``most`` is the exponent of the cap of a weight: L, unless given.
    """
    size = run.examples.dimension
    threshold = run.learner.threshold
    total = size if threshold is None else threshold
    marked = relevant_attributes(relevant, size)
    fixed = {"u": tuple(int(i in marked) for i in range(size)), "n": total}
    labels = labels_of_mistakes(run)
    plain = read_steps(run.steps, labels, run.weights, run.learner.factor, fixed, max(total - size, 0))
    log2_n = ceil_log(total)
    divides = run.learner.demotion == "divide"
    end = {**plain.end, "r": len(marked), "L": log2_n, "W": 2**log2_n}
    most = log2_n if most is None else most
    return Reading(plain.mistakes, end | read_chips(plain, run.learner.factor, most, marked, demoted=divides))


def read_left(weights: Sequence[Number], untouched: int, factor: Number) -> dict:
    """The total weight in the end, as `weight_left` adds it up, from one of the ``weights`` that is not 0."""
    left = counted(weights) + Counter({1: untouched})
    first = next((weight for weight in left if weight), 1)
    chips = chips_of(first, factor)
    one = {"w_1": first, "t_1": chips} | read_power(chips, factor)
    return one | read_sum(first, left - Counter([first]), factor)


def read_steps(
    steps: Sequence[Step], labels: Sequence[int], weights, factor: Number, fixed: dict, untouched: int = 0
) -> Reading:
    """The weights, scores and chips at each mistake of Winnow, with what is ``fixed`` at every point.

    ``labels`` are those of the mistakes, which are counted by them: the updates, ``steps``, have to be as many of
    either kind.  ``weights`` are the last ones.  ``untouched`` counts attributes that they lack: these stand in a last
    place of the vectors, together, with all their weight.  Chips are read from the weights, see `chips_after`.
    """
    rest = (untouched,) if untouched else ()
    none = (0,) * len(rest)
    chips = (0,) * len(weights)
    points = []
    fixed = {**fixed, "u": fixed["u"] + none, "1": (1,) * len(weights + rest)}
    alike = {}
    for m in steps:
        m = replace(m, before=intern(m.before, alike), after=intern(m.after, alike))
        after = chips_after(m, chips, factor)
        active = tuple(wi if xi == 1 else wi * xi if xi else 0 for wi, xi in zip(m.before, m.x, strict=True))
        points.append({
            KIND: 0 if m.y > 0 else 1, "c": chips + none, "c^+": after + none, "x": m.x + none,
            "w": m.before + rest, "w^+": m.after + rest, "w_x": active + none, "s": total(active),
            "T": total(m.before) + untouched, "T^+": total(m.after) + untouched, **fixed,
        })  # fmt: skip
        chips = after
    promotions = sum(y > 0 for y in labels)
    end = {
        "c_M": chips + none, "T_M": total(weights) + untouched, "P": promotions, "D": len(labels) - promotions,
        "M": len(labels), **fixed,
    }  # fmt: skip
    return Reading(tuple(points), end)


@cache
def read_power(exponent: int, factor: Number) -> dict:
    """The row of powers from 1 to factor^exponent, and how many steps go up and down.

    >>> read_power(-1, 2)["t_down"], read_power(-1, 2)["chip"]
    (1, ({'kind of mistake': 1, 't': 0, 't^+': -1, 'F': Fraction(1, 1), 'F^+': Fraction(1, 2)},))
    """
    way = 1 if exponent >= 0 else -1
    powers = [Fraction(factor) ** (way * k) for k in range(abs(exponent) + 1)]
    row = tuple(
        {KIND: int(way < 0), "t": way * k, "t^+": way * (k + 1), "F": powers[k], "F^+": powers[k + 1]}
        for k in range(abs(exponent))
    )
    return {CHIP: row, "t_up": max(exponent, 0), "t_down": max(-exponent, 0)}


def read_sum(part: Number, others: Mapping[Number, int], factor: Number) -> dict:
    """The row of a sum that begins with ``part``; ``others`` counts the attributes of each weight.

    Raise `chapters.winnow_ors.chips.NotAPower` for a weight that is neither 0 nor a power of the factor.

    >>> [(point["m"], point["o"], point["sigma^+"]) for point in read_sum(1, {2: 3, 0: 7}, 2)["weight"]]
    [(3, 2, 7)]
    """
    row = []
    total = part
    for weight, count in sorted(others.items()):
        if weight and count:
            chips = chips_of(weight, factor)
            after = total + count * weight
            row.append(
                {"m": count, "o": weight, "t_o": chips, "sigma": total, "sigma^+": after} | read_power(chips, factor)
            )
            total = after
    return {WEIGHT: row, "N_o": len(row)}


def read_chips(
    reading: Reading, factor: Number, most: int, attributes: Iterable[int], never_on: int = 0, demoted: bool = True
) -> dict:
    """The rows of `cap` at the end of a run: its points for the relevant ``attributes``, and the sum of their chips.

    ``reading`` has at each mistake w, w⁺, x and s, and c_M in the end.  ``never_on`` counts relevant attributes of
    which these vectors know nothing, since no mistake ever had them on.  Chips are read from the weights; raises
    `chapters.winnow_ors.chips.NotAPower` for a weight that has none.
    """
    seen = _Seen(reading.mistakes, factor, most, demoted)
    chips = reading.end["c_M"]
    points = [_one([seen.idle] * len(reading.mistakes), 0, factor, most)] * never_on
    points += [seen.by(i, chips[i]) for i in attributes]
    return {**chip.CHIPS.read(points), "Q": Fraction(factor) ** most}


def read_weighted_chips(reading: Reading, factor: Number, most: int, target) -> dict:
    """The same for `weighted_cap`: every attribute, with its weight in ``target``."""
    seen = _Seen(reading.mistakes, factor, most)
    chips = reading.end["c_M"]
    points = [{**seen.by(i, chips[i]), "v": size} for i, size in enumerate(target)]
    return {**chip.WEIGHED_CHIPS.read(points), "Q": Fraction(factor) ** most}


class _Seen:
    """The mistakes of a run, as single attributes see them."""

    idle = {KIND: 1, "z": 1, "z^+": 1}

    def __init__(self, mistakes: Sequence[Mapping], factor: Number, most: int, demoted: bool = True):
        self.mistakes = mistakes
        self.factor = factor
        self.most = most
        self.demoted = demoted
        self.active = [counted(w for w, on in zip(p["w"], p["x"], strict=True) if on) for p in mistakes]
        self.updates = [{} for _ in mistakes]

    def by(self, i: int, chips: int) -> dict:
        """What the mistakes do to the weight of attribute i, which has so many ``chips`` in the end."""
        return _one([self._seen_by(i, number) for number in range(len(self.mistakes))], chips, self.factor, self.most)

    def _seen_by(self, i: int, number: int) -> dict:
        """A mistake as attribute i sees it: the same as any other attribute with its weights and its value."""
        point = self.mistakes[number]
        same = (id(point["w"][i]), id(point["w^+"][i]), point["x"][i])
        known = self.updates[number]
        if same not in known:
            known[same] = self._update(i, point, self.active[number])
        return known[same]

    def _update(self, i: int, point: Mapping, active: Counter) -> dict:
        before = point["w"][i]
        seen = {"z": point["w"][i], "z^+": point["w^+"][i]}
        if not point["x"][i] or (point[KIND] and not self.demoted):
            return {KIND: 1, **seen}
        if point[KIND]:
            return {KIND: 2, **seen}
        return {KIND: 0, **seen, "s": point["s"]} | read_sum(before, active - Counter([before]), self.factor)


def _one(updates: Sequence[Mapping], chips: int, factor: Number, most: int) -> dict:
    """One attribute's updates, and how its chips make its weight."""
    kinds = Counter(update[KIND] for update in updates)
    end = {"P_on": kinds[0], "K_off": kinds[1], "D_on": kinds[2], "e_M": chips, "d": chips - most}
    weight = {"z_M": updates[-1]["z^+"] if updates else 1, "F_d": Fraction(factor) ** (chips - most)}
    return {UPDATE: updates, **end, **weight} | read_power(chips - most, factor)
