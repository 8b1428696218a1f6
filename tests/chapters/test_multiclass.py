"""Perceptrons with many answers: by hand, against brute force, and the old theorem with z for x."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from checks import wrong
from checks.theorem import (
    Case,
    a_run_is_read_once,
    a_wrong_learner_is_noticed_by_name_and_has_no_bound,
    it_holds_on_runs_of_its_learner,
)
from refusals import refusals

from mistake_bounds import Examples, Perceptron, play, play_until_clean
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
from mistake_bounds.exact import BadSize, dot
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim, norm2
from mistake_bounds.streams.real import ten_digits
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import perceptron
from mistake_bounds.validation import NotSeparable

THEOREM = perceptron.mistake_bound()


THREE = Examples([(1, 0), (0, 1), (-1, -1)], ["b", "c", "a"], labels=("a", "b", "c"))


# classes


def test_three_classes_by_hand():
    """Zeros say a: b is missed, then (0, 1) ties with 0, and c is missed; (−1, −1) scores 1 with a."""
    run = play(MulticlassPerceptron("abc"), THREE, passes=2)
    assert [r.prediction for r in run.rounds()] == ["a", "a", "a", "b", "c", "a"]
    assert run.mistakes == (0, 1) and run.weights == (-1, -1, 1, 0, 0, 1)
    assert THEOREM.on(run, run.weights).bound == Fraction(16, 1)


@pytest.mark.parametrize("seed", range(3))
def test_two_classes_are_the_perceptron(seed):
    """The difference of the two rows is twice the Perceptron's weights; a tie says the first, as its −1."""
    coin = Random(seed)
    rows = [tuple(coin.randint(-4, 4) for _ in range(3)) for _ in range(20)]
    examples = Examples(rows, [coin.choice((-1, 1)) for _ in rows])
    run, plain = (play(learner, examples, passes=3) for learner in (MulticlassPerceptron((-1, 1)), Perceptron()))
    assert run.mistakes == plain.mistakes
    assert tuple(b - a for a, b in zip(run.weights[:3], run.weights[3:], strict=True)) == tuple(
        2 * v for v in plain.weights
    )


def test_the_order_of_the_classes_decides_ties():
    one = Examples([(1,)], ["b"], labels="ab")
    assert len(play(MulticlassPerceptron("ab"), one).mistakes) == 1
    assert len(play(MulticlassPerceptron("ba"), one).mistakes) == 0


@pytest.mark.parametrize("k", [2, 3, 10])
def test_the_bound_is_attained_whatever_the_number_of_classes(k):
    """n axes of two classes in turn: none has been seen when it comes, so what is said is the first, and wrong."""
    axes = Examples([[int(i == j) for j in range(6)] for i in range(6)], ["b"] * 6, labels="ab")
    run = play(MulticlassPerceptron("abcdefghij"[:k]), axes)
    among = (-1, 1, *(-1 for _ in range(k - 2)))
    instance = THEOREM.on(run, tuple(v for v in among for _ in range(6)))
    assert len(run.mistakes) == 6 and instance.check and instance.bound == 3 * k
    only = THEOREM.on(run, tuple(v for v in (-1, 1, *(0,) * (k - 2)) for _ in range(6)), margin=2)
    assert only.bound == 6 and only.check, "the margin to the class that was said is what the proof asks for"


def test_ten_digits_make_232_mistakes():
    examples = ten_digits(300)
    run = play_until_clean(MulticlassPerceptron(range(10)), examples, 20)
    assert (len(run.mistakes), run.passes, run.clean, run.exact) == (232, 11, True, True)
    assert THEOREM.on(run, run.weights).check


def test_a_target_has_to_prefer_the_right_class():
    run = play(MulticlassPerceptron("abc"), THREE, passes=2)
    with pytest.raises(NotSeparated) as refusal:
        THEOREM.on(run, (0,) * 6)
    assert refusal.value.example in list(THREE)
    with pytest.raises(BadTarget):
        THEOREM.on(run, (1, 0))
    with pytest.raises(NotSeparable):
        best_classes(Examples([(1,), (1,), (2,)], "abc", labels="abc"))


