"""Weighted majority compiled: errors are integers, weights are floats, and what floats cannot tell integers decide.

The weight of an expert is β^e, where e counts its errors.  Every few rounds the weights are read from a table of powers
of β, divided by the largest of them, so that no run is too long for floats.  The lead of one side over the other is
summed in float64; if it is farther from 0 than rounding can carry it, or if the sum is exact (powers of 1/2 have
few bits), its sign is settled; the few leads left are decided in Python's integers, and no prediction is ever
a guess.
"""

from fractions import Fraction
from functools import lru_cache, partial

import numpy as np

from mistake_bounds.engine.advice import AdviceBlocks, advice_of
from mistake_bounds.engine.arrays import Arrays
from mistake_bounds.engine.blocks import Block, none
from mistake_bounds.engine.kernels import NOT_DECIDED, OUT_OF_REACH, UNDECIDED, majority_pass
from mistake_bounds.engine.winnow import as_weights, float_from, powers_of
from mistake_bounds.learners import WeightedMajority

NEGLIGIBLE = 2.0**-700  # a weight this far below the largest is none at all beside the rounding of the others
KEPT = Fraction(1, 2**300)  # the largest weight, 1 when w is read, stays as large until w is read again
OFTEN = 64  # rounds after which w is read again, at the latest
CEILING = 2**31 - 2**20  # errors are counted in 32 bits up to here, far above ``OFTEN`` errors below the end


class MajorityCourse:
    """A run of a learner that multiplies the weights of the experts that err by a rational β, block by block.

    A learner that draws is mistaken where it is at least as likely wrong as right: where weighted majority is, if
    all ties are mistakes.
    """

    def __init__(self, learner, examples: Arrays | AdviceBlocks, block: int):
        n = examples.dimension
        self.examples, self.block = examples, block
        self.tie = learner.tie if isinstance(learner, WeightedMajority) else 0
        self.beta = Fraction(learner.beta)
        self.fresh = lasting(self.beta)
        self.share = float_from(doubt(n, self.fresh))
        self.errors, self.w, self.ceiling = np.zeros(n, dtype=np.int32), np.empty(n), CEILING
        self.powers, self.grains = penalties(self.beta, 4 * OFTEN)
        self.advice, self.rows = iter(()), np.empty((0, n), dtype=np.int8)

    def weights(self):
        """A function that returns the weights as the textbook has them: long runs make long fractions of them."""
        return partial(as_weights, self.beta, self.errors)

    def advance(self, first, last, latest, until_clean) -> Block:
        """Play positions ``first`` … ``last`` − 1, or those of them that the block of advice at hand has rows for."""
        m = len(self.examples)
        if first % m == 0:
            self.advice, self.rows = advice_of(self.examples), self.rows[:0]
        while not len(self.rows):
            self.rows = next(self.advice)
        rows = self.rows[: last - first]
        mistakes, updates = self._play(rows, self.examples.y[first % m : first % m + len(rows)])
        self.rows = self.rows[len(rows) :]
        stop = first + len(rows)
        if stop % m == 0:
            next(self.advice, None)  # for its complaint, if there are rows without a label
        latest = first + int(updates[-1]) if len(updates) else latest
        return Block(stop, latest, first + mistakes, none(), first + updates)

    def _play(self, rows, y) -> tuple[np.ndarray, np.ndarray]:
        """The mistakes and the updates on ``rows``, counted from the first."""
        mistakes, updates = np.empty(len(y), dtype=np.int64), np.empty(len(y), dtype=np.int64)
        made = changed = start = 0
        decided = NOT_DECIDED
        while start < len(y):
            count, more, played, why = majority_pass(
                rows[start:], y[start:], self.w, self.errors, self.powers, self.grains, float(self.beta), self.share,
                self.fresh, self.tie, self.ceiling, decided, mistakes[made:], updates[changed:])  # fmt: skip
            mistakes[made : made + count] += start
            updates[changed : changed + more] += start
            made, changed, start = made + count, changed + more, start + played
            if played:
                decided = NOT_DECIDED
            if why == UNDECIDED and not played:  # else it may well be decided when w is read again
                decided = heavier(self.beta, self.errors, rows[start])
            elif why == OUT_OF_REACH:
                self._reach()
        return mistakes[:made].copy(), updates[:changed].copy()

    def _reach(self) -> None:
        """Count in 64 bits, where 32 may soon be too few, and have powers for all errors as far as they are apart."""
        if self.errors.dtype == np.int32 and self.errors.max() > self.ceiling:
            self.errors, self.ceiling = self.errors.astype(np.int64), 2**62
        apart = int(self.errors.max()) - int(self.errors.min())
        if apart + self.fresh >= len(self.powers):
            self.powers, self.grains = penalties(self.beta, 2 * (apart + self.fresh))


