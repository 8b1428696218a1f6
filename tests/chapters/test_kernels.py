"""The kernel Perceptron: the same as on explicit features, and the old theorem through the Gram matrix."""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random

import numpy as np
import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import LINE, NUMBERS
from checks.theorem import ON_RUNS, TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, Perceptron, play, play_until_clean
from mistake_bounds.chapters.kernels import pictures
from mistake_bounds.chapters.kernels.learner import (
    BadKernel,
    InexactKernel,
    KernelPerceptron,
    NotSymmetric,
    Polynomial,
    RationalQuadratic,
    products,
)
from mistake_bounds.chapters.kernels.reading import combination_below_0
from mistake_bounds.chapters.kernels.search import best_combination
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
from mistake_bounds.chapters.perceptron.theorem import read
from mistake_bounds.exact import NotANumber, dot
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim, norm2
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import NoBound, perceptron
from mistake_bounds.validation import NotSeparable

XOR = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, 1, 1, -1])
SQUARE = Polynomial(2)
THEOREM = perceptron.mistake_bound()
LEARNER = KernelPerceptron(SQUARE)


def in_the_plane(seed: int):
    """Points about a circle, and the circle itself: x² + y² < 13 as a combination of rows."""
    coin = Random(seed)
    rows = [(coin.randint(-5, 5), coin.randint(-5, 5)) for _ in range(30)]
    examples = Examples(rows, [1 if a * a + b * b < 13 else -1 for a, b in rows])
    return examples, (best_combination(examples, SQUARE),)


@pytest.mark.parametrize("degree", [1, 2, 3])
def test_the_same_mistakes_as_on_explicit_features(degree):
    for seed in range(4):
        examples, _ = in_the_plane(seed)
        explicit = Examples([products(x, degree) for x in examples.X], examples.y)
        run, theirs = play(KernelPerceptron(Polynomial(degree)), examples, 6), play(Perceptron(), explicit, 6)
        assert run.mistakes == theirs.mistakes and len(run.mistakes) > 4
        weights = [0] * explicit.dimension
        for x, y in run.weights:
            weights = [w + y * v for w, v in zip(weights, products(x, degree), strict=True)]
        assert tuple(weights) == theirs.weights


def test_the_theorem_says_the_same_as_on_explicit_features():
    """Bound, slack and every row, with the kernel for the inner product and with the features written down."""
    examples, (c,) = in_the_plane(1)
    explicit = Examples([products(x) for x in examples.X], examples.y)
    u = [dot(c, column) for column in zip(*explicit.X, strict=True)]
    ours, theirs = THEOREM.on(play(LEARNER, examples, 5), c), THEOREM.on(play(Perceptron(), explicit, 5), u)
    assert ours.check and theirs.check and (ours.bound, ours.slack.mistakes) == (theirs.bound, theirs.slack.mistakes)
    assert ours.reading.end["gamma"] == theirs.reading.end["gamma"]


# the theorem through the Gram matrix


def lorentz(a, b):
    """Symmetric, and no inner product: K(x, x) may be negative, or 0 for a row that is not."""
    return a[0] * b[0] - a[1] * b[1]


@pytest.mark.parametrize(
    ("kernel", "row", "passes", "target"),
    [
        (lorentz, (1, 1), 5, {(1, 0): 1}),
        (lambda a, b: -a[0] * b[0], (1,), 3, (-1,)),
        (lambda a, b: -1, (1,), 1, (-1,)),
        (lambda a, b: -1, (1,), 5, (-1,)),
    ],
    ids=["lorentz", "minus the product", "-1, once", "-1"],
)
def test_where_some_square_is_negative_there_is_no_bound(kernel, row, passes, target):
    on_run = THEOREM.on(play(KernelPerceptron(kernel), Examples([row], [1]), passes), target)
    assert "an inner product" in {row.name for row in on_run.check.failures}
    for ask in ("bound", "slack"):
        with pytest.raises(NoBound):
            getattr(on_run, ask)


def test_a_table_is_that_of_an_inner_product_or_shows_a_combination_below_0():
    coin = Random(5)
    seen = set()
    for _ in range(300):
        n = coin.randint(1, 4)
        values = [[coin.choice((-1, 0, 0, 1, 2, 3)) for _ in range(n)] for _ in range(n)]
        table = [[values[max(i, j)][min(i, j)] for j in range(n)] for i in range(n)]
        z = combination_below_0(table)
        least = min(np.linalg.eigvalsh(np.array(table, dtype=float)))
        assert (z is None) == (least > -1e-9)
        assert z is None or dot(z, [dot(z, row) for row in table]) < 0
        seen.add(z is None)
    assert seen == {True, False}


