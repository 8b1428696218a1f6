"""The kernel Perceptron: by hand, the same as on explicit features, and the old theorem through the Gram matrix."""

import pickle
from dataclasses import dataclass
from fractions import Fraction
from random import Random

import numpy as np
import pytest
from checks import wrong
from checks.theorem import (
    Case,
    a_run_is_read_once,
    a_wrong_learner_is_noticed_by_name_and_has_no_bound,
    it_holds_on_runs_of_its_learner,
)
from refusals import refusals
from thorough import part_of

from mistake_bounds import Examples, Perceptron, play, play_until_clean
from mistake_bounds.chapters.kernels.learner import (
    BadKernel,
    InexactKernel,
    KernelPerceptron,
    NotSymmetric,
    Polynomial,
    RationalQuadratic,
    products,
)
from mistake_bounds.chapters.kernels.reading import Gram, combination_below_0
from mistake_bounds.chapters.kernels.search import best_combination
from mistake_bounds.exact import NotANumber, dot
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim, norm2
from mistake_bounds.proof.values import PRODUCT, holds
from mistake_bounds.streams.real import digits, ten_digits
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import NoBound, perceptron
from mistake_bounds.validation import NotSeparable

XOR = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, 1, 1, -1])


SQUARE = Polynomial(2)


THEOREM = perceptron.mistake_bound()


def lorentz(a, b):
    """Symmetric, and no inner product: K(x, x) may be negative, or 0 for a row that is not."""
    return a[0] * b[0] - a[1] * b[1]


def random_rows(seed: int, count: int = 25) -> Examples:
    """Points of the plane, labelled by the side of a circle or of a hyperbola."""
    coin = Random(seed)
    rows = [(coin.randint(-4, 4), coin.randint(-4, 4)) for _ in range(count)]
    return Examples(rows, [1 if a * a + (-1) ** seed * b * b - a > 6 else -1 for a, b in rows])


# by hand


def test_exclusive_or_by_hand():
    """Scores with (1 + ⟨a, b⟩)²: 9 for the row itself, 1 for every other; ties say −1."""
    run = play_until_clean(KernelPerceptron(SQUARE), XOR, 10)
    scores = [run.learner.score(r.state, r.x) for r in run.rounds()]
    assert scores[:9] == [0, 0, 1, 1, 0, 8, 0, -7, 1]
    assert run.mistakes == (1, 3, 6, 8) and run.clean
    assert run.weights == (((-1, 1), 1), ((1, 1), -1), ((1, -1), 1), ((-1, -1), -1))


def test_the_bound_of_exclusive_or_is_nine_halves():
    instance = THEOREM.on(play_until_clean(KernelPerceptron(SQUARE), XOR, 10), XOR.y)
    assert instance.check and instance.bound == Fraction(9, 2)
    assert {cause: v for cause, v in instance.slack.mistakes.items() if v} == {"overshoot": Fraction(1, 2)}
    better = play_until_clean(KernelPerceptron(Polynomial(2, constant=0), tie=0), XOR, 10)
    assert len(better.mistakes) == 2 == THEOREM.on(better, XOR.y).bound, "attained"


def test_learning_by_heart_attains_the_bound():
    """K(a, b) = 1 for equal rows, 0 for others: an axis for each row, and m mistakes on m positive rows."""
    by_heart = KernelPerceptron(lambda a, b: int(a == b))
    run = play(by_heart, Examples([(i,) for i in range(7)], [1] * 7))
    instance = THEOREM.on(run, (1,) * 7)
    assert len(run.mistakes) == 7 == instance.bound and instance.check


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("degree", [1, 2, 3])
def test_the_same_mistakes_as_on_explicit_features(seed, degree):
    examples = random_rows(seed)
    explicit = Examples([products(x, degree) for x in examples.X], examples.y)
    in_kernel = play(KernelPerceptron(Polynomial(degree)), examples, passes=6)
    run = play(Perceptron(), explicit, passes=6)
    assert in_kernel.mistakes == run.mistakes and len(run.mistakes) > 4
    weights = [0] * explicit.dimension
    for x, y in in_kernel.weights:
        weights = [w + y * v for w, v in zip(weights, products(x, degree), strict=True)]
    assert tuple(weights) == run.weights


