"""Numbers as this book counts them, exact logarithms, and refusals by name: the standard library is all it needs.

``numbers`` has integers, fractions and what becomes of floats; ``logarithms`` has ⌈log n⌉ and bounds on log₂ n;
``refusals`` has the one base class of everything that the library refuses, ``simplex`` an exact linear programme,
``games`` what it says of a matrix game, ``linear`` elimination in fractions, and ``semidefinite`` a programme over
positive semidefinite matrices in floats.

>>> from fractions import Fraction
>>> number(Fraction(4, 2)), ceil_log(5), is_exact((1, 0.5))
(2, 3, False)
"""

from mistake_bounds.exact.logarithms import NoLogarithm, ceil_log, floor_of_log, log2_bounds, reaches_log2
from mistake_bounds.exact.numbers import (
    NotANumber,
    Number,
    WeightOverflow,
    brief,
    counted,
    dot,
    intern,
    inverse,
    is_exact,
    norm2,
    number,
    times,
    total,
)
from mistake_bounds.exact.refusals import (
    BadSize,
    NotWhole,
    Refusal,
    check_one_of,
    check_width,
    checked_integer,
    checked_size,
    listed,
    shown,
    whole,
)

__all__ = [
    "BadSize",
    "NoLogarithm",
    "NotANumber",
    "NotWhole",
    "Number",
    "Refusal",
    "WeightOverflow",
    "brief",
    "ceil_log",
    "check_one_of",
    "check_width",
    "checked_integer",
    "checked_size",
    "counted",
    "dot",
    "floor_of_log",
    "inverse",
    "is_exact",
    "listed",
    "log2_bounds",
    "norm2",
    "number",
    "intern",
    "reaches_log2",
    "shown",
    "times",
    "total",
    "whole",
]
