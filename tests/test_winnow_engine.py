"""The compiled Winnow, dense and sparse, and the compiled Perceptron on sparse rows: the textbook's mistakes."""

from fractions import Fraction

import numpy as np
import pytest
from checks.interrupting import stop_at_look
from hypothesis import example, given, settings
from hypothesis import strategies as st
from scipy.sparse import coo_array, csr_array, csr_matrix
from thorough import part_of

from mistake_bounds import Examples, Perceptron, Run, Winnow, engine, play, play_until_clean
from mistake_bounds.engine import Arrays, NoCompiledPass, NotSparse, SparseArrays, condensed, kernels
from mistake_bounds.engine.arrays import BadArray
from mistake_bounds.engine.winnow import float_below, float_from, reaches, safe_thresholds, table
from mistake_bounds.examples import BadFeature, BadLabel, NoExamples, RaggedRows

FACTORS = st.one_of(
    st.sampled_from([2, 3, 4, 10, Fraction(3, 2), Fraction(4, 3), Fraction(5, 4), Fraction(7, 6), Fraction(101, 100)]),
    st.fractions(1, 4, max_denominator=9).filter(lambda f: f > 1),
    st.sampled_from([2**60, 2**600, 10**400, Fraction(2**60 + 1, 2**60), Fraction(10**30 + 1, 10**30)]),
)
THRESHOLDS = st.one_of(
    st.none(),
    st.integers(1, 12),
    st.fractions("1/12", 12, max_denominator=12),
    st.sampled_from([0.1, 2.5, 1e-320, 1e308, 2**60, 10**400, Fraction(1, 10**400), 2**53 + 1]),
)
DEMOTIONS = st.sampled_from(["divide", "eliminate"])
WINNOWS = st.builds(Winnow, FACTORS, THRESHOLDS, DEMOTIONS)


@st.composite
def boolean(draw, most=8):
    """Examples of 0s and 1s, any labels."""
    n = draw(st.integers(0, 5))
    rows = draw(st.lists(st.lists(st.integers(0, 1), min_size=n, max_size=n), min_size=1, max_size=most))
    return Examples(rows, draw(st.lists(st.sampled_from([-1, 1]), min_size=len(rows), max_size=len(rows))))


def forms(examples):
    """The examples as they are, dense in several types, and sparse."""
    X, y = np.array(examples.X, dtype=np.int8).reshape(len(examples), examples.dimension), np.array(examples.y)
    return [examples, Arrays(X, y), Arrays(X.astype(float), y), Arrays(X.astype(np.uint8), y),
            SparseArrays(csr_array(X), y), SparseArrays(csr_matrix(X.astype(bool)), y)]  # fmt: skip


def agree(learner, examples, n_passes, only_first=False):
    for fast, slow in ((engine.play, play), (engine.play_until_clean, play_until_clean)):
        reference = slow(learner, examples, n_passes)
        for form in forms(examples)[: 1 if only_first else None]:
            quick = fast(learner, form, n_passes)
            assert type(quick) is Run
            assert (quick.mistakes, quick.passes, quick.close_calls) == (reference.mistakes, reference.passes, ())
            assert quick.weights == reference.weights and quick.clean == reference.clean
            assert quick.exact


@given(WINNOWS, boolean(), st.integers(1, 12))
@example(Winnow(2, 10**400), Examples([(1, 1)], [1]), 3)
@settings(max_examples=part_of(250), deadline=None)
def test_winnow_makes_the_textbooks_mistakes(learner, examples, n_passes):
    agree(learner, examples, n_passes)


@given(
    st.builds(Winnow, st.sampled_from([2, Fraction(4, 3), 2**60]), st.none() | st.integers(1, 6), DEMOTIONS),
    boolean(3),
    st.integers(60, 200),
)
@settings(max_examples=20, deadline=None)
def test_exponents_that_leave_the_table(learner, examples, n_passes):
    agree(learner, examples, n_passes)


