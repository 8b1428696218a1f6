"""Examples to learn from: generated with a known separator, made to be hard, or real.

``generated`` draws separable data, ``adversarial`` holds the small streams by which the book shows
what a bound can and cannot say, ``real`` reads handwritten digits.  All of them are exact.

>>> worked_example().y
(-1, 1, 1, -1, -1, 1)
"""

from mistake_bounds.streams.adversarial import (
    ball_off_centre,
    degenerate_margin,
    infinite_stream,
    normalisation_changes_the_run,
    orthonormal,
    tight_in_space,
    two_points_with_dummy,
    worked_example,
)
from mistake_bounds.streams.generated import BadStream, Separable, separable
from mistake_bounds.streams.real import BadDigit, digits

__all__ = [
    "BadDigit",
    "BadStream",
    "Separable",
    "ball_off_centre",
    "degenerate_margin",
    "digits",
    "infinite_stream",
    "normalisation_changes_the_run",
    "orthonormal",
    "separable",
    "tight_in_space",
    "two_points_with_dummy",
    "worked_example",
]
