"""Processor seconds that mean the same on a slow machine: counted in a piece of work done beside what is measured."""

from fractions import Fraction
from time import process_time

ONE = 0.026  # the processor seconds of `_work` where the limits of the tests were set


def _work():
    for _ in range(3):
        sum(Fraction(1, k) for k in range(1, 1200))


def _taken(work) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def pace() -> float:
    """How fast this machine is at present: 0.5 where it takes twice as long as that on which the limits were set.

    >>> 0.01 < pace() < 100
    True
    """
    return ONE / min(_taken(_work), _taken(_work))


def seconds(work, times=1) -> float:
    """The least processor seconds of ``work()`` in so many times, as they would be where the limits were set.

    >>> 0 < seconds(_work) < 100 * ONE
    True
    """
    return min(_taken(work) * pace() for _ in range(times))
