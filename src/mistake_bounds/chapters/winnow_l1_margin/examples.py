"""Few attributes that decide the label, and as many irrelevant ones beside them as one likes.

Signs are −1 and 1, bits 0 and 1.  The r relevant attributes come first.  With ``most`` the same rows are built for
every n up to it: the narrower ones are the wider ones cut off, so that only the irrelevant attributes differ.
"""

from functools import lru_cache
from random import Random

from mistake_bounds.exact import Number, dot, listed, whole
from mistake_bounds.examples import Examples
from mistake_bounds.streams.generated import BadStream


def majority(m: int, n: int, r: int, seed: int) -> Examples:
    """m rows of n random signs, labelled by the majority of the first r (− where there is none).

    >>> rows = majority(m=5, n=4, r=3, seed=0)
    >>> [y == (1 if sum(x[:3]) > 0 else -1) for x, y in rows]
    [True, True, True, True, True]
    """
    n = whole("n", n, 1, refusal=BadStream)
    r = whole("r", r, 1, n, BadStream)
    m, coin = _checked(m, seed)
    rows = [[coin.choice((-1, 1)) for _ in range(n)] for _ in range(m)]
    return Examples(rows, [1 if sum(row[:r]) > 0 else -1 for row in rows])


def irrelevant_signs(m: int, n: int, r: int, seed: int, most: int) -> Examples:
    """m rows of n random signs, labelled by the majority of the first r; n is ``most`` or less.

    >>> narrow, wide = (irrelevant_signs(m=5, n=n, r=3, seed=1, most=8) for n in (4, 8))
    >>> narrow.y == wide.y, all(x == z[:4] for (x, _), (z, _) in zip(narrow, wide))
    (True, True)
    """
    r, others = _places(r, most)
    relevant, noise = _signs(m, r, others, seed)
    return _beside(relevant, noise, n, most, [1 if sum(row) > 0 else -1 for row in relevant])


def irrelevant_bits(m: int, n: int, r: int, seed: int, most: int) -> Examples:
    """m rows of n random bits, labelled by the OR of the first r: these are on in a fifth of all, others in half.

    >>> rows = irrelevant_bits(m=100, n=6, r=3, seed=2, most=6)
    >>> all((y > 0) == any(x[:3]) for x, y in rows), 30 < rows.y.count(1) < 70
    (True, True)
    """
    r, others = _places(r, most)
    relevant, noise = _bits(m, r, others, seed)
    return _beside(relevant, noise, n, most, [1 if any(row) else -1 for row in relevant])


def random_bits(m: int, u, threshold: Number, seed: int) -> Examples:
    """m rows of random bits, + iff ⟨``u``, x⟩ ≥ ``threshold``; u is mostly 0.

    >>> [y == (1 if 2 * x[0] - x[1] >= 1 else -1) for x, y in random_bits(3, (2, -1, 0), 1, seed=0)]
    [True, True, True]
    """
    m, coin = _checked(m, seed)
    u = listed("u", u, TARGET, BadStream)
    rows = [tuple(coin.randint(0, 1) for _ in u) for _ in range(m)]
    return Examples(rows, [1 if dot(u, row) >= threshold else -1 for row in rows])


def graded(m: int, u, values, margin: Number, seed: int) -> Examples:
    """m rows of random ``values`` with |⟨``u``, x⟩| ≥ ``margin``, + iff ⟨u, x⟩ > 0; others are passed over.

    >>> graded(2, (3, 0), (-1, 0, 1), 2, seed=1).margin((3, 0))
    3
    """
    m, coin = _checked(m, seed)
    u = listed("u", u, TARGET, BadStream)
    kept = []
    values = listed("values", values, "give the numbers that a row is drawn from", BadStream)
    if margin > max(map(abs, values)) * sum(map(abs, u)):
        raise BadStream(f"margin={margin}: no row of such values reaches it", margin)
    while len(kept) < m:
        row = [coin.choice(values) for _ in u]
        if abs(dot(u, row)) >= margin:
            kept.append(row)
    return Examples(kept, [1 if dot(u, row) > 0 else -1 for row in kept])


def units(n: int, dummy: int = 0) -> Examples:
    """The n unit rows, every other one positive; with a ``dummy`` input of that size unless it is 0.

    >>> units(2).X, units(2, dummy=1).X, units(2).y
    (((1, 0), (0, 1)), ((1, 0, 1), (0, 1, 1)), (1, -1))
    """
    n = whole("n", n, 1, refusal=BadStream)
    rows = Examples([[int(i == j) for j in range(n)] for i in range(n)], [1 if i % 2 == 0 else -1 for i in range(n)])
    return rows.with_dummy(dummy) if dummy else rows


TARGET = "give a row of numbers, one for each attribute"


def _checked(m: int, seed: int) -> tuple[int, Random]:
    """How many rows there are, and the coin."""
    return whole("m", m, 1, refusal=BadStream), Random(whole("seed", seed, refusal=BadStream))


def _places(r: int, most: int) -> tuple[int, int]:
    """How many attributes are relevant, and how many are not."""
    most = whole("most", most, 1, refusal=BadStream)
    r = whole("r", r, 1, most, BadStream)
    return r, most - r


@lru_cache(maxsize=1)  # the next n needs the same
def _signs(m: int, r: int, others: int, seed: int) -> tuple[list[list[int]], list[list[int]]]:
    m, coin = _checked(m, seed)
    relevant = [[coin.choice((-1, 1)) for _ in range(r)] for _ in range(m)]
    return relevant, [[coin.choice((-1, 1)) for _ in range(others)] for _ in range(m)]


@lru_cache(maxsize=1)
def _bits(m: int, r: int, others: int, seed: int) -> tuple[list[list[int]], list[list[int]]]:
    m, coin = _checked(m, seed)
    relevant = [[int(coin.random() < 0.2) for _ in range(r)] for _ in range(m)]
    return relevant, [[coin.randint(0, 1) for _ in range(others)] for _ in range(m)]


def _beside(relevant, noise, n: int, most: int, labels) -> Examples:
    """The relevant attributes, and irrelevant ones beside them until there are n."""
    n = whole("n", n, len(relevant[0]), most, BadStream)
    return Examples([known + rest[: n - len(known)] for known, rest in zip(relevant, noise, strict=True)], labels)
