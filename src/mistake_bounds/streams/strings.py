"""Examples that are sets of strings: the attributes that are on, out of infinitely many that there could be.

A set is an example, its strings are its *active* attributes, and y in {−1, +1} is its label.
"""

import re
from dataclasses import dataclass
from functools import cache, cached_property

from mistake_bounds.exact import listed
from mistake_bounds.examples import (
    SIGNS,
    BadExamples,
    BadFeature,
    BadLabel,
    Examples,
    NoExamples,
    RaggedRows,
    checked_labels,
)


class NotStrings(BadExamples):
    """An example that is no set of strings; carries what is wrong with it as ``offender``."""


@dataclass(frozen=True)
class StringSets:
    """Sets of strings ``X`` with labels ``y`` (±1), in the order in which they are presented.

    They are to the infinite-attribute learner what `mistake_bounds.Examples` are to the others, and
    `mistake_bounds.play` runs it on them.  ``X`` may hold any collections of strings, but not a bare
    string, which would be a set of letters.  Raises `NotStrings`, `NoExamples`, `RaggedRows` or `BadLabel`.

    >>> mails = StringSets([{"buy", "cheap"}, {"hello"}], [+1, -1])
    >>> len(mails), mails.dimension, mails.vocabulary
    (2, 2, ('buy', 'cheap', 'hello'))
    >>> StringSets(["buy"], [1])
    Traceback (most recent call last):
        ...
    mistake_bounds.streams.strings.NotStrings: example 0 is 'buy', not a set of strings
    """

    X: tuple[frozenset[str], ...]
    y: tuple[int, ...]
    labels = SIGNS

    def __post_init__(self):
        X = listed("X", self.X, 'give sets of strings, such as [{"buy", "cheap"}, {"hello"}]', NotStrings)
        y = listed("y", self.y, "give a label for each set, such as [+1, -1]", BadLabel)
        if not X:
            raise NoExamples("there are no examples", self.X)
        if len(X) != len(y):
            raise RaggedRows(f"{len(X)} sets but {len(y)} labels", (len(X), len(y)))
        object.__setattr__(self, "X", tuple(_strings(i, example) for i, example in enumerate(X)))
        object.__setattr__(self, "y", checked_labels(y))

    def __len__(self) -> int:
        return len(self.X)

    def __iter__(self):
        return iter(zip(self.X, self.y, strict=True))

    def __getitem__(self, index: int) -> tuple[frozenset[str], int]:
        return self.X[index], self.y[index]

    @cached_property
    def dimension(self) -> int:
        """n, the largest number of strings in a set."""
        return max(map(len, self.X))

    @property
    def exact(self) -> bool:
        """Yes: there is nothing to round."""
        return True

    def require(self, allowed, needs: str, refusal: type[BadFeature] = BadFeature) -> None:
        """Raise ``refusal``: a learner that needs certain features needs rows, and these are sets."""
        raise refusal(self.X[0], 0, None, needs)

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """All strings that occur, sorted."""
        return tuple(sorted(frozenset().union(*self.X)))

    def boolean(self) -> Examples:
        """One feature 0 or 1 for each string that occurs: the conversion that needs to know them all beforehand.

        >>> StringSets([{"buy", "cheap"}, {"hello"}], [+1, -1]).boolean()
        Examples(X=((1, 1, 0), (0, 0, 1)), y=(1, -1), names=('buy', 'cheap', 'hello'))
        """
        return Examples([tuple(int(s in x) for s in self.vocabulary) for x in self.X], self.y, self.vocabulary)


def sentences(stem: str = "class") -> StringSets:
    """Sentences from scikit-learn's descriptions of its data sets, as sets of words; + iff one begins with ``stem``.

    So the label is an OR of the few words of the vocabulary that begin so (`words_with`).  Words are
    runs of two or more letters, in small letters.  How many there are depends on the version of scikit-learn.
    Raises `NotStrings` if no word begins with ``stem``.

    >>> texts = sentences("class")
    >>> words_with("class", texts)[:2], texts.dimension < 100 < len(texts) < len(texts.vocabulary)
    (('class', 'classes'), True)
    """
    sets = _sentences()
    labels = [1 if any(word.startswith(stem) for word in words) else -1 for words in sets]
    if not stem or 1 not in labels:
        raise NotStrings(f"no word begins with {stem!r}", stem)
    return StringSets(sets, labels)


def words_with(stem: str, texts: StringSets) -> tuple[str, ...]:
    """The words of the vocabulary that begin with ``stem``."""
    return tuple(word for word in texts.vocabulary if word.startswith(stem))


@cache
def _sentences() -> tuple[frozenset[str], ...]:
    from importlib.resources import files

    found = []
    for description in sorted(files("sklearn.datasets.descr").iterdir(), key=lambda file: file.name):
        if not description.name.endswith(".rst"):
            continue
        for sentence in re.split(r"[.:?!]\s|\n\s*\n", description.read_text(encoding="utf-8")):
            words = frozenset(re.findall("[a-z]{2,}", sentence.lower()))
            if len(words) > 2:
                found.append(words)
    return tuple(found)


def _strings(i: int, example) -> frozenset[str]:
    if isinstance(example, str) or not hasattr(example, "__iter__"):
        raise NotStrings(f"example {i} is {example!r}, not a set of strings", example)
    strings = list(example)
    for value in strings:
        if not isinstance(value, str):
            raise NotStrings(f"example {i} has {value!r}, which is no string", value)
    return frozenset(strings)