def lasting(beta: Fraction) -> int:
    """For how many rounds w may be used once it is read, the first always: the largest weight stays above 2⁻³⁰⁰.

    >>> lasting(Fraction(1, 2)), lasting(Fraction(1, 2**100)), lasting(Fraction(1, 10**400))
    (64, 3, 1)
    """
    return max(1, next(k for k in range(OFTEN, -1, -1) if beta**k >= KEPT))


def doubt(n: int, fresh: int) -> Fraction:
    """Beyond this part of the total weight a lead is sure of its sign: twice what rounding does.

    A weight's float is off by at most 1.01·2⁻⁵³ of it in the table, and by 2·2⁻⁵³ more for each of less than ``fresh``
    factors β; each of n additions by 2⁻⁵³ of the total (Higham 2002, equation 3.5).  Weights that stand as 0 or too
    small for a normal float are below 2⁻⁷⁰⁰, and the total is not below 2⁻³⁰⁰.

    >>> float(doubt(10_000, 64)) < 2.4e-12
    True
    """
    return 2 * Fraction(51, 50) * (n + 2 * fresh + 4) / 2**53


@lru_cache(maxsize=16)
def penalties(beta: Fraction, reach: int) -> tuple[np.ndarray, np.ndarray]:
    """β⁰, β¹, …, up to β^``reach`` as floats, and a power of two that divides each, or 0 if it is rounded.

    Powers below 2⁻⁷⁰⁰ stand as 0, rounded as it were, so that no product of a few of them is too small to be fast.

    >>> [values.tolist() for values in penalties(Fraction(3, 4), 2)]
    [[1.0, 0.75, 0.5625], [1.0, 0.25, 0.0625]]
    """
    powers, grains = np.zeros(reach + 1), np.zeros(reach + 1)
    powers[0] = grains[0] = 1.0
    for e, (value, grain) in zip(range(1, reach + 1), powers_of(beta), strict=False):
        if value < NEGLIGIBLE:
            break
        powers[e], grains[e] = value, grain
    return powers, grains


def heavier(beta: Fraction, errors, said) -> int:
    """+1, −1 or 0: the sign of Σ βᵉ·said over the experts, in integers.

    Experts with equal errors are taken together, those with the fewest first.  When what these have is at least
    the number of experts left, in units of their own weight, the rest cannot turn it.

    >>> heavier(Fraction(2, 3), np.array([0, 1, 1, 2]), np.array([1, -1, -1, 1])), heavier(
    ...     Fraction(1, 2), np.array([7, 8, 8]), np.array([1, -1, -1]))
    (1, 0)
    """
    levels, where, counts = np.unique(errors, return_inverse=True, return_counts=True)
    leads = np.bincount(where, weights=said).astype(np.int64).tolist()
    lead, unit, before, left = 0, 1, int(levels[0]), len(said)
    p, q = beta.numerator, beta.denominator
    for level, here, count in zip(levels.tolist(), leads, counts.tolist(), strict=True):
        # The sum so far is (lead / unit)·β^level.
        lead, unit = lead * q ** (level - before), unit * p ** (level - before)
        lead, before, left = lead + here * unit, level, left - count
        unit = unit if lead else 1
        if lead and abs(lead) >= left * unit:
            break
    return (lead > 0) - (lead < 0)
