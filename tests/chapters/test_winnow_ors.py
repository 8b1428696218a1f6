"""Winnow on ORs: its theorems true of every run, the exact worst case against all examples, streams."""

import sys
from fractions import Fraction
from functools import cache
from itertools import product
from math import inf

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.streams import NO_BITS, THREE_BITS, in_order, ors
from checks.theorem import TheoremCase, theorem_contract
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from thorough import THOROUGH, part_of

from mistake_bounds import Examples, Winnow, engine, play
from mistake_bounds.chapters.winnow_ors import pictures
from mistake_bounds.chapters.winnow_ors.chips import attribute_errors
from mistake_bounds.chapters.winnow_ors.examples import (
    disjunction,
    hadamard,
    sylvester,
    threshold,
    with_complements,
    without_negative_weights,
)
from mistake_bounds.chapters.winnow_ors.theorem import disjunctions, read_sharper
from mistake_bounds.chapters.winnow_ors.worst_case import noisy_disjunction, winnow_disjunction, winnow_k_of_r
from mistake_bounds.chapters.winnow_worst_case.known import table
from mistake_bounds.drawing.chart import Bars
from mistake_bounds.drawing.slack import slack_bar
from mistake_bounds.engine import SparseArrays
from mistake_bounds.exact import BadSize, ceil_log, dot
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.rows import BrokenSequence
from mistake_bounds.theorems import winnow
from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.search import SearchTooLarge, longest_path

DIVIDE = Winnow()
ELIMINATE = Winnow(demotion="eliminate")
KINDS = ("promotion", "demotion")


# on runs


def assert_all_holds(theorem, run, relevant, bound):
    on_run = theorem.on(run, relevant)
    assert on_run.check, on_run.check
    assert on_run.bound == bound == len(run.mistakes) + sum(on_run.slack.mistakes.values())
    assert all(part >= 0 for part in on_run.slack.mistakes.values())


@settings(max_examples=part_of(150), deadline=None)
@given(st.data(), st.integers(1, 7), st.integers(1, 3))
def test_on_any_stream_every_claim_holds_and_the_slack_adds_up(data, n, passes):
    rows = data.draw(st.lists(st.tuples(*[st.integers(0, 1)] * n), min_size=1, max_size=40))
    relevant = data.draw(st.sets(st.integers(0, n - 1)))
    cap = len(relevant) * ceil_log(n)
    examples = Examples(rows, [1 if any(row[i] for i in relevant) else -1 for row in rows])
    run, eliminated = play(DIVIDE, examples, passes), play(ELIMINATE, examples, passes)
    assert_all_holds(winnow.disjunctions(), run, relevant, 3 * cap + 2)
    assert check_proof(winnow.sharper(), read_sharper(run, relevant), KINDS)
    if relevant:
        assert_all_holds(winnow.elimination(), eliminated, relevant, 2 * cap + 1)
    else:
        with pytest.raises(BadSize):
            winnow.elimination().on(eliminated, relevant)
    noisy = Examples(rows, data.draw(st.lists(st.sampled_from((-1, 1)), min_size=len(rows), max_size=len(rows))))
    errors = passes * sum(attribute_errors(x, y, relevant) for x, y in noisy)
    assert_all_holds(winnow.noisy(), play(DIVIDE, noisy, passes), relevant, 3 * (cap + errors) + 2)


def test_a_reading_with_a_gap_is_refused():
    """A reader that loses a mistake, or an attribute, is told so; it cannot make a theorem look true."""
    planted = disjunction(300, 12, 3, 5, seed=2)
    reading = disjunctions().read(play(DIVIDE, planted.examples), planted.relevant)
    rows = reading.end["relevant attribute"]
    for mistakes, end in (
        (reading.mistakes[1:], {}),
        (reading.mistakes, {"relevant attribute": rows[1:]}),
        (reading.mistakes, {"relevant attribute": [{**rows[0], "U": 5}, *rows[1:]]}),
        (reading.mistakes, {"U_r": reading.end["U_r"] + 1}),
        (reading.mistakes, {"P": reading.end["P"] + 1}),
    ):
        with pytest.raises(BrokenSequence):
            check_proof(winnow.disjunctions().conclusion, Reading(mistakes, {**reading.end, **end}), KINDS)


def test_a_condensed_run_is_read_with_all_of_its_attributes():
    planted = disjunction(300, 2**12, 3, 20, seed=5, sparse=True)
    run = engine.play(DIVIDE, planted.examples, progress=False)
    small = engine.condensed(run, keep=planted.relevant)
    where = [small.examples.names.index(str(j)) for j in planted.relevant]
    assert winnow.disjunctions().read(small, where).end["T_M"] == sum(run.weights)
    assert_all_holds(winnow.disjunctions(), small, where, 3 * 3 * 12 + 2)


# worst cases, against all examples


def bits_to_change(x, y, r, k=1):
    """How many bits to change until "at least k of the first r" gives the label."""
    active = sum(x[:r])
    return max(0, k - active) if y > 0 else max(0, active - k + 1)