def on_xor(target, **numbers):
    return THEOREM.on(play_until_clean(LEARNER, XOR, 10), target, **numbers)


def test_targets_are_coefficients_and_margins_may_be_given():
    assert on_xor(dict(zip(XOR.X, XOR.y, strict=True))).bound == on_xor(XOR.y).bound
    assert on_xor({(1, 1): -1, (-1, -1): -1, (1, -1): 2, (-1, 1): 2}).bound > 4
    assert on_xor(XOR.y, margin=4).bound == 18 and on_xor(XOR.y, radius2=16).bound == 8
    assert not on_xor(XOR.y, radius2=8).check, "no such radius"
    none = THEOREM.on(play(LEARNER, Examples([(1, 1)], [-1])), (-1,))
    assert none.bound == 1 and none.slack and none.check, "without mistakes"


# the contract on runs


@dataclass(frozen=True)
class ForgetsTheFirst(KernelPerceptron):
    """Keeps the last three mistakes (a *budget*)."""

    def update(self, state, x, y):
        return super().update(state, x, y)[-3:]


@dataclass(frozen=True)
class StartsElsewhere(KernelPerceptron):
    """Has a mistake to begin with that nobody made."""

    def initial(self, n):
        return (((2,) * n, 1),)


test_on_runs = theorem_contract(
    TheoremCase(
        THEOREM,
        LEARNER,
        in_the_plane,
        {
            ForgetsTheFirst(SQUARE): {"update"},
            wrong.but_for(LEARNER, wrong.StepsTheOtherWay): {"update"},
            wrong.but_for(LEARNER, wrong.PredictsTies): {"mistake"},
            wrong.but_for(LEARNER, wrong.ChangesAlways): {"BrokenSequence"},
            StartsElsewhere(SQUARE): {"start"},
        },
        claim(2 * perceptron.M * perceptron.gamma**2 <= perceptron.R**2 * norm2(perceptron.u)),
        passes=3,
    ),
    checks=ON_RUNS,
)


# refusals


def on_two(kernel, *rows):
    return play(KernelPerceptron(kernel), Examples(rows, [1, -1]), 2)


HALF = lambda a, b: 0.5
FLOATS = ((10.0,), (20.0,))
test_what_cannot_be_is_refused = refusals(
    (lambda: Polynomial(0), BadKernel, 0),
    (lambda: Polynomial(2, constant=-1), BadKernel, -1),
    (lambda: RationalQuadratic(0), BadKernel, 0),
    (lambda: KernelPerceptron("a kernel"), BadLearner, "a kernel"),
    (lambda: KernelPerceptron(SQUARE, tie=2), BadLearner, 2),
    (lambda: on_two(lambda a, b: a[0] * b[1], (1, 2), (3, 1)), NotSymmetric),
    (lambda: on_two(HALF, *FLOATS) and on_two(HALF, (1,), (2,)), InexactKernel),
    (lambda: on_two(Polynomial(500), *FLOATS), BadKernel),
    (lambda: on_two(RationalQuadratic(10**400), *FLOATS), BadKernel),
    (lambda: on_two(lambda a, b: float("nan"), (1,), (2,)), NotANumber),
    (lambda: on_xor((1, 2)), BadTarget),
    (lambda: on_xor({(1, 2, 3): 1}), BadTarget),
    (lambda: on_xor(("one", 0, 0, 0)), NotANumber),
    (lambda: on_xor([(("a", "b"), 1)]), NotANumber),
    (lambda: on_xor((1, 1, 1, 1)), NotSeparated),
    (lambda: best_combination(XOR, Polynomial(1)), NotSeparable),
)


# the cases of the contracts


def classes():
    return (play(MulticlassPerceptron("abc"), Examples([(1, 0), (0, 1), (-1, -1)], "bca", labels="abc"), passes=2),)


test_learners = learner_contract(
    LearnerCase(KernelPerceptron(Polynomial(2)), NUMBERS, settings=({"kernel": 2}, {"kernel": Polynomial(), "tie": 2})),
    LearnerCase(KernelPerceptron(RationalQuadratic(Fraction(1, 3)), tie=0), NUMBERS),
)


test_pictures = picture_contract(
    pictures,
    {
        "class_regions": classes,
        "kernel_regions": lambda: (play_until_clean(KernelPerceptron(Polynomial(2)), XOR, 10),),
    },
)


SQUARED = play(LEARNER, LINE)
test_readers = reader_contract(
    margin=(partial(read, SQUARED, (1, -1, 1)), 1, ()),
    radius=(lambda r2: read(SQUARED, (1, -1, 1), radius2=r2), 36, ()),
    coefficients=(partial(read, SQUARED), (1, -1, 1), ((1, -1), {(1,): 1})),
)
