"""Nearer at each mistake: one proof for several learners, what lies between two of them, and a target that moves."""

from fractions import Fraction

import pytest
from refusals import refusals
from sympy import expand

from mistake_bounds import Examples, Perceptron, Winnow, play, play_until_clean
from mistake_bounds.chapters.l1_margin.learner import Exponentiated
from mistake_bounds.chapters.nearer.examples import direction, turning
from mistake_bounds.chapters.nearer.four_norm_reading import root_above
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.winnow.examples import hadamard, sylvester
from mistake_bounds.exact import BadSize, dot, norm2
from mistake_bounds.proof import claim
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.real import digits
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorem.theorem import OtherLearner
from mistake_bounds.theorems import (
    NoBound,
    four_norm,
    l1_margin,
    leash,
    margin_perceptron,
    nearer,
    passive_aggressive,
    perceptron,
    winnow,
)
from mistake_bounds.theorems.sorts import ASSUMPTION, STEP, hypotheses

TWO = Examples([(2, 1), (-1, 1)], [1, -1])


# one proof


def test_the_same_conclusions_as_in_the_chapters_before():
    assert nearer.by_entropy().conclusion.claim == l1_margin.l1_margin().conclusion.claim
    assert nearer.block_novikoff().claim.term == perceptron.mistake_bound().conclusion.claim.term


def test_the_length_of_the_target_matters_for_one_of_the_bounds_only():
    """2hγ − h²R² is largest beside ‖u‖² where γ = hR²; there the bound is R²‖u‖²/γ², which no length changes."""
    run = play(Perceptron(), TWO, 3)
    best = nearer.by_length().on(run, (1, 0))
    assert best.bound == perceptron.mistake_bound().on(run, (1, 0)).bound == 5
    assert [nearer.by_length().on(run, (1, 0), length=v).bound for v in (4, 5, 6)] == [
        Fraction(16, 3),
        5,
        Fraction(36, 7),
    ]
    for short in (1, 2):
        with pytest.raises(NoBound):
            _ = nearer.by_length().on(run, (1, 0), length=short).bound


def test_the_rate_is_the_step_of_the_theorem():
    for rate in (Fraction(1, 3), 2):
        instance = nearer.by_length().on(play(Perceptron(rate=rate), TWO, 3), (1, 0))
        assert instance.check and instance.bound == 5


def test_each_mistake_lowers_the_distance_by_what_it_is_worth():
    clean = play_until_clean(Perceptron(), digits(3, 5), 9)
    instance = nearer.by_length().on(clean, clean.weights)
    u, end = instance.reading.end["u"], instance.reading.end
    worth = 2 * end["h"] * end["gamma"] - end["h"] ** 2 * end["R^2"]
    far = instance.run.follow(lambda w: norm2([a - b for a, b in zip(u, w, strict=True)]))
    assert all(after <= before - worth for before, after in zip(far, far[1:], strict=False))


def test_winnow_with_both_kinds_of_mistakes_at_once():
    """λ is the target's to choose, as long as 2λ ln 2 ≥ 3n: the least such is nearly 13n/6."""
    rows = [tuple(int(i == j) for j in range(8)) for i in range(8)]
    run = play(Winnow(), Examples(rows, [1] + [-1] * 7))
    close, far = (nearer.by_weights().on(run, [0], scale=scale) for scale in (Fraction(13, 6), 3))
    assert close.check and far.check and close.bound < far.bound
    assert not nearer.by_weights().on(run, [0], scale=2).check
    assert close.bound > winnow.disjunctions().on(run, [0]).bound - 2


# in between


def test_the_gap_of_one_attribute_is_a_square():
    t, z, y = four_norm.t, four_norm.z, four_norm.y
    r = four_norm.rho
    gap = four_norm.one_attribute().claim.term
    square = ((3 * r + 2) * t**2 + 2 * r * t * y * z - r**2 * z**2) ** 2
    for sign in (1, -1):
        assert expand(gap.subs(y, sign) - square.subs(y, sign)) == 0


def test_the_step_needs_the_whole_three():
    """From a = (2, 2) after m = 2 mistakes a tie at (1, −1) leads to 82: no more than 9b²m², and more than 4b²m²."""
    at = {"b": 2, "m": 3, "F": 1**4 + 3**4}
    F, b, m = four_norm.F, four_norm.b, four_norm.m  # b² stands for 2
    kept, less = (claim(F <= c * b * m**2) for c in (9, 4))
    assert holds(kept, at) and not holds(less, at) and holds(less, {"b": 2, "m": 2, "F": 2 * 2**4})


@pytest.mark.parametrize(("n", "made"), [(16, (16, 6, 5, 5, 3)), (64, (64, 9, 8, 7, 5)), (256, (256, 18, 10, 10, 7))])
def test_rows_of_a_hadamard_matrix(n, made):
    rows, axis = last_column(n)
    runs = [play_until_clean(PNormPerceptron(p, tie=0), rows, 100) for p in (2, 4, 6, 8)]
    runs.append(play_until_clean(Exponentiated(3), rows, 100))
    assert tuple(len(run.mistakes) for run in runs) == made
    assert four_norm.mistake_bound().on(runs[1], axis).bound == 3 * round(n**0.5)
    assert nearer.by_length().on(play(Perceptron(tie=0), rows), axis).bound == n == made[0]


