"""Winnow compiled: weights are integer exponents, totals are floats, and what floats cannot decide integers decide.

Every weight is factorᵉ with an integer e, its *chips*.  A pass adds the weights of the active
attributes in float64.  A total farther from θ than rounding can carry it is settled by that; one that
is closer is often exact all the same (powers of two, and powers of 3/2 with e ≥ 0, have few bits); and the
few totals left are compared with θ in Python's integers.  Exponents do not overflow, so no run does.
"""

from fractions import Fraction
from functools import lru_cache
from math import inf, nan, nextafter

import numpy as np

from mistake_bounds.chapters.winnow_ors.learner import NEEDS
from mistake_bounds.engine.arrays import Arrays
from mistake_bounds.engine.blocks import Block, none
from mistake_bounds.engine.kernels import GONE, OUT_OF_REACH, UNDECIDED, sparse_winnow_pass, winnow_pass
from mistake_bounds.engine.sparse import SparseArrays
from mistake_bounds.exact import Number, number
from mistake_bounds.examples import BadFeature

LARGEST = Fraction(2) ** 1000  # floats stand for weights from 1/LARGEST to LARGEST
SURE = Fraction(2) ** 900  # and thresholds from 1/SURE to SURE are far inside that range
FEW = 256  # rows to decide in integers between two looks at the clock


