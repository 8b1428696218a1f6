"""What is refused, by name."""


class BadSize(ValueError):
    """A number of attributes out of range; carries its ``name`` and ``value``."""

    def __init__(self, name: str, value: object, least: int, most: int | None = None):
        bounds = f"≥ {least}" if most is None else f"from {least} to {most}"
        super().__init__(f"{name}={value!r}: {name} is an integer {bounds}")
        self.name, self.value = name, value


class NoWorstCase(ValueError):
    """The worst of what was asked for was not determined; carries the ``reason``'s evidence as ``offender``."""

    def __init__(self, message: str, offender: object):
        super().__init__(message)
        self.offender = offender


def check_integer(name: str, value: object, least: int, most: int | None = None) -> None:
    """Raise `BadSize` unless ``least`` ≤ ``value`` ≤ ``most``.

    >>> check_integer("r", 5, least=0, most=4)
    Traceback (most recent call last):
        ...
    mistake_bounds.worst_case.errors.BadSize: r=5: r is an integer from 0 to 4
    """
    integer = isinstance(value, int) and not isinstance(value, bool)
    if not integer or value < least or (most is not None and value > most):
        raise BadSize(name, value, least, most)


def check_size(n: object, r: object, least: int = 0) -> None:
    """Raise `BadSize` unless n ≥ 1 and ``least`` ≤ r ≤ n."""
    check_integer("n", n, least=1)
    check_integer("r", r, least=least, most=n)
