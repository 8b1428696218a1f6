"""Winnow with infinitely many attributes: a string gets one of N slots when a mistake makes it matter.

An example is a set of strings, the attributes that are on, at most n of them; y in {−1, +1} is its
label.  A *slot* is one of N Boolean attributes of Winnow.  Strings without a slot are given free ones
*temporarily*, for the prediction; a mistake makes that permanent, otherwise the example is forgotten.
(Blum's lecture of 2010, after Blum 1992.)
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.exact import Number, Refusal, is_exact, whole
from mistake_bounds.examples import BadFeature, Examples
from mistake_bounds.learner import BadLearner, Learner, check_learner
from mistake_bounds.play import Run


class OutOfSlots(Refusal):
    """An example that needs more slots than there are; ``needed`` counts them all, ``example`` is the set."""

    def __init__(self, needed: int, slots: int, example: frozenset):
        super().__init__(f"{needed} strings need a slot each, and there are {slots}: {sorted(example)}", example)
        self.needed = needed
        self.slots = slots
        self.example = example


class TooManyActive(Refusal):
    """An example with more attributes on than were announced; carries it as ``example``, with its ``index``."""

    def __init__(self, example: frozenset, n: int, index: int):
        super().__init__(f"example {index} has {len(example)} strings, more than n={n}: {sorted(example)}", example)
        self.example = example
        self.n = n
        self.index = index


class BadBudget(Refusal):
    """A number n, r or N that no budget of slots can have; carries it as ``offender``."""


class Slots(NamedTuple):
    """What has been learned: the ``strings`` that hold the first slots for good, and their weights.

    The weights of all other slots are as they were at the start, 1.
    """

    strings: tuple[str, ...]
    weights: tuple[Number, ...]


@dataclass(frozen=True)
class InfiniteAttributes(Learner):
    """Winnow over N slots, for an OR of at most r strings and sets of at most n.

    ``slots`` is N; `chapters.infinite_attributes.theorem.with_enough_slots` makes one that can never run out.
    ``winnow`` says how to learn, with N for the threshold unless it names another; its factor is
    exact.  `mistake_bounds.play` runs it on `mistake_bounds.streams.StringSets`, and its weights are
    `Slots`.  Raise `BadBudget` or `BadLearner` for other settings, `TooManyActive` for examples with
    more than n strings, before any work is done, and `OutOfSlots` when even a temporary slot is missing.

    >>> learner = InfiniteAttributes(n=4, r=1, slots=100)
    >>> learner.update(Slots((), ()), frozenset({"buy", "cheap"}), +1)
    Slots(strings=('buy', 'cheap'), weights=(2, 2))
    """

    n: int
    r: int
    slots: int
    winnow: Winnow = Winnow()

    def __post_init__(self):
        object.__setattr__(self, "n", whole("n", self.n, 1, refusal=BadBudget))
        object.__setattr__(self, "r", whole("r", self.r, 0, refusal=BadBudget))
        object.__setattr__(self, "slots", whole("slots", self.slots, 1, refusal=BadBudget))
        check_learner(self.winnow, Winnow)
        if not is_exact((self.winnow.factor,)):
            raise BadLearner(f"winnow={self.winnow!r}: its factor is no exact number", self.winnow)
        if self.winnow.threshold is None:
            object.__setattr__(self, "winnow", replace(self.winnow, threshold=self.slots))

    def initial(self, n: int) -> Slots:
        """No slot is taken."""
        return Slots((), ())

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, what is no set of strings (`BadFeature`), and sets of more than n."""
        super().refuse(examples)
        for i, example in enumerate(examples.X):
            if not isinstance(example, frozenset):
                raise BadFeature(example, i, None, "this learner needs sets of strings")
            if len(example) > self.n:
                raise TooManyActive(example, self.n, i)

    def weights_of(self, state: Slots) -> None:
        """None: everything here is exact, and examples are no rows."""

    def threshold_for(self, n: int) -> Number:
        """Winnow's, N unless it names another."""
        return self.winnow.threshold

    def predict(self, state: Slots, example: frozenset) -> int:
        """What Winnow predicts once the new strings have temporary slots, of weight 1; other slots count nothing."""
        self._new(state, example)
        weights = dict(zip(*state, strict=True))
        active = tuple(weights.get(string, 1) for string in example)
        return self.winnow.predict(active, (1,) * len(active))

    def update(self, state: Slots, example: frozenset, y: int) -> Slots:
        """The temporary slots become permanent, in alphabetical order, and Winnow learns."""
        new = self._new(state, example)
        strings = (*state.strings, *sorted(new))
        x = tuple(int(string in example) for string in strings)
        return Slots(strings, self.winnow.update(state.weights + (1,) * len(new), x, y))

    def _new(self, state, example) -> frozenset:
        """The strings without a slot, for which there must be one each."""
        new = example.difference(state.strings)
        if len(state.strings) + len(new) > self.slots:
            raise OutOfSlots(len(state.strings) + len(new), self.slots, example)
        return new

    def seen(self, run) -> Examples:
        """What Winnow saw: the mistakes of a run as `Examples` over the slots that were taken, named by their strings.

        On them `Winnow` with this threshold errs every time, so that its theorems are about these examples.

        >>> from mistake_bounds import play
        >>> from mistake_bounds.streams.strings import StringSets
        >>> learner = InfiniteAttributes(n=2, r=1, slots=50)
        >>> run = play(learner, StringSets([{"buy", "cheap"}, {"hello"}, {"buy"}], [1, -1, 1]))
        >>> learner.seen(run)
        Examples(X=((1, 1), (1, 0)), y=(1, 1), names=('buy', 'cheap'))
        """
        sets = [run.examples[index % len(run.examples)] for index in run.mistakes]
        strings = run.weights.strings
        return Examples(
            [tuple(int(s in example) for s in strings) for example, _ in sets], [y for _, y in sets], strings
        )


# what a run needed of slots


class Shown(NamedTuple):
    """An example as it was shown: slots ``taken`` before it, its ``temporary`` ones, and was it a ``mistake``?"""

    taken: int
    temporary: int
    mistake: bool


def slots_during(run: Run) -> tuple[Shown, ...]:
    """For every example of a run of `InfiniteAttributes`, in the order shown, what it needs of the slots.

    >>> from mistake_bounds import play
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
