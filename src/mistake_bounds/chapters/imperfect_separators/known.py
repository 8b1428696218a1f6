"""What is known of ORs of r of n attributes, side by side: optimum ≤ worst case ≤ sharper bound ≤ the lectures'.

Bounds are read off the claims; L is ⌈log₂ n⌉ and W = 2ᴸ.  And the Perceptron's bounds for given examples and target.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from mistake_bounds.chapters.imperfect_separators import theorem as imperfect
from mistake_bounds.chapters.imperfect_separators.theorem import best_delta2
from mistake_bounds.exact import Number, norm2
from mistake_bounds.examples import Examples
from mistake_bounds.theorem.largest import NoBound, largest_whole


@dataclass(frozen=True)
class Imperfect:
    """What a target that need not separate the examples allows the Perceptron, in three forms, each a whole number.

    ``total`` is in the total distance, ``root`` the same solved exactly, ``squares`` is in the squared distances.
    """

    total: int
    root: int
    squares: int


def imperfect_bounds(examples: Examples, u, gamma: Number, passes: int = 1) -> Imperfect:
    """The three bounds of `chapters.imperfect_separators.theorem` for any u and γ > 0, with Δ nearly the best.

    Raise `mistake_bounds.examples.BadMargin` for γ ≤ 0.

    >>> imperfect_bounds(Examples([(1,), (1,)], [+1, -1]), (1,), 1)
    Imperfect(total=5, root=4, squares=9)
    >>> imperfect_bounds(Examples([(1,), (1,)], [-1, -1]), (1,), 4)  # no whole number lies between the two roots
    Imperfect(total=5, root=2, squares=4)
    """
    moved = examples.distances(u, gamma) * passes
    squared = sum(d * d for d in moved)
    at = {"u": tuple(u), "gamma": gamma, "R^2": examples.radius2, "T": sum(moved), "D^2": squared}
    at["Delta^2"] = best_delta2(at["R^2"], norm2(u), squared)
    total, squares = (
        largest_whole(theorem.conclusion.claim, "M", at)
        for theorem in (imperfect.total_distance(), imperfect.freund_schapire())
    )
    return Imperfect(total, _root_form(at), squares)


def _root_form(at: Mapping[str, object]) -> int:
    """The largest whole M that is not beyond T/γ, or with which `imperfect.as_a_square` holds: T/γ lies between the
    two roots of it, and between them there may be no whole number."""
    try:
        return largest_whole(imperfect.as_a_square().claim, "M", at)
    except NoBound:
        return int(at["T"] // at["gamma"])
