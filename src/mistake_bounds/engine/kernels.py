"""The compiled loops.

X is an m × n array of float64 rows, y their labels in {−1, +1}, w the n weights, which a pass changes
in place.  A *position* counts the examples presented, over all passes: position p shows example p mod m.
Sparse rows of 0s and 1s are given by ``ends`` and ``columns``: the ones of row i stand in the columns
``columns[ends[i]:ends[i + 1]]``.

Everything compiled is in this one file, because numba's cache notices a change of the file that a
function is in, but not of a file that it calls into.
"""

from functools import wraps

import numpy as np

try:
    from numba import njit
except ModuleNotFoundError:  # in a notebook elsewhere: all but these loops does without
    njit = None  # type: ignore[assignment]

# Sums of products may be taken in any order, which lets the processor add eight numbers at a time.
# Where a sum is exact the order cannot matter; where it is not, the error bounds hold for every order.
ANY_ORDER = {"reassoc", "contract", "nsz"}

UNIT_ROUNDOFF = 2.0**-53
SMALLEST_FLOAT = 2.0**-1074
NEAR_OVERFLOW = 1e300
CHUNK = 2048  # numbers that stay in the nearest cache while they are looked at twice


class NotCompiled(ImportError):
    """A compiled loop without numba, which compiles it: numba is not installed."""


def compiled(**options):
    """numba's ``njit``, with the machine code kept on disk where some place for it can be written.

    Without numba the function refuses, when it is called, by `NotCompiled`.
    """

    def decorate(function):
        if njit is None:
            return wraps(function)(_refuse)
        try:
            return njit(cache=True, **options)(function)
        except RuntimeError:  # a read-only installation, and no cache directory of the user's own
            return njit(**options)(function)

    return decorate


def _refuse(*_):
    raise NotCompiled(
        "this needs compiled loops. To have them, run: %pip install numba, then restart and run all cells"
    )


@compiled(fastmath=ANY_ORDER)
def score(X, i, w):
    """⟨w, xᵢ⟩, added in any order."""
    total = 0.0
    for j in range(w.size):
        total += w[j] * X[i, j]
    return total


@compiled(fastmath=ANY_ORDER)
def size(w):
    """‖w‖₁ = Σ|wⱼ|, added in any order."""
    total = 0.0
    for j in range(w.size):
        total += abs(w[j])
    return total


@compiled()
def learn(X, i, w, step):
    """w ← w + step·xᵢ, rounded as Python rounds it: the product, then the sum."""
    for j in range(w.size):
        w[j] += step * X[i, j]


@compiled()
def exact_pass(X, y, w, rate, tie, growth, limit, first, last, latest, until_clean, mistakes):
    """The Perceptron on positions ``first`` … ``last`` − 1 of integer data, every sum exact.

    A mistake made when ‖w‖₁ exceeds ``limit`` is not learned from: the next sums might not be exact.
    The pass stops there, and after a pass without a mistake if ``until_clean``.  ``latest`` is the
    position of the last mistake so far, ``growth`` the most that ‖w‖₁ can grow at a mistake.
    Returns how many ``mistakes`` were noted, and where it stopped.
    """
    m = y.size
    count = 0
    length = size(w)
    i = first % y.size
    for position in range(first, last):
        value = score(X, i, w)
        predicted = 1 if value > 0 else -1 if value < 0 else tie
        if predicted != y[i]:
            if length > limit:
                length = size(w)
                if length > limit:
                    return count, position
            learn(X, i, w, rate * y[i])
            length += growth
            mistakes[count] = latest = position
            count += 1
        i += 1
        if i == m:
            i = 0
            if until_clean and latest <= position - m:
                return count, position + 1
    return count, last


@compiled()
def doubt_about(length, n, largest):
    """Beyond this a score is sure of its sign: four times what rounding does to any ⟨w, xᵢ⟩ where ‖w‖₁ ≤ length.

    Σ|wⱼxᵢⱼ| ≤ ‖w‖₁·largest; where that could overflow nothing is sure.
    """
    products = length * largest
    if not products < NEAR_OVERFLOW:
        return np.inf
    return 4.0 * (n + 2) * (UNIT_ROUNDOFF * products + SMALLEST_FLOAT)


