"""A sweep's table is the same whatever computes it."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from multiprocessing import get_context

import numpy as np
import pytest
from refusals import refusals

from mistake_bounds import Perceptron, Winnow, engine, play, play_until_clean
from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
from mistake_bounds.chapters.perceptron.examples import orthonormal
from mistake_bounds.chapters.winnow_ors.examples import disjunction, hadamard
from mistake_bounds.examples import BadFeature, shuffled
from mistake_bounds.streams.generated import separable
from mistake_bounds.streams.strings import StringSets
from mistake_bounds.sweep import BadTask, Table, stream, sweep

LEARNERS = {"Perceptron": Perceptron(), "Winnow": Winnow(), "slower": Winnow(Fraction(3, 2))}
STREAMS = [stream(disjunction, m=40, n=12, r=2, active=4, seed=seed) for seed in range(3)]
ORDERS = (None, 1, 2)


@pytest.fixture(scope="module")
def serial() -> Table:
    return sweep(LEARNERS, STREAMS, ORDERS, passes=2)


def test_each_row_is_the_run_that_it_speaks_of(serial):
    assert len(serial) == 27
    for row, (one, order, learner) in zip(
        serial, ((s, o, w) for s in STREAMS for o in ORDERS for w in LEARNERS.values()), strict=True
    ):
        examples = disjunction(40, 12, 2, 4, row["seed"]).examples
        run = play(learner, examples if order is None else shuffled(examples, order), 2)
        assert (row.stream, row.order, row.mistakes, row.measured) == (repr(one), order, len(run.mistakes), None)
    assert set(serial["learner"]) == set(LEARNERS)


def test_the_same_table_from_processes(serial):
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        assert sweep(LEARNERS, STREAMS, ORDERS, 2, processes) == serial
        with pytest.raises(BadFeature) as refusal:
            sweep({"Winnow": Winnow()}, [stream(hadamard, n=4, seed=0)], executor=processes)
    assert refusal.value.value == -1 and refusal.value.__notes__ == ["Winnow on hadamard(n=4, seed=0), order None"]


def test_tasks_are_names_and_seeds():
    big = stream(disjunction, m=10**6, n=10**6, r=3, active=50, seed=0, sparse=True)
    assert len(pickle.dumps((Winnow(), big, 7))) < 500 and pickle.loads(pickle.dumps(big)) == big


def test_other_ways_to_play_and_to_measure():
    fast = sweep(LEARNERS, STREAMS, ORDERS, 2, play=partial(engine.play, progress=False))
    assert fast == sweep(LEARNERS, STREAMS, ORDERS, 2)
    until = sweep([Perceptron()], [stream(separable, m=30, n=3, margin=5, seed=0)], passes=99, play=play_until_clean,
                  measure=lambda run: run.passes)  # fmt: skip
    assert until["measured"][0] > 1 and "measured" in repr(until)


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


def test_a_table_is_indexed_and_cut(serial):
    assert serial[0].learner == "Perceptron" and serial[0]["n"] == 12
    assert set(serial.where(learner="Winnow", order=2)["seed"]) == {0, 1, 2}
    worst = serial.curves("seed")["Winnow"]
    assert worst == {s: max(serial.where(learner="Winnow", seed=s)["mistakes"]) for s in range(3)}
    assert serial.curves("order", by=min)["Perceptron"][1] == min(
        serial.where(learner="Perceptron", order=1)["mistakes"]
    )


def test_a_table_shows_itself(serial):
    lines = repr(serial.where(seed=0, order=None)).splitlines()
    assert lines[0].split() == ["learner", "stream", "order", "mistakes", "measured"] and len(lines) == 4
    assert "slower" in lines[3]
    named = sweep({"a < b": Perceptron()}, [stream(orthonormal, M=3)])
    assert "<td>a &lt; b</td><td>3</td>" in named.spans()._repr_html_()
    assert [line[0] for line in (named + serial).spans().lines][:2] == ["learner", "a < b"]
    (unnamed,) = sweep([Winnow()], STREAMS[:1])
    assert unnamed.learner == repr(Winnow())


# the shorter tables


def test_what_was_measured_stands_beside_the_mistakes_under_the_name_of_the_measure():
    def updates(run):
        return len(run.updates)

    table = sweep({"Perceptron": Perceptron()}, STREAMS, measure=updates)
    assert table.along("seed").lines[0] == ("seed", "Perceptron", "updates") and "updates" in repr(table)
    assert "<th>updates</th>" in table.along("seed")._repr_html_()


test_what_cannot_be_played_is_refused = refusals(
    (lambda: sweep([Winnow], STREAMS), BadTask, Winnow),
    (lambda: sweep(LEARNERS, [separable]), BadTask, separable),
)
