"""Refusals: named exceptions that carry the invalid value.

An *offender* is the value that was refused, as it was given; its *name* is the argument's, where it has one.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from operator import index
from reprlib import Repr

_BRIEF = Repr()
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = 60


class Refusal(ValueError):
    """Something this library does not take; carries it as ``offender`` and the name of the argument as ``name``.

    Every refusal of the library is one, so that ``except Refusal`` catches them all.  It survives pickling with
    everything that it carries, whatever its own constructor takes: workers of a `mistake_bounds.sweep` send it home.

    >>> try:
    ...     raise Refusal("a triangle has no fourth side", 4)
    ... except ValueError as refused:
    ...     print(refused, refused.offender)
    a triangle has no fourth side 4
    """

    def __init__(self, message: str, offender: object = None, name: str = ""):
        super().__init__(message)
        self.offender = offender
        self.name = name

    def __reduce__(self):
        return _again, (type(self), self.args, self.__dict__)


class NotWhole(Refusal):
    """A value that is no whole number, or none in the range that is wanted."""


def whole(
    name: str, value: object, least: int | None = None, most: int | None = None, refusal: type[Refusal] = NotWhole
) -> int:
    """``value`` as an ``int``, once it is known that ``least`` ≤ ``value`` ≤ ``most`` (None: no limit).

    Whatever `operator.index` takes is an integer, such as NumPy's; True, False and 2.0 are none.  Raises ``refusal``,
    which carries name and value.

    >>> whole("r", 3, least=0, most=4)
    3
    >>> whole("r", 5, least=0, most=4)
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.refusals.NotWhole: r=5: r is an integer from 0 to 4
    """
    try:
        integer = None if isinstance(value, bool) else index(value)
    except TypeError:
        integer = None
    if integer is not None and (least is None or least <= integer) and (most is None or integer <= most):
        return integer
    raise refusal(f"{name}={shown(value)}: {name} is an integer{_range(least, most)}", value, name)


def shown(value: object) -> str:
    """The value on one line, as a message names it: the middle of a long one is left out.

    >>> shown("ab"), shown([0] * 10_000)
    ("'ab'", '[0, 0, 0, 0, 0, 0, ...]')
    """
    return " ".join(_BRIEF.repr(value).split())


def listed(name: str, values: object, what: str, refusal: type[Refusal], in_order: bool = True) -> tuple:
    """The entries of ``values`` as a tuple, so that an iterator is used up here and nowhere else.

    ``what`` is the advice in the message.  Raises ``refusal`` if there are no entries to list, and, with ``in_order``,
    for a set or a mapping, which have no order.

    >>> listed("row", iter([1, 2]), "give a row", BadSize)
    (1, 2)
    >>> listed("row", {1, 2}, "give a row", BadSize)
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.refusals.BadSize: row={1, 2}: give a row
    """
    if not isinstance(values, Iterable) or in_order and isinstance(values, Mapping | Set):
        raise refusal(f"{name}={shown(values)}: {what}", values, name)
    return tuple(values)


def check_one_of(name: str, value: object, known: Sequence, refusal: type[Refusal]) -> None:
    """Raise ``refusal`` unless ``value`` is among the ``known`` ones.

    >>> check_one_of("order", "least", ("first", "most"), BadSize)
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.refusals.BadSize: order='least' is none of 'first', 'most'
    """
    if not isinstance(value, Hashable) or value not in known:
        raise refusal(f"{name}={shown(value)} is none of {', '.join(map(repr, known))}", value, name)


class BadSize(Refusal):
    """A number of attributes out of range; carries its ``name`` and ``value``."""

    @property
    def value(self) -> object:
        """The number."""
        return self.offender


def checked_integer(name: str, value: object, least: int, most: int | None = None) -> int:
    """``value`` as `whole` returns it; raises `BadSize` unless ``least`` ≤ ``value`` ≤ ``most``.

    >>> checked_integer("r", 5, least=0, most=4)
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.refusals.BadSize: r=5: r is an integer from 0 to 4
    """
    return whole(name, value, least, most, BadSize)


def check_width(name: str, row: Sequence, n: int, others: str = "the examples") -> None:
    """Raise `BadSize`, with the row, unless it has ``n`` entries.

    >>> check_width("w", (1, 2), 3)
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.refusals.BadSize: w has 2 entries where the examples have 3: give a row of as many
    """
    if len(row) != n:
        raise BadSize(f"{name} has {len(row)} entries where {others} have {n}: give a row of as many", row, name)


def checked_size(n: object, r: object, least: int = 0) -> tuple[int, int]:
    """n and r as integers; raises `BadSize` unless n ≥ 1 and ``least`` ≤ r ≤ n."""
    n = checked_integer("n", n, least=1)
    return n, checked_integer("r", r, least=least, most=n)


def _range(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f" ≥ {least}" if least is not None else f" ≤ {most}" if most is not None else ""


def _again(kind: type[Refusal], args: tuple, carried: dict) -> Refusal:
    """A refusal as it was, without its constructor, whose arguments are gone."""
    refusal = kind.__new__(kind, *args)
    vars(refusal).update(carried)
    return refusal
