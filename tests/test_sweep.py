"""A sweep's table is the same whatever computes it; interrupted, it holds what was done; a bar is for terminals."""

import io
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from functools import partial
from multiprocessing import get_context

import numpy as np
import pytest

from mistake_bounds import Examples, Perceptron, Winnow, engine, play, play_until_clean
from mistake_bounds.examples import BadFeature
from mistake_bounds.learners import InfiniteAttributes
from mistake_bounds.streams import StringSets, disjunction, hadamard, orthonormal, separable
from mistake_bounds.sweep import BadTask, Stream, Table, shuffled, stream, sweep

LEARNERS = (Perceptron(), Winnow(), Winnow(Fraction(3, 2)))
STREAMS = [stream(disjunction, m=40, n=12, r=2, active=4, seed=seed) for seed in range(3)]
ORDERS = (None, 1, 2)


@pytest.fixture(scope="module")
def serial() -> Table:
    return sweep(LEARNERS, STREAMS, ORDERS, passes=2)


def test_each_row_is_the_run_that_it_speaks_of(serial):
    assert len(serial) == 27 and serial.complete
    for row, (one, order, learner) in zip(
        serial, ((s, o, w) for s in STREAMS for o in ORDERS for w in LEARNERS), strict=True
    ):
        examples = disjunction(40, 12, 2, 4, row["seed"]).examples
        run = play(learner, examples if order is None else shuffled(examples, order), 2)
        assert (row.stream, row.order, row.mistakes) == (one.name, order, len(run.mistakes))
        assert (row.clean, row.presented, row.close_calls, row.measured) == (run.clean, 80, 0, None)
    assert set(serial["learner"]) == {"Perceptron()", "Winnow()", "Winnow(factor=3/2)"}


@pytest.mark.parametrize("chunk", [None, 1, 5, 1000])
def test_the_same_table_from_threads_in_chunks_of_any_size(serial, chunk):
    with ThreadPoolExecutor(3) as threads:
        assert sweep(LEARNERS, STREAMS, ORDERS, 2, threads, chunk=chunk) == serial


def test_the_same_table_from_processes(serial):
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        assert sweep(LEARNERS, STREAMS, ORDERS, 2, processes) == serial
        with pytest.raises(BadFeature, match="not -1") as refusal:
            sweep([Winnow()], [stream(hadamard, n=4, seed=0)], executor=processes)
    assert refusal.value.value == -1 and refusal.value.__notes__ == ["Winnow() on hadamard(n=4, seed=0), order None"]


