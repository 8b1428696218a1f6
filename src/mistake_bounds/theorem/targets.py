"""The arguments of theorems besides a run, targets first: read once and exactly; invalid ones are refused by name."""

from collections.abc import Callable
from fractions import Fraction

from mistake_bounds.exact import BadSize, Number, Refusal, listed, number, whole
from mistake_bounds.examples import Examples


class NotSeparated(Refusal):
    """The target does not separate the examples: its margin is not positive.  Carries the worst ``example``."""

    def __init__(self, example, margin):
        super().__init__(f"the target has margin {margin} ≤ 0 on {example}: it does not separate the examples", example)
        self.example = example
        self.margin = margin


class BadTarget(Refusal):
    """A target that the theorem does not speak of; carries it, or the entry that is wrong, as ``offender``."""


def checked_target(target, n: int) -> tuple[Number, ...]:
    """The ``n`` entries of a target.  Raises `BadTarget` otherwise."""
    target = listed("target", target, f"give {n} numbers, one for each attribute", BadTarget)
    if len(target) != n:
        raise BadTarget(f"the target has {len(target)} entries where the examples have {n} attributes", target)
    return tuple(number(v, f"entry {j} of the target") for j, v in enumerate(target))


def non_negative_target(target, n: int) -> tuple[Fraction, ...]:
    """The ``n`` entries of a target without negative ones, and not all 0.  Raises `BadTarget` otherwise."""
    target = checked_target(target, n)
    for j, v in enumerate(target):
        if v < 0:
            raise BadTarget(
                f"entry {j} of the target is {v}, which is negative: give the learner the complements as well, by "
                "mistake_bounds.streams.with_complements or learners.balanced",
                v,
            )
    if not any(target):
        raise BadTarget("all entries of the target are 0: it separates no examples", target)
    return tuple(map(Fraction, target))


def relevant_attributes(relevant, n: int) -> tuple[int, ...]:
    """The given positions of attributes, each once, increasing.  Raises `BadSize` for one outside 0 … n − 1.

    >>> relevant_attributes(iter([2, 0, 2]), 3)
    (0, 2)
    """
    given = listed("relevant", relevant, "give positions of attributes, such as (0, 2)", BadSize, in_order=False)
    return tuple(sorted({whole("relevant", i, 0, n - 1, refusal=BadSize) for i in given}))


def checked_list(target, n: int):
    """A target that is a `mistake_bounds.streams.DecisionList` over ``n`` attributes.  Raises `BadTarget` otherwise."""
    if not hasattr(target, "least_attributes"):
        wanted = 'a list of rules, such as DecisionList.of("x2 -> +, else -")'
        raise BadTarget(f"target={target!r}: the target is {wanted}", target, "target")
    if target.least_attributes > n:
        raise BadTarget(f"the list {target} speaks of attributes beyond the {n} of the examples", target)
    return target


def row_of_bits(name: str, row: object, needs: str) -> tuple[int, ...]:
    """A row of 0s and 1s, as integers.  Raises `mistake_bounds.examples.BadFeature`, with ``needs`` in the message.

    >>> row_of_bits("x", iter([0, 1.0]), "a list is about bits")
    (0, 1)
    >>> row_of_bits("x", [0, 3], "a list is about bits")
    Traceback (most recent call last):
        ...
    mistake_bounds.examples.BadFeature: row 0, column 1: a list is about bits, not 3
    """
    only = Examples([listed(name, row, "give bits, such as (0, 1)", BadTarget)], [1])
    only.require(lambda value: value in (0, 1), needs)
    return tuple(map(int, only.X[0]))


def number_or(name: str, value: object, otherwise: Callable[[], Number]) -> Number:
    """The given number, or for None what ``otherwise()`` returns.  Raises `mistake_bounds.exact.NotANumber`.

    >>> number_or("margin", None, lambda: 3), number_or("margin", Fraction(4, 2), lambda: 3)
    (3, 2)
    """
    return otherwise() if value is None else number(value, name)


def place_or(name: str, place: object, n: int, otherwise: Callable[[], int]) -> int:
    """The given position of one of ``n``, or for None what ``otherwise()`` returns.  Raises `BadSize` for no position.

    >>> place_or("expert", None, 3, lambda: 2), place_or("expert", 0, 3, lambda: 2)
    (2, 0)
    """
    return otherwise() if place is None else whole(name, place, 0, n - 1, refusal=BadSize)


def positive_times(name: str, value) -> Number:
    """How many times a target is taken: a number above 0.

    Raises `BadTarget` or `mistake_bounds.exact.NotANumber` otherwise.

    >>> positive_times("length", Fraction(4, 2))
    2
    """
    times = number(value, name)
    if not times > 0:
        raise BadTarget(f"{name}={value!r}: how many times a target is taken is a positive number", value, name)
    return times