@given(st.sampled_from([-1, 0, 1]), st.sampled_from([1, 3, Fraction(1, 7)]), boolean(), st.integers(1, 20))
@settings(max_examples=part_of(60), deadline=None)
def test_the_perceptron_on_sparse_rows(tie, rate, examples, n_passes):
    for fast, slow in ((engine.play, play), (engine.play_until_clean, play_until_clean)):
        quick = fast(Perceptron(tie, rate), forms(examples)[4], n_passes)
        reference = slow(Perceptron(tie, rate), examples, n_passes)
        assert (quick.mistakes, quick.weights, quick.passes) == (
            reference.mistakes,
            reference.weights,
            reference.passes,
        )


@given(boolean(), st.sampled_from([1.5, 1.1, 2.0]), DEMOTIONS)
@settings(max_examples=30, deadline=None)
def test_float_factors_are_left_to_the_textbook(examples, factor, demotion):
    learner = Winnow(factor, demotion=demotion)
    for form in forms(examples)[:4]:
        assert engine.play(learner, form, 3).mistakes == play(learner, examples, 3).mistakes
    with pytest.raises(NoCompiledPass, match="for sparse rows") as refusal:
        engine.play(learner, forms(examples)[4])
    assert refusal.value.offender == learner


@pytest.mark.parametrize("learner", [
    Winnow(Fraction(7, 6)), Winnow(3, Fraction(100, 3)), Winnow(demotion="eliminate"),
])  # fmt: skip
def test_streams_of_realistic_size_with_wrong_labels(learner):
    random = np.random.default_rng(3)
    X = (random.random((400, 40)) < 0.2).astype(np.int8)
    y = np.where(X[:, :3].any(axis=1) ^ (random.random(400) < 0.1), 1, -1)
    agree(learner, Examples(X, y), 2)


def test_rows_that_floats_cannot_tell_are_decided_by_integers(monkeypatch):
    """Three weights of 2/3 are exactly 2, in floats they might be anything near."""
    examples = Examples([(1, 1, 1, 0), (1, 1, 1, 0), (0, 0, 0, 1), (1, 1, 1, 1)], [-1, 1, -1, -1])
    decided = []
    monkeypatch.setattr("mistake_bounds.engine.winnow.reaches", lambda *a: decided.append(a) or reaches(*a))
    learner = Winnow(Fraction(3, 2), 2)
    agree(learner, examples, 20)
    assert decided
    monkeypatch.setattr("mistake_bounds.engine.winnow.FEW", 1)
    agree(learner, examples, 20)


@pytest.mark.parametrize(("active", "threshold"), [
    (3, Fraction(3, 10)), (3, Fraction(3, 10) + Fraction(1, 10**18)), (8, Fraction(8, 10)),
    (8, Fraction(8, 10) - Fraction(1, 10**18)),
])  # fmt: skip
def test_sums_of_tenths_on_the_threshold(active, threshold):
    """0.1 + 0.1 + 0.1 > 0.3 and 8 × 0.1 < 0.8 in floats, but not here."""
    examples = Examples([(1,) * active] * 2, [-1, 1])
    agree(Winnow(10, threshold), examples, 5)
    assert engine.play(Winnow(10, threshold), examples).mistakes == ((0,) if threshold * 10 <= active else (0, 1))