def test_the_same_table_from_a_cluster(serial):
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with (
        distributed.LocalCluster(n_workers=2, processes=False, protocol="tcp://", dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        assert sweep(LEARNERS, STREAMS, ORDERS, 2, client.get_executor()) == serial


def test_tasks_are_names_and_seeds():
    big = stream(disjunction, m=10**6, n=10**6, r=3, active=50, seed=0, sparse=True)
    assert len(pickle.dumps((Winnow(), big, 7))) < 500 and pickle.loads(pickle.dumps(big)) == big


def test_other_ways_to_play_and_to_measure():
    fast = sweep(LEARNERS, STREAMS, ORDERS, 2, play=partial(engine.play, progress=False))
    assert fast == sweep(LEARNERS, STREAMS, ORDERS, 2)
    until = sweep([Perceptron()], [stream(separable, m=30, n=3, margin=5, seed=0)], passes=99, play=play_until_clean,
                  measure=lambda run: run.passes)  # fmt: skip
    assert until[0].clean and until["measured"] == (until[0].presented // 30,) and "measured" in repr(until)


def first_mistake(run):
    return run.mistakes[:1]


def test_orders_of_everything_that_streams_give():
    sparse = stream(disjunction, m=30, n=50, r=2, active=9, seed=0, sparse=True)
    dense = stream(disjunction, m=30, n=50, r=2, active=9, seed=0)
    table = sweep([Winnow()], [sparse, dense], [None, 5], play=partial(engine.play, progress=False))
    assert table["mistakes"][:2] == table["mistakes"][2:]
    sets = stream(StringSets, X=(("buy", "cheap"), ("hello",), ("buy",)), y=(1, -1, 1))
    assert (
        len(set(sweep([InfiniteAttributes(2, 1, slots=50)], [sets], [None, 1], measure=first_mistake)["measured"])) == 2
    )
    arrays = engine.Arrays(np.arange(6).reshape(3, 2), np.array([1, -1, 1]))
    assert shuffled(arrays, 1).examples() == shuffled(arrays.examples(), 1)


def test_a_table_is_indexed_sorted_and_cut(serial):
    assert serial[0].learner == "Perceptron()" and serial[0]["n"] == 12 and len(serial[3:5]) == 2
    ordered = serial.sorted("mistakes", "learner", reverse=True)
    assert list(ordered["mistakes"]) == sorted(serial["mistakes"], reverse=True) and ordered.complete
    assert set(serial.where(learner="Winnow()", order=2)["seed"]) == {0, 1, 2}
    worst = serial.curves("seed")["Winnow()"]
    assert worst == {s: max(serial.where(learner="Winnow()", seed=s)["mistakes"]) for s in range(3)}
    assert serial.curves("order", by=min)["Perceptron()"][1] == min(
        serial.where(learner="Perceptron()", order=1)["mistakes"]
    )
    with pytest.raises(KeyError):
        serial["nothing"]


def test_a_table_shows_itself(serial):
    lines = repr(serial[:3]).splitlines()
    assert lines[0].split() == ["learner", "stream", "mistakes", "clean"] and len(lines) == 4
    assert "Winnow(factor=3/2)" in lines[3] and "order" in repr(serial).splitlines()[0]
    named = sweep({"a < b": Perceptron()}, [stream(orthonormal, "M & M", M=3)])
    assert "<td>a &lt; b</td><td>M &amp; M</td><td>3</td>" in named._repr_html_()


class StopsAt:
    """`play` that is interrupted from the keyboard at the n-th run."""

    def __init__(self, n):
        self.left = n

    def __call__(self, *told):
        self.left -= 1
        if self.left <= 0:
            raise KeyboardInterrupt
        return play(*told)


def test_interrupted_it_returns_what_is_done(serial):
    table = sweep(LEARNERS, STREAMS, ORDERS, 2, play=StopsAt(11))
    assert table.rows == serial.rows[:10] and (table.asked, table.complete) == (27, False)
    assert repr(table).endswith("incomplete: 10 of 27 runs") and "<p>incomplete" in table._repr_html_()
    assert not table.sorted("mistakes").complete and not table[:2].complete
    with ThreadPoolExecutor(1) as one:
        table = sweep(LEARNERS, STREAMS, ORDERS, 2, one, play=StopsAt(11), chunk=1)
    assert set(serial.rows[:10]) <= set(table.rows) < set(serial.rows) and not table.complete


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize("screen", [io.StringIO(), Terminal()], ids=["a file", "a terminal"])
def test_a_bar_shows_on_a_terminal_only(monkeypatch, screen):
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("mistake_bounds.sweep._BAR", {"mininterval": 0, "leave": False})
    sweep([Perceptron()], [stream(orthonormal, M=3)], ORDERS)
    assert ("3/3" in screen.getvalue()) == screen.isatty()


@pytest.mark.parametrize(("learners", "streams", "orders"), [
    (["Winnow"], STREAMS, [None]),
    (LEARNERS, [Examples([(1,)], [1])], [None]),
    (LEARNERS, STREAMS, ["reversed"]),
    (LEARNERS, STREAMS, [1.5]),
])  # fmt: skip
def test_what_cannot_be_played_is_refused(learners, streams, orders):
    with pytest.raises(BadTask):
        sweep(learners, streams, orders)
    with pytest.raises(BadTask, match="rows"):
        stream(Examples, X=[(1, 0)], y=[1])


def test_nothing_to_do():
    empty = sweep([], STREAMS)
    assert len(empty) == 0 and empty.complete and empty == sweep([], STREAMS, executor=ThreadPoolExecutor(1))
    assert repr(empty) and isinstance(STREAMS[0], Stream)


# tables told shorter


def test_learners_stand_side_by_side_along_an_argument(serial):
    told = serial.along("seed").lines
    assert told[0] == ("seed", "Perceptron()", "Winnow()", "Winnow(factor=3/2)") and len(told) == 4
    counts = serial.where(learner="Winnow()", seed=1)["mistakes"]
    least, most = min(counts), max(counts)
    assert told[2][2] == (f"{least} to {most}" if least < most else str(least))


def test_what_was_measured_stands_beside_the_mistakes_under_the_name_of_the_measure():
    def updates(run):
        return len(run.updates)

    told = sweep([Perceptron()], STREAMS, measure=updates)
    assert told.along("seed").lines[0] == ("seed", "Perceptron()", "updates") and "updates" in repr(told)
    assert "<th>updates</th>" in told.along("seed")._repr_html_()


def test_two_tables_together_lack_what_either_lacks(serial):
    one, other = serial.where(learner="Winnow()"), serial.where(learner="Perceptron()")
    both = one + other
    assert both.rows == one.rows + other.rows and both.complete
    assert both.spans().lines[0] == ("learner", "mistakes") and [line[0] for line in both.spans().lines[1:]] == [
        "Winnow()", "Perceptron()",
    ]  # fmt: skip
    assert not (Table(one.rows, len(one) + 1) + other).complete
