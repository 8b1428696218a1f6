"""Data that no separator gets right: the theorems on runs, the forms against each other, and what is reachable."""

from fractions import Fraction
from functools import partial
from itertools import product
from random import Random

import pytest
from checks import wrong
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import LINE, not_separated
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.imperfect_separators import pictures
from mistake_bounds.chapters.imperfect_separators.examples import extended
from mistake_bounds.chapters.imperfect_separators.exercises import large_closure
from mistake_bounds.chapters.imperfect_separators.known import imperfect_bounds
from mistake_bounds.chapters.imperfect_separators.pictures import NotDrawn, closure, place
from mistake_bounds.chapters.imperfect_separators.theorem import read_in_one_dimension
from mistake_bounds.chapters.imperfect_separators.worst_case import (
    LABELS,
    POINTS,
    NotClosed,
    NotExact,
    is_closed,
    never_cycles,
    reachable_weights,
    sign,
)
from mistake_bounds.exact import norm2
from mistake_bounds.examples import BadMargin
from mistake_bounds.proof import claim
from mistake_bounds.proof import norm2 as norm2_
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.real import BadMeasurement, breast_cancer
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.largest import largest_whole
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import NoBound, imperfect, perceptron
from mistake_bounds.validation import NoCertificate, no_separator, soft_margin

XOR = Examples([(-1, -1, 1), (-1, 1, 1), (1, -1, 1), (1, 1, 1)], [-1, 1, 1, -1])
PAIR = Examples([(1,), (1,)], [+1, -1])
AXES = Examples([(1, 0), (0, 1), (-1, -1)], [1, 1, 1])


def random_rows(seed: int, m: int = 25):
    """Rows in the plane with a constant, some of whose labels are wrong for the target (2, −1, 0)."""
    coin = Random(seed)
    rows = [(coin.randint(-6, 6), coin.randint(-6, 6), 1) for _ in range(m)]
    return Examples(rows, [1 if 2 * a - b + coin.randint(-6, 6) > 0 else -1 for a, b, _ in rows])


# --- distances and bounds ---------------------------------------------------------------------------


def test_two_rounds_by_hand():
    """(1) positive, then negative: γ = 1 and u = 1 give the distances 0 and 2, and both are mistakes."""
    run = play(Perceptron(tie=0), PAIR)
    reading = imperfect.freund_schapire().read(run, (1,), 1)
    assert [(p["d"], p["E"], p["E^+"], p["S^+"]) for p in reading.mistakes] == [(0, 0, 0, 0), (2, 0, 2, 4)]
    assert (reading.end["D^2"], reading.end["M"]) == (4, 2)
    assert imperfect.total_distance().read(run, (1,), 1).end["T"] == 2
    assert imperfect.total_distance().on(run, (1,), 1).bound == 5
    assert imperfect.freund_schapire().on(run, (1,), 1).bound == 9


def test_every_pass_counts_and_without_that_the_bound_is_false():
    three = play(Perceptron(tie=0), PAIR, passes=3)
    at_three = imperfect.total_distance().on(three, (1,), 1)
    assert at_three.check and at_three.reading.end["T"] == 6 and at_three.bound == 13
    assert len(three.mistakes) == 6 > imperfect_bounds(PAIR, (1,), 1).total == 5


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("gamma", [1, Fraction(7, 2), 20])
def test_all_forms_hold_and_the_root_form_is_never_above_the_lectures(seed, gamma):
    examples = random_rows(seed)
    run = play(Perceptron(tie=(-1, 0, 1)[seed % 3]), examples, passes=1 + seed % 2)
    u = (2, -1, seed % 2)
    bounds = imperfect_bounds(examples, u, gamma, run.passes)
    assert len(run.mistakes) <= min(bounds.root, bounds.squares) and bounds.root <= bounds.total


def test_on_separable_data_with_its_own_margin_it_is_the_mistake_bound():
    examples = Examples([(2, 1), (1, 3), (-1, 0)], [1, 1, -1])
    run = play(Perceptron(), examples)
    plain = perceptron.mistake_bound().on(run, (1, 1)).bound
    assert imperfect.total_distance().on(run, (1, 1), examples.margin((1, 1))).bound == plain


