"""The compiled weighted majority: the textbook's mistakes, updates and weights, on arrays and on blocks of advice."""

from fractions import Fraction
from functools import partial

import numpy as np
import pytest
from checks.interrupting import stop_at_look
from hypothesis import example, given, settings
from hypothesis import strategies as st
from scipy.sparse import csr_array
from thorough import part_of

from mistake_bounds import Examples, Perceptron, Run, Winnow, engine, play, play_until_clean
from mistake_bounds.engine import AdviceBlocks, Arrays, Interrupted, NoCompiledPass, OnlyOnce, SparseArrays
from mistake_bounds.engine import experts as course_of
from mistake_bounds.engine.arrays import BadArray
from mistake_bounds.engine.experts import MajorityCourse, doubt, heavier, lasting, penalties
from mistake_bounds.engine.kernels import first_unsigned
from mistake_bounds.exact import BadSize
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows
from mistake_bounds.learners import BadFeature, RandomizedWeightedMajority, VovkForecaster, WeightedMajority
from mistake_bounds.traces.experts import errors

PENALTIES = st.one_of(
    st.sampled_from([Fraction(1, 2), Fraction(1, 3), Fraction(2, 3), Fraction(3, 4), 0.9, Fraction(99, 100)]),
    st.fractions("1/9", "8/9", max_denominator=9),
    st.sampled_from([Fraction(1, 2**60), Fraction(1, 10**400), 1 - Fraction(1, 2**60), Fraction(10**30, 10**30 + 1)]),
)
LEARNERS = st.one_of(
    st.builds(WeightedMajority, PENALTIES, st.sampled_from([-1, 0, 1])),
    st.builds(RandomizedWeightedMajority, PENALTIES),
    st.builds(VovkForecaster, st.fractions("1/9", "11/9", max_denominator=9)),
)


@st.composite
def advice(draw, most=10):
    """What up to six experts say, any labels."""
    n = draw(st.integers(1, 6))
    signs = st.sampled_from([-1, 1])
    rows = draw(st.lists(st.lists(signs, min_size=n, max_size=n), min_size=1, max_size=most))
    return Examples(rows, draw(st.lists(signs, min_size=len(rows), max_size=len(rows))))


def in_blocks(X, sizes):
    """X in blocks of these sizes, over and over."""
    first = 0
    while first < len(X):
        for size in sizes:
            yield X[first : first + size]
            first += size


def forms(examples):
    """The examples as they are, in arrays of several types and orders, and in blocks of several lengths."""
    X, y = np.array(examples.X, dtype=np.int8), np.array(examples.y)
    return [examples, Arrays(X, y), Arrays(np.asfortranarray(X), y), Arrays(X.astype(float), y),
            Arrays(X.astype(np.int64), y), AdviceBlocks(partial(in_blocks, X, (3, 0, 1, 2)), y, X.shape[1]),
            AdviceBlocks([X[:1], X[1:]], y, X.shape[1])]  # fmt: skip


def agree(learner, examples, n_passes):
    for fast, slow in ((engine.play, play), (engine.play_until_clean, play_until_clean)):
        reference = slow(learner, examples, n_passes)
        for form in forms(examples):
            quick = fast(learner, form, n_passes)
            assert type(quick) is Run
            assert (quick.mistakes, quick.updates, quick.passes) == (
                reference.mistakes,
                reference.updates,
                reference.passes,
            )
            assert quick.weights == reference.weights and quick.clean == reference.clean
            assert quick.close_calls == () and quick.exact
            if form is not examples:
                assert engine.errors(quick) == errors(reference)


@given(LEARNERS, advice(), st.integers(1, 12))
@example(WeightedMajority(Fraction(2, 3), 0), Examples([(1, -1)], [1]), 1)
@settings(max_examples=part_of(250), deadline=None)
def test_the_textbooks_mistakes_updates_and_weights(learner, examples, n_passes):
    agree(learner, examples, n_passes)


