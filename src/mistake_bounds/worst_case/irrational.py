"""Three points on a line with an irrational coordinate, on which the Perceptron's weights never come back.

The points are 0 (plus), 1 (minus) and √2 (plus), with a constant input 1.  Weights are triples (b, p, q) of whole
numbers: the constant's weight is b, the point's is p + q√2, and signs are exact.
"""

from mistake_bounds.exact import whole

POINTS = ((0, 0), (1, 0), (0, 1))  # c + e√2
LABELS = (+1, -1, +1)


def sign(p: int, q: int) -> int:
    """The sign of p + q√2, from whole numbers alone.

    >>> sign(-7, 5), sign(-17, 12), sign(0, 0)
    (1, -1, 0)
    """
    if p * q >= 0:
        return (p > 0 or q > 0) - (p < 0 or q < 0)
    return 1 if (p > 0) == (p * p > 2 * q * q) else -1


def never_cycles(updates: int) -> tuple[tuple[int, int, int], ...]:
    """The weights 0 and those after each of so many updates, the points shown in turn, a tie a mistake.

    An update changes (b, p, q) by (1, 0, 0), (−1, −1, 0) or (1, 0, 1): in each case b − 2p grows by one, so the
    weights tell how many updates there have been, and none comes twice.  And the points are not separable: 0 and √2
    lie on different sides of the point 1.

    >>> never_cycles(3)
    ((0, 0, 0), (1, 0, 0), (0, -1, 0), (1, -1, 1))
    >>> all(b - 2 * p == t for t, (b, p, q) in enumerate(never_cycles(1000)))
    True
    """
    whole("updates", updates, 1)
    b = p = q = 0
    found, turn = [(0, 0, 0)], 0
    while len(found) <= updates:
        (c, e), y = POINTS[turn % 3], LABELS[turn % 3]
        if y * sign(b + c * p + 2 * e * q, c * q + e * p) <= 0:  # b + (p + q√2)(c + e√2)
            b, p, q = b + y, p + y * c, q + y * e
            found.append((b, p, q))
        turn += 1
    return tuple(found)