def by_all_examples(learner, n, r, k=1, errors=0, counting=(1, 1)):
    """The most that mistakes on any rows of {0,1}ⁿ can count, by the learner's own rule and nothing cleverer."""
    rows = list(product((0, 1), repeat=n))
    on_path = set()

    @cache
    def most(w, errors):
        on_path.add((w, errors))
        best = 0
        for x in rows:
            y = -learner.predict(w, x)
            left = errors - bits_to_change(x, y, r, k)
            if left < 0 or (y > 0 and k > r):
                continue
            after = learner.update(w, x, y)
            if (after, left) in on_path:
                best = inf
            else:
                best = max(best, counting[y < 0] + most(after, left))
        on_path.remove((w, errors))
        return best

    return most(learner.initial(n), errors)


LARGEST = 6 if THOROUGH else 5
ORS = [(n, 1, r) for n in range(1, LARGEST + 1) for r in range(n + 1)]
K_OF_R = [(n, k, r) for n in range(1, 5) for k in (1, 2, 3) for r in range(k, n + 1)]
SMALL = [size for size in ORS if size[0] <= 4]
NOISY = [size for size in SMALL if size[2]]
OTHERWISE = [(2, 1, 1), (3, 1, 1), (3, 1, 2), (3, 1, 3)]
MORE_OF_ONE = [(1, 0), (0, 1), (2, -1), (-1, 2)]


def an_or(n, k, r, **settings):
    return winnow_disjunction(n, r, **settings)


def with_errors(errors):
    return lambda n, k, r: noisy_disjunction(n, r, errors)


WORST = [
    *((an_or, ORS, {"demotion": demotion}) for demotion in ("divide", "eliminate")),
    *((an_or, SMALL, {"demotion": of, "counting": c}) for of in ("divide", "eliminate") for c in MORE_OF_ONE),
    *(
        (an_or, OTHERWISE, {"factor": factor, "threshold": theta, "demotion": demotion})
        for factor in (1.5, 2, 3)
        for theta in (Fraction(1, 2), 2, 3.5, 6)
        for demotion in ("divide", "eliminate")
    ),
    *((winnow_k_of_r, K_OF_R, {"counting": counting}) for counting in ((1, 1), (1, 0), (-1, 2))),
    (winnow_k_of_r, K_OF_R, {"factor": 2}),
    *((with_errors(errors), NOISY, {}) for errors in (1, 2)),
]


@pytest.mark.parametrize(("search", "sizes", "settings"), WORST)
def test_a_worst_case_is_the_worst_of_all_examples_and_its_own_examples_show_it(search, sizes, settings):
    for n, k, r in sizes:
        worst = search(n=n, k=k, r=r, **settings)
        errors = worst.adversary.errors
        examples = worst.rounds(3) if worst.loop else worst.examples
        assert worst.count == by_all_examples(worst.learner, n, r, k, errors, settings.get("counting", (1, 1)))
        run = play(worst.learner, examples)
        assert run.exact and sum(bits_to_change(x, y, r, k) for x, y in examples) <= errors
        assert len(run.mistakes) == (len(examples) if worst.loop else worst.mistakes), "each example is a mistake"
        assert len(examples) == (worst.lead + 3 * len(worst.cycle) if worst.loop else max(worst.mistakes, 1))


def test_longest_path_meets_no_recursion_limit():
    deep = 10 * sys.getrecursionlimit()
    assert longest_path(deep, lambda m: [(1, m - 1)] if m else []).length == deep


# streams


@pytest.mark.parametrize("settings", [(40, 30, 4, 5, 10, 7, 5), (9, 1, 1, 1, 1, 0, 9), (30, 6, 1, 6, 6, 3, 0)])
def test_labels_are_of_the_rows_before_the_errors_sparse_or_not(settings):
    planted, sparse = threshold(*settings), threshold(*settings, sparse=True)
    flipped = set(planted.flipped)
    assert len(flipped) == settings[-1] and {j for _, j in flipped} <= set(planted.relevant)
    for i, (x, y) in enumerate(planted.examples):
        assert y == (1 if sum(x[j] ^ ((i, j) in flipped) for j in planted.relevant) >= planted.k else -1)
    assert isinstance(sparse.examples, SparseArrays) and sparse.flipped == planted.flipped
    assert list(sparse.examples) == list(planted.examples) and sparse.relevant == planted.relevant


def test_over_the_complements_a_target_has_no_negative_weights():
    """On every row the two say the same."""
    for u in product((-2, 0, 3), repeat=3):
        weights, raised = without_negative_weights(u, -1)
        rows = list(product((0, 1), repeat=3))
        for x, both in zip(rows, with_complements(Examples(rows, [1] * 8)).X, strict=True):
            assert min(weights) >= 0 and dot(weights, both) - raised == dot(u, x) + 1
    named = with_complements(Examples([(1, 0)], [1], ("wet", "cold"))).names
    assert named == ("wet", "cold", "not wet", "not cold")