@given(
    st.builds(WeightedMajority, st.sampled_from([Fraction(1, 2), Fraction(2, 3), Fraction(1, 2**90)])),
    advice(3),
    st.integers(90, 150),
)
@settings(max_examples=part_of(40), deadline=None)
def test_experts_whose_errors_leave_the_table(learner, examples, n_passes):
    """After 90 passes the weights of two experts may be 270 factors apart, more than the first table has."""
    agree(learner, examples, n_passes)


@pytest.mark.parametrize("beta", [Fraction(1, 2), Fraction(2, 3), 0.9, Fraction(999, 1000)])
def test_many_experts_of_realistic_skill(beta):
    random = np.random.default_rng(4)
    y = random.choice(np.array([-1, 1], dtype=np.int8), 90)
    wrong = random.random((90, 21)) < random.uniform(0.35, 0.6, 21)
    agree(WeightedMajority(beta), Examples(np.where(wrong, -y[:, None], y[:, None]), y), 1)


def test_leads_that_floats_cannot_tell_are_decided_by_integers(monkeypatch):
    """Experts that mirror each other tie; of powers of 2/3 floats do not say so, of a few powers of 1/2 they do."""
    decided = []
    monkeypatch.setattr(course_of, "heavier", lambda *a: decided.append(heavier(*a)) or decided[-1])
    mirrored = Examples([(1, 1, -1, -1), (1, -1, 1, -1), (-1, 1, 1, -1)] * 5, [1, 1, -1] * 5)
    for tie in (-1, 0, 1):
        agree(WeightedMajority(Fraction(2, 3), tie), mirrored, 3)
    assert 0 in decided
    decided.clear()
    agree(WeightedMajority(Fraction(1, 2), 0), Examples(mirrored.X[:6], mirrored.y[:6]), 1)
    assert not decided, "a few powers of 1/2 have few bits"


def test_a_lead_too_small_for_floats_still_decides():
    """Two experts err never and disagree; a third, at 2⁻²⁰⁰ of their weight, is listened to."""
    for says, mistakes in ((1, ()), (-1, (200,))):
        examples = Examples([(1, 1, -1)] * 200 + [(1, -1, says)], [1] * 201)
        assert engine.play(WeightedMajority(Fraction(1, 2), 0), examples).mistakes == mistakes
        agree(WeightedMajority(Fraction(2, 3), 0), examples, 1)


@given(
    PENALTIES.map(Fraction),
    st.lists(st.tuples(st.integers(0, 40), st.sampled_from([-1, 1])), min_size=1, max_size=12),
)
@settings(max_examples=part_of(300), deadline=None)
def test_exact_decisions_are_exact(beta, experts):
    made, said = (np.array(column) for column in zip(*experts, strict=True))
    lead = sum(sign * beta**count for count, sign in experts)
    assert heavier(beta, made, said.astype(np.int8)) == (lead > 0) - (lead < 0)


@given(PENALTIES.map(Fraction), st.integers(1, 300))
@settings(max_examples=part_of(60), deadline=None)
def test_the_table_is_as_good_as_it_says(beta, reach):
    powers, grains = penalties(beta, reach)
    assert len(powers) == len(grains) == reach + 1
    for e, (value, grain) in enumerate(zip(powers.tolist(), grains.tolist(), strict=True)):
        exact = beta**e
        if grain:
            assert Fraction(value) == exact and (exact / Fraction(grain)).denominator == 1
        elif value:
            assert abs(Fraction(value) - exact) <= exact * Fraction(101, 100) / 2**53
        else:
            assert exact < Fraction(1, 2**699)
        assert value == 0 or value >= 2.0**-700
    fresh = lasting(beta)
    assert fresh == 1 or beta**fresh >= Fraction(1, 2**300)


