"""Halving: let the concepts that have not erred yet vote, and after a mistake drop those that were for it.

A *concept* says −1 or +1 of each instance; a row x holds what the n concepts of a class say of one instance.  The
state w has a 1 for each concept that is *left* and a 0 for the others, so that ⟨w, x⟩ is the vote.  Those that are left
are the *version space* of the mistakes so far: the concepts of the class that agree with all those labels.

The standard optimal algorithm: of the two halves of what is left, predict the one with the deeper mistake tree.

A *concept* is a row of −1 and +1 over the instances of a finite class.  A *mistake tree* has an instance at each
node and goes on to those concepts that say −1, or +1, of it; it is *complete* of depth d if every path from its root
has d nodes and ends with a concept.  The *Littlestone dimension* of a set of concepts is the depth of its deepest
complete mistake tree: 0 for a single concept, and −1 for none.  A set of concepts is a bit mask.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from mistake_bounds.exact import Refusal, dot, listed
from mistake_bounds.examples import BadFeature
from mistake_bounds.learner import Learner, checked_tie

NEEDS = "a concept says -1 or +1"


class NoConceptLeft(Refusal):
    """Labels that no concept of the class gives: nobody is left to vote; carries the row as ``offender``, and ``y``."""

    def __init__(self, x: tuple, y: object):
        super().__init__(
            f"no concept is left that says {y:+d} of {x}: no concept of the class is the target; "
            "take a larger class, or a learner that forgives mistakes",
            x,
        )
        self.y = y


def consistent(w: tuple[int, ...], x: tuple[int, ...], y: int) -> tuple[int, ...]:
    """Those of the concepts in ``w`` that say ``y``: 1 for each of them, 0 for the others.

    >>> consistent((1, 1, 0), (1, -1, 1), 1)
    (1, 0, 0)
    """
    return tuple(int(left and said == y) for left, said in zip(w, x, strict=True))


def consistent_or_raise(w: tuple[int, ...], x: tuple[int, ...], y: int) -> tuple[int, ...]:
    """The same, where there is one; else `NoConceptLeft`."""
    after = consistent(w, x, y)
    if not any(after):
        raise NoConceptLeft(x, y)
    return after


@dataclass(frozen=True)
class Halving(Learner):
    """Predict as most of the concepts that are left; after a mistake only those that said the label are left.

    ``tie`` is the label predicted when as many say −1 as +1: −1, +1, or 0 (a tie is a mistake whatever the label).
    Rows are what the n concepts say, −1 or +1, as `chapters.halving.examples.ConceptClass.examples` makes them;
    `BadFeature` for others.  Only mistakes change anything.  Raise `NoConceptLeft` when no concept has been right at
    all mistakes so far, `BadLearner` for another tie rule.  (Angluin 1988, Littlestone 1988.)

    >>> from mistake_bounds import Examples, play
    >>> run = play(Halving(), Examples([(1, 1, -1), (1, -1, -1)], [-1, -1]))
    >>> run.mistakes, run.weights
    ((0,), (0, 0, 1))
    """

    tie: int = -1

    def __post_init__(self):
        object.__setattr__(self, "tie", checked_tie(self.tie))

    def initial(self, n: int) -> tuple[int, ...]:
        """All n concepts are left."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, rows of anything but −1 and +1."""
        super().refuse(examples)
        examples.require(lambda said: said in (-1, 1), NEEDS)

    def predict(self, w, x) -> int:
        """What most of the concepts left say; ``tie`` where there are as many on either side."""
        vote = dot(w, x)
        return 1 if vote > 0 else -1 if vote < 0 else self.tie

    def update(self, w, x, y):
        """Those that said y are left."""
        return consistent_or_raise(w, x, y)


MOST_SETS = 2_000_000


class BadConcepts(Refusal):
    """What is no finite class: none at all, rows of different length, a value that is neither −1 nor +1, a repetition.

    Carries what was refused as ``offender``.
    """


class TooManySets(Refusal, RuntimeError):
    """A search for a dimension that was given up, so that nothing is claimed; carries how many sets it looked at."""


