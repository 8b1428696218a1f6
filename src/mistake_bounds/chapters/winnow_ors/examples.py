"""Rows of 0s and 1s labelled by few of their attributes: an OR of r of n, k of r, a column of a Hadamard matrix.

The r attributes that the target looks at are *relevant*; the ones of a row are its *active* attributes.
An *attribute error* is a bit turned round after the label was given.
"""

from dataclasses import dataclass
from functools import cached_property, partial

from mistake_bounds.exact import Number, whole
from mistake_bounds.examples import Examples
from mistake_bounds.streams.generated import BadStream


@dataclass(frozen=True)
class Planted:
    """``examples`` labelled + iff at least ``k`` of the ``relevant`` attributes were on, before some bits were flipped.

    ``examples`` are `Examples` or `mistake_bounds.engine.SparseArrays`; ``relevant`` are columns,
    increasing; ``flipped`` the attribute errors, as (row, column).

    >>> planted = disjunction(m=6, n=8, r=2, active=3, seed=1)
    >>> planted.relevant, planted.k, planted.flipped
    ((3, 4), 1, ())
    """

    examples: object
    relevant: tuple[int, ...]
    k: int = 1
    flipped: tuple[tuple[int, int], ...] = ()

    @property
    def attribute_errors(self) -> int:
        """A, how many bits were flipped."""
        return len(self.flipped)

    @cached_property
    def u(self) -> tuple[int, ...]:
        """The target as n integers: 1 where an attribute is relevant; + iff ⟨u, x⟩ ≥ k."""
        weights = [0] * self.examples.dimension
        for j in self.relevant:
            weights[j] = 1
        return tuple(weights)


def disjunction(m, n, r, active, seed, attribute_errors=0, sparse=False) -> Planted:
    """m rows of n attributes, labelled by the OR of r of them: `threshold` with k = 1.

    >>> planted = disjunction(m=500, n=2**20, r=3, active=30, seed=0, sparse=True)
    >>> len(planted.examples), planted.examples.dimension, 25 < planted.examples.X.nnz / 500 < 35
    (500, 1048576, True)
    """
    return threshold(m, n, 1, r, active, seed, attribute_errors, sparse)