def test_the_theorem_says_the_same_as_on_explicit_features():
    """Bound, slack and every row, with the kernel for the inner product and with the features written down."""
    examples = random_rows(1)
    run = play_until_clean(KernelPerceptron(SQUARE), examples, 60)
    c = best_combination(examples, SQUARE)
    explicit = Examples([products(x) for x in examples.X], examples.y)
    u = [sum(v * x[j] for v, x in zip(c, explicit.X, strict=True)) for j in range(explicit.dimension)]
    ours = THEOREM.on(run, c)
    theirs = THEOREM.on(play(Perceptron(), explicit, run.passes), u)
    assert ours.check and theirs.check and (ours.bound, ours.slack.mistakes) == (theirs.bound, theirs.slack.mistakes)
    assert ours.reading.end["gamma"] == theirs.reading.end["gamma"]


def test_digits_make_39_mistakes():
    examples = digits(3, 8)
    run = play_until_clean(KernelPerceptron(SQUARE), examples, 20)
    assert len(run.mistakes) == 39 and run.clean and run.exact
    assert THEOREM.on(run, run.weights).check, "the last weights are a target"


def test_even_and_odd_digits_make_188_mistakes():
    """Four hundred digits, or the first 67 of them, by whether they are even."""
    ten = ten_digits(part_of(400))
    parity = Examples(ten.X, [1 if y % 2 == 0 else -1 for y in ten.y])
    run = play_until_clean(KernelPerceptron(SQUARE), parity, 30)
    assert len(run.mistakes) == {400: 188, 67: 15}[len(ten)] and run.clean and THEOREM.on(run, run.weights).check


# kernels


@pytest.mark.parametrize("degree", [1, 2, 3])
def test_products_are_the_features_of_the_polynomial_kernel(degree):
    coin = Random(degree)
    for _ in range(20):
        a, b = (tuple(coin.randint(-5, 5) for _ in range(3)) for _ in range(2))
        assert dot(products(a, degree), products(b, degree)) == Polynomial(degree)(a, b)


def test_a_kernel_that_is_not_symmetric_is_refused_with_rows_and_values():
    examples = Examples([(1, 2), (3, 1)], [1, 1])
    with pytest.raises(NotSymmetric) as refusal:
        play(KernelPerceptron(lambda a, b: a[0] * b[1]), examples)
    assert refusal.value.rows == ((1, 2), (3, 1)) and refusal.value.values == (1, 6)
    assert "K((1, 2), (3, 1)) = 1" in str(refusal.value) and "K((3, 1), (1, 2)) = 6" in str(refusal.value)
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (again.rows, again.values, str(again)) == (refusal.value.rows, refusal.value.values, str(refusal.value))


def test_floats_of_exact_rows_are_refused_and_floats_of_floats_are_not():
    half = KernelPerceptron(lambda a, b: 0.5)
    with pytest.raises(InexactKernel, match="is a float, though the rows are exact") as refusal:
        play(half, Examples([(1,), (2,)], [1, -1]))
    assert refusal.value.value == 0.5 and pickle.loads(pickle.dumps(refusal.value)).rows == ((1,), (2,))
    assert not play(half, Examples([(1.0,), (2.0,)], [1, -1])).exact
    with pytest.raises(InexactKernel):
        play(half, Examples([(1,), (2,)], [1, -1]))
    assert play(KernelPerceptron(SQUARE), Examples([(1.0,), (2.0,)], [1, -1])).mistakes == (0, 1)
    for kernel in (Polynomial(500), Polynomial(2, 10**400), RationalQuadratic(10**400)):
        with pytest.raises(BadKernel, match="too large for a float .*: give exact rows"):
            play(KernelPerceptron(kernel), Examples([(10.0,), (20.0,)], [1, -1]), 2)
    score = KernelPerceptron(SQUARE).score((((1,), 1),), (2,))
    assert score == 9 and type(score) is int, "what was found of floats is not taken for exact"
    with pytest.raises(NotANumber):
        play(KernelPerceptron(lambda a, b: float("nan")), Examples([(1,), (2,)], [1, -1]))


