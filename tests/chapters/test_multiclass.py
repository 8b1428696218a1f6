"""Perceptrons with many answers: searches against brute force, and the old theorem with z for x."""

from dataclasses import dataclass
from functools import partial
from itertools import product
from random import Random

from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.theorem import ON_RUNS, TheoremCase, theorem_contract
from each import each
from refusals import refusals

from mistake_bounds import Examples, play
from mistake_bounds.chapters.multiclass import pictures
from mistake_bounds.chapters.multiclass.examples import (
    FOLLOWS,
    LEXICON,
    TAGS,
    TaggedSentences,
    allowed,
    analyses,
    tagged_sentences,
)
from mistake_bounds.chapters.multiclass.learner import (
    Blocks,
    MulticlassPerceptron,
    StructuredPerceptron,
    TagPairs,
    UnknownWord,
)
from mistake_bounds.chapters.multiclass.search import best_classes
from mistake_bounds.chapters.perceptron.theorem import read
from mistake_bounds.exact import BadSize, dot, norm2
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.proof import norm2 as length2
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import perceptron
from mistake_bounds.validation import NotSeparable

THEOREM = perceptron.mistake_bound()
THREE = Examples([(1, 0), (0, 1), (-1, -1)], ["b", "c", "a"], labels=("a", "b", "c"))
WORDS, SOME = ("p", "q", "r"), ("X", "Y", "Z")


# structures, against brute force


@each(range(12))
def test_viterbi_is_the_first_of_the_best_and_no_difference_is_longer_than_the_reach(seed):
    """The weights are small, so that there are ties; the reach is attained by another tag throughout."""
    features = TagPairs(WORDS, SOME)
    coin = Random(seed)
    w = tuple(coin.randint(-1, 1) for _ in range(features.size(0)))
    for length in (1, 2, 4):
        x = tuple(coin.choice(WORDS) for _ in range(length))
        every = {y: features.of(x, y) for y in product(SOME, repeat=length)}
        scores = {y: dot(w, of) for y, of in every.items()}
        assert features.best(w, x) == max(every, key=scores.get), "max takes the first, product counts in order"
        for y, right in every.items():
            assert features.rival(w, x, y) == max(score for other, score in scores.items() if other != y)
            far = max(norm2([a - b for a, b in zip(right, other, strict=True)]) for other in every.values())
            assert far == features.reach2(x, y) if len({*y}) == 1 else far <= features.reach2(x, y)


def test_sentences_have_one_analysis():
    sentences = tagged_sentences(40, seed=3)
    assert sentences != tagged_sentences(40, seed=4) and len(set(sentences.X)) == 40
    for words, tags in sentences:
        fits = [
            y
            for y in product(*([t for t in TAGS if word in LEXICON[t]] for word in words))
            if all(b in FOLLOWS[a] for a, b in zip((None, *y), y, strict=False))
        ]
        assert fits == [tags] and analyses(words) == 1 and "V" in tags


# the contract on runs


@dataclass(frozen=True)
class AddsOnly(MulticlassPerceptron):
    """Adds x to the right class, and takes it from none."""

    def update(self, w, x, y):
        return tuple(a + b for a, b in zip(w, self.features.of(x, y), strict=True))


@dataclass(frozen=True)
class SaysTheLeast(MulticlassPerceptron):
    """Says the class with the lowest score."""

    def predict(self, w, x):
        return super().predict(tuple(-v for v in w), x)


@dataclass(frozen=True)
class StartsElsewhere(MulticlassPerceptron):
    """Trusts the last class."""

    def initial(self, n):
        return (*super().initial(n)[:-1], 1)


@dataclass(frozen=True)
class EmissionsOnly(StructuredPerceptron):
    """Learns nothing about pairs of tags."""

    def update(self, w, x, y):
        after = super().update(w, x, y)
        n = len(self.features.words) * len(self.features.tags)
        return (*after[:n], *w[n:])


TARGET = (2, 0, 1, -1, 2, 0, -1, -2, 1)
PAIRS = TagPairs(sorted({word for words in LEXICON.values() for word in words}), TAGS)
CLASSES = MulticlassPerceptron("abc")
TAGGER = StructuredPerceptron(PAIRS)


