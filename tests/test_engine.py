"""The compiled passes make the textbook loop's mistakes, index for index."""

import numpy as np
import pytest
from checks.interrupting import stop_at_look
from hypothesis import example, given, settings
from hypothesis import strategies as st
from thorough import part_of

from benchmarks.measure import measure
from benchmarks.page import page
from mistake_bounds import Examples, Perceptron, Run, engine, play, play_until_clean, streams
from mistake_bounds.chapters.halving.learner import Halving
from mistake_bounds.chapters.margins.examples import two_points_with_dummy
from mistake_bounds.engine import Arrays, Interrupted, NoCompiledPass, passes
from mistake_bounds.engine.arrays import BadArray
from mistake_bounds.exact import NotANumber
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows
from mistake_bounds.play import BadPasses
from mistake_bounds.streams.real import digits

SMALL = st.integers(-3, 3)
HUGE = st.one_of(SMALL, st.integers(-(2**60), 2**60), st.sampled_from([2**26, 2**27, 2**52, 2**53, 2**53 + 1, 2**70]))
RATIONAL = st.one_of(SMALL, st.fractions(-5, 5, max_denominator=6))
FLOAT = st.one_of(
    SMALL.map(float),
    st.sampled_from([0.1, 0.2, 0.3, -0.3, 0.7, 1e-16, -0.0, 5e-324, -1e-310, 1e-160, 1e160, -1e160, 1e308, -1e308]),
    st.floats(allow_nan=False, allow_infinity=False),
)
TIES = st.sampled_from([-1, 0, 1])


@st.composite
def games(draw, entries, rates, starts=None):
    """A learner and examples with ``entries``, up to eight rows of up to four."""
    n = draw(st.integers(0, 4))
    rows = draw(st.lists(st.lists(entries, min_size=n, max_size=n), min_size=1, max_size=8))
    labels = draw(st.lists(st.sampled_from([-1, 1]), min_size=len(rows), max_size=len(rows)))
    start = draw(st.none() | st.lists(entries if starts is None else starts, min_size=n, max_size=n).map(tuple))
    return Perceptron(draw(TIES), draw(rates), start), Examples(rows, labels)


def agree(learner, examples, arrays, n_passes):
    """Engine and textbook give equal runs, for fixed passes and until clean."""
    for fast, slow in ((engine.play, play), (engine.play_until_clean, play_until_clean)):
        quick, reference = fast(learner, arrays, n_passes), slow(learner, examples, n_passes)
        assert type(quick) is Run
        assert (quick.mistakes, quick.passes, quick.close_calls) == (
            reference.mistakes,
            reference.passes,
            reference.close_calls,
        )
        assert str(quick.weights) == str(reference.weights) or quick.weights == reference.weights
        assert quick.clean == reference.clean


@given(games(SMALL, st.sampled_from([1, 2, 7])), st.integers(1, 30))
@settings(deadline=None)
def test_integers(game, n_passes):
    learner, examples = game
    agree(learner, examples, examples, n_passes)
    X = np.array(examples.X).reshape(len(examples), examples.dimension)
    for dtype in (np.int64, np.int8, np.float64, np.float32):
        agree(learner, examples, Arrays(X.astype(dtype), np.array(examples.y)), n_passes)


@given(games(HUGE, st.sampled_from([1, 3, 2**40, 2**1100])), st.integers(1, 12))
@example((Perceptron(-1, 1, (2**53, 1)), Examples([(1, 1), (-1, 0)], [-1, 1])), 3)
@settings(max_examples=part_of(300), deadline=None)
def test_integers_past_the_reach_of_floats(game, n_passes):
    agree(*game, game[1], n_passes)


@given(games(RATIONAL, st.sampled_from([1, 2]) | st.fractions("1/7", 3, max_denominator=9)), st.integers(1, 12))
@settings(deadline=None)
def test_fractions(game, n_passes):
    agree(*game, game[1], n_passes)


@given(games(FLOAT, st.sampled_from([1, 0.1, 1e-3, 3.0, 1e200])), st.integers(1, 12))
@settings(max_examples=part_of(500), deadline=None)
def test_floats_round_as_the_textbook_does(game, n_passes):
    learner, examples = game
    agree(learner, examples, examples, n_passes)
    X = np.array(examples.X, dtype=float).reshape(len(examples), examples.dimension)
    arrays = Arrays(X, np.array(examples.y))
    if not arrays.exact:
        agree(learner, examples, arrays, n_passes)


def test_near_ties_are_close_calls():
    examples = Examples([(0.1, 0.1), (0.2, 0.2), (0.3, -0.3), (0.1, 0.2), (0.6, -0.3)], [1, -1, 1, -1, 1])
    for tie in (-1, 0, 1):
        agree(Perceptron(tie, rate=0.1), examples, examples, 40)
    learner, nearly = Perceptron(start=(0.1, 0.2, -0.3)), Examples([(1.0, 1.0, 1.0)], [1])
    assert engine.play(learner, nearly).close_calls == play(learner, nearly).close_calls == (0,)


@given(games(st.one_of(SMALL, RATIONAL, FLOAT), st.sampled_from([1, 0.1]), st.one_of(SMALL, FLOAT)), st.integers(1, 5))
@settings(deadline=None)
def test_numbers_of_all_kinds_mixed(game, n_passes):
    agree(*game, game[1], n_passes)


