"""Running sums: a sum is said once, as what each point adds to it, and stands before and after every point."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType


def running(
    points: Iterable[Mapping],
    sums: Mapping[str, Callable[[Mapping], object]],
    start: Mapping[str, object] = MappingProxyType({}),
) -> list[dict]:
    """The points, each with A and A⁺ for every sum A; ``sums[A]`` of a point is what it adds, a number or a row.

    >>> running([{"p": 1}, {"p": 2}], {"A": lambda at: 10 * at["p"]})
    [{'p': 1, 'A': 0, 'A^+': 10}, {'p': 2, 'A': 10, 'A^+': 30}]
    """
    rows, now = [], {name: start.get(name, 0) for name in sums}
    for point in points:
        after = {name: _plus(now[name], part(point)) for name, part in sums.items()}
        rows.append({**point, **now, **{f"{name}^+": value for name, value in after.items()}})
        now = after
    return rows


def totals(points: Sequence[Mapping], last: str, *names: str) -> dict:
    """What the sums come to: ``A_n`` for each name A, where ``last`` is n.

    >>> totals(running([{"p": 1}], {"A": lambda at: at["p"]}), "n", "A")
    {'A_n': 1}
    """
    return {f"{name}_{last}": points[-1][f"{name}^+"] if points else 0 for name in names}


def _plus(a, b):
    return tuple(x + y for x, y in zip(a, b, strict=True)) if isinstance(a, tuple) else a + b