def preferred(seed: int):
    """Rows labelled by the highest of three scores, without ties."""
    coin = Random(seed + 11)
    features = Blocks("abc")
    rows = [tuple(coin.randint(-5, 5) for _ in range(3)) for _ in range(40)]
    kept = [x for x in rows if len(set(features.scores(TARGET, x))) == 3]
    return Examples(kept, [features.best(TARGET, x) for x in kept], labels="abc"), (TARGET,)


def tagged(seed: int):
    return tagged_sentences(40, seed), (allowed(PAIRS),)


NOT_OF_CLASSES = {
    AddsOnly("abc"): {"update"},
    SaysTheLeast("abc"): {"mistake"},
    wrong.but_for(CLASSES, wrong.ChangesAlways): {"BrokenSequence"},
    StartsElsewhere("abc"): {"start"},
}
STRONGER = claim(2 * perceptron.M * perceptron.gamma**2 <= perceptron.R**2 * length2(perceptron.u))
test_on_runs = theorem_contract(
    TheoremCase(THEOREM, CLASSES, preferred, NOT_OF_CLASSES, STRONGER, passes=2),
    TheoremCase(THEOREM, TAGGER, tagged, {EmissionsOnly(PAIRS): {"update"}}, STRONGER, passes=2),
    checks=ON_RUNS,
)


# refusals


def on_three(target):
    return THEOREM.on(play(CLASSES, THREE, passes=2), target)


SHORT = StructuredPerceptron(TagPairs(WORDS, SOME))
test_what_cannot_be_is_refused = refusals(
    (lambda: on_three((0,) * 6), NotSeparated),
    (lambda: on_three((1, 0)), BadTarget),
    (lambda: best_classes(Examples([(1,), (1,), (2,)], "abc", labels="abc")), NotSeparable),
    (lambda: play(MulticlassPerceptron("ab"), THREE), BadLabel, "c"),
    (lambda: MulticlassPerceptron(("a",)), BadLearner, ("a",)),
    (lambda: MulticlassPerceptron(("a", "b", "a")), BadLearner),
    (lambda: MulticlassPerceptron({"a", "b"}), BadLearner),
    (lambda: play(SHORT, TaggedSentences(["p s"], ["X Y"])), UnknownWord, "s"),
    (lambda: play(SHORT, TaggedSentences(["p q"], ["X W"])), BadLabel, "W"),
    (lambda: TagPairs(("dog", "dog"), ("D", "N")), BadLearner),
    (lambda: TagPairs(WORDS, ("X", "X")), BadLearner),
    (lambda: TaggedSentences([], []), NoExamples),
    (lambda: TaggedSentences(["a b"], []), RaggedRows),
    (lambda: TaggedSentences(["a b"], ["X"]), BadLabel),
    (lambda: tagged_sentences(0), BadSize, 0),
    (lambda: tagged_sentences(1, longest=3), BadSize, 3),
)


# the cases of the contracts


BIRDS = Examples([(1, 0), (0, 1), (1, 1), (-1, 0)], ["owl", "dog", "hen", "dog"], labels=("dog", "hen", "owl"))


MEN = TaggedSentences(["the man", "the old man", "the old"], ["D N", "D A N", "D N"])


THREE_WORDS = TagPairs(("the", "old", "man"), "DAN")


TAGGED = tuple(int(name in ("the/D", "old/A", "old/N", "man/N", "·D", "DA", "AN", "DN")) for name in THREE_WORDS.names)


test_learners = learner_contract(
    LearnerCase(
        MulticlassPerceptron(("dog", "hen", "owl")),
        BIRDS,
        settings=({"classes": ("dog",)}, {"classes": ("dog", "hen", "dog")}),
    ),
    LearnerCase(StructuredPerceptron(TagPairs(("the", "old", "man"), "DAN")), MEN),
)


test_pictures = picture_contract(
    pictures,
    {
        "trellis": lambda: (THREE_WORDS, TAGGED, ("the", "old", "man"), ("D", "N", "N")),
    },
)


PETS = Examples([(1, 0), (0, 1)], ["cat", "dog"], labels=("cat", "dog"))
ON_PETS = play(MulticlassPerceptron(PETS.labels), PETS)
test_readers = reader_contract(
    margin=(partial(read, ON_PETS, (1, 0, 0, 1)), 1, ()),
    radius=(lambda r2: read(ON_PETS, (1, 0, 0, 1), radius2=r2), 2, ()),
)
