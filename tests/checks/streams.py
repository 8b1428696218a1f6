"""Examples on which learners and theorems of several chapters are tried.

A stream is made from a seed, with what a theorem is told of it.
"""

import random
from fractions import Fraction

from mistake_bounds import Examples

SIX_BITS = [tuple(i >> j & 1 for j in range(6)) for i in (*range(64), *range(63, 0, -3))]


def labelled(rows, positive, *target):
    """The rows with the labels of a target, and what the theorem is told of it."""
    return Examples(rows, [1 if positive(row) else -1 for row in rows]), target


def in_order(seed: int) -> list[tuple[int, ...]]:
    """All rows of six bits, counted up, and some of them down again; shuffled, unless the seed is 0."""
    return SIX_BITS if seed == 0 else random.Random(seed).sample(SIX_BITS, len(SIX_BITS))


def separable(seed: int):
    coin = random.Random(seed)
    rows = [(a, b, 1 - a * b) for a, b in ((coin.randint(-6, 6), coin.randint(-6, 6)) for _ in range(20))]
    return labelled([x for x in rows if 2 * x[0] != x[1]], lambda x: 2 * x[0] > x[1], (2, -1, 0))


def not_separated(seed: int):
    """Rows of a grid, a few of which have the wrong label, and a target that is right but for those."""
    coin = random.Random(seed + 5)
    rows = [(coin.randint(-6, 6), coin.randint(-6, 6), 1) for _ in range(30)]
    return Examples(rows, [1 if 2 * a - b + coin.randint(-5, 5) > 0 else -1 for a, b, _ in rows]), ((2, -1, 0), 2)


def ors(seed: int):
    return labelled(in_order(seed), lambda x: x[0] or x[3], [0, 3])


def signs(seed: int):
    coin = random.Random(seed + 2)
    rows = [tuple(coin.choice((-1, 1)) for _ in range(7)) for _ in range(40)]
    return labelled(rows, lambda x: sum(x[:3]) > 0, (1, 1, 1, 0, 0, 0, 0))


def any_labels(seed: int):
    """Labels that no weights get right."""
    coin = random.Random(seed)
    rows = [tuple(coin.randint(-3, 3) for _ in range(3)) for _ in range(12)]
    return Examples(rows, [coin.choice((-1, 1)) for _ in rows]), ((1, -1, 0),)


THREE_BITS = Examples([(1, 1, 0), (0, 1, 1), (1, 0, 0), (0, 0, 1), (1, 1, 1)], [1, -1, 1, -1, 1])


SIGNED = Examples([(1, -1, 1), (-1, 0, 1), (1, 1, 0), (0, -1, -1), (1, 0, -1)], [1, -1, 1, -1, 1])


NUMBERS = Examples([(1, 2, -3), (Fraction(1, 2), -1, 0), (-2, 0, 1), (3, 3, 3)], [1, -1, -1, 1])


LEVELS = ((1, 1, 1), (-1, 1, 1), (-1, -1, 1), (-1, -1, -1))


STEPS = Examples([(1, 1, -1, -1), (1, 1, 1, -1), (1, -1, -1, -1)], [-1, -1, -1])


NO_BITS = (2, Fraction(1, 2))


NO_RATES = ({"rate": 0}, {"rate": -1})


FIVE_ROWS = Examples([(1, 2), (2, 1), (-1, 1), (1, -3), (0, 1)], [1, 1, -1, -1, 1])


LINE = Examples([(2, 1), (-1, 1), (1, 0)], [1, -1, 1])


ADVICE = Examples([(1, 1, -1, -1), (1, -1, 1, -1)], [1, 1])
