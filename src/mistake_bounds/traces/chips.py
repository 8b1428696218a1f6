"""What the mistakes of a run do to single attributes: their weights, their chips, and the sums of those.

w are the weights, x the example, s its score and c the chips at each mistake; z is the weight of one attribute, e its
chips in the end, as in `mistake_bounds.theorems.chips`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from mistake_bounds.exact import Number, counted
from mistake_bounds.traces.powers import read_power
from mistake_bounds.traces.reading import KIND, Reading
from mistake_bounds.traces.sums import read_sum
from mistake_bounds.vocabulary import ATTRIBUTE, RELEVANT_ATTRIBUTE, UPDATE


def read_chips(
    reading: Reading, factor: Number, most: int, attributes: Iterable[int], never_on: int = 0, demoted: bool = True
) -> dict:
    """What `cap` says at the end of a run: its points for the relevant ``attributes``, and the sum of their chips.

    ``reading`` has at each mistake w, w⁺, x and s, and c_M in the end.  ``never_on`` counts relevant attributes of
    which these vectors know nothing, since no mistake ever had them on.  Chips are read from the weights; raises
    `mistake_bounds.traces.NotAPower` for a weight that has none.
    """
    seen, chips = _Seen(reading.mistakes, factor, most, demoted), reading.end["c_M"]
    one, total = _one([seen.idle] * len(reading.mistakes), 0, factor, most), 0
    points = [{**one, "U": 0, "U^+": 0}] * never_on
    for i in attributes:
        points.append(seen.by(i, chips[i]) | {"U": total, "U^+": total + chips[i]})
        total += chips[i]
    return {RELEVANT_ATTRIBUTE: points, "U_r": total, "Q": Fraction(factor) ** most}


def read_weighted_chips(reading: Reading, factor: Number, most: int, target) -> dict:
    """The same for `weighted_cap`: every attribute, with its weight in ``target``."""
    seen, chips = _Seen(reading.mistakes, factor, most), reading.end["c_M"]
    points, total, weight = [], Fraction(0), Fraction(0)
    for i, size in enumerate(target):
        after = {"U^+": total + size * chips[i], "W^+": weight + size}
        points.append(seen.by(i, chips[i]) | {"U": total, "W": weight, "v": size} | after)
        total, weight = after["U^+"], after["W^+"]
    return {ATTRIBUTE: points, "U_n": total, "W_n": weight, "n_u": len(points), "Q": Fraction(factor) ** most}


class _Seen:
    """The mistakes of a run, as single attributes see them."""

    idle = {KIND: 1, "z": 1, "z^+": 1}

    def __init__(self, mistakes: Sequence[Mapping], factor: Number, most: int, demoted: bool = True):
        self.mistakes, self.factor, self.most, self.demoted = mistakes, factor, most, demoted
        self.active = [counted(w for w, on in zip(p["w"], p["x"], strict=True) if on) for p in mistakes]
        self.updates = [{} for _ in mistakes]

    def by(self, i: int, chips: int) -> dict:
        """What the mistakes do to the weight of attribute i, which has so many ``chips`` in the end."""
        return _one([self._seen_by(i, number) for number in range(len(self.mistakes))], chips, self.factor, self.most)

    def _seen_by(self, i: int, number: int) -> dict:
        """A mistake as attribute i sees it: the same as any other attribute with its weights and its value."""
        point = self.mistakes[number]
        same, known = (id(point["w"][i]), id(point["w^+"][i]), point["x"][i]), self.updates[number]
        if same not in known:
            known[same] = self._update(i, point, self.active[number])
        return known[same]

    def _update(self, i: int, point: Mapping, active: Counter) -> dict:
        before, seen = point["w"][i], {"z": point["w"][i], "z^+": point["w^+"][i]}
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