def test_the_best_classes_of_two():
    pair = Examples([(2, 1), (1, 3), (2, 0)], ["a", "b", "a"], labels="ab")
    u = best_classes(pair)
    assert all(dot(u, Blocks("ab").of(x, y)) > Blocks("ab").rival(u, x, y) for x, y in pair)


# structures, against brute force


WORDS, SOME = ("p", "q", "r"), ("X", "Y", "Z")


def random_weights(features: TagPairs, seed: int) -> tuple:
    """Small, so that there are ties."""
    coin = Random(seed)
    return tuple(coin.randint(-1, 1) for _ in range(features.size(0)))


@pytest.mark.parametrize("seed", range(12))
def test_viterbi_is_the_first_of_the_best(seed):
    features, coin = TagPairs(WORDS, SOME), Random(seed)
    w = random_weights(features, seed)
    for length in (1, 2, 5):
        x = tuple(coin.choice(WORDS) for _ in range(length))
        every = list(product(SOME, repeat=length))
        scores = {y: dot(w, features.of(x, y)) for y in every}
        assert features.best(w, x) == max(every, key=scores.get), "max takes the first, product counts in order"
        y = coin.choice(every)
        assert features.rival(w, x, y) == max(score for other, score in scores.items() if other != y)


@pytest.mark.parametrize("seed", range(4))
def test_no_difference_is_longer_than_the_reach(seed):
    features, coin = TagPairs(WORDS, SOME), Random(seed)
    x = tuple(coin.choice(WORDS) for _ in range(4))
    for y in product(SOME, repeat=4):
        right = features.of(x, y)
        far = max(
            sum((a - b) ** 2 for a, b in zip(right, features.of(x, other), strict=True))
            for other in product(SOME, repeat=4)
        )
        assert far <= features.reach2(x, y)
        if len(set(y)) == 1:
            assert far == features.reach2(x, y), "attained by another tag throughout"


def test_the_reach_does_not_grow_with_the_tags():
    x, y = ("p", "q", "p"), ("X", "Y", "X")
    assert len({TagPairs(WORDS, tuple("XY" + "ABCDE"[:k])).reach2(x, y) for k in range(6)}) == 1


# sentences


def test_sentences_are_drawn_again_and_have_one_analysis():
    made = tagged_sentences(40, seed=3)
    assert made == tagged_sentences(40, seed=3) != tagged_sentences(40, seed=4)
    assert len(set(made.X)) == 40 and made.dimension <= 12
    for words, tags in made:
        fits = [
            y
            for y in product(*([t for t in TAGS if word in LEXICON[t]] for word in words))
            if all(b in FOLLOWS[a] for a, b in zip((None, *y), y, strict=False))
        ]
        assert fits == [tags] and analyses(words) == 1 and "V" in tags


def test_the_grammar_is_a_target():
    made = tagged_sentences()
    features = TagPairs(made.words, TAGS)
    run = play_until_clean(StructuredPerceptron(features), made, 20)
    instance = THEOREM.on(run, allowed(features))
    assert run.clean and instance.check and instance.slack and instance.reading.end["gamma"] == 1
    assert len(run.mistakes) < instance.bound
    assert sum(allowed(features)) == sum(w in made.words for ws in LEXICON.values() for w in ws) + 9


# the contract on runs


@dataclass(frozen=True)
class AddsOnly(MulticlassPerceptron):
    """Adds x to the right class, and takes it from none."""

    def update(self, w, x, y):
        return tuple(a + b for a, b in zip(w, self.features.of(x, y), strict=True))