def threshold(m, n, k, r, active, seed, attribute_errors=0, sparse=False) -> Planted:
    """m rows of n attributes, + iff at least k of r relevant ones are on; then ``attribute_errors`` bits are flipped.

    Half of the labels are + on average, and most rows are near the boundary: a positive row has k
    relevant attributes on with probability 1/2, k + 1 with 1/4, and so on (at most r); a negative one
    k − 1, k − 2, … likewise.  Irrelevant attributes are on independently, as often as makes
    ``active`` ones a row on average (at least 0 of them and at most all).  The errors are m·r bits'
    worth at most: different places among the relevant columns, as no other bit bears on the label.
    ``sparse`` gives `mistake_bounds.engine.SparseArrays` in the place of `Examples`, and takes no more
    time or room than there are ones.  The same seed gives the same rows, sparse or not.  Raise
    `BadStream` for numbers that do not fit: 1 ≤ k ≤ r ≤ n, 1 ≤ active ≤ n, 0 ≤ errors ≤ m·r.

    >>> planted = threshold(m=200, n=30, k=3, r=5, active=10, seed=4, attribute_errors=7)
    >>> flipped = set(planted.flipped)
    >>> right = [y == (1 if sum(x[j] ^ ((i, j) in flipped) for j in planted.relevant) >= 3 else -1)
    ...          for i, (x, y) in enumerate(planted.examples)]
    >>> all(right), planted.attribute_errors, sum(y for _, y in planted.examples) in range(-40, 41)
    (True, 7, True)
    """
    need = partial(whole, refusal=BadStream)
    m, n = need("m", m, 1, 2**31), need("n", n, 1, 2**31 - 1)
    r = need("r", r, 1, n)
    k, active = need("k", k, 1, r), need("active", active, 1, n)
    attribute_errors, seed = need("attribute_errors", attribute_errors, 0, m * r), need("seed", seed, 0)
    import numpy as np
    from scipy.sparse import csr_array

    random = np.random.default_rng(seed)
    relevant = np.sort(random.choice(n, r, replace=False, shuffle=False))
    y = np.where(random.integers(0, 2, m) > 0, 1, -1)
    beyond = random.geometric(0.5, m) - 1
    on = np.where(y > 0, np.minimum(r, k + beyond), np.maximum(0, k - 1 - beyond))
    bits = _first_of_a_shuffle(random, on, r)
    places = random.choice(m * r, attribute_errors, replace=False)
    flipped = tuple(sorted(zip((places // r).tolist(), relevant[places % r].tolist(), strict=True)))
    bits[places // r, places % r] ^= True
    rows, columns = np.nonzero(bits)
    share = min(1.0, max(0.0, active - on.mean()) / max(1, n - r))
    noise_rows, noise_columns = _independent_bits(random, m, n - r, share)
    # The c-th irrelevant column is c plus as many as there are relevant ones before it.
    noise_columns += np.searchsorted(relevant - np.arange(r), noise_columns, side="right")
    rows, columns = np.concatenate([rows, noise_rows]), np.concatenate([relevant[columns], noise_columns])
    small = np.int32 if len(rows) < 2**31 else np.int64  # which is what other programs read
    X = csr_array((np.ones(len(rows), dtype=np.int8), (rows.astype(small), columns.astype(small))), shape=(m, n))
    relevant = tuple(relevant.tolist())
    if not sparse:
        return Planted(Examples(X.toarray(), y), relevant, k, flipped)
    from mistake_bounds.engine import SparseArrays

    return Planted(SparseArrays(X, y), relevant, k, flipped)


def hadamard(n: int, seed: int, bits: bool = False) -> Examples:
    """The n rows of the Hadamard matrix in random order, labelled by a random column (never the constant one).

    Entries are ±1, or with ``bits`` the same as 1 and 0, for Winnow.  The rows are orthogonal and all
    their squared lengths are n, so that a Perceptron learns nothing about one from the others; the target is a
    single attribute (Kivinen, Warmuth and Auer 1997).  n is a power of two; raises `BadStream`.

    >>> from mistake_bounds import Perceptron, Winnow, play
    >>> len(play(Perceptron(), hadamard(64, 0)).mistakes), len(play(Winnow(), hadamard(64, 0, bits=True)).mistakes)
    (32, 10)
    """
    _check_power_of_2(n)
    import numpy as np

    random = np.random.default_rng(whole("seed", seed, 0, refusal=BadStream))
    column = int(random.integers(1, n))
    rows = random.permutation(n)
    # Entry (i, j) is (−1) to the number of binary ones that i and j share (Sylvester).
    H = np.ones((1, 1), dtype=int)
    while len(H) < n:
        H = np.block([[H, H], [H, -H]])
    H = H[rows]
    return Examples((H + 1) // 2 if bits else H, H[:, column])


def sylvester(n: int) -> Examples:
    """The n rows of the same matrix in Sylvester's order, labelled by its last column; n is a power of two.

    Entry (i, j), counted from 0, is (−1) to the number of binary ones that i and j share.  Raise `BadStream`.

    >>> sylvester(4).X, sylvester(4).y
    (((1, 1, 1, 1), (1, -1, 1, -1), (1, 1, -1, -1), (1, -1, -1, 1)), (1, -1, -1, 1))
    """
    _check_power_of_2(n)
    X = [[(-1) ** (i & j).bit_count() for j in range(n)] for i in range(n)]
    return Examples(X, [row[-1] for row in X])


def _check_power_of_2(n: int) -> None:
    if whole("n", n, 2, refusal=BadStream) & (n - 1):
        raise BadStream(f"n={n!r} is not a power of two from 2 on", n)


def with_complements(examples: Examples) -> Examples:
    """Each row x of 0s and 1s as (x, 1 − x), so that a target with negative weights has one without.

    >>> with_complements(Examples([(1, 0)], [+1])).X
    ((1, 0, 0, 1),)
    """
    names = examples.names and (*examples.names, *(f"not {name}" for name in examples.names))
    return Examples([(*x, *(1 - b for b in x)) for x in examples.X], examples.y, names)


def without_negative_weights(u, threshold) -> tuple[tuple[Number, ...], Number]:
    """(weights, threshold) over x and 1 − x that decide as ⟨``u``, x⟩ ≥ ``threshold`` does, none negative.

    uᵢxᵢ = |uᵢ|(1 − xᵢ) − |uᵢ| for uᵢ < 0: the threshold rises by the sum of the sizes of the negative weights.

    >>> without_negative_weights((2, -1), 1)
    ((2, 0, 0, 1), 2)
    """
    positive, negative = tuple(max(v, 0) for v in u), tuple(max(-v, 0) for v in u)
    return (*positive, *negative), threshold + sum(negative)


def _first_of_a_shuffle(random, on, r):
    """Rows of r bits of which ``on[i]`` are on, all choices of them equally likely."""
    return random.random((len(on), r)).argsort(axis=1).argsort(axis=1) < on[:, None]


def _independent_bits(random, m, n, share):
    """The places of the ones among m × n bits that are on independently with probability ``share``: rows, columns.

    The gaps between ones are geometric, so that only ones are drawn.
    """
    import numpy as np

    if share <= 0 or n == 0:
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
    found = []
    last = -1
    while last < m * n:
        expected = (m * n - last) * share
        places = last + np.cumsum(random.geometric(share, int(expected + 4 * expected**0.5) + 8))
        found.append(places)
        last = int(places[-1])
    places = np.concatenate(found)
    return np.divmod(places[places < m * n], n)
