"""Which hypotheses of a theorem hold on a run, which fail, and which have no value there.

`Instance.bound` refuses a run that fails a hypothesis.  Here all of them are asked, of runs of wrong learners too.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from mistake_bounds.proof import Changing, Claim, ForEach, name_of
from mistake_bounds.proof.values import NoValue, holds
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import of_kind


class Asked(NamedTuple):
    """The names of the hypotheses that ``hold`` on a run, that ``fail``, and that have ``no_value`` somewhere on it."""

    hold: frozenset[str]
    fail: frozenset[str]
    no_value: frozenset[str]


def failing(instance: Instance) -> Asked:
    """Ask each hypothesis of a theorem at each mistake of a run, at its start and at its end.

    Points of a row are asked even if they are not joined, as where a learner moves between its mistakes.  A name that
    fails somewhere is in ``fail`` alone.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
    >>> both_labels = play(Perceptron(), Examples([(1,), (1,)], [1, -1]))
    >>> failing(mistake_bound().on(both_labels, (1,), margin=1)).fail
    frozenset({'margin'})
    """
    held, failed, unknown = set(), set(), set()
    for claim, point in _places(instance):
        try:
            (held if holds(claim, point) else failed).add(claim.name)
        except NoValue:
            unknown.add(claim.name)
    return Asked(frozenset(held - failed - unknown), frozenset(failed), frozenset(unknown - failed))


def hypotheses(theorem) -> dict[str, Claim]:
    """The hypotheses of a theorem by name, those inside rows and those about the start too."""
    found = {claim.name: claim for claim in (*theorem.each, *theorem.at_end)}
    for each in _rows(theorem):
        for known in (one for _, held in each.kinds for one in held if not isinstance(one, ForEach)):
            found.setdefault(known.name, known)
    return found | {name: claim for name, claim in starts(theorem).items() if name not in found}


def starts(theorem) -> dict[str, Claim]:
    """The hypotheses about the start of a theorem's row, and of the rows inside it, by name."""
    inner = [row for each in _rows(theorem) for row in each.state if row not in theorem.state]
    return {claim.name: claim for claim in (*_starts(inner), *theorem.starts)}


def _rows(theorem) -> Iterator[ForEach]:
    """All rows of a theorem, those inside others too."""
    todo = [known for known in theorem.conclusion.given if isinstance(known, ForEach)]
    while todo:
        each = todo.pop()
        yield each
        todo += [one for _, held in each.kinds for one in held if isinstance(one, ForEach)]


def _places(instance: Instance) -> Iterator[tuple[Claim, Mapping]]:
    """Each hypothesis with each point at which it is asked."""
    theorem, reading = instance.theorem, instance.reading
    for k, kind in enumerate(theorem.kinds):
        for _, point in of_kind(reading.mistakes, k):
            yield from ((claim, point) for claim in kind.each)
    yield from ((claim, instance.first) for claim in theorem.starts)
    yield from ((claim, reading.end) for claim in theorem.at_end)
    whole = {**reading.end, reading.over: reading.mistakes}
    for each in (known for known in theorem.conclusion.given if isinstance(known, ForEach)):
        yield from _inside(each, whole, joined=each.over == reading.over)


def _inside(each: ForEach, outside: Mapping, joined: bool) -> Iterator[tuple[Claim, Mapping]]:
    """The hypotheses about the items of a row; ``joined`` is the row of the run, of which the rest is asked already."""
    fixed = {name: outside[name] for name in each.fixed if name in outside}
    points = [{**point, **fixed} for point in outside[each.over]]
    if points and not joined:
        yield from ((claim, {**outside, **points[0]}) for claim in _starts(each.state))
    for k, (_, held) in enumerate(each.kinds):
        for _, point in of_kind(points, k):
            for known in held:
                if isinstance(known, ForEach):
                    yield from _inside(known, point, joined=False)
                elif not joined:
                    yield known, point


def _starts(state: Iterable[Changing]) -> list[Claim]:
    """What the states of a row begin with, as claims."""
    return [Claim(row.before, "=", row.start, f"start of {name_of(row.before)}") for row in state]
