"""Nearer at each mistake: what the length and the scale of a target are worth, and what is refused."""

import random
from fractions import Fraction
from functools import cache, partial

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import LINE, NUMBERS, SIGNED, THREE_BITS, labelled, ors, separable, signs
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Winnow, play, play_until_clean, theorems
from mistake_bounds.chapters.divergences import pictures
from mistake_bounds.chapters.divergences.examples import turning
from mistake_bounds.chapters.divergences.four_norm import root_above
from mistake_bounds.chapters.divergences.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.divergences.pictures import distances
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_ors.examples import sylvester
from mistake_bounds.exact import BadSize
from mistake_bounds.proof import claim, norm2
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorem.theorem import OtherLearner
from mistake_bounds.theorems import (
    NoBound,
    divergences,
    four_norm,
    l1_margin,
    leash,
    margin_perceptron,
    passive_aggressive,
    winnow,
)

TWO = Examples([(2, 1), (-1, 1)], [1, -1])
PLAIN = play(Perceptron(), TWO, 3)
POWERS = play(PNormPerceptron(), TWO)
STREAM = turning(20, seed=1)
LEASHED = play(LeashedPerceptron(400), STREAM.examples)


def test_the_length_of_the_target_matters_and_the_rate_of_the_learner_does_not():
    """2hγ − h²R² is largest beside ‖u‖² where γ = hR²; there the bound is R²‖u‖²/γ², which no length changes."""
    bounds = [divergences.by_length().on(PLAIN, (1, 0), length=v).bound for v in (4, 5, 6)]
    assert bounds == [Fraction(16, 3), 5, Fraction(36, 7)]
    for rate in (Fraction(1, 3), 1, 2):
        instance = divergences.by_length().on(play(Perceptron(rate=rate), TWO, 3), (1, 0))
        assert instance.check and instance.bound == 5


def test_the_scale_of_the_target_for_winnow_is_least_at_nearly_13n_over_6():
    """λ is the target's to choose, as long as 2λ ln 2 ≥ 3n."""
    rows = [tuple(int(i == j) for j in range(8)) for i in range(8)]
    run = play(Winnow(), Examples(rows, [1] + [-1] * 7))
    small, close, far = (divergences.by_weights().on(run, [0], scale=scale) for scale in (2, Fraction(13, 6), 3))
    assert not small.check and close.check and far.check and close.bound < far.bound


@pytest.mark.parametrize("size", [0, 1, 2, Fraction(2, 3), 10**30 + 1])
def test_a_root_from_above(size):
    root = root_above(size)
    assert root**2 >= size and (root - Fraction(1, 1000)) ** 2 <= max(size, Fraction(1, 10**6))


test_what_cannot_be_is_refused = refusals(
    (lambda: divergences.by_length().on(PLAIN, (-1, 0)), NotSeparated),
    (lambda: divergences.by_length().on(PLAIN, (1, 0), length=0), BadTarget),
    (lambda: divergences.by_length().on(PLAIN, (1, 0), length=2).bound, NoBound),
    (lambda: divergences.by_length().on(POWERS, (1, 1)), OtherLearner),
    (
        lambda: divergences.by_weights().on(play(Winnow(), Examples([(1, 0), (0, 1)], [1, -1])), (0,), scale=-1),
        BadTarget,
    ),
    (lambda: four_norm.mistake_bound().on(POWERS, (0, -1)), NotSeparated),
    (lambda: leash.mistake_bound().on(PLAIN, [(1, 0)] * 6), OtherLearner),
    (lambda: leash.mistake_bound().on(LEASHED, STREAM.targets[1:]), BadTarget),
    (lambda: leash.mistake_bound().on(LEASHED, [tuple(-v for v in u) for u in STREAM.targets]), NotSeparated),
    (lambda: margin_perceptron.updates().on(PLAIN, (1, 0)), OtherLearner),
    (lambda: passive_aggressive.capped().on(PLAIN, (1, 0)), OtherLearner),
    (lambda: turning(0, seed=3), BadSize),
    (lambda: sylvester(12), BadStream, 12),
)


# the cases of the contracts


class OffTheLeash:
    """Is never pulled back."""

    def update(self, w, x, y):
        return self.unleashed.update(w, x, y)


class PulledTooSoon:
    """Is pulled back from half of the leash on."""

    def update(self, w, x, y):
        return LeashedPerceptron(Fraction(self.leash) / 2).update(w, x, y)


def cubes(seed: int):
    """Rows that the cubes of (2, −1, 0) separate."""
    coin = random.Random(seed)
    rows = [(a, b, 1 - a * b) for a, b in ((coin.randint(-6, 6), coin.randint(-6, 6)) for _ in range(20))]
    return labelled([x for x in rows if 8 * x[0] != x[1]], lambda x: 8 * x[0] > x[1], (2, -1, 0))


def from_axis_to_axis(seed: int, n: int = 14):
    """A target that points along one axis of ``n`` after the other, or against it, for two examples each."""
    coin = random.Random(seed + 1)
    targets = [tuple(sign * (i == k) for i in range(n)) for k in range(n) for sign in [coin.choice((-1, 1))]]
    rows = [tuple(coin.choice((-1, 1)) * v for v in u) for u in targets for _ in range(2)]
    targets = [u for u in targets for _ in range(2)]
    right = [sum(a * b for a, b in zip(u, x, strict=True)) for u, x in zip(targets, rows, strict=True)]
    return Examples(rows, right), (targets,)


NOT_BY_LENGTH = {learner: names for learner, names in wrong.NOT_THE_PERCEPTRON.items() if learner != Perceptron(rate=2)}