@dataclass(frozen=True)
class TakesFromTheFirst(MulticlassPerceptron):
    """Takes x from the first class, whatever was said."""

    def update(self, w, x, y):
        right, first = self.features.of(x, y), self.features.of(x, self.classes[0])
        return tuple(a + b - c for a, b, c in zip(w, right, first, strict=True))


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
class Greedy(StructuredPerceptron):
    """Tags word by word from the left, and never looks ahead."""

    def predict(self, w, x):
        path = ()
        for i in range(len(x)):
            path = max(
                ((*path, tag) for tag in self.features.tags),
                key=lambda y, i=i: dot(w, self.features.of(x[: i + 1], y)),
            )
        return path


@dataclass(frozen=True)
class EmissionsOnly(StructuredPerceptron):
    """Learns nothing about pairs of tags."""

    def update(self, w, x, y):
        after, n = super().update(w, x, y), len(self.features.words) * len(self.features.tags)
        return (*after[:n], *w[n:])


TARGET = (2, 0, 1, -1, 2, 0, -1, -2, 1)


def preferred(seed: int):
    """Rows labelled by the highest of three scores, without ties."""
    coin, features = Random(seed + 11), Blocks("abc")
    rows = [tuple(coin.randint(-5, 5) for _ in range(3)) for _ in range(40)]
    kept = [x for x in rows if len(set(features.scores(TARGET, x))) == 3]
    return Examples(kept, [features.best(TARGET, x) for x in kept], labels="abc"), (TARGET,)


def tagged(seed: int):
    made = tagged_sentences(40, seed)
    return made, (allowed(TagPairs(EVERY_WORD, TAGS)),)


EVERY_WORD = tuple(sorted({word for words in LEXICON.values() for word in words}))


PAIRS = TagPairs(EVERY_WORD, TAGS)


STRONGER = claim(2 * perceptron.M * perceptron.gamma**2 <= perceptron.R**2 * norm2(perceptron.u))


CASES = [
    Case(
        THEOREM, MulticlassPerceptron("abc"), preferred,
        {
            AddsOnly("abc"): {"update"},
            TakesFromTheFirst("abc"): {"update"},
            SaysTheLeast("abc"): {"mistake"},
            wrong.but_for(MulticlassPerceptron("abc"), wrong.ChangesAlways): {"NotInARow"},
            StartsElsewhere("abc"): {"start"},
        },
        STRONGER, passes=2,
    ),
    Case(
        THEOREM, StructuredPerceptron(PAIRS), tagged, {Greedy(PAIRS): {"mistake"}, EmissionsOnly(PAIRS): {"update"}},
        STRONGER, passes=2,
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    "check",
    [it_holds_on_runs_of_its_learner, a_run_is_read_once, a_wrong_learner_is_noticed_by_name_and_has_no_bound],
)
@pytest.mark.parametrize("case", CASES, ids=["classes", "tags"])
def test_the_contract_of_the_theorem_on_runs(case, check):
    check(case)


TAGGER = StructuredPerceptron(TagPairs(WORDS, SOME))

test_what_cannot_be_is_refused = refusals(
    (lambda: play(MulticlassPerceptron("ab"), THREE), BadLabel, "c"),
    (lambda: MulticlassPerceptron(("a",)), BadLearner, ("a",)),
    (lambda: MulticlassPerceptron(("a", "b", "a")), BadLearner),
    (lambda: MulticlassPerceptron({"a", "b"}), BadLearner),
    (lambda: play(TAGGER, TaggedSentences(["p s"], ["X Y"])), UnknownWord, "s"),
    (lambda: play(TAGGER, TaggedSentences(["p q"], ["X W"])), BadLabel, "W"),
    (lambda: TagPairs(("dog", "dog"), ("D", "N")), BadLearner),
    (lambda: TagPairs(WORDS, ("X", "X")), BadLearner),
    (lambda: StructuredPerceptron("pairs"), BadLearner, "pairs"),
    (lambda: TaggedSentences([], []), NoExamples),
    (lambda: TaggedSentences(["a b"], []), RaggedRows),
    (lambda: TaggedSentences(["a b"], ["X"]), BadLabel),
    (lambda: tagged_sentences(0), BadSize, 0),
    (lambda: tagged_sentences(1, longest=3), BadSize, 3),
)