def last_column(n: int):
    """Sylvester's rows, which are labelled by the last column; and the axis of that column."""
    return sylvester(n), (0,) * (n - 1) + (1,)


def test_sylvester_s_rows_are_those_of_the_stream():
    examples = sylvester(16)
    assert sorted(examples.X) == sorted(tuple(map(int, row)) for row in hadamard(16, 0).X)
    assert examples.y == tuple(row[-1] for row in examples.X)
    for n in (0, 1, 12, 2.0):
        with pytest.raises(BadStream, match=f"n={n}"):
            sylvester(n)


def test_the_digits_are_worse_for_every_larger_p():
    made = [len(play_until_clean(PNormPerceptron(p), digits(3, 5), 30).mistakes) for p in (2, 4, 6, 8)]
    assert made == [37, 81, 94, 127]


def test_the_four_norm_bound_on_any_target():
    run = play(PNormPerceptron(), Examples([(2, 1, 0), (-1, 1, 1), (1, -3, 2)], [1, -1, 1]), 4)
    instance = four_norm.mistake_bound().on(run, (1, Fraction(-1, 2), 0))
    assert instance.check and instance.slack and len(run.mistakes) <= instance.bound
    with pytest.raises(NotSeparated):
        four_norm.mistake_bound().on(run, (0, 1, 0))


@pytest.mark.parametrize("size", [0, 1, 2, Fraction(9, 4), Fraction(2, 3), 10**30 + 1])
def test_a_root_from_above(size):
    root = root_above(size)
    assert root**2 >= size and (root - Fraction(1, 1000)) ** 2 <= max(size, Fraction(1, 10**6))


# a target that moves


def test_directions_turn_all_round_at_length_1():
    turned = [direction(k, 4) for k in range(17)]
    assert all(norm2(u) == 1 for u in turned) and turned[0] == turned[16] and len(set(turned)) == 16
    assert all(a[0] * b[1] - a[1] * b[0] > 0 for a, b in zip(turned, turned[1:], strict=False))


def test_a_turning_target_is_right_in_its_time():
    stream = turning(200, seed=3)
    assert len(stream.targets) == 200 == len(stream.examples)
    assert all(y * dot(u, x) >= 1 for u, (x, y) in zip(stream.targets, stream.examples, strict=True))
    with pytest.raises(BadSize):
        turning(0, seed=3)


def test_on_a_leash_that_is_never_taut_it_is_the_perceptron():
    stream = turning(300, seed=1)
    leashed = play(LeashedPerceptron(325), stream.examples)
    instance = leash.mistake_bound().on(leashed, stream.targets)
    assert leashed.mistakes == play(Perceptron(), stream.examples).mistakes
    assert instance.check and instance.slack and instance.bound > len(leashed.mistakes)
    assert not leash.mistake_bound().on(play(LeashedPerceptron(20), stream.examples), stream.targets).check


def test_a_taut_leash_and_the_bound_on_the_path():
    """From axis to axis: the weights would be √k long after k mistakes, and are pulled back at the fifth."""
    axes = [tuple(int(i == j) for j in range(9)) for i in range(9)]
    run = play(LeashedPerceptron(2, tie=0), Examples(axes, [1] * 9))
    instance = leash.mistake_bound().on(run, axes)
    assert instance.check and instance.slack and len(run.mistakes) == 9
    assert [point["f"] for point in instance.reading.mistakes if "f" in point].count(1) < 9
    assert instance.bound == 1 + 4 * 8 * root_above(2)


def test_what_a_leash_keeps_is_the_learner_s_step_and_no_definition():
    sort = {known.claim.name: known.sort for known in hypotheses(leash.mistake_bound().conclusion)}
    assert sort["never turned round"] == sort["not lengthened"] == STEP
    of_any = {known.claim.name: known.sort for known in hypotheses(margin_perceptron.of_any_margin())}
    assert of_any["weights of some length"] == of_any["a target of some length"] == ASSUMPTION


def test_the_run_of_another_learner_is_refused_by_name():
    rows = Examples([(1, 0), (0, 1)], [1, 1])
    plain = play(Perceptron(), rows)
    other = play(PNormPerceptron(), rows)
    for theorem, run, target in (
        (leash.mistake_bound(), plain, [(1, 1)] * 2),
        (nearer.by_length(), other, (1, 1)),
        (margin_perceptron.updates(), plain, (1, 1)),
        (passive_aggressive.capped(), plain, (1, 1)),
    ):
        with pytest.raises(OtherLearner, match="give it the run of the learner that it is about"):
            theorem.on(run, target)


PLAIN, STREAM = play(Perceptron(), TWO), turning(20, seed=1)
LEASHED = play(LeashedPerceptron(400), STREAM.examples)

test_what_cannot_be_is_refused = refusals(
    (lambda: nearer.by_length().on(PLAIN, (-1, 0)), NotSeparated),
    (lambda: nearer.by_length().on(PLAIN, (1, 0), length=0), BadTarget),
    (lambda: nearer.by_weights().on(play(Winnow(), Examples([(1, 0), (0, 1)], [1, -1])), (0,), scale=-1), BadTarget),
    (lambda: leash.mistake_bound().on(LEASHED, STREAM.targets[1:]), BadTarget),
    (lambda: leash.mistake_bound().on(LEASHED, [tuple(-v for v in u) for u in STREAM.targets]), NotSeparated),
)