SIGNS = Examples([(1, 1, 1, -1), (1, -1, 1, 1), (-1, 1, -1, 1), (1, 1, -1, -1), (-1, -1, 1, -1)], [1, 1, -1, 1, -1])


@cache
def nearing():
    adds = theorems.divergences.by_length().on(play(Perceptron(), SIGNS, 3), (1, 0, 0, 0))
    multiplies = theorems.divergences.by_entropy().on(play(Exponentiated(2), SIGNS, 3), (1, 0, 0, 0))
    return {"adds": (adds, "nearer by length"), "multiplies": (multiplies, "nearer by entropy")}


test_theorems = theorem_contract(
    TheoremCase(
        divergences.by_length(),
        Perceptron(),
        separable,
        NOT_BY_LENGTH,
        claim(2 * divergences.M * divergences.WORTH <= norm2(divergences.u)),
        passes=3,
    ),
    TheoremCase(
        divergences.by_entropy(),
        Exponentiated(Fraction(3, 2)),
        signs,
        wrong.NOT_EXPONENTIATED,
        claim(2 * divergences.M * (l1_margin.h * l1_margin.gamma - l1_margin.k) <= l1_margin.N - l1_margin.H),
    ),
    TheoremCase(
        divergences.by_weights(),
        Winnow(),
        ors,
        wrong.otherwise(Winnow(), {wrong.StartsHigh: ("start of T", "chips on")}),
        claim(divergences.M * winnow.n <= winnow.n + 2 * winnow.r * divergences.lam * (divergences.ell - 1)),
        built_on=(winnow.disjunctions(),),
    ),
    TheoremCase(
        four_norm.mistake_bound(),
        PNormPerceptron(),
        cubes,
        {PNormPerceptron(2): {"cube"}}
        | wrong.otherwise(PNormPerceptron(), {wrong.StartsAtOne: ("start of a", "start of F")}),
        claim(four_norm.M * four_norm.gamma**2 <= 2 * four_norm.b * four_norm.E**3),
        passes=3,
    ),
    TheoremCase(
        leash.mistake_bound(),
        LeashedPerceptron(leash=2),
        from_axis_to_axis,
        {LeashedPerceptron(leash=1): {"half of the leash"}}
        | wrong.otherwise(
            LeashedPerceptron(leash=2), {OffTheLeash: "on the leash", PulledTooSoon: "only on a taut leash"}
        ),
        claim(leash.M * divergences.WORTH <= norm2(leash.u_M) + leash.L * leash.W_M),
        passes=1,
    ),
)


test_learners = learner_contract(
    LearnerCase(PNormPerceptron(), NUMBERS, settings=({"p": 3}, {"p": 0}, {"tie": 2})),
    LearnerCase(
        LeashedPerceptron(5),
        NUMBERS,
        settings=(
            {"leash": 0},
            {"leash": 1, "keep": 1},
            {"leash": 1, "keep": -1},
            {"leash": 1, "tie": 2},
            {"leash": 1, "rate": 0},
        ),
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "by_size": lambda: ({"p = 2": {16: 16, 64: 64}, "p = 6": {16: 5, 64: 8}}, {"p = 2": {16: 16, 64: 64}}),
        "loudest": lambda: ({"sums": (1, -1, 2), "cubes": (1, -1, 8)},),
        "staircases": lambda: (nearing(),),
    },
    rising={
        "staircases": (("distance", "at most"),),
    },
)


def test_the_2_norm_perceptron_is_the_perceptron():
    for examples in (NUMBERS, SIGNED, THREE_BITS):
        two, plain = (play_until_clean(learner, examples, 50) for learner in (PNormPerceptron(2), Perceptron()))
        assert (two.mistakes, two.weights) == (plain.mistakes, plain.weights)


def test_the_4_norm_perceptron_by_hand():
    """After +(2, −1) and −(1, 1) the sums are (1, −2) and the weights (1, −8): (7, 1) is on the negative side."""
    run = play(PNormPerceptron(), Examples([(2, -1), (1, 1), (7, 1)], [1, -1, 1]))
    assert (run.mistakes, run.follow(lambda a: a)) == ((0, 1, 2), [(0, 0), (2, -1), (1, -2), (8, -1)])


def test_on_a_long_leash_it_is_the_perceptron_and_on_a_short_one_it_forgets():
    for examples in (NUMBERS, SIGNED, THREE_BITS):
        assert play(LeashedPerceptron(1000), examples, 5).weights == play(Perceptron(), examples, 5).weights
    run = play(LeashedPerceptron(1, keep=0), Examples([(1,), (3,)], [1, -1]))
    assert run.follow(lambda w: w[0]) == [0, 1, 0]


def test_distances_are_those_of_the_weights():
    case, name = nearing()["adds"]
    own = case.run.follow(lambda w: sum((a - b) ** 2 for a, b in zip(case.reading.end["u"], w, strict=True)))
    assert distances(case, name) == pytest.approx([float(d / own[0]) for d in own])


BITS = play(Winnow(), Examples([(1, 1), (0, 1), (0, 0)], [1, -1, -1]))
test_readers = reader_contract(
    margin=(partial(four_norm.mistake_bound().read, play(PNormPerceptron(), LINE), (1, 0)), 1, ()),
    length=(partial(divergences.by_length().read, play(Perceptron(), LINE), (1, 0)), 1, (0, -1)),
    scale=(partial(divergences.by_weights().read, BITS, [0]), 2, (0, -1)),
    leash=(partial(leash.mistake_bound().read, play(LeashedPerceptron(leash=2), LINE), [(1, 0)] * 3), 1, (0, -1)),
)


def test_positions_may_be_a_set():
    read = divergences.by_weights().read
    assert read(BITS, {0, 1}) == read(BITS, (1, 0, 1))