@given(st.integers(0, 2**32), st.sampled_from([Fraction(2, 3), Fraction(9, 10), Fraction(99, 100)]))
@settings(max_examples=part_of(60), deadline=None)
def test_rounding_stays_within_a_tenth_of_what_is_allowed_for(seed, beta):
    """The bound is for the worst; that a run is within it by far shows that nothing larger was forgotten."""
    random, n = np.random.default_rng(seed), 50
    fresh = lasting(beta)
    made = random.integers(0, 30, n)
    w, exact = penalties(beta, 40)[0][made], [beta ** int(e) for e in made]
    for _ in range(fresh - 1):
        wrong = random.random(n) < 0.3
        w = np.where(wrong, w * float(beta), w)
        exact = [v * beta if bad else v for v, bad in zip(exact, wrong, strict=True)]
    said = random.choice([-1, 1], n)
    lead = sum(v * int(s) for v, s in zip(exact, said, strict=True))
    assert abs(Fraction(float(w @ said)) - lead) <= doubt(n, fresh) * Fraction(float(w.sum())) / 10


def test_errors_are_counted_in_64_bits_when_32_may_be_too_few():
    examples = Arrays(np.array([[1, -1]], dtype=np.int8), np.array([-1]))
    course = MajorityCourse(WeightedMajority(), examples, 10)
    course.errors[:] = 2**31 - 2**20, 2**31 - 2**20 + 1
    course.advance(0, 1, -1, False)
    assert course.errors.dtype == np.int64 and course.errors.tolist() == [2**31 - 2**20 + 1] * 2


def test_a_run_long_enough_to_underflow_every_float():
    """Two experts err in turn 20 000 times: their weights are 2⁻¹⁰⁰⁰⁰ in the end, and still compared rightly."""
    examples = Examples([(1, -1), (-1, 1)], [1, 1])
    run = engine.play(WeightedMajority(tie=0), examples, 10_000)
    assert run.mistakes == tuple(range(20_000)) and run.weights == (Fraction(1, 2**10_000),) * 2


def test_weights_of_long_runs_wait_until_they_are_asked_for():
    run = engine.play(WeightedMajority(), Examples([(1, -1)], [1]), 50)
    assert "weights" not in vars(run) and run.weights == (1, Fraction(1, 2**50)) and "weights" in vars(run)


SAID = np.array([[1, -1], [-1, -1], [1, 1]], dtype=np.int8)
LABELS = np.array([1, -1, 1])


@pytest.mark.parametrize(
    ("blocks", "y", "n", "error", "says"),
    [
        (iter([SAID]), LABELS, 2, OnlyOnce, "list_iterator.*give the function that makes it"),
        (7, LABELS, 2, BadArray, "blocks=7: a function is wanted"),
        ([SAID], LABELS, 0, BadSize, "dimension=0"),
        ([SAID], LABELS[:0], 2, NoExamples, "no examples"),
        ([SAID], LABELS[:, None], 2, RaggedRows, "shape"),
        ([SAID], np.array([1, 0, 1]), 2, BadLabel, "label 0 of example 1"),
        ([SAID], LABELS, 3, RaggedRows, r"shape \(3, 2\); \(rows, 3\) is wanted"),
        ([SAID[0]], LABELS, 2, RaggedRows, r"shape \(2,\)"),
        ([SAID[:2]], LABELS, 2, RaggedRows, "3 labels, but the blocks have 2 rows only"),
        ([SAID, SAID], LABELS, 2, RaggedRows, "3 labels, but the blocks have 6 rows or more"),
        ([SAID[:2], SAID[:2]], LABELS, 2, RaggedRows, "4 rows or more"),
        ([SAID.astype(float)], LABELS, 2, BadArray, "holds float64; int8 is wanted"),
        ([SAID[:1], 0 * SAID[1:]], LABELS, 2, BadFeature, "row 1, column 0: an expert predicts -1 or \\+1, not 0"),
        ([SAID, SAID[:0] - 1], LABELS, 2, None, ""),
    ],
)
def test_bad_blocks_are_refused_by_name(blocks, y, n, error, says):
    if error is None:
        assert engine.play(WeightedMajority(), AdviceBlocks(blocks, y, n)).mistakes == (0,)
        return
    with pytest.raises(error, match=says):
        engine.play(WeightedMajority(), AdviceBlocks(blocks, y, n))


