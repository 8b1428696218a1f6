"""Examples with a column of their own each, with which any target separates them: Freund and Schapire 1999.

d is how far an example falls short of the margin γ with the target u.  Its own column holds Δ in its row and 0 in all
others, and the target gets y·d/Δ there: that adds d to the margin of this example and changes no other.
"""

from fractions import Fraction

from mistake_bounds.exact import Number, number
from mistake_bounds.examples import Examples
from mistake_bounds.streams.generated import BadStream, Separable


def extended(examples: Examples, u, gamma: Number, delta: Number = 1, passes: int = 1) -> Separable:
    """The examples, presented ``passes`` times, each with a column of its own, and a target with the margin ``gamma``.

    What is learned in the column of one row is of no use for another row, so the Perceptron makes the very mistakes
    that it makes without the columns.  The squared length of each row grows by Δ², that of the target by Σ d²/Δ².
    Raise `mistake_bounds.examples.BadMargin` for γ ≤ 0, and `BadStream` for Δ ≤ 0.

    >>> longer = extended(Examples([(1,), (1,)], [+1, -1]), (1,), 1)
    >>> list(longer.examples), longer.u, longer.margin
    ([((1, 1, 0), 1), ((1, 0, 1), -1)], (1, 0, -2), 1)
    """
    delta = number(delta, "delta")
    if not delta > 0:
        raise BadStream(f"delta={delta!r}: what is in a column of its own is greater than 0", delta)
    moved = examples.distances(u, gamma) * passes
    m = len(examples) * passes
    rows = [(*x, *(delta if i == j else 0 for j in range(m))) for i, x in enumerate(examples.X * passes)]
    own = (y * Fraction(d) / delta for y, d in zip(examples.y * passes, moved, strict=True))
    return Separable(Examples(rows, examples.y * passes), (*u, *map(number, own)))
