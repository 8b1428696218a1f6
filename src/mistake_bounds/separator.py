"""Learners that are shown all examples at once: each finds a hypothesis that agrees with them, or shows that none does.

A *literal* is an attribute and the bit with which it is true; a *part* is a set of literals, a clause where their OR is
meant and a term where their AND is.  A formula is an AND of clauses, or an OR of terms.  What no hypothesis fits is
refused with a certificate, which anybody can check.  A *trial* is m draws from a world with such a learner.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, inf, lcm

from mistake_bounds.exact import Number, Refusal, dot, number
from mistake_bounds.exact.simplex import solve
from mistake_bounds.examples import SIGNS, BadLabel, Examples


class NotConsistent(Refusal):
    """Examples with which no hypothesis of the class agrees; carries the evidence as ``offender``."""


class NoSeparator(NotConsistent):
    """No hyperplane through the origin has all examples strictly on their sides; carries ``multipliers`` λ.

    They are not negative, add up to 1, and Σ λ y x = 0: for any w the scores y⟨w, x⟩ average to 0 with them, so that
    not all of them are positive (Gordan 1873; Farkas 1902).  Floats are taken as the fractions that they are, since a
    sum of floats may come to 0 where the numbers do not.  Raises `mistake_bounds.exact.NotANumber` for other entries.
    """

    def __init__(self, multipliers: Sequence[Number]):
        exact = tuple(number(Fraction(number(share, f"multiplier {i}"))) for i, share in enumerate(multipliers))
        super().__init__(f"no separator: with the weights {', '.join(map(str, exact))} the rows yx add up to 0", exact)
        self.multipliers = exact

    def shows(self, examples: Examples) -> bool:
        """Does the certificate show it?  Raises `BadLabel` for other labels than ±1."""
        check_signs(examples)
        rows = [tuple(y * v for v in x) for x, y in examples.exactly()]
        return (
            len(rows) == len(self.multipliers)
            and all(share >= 0 for share in self.multipliers)
            and any(self.multipliers)
            and not any(dot(self.multipliers, column) for column in zip(*rows, strict=True))
        )


def check_signs(examples: Examples) -> None:
    """Raise `BadLabel` for examples with other labels than ±1.

    >>> check_signs(Examples([(1,)], [0], labels=(0, 1)))
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadLabel: the labels (0, 1) are not −1 and +1
    """
    if examples.labels != SIGNS:
        raise BadLabel(f"the labels {examples.labels} are not −1 and +1", examples.labels)


# separators
def find_separator(examples: Examples) -> tuple[int, ...]:
    """Integers w with y⟨w, x⟩ > 0 for all examples, by an exact linear programme; or `NoSeparator` with multipliers.

    The programme has y⟨w, x⟩ ≥ 1, which comes to the same after scaling.  A threshold is a constant input more:
    ``find_separator(examples.with_dummy())`` finds (w, −θ) with ⟨w, x⟩ > θ on the positive side.  Floats are taken as
    the fractions that they are.

    >>> find_separator(Examples([(1, 3), (3, 1), (1, 1)], [1, 1, -1]).with_dummy())
    (1, 1, -3)
    >>> find_separator(Examples([(0, 0), (1, 1), (0, 1), (1, 0)], [1, 1, -1, -1]).with_dummy())
    Traceback (most recent call last):
        ...
    mistake_bounds.separator.NoSeparator: no separator: with the weights 1/4, 1/4, 1/4, 1/4 the rows yx add up to 0
    """
    check_signs(examples)
    rows = [tuple(Fraction(y * v) for v in x) for x, y in examples.exactly()]
    columns = list(zip(*rows, strict=True))
    multipliers = solve([{**dict(enumerate(row)), "sum": 1} for row in rows], {"sum": 1}, [0] * len(rows), inf)
    if multipliers is not None:
        raise NoSeparator(multipliers)
    sides = [{i: sign * v for i, v in enumerate(column)} for column in columns for sign in (1, -1)]
    surplus = [{i: -1} for i in range(len(rows))]
    found = solve([*sides, *surplus], dict.fromkeys(range(len(rows)), 1), [1] * len(sides) + [0] * len(rows), inf)
    w = [found[2 * k] - found[2 * k + 1] for k in range(len(columns))]
    scale = lcm(*(v.denominator for v in w))
    whole_ones = [int(v * scale) for v in w]
    return tuple(v // gcd(*whole_ones) for v in whole_ones)