def test_every_rate_gives_a_bound_and_the_margin_is_one_of_them():
    case = imperfect.total_distance().on(play(Perceptron(), random_rows(1)), (2, -1, 0), 3)
    for rate in (Fraction(1, 3), 1, 2, 3, 5, 7):
        assert holds(imperfect.any_rate().claim, {**case.reading.end, "lambda": rate})
    assert imperfect.any_rate().claim.substitute({imperfect.lam: imperfect.gamma}).term.expand() == (
        imperfect.total_distance().conclusion.claim.term.expand()
    )


def test_a_run_meets_the_hypotheses_of_the_root_form_and_of_any_rate():
    """One example with both labels: T = 2 and R²‖u‖² = 1, so that the root of 1·(1 + 4·2) is 3."""
    run = play(Perceptron(), Examples([(1,), (1,)], [1, -1]))
    reading = imperfect.total_distance().read(run, (1,), 1)
    reading.end["s"] = 3
    assert check_proof(imperfect.root_form(), reading)
    for rate in (1, Fraction(1, 3)):
        reading.end["lambda"] = rate
        assert check_proof(imperfect.any_rate(), reading)


def test_the_best_column_is_for_examples_that_are_moved():
    """Without a distance there is none, and the run is one of the Perceptron's own theorem."""
    moved = Examples([(1,)] * 5, [1, *[-1] * 4])
    reading = imperfect.freund_schapire().read(play(Perceptron(), moved), (1,), 1, 4)
    reading.end.update({"N": 1, "D": 4, "R": 1, "Delta": 2})
    assert check_proof(imperfect.with_the_best_column(), reading)
    none = imperfect.freund_schapire().read(play(Perceptron(), Examples([(1,)], [1])), (1,), 1)
    none.end.update({"N": 1, "D": 0, "R": 1, "Delta": 1})
    failed = {row.claim.name for row in check_proof(imperfect.with_the_best_column(), none).failures}
    assert failed == {"best column's entry"}


@pytest.mark.parametrize("labels", [(1, -1), (-1, -1), (-1, -1, -1), (1,)])
@pytest.mark.parametrize("gamma", [1, Fraction(7, 5), 4, 10])
def test_the_root_form_is_in_whole_numbers_what_its_claim_allows(labels, gamma):
    """Also where no whole number lies between the two roots of the square, and where R = 0 makes the roots one."""
    for row in [(1,), (Fraction(1, 3),), (0,)]:
        examples = Examples([row] * len(labels), labels)
        T = sum(examples.distances((1,), gamma))
        L = examples.radius2
        beyond = [2 * gamma**2 * M - L - 2 * gamma * T for M in range(200)]  # M is allowed where this is at most s
        allowed = [M for M, over in enumerate(beyond) if over <= 0 or over**2 <= L**2 + 4 * gamma * T * L]
        assert imperfect_bounds(examples, (1,), gamma).root == max(allowed)


def test_which_form_is_sharper_is_decided_by_one_comparison():
    squares, root = (proof.claim for proof in imperfect.which_is_sharper())
    for D, T in product((0, 1, 2, 5), (0, 2, 6, 12, 20)):  # R = N = γ = 1, and 1 + 4T is a square
        s = {0: 1, 2: 3, 6: 5, 12: 7, 20: 9}[T]
        numbers = {"R": 1, "N": 1, "gamma": 1, "D": D, "T": T, "s": s}
        assert holds(squares, numbers) == (D * D + D <= T) and holds(root, numbers) == (D * D + D >= T)


# --- a column each ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("tie", [-1, 0, 1])
def test_with_a_column_each_the_mistakes_are_the_same_and_the_old_theorem_holds(seed, tie):
    examples = random_rows(seed, 12)
    u = (2, -1, 0)
    gamma = 2
    delta = 3
    plain = play(Perceptron(tie), examples, passes=2)
    longer = extended(examples, u, gamma, delta, passes=2)
    run = play(Perceptron(tie), longer.examples)
    assert run.mistakes == plain.mistakes and longer.margin >= gamma
    with_columns = perceptron.mistake_bound().on(run, longer.u, margin=gamma)
    assert with_columns.check and with_columns.slack
    assert with_columns.bound == imperfect.freund_schapire().on(plain, u, gamma, delta**2).bound