@compiled()
def float_pass(X, y, w, rate, tie, largest, first, last, latest, until_clean, mistakes, close):
    """The Perceptron on positions ``first`` … ``last`` − 1 of float data, noting ``close`` calls.

    ``largest`` is max|xᵢⱼ|.  A score beyond doubt has the right sign in whatever order it was added;
    the others are added again in Python's order, so that prediction and close call are those of `play`.
    Returns how many ``mistakes`` and ``close`` calls were noted, and where the pass stopped.
    """
    m = y.size
    n = w.size
    count = 0
    closes = 0
    i = first % y.size
    length = size(w)
    growth = rate * n * largest
    doubt = doubt_about(length, n, largest)
    for position in range(first, last):
        value = score(X, i, w)
        if not abs(value) > doubt:
            length = size(w)  # which until now was only bounded
            doubt = doubt_about(length, n, largest)
            if not abs(value) > doubt:
                value, is_close = textbook_score(X, i, w)
                if is_close:
                    close[closes] = position
                    closes += 1
        predicted = 1 if value > 0 else -1 if value < 0 else tie
        if predicted != y[i]:
            learn(X, i, w, rate * y[i])
            length += growth
            doubt = doubt_about(length, n, largest)
            mistakes[count] = latest = position
            count += 1
        i += 1
        if i == m:
            i = 0
            if until_clean and latest <= position - m:
                return count, closes, position + 1
    return count, closes, last


@compiled()
def textbook_score(X, i, w):
    """⟨w, xᵢ⟩ added from left to right, and whether it is a close call by the rule of `mistake_bounds.play`."""
    total = 0.0
    absolute = 0.0
    whole = True
    product = False
    for j in range(w.size):
        a = w[j]
        b = X[i, j]
        total += a * b
        absolute += abs(a) * abs(b)
        whole = whole and a == np.floor(a) and b == np.floor(b)
        product = product or (a != 0.0 and b != 0.0)
    bound = 1.02 * (w.size + 1) * UNIT_ROUNDOFF * absolute + w.size * SMALLEST_FLOAT
    if abs(total) > bound and absolute < np.inf:
        return total, False
    if absolute < 2.0**53 and whole:
        return total, False
    return total, product


@compiled()
def survey(values, bits):
    """The bits of max|value| of floats, also given as their ``bits`` (int64); all integers?, all finite?

    Without the sign bit, the bits of floats are ordered as their absolute values are, with ∞ and NaN
    on top; as integers they are compared eight at a time.
    """
    largest = 0
    integral = True
    for begin in range(0, values.size, CHUNK):
        part = values[begin : begin + CHUNK]
        part_bits = bits[begin : begin + CHUNK]
        top, fractions = 0, 0
        for k in range(part.size):
            top = max(top, part_bits[k] & 0x7FFFFFFFFFFFFFFF)
        largest = max(largest, top)
        if integral:
            for k in range(part.size):
                fractions += part[k] != np.floor(part[k])
            integral = fractions == 0
    return largest, integral, largest < 0x7FF0000000000000


@compiled(fastmath=ANY_ORDER)
def score_and_size(X, i, w):
    """⟨w, xᵢ⟩ and Σ|wⱼxᵢⱼ|, each added in any order."""
    total, absolute = 0.0, 0.0
    for j in range(w.size):
        product = w[j] * X[i, j]
        total += product
        absolute += abs(product)
    return total, absolute


@compiled()
def score_and_error(X, i, w, threshold):
    """⟨w, xᵢ⟩ − θ, and a bound on its rounding error: ∞ where none is known.

    Rounding w or θ to float64 (if they were not), n products, their sum and the subtraction of θ are
    off by less than 1.02·(n + 4)·2⁻⁵³ times the computed Σ|wⱼxᵢⱼ| + |θ| (Higham 2002, equation 3.5; the
    1.02 covers that sum's own rounding), and by one smallest float for each product below the normal
    range.  No bound is claimed where something is not finite or near the end of the range.
    """
    total, absolute = score_and_size(X, i, w)
    absolute += abs(threshold)
    if not absolute < NEAR_OVERFLOW:
        return total - threshold, np.inf
    return total - threshold, 1.02 * (w.size + 4) * UNIT_ROUNDOFF * absolute + (w.size + 1) * SMALLEST_FLOAT


