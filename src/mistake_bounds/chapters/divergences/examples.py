"""A target that moves while examples come: a direction in the plane that turns, a small step every few examples."""

import random
from dataclasses import dataclass
from fractions import Fraction

from mistake_bounds.exact import Number, checked_integer, dot, whole
from mistake_bounds.examples import Examples


@dataclass(frozen=True)
class Drifting:
    """Examples, and for each of them the target of its time."""

    examples: Examples
    targets: tuple[tuple[Number, ...], ...]


def turning(m: int, seed: int, stay: int = 10, steps: int = 8, most: int = 9) -> Drifting:
    """``m`` points of the plane and a target of length 1 that turns a step every ``stay`` examples.

    ``steps`` of them make a right angle.  The points are whole, up to ``most`` in each coordinate, and at a distance of
    1 or more from the line of their time.  Raise `mistake_bounds.exact.BadSize`.

    >>> stream = turning(40, seed=1)
    >>> len(stream.examples), len(set(stream.targets)), stream.targets[10]
    (40, 4, (Fraction(63, 65), Fraction(16, 65)))
    """
    settings = {"m": m, "stay": stay, "steps": steps, "most": most}
    m, stay, steps, most = (checked_integer(name, value, least=1) for name, value in settings.items())
    coin = random.Random(whole("seed", seed))
    rows = []
    targets = []
    while len(rows) < m:
        u = direction(len(rows) // stay, steps)
        x = (coin.randint(-most, most), coin.randint(-most, most))
        if abs(dot(u, x)) >= 1:
            rows.append(x)
            targets.append(u)
    labels = [1 if dot(u, x) > 0 else -1 for u, x in zip(targets, rows, strict=True)]
    return Drifting(Examples(rows, labels), tuple(targets))


def direction(k: int, steps: int) -> tuple[Fraction, Fraction]:
    """The direction after k steps, of which ``steps`` make a right angle, nearly all of one size: exact, of length 1.

    >>> direction(0, 4), direction(2, 4), direction(5, 4)
    ((Fraction(1, 1), Fraction(0, 1)), (Fraction(3, 5), Fraction(4, 5)), (Fraction(-8, 17), Fraction(15, 17)))
    """
    turns, rest = divmod(k, steps)
    t = Fraction(rest, steps)
    a, b = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    for _ in range(turns % 4):
        a, b = -b, a
    return a, b
