"""The points of a row are joined: each begins where the one before it ended, and their number is right."""

from collections.abc import Iterable, Mapping

from mistake_bounds.exact import Refusal
from mistake_bounds.proof import ForEach
from mistake_bounds.proof.kernel.terms import symbols_of
from mistake_bounds.proof.values import evaluator, value
from mistake_bounds.theorem.reading import of_kind


class BrokenSequence(Refusal):
    """A reading whose points do not follow one from the other, or are not as many as it counts: the reader is wrong.

    Carries the value that differs.
    """


def all_consecutive(each: ForEach, outside: Iterable[Mapping], started: bool) -> list[Mapping]:
    """The points of the rows that all of ``outside`` hold, one row after the other, each joined by `check_consecutive`.

    The same row among the same numbers gives the same points again.
    """
    names = sorted(each.symbols.union(*(symbols_of(row.start) for row in each.state)))
    names += [f"{name}^2" for name in names]
    rows = {}
    known: dict[tuple, dict] = {}
    points = []
    for around in outside:
        same = id(around[each.over]), *(id(around.get(name)) for name in names)
        if same not in rows:
            rows[same] = check_consecutive(each, around, started, known)
        points += rows[same]
    return points


def check_consecutive(each: ForEach, outside: Mapping, started: bool, known: dict) -> list[Mapping]:
    """The points of a row, with what is fixed from ``outside``; points that are ``known`` already are taken from there.

    Raises `BrokenSequence` unless each begins where the one before it ended and there are as many as the row
    counts.  If ``started``, the first has to begin where the row does.
    """
    fixed = {name: outside[name] for name in each.fixed if name in outside}
    fixed_ones = tuple(map(id, fixed.values()))
    points = []
    for point in outside[each.over]:
        same = (id(point), *fixed_ones)
        if same not in known:
            known[same] = {**point, **fixed}
        points.append(known[same])
    for before, start, after, final in each.state:
        ends = [value(start, outside), *map(evaluator(after), points)]
        begins = [*map(evaluator(before), points), value(final, outside)]
        for end, begin in list(zip(ends, begins, strict=True))[not started :]:
            if end != begin and not _both_zero(end, begin):
                raise BrokenSequence(
                    f"{before}: one {each.over} ends with {end}, and the next begins with {begin}", begin
                )
    for k, (count, _) in enumerate(each.kinds):
        seen = len(of_kind(points, k))
        expected = value(count, outside)
        if seen != expected:
            raise BrokenSequence(f"{count} is {expected}, but there are {seen} points, one for each {each.over}", seen)
    return points


def _both_zero(left, right) -> bool:
    """The zero vector is the same in every dimension."""
    return isinstance(left, tuple) and isinstance(right, tuple) and not any((*left, *right))
