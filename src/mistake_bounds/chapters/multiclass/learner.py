"""Perceptrons that choose among more than two answers: the one with the highest score, among classes or structures.

A *joint feature map* Φ makes a vector of an example x with an answer y, right or not; the score of y is ⟨w, Φ(x, y)⟩.
The learner predicts the answer ŷ with the highest score, and at a mistake w becomes w + Φ(x, y) − Φ(x, ŷ).
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property

from mistake_bounds.exact import Number, dot, listed, norm2, shown
from mistake_bounds.examples import BadExamples, BadLabel
from mistake_bounds.learner import BadLearner, Learner, chance_of_other_class

Row = tuple[Number, ...]


class UnknownWord(BadExamples):
    """A word for which a tagger has no feature; carries it as ``offender``."""


class JointFeatures(ABC):
    """Φ, with what has to be searched for among all answers; ties go to the first in an order that it defines."""

    @abstractmethod
    def size(self, n: int) -> int:
        """How many features Φ(x, y) has, for examples of dimension n."""

    @abstractmethod
    def of(self, x, y) -> Row:
        """Φ(x, y)."""

    @abstractmethod
    def best(self, w, x):
        """The answer with the highest score; of several the first."""

    @abstractmethod
    def rival(self, w, x, y) -> Number:
        """The highest score of an answer other than y."""

    @abstractmethod
    def reach2(self, x, y) -> Number:
        """A number that ‖Φ(x, y) − Φ(x, y′)‖² never exceeds, whatever y′."""

    @abstractmethod
    def check(self, x, y) -> None:
        """Raise a refusal for an example that it has no features for, or an invalid answer."""


class ArgmaxPerceptron(Learner):
    """What the two below share: how they predict and update (Collins 2002); ``features`` is their Φ."""

    labels = None
    features: JointFeatures
    read_with = f"{__package__}.reading:told"

    def initial(self, n: int) -> Row:
        """As many zeros as there are features."""
        return (0,) * self.features.size(n)

    def predict(self, w, x):
        """The answer with the highest score; of several the first."""
        return self.features.best(w, x)

    def update(self, w, x, y):
        """w + Φ(x, y) − Φ(x, ŷ)."""
        right, said = self.features.of(x, y), self.features.of(x, self.predict(w, x))
        return tuple(a + b - c for a, b, c in zip(w, right, said, strict=True))

    def chance(self, prediction, y) -> int:
        """1 if the answer is not y, else 0; classes may be numbers of any kind."""
        return chance_of_other_class(prediction, y)

    def weights_of(self, w) -> None:
        """None: what decides is a difference of scores."""
        return None

    def refuse(self, examples) -> None:
        """Refuse examples with an invalid answer, or for which there are no features."""
        for x, y in examples:
            self.features.check(x, y)


def different(name: str, values: Sequence[Hashable]) -> tuple[Hashable, ...]:
    """``values``, two or more, all different; `BadLearner` for others, and for a set: at a tie the first wins."""
    values = listed(name, values, "give a row, such as ('a', 'b'): its order decides ties", BadLearner)
    if len(values) < 2 or len(set(values)) < len(values):
        raise BadLearner(f"{name}={values!r}: two or more, all different, are needed", values)
    return values


@dataclass(frozen=True)
class Blocks(JointFeatures):
    """A block of features for each class: Φ(x, y) is x in the block of y, and 0 in the others.

    >>> Blocks(("cat", "dog")).of((3, 4), "dog"), Blocks(("cat", "dog")).best((1, 0, 0, 1), (3, 4))
    ((0, 0, 3, 4), 'dog')
    """

    classes: tuple[Hashable, ...]

    def size(self, n: int) -> int:
        return len(self.classes) * n

    def of(self, x, y) -> Row:
        return tuple(v if y == each else 0 for each in self.classes for v in x)

    def scores(self, w, x) -> tuple[Number, ...]:
        """The score of each class."""
        n = len(x)
        return tuple(dot(w[k * n : k * n + n], x) for k in range(len(self.classes)))

    def best(self, w, x):
        scores = self.scores(w, x)
        return self.classes[scores.index(max(scores))]

    def rival(self, w, x, y) -> Number:
        return max(score for each, score in zip(self.classes, self.scores(w, x), strict=True) if each != y)

    def reach2(self, x, y) -> Number:
        return 2 * norm2(x)

    def check(self, x, y) -> None:
        if y not in self.classes:
            raise BadLabel(f"{y!r} is none of the classes {self.classes}", y)


@dataclass(frozen=True)
class MulticlassPerceptron(ArgmaxPerceptron):
    """A row of weights for each of the ``classes``, one after the other (Duda and Hart 1973; Crammer and Singer 2003).

    At a mistake x is added to the row of the right class, and taken from that of the predicted class.  Among
    classes with the same score the first wins.  Raise `BadLearner` for fewer than two classes, or one that comes
    twice, and `mistake_bounds.examples.BadLabel` for other labels.

    >>> from mistake_bounds import Examples, play
    >>> three = Examples([(1, 0), (0, 1), (-1, -1)], ["b", "c", "a"], labels=("a", "b", "c"))
    >>> run = play(MulticlassPerceptron(("a", "b", "c")), three, passes=3)
    >>> run.mistakes, run.weights, run.clean
    ((0, 1), (-1, -1, 1, 0, 0, 1), True)
    """

    classes: tuple[Hashable, ...]

    def __post_init__(self):
        object.__setattr__(self, "classes", different("classes", self.classes))

    @property
    def labels(self) -> tuple[Hashable, ...]:
        """The classes."""
        return self.classes

    @property
    def features(self) -> Blocks:
        """A block for each class."""
        return Blocks(self.classes)

    def refuse(self, examples) -> None:
        """Refuse examples that announce labels outside the classes."""
        Learner.refuse(self, examples)


@dataclass(frozen=True)
class TagPairs(JointFeatures):
    """The features of a sentence with a tag for each word: how often a word has a tag, and a tag follows a tag.

    ``words`` and ``tags`` are those that there are; the first tag follows the start.  Which of the tag sequences, more
    than anyone could go through, scores highest, is found by going once through the words (Viterbi 1967), exactly.
    Among several with the highest score the first is taken, in the order of ``tags``, word by word from the left.
    Raise `BadLearner` for fewer than two tags, for None among them, and for a tag or a word that comes twice.

    >>> pairs = TagPairs(("the", "duck"), ("D", "N"))
    >>> dict(zip(pairs.names, pairs.of(("the", "duck"), ("D", "N"))))
    {'the/D': 1, 'the/N': 0, 'duck/D': 0, 'duck/N': 1, '·D': 1, '·N': 0, 'DD': 0, 'DN': 1, 'ND': 0, 'NN': 0}
    """

    words: tuple[str, ...]
    tags: tuple[str, ...]

    def __post_init__(self):
        object.__setattr__(self, "words", tuple(self.words))
        object.__setattr__(self, "tags", different("tags", self.tags))
        if None in self.tags:
            raise BadLearner(f"tags={self.tags!r}: None stands for the start, and is no tag", None)
        if twice := [word for word, times in Counter(self.words).items() if times > 1]:
            raise BadLearner(f"words: {twice[0]!r} comes twice, and is one word: give each once", twice[0])

    @cached_property
    def _place(self) -> dict[tuple, int]:
        """The places in Φ of a word with a tag, and of a tag after another (None: after the start)."""
        worded = [(word, tag) for word in self.words for tag in self.tags]
        paired = [(None, first, second) for first in (None, *self.tags) for second in self.tags]
        return {key: i for i, key in enumerate((*worded, *paired))}

    @property
    def names(self) -> tuple[str, ...]:
        """What each feature counts; a dot is the start."""
        return tuple(f"{key[0]}/{key[1]}" if len(key) == 2 else f"{key[1] or '·'}{key[2]}" for key in self._place)

    def size(self, n: int) -> int:
        return len(self._place)

    def of(self, x, y) -> Row:
        counts = [0] * len(self._place)
        for key in (*zip(x, y, strict=True), *_pairs(y)):
            counts[self._place[key]] += 1
        return tuple(counts)

    def ahead(self, w, x) -> list[tuple[Number, ...]]:
        """For each word and each tag of it, the highest score of that word and all that come after it."""
        place, tags, table = self._place, self.tags, []
        for word in reversed(x):
            after = [w[place[word, tag]] for tag in tags]
            if table:
                best = [max(w[place[None, a, b]] + v for b, v in zip(tags, table[-1], strict=True)) for a in tags]
                after = [p + q for p, q in zip(after, best, strict=True)]
            table.append(tuple(after))
        return table[::-1]

    def best(self, w, x):
        path: list[str] = []
        for scores in self.ahead(w, x):
            into = [w[self._place[None, path[-1] if path else None, tag]] for tag in self.tags]
            both = [p + q for p, q in zip(into, scores, strict=True)]
            path.append(self.tags[both.index(max(both))])
        return tuple(path)

    def rival(self, w, x, y) -> Number:
        so_far = 0
        found = []
        for i, (scores, (_, before, right)) in enumerate(zip(self.ahead(w, x), _pairs(y), strict=True)):
            into = {tag: w[self._place[None, before, tag]] for tag in self.tags}
            found += [so_far + into[tag] + v for tag, v in zip(self.tags, scores, strict=True) if tag != right]
            so_far += into[right] + w[self._place[x[i], right]]
        return max(found)

    def reach2(self, x, y) -> Number:
        """‖Φ(x, y)‖² + the largest ‖Φ(x, y′)‖², which is that of one tag throughout: entries are ≥ 0."""
        return norm2(self.of(x, y)) + norm2(self.of(x, self.tags[:1] * len(x)))

    def check(self, x, y) -> None:
        for word in x:
            if (word, self.tags[0]) not in self._place:
                raise UnknownWord(f"{word!r} is none of the {len(self.words)} words that the features know", word)
        if len(y) != len(x):
            raise BadLabel(f"{y!r} is no tag for each of {len(x)} words", y)
        for tag in y:
            if tag not in self.tags:
                raise BadLabel(f"{tag!r} is none of the tags {self.tags}", tag)


def _pairs(y) -> list[tuple]:
    """Each tag after the one before it, the first after None."""
    return [(None, first, second) for first, second in zip((None, *y), y, strict=False)]


@dataclass(frozen=True)
class StructuredPerceptron(ArgmaxPerceptron):
    """The Perceptron whose answers are structures, such as a tag for each word of a sentence (Collins 2002).

    ``features`` is the joint feature map, which also finds the answer with the highest score.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.multiclass.examples import TaggedSentences
    >>> tagger = StructuredPerceptron(TagPairs(("the", "duck", "swims"), ("D", "N", "V")))
    >>> run = play(tagger, TaggedSentences(["the duck swims"], ["D N V"]), passes=3)
    >>> run.mistakes, tagger.predict(run.weights, ("the", "duck"))
    ((0,), ('D', 'N'))
    """

    features: JointFeatures

    def __post_init__(self):
        if not isinstance(self.features, JointFeatures):
            advice = "give a joint feature map, such as TagPairs(words, tags)"
            raise BadLearner(f"features={shown(self.features)}: {advice}", self.features)