def a_stream(**change):
    return threshold(**({"m": 5, "n": 10, "k": 2, "r": 3, "active": 4, "seed": 0} | change))


SHORT = play(DIVIDE, Examples([(1, 0, 1)], [1]))
test_what_cannot_be_is_refused = refusals(
    *(
        (lambda name=name, value=value: a_stream(**{name: value}), BadStream, value)
        for name, value in {"m": 2.0, "n": 0, "r": 11, "k": 4, "active": 11, "attribute_errors": 16}.items()
    ),
    (lambda: hadamard(96, 0), BadStream, 96),
    (lambda: sylvester(12), BadStream, 12),
    (lambda: winnow.disjunctions().on(SHORT, [3]), BadSize, 3),
    (lambda: winnow.noisy().on(SHORT, [-1]), BadSize, -1),
    (lambda: winnow_disjunction(0, 0), BadSize, 0),
    (lambda: winnow_disjunction(3, 4), BadSize, 4),
    (lambda: winnow_k_of_r(3, 3, 2), BadSize, 3),
    (lambda: winnow_k_of_r(3, 1, 0), BadSize, 0),
    (lambda: noisy_disjunction(3, 0, 1), BadSize, 0),
    (lambda: noisy_disjunction(3, 1, -1), BadSize, -1),
    (lambda: winnow_disjunction(3, 1, demotion="halve"), BadLearner, "halve"),
    (lambda: winnow_disjunction(3, 1, factor=1), BadLearner, 1),
    (lambda: winnow_disjunction(4, 2).rounds(2), NoWorstCase, 7),
    (lambda: winnow_k_of_r(4, 3, 4, factor=2, counting=(1, -1)), NoWorstCase),
    (lambda: longest_path(0, lambda m: [(1, m + 1)], most=100), SearchTooLarge),
)


def test_a_bound_that_is_never_reached_is_called_so_in_words_and_in_a_picture():
    found = disjunctions().on(play(Winnow(), Examples([(1, 0)], [1])), [0]).slack
    assert found.bound == 5 and "fewer than 5.0" in repr(found) and "fewer than 5;" in slack_bar({"one": found}).alt


# the cases of the contracts


def noisy_ors(seed: int):
    """An OR, but for the labels of every seventh row."""
    rows = in_order(seed)
    labels = [bool(x[2] or x[3]) != (i % 7 == 6) for i, x in enumerate(rows)]
    return Examples(rows, [1 if positive else -1 for positive in labels]), ([2, 3],)


GROWN = {16: [3, 4], 256: [5, 6]}, {"a bound": {16: 10, 256: 20}}, {16: [2, 2], 256: [90, 95]}


@cache
def two_of_four():
    rows = [(1, 0, 1, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 0), (0, 1, 0, 0)]
    return disjunctions().on(play(Winnow(), Examples(rows, [1, -1, 1, 1, 1])), (0, 1))


test_theorems = theorem_contract(
    TheoremCase(
        winnow.disjunctions(),
        Winnow(),
        ors,
        wrong.not_winnow(Winnow(), "active weights doubled", "active weights halved", "chips off"),
        claim(winnow.M <= 2 * winnow.r * winnow.L + 1),
    ),
    TheoremCase(
        winnow.elimination(),
        Winnow(demotion="eliminate"),
        ors,
        wrong.not_winnow(
            Winnow(demotion="eliminate"),
            "active weights doubled",
            "active weights removed",
            "its chips make its weight",
        ),
        claim(winnow.M <= winnow.r * winnow.L + 1),
    ),
    TheoremCase(
        winnow.noisy(),
        Winnow(),
        noisy_ors,
        wrong.not_winnow(Winnow(), "active weights doubled", "active weights halved", "chips off"),
        claim(winnow.M <= 3 * (winnow.r * winnow.L + winnow.A)),
    ),
)


test_learners = learner_contract(
    LearnerCase(Winnow(), THREE_BITS, NO_BITS, ({"factor": 1}, {"threshold": 0}, {"demotion": "halve"})),
    LearnerCase(Winnow(Fraction(3, 2), 2, "eliminate"), THREE_BITS, NO_BITS),
)


test_pictures = picture_contract(
    pictures,
    {
        "chips_and_weight": lambda: (two_of_four(),),
        "deposits": lambda: (two_of_four(),),
        "growing": lambda: GROWN,
        "stacks": lambda: (two_of_four(),),
        "worst_cases": lambda: (table(5), 5, 2),
    },
    rising={
        "chips_and_weight": (("floor", "⟨u, c⟩", "cap"), ("total", "ceiling")),
        "worst_cases": (("optimum", "Winnow", "sharper", "lectures'"),),
    },
)


def test_the_start_and_the_changes_of_the_total_weight_add_up_to_it():
    *bars, _ = test_pictures.marks("deposits", Bars)
    assert sum(length for bar in bars for length in bar.lengths) == sum(two_of_four().run.weights)
