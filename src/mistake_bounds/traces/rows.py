"""The points of a row are joined: each begins where the one before it ended, and there are as many as is said."""

from collections.abc import Mapping

from mistake_bounds.proof import ForEach
from mistake_bounds.proof.values import value
from mistake_bounds.traces.reading import of_kind


class NotInARow(ValueError):
    """A reading whose points do not follow one from the other, or are not as many as it says: the reader is wrong."""


def joined(each: ForEach, outside: Mapping, started: bool) -> list[Mapping]:
    """The points of a row, what is fixed as ``outside`` says.

    Raises `NotInARow` unless each begins where the one before it ended and there are as many as is said; the
    first has to begin where the row does, unless it is somebody else's task (not ``started``) to say so.
    """
    fixed = {name: outside[name] for name in each.fixed if name in outside}
    points = [{**point, **fixed} for point in outside[each.over]]
    for before, start, after, final in each.state:
        ends = [value(start, outside), *(value(after, point) for point in points)]
        begins = [*(value(before, point) for point in points), value(final, outside)]
        for end, begin in list(zip(ends, begins, strict=True))[not started :]:
            if end != begin and not _both_zero(end, begin):
                raise NotInARow(f"{before}: one {each.over} ends with {end}, and the next begins with {begin}")
    for k, (count, _) in enumerate(each.kinds):
        seen, said = len(of_kind(points, k)), value(count, outside)
        if seen != said:
            raise NotInARow(f"{count} is {said}, but there are {seen} points, one for each {each.over}")
    return points


def _both_zero(left, right) -> bool:
    """The zero vector is the same in every dimension."""
    return isinstance(left, tuple) and isinstance(right, tuple) and not any((*left, *right))
