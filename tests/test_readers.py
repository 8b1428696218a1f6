"""Readers of what is no run of theirs, and targets without an order, are refused by name."""

import pytest
from checks.streams import LINE

from mistake_bounds import Perceptron, play
from mistake_bounds.chapters.imperfect_separators.theorem import read_in_one_dimension
from mistake_bounds.chapters.margins import theorem as places
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.winnow_ors.chips import NotAPower, chips_of
from mistake_bounds.exact import BadSize, Refusal
from mistake_bounds.theorem.targets import BadTarget

RUN = play(Perceptron(), LINE)


def test_what_has_no_order_is_no_target():
    """Two numbers that are a set stand in an order of their own."""
    for other in ({1, 0}, {1: 3, 0: -2}, {1: 3}.keys()):
        with pytest.raises(BadTarget):
            perceptron.read(RUN, other)


def test_readers_of_examples_of_another_shape_refuse_them():
    with pytest.raises(Refusal, match="attributes=2: .* from 1 to 1"):
        read_in_one_dimension(RUN)
    with pytest.raises(Refusal, match="3 rows of 2 attributes"):
        places.check(LINE, (1, 2, 3))
    for measure in (LINE.margin, lambda u: LINE.distances(u, 1)):
        assert measure(iter((1, 0))) == measure((1, 0))
        with pytest.raises(BadSize, match="u has 3 entries where the examples have 2"):
            measure((1, 2, 3))
    with pytest.raises(NotAPower) as refused:
        chips_of(3, 2)
    assert isinstance(refused.value, Refusal) and refused.value.offender == refused.value.weight == 3