# the theorem through the Gram matrix


def test_the_abstract_inner_product_is_the_one_of_the_point():
    u, w = perceptron.u, perceptron.w
    schwarz = perceptron.cauchy_schwarz().claim
    point = {"u": (1, 0), "w": (0, 1)}
    assert holds(schwarz, point) and holds(schwarz, point | {PRODUCT: Gram(((1,), (2,)), ((2, 1), (1, 1)))})
    assert not holds(schwarz, point | {PRODUCT: Gram(((1,), (2,)), ((0, 1), (1, 0)))})
    assert not holds(claim(norm2(u - w) >= 0), point | {PRODUCT: Gram(((1,), (2,)), ((0, 1), (1, 0)))})


def test_without_positive_squares_one_example_is_missed_for_ever():
    """K(x, x) = 0: the score stays 0, R² is 0, and so is the bound; ‖z‖² < 0 for z = ‖u‖²w − ⟨u, w⟩u."""
    run = play(KernelPerceptron(lorentz), Examples([(1, 1)], [1]), passes=5)
    instance = THEOREM.on(run, {(1, 0): 1})
    assert len(run.mistakes) == 5
    assert {row.name for row in instance.check.failures} == {"Cauchy–Schwarz", "mistake bound", "an inner product"}
    for ask in ("bound", "slack"):
        with pytest.raises(NoBound, match="fails for this one, Cauchy–Schwarz: some ‖z‖² is negative"):
            getattr(instance, ask)
    end = instance.reading.end
    z = tuple(a - 5 * b for a, b in zip(end["w_M"], end["u"], strict=True))
    assert end[PRODUCT](z, z) == -25


def test_a_target_whose_square_is_negative_has_no_bound():
    """K(a, b) = −ab: the target −1 has the margin 1 on x = 1, and R² = −1 in the wrong space."""
    run = play(KernelPerceptron(lambda a, b: -a[0] * b[0]), Examples([(1,)], [1]), passes=3)
    instance = THEOREM.on(run, (-1,))
    assert len(run.mistakes) == 3 and not instance.check
    with pytest.raises(NoBound):
        _ = instance.bound


def test_a_kernel_below_0_has_no_bound_though_every_other_row_holds():
    """K = −1: R² = −1, one mistake within a bound of 1, and four mistakes more that would be within none."""
    for passes, rows in ((1, {"an inner product"}), (5, None)):
        run = play(KernelPerceptron(lambda a, b: -1), Examples([(1,)], [1]), passes=passes)
        instance = THEOREM.on(run, (-1,))
        names = {row.name for row in instance.check.failures}
        assert names == rows or rows is None and "an inner product" in names
        with pytest.raises(NoBound, match="no inner product" if rows else "inner product"):
            _ = instance.bound


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


def test_targets_are_coefficients():
    run = play_until_clean(KernelPerceptron(SQUARE), XOR, 10)
    by_row = THEOREM.on(run, dict(zip(XOR.X, XOR.y, strict=True)))
    assert by_row.bound == THEOREM.on(run, XOR.y).bound
    assert THEOREM.on(run, {(1, 1): -1, (-1, -1): -1, (1, -1): 2, (-1, 1): 2}).bound > 4
    assert THEOREM.on(run, run.weights).reading.end["u"] == THEOREM.on(run, run.weights).reading.end["w_M"]
    for target in ((1, 2), {(1, 2, 3): 1}):
        with pytest.raises(BadTarget):
            THEOREM.on(run, target)
    with pytest.raises(NotANumber, match="the coefficient of"):
        THEOREM.on(run, ("one", 0, 0, 0))
    for row in (("a", "b"), (None, 1), (float("nan"), 1), ([1], 1)):
        with pytest.raises(NotANumber, match="entry 0 of a row of the target"):
            THEOREM.on(run, [(row, 1)])
    with pytest.raises(NotSeparated) as refusal:
        THEOREM.on(run, (1, 1, 1, 1))
    assert refusal.value.example in list(XOR)


