"""Few relevant attributes among many: labels are the target's, and a wider stream holds the narrower one."""

import pytest

from mistake_bounds.chapters.cross_off.worst_case import cross_off_literals
from mistake_bounds.chapters.gap.examples import graded, irrelevant_bits, irrelevant_signs, majority, random_bits, units
from mistake_bounds.exact import BadSize, dot
from mistake_bounds.streams.generated import BadStream


@pytest.mark.parametrize("make", [irrelevant_bits, irrelevant_signs])
def test_more_irrelevant_attributes_change_nothing_else(make):
    wide = make(m=50, n=40, r=3, seed=4, most=40)
    for n in (3, 4, 17):
        narrow = make(m=50, n=n, r=3, seed=4, most=40)
        assert narrow.y == wide.y and narrow.X == tuple(x[:n] for x in wide.X)
    for n in (2, 41):
        with pytest.raises(BadStream, match=f"n={n}: n is an integer from 3 to 40"):
            make(m=5, n=n, r=3, seed=4, most=40)


def test_labels_are_the_targets():
    assert all((y > 0) == (sum(x[:5]) > 0) for x, y in majority(m=60, n=9, r=5, seed=0))
    assert all((y > 0) == any(x[:3]) for x, y in irrelevant_bits(m=60, n=9, r=3, seed=0, most=9))
    assert all((y > 0) == (dot((2, 1, -1), x) >= 1) for x, y in random_bits(60, (2, 1, -1), 1, seed=0))
    assert graded(30, (3, 2, 0), (-1, 0, 1), margin=2, seed=0).margin((3, 2, 0)) >= 2
    assert units(4).y == (1, -1, 1, -1) and units(4, dummy=2).dimension == 5


def test_a_margin_that_no_row_has_is_refused():
    with pytest.raises(BadStream, match="margin=6: no row"):
        graded(1, (3, 2), (-1, 1), margin=6, seed=0)


@pytest.mark.parametrize(("n", "r"), [(n, r) for n in range(1, 4) for r in range(n + 1)])
def test_crossing_off_literals_errs_n_plus_1_minus_r_times(n, r):
    assert cross_off_literals(n, r) == n + 1 - r


def test_more_relevant_literals_than_variables_are_refused():
    with pytest.raises(BadSize):
        cross_off_literals(2, 3)
