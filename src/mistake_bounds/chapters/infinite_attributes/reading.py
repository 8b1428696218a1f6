"""A run of `InfiniteAttributes` in the words of its theorem, and what it needed of slots.

As in `chapters.infinite_attributes.theorem`, N is the number of slots, S counts those
that are taken, k the new strings of an example.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from mistake_bounds.chapters.winnow_ors.reading import read_chips, read_left, read_steps
from mistake_bounds.exact import ceil_log, listed
from mistake_bounds.play import Run, Step
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import Reading, labels_of_mistakes
from mistake_bounds.theorem.targets import BadTarget


def read_strings(run: Run, target) -> Reading:
    """A run of `InfiniteAttributes` in the theorem's words, for the OR of the strings in ``target``.

    The vectors have a place for each slot that is taken in the end; the other slots weigh 1 each, always.  Raise
    `BadTarget` for what is no set of strings.
    """
    target = frozenset(listed("target", target, 'give strings, such as ("buy", "cheap")', BadTarget, in_order=False))
    learner = run.learner
    names = run.weights.strings
    factor = run.learner.winnow.factor
    marks = tuple(int(name in target) for name in names)
    untouched = learner.slots - len(names)
    fixed = {"u": marks, "n": learner.n, "N": learner.slots}
    most = ceil_log(learner.slots)
    slots = [_over_slots(m, names) for m in run.steps]
    plain = read_steps(slots, labels_of_mistakes(run), run.weights.weights, factor, fixed, untouched)
    points = tuple({**point, **_taken(m)} for point, m in zip(plain.mistakes, run.steps, strict=True))
    end = {**plain.end, "S_M": len(names), "r": learner.r, "L": most, "W": 2**most, **_logarithms(learner)}
    relevant = [j for j, marked in enumerate(marks) if marked]
    chips = read_chips(plain, factor, most, relevant, never_on=learner.r - len(relevant))
    return Reading(points, end | chips | read_left(run.weights.weights, untouched, factor))


def _logarithms(learner) -> dict:
    """ln 2, log₂ N and, where there is a target and a string, log₂(nr): exact numbers."""
    product = learner.n * learner.r
    to_base_2 = {"lg": learner.slots, **({"lambda": product} if product else {})}
    return {"b": ln(2), **{name: ln(number) / ln(2) for name, number in to_base_2.items()}}


def _over_slots(m: Step, names: Sequence[str]) -> Step:
    """A mistake as Winnow makes it: weights and example over the slots of all ``names``."""
    before, after = (state.weights + (1,) * (len(names) - len(state.weights)) for state in (m.before, m.after))
    return replace(m, x=tuple(int(name in m.x) for name in names), before=before, after=after)


def _taken(m: Step) -> dict[str, int]:
    """The slots taken before and after a mistake, and its new strings."""
    new = len(m.x.difference(m.before.strings))
    return {"k": new, "S": len(m.before.strings), "S^+": len(m.after.strings)}


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