def test_a_run_without_mistakes_and_given_margins():
    none = THEOREM.on(play(KernelPerceptron(SQUARE), Examples([(1, 1)], [-1])), (-1,))
    assert none.bound == 1 and none.slack and none.check
    run = play_until_clean(KernelPerceptron(SQUARE), XOR, 10)
    assert THEOREM.on(run, XOR.y, margin=4).bound == 18 and THEOREM.on(run, XOR.y, radius2=16).bound == 8
    assert not THEOREM.on(run, XOR.y, radius2=8).check, "no such radius"


def test_the_best_combination_separates_or_is_refused():
    assert best_combination(XOR, SQUARE, digits=0) == XOR.y
    twice = Examples([*XOR.X, (1, 1)], [*XOR.y, -1])
    assert THEOREM.on(play(KernelPerceptron(SQUARE), twice), best_combination(twice, SQUARE)).check
    with pytest.raises(NotSeparable):
        best_combination(XOR, Polynomial(1))


# the contract on runs


@dataclass(frozen=True)
class ForgetsTheFirst(KernelPerceptron):
    """Keeps the last three mistakes (a *budget*)."""

    def update(self, state, x, y):
        return super().update(state, x, y)[-3:]


@dataclass(frozen=True)
class NeverLearns(KernelPerceptron):
    """Keeps nothing."""

    def update(self, state, x, y):
        return state


@dataclass(frozen=True)
class KeepsTwice(KernelPerceptron):
    """Keeps every mistake two times."""

    def update(self, state, x, y):
        return super().update(super().update(state, x, y), x, y)


@dataclass(frozen=True)
class StartsElsewhere(KernelPerceptron):
    """Has a mistake to begin with that nobody made."""

    def initial(self, n):
        return (((2,) * n, 1),)


def in_the_plane(seed: int):
    """Points about a circle, and the circle itself: x² + y² < 13 as a combination of rows."""
    coin = Random(seed)
    rows = [(coin.randint(-5, 5), coin.randint(-5, 5)) for _ in range(30)]
    examples = Examples(rows, [1 if a * a + b * b < 13 else -1 for a, b in rows])
    return examples, (best_combination(examples, SQUARE),)


CASE = Case(
    THEOREM, KernelPerceptron(SQUARE), in_the_plane,
    {
        ForgetsTheFirst(SQUARE): {"update"},
        wrong.but_for(KernelPerceptron(SQUARE), wrong.StepsTheOtherWay): {"update"},
        NeverLearns(SQUARE): {"update"},
        KeepsTwice(SQUARE): {"update"},
        wrong.but_for(KernelPerceptron(SQUARE), wrong.PredictsTies): {"mistake"},
        wrong.but_for(KernelPerceptron(SQUARE), wrong.ChangesAlways): {"NotInARow"},
        StartsElsewhere(SQUARE): {"start"},
    },
    claim(2 * perceptron.M * perceptron.gamma**2 <= perceptron.R**2 * norm2(perceptron.u)), passes=3,
)  # fmt: skip


@pytest.mark.parametrize(
    "check",
    [it_holds_on_runs_of_its_learner, a_run_is_read_once, a_wrong_learner_is_noticed_by_name_and_has_no_bound],
)
def test_the_contract_of_the_theorem_on_runs(check):
    check(CASE)


test_what_cannot_be_is_refused = refusals(
    (lambda: Polynomial(0), BadKernel, 0),
    (lambda: Polynomial(2, constant=-1), BadKernel, -1),
    (lambda: RationalQuadratic(0), BadKernel, 0),
    (lambda: KernelPerceptron("a kernel"), BadLearner, "a kernel"),
    (lambda: KernelPerceptron(SQUARE, tie=2), BadLearner, 2),
)