def test_handover_in_the_middle_of_a_run():
    """Eight long orthogonal examples: after seven mistakes the next sum might not be exact in float64."""
    examples = streams.orthonormal(8).examples.scaled(3 * 2**23)
    course = passes._course(Perceptron(), examples)
    assert isinstance(course.w, np.ndarray)
    first = course.advance(0, 80, -1, False)
    assert (first.stop, first.latest, first.mistakes.tolist()) == (7, 6, list(range(7))) and isinstance(course.w, tuple)
    for learner in (Perceptron(), Perceptron(0, 1000), Perceptron(0, 1, tuple(range(8)))):
        agree(learner, examples, examples, 10)
        agree(learner, examples, Arrays(np.array(examples.X), np.array(examples.y)), 10)


def test_real_digits_until_clean():
    examples = digits(3, 8)
    X, y = np.array(examples.X, dtype=float), np.array(examples.y)
    for learner in (Perceptron(-1), Perceptron(0), Perceptron(1, rate=2, start=tuple(range(64)))):
        agree(learner, examples, Arrays(X, y), 30)
    run = engine.play_until_clean(Perceptron(), Arrays(X, y), 100)
    assert run.clean and run.exact and all(type(w) is int for w in run.weights)


def test_many_passes_over_few_examples():
    """Blocks end inside passes; 40 has the 3·40² + 5 mistakes of the law."""
    run = engine.play_until_clean(Perceptron(), two_points_with_dummy(40), 10**6)
    assert len(run.mistakes) == 3 * 40**2 + 5 and run.clean
    assert run.weights == next(reversed(run.steps)).after


def test_arrays_read_as_examples_do():
    arrays = Arrays(np.array([[1.0, 2.0], [0.0, -3.0]]), np.array([1.0, -1.0]))
    examples = arrays.examples()
    assert list(arrays) == list(examples) and arrays.dimension == 2 and len(arrays) == 2
    assert (arrays.radius2, arrays.margin((1, 1))) == (examples.radius2, examples.margin((1, 1))) == (9, 3)
    assert arrays.largest == 3 and Arrays(np.array([[-0.5]]), [1]).largest == 0.5
    assert Arrays(np.array([[-128]], dtype=np.int8), [1]).largest == 128


LABELS = np.array([1, -1])


@pytest.mark.parametrize(
    ("X", "y", "error", "message"),
    [
        (np.array([[1.0, 2.0], [np.nan, 1.0]]), LABELS, NotANumber, "row 1, column 0: nan"),
        (np.array([[1.0, -np.inf], [0.0, 1.0]]), LABELS, NotANumber, "row 0, column 1: -inf"),
        (np.zeros((2, 2)), np.array([1, 0]), BadLabel, "label 0 of example 1"),
        (np.zeros((2, 2)), np.array(["a", "b"]), BadLabel, "label 'a' of example 0"),
        (np.zeros((2, 2)), np.array([1]), RaggedRows, "2 rows but 1 labels"),
        (np.zeros(2), LABELS, RaggedRows, "shape"),
        (np.zeros((0, 2)), np.array([]), NoExamples, "no examples"),
        (np.zeros((2, 2), dtype=bool), LABELS, BadArray, "bool"),
        (np.zeros((2, 2), dtype=object), LABELS, BadArray, "object"),
    ],
)
def test_bad_arrays_are_refused_by_name(X, y, error, message):
    with pytest.raises(error, match=message) as refusal:
        Arrays(X, y)
    assert hasattr(refusal.value, "offender") or hasattr(refusal.value, "value")


def test_bad_requests_are_refused_by_name():
    examples = Examples([(1,)], [1])
    with pytest.raises(NoCompiledPass, match="no compiled pass") as refusal:
        engine.play(Halving(), examples)
    assert refusal.value.offender == Halving()
    for bad in (0, -1, 2.0):
        with pytest.raises(BadPasses):
            engine.play(Perceptron(), examples, bad)
        with pytest.raises(BadPasses):
            engine.play_until_clean(Perceptron(), examples, bad)


@pytest.mark.parametrize("examples", [two_points_with_dummy(9), Examples([(0.1, 1.0), (0.2, 1.0)], [1, -1])])
def test_an_interrupted_run_keeps_its_mistakes(monkeypatch, examples):
    whole = engine.play(Perceptron(), examples, 200)
    stop_at_look(monkeypatch, look=5, block=7)
    with pytest.raises(Interrupted, match="stopped after 42 examples") as stop:
        engine.play(Perceptron(), examples, 200)
    assert stop.value.shown == 42
    assert stop.value.run.mistakes == tuple(i for i in whole.mistakes if i < 42)
    assert stop.value.run.passes == 21


def test_a_bar_appears_when_asked_and_not_on_short_runs(capsys):
    examples = two_points_with_dummy(3)
    engine.play(Perceptron(), examples)
    assert capsys.readouterr().err == ""
    engine.play(Perceptron(), examples, progress=True)
    assert "examples" in capsys.readouterr().err


@pytest.mark.slow
def test_the_benchmarks_run():
    text = page(measure(quick=True))
    assert text.count("<svg") == text.count("aria-label=") == 3 and "all at the same positions" in text
    assert "\n\n" not in text[text.index("<figure") : text.index("</figure>")], "an empty line would end the HTML"