@compiled()
def judge(X, y, w, threshold, wrong, undecided):
    """Note the rows that are surely ``wrong``, and those ``undecided`` by floats; how many of each."""
    wrongs, doubts = 0, 0
    for i in range(y.size):
        value, error = score_and_error(X, i, w, threshold)
        if not abs(value) > error:
            undecided[doubts] = i
            doubts += 1
        elif (value > 0) != (y[i] > 0):
            wrong[wrongs] = i
            wrongs += 1
    return wrongs, doubts


@compiled()
def margins_and_errors(X, y, w, threshold, margins, errors):
    """Into ``margins`` y(⟨w, xᵢ⟩ − θ) for every row, into ``errors`` the bounds on their rounding errors."""
    for i in range(y.size):
        value, error = score_and_error(X, i, w, threshold)
        margins[i] = y[i] * value
        errors[i] = error


# Winnow.  ``chips[j]`` is the integer e of the weight w = factorᵉ of attribute j (GONE: the weight is
# zero), ``powers[e + reach]`` that weight as a float, ``grains[e + reach]`` a power of two that divides
# it if the float is exact, else zero.  ``spread`` is the largest |e| so far, at most ``reach``.
# Dense rows are multiplied with the floats w; for sparse rows they are looked up by their exponents, which
# are half as long and so more often at hand among a million attributes.

GONE = -(2**31)
DONE, UNDECIDED, OUT_OF_REACH = 0, 1, 2  # why a pass stopped
EXACT_GRAINS = 2.0**53


@compiled(fastmath=ANY_ORDER)
def sparse_score(active, w):
    """Σ w over the ``active`` attributes of a row, added in any order."""
    total = 0.0
    for j in active:
        total += w[j]
    return total


@compiled()
def verdict(total, grain, least):
    """+1 or −1 as the exact total reaches θ or not; 0 if floats cannot decide.  ``least`` is the first float ≥ θ.

    If ``grain`` divides every weight and the float total is below 2⁵³ grains, then all partial sums are
    multiples of the grain below 2⁵³ grains, hence floats, and the total is exact.
    """
    if total < EXACT_GRAINS * grain:
        return 1 if total >= least else -1
    return 0


@compiled()
def winnow_pass(X, y, w, chips, powers, grains, eliminate, low, high, least, spread, decided,
                first, last, latest, until_clean, mistakes):  # fmt: skip
    """Winnow on positions ``first`` … ``last`` − 1 of dense rows of 0s and 1s.

    A float total below ``low`` is surely below θ, one from ``high`` on surely not.  Between them the
    total may still be exact; if it is not, and was not ``decided`` beforehand for position ``first``
    (0 is not, ±1 is the prediction), the pass stops there.  It stops, too, before a mistake that could move an
    exponent out of the table's reach, and after a clean pass if ``until_clean``.  Returns how many
    ``mistakes`` were noted, where the pass stopped, the spread, and why it stopped.
    """
    m = y.size
    n = w.size
    count = 0
    reach = (powers.size - 1) // 2
    i = first % y.size
    for position in range(first, last):
        total = score(X, i, w)
        predicted = 1 if total >= high else -1 if total < low else 0
        if predicted == 0:
            grain = np.inf
            for j in range(n):
                if X[i, j] != 0.0 and chips[j] != GONE:
                    grain = min(grain, grains[chips[j] + reach])
            predicted = verdict(total, grain, least)
            if predicted == 0:
                if decided == 0:
                    return count, position, spread, UNDECIDED
                predicted = decided
        if predicted != y[i]:
            if spread >= reach:
                return count, position, spread, OUT_OF_REACH
            for j in range(n):
                if X[i, j] != 0.0 and chips[j] != GONE:
                    if y[i] < 0 and eliminate:
                        chips[j] = GONE
                        w[j] = 0.0
                    else:
                        chips[j] += y[i]
                        w[j] = powers[chips[j] + reach]
                        spread = max(spread, abs(chips[j]))
            mistakes[count] = latest = position
            count += 1
        decided = 0
        i += 1
        if i == m:
            i = 0
            if until_clean and latest <= position - m:
                return count, position + 1, spread, DONE
    return count, last, spread, DONE