# --- no separator -----------------------------------------------------------------------------------


def test_the_certificate_adds_up_to_nothing():
    for examples in (XOR, PAIR, breast_cancer().with_dummy(100)):
        found = no_separator(examples)
        assert min(found.values()) > 0
        rows = [(weight * examples.y[i], examples.X[i]) for i, weight in found.items()]
        assert all(sum(a * x[j] for a, x in rows) == 0 for j in range(examples.dimension))


def test_the_soft_margin_is_nearly_the_least_bound():
    examples = random_rows(2)
    u, gamma = soft_margin(examples, digits=3)

    def bound(u, gamma):
        return examples.radius2 * norm2(u) / gamma**2 + 2 * sum(examples.distances(u, gamma)) / gamma

    best = bound(u, gamma)
    for j, step in product(range(3), (-0.05, 0.05)):
        near = tuple(v + step * gamma / 10 * (i == j) for i, v in enumerate(u))
        assert best <= bound(near, gamma) * (1 + 1e-4)
    assert best <= bound(u, gamma * 1.1) and best <= bound(u, gamma * 0.9)


# --- what is reachable ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("examples", "count", "largest2"), [(XOR, 15, 4), (AXES, 13, 5), (PAIR, 3, 1), (Examples([(1, 0)], [1]), 2, 1)]
)
def test_small_closures(examples, count, largest2):
    found = reachable_weights(examples)
    assert (len(found.weights), found.largest2) == (count, largest2)
    assert found.closed and found.weights[0] == (0,) * examples.dimension
    assert len(set(found.weights)) == count


def test_every_weight_counts_and_the_start_too():
    found = reachable_weights(AXES)
    for left_out in found.weights:
        assert not is_closed([w for w in found.weights if w != left_out], AXES)
    assert is_closed([*found.weights], AXES) and not is_closed([], AXES)


@pytest.mark.parametrize("tie", [-1, 0, 1])
def test_no_run_leaves_the_closure(tie):
    held = set(reachable_weights(XOR).weights)
    for seed in range(5):
        order = Random(seed).choices(range(4), k=60)
        run = play(Perceptron(tie), Examples([XOR.X[i] for i in order], [XOR.y[i] for i in order]))
        assert set(run.follow(tuple)) <= held


def test_a_search_that_is_given_up_claims_nothing_and_keeps_what_it_found():
    with pytest.raises(NotClosed) as refusal:
        reachable_weights(XOR, most=9)
    assert len(refusal.value.weights) == 9 and refusal.value.weights[0] == (0, 0, 0)
    assert not is_closed(refusal.value.weights, XOR)
    assert len(reachable_weights(XOR, most=15).weights) == 15


@pytest.mark.parametrize("start", [(0,), (-7,), (3,)])
def test_in_one_dimension_nothing_goes_further_out(start):
    examples = Examples([(3,), (-2,), (5,), (4,)], [1, 1, -1, -1])
    run = play(Perceptron(start=start), examples, passes=20)
    reading = read_in_one_dimension(run)
    assert check_proof(imperfect.one_dimension(), reading)
    assert max(w[0] ** 2 for w in run.follow(tuple)) <= max(start[0] ** 2, 25)


# --- the square root of 2 ---------------------------------------------------------------------------


def test_signs_are_exact():
    root = 2**0.5
    for p, q in product(range(-30, 31), repeat=2):
        assert sign(p, q) == (p + q * root > 0) - (p + q * root < 0)


def test_the_weights_count_the_updates_so_none_comes_twice():
    weights = never_cycles(3000)
    assert len(set(weights)) == 3001 and [b - 2 * p for b, p, _ in weights] == list(range(3001))
    assert max(b * b + (p + q * 2**0.5) ** 2 for b, p, q in weights) < 5
    changes = {tuple(c - a for a, c in zip(*pair, strict=True)) for pair in zip(weights, weights[1:], strict=False)}
    assert changes == {(y, y * c, y * e) for (c, e), y in zip(POINTS, LABELS, strict=True)}