def checked_concepts(concepts: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """The concepts as rows of −1 and +1, all of the same length, no two the same; else `BadConcepts`.

    >>> checked_concepts([[1, -1], [1, 1]])
    ((1, -1), (1, 1))
    """
    words = "give rows of -1 and +1, such as [(1, -1), (-1, 1)]"
    rows = tuple(listed("concept", one, words, BadConcepts) for one in listed("concepts", concepts, words, BadConcepts))
    if not rows:
        raise BadConcepts("the class is empty: give it a concept", concepts)
    for i, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise BadConcepts(f"concept {i} is about {len(row)} instances, concept 0 about {len(rows[0])}", row)
        for value in row:
            if value not in (-1, 1):
                raise BadConcepts(f"concept {i}: {NEEDS}, not {value!r}", value)
    if len(set(rows)) < len(rows):
        again = next(row for i, row in enumerate(rows) if row in rows[:i])
        raise BadConcepts(f"the concept {again} is there twice: name it once", again)
    return tuple(tuple(map(int, row)) for row in rows)


class Dimensions:
    """The Littlestone dimensions of all sets of concepts of a class, each found once and kept.

    >>> cube = Dimensions(((-1, -1), (-1, 1), (1, -1), (1, 1)))
    >>> cube.of(cube.all), cube.of(0b0011), cube.of(0b0001), cube.of(0)
    (2, 1, 0, -1)
    """

    def __init__(self, concepts: tuple[tuple[int, ...], ...]):
        columns = zip(*concepts, strict=True)
        self.all = (1 << len(concepts)) - 1
        self.positive = tuple(sum(1 << i for i, said in enumerate(column) if said > 0) for column in columns)
        self._forced: dict[tuple[int, int], int | None] = {}

    @property
    def sets(self) -> int:
        """How many questions the search has answered."""
        return len(self._forced)

    def of(self, left: int) -> int:
        """The dimension of a set: as deep as trees go on being found, and never beyond log₂ of its size."""
        depth = min(left.bit_count(), 1) - 1
        while left and self.root(left, depth + 1) is not None:
            depth += 1
        return depth

    def root(self, left: int, depth: int) -> int | None:
        """The first instance with which a complete tree of that depth (1 or more) can begin; None if there is no tree.

        Both sides have to bear a tree that is one less deep; a tree of depth d has 2ᵈ different concepts at its leaves.
        """
        if left.bit_count() < 1 << depth:
            return None
        if (left, depth) not in self._forced:
            if len(self._forced) >= MOST_SETS:
                raise TooManySets(f"given up after {MOST_SETS} sets of concepts: the dimension is not known", MOST_SETS)
            self._forced[left, depth] = next(
                (i for i, yes in enumerate(self.positive) if self._bears(left & ~yes, left & yes, depth - 1)), None
            )
        return self._forced[left, depth]

    def _bears(self, minus: int, plus: int, depth: int) -> bool:
        small, large = sorted((minus, plus), key=int.bit_count)
        return all(side and (depth == 0 or self.root(side, depth) is not None) for side in (small, large))


@cache
def dimensions(concepts: tuple[tuple[int, ...], ...]) -> Dimensions:
    """`Dimensions` of a class, the same object each time, so that nothing is searched twice."""
    return Dimensions(concepts)


def mask_of(w: Iterable[int]) -> int:
    """The set of the concepts that are marked with a 1.

    >>> mask_of((1, 0, 1))
    5
    """
    return sum(1 << i for i, left in enumerate(w) if left)


@dataclass(frozen=True)
class StandardOptimal(Learner):
    """Littlestone's optimal rule: predict the label for which what is left would have the larger dimension.

    ``concepts`` is the class, rows of −1 and +1 over its instances; examples are its columns, what all the concepts
    say of an instance, as for `Halving`, and `BadFeature` is raised for other rows.  ``tie`` is the label
    predicted where both dimensions are the same.  Raise `BadConcepts`, `BadLearner`, and `NoConceptLeft` as
    `Halving` does.  (Littlestone 1988, section 4.)

    >>> points = StandardOptimal(((1, -1, -1), (-1, 1, -1), (-1, -1, 1), (-1, -1, -1)))
    >>> points.predict((1, 1, 1, 1), (1, -1, -1, -1)), points.update((1, 1, 1, 1), (1, -1, -1, -1), 1)
    (-1, (1, 0, 0, 0))
    """

    concepts: tuple[tuple[int, ...], ...]
    tie: int = -1

    def __post_init__(self):
        object.__setattr__(self, "concepts", checked_concepts(self.concepts))
        object.__setattr__(self, "tie", checked_tie(self.tie))

    def __repr__(self):
        return f"StandardOptimal({len(self.concepts)} concepts, tie={self.tie})"

    def initial(self, n: int) -> tuple[int, ...]:
        """All concepts are left."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, rows that are not what the concepts say of an instance."""
        super().refuse(examples)
        examples.require(lambda said: said in (-1, 1), NEEDS)
        columns = set(zip(*self.concepts, strict=True))
        for i, row in enumerate(examples.X):
            if row not in columns:
                raise BadFeature(row, i, None, "this learner needs what its concepts say of an instance")

    def weights_of(self, w) -> None:
        """None: no inner product decides."""

    def predict(self, w, x) -> int:
        """The label with the larger dimension; ``tie`` where they are the same."""
        minus, plus = self.depths(w, x)
        return 1 if plus > minus else -1 if minus > plus else self.tie

    def depths(self, w, x) -> tuple[int, int]:
        """The dimensions of those concepts left that say −1, and of those that say +1."""
        search = dimensions(self.concepts)
        return search.of(mask_of(consistent(w, x, -1))), search.of(mask_of(consistent(w, x, 1)))

    def update(self, w, x, y):
        """Those that said y are left."""
        return consistent_or_raise(w, x, y)