@given(FACTORS, st.integers(1, 300))
@settings(max_examples=40, deadline=None)
def test_the_table_is_as_good_as_it_says(factor, reach):
    """Relative error at most 1.01·2⁻⁵³ within the range; a grain divides the exact power, and then the float is it."""
    factor, (powers, grains) = Fraction(factor), table(Fraction(factor), reach)
    for e in range(-reach, reach + 1, max(1, reach // 20)):
        entry, grain = Fraction(powers[e + reach]), Fraction(grains[e + reach])
        if abs(e) * (factor.numerator.bit_length() + 1) > 40_000:
            continue
        power = factor**e
        if grain:
            assert entry == power and power % grain == 0 and grain.numerator.bit_count() == 1
        elif 1 / Fraction(2) ** 999 <= power <= Fraction(2) ** 999:
            assert abs(entry - power) <= Fraction(101, 100) * power / 2**53
        else:
            assert entry == (2**1000 if power > 1 else 0) or 2**-1001 <= power <= 2**1001


@given(st.fractions("1/1000000", 10**9) | st.sampled_from([Fraction(10) ** 300, Fraction(1, 10**330)]))
@settings(deadline=None)
def test_rounding_to_a_side(value):
    up = float_from(value)
    assert Fraction(up) >= value and Fraction(np.nextafter(up, 0)) < value
    assert Fraction(float_below(value)) <= value
    assert float_from(Fraction(10) ** 400) == np.inf
    low, high = safe_thresholds(value, 1000)
    assert not high <= value and low < value


def test_a_million_attributes():
    """Weights of 2²⁰ attributes are nowhere written out; the condensed run makes every mistake again."""
    n, random = 2**20, np.random.default_rng(7)
    relevant = random.choice(n, 3, replace=False)
    rows = [np.append(random.choice(n, 20, replace=False), relevant[i % 6 : i % 6 + 1]) for i in range(600)]
    places = np.repeat(np.arange(600), list(map(len, rows))), np.concatenate(rows)
    X = coo_array((np.ones(len(places[0])), places), shape=(600, n))
    X = csr_array((X.tocsr() > 0).astype(np.int8))
    y = np.where(np.asarray(X[:, relevant].sum(axis=1)).ravel() > 0, 1, -1)
    sparse = SparseArrays(X, y)
    run = engine.play(Winnow(), sparse, 2)
    assert "weights" not in vars(run) and run.clean
    assert len(run.mistakes) == 3 * 20 and sparse.margin({int(j): 1 for j in relevant}) == 0
    small = condensed(run, keep=relevant.tolist())
    assert small.mistakes == tuple(range(60)) == play(small.learner, small.examples).mistakes
    assert small.learner.threshold == n and set(map(str, relevant)) <= set(small.examples.names)
    assert max(small.weights) == n
    perceptron = engine.play(Perceptron(), sparse)
    assert condensed(perceptron).mistakes == tuple(range(len(perceptron.mistakes)))


def test_condensing_what_cannot_be():
    examples = Examples([(0, 1)], [-1])
    with pytest.raises(NotSparse, match="Examples"):
        condensed(play(Winnow(), examples))
    run = engine.play(Winnow(), SparseArrays(csr_array([[0, 1]]), [-1]))
    assert condensed(run) is run


def test_sparse_reads_as_examples_do():
    X = np.array([[0, 1, 1], [0, 0, 0], [1, 0, 1]])
    sparse, examples = SparseArrays(csr_array(X), np.array([1, -1, 1])), Examples(X, [1, -1, 1])
    assert list(sparse) == list(examples) and len(sparse) == 3 and sparse.dimension == 3 and sparse.exact
    assert [sparse.active(i) for i in (0, 1, 2, -1)] == [(1, 2), (), (0, 2), (0, 2)]
    assert (sparse.radius2, sparse.margin((1, 2, 0))) == (examples.radius2, examples.margin((1, 2, 0)))
    part = sparse.examples([2, 0], [2, 0])
    assert part == Examples([(1, 1), (1, 0)], [1, 1], ("2", "0"))
    assert sparse.examples().X == examples.X


def test_disorder_is_put_right():
    """Columns out of order, stored zeros, and zeros that appear twice; the caller's matrix stays as it was."""
    X = csr_array((np.array([1, 1, 0, 0, 0, 1]), np.array([2, 0, 1, 1, 0, 2]), np.array([0, 4, 6])), shape=(2, 3))
    sparse = SparseArrays(X, [1, -1])
    assert [sparse.active(i) for i in range(2)] == [(0, 2), (2,)]
    assert X.indices.tolist() == [2, 0, 1, 1, 0, 2] and X.nnz == 6


@given(
    st.lists(st.integers(-1, 4), max_size=8),
    st.lists(st.integers(-1, 9), min_size=1, max_size=5),
    st.lists(st.sampled_from([1, 1, 1, 1, 1, 1, 0, 2]), max_size=8),
)
@example([0, 2, 1, 3], [0, 2, 2, 4], [1, 1, 1, 1])
@example([0, 2, 1, 3], [0, 3, 3, 4], [1, 1, 1, 1])
@example([1, 1], [0, 1, 2], [1, 1])
@example([1, 1], [0, 2, 2], [1, 1])
@example([0, 1], [0, 100, 2], [1, 1])
@settings(deadline=None)
def test_rows_that_need_no_work_are_told_from_all_others(columns, ends, data):
    """Against the definition, row by row; whatever the arrays hold, nothing outside of them is read."""
    in_bounds = ends[0] == 0 and ends[-1] == len(columns) == len(data) and ends == sorted(ends)
    rows = [columns[a:b] for a, b in zip(ends, ends[1:], strict=False)] if in_bounds else []
    wanted = in_bounds and all(0 <= j < 4 for j in columns) and all(row == sorted(set(row)) for row in rows)
    wanted = wanted and all(v == 1 for v in data)
    arrays = np.array(ends, np.int32), np.array(columns, np.int32), np.array(data, np.float64)
    assert kernels.is_canonical(*arrays, 4) == wanted


def csr(data, indices, indptr, shape):
    """A matrix that scipy has not looked at."""
    X = csr_array(shape, dtype=np.asarray(data).dtype)
    X.data, X.indices, X.indptr = np.asarray(data), np.asarray(indices, np.int32), np.asarray(indptr, np.int32)
    return X


GOOD, LABELS = csr_array([[0, 1], [1, 0]]), np.array([1, -1])


@pytest.mark.parametrize(("X", "y", "error", "message"), [
    (csr_array([[0, 1], [3, 0]]), LABELS, BadFeature, "row 1, column 0: .* not 3"),
    (csr_array([[0, 1], [np.nan, 1]]), LABELS, BadFeature, "row 1, column 0: .* not nan"),
    (csr([1, 1, 1], [0, 0, 1], [0, 2, 3], (2, 2)), LABELS, BadFeature, "row 0, column 0: .* not 2"),
    (csr(np.ones(256, np.int8), [0] * 256, [0, 256], (1, 1)), [1], BadFeature, "row 0, column 0: .* not 256"),
    (csr([1, 1], [0, 5], [0, 1, 2], (2, 2)), LABELS, BadArray, "contradicts itself"),
    (csr([1, 1], [0, 1], [0, 2, 1], (2, 2)), LABELS, BadArray, "contradicts itself"),
    (np.eye(2), LABELS, BadArray, "ndarray"),
    (csr_array([[1j]]), [1], BadArray, "complex"),
    (GOOD, [1, 0], BadLabel, "label 0 of example 1"),
    (GOOD, [1], RaggedRows, "2 rows but 1 labels"),
    (GOOD, [[1, -1]], RaggedRows, "shape"),
    (csr_array((0, 3)), [], NoExamples, "no examples"),
])  # fmt: skip
def test_bad_sparse_rows_are_refused_by_name(X, y, error, message):
    with pytest.raises(error, match=message) as refusal:
        SparseArrays(X, y)
    assert hasattr(refusal.value, "offender") or hasattr(refusal.value, "value")


@pytest.mark.parametrize(("X", "value", "row", "column"), [
    (np.array([[0, 1], [2, 1]]), 2, 1, 0),
    (np.array([[0, 0.5], [1, 1]]), 0.5, 0, 1),
])  # fmt: skip
def test_features_that_winnow_cannot_have(X, value, row, column):
    for form in (Arrays(X, LABELS), Examples(X, LABELS)):
        with pytest.raises(BadFeature) as refusal:
            engine.play(Winnow(), form)
        assert (refusal.value.value, refusal.value.row, refusal.value.column) == (value, row, column)


def test_requests_that_sparse_rows_cannot_have():
    sparse = SparseArrays(GOOD, LABELS)
    for learner in (Perceptron(rate=0.1), Perceptron(start=(1, 0)), Winnow(1.5)):
        with pytest.raises(NoCompiledPass, match="sparse"):
            engine.play(learner, sparse)
    assert engine.play(Perceptron(start=(0, 0)), sparse).mistakes == (0,)


def test_an_interrupted_winnow_keeps_its_mistakes(monkeypatch):
    examples = Examples([(1, 0), (1, 1), (0, 1)], [1, -1, -1])
    whole = engine.play(Winnow(threshold=1), examples, 30)
    stop_at_look(monkeypatch, look=2, block=4)
    with pytest.raises(engine.Interrupted) as stop:
        engine.play(Winnow(threshold=1), examples, 30)
    assert stop.value.shown == 12 and stop.value.run.mistakes == tuple(i for i in whole.mistakes if i < 12)
