"""The targets that theorems speak of, read exactly; what is no target is refused by name."""

from collections.abc import Iterable
from fractions import Fraction

from mistake_bounds.exact import Number, Refusal, number


class NotSeparated(Refusal):
    """The target does not separate the examples: its margin is not positive.  Carries the worst ``example``."""

    def __init__(self, example, margin):
        super().__init__(f"the target has margin {margin} ≤ 0 on {example}: it does not separate the examples", example)
        self.example, self.margin = example, margin


class BadTarget(Refusal):
    """A target that the theorem does not speak of; carries it, or the entry that is wrong, as ``offender``."""


def checked_target(target, n: int) -> tuple[Number, ...]:
    """The ``n`` entries of a target; else `BadTarget`."""
    if not isinstance(target, Iterable):
        raise BadTarget(f"target={target!r}: give {n} numbers, one for each attribute", target, "target")
    target = tuple(target)
    if len(target) != n:
        raise BadTarget(f"the target has {len(target)} entries where the examples have {n} attributes", target)
    return tuple(number(v, f"entry {j} of the target") for j, v in enumerate(target))


def non_negative_target(target, n: int) -> tuple[Fraction, ...]:
    """The ``n`` entries of a target without negative ones, and not all 0; else `BadTarget`."""
    target = checked_target(target, n)
    for j, v in enumerate(target):
        if v < 0:
            raise BadTarget(
                f"entry {j} of the target is {v}, which is negative: give the learner the complements as well, by "
                "mistake_bounds.streams.with_complements or learners.balanced",
                v,
            )
    if not any(target):
        raise BadTarget("all entries of the target are 0: it tells no examples apart", target)
    return tuple(map(Fraction, target))


def positive_times(name: str, value) -> Number:
    """How many times a target is taken: a number above 0; else `BadTarget`.

    >>> positive_times("length", Fraction(4, 2))
    2
    """
    try:
        times = number(value, name)
    except Refusal:
        times = 0
    if not times > 0:
        raise BadTarget(f"{name}={value!r}: how many times a target is taken is a positive number", value, name)
    return times