class WinnowCourse:
    """A run of Winnow with a rational ``factor`` and ``threshold`` on examples of 0s and 1s, block by block."""

    def __init__(self, learner, examples: Arrays | SparseArrays, block: int):
        n = examples.dimension
        self.learner = learner
        self.examples = examples
        self.block = block
        self.factor = Fraction(learner.factor)
        self.threshold = Fraction(learner.threshold_for(n))
        self.chips = np.zeros(n, dtype=np.int32)
        self.spread = 0
        self.decided = 0
        self.w = np.ones(n) if isinstance(examples, Arrays) else None
        self.powers, self.grains = table(self.factor, 64)
        most = examples.most_active if isinstance(examples, SparseArrays) else n
        self.low, self.high = safe_thresholds(self.threshold, most)
        self.least = float_from(self.threshold)

    def weights(self) -> tuple[Number, ...]:
        """The weights as the textbook has them: integers and fractions."""
        return as_weights(self.factor, self.chips)

    def advance(self, first, last, latest, until_clean) -> Block:
        """Play positions ``first`` … ``last`` − 1, or some of them."""
        mistakes = np.empty(last - first, dtype=np.int64)
        found = 0
        for _ in range(FEW):
            count, first, self.spread, why = self._pass(first, last, latest, until_clean, mistakes[found:])
            found += count
            latest = int(mistakes[found - 1]) if found else latest
            if why == UNDECIDED:
                self.decided = self._decide(first % len(self.examples))
                continue
            self.decided = 0
            if why != OUT_OF_REACH:
                break
            self.powers, self.grains = table(self.factor, 2 * (len(self.powers) // 2))
        return Block(first, latest, mistakes[:found].copy(), none())

    def _pass(self, first, last, latest, until_clean, mistakes):
        data = self.examples
        rest = (self.chips, self.powers, self.grains, self.learner.demotion == "eliminate", self.low, self.high,
                self.least, self.spread, self.decided, first, last, latest, until_clean, mistakes)  # fmt: skip
        if isinstance(data, Arrays):
            return winnow_pass(data.floats, data.y, self.w, *rest)
        return sparse_winnow_pass(data.ends, data.columns, data.y, *rest)

    def _decide(self, i) -> int:
        """The prediction of the rule for row i, in integers."""
        if isinstance(self.examples, Arrays):
            chips = self.chips[self.examples.X[i] != 0]
        else:
            chips = self.chips[self.examples.columns[self.examples.ends[i] : self.examples.ends[i + 1]]]
        return 1 if reaches(self.factor, chips[chips != GONE], self.threshold) else -1


def refuse_features(arrays: Arrays) -> None:
    """Raise `BadFeature` at the first entry of an array that is neither 0 nor 1."""
    if arrays.exact and arrays.largest <= 1 and (arrays.X.dtype.kind == "u" or arrays.least >= 0):
        return
    row, column = (int(k) for k in np.argwhere((arrays.X != 0) & (arrays.X != 1))[0])
    raise BadFeature(arrays[row][0][column], row, column, NEEDS)


def as_weights(factor: Fraction, chips) -> tuple[Number, ...]:
    """factorᵉ for each exponent, or 0 for those that are gone; integers where they are.

    >>> as_weights(Fraction(3, 2), np.array([0, 2, -1, GONE]))
    (1, Fraction(9, 4), Fraction(2, 3), 0)
    """
    distinct, where = np.unique(chips, return_inverse=True)
    values = [0 if e == GONE else number(factor**e) for e in distinct.tolist()]
    return tuple(values[k] for k in where.tolist())


def reaches(factor: Fraction, chips, threshold: Fraction) -> bool:
    """Σ factorᵉ ≥ θ over the exponents, in integers: both sides are multiplied by all denominators.

    >>> reaches(Fraction(3, 2), np.array([-1, -1, -1]), Fraction(2)), reaches(Fraction(2), np.array([]), Fraction(1))
    (True, False)
    """
    exponents, counts = (values.tolist() for values in np.unique(chips, return_counts=True))
    if not exponents:
        return threshold <= 0
    p = factor.numerator
    q = factor.denominator
    lowest = int(exponents[0])
    highest = int(exponents[-1])
    # Σ c·(p/q)ᵉ = (p^lowest / q^highest) · Σ c·p^(e − lowest)·q^(highest − e)
    total = sum(c * p ** (int(e) - lowest) * q ** (highest - int(e)) for e, c in zip(exponents, counts, strict=True))
    left = total * threshold.denominator
    right = threshold.numerator
    for base, exponent in ((p, lowest), (q, -highest)):
        if exponent >= 0:
            left *= base**exponent
        else:
            right *= base**-exponent
    return left >= right


def float_from(value: Fraction) -> float:
    """The least float that is at least ``value``, which is positive; ∞ beyond the range.

    >>> float_from(Fraction(1, 2)), Fraction(float_from(Fraction(1, 3))) >= Fraction(1, 3)
    (0.5, True)
    """
    try:
        near = float(value)
    except OverflowError:
        return inf
    return near if Fraction(near) >= value else nextafter(near, inf)


def safe_thresholds(threshold: Fraction, most: int) -> tuple[float, float]:
    """A float total below the first is surely below θ, one from the second on surely not.

    A weight's float is off by at most 1.01·2⁻⁵³ of it (or stands for one outside 2^±1000, which for θ
    within 2^±900 adds nothing or settles everything), and each of at most ``most`` additions by 2⁻⁵³ of
    the total (Higham 2002, equation 3.5).  For other θ nothing is sure.

    >>> low, high = safe_thresholds(Fraction(100), 10)
    >>> 100 - 1e-11 < low < 100 < high < 100 + 1e-11
    True
    """
    if not 1 / SURE <= threshold <= SURE:
        return 0.0, nan
    share = Fraction(51, 50) * (most + 4) / 2**53
    return float_below(threshold * (1 - 2 * share)), float_from(threshold * (1 + 2 * share))


def float_below(value: Fraction) -> float:
    """The greatest float that is at most ``value``, which is positive."""
    near = float(value)
    return near if Fraction(near) <= value else nextafter(near, 0)


@lru_cache(maxsize=16)
def table(factor: Fraction, reach: int) -> tuple[np.ndarray, np.ndarray]:
    """factorᵉ as floats for e = −reach … reach, and for each a power of two that divides it, or 0 if it is rounded.

    Beyond 2^±1000 stand 2^1000 and 0, rounded as it were.

    >>> powers, grains = table(Fraction(3, 2), 2)
    >>> powers.tolist(), grains.tolist()
    ([0.4444444444444444, 0.6666666666666666, 1.0, 1.5, 2.25], [0.0, 0.0, 1.0, 0.5, 0.25])
    """
    powers, grains = np.zeros(2 * reach + 1), np.zeros(2 * reach + 1)
    powers[reach + 1 :] = float(LARGEST)
    powers[reach] = grains[reach] = 1.0
    for way, ratio in ((1, factor), (-1, 1 / factor)):
        for e, (value, grain) in zip(range(1, reach + 1), powers_of(ratio), strict=False):
            powers[reach + way * e], grains[reach + way * e] = value, grain
    return powers, grains


def powers_of(ratio: Fraction):
    """The floats of ratio, ratio², … with their grains, while they are within 2^±1000."""
    value = Fraction(1)
    exact = True
    while True:
        value *= ratio
        if not 1 / LARGEST <= value <= LARGEST:
            return
        grain = Fraction(value.numerator & -value.numerator, value.denominator)
        exact = exact and value.denominator.bit_count() == 1 and value / grain < 2**53
        if not exact:
            yield float(value), 0.0
            value = _shortened(value)
        else:
            yield float(value), float(grain)


def _shortened(value: Fraction) -> Fraction:
    """``value`` to 200 bits, off by less than 2⁻¹⁹⁸ of it: after 2⁶⁰ factors that is still nothing beside 2⁻⁵³."""
    excess = 200 - (value.numerator.bit_length() - value.denominator.bit_length())
    scaled = (value.numerator << max(0, excess)) // (value.denominator << max(0, -excess))
    return Fraction(scaled) / 2**excess if excess >= 0 else Fraction(scaled * 2**-excess)
