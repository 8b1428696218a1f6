"""What a run of `InfiniteAttributes` needed of slots."""

from typing import NamedTuple

from mistake_bounds.play import Run


class Shown(NamedTuple):
    """An example as it was shown: slots ``taken`` before it, its ``temporary`` ones, and was it a ``mistake``?"""

    taken: int
    temporary: int
    mistake: bool


def slots_during(run: Run) -> tuple[Shown, ...]:
    """For every example of a run of `InfiniteAttributes`, in the order shown, what it needs of the slots.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
    >>> from mistake_bounds.streams.strings import StringSets
    >>> run = play(InfiniteAttributes(n=2, r=1, slots=50), StringSets([{"buy", "cheap"}, {"hello"}], [1, -1]))
    >>> slots_during(run)
    (Shown(taken=0, temporary=2, mistake=True), Shown(taken=2, temporary=1, mistake=False))
    """
    shown = []
    strings = frozenset()
    after = {m.index: m.after.strings for m in run.steps}
    mistakes = frozenset(run.mistakes)
    for index in range(run.presented):
        example, _ = run.examples[index % len(run.examples)]
        shown.append(Shown(len(strings), len(example - strings), index in mistakes))
        if index in after:
            strings = frozenset(after[index])
    return tuple(shown)


def seen_through_slots(run: Run) -> tuple[tuple[frozenset[int], int], ...]:
    """Every example as Winnow gets it, temporary slots included: the set of the slots that are on, and the label.

    Slots are numbered from 0; temporary ones come after those that are taken, in alphabetical order.
    """
    rows = []
    strings = ()
    after = {m.index: m.after.strings for m in run.steps}
    for index in range(run.presented):
        example, y = run.examples[index % len(run.examples)]
        places = (*strings, *sorted(example.difference(strings)))
        rows.append((frozenset(j for j, name in enumerate(places) if name in example), y))
        strings = after.get(index, strings)
    return tuple(rows)
