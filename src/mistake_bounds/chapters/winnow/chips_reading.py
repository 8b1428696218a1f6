"""A weight of Winnow as a power of the factor: its chips are the exponent, and the row of powers leads to it from 1.

F = (1 + ε)ᵗ for a whole number t of either sign, as in `chapters.winnow.chips`.

A sum of weights, told as it adds up: m of the attributes weigh o each, and σ is the sum so far.

What the mistakes of a run do to single attributes: their weights, their chips, and the sums of those.

w are the weights, x the example, s its score and c the chips at each mistake; z is the weight of one attribute, e its
chips in the end, as in `chapters.winnow.chips`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import log, log1p

from mistake_bounds.exact import Number, Refusal, counted, number
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.vocabulary import ATTRIBUTE, CHIP, RELEVANT_ATTRIBUTE, UPDATE, WEIGHT


class NotAPower(Refusal):
    """A weight that is no power of the factor, so that it has no chips; carries both."""

    def __init__(self, weight: object, factor: Number):
        super().__init__(f"the weight {weight} is no power of the factor {factor}: it has no chips", weight)
        self.weight, self.factor = weight, factor


@cache
def chips_of(weight: Number, factor: Number, parts: int = 1) -> int | Fraction:
    """The rational e with factorᵉ = ``weight``, whole parts of 1/q for some q ≤ ``parts``; else `NotAPower`.

    It is found with floats and judged exactly.

    >>> chips_of(8, 2), chips_of(Fraction(4, 9), Fraction(3, 2)), chips_of(1, 2)
    (3, -2, 0)
    >>> chips_of(Fraction(2, 3), Fraction(9, 4), parts=2)
    Fraction(-1, 2)
    >>> chips_of(3, 2)
    Traceback (most recent call last):
        ...
    mistake_bounds.chapters.winnow.chips_reading.NotAPower: the weight 3 is no power of the factor 2: it has no chips
    """
    exact, size = Fraction(weight), Fraction(factor)
    if exact > 0:
        e = Fraction(_float_log(exact) / _float_log(size)).limit_denominator(parts)
        if exact**e.denominator == size**e.numerator:
            return number(e)
    raise NotAPower(weight, factor)


def _float_log(q: Fraction) -> float:
    """ln q, to the last digits also where q is near 1, as factors are."""
    return log1p(q - 1) if 2 * abs(q - 1) < 1 else log(q.numerator) - log(q.denominator)


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
    """The row of a sum that begins with ``part``; ``others`` says how many attributes have each weight.

    Raises `chapters.winnow.chips_reading.NotAPower` for a weight that is neither 0 nor a power of the factor.

    >>> [(point["m"], point["o"], point["sigma^+"]) for point in read_sum(1, {2: 3, 0: 7}, 2)["weight"]]
    [(3, 2, 7)]
    """
    row, total = [], part
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
    """What `cap` says at the end of a run: its points for the relevant ``attributes``, and the sum of their chips.

    ``reading`` has at each mistake w, w⁺, x and s, and c_M in the end.  ``never_on`` counts relevant attributes of
    which these vectors know nothing, since no mistake ever had them on.  Chips are read from the weights; raises
    `chapters.winnow.chips_reading.NotAPower` for a weight that has none.
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