@pytest.mark.parametrize(
    ("X", "value", "row", "column"),
    [
        (np.array([[1, -1], [1, 0]]), 0, 1, 1),
        (np.array([[1.0, -1.0], [0.5, 1.0]]), 0.5, 1, 0),
        (np.array([[1, 257], [1, 1]]), 257, 0, 1),
        (np.array([[1, 1], [-128, 1]], dtype=np.int8), -128, 1, 0),
    ],
)
def test_advice_that_is_none_is_refused_before_any_work(X, value, row, column):
    for form in (Arrays(X, np.array([1, 1])), Examples(X, [1, 1])):
        with pytest.raises(BadFeature) as refusal:
            engine.play(WeightedMajority(), form)
        assert (refusal.value.value, refusal.value.row, refusal.value.column) == (value, row, column)


@given(st.integers(0, 5000), st.sampled_from([0, 2, -2, 127, -128]))
@settings(max_examples=part_of(60), deadline=None)
def test_the_first_entry_that_is_no_sign_is_found(place, value):
    rows = np.ones((1, 5001), dtype=np.int8)
    assert first_unsigned(rows) == -1
    rows[0, place:] = value
    assert first_unsigned(rows) == place


def test_what_has_no_compiled_pass_is_refused():
    blocks = AdviceBlocks([SAID], LABELS, 2)
    for learner in (Perceptron(), Winnow()):
        with pytest.raises(NoCompiledPass, match="for blocks of advice"):
            engine.play(learner, blocks)
    with pytest.raises(NoCompiledPass, match="for sparse rows"):
        engine.play(WeightedMajority(), SparseArrays(csr_array([[1, 1]]), np.array([1])))


def test_no_experts_and_floats_are_left_to_the_textbook():
    for examples in (Examples([(), ()], [1, -1]), Examples([(1.0, -1.0), (1.0, 1.0)], [1, -1])):
        for learner in (WeightedMajority(), WeightedMajority(tie=1)):
            assert engine.play(learner, examples, 2).mistakes == play(learner, examples, 2).mistakes


def test_blocks_read_as_examples_do():
    blocks = AdviceBlocks([SAID[:1], SAID[1:]], LABELS, 2)
    examples = Examples(SAID, LABELS)
    assert list(blocks) == list(examples) and blocks.examples() == examples and len(blocks) == 3
    assert [blocks[i] for i in (0, 1, 2, -1)] == [examples[i] for i in (0, 1, 2, -1)]
    with pytest.raises(IndexError):
        blocks[3]
    run = engine.play(WeightedMajority(), blocks, 2)
    assert run.steps == play(WeightedMajority(), examples, 2).steps


def test_a_memory_mapped_file_is_advice(tmp_path):
    np.save(tmp_path / "said.npy", SAID)
    said, examples = np.load(tmp_path / "said.npy", mmap_mode="r"), Examples(SAID, LABELS)
    for form in (Arrays(said, LABELS), AdviceBlocks([said[:2], said[2:]], LABELS, 2)):
        assert engine.play(WeightedMajority(), form, 3).mistakes == play(WeightedMajority(), examples, 3).mistakes


def test_an_interrupted_run_keeps_its_mistakes_and_updates(monkeypatch):
    examples = Examples(SAID, LABELS)
    whole = engine.play(WeightedMajority(), examples, 30)
    stop_at_look(monkeypatch, look=5, block=2)
    with pytest.raises(Interrupted) as stop:
        engine.play(WeightedMajority(), examples, 30)
    run, shown = stop.value.run, stop.value.shown
    assert run.mistakes == tuple(i for i in whole.mistakes if i < shown) and shown == 9
    assert run.updates == tuple(i for i in whole.updates if i < shown)