@compiled(fastmath=ANY_ORDER)
def sparse_total(active, chips, powers):
    """The total weight of the ``active`` attributes, added in any order."""
    total = 0.0
    reach = (powers.size - 1) // 2
    for j in active:
        total += powers[np.uint64(chips[j] + reach)] if chips[j] != GONE else 0.0
    return total


@compiled()
def is_canonical(ends, columns, data, n):
    """Are these rows of ones, each with columns from 0 to ``n`` − 1, in increasing order and none twice?

    A column that is not above the one before it has to be the first of its row; so two counts are compared,
    and no row needs a loop of its own.
    """
    rows = ends.size - 1
    nnz = columns.size
    if rows < 0 or data.size != nnz or ends[0] != 0 or ends[rows] != nnz:
        return False
    for i in range(rows):
        if ends[i] > ends[i + 1]:
            return False
    wrong, backwards, first = 0, 0, 0
    for k in range(nnz):  # one thing a loop: the machine then does several at a time
        wrong += data[k] != 1
    for k in range(nnz):
        wrong += (columns[k] < 0) | (columns[k] >= n)
    for k in range(1, nnz):
        backwards += columns[k] <= columns[k - 1]
    for i in range(rows):
        k = ends[i]
        if 0 < k < ends[i + 1]:
            first += columns[k] <= columns[k - 1]
    return wrong == 0 and backwards == first


@compiled()
def sparse_winnow_pass(ends, columns, y, chips, powers, grains, eliminate, low, high, least, spread, decided,
                       first, last, latest, until_clean, mistakes):  # fmt: skip
    """`winnow_pass` on sparse rows: only the active attributes are looked at."""
    m = y.size
    count = 0
    reach = (powers.size - 1) // 2
    i = first % y.size
    for position in range(first, last):
        active = columns[ends[i] : ends[i + 1]]
        total = sparse_total(active, chips, powers)
        predicted = 1 if total >= high else -1 if total < low else 0
        if predicted == 0:
            grain = np.inf
            for j in active:
                if chips[j] != GONE:
                    grain = min(grain, grains[chips[j] + reach])
            predicted = verdict(total, grain, least)
            if predicted == 0:
                if decided == 0:
                    return count, position, spread, UNDECIDED
                predicted = decided
        if predicted != y[i]:
            if spread >= reach:
                return count, position, spread, OUT_OF_REACH
            for j in active:
                if chips[j] != GONE:
                    if y[i] < 0 and eliminate:
                        chips[j] = GONE
                    else:
                        chips[j] += y[i]
                        spread = max(spread, abs(chips[j]))
            mistakes[count] = latest = position
            count += 1
        decided = 0
        i += 1
        if i == m:
            i = 0
            if until_clean and latest <= position - m:
                return count, position + 1, spread, DONE
    return count, last, spread, DONE


@compiled()
def sparse_exact_pass(ends, columns, y, w, tie, first, last, latest, until_clean, mistakes):
    """The Perceptron with rate 1 on positions ``first`` … ``last`` − 1 of sparse rows of 0s and 1s, every sum exact."""
    m = y.size
    count = 0
    i = first % y.size
    for position in range(first, last):
        active = columns[ends[i] : ends[i + 1]]
        value = sparse_score(active, w)
        predicted = 1 if value > 0 else -1 if value < 0 else tie
        if predicted != y[i]:
            for j in active:
                w[j] += y[i]
            mistakes[count] = latest = position
            count += 1
        i += 1
        if i == m:
            i = 0
            if until_clean and latest <= position - m:
                return count, position + 1
    return count, last