RUN = play(Perceptron(), PAIR)
test_what_is_refused = refusals(
    (lambda: imperfect.total_distance().on(RUN, (1,), 0), BadMargin, 0),
    (lambda: extended(PAIR, (1,), -1), BadMargin, -1),
    (lambda: extended(PAIR, (1,), 1, 0), BadStream, 0),
    (lambda: imperfect.total_distance().read(RUN, (1, 2), 1), BadTarget, (1, 2)),
    (lambda: imperfect.freund_schapire().read(RUN, (1,), 1, 0), BadTarget, 0),
    (lambda: breast_cancer(("mean colour",)), BadMeasurement),
    (lambda: no_separator(Examples([(1, 0), (1, 1)], [1, 1])), NoCertificate),
    (lambda: reachable_weights(Examples([(0.1,), (0.3,)], [1, -1])), NotExact),
    (lambda: largest_whole(imperfect.as_a_square().claim, "M", {"R": 1, "u": (1,), "gamma": 4, "T": 10}), NoBound),
)


# the cases of the contracts


EXTENDED = imperfect.freund_schapire().conclusion.claim
NOT_WITH_DISTANCES = wrong.NOT_THE_PERCEPTRON | {Perceptron(start=(0, -3, 2)): {"start of w"}}


WRONG = Examples([(-2, 1), (1, 2), (2, 0), (-1, -2), (1, -1), (-1, 1)], [-1, 1, 1, -1, -1, 1])


test_theorems = theorem_contract(
    TheoremCase(
        imperfect.total_distance(),
        Perceptron(),
        not_separated,
        NOT_WITH_DISTANCES,
        claim(imperfect.M * imperfect.gamma**2 <= imperfect.R**2 * norm2_(imperfect.u) + imperfect.gamma * imperfect.T),
        passes=3,
    ),
    TheoremCase(
        imperfect.freund_schapire(),
        Perceptron(),
        not_separated,
        NOT_WITH_DISTANCES,
        claim(2 * EXTENDED.lhs <= EXTENDED.rhs),
        passes=3,
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "bounds_by_margin": lambda: (play(Perceptron(), WRONG, passes=2), (1, 1), (1, 2, 3, 4)),
        "closure": lambda: ({"three": reachable_weights(Examples([(1, 0), (0, 1), (-1, -1)], [1, 1, 1]))},),
        "moved": lambda: (WRONG, (1, 1), 1),
        "which_form": lambda: ({"six": [place(WRONG, (1, 1), gamma) for gamma in (1, 2)]},),
    },
)


def test_a_place_is_on_the_side_of_the_smaller_form():
    for examples, u, gamma in ((Examples([(1,)] * 100, [1] * 100), (1,), 2), (WRONG, (1, 1), 1)):
        across, up = place(examples, u, gamma)
        bounds = imperfect_bounds(examples, u, gamma)
        assert (up + up**0.5 < across) == (bounds.squares < bounds.root)


def test_more_than_three_dimensions_are_not_drawn():
    with pytest.raises(NotDrawn):
        closure({"four": reachable_weights(Examples([(1, 0, 0, 0)], [1]))})


test_readers = reader_contract(
    entry=(partial(imperfect.freund_schapire().read, play(Perceptron(), LINE), (1, 0), 2), 1, (0, -1))
)


@pytest.mark.parametrize(
    "points, right, said",
    [
        ([(7, 6), (-6, -5), (-1, -1)], True, "475 weights"),
        ([(1, 0), (0, 1), (-1, -1)], False, "weights can be reached"),
        ([(7, 6), (-6, -5), (1, 1)], False, "The direction (−11, 13) separates them."),
    ],
)
def test_a_large_closed_set_is_of_points_that_nothing_separates(points, right, said):
    answer = large_closure(Examples(points, [+1] * 3))
    assert answer.right is right and said in answer.words
