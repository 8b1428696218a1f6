"""Sentences with a tag for each word: given by hand, or drawn from a small grammar in which many words are ambiguous.

Tags: D a determiner, A an adjective, N a noun, V a verb, P a preposition.
"""

from dataclasses import dataclass
from functools import cached_property
from random import Random

from mistake_bounds.exact import BadSize, whole
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows

TAGS = ("D", "A", "N", "V", "P")
LEXICON = {
    "D": "the this her".split(),
    "A": "old light fast green".split(),
    "N": "duck saw watch light man boat old green fast".split(),
    "V": "saw watch light man duck boat".split(),
    "P": "by near under".split(),
}
FOLLOWS = {None: "D", "D": "AN", "A": "AN", "N": "VP", "V": "D", "P": "D"}


@dataclass(frozen=True)
class TaggedSentences:
    """Sentences ``X``, each with a tag for each of its words in ``y``, in the order in which they are presented.

    Both may be given as strings with blanks between words, and between tags.  They are to a structured learner what
    `mistake_bounds.Examples` are to the others.  Raise `NoExamples`, `RaggedRows`, or `BadLabel` where a sentence has
    not as many tags as words.

    >>> two = TaggedSentences(["the old man the boat", "the old man"], ["D N V D N", "D A N"])
    >>> two[1], two.words
    ((('the', 'old', 'man'), ('D', 'A', 'N')), ('boat', 'man', 'old', 'the'))
    """

    X: tuple[tuple[str, ...], ...]
    y: tuple[tuple[str, ...], ...]
    labels = ()
    exact = True

    def __post_init__(self):
        X, y = (tuple(tuple(v.split() if isinstance(v, str) else v) for v in side) for side in (self.X, self.y))
        if not X:
            raise NoExamples("there are no examples", self.X)
        if len(X) != len(y):
            raise RaggedRows(f"{len(X)} sentences but {len(y)} rows of tags", (len(X), len(y)))
        for words, tags in zip(X, y, strict=True):
            if not words or len(words) != len(tags):
                raise BadLabel(f"{' '.join(tags)!r} is no tag for each word of {' '.join(words)!r}", tags)
        object.__setattr__(self, "X", X)
        object.__setattr__(self, "y", y)

    def __len__(self) -> int:
        return len(self.X)

    def __iter__(self):
        return iter(zip(self.X, self.y, strict=True))

    def __getitem__(self, index: int):
        return self.X[index], self.y[index]

    @property
    def dimension(self) -> int:
        """The number of words of the longest sentence."""
        return max(map(len, self.X))

    @cached_property
    def words(self) -> tuple[str, ...]:
        """All words, sorted."""
        return tuple(sorted({word for sentence in self.X for word in sentence}))


def tagged_sentences(count: int = 60, seed: int = 0, longest: int = 12) -> TaggedSentences:
    """``count`` different sentences of the grammar, none longer than ``longest`` words, the same for the same seed.

    A determiner begins them; a noun ends them, and some verb has come.  Only sentences with one analysis in the grammar
    are taken, so that `grammar` separates them.  Raise `mistake_bounds.exact.BadSize`.

    >>> for words, tags in tagged_sentences(2):
    ...     print(" ".join(words), "-", " ".join(tags))
    this old old man man the man - D A A N V D N
    the fast light her fast by her man - D N V D N P D N
    """
    count = whole("count", count, 1, refusal=BadSize)
    longest = whole("longest", longest, 5, refusal=BadSize)
    coin = Random(whole("seed", seed))
    found = {}
    while len(found) < count:
        words, tags = _draw(coin)
        if len(words) <= longest and "V" in tags and analyses(words) == 1:
            found.setdefault(words, tags)
    return TaggedSentences(tuple(found), tuple(found.values()))


def _draw(coin: Random) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A walk through the grammar, with a word for each tag, which ends at some noun."""
    tags = ["D"]
    while tags[-1] != "N" or coin.random() < 0.6:
        tags.append(coin.choice(FOLLOWS[tags[-1]]))
    return tuple(coin.choice(LEXICON[tag]) for tag in tags), tuple(tags)


def analyses(words: tuple[str, ...]) -> int:
    """How many tag sequences the grammar allows for some words, if anything may follow.

    >>> analyses(("the", "old", "man", "the", "boat")), analyses(("the", "old", "man")), analyses(("man",))
    (1, 2, 0)
    """
    ways = {None: 1}
    for word in words:
        ways = {
            tag: sum(n for before, n in ways.items() if tag in FOLLOWS[before]) for tag in TAGS if word in LEXICON[tag]
        }
    return sum(ways.values())


def allowed(features) -> tuple[int, ...]:
    """The grammar as weights for `mistake_bounds.learners.TagPairs`: 1 for what it allows, 0 for what it does not.

    A sentence with one analysis has it as its only answer with the highest score: all others have something that is
    not allowed, and so lack at least 1.
    """
    lexicon = {f"{word}/{tag}" for tag, words in LEXICON.items() for word in words}
    pairs = {f"{before or '·'}{tag}" for before, tags in FOLLOWS.items() for tag in tags}
    return tuple(int(name in lexicon | pairs) for name in features.names)
