"""What is refused, by name."""

from mistake_bounds.exact import Refusal, whole


class BadSize(Refusal):
    """A number of attributes out of range; carries its ``name`` and ``value``."""

    @property
    def value(self) -> object:
        """The number."""
        return self.offender


class NoWorstCase(Refusal):
    """The worst of what was asked for was not determined; carries the reason's evidence as ``offender``."""


def check_integer(name: str, value: object, least: int, most: int | None = None) -> None:
    """Raise `BadSize` unless ``least`` ≤ ``value`` ≤ ``most``.

    >>> check_integer("r", 5, least=0, most=4)
    Traceback (most recent call last):
        ...
    mistake_bounds.worst_case.errors.BadSize: r=5: r is an integer from 0 to 4
    """
    whole(name, value, least, most, BadSize)


def check_size(n: object, r: object, least: int = 0) -> None:
    """Raise `BadSize` unless n ≥ 1 and ``least`` ≤ r ≤ n."""
    check_integer("n", n, least=1)
    check_integer("r", r, least=least, most=n)
